//===- Driver.h - Checks many modules in workers ----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_DRIVER_H
#define BUFDIFF_HARNESS_CHECK_DRIVER_H

#include "harness/check/Checker.h"
#include "harness/check/Worker.h"
#include "harness/feedback/Scheduler.h"
#include <functional>
#include <string>
#include <vector>

namespace bufdiff {

/// Checks the modules of the seeds [begin, end) with `options` and calls `done`
/// once for each, in any order, until `shouldStop` (may be null) says so. What
/// kills a worker is a finding of that module, and its other paths are still
/// judged. Failure, with one line in `error`, when there can be no workers.
mlir::LogicalResult checkSeeds(
    uint64_t begin, uint64_t end, const CheckOptions &options,
    const WorkerOptions &workers,
    const std::function<void(uint64_t seed, const ModuleVerdict &)> &done,
    const std::function<bool()> &shouldStop, std::string &error);

/// The choices that an input stands for. `input` must outlive them.
ChoiceSequence choicesOf(const ModuleInput &input);

/// The same for generated modules that need not be those of seeds.
mlir::LogicalResult
checkInputs(const std::vector<ModuleInput> &inputs, const CheckOptions &options,
            const WorkerOptions &workers,
            const std::function<void(size_t item, const ModuleVerdict &)> &done,
            const std::function<bool()> &shouldStop, std::string &error);

/// A module given as text.
struct TextItem {
  /// The file, for messages.
  std::string name;
  std::string text;
  CheckOptions options;
};

/// Checks the items and calls `done` once for each, in any order; `unreadable`
/// instead where there is nothing to check, with the line that says why.
mlir::LogicalResult checkTexts(
    const std::vector<TextItem> &items, const WorkerOptions &workers,
    const std::function<void(size_t item, const ModuleVerdict &)> &done,
    const std::function<void(size_t item, const std::string &why)> &unreadable,
    const std::function<bool()> &shouldStop, std::string &error);

/// The finding that a worker's death is.
Finding makeDeathFinding(const WorkerDeath &death,
                         llvm::ArrayRef<const Path *> paths);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_DRIVER_H
