//===- TensorOpsTest.cpp - Tests of tensor semantics ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One group of rows an operation. The values are worked out by hand from the
// dialect's documentation; the edge cases are those that bufferization gets
// wrong most easily: no elements, one element, no dimensions, dimensions that
// come and go, strides.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

/// Runs one function of a module in a machine of its own.
static std::string runOf(const char *module, const char *entry,
                         const std::string &arguments) {
  Interpreted interpreted(module);
  return interpreted.results(interpreted.run(entry, arguments));
}

TEST(TensorOps, Empty) {
  expectAll({
      {"() -> tensor<2xi32>", "tensor.empty() : tensor<2xi32>", "",
       "[undefined, undefined]"},
      {"() -> tensor<f32>", "tensor.empty() : tensor<f32>", "", "undefined"},
      {"() -> tensor<0x3xi8>", "tensor.empty() : tensor<0x3xi8>", "", "[]"},
      {"(index) -> tensor<?x1xi8>", "tensor.empty(%a) : tensor<?x1xi8>", "2",
       "[[undefined], [undefined]]"},
      {"(index) -> tensor<?xi8>", "tensor.empty(%a) : tensor<?xi8>", "0", "[]"},
      {"(index) -> tensor<?xi8>", "tensor.empty(%a) : tensor<?xi8>", "-1",
       "undefined-behaviour"},
      {"(index) -> tensor<?xi8>", "tensor.empty(%a) : tensor<?xi8>",
       "undefined", "uninitialized-read"},
      {"(index) -> tensor<?xi8>", "tensor.empty(%a) : tensor<?xi8>",
       "0x7fffffffffffffff", "budget"},
      {"(index) -> tensor<?x0x?xi8>", "tensor.empty(%a, %a) : tensor<?x0x?xi8>",
       "0x4000000000000000", "budget"},
      {"() -> tensor<1xcomplex<f32>>",
       "tensor.empty() : tensor<1xcomplex<f32>>", "",
       "[(undefined, undefined)]"},
  });
}

TEST(TensorOps, SplatAndFromElements) {
  expectAll({
      {"(i8) -> tensor<2x2xi8>", "tensor.splat %a : tensor<2x2xi8>", "-3",
       "[[-3, -3], [-3, -3]]"},
      {"(i8) -> tensor<i8>", "tensor.splat %a : tensor<i8>", "5", "5"},
      {"(f32, index) -> tensor<?x2xf32>",
       "tensor.splat %a[%b] : tensor<?x2xf32>", "1.5, 1", "[[1.5, 1.5]]"},
      {"(f32, index) -> tensor<?xf32>", "tensor.splat %a[%b] : tensor<?xf32>",
       "1.5, 0", "[]"},
      {"(f32, index) -> tensor<?xf32>", "tensor.splat %a[%b] : tensor<?xf32>",
       "1.5, -2", "undefined-behaviour"},
      {"(i8) -> tensor<1xi8>", "tensor.splat %a : tensor<1xi8>", "poison",
       "[poison]"},
      {"(complex<f32>) -> tensor<2xcomplex<f32>>",
       "tensor.splat %a : tensor<2xcomplex<f32>>", "(1.0, 2.0)",
       "[(1, 2), (1, 2)]"},
      {"(i32, i32, i32, i32) -> tensor<2x2xi32>",
       "tensor.from_elements %a, %b, %c, %d : tensor<2x2xi32>", "1, 2, 3, 4",
       "[[1, 2], [3, 4]]"},
      {"(i32) -> tensor<i32>", "tensor.from_elements %a : tensor<i32>", "7",
       "7"},
      {"() -> tensor<0xi32>", "tensor.from_elements : tensor<0xi32>", "", "[]"},
      {"(i1, i1) -> tensor<2xi1>", "tensor.from_elements %a, %b : tensor<2xi1>",
       "true, undefined", "[true, undefined]"},
      {"(vector<2xi8>) -> tensor<1xvector<2xi8>>",
       "tensor.from_elements %a : tensor<1xvector<2xi8>>", "[1, 2]",
       "[<1, 2>]"},
  });
}

