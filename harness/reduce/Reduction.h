//===- Reduction.h - Makes a module small -----------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs reducers over a module until none finds anything, keeping what the judge
// says still shows the finding. All of it happens in one worker process that is
// replaced when a candidate kills it (for some findings every good candidate
// does); what the parent knows is the best module so far and where to go on, so
// a reduction can be stopped at any time and is the same every time.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_REDUCTION_H
#define BUFDIFF_HARNESS_REDUCE_REDUCTION_H

#include "harness/feedback/Scheduler.h"
#include "harness/reduce/Judge.h"
#include "harness/reduce/Reducer.h"
#include <set>

namespace bufdiff {

/// What is to be reduced.
struct ReductionInput {
  std::string text;
  /// Empty where a named path shows the finding.
  std::string pipeline;
  /// Empty where the module does not come from the generator.
  std::vector<uint8_t> choices;
  GeneratorOptions generator;
  std::string entry;
};

/// How far a reduction is, and all that a worker needs to go on from there.
struct ReductionState {
  std::string text;
  std::string pipeline;
  std::vector<uint8_t> choices;
  unsigned ops = 0, functions = 0;

  /// Where it is: round, reducer, sites at a time (0: not chosen yet), site.
  unsigned round = 0, reducer = 0, chunk = 0, position = 0;
  bool changedInRound = false;
  /// No reducer has anything left to do, or all rounds are over.
  bool done = false;

  uint64_t tries = 0, accepted = 0;
  /// Accepted candidates by reducer.
  std::vector<unsigned> acceptedBy;
  /// Workers that died while a reducer made a candidate, by reducer.
  std::vector<unsigned> deathsBy;
  /// Hashes of all candidates judged so far. None is judged twice.
  std::set<uint64_t> tried;
  /// What is not asked of any candidate, as in Checker::checkText: whoever
  /// tried to name the finding died of the module itself, so that it has the
  /// name that it has without that.
  std::vector<uint32_t> excluded;
};

struct ReductionOptions {
  WorkerOptions workers;
  /// Only the reducer of this name; empty: all.
  std::string onlyReducer;
  /// Rounds through all reducers. Each makes the next one's work less, so that
  /// more than some means that reducers undo each other.
  unsigned maxRounds = 12;
  /// Called after every try.
  std::function<void(const ReductionState &, llvm::StringRef reducer)> progress;
  /// True ends the reduction early. May be null.
  std::function<bool()> shouldStop;
};

struct ReductionResult {
  ReductionState state;
  /// Before.
  unsigned ops = 0, functions = 0;
  /// No reducer finds anything more. False after an early end, or when the
  /// rounds ran out.
  bool converged = false;
  bool stopped = false;
};

/// Makes the judge, in the worker.
using JudgeFactory = std::function<std::unique_ptr<Judge>()>;

/// Reduces `input`, which must show the finding: otherwise, or when no workers
/// can be had, failure with one line in `error`.
mlir::FailureOr<ReductionResult>
reduce(const ReductionInput &input,
       const std::function<ReducerRegistry()> &makeReducers,
       const JudgeFactory &makeJudge, const DeathJudge &deathShows,
       const ReductionOptions &options, std::string &error);

/// A generated module: its text and its choices, made in a worker.
mlir::FailureOr<ReductionInput>
makeReductionInput(const ModuleInput &module, const GeneratorOptions &options,
                   std::string &error);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_REDUCTION_H
