//===- Values.h - Values to put in the place of others ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dropping an operation leaves its users without a value. What is put there
// has to be defined: tensor.empty would be simplest, and would turn the module
// into one with undefined behaviour, which is no evidence of anything.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_VALUES_H
#define BUFDIFF_HARNESS_REDUCE_VALUES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"
#include "oracle/interpreter/Machine.h"

namespace bufdiff {

/// The first value of type `type`, in order of the text, that can be used at
/// `op` and is none of `op`'s results. Null when there is none.
mlir::Value findEarliest(mlir::Operation *op, mlir::Type type);
/// The last one.
mlir::Value findLatest(mlir::Operation *op, mlir::Type type);

/// The zero of a scalar type or of a shaped type with static extents; null for
/// other types.
mlir::TypedAttr zeroOf(mlir::Type type);

/// A constant usable at `op`: one that is there already, else a new one right
/// before `op`. `op` itself is not taken.
mlir::Value getConstant(mlir::Operation *op, mlir::TypedAttr value);

/// A zero of the type, usable at `op`. Dynamic extents become a small number,
/// behind a tensor.cast. Null where there is no such value (memrefs, ...).
mlir::Value makeZero(mlir::Operation *op, mlir::Type type);

/// What a run saw, as a value usable at `op`; null where it is undefined, too
/// large, or has no constant.
mlir::Value makeObserved(mlir::Operation *op, mlir::Type type,
                         const oracle::ObservedValue &seen);

/// An operand of `op` of that type, else the earliest value, else a zero; null
/// when there is nothing.
mlir::Value findReplacement(mlir::Operation *op, mlir::Type type);

/// Replaces all uses of the op's results and erases it. Failure, with nothing
/// changed, when some used result has no replacement.
mlir::LogicalResult eraseReplacing(mlir::Operation *op);

/// The constant integer behind a value.
std::optional<int64_t> getConstantInt(mlir::Value value);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_VALUES_H
