//===- VectorOpsTest.cpp - Semantics of the Vector dialect ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

TEST(VectorOps, PrintGoesIntoTheTrace) {
  Interpreted module(R"(
    func.func @f(%i: i8, %v: vector<2xf32>, %u: ui8, %p: i32) {
      vector.print %i : i8
      vector.print %v : vector<2xf32> punctuation <comma>
      vector.print %u : ui8 punctuation <no_punctuation>
      vector.print punctuation <open>
      vector.print %p : i32 punctuation <close>
      vector.print str "done"
      return
    })");
  EXPECT_EQ(
      module.results(module.run("f", "-1, [1.5, undefined], 255, poison")), "");
  EXPECT_EQ(module.trace(), "-1\n[1.5, undefined], 255( poison )done");
  const auto &trace = module.getMachine().trace();
  ASSERT_EQ(trace.size(), 6u);
  EXPECT_EQ(trace[1].kind, TraceEvent::Kind::Print);
  EXPECT_TRUE(trace[1].values[0].isShaped);
  EXPECT_EQ(trace[1].op->getName().getStringRef(), "vector.print");
}

TEST(VectorOps, MoveLanes) {
  expectAll({
      {"(i8) -> vector<2x2xi8>", "vector.broadcast %a : i8 to vector<2x2xi8>",
       "poison", "[[poison, poison], [poison, poison]]"},
      {"(vector<2xi8>) -> vector<2x2xi8>",
       "vector.broadcast %a : vector<2xi8> to vector<2x2xi8>", "[1, 2]",
       "[[1, 2], [1, 2]]"},
      {"(vector<2x1xi8>) -> vector<2x3xi8>",
       "vector.broadcast %a : vector<2x1xi8> to vector<2x3xi8>", "[[1], [2]]",
       "[[1, 1, 1], [2, 2, 2]]"},
      {"(vector<2x3xi8>) -> vector<3x2xi8>",
       "vector.transpose %a, [1, 0] : vector<2x3xi8> to vector<3x2xi8>",
       "[[1, 2, 3], [4, undefined, 6]]", "[[1, 4], [2, undefined], [3, 6]]"},
      {"(vector<1x2x3xi8>) -> vector<3x1x2xi8>",
       "vector.transpose %a, [2, 0, 1] : vector<1x2x3xi8> to vector<3x1x2xi8>",
       "[[[1, 2, 3], [4, 5, 6]]]", "[[[1, 4]], [[2, 5]], [[3, 6]]]"},
      {"(vector<2x3xi8>) -> vector<3x2xi8>",
       "vector.shape_cast %a : vector<2x3xi8> to vector<3x2xi8>",
       "[[1, 2, 3], [4, 5, 6]]", "[[1, 2], [3, 4], [5, 6]]"},
      {"(vector<2xi8>, vector<2xi8>) -> vector<4xi8>",
       "vector.shuffle %a, %b [3, 0, -1, 1] : vector<2xi8>, vector<2xi8>",
       "[1, 2], [3, 4]", "[4, 1, poison, 2]"},
      {"(vector<2x2xi8>, vector<1x2xi8>) -> vector<2x2xi8>",
       "vector.shuffle %a, %b [2, 1] : vector<2x2xi8>, vector<1x2xi8>",
       "[[1, 2], [3, 4]], [[5, 6]]", "[[5, 6], [3, 4]]"},
      {"(vector<f32>, vector<f32>) -> vector<2xf32>",
       "vector.shuffle %a, %b [1, 0] : vector<f32>, vector<f32>", "1, 2",
       "[2, 1]"},
      {"(vector<2xi8>, vector<2xi8>) -> vector<4xi8>",
       "vector.interleave %a, %b : vector<2xi8> -> vector<4xi8>",
       "[1, 2], [3, 4]", "[1, 3, 2, 4]"},
      {"(vector<2x4xi8>) -> (vector<2x2xi8>, vector<2x2xi8>)",
       "vector.deinterleave %a : vector<2x4xi8> -> vector<2x2xi8>",
       "[[1, 2, 3, 4], [5, 6, 7, 8]]", "[[1, 3], [5, 7]], [[2, 4], [6, 8]]"},
      {"(vector<3x3xi8>) -> vector<2x3xi8>",
       "vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = "
       "[1]} : vector<3x3xi8> to vector<2x3xi8>",
       "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]", "[[4, 5, 6], [7, 8, 9]]"},
      {"(vector<2xi8>, vector<2x3xi8>) -> vector<2x3xi8>",
       "vector.insert_strided_slice %a, %b {offsets = [1, 1], strides = [1]} : "
       "vector<2xi8> into vector<2x3xi8>",
       "[8, poison], [[1, 2, 3], [4, 5, 6]]", "[[1, 2, 3], [4, 8, poison]]"},
      {"(i8, i8) -> vector<1x2xi8>",
       "vector.from_elements %a, %b : vector<1x2xi8>", "1, undefined",
       "[[1, undefined]]"},
      {"(vector<2x1xi8>) -> (i8, i8)", "vector.to_elements %a : vector<2x1xi8>",
       "[[1], [poison]]", "1, poison"},
  });
}

