//===- Runnable.h - A finding as a program that prints ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whoever has MLIR and not bufdiff believes what mlir-opt and mlir-runner
// print. So a wrong value becomes a program: the module, and a function that
// makes the inputs as tensors, calls the module's entry and prints the results.
// The function is part of what is bufferized, and may change what is decided:
// only a program that shows the fault still is taken.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_RUNNABLE_H
#define BUFDIFF_HARNESS_REDUCE_RUNNABLE_H

#include "harness/check/PathSet.h"
#include "harness/check/Worker.h"
#include "harness/reduce/Target.h"
#include <optional>
#include <string>

namespace bufdiff {

/// The function to start at.
inline constexpr llvm::StringLiteral kRunnableEntry = "run";

struct Runnable {
  /// The module with @run.
  std::string module;
  /// What it prints by the meaning of the tensor program, to the letter.
  std::string expected;
};

/// Of a wrong value or trace on a path that mlir-opt has. Nothing where the
/// entry's types are not what a runner can be given and print (tensors and
/// scalars of i1, i8, i16, i32, i64, index, f32 and f64, floats printed as
/// their bits), where the module needs external functions, and where the
/// program does not show the fault or compiled code does not confirm it.
/// Everything runs in workers. `text` is the module, which shows `target` under
/// `flags`.
std::optional<Runnable> makeRunnable(llvm::StringRef text, const Target &target,
                                     const CheckFlags &flags,
                                     const WorkerOptions &workers);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_RUNNABLE_H
