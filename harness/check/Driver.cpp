//===- Driver.cpp - Checks many modules in workers ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Driver.h"
#include "harness/check/Explain.h"
#include "harness/check/PendingVerdicts.h"
#include "harness/check/PrepareBatch.h"
#include "harness/check/Record.h"
#include "harness/external/Process.h"

using namespace mlir;

namespace bufdiff {

using oracle::FindingKind;

Finding makeDeathFinding(const WorkerDeath &death,
                         llvm::ArrayRef<const Path *> paths) {
  Finding finding;
  switch (death.kind) {
  case WorkerDeath::Kind::Timeout:
    finding.kind = FindingKind::Timeout;
    break;
  case WorkerDeath::Kind::OutOfMemory:
    finding.kind = FindingKind::OutOfMemory;
    break;
  case WorkerDeath::Kind::Signal:
  case WorkerDeath::Kind::StackOverflow:
  case WorkerDeath::Kind::HeapCorruption:
  case WorkerDeath::Kind::Exit:
    finding.kind = FindingKind::Crash;
    break;
  }
  // Before any path, the stage is all there is to blame.
  std::string stage = stageName(death.stage).str();
  uint32_t number = death.path;
  if (number > kWitnessPath && number < kBlamePath) {
    number -= kWitnessPath;
    finding.kind = FindingKind::WitnessDisagrees;
  }
  const Path *path =
      number && number <= paths.size() ? paths[number - 1] : nullptr;
  finding.path = path ? path->name().str() : "(" + stage + ")";
  std::string family = path ? path->family().str() : finding.path;
  std::string name = oracle::findingName(finding.kind).str();
  std::string how = death.describe();
  if (!death.where.empty())
    how += " in " + death.where;
  finding.signature = name + ":" + family + ":" + how + ":" + stage;
  finding.explanation = name + " on path " + finding.path + ": " + how +
                        " in stage " + stage + "\n";
  return finding;
}

namespace {

class SeedTask final : public WorkerTask {
public:
  explicit SeedTask(const CheckOptions &options)
      : ops(oracle::OpRegistry::builtin()), checker(ops, options),
        witnessRate(options.witnessRate) {}

  void prepareItems(uint64_t begin, uint64_t end, Progress &progress) override {
    prepareBatch(checker, begin, end, progress,
                 [](uint64_t item) { return ChoiceSequence::fromSeed(item); });
  }

  std::string run(uint64_t item, llvm::ArrayRef<uint32_t> excluded,
                  Progress &progress) override {
    checker.setProgress(&progress);
    // By number, so that the same seeds are treated alike whatever else runs.
    checker.setWitness(witnessRate && item % witnessRate == 0);
    checker.setSecondLook(item % kSecondLookRate == 0);
    return encodeVerdict(
        checker.checkChoices(ChoiceSequence::fromSeed(item), excluded));
  }

private:
  oracle::OpRegistry ops;
  Checker checker;
  unsigned witnessRate;
};

class InputTask final : public WorkerTask {
public:
  InputTask(const std::vector<ModuleInput> &inputs, const CheckOptions &options)
      : inputs(inputs), ops(oracle::OpRegistry::builtin()),
        checker(ops, options) {}

  void prepareItems(uint64_t begin, uint64_t end, Progress &progress) override {
    prepareBatch(checker, begin, end, progress,
                 [this](uint64_t item) { return choicesOf(inputs[item]); });
  }

  std::string run(uint64_t item, llvm::ArrayRef<uint32_t> excluded,
                  Progress &progress) override {
    checker.setProgress(&progress);
    return encodeVerdict(
        checker.checkChoices(choicesOf(inputs[item]), excluded));
  }

private:
  const std::vector<ModuleInput> &inputs;
  oracle::OpRegistry ops;
  Checker checker;
};

/// The first byte of a text item's record.
constexpr char kVerdictMark = 'v', kUnreadableMark = 'u';

class TextTask final : public WorkerTask {
public:
  explicit TextTask(const std::vector<TextItem> &items)
      : items(items), ops(oracle::OpRegistry::builtin()) {}

