//===- Engine.cpp - How many modules a mutant survives --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mutants crash and hang, so each run is a worker's. The mutant is asked first
// and its base only about modules that it fails on, which are few. A module
// that kills the worker is done again without the mutant: what remains is to
// ask the base, and where that dies too, nothing was shown.
//
//===----------------------------------------------------------------------===//

#include "tests/mutants/Engine.h"
#include "harness/check/Checker.h"
#include "harness/check/KnownFindings.h"
#include "harness/check/Record.h"
#include "harness/check/Worker.h"
#include "tests/mutants/MutantPath.h"
#include "llvm/ADT/STLExtras.h"
#include <chrono>
#include <map>

using namespace mlir;

namespace bufdiff::mutants {

static double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

namespace {

/// What one module showed.
enum class Shown : uint8_t {
  Nothing,
  Discarded,
  /// The base shows something, too; or what shows is a known bug of upstream's
  /// that the fault lays bare: an analysis that decides otherwise lets other
  /// models of operations run.
  Known,
  Kill,
  /// Not checked: the mutant is dead.
  Skipped,
};

class MutantTask final : public WorkerTask {
public:
  MutantTask(const Mutant &mutant, uint64_t firstSeed)
      : kinds(mutant.kinds), ops(oracle::OpRegistry::builtin()),
        paths(makePaths(mutant)), basePaths(makeBasePaths(mutant)),
        firstSeed(firstSeed), checker(ops, makeOptions(mutant, paths)),
        baseChecker(ops, makeOptions(mutant, basePaths)) {}

  std::string run(uint64_t item, llvm::ArrayRef<uint32_t> excluded,
                  Progress &progress) override {
    if (isDead)
      return record(Shown::Skipped);
    ChoiceSequence choices = ChoiceSequence::fromSeed(firstSeed + item);
    if (!excluded.empty()) {
      baseChecker.setProgress(&progress);
      ModuleVerdict verdict = baseChecker.checkChoices(choices);
      bool isClean = verdict.worst() == VerdictClass::Agree;
      isDead = isClean;
      return record(isClean ? Shown::Kill : Shown::Known);
    }

    checker.setProgress(&progress);
    // By number, so that the same modules are looked at more closely whatever
    // else runs.
    checker.setSecondLook((firstSeed + item) % kSecondLookRate == 0);
    uint64_t before = faultCount();
    double start = now();
    ModuleVerdict verdict = checker.checkChoices(choices);
    seconds = now() - start;
    isFaulty = faultCount() != before;
    if (verdict.findings.empty())
      return record(verdict.worst() == VerdictClass::Discarded
                        ? Shown::Discarded
                        : Shown::Nothing);
    baseChecker.setProgress(&progress);
    baseChecker.setSecondLook((firstSeed + item) % kSecondLookRate == 0);
    if (!baseChecker.checkChoices(choices).findings.empty())
      return record(Shown::Known);
    const Finding &worst = *verdict.worstFinding();
    if (!llvm::is_contained(kinds, worst.kind) &&
        knownBugs().match(worst.signature))
      return record(Shown::Known);
    isDead = true;
    return record(Shown::Kill, &worst);
  }

private:
  static CheckOptions
  makeOptions(const Mutant &mutant,
              const std::vector<std::unique_ptr<Path>> &paths) {
    CheckOptions options;
    for (const std::unique_ptr<Path> &path : paths)
      options.paths.push_back(path.get());
    options.explain = ExplainStyle::Short;
    if (!mutant.profile.empty())
      options.profile = lookupProfile(mutant.profile);
    return options;
  }

  std::string record(Shown shown, const Finding *finding = nullptr) const {
    RecordWriter writer;
    writer.number(static_cast<uint64_t>(shown));
    writer.number(static_cast<uint64_t>(seconds * 1e9));
    writer.number(isFaulty);
    writer.number(finding ? static_cast<uint64_t>(finding->kind) : 0);
    writer.text(finding ? finding->signature : std::string());
    return writer.take();
  }

  /// Empty where bufdiff's files are not there.
  static const KnownBugs &knownBugs() {
    static const KnownBugs bugs = [] {
      std::string directory = KnownBugs::defaultDirectory(), error;
      FailureOr<KnownBugs> loaded = failure();
      if (!directory.empty())
        loaded = KnownBugs::load(directory, error);
      return succeeded(loaded) ? std::move(*loaded) : KnownBugs();
    }();
    return bugs;
  }

