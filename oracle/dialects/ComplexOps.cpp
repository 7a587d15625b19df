//===- ComplexOps.cpp - Semantics of the Complex dialect ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A complex number is an array of no dimensions and two lanes. Sums, negation,
// conjugation and comparisons are exact, and work part by part; a product is
// (ac - bd, ad + bc), each operation rounded. Division and the functions are
// those of the C++ library: compared with themselves only, see MathOps.cpp.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "oracle/dialects/FloatFns.h"
#include <complex>

using namespace mlir;

namespace bufdiff::oracle {

using namespace lane;

/// Gives a complex result.
static void setComplex(Machine &m, const Inst &inst, Scalar real,
                       Scalar imaginary) {
  Ref<Array> array =
      Array::create({}, 2, Definedness::Defined, m.tracksWriters());
  array->set(0, real, m.writer(inst));
  array->set(1, imaginary, m.writer(inst));
  m.result(inst) = Value(array);
}

//===--- making and taking apart ------------------------------------------===//

static const Inst *runCreate(Machine &m, const Inst &inst) {
  setComplex(m, inst, m.operand(inst, 0).scalar(), m.operand(inst, 1).scalar());
  return m.next(inst);
}

/// `immediate` is the part.
static const Inst *runPart(Machine &m, const Inst &inst) {
  m.result(inst).setScalar(m.operand(inst, 0).array().get(inst.immediate));
  return m.next(inst);
}

template <unsigned part>
static LogicalResult decodePart(Operation *op, Decoder &d) {
  if (!laneType(op->getOperand(0).getType()))
    return failure();
  d.emit(op, runPart).immediate = part;
  return success();
}

/// `immediate` is the width of a part. The real part is the low half, as in
/// little-endian memory.
static const Inst *runComplexToBits(Machine &m, const Inst &inst) {
  const Array &number = m.operand(inst, 0).array();
  Scalar real = number.get(0);
  Scalar imaginary = number.get(1);
  m.result(inst).setScalar({real.bits | imaginary.bits << inst.immediate,
                            worse(real.state, imaginary.state)});
  return m.next(inst);
}

static const Inst *runBitsToComplex(Machine &m, const Inst &inst) {
  Scalar bits = m.operand(inst, 0).scalar();
  setComplex(m, inst, {truncateTo(bits.bits, inst.immediate), bits.state},
             {bits.bits >> inst.immediate, bits.state});
  return m.next(inst);
}

static const Inst *runCopy(Machine &m, const Inst &inst) {
  m.result(inst) = m.operand(inst, 0);
  return m.next(inst);
}

static LogicalResult decodeBitcast(Operation *op, Decoder &d) {
  std::optional<ElementType> from = laneType(op->getOperand(0).getType());
  std::optional<ElementType> to = laneType(op->getResult(0).getType());
  if (!from || !to)
    return failure();
  if (from->isComplex == to->isComplex) {
    d.emit(op, runCopy);
    return success();
  }
  d.emit(op, from->isComplex ? runComplexToBits : runBitsToComplex).immediate =
      from->isComplex ? from->width : to->width;
  return success();
}

//===--- part by part -----------------------------------------------------===//

namespace {
template <typename Format>
using ComplexAdd = FloatFn<Format, Add, 2>;
template <typename Format>
using ComplexSub = FloatFn<Format, Sub, 2>;
} // namespace

/// Conjugation changes one sign bit; `immediate` holds the width.
static const Inst *runConj(Machine &m, const Inst &inst) {
  const Array &number = m.operand(inst, 0).array();
  Scalar imaginary = number.get(1);
  if (imaginary.isDefined())
    imaginary.bits ^= uint64_t(1) << (widthOf(inst) - 1);
  setComplex(m, inst, number.get(0), imaginary);
  return m.next(inst);
}

static LogicalResult decodeConj(Operation *op, Decoder &d) {
  std::optional<ElementType> type = laneType(op->getOperand(0).getType());
  // Flipping the bit is a negation in formats with a negative zero only.
  if (!type || !llvm::APFloat::isIEEELikeFP(*type->semantics))
    return failure();
  LaneFacts facts;
  facts.width = type->width;
  d.emit(op, runConj).immediate = facts.pack();
  return success();
}

static LogicalResult decodeNeg(Operation *op, Decoder &d) {
  std::optional<ElementType> type = laneType(op->getOperand(0).getType());
  if (!type || !llvm::APFloat::semanticsHasSignedRepr(*type->semantics))
    return failure();
  return decodeFloat<NegF>(op, d);
}

//===--- as a whole -------------------------------------------------------===//

namespace {

/// What an operation gives.
enum class Gives : uint8_t { Complex, Real, Bool };

struct Multiply {
  static constexpr unsigned arity = 2;
  static constexpr Gives gives = Gives::Complex;
  template <typename C>
  static C of(C a, C b) {
    auto ac = a.real() * b.real();
    auto bd = a.imag() * b.imag();
    auto ad = a.real() * b.imag();
    auto bc = a.imag() * b.real();
    return C(ac - bd, ad + bc);
  }
};

struct Equal {
  static constexpr unsigned arity = 2;
  static constexpr Gives gives = Gives::Bool;
  template <typename C>
  static bool of(C a, C b) {
    return a.real() == b.real() && a.imag() == b.imag();
  }
};
struct NotEqual {
  static constexpr unsigned arity = 2;
  static constexpr Gives gives = Gives::Bool;
  template <typename C>
  static bool of(C a, C b) {
    return !Equal::of(a, b);
  }
};

#define BUFDIFF_COMPLEX(NAME, EXPRESSION)                                      \
  struct NAME {                                                                \
    static constexpr unsigned arity = 1;                                       \
    static constexpr Gives gives = Gives::Complex;                             \
    template <typename C>                                                      \
    static C of(C x) {                                                         \
      return EXPRESSION;                                                       \
    }                                                                          \
  };
#define BUFDIFF_REAL(NAME, EXPRESSION)                                         \
  struct NAME {                                                                \
    static constexpr unsigned arity = 1;                                       \
    static constexpr Gives gives = Gives::Real;                                \
    template <typename C>                                                      \
    static typename C::value_type of(C x) {                                    \
      return EXPRESSION;                                                       \
    }                                                                          \
  };
#define BUFDIFF_COMPLEX2(NAME, EXPRESSION)                                     \
  struct NAME {                                                                \
    static constexpr unsigned arity = 2;                                       \
    static constexpr Gives gives = Gives::Complex;                             \
    template <typename C>                                                      \
    static C of(C x, C y) {                                                    \
      return EXPRESSION;                                                       \
    }                                                                          \
  };

BUFDIFF_COMPLEX(Cos, std::cos(x))
BUFDIFF_COMPLEX(Exp, std::exp(x))
BUFDIFF_COMPLEX(Expm1, std::exp(x) - C(1))
BUFDIFF_COMPLEX(Log, std::log(x))
BUFDIFF_COMPLEX(Log1p, std::log(x + C(1)))
BUFDIFF_COMPLEX(Rsqrt, C(1) / std::sqrt(x))
BUFDIFF_COMPLEX(Sign, x == C(0) ? C(0) : x / std::abs(x))
BUFDIFF_COMPLEX(Sin, std::sin(x))
BUFDIFF_COMPLEX(Sqrt, std::sqrt(x))
BUFDIFF_COMPLEX(Tan, std::tan(x))
BUFDIFF_COMPLEX(Tanh, std::tanh(x))
BUFDIFF_REAL(Abs, std::abs(x))
BUFDIFF_REAL(Angle, std::arg(x))
BUFDIFF_COMPLEX2(Divide, x / y)
BUFDIFF_COMPLEX2(Pow, std::pow(x, y))
/// As documented: -i * log((y + i * x) / sqrt(x**2 + y**2)), where the first
/// operand is the ordinate.
BUFDIFF_COMPLEX2(Atan2, C(0, -1) * std::log((y + C(0, 1) * x) /
                                            std::sqrt(x * x + y * y)))

#undef BUFDIFF_COMPLEX
#undef BUFDIFF_REAL
#undef BUFDIFF_COMPLEX2

} // namespace

template <typename T>
static bool breaksFastMath(unsigned flags, std::complex<T> number) {
  return breaksFastMath(flags, number.real()) ||
         breaksFastMath(flags, number.imag());
}

/// A result without a value.
template <Gives gives>
static void setUndefined(Machine &m, const Inst &inst, Definedness state) {
  if constexpr (gives == Gives::Complex)
    setComplex(m, inst, {0, state}, {0, state});
  else
    m.result(inst).setScalar({0, state});
}

template <typename Format, Gives gives, typename Result>
static void setResult(Machine &m, const Inst &inst, Result result) {
  if constexpr (gives == Gives::Bool) {
    m.result(inst).setScalar(Scalar::of(result));
  } else if (breaksFastMath(flagsOf(inst), result)) {
    setUndefined<gives>(m, inst, Definedness::Poison);
  } else if constexpr (gives == Gives::Complex) {
    setComplex(m, inst, Format::put(inst.payload, result.real()),
               Format::put(inst.payload, result.imag()));
  } else {
    m.result(inst).setScalar(Format::put(inst.payload, result));
  }
}

namespace {

/// Everything is as bad as the worst part of an operand.
template <typename Op>
struct Whole {
  template <typename Format>
  static const Inst *run(Machine &m, const Inst &inst) {
    using C = std::complex<typename Format::Number>;
    C numbers[Op::arity];
    Definedness state = Definedness::Defined;
    for (unsigned i = 0; i < Op::arity; ++i) {
      const Array &operand = m.operand(inst, i).array();
      Scalar real = operand.get(0);
      Scalar imaginary = operand.get(1);
      state = worse(state, worse(real.state, imaginary.state));
      if (state != Definedness::Defined)
        continue;
      numbers[i] = C(Format::get(inst.payload, real.bits),
                     Format::get(inst.payload, imaginary.bits));
      if (breaksFastMath(flagsOf(inst), numbers[i]))
        state = Definedness::Poison;
    }
    if (state != Definedness::Defined)
      setUndefined<Op::gives>(m, inst, state);
    else if constexpr (Op::arity == 1)
      setResult<Format, Op::gives>(m, inst, Op::of(numbers[0]));
    else
      setResult<Format, Op::gives>(m, inst, Op::of(numbers[0], numbers[1]));
    return m.next(inst);
  }
};

/// Operands: base, exponent (an integer of `toWidth` bits).
struct PowI {
  template <typename Format>
  static const Inst *run(Machine &m, const Inst &inst) {
    using C = std::complex<typename Format::Number>;
    const Array &base = m.operand(inst, 0).array();
    Scalar exponent = m.operand(inst, 1).scalar();
    Definedness state =
        worse(worse(base.get(0).state, base.get(1).state), exponent.state);
    if (state != Definedness::Defined) {
      setUndefined<Gives::Complex>(m, inst, state);
      return m.next(inst);
    }
    C number(Format::get(inst.payload, base.get(0).bits),
             Format::get(inst.payload, base.get(1).bits));
    int64_t power = signExtend(exponent.bits, toWidthOf(inst));
    if (breaksFastMath(flagsOf(inst), number))
      setUndefined<Gives::Complex>(m, inst, Definedness::Poison);
    else
      setResult<Format, Gives::Complex>(
          m, inst,
          std::pow(number, static_cast<typename Format::Number>(power)));
    return m.next(inst);
  }
};

} // namespace

template <typename Op>
static LogicalResult decodeWhole(Operation *op, Decoder &d) {
  std::optional<ElementType> type = laneType(op->getOperand(0).getType());
  if (!type || !type->isComplex || !type->isFloat())
    return failure();
  LaneFacts facts;
  facts.width = type->width;
  facts.flags = fastMathFlags(op);
  if (std::is_same_v<Op, PowI>) {
    std::optional<ElementType> power = laneType(op->getOperand(1).getType());
    if (!power)
      return failure();
    facts.toWidth = power->width;
  }
  Handler handler = Op::template run<EmulatedFloat>;
  if (type->semantics == &llvm::APFloat::IEEEsingle())
    handler = Op::template run<NativeF32>;
  else if (type->semantics == &llvm::APFloat::IEEEdouble())
    handler = Op::template run<NativeF64>;
  Inst &inst = d.emit(op, handler);
  inst.immediate = facts.pack();
  inst.payload = type->semantics;
  return success();
}

void registerComplexOps(OpRegistry &registry) {
  using namespace complex;
  registry.add<ConstantOp>(ScalarLevel, [](Operation *op, Decoder &d) {
    return decodeConstant(op, cast<ConstantOp>(op).getValue(), d);
  });
  registry.addSimple<CreateOp, runCreate>(ScalarLevel);
  registry.add<ReOp>(ScalarLevel, decodePart<0>);
  registry.add<ImOp>(ScalarLevel, decodePart<1>);
  registry.add<BitcastOp>(ScalarLevel, decodeBitcast);
  registry.add<AddOp>(ScalarLevel, decodeFloat<ComplexAdd>);
  registry.add<SubOp>(ScalarLevel, decodeFloat<ComplexSub>);
  registry.add<NegOp>(ScalarLevel, decodeNeg);
  registry.add<ConjOp>(ScalarLevel, decodeConj);
  registry.add<MulOp>(ScalarLevel, decodeWhole<Whole<Multiply>>);
  registry.add<DivOp>(ScalarLevel, decodeWhole<Whole<Divide>>);
  registry.add<EqualOp>(ScalarLevel, decodeWhole<Whole<Equal>>);
  registry.add<NotEqualOp>(ScalarLevel, decodeWhole<Whole<NotEqual>>);
  registry.add<AbsOp>(ScalarLevel, decodeWhole<Whole<Abs>>);
  registry.add<AngleOp>(ScalarLevel, decodeWhole<Whole<Angle>>);
  registry.add<Atan2Op>(ScalarLevel, decodeWhole<Whole<Atan2>>);
  registry.add<CosOp>(ScalarLevel, decodeWhole<Whole<Cos>>);
  registry.add<ExpOp>(ScalarLevel, decodeWhole<Whole<Exp>>);
  registry.add<Expm1Op>(ScalarLevel, decodeWhole<Whole<Expm1>>);
  registry.add<LogOp>(ScalarLevel, decodeWhole<Whole<Log>>);
  registry.add<Log1pOp>(ScalarLevel, decodeWhole<Whole<Log1p>>);
  registry.add<PowOp>(ScalarLevel, decodeWhole<Whole<Pow>>);
  registry.add<PowiOp>(ScalarLevel, decodeWhole<PowI>);
  registry.add<RsqrtOp>(ScalarLevel, decodeWhole<Whole<Rsqrt>>);
  registry.add<SignOp>(ScalarLevel, decodeWhole<Whole<Sign>>);
  registry.add<SinOp>(ScalarLevel, decodeWhole<Whole<Sin>>);
  registry.add<SqrtOp>(ScalarLevel, decodeWhole<Whole<Sqrt>>);
  registry.add<TanOp>(ScalarLevel, decodeWhole<Whole<Tan>>);
  registry.add<TanhOp>(ScalarLevel, decodeWhole<Whole<Tanh>>);
}

} // namespace bufdiff::oracle
