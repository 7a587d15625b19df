//===- AffineEval.cpp - Affine expressions on numbers ---------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/dialects/AffineEval.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace bufdiff::oracle {

std::optional<int64_t> evalAffine(AffineExpr expr, llvm::ArrayRef<int64_t> dims,
                                  llvm::ArrayRef<int64_t> symbols) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    return cast<AffineConstantExpr>(expr).getValue();
  case AffineExprKind::DimId:
    return dims[cast<AffineDimExpr>(expr).getPosition()];
  case AffineExprKind::SymbolId:
    return symbols[cast<AffineSymbolExpr>(expr).getPosition()];
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<int64_t> lhs = evalAffine(binary.getLHS(), dims, symbols);
  std::optional<int64_t> rhs = evalAffine(binary.getRHS(), dims, symbols);
  if (!lhs || !rhs)
    return std::nullopt;
  // Unsigned arithmetic wraps; signed would be undefined here.
  auto wrap = [](uint64_t value) { return static_cast<int64_t>(value); };
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return wrap(uint64_t(*lhs) + uint64_t(*rhs));
  case AffineExprKind::Mul:
    return wrap(uint64_t(*lhs) * uint64_t(*rhs));
  case AffineExprKind::Mod: {
    if (*rhs < 1)
      return std::nullopt;
    int64_t remainder = *lhs % *rhs;
    return remainder < 0 ? remainder + *rhs : remainder;
  }
  case AffineExprKind::FloorDiv:
    if (*rhs < 1)
      return std::nullopt;
    return llvm::divideFloorSigned(*lhs, *rhs);
  case AffineExprKind::CeilDiv:
    if (*rhs < 1)
      return std::nullopt;
    return llvm::divideCeilSigned(*lhs, *rhs);
  default:
    return std::nullopt;
  }
}

static bool addLinear(AffineExpr expr, int64_t factor, LinearExpr &sum) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    sum.constant += factor * cast<AffineConstantExpr>(expr).getValue();
    return true;
  case AffineExprKind::DimId:
    sum.coefficients[cast<AffineDimExpr>(expr).getPosition()] += factor;
    return true;
  case AffineExprKind::Add: {
    auto binary = cast<AffineBinaryOpExpr>(expr);
    return addLinear(binary.getLHS(), factor, sum) &&
           addLinear(binary.getRHS(), factor, sum);
  }
  case AffineExprKind::Mul: {
    auto binary = cast<AffineBinaryOpExpr>(expr);
    auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
    return constant &&
           addLinear(binary.getLHS(), factor * constant.getValue(), sum);
  }
  default:
    return false;
  }
}

std::optional<LinearExpr> linearize(AffineExpr expr, unsigned numDims) {
  LinearExpr sum;
  sum.coefficients.assign(numDims, 0);
  if (!addLinear(expr, 1, sum))
    return std::nullopt;
  return sum;
}

} // namespace bufdiff::oracle
