//===- Flip.h - One-Shot with one decision turned around ---------- -*- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether a copy is necessary can be tried: bufferize as One-Shot does, but
// with one out-of-place decision made in-place, and run what comes out. Where
// that shows something else, the copy was necessary; where it never does, on
// any input, the analysis may have been too careful.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_FLIP_H
#define BUFDIFF_HARNESS_BUFFERIZE_FLIP_H

#include "harness/bufferize/Decisions.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace bufdiff {

/// The operands of `module` that One-Shot's analysis with `options` decides to
/// bufferize out-of-place, in order. `module` stays as it is. Failure, with a
/// diagnostic, where the analysis fails.
mlir::FailureOr<std::vector<OutOfPlaceOperand>> findOutOfPlaceOperands(
    mlir::ModuleOp module,
    const mlir::bufferization::OneShotBufferizationOptions &options);

/// Bufferizes `module` in place as One-Shot with `options` does, but for the
/// operands of these numbers, which are made in-place after the analysis. With
/// none this is exactly One-Shot. Failure, with a diagnostic, where One-Shot
/// fails or an op cannot be bufferized with the changed decision; `module` is
/// then in an unspecified state.
mlir::LogicalResult bufferizeFlipped(
    mlir::ModuleOp module,
    const mlir::bufferization::OneShotBufferizationOptions &options,
    llvm::ArrayRef<unsigned> flipped);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_BUFFERIZE_FLIP_H
