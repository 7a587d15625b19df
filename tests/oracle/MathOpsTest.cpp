//===- MathOpsTest.cpp - Semantics of the Math and Complex dialects -------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The transcendental functions are tested where their value is exact in any
// sensible library: at 0, at 1, at infinity.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

static const char *f32 = "(f32) -> f32";
static const char *f32x2 = "(f32, f32) -> f32";
static const char *i8 = "(i8) -> i8";
static const char *toBool = "(f32) -> i1";

TEST(MathOps, Exact) {
  expectAll({
      {f32, "math.absf %a : f32", "-1.5", "1.5"},
      {f32, "math.absf %a : f32", "-0.0", "0"},
      {"(f8E4M3FNUZ) -> f8E4M3FNUZ", "math.absf %a : f8E4M3FNUZ", "NaN", "NaN"},
      {"(f16) -> f16", "math.absf %a : f16", "-Inf", "+Inf"},
      {f32x2, "math.copysign %a, %b : f32", "1.5, -0.0", "-1.5"},
      {"(f16, f16) -> f16", "math.copysign %a, %b : f16", "-1.5, 1", "1.5"},
      {f32, "math.ceil %a : f32", "-0.5", "-0"},
      {f32, "math.ceil %a : f32", "1.25", "2"},
      {f32, "math.floor %a : f32", "-0.5", "-1"},
      {f32, "math.trunc %a : f32", "-1.75", "-1"},
      {f32, "math.round %a : f32", "2.5", "3"},
      {f32, "math.round %a : f32", "-2.5", "-3"},
      {f32, "math.roundeven %a : f32", "2.5", "2"},
      {f32, "math.roundeven %a : f32", "3.5", "4"},
      {"(f16) -> f16", "math.roundeven %a : f16", "-0.5", "-0"},
      {f32, "math.sqrt %a : f32", "2", "1.41421354"},
      {"(f64) -> f64", "math.sqrt %a : f64", "2", "1.4142135623730951"},
      {f32, "math.sqrt %a : f32", "-1", "NaN"},
      {"(bf16) -> bf16", "math.sqrt %a : bf16", "2", "1.414"},
      {"(f32, f32, f32) -> f32", "math.fma %a, %b, %c : f32",
       "1.000244140625, 1.000244140625, -1", "4.88340855E-4"},
      {"(bf16, bf16, bf16) -> bf16", "math.fma %a, %b, %c : bf16",
       "129, 3, -1e-30", "386"},
      {"(f32, f32, f32) -> f32", "math.fma %a, %b, %c fastmath<ninf> : f32",
       "1e38, 10, 0", "poison"},
      {"(vector<2xf32>) -> vector<2xf32>", "math.floor %a : vector<2xf32>",
       "[1.5, poison]", "[1, poison]"},
      {"(tensor<?xf32>) -> tensor<?xf32>", "math.absf %a : tensor<?xf32>",
       "[-1, undefined]", "[1, undefined]"},
      {f32, "math.absf %a fastmath<nnan> : f32", "NaN", "poison"},
      {toBool, "math.isnan %a : f32", "NaN", "true"},
      {toBool, "math.isnan %a : f32", "Inf", "false"},
      {toBool, "math.isinf %a : f32", "-Inf", "true"},
      {toBool, "math.isfinite %a : f32", "1", "true"},
      {toBool, "math.isfinite %a : f32", "NaN", "false"},
      {toBool, "math.isnormal %a : f32", "1e-40", "false"},
      {toBool, "math.isnormal %a : f32", "0", "false"},
      {toBool, "math.isnormal %a : f32", "1e-30", "true"},
      {"(f16) -> i1", "math.isnormal %a : f16", "1e-7", "false"},
      {"(f16) -> i1", "math.isnormal %a : f16", "0.5", "true"},
      {"(vector<2xf32>) -> vector<2xi1>", "math.isnan %a : vector<2xf32>",
       "[NaN, 1]", "[true, false]"},
  });
}

TEST(MathOps, ClampIsAsDocumented) {
  // max(min(value, min), max), which upstream's expansion computes too.
  expectAll({
      {"(f32, f32, f32) -> f32", "math.clampf %a to [%b, %c] : f32", "5, 0, 1",
       "1"},
      {"(f32, f32, f32) -> f32", "math.clampf %a to [%b, %c] : f32", "5, 7, 1",
       "5"},
      {"(f32, f32, f32) -> f32", "math.clampf %a to [%b, %c] : f32", "9, 7, 1",
       "7"},
      {"(f32, f32, f32) -> f32", "math.clampf %a to [%b, %c] : f32",
       "NaN, 7, 1", "NaN"},
  });
}

