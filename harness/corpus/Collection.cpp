//===- Collection.cpp - Inputs of campaigns and engines -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/corpus/Collection.h"
#include "harness/check/Record.h"
#include "harness/corpus/Envelope.h"
#include "harness/feedback/FeatureMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"
#include <cerrno>
#include <cstring>
#include <set>

using namespace mlir;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace bufdiff {

std::string CorpusInput::id() const {
  std::string all = (form->name + "\n" + profile + "\n").str();
  all.append(bytes.begin(), bytes.end());
  return llvm::utohexstr(llvm::xxh3_64bits(all), /*LowerCase=*/true,
                         /*Width=*/16);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static LogicalResult readFile(const std::string &file,
                              const InputFormInfo &form,
                              std::vector<CorpusInput> &inputs,
                              std::string &error) {
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer) {
    error = "cannot read '" + file + "': " + buffer.getError().message();
    return failure();
  }
  llvm::StringRef text = (*buffer)->getBuffer();
  CorpusInput input;
  input.name = file;
  input.bytes.assign(text.bytes_begin(), text.bytes_end());
  input.form = &form;
  if (form.name == "choices" && looksLikeModule(input.bytes))
    input.form = lookupInputForm("mlir");
  inputs.push_back(std::move(input));
  return success();
}

LogicalResult readInputs(llvm::StringRef place, const InputFormInfo &form,
                         std::vector<CorpusInput> &inputs, std::string &error) {
  if (!fs::is_directory(place))
    return readFile(place.str(), form, inputs, error);
  std::vector<std::string> found;
  std::error_code code;
  for (fs::directory_iterator it(place, code), end; it != end && !code;
       it.increment(code))
    // `.state` and `.cur_input` of AFL++, `.git` of everybody.
    if (!path::filename(it->path()).starts_with("."))
      found.push_back(it->path());
  if (code) {
    error = ("cannot read '" + place + "': " + code.message()).str();
    return failure();
  }
  llvm::sort(found);
  // An instance of AFL++: its crashes and statistics are no corpus.
  auto isQueue = [](const std::string &file) {
    return path::filename(file) == "queue" && fs::is_directory(file);
  };
  if (llvm::any_of(found, isQueue))
    llvm::erase_if(found,
                   [&](const std::string &file) { return !isQueue(file); });
  for (const std::string &file : found)
    if (failed(readInputs(file, form, inputs, error)))
      return failure();
  return success();
}

void dropDuplicates(std::vector<CorpusInput> &inputs) {
  std::set<std::string> seen;
  llvm::erase_if(inputs, [&](const CorpusInput &input) {
    return !seen.insert(input.id()).second;
  });
}

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

/// Changes with the form of the lines.
static constexpr llvm::StringLiteral kRecordMagic = "bufdiff-records 1 ";

RecordFile::~RecordFile() {
  if (stream)
    std::fclose(stream);
}

static std::string printRecord(llvm::StringRef id, const InputRecord &record) {
  std::string line = (id + " " + record.verdict).str();
  for (uint32_t feature : record.features)
    line += " " + std::to_string(feature);
  return line + "\n";
}

LogicalResult RecordFile::open(llvm::StringRef file, llvm::StringRef heading,
                               std::string &error) {
  if (file.empty())
    return success();
  std::string first = (kRecordMagic + heading).str();
  std::string kept = first + "\n";
  if (auto buffer = llvm::MemoryBuffer::getFile(file)) {
    auto [line, rest] = (*buffer)->getBuffer().split('\n');
    if (!line.empty() && !line.starts_with(kRecordMagic)) {
      error = ("'" + file + "' is no file of records").str();
      return failure();
    }
    while (line == first && rest.contains('\n')) {
      auto [entry, next] = rest.split('\n');
      rest = next;
      llvm::SmallVector<llvm::StringRef> words;
      entry.split(words, ' ');
      if (words.size() < 2)
        continue;
      InputRecord record;
      record.verdict = words[1].str();
      bool isGood = true;
      for (llvm::StringRef word : llvm::ArrayRef(words).drop_front(2)) {
        uint32_t slot = 0;
        isGood &= !word.getAsInteger(10, slot) && slot < kFeatureSlots;
        record.features.push_back(slot);
      }
      if (!isGood)
        continue;
      kept += printRecord(words[0], record);
      records[words[0].str()] = std::move(record);
    }
  }
  // Written anew: what was damaged at the end would damage the next line.
  stream = std::fopen(file.str().c_str(), "w");
  if (!stream ||
      std::fwrite(kept.data(), 1, kept.size(), stream) != kept.size() ||
      std::fflush(stream) != 0) {
    error = ("cannot write '" + file + "': " + std::strerror(errno)).str();
    return failure();
  }
  return success();
}

const InputRecord *RecordFile::lookup(llvm::StringRef id) const {
  auto it = records.find(id.str());
  return it == records.end() ? nullptr : &it->second;
}

LogicalResult RecordFile::add(llvm::StringRef id, InputRecord record,
                              std::string &error) {
  std::string line = printRecord(id, record);
  records[id.str()] = std::move(record);
  if (stream &&
      (std::fwrite(line.data(), 1, line.size(), stream) != line.size() ||
       std::fflush(stream) != 0)) {
    error = std::string("cannot write records: ") + std::strerror(errno);
    return failure();
  }
  return success();
}

namespace {

/// The first byte of a worker's record.
constexpr char kVerdictMark = 'v', kUnreadableMark = 'u';

class RecordTask final : public WorkerTask {
public:
  RecordTask(const std::vector<const CorpusInput *> &inputs,
             const CheckFlags &flags)
      : inputs(inputs), flags(flags) {}

  std::string run(uint64_t item, llvm::ArrayRef<uint32_t>,
                  Progress &progress) override {
    progress.enter(0, Stage::Parse);
    const CorpusInput &input = *inputs[item];
    InputOutcome outcome = formOf(input).check(input.bytes);
    if (!outcome.isInput)
      return std::string(1, kUnreadableMark);
    return kVerdictMark + encodeVerdict(outcome.verdict);
  }

private:
  InputForm &formOf(const CorpusInput &input) {
    std::unique_ptr<InputForm> &form =
        forms[{input.form->name.str(), input.profile}];
    if (!form) {
      std::string error;
      InputFormOptions options;
      options.flags = flags;
      if (!input.profile.empty())
        options.profile = lookupProfile(input.profile);
      form = input.form->make(options, error);
      // The same was made before there were workers.
      if (!form)
        llvm::report_fatal_error(llvm::Twine(error));
    }
    return *form;
  }

  const std::vector<const CorpusInput *> &inputs;
  const CheckFlags &flags;
  std::map<std::pair<std::string, std::string>, std::unique_ptr<InputForm>>
      forms;
};

} // namespace

LogicalResult record(const std::vector<CorpusInput> &inputs,
                     const RecordOptions &options, RecordFile &records,
                     std::string &error) {
  // Names of paths are wrong here or nowhere.
  if (failed(PathSet::make(options.flags, error)))
    return failure();
  std::vector<const CorpusInput *> missing;
  for (const CorpusInput &input : inputs)
    if (!records.lookup(input.id()))
      missing.push_back(&input);
  if (missing.empty())
    return success();
  std::string trouble;
  size_t done = 0;
  auto add = [&](uint64_t item, InputRecord made) {
    if (trouble.empty())
      (void)succeeded(
          records.add(missing[item]->id(), std::move(made), trouble));
    if (options.progress)
      options.progress(++done, missing.size());
  };
  WorkerEvents events;
  events.onRecord = [&](uint64_t item, llvm::StringRef text) {
    if (text.consume_front(llvm::StringRef(&kUnreadableMark, 1)))
      return add(item, {"unreadable", {}});
    std::optional<ModuleVerdict> verdict = decodeVerdict(text.drop_front());
    if (!verdict)
      return add(item, {"unreadable", {}});
    add(item, {verdictName(verdict->worst()).str(), verdict->features});
  };
  events.onDeath = [&](const WorkerDeath &death) {
    add(death.item, {"dies", {}});
    return false;
  };
  events.shouldStop = [&] {
    return !trouble.empty() || (options.shouldStop && options.shouldStop());
  };
  if (failed(runWorkers(
          0, missing.size(), options.workers,
          [&] { return std::make_unique<RecordTask>(missing, options.flags); },
          events, error)))
    return failure();
  if (!trouble.empty()) {
    error = trouble;
    return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Distilling
//===----------------------------------------------------------------------===//

std::vector<size_t> distill(const std::vector<CorpusInput> &inputs,
                            const RecordFile &records, size_t limit) {
  std::vector<const InputRecord *> shown(inputs.size());
  std::vector<size_t> order;
  for (auto [number, input] : llvm::enumerate(inputs)) {
    const InputRecord *record = records.lookup(input.id());
    if (!record || record->verdict != "agree")
      continue;
    shown[number] = record;
    order.push_back(number);
  }
  // Ids break ties, so that the order in which files are found does not matter.
  std::vector<std::string> ids;
  for (const CorpusInput &input : inputs)
    ids.push_back(input.id());
  llvm::sort(order, [&](size_t left, size_t right) {
    size_t first = inputs[left].bytes.size();
    size_t second = inputs[right].bytes.size();
    return first != second ? first < second : ids[left] < ids[right];
  });

  std::vector<uint32_t> covered(kFeatureSlots);
  std::vector<size_t> kept;
  for (size_t number : order) {
    bool isNew = llvm::any_of(shown[number]->features, [&](uint32_t slot) {
      return covered[slot] == 0;
    });
    if (!isNew)
      continue;
    kept.push_back(number);
    for (uint32_t slot : shown[number]->features)
      ++covered[slot];
  }
  // Later ones may have made an earlier one unnecessary; the largest goes
  // first.
  for (size_t i = kept.size(); i-- > 0;) {
    llvm::ArrayRef<uint32_t> features = shown[kept[i]]->features;
    if (llvm::any_of(features,
                     [&](uint32_t slot) { return covered[slot] == 1; }))
      continue;
    for (uint32_t slot : features)
      --covered[slot];
    kept.erase(kept.begin() + i);
  }
  if (kept.size() <= limit)
    return kept;

  // The most new features a byte, one after the other. (A module of twice the
  // size has to show twice as much.)
  std::vector<size_t> best;
  FeatureMap seen;
  while (best.size() < limit && !kept.empty()) {
    size_t place = 0;
    double most = -1;
    for (auto [i, number] : llvm::enumerate(kept)) {
      size_t gain = llvm::count_if(shown[number]->features, [&](uint32_t slot) {
        return !seen.contains(slot);
      });
      double value = double(gain) / (inputs[number].bytes.size() + 256);
      if (value > most) {
        most = value;
        place = i;
      }
    }
    for (uint32_t slot : shown[kept[place]]->features)
      seen.add(slot);
    best.push_back(kept[place]);
    kept.erase(kept.begin() + place);
  }
  return best;
}

} // namespace bufdiff
