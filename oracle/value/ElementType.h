//===- ElementType.h - Types as the interpreter sees them -------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_VALUE_ELEMENTTYPE_H
#define BUFDIFF_ORACLE_VALUE_ELEMENTTYPE_H

#include "mlir/IR/BuiltinTypes.h"
#include "oracle/value/Value.h"
#include "llvm/ADT/APFloat.h"
#include <optional>
#include <string>

namespace bufdiff::oracle {

/// How one element of a shaped type, or one scalar, is laid out in lanes.
struct ElementType {
  enum class Kind : uint8_t { Integer, Index, Float, MemRef };
  Kind kind = Kind::Integer;
  /// Bits of one lane, 1 to 64.
  unsigned width = 64;
  /// Words of one element: 2 for complex, the vector's size for vectors.
  unsigned lanes = 1;
  bool isComplex = false;
  /// For printing; arithmetic is on signless integers.
  bool isUnsigned = false;
  /// Set for floats.
  const llvm::fltSemantics *semantics = nullptr;

  /// None when the interpreter has no values of this type (wider than 64 bits,
  /// scalable vectors, quantized and opaque types).
  static std::optional<ElementType> get(mlir::Type type);

  bool isFloat() const { return kind == Kind::Float; }
};

/// Whether two lanes show the same value: bit for bit, but any NaN equals any
/// NaN.
bool sameLane(const ElementType &type, uint64_t a, uint64_t b);

/// A lane as MLIR would print it, e.g. `-3`, `1.500000e+00`, `true`.
std::string printLane(const ElementType &type, Scalar lane);

/// Whether a buffer of this type is row-major because its type names no layout.
/// Asking a strided layout whether it is the identity would make a map of it,
/// which costs more than decoding an op.
inline bool hasNoLayout(mlir::MemRefType type) {
  return !llvm::isa<mlir::StridedLayoutAttr>(type.getLayout()) &&
         type.getLayout().isIdentity();
}

/// The low `width` bits.
inline uint64_t truncateTo(uint64_t bits, unsigned width) {
  return width >= 64 ? bits : bits & ((uint64_t(1) << width) - 1);
}
/// Bits `width` and up filled with bit `width - 1`.
inline int64_t signExtend(uint64_t bits, unsigned width) {
  if (width >= 64)
    return static_cast<int64_t>(bits);
  unsigned shift = 64 - width;
  return static_cast<int64_t>(bits << shift) >> shift;
}

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_VALUE_ELEMENTTYPE_H