TEST(TensorOps, Extract) {
  const char *matrix = "[[1, 2, 3], [4, 5, 6]], ";
  const char *signature = "(tensor<2x3xi32>, index, index) -> i32";
  const char *body = "tensor.extract %a[%b, %c] : tensor<2x3xi32>";
  auto at = [&](const char *indices) {
    return evaluate(signature, body, std::string(matrix) + indices);
  };
  EXPECT_EQ(at("0, 0"), "1");
  EXPECT_EQ(at("1, 2"), "6");
  EXPECT_EQ(at("0, 2"), "3");
  EXPECT_EQ(at("2, 0"), "out-of-bounds");
  EXPECT_EQ(at("0, 3"), "out-of-bounds");
  EXPECT_EQ(at("-1, 0"), "out-of-bounds");
  EXPECT_EQ(at("0, undefined"), "uninitialized-read");
  EXPECT_EQ(at("poison, 0"), "uninitialized-read");
  expectAll({
      {"(tensor<i8>) -> i8", "tensor.extract %a[] : tensor<i8>", "-9", "-9"},
      {"(tensor<?xi8>, index) -> i8", "tensor.extract %a[%b] : tensor<?xi8>",
       "[], 0", "out-of-bounds"},
      {"(tensor<2xi8>, index) -> i8", "tensor.extract %a[%b] : tensor<2xi8>",
       "[undefined, poison], 1", "poison"},
      {"(tensor<2xcomplex<f32>>, index) -> complex<f32>",
       "tensor.extract %a[%b] : tensor<2xcomplex<f32>>",
       "[(1.0, 2.0), (3.0, 4.0)], 1", "(3, 4)"},
      {"(tensor<2xvector<2xi8>>, index) -> vector<2xi8>",
       "tensor.extract %a[%b] : tensor<2xvector<2xi8>>", "[<1, 2>, <3, 4>], 1",
       "[3, 4]"},
      {"(tensor<1xvector<1xi8>>, index) -> vector<1xi8>",
       "tensor.extract %a[%b] : tensor<1xvector<1xi8>>", "[<7>], 0", "[7]"},
  });
}

TEST(TensorOps, Insert) {
  expectAll({
      {"(i32, tensor<2x2xi32>, index, index) -> tensor<2x2xi32>",
       "tensor.insert %a into %b[%c, %d] : tensor<2x2xi32>",
       "9, [[1, 2], [3, 4]], 1, 0", "[[1, 2], [9, 4]]"},
      {"(i32, tensor<2x2xi32>, index, index) -> tensor<2x2xi32>",
       "tensor.insert %a into %b[%c, %d] : tensor<2x2xi32>",
       "9, [[1, 2], [3, 4]], 1, 2", "out-of-bounds"},
      {"(i32, tensor<i32>) -> tensor<i32>",
       "tensor.insert %a into %b[] : tensor<i32>", "9, 1", "9"},
      {"(i32, tensor<?xi32>, index) -> tensor<?xi32>",
       "tensor.insert %a into %b[%c] : tensor<?xi32>", "9, [], 0",
       "out-of-bounds"},
      {"(i32, tensor<2xi32>, index) -> tensor<2xi32>",
       "tensor.insert %a into %b[%c] : tensor<2xi32>", "undefined, [1, 2], 0",
       "[undefined, 2]"},
      {"(vector<2xi8>, tensor<2xvector<2xi8>>, index) -> "
       "tensor<2xvector<2xi8>>",
       "tensor.insert %a into %b[%c] : tensor<2xvector<2xi8>>",
       "[8, 9], [<1, 2>, <3, 4>], 1", "[<1, 2>, <8, 9>]"},
  });
  // The destination keeps its value.
  Interpreted twice(R"(
    func.func @main(%x: i32, %t: tensor<2xi32>, %i: index)
        -> (tensor<2xi32>, tensor<2xi32>) {
      %0 = tensor.insert %x into %t[%i] : tensor<2xi32>
      %1 = tensor.insert %x into %0[%i] : tensor<2xi32>
      return %t, %1 : tensor<2xi32>, tensor<2xi32>
    })");
  EXPECT_EQ(twice.results(twice.run("main", "9, [1, 2], 0")), "[1, 2], [9, 2]");
}

/// A destination in a loop is read again in the next iteration: it must not be
/// taken over although it has one use.
TEST(TensorOps, InsertInLoopKeepsDestination) {
  Interpreted outer(R"(
    func.func @outer(%x: i32) -> (tensor<2xi32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %y = arith.constant 5 : i32
      %fresh = tensor.splat %y : tensor<2xi32>
      %init = tensor.splat %y : tensor<2xi32>
      %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%acc = %init)
          -> (tensor<2xi32>) {
        %one = tensor.insert %x into %fresh[%i] : tensor<2xi32>
        scf.yield %one : tensor<2xi32>
      }
      return %r : tensor<2xi32>
    })");
  EXPECT_EQ(outer.results(outer.run("outer", "9")), "[5, 9]");
}

