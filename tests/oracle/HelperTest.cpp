//===- HelperTest.cpp - Values as text in tests ---------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The other tests of this directory compare text, so what they read and show
// must be right first.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle::test;

TEST(InterpreterTestHelper, ShowsWhatItReads) {
  const struct {
    const char *type;
    const char *text;
  } rows[] = {
      {"i1", "true"},
      {"i8", "-128"},
      {"index", "7"},
      {"f32", "1.5"},
      {"f64", "NaN"},
      {"f32", "-Inf"},
      {"f16", "undefined"},
      {"i64", "poison"},
      {"complex<f32>", "(1, -2)"},
      {"vector<3xi8>", "[1, poison, -3]"},
      {"tensor<?x2xi32>", "[[1, 2], [3, undefined]]"},
      {"tensor<0x2xi32>", "[]"},
      {"tensor<i32>", "4"},
      {"tensor<2xvector<2xi8>>", "[<1, 2>, <3, 4>]"},
      {"tensor<1xcomplex<f64>>", "[(0.5, 1)]"},
      {"memref<2x2xi8>", "[[1, 2], [3, 4]]"},
      {"memref<2x2xi8, strided<[5, 2], offset: 3>>", "[[1, 2], [3, 4]]"},
  };
  for (const auto &row : rows) {
    std::string text = std::string("func.func @f(%a: ") + row.type + ") -> " +
                       row.type + " { return %a : " + row.type + " }";
    Interpreted interpreted(text);
    EXPECT_EQ(interpreted.results(interpreted.run("f", row.text)), row.text);
    EXPECT_EQ(interpreted.argument(0), row.text);
  }
}
