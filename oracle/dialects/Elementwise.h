//===- Elementwise.h - One function a lane, any shape -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most operations of arith, math and index do the same to a scalar as to every
// lane of a vector or a tensor. Each is written once, as a type
//
//   struct AddI {
//     static constexpr unsigned arity = 2, results = 1;
//     /// Operands (a bit each) of which undefined contents are not passed on
//     /// but end the run: a divisor that may be zero.
//     static constexpr unsigned decides = 0;
//     /// Null, or why the run ends as undefined behaviour.
//     static const char *apply(const Inst &inst, const uint64_t *in,
//                              Scalar *out);
//   };
//
// where `out` starts as defined zeros, and becomes a handler for scalars and
// one for arrays here. `apply` only sees defined lanes: a result is as bad as
// the worst operand of its lane.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_ELEMENTWISE_H
#define BUFDIFF_ORACLE_DIALECTS_ELEMENTWISE_H

#include "mlir/IR/TypeUtilities.h"
#include "oracle/dialects/Numbers.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"
#include "oracle/interpreter/Registry.h"

namespace bufdiff::oracle {

/// The small facts an elementwise handler needs, packed into Inst::immediate.
struct LaneFacts {
  uint8_t width = 64;
  /// Of the result, where it differs.
  uint8_t toWidth = 64;
  /// Overflow or fast-math flags.
  uint8_t flags = 0;
  /// Rounding mode, or another small choice.
  uint8_t mode = 0;

  uint64_t pack() const {
    return uint64_t(width) | uint64_t(toWidth) << 8 | uint64_t(flags) << 16 |
           uint64_t(mode) << 24;
  }
};
inline unsigned widthOf(const Inst &inst) { return inst.immediate & 0xff; }
inline unsigned toWidthOf(const Inst &inst) {
  return (inst.immediate >> 8) & 0xff;
}
inline unsigned flagsOf(const Inst &inst) {
  return (inst.immediate >> 16) & 0xff;
}
inline unsigned modeOf(const Inst &inst) {
  return (inst.immediate >> 24) & 0xff;
}

template <typename Fn>
const Inst *runOnScalars(Machine &m, const Inst &inst) {
  uint64_t in[Fn::arity];
  Definedness state = Definedness::Defined;
  for (unsigned i = 0; i < Fn::arity; ++i) {
    Scalar scalar = m.operand(inst, i).scalar();
    in[i] = scalar.bits;
    if constexpr (Fn::decides != 0)
      if (LLVM_UNLIKELY(!scalar.isDefined() && (Fn::decides >> i & 1)))
        return m.failUndefined(inst, i, scalar);
    state = worse(state, scalar.state);
  }
  Scalar out[Fn::results];
  if (LLVM_UNLIKELY(state != Definedness::Defined)) {
    for (Scalar &scalar : out)
      scalar.state = state;
  } else if (const char *why = Fn::apply(inst, in, out)) {
    return m.fail(inst, FaultKind::Undefined, why);
  }
  uint32_t const *slots = inst.slots + Fn::arity;
  for (unsigned i = 0; i < Fn::results; ++i)
    m.slot(slots[i]).setScalar(out[i]);
  return m.next(inst);
}

/// Operands are arrays of one shape. (A scalar among them would be a bug of
/// the decoder.)
template <typename Fn>
const Inst *runOnArrays(Machine &m, const Inst &inst) {
  const Array *in[Fn::arity];
  for (unsigned i = 0; i < Fn::arity; ++i) {
    in[i] = &m.operand(inst, i).array();
    // Verified for static shapes; dynamic extents meet here.
    if (in[i]->shape() != in[0]->shape())
      return m.fail(inst, FaultKind::Undefined,
                    "the operands' shapes do not match");
  }
  bool tracked = m.tracksWriters();
  WriterId writer = m.writer(inst);
  Ref<Array> out[Fn::results];
  for (Ref<Array> &array : out)
    array = Array::create(in[0]->shape(), in[0]->lanes(), Definedness::Defined,
                          tracked);
  for (int64_t word = 0, e = in[0]->numWords(); word < e; ++word) {
    uint64_t lanes[Fn::arity];
    Definedness state = Definedness::Defined;
    for (unsigned i = 0; i < Fn::arity; ++i) {
      lanes[i] = in[i]->words()[word];
      Definedness given = in[i]->states()[word];
      if constexpr (Fn::decides != 0)
        if (LLVM_UNLIKELY(given != Definedness::Defined &&
                          (Fn::decides >> i & 1)))
          return m.failUndefined(inst, i, {0, given});
      state = worse(state, given);
    }
    Scalar results[Fn::results];
    if (LLVM_UNLIKELY(state != Definedness::Defined)) {
      for (Scalar &scalar : results)
        scalar.state = state;
    } else if (const char *why = Fn::apply(inst, lanes, results)) {
      return m.fail(inst, FaultKind::Undefined, why);
    }
    for (unsigned i = 0; i < Fn::results; ++i)
      out[i]->set(word, results[i], writer);
  }
  for (unsigned i = 0; i < Fn::results; ++i)
    m.result(inst, i) = Value(out[i]);
  return m.next(inst);
}

/// Whether values of the type are scalars here, not arrays.
inline bool isScalarType(mlir::Type type) {
  return !mlir::isa<mlir::ShapedType, mlir::ComplexType>(type);
}

template <typename Fn>
Inst &emitElementwise(mlir::Operation *op, Decoder &d, LaneFacts facts,
                      const void *payload = nullptr) {
  Inst &inst =
      d.emit(op, isScalarType(op->getOperand(0).getType()) ? runOnScalars<Fn>
                                                           : runOnArrays<Fn>);
  inst.immediate = facts.pack();
  inst.payload = payload;
  return inst;
}

/// The type of the lanes of operand or result `type`; none when there are no
/// values of it.
inline std::optional<ElementType> laneType(mlir::Type type) {
  // How long a scalable vector is, only the machine knows.
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type);
      vector && vector.isScalable())
    return std::nullopt;
  auto shaped = mlir::dyn_cast<mlir::ShapedType>(type);
  return ElementType::get(shaped ? shaped.getElementType() : type);
}