TEST(VectorOps, ExtractAndInsert) {
  expectAll({
      {"(vector<2x2xi8>) -> i8",
       "vector.extract %a[1, 0] : i8 from vector<2x2xi8>", "[[1, 2], [3, 4]]",
       "3"},
      {"(vector<2x2xi8>) -> vector<2xi8>",
       "vector.extract %a[1] : vector<2xi8> from vector<2x2xi8>",
       "[[1, 2], [3, poison]]", "[3, poison]"},
      {"(vector<i8>) -> i8", "vector.extract %a[] : i8 from vector<i8>", "7",
       "7"},
      {"(vector<2xi8>, index) -> i8",
       "vector.extract %a[%b] : i8 from vector<2xi8>", "[1, 2], 1", "2"},
      {"(vector<2xi8>, index) -> i8",
       "vector.extract %a[%b] : i8 from vector<2xi8>", "[1, 2], 2",
       "undefined"},
      {"(vector<2xi8>, index) -> i8",
       "vector.extract %a[%b] : i8 from vector<2xi8>", "[1, 2], -1", "poison"},
      {"(vector<2xi8>, index) -> i8",
       "vector.extract %a[%b] : i8 from vector<2xi8>", "[1, 2], undefined",
       "undefined"},
      {"(vector<2xi8>) -> i8", "vector.extract %a[-1] : i8 from vector<2xi8>",
       "[1, 2]", "poison"},
      {"(vector<2x2xi8>, index) -> vector<2xi8>",
       "vector.extract %a[%b] : vector<2xi8> from vector<2x2xi8>",
       "[[1, 2], [3, 4]], 5", "[undefined, undefined]"},
      {"(i8, vector<2x2xi8>) -> vector<2x2xi8>",
       "vector.insert %a, %b[1, 0] : i8 into vector<2x2xi8>",
       "9, [[1, 2], [3, 4]]", "[[1, 2], [9, 4]]"},
      {"(vector<2xi8>, vector<2x2xi8>, index) -> vector<2x2xi8>",
       "vector.insert %a, %b[%c] : vector<2xi8> into vector<2x2xi8>",
       "[8, 9], [[1, 2], [3, 4]], 0", "[[8, 9], [3, 4]]"},
      {"(i8, vector<2xi8>, index) -> vector<2xi8>",
       "vector.insert %a, %b[%c] : i8 into vector<2xi8>", "9, [1, 2], 2",
       "[undefined, undefined]"},
      {"(i8, vector<2xi8>) -> vector<2xi8>",
       "vector.insert %a, %b[-1] : i8 into vector<2xi8>", "9, [1, 2]",
       "[poison, poison]"},
  });
}

TEST(VectorOps, InsertLeavesItsDestination) {
  Interpreted module(R"(
    func.func @f(%s: i8, %v: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
      %0 = vector.insert %s, %v[0] : i8 into vector<2xi8>
      return %0, %v : vector<2xi8>, vector<2xi8>
    })");
  EXPECT_EQ(module.results(module.run("f", "9, [1, 2]")), "[9, 2], [1, 2]");
}

TEST(VectorOps, BitcastPacksLowestFirst) {
  expectAll({
      {"(vector<2xi32>) -> vector<4xi16>",
       "vector.bitcast %a : vector<2xi32> to vector<4xi16>", "[65538, poison]",
       "[2, 1, poison, poison]"},
      {"(vector<1x4xi8>) -> vector<1x1xi32>",
       "vector.bitcast %a : vector<1x4xi8> to vector<1x1xi32>",
       "[[1, 2, 3, 4]]", "[[67305985]]"},
      {"(vector<4xi8>) -> vector<2xi16>",
       "vector.bitcast %a : vector<4xi8> to vector<2xi16>",
       "[1, undefined, 3, 0]", "[undefined, 3]"},
      {"(vector<8xi1>) -> vector<1xi8>",
       "vector.bitcast %a : vector<8xi1> to vector<1xi8>",
       "[true, false, true, false, false, false, false, false]", "[5]"},
      {"(vector<3xi4>) -> vector<2xi6>",
       "vector.bitcast %a : vector<3xi4> to vector<2xi6>", "[1, 2, 3]",
       "[-31, 12]"},
      {"(vector<f32>) -> vector<i32>",
       "vector.bitcast %a : vector<f32> to vector<i32>", "1", "1065353216"},
  });
}

