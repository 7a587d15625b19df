//===- SeedRun.cpp - Checks of generated modules, with progress and summary
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/tool/SeedRun.h"
#include "harness/check/Driver.h"
#include "harness/check/Tally.h"
#include "harness/tool/Command.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <unistd.h>

using namespace mlir;

namespace bufdiff::tool {
namespace {

/// The line that says how far a run is.
class ProgressLine {
public:
  explicit ProgressLine(std::chrono::steady_clock::time_point start)
      : isTerminal(isatty(STDERR_FILENO)), start(start), last(start) {}
  ~ProgressLine() {
    if (isShown)
      llvm::errs() << "\n";
  }

  void update(const Tally &tally) {
    // Often enough to be alive; seldom enough for a log.
    const double interval = isTerminal ? 0.5 : 10;
    auto now = std::chrono::steady_clock::now();
    if (std::chrono::duration<double>(now - last).count() < interval)
      return;
    last = now;
    double seconds = std::chrono::duration<double>(now - start).count();
    std::string line;
    llvm::raw_string_ostream os(line);
    os << tally.modules() << " modules, "
       << llvm::format("%.0f/s", tally.modules() / seconds) << ", agree "
       << tally.agree() << ", discarded " << tally.discarded() << ", rejected "
       << tally.rejected() << ", findings " << tally.withFindings();
    std::map<oracle::FindingKind, uint64_t> kinds;
    for (const auto &[signature, entry] : tally.findings())
      kinds[entry.kind] += entry.count;
    const char *separator = " (";
    for (const auto &[kind, count] : kinds) {
      os << separator << oracle::findingName(kind) << " " << count;
      separator = ", ";
    }
    if (!kinds.empty())
      os << ")";
    if (isTerminal)
      llvm::errs() << "\r\x1b[K" << line;
    else
      llvm::errs() << line << "\n";
    isShown = isTerminal;
  }

private:
  bool isTerminal;
  bool isShown = false;
  std::chrono::steady_clock::time_point start, last;
};

} // namespace

/// The flags that make the same module of the same seed, and judge it alike.
static std::string repeatFlags(const SeedRun &run) {
  std::string flags;
  for (auto [i, path] : llvm::enumerate(run.flags.paths))
    flags += (i == 0 ? " --paths " : ",") + path;
  for (const std::string &pipeline : run.flags.pipelines)
    flags += " --pipeline '" + pipeline + "'";
  if (!run.profileName.empty())
    flags += " --profile " + run.profileName;
  if (run.flags.inputs)
    flags += " --inputs " + std::to_string(*run.flags.inputs);
  if (run.flags.witness)
    flags += " --witness jit";
  return flags;
}

int runSeeds(const SeedRun &run) {
  std::string error;
  FailureOr<PathSet> paths = PathSet::make(run.flags, error);
  if (failed(paths))
    return fail(error);
  CheckOptions options;
  options.paths = paths->paths();
  options.inputSets = run.flags.inputs.value_or(kDefaultInputSets);
  options.witnessRate = run.flags.effectiveWitnessRate();
  options.explain = run.style;
  options.profile = findProfile(run.profileName, error);
  if (!options.profile)
    return fail(error);

  Tally tally(run.known);
  auto start = std::chrono::steady_clock::now();
  auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  };
  LogicalResult ran = failure();
  {
    ProgressLine line(start);
    ran = checkSeeds(
        run.begin, run.end, options, run.workers,
        [&](uint64_t seed, const ModuleVerdict &verdict) {
          tally.add(seed, "seed " + std::to_string(seed), verdict);
        },
        [&] {
          line.update(tally);
          return interrupted() || (run.seconds && elapsed() >= *run.seconds);
        },
        error);
  }
  if (failed(ran))
    return fail(error);
  double seconds = elapsed();

  auto reproduce = [&](const Tally::Entry &entry) {
    return "bufdiff check --seeds " + std::to_string(entry.item) + ".." +
           std::to_string(entry.item + 1) + repeatFlags(run);
  };
  if (run.json) {
    llvm::outs() << llvm::formatv("{0:2}",
                                  tally.toJSON(seconds, /*withShape=*/true))
                 << "\n";
  } else {
    if (run.explain)
      for (const auto *item : tally.sorted())
        llvm::outs() << "---- " << item->first << "\n"
                     << item->second.explanation << "\n";
    tally.print(llvm::outs(), seconds, /*withShape=*/true, reproduce);
  }
  if (!tally.findings().empty())
    return kFound;
  return tally.judged() > 0 ? kNothingFound : kNothingJudged;
}

} // namespace bufdiff::tool
