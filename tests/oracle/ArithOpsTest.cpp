//===- ArithOpsTest.cpp - Semantics of the Arith dialect ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table per group of operations: what each does to values worked out by
// hand, the edges of its documentation above all.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

TEST(ArithOps, Constants) {
  expectAll({
      {"() -> i1", "arith.constant true", "", "true"},
      {"() -> i8", "arith.constant -128 : i8", "", "-128"},
      {"() -> i64", "arith.constant -1 : i64", "", "-1"},
      {"() -> index", "arith.constant 5 : index", "", "5"},
      {"() -> f16", "arith.constant 1.5 : f16", "", "1.5"},
      {"() -> f32", "arith.constant 0x7FC00000 : f32", "", "NaN"},
      {"() -> bf16", "arith.constant -0.0 : bf16", "", "-0"},
      {"() -> vector<3xi8>", "arith.constant dense<[1, 2, -3]> : vector<3xi8>",
       "", "[1, 2, -3]"},
      {"() -> tensor<2x2xi32>", "arith.constant dense<7> : tensor<2x2xi32>", "",
       "[[7, 7], [7, 7]]"},
      {"() -> tensor<0xf32>", "arith.constant dense<> : tensor<0xf32>", "",
       "[]"},
      {"() -> tensor<2xi1>",
       "arith.constant dense<[true, false]> : tensor<2xi1>", "",
       "[true, false]"},
      {"() -> tensor<2xcomplex<f32>>",
       "arith.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : "
       "tensor<2xcomplex<f32>>",
       "", "[(1, 2), (3, -4)]"},
      {"() -> tensor<2xcomplex<f32>>",
       "arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>", "",
       "[(1, 2), (1, 2)]"},
      {"() -> tensor<2xf32>",
       "arith.constant sparse<[[1]], [2.5]> : tensor<2xf32>", "", "[0, 2.5]"},
  });
}

TEST(ArithOps, ConstantsNameTheirWriter) {
  RunOptions options;
  options.trackWriters = true;
  Interpreted tracked(R"(
    func.func @f() -> tensor<2xi8> {
      %c = arith.constant dense<[1, 2]> : tensor<2xi8>
      return %c : tensor<2xi8>
    })",
                      options);
  ASSERT_EQ(tracked.results(tracked.run("f")), "[1, 2]");
  const Array &array = tracked.getMachine().results()[0].array();
  ASSERT_TRUE(array.isTracked());
  mlir::Operation *op = tracked.getProgram().writerOp(array.writer(1));
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getName().getStringRef(), "arith.constant");
}