TEST(MathOps, Integers) {
  expectAll({
      {i8, "math.absi %a : i8", "-5", "5"},
      {i8, "math.absi %a : i8", "-128", "-128"},
      {i8, "math.ctlz %a : i8", "1", "7"},
      {i8, "math.ctlz %a : i8", "0", "8"},
      {"(i64) -> i64", "math.ctlz %a : i64", "0", "64"},
      {"(i1) -> i1", "math.ctlz %a : i1", "false", "true"},
      {i8, "math.cttz %a : i8", "8", "3"},
      {i8, "math.cttz %a : i8", "0", "8"},
      {i8, "math.ctpop %a : i8", "-1", "8"},
      {"(i8, i8) -> i8", "math.ipowi %a, %b : i8", "-3, 3", "-27"},
      {"(i8, i8) -> i8", "math.ipowi %a, %b : i8", "2, 7", "-128"},
      {"(i8, i8) -> i8", "math.ipowi %a, %b : i8", "0, 0", "1"},
      {"(i8, i8) -> i8", "math.ipowi %a, %b : i8", "2, -1", "0"},
      {"(i8, i8) -> i8", "math.ipowi %a, %b : i8", "-1, -3", "-1"},
      {"(i8, i8) -> i8", "math.ipowi %a, %b : i8", "1, -128", "1"},
      {"(i8, i8) -> i8", "math.ipowi %a, %b : i8", "0, -1",
       "undefined-behaviour"},
      {"(i8, i8) -> i8", "math.ipowi %a, %b : i8", "0, undefined", "undefined"},
      {"(f32, i8) -> f32", "math.fpowi %a, %b : f32, i8", "2, -2", "0.25"},
      {"(f64, i32) -> f64", "math.fpowi %a, %b : f64, i32", "-3, 3", "-27"},
      {"(f32, i8) -> f32", "math.fpowi %a, %b : f32, i8", "NaN, 0", "1"},
      {"(f16, i64) -> f16", "math.fpowi %a, %b : f16, i64", "2, 16", "+Inf"},
      {"(vector<2xf32>, vector<2xi32>) -> vector<2xf32>",
       "math.fpowi %a, %b : vector<2xf32>, vector<2xi32>", "[2, 3], [3, 2]",
       "[8, 9]"},
  });
}

TEST(MathOps, Functions) {
  expectAll({
      {f32, "math.acos %a : f32", "1", "0"},
      {f32, "math.acosh %a : f32", "1", "0"},
      {f32, "math.asin %a : f32", "0", "0"},
      {f32, "math.asinh %a : f32", "-0.0", "-0"},
      {f32, "math.atan %a : f32", "0", "0"},
      {f32, "math.atanh %a : f32", "1", "+Inf"},
      {f32x2, "math.atan2 %a, %b : f32", "0, 1", "0"},
      {f32, "math.cbrt %a : f32", "-27", "-3"},
      {f32, "math.cos %a : f32", "0", "1"},
      {f32, "math.cosh %a : f32", "0", "1"},
      {f32, "math.erf %a : f32", "Inf", "1"},
      {f32, "math.erfc %a : f32", "Inf", "0"},
      {f32, "math.exp %a : f32", "-Inf", "0"},
      {f32, "math.exp2 %a : f32", "10", "1024"},
      {f32, "math.expm1 %a : f32", "0", "0"},
      {f32, "math.log %a : f32", "0", "-Inf"},
      {f32, "math.log10 %a : f32", "1000", "3"},
      {f32, "math.log1p %a : f32", "-1", "-Inf"},
      {f32, "math.log2 %a : f32", "0.25", "-2"},
      {f32, "math.log2 %a : f32", "-1", "NaN"},
      {f32x2, "math.powf %a, %b : f32", "2, 0.5", "1.41421354"},
      {f32, "math.rsqrt %a : f32", "4", "0.5"},
      {f32, "math.sin %a : f32", "0", "0"},
      {f32, "math.sinh %a : f32", "0", "0"},
      {f32, "math.tan %a : f32", "0", "0"},
      {f32, "math.tanh %a : f32", "Inf", "1"},
      {"(f16) -> f16", "math.exp2 %a : f16", "16", "+Inf"},
      {"(f64) -> (f64, f64)", "math.sincos %a : f64", "0", "0, 1"},
      {"(f64) -> f64", "math.exp %a : f64", "1", "2.7182818284590451"},
      {f32, "math.exp %a fastmath<nnan> : f32", "NaN", "poison"},
      {f32, "math.log %a : f32", "undefined", "undefined"},
  });
}

static const char *complex = "(complex<f32>) -> complex<f32>";
static const char *complex2 = "(complex<f32>, complex<f32>) -> complex<f32>";
static const char *toReal = "(complex<f32>) -> f32";