/// Emits the constant that `attribute` describes, a scalar or an array, as the
/// only result of `op`.
mlir::LogicalResult decodeConstant(mlir::Operation *op,
                                   mlir::Attribute attribute, Decoder &d);

/// Fn on the integer (or index) lanes of an operation's first operand.
template <typename Fn>
mlir::LogicalResult decodeInteger(mlir::Operation *op, Decoder &d) {
  std::optional<ElementType> type = laneType(op->getOperand(0).getType());
  if (!type || type->isFloat())
    return mlir::failure();
  LaneFacts facts;
  facts.width = facts.toWidth = type->width;
  emitElementwise<Fn>(op, d, facts);
  return mlir::success();
}

/// The fast-math flags of an operation that has some: only nnan and ninf say
/// anything that can be wrong. (The others permit another value, which no
/// bufferization makes use of.)
inline uint8_t fastMathFlags(mlir::Operation *op) {
  auto fast = mlir::dyn_cast<mlir::arith::ArithFastMathInterface>(op);
  if (!fast)
    return 0;
  mlir::arith::FastMathFlagsAttr attribute = fast.getFastMathFlagsAttr();
  if (!attribute)
    return 0;
  return static_cast<uint8_t>(
      attribute.getValue() &
      (mlir::arith::FastMathFlags::nnan | mlir::arith::FastMathFlags::ninf));
}

/// Poison where an operand or the result breaks a promise of `nnan` or `ninf`.
template <typename T>
bool breaksFastMath(unsigned flags, T value) {
  if (LLVM_LIKELY(!flags))
    return false;
  using Flags = mlir::arith::FastMathFlags;
  return ((flags & unsigned(Flags::nnan)) && value != value) ||
         ((flags & unsigned(Flags::ninf)) && std::isinf(value));
}

/// Fn<Format> on the float lanes of an operation's first operand.
template <template <typename> class Fn>
mlir::LogicalResult decodeFloat(mlir::Operation *op, Decoder &d) {
  std::optional<ElementType> type = laneType(op->getOperand(0).getType());
  if (!type || !type->isFloat())
    return mlir::failure();
  LaneFacts facts;
  facts.width = facts.toWidth = type->width;
  facts.flags = fastMathFlags(op);
  if (type->semantics == &llvm::APFloat::IEEEsingle())
    emitElementwise<Fn<NativeF32>>(op, d, facts);
  else if (type->semantics == &llvm::APFloat::IEEEdouble())
    emitElementwise<Fn<NativeF64>>(op, d, facts);
  else
    emitElementwise<Fn<EmulatedFloat>>(op, d, facts, type->semantics);
  return mlir::success();
}

/// A float operation of one rounding: Op::of(a, b, ...) on numbers.
template <typename Format, typename Op, unsigned N>
struct FloatFn {
  static constexpr unsigned arity = N, results = 1, decides = 0;
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    using Number = typename Format::Number;
    Number numbers[N];
    for (unsigned i = 0; i < N; ++i)
      numbers[i] = Format::get(inst.payload, in[i]);
    Number result;
    if constexpr (N == 1)
      result = Op::of(numbers[0]);
    else if constexpr (N == 2)
      result = Op::of(numbers[0], numbers[1]);
    else
      result = Op::of(numbers[0], numbers[1], numbers[2]);
    out[0] = Format::put(inst.payload, result);
    if (unsigned flags = flagsOf(inst); LLVM_UNLIKELY(flags != 0)) {
      // Rounding may have made an infinity.
      bool broken =
          breaksFastMath(flags, Format::get(inst.payload, out[0].bits));
      for (Number number : numbers)
        broken |= breaksFastMath(flags, number);
      if (broken)
        out[0] = Scalar::poison();
    }
    return nullptr;
  }
};

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_DIALECTS_ELEMENTWISE_H
