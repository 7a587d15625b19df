//===- ArithOps.cpp - Semantics of the Arith dialect ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules are those of the dialect's documentation (ArithOps.td). Where it
// is silent: a float-to-integer conversion out of range is poison, as in the
// LLVM instruction it is lowered to, and so is the result of an operation whose
// `nnan` or `ninf` flag is violated.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "oracle/dialects/FloatFns.h"
#include "oracle/interpreter/Constants.h"

using namespace mlir;

namespace bufdiff::oracle {

using namespace lane;

//===--- constants --------------------------------------------------------===//

static const Inst *runScalarConstant(Machine &m, const Inst &inst) {
  m.result(inst).setScalar(Scalar::of(inst.immediate));
  return m.next(inst);
}

static const Inst *runArrayConstant(Machine &m, const Inst &inst) {
  const auto *constant = static_cast<const Value *>(inst.payload);
  if (!m.tracksWriters()) {
    // Shared: arrays that another slot can see are never changed.
    m.result(inst) = *constant;
    return m.next(inst);
  }
  const Array &from = constant->array();
  Ref<Array> array = Array::create(from.shape(), from.lanes(),
                                   Definedness::Defined, /*tracked=*/true);
  for (int64_t i = 0, e = from.numWords(); i < e; ++i)
    array->set(i, from.get(i), m.writer(inst));
  m.result(inst) = Value(array);
  return m.next(inst);
}

LogicalResult decodeConstant(Operation *op, Attribute attribute, Decoder &d) {
  Type type = op->getResult(0).getType();
  if (!laneType(type))
    return failure();
  FailureOr<Value> value =
      valueFromAttribute(attribute, type, /*tracked=*/false);
  if (failed(value))
    return failure();
  if (value->isScalar()) {
    d.emit(op, runScalarConstant).immediate = value->scalar().bits;
    return success();
  }
  const Value *kept = d.payload<Value>(std::move(*value));
  d.emit(op, runArrayConstant).payload = kept;
  return success();
}

static LogicalResult decodeArithConstant(Operation *op, Decoder &d) {
  Attribute value = cast<arith::ConstantOp>(op).getValue();
  if (auto sparse = dyn_cast<SparseElementsAttr>(value))
    value = DenseElementsAttr::get(
        sparse.getType(), llvm::to_vector(sparse.getValues<Attribute>()));
  return decodeConstant(op, value, d);
}

namespace {

//===--- floats -----------------------------------------------------------===//

template <arith::CmpFPredicate predicate>
struct CmpF {
  template <typename Format>
  struct On : IntFn<> {
    static const char *apply(const Inst &inst, const uint64_t *in,
                             Scalar *out) {
      using P = arith::CmpFPredicate;
      auto a = Format::get(inst.payload, in[0]);
      auto b = Format::get(inst.payload, in[1]);
      bool unordered = a != a || b != b;
      out[0].bits = predicate == P::AlwaysFalse ? false
                    : predicate == P::OEQ       ? a == b
                    : predicate == P::OGT       ? a > b
                    : predicate == P::OGE       ? a >= b
                    : predicate == P::OLT       ? a < b
                    : predicate == P::OLE       ? a <= b
                    : predicate == P::ONE       ? !unordered && a != b
                    : predicate == P::ORD       ? !unordered
                    : predicate == P::UEQ       ? unordered || a == b
                    : predicate == P::UGT       ? unordered || a > b
                    : predicate == P::UGE       ? unordered || a >= b
                    : predicate == P::ULT       ? unordered || a < b
                    : predicate == P::ULE       ? unordered || a <= b
                    : predicate == P::UNE       ? unordered || a != b
                    : predicate == P::UNO       ? unordered
                                                : true;
      if (unsigned flags = flagsOf(inst);
          breaksFastMath(flags, a) || breaksFastMath(flags, b))
        out[0] = Scalar::poison();
      return nullptr;
    }
  };
};

//===--- conversions ------------------------------------------------------===//

/// The formats of a conversion; `scale` is that of the second operand.
struct Formats {
  const llvm::fltSemantics *from = nullptr;
  const llvm::fltSemantics *to = nullptr;
  const llvm::fltSemantics *scale = nullptr;
  llvm::RoundingMode rounding = llvm::RoundingMode::NearestTiesToEven;
};
} // namespace

static const Formats &formatsOf(const Inst &inst) {
  return *static_cast<const Formats *>(inst.payload);
}

namespace {

/// Integers of up to 64 bits to any format, rounded once.
template <bool isSigned>
struct IntToFloat : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    const Formats &formats = formatsOf(inst);
    unsigned width = widthOf(inst);
    int64_t asSigned = signExtend(in[0], width);
    if (formats.to == &llvm::APFloat::IEEEsingle()) {
      out[0] = NativeF32::put(nullptr, isSigned ? static_cast<float>(asSigned)
                                                : static_cast<float>(in[0]));
      return nullptr;
    }
    if (formats.to == &llvm::APFloat::IEEEdouble()) {
      out[0] = NativeF64::put(nullptr, isSigned ? static_cast<double>(asSigned)
                                                : static_cast<double>(in[0]));
      return nullptr;
    }
    bool negative = isSigned && asSigned < 0;
    uint64_t magnitude = negative ? -static_cast<uint64_t>(asSigned) : in[0];
    // To odd, so that the second rounding of fromDouble is the only one that
    // shows.
    double value = static_cast<double>(magnitude);
    if (magnitude >> 53) {
      unsigned drop = llvm::Log2_64(magnitude) - 52;
      uint64_t kept = magnitude >> drop;
      if (magnitude & ((uint64_t(1) << drop) - 1))
        kept |= 1;
      value = std::ldexp(static_cast<double>(kept), drop);
    }
    out[0] = fromDouble(*formats.to, negative ? -value : value);
    return nullptr;
  }
};

