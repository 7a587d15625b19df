//===- ReduceRun.h - A reduction, for several commands ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `reduce` and, for artifacts of engines, `repro` make the same of a module:
// the smallest one that shows its finding, and a bundle.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_TOOL_REDUCERUN_H
#define BUFDIFF_HARNESS_TOOL_REDUCERUN_H

#include "harness/reduce/Reduction.h"
#include "harness/reduce/Target.h"
#include <optional>
#include <string>
#include <vector>

namespace bufdiff::tool {

/// What is to be reduced, before it is known what it shows.
struct ReduceSource {
  /// For messages: the file, or `seed N`.
  std::string name;
  ReductionInput input;
  CheckFlags flags;
  std::vector<Expectation> expectations;
};

struct ReduceJob {
  /// Where the module and the bundle go; empty: nowhere. `-` is stdout.
  std::string output, bundle;
  /// The finding to keep, or how its signature begins. Empty: the worst.
  std::string signature;
  Keep keep = Keep::Signature;
  /// The best so far is taken after so many seconds.
  std::optional<double> seconds;
  /// `progress` and `shouldStop` are set by the run.
  ReductionOptions options;
};

/// A candidate that makes no progress for so many seconds is given up:
/// candidates that loop for ever are common, a check takes milliseconds, and
/// the interpreter's budgets end within a second or two.
inline constexpr double kCandidateStallSeconds = 3;

/// Reduces and writes; returns the exit status.
int reduceSource(ReduceSource source, const ReduceJob &job);

} // namespace bufdiff::tool

#endif // BUFDIFF_HARNESS_TOOL_REDUCERUN_H
