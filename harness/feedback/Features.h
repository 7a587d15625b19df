//===- Features.h - The features of one bufferization ---------------- -*- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is turned into features, and how, is described in docs/feedback.md.
// All of it is made of names of ops, operand numbers and small classes (of
// types, depths, counts), never of SSA names, constants or addresses, so that
// a feature says something about bufferization and not about a module.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_FEEDBACK_FEATURES_H
#define BUFDIFF_HARNESS_FEEDBACK_FEATURES_H

#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/IR/BuiltinOps.h"
#include "oracle/compare/BoundaryMap.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace bufdiff {

/// Appends the features (slots of a FeatureMap, some of them several times) of
/// what the analysis decided about a module that is not bufferized yet.
void collectAnalysisFeatures(
    mlir::ModuleOp module,
    const mlir::bufferization::OneShotAnalysisState &analysis,
    std::vector<uint32_t> &features);

/// Appends the features of a bufferized module: the allocations, copies, casts
/// and views that were made, what the functions take and return now, and where
/// their results went.
void collectOutputFeatures(mlir::ModuleOp module,
                           const oracle::BoundaryMap &boundary,
                           std::vector<uint32_t> &features);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_FEEDBACK_FEATURES_H