TEST(ArithOps, ResourceConstants) {
  Interpreted module(R"(
    func.func @f() -> tensor<2xi32> {
      %c = arith.constant dense_resource<blob> : tensor<2xi32>
      return %c : tensor<2xi32>
    }
    {-#
      dialect_resources: {
        builtin: {
          blob: "0x0400000001000000FFFFFFFF"
        }
      }
    #-})");
  EXPECT_EQ(module.results(module.run("f")), "[1, -1]");
}

TEST(ArithOps, AddSubMul) {
  expectAll({
      {"(i8, i8) -> i8", "arith.addi %a, %b : i8", "127, 1", "-128"},
      {"(i8, i8) -> i8", "arith.addi %a, %b overflow<nsw> : i8", "127, 1",
       "poison"},
      {"(i8, i8) -> i8", "arith.addi %a, %b overflow<nuw> : i8", "127, 1",
       "-128"},
      {"(i8, i8) -> i8", "arith.addi %a, %b overflow<nuw> : i8", "-1, 1",
       "poison"},
      {"(i8, i8) -> i8", "arith.addi %a, %b overflow<nsw> : i8", "-1, 1", "0"},
      {"(i64, i64) -> i64", "arith.addi %a, %b : i64", "9223372036854775807, 1",
       "-9223372036854775808"},
      {"(i64, i64) -> i64", "arith.addi %a, %b overflow<nsw> : i64",
       "9223372036854775807, 1", "poison"},
      {"(i64, i64) -> i64", "arith.addi %a, %b overflow<nuw> : i64", "-1, 1",
       "poison"},
      {"(i1, i1) -> i1", "arith.addi %a, %b : i1", "true, true", "false"},
      {"(i1, i1) -> i1", "arith.addi %a, %b overflow<nsw> : i1", "true, true",
       "poison"},
      {"(i7, i7) -> i7", "arith.addi %a, %b : i7", "63, 1", "-64"},
      {"(index, index) -> index", "arith.addi %a, %b : index", "-1, 3", "2"},
      {"(i8, i8) -> i8", "arith.addi %a, %b : i8", "1, undefined", "undefined"},
      {"(i8, i8) -> i8", "arith.addi %a, %b : i8", "undefined, poison",
       "poison"},
      {"(i8, i8) -> i8", "arith.subi %a, %b : i8", "-128, 1", "127"},
      {"(i8, i8) -> i8", "arith.subi %a, %b overflow<nsw> : i8", "-128, 1",
       "poison"},
      {"(i8, i8) -> i8", "arith.subi %a, %b overflow<nuw> : i8", "1, 2",
       "poison"},
      {"(i8, i8) -> i8", "arith.subi %a, %b overflow<nuw, nsw> : i8", "2, 1",
       "1"},
      {"(i8, i8) -> i8", "arith.muli %a, %b : i8", "16, 17", "16"},
      {"(i8, i8) -> i8", "arith.muli %a, %b overflow<nsw> : i8", "16, 8",
       "poison"},
      {"(i8, i8) -> i8", "arith.muli %a, %b overflow<nuw> : i8", "16, 8",
       "-128"},
      {"(i8, i8) -> i8", "arith.muli %a, %b overflow<nuw> : i8", "16, 16",
       "poison"},
      {"(i64, i64) -> i64", "arith.muli %a, %b overflow<nuw> : i64",
       "4294967296, 4294967296", "poison"},
      {"(i64, i64) -> i64", "arith.muli %a, %b overflow<nsw> : i64",
       "-4294967296, 2147483648", "-9223372036854775808"},
      {"(i64, i64) -> i64", "arith.muli %a, %b overflow<nsw> : i64",
       "4294967296, 2147483648", "poison"},
  });
}

TEST(ArithOps, ShapesElementByElement) {
  expectAll({
      {"(vector<3xi8>, vector<3xi8>) -> vector<3xi8>",
       "arith.addi %a, %b : vector<3xi8>", "[1, poison, 3], [1, 2, undefined]",
       "[2, poison, undefined]"},
      {"(tensor<?x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi32>",
       "arith.muli %a, %b : tensor<?x2xi32>", "[[1, 2]], [[3, 4]]", "[[3, 8]]"},
      {"(tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
       "arith.muli %a, %b : tensor<?xi32>", "[1, 2], [3]",
       "undefined-behaviour"},
      {"(tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
       "arith.muli %a, %b : tensor<?xi32>", "[], []", "[]"},
      {"(vector<2xi8>, vector<2xi8>) -> vector<2xi8>",
       "arith.addi %a, %b overflow<nsw> : vector<2xi8>", "[127, 127], [0, 1]",
       "[127, poison]"},
      {"(vector<2xf32>, vector<2xf32>) -> vector<2xf32>",
       "arith.addf %a, %b : vector<2xf32>", "[1.5, 2], [1, NaN]", "[2.5, NaN]"},
      {"(vector<2xi8>, vector<2xi8>) -> vector<2xi1>",
       "arith.cmpi slt, %a, %b : vector<2xi8>", "[-1, 1], [0, 0]",
       "[true, false]"},
      {"(vector<2xi8>, vector<2xi8>) -> (vector<2xi8>, vector<2xi8>)",
       "arith.mulsi_extended %a, %b : vector<2xi8>", "[-1, 100], [1, 100]",
       "[-1, 16], [-1, 39]"},
      {"(vector<f32>) -> vector<f32>", "arith.negf %a : vector<f32>", "1",
       "-1"},
  });
}

TEST(ArithOps, ExtendedArithmetic) {
  expectAll({
      {"(i8, i8) -> (i8, i1)", "arith.addui_extended %a, %b : i8, i1", "255, 2",
       "1, true"},
      {"(i8, i8) -> (i8, i1)", "arith.addui_extended %a, %b : i8, i1", "127, 1",
       "-128, false"},
      {"(i64, i64) -> (i64, i1)", "arith.addui_extended %a, %b : i64, i1",
       "-1, 1", "0, true"},
      {"(i64, i64) -> (i64, i1)", "arith.addui_extended %a, %b : i64, i1",
       "poison, 1", "poison, poison"},
      {"(i8, i8) -> (i8, i8)", "arith.mului_extended %a, %b : i8", "255, 255",
       "1, -2"},
      {"(i8, i8) -> (i8, i8)", "arith.mulsi_extended %a, %b : i8", "-128, 127",
       "-128, -64"},
      {"(i64, i64) -> (i64, i64)", "arith.mului_extended %a, %b : i64",
       "-1, -1", "1, -2"},
      {"(i64, i64) -> (i64, i64)", "arith.mulsi_extended %a, %b : i64", "-1, 2",
       "-2, -1"},
      {"(i1, i1) -> (i1, i1)", "arith.mulsi_extended %a, %b : i1", "true, true",
       "true, false"},
  });
}

TEST(ArithOps, Division) {
  expectAll({
      {"(i8, i8) -> i8", "arith.divui %a, %b : i8", "6, -2", "0"},
      {"(i8, i8) -> i8", "arith.divui %a, %b : i8", "-2, 6", "42"},
      {"(i8, i8) -> i8", "arith.divui %a, %b : i8", "6, 0",
       "undefined-behaviour"},
      {"(i8, i8) -> i8", "arith.divui %a, %b exact : i8", "7, 2", "poison"},
      {"(i8, i8) -> i8", "arith.divui %a, %b exact : i8", "8, 2", "4"},
      {"(i8, i8) -> i8", "arith.divui %a, %b : i8", "undefined, 2",
       "undefined"},
      {"(i8, i8) -> i8", "arith.divui %a, %b : i8", "2, undefined",
       "uninitialized-read"},
      {"(i8, i8) -> i8", "arith.divsi %a, %b : i8", "-7, 2", "-3"},
      {"(i8, i8) -> i8", "arith.divsi %a, %b : i8", "-128, -1",
       "undefined-behaviour"},
      {"(i8, i8) -> i8", "arith.divsi %a, %b : i8", "-127, -1", "127"},
      {"(i64, i64) -> i64", "arith.divsi %a, %b : i64",
       "-9223372036854775808, -1", "undefined-behaviour"},
      {"(i8, i8) -> i8", "arith.divsi %a, %b : i8", "1, 0",
       "undefined-behaviour"},
      {"(i8, i8) -> i8", "arith.divsi %a, %b exact : i8", "-7, 2", "poison"},
      {"(i1, i1) -> i1", "arith.divsi %a, %b : i1", "true, true",
       "undefined-behaviour"},
      {"(i8, i8) -> i8", "arith.ceildivui %a, %b : i8", "6, -2", "1"},
      {"(i8, i8) -> i8", "arith.ceildivui %a, %b : i8", "6, 3", "2"},
      {"(i8, i8) -> i8", "arith.ceildivui %a, %b : i8", "-1, 1", "-1"},
      {"(i8, i8) -> i8", "arith.ceildivui %a, %b : i8", "0, 0",
       "undefined-behaviour"},
      {"(i8, i8) -> i8", "arith.ceildivsi %a, %b : i8", "7, -2", "-3"},
      {"(i8, i8) -> i8", "arith.ceildivsi %a, %b : i8", "7, 2", "4"},
      {"(i8, i8) -> i8", "arith.ceildivsi %a, %b : i8", "-7, -2", "4"},
      {"(i8, i8) -> i8", "arith.ceildivsi %a, %b : i8", "-6, 2", "-3"},
      {"(i8, i8) -> i8", "arith.ceildivsi %a, %b : i8", "-128, -1",
       "undefined-behaviour"},
      {"(i8, i8) -> i8", "arith.floordivsi %a, %b : i8", "5, -2", "-3"},
      {"(i8, i8) -> i8", "arith.floordivsi %a, %b : i8", "5, 2", "2"},
      {"(i8, i8) -> i8", "arith.floordivsi %a, %b : i8", "-5, -2", "2"},
      {"(i8, i8) -> i8", "arith.floordivsi %a, %b : i8", "-6, 2", "-3"},
      {"(i8, i8) -> i8", "arith.floordivsi %a, %b : i8", "1, 0",
       "undefined-behaviour"},
      {"(i8, i8) -> i8", "arith.remui %a, %b : i8", "6, -2", "6"},
      {"(i8, i8) -> i8", "arith.remui %a, %b : i8", "6, 0",
       "undefined-behaviour"},
      {"(i8, i8) -> i8", "arith.remsi %a, %b : i8", "6, -2", "0"},
      {"(i8, i8) -> i8", "arith.remsi %a, %b : i8", "-7, 3", "-1"},
      {"(i8, i8) -> i8", "arith.remsi %a, %b : i8", "-128, -1", "0"},
      {"(i64, i64) -> i64", "arith.remsi %a, %b : i64",
       "-9223372036854775808, -1", "0"},
      {"(i8, i8) -> i8", "arith.remsi %a, %b : i8", "6, 0",
       "undefined-behaviour"},
      {"(vector<2xi8>, vector<2xi8>) -> vector<2xi8>",
       "arith.divsi %a, %b : vector<2xi8>", "[1, 2], [1, 0]",
       "undefined-behaviour"},
      {"(vector<2xi8>, vector<2xi8>) -> vector<2xi8>",
       "arith.divsi %a, %b : vector<2xi8>", "[1, 2], [1, poison]",
       "uninitialized-read"},
  });
}

TEST(ArithOps, Bits) {
  expectAll({
      {"(i8, i8) -> i8", "arith.andi %a, %b : i8", "12, 10", "8"},
      {"(i8, i8) -> i8", "arith.ori %a, %b : i8", "12, 10", "14"},
      {"(i8, i8) -> i8", "arith.xori %a, %b : i8", "12, 10", "6"},
      {"(i8, i8) -> i8", "arith.andi %a, %b : i8", "0, undefined", "undefined"},
      {"(i8, i8) -> i8", "arith.shli %a, %b : i8", "5, 3", "40"},
      {"(i8, i8) -> i8", "arith.shli %a, %b : i8", "5, 7", "-128"},
      {"(i8, i8) -> i8", "arith.shli %a, %b : i8", "5, 8", "poison"},
      {"(i8, i8) -> i8", "arith.shli %a, %b : i8", "5, -1", "poison"},
      {"(i64, i64) -> i64", "arith.shli %a, %b : i64", "1, 63",
       "-9223372036854775808"},
      {"(i64, i64) -> i64", "arith.shli %a, %b : i64", "1, 64", "poison"},
      {"(i1, i1) -> i1", "arith.shli %a, %b : i1", "true, true", "poison"},
      {"(i1, i1) -> i1", "arith.shli %a, %b : i1", "true, false", "true"},
      {"(i8, i8) -> i8", "arith.shli %a, %b overflow<nsw> : i8", "64, 1",
       "poison"},
      {"(i8, i8) -> i8", "arith.shli %a, %b overflow<nsw> : i8", "-64, 1",
       "-128"},
      {"(i8, i8) -> i8", "arith.shli %a, %b overflow<nuw> : i8", "64, 1",
       "-128"},
      {"(i8, i8) -> i8", "arith.shli %a, %b overflow<nuw> : i8", "-64, 1",
       "poison"},
      {"(i8, i8) -> i8", "arith.shrui %a, %b : i8", "160, 6", "2"},
      {"(i8, i8) -> i8", "arith.shrui %a, %b exact : i8", "160, 3", "20"},
      {"(i8, i8) -> i8", "arith.shrui %a, %b exact : i8", "160, 6", "poison"},
      {"(i8, i8) -> i8", "arith.shrui %a, %b : i8", "160, 8", "poison"},
      {"(i8, i8) -> i8", "arith.shrsi %a, %b exact : i8", "160, 3", "-12"},
      {"(i8, i8) -> i8", "arith.shrsi %a, %b : i8", "98, 3", "12"},
      {"(i8, i8) -> i8", "arith.shrsi %a, %b : i8", "-1, 7", "-1"},
      {"(i8, i8) -> i8", "arith.shrsi %a, %b exact : i8", "-1, 1", "poison"},
      {"(i64, i64) -> i64", "arith.shrsi %a, %b : i64",
       "-9223372036854775808, 63", "-1"},
      {"(i64, i64) -> i64", "arith.shrsi %a, %b : i64", "-1, 64", "poison"},
  });
}

TEST(ArithOps, MinMaxAndCompare) {
  expectAll({
      {"(i8, i8) -> i8", "arith.maxsi %a, %b : i8", "-1, 1", "1"},
      {"(i8, i8) -> i8", "arith.maxui %a, %b : i8", "-1, 1", "-1"},
      {"(i8, i8) -> i8", "arith.minsi %a, %b : i8", "-1, 1", "-1"},
      {"(i8, i8) -> i8", "arith.minui %a, %b : i8", "-1, 1", "1"},
      {"(i1, i1) -> i1", "arith.maxsi %a, %b : i1", "true, false", "false"},
      {"(i8, i8) -> i1", "arith.cmpi eq, %a, %b : i8", "-1, 255", "true"},
      {"(i8, i8) -> i1", "arith.cmpi ne, %a, %b : i8", "1, 2", "true"},
      {"(i8, i8) -> i1", "arith.cmpi slt, %a, %b : i8", "-1, 1", "true"},
      {"(i8, i8) -> i1", "arith.cmpi sle, %a, %b : i8", "1, 1", "true"},
      {"(i8, i8) -> i1", "arith.cmpi sgt, %a, %b : i8", "-1, 1", "false"},
      {"(i8, i8) -> i1", "arith.cmpi sge, %a, %b : i8", "-1, 1", "false"},
      {"(i8, i8) -> i1", "arith.cmpi ult, %a, %b : i8", "-1, 1", "false"},
      {"(i8, i8) -> i1", "arith.cmpi ule, %a, %b : i8", "1, 1", "true"},
      {"(i8, i8) -> i1", "arith.cmpi ugt, %a, %b : i8", "-1, 1", "true"},
      {"(i8, i8) -> i1", "arith.cmpi uge, %a, %b : i8", "0, 1", "false"},
      {"(index, index) -> i1", "arith.cmpi slt, %a, %b : index", "-1, 0",
       "true"},
      {"(i1, i1) -> i1", "arith.cmpi sgt, %a, %b : i1", "false, true", "true"},
      {"(i8, i8) -> i1", "arith.cmpi eq, %a, %b : i8", "undefined, 1",
       "undefined"},
  });
}

TEST(ArithOps, Floats) {
  expectAll({
      {"(f32, f32) -> f32", "arith.addf %a, %b : f32", "16777216, 1",
       "16777216"},
      {"(f64, f64) -> f64", "arith.addf %a, %b : f64", "16777216, 1",
       "16777217"},
      {"(f32, f32) -> f32", "arith.addf %a, %b : f32", "Inf, -Inf", "NaN"},
      {"(f32, f32) -> f32", "arith.subf %a, %b : f32", "0, 0", "0"},
      {"(f32, f32) -> f32", "arith.addf %a, %b : f32", "-0.0, -0.0", "-0"},
      {"(f32, f32) -> f32", "arith.mulf %a, %b : f32", "3, -0.5", "-1.5"},
      {"(f32, f32) -> f32", "arith.mulf %a, %b : f32", "1e38, 10", "+Inf"},
      {"(f32, f32) -> f32", "arith.divf %a, %b : f32", "1, 0", "+Inf"},
      {"(f32, f32) -> f32", "arith.divf %a, %b : f32", "1, -0.0", "-Inf"},
      {"(f32, f32) -> f32", "arith.divf %a, %b : f32", "0, 0", "NaN"},
      {"(f32, f32) -> f32", "arith.remf %a, %b : f32", "-7.5, 2", "-1.5"},
      {"(f32, f32) -> f32", "arith.remf %a, %b : f32", "1, 0", "NaN"},
      {"(f32, f32) -> f32", "arith.remf %a, %b : f32", "-4, 2", "-0"},
      {"(f32) -> f32", "arith.negf %a : f32", "0", "-0"},
      {"(f16, f16) -> f16", "arith.addf %a, %b : f16", "2048, 1", "2048"},
      {"(f16, f16) -> f16", "arith.addf %a, %b : f16", "2048, 3", "2052"},
      {"(f16, f16) -> f16", "arith.mulf %a, %b : f16", "60000, 2", "+Inf"},
      {"(bf16, bf16) -> bf16", "arith.addf %a, %b : bf16", "256, 1", "256"},
      {"(bf16, bf16) -> bf16", "arith.mulf %a, %b : bf16", "3, 0.5", "1.5"},
      {"(tf32, tf32) -> tf32", "arith.addf %a, %b : tf32", "2048, 1", "2048"},
      {"(f8E5M2, f8E5M2) -> f8E5M2", "arith.addf %a, %b : f8E5M2", "1, 0.5",
       "1.5"},
      {"(f8E4M3FN, f8E4M3FN) -> f8E4M3FN", "arith.addf %a, %b : f8E4M3FN",
       "448, 448", "NaN"},
      {"(f8E4M3FNUZ) -> f8E4M3FNUZ", "arith.negf %a : f8E4M3FNUZ", "0", "0"},
      {"(f8E4M3FNUZ) -> f8E4M3FNUZ", "arith.negf %a : f8E4M3FNUZ", "NaN",
       "NaN"},
      {"(f4E2M1FN, f4E2M1FN) -> f4E2M1FN", "arith.addf %a, %b : f4E2M1FN",
       "4, 4", "6"},
      {"(f4E2M1FN, f4E2M1FN) -> f4E2M1FN", "arith.divf %a, %b : f4E2M1FN",
       "0, 0", "poison"},
      {"(f32, f32) -> f32", "arith.maximumf %a, %b : f32", "-0.0, 0.0", "0"},
      {"(f32, f32) -> f32", "arith.maximumf %a, %b : f32", "1, NaN", "NaN"},
      {"(f32, f32) -> f32", "arith.minimumf %a, %b : f32", "0.0, -0.0", "-0"},
      {"(f32, f32) -> f32", "arith.minimumf %a, %b : f32", "NaN, 1", "NaN"},
      {"(f32, f32) -> f32", "arith.maxnumf %a, %b : f32", "1, NaN", "1"},
      {"(f32, f32) -> f32", "arith.maxnumf %a, %b : f32", "NaN, NaN", "NaN"},
      {"(f32, f32) -> f32", "arith.minnumf %a, %b : f32", "NaN, 2", "2"},
      {"(f64, f64) -> f64", "arith.minnumf %a, %b : f64", "-3, 2", "-3"},
      {"(f32, f32) -> f32", "arith.addf %a, %b : f32", "poison, NaN", "poison"},
  });
}

TEST(ArithOps, FastMathFlagsPromise) {
  expectAll({
      {"(f32, f32) -> f32", "arith.addf %a, %b fastmath<nnan> : f32", "1, NaN",
       "poison"},
      {"(f32, f32) -> f32", "arith.addf %a, %b fastmath<nnan> : f32",
       "Inf, -Inf", "poison"},
      {"(f32, f32) -> f32", "arith.addf %a, %b fastmath<nnan> : f32", "1, Inf",
       "+Inf"},
      {"(f32, f32) -> f32", "arith.addf %a, %b fastmath<ninf> : f32", "1, Inf",
       "poison"},
      {"(f32, f32) -> f32", "arith.mulf %a, %b fastmath<ninf> : f32",
       "1e38, 10", "poison"},
      {"(f16, f16) -> f16", "arith.mulf %a, %b fastmath<ninf> : f16",
       "60000, 2", "poison"},
      {"(f32, f32) -> f32", "arith.addf %a, %b fastmath<fast> : f32", "1, 2",
       "3"},
      {"(f32, f32) -> f32",
       "arith.addf %a, %b fastmath<reassoc, nsz, contract, arcp, afn> : f32",
       "NaN, Inf", "NaN"},
      {"(f32) -> f32", "arith.negf %a fastmath<nnan> : f32", "NaN", "poison"},
      {"(f32, f32) -> i1", "arith.cmpf oeq, %a, %b fastmath<nnan> : f32",
       "NaN, 1", "poison"},
      {"(f32, f32) -> i1", "arith.cmpf oeq, %a, %b fastmath<ninf> : f32",
       "1, Inf", "poison"},
  });
}

TEST(ArithOps, CmpFAllPredicates) {
  // Columns: 1 ? 2, 2 ? 2, 3 ? 2, NaN ? 2.
  const struct {
    const char *predicate;
    const char *results;
  } rows[] = {
      {"false", "0000"}, {"oeq", "0100"}, {"ogt", "0010"}, {"oge", "0110"},
      {"olt", "1000"},   {"ole", "1100"}, {"one", "1010"}, {"ord", "1110"},
      {"ueq", "0101"},   {"ugt", "0011"}, {"uge", "0111"}, {"ult", "1001"},
      {"ule", "1101"},   {"une", "1011"}, {"uno", "0001"}, {"true", "1111"},
  };
  const char *values[] = {"1, 2", "2, 2", "3, 2", "NaN, 2"};
  for (const char *type : {"f32", "f64", "f16"}) {
    for (const auto &row : rows) {
      std::string signature = std::string("(") + type + ", " + type + ") -> i1";
      std::string body =
          std::string("arith.cmpf ") + row.predicate + ", %a, %b : " + type;
      for (unsigned i = 0; i < 4; ++i)
        EXPECT_EQ(evaluate(signature, body, values[i]),
                  row.results[i] == '1' ? "true" : "false")
            << body << " with " << values[i];
    }
  }
}

TEST(ArithOps, IntegerCasts) {
  expectAll({
      {"(i3) -> i6", "arith.extui %a : i3 to i6", "5", "5"},
      {"(i3) -> i6", "arith.extsi %a : i3 to i6", "5", "-3"},
      {"(i3) -> i6", "arith.extsi %a : i3 to i6", "2", "2"},
      {"(i1) -> i64", "arith.extsi %a : i1 to i64", "true", "-1"},
      {"(i1) -> i64", "arith.extui %a : i1 to i64", "true", "1"},
      {"(i5) -> i4", "arith.trunci %a : i5 to i4", "21", "5"},
      {"(i5) -> i3", "arith.trunci %a : i5 to i3", "21", "-3"},
      {"(i16) -> i8", "arith.trunci %a overflow<nuw> : i16 to i8", "255", "-1"},
      {"(i16) -> i8", "arith.trunci %a overflow<nuw> : i16 to i8", "256",
       "poison"},
      {"(i16) -> i8", "arith.trunci %a overflow<nsw> : i16 to i8", "255",
       "poison"},
      {"(i16) -> i8", "arith.trunci %a overflow<nsw> : i16 to i8", "-128",
       "-128"},
      {"(i8) -> index", "arith.index_cast %a : i8 to index", "-1", "-1"},
      {"(i8) -> index", "arith.index_castui %a : i8 to index", "-1", "255"},
      {"(index) -> i8", "arith.index_cast %a : index to i8", "257", "1"},
      {"(index) -> i8", "arith.index_castui %a : index to i8", "255", "-1"},
      {"(vector<2xi8>) -> vector<2xindex>",
       "arith.index_cast %a : vector<2xi8> to vector<2xindex>", "[-1, poison]",
       "[-1, poison]"},
      {"(tensor<?xi32>) -> tensor<?xindex>",
       "arith.index_cast %a : tensor<?xi32> to tensor<?xindex>", "[-5]",
       "[-5]"},
      {"(memref<2xi64>) -> memref<2xindex>",
       "arith.index_cast %a : memref<2xi64> to memref<2xindex>", "[1, 2]",
       "[1, 2]"},
      {"(memref<2xi32>) -> memref<2xindex>",
       "arith.index_cast %a : memref<2xi32> to memref<2xindex>", "[1, 2]",
       "unsupported: arith.index_cast (in this form)"},
      {"(f32) -> i32", "arith.bitcast %a : f32 to i32", "1", "1065353216"},
      {"(i16) -> bf16", "arith.bitcast %a : i16 to bf16", "0x3fc0", "1.5"},
      {"(i32) -> i32",
       "%0 = arith.bitcast %a : i32 to f32\narith.bitcast %0 : f32 to i32",
       "0x7fa12345", "2141266757"},
      {"(memref<2xf32>) -> memref<2xi32>",
       "arith.bitcast %a : memref<2xf32> to memref<2xi32>", "[1, 2]",
       "[1065353216, 1073741824]"},
  });
}

TEST(ArithOps, FloatCasts) {
  expectAll({
      {"(f32) -> f64", "arith.extf %a : f32 to f64", "0.1",
       "0.10000000149011612"},
      {"(f16) -> f32", "arith.extf %a : f16 to f32", "Inf", "+Inf"},
      {"(bf16) -> f64", "arith.extf %a : bf16 to f64", "-1.5", "-1.5"},
      {"(f64) -> f32", "arith.truncf %a : f64 to f32", "16777217", "16777216"},
      {"(f64) -> f32", "arith.truncf %a : f64 to f32", "1e300", "+Inf"},
      {"(f64) -> f32", "arith.truncf %a upward : f64 to f32", "16777217",
       "16777218"},
      {"(f64) -> f32", "arith.truncf %a toward_zero : f64 to f32", "-16777219",
       "-16777218"},
      {"(f64) -> f32", "arith.truncf %a downward : f64 to f32", "-16777217",
       "-16777218"},
      {"(f64) -> f32", "arith.truncf %a to_nearest_away : f64 to f32",
       "16777217", "16777218"},
      {"(f32) -> f16", "arith.truncf %a : f32 to f16", "65520", "+Inf"},
      {"(f32) -> f16", "arith.truncf %a : f32 to f16", "2049", "2048"},
      {"(f32) -> f8E4M3FN", "arith.truncf %a : f32 to f8E4M3FN", "1000", "NaN"},
      {"(f32) -> f4E2M1FN", "arith.truncf %a : f32 to f4E2M1FN", "NaN",
       "poison"},
      {"(f32) -> f4E2M1FN", "arith.truncf %a : f32 to f4E2M1FN", "5", "4"},
      {"(f32) -> f8E8M0FNU", "arith.truncf %a : f32 to f8E8M0FNU", "-1", "NaN"},
      {"(f32) -> f16", "arith.truncf %a fastmath<ninf> : f32 to f16", "1e6",
       "poison"},
      {"(i64) -> f32", "arith.sitofp %a : i64 to f32", "16777217", "16777216"},
      {"(i64) -> f64", "arith.sitofp %a : i64 to f64", "-1", "-1"},
      {"(i64) -> f64", "arith.uitofp %a : i64 to f64", "-1",
       "1.8446744073709552E+19"},
      {"(i8) -> f32", "arith.uitofp %a : i8 to f32", "-1", "255"},
      {"(i1) -> f32", "arith.sitofp %a : i1 to f32", "true", "-1"},
      {"(i1) -> f32", "arith.uitofp %a : i1 to f32", "true", "1"},
      {"(i32) -> f16", "arith.sitofp %a : i32 to f16", "-2049", "-2048"},
      {"(i32) -> f16", "arith.sitofp %a : i32 to f16", "70000", "+Inf"},
      // 2^60 + 2^52 + 1: the last bit decides the rounding to 8 bits.
      {"(i64) -> i16",
       "%0 = arith.sitofp %a : i64 to bf16\narith.bitcast %0 : bf16 to i16",
       "1157425104234217473", "23937"},
      {"(f32) -> i8", "arith.fptosi %a : f32 to i8", "-128.9", "-128"},
      {"(f32) -> i8", "arith.fptosi %a : f32 to i8", "127.9", "127"},
      {"(f32) -> i8", "arith.fptosi %a : f32 to i8", "128", "poison"},
      {"(f32) -> i8", "arith.fptosi %a : f32 to i8", "-129", "poison"},
      {"(f32) -> i8", "arith.fptosi %a : f32 to i8", "NaN", "poison"},
      {"(f64) -> i64", "arith.fptosi %a : f64 to i64", "9223372036854775808",
       "poison"},
      {"(f64) -> i64", "arith.fptosi %a : f64 to i64", "-9223372036854775808",
       "-9223372036854775808"},
      {"(f32) -> i8", "arith.fptoui %a : f32 to i8", "255.9", "-1"},
      {"(f32) -> i8", "arith.fptoui %a : f32 to i8", "-0.9", "0"},
      {"(f32) -> i8", "arith.fptoui %a : f32 to i8", "-1", "poison"},
      {"(f64) -> i64", "arith.fptoui %a : f64 to i64", "18446744073709549568",
       "-2048"},
      {"(f16) -> i32", "arith.fptosi %a : f16 to i32", "-3.5", "-3"},
      {"(vector<2xf32>) -> vector<2xi8>",
       "arith.fptosi %a : vector<2xf32> to vector<2xi8>", "[1.5, 1000]",
       "[1, poison]"},
      {"(f4E2M1FN, f8E8M0FNU) -> f32",
       "arith.scaling_extf %a, %b : f4E2M1FN, f8E8M0FNU to f32", "1.5, 4", "6"},
      {"(f4E2M1FN, f8E8M0FNU) -> f32",
       "arith.scaling_extf %a, %b : f4E2M1FN, f8E8M0FNU to f32", "1.5, NaN",
       "NaN"},
      {"(f32, f8E8M0FNU) -> f4E2M1FN",
       "arith.scaling_truncf %a, %b : f32, f8E8M0FNU to f4E2M1FN", "6, 4",
       "1.5"},
  });
}

TEST(ArithOps, Select) {
  expectAll({
      {"(i1, i8, i8) -> i8", "arith.select %a, %b, %c : i8", "true, 1, poison",
       "1"},
      {"(i1, i8, i8) -> i8", "arith.select %a, %b, %c : i8",
       "false, undefined, 2", "2"},
      {"(i1, i8, i8) -> i8", "arith.select %a, %b, %c : i8",
       "true, undefined, 2", "undefined"},
      {"(i1, i8, i8) -> i8", "arith.select %a, %b, %c : i8", "poison, 1, 1",
       "poison"},
      {"(i1, i8, i8) -> i8", "arith.select %a, %b, %c : i8", "undefined, 1, 1",
       "undefined"},
      {"(i1, tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>",
       "arith.select %a, %b, %c : tensor<?xi8>", "false, [1], [2, undefined]",
       "[2, undefined]"},
      {"(i1, tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>",
       "arith.select %a, %b, %c : tensor<2xi8>", "undefined, [1, 2], [3, 4]",
       "[undefined, undefined]"},
      {"(i1, tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>",
       "arith.select %a, %b, %c : tensor<?xi8>", "undefined, [1], [3, 4]",
       "uninitialized-read"},
      {"(i1, memref<2xi8>, memref<2xi8>) -> memref<2xi8>",
       "arith.select %a, %b, %c : memref<2xi8>", "true, [1, 2], [3, 4]",
       "[1, 2]"},
      {"(i1, memref<2xi8>, memref<2xi8>) -> memref<2xi8>",
       "arith.select %a, %b, %c : memref<2xi8>", "poison, [1, 2], [3, 4]",
       "uninitialized-read"},
      {"(vector<3xi1>, vector<3xi8>, vector<3xi8>) -> vector<3xi8>",
       "arith.select %a, %b, %c : vector<3xi1>, vector<3xi8>",
       "[true, false, poison], [1, poison, 3], [poison, 5, 6]",
       "[1, 5, poison]"},
      {"(tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>",
       "arith.select %a, %b, %c : tensor<2xi1>, tensor<2xf32>",
       "[true, false], [1, 2], [3, 4]", "[1, 4]"},
      {"(i1, complex<f32>, complex<f32>) -> complex<f32>",
       "arith.select %a, %b, %c : complex<f32>", "true, (1, 2), (3, 4)",
       "(1, 2)"},
  });
}
