//===- FuzzLoop.h - Modules made from what earlier ones showed --- -*- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loop of `bufdiff fuzz`: FuzzState (harness/feedback) says what the next
// modules are, workers check them, and what they showed goes back into the
// state. For the same state, options and end it does the same, whatever the
// number of workers.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_FUZZLOOP_H
#define BUFDIFF_HARNESS_CHECK_FUZZLOOP_H

#include "harness/check/Checker.h"
#include "harness/check/Worker.h"
#include "harness/feedback/Scheduler.h"
#include <functional>
#include <string>

namespace bufdiff {

/// A module that was checked.
struct FuzzModule {
  /// In the run, from 0 on.
  uint64_t number = 0;
  ModuleInput input;
  ModuleVerdict verdict;
};

/// All of it is called in the process that called the loop.
struct FuzzEvents {
  /// Once for each module as soon as it is done, in any order. A mutant's input
  /// holds the choices that were read and no more, unless a worker died on it.
  /// May be null.
  std::function<void(const FuzzModule &)> onModule;
  /// A batch was merged into the state. `modules` holds all of it, in order,
  /// each of which onModule has seen. Who saves the state here and resumes from
  /// it later repeats no module of this batch and leaves none out. May be null.
  std::function<void(const FuzzState &, llvm::ArrayRef<FuzzModule> modules)>
      onBatch;
  /// As in WorkerEvents. May be null.
  std::function<bool()> shouldStop;
};

/// Checks the modules [state.nextModule(), end). After an early stop, modules
/// of the two batches that were under way have been passed to onModule but are
/// not in the state: a resumed run does them again. Failure, with one line in
/// `error`, when there can be no workers.
mlir::LogicalResult runFuzzLoop(FuzzState &state, uint64_t end,
                                const CheckOptions &options,
                                const WorkerOptions &workers,
                                const FuzzEvents &events, std::string &error);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_FUZZLOOP_H
