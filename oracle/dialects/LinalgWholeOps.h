//===- LinalgWholeOps.h - Fills and copies in one go ------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_LINALGWHOLEOPS_H
#define BUFDIFF_ORACLE_DIALECTS_LINALGWHOLEOPS_H

#include "oracle/interpreter/Decoder.h"

namespace bufdiff::oracle {

/// Decodes a linalg.fill or linalg.copy that moves one word an element and
/// converts none as one instruction, which does what the op's body says for
/// every element. False, with nothing emitted, for any other op.
bool decodeWholeOp(mlir::Operation *op, Decoder &d);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_DIALECTS_LINALGWHOLEOPS_H