TEST(VectorOps, MasksAndSteps) {
  expectAll({
      {"() -> vector<2x3xi1>", "vector.constant_mask [1, 2] : vector<2x3xi1>",
       "", "[[true, true, false], [false, false, false]]"},
      {"(index, index) -> vector<2x3xi1>",
       "vector.create_mask %a, %b : vector<2x3xi1>", "5, 1",
       "[[true, false, false], [true, false, false]]"},
      {"(index, index) -> vector<2x3xi1>",
       "vector.create_mask %a, %b : vector<2x3xi1>", "-1, 1",
       "[[false, false, false], [false, false, false]]"},
      {"(index) -> vector<2xi1>", "vector.create_mask %a : vector<2xi1>",
       "poison", "[poison, poison]"},
      {"(index) -> vector<i1>", "vector.create_mask %a : vector<i1>", "1",
       "true"},
      {"(index) -> vector<i1>", "vector.create_mask %a : vector<i1>", "0",
       "false"},
      {"() -> vector<3xindex>", "vector.step : vector<3xindex>", "",
       "[0, 1, 2]"},
  });
}

TEST(VectorOps, Reductions) {
  expectAll({
      {"(vector<3xi8>) -> i8",
       "vector.reduction <add>, %a : vector<3xi8> into i8", "[100, 100, 1]",
       "-55"},
      {"(vector<3xi8>, i8) -> i8",
       "vector.reduction <mul>, %a, %b : vector<3xi8> into i8", "[2, 3, 4], -1",
       "-24"},
      {"(vector<2xi8>) -> i8",
       "vector.reduction <minui>, %a : vector<2xi8> into i8", "[-1, 1]", "1"},
      {"(vector<2xi8>) -> i8",
       "vector.reduction <minsi>, %a : vector<2xi8> into i8", "[-1, 1]", "-1"},
      {"(vector<2xi8>) -> i8",
       "vector.reduction <maxui>, %a : vector<2xi8> into i8", "[-1, 1]", "-1"},
      {"(vector<2xi8>) -> i8",
       "vector.reduction <maxsi>, %a : vector<2xi8> into i8", "[-1, 1]", "1"},
      {"(vector<2xi8>) -> i8",
       "vector.reduction <and>, %a : vector<2xi8> into i8", "[12, 10]", "8"},
      {"(vector<2xi8>) -> i8",
       "vector.reduction <or>, %a : vector<2xi8> into i8", "[12, 10]", "14"},
      {"(vector<2xi8>) -> i8",
       "vector.reduction <xor>, %a : vector<2xi8> into i8", "[12, 10]", "6"},
      {"(vector<2xi8>) -> i8",
       "vector.reduction <add>, %a : vector<2xi8> into i8", "[1, poison]",
       "poison"},
      {"(vector<3xf32>) -> f32",
       "vector.reduction <add>, %a : vector<3xf32> into f32",
       "[16777216, 1, 1]", "16777216"},
      {"(vector<3xf32>, f32) -> f32",
       "vector.reduction <add>, %a, %b : vector<3xf32> into f32",
       "[1, 1, -16777216], 16777216", "0"},
      {"(vector<2xf32>) -> f32",
       "vector.reduction <maximumf>, %a : vector<2xf32> into f32", "[1, NaN]",
       "NaN"},
      {"(vector<2xf32>) -> f32",
       "vector.reduction <maxnumf>, %a : vector<2xf32> into f32", "[1, NaN]",
       "1"},
      {"(vector<2xf32>) -> f32",
       "vector.reduction <minimumf>, %a : vector<2xf32> into f32", "[0, -0.0]",
       "-0"},
      {"(vector<2xf32>) -> f32",
       "vector.reduction <minnumf>, %a : vector<2xf32> into f32", "[NaN, 3]",
       "3"},
      {"(vector<2xf32>) -> f32",
       "vector.reduction <add>, %a fastmath<nnan> : vector<2xf32> into f32",
       "[1, NaN]", "poison"},
      {"(vector<2x3xi8>, vector<2xi8>) -> vector<2xi8>",
       "vector.multi_reduction <add>, %a, %b [1] : vector<2x3xi8> to "
       "vector<2xi8>",
       "[[1, 2, 3], [4, undefined, 6]], [10, 20]", "[16, undefined]"},
      {"(vector<2x3xi8>, vector<3xi8>) -> vector<3xi8>",
       "vector.multi_reduction <mul>, %a, %b [0] : vector<2x3xi8> to "
       "vector<3xi8>",
       "[[1, 2, 3], [4, 5, 6]], [1, 1, 2]", "[4, 10, 36]"},
      {"(vector<2x2xf32>, f32) -> f32",
       "vector.multi_reduction <add>, %a, %b [0, 1] : vector<2x2xf32> to f32",
       "[[1, 2], [3, 4]], 0.5", "10.5"},
      {"(vector<3xi8>, vector<i8>) -> (vector<3xi8>, vector<i8>)",
       "vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} "
       ": vector<3xi8>, vector<i8>",
       "[1, 2, 3], 10", "[1, 3, 6], 6"},
      {"(vector<2x3xi8>, vector<2xi8>) -> (vector<2x3xi8>, vector<2xi8>)",
       "vector.scan <add>, %a, %b {inclusive = false, reduction_dim = 1 : i64} "
       ": vector<2x3xi8>, vector<2xi8>",
       "[[1, 2, 3], [4, 5, 6]], [10, 20]",
       "[[10, 11, 13], [20, 24, 29]], [13, 29]"},
      {"(vector<2x3xi8>, vector<3xi8>) -> (vector<2x3xi8>, vector<3xi8>)",
       "vector.scan <mul>, %a, %b {inclusive = true, reduction_dim = 0 : i64} "
       ": vector<2x3xi8>, vector<3xi8>",
       "[[1, 2, 3], [4, 5, 6]], [0, 0, 0]",
       "[[1, 2, 3], [4, 10, 18]], [4, 10, 18]"},
  });
}

