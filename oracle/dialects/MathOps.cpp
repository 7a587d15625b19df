//===- MathOps.cpp - Semantics of the Math dialect ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Roundings, classifications, square root, fused multiply-add and the integer
// operations are exact. The transcendental functions are those of the C library
// in float or double, and of no accuracy that anybody promises: a run of them
// can be compared with another run of this interpreter on the same machine,
// with nothing else.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Math/IR/Math.h"
#include "oracle/dialects/FloatFns.h"

using namespace mlir;

namespace bufdiff::oracle {

using namespace lane;

namespace {

/// Functions of one number, by a type each.
#define BUFDIFF_UNARY(NAME, EXPRESSION)                                        \
  struct NAME {                                                                \
    template <typename T>                                                      \
    static T of(T x) {                                                         \
      return EXPRESSION;                                                       \
    }                                                                          \
  };
#define BUFDIFF_BINARY(NAME, EXPRESSION)                                       \
  struct NAME {                                                                \
    template <typename T>                                                      \
    static T of(T x, T y) {                                                    \
      return EXPRESSION;                                                       \
    }                                                                          \
  };

BUFDIFF_UNARY(Ceil, std::ceil(x))
BUFDIFF_UNARY(Floor, std::floor(x))
BUFDIFF_UNARY(Trunc, std::trunc(x))
/// Halfway cases away from zero.
BUFDIFF_UNARY(Round, std::round(x))
/// Halfway cases to even, which is the processor's default mode.
BUFDIFF_UNARY(RoundEven, std::nearbyint(x))
BUFDIFF_UNARY(Sqrt, std::sqrt(x))
BUFDIFF_UNARY(Rsqrt, 1 / std::sqrt(x))
BUFDIFF_UNARY(Acos, std::acos(x))
BUFDIFF_UNARY(Acosh, std::acosh(x))
BUFDIFF_UNARY(Asin, std::asin(x))
BUFDIFF_UNARY(Asinh, std::asinh(x))
BUFDIFF_UNARY(Atan, std::atan(x))
BUFDIFF_UNARY(Atanh, std::atanh(x))
BUFDIFF_UNARY(Cbrt, std::cbrt(x))
BUFDIFF_UNARY(Cos, std::cos(x))
BUFDIFF_UNARY(Cosh, std::cosh(x))
BUFDIFF_UNARY(Erf, std::erf(x))
BUFDIFF_UNARY(Erfc, std::erfc(x))
BUFDIFF_UNARY(Exp, std::exp(x))
BUFDIFF_UNARY(Exp2, std::exp2(x))
BUFDIFF_UNARY(ExpM1, std::expm1(x))
BUFDIFF_UNARY(Log, std::log(x))
BUFDIFF_UNARY(Log10, std::log10(x))
BUFDIFF_UNARY(Log1p, std::log1p(x))
BUFDIFF_UNARY(Log2, std::log2(x))
BUFDIFF_UNARY(Sin, std::sin(x))
BUFDIFF_UNARY(Sinh, std::sinh(x))
BUFDIFF_UNARY(Tan, std::tan(x))
BUFDIFF_UNARY(Tanh, std::tanh(x))
BUFDIFF_BINARY(Atan2, std::atan2(x, y))
BUFDIFF_BINARY(Pow, std::pow(x, y))

#undef BUFDIFF_UNARY
#undef BUFDIFF_BINARY

/// As documented, and as upstream expands it: the value is bounded by `min`
/// from above first.
struct Clamp {
  template <typename T>
  static T of(T value, T min, T max) {
    return maximum(minimum(value, min), max);
  }
};

template <typename Op, unsigned N>
struct Lift {
  template <typename Format>
  using On = FloatFn<Format, Op, N>;
};

template <typename Format>
struct SinCos {
  static constexpr unsigned arity = 1, results = 2, decides = 0;
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    (void)FloatFn<Format, Sin, 1>::apply(inst, in, &out[0]);
    (void)FloatFn<Format, Cos, 1>::apply(inst, in, &out[1]);
    return nullptr;
  }
};

enum class FloatClass { Finite, Infinite, NaN, Normal };

template <FloatClass which>
struct Classify {
  template <typename Format>
  struct On : IntFn<1> {
    static const char *apply(const Inst &inst, const uint64_t *in,
                             Scalar *out) {
      auto number = Format::get(inst.payload, in[0]);
      if constexpr (which == FloatClass::Finite)
        out[0].bits = std::isfinite(number);
      else if constexpr (which == FloatClass::Infinite)
        out[0].bits = std::isinf(number);
      else if constexpr (which == FloatClass::NaN)
        out[0].bits = std::isnan(number);
      // What is normal as a double can be subnormal in a smaller format.
      else if constexpr (std::is_same_v<Format, EmulatedFloat>)
        out[0].bits = toAPFloat(inst, in[0]).isNormal();
      else
        out[0].bits = std::isnormal(number);
      if (breaksFastMath(flagsOf(inst), number))
        out[0] = Scalar::poison();
      return nullptr;
    }
  };
};

/// The exponent's width is `toWidth`.
template <typename Format>
struct FPowI : IntFn<2> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    using Number = typename Format::Number;
    Number base = Format::get(inst.payload, in[0]);
    int64_t exponent = signExtend(in[1], toWidthOf(inst));
    // By squaring; the order of multiplications is not promised by anybody.
    uint64_t left = exponent < 0 ? -static_cast<uint64_t>(exponent)
                                 : static_cast<uint64_t>(exponent);
    Number result = 1;
    for (Number square = base; left; left >>= 1, square *= square)
      if (left & 1)
        result *= square;
    if (exponent < 0)
      result = 1 / result;
    out[0] = Format::put(inst.payload, result);
    unsigned flags = flagsOf(inst);
    if (breaksFastMath(flags, base) ||
        breaksFastMath(flags, Format::get(inst.payload, out[0].bits)))
      out[0] = Scalar::poison();
    return nullptr;
  }
};

