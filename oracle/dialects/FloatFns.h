//===- FloatFns.h - Float operations on lanes -------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The float operations that arith, math, complex and vector have in common, as
// Elementwise.h wants them.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_FLOATFNS_H
#define BUFDIFF_ORACLE_DIALECTS_FLOATFNS_H

#include "oracle/dialects/IntegerFns.h"

namespace bufdiff::oracle::lane {

template <typename Format>
using AddF = FloatFn<Format, Add, 2>;
template <typename Format>
using SubF = FloatFn<Format, Sub, 2>;
template <typename Format>
using MulF = FloatFn<Format, Mul, 2>;
template <typename Format>
using DivF = FloatFn<Format, Div, 2>;

struct Rem {
  template <typename T>
  static T of(T a, T b) {
    return std::fmod(a, b);
  }
};
template <typename Format>
using RemF = FloatFn<Format, Rem, 2>;

struct Maximum {
  template <typename T>
  static T of(T a, T b) {
    return maximum(a, b);
  }
};
struct Minimum {
  template <typename T>
  static T of(T a, T b) {
    return minimum(a, b);
  }
};
struct MaxNum {
  template <typename T>
  static T of(T a, T b) {
    return maxNum(a, b);
  }
};
struct MinNum {
  template <typename T>
  static T of(T a, T b) {
    return minNum(a, b);
  }
};
template <typename Format>
using MaximumF = FloatFn<Format, Maximum, 2>;
template <typename Format>
using MinimumF = FloatFn<Format, Minimum, 2>;
template <typename Format>
using MaxNumF = FloatFn<Format, MaxNum, 2>;
template <typename Format>
using MinNumF = FloatFn<Format, MinNum, 2>;

/// A lane of an emulated format. In formats without a negative zero the NaN has
/// its place, so sign bits cannot just be flipped.
inline llvm::APFloat toAPFloat(const Inst &inst, uint64_t bits) {
  return llvm::APFloat(*static_cast<const llvm::fltSemantics *>(inst.payload),
                       llvm::APInt(widthOf(inst), bits));
}

/// Changes the sign bit, of NaNs too: negation is not arithmetic.
template <typename Format>
struct NegF : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    if constexpr (std::is_same_v<Format, EmulatedFloat>) {
      llvm::APFloat value = toAPFloat(inst, in[0]);
      value.changeSign();
      out[0].bits = value.bitcastToAPInt().getZExtValue();
    } else {
      out[0].bits = in[0] ^ (uint64_t(1) << (widthOf(inst) - 1));
    }
    if (breaksFastMath(flagsOf(inst), Format::get(inst.payload, in[0])))
      out[0] = Scalar::poison();
    return nullptr;
  }
};

/// Clears the sign bit, of NaNs too.
template <typename Format>
struct AbsF : IntFn<1> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    if constexpr (std::is_same_v<Format, EmulatedFloat>) {
      llvm::APFloat value = toAPFloat(inst, in[0]);
      value.clearSign();
      out[0].bits = value.bitcastToAPInt().getZExtValue();
    } else {
      out[0].bits = in[0] & ~(uint64_t(1) << (widthOf(inst) - 1));
    }
    if (breaksFastMath(flagsOf(inst), Format::get(inst.payload, in[0])))
      out[0] = Scalar::poison();
    return nullptr;
  }
};

/// The first operand with the sign of the second.
template <typename Format>
struct CopySign : IntFn<2> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    if constexpr (std::is_same_v<Format, EmulatedFloat>) {
      llvm::APFloat value = toAPFloat(inst, in[0]);
      value.copySign(toAPFloat(inst, in[1]));
      out[0].bits = value.bitcastToAPInt().getZExtValue();
    } else {
      uint64_t sign = uint64_t(1) << (widthOf(inst) - 1);
      out[0].bits = (in[0] & ~sign) | (in[1] & sign);
    }
    unsigned flags = flagsOf(inst);
    if (breaksFastMath(flags, Format::get(inst.payload, in[0])) ||
        breaksFastMath(flags, Format::get(inst.payload, in[1])))
      out[0] = Scalar::poison();
    return nullptr;
  }
};

/// a * b + c, rounded once.
template <typename Format>
struct FusedMultiplyAdd : IntFn<3> {
  static const char *apply(const Inst &inst, const uint64_t *in, Scalar *out) {
    const void *format = inst.payload;
    typename Format::Number numbers[3];
    for (unsigned i = 0; i < 3; ++i)
      numbers[i] = Format::get(format, in[i]);
    out[0] =
        Format::put(format, Format::fma(numbers[0], numbers[1], numbers[2]));
    if (unsigned flags = flagsOf(inst); LLVM_UNLIKELY(flags != 0)) {
      bool broken = breaksFastMath(flags, Format::get(format, out[0].bits));
      for (auto number : numbers)
        broken |= breaksFastMath(flags, number);
      if (broken)
        out[0] = Scalar::poison();
    }
    return nullptr;
  }
};

} // namespace bufdiff::oracle::lane

#endif // BUFDIFF_ORACLE_DIALECTS_FLOATFNS_H
