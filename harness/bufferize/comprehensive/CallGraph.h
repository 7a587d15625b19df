//===- CallGraph.h - Functions in the order of their calls ------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call is analyzed and bufferized by what is known of its callee, so callees
// come first. This is why recursion is rejected.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_CALLGRAPH_H
#define BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_CALLGRAPH_H

#include "harness/bufferize/comprehensive/BufferizationState.h"

namespace bufdiff::comprehensive {

/// The only func.return of the function, or null when there are several (or
/// none, in a declaration).
mlir::func::ReturnOp getAssumedUniqueReturnOp(mlir::func::FuncOp funcOp);

/// Whether an argument or a result of the function is a tensor.
bool hasTensorSignature(mlir::func::FuncOp funcOp);

/// Appends the functions defined directly in the state's module, every callee
/// before its callers and otherwise in the order of the module. Emits an error
/// and fails when the calls are circular, when a function with a tensor
/// signature has several returns, or when a function is used other than by
/// func.call.
mlir::LogicalResult getFuncOpsOrderedByCalls(
    const BufferizationState &state,
    llvm::SmallVectorImpl<mlir::func::FuncOp> &orderedFuncOps);

} // namespace bufdiff::comprehensive

#endif // BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_CALLGRAPH_H
