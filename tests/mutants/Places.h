//===- Places.h - Where an op is --------------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fault that is only there in loops, in branches, in callees or in parallel
// regions asks whether the generator goes there.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_MUTANTS_PLACES_H
#define BUFDIFF_TESTS_MUTANTS_PLACES_H

#include "mlir/IR/Operation.h"

namespace bufdiff::mutants {

/// The closest loop (scf.for, scf.while) or parallel loop (scf.forall,
/// scf.parallel) around the op, or null.
mlir::Operation *getLoop(mlir::Operation *op);
mlir::Operation *getParallelLoop(mlir::Operation *op);

bool isInLoop(mlir::Operation *op);
bool isInParallel(mlir::Operation *op);
/// In a region of scf.if or scf.index_switch.
bool isInBranch(mlir::Operation *op);
/// In a function that the module calls.
bool isInCallee(mlir::Operation *op);

} // namespace bufdiff::mutants

#endif // BUFDIFF_TESTS_MUTANTS_PLACES_H