TEST(TensorOps, ExtractSlice) {
  const char *matrix = "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]";
  auto slice = [&](const char *body, const char *type) {
    return evaluate(std::string("(tensor<3x4xi32>) -> ") + type,
                    std::string("tensor.extract_slice %a") + body +
                        " : tensor<3x4xi32> to " + type,
                    matrix);
  };
  EXPECT_EQ(slice("[0, 0] [3, 4] [1, 1]", "tensor<3x4xi32>"), matrix);
  EXPECT_EQ(slice("[1, 1] [2, 2] [1, 1]", "tensor<2x2xi32>"),
            "[[6, 7], [10, 11]]");
  EXPECT_EQ(slice("[0, 0] [2, 2] [2, 3]", "tensor<2x2xi32>"),
            "[[1, 4], [9, 12]]");
  EXPECT_EQ(slice("[1, 0] [1, 4] [1, 1]", "tensor<4xi32>"), "[5, 6, 7, 8]");
  EXPECT_EQ(slice("[0, 2] [3, 1] [1, 1]", "tensor<3xi32>"), "[3, 7, 11]");
  EXPECT_EQ(slice("[2, 3] [1, 1] [1, 1]", "tensor<i32>"), "12");
  EXPECT_EQ(slice("[2, 3] [1, 1] [1, 1]", "tensor<1xi32>"), "[12]");
  EXPECT_EQ(slice("[0, 0] [0, 4] [1, 1]", "tensor<0x4xi32>"), "[]");
  // Strides may be anything that stays inside.
  EXPECT_EQ(slice("[2, 3] [3, 2] [-1, -3]", "tensor<3x2xi32>"),
            "[[12, 9], [8, 5], [4, 1]]");
  EXPECT_EQ(slice("[1, 0] [2, 1] [0, 1]", "tensor<2x1xi32>"), "[[5], [5]]");

  const char *signature =
      "(tensor<?xi32>, index, index, index) -> tensor<?xi32>";
  const char *body =
      "tensor.extract_slice %a[%b] [%c] [%d] : tensor<?xi32> to tensor<?xi32>";
  auto dynamic = [&](const char *arguments) {
    return evaluate(signature, body,
                    std::string("[1, 2, 3, 4, 5], ") + arguments);
  };
  EXPECT_EQ(dynamic("1, 3, 1"), "[2, 3, 4]");
  EXPECT_EQ(dynamic("0, 3, 2"), "[1, 3, 5]");
  EXPECT_EQ(dynamic("4, 5, -1"), "[5, 4, 3, 2, 1]");
  EXPECT_EQ(dynamic("5, 0, 1"), "[]");
  EXPECT_EQ(dynamic("4, 1, 0x7fffffffffffffff"), "[5]");
  EXPECT_EQ(dynamic("6, 0, 1"), "out-of-bounds");
  EXPECT_EQ(dynamic("5, 1, 1"), "out-of-bounds");
  EXPECT_EQ(dynamic("0, 6, 1"), "out-of-bounds");
  EXPECT_EQ(dynamic("1, 3, 2"), "out-of-bounds");
  EXPECT_EQ(dynamic("-1, 1, 1"), "out-of-bounds");
  EXPECT_EQ(dynamic("1, 3, -1"), "out-of-bounds");
  EXPECT_EQ(dynamic("0, -1, 1"), "out-of-bounds");
  EXPECT_EQ(dynamic("0, 3, 0x7fffffffffffffff"), "out-of-bounds");
  EXPECT_EQ(dynamic("0, 0x7fffffffffffffff, 0"), "budget");
  EXPECT_EQ(dynamic("undefined, 1, 1"), "uninitialized-read");
  expectAll({
      // (The verifier rejects this on a tensor<0xi32>.)
      {"(tensor<?xi32>) -> tensor<0xi32>",
       "tensor.extract_slice %a[0] [0] [1] : tensor<?xi32> to tensor<0xi32>",
       "[]", "[]"},
      {"(tensor<2xcomplex<f32>>) -> tensor<1xcomplex<f32>>",
       "tensor.extract_slice %a[1] [1] [1] : tensor<2xcomplex<f32>> to "
       "tensor<1xcomplex<f32>>",
       "[(1.0, 2.0), (3.0, 4.0)]", "[(3, 4)]"},
      {"(tensor<1x2x1xi8>, index) -> tensor<?xi8>",
       "tensor.extract_slice %a[0, 0, 0] [1, %b, 1] [1, 1, 1] : "
       "tensor<1x2x1xi8> to tensor<?xi8>",
       "[[[1], [2]]], 2", "[1, 2]"},
  });
}

