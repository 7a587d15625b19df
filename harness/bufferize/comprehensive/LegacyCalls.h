//===- LegacyCalls.h - Calls before the seed's patch ------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before the seed's patch the driver knew about calls: it caught them before it
// asked any interface, kept the function types beside the state, and erased the
// old calls itself. That is the reference which the patch must not differ from.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_LEGACYCALLS_H
#define BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_LEGACYCALLS_H

#include "harness/bufferize/comprehensive/BufferizationState.h"

namespace bufdiff::comprehensive::legacy {

using FunctionTypeMap = llvm::DenseMap<mlir::func::FuncOp, mlir::FunctionType>;

/// Bufferizes one op, without its regions' ops. `bufferizedFunctionTypes` must
/// not be null if `op` is a func.call. The old call stays behind without uses;
/// erasing it is the caller's business.
mlir::LogicalResult
bufferizeOp(mlir::Operation *op, BufferizationState &state,
            FunctionTypeMap *bufferizedFunctionTypes = nullptr);

} // namespace bufdiff::comprehensive::legacy

#endif // BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_LEGACYCALLS_H
