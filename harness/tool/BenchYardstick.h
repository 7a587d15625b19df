//===- BenchYardstick.h - How fast this machine is --------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_TOOL_BENCHYARDSTICK_H
#define BUFDIFF_HARNESS_TOOL_BENCHYARDSTICK_H

#include "harness/check/Progress.h"

namespace bufdiff::tool {

/// What upstream takes for the yardstick on the machine that rates are given
/// for, in microseconds.
inline constexpr double kYardstickMicroseconds = 150;

/// The microseconds that upstream takes, here and now, to bufferize a module of
/// five functions and 25 ops that no change of the generator changes.
double measureYardstick(Progress &progress);

} // namespace bufdiff::tool

#endif // BUFDIFF_HARNESS_TOOL_BENCHYARDSTICK_H