/// Towards zero; poison when the integer does not fit.
template <bool isSigned>
struct FloatToInt : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    double value = std::trunc(toDouble(*formatsOf(inst).from, in[0]));
    unsigned to = toWidthOf(inst);
    // Both bounds are powers of two, so exact.
    double low = isSigned ? -std::ldexp(1.0, to - 1) : 0;
    double high = std::ldexp(1.0, isSigned ? to - 1 : to);
    if (!(value >= low && value < high)) {
      out[0] = Scalar::poison();
      return nullptr;
    }
    uint64_t bits = isSigned
                        ? static_cast<uint64_t>(static_cast<int64_t>(value))
                        : static_cast<uint64_t>(value);
    out[0].bits = bits & maskOf(to);
    return nullptr;
  }
};

} // namespace

static void putConverted(const Inst &inst, double value, Scalar &out) {
  const Formats &formats = formatsOf(inst);
  unsigned flags = flagsOf(inst);
  out = fromDouble(*formats.to, value, formats.rounding);
  if (breaksFastMath(flags, value) ||
      breaksFastMath(flags, toDouble(*formats.to, out.bits)))
    out = Scalar::poison();
}

namespace {

/// extf and truncf. A double holds every source format exactly.
struct FloatToFloat : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    putConverted(inst, toDouble(*formatsOf(inst).from, in[0]), out[0]);
    return nullptr;
  }
};
struct ExtendF32ToF64 : IntFn<1> {
  static const char *apply(const Inst &, const uint64_t *in, Scalar *out) {
    out[0] = NativeF64::put(nullptr, NativeF32::get(nullptr, in[0]));
    return nullptr;
  }
};
struct TruncF64ToF32 : IntFn<1> {
  static const char *apply(const Inst &, const uint64_t *in, Scalar *out) {
    out[0] = NativeF32::put(nullptr,
                            static_cast<float>(NativeF64::get(nullptr, in[0])));
    return nullptr;
  }
};

} // namespace

