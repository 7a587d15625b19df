//===- CallingConvention.h - Function types after bufferization -*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The seed's calling convention: a result that is an argument's buffer is not
// returned, one that is an allocation of the callee becomes an argument that
// the caller allocates, and anything else is returned as a memref, where that
// is allowed.
//
// The seed reads the first two off the analysis' equivalence sets. Here they
// are proven on the bufferized body instead: today's models sometimes copy
// where the analysis says "equivalent" (a collapse_shape of a strided buffer),
// and a result must only be dropped when the argument really is its buffer.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_CALLINGCONVENTION_H
#define BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_CALLINGCONVENTION_H

#include "harness/bufferize/comprehensive/BufferizationState.h"

namespace bufdiff::comprehensive {

/// The type that argument `index` of the function bufferizes to: a memref with
/// a fully dynamic layout, so that any caller's buffer can be cast to it, or
/// the layout that the argument's `bufferization.buffer_layout` asks for. The
/// type itself where it is not a tensor.
mlir::Type getBufferizedArgumentType(mlir::func::FuncOp funcOp, unsigned index,
                                     const BufferizationState &state);

/// `bufferType` with the shape of `tensorType`, which is the same up to which
/// extents are static. Casting between the two is a memref.cast.
mlir::BaseMemRefType getTypeWithShapeOf(mlir::TensorType tensorType,
                                        mlir::BaseMemRefType bufferType);

/// What to pass for an argument of `type`: the buffer itself, a memref.cast of
/// it, or, where a cast could lie about the layout, a copy. In the last case
/// `buffer` becomes the copy: that is where the callee writes. Fails when the
/// buffer cannot be passed (it is in another memory space).
mlir::FailureOr<mlir::Value> castArgument(mlir::OpBuilder &b,
                                          mlir::Location loc,
                                          mlir::Value &buffer, mlir::Type type,
                                          const BufferizationState &state);

/// The buffer as one that a to_tensor of `tensorType` can take, by a
/// memref.cast where the types differ.
mlir::Value castToShapeOf(mlir::OpBuilder &b, mlir::Location loc,
                          mlir::TensorType tensorType, mlir::Value buffer);

/// Decides what becomes of every result of a function whose body has just been
/// bufferized (its boundary has not), and stores it in the state.
void planResults(mlir::func::FuncOp funcOp, BufferizationState &state);

/// The argument whose buffer the returned value (an operand of the func.return
/// of a function whose results are planned) always is, or null.
mlir::BlockArgument
getEquivalentEnclosingFuncBBArg(mlir::OpOperand &returnOperand,
                                const BufferizationState &state);

/// The allocation whose buffer the returned value always is, and which can be
/// made by the caller instead, or null.
mlir::Operation *getEquivalentAlloc(mlir::OpOperand &returnOperand,
                                    const BufferizationState &state);

/// The type of the buffer that the returned value has.
mlir::Type getReturnedBufferType(mlir::OpOperand &returnOperand,
                                 const BufferizationState &state);

/// The type of the function after bufferization, from `bufferizedFunctionTypes`
/// or else made of these types and entered there. `argumentTypes` are the
/// function's own, which may be tensors, and those of hoisted allocations.
mlir::FunctionType getOrCreateBufferizedFunctionType(
    mlir::func::FuncOp funcOp, mlir::TypeRange argumentTypes,
    mlir::TypeRange resultTypes, const BufferizationState &state,
    llvm::DenseMap<mlir::func::FuncOp, mlir::FunctionType>
        &bufferizedFunctionTypes);

/// The argument attributes of a call or function with `hoisted` more arguments:
/// as before, and empty ones for the new. Null for null.
mlir::ArrayAttr extendArgumentAttributes(mlir::ArrayAttr attributes,
                                         unsigned hoisted);

/// The result attributes of a call or function that still returns the results
/// of `plans` that are returned. Null for null.
mlir::ArrayAttr filterResultAttributes(mlir::ArrayAttr attributes,
                                       llvm::ArrayRef<ResultPlan> plans);

} // namespace bufdiff::comprehensive

#endif // BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_CALLINGCONVENTION_H