TEST(TensorOps, InsertSlice) {
  expectAll({
      {"(tensor<2x2xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>",
       "tensor.insert_slice %a into %b[0, 1] [2, 2] [2, 1] : tensor<2x2xi32> "
       "into tensor<3x3xi32>",
       "[[1, 2], [3, 4]], [[0, 0, 0], [0, 0, 0], [0, 0, 0]]",
       "[[0, 1, 2], [0, 0, 0], [0, 3, 4]]"},
      {"(tensor<3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>",
       "tensor.insert_slice %a into %b[1, 0] [1, 3] [1, 1] : tensor<3xi32> "
       "into tensor<2x3xi32>",
       "[1, 2, 3], [[7, 7, 7], [7, 7, 7]]", "[[7, 7, 7], [1, 2, 3]]"},
      {"(tensor<i32>, tensor<2xi32>) -> tensor<2xi32>",
       "tensor.insert_slice %a into %b[1] [1] [1] : tensor<i32> into "
       "tensor<2xi32>",
       "5, [1, 2]", "[1, 5]"},
      {"(tensor<0xi32>, tensor<2xi32>) -> tensor<2xi32>",
       "tensor.insert_slice %a into %b[0] [0] [1] : tensor<0xi32> into "
       "tensor<2xi32>",
       "[], [1, 2]", "[1, 2]"},
      {"(tensor<?xi32>, tensor<?xi32>, index, index) -> tensor<?xi32>",
       "tensor.insert_slice %a into %b[%c] [%d] [1] : tensor<?xi32> into "
       "tensor<?xi32>",
       "[8, 9], [1, 2, 3], 1, 2", "[1, 8, 9]"},
      {"(tensor<?xi32>, tensor<?xi32>, index, index) -> tensor<?xi32>",
       "tensor.insert_slice %a into %b[%c] [%d] [1] : tensor<?xi32> into "
       "tensor<?xi32>",
       "[8, 9], [1, 2, 3], 2, 2", "out-of-bounds"},
      {"(tensor<?xi32>, tensor<?xi32>, index, index) -> tensor<?xi32>",
       "tensor.insert_slice %a into %b[%c] [%d] [1] : tensor<?xi32> into "
       "tensor<?xi32>",
       "[8, 9], [1, 2, 3], 0, 1", "undefined-behaviour"},
      {"(tensor<2xi32>, tensor<3xi32>, index) -> tensor<3xi32>",
       "tensor.insert_slice %a into %b[2] [2] [%c] : tensor<2xi32> into "
       "tensor<3xi32>",
       "[8, 9], [1, 2, 3], -2", "[9, 2, 8]"},
      {"(tensor<2xi32>, tensor<3xi32>, index) -> tensor<3xi32>",
       "tensor.insert_slice %a into %b[2] [2] [%c] : tensor<2xi32> into "
       "tensor<3xi32>",
       "[8, 9], [1, 2, 3], 0", "undefined-behaviour"},
      // Into itself.
      {"(tensor<2xi32>) -> tensor<2xi32>",
       "tensor.insert_slice %a into %a[1] [2] [-1] : tensor<2xi32> into "
       "tensor<2xi32>",
       "[1, 2]", "[2, 1]"},
  });
}

TEST(TensorOps, ParallelInsertSlice) {
  const char *module = R"(
    func.func @main(%t: tensor<4xi32>) -> tensor<4xi32> {
      %c3 = arith.constant 3 : index
      %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
        %j = arith.subi %c3, %i : index
        %s = tensor.extract_slice %t[%j] [1] [1]
          : tensor<4xi32> to tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %s into %o[%i] [1] [1]
            : tensor<1xi32> into tensor<4xi32>
        }
      }
      return %r : tensor<4xi32>
    }
    func.func @reduced(%t: tensor<2x2xi32>, %x: tensor<i32>)
        -> (tensor<2x2xi32>, tensor<2x2xi32>) {
      %c1 = arith.constant 1 : index
      %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<2x2xi32>) {
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %x into %o[%i, %c1] [1, 1] [1, 1]
            : tensor<i32> into tensor<2x2xi32>
        }
      }
      return %t, %r : tensor<2x2xi32>, tensor<2x2xi32>
    }
    func.func @outside(%t: tensor<2xi32>) -> tensor<2xi32> {
      %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> (tensor<2xi32>) {
        %s = tensor.extract_slice %t[0] [1] [1]
          : tensor<2xi32> to tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %s into %o[%i] [1] [1]
            : tensor<1xi32> into tensor<2xi32>
        }
      }
      return %r : tensor<2xi32>
    })";
  EXPECT_EQ(runOf(module, "main", "[1, 2, 3, 4]"), "[4, 3, 2, 1]");
  EXPECT_EQ(runOf(module, "reduced", "[[1, 2], [3, 4]], 9"),
            "[[1, 2], [3, 4]], [[1, 9], [3, 9]]");
  EXPECT_EQ(runOf(module, "outside", "[1, 2]"), "out-of-bounds");
}