TEST(VectorOps, Products) {
  expectAll({
      {"(vector<2xi8>, vector<2xi8>) -> vector<2x2xi8>",
       "vector.outerproduct %a, %b : vector<2xi8>, vector<2xi8>",
       "[2, 3], [5, poison]", "[[10, poison], [15, poison]]"},
      {"(vector<2xi8>, vector<2xi8>, vector<2x2xi8>) -> vector<2x2xi8>",
       "vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : "
       "vector<2xi8>, vector<2xi8>",
       "[2, 3], [5, 7], [[11, 11], [0, 100]]", "[[11, 14], [15, 100]]"},
      {"(vector<2xi8>, i8) -> vector<2xi8>",
       "vector.outerproduct %a, %b : vector<2xi8>, i8", "[2, 3], 4", "[8, 12]"},
      // (1 + 2^-12)^2 - 1 needs the bit that a rounded product loses.
      {"(vector<1xf32>, vector<1xf32>, vector<1x1xf32>) -> vector<1x1xf32>",
       "vector.outerproduct %a, %b, %c : vector<1xf32>, vector<1xf32>",
       "[1.000244140625], [1.000244140625], [[-1]]", "[[4.88340855E-4]]"},
      {"(vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>",
       "vector.fma %a, %b, %c : vector<1xf32>",
       "[1.000244140625], [1.000244140625], [-1]", "[4.88340855E-4]"},
      // 129 * 3 is a tie between two bf16, which the tiny addend decides.
      {"(vector<2xbf16>, vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>",
       "vector.fma %a, %b, %c : vector<2xbf16>",
       "[129, 129], [3, 3], [-1e-30, 1e-30]", "[386, 388]"},
      {"(vector<2x3xi8>, vector<3x2xi8>, vector<2x2xi32>) -> vector<2x2xi32>",
       "vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, "
       "affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], "
       "iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %a, %b, "
       "%c : vector<2x3xi8>, vector<3x2xi8> into vector<2x2xi32>",
       "[[100, 1, 1], [-1, 0, 0]], [[100, 0], [1, 1], [1, 1]], [[0, 1], [2, "
       "undefined]]",
       "[[10002, 3], [-98, undefined]]"},
      {"(vector<2xf16>, vector<2xf16>, f32) -> f32",
       "vector.contract {indexing_maps = [affine_map<(i) -> (i)>, "
       "affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = "
       "[\"reduction\"]} %a, %b, %c : vector<2xf16>, vector<2xf16> into f32",
       "[60000, 1], [2, 0.5], 1", "120001.5"},
      {"(vector<2xf32>, vector<2xf32>, f32) -> f32",
       "vector.contract {indexing_maps = [affine_map<(i) -> (i)>, "
       "affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = "
       "[\"reduction\"], kind = #vector.kind<maxnumf>} %a, %b, %c : "
       "vector<2xf32>, vector<2xf32> into f32",
       "[3, 4], [5, -6], 1", "15"},
  });
}

