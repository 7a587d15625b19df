//===- VectorOps.h - Shared by the files of the Vector dialect --*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_VECTOROPS_H
#define BUFDIFF_ORACLE_DIALECTS_VECTOROPS_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Registry.h"

namespace bufdiff::oracle {

/// What a vector.mask around an operation says; null where it says nothing.
struct MaskedBy {
  mlir::Value mask;
  mlir::Value passthru;
};

/// The operations that vector.mask may enclose.
mlir::LogicalResult decodeTransferRead(mlir::vector::TransferReadOp op,
                                       Decoder &d, MaskedBy masked);
mlir::LogicalResult decodeTransferWrite(mlir::vector::TransferWriteOp op,
                                        Decoder &d, MaskedBy masked);
mlir::LogicalResult decodeReduction(mlir::vector::ReductionOp op, Decoder &d,
                                    MaskedBy masked);
mlir::LogicalResult decodeMultiReduction(mlir::vector::MultiDimReductionOp op,
                                         Decoder &d, MaskedBy masked);
mlir::LogicalResult decodeContract(mlir::vector::ContractionOp op, Decoder &d,
                                   MaskedBy masked);

void registerVectorMemoryOps(OpRegistry &registry);
void registerVectorReductions(OpRegistry &registry);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_DIALECTS_VECTOROPS_H
