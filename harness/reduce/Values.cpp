//===- Values.cpp - Values to put in the place of others ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Values.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace bufdiff {

/// Calls `visit` for the values that can be used at `op`, in order of the text,
/// until it returns false.
static void forEachVisible(Operation *op,
                           llvm::function_ref<bool(Value)> visit) {
  // The ops around `op`, outermost first, up to what isolates it.
  llvm::SmallVector<Operation *> chain;
  for (Operation *at = op; at && at->getBlock(); at = at->getParentOp()) {
    chain.push_back(at);
    Operation *parent = at->getParentOp();
    if (!parent || parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
      break;
  }
  auto visitBlock = [&](Block *block, Operation *end) {
    for (BlockArgument argument : block->getArguments())
      if (!visit(argument))
        return false;
    for (Operation &each : *block) {
      if (&each == end)
        break;
      for (Value result : each.getResults())
        if (!visit(result))
          return false;
    }
    return true;
  };
  for (Operation *at : llvm::reverse(chain)) {
    // Of several blocks, the entry dominates all; more is not worth working
    // out.
    Block *block = at->getBlock(), *entry = &block->getParent()->front();
    if (entry != block && !visitBlock(entry, nullptr))
      return;
    if (!visitBlock(block, at))
      return;
  }
}

Value findEarliest(Operation *op, Type type) {
  Value found;
  forEachVisible(op, [&](Value value) {
    if (value.getType() == type)
      found = value;
    return !found;
  });
  return found;
}

Value findLatest(Operation *op, Type type) {
  Value found;
  forEachVisible(op, [&](Value value) {
    if (value.getType() == type)
      found = value;
    return true;
  });
  return found;
}

TypedAttr zeroOf(Type type) {
  if (isa<IntegerType, IndexType, FloatType>(type))
    return Builder(type.getContext()).getZeroAttr(type);
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !isa<RankedTensorType, VectorType>(type) ||
      !shaped.hasStaticShape())
    return {};
  if (auto vector = dyn_cast<VectorType>(type); vector && vector.isScalable())
    return {};
  TypedAttr element = zeroOf(shaped.getElementType());
  if (!element || isa<DenseElementsAttr>(element))
    return {};
  return DenseElementsAttr::get(shaped, Attribute(element));
}

Value getConstant(Operation *op, TypedAttr value) {
  Value found;
  forEachVisible(op, [&](Value each) {
    if (each.getType() != value.getType())
      return true;
    if (auto constant = each.getDefiningOp<arith::ConstantOp>())
      if (constant.getValue() == value)
        found = each;
    return !found;
  });
  if (found)
    return found;
  OpBuilder builder(op);
  return arith::ConstantOp::create(builder, op->getLoc(), value);
}

/// For dynamic extents about which nothing is known.
static constexpr int64_t kSmallExtent = 2;

/// `value`, of static shape, as a value of `type`.
static Value castTo(Operation *op, Value value, Type type) {
  if (value.getType() == type)
    return value;
  OpBuilder builder(op);
  return tensor::CastOp::create(builder, op->getLoc(), type, value);
}

Value makeZero(Operation *op, Type type) {
  if (TypedAttr zero = zeroOf(type))
    return getConstant(op, zero);
  auto tensorType = dyn_cast<RankedTensorType>(type);
  if (!tensorType || tensorType.getEncoding())
    return {};
  llvm::SmallVector<int64_t> shape(tensorType.getShape());
  for (int64_t &extent : shape)
    if (ShapedType::isDynamic(extent))
      extent = kSmallExtent;
  TypedAttr zero =
      zeroOf(RankedTensorType::get(shape, tensorType.getElementType()));
  if (!zero)
    return {};
  return castTo(op, getConstant(op, zero), type);
}

/// One word of an observed value as an attribute; null for what has none.
static TypedAttr scalarAttr(Type type, oracle::Scalar scalar) {
  if (!scalar.isDefined())
    return {};
  if (auto integer = dyn_cast<IntegerType>(type)) {
    if (integer.getWidth() > 64)
      return {};
    return IntegerAttr::get(type, llvm::APInt(integer.getWidth(), scalar.bits,
                                              /*isSigned=*/false,
                                              /*implicitTrunc=*/true));
  }
  if (isa<IndexType>(type))
    return IntegerAttr::get(type, static_cast<int64_t>(scalar.bits));
  if (auto floating = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floating.getFloatSemantics();
    unsigned width = llvm::APFloat::getSizeInBits(semantics);
    if (width > 64)
      return {};
    return FloatAttr::get(
        type, llvm::APFloat(semantics, llvm::APInt(width, scalar.bits,
                                                   /*isSigned=*/false,
                                                   /*implicitTrunc=*/true)));
  }
  return {};
}

Value makeObserved(Operation *op, Type type,
                   const oracle::ObservedValue &seen) {
  // More is not simpler than the op that computes it.
  constexpr int64_t kMaxElements = 64;
  if (!seen.contents || seen.type.lanes != 1)
    return {};
  if (!seen.isShaped) {
    TypedAttr value = scalarAttr(type, seen.contents->get(0));
    return value ? getConstant(op, value) : Value();
  }
  auto tensorType = dyn_cast<RankedTensorType>(type);
  int64_t count = seen.contents->numElements();
  if (!tensorType || tensorType.getEncoding() || count == 0 ||
      count > kMaxElements ||
      tensorType.getRank() != static_cast<int64_t>(seen.shape.size()))
    return {};
  llvm::SmallVector<Attribute> elements;
  for (int64_t i = 0; i < count; ++i) {
    TypedAttr element =
        scalarAttr(tensorType.getElementType(), seen.contents->get(i));
    if (!element)
      return {};
    elements.push_back(element);
  }
  auto staticType =
      RankedTensorType::get(seen.shape, tensorType.getElementType());
  for (auto [given, found] : llvm::zip_equal(tensorType.getShape(), seen.shape))
    if (!ShapedType::isDynamic(given) && given != found)
      return {};
  Value constant =
      getConstant(op, DenseElementsAttr::get(staticType, elements));
  return castTo(op, constant, type);
}

Value findReplacement(Operation *op, Type type) {
  for (Value operand : op->getOperands())
    if (operand.getType() == type)
      return operand;
  if (Value earlier = findEarliest(op, type))
    return earlier;
  // A constant in the place of a constant leads nowhere.
  if (op->hasTrait<OpTrait::ConstantLike>())
    return {};
  return makeZero(op, type);
}

LogicalResult eraseReplacing(Operation *op) {
  llvm::SmallVector<Value> replacements;
  for (Value result : op->getResults()) {
    Value replacement;
    if (!result.use_empty()) {
      replacement = findReplacement(op, result.getType());
      if (!replacement)
        return failure();
    }
    replacements.push_back(replacement);
  }
  for (auto [result, replacement] :
       llvm::zip_equal(op->getResults(), replacements))
    if (replacement)
      result.replaceAllUsesWith(replacement);
  op->erase();
  return success();
}

std::optional<int64_t> getConstantInt(Value value) {
  llvm::APInt constant;
  if (!matchPattern(value, m_ConstantInt(&constant)) ||
      constant.getSignificantBits() > 64)
    return std::nullopt;
  return constant.getSExtValue();
}

} // namespace bufdiff