TEST(VectorOps, TransferRead) {
  expectAll({
      {"(tensor<2x3xi8>, index, i8) -> vector<2xi8>",
       "vector.transfer_read %a[%b, %b], %c : tensor<2x3xi8>, vector<2xi8>",
       "[[1, 2, 3], [4, 5, 6]], 1, 9", "[5, 6]"},
      {"(tensor<3xi8>, index, i8) -> vector<2xi8>",
       "vector.transfer_read %a[%b], %c : tensor<3xi8>, vector<2xi8>",
       "[1, 2, 3], 2, 9", "[3, 9]"},
      {"(tensor<3xi8>, index, i8) -> vector<2xi8>",
       "vector.transfer_read %a[%b], %c : tensor<3xi8>, vector<2xi8>",
       "[1, 2, 3], 7, 9", "[9, 9]"},
      {"(tensor<3xi8>, index, i8) -> vector<2xi8>",
       "vector.transfer_read %a[%b], %c : tensor<3xi8>, vector<2xi8>",
       "[1, 2, 3], -1, 9", "out-of-bounds"},
      {"(tensor<3xi8>, index, i8) -> vector<2xi8>",
       "vector.transfer_read %a[%b], %c {in_bounds = [true]} : tensor<3xi8>, "
       "vector<2xi8>",
       "[1, 2, 3], 2, 9", "out-of-bounds"},
      {"(tensor<3xi8>, index, i8) -> vector<2xi8>",
       "vector.transfer_read %a[%b], %c : tensor<3xi8>, vector<2xi8>",
       "[1, 2, 3], undefined, 9", "uninitialized-read"},
      // The dimension without a vector dimension must be in bounds.
      {"(tensor<2x3xi8>, index, index, i8) -> vector<2xi8>",
       "vector.transfer_read %a[%b, %c], %d : tensor<2x3xi8>, vector<2xi8>",
       "[[1, 2, 3], [4, 5, 6]], 2, 0, 9", "out-of-bounds"},
      {"(memref<2x3xi8>, index, i8) -> vector<3x2xi8>",
       "vector.transfer_read %a[%b, %b], %c {permutation_map = affine_map<(i, "
       "j) -> (j, i)>} : memref<2x3xi8>, vector<3x2xi8>",
       "[[1, 2, 3], [4, 5, 6]], 0, 9", "[[1, 4], [2, 5], [3, 6]]"},
      {"(memref<2x3xi8>, index, i8) -> vector<2x2xi8>",
       "vector.transfer_read %a[%b, %b], %c {in_bounds = [true, false], "
       "permutation_map = affine_map<(i, j) -> (0, i)>} : memref<2x3xi8>, "
       "vector<2x2xi8>",
       "[[1, 2, 3], [4, 5, 6]], 1, 9", "[[5, 9], [5, 9]]"},
      {"(tensor<3xi8>, index, i8, vector<3xi1>) -> vector<3xi8>",
       "vector.transfer_read %a[%b], %c, %d : tensor<3xi8>, vector<3xi8>",
       "[1, undefined, 3], 0, 9, [true, true, false]", "[1, undefined, 9]"},
      {"(tensor<3xi8>, index, i8, vector<3xi1>) -> vector<3xi8>",
       "vector.transfer_read %a[%b], %c, %d : tensor<3xi8>, vector<3xi8>",
       "[1, 2, 3], 0, 9, [true, poison, false]", "uninitialized-read"},
      // The mask has the order of the memory, not of the vector.
      {"(tensor<2x3xi8>, index, i8, vector<2x3xi1>) -> vector<3x2xi8>",
       "vector.transfer_read %a[%b, %b], %c, %d {permutation_map = "
       "affine_map<(i, j) -> (j, i)>} : tensor<2x3xi8>, vector<3x2xi8>",
       "[[1, 2, 3], [4, 5, 6]], 0, 9, [[true, true, false], [false, true, "
       "true]]",
       "[[1, 9], [2, 5], [9, 6]]"},
      {"(memref<3xvector<2xi8>>, index, vector<2xi8>) -> vector<2x2xi8>",
       "vector.transfer_read %a[%b], %c : memref<3xvector<2xi8>>, "
       "vector<2x2xi8>",
       "[<1, 2>, <3, 4>, <5, 6>], 2, [7, 8]", "[[5, 6], [7, 8]]"},
      {"(tensor<f32>, f32) -> vector<1xf32>",
       "vector.transfer_read %a[], %b {in_bounds = [true], permutation_map = "
       "affine_map<() -> (0)>} : tensor<f32>, vector<1xf32>",
       "2, 3", "[2]"},
      {"(tensor<f32>, f32) -> vector<f32>",
       "vector.transfer_read %a[], %b : tensor<f32>, vector<f32>", "2, 3", "2"},
      {"(tensor<2xi8>, index, i8, vector<2xi1>, vector<2xi8>) -> vector<2xi8>",
       "vector.mask %d, %e { vector.transfer_read %a[%b], %c : tensor<2xi8>, "
       "vector<2xi8> } : vector<2xi1> -> vector<2xi8>",
       "[1, 2], 0, 9, [false, true], [7, 8]", "[7, 2]"},
      {"(tensor<2xi8>, index, i8, vector<2xi1>) -> vector<2xi8>",
       "vector.mask %d { vector.transfer_read %a[%b], %c : tensor<2xi8>, "
       "vector<2xi8> } : vector<2xi1> -> vector<2xi8>",
       "[1, 2], 0, 9, [false, true]", "[9, 2]"},
      {"(vector<2xi8>, i8, vector<2xi1>) -> i8",
       "vector.mask %c { vector.reduction <add>, %a, %b : vector<2xi8> into i8 "
       "} : vector<2xi1> -> i8",
       "[1, 2], 10, [false, true]", "12"},
      {"(vector<2xi8>, vector<2xi1>) -> i8",
       "vector.mask %b { vector.reduction <mul>, %a : vector<2xi8> into i8 "
       "} : vector<2xi1> -> i8",
       "[5, 2], [false, false]", "1"},
      {"(vector<1x2xi8>, vector<1xi8>, vector<1x2xi1>) -> vector<1xi8>",
       "vector.mask %c { vector.multi_reduction <add>, %a, %b [1] : "
       "vector<1x2xi8> to vector<1xi8> } : vector<1x2xi1> -> vector<1xi8>",
       "[[1, 2]], [10], [[true, false]]", "[11]"},
      {"(vector<2xi8>, vector<2xi1>, i8) -> i8",
       "vector.mask %b { vector.contract {indexing_maps = [affine_map<(i) -> "
       "(i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = "
       "[\"reduction\"]} %a, %a, %c : vector<2xi8>, vector<2xi8> into i8 } : "
       "vector<2xi1> -> i8",
       "[3, 4], [false, true], 1", "17"},
  });
}