/// The scale goes through f8E8M0FNU, as documented: only its exponent counts.
static double scaleOf(const Formats &formats, uint64_t bits) {
  const llvm::fltSemantics &exponent = llvm::APFloat::Float8E8M0FNU();
  double scale = toDouble(*formats.scale, bits);
  if (formats.scale != &exponent)
    scale = toDouble(exponent, fromDouble(exponent, scale).bits);
  return scale;
}

namespace {
struct ScalingExtF : IntFn<2> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    const Formats &formats = formatsOf(inst);
    // Both factors are converted to the result type first.
    Scalar value = fromDouble(*formats.to, toDouble(*formats.from, in[0]));
    Scalar scale = fromDouble(*formats.to, scaleOf(formats, in[1]));
    putConverted(inst,
                 toDouble(*formats.to, value.bits) *
                     toDouble(*formats.to, scale.bits),
                 out[0]);
    out[0].state = worse(out[0].state, worse(value.state, scale.state));
    return nullptr;
  }
};
struct ScalingTruncF : IntFn<2> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    const Formats &formats = formatsOf(inst);
    // The division is done, and rounded, in the type of the input.
    Scalar scale = fromDouble(*formats.from, scaleOf(formats, in[1]));
    Scalar quotient =
        fromDouble(*formats.from, toDouble(*formats.from, in[0]) /
                                      toDouble(*formats.from, scale.bits));
    putConverted(inst, toDouble(*formats.from, quotient.bits), out[0]);
    out[0].state = worse(out[0].state, worse(quotient.state, scale.state));
    return nullptr;
  }
};

} // namespace

//===--- select -----------------------------------------------------------===//

static const Inst *runSelectScalar(Machine &m, const Inst &inst) {
  Scalar condition = m.operand(inst, 0).scalar();
  if (LLVM_UNLIKELY(!condition.isDefined())) {
    m.result(inst).setScalar({0, condition.state});
    return m.next(inst);
  }
  m.result(inst).setScalar(m.operand(inst, condition.bits ? 1 : 2).scalar());
  return m.next(inst);
}

/// One condition for a whole tensor, vector, complex number or memref.
static const Inst *runSelectWhole(Machine &m, const Inst &inst) {
  Scalar condition = m.operand(inst, 0).scalar();
  if (condition.isDefined()) {
    m.result(inst) = m.operand(inst, condition.bits ? 1 : 2);
    return m.next(inst);
  }
  // There is no undefined view of memory.
  if (!m.operand(inst, 1).isArray())
    return m.failUndefined(inst, 0, condition);
  const Array &one = m.operand(inst, 1).array();
  // Nor a tensor of which only the extents are unknown.
  if (one.shape() != m.operand(inst, 2).array().shape())
    return m.failUndefined(inst, 0, condition);
  Ref<Array> array = Array::create(one.shape(), one.lanes(), condition.state,
                                   m.tracksWriters());
  m.result(inst) = Value(array);
  return m.next(inst);
}

static const Inst *runSelectElements(Machine &m, const Inst &inst) {
  const Array &conditions = m.operand(inst, 0).array();
  const Array &one = m.operand(inst, 1).array();
  const Array &other = m.operand(inst, 2).array();
  if (one.shape() != other.shape() || conditions.shape() != one.shape())
    return m.fail(inst, FaultKind::Undefined,
                  "the operands' shapes do not match");
  unsigned lanes = one.lanes();
  Ref<Array> result = Array::create(one.shape(), lanes, Definedness::Defined,
                                    m.tracksWriters());
  for (int64_t i = 0, e = one.numElements(); i < e; ++i) {
    Scalar condition = conditions.get(i);
    const Array &chosen = condition.bits ? one : other;
    for (int64_t word = i * lanes, last = word + lanes; word < last; ++word) {
      Scalar value =
          condition.isDefined() ? chosen.get(word) : Scalar{0, condition.state};
      result->set(word, value, m.writer(inst));
    }
  }
  m.result(inst) = Value(result);
  return m.next(inst);
}