TEST(TensorOps, CastBitcastDimRank) {
  expectAll({
      {"(tensor<2xi8>) -> tensor<?xi8>",
       "tensor.cast %a : tensor<2xi8> to tensor<?xi8>", "[1, 2]", "[1, 2]"},
      {"(tensor<?xi8>) -> tensor<2xi8>",
       "tensor.cast %a : tensor<?xi8> to tensor<2xi8>", "[1, 2]", "[1, 2]"},
      {"(tensor<?xi8>) -> tensor<2xi8>",
       "tensor.cast %a : tensor<?xi8> to tensor<2xi8>", "[1, 2, 3]",
       "undefined-behaviour"},
      {"(tensor<?x?xi8>) -> tensor<?x0xi8>",
       "tensor.cast %a : tensor<?x?xi8> to tensor<?x0xi8>", "[[], []]",
       "[[], []]"},
      {"(tensor<2xi8>) -> tensor<2xi8>",
       "%0 = tensor.cast %a : tensor<2xi8> to tensor<*xi8>\n"
       "tensor.cast %0 : tensor<*xi8> to tensor<2xi8>",
       "[1, 2]", "[1, 2]"},
      {"(tensor<2xi8>) -> tensor<2x1xi8>",
       "%0 = tensor.cast %a : tensor<2xi8> to tensor<*xi8>\n"
       "tensor.cast %0 : tensor<*xi8> to tensor<2x1xi8>",
       "[1, 2]", "undefined-behaviour"},
      {"(tensor<2xi32>) -> tensor<2xf32>",
       "tensor.bitcast %a : tensor<2xi32> to tensor<2xf32>",
       "[0x3f800000, undefined]", "[1, undefined]"},
      {"(tensor<?xf16>) -> tensor<2xi16>",
       "tensor.bitcast %a : tensor<?xf16> to tensor<2xi16>", "[1.0]",
       "undefined-behaviour"},
      {"(tensor<2x?xi8>, index) -> index", "tensor.dim %a, %b : tensor<2x?xi8>",
       "[[1, 2, 3], [4, 5, 6]], 1", "3"},
      {"(tensor<2x?xi8>, index) -> index", "tensor.dim %a, %b : tensor<2x?xi8>",
       "[[], []], 1", "0"},
      {"(tensor<2x?xi8>, index) -> index", "tensor.dim %a, %b : tensor<2x?xi8>",
       "[[], []], 2", "out-of-bounds"},
      {"(tensor<2x?xi8>, index) -> index", "tensor.dim %a, %b : tensor<2x?xi8>",
       "[[], []], -1", "out-of-bounds"},
      {"(tensor<2x?xi8>, index) -> index", "tensor.dim %a, %b : tensor<2x?xi8>",
       "[[], []], undefined", "uninitialized-read"},
      {"(tensor<2x1xi8>) -> index",
       "%0 = tensor.cast %a : tensor<2x1xi8> to tensor<*xi8>\n"
       "tensor.rank %0 : tensor<*xi8>",
       "[[1], [2]]", "2"},
      {"(tensor<i8>) -> index", "tensor.rank %a : tensor<i8>", "1", "0"},
  });
}

TEST(TensorOps, Reshapes) {
  expectAll({
      {"(tensor<2x3xi8>, tensor<1xi32>) -> tensor<6xi8>",
       "tensor.reshape %a(%b) : (tensor<2x3xi8>, tensor<1xi32>) -> "
       "tensor<6xi8>",
       "[[1, 2, 3], [4, 5, 6]], [6]", "[1, 2, 3, 4, 5, 6]"},
      {"(tensor<?xi8>, tensor<2xindex>) -> tensor<?x?xi8>",
       "tensor.reshape %a(%b) : (tensor<?xi8>, tensor<2xindex>) -> "
       "tensor<?x?xi8>",
       "[1, 2, 3, 4, 5, 6], [3, 2]", "[[1, 2], [3, 4], [5, 6]]"},
      {"(tensor<?xi8>, tensor<2xindex>) -> tensor<?x?xi8>",
       "tensor.reshape %a(%b) : (tensor<?xi8>, tensor<2xindex>) -> "
       "tensor<?x?xi8>",
       "[1, 2, 3, 4, 5, 6], [4, 2]", "undefined-behaviour"},
      {"(tensor<?xi8>, tensor<2xi8>) -> tensor<?x?xi8>",
       "tensor.reshape %a(%b) : (tensor<?xi8>, tensor<2xi8>) -> "
       "tensor<?x?xi8>",
       "[1, 2, 3, 4, 5, 6], [-3, -2]", "undefined-behaviour"},
      {"(tensor<?xi8>, tensor<2xindex>) -> tensor<?x?xi8>",
       "tensor.reshape %a(%b) : (tensor<?xi8>, tensor<2xindex>) -> "
       "tensor<?x?xi8>",
       "[1, 2], [undefined, 2]", "uninitialized-read"},
      {"(tensor<?xi8>, tensor<2xindex>) -> tensor<3x?xi8>",
       "tensor.reshape %a(%b) : (tensor<?xi8>, tensor<2xindex>) -> "
       "tensor<3x?xi8>",
       "[1, 2], [1, 2]", "undefined-behaviour"},
      {"(tensor<1xi8>, tensor<0xi32>) -> tensor<i8>",
       "tensor.reshape %a(%b) : (tensor<1xi8>, tensor<0xi32>) -> tensor<i8>",
       "[4], []", "4"},
      {"(tensor<?xi8>, index) -> tensor<?x2xi8>",
       "tensor.expand_shape %a [[0, 1]] output_shape [%b, 2] : tensor<?xi8> "
       "into tensor<?x2xi8>",
       "[1, 2, 3, 4], 2", "[[1, 2], [3, 4]]"},
      {"(tensor<?xi8>, index) -> tensor<?x2xi8>",
       "tensor.expand_shape %a [[0, 1]] output_shape [%b, 2] : tensor<?xi8> "
       "into tensor<?x2xi8>",
       "[1, 2, 3, 4, 5], 2", "undefined-behaviour"},
      {"(tensor<?xi8>, index) -> tensor<?x2xi8>",
       "tensor.expand_shape %a [[0, 1]] output_shape [%b, 2] : tensor<?xi8> "
       "into tensor<?x2xi8>",
       "[], 0", "[]"},
      {"(tensor<i8>) -> tensor<1x1xi8>",
       "tensor.expand_shape %a [] output_shape [1, 1] : tensor<i8> into "
       "tensor<1x1xi8>",
       "3", "[[3]]"},
      {"(tensor<2x2x2xi8>) -> tensor<4x2xi8>",
       "tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x2x2xi8> into "
       "tensor<4x2xi8>",
       "[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]",
       "[[1, 2], [3, 4], [5, 6], [7, 8]]"},
      {"(tensor<?x0xi8>) -> tensor<?xi8>",
       "tensor.collapse_shape %a [[0, 1]] : tensor<?x0xi8> into tensor<?xi8>",
       "[[], []]", "[]"},
      {"(tensor<1x1xi8>) -> tensor<i8>",
       "tensor.collapse_shape %a [] : tensor<1x1xi8> into tensor<i8>", "[[6]]",
       "6"},
  });
}

