//===- InterpreterBench.h - What the interpreter costs ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_TOOL_INTERPRETERBENCH_H
#define BUFDIFF_HARNESS_TOOL_INTERPRETERBENCH_H

#include "mlir/Support/LLVM.h"
#include <cstdint>
#include <string>

namespace bufdiff::tool {

/// Medians. Every run is of a program that is decoded already, except for
/// `decodeMicroseconds`.
struct InterpreterCosts {
  /// A linalg.matmul of 64x64x64 i32 on memrefs, with making and filling them.
  double matmulMilliseconds = 0;
  /// That, to a scalar C++ loop nest over the same numbers.
  double matmulToLoop = 0;
  /// That, to the same matmul on tensors: values have neither lifetimes nor
  /// layouts, and nothing is tracked.
  double trackedToUntracked = 0;
  /// The memref matmul that remembers who wrote each element (as explanations
  /// need), to the one that does not.
  double writersToNone = 0;
  /// A func.call of one argument and its func.return.
  double callMicroseconds = 0;
  /// A module of 25 tensor ops: one run on one input set, observed.
  double moduleMicroseconds = 0;
  /// Decoding that module.
  double decodeMicroseconds = 0;
};

/// Failure, with one line in `error`, when a program does not run.
mlir::FailureOr<InterpreterCosts> measureInterpreter(uint64_t repeats,
                                                     std::string &error);

} // namespace bufdiff::tool

#endif // BUFDIFF_HARNESS_TOOL_INTERPRETERBENCH_H
