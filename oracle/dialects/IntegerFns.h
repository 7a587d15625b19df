//===- IntegerFns.h - Integer operations on lanes ---------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The integer operations that arith and index (and for some, math) have in
// common, as Elementwise.h wants them. Their undefined and poison cases are
// those of ArithOps.td and IndexOps.td, which agree.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_INTEGERFNS_H
#define BUFDIFF_ORACLE_DIALECTS_INTEGERFNS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "oracle/dialects/Elementwise.h"

namespace bufdiff::oracle::lane {

inline constexpr unsigned nsw =
    static_cast<unsigned>(mlir::arith::IntegerOverflowFlags::nsw);
inline constexpr unsigned nuw =
    static_cast<unsigned>(mlir::arith::IntegerOverflowFlags::nuw);
/// Where the flag is `exact` instead.
inline constexpr unsigned exact = 1;

inline constexpr const char *divisionByZero = "division by zero";
inline constexpr const char *divisionOverflow = "signed division overflow";

/// A product of two 64-bit numbers.
using Wide = __int128;

inline bool fitsSigned(Wide value, unsigned width) {
  return value >= minSigned(width) && value <= maxSigned(width);
}

template <unsigned N = 2, unsigned R = 1, unsigned D = 0>
struct IntFn {
  static constexpr unsigned arity = N, results = R, decides = D;
};

/// Wraps; poison where an overflow flag says it would not. Op::of works on
/// numbers of any width.
template <typename Op>
struct WrapFn : IntFn<> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    out[0].bits = Op::of(in[0], in[1]) & maskOf(width);
    unsigned flags = flagsOf(inst);
    if (LLVM_LIKELY(!flags))
      return nullptr;
    Wide asSigned =
        Op::of(Wide(signExtend(in[0], width)), Wide(signExtend(in[1], width)));
    bool poison = (flags & nsw) && !fitsSigned(asSigned, width);
    if (flags & nuw) {
      unsigned __int128 product = Op::of(static_cast<unsigned __int128>(in[0]),
                                         static_cast<unsigned __int128>(in[1]));
      // A difference below zero wraps to a huge number.
      poison |= product > maskOf(width);
    }
    if (poison)
      out[0] = Scalar::poison();
    return nullptr;
  }
};
struct Add {
  template <typename T>
  static T of(T a, T b) {
    return a + b;
  }
};
struct Sub {
  template <typename T>
  static T of(T a, T b) {
    return a - b;
  }
};
struct Mul {
  template <typename T>
  static T of(T a, T b) {
    return a * b;
  }
};
struct Div {
  template <typename T>
  static T of(T a, T b) {
    return a / b;
  }
};

template <typename Op>
struct BitFn : IntFn<> {
  static const char *apply(const Inst &, const uint64_t *in, Scalar *out) {
    out[0].bits = Op::of(in[0], in[1]);
    return nullptr;
  }
};
struct And {
  static uint64_t of(uint64_t a, uint64_t b) { return a & b; }
};
struct Or {
  static uint64_t of(uint64_t a, uint64_t b) { return a | b; }
};
struct Xor {
  static uint64_t of(uint64_t a, uint64_t b) { return a ^ b; }
};
struct MaxUI {
  static uint64_t of(uint64_t a, uint64_t b) { return std::max(a, b); }
};
struct MinUI {
  static uint64_t of(uint64_t a, uint64_t b) { return std::min(a, b); }
};

struct MaxSI : IntFn<> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    out[0].bits =
        signExtend(in[0], width) > signExtend(in[1], width) ? in[0] : in[1];
    return nullptr;
  }
};
struct MinSI : IntFn<> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    out[0].bits =
        signExtend(in[0], width) < signExtend(in[1], width) ? in[0] : in[1];
    return nullptr;
  }
};

struct AddUIExtended : IntFn<2, 2> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    uint64_t sum = (in[0] + in[1]) & maskOf(widthOf(inst));
    out[0].bits = sum;
    out[1].bits = sum < in[0];
    return nullptr;
  }
};
struct MulUIExtended : IntFn<2, 2> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    auto product = static_cast<unsigned __int128>(in[0]) * in[1];
    out[0].bits = static_cast<uint64_t>(product) & maskOf(width);
    out[1].bits = static_cast<uint64_t>(product >> width) & maskOf(width);
    return nullptr;
  }
};
struct MulSIExtended : IntFn<2, 2> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    Wide product =
        Wide(signExtend(in[0], width)) * Wide(signExtend(in[1], width));
    out[0].bits = static_cast<uint64_t>(product) & maskOf(width);
    out[1].bits = static_cast<uint64_t>(product >> width) & maskOf(width);
    return nullptr;
  }
};

