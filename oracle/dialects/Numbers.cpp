//===- Numbers.cpp - Arithmetic on lanes ----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/dialects/Numbers.h"

using namespace mlir;
using llvm::APFloat;

namespace bufdiff::oracle {

namespace {
/// The fields of f16 and bf16, which are common enough not to go through
/// APFloat.
struct HalfFields {
  unsigned mantissaBits;
  unsigned exponentBits;

  int bias() const { return (1 << (exponentBits - 1)) - 1; }
  /// The biased exponent of infinities and NaNs.
  uint64_t special() const { return (uint64_t(1) << exponentBits) - 1; }
};
} // namespace

constexpr HalfFields halfFields{10, 5};
constexpr HalfFields brainFields{7, 8};
/// Of a double.
constexpr unsigned doubleMantissaBits = 52;
constexpr int doubleBias = 1023;

static double halfToDouble(uint64_t bits) {
  uint64_t mantissa = bits & 0x3ff;
  uint64_t exponent = (bits >> 10) & 0x1f;
  uint64_t sign = (bits >> 15) << 63;
  if (LLVM_UNLIKELY(exponent == 0)) {
    double magnitude = static_cast<double>(mantissa) * 0x1p-24;
    return sign ? -magnitude : magnitude;
  }
  uint64_t biased = exponent == halfFields.special()
                        ? 0x7ff
                        : exponent + (doubleBias - halfFields.bias());
  return llvm::bit_cast<double>(sign | biased << doubleMantissaBits |
                                mantissa << (doubleMantissaBits - 10));
}

/// A double that is no NaN, rounded to nearest even.
static uint64_t roundToHalf(const HalfFields &fields, double value) {
  auto bits = llvm::bit_cast<uint64_t>(value);
  uint64_t sign = (bits >> 63) << (fields.mantissaBits + fields.exponentBits);
  uint64_t infinity = fields.special() << fields.mantissaBits;
  if (std::isinf(value))
    return sign | infinity;
  uint64_t mantissa = bits & ((uint64_t(1) << doubleMantissaBits) - 1);
  int exponent = static_cast<int>((bits >> doubleMantissaBits) & 0x7ff);
  // Zeros, and subnormal doubles: far below any half.
  if (exponent == 0)
    return sign;
  mantissa |= uint64_t(1) << doubleMantissaBits;
  int biased = exponent - doubleBias + fields.bias();
  unsigned shift = doubleMantissaBits - fields.mantissaBits;
  if (biased < 1) {
    // A subnormal: its exponent is that of the smallest normal number.
    shift += 1 - biased;
    biased = 1;
    if (shift > doubleMantissaBits + 1)
      return sign;
  }
  uint64_t kept = mantissa >> shift;
  uint64_t dropped = mantissa & ((uint64_t(1) << shift) - 1);
  uint64_t half = uint64_t(1) << (shift - 1);
  if (dropped > half || (dropped == half && (kept & 1)))
    ++kept;
  // The leading bit of a normal number adds one to the exponent below it, and
  // so does a carry.
  uint64_t result =
      (static_cast<uint64_t>(biased - 1) << fields.mantissaBits) + kept;
  return sign | std::min(result, infinity);
}

double toDouble(const llvm::fltSemantics &format, uint64_t bits) {
  if (&format == &APFloat::IEEEdouble())
    return llvm::bit_cast<double>(bits);
  if (&format == &APFloat::IEEEsingle())
    return llvm::bit_cast<float>(static_cast<uint32_t>(bits));
  if (&format == &APFloat::IEEEhalf())
    return halfToDouble(bits);
  // bf16 is the upper half of a float.
  if (&format == &APFloat::BFloat())
    return llvm::bit_cast<float>(static_cast<uint32_t>(bits << 16));
  // Nothing but an exponent; APFloat converts its NaN to an infinity.
  if (&format == &APFloat::Float8E8M0FNU())
    return bits == 0xff ? std::nan("") : std::ldexp(1.0, int(bits) - 127);
  APFloat value(format, llvm::APInt(APFloat::getSizeInBits(format), bits));
  bool losesInfo;
  (void)value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                      &losesInfo);
  return value.convertToDouble();
}

