//===- InterpreterBench.h - What the interpreter costs ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_TOOL_INTERPRETERBENCH_H
#define BUFDIFF_HARNESS_TOOL_INTERPRETERBENCH_H

#include "harness/tool/BenchMetric.h"
#include <cstdint>
#include <string>

namespace bufdiff::tool {

/// Adds, `repeats` times, of programs that are decoded already:
/// - `matmul_ms`: a linalg.matmul of 64x64x64 i32 on memrefs, with making and
///   filling them;
/// - `matmul_to_c_loop`: that, to a scalar C++ loop nest over the same numbers;
/// - `matmul_to_compiled`: that, to itself compiled by the witness;
/// - `tracked_to_untracked`: that, to the same matmul on tensors: values have
///   neither lifetimes nor layouts, and nothing is tracked;
/// - `writers_to_none`: the memref matmul that remembers who wrote each element
///   (as explanations need), to the one that does not;
/// - `call_us`: a func.call of one argument and its func.return;
/// - `module_us`: a module of 25 tensor ops, one run on one input set,
/// observed;
/// - `module_decode_us`: decoding that module.
/// Failure, with one line in `error`, when a program does not run.
mlir::LogicalResult measureInterpreter(uint64_t repeats, Metrics &metrics,
                                       std::string &error);

} // namespace bufdiff::tool

#endif // BUFDIFF_HARNESS_TOOL_INTERPRETERBENCH_H