struct AbsI : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    // The smallest value is its own absolute value.
    out[0].bits =
        (signExtend(in[0], width) < 0 ? -in[0] : in[0]) & maskOf(width);
    return nullptr;
  }
};
/// Of zero, the width.
struct Ctlz : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    out[0].bits = truncateTo(llvm::countl_zero(in[0]) - (64 - width), width);
    return nullptr;
  }
};
struct Cttz : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    out[0].bits =
        truncateTo(std::min<unsigned>(llvm::countr_zero(in[0]), width), width);
    return nullptr;
  }
};
struct CtPop : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    out[0].bits = truncateTo(llvm::popcount(in[0]), widthOf(inst));
    return nullptr;
  }
};

/// The documentation is silent about negative exponents; upstream's expansion
/// truncates the quotient, which divides by zero for a base of zero.
struct IPowI : IntFn<2> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    int64_t base = signExtend(in[0], width);
    int64_t exponent = signExtend(in[1], width);
    if (exponent < 0) {
      if (base == 0)
        return divisionByZero;
      bool odd = exponent & 1;
      int64_t result = base == 1 ? 1 : base == -1 ? (odd ? -1 : 1) : 0;
      out[0].bits = static_cast<uint64_t>(result) & maskOf(width);
      return nullptr;
    }
    uint64_t result = 1;
    uint64_t square = in[0];
    for (uint64_t left = exponent; left; left >>= 1, square *= square)
      if (left & 1)
        result *= square;
    out[0].bits = result & maskOf(width);
    return nullptr;
  }
};

} // namespace

static LogicalResult decodeFPowI(Operation *op, Decoder &d) {
  std::optional<ElementType> power = laneType(op->getOperand(1).getType());
  if (!power || failed(decodeFloat<FPowI>(op, d)))
    return failure();
  uint64_t &packed = d.at(d.here() - 1).immediate;
  packed = (packed & ~uint64_t(0xff00)) | uint64_t(power->width) << 8;
  return success();
}

/// For operations on the sign, of which a format without one has none.
template <template <typename> class Fn>
static LogicalResult decodeSigned(Operation *op, Decoder &d) {
  std::optional<ElementType> type = laneType(op->getOperand(0).getType());
  if (!type || !llvm::APFloat::semanticsHasSignedRepr(*type->semantics))
    return failure();
  return decodeFloat<Fn>(op, d);
}

