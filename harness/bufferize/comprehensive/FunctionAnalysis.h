//===- FunctionAnalysis.h - Analysis across calls ---------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's One-Shot Analysis decides within a function; what a function does
// to its arguments and which of them its results share a buffer with is told to
// the callers through upstream's own func_ext::FuncAnalysisState, so that the
// decisions here are the decisions there.
//
// Two facts have no place in that state, and a caller that does not know them
// is wrong: two results of a call can be (or share) one buffer even where no
// argument is involved, and a result can be the buffer of a constant, which
// must not be written. They are kept in an extension of our own.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_FUNCTIONANALYSIS_H
#define BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_FUNCTIONANALYSIS_H

#include "harness/bufferize/comprehensive/BufferizationState.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"

namespace bufdiff::comprehensive {

/// What callers have to know of a function beyond upstream's summary.
struct ResultSharing {
  /// For every result, the first result that it may share a buffer with (its
  /// own index when there is none, or when it is not a tensor).
  llvm::SmallVector<unsigned, 4> group;
  /// Results whose buffer may be one that nobody may write.
  llvm::SmallVector<bool, 4> readOnly;
};

struct ResultSharingState
    : public mlir::bufferization::OneShotAnalysisState::Extension {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ResultSharingState)

  ResultSharingState(mlir::bufferization::OneShotAnalysisState &state)
      : Extension(state) {}

  /// By function; looked up, never iterated over.
  llvm::DenseMap<mlir::func::FuncOp, ResultSharing> functions;
};

/// Analyzes the functions in order (callees first). Emits an error and fails
/// where upstream's analysis rejects an op. `afterFunction`, where set, runs
/// on every function with a body after it was analyzed and before its callers
/// are.
mlir::LogicalResult analyzeFunctions(
    llvm::ArrayRef<mlir::func::FuncOp> orderedFuncOps,
    BufferizationState &state,
    llvm::function_ref<mlir::LogicalResult(mlir::func::FuncOp)> afterFunction);

} // namespace bufdiff::comprehensive

#endif // BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_FUNCTIONANALYSIS_H