static LogicalResult decodeSelect(Operation *op, Decoder &d) {
  auto select = cast<arith::SelectOp>(op);
  Type type = select.getType();
  if (!isa<BaseMemRefType>(type) && !laneType(type))
    return failure();
  if (!isScalarType(select.getCondition().getType()))
    d.emit(op, runSelectElements);
  else
    d.emit(op, isScalarType(type) ? runSelectScalar : runSelectWhole);
  return success();
}

//===--- decoding ---------------------------------------------------------===//

static LogicalResult withFlags(LogicalResult decoded, Decoder &d,
                               uint8_t flags) {
  if (succeeded(decoded))
    d.at(d.here() - 1).immediate |= uint64_t(flags) << 16;
  return decoded;
}

template <typename OpTy, typename Fn>
static LogicalResult decodeOverflow(Operation *op, Decoder &d) {
  return withFlags(decodeInteger<Fn>(op, d), d,
                   static_cast<uint8_t>(cast<OpTy>(op).getOverflowFlags()));
}

template <typename OpTy, typename Fn>
static LogicalResult decodeExact(Operation *op, Decoder &d) {
  return withFlags(decodeInteger<Fn>(op, d), d,
                   cast<OpTy>(op).getIsExact() ? exact : 0);
}

template <uint64_t... predicates>
static LogicalResult
decodeCmpIFrom(Operation *op, Decoder &d,
               std::integer_sequence<uint64_t, predicates...>) {
  static constexpr DecodeFn table[] = {
      decodeInteger<CmpI<static_cast<arith::CmpIPredicate>(predicates)>>...};
  return table[static_cast<uint64_t>(cast<arith::CmpIOp>(op).getPredicate())](
      op, d);
}
static LogicalResult decodeCmpI(Operation *op, Decoder &d) {
  return decodeCmpIFrom(
      op, d,
      std::make_integer_sequence<uint64_t,
                                 arith::getMaxEnumValForCmpIPredicate() + 1>());
}

template <uint64_t... predicates>
static LogicalResult
decodeCmpFFrom(Operation *op, Decoder &d,
               std::integer_sequence<uint64_t, predicates...>) {
  static constexpr DecodeFn table[] = {decodeFloat<
      CmpF<static_cast<arith::CmpFPredicate>(predicates)>::template On>...};
  return table[static_cast<uint64_t>(cast<arith::CmpFOp>(op).getPredicate())](
      op, d);
}
static LogicalResult decodeCmpF(Operation *op, Decoder &d) {
  return decodeCmpFFrom(
      op, d,
      std::make_integer_sequence<uint64_t,
                                 arith::getMaxEnumValForCmpFPredicate() + 1>());
}

static LogicalResult decodeNegF(Operation *op, Decoder &d) {
  std::optional<ElementType> type = laneType(op->getOperand(0).getType());
  if (!type || !llvm::APFloat::semanticsHasSignedRepr(*type->semantics))
    return failure();
  return decodeFloat<NegF>(op, d);
}

namespace {
/// A conversion from the first operand's lanes to the result's.
struct Conversion {
  ElementType from;
  ElementType to;
  LaneFacts facts;

  static std::optional<Conversion> of(Operation *op) {
    std::optional<ElementType> from = laneType(op->getOperand(0).getType());
    std::optional<ElementType> to = laneType(op->getResult(0).getType());
    if (!from || !to)
      return std::nullopt;
    Conversion conversion{*from, *to, {}};
    conversion.facts.width = from->width;
    conversion.facts.toWidth = to->width;
    return conversion;
  }
};
} // namespace

template <typename Fn>
static LogicalResult decodeIntConversion(Operation *op, Decoder &d) {
  std::optional<Conversion> conversion = Conversion::of(op);
  if (!conversion)
    return failure();
  emitElementwise<Fn>(op, d, conversion->facts);
  return success();
}

static const Inst *runSameMemRef(Machine &m, const Inst &inst) {
  m.result(inst) = m.operand(inst, 0);
  return m.next(inst);
}