TEST(VectorOps, TransferWrite) {
  expectAll({
      {"(vector<2xi8>, tensor<3xi8>, index) -> tensor<3xi8>",
       "vector.transfer_write %a, %b[%c] : vector<2xi8>, tensor<3xi8>",
       "[8, 9], [1, 2, 3], 2", "[1, 2, 8]"},
      {"(vector<2xi8>, tensor<3xi8>, index) -> tensor<3xi8>",
       "vector.transfer_write %a, %b[%c] {in_bounds = [true]} : vector<2xi8>, "
       "tensor<3xi8>",
       "[8, 9], [1, 2, 3], 2", "out-of-bounds"},
      {"(vector<2x1xi8>, tensor<1x2xi8>, index) -> tensor<1x2xi8>",
       "vector.transfer_write %a, %b[%c, %c] {permutation_map = affine_map<(i, "
       "j) -> (j, i)>} : vector<2x1xi8>, tensor<1x2xi8>",
       "[[8], [9]], [[1, 2]], 0", "[[8, 9]]"},
      {"(vector<2xi8>, tensor<2xi8>, index, vector<2xi1>) -> tensor<2xi8>",
       "vector.transfer_write %a, %b[%c], %d : vector<2xi8>, tensor<2xi8>",
       "[8, 9], [1, 2], 0, [false, true]", "[1, 9]"},
      {"(vector<2xi8>, tensor<2xi8>, index, vector<2xi1>) -> tensor<2xi8>",
       "vector.mask %d { vector.transfer_write %a, %b[%c] : vector<2xi8>, "
       "tensor<2xi8> } : vector<2xi1> -> tensor<2xi8>",
       "[8, 9], [1, 2], 0, [true, false]", "[8, 2]"},
      {"(vector<f32>, tensor<f32>) -> tensor<f32>",
       "vector.transfer_write %a, %b[] : vector<f32>, tensor<f32>", "2, 3",
       "2"},
  });
  // The tensor written to keeps its value for its other users.
  Interpreted tensors(R"(
    func.func @f(%t: tensor<2xi8>, %v: vector<2xi8>) -> (tensor<2xi8>, tensor<2xi8>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = vector.transfer_write %v, %t[%c0] : vector<2xi8>, tensor<2xi8>
      %1 = vector.transfer_write %v, %t[%c1] : vector<2xi8>, tensor<2xi8>
      return %0, %1 : tensor<2xi8>, tensor<2xi8>
    })");
  EXPECT_EQ(tensors.results(tensors.run("f", "[1, 2], [8, 9]")),
            "[8, 9], [1, 8]");
  Interpreted memrefs(R"(
    func.func @f(%m: memref<2x2xi8, strided<[3, 1], offset: 1>>, %v: vector<2xi8>) {
      %c1 = arith.constant 1 : index
      vector.transfer_write %v, %m[%c1, %c1] : vector<2xi8>, memref<2x2xi8, strided<[3, 1], offset: 1>>
      return
    })");
  EXPECT_EQ(memrefs.results(memrefs.run("f", "[[1, 2], [3, 4]], [8, 9]")), "");
  EXPECT_EQ(memrefs.argument(0), "[[1, 2], [3, 8]]");
}

/// Runs a function without results on a memref; what the memref holds then, or
/// how the run ended.
static std::string afterwards(const char *arguments, const char *body,
                              const char *values) {
  std::string text =
      std::string("func.func @f(") + arguments + ") {\n" + body + "\nreturn\n}";
  Interpreted module(text);
  std::string end = module.results(module.run("f", values));
  return end.empty() ? module.argument(0) : end;
}