TEST(TensorOps, Concat) {
  expectAll({
      {"(tensor<1x2xi8>, tensor<2x2xi8>) -> tensor<3x2xi8>",
       "tensor.concat dim(0) %a, %b : (tensor<1x2xi8>, tensor<2x2xi8>) -> "
       "tensor<3x2xi8>",
       "[[1, 2]], [[3, 4], [5, 6]]", "[[1, 2], [3, 4], [5, 6]]"},
      {"(tensor<2x1xi8>, tensor<2x?xi8>) -> tensor<2x?xi8>",
       "tensor.concat dim(1) %a, %b, %a : (tensor<2x1xi8>, tensor<2x?xi8>, "
       "tensor<2x1xi8>) -> tensor<2x?xi8>",
       "[[1], [2]], [[3, 4], [5, 6]]", "[[1, 3, 4, 1], [2, 5, 6, 2]]"},
      {"(tensor<2x1xi8>, tensor<2x?xi8>) -> tensor<2x?xi8>",
       "tensor.concat dim(1) %a, %b : (tensor<2x1xi8>, tensor<2x?xi8>) -> "
       "tensor<2x?xi8>",
       "[[1], [2]], [[], []]", "[[1], [2]]"},
      {"(tensor<?x1xi8>, tensor<?x1xi8>) -> tensor<?x2xi8>",
       "tensor.concat dim(1) %a, %b : (tensor<?x1xi8>, tensor<?x1xi8>) -> "
       "tensor<?x2xi8>",
       "[[1], [2]], [[3]]", "undefined-behaviour"},
      {"(tensor<?xi8>, tensor<?xi8>) -> tensor<3xi8>",
       "tensor.concat dim(0) %a, %b : (tensor<?xi8>, tensor<?xi8>) -> "
       "tensor<3xi8>",
       "[1], [2]", "undefined-behaviour"},
  });
}

TEST(TensorOps, Generate) {
  Interpreted module(R"(
    func.func @indices(%n: index) -> tensor<?x2xindex> {
      %c10 = arith.constant 10 : index
      %t = tensor.generate %n {
      ^bb0(%i: index, %j: index):
        %0 = arith.muli %i, %c10 : index
        %1 = arith.addi %0, %j : index
        tensor.yield %1 : index
      } : tensor<?x2xindex>
      return %t : tensor<?x2xindex>
    })");
  EXPECT_EQ(module.results(module.run("indices", "3")),
            "[[0, 1], [10, 11], [20, 21]]");
}

TEST(TensorOps, GenerateEdges) {
  const char *module = R"(
    func.func @rank0(%x: i8) -> tensor<i8> {
      %t = tensor.generate {
        tensor.yield %x : i8
      } : tensor<i8>
      return %t : tensor<i8>
    }
    func.func @dynamic(%n: index) -> tensor<?xindex> {
      %t = tensor.generate %n {
      ^bb0(%i: index):
        tensor.yield %i : index
      } : tensor<?xindex>
      return %t : tensor<?xindex>
    }
    func.func @nested(%n: index) -> tensor<2xindex> {
      %t = tensor.generate {
      ^bb0(%i: index):
        %inner = tensor.generate %n {
        ^bb0(%j: index):
          %k = arith.addi %i, %j : index
          tensor.yield %k : index
        } : tensor<?xindex>
        %last = arith.subi %n, %i : index
        %e = tensor.extract %inner[%last] : tensor<?xindex>
        tensor.yield %e : index
      } : tensor<2xindex>
      return %t : tensor<2xindex>
    })";
  EXPECT_EQ(runOf(module, "rank0", "4"), "4");
  EXPECT_EQ(runOf(module, "dynamic", "0"), "[]");
  EXPECT_EQ(runOf(module, "dynamic", "2"), "[0, 1]");
  EXPECT_EQ(runOf(module, "dynamic", "-1"), "undefined-behaviour");
  // inner = [i, i+1, i+2]; its element n - i is out of bounds for i = 0.
  EXPECT_EQ(runOf(module, "nested", "3"), "out-of-bounds");
}

