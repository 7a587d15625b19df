//===- TestContext.h - A context for generated modules ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generator's tests know nothing of the rest of the harness: they bring the
// dialects and, to see what One-Shot makes of a module, its models themselves.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_GENERATOR_TESTCONTEXT_H
#define BUFDIFF_TESTS_GENERATOR_TESTCONTEXT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include <memory>
#include <string>

namespace bufdiff::testing {

/// Single-threaded, with the dialects of generated modules loaded.
std::unique_ptr<mlir::MLIRContext> makeContext();

/// What One-Shot says of a module.
struct OneShotAnswer {
  bool accepted = false;
  /// What it made of the module is valid IR.
  bool verifies = false;
  std::string error; // the first line of why not
  /// Some operand bufferizes out of place.
  bool outOfPlace = false;
  /// Some call operand is passed in place to a callee that writes it.
  bool writesThroughCall = false;
};

/// Runs the analysis only. `module` is annotated.
OneShotAnswer analyze(mlir::ModuleOp module);

/// Bufferizes. `allowAllocationsFromLoops` as the option of that name.
OneShotAnswer bufferize(mlir::ModuleOp module, bool allowAllocationsFromLoops);

std::string printed(mlir::ModuleOp module);

} // namespace bufdiff::testing

#endif // BUFDIFF_TESTS_GENERATOR_TESTCONTEXT_H
