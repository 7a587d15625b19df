//===- AffineEval.h - Affine expressions on numbers -------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_AFFINEEVAL_H
#define BUFDIFF_ORACLE_DIALECTS_AFFINEEVAL_H

#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <optional>

namespace bufdiff::oracle {

/// The value of `expr`; none for a division or remainder by zero or less, which
/// the affine dialect leaves undefined. Never touches the MLIRContext, unlike
/// AffineMap::compose.
std::optional<int64_t> evalAffine(mlir::AffineExpr expr,
                                  llvm::ArrayRef<int64_t> dims,
                                  llvm::ArrayRef<int64_t> symbols = {});

/// `expr` as constant + sum of coefficients[i] * d_i; none where it is not of
/// that form.
struct LinearExpr {
  llvm::SmallVector<int64_t, 4> coefficients;
  int64_t constant = 0;
};
std::optional<LinearExpr> linearize(mlir::AffineExpr expr, unsigned numDims);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_DIALECTS_AFFINEEVAL_H