TEST(TensorOps, Pad) {
  const char *module = R"(
    func.func @constant(%t: tensor<2x?xi8>, %x: i8, %n: index)
        -> tensor<4x?xi8> {
      %r = tensor.pad %t low[1, %n] high[1, 0] {
      ^bb0(%i: index, %j: index):
        tensor.yield %x : i8
      } : tensor<2x?xi8> to tensor<4x?xi8>
      return %r : tensor<4x?xi8>
    }
    func.func @indices(%t: tensor<1x2xindex>) -> tensor<2x3xindex> {
      %c10 = arith.constant 10 : index
      %r = tensor.pad %t low[1, 0] high[0, 1] {
      ^bb0(%i: index, %j: index):
        %0 = arith.muli %i, %c10 : index
        %1 = arith.addi %0, %j : index
        tensor.yield %1 : index
      } : tensor<1x2xindex> to tensor<2x3xindex>
      return %r : tensor<2x3xindex>
    }
    func.func @wrongtype(%t: tensor<?xi8>, %x: i8, %n: index) -> tensor<4xi8> {
      %r = tensor.pad %t low[%n] high[0] {
      ^bb0(%i: index):
        tensor.yield %x : i8
      } : tensor<?xi8> to tensor<4xi8>
      return %r : tensor<4xi8>
    }
    func.func @scalar(%t: tensor<i8>, %x: i8) -> tensor<i8> {
      %r = tensor.pad %t low[] high[] {
        tensor.yield %x : i8
      } : tensor<i8> to tensor<i8>
      return %r : tensor<i8>
    })";
  EXPECT_EQ(runOf(module, "constant", "[[1, 2], [3, 4]], 9, 1"),
            "[[9, 9, 9], [9, 1, 2], [9, 3, 4], [9, 9, 9]]");
  EXPECT_EQ(runOf(module, "constant", "[[], []], 9, 0"), "[[], [], [], []]");
  EXPECT_EQ(runOf(module, "constant", "[[], []], 9, 1"),
            "[[9], [9], [9], [9]]");
  EXPECT_EQ(runOf(module, "constant", "[[1], [2]], 9, -1"),
            "undefined-behaviour");
  EXPECT_EQ(runOf(module, "indices", "[[70, 71]]"),
            "[[0, 1, 2], [70, 71, 12]]");
  EXPECT_EQ(runOf(module, "wrongtype", "[1, 2], 9, 2"), "[9, 9, 1, 2]");
  EXPECT_EQ(runOf(module, "wrongtype", "[1, 2], 9, 1"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "scalar", "5, 9"), "5");
}

TEST(TensorOps, GatherAndScatter) {
  expectAll({
      // Elements, coordinates in both dimensions.
      {"(tensor<2x3xi8>, tensor<2x2xindex>) -> tensor<2xi8>",
       "tensor.gather %a[%b] gather_dims([0, 1]) : (tensor<2x3xi8>, "
       "tensor<2x2xindex>) -> tensor<2xi8>",
       "[[1, 2, 3], [4, 5, 6]], [[1, 2], [0, 0]]", "[6, 1]"},
      {"(tensor<2x3xi8>, tensor<2x2xindex>) -> tensor<2x1x1xi8>",
       "tensor.gather %a[%b] gather_dims([0, 1]) : (tensor<2x3xi8>, "
       "tensor<2x2xindex>) -> tensor<2x1x1xi8>",
       "[[1, 2, 3], [4, 5, 6]], [[1, 2], [0, 0]]", "[[[6]], [[1]]]"},
      // Columns.
      {"(tensor<2x3xi8>, tensor<2x1xi32>) -> tensor<2x2xi8>",
       "tensor.gather %a[%b] gather_dims([1]) : (tensor<2x3xi8>, "
       "tensor<2x1xi32>) -> tensor<2x2xi8>",
       "[[1, 2, 3], [4, 5, 6]], [[2], [0]]", "[[3, 6], [1, 4]]"},
      {"(tensor<2x3xi8>, tensor<2x1xi32>) -> tensor<2x2xi8>",
       "tensor.gather %a[%b] gather_dims([1]) : (tensor<2x3xi8>, "
       "tensor<2x1xi32>) -> tensor<2x2xi8>",
       "[[1, 2, 3], [4, 5, 6]], [[3], [0]]", "out-of-bounds"},
      {"(tensor<2x3xi8>, tensor<2x1xi32>) -> tensor<2x2xi8>",
       "tensor.gather %a[%b] gather_dims([1]) : (tensor<2x3xi8>, "
       "tensor<2x1xi32>) -> tensor<2x2xi8>",
       "[[1, 2, 3], [4, 5, 6]], [[undefined], [0]]", "uninitialized-read"},
      {"(tensor<2x3xi8>, tensor<2x1xi32>) -> tensor<2x2xi8>",
       "tensor.gather %a[%b] gather_dims([1]) unique : (tensor<2x3xi8>, "
       "tensor<2x1xi32>) -> tensor<2x2xi8>",
       "[[1, 2, 3], [4, 5, 6]], [[1], [1]]", "undefined-behaviour"},
      {"(tensor<2x2xi8>, tensor<2x3xi8>, tensor<2x1xindex>) -> tensor<2x3xi8>",
       "tensor.scatter %a into %b[%c] scatter_dims([1]) unique : "
       "(tensor<2x2xi8>, tensor<2x3xi8>, tensor<2x1xindex>) -> "
       "tensor<2x3xi8>",
       "[[7, 8], [9, 10]], [[1, 2, 3], [4, 5, 6]], [[2], [0]]",
       "[[9, 2, 7], [10, 5, 8]]"},
      {"(tensor<2x2x1xi8>, tensor<2x3xi8>, tensor<2x1xindex>) -> "
       "tensor<2x3xi8>",
       "tensor.scatter %a into %b[%c] scatter_dims([1]) unique : "
       "(tensor<2x2x1xi8>, tensor<2x3xi8>, tensor<2x1xindex>) -> "
       "tensor<2x3xi8>",
       "[[[7], [8]], [[9], [10]]], [[1, 2, 3], [4, 5, 6]], [[2], [2]]",
       "undefined-behaviour"},
  });
}

