//===- Single.h - One row alone in one context ------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random call graphs reach every row sooner or later, but not every row in
// every place. Here a module is built around one row alone, in each of the
// places where bufferization treats an op differently. It is the floor under
// the coverage of a row: what it does there is judged on its own.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_SINGLE_H
#define BUFDIFF_HARNESS_GENERATOR_SINGLE_H

#include "harness/generator/Generator.h"
#include "harness/generator/Rule.h"

namespace bufdiff {

/// Where the row stands. Simplest first.
enum class SingleContext : uint8_t {
  FirstUse,      // on the entry's arguments, its results read
  LaterUse,      // its operands are read again: a write has to copy
  ForIterArg,    // in an scf.for, on what it carries
  IfArms,        // in both arms of an scf.if
  Forall,        // in an scf.forall
  BehindCall,    // in a callee
  CallOperand,   // its result is passed to a callee that writes it
  ReturnedValue, // its result is what a callee returns
};
inline constexpr unsigned kNumSingleContexts = 8;

/// As in the docs: `first-use`, `later-use`, ...
llvm::StringRef stringifySingleContext(SingleContext where);

/// Why the row cannot stand there; empty where it can.
llvm::StringRef singleExclusion(const Rule &rule, SingleContext where,
                                const PathLimits &limits);

/// The module for one row of the table in `options` and one context; other
/// `variant`s fill it differently. Null where the row is excluded there. The
/// module verifies and is free of undefined behaviour.
mlir::OwningOpRef<mlir::ModuleOp>
singleModule(mlir::MLIRContext *context, const Rule &rule, SingleContext where,
             const GeneratorOptions &options, uint64_t variant = 0);

/// The module for a row, a context and a filling that the choices pick. Where
/// they pick a pair that cannot be, the row stands in its first use.
mlir::OwningOpRef<mlir::ModuleOp>
drawSingleModule(mlir::MLIRContext *context, ChoiceSequence &choices,
                 const GeneratorOptions &options);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_SINGLE_H