  /// The right ones for the mutant.
  std::vector<oracle::FindingKind> kinds;
  oracle::OpRegistry ops;
  std::vector<std::unique_ptr<Path>> paths, basePaths;
  uint64_t firstSeed;
  Checker checker, baseChecker;
  bool isDead = false;
  double seconds = 0;
  bool isFaulty = false;
};

} // namespace

static oracle::FindingKind kindOf(const WorkerDeath &death) {
  switch (death.kind) {
  case WorkerDeath::Kind::Timeout:
    return oracle::FindingKind::Timeout;
  case WorkerDeath::Kind::OutOfMemory:
    return oracle::FindingKind::OutOfMemory;
  case WorkerDeath::Kind::Signal:
  case WorkerDeath::Kind::StackOverflow:
  case WorkerDeath::Kind::HeapCorruption:
  case WorkerDeath::Kind::Exit:
    return oracle::FindingKind::Crash;
  }
  llvm_unreachable("covered switch");
}

FailureOr<MutantRun> runMutant(const Mutant &mutant, unsigned run,
                               const EngineOptions &options,
                               std::string &error) {
  MutantRun result;
  bool isDead = false;
  /// Modules that killed a worker and are asked about again.
  std::map<uint64_t, WorkerDeath> deaths;
  double start = now();

  WorkerEvents events;
  events.onRecord = [&](uint64_t item, llvm::StringRef bytes) {
    RecordReader reader(bytes);
    auto shown = static_cast<Shown>(reader.number());
    if (isDead || shown == Shown::Skipped)
      return;
    ++result.modules;
    result.seconds += reader.number() * 1e-9;
    result.faulty += reader.number();
    auto kind = static_cast<oracle::FindingKind>(reader.number());
    std::string signature = reader.text();
    result.known += shown == Shown::Known;
    result.discarded += shown == Shown::Discarded;
    if (shown != Shown::Kill)
      return;
    isDead = true;
    auto death = deaths.find(item);
    if (death == deaths.end()) {
      result.kind = kind;
      result.signature = signature;
      return;
    }
    ++result.faulty;
    result.kind = kindOf(death->second);
    result.signature = death->second.describe();
    // Its worker's time was not told.
    result.seconds = now() - start;
  };
  events.onDeath = [&](const WorkerDeath &death) {
    if (deaths.try_emplace(death.item, death).second)
      return true;
    // The base dies on it, too.
    ++result.modules;
    ++result.known;
    return false;
  };
  events.shouldStop = [&] { return isDead; };

  WorkerOptions workers;
  workers.stallSeconds = options.stallSeconds;
  workers.memoryBytes = options.memoryBytes;
  uint64_t firstSeed = options.firstSeed + run * kRunStride;
  if (failed(runWorkers(
          0, options.modules, workers,
          [&] { return std::make_unique<MutantTask>(mutant, firstSeed); },
          events, error)))
    return failure();
  return result;
}

FailureOr<MutantResult> measureMutant(const Mutant &mutant,
                                      const EngineOptions &options,
                                      std::string &error) {
  MutantResult result;
  result.mutant = &mutant;
  for (unsigned run = 0; run < options.runs; ++run) {
    FailureOr<MutantRun> one = runMutant(mutant, run, options, error);
    if (failed(one))
      return failure();
    result.runs.push_back(std::move(*one));
  }
  return result;
}

bool MutantResult::killed() const {
  return llvm::all_of(
      runs, [](const MutantRun &run) { return run.kind.has_value(); });
}

std::optional<oracle::FindingKind> MutantResult::kind() const {
  std::optional<oracle::FindingKind> best;
  auto countOf = [&](oracle::FindingKind kind) {
    return llvm::count_if(
        runs, [&](const MutantRun &run) { return run.kind == kind; });
  };
  for (const MutantRun &run : runs)
    if (run.kind && (!best || countOf(*run.kind) > countOf(*best)))
      best = run.kind;
  return best;
}

unsigned MutantResult::unrelatedKills() const {
  return llvm::count_if(runs, [&](const MutantRun &run) {
    return run.kind && !llvm::is_contained(mutant->kinds, *run.kind);
  });
}

static double median(std::vector<double> values) {
  llvm::sort(values);
  size_t middle = values.size() / 2;
  return values.size() % 2 ? values[middle]
                           : (values[middle - 1] + values[middle]) / 2;
}

double MutantResult::medianModules() const {
  std::vector<double> values;
  for (const MutantRun &run : runs)
    values.push_back(run.modules);
  return median(std::move(values));
}

double MutantResult::medianSeconds() const {
  std::vector<double> values;
  for (const MutantRun &run : runs)
    values.push_back(run.seconds);
  return median(std::move(values));
}

double MutantResult::modulesPerSecond() const {
  double modules = 0, seconds = 0;
  for (const MutantRun &run : runs) {
    modules += run.modules;
    seconds += run.seconds;
  }
  return seconds > 0 ? modules / seconds : 0;
}

} // namespace bufdiff::mutants
