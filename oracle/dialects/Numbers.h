//===- Numbers.h - Arithmetic on lanes --------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lanes are bit patterns. f32 and f64 compute in the machine's own float and
// double, which round to nearest even, never fuse and keep subnormals on the
// targets bufdiff runs on. Every smaller format computes in double and rounds
// once more: a double has more than twice the bits of any of them, so that
// add, subtract, multiply, divide and square root come out as if rounded once.
// (Fused multiply-add does not, see fusedMultiplyAdd.)
//
// A NaN that an operation computes is the format's canonical quiet NaN: which
// payload the processor would choose depends on the order in which a compiler
// puts the operands.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_NUMBERS_H
#define BUFDIFF_ORACLE_DIALECTS_NUMBERS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "oracle/value/ElementType.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <cmath>

namespace bufdiff::oracle {

//===--- integers ---------------------------------------------------------===//

/// The low `width` bits set, 1 <= width <= 64.
inline uint64_t maskOf(unsigned width) { return ~uint64_t(0) >> (64 - width); }
/// The smallest and largest value of a signed integer, sign-extended.
inline int64_t minSigned(unsigned width) {
  return -1 - int64_t(maskOf(width) >> 1);
}
inline int64_t maxSigned(unsigned width) { return int64_t(maskOf(width) >> 1); }

//===--- floats -----------------------------------------------------------===//

/// The exact value of a lane of any format but f64's wider kin.
double toDouble(const llvm::fltSemantics &format, uint64_t bits);

/// `value` rounded to a format. Poison where the format has no such value: a
/// NaN or an infinity in a format of finite values (f4E2M1FN, f6E2M3FN,
/// f6E3M2FN; the standard that defines them leaves the result open).
Scalar
fromDouble(const llvm::fltSemantics &format, double value,
           llvm::RoundingMode rounding = llvm::RoundingMode::NearestTiesToEven);

/// a * b + c in double, rounded to odd: rounding the result once more to a
/// format of at most 51 bits is then as good as rounding the exact value.
double multiplyAddToOdd(double a, double b, double c);

/// How the lanes of one format become C++ numbers and back. `Format` is what
/// the instruction's payload says, where the format is not native.
struct NativeF32 {
  using Number = float;
  static float get(const void *, uint64_t bits) {
    return llvm::bit_cast<float>(static_cast<uint32_t>(bits));
  }
  static Scalar put(const void *, float value) {
    if (LLVM_UNLIKELY(value != value))
      return Scalar::of(0x7fc00000u);
    return Scalar::of(llvm::bit_cast<uint32_t>(value));
  }
  static float fma(float a, float b, float c) { return std::fma(a, b, c); }
};
struct NativeF64 {
  using Number = double;
  static double get(const void *, uint64_t bits) {
    return llvm::bit_cast<double>(bits);
  }
  static Scalar put(const void *, double value) {
    if (LLVM_UNLIKELY(value != value))
      return Scalar::of(uint64_t(0x7ff8) << 48);
    return Scalar::of(llvm::bit_cast<uint64_t>(value));
  }
  static double fma(double a, double b, double c) { return std::fma(a, b, c); }
};
/// Payload: the fltSemantics.
struct EmulatedFloat {
  using Number = double;
  static double get(const void *format, uint64_t bits) {
    return toDouble(*static_cast<const llvm::fltSemantics *>(format), bits);
  }
  static Scalar put(const void *format, double value) {
    return fromDouble(*static_cast<const llvm::fltSemantics *>(format), value);
  }
  static double fma(double a, double b, double c) {
    return multiplyAddToOdd(a, b, c);
  }
};

/// IEEE 754-2019 maximum and minimum: a NaN wins, -0 is less than +0.
template <typename T>
T maximum(T a, T b) {
  if (a != a || b != b)
    return a + b;
  if (a == 0 && b == 0)
    return std::signbit(a) ? b : a;
  return a > b ? a : b;
}
template <typename T>
T minimum(T a, T b) {
  if (a != a || b != b)
    return a + b;
  if (a == 0 && b == 0)
    return std::signbit(a) ? a : b;
  return a < b ? a : b;
}
/// A NaN loses. Of two zeros the documentation allows either; +0 and -0 are
/// chosen as by maximum and minimum.
template <typename T>
T maxNum(T a, T b) {
  if (a != a)
    return b;
  return b != b ? a : maximum(a, b);
}
template <typename T>
T minNum(T a, T b) {
  if (a != a)
    return b;
  return b != b ? a : minimum(a, b);
}

//===--- reductions -------------------------------------------------------===//

/// `kind` applied to two lanes of a type, as vector.reduction, atomic updates
/// and the reductions of affine.parallel do. As bad as the worst operand.
/// `assign` gives `b`.
Scalar combine(mlir::arith::AtomicRMWKind kind, const ElementType &type,
               Scalar a, Scalar b);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_DIALECTS_NUMBERS_H