//===----------------------------------------------------------------------===//
// Who wrote an element
//===----------------------------------------------------------------------===//

/// The names of the operations that wrote the elements of the first result.
static std::string writersOf(const char *module, const std::string &arguments) {
  RunOptions options;
  options.trackWriters = true;
  Interpreted interpreted(module, options);
  std::string ended = interpreted.results(interpreted.run("main", arguments));
  if (interpreted.getMachine().results().empty())
    return ended;
  const Array &array = interpreted.getMachine().results().front().array();
  std::string text;
  for (int64_t i = 0; i < array.numWords(); ++i) {
    mlir::Operation *op = interpreted.getProgram().writerOp(array.writer(i));
    text += (i ? " " : "") +
            (op ? op->getName().getStringRef().str() : std::string("-"));
  }
  return text;
}

TEST(TensorOps, Writers) {
  EXPECT_EQ(writersOf(R"(
    func.func @main(%t: tensor<2xi8>, %x: i8) -> tensor<6xi8> {
      %c0 = arith.constant 0 : index
      %s = tensor.splat %x : tensor<4xi8>
      %i = tensor.insert %x into %t[%c0] : tensor<2xi8>
      %e = tensor.extract_slice %s[1] [2] [1] : tensor<4xi8> to tensor<2xi8>
      %j = tensor.insert_slice %e into %s[2] [2] [1]
        : tensor<2xi8> into tensor<4xi8>
      %c = tensor.concat dim(0) %i, %j
        : (tensor<2xi8>, tensor<4xi8>) -> tensor<6xi8>
      return %c : tensor<6xi8>
    })",
                      "[1, 2], 3"),
            "tensor.insert - tensor.splat tensor.splat tensor.insert_slice "
            "tensor.insert_slice");
  EXPECT_EQ(writersOf(R"(
    func.func @main(%t: tensor<1xi8>, %x: i8) -> tensor<3xi8> {
      %c0 = arith.constant 0 : index
      %s = tensor.pad %t low[1] high[1] {
      ^bb0(%i: index):
        tensor.yield %x : i8
      } : tensor<1xi8> to tensor<3xi8>
      return %s : tensor<3xi8>
    })",
                      "[1], 3"),
            "tensor.pad - tensor.pad");
}

//===----------------------------------------------------------------------===//
// Budgets
//===----------------------------------------------------------------------===//

/// Operations on large tensors use up steps, or a loop of few of them would
/// never end.
TEST(TensorOps, LargeCopiesCostSteps) {
  const char *module = R"(
    func.func @main(%n: index) -> i8 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = arith.constant 1 : i8
      %big = tensor.splat %x : tensor<100000xi8>
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> (i8) {
        %a = tensor.insert %x into %big[%i] : tensor<100000xi8>
        %b = tensor.extract %a[%i] : tensor<100000xi8>
        scf.yield %b : i8
      }
      return %r : i8
    })";
  RunOptions options;
  options.stepBudget = 100000;
  auto run = [&](const char *times) {
    Interpreted interpreted(module, options);
    return interpreted.results(interpreted.run("main", times));
  };
  EXPECT_EQ(run("10"), "1");
  EXPECT_EQ(run("1000"), "budget");
}

/// Every frame of a recursion holds a tensor.
TEST(TensorOps, TensorsOfRecursionsCostBytes) {
  const char *module = R"(
    func.func @main(%n: index) -> i8 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = arith.constant 1 : i8
      %more = arith.cmpi ne, %n, %c0 : index
      %big = tensor.splat %x : tensor<100000xi8>
      %r = scf.if %more -> (i8) {
        %m = arith.subi %n, %c1 : index
        %0 = func.call @main(%m) : (index) -> i8
        scf.yield %0 : i8
      } else {
        scf.yield %x : i8
      }
      %y = tensor.extract %big[%c0] : tensor<100000xi8>
      %s = arith.addi %r, %y : i8
      return %s : i8
    })";
  RunOptions options;
  options.byteBudget = 10'000'000;
  auto run = [&](const char *depth) {
    Interpreted interpreted(module, options);
    return interpreted.results(interpreted.run("main", depth));
  };
  EXPECT_EQ(run("5"), "7");
  EXPECT_EQ(run("50"), "budget");
  EXPECT_LT(Array::liveWords(), 100000);
}