/// Casts of memrefs reinterpret memory; they mean something here where the
/// words of the memory are the same.
template <typename Fn>
static LogicalResult decodeCast(Operation *op, Decoder &d) {
  auto from = dyn_cast<BaseMemRefType>(op->getOperand(0).getType());
  if (!from)
    return decodeIntConversion<Fn>(op, d);
  auto to = cast<BaseMemRefType>(op->getResult(0).getType());
  std::optional<ElementType> fromElement =
      ElementType::get(from.getElementType());
  std::optional<ElementType> toElement = ElementType::get(to.getElementType());
  if (!fromElement || !toElement || fromElement->width != toElement->width)
    return failure();
  d.emit(op, runSameMemRef);
  return success();
}

template <typename Fn>
static LogicalResult decodeFloatConversion(Operation *op, Decoder &d) {
  std::optional<Conversion> conversion = Conversion::of(op);
  if (!conversion)
    return failure();
  Formats formats;
  formats.from = conversion->from.semantics;
  formats.to = conversion->to.semantics;
  if constexpr (Fn::arity == 2) {
    std::optional<ElementType> scale = laneType(op->getOperand(1).getType());
    if (!scale)
      return failure();
    formats.scale = scale->semantics;
  }
  conversion->facts.flags = fastMathFlags(op);
  if (auto rounded = dyn_cast<arith::ArithRoundingModeInterface>(op)) {
    if (arith::RoundingModeAttr mode = rounded.getRoundingModeAttr()) {
      switch (mode.getValue()) {
      case arith::RoundingMode::to_nearest_even:
        formats.rounding = llvm::RoundingMode::NearestTiesToEven;
        break;
      case arith::RoundingMode::downward:
        formats.rounding = llvm::RoundingMode::TowardNegative;
        break;
      case arith::RoundingMode::upward:
        formats.rounding = llvm::RoundingMode::TowardPositive;
        break;
      case arith::RoundingMode::toward_zero:
        formats.rounding = llvm::RoundingMode::TowardZero;
        break;
      case arith::RoundingMode::to_nearest_away:
        formats.rounding = llvm::RoundingMode::NearestTiesToAway;
        break;
      }
    }
  }
  bool plain = conversion->facts.flags == 0 &&
               formats.rounding == llvm::RoundingMode::NearestTiesToEven;
  if (std::is_same_v<Fn, FloatToFloat> && plain) {
    if (formats.from == &llvm::APFloat::IEEEsingle() &&
        formats.to == &llvm::APFloat::IEEEdouble()) {
      emitElementwise<ExtendF32ToF64>(op, d, conversion->facts);
      return success();
    }
    if (formats.from == &llvm::APFloat::IEEEdouble() &&
        formats.to == &llvm::APFloat::IEEEsingle()) {
      emitElementwise<TruncF64ToF32>(op, d, conversion->facts);
      return success();
    }
  }
  emitElementwise<Fn>(op, d, conversion->facts, d.payload<Formats>(formats));
  return success();
}

