//===- Mutator.h - Changes to modules that exist ----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Changes that keep a module valid IR but alter what a bufferization has to
// decide: which values live on, what is read after what is written, what
// crosses a region or a function. They work on any module, not only on
// generated ones.
//
// A mutated module need not be free of undefined behaviour, and a path may
// reject it for what it yields from loops: whoever mutates generated modules
// gives up those two promises. What is kept are the promises that a program
// makes to the bufferization and that nothing can check: ops between tensors
// and buffers are left as they are, and a module that reads a tensor through
// bufferization.to_buffer is refused altogether.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_MUTATOR_H
#define BUFDIFF_HARNESS_GENERATOR_MUTATOR_H

#include "harness/generator/ChoiceSequence.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace bufdiff {

/// One kind of change.
struct Mutation {
  llvm::StringRef name;
  /// One line, for lists and docs.
  llvm::StringRef description;
  /// Changes the module at a place that the choices pick. Failure where there
  /// is none; the module may be in any state then, and need not verify after a
  /// success either.
  mlir::LogicalResult (*apply)(mlir::ModuleOp, ChoiceSequence &);
};

/// Every kind, in a fixed order.
llvm::ArrayRef<Mutation> allMutations();

/// Modules do not grow beyond this many operations: mutations are applied to
/// what earlier ones made.
inline constexpr unsigned kMaxMutatedOps = 4000;

/// Applies `mutation` so that the module verifies afterwards. Failure leaves
/// the module as it was. Emits no diagnostics.
mlir::LogicalResult mutate(mlir::ModuleOp module, const Mutation &mutation,
                           ChoiceSequence &choices);

/// Applies some mutation, the first of several drawn that can be. The name of
/// the mutation, or failure with the module as it was. The same module and
/// choices give the same text in every context.
mlir::FailureOr<llvm::StringRef> mutate(mlir::ModuleOp module,
                                        ChoiceSequence &choices);

/// Brings the functions and variables of `other` into `module`, under new names
/// where need be, and has a function of `module` call one of them where the
/// types fit. Both are in one context; `other` is unchanged. Failure leaves the
/// module as it was.
mlir::LogicalResult crossOver(mlir::ModuleOp module, mlir::ModuleOp other,
                              ChoiceSequence &choices);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_MUTATOR_H
