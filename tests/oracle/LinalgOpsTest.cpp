//===- LinalgOpsTest.cpp - linalg by hand ---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

namespace {

TEST(LinalgOps, TensorLevel) {
  expectAll({
      {"(i32, tensor<2xi32>) -> tensor<2xi32>",
       "linalg.fill ins(%a : i32) outs(%b : tensor<2xi32>) -> tensor<2xi32>",
       "7, [undefined, 1]", "[7, 7]"},
      {"(i32, tensor<i32>) -> tensor<i32>",
       "linalg.fill ins(%a : i32) outs(%b : tensor<i32>) -> tensor<i32>",
       "7, 1", "7"},
      {"(i32, tensor<0xi32>) -> tensor<0xi32>",
       "linalg.fill ins(%a : i32) outs(%b : tensor<0xi32>) -> tensor<0xi32>",
       "7, []", "[]"},
      {"(tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>",
       "linalg.copy ins(%a : tensor<2x2xi32>) outs(%b : tensor<2x2xi32>) -> "
       "tensor<2x2xi32>",
       "[[1, 2], [3, undefined]], [[0, 0], [0, 0]]",
       "[[1, 2], [3, undefined]]"},
      {"(tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>",
       "linalg.map { arith.subi } ins(%a, %b : tensor<2xi32>, tensor<2xi32>) "
       "outs(%c : tensor<2xi32>)",
       "[5, 6], [1, 9], [0, 0]", "[4, -3]"},
      {"(tensor<2x3xi32>, tensor<3x2xi32>, tensor<2x2xi32>) -> "
       "tensor<2x2xi32>",
       "linalg.matmul ins(%a, %b : tensor<2x3xi32>, tensor<3x2xi32>) outs(%c "
       ": tensor<2x2xi32>) -> tensor<2x2xi32>",
       "[[1, 2, 3], [4, 5, 6]], [[1, 0], [0, 1], [1, 1]], [[10, 0], [0, 0]]",
       "[[14, 5], [10, 11]]"},
      {"(tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>",
       "linalg.transpose ins(%a : tensor<2x3xi32>) outs(%b : tensor<3x2xi32>) "
       "permutation = [1, 0]",
       "[[1, 2, 3], [4, 5, 6]], [[0, 0], [0, 0], [0, 0]]",
       "[[1, 4], [2, 5], [3, 6]]"},
      {"(tensor<2xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>",
       "linalg.broadcast ins(%a : tensor<2xi32>) outs(%b : tensor<2x3xi32>) "
       "dimensions = [1]",
       "[1, 2], [[0, 0, 0], [0, 0, 0]]", "[[1, 1, 1], [2, 2, 2]]"},
      {"(tensor<2x3xi32>, tensor<2xi32>) -> tensor<2xi32>",
       "linalg.reduce { arith.addi } ins(%a : tensor<2x3xi32>) outs(%b : "
       "tensor<2xi32>) dimensions = [1]",
       "[[1, 2, 3], [4, 5, 6]], [0, 100]", "[6, 115]"},
      {"(tensor<5xi32>, tensor<2xi32>, tensor<4xi32>) -> tensor<4xi32>",
       "linalg.conv_1d ins(%a, %b : tensor<5xi32>, tensor<2xi32>) outs(%c : "
       "tensor<4xi32>) -> tensor<4xi32>",
       "[1, 2, 3, 4, 5], [1, 10], [0, 0, 0, 0]", "[21, 32, 43, 54]"},
      {"(tensor<2xi32>, tensor<2xi32>, tensor<i32>) -> tensor<i32>",
       "linalg.dot ins(%a, %b : tensor<2xi32>, tensor<2xi32>) outs(%c : "
       "tensor<i32>) -> tensor<i32>",
       "[2, 3], [4, 5], 1", "24"},
      {"(tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
       "linalg.add ins(%a, %b : tensor<?xi32>, tensor<?xi32>) outs(%c : "
       "tensor<?xi32>) -> tensor<?xi32>",
       "[2, 3], [4, 5], [0, 0]", "[6, 8]"},
      {"(tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
       "linalg.add ins(%a, %b : tensor<?xi32>, tensor<?xi32>) outs(%c : "
       "tensor<?xi32>) -> tensor<?xi32>",
       "[2, 3], [4, 5, 6], [0, 0]", "undefined-behaviour"},
  });
}

TEST(LinalgOps, GenericWithIndexAndTwoResults) {
  expectAll({
      {"(tensor<2x3xindex>, tensor<3xindex>) -> (tensor<2x3xindex>, "
       "tensor<3xindex>)",
       "linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, "
       "affine_map<(i, j) -> (j)>], iterator_types = [\"reduction\", "
       "\"parallel\"]} outs(%a, %b : tensor<2x3xindex>, tensor<3xindex>) { "
       "^bb0(%x: index, %y: index): %i = linalg.index 0 : index %j = "
       "linalg.index 1 : index %s = arith.addi %y, %i : index linalg.yield "
       "%j, %s : index, index } -> (tensor<2x3xindex>, tensor<3xindex>)",
       "[[9, 9, 9], [9, 9, 9]], [10, 20, 30]",
       "[[0, 1, 2], [0, 1, 2]], [11, 21, 31]"},
      // A map that is not linear.
      {"(tensor<2xi32>, tensor<4xi32>) -> tensor<4xi32>",
       "linalg.generic {indexing_maps = [affine_map<(i) -> (i floordiv 2)>, "
       "affine_map<(i) -> (i)>], iterator_types = [\"parallel\"]} ins(%a : "
       "tensor<2xi32>) outs(%b : tensor<4xi32>) { ^bb0(%x: i32, %y: i32): "
       "linalg.yield %x : i32 } -> tensor<4xi32>",
       "[5, 6], [0, 0, 0, 0]", "[5, 5, 6, 6]"},
      // Elements of two words.
      {"(tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> "
       "tensor<2xcomplex<f32>>",
       "linalg.copy ins(%a : tensor<2xcomplex<f32>>) outs(%b : "
       "tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>",
       "[(1.0, 2.0), (3.0, 4.0)], [(0.0, 0.0), (0.0, 0.0)]",
       "[(1, 2), (3, 4)]"},
  });
}

TEST(LinalgOps, PackAndUnpack) {
  expectAll({
      {"(tensor<4xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>",
       "linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : "
       "tensor<4xi32> -> tensor<2x2xi32>",
       "[1, 2, 3, 4], [[0, 0], [0, 0]]", "[[1, 2], [3, 4]]"},
      {"(tensor<3xi32>, tensor<2x2xi32>, i32) -> tensor<2x2xi32>",
       "linalg.pack %a padding_value(%c : i32) inner_dims_pos = [0] "
       "inner_tiles = [2] into %b : tensor<3xi32> -> tensor<2x2xi32>",
       "[1, 2, 3], [[0, 0], [0, 0]], 9", "[[1, 2], [3, 9]]"},
      {"(tensor<?xi32>, tensor<?x2xi32>) -> tensor<?x2xi32>",
       "linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : "
       "tensor<?xi32> -> tensor<?x2xi32>",
       "[1, 2, 3], [[0, 0], [0, 0]]", "undefined-behaviour"},
      // Outer dimensions transposed: element (i, j) is in tile (j, i / 2).
      {"(tensor<4x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>",
       "linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] "
       "inner_tiles = [2] into %b : tensor<4x2xi32> -> tensor<2x2x2xi32>",
       "[[1, 2], [3, 4], [5, 6], [7, 8]], [[[0, 0], [0, 0]], [[0, 0], [0, "
       "0]]]",
       "[[[1, 3], [5, 7]], [[2, 4], [6, 8]]]"},
      {"(tensor<2x2x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>",
       "linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] "
       "inner_tiles = [2] into %b : tensor<2x2x2xi32> -> tensor<4x2xi32>",
       "[[[1, 3], [5, 7]], [[2, 4], [6, 8]]], [[0, 0], [0, 0], [0, 0], [0, "
       "0]]",
       "[[1, 2], [3, 4], [5, 6], [7, 8]]"},
      // Unpacking may drop padding.
      {"(tensor<2x2xi32>, tensor<3xi32>) -> tensor<3xi32>",
       "linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %b : "
       "tensor<2x2xi32> -> tensor<3xi32>",
       "[[1, 2], [3, 9]], [0, 0, 0]", "[1, 2, 3]"},
  });
}

TEST(LinalgOps, Softmax) {
  expectAll({
      {"(tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>",
       "linalg.softmax dimension(1) ins(%a : tensor<2x2xf64>) outs(%b : "
       "tensor<2x2xf64>) -> tensor<2x2xf64>",
       "[[3.0, 3.0], [-1000.0, 1000.0]], [[0.0, 0.0], [0.0, 0.0]]",
       "[[0.5, 0.5], [0, 1]]"},
      {"(tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>",
       "linalg.softmax dimension(0) ins(%a : tensor<2x2xf32>) outs(%b : "
       "tensor<2x2xf32>) -> tensor<2x2xf32>",
       "[[3.0, 1.0], [3.0, undefined]], [[0.0, 0.0], [0.0, 0.0]]",
       "[[0.5, undefined], [0.5, undefined]]"},
  });
}

std::string afterRun(llvm::StringRef body, llvm::StringRef types,
                     llvm::StringRef arguments, unsigned argument) {
  Interpreted interpreted(
      ("func.func @main(" + types + ") {\n" + body + "\nreturn\n}").str());
  std::string results = interpreted.results(interpreted.run("main", arguments));
  return results.empty() ? interpreted.argument(argument) : results;
}

TEST(LinalgOps, MemRefLevelWritesInPlace) {
  EXPECT_EQ(afterRun("linalg.fill ins(%v : i32) outs(%m : memref<2xi32, "
                     "strided<[3]>>)",
                     "%v: i32, %m: memref<2xi32, strided<[3]>>", "7, [1, 2]",
                     1),
            "[7, 7]");
  EXPECT_EQ(afterRun("linalg.matmul ins(%a, %b : memref<2x2xi32>, "
                     "memref<2x2xi32>) outs(%c : memref<2x2xi32>)",
                     "%a: memref<2x2xi32>, %b: memref<2x2xi32>, %c: "
                     "memref<2x2xi32>",
                     "[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[0, 0], [0, 1]]", 2),
            "[[19, 22], [43, 51]]");
  // The input is the output: what was written is read again.
  EXPECT_EQ(
      afterRun("linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, "
               "affine_map<(i, j) -> (j)>], iterator_types = [\"reduction\", "
               "\"parallel\"]} ins(%m : memref<2xi32>) outs(%m : "
               "memref<2xi32>) { ^bb0(%x: i32, %y: i32): %s = arith.addi %x, "
               "%y : i32 linalg.yield %s : i32 }",
               "%m: memref<2xi32>", "[1, 2]", 0),
      "[6, 8]");
}

TEST(LinalgOps, ExtentsOutsideOfABufferAreOutOfBounds) {
  EXPECT_EQ(afterRun("linalg.copy ins(%a : memref<?xi32>) outs(%b : "
                     "memref<?xi32>)",
                     "%a: memref<?xi32>, %b: memref<?xi32>", "[1, 2, 3], [0]",
                     1),
            "out-of-bounds");
}

} // namespace