void registerArithOps(OpRegistry &registry) {
  using namespace arith;
  constexpr unsigned levels = ScalarLevel | TensorLevel;

  registry.add<ConstantOp>(levels, decodeArithConstant);

  registry.add<AddIOp>(levels, decodeOverflow<AddIOp, WrapFn<Add>>);
  registry.add<SubIOp>(levels, decodeOverflow<SubIOp, WrapFn<Sub>>);
  registry.add<MulIOp>(levels, decodeOverflow<MulIOp, WrapFn<Mul>>);
  registry.add<AddUIExtendedOp>(levels, decodeInteger<AddUIExtended>);
  registry.add<MulUIExtendedOp>(levels, decodeInteger<MulUIExtended>);
  registry.add<MulSIExtendedOp>(levels, decodeInteger<MulSIExtended>);
  registry.add<DivUIOp>(levels, decodeExact<DivUIOp, UnsignedDivFn<DivU>>);
  registry.add<DivSIOp>(levels, decodeExact<DivSIOp, SignedDivFn<DivS>>);
  registry.add<CeilDivUIOp>(levels, decodeInteger<UnsignedDivFn<CeilDivU>>);
  registry.add<CeilDivSIOp>(levels, decodeInteger<SignedDivFn<CeilDivS>>);
  registry.add<FloorDivSIOp>(levels, decodeInteger<SignedDivFn<FloorDivS>>);
  registry.add<RemUIOp>(levels, decodeInteger<UnsignedDivFn<RemU>>);
  registry.add<RemSIOp>(levels, decodeInteger<SignedDivFn<RemS>>);
  registry.add<AndIOp>(levels, decodeInteger<BitFn<And>>);
  registry.add<OrIOp>(levels, decodeInteger<BitFn<Or>>);
  registry.add<XOrIOp>(levels, decodeInteger<BitFn<Xor>>);
  registry.add<ShLIOp>(levels, decodeOverflow<ShLIOp, ShiftLeft>);
  registry.add<ShRUIOp>(levels, decodeExact<ShRUIOp, ShiftRight<false>>);
  registry.add<ShRSIOp>(levels, decodeExact<ShRSIOp, ShiftRight<true>>);
  registry.add<MaxSIOp>(levels, decodeInteger<MaxSI>);
  registry.add<MinSIOp>(levels, decodeInteger<MinSI>);
  registry.add<MaxUIOp>(levels, decodeInteger<BitFn<MaxUI>>);
  registry.add<MinUIOp>(levels, decodeInteger<BitFn<MinUI>>);
  registry.add<CmpIOp>(levels, decodeCmpI);

  registry.add<AddFOp>(levels, decodeFloat<AddF>);
  registry.add<SubFOp>(levels, decodeFloat<SubF>);
  registry.add<MulFOp>(levels, decodeFloat<MulF>);
  registry.add<DivFOp>(levels, decodeFloat<DivF>);
  registry.add<RemFOp>(levels, decodeFloat<RemF>);
  registry.add<NegFOp>(levels, decodeNegF);
  registry.add<MaximumFOp>(levels, decodeFloat<MaximumF>);
  registry.add<MinimumFOp>(levels, decodeFloat<MinimumF>);
  registry.add<MaxNumFOp>(levels, decodeFloat<MaxNumF>);
  registry.add<MinNumFOp>(levels, decodeFloat<MinNumF>);
  registry.add<CmpFOp>(levels, decodeCmpF);

  registry.add<ExtUIOp>(levels, decodeIntConversion<KeepBits>);
  registry.add<ExtSIOp>(levels, decodeIntConversion<SignExtend>);
  registry.add<TruncIOp>(levels, [](Operation *op, Decoder &d) {
    return withFlags(
        decodeIntConversion<TruncI>(op, d), d,
        static_cast<uint8_t>(cast<TruncIOp>(op).getOverflowFlags()));
  });
  registry.add<IndexCastOp>(levels | MemRefLevel, decodeCast<SignExtend>);
  registry.add<IndexCastUIOp>(levels | MemRefLevel, decodeCast<ZeroExtend>);
  registry.add<BitcastOp>(levels | MemRefLevel, decodeCast<KeepBits>);
  registry.add<ExtFOp>(levels, decodeFloatConversion<FloatToFloat>);
  registry.add<TruncFOp>(levels, decodeFloatConversion<FloatToFloat>);
  registry.add<ScalingExtFOp>(levels, decodeFloatConversion<ScalingExtF>);
  registry.add<ScalingTruncFOp>(levels, decodeFloatConversion<ScalingTruncF>);
  registry.add<SIToFPOp>(levels, decodeFloatConversion<IntToFloat<true>>);
  registry.add<UIToFPOp>(levels, decodeFloatConversion<IntToFloat<false>>);
  registry.add<FPToSIOp>(levels, decodeFloatConversion<FloatToInt<true>>);
  registry.add<FPToUIOp>(levels, decodeFloatConversion<FloatToInt<false>>);

  registry.add<SelectOp>(levels | MemRefLevel, decodeSelect);
}

} // namespace bufdiff::oracle
