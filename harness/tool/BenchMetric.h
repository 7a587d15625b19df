//===- BenchMetric.h - Figures with their noise -----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A figure without its noise says nothing about a change. Every figure of
// `bench` keeps the values of all repeats, and two runs are compared by what
// both of them varied.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_TOOL_BENCHMETRIC_H
#define BUFDIFF_HARNESS_TOOL_BENCHMETRIC_H

#include "mlir/Support/LLVM.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace bufdiff::tool {

/// Seconds on a clock that only goes forward.
double benchClock();

/// Of at least one value.
double medianOf(std::vector<double> values);

/// A figure by its name, one value a repeat.
class Metrics {
public:
  void add(llvm::StringRef name, double value);
  bool has(llvm::StringRef name) const;
  /// 0 for a name that has no value.
  double median(llvm::StringRef name) const;

  /// `{name: {"median": M, "spread": S}}`, S being the distance of the
  /// quartiles in parts of the median.
  llvm::json::Object toJSON() const;

private:
  struct Metric {
    std::string name;
    std::vector<double> values;
  };
  /// In order of their first value.
  std::vector<Metric> metrics;
};

/// Prints, of the figures that `old` (a document of `bench --json`) has too,
/// those that changed by more than both runs varied. Failure with one line in
/// `error` where `old` is no such document.
mlir::LogicalResult compareMetrics(llvm::StringRef old,
                                   const llvm::json::Object &now,
                                   llvm::raw_ostream &os, std::string &error);

} // namespace bufdiff::tool

#endif // BUFDIFF_HARNESS_TOOL_BENCHMETRIC_H
