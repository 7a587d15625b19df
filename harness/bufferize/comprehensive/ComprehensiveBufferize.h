//===- ComprehensiveBufferize.h - The seed's system, whole ------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Analysis, post-analysis steps, bufferization of the bodies, bufferization of
// the boundaries, in the seed's order. Both of its states, before and after its
// patch, are this driver; they differ in who bufferizes a call.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_COMPREHENSIVEBUFFERIZE_H
#define BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_COMPREHENSIVEBUFFERIZE_H

#include "harness/bufferize/Decisions.h"
#include "harness/bufferize/comprehensive/BufferizationState.h"
#include "oracle/compare/BoundaryMap.h"

namespace bufdiff::comprehensive {

/// Bufferizes one particular op through its BufferizableOpInterface, without
/// the ops in its regions, which must have been bufferized before. Ops without
/// tensors, and the ops between tensors and buffers, need nothing. Emits an
/// error and fails for any other op that has no model.
mlir::LogicalResult bufferizeOp(mlir::Operation *op, BufferizationState &state);

/// Gives a function whose results are planned its bufferized type: replaces its
/// tensor arguments, adds the hoisted ones, and returns what is still returned.
/// Declarations only change their type. Emits an error and fails when the
/// function would have to return a tensor.
mlir::LogicalResult
bufferizeFuncOpBoundary(mlir::func::FuncOp funcOp, BufferizationState &state,
                        llvm::DenseMap<mlir::func::FuncOp, mlir::FunctionType>
                            &bufferizedFunctionTypes);

/// Bufferizes a module, in a context made by createContext. Failure means that
/// it is rejected, with the reason in the diagnostics; the module is then in an
/// unspecified state. `boundary` and `decisions` may be null. `boundary`
/// receives the entry of every function that had a tensor in its signature.
mlir::LogicalResult runComprehensiveBufferize(
    mlir::ModuleOp module, const BufferizationOptions &options,
    oracle::BoundaryMap *boundary = nullptr, Decisions *decisions = nullptr);

/// The same in two steps, between which the module may be cloned: first the
/// analysis, which leaves every copy that it decides on in the IR, then what is
/// left to do, which asks no analysis. Nothing of the first depends on
/// `options.calls`. `options.testAnalysisOnly` must not be set.
mlir::LogicalResult makeCopiesExplicit(mlir::ModuleOp module,
                                       const BufferizationOptions &options,
                                       Decisions *decisions = nullptr);
mlir::LogicalResult
bufferizeWithExplicitCopies(mlir::ModuleOp module,
                            const BufferizationOptions &options,
                            oracle::BoundaryMap *boundary = nullptr);

} // namespace bufdiff::comprehensive

#endif // BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_COMPREHENSIVEBUFFERIZE_H