TEST(VectorOps, LoadAndStore) {
  expectAll({
      {"(memref<2x3xi8>, index) -> vector<2xi8>",
       "vector.load %a[%b, %b] : memref<2x3xi8>, vector<2xi8>",
       "[[1, 2, 3], [4, 5, undefined]], 1", "[5, undefined]"},
      {"(memref<3xi8>, index) -> vector<2xi8>",
       "vector.load %a[%b] : memref<3xi8>, vector<2xi8>", "[1, 2, 3], 2",
       "[3, undefined]"},
      {"(memref<3xi8>, index) -> vector<2xi8>",
       "vector.load %a[%b] : memref<3xi8>, vector<2xi8>", "[1, 2, 3], 3",
       "out-of-bounds"},
      {"(memref<2x2xi8>, index) -> vector<2x2xi8>",
       "vector.load %a[%b, %b] : memref<2x2xi8>, vector<2x2xi8>",
       "[[1, 2], [3, 4]], 0", "[[1, 2], [3, 4]]"},
      {"(memref<2xvector<2xi8>>, index) -> vector<2xi8>",
       "vector.load %a[%b] : memref<2xvector<2xi8>>, vector<2xi8>",
       "[<1, 2>, <3, 4>], 1", "[3, 4]"},
      {"(memref<2xf32>, index) -> vector<f32>",
       "vector.load %a[%b] : memref<2xf32>, vector<f32>", "[1, 2], 1", "2"},
      {"(memref<4xi8>, index, vector<3xi1>, vector<3xi8>) -> vector<3xi8>",
       "vector.maskedload %a[%b], %c, %d : memref<4xi8>, vector<3xi1>, "
       "vector<3xi8> into vector<3xi8>",
       "[1, 2, 3, 4], 2, [true, true, false], [7, 8, 9]", "[3, 4, 9]"},
      {"(memref<4xi8>, index, vector<3xi1>, vector<3xi8>) -> vector<3xi8>",
       "vector.maskedload %a[%b], %c, %d : memref<4xi8>, vector<3xi1>, "
       "vector<3xi8> into vector<3xi8>",
       "[1, 2, 3, 4], 2, [true, true, true], [7, 8, 9]", "out-of-bounds"},
      {"(memref<4xi8>, index, vector<3xi1>, vector<3xi8>) -> vector<3xi8>",
       "vector.maskedload %a[%b], %c, %d : memref<4xi8>, vector<3xi1>, "
       "vector<3xi8> into vector<3xi8>",
       "[1, 2, 3, 4], 100, [false, false, false], [7, 8, 9]", "[7, 8, 9]"},
      {"(memref<4xi8>, index, vector<3xi1>, vector<3xi8>) -> vector<3xi8>",
       "vector.expandload %a[%b], %c, %d : memref<4xi8>, vector<3xi1>, "
       "vector<3xi8> into vector<3xi8>",
       "[1, 2, 3, 4], 2, [true, false, true], [7, 8, 9]", "[3, 8, 4]"},
      {"(memref<4xi8>, index, vector<3xi1>, vector<3xi8>) -> vector<3xi8>",
       "vector.expandload %a[%b], %c, %d : memref<4xi8>, vector<3xi1>, "
       "vector<3xi8> into vector<3xi8>",
       "[1, 2, 3, 4], 3, [true, false, true], [7, 8, 9]", "out-of-bounds"},
  });
  EXPECT_EQ(afterwards("%m: memref<2x3xi8>, %i: index, %v: vector<2xi8>",
                       "vector.store %v, %m[%i, %i] : memref<2x3xi8>, "
                       "vector<2xi8>",
                       "[[1, 2, 3], [4, 5, 6]], 1, [8, poison]"),
            "[[1, 2, 3], [4, 8, poison]]");
  EXPECT_EQ(afterwards("%m: memref<2x3xi8>, %i: index, %v: vector<2xi8>",
                       "vector.store %v, %m[%i, %i] : memref<2x3xi8>, "
                       "vector<2xi8>",
                       "[[1, 2, 3], [4, 5, 6]], 2, [8, 9]"),
            "out-of-bounds");
  const char *masked =
      "%m: memref<4xi8>, %i: index, %k: vector<3xi1>, %v: vector<3xi8>";
  const char *maskedStore = "vector.maskedstore %m[%i], %k, %v : memref<4xi8>, "
                            "vector<3xi1>, vector<3xi8>";
  EXPECT_EQ(afterwards(masked, maskedStore,
                       "[1, 2, 3, 4], 2, [false, true, false], [7, 8, 9]"),
            "[1, 2, 3, 8]");
  EXPECT_EQ(afterwards(masked, maskedStore,
                       "[1, 2, 3, 4], 2, [false, true, true], [7, 8, 9]"),
            "out-of-bounds");
  EXPECT_EQ(afterwards(masked, maskedStore,
                       "[1, 2, 3, 4], 0, [false, undefined, true], [7, 8, 9]"),
            "uninitialized-read");
  EXPECT_EQ(afterwards(masked,
                       "vector.compressstore %m[%i], %k, %v : memref<4xi8>, "
                       "vector<3xi1>, vector<3xi8>",
                       "[1, 2, 3, 4], 1, [true, false, true], [7, 8, 9]"),
            "[1, 7, 9, 4]");
}