void registerMathOps(OpRegistry &registry) {
  using namespace math;
  constexpr unsigned levels = ScalarLevel | TensorLevel;

  registry.add<AbsFOp>(levels, decodeSigned<AbsF>);
  registry.add<CopySignOp>(levels, decodeSigned<CopySign>);
  registry.add<CeilOp>(levels, decodeFloat<Lift<Ceil, 1>::On>);
  registry.add<FloorOp>(levels, decodeFloat<Lift<Floor, 1>::On>);
  registry.add<TruncOp>(levels, decodeFloat<Lift<Trunc, 1>::On>);
  registry.add<RoundOp>(levels, decodeFloat<Lift<Round, 1>::On>);
  registry.add<RoundEvenOp>(levels, decodeFloat<Lift<RoundEven, 1>::On>);
  registry.add<SqrtOp>(levels, decodeFloat<Lift<Sqrt, 1>::On>);
  registry.add<FmaOp>(levels, decodeFloat<FusedMultiplyAdd>);
  registry.add<ClampFOp>(levels, decodeFloat<Lift<Clamp, 3>::On>);
  registry.add<IsFiniteOp>(levels,
                           decodeFloat<Classify<FloatClass::Finite>::On>);
  registry.add<IsInfOp>(levels,
                        decodeFloat<Classify<FloatClass::Infinite>::On>);
  registry.add<IsNaNOp>(levels, decodeFloat<Classify<FloatClass::NaN>::On>);
  registry.add<IsNormalOp>(levels,
                           decodeFloat<Classify<FloatClass::Normal>::On>);

  registry.add<AbsIOp>(levels, decodeInteger<AbsI>);
  registry.add<CountLeadingZerosOp>(levels, decodeInteger<Ctlz>);
  registry.add<CountTrailingZerosOp>(levels, decodeInteger<Cttz>);
  registry.add<CtPopOp>(levels, decodeInteger<CtPop>);
  registry.add<IPowIOp>(levels, decodeInteger<IPowI>);
  registry.add<FPowIOp>(levels, decodeFPowI);

  registry.add<AcosOp>(levels, decodeFloat<Lift<Acos, 1>::On>);
  registry.add<AcoshOp>(levels, decodeFloat<Lift<Acosh, 1>::On>);
  registry.add<AsinOp>(levels, decodeFloat<Lift<Asin, 1>::On>);
  registry.add<AsinhOp>(levels, decodeFloat<Lift<Asinh, 1>::On>);
  registry.add<AtanOp>(levels, decodeFloat<Lift<Atan, 1>::On>);
  registry.add<Atan2Op>(levels, decodeFloat<Lift<Atan2, 2>::On>);
  registry.add<AtanhOp>(levels, decodeFloat<Lift<Atanh, 1>::On>);
  registry.add<CbrtOp>(levels, decodeFloat<Lift<Cbrt, 1>::On>);
  registry.add<CosOp>(levels, decodeFloat<Lift<Cos, 1>::On>);
  registry.add<CoshOp>(levels, decodeFloat<Lift<Cosh, 1>::On>);
  registry.add<ErfOp>(levels, decodeFloat<Lift<Erf, 1>::On>);
  registry.add<ErfcOp>(levels, decodeFloat<Lift<Erfc, 1>::On>);
  registry.add<ExpOp>(levels, decodeFloat<Lift<Exp, 1>::On>);
  registry.add<Exp2Op>(levels, decodeFloat<Lift<Exp2, 1>::On>);
  registry.add<ExpM1Op>(levels, decodeFloat<Lift<ExpM1, 1>::On>);
  registry.add<LogOp>(levels, decodeFloat<Lift<Log, 1>::On>);
  registry.add<Log10Op>(levels, decodeFloat<Lift<Log10, 1>::On>);
  registry.add<Log1pOp>(levels, decodeFloat<Lift<Log1p, 1>::On>);
  registry.add<Log2Op>(levels, decodeFloat<Lift<Log2, 1>::On>);
  registry.add<PowFOp>(levels, decodeFloat<Lift<Pow, 2>::On>);
  registry.add<RsqrtOp>(levels, decodeFloat<Lift<Rsqrt, 1>::On>);
  registry.add<SinOp>(levels, decodeFloat<Lift<Sin, 1>::On>);
  registry.add<SincosOp>(levels, decodeFloat<SinCos>);
  registry.add<SinhOp>(levels, decodeFloat<Lift<Sinh, 1>::On>);
  registry.add<TanOp>(levels, decodeFloat<Lift<Tan, 1>::On>);
  registry.add<TanhOp>(levels, decodeFloat<Lift<Tanh, 1>::On>);
}

} // namespace bufdiff::oracle