  std::string run(uint64_t item, llvm::ArrayRef<uint32_t> excluded,
                  Progress &progress) override {
    // Each file may ask for paths of its own.
    Checker checker(ops, items[item].options);
    checker.setProgress(&progress);
    external::setHeartbeat([&progress] { progress.beat(); });
    std::string error;
    FailureOr<ModuleVerdict> verdict =
        checker.checkText(items[item].text, items[item].name, error, excluded);
    if (failed(verdict))
      return kUnreadableMark + error;
    return kVerdictMark + encodeVerdict(*verdict);
  }

private:
  const std::vector<TextItem> &items;
  oracle::OpRegistry ops;
};

} // namespace

ChoiceSequence choicesOf(const ModuleInput &input) {
  return input.seed ? ChoiceSequence::fromSeed(*input.seed)
                    : ChoiceSequence::fromBytes(input.choices);
}

/// Runs a task whose records are verdicts of generated modules.
static LogicalResult runVerdicts(
    uint64_t begin, uint64_t end,
    const std::function<std::vector<const Path *>(uint64_t item)> &pathsOf,
    const WorkerOptions &workers,
    const std::function<std::unique_ptr<WorkerTask>()> &makeTask,
    const std::function<void(uint64_t item, const ModuleVerdict &)> &done,
    const std::function<bool()> &shouldStop, std::string &error) {
  PendingVerdicts pending;
  WorkerEvents events;
  events.onRecord = [&](uint64_t item, llvm::StringRef record) {
    ModuleVerdict verdict = pending.take(item);
    if (std::optional<ModuleVerdict> more = decodeVerdict(record))
      verdict.merge(std::move(*more));
    done(item, verdict);
  };
  events.onDeath = [&](const WorkerDeath &death) {
    return pending.addDeath(death, pathsOf(death.item), done);
  };
  events.shouldStop = shouldStop;
  return runWorkers(begin, end, workers, makeTask, events, error);
}

LogicalResult checkSeeds(
    uint64_t begin, uint64_t end, const CheckOptions &options,
    const WorkerOptions &workers,
    const std::function<void(uint64_t seed, const ModuleVerdict &)> &done,
    const std::function<bool()> &shouldStop, std::string &error) {
  PathDraw draw(options.drawnPaths);
  return runVerdicts(
      begin, end,
      [&](uint64_t seed) {
        return draw.extend(options.paths, ChoiceSequence::fromSeed(seed).key());
      },
      workers, [&] { return std::make_unique<SeedTask>(options); }, done,
      shouldStop, error);
}

LogicalResult
checkInputs(const std::vector<ModuleInput> &inputs, const CheckOptions &options,
            const WorkerOptions &workers,
            const std::function<void(size_t item, const ModuleVerdict &)> &done,
            const std::function<bool()> &shouldStop, std::string &error) {
  PathDraw draw(options.drawnPaths);
  return runVerdicts(
      0, inputs.size(),
      [&](uint64_t item) {
        return draw.extend(options.paths, choicesOf(inputs[item]).key());
      },
      workers, [&] { return std::make_unique<InputTask>(inputs, options); },
      done, shouldStop, error);
}

LogicalResult checkTexts(
    const std::vector<TextItem> &items, const WorkerOptions &workers,
    const std::function<void(size_t item, const ModuleVerdict &)> &done,
    const std::function<void(size_t item, const std::string &why)> &unreadable,
    const std::function<bool()> &shouldStop, std::string &error) {
  PendingVerdicts pending;
  WorkerEvents events;
  events.onRecord = [&](uint64_t item, llvm::StringRef record) {
    ModuleVerdict verdict = pending.take(item);
    if (record.consume_front(llvm::StringRef(&kUnreadableMark, 1))) {
      unreadable(item, record.str());
      return;
    }
    record = record.drop_front();
    if (std::optional<ModuleVerdict> more = decodeVerdict(record))
      verdict.merge(std::move(*more));
    done(item, verdict);
  };
  events.onDeath = [&](const WorkerDeath &death) {
    if (!death.path && death.stage == Stage::Parse) {
      // MLIR's parser, not bufferization: the file cannot be read.
      unreadable(death.item, items[death.item].name + ": the parser dies (" +
                                 death.describe() + ")");
      return false;
    }
    return pending.addDeath(death, items[death.item].options.paths, done);
  };
  events.shouldStop = shouldStop;
  return runWorkers(
      0, items.size(), workers,
      [&] { return std::make_unique<TextTask>(items); }, events, error);
}

} // namespace bufdiff