TEST(VectorOps, GatherAndScatter) {
  expectAll({
      {"(tensor<2x3xi8>, index, vector<3xi8>, vector<3xi1>, vector<3xi8>) -> "
       "vector<3xi8>",
       "vector.gather %a[%b, %b] [%c], %d, %e : tensor<2x3xi8>, vector<3xi8>, "
       "vector<3xi1>, vector<3xi8> into vector<3xi8>",
       "[[1, 2, 3], [4, 5, 6]], 1, [1, -1, 100], [true, true, false], [7, 8, "
       "9]",
       "[6, 4, 9]"},
      {"(memref<3xi8>, index, vector<1xindex>, vector<1xi1>, vector<1xi8>) -> "
       "vector<1xi8>",
       "vector.gather %a[%b] [%c], %d, %e : memref<3xi8>, vector<1xindex>, "
       "vector<1xi1>, vector<1xi8> into vector<1xi8>",
       "[1, 2, 3], 1, [2], [true], [7]", "out-of-bounds"},
      {"(memref<3xi8>, index, vector<1xindex>, vector<1xi1>, vector<1xi8>) -> "
       "vector<1xi8>",
       "vector.gather %a[%b] [%c], %d, %e : memref<3xi8>, vector<1xindex>, "
       "vector<1xi1>, vector<1xi8> into vector<1xi8>",
       "[1, 2, 3], 1, [poison], [true], [7]", "uninitialized-read"},
      {"(tensor<3xi8>, index, vector<2xindex>, vector<2xi1>, vector<2xi8>) -> "
       "tensor<3xi8>",
       "vector.scatter %a[%b] [%c], %d, %e : tensor<3xi8>, vector<2xindex>, "
       "vector<2xi1>, vector<2xi8> -> tensor<3xi8>",
       "[1, 2, 3], 0, [2, 0], [true, true], [8, 9]", "[9, 2, 8]"},
      {"(tensor<3xi8>, index, vector<2xindex>, vector<2xi1>, vector<2xi8>) -> "
       "tensor<3xi8>",
       "vector.scatter %a[%b] [%c], %d, %e : tensor<3xi8>, vector<2xindex>, "
       "vector<2xi1>, vector<2xi8> -> tensor<3xi8>",
       "[1, 2, 3], 0, [2, 2], [true, true], [8, 9]", "undefined-behaviour"},
  });
  const char *arguments = "%m: memref<3xi8>, %i: index, %at: vector<2xi32>, "
                          "%k: vector<2xi1>, %v: vector<2xi8>";
  const char *scatter = "vector.scatter %m[%i] [%at], %k, %v : memref<3xi8>, "
                        "vector<2xi32>, vector<2xi1>, vector<2xi8>";
  EXPECT_EQ(afterwards(arguments, scatter,
                       "[1, 2, 3], 1, [1, -1], [true, true], [8, 9]"),
            "[9, 2, 8]");
  EXPECT_EQ(afterwards(arguments, scatter,
                       "[1, 2, 3], 1, [1, 50], [true, false], [8, 9]"),
            "[1, 2, 8]");
  EXPECT_EQ(afterwards(arguments, scatter,
                       "[1, 2, 3], 1, [1, 50], [true, true], [8, 9]"),
            "out-of-bounds");
}

TEST(VectorOps, ScalableVectorsHaveNoValuesHere) {
  expectAll({
      {"() -> vector<[4]xi32>", "arith.constant dense<1> : vector<[4]xi32>", "",
       "unsupported: arith.constant (in this form)"},
      {"(i32) -> vector<[4]xi32>",
       "vector.broadcast %a : i32 to vector<[4]xi32>", "1",
       "unsupported: vector.broadcast (in this form)"},
      {"() -> index", "vector.vscale", "", "unsupported: vector.vscale"},
  });
}

TEST(VectorOps, IndicesWrapOutOfBounds) {
  const char *most = "[1, 2], 9223372036854775807, 9";
  expectAll({
      {"(tensor<2xi8>, index, i8) -> vector<2xi8>",
       "vector.transfer_read %a[%b], %c : tensor<2xi8>, vector<2xi8>", most,
       "out-of-bounds"},
      {"(memref<2xi8>, index, i8) -> vector<2xi8>",
       "vector.load %a[%b] : memref<2xi8>, vector<2xi8>", most,
       "out-of-bounds"},
  });
}
