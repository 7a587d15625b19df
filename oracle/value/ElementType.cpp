//===- ElementType.cpp - Types as the interpreter sees them ---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/value/ElementType.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;

namespace bufdiff::oracle {

std::optional<ElementType> ElementType::get(Type type) {
  ElementType result;
  if (auto integer = dyn_cast<IntegerType>(type)) {
    if (integer.getWidth() == 0 || integer.getWidth() > 64)
      return std::nullopt;
    result.width = integer.getWidth();
    result.isUnsigned = integer.isUnsigned();
    return result;
  }
  if (isa<IndexType>(type)) {
    result.kind = Kind::Index;
    return result;
  }
  if (auto real = dyn_cast<FloatType>(type)) {
    if (real.getWidth() > 64)
      return std::nullopt;
    result.kind = Kind::Float;
    result.width = real.getWidth();
    result.semantics = &real.getFloatSemantics();
    return result;
  }
  if (auto complex = dyn_cast<ComplexType>(type)) {
    std::optional<ElementType> part = get(complex.getElementType());
    if (!part || part->lanes != 1)
      return std::nullopt;
    part->lanes = 2;
    part->isComplex = true;
    return part;
  }
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (vector.isScalable())
      return std::nullopt;
    std::optional<ElementType> part = get(vector.getElementType());
    if (!part || part->lanes != 1)
      return std::nullopt;
    if (!Array::isAffordable(vector.getShape(), 1))
      return std::nullopt;
    part->lanes = vector.getNumElements();
    return part;
  }
  if (isa<BaseMemRefType>(type)) {
    result.kind = Kind::MemRef;
    return result;
  }
  return std::nullopt;
}

static llvm::APFloat toAPFloat(const ElementType &type, uint64_t bits) {
  return llvm::APFloat(*type.semantics, llvm::APInt(type.width, bits));
}

bool sameLane(const ElementType &type, uint64_t a, uint64_t b) {
  if (a == b)
    return true;
  if (!type.isFloat())
    return false;
  return toAPFloat(type, a).isNaN() && toAPFloat(type, b).isNaN();
}

std::string printLane(const ElementType &type, Scalar lane) {
  if (lane.state == Definedness::Poison)
    return "poison";
  if (lane.state != Definedness::Defined)
    return "undefined";
  switch (type.kind) {
  case ElementType::Kind::Integer:
    if (type.width == 1)
      return lane.bits ? "true" : "false";
    if (type.isUnsigned)
      return std::to_string(lane.bits);
    return std::to_string(signExtend(lane.bits, type.width));
  case ElementType::Kind::Index:
    return std::to_string(static_cast<int64_t>(lane.bits));
  case ElementType::Kind::MemRef:
    return "memref#" + std::to_string(lane.bits);
  case ElementType::Kind::Float:
    break;
  }
  llvm::SmallString<24> text;
  toAPFloat(type, lane.bits)
      .toString(text, /*FormatPrecision=*/0,
                /*FormatMaxPadding=*/3);
  return std::string(text);
}

} // namespace bufdiff::oracle