/// Unsigned division; an undefined divisor may be zero.
template <typename Op>
struct UnsignedDivFn : IntFn<2, 1, 0b10> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    if (in[1] == 0)
      return divisionByZero;
    out[0].bits = Op::of(in[0], in[1]);
    if (Op::hasExactFlag && (flagsOf(inst) & exact) && in[0] % in[1] != 0)
      out[0] = Scalar::poison();
    return nullptr;
  }
};
struct DivU {
  static constexpr bool hasExactFlag = true;
  static uint64_t of(uint64_t a, uint64_t b) { return a / b; }
};
struct RemU {
  static constexpr bool hasExactFlag = false;
  static uint64_t of(uint64_t a, uint64_t b) { return a % b; }
};
struct CeilDivU {
  static constexpr bool hasExactFlag = false;
  static uint64_t of(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }
};

/// Signed division. Overflow is the smallest value divided by -1.
template <typename Op>
struct SignedDivFn : IntFn<2, 1, 0b10> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    int64_t a = signExtend(in[0], width);
    int64_t b = signExtend(in[1], width);
    if (b == 0)
      return divisionByZero;
    if (b == -1) {
      if (Op::isRemainder) {
        // Only division is documented to overflow.
        out[0].bits = 0;
        return nullptr;
      }
      if (a == minSigned(width))
        return divisionOverflow;
    }
    out[0].bits = static_cast<uint64_t>(Op::of(a, b)) & maskOf(width);
    if (Op::hasExactFlag && (flagsOf(inst) & exact) && a % b != 0)
      out[0] = Scalar::poison();
    return nullptr;
  }
};
struct DivS {
  static constexpr bool hasExactFlag = true, isRemainder = false;
  static int64_t of(int64_t a, int64_t b) { return a / b; }
};
struct RemS {
  static constexpr bool hasExactFlag = false, isRemainder = true;
  static int64_t of(int64_t a, int64_t b) { return a % b; }
};
struct CeilDivS {
  static constexpr bool hasExactFlag = false, isRemainder = false;
  static int64_t of(int64_t a, int64_t b) {
    return a / b + (a % b != 0 && (a < 0) == (b < 0));
  }
};
struct FloorDivS {
  static constexpr bool hasExactFlag = false, isRemainder = false;
  static int64_t of(int64_t a, int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
  }
};

struct ShiftLeft : IntFn<> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    if (in[1] >= width) {
      out[0] = Scalar::poison();
      return nullptr;
    }
    uint64_t bits = (in[0] << in[1]) & maskOf(width);
    unsigned flags = flagsOf(inst);
    // Nothing may be lost: shifting back gives the operand.
    if (((flags & nuw) && bits >> in[1] != in[0]) ||
        ((flags & nsw) &&
         signExtend(bits, width) >> in[1] != signExtend(in[0], width)))
      out[0] = Scalar::poison();
    else
      out[0].bits = bits;
    return nullptr;
  }
};

template <bool isSigned>
struct ShiftRight : IntFn<> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned width = widthOf(inst);
    if (in[1] >= width ||
        ((flagsOf(inst) & exact) && (in[0] & ((uint64_t(1) << in[1]) - 1)))) {
      out[0] = Scalar::poison();
      return nullptr;
    }
    out[0].bits =
        isSigned ? static_cast<uint64_t>(signExtend(in[0], width) >> in[1]) &
                       maskOf(width)
                 : in[0] >> in[1];
    return nullptr;
  }
};

template <mlir::arith::CmpIPredicate predicate>
struct CmpI : IntFn<> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    using P = mlir::arith::CmpIPredicate;
    unsigned width = widthOf(inst);
    uint64_t a = in[0], b = in[1];
    int64_t sa = signExtend(a, width), sb = signExtend(b, width);
    out[0].bits = predicate == P::eq    ? a == b
                  : predicate == P::ne  ? a != b
                  : predicate == P::slt ? sa < sb
                  : predicate == P::sle ? sa <= sb
                  : predicate == P::sgt ? sa > sb
                  : predicate == P::sge ? sa >= sb
                  : predicate == P::ult ? a < b
                  : predicate == P::ule ? a <= b
                  : predicate == P::ugt ? a > b
                                        : a >= b;
    return nullptr;
  }
};

/// Zero extension, bit casts, and index casts to as many bits or more.
struct KeepBits : IntFn<1> {
  static const char *apply(const Inst &, const uint64_t *in, Scalar *out) {
    out[0].bits = in[0];
    return nullptr;
  }
};
/// To any width.
struct SignExtend : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    out[0].bits = static_cast<uint64_t>(signExtend(in[0], widthOf(inst))) &
                  maskOf(toWidthOf(inst));
    return nullptr;
  }
};
struct ZeroExtend : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    out[0].bits = in[0] & maskOf(toWidthOf(inst));
    return nullptr;
  }
};
struct TruncI : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    unsigned to = toWidthOf(inst);
    uint64_t bits = in[0] & maskOf(to);
    unsigned flags = flagsOf(inst);
    if (((flags & nuw) && bits != in[0]) ||
        ((flags & nsw) &&
         signExtend(bits, to) != signExtend(in[0], widthOf(inst))))
      out[0] = Scalar::poison();
    else
      out[0].bits = bits;
    return nullptr;
  }
};

} // namespace bufdiff::oracle::lane

#endif // BUFDIFF_ORACLE_DIALECTS_INTEGERFNS_H
