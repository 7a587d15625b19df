//===- Progress.h - What a check is busy with -------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's code may die or hang, and then nobody is left to say where. So a
// check notes what it is about to do in a cell that outlives it (shared memory,
// in a worker): two stores a stage.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_PROGRESS_H
#define BUFDIFF_HARNESS_CHECK_PROGRESS_H

#include "llvm/ADT/StringRef.h"
#include <atomic>
#include <cstdint>

namespace bufdiff {

enum class Stage : uint32_t {
  Idle,
  Parse,
  Generate,
  /// The module as given, in the interpreter.
  Reference,
  Bufferize,
  /// Verifier, leftovers, print-parse round trip.
  Inspect,
  /// A path's output, in the interpreter.
  Run,
  Explain,
  /// The output is compiled for the witness: MLIR's lowering, LLVM.
  Compile,
  /// Compiled code runs.
  Witness,
  /// Paths work on many modules at a time.
  Prepare,
};
inline constexpr unsigned kNumStages = 11;

/// Added to a path's number where the path did its part and the witness is at
/// work on its output: whoever dies then, the path is not to blame.
inline constexpr uint32_t kWitnessPath = 1u << 16;

/// Added to a path's number where a finding of the path was made and copies are
/// tried out to name it (harness/check/Blame.h): whoever dies then, nothing is
/// found by that.
inline constexpr uint32_t kBlamePath = 1u << 17;

/// Added to a path's number where one of the path's decisions is turned around
/// to see what it is for, together with the number of the decision times
/// kFlipStep: whoever dies then, that decision was necessary.
inline constexpr uint32_t kFlipPath = 1u << 18;
inline constexpr uint32_t kFlipStep = 1u << 19;

llvm::StringRef stageName(Stage stage);

/// Lock-free, so that it works across processes.
struct Progress {
  /// Number of the path in the checker's list plus 1; 0: no path's business.
  /// Plus kWitnessPath for the witness, or kBlamePath.
  std::atomic<uint32_t> path{0};
  std::atomic<uint32_t> stage{0};
  /// Grows; a watchdog that sees it stand still for long may act.
  std::atomic<uint64_t> beats{0};

  void enter(uint32_t newPath, Stage newStage) {
    path.store(newPath, std::memory_order_relaxed);
    stage.store(static_cast<uint32_t>(newStage), std::memory_order_relaxed);
    beat();
  }
  void beat() {
    beats.store(beats.load(std::memory_order_relaxed) + 1,
                std::memory_order_release);
  }
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_PROGRESS_H
