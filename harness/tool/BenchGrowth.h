//===- BenchGrowth.h - What an op costs in a large module -------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stages of ours must cost the same for every op, however many there are; what
// upstream's cost is upstream's business, and measured apart.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_TOOL_BENCHGROWTH_H
#define BUFDIFF_HARNESS_TOOL_BENCHGROWTH_H

#include "harness/check/Progress.h"
#include "harness/tool/BenchMetric.h"
#include "llvm/ADT/ArrayRef.h"

namespace bufdiff::tool {

struct GrowthPoint {
  unsigned functions;
  unsigned ops;
};

/// In the order of size, first by ops and then by functions.
llvm::ArrayRef<GrowthPoint> growthPoints();

/// The name of a figure of a point: nanoseconds an op, of our stages (the run
/// as given, inspection, the run of the output) or of upstream's.
std::string growthName(const GrowthPoint &point, bool isOurs);

/// Adds one value for each point and side. Failure with one line in `error`
/// when a module is not found right.
mlir::LogicalResult measureGrowth(Metrics &metrics, Progress &progress,
                                  std::string &error);

} // namespace bufdiff::tool

#endif // BUFDIFF_HARNESS_TOOL_BENCHGROWTH_H
