//===- SameIR.h - Whether two modules are the same to the letter *- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two paths that must not differ are compared on every module, so this must
// not print: it walks both modules in step. Printing only follows when it found
// a difference, and decides (two modules whose texts are equal are equal).
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_SAMEIR_H
#define BUFDIFF_HARNESS_CHECK_SAMEIR_H

#include "mlir/IR/BuiltinOps.h"
#include <optional>

namespace bufdiff {

struct IRDifference {
  /// The first operations, in printing order, that differ. Either is null where
  /// one side has more operations than the other.
  mlir::Operation *left = nullptr;
  mlir::Operation *right = nullptr;
};

/// Compares two operations of one context with all they hold, ignoring
/// locations. None: they print the same text.
std::optional<IRDifference> findDifference(mlir::Operation *left,
                                           mlir::Operation *right);

/// The same for two modules, whose private constant globals may differ in name,
/// place and number of each, but not in what they hold: MLIR 22's One-Shot
/// visits functions in an order that depends on addresses, and names constants
/// as it comes to them (docs/verdicts.md).
std::optional<IRDifference> findDifferenceButConstants(mlir::ModuleOp left,
                                                       mlir::ModuleOp right);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_SAMEIR_H