TEST(ComplexOps, Parts) {
  expectAll({
      {"() -> complex<f32>",
       "complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>", "",
       "(1.5, -2)"},
      {"(f32, f32) -> complex<f32>", "complex.create %a, %b : complex<f32>",
       "1, poison", "(1, poison)"},
      {toReal, "complex.re %a : complex<f32>", "(1, undefined)", "1"},
      {toReal, "complex.im %a : complex<f32>", "(1, undefined)", "undefined"},
      {"(complex<f32>) -> i64", "complex.bitcast %a : complex<f32> to i64",
       "(1, 0)", "1065353216"},
      {"(i64) -> complex<f32>", "complex.bitcast %a : i64 to complex<f32>",
       "0x3f80000040000000", "(2, 1)"},
      {complex, "complex.conj %a : complex<f32>", "(1, 2)", "(1, -2)"},
      {complex, "complex.conj %a : complex<f32>", "(poison, 2)",
       "(poison, -2)"},
      {complex, "complex.neg %a : complex<f32>", "(0, 2)", "(-0, -2)"},
      {complex2, "complex.add %a, %b : complex<f32>", "(1, 2), (3, poison)",
       "(4, poison)"},
      {complex2, "complex.sub %a, %b : complex<f32>", "(1, 2), (3, -4)",
       "(-2, 6)"},
  });
}

TEST(ComplexOps, Whole) {
  expectAll({
      {complex2, "complex.mul %a, %b : complex<f32>", "(1, 2), (3, 4)",
       "(-5, 10)"},
      {complex2, "complex.mul %a, %b : complex<f32>", "(1, undefined), (3, 4)",
       "(undefined, undefined)"},
      {"(complex<f16>, complex<f16>) -> complex<f16>",
       "complex.mul %a, %b : complex<f16>", "(1, 2), (3, 4)", "(-5, 10)"},
      {complex2, "complex.div %a, %b : complex<f32>", "(-5, 10), (3, 4)",
       "(1, 2)"},
      {"(complex<f32>, complex<f32>) -> i1", "complex.eq %a, %b : complex<f32>",
       "(1, 2), (1, 2)", "true"},
      {"(complex<f32>, complex<f32>) -> i1", "complex.eq %a, %b : complex<f32>",
       "(1, NaN), (1, NaN)", "false"},
      {"(complex<f32>, complex<f32>) -> i1", "complex.eq %a, %b : complex<f32>",
       "(1, poison), (1, 2)", "poison"},
      {"(complex<f32>, complex<f32>) -> i1",
       "complex.neq %a, %b : complex<f32>", "(1, 2), (1, 3)", "true"},
      {toReal, "complex.abs %a : complex<f32>", "(3, -4)", "5"},
      {"(complex<f64>) -> f64", "complex.angle %a : complex<f64>", "(-1, 0)",
       "3.1415926535897931"},
      {complex, "complex.sign %a : complex<f32>", "(0, -2)", "(0, -1)"},
      {complex, "complex.sign %a : complex<f32>", "(0, 0)", "(0, 0)"},
      {complex, "complex.sqrt %a : complex<f32>", "(-4, 0)", "(0, 2)"},
      {complex, "complex.rsqrt %a : complex<f32>", "(4, 0)", "(0.5, 0)"},
      {complex, "complex.exp %a : complex<f32>", "(0, 0)", "(1, 0)"},
      {complex, "complex.expm1 %a : complex<f32>", "(0, 0)", "(0, 0)"},
      {complex, "complex.log %a : complex<f32>", "(1, 0)", "(0, 0)"},
      {complex, "complex.log1p %a : complex<f32>", "(0, 0)", "(0, 0)"},
      {complex, "complex.cos %a : complex<f32>", "(0, 0)", "(1, -0)"},
      {complex, "complex.sin %a : complex<f32>", "(0, 0)", "(0, 0)"},
      {complex, "complex.tan %a : complex<f32>", "(0, 0)", "(0, 0)"},
      {complex, "complex.tanh %a : complex<f32>", "(0, 0)", "(0, 0)"},
      {complex2, "complex.pow %a, %b : complex<f32>", "(1, 0), (5, 0)",
       "(1, 0)"},
      {complex2, "complex.atan2 %a, %b : complex<f32>", "(0, 0), (1, 0)",
       "(0, 0)"},
      {"(complex<f32>, i32) -> complex<f32>",
       "complex.powi %a, %b : complex<f32>, i32", "(2, 0), 3", "(8, 0)"},
      {"(complex<f32>, i32) -> complex<f32>",
       "complex.powi %a, %b : complex<f32>, i32", "(2, 0), undefined",
       "(undefined, undefined)"},
      {complex2, "complex.mul %a, %b fastmath<ninf> : complex<f32>",
       "(1, Inf), (3, 4)", "(poison, poison)"},
      {toReal, "complex.abs %a fastmath<nnan> : complex<f32>", "(NaN, 1)",
       "poison"},
  });
}