Scalar fromDouble(const llvm::fltSemantics &format, double value,
                  llvm::RoundingMode rounding) {
  if (&format == &APFloat::IEEEdouble())
    return NativeF64::put(nullptr, value);
  bool isNaN = value != value;
  if (rounding == llvm::RoundingMode::NearestTiesToEven) {
    if (&format == &APFloat::IEEEsingle())
      return NativeF32::put(nullptr, static_cast<float>(value));
    if (&format == &APFloat::IEEEhalf())
      return Scalar::of(isNaN ? 0x7e00 : roundToHalf(halfFields, value));
    if (&format == &APFloat::BFloat())
      return Scalar::of(isNaN ? 0x7fc0 : roundToHalf(brainFields, value));
  }
  if (!APFloat::semanticsHasNaN(format) && (isNaN || std::isinf(value)))
    return Scalar::poison();
  // A format without sign (f8E8M0FNU) has no negative numbers.
  if (!APFloat::semanticsHasSignedRepr(format) && value < 0)
    isNaN = true;
  if (isNaN)
    return Scalar::of(APFloat::getQNaN(format).bitcastToAPInt().getZExtValue());
  APFloat number(value);
  bool losesInfo;
  (void)number.convert(format, rounding, &losesInfo);
  return Scalar::of(number.bitcastToAPInt().getZExtValue());
}

double multiplyAddToOdd(double a, double b, double c) {
  // Operands have at most 24 bits, so the product is exact.
  double product = a * b;
  double sum = product + c;
  if (!std::isfinite(sum))
    return sum;
  // The exact error of the sum (Knuth's two-sum).
  double part = sum - product;
  double error = (product - (sum - part)) + (c - part);
  if (error == 0 || (llvm::bit_cast<uint64_t>(sum) & 1))
    return sum;
  return std::nextafter(sum, error > 0 ? HUGE_VAL : -HUGE_VAL);
}

template <typename Format>
static Scalar combineFloats(arith::AtomicRMWKind kind, const void *format,
                            uint64_t aBits, uint64_t bBits) {
  auto a = Format::get(format, aBits);
  auto b = Format::get(format, bBits);
  switch (kind) {
  case arith::AtomicRMWKind::addf:
    return Format::put(format, a + b);
  case arith::AtomicRMWKind::mulf:
    return Format::put(format, a * b);
  case arith::AtomicRMWKind::maximumf:
    return Format::put(format, maximum(a, b));
  case arith::AtomicRMWKind::minimumf:
    return Format::put(format, minimum(a, b));
  case arith::AtomicRMWKind::maxnumf:
    return Format::put(format, maxNum(a, b));
  case arith::AtomicRMWKind::minnumf:
    return Format::put(format, minNum(a, b));
  default:
    llvm_unreachable("a verified op applies float kinds to floats");
  }
}

Scalar combine(arith::AtomicRMWKind kind, const ElementType &type, Scalar a,
               Scalar b) {
  using Kind = arith::AtomicRMWKind;
  if (kind == Kind::assign)
    return b;
  Definedness state = worse(a.state, b.state);
  if (state != Definedness::Defined)
    return {0, state};
  uint64_t x = a.bits;
  uint64_t y = b.bits;
  int64_t signedX = signExtend(x, type.width);
  int64_t signedY = signExtend(y, type.width);
  switch (kind) {
  case Kind::addi:
    return Scalar::of(truncateTo(x + y, type.width));
  case Kind::muli:
    return Scalar::of(truncateTo(x * y, type.width));
  case Kind::andi:
    return Scalar::of(x & y);
  case Kind::ori:
    return Scalar::of(x | y);
  case Kind::xori:
    return Scalar::of(x ^ y);
  case Kind::maxs:
    return Scalar::of(signedX > signedY ? x : y);
  case Kind::mins:
    return Scalar::of(signedX < signedY ? x : y);
  case Kind::maxu:
    return Scalar::of(std::max(x, y));
  case Kind::minu:
    return Scalar::of(std::min(x, y));
  default:
    break;
  }
  if (type.semantics == &APFloat::IEEEsingle())
    return combineFloats<NativeF32>(kind, nullptr, x, y);
  if (type.semantics == &APFloat::IEEEdouble())
    return combineFloats<NativeF64>(kind, nullptr, x, y);
  return combineFloats<EmulatedFloat>(kind, type.semantics, x, y);
}

} // namespace bufdiff::oracle
