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

TEST(LinalgOps, FillsAndCopiesOfMemory) {
  // In columns, into columns.
  EXPECT_EQ(afterRun("linalg.copy ins(%a : memref<2x2xi32, strided<[1, 2]>>) "
                     "outs(%b : memref<2x2xi32, strided<[5, 2]>>)",
                     "%a: memref<2x2xi32, strided<[1, 2]>>, %b: "
                     "memref<2x2xi32, strided<[5, 2]>>",
                     "[[1, 2], [3, undefined]], [[0, 0], [0, 0]]", 1),
            "[[1, 2], [3, undefined]]");
  EXPECT_EQ(afterRun("linalg.fill ins(%v : f32) outs(%m : memref<f32>)",
                     "%v: f32, %m: memref<f32>", "undefined, 1.0", 1),
            "undefined");
  // Nothing to do, whatever the other extents.
  EXPECT_EQ(afterRun("linalg.copy ins(%a : memref<0x?xi32>) outs(%b : "
                     "memref<?x?xi32>)",
                     "%a: memref<0x?xi32>, %b: memref<?x?xi32>", "[], [[7]]",
                     1),
            "[[7]]");
  // Element by element where source and target overlap.
  const char *overlap = R"(
    %s = memref.subview %m[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
    %t = memref.subview %m[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
    linalg.copy ins(%s : memref<3xi32, strided<[1]>>)
      outs(%t : memref<3xi32, strided<[1], offset: 1>>))";
  EXPECT_EQ(afterRun(overlap, "%m: memref<4xi32>", "[1, 2, 3, 4]", 0),
            "[1, 1, 1, 1]");
  // Elements of bytes.
  const char *bytes = R"(
    %c0 = arith.constant 0 : index
    %v = memref.view %m[%c0][] : memref<8xi8> to memref<2xi32>
    linalg.fill ins(%x : i32) outs(%v : memref<2xi32>)
    %w = memref.view %n[%c0][] : memref<8xi8> to memref<2xi32>
    linalg.copy ins(%v : memref<2xi32>) outs(%w : memref<2xi32>))";
  EXPECT_EQ(afterRun(bytes, "%x: i32, %m: memref<8xi8>, %n: memref<8xi8>",
                     "258, [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]",
                     2),
            "[2, 1, 0, 0, 2, 1, 0, 0]");
}

TEST(LinalgOps, FillsAndCopiesOfForbiddenMemory) {
  const char *freed = R"(
    %a = memref.alloc() : memref<2xi32>
    memref.dealloc %a : memref<2xi32>
    )";
  for (const char *use :
       {"linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)",
        "linalg.copy ins(%a : memref<2xi32>) outs(%m : memref<2xi32>)",
        "linalg.copy ins(%m : memref<2xi32>) outs(%a : memref<2xi32>)"})
    EXPECT_EQ(afterRun(std::string(freed) + use, "%v: i32, %m: memref<2xi32>",
                       "7, [1, 2]", 1),
              "use-after-free")
        << use;
  const char *outside = R"(
    %c0 = arith.constant 0 : index
    %o = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [1]
      : memref<2xi32> to memref<2xi32, strided<[1], offset: 1>>
    )";
  for (const char *use :
       {"linalg.fill ins(%v : i32) outs(%o : memref<2xi32, strided<[1], "
        "offset: 1>>)",
        "linalg.copy ins(%o : memref<2xi32, strided<[1], offset: 1>>) outs(%n "
        ": memref<2xi32>)",
        "linalg.copy ins(%n : memref<2xi32>) outs(%o : memref<2xi32, "
        "strided<[1], offset: 1>>)"})
    EXPECT_EQ(afterRun(std::string(outside) + use,
                       "%v: i32, %m: memref<2xi32>, %n: memref<2xi32>",
                       "7, [1, 2], [3, 4]", 1),
              "out-of-bounds")
        << use;
}

TEST(LinalgOps, WritersAreTheOpsThemselves) {
  RunOptions options;
  options.trackWriters = true;
  Interpreted interpreted(R"(
    func.func @main(%v: i32, %a: memref<2xi32>, %b: memref<2xi32>, %t: tensor<2xi32>)
        -> (tensor<2xi32>, tensor<2xi32>) {
      linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
      linalg.copy ins(%a : memref<2xi32>) outs(%b : memref<2xi32>)
      %f = linalg.fill ins(%v : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
      %c = linalg.copy ins(%f : tensor<2xi32>) outs(%t : tensor<2xi32>) -> tensor<2xi32>
      %r = bufferization.to_tensor %b : memref<2xi32> to tensor<2xi32>
      return %r, %c : tensor<2xi32>, tensor<2xi32>
    })",
                          options);
  ASSERT_TRUE(interpreted.run("main", "7, [1, 2], [1, 2], [1, 2]").completed());
  for (const Value &result : interpreted.getMachine().results())
    for (int64_t word = 0; word < 2; ++word) {
      mlir::Operation *op =
          interpreted.getProgram().writerOp(result.array().writer(word));
      ASSERT_TRUE(op);
      EXPECT_EQ(op->getName().getStringRef(), "linalg.copy");
    }
}

/// Which operand an extent is taken from is up to who lowers the operation, so
/// that what is done where they differ is anything, also where one is 0.
TEST(LinalgOps, ExtentsThatDifferAreUndefinedWhereOneIsZero) {
  expectAll({
      {"(tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>",
       "linalg.transpose ins(%a : tensor<?x?xi32>) outs(%b : tensor<?x?xi32>) "
       "permutation = [1, 0]",
       "[[]], [[5]]", "undefined-behaviour"},
      {"(tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
       "linalg.add ins(%a, %b : tensor<?xi32>, tensor<?xi32>) outs(%c : "
       "tensor<?xi32>) -> tensor<?xi32>",
       "[], [], [5]", "undefined-behaviour"},
      {"(tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
       "linalg.copy ins(%a : tensor<?xi32>) outs(%b : tensor<?xi32>) -> "
       "tensor<?xi32>",
       "[], [5]", "undefined-behaviour"},
      {"(tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
       "linalg.copy ins(%a : tensor<?xi32>) outs(%b : tensor<?xi32>) -> "
       "tensor<?xi32>",
       "[], []", "[]"},
  });
}

TEST(LinalgOps, ExtentsOutsideOfABufferAreOutOfBounds) {
  EXPECT_EQ(afterRun("linalg.copy ins(%a : memref<?xi32>) outs(%b : "
                     "memref<?xi32>)",
                     "%a: memref<?xi32>, %b: memref<?xi32>", "[1, 2, 3], [0]",
                     1),
            "out-of-bounds");
}

} // namespace
