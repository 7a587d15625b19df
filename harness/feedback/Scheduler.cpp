//===- Scheduler.cpp - Which module comes next --------------------------------
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/feedback/Scheduler.h"
#include "harness/feedback/ChoiceMutator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

using namespace mlir;

namespace bufdiff {

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kSeedWord = "seed ";
static constexpr llvm::StringLiteral kChoicesWord = "choices ";

std::string printChoices(llvm::ArrayRef<uint8_t> choices) {
  return llvm::toHex(choices, /*LowerCase=*/true);
}

std::optional<std::vector<uint8_t>> parseChoices(llvm::StringRef text) {
  // An odd number of digits would be read as if a zero came first.
  std::string bytes;
  if (text.size() % 2 != 0 || !llvm::tryGetFromHex(text, bytes))
    return std::nullopt;
  return std::vector<uint8_t>(bytes.begin(), bytes.end());
}

std::string ModuleInput::name() const {
  if (seed)
    return (kSeedWord + llvm::Twine(*seed)).str();
  return (kChoicesWord + printChoices(choices)).str();
}

std::optional<ModuleInput> ModuleInput::parse(llvm::StringRef name) {
  ModuleInput input;
  if (name.consume_front(kSeedWord)) {
    uint64_t seed = 0;
    if (name.getAsInteger(10, seed))
      return std::nullopt;
    input.seed = seed;
    return input;
  }
  if (!name.consume_front(kChoicesWord))
    return std::nullopt;
  std::optional<std::vector<uint8_t>> choices = parseChoices(name);
  if (!choices)
    return std::nullopt;
  input.choices = std::move(*choices);
  return input;
}

//===----------------------------------------------------------------------===//
// Scheduling
//===----------------------------------------------------------------------===//

/// Modules of 100 that are drawn afresh, however much was kept: mutants alone
/// would stay near what was found first.
static constexpr unsigned kFreshPercent = 20;

/// What was kept up to two batches before the module's.
llvm::ArrayRef<CorpusEntry> FuzzState::corpusFor(uint64_t module) const {
  uint64_t batch = module / kBatchModules;
  uint64_t end = batch < 2 ? 0 : (batch - 1) * kBatchModules;
  size_t count = llvm::partition_point(entries,
                                       [&](const CorpusEntry &entry) {
                                         return entry.module < end;
                                       }) -
                 entries.begin();
  return llvm::ArrayRef(entries).take_front(count);
}

/// One of the entries. Half of the time a recent one: what is new has been
/// mutated least.
static const CorpusEntry &pickEntry(llvm::ArrayRef<CorpusEntry> corpus,
                                    Random &random) {
  if (random.chance(50))
    corpus = corpus.take_back(std::max<size_t>(corpus.size() / 8, 1));
  return corpus[random.below(corpus.size())];
}

ModuleInput FuzzState::plan(uint64_t module) const {
  ModuleInput input;
  input.seed = (runSeed << 32) + module;
  llvm::ArrayRef<CorpusEntry> corpus = corpusFor(module);
  if (!feedback || corpus.empty())
    return input;
  // Apart from the stream of the seed's own choices.
  Random random(*input.seed ^ 0x6d757461746f7273ULL);
  if (random.chance(kFreshPercent))
    return input;
  input.seed.reset();
  const CorpusEntry &parent = pickEntry(corpus, random);
  const CorpusEntry &other = pickEntry(corpus, random);
  input.choices = mutateChoices(parent.choices, other.choices, random);
  return input;
}

uint32_t FuzzState::merge(llvm::ArrayRef<ModuleOutcome> outcomes) {
  uint64_t first = nextModule();
  uint32_t before = seen.size();
  for (auto [i, outcome] : llvm::enumerate(outcomes)) {
    uint32_t numNew = 0;
    for (uint32_t slot : outcome.features)
      numNew += seen.add(slot);
    // What has no choices has nothing to mutate.
    if (numNew > 0 && outcome.isParent && !outcome.choices.empty()) {
      CorpusEntry entry;
      entry.module = first + i;
      entry.newFeatures = numNew;
      entry.choices = outcome.choices;
      if (entry.choices.size() > kMaxChoices)
        entry.choices.resize(kMaxChoices);
      entries.push_back(std::move(entry));
    }
  }
  ++numBatches;
  addPoint({first + outcomes.size(), seen.size()});
  return seen.size() - before;
}

void FuzzState::addPoint(Point point) {
  constexpr size_t kMaxPoints = 128;
  // The last point is where the run stands; it stays when its turn comes.
  if (!points.empty() && (numBatches - 1) % stride != 0)
    points.pop_back();
  points.push_back(point);
  if (points.size() < kMaxPoints)
    return;
  stride *= 2;
  std::vector<Point> kept;
  for (auto [i, old] : llvm::enumerate(points))
    if (i % 2 == 1 || i + 1 == points.size())
      kept.push_back(old);
  points = std::move(kept);
}

//===----------------------------------------------------------------------===//
// Saving
//===----------------------------------------------------------------------===//

/// Changes with the meaning of features, choices or this format.
static constexpr llvm::StringLiteral kStateMagic = "bufdiff-fuzz-state-1\n";

namespace {

class Writer {
public:
  void number(uint64_t value) {
    char bytes[8];
    llvm::support::endian::write64le(bytes, value);
    out.append(bytes, sizeof(bytes));
  }
  void bytes(llvm::ArrayRef<uint8_t> data) {
    number(data.size());
    out.append(data.begin(), data.end());
  }
  std::string out = kStateMagic.str();
};

/// Past the end everything is 0 and `good` is false.
class Reader {
public:
  explicit Reader(llvm::StringRef bytes) : rest(bytes) {}
  uint64_t number() {
    if (rest.size() < 8) {
      good = false;
      return 0;
    }
    uint64_t value = llvm::support::endian::read64le(rest.data());
    rest = rest.drop_front(8);
    return value;
  }
  std::vector<uint8_t> bytes() {
    uint64_t size = number();
    if (size > rest.size()) {
      good = false;
      return {};
    }
    std::vector<uint8_t> data(rest.begin(), rest.begin() + size);
    rest = rest.drop_front(size);
    return data;
  }
  /// A count of items of at least `itemSize` bytes each.
  uint64_t count(uint64_t itemSize) {
    uint64_t value = number();
    if (value > rest.size() / itemSize)
      good = false;
    return good ? value : 0;
  }
  llvm::StringRef rest;
  bool good = true;
};

} // namespace

std::string FuzzState::save() const {
  Writer writer;
  writer.number(runSeed);
  writer.number(feedback);
  writer.number(kBatchModules);
  writer.number(numBatches);
  writer.number(stride);
  writer.number(seen.bits().size());
  for (uint64_t word : seen.bits())
    writer.number(word);
  writer.number(points.size());
  for (const Point &point : points) {
    writer.number(point.modules);
    writer.number(point.features);
  }
  writer.number(entries.size());
  for (const CorpusEntry &entry : entries) {
    writer.number(entry.module);
    writer.number(entry.newFeatures);
    writer.bytes(entry.choices);
  }
  return std::move(writer.out);
}

FailureOr<FuzzState> FuzzState::load(llvm::StringRef bytes,
                                     std::string &error) {
  Reader reader(bytes);
  if (!reader.rest.consume_front(kStateMagic)) {
    error = "not the state of a run, or one of another version";
    return failure();
  }
  FuzzState state(0);
  state.runSeed = reader.number();
  state.feedback = reader.number() != 0;
  bool isOurs = reader.number() == kBatchModules;
  state.numBatches = reader.number();
  state.stride = reader.number();
  std::vector<uint64_t> words(reader.count(8));
  for (uint64_t &word : words)
    word = reader.number();
  isOurs &= state.seen.assign(words);
  for (uint64_t n = reader.count(16); n > 0; --n) {
    Point point;
    point.modules = reader.number();
    point.features = reader.number();
    state.points.push_back(point);
  }
  for (uint64_t n = reader.count(24); n > 0; --n) {
    CorpusEntry entry;
    entry.module = reader.number();
    entry.newFeatures = reader.number();
    entry.choices = reader.bytes();
    // plan() relies on both.
    isOurs &=
        !entry.choices.empty() &&
        (state.entries.empty() || state.entries.back().module < entry.module);
    state.entries.push_back(std::move(entry));
  }
  if (!reader.good || !reader.rest.empty() || !isOurs || state.stride == 0) {
    error = "the state of a run is damaged";
    return failure();
  }
  return state;
}

} // namespace bufdiff
