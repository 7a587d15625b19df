//===- AffineOpsTest.cpp - Semantics of the Affine dialect ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

TEST(AffineOps, ApplyMinMax) {
  expectAll({
      {"(index, index) -> index",
       "affine.apply affine_map<(d0)[s0] -> (d0 * 3 - s0 + 7)>(%a)[%b]", "2, 5",
       "8"},
      {"(index) -> index",
       "affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%a)", "-1", "-1"},
      {"(index) -> index",
       "affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%a)", "-1", "0"},
      {"(index) -> index", "affine.apply affine_map<(d0) -> (d0 mod 4)>(%a)",
       "-1", "3"},
      {"(index, index) -> index",
       "affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%b]", "7, 0",
       "undefined-behaviour"},
      {"(index, index) -> index",
       "affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%a)[%b]", "7, -2",
       "undefined-behaviour"},
      {"(index) -> index", "affine.apply affine_map<(d0) -> (d0 + 1)>(%a)",
       "undefined", "undefined"},
      {"(index) -> index", "affine.apply affine_map<(d0) -> (d0 mod 2)>(%a)",
       "poison", "poison"},
      {"() -> index", "affine.apply affine_map<() -> (42)>()", "", "42"},
      {"(index, index) -> index",
       "affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%a)[%b]",
       "100, 700", "612"},
      {"(index, index) -> index",
       "affine.max affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%a)[%b]",
       "100, 1700", "1700"},
      {"(index) -> index", "affine.max affine_map<(d0) -> (d0, -d0)>(%a)", "-3",
       "3"},
      {"(index) -> index", "affine.min affine_map<(d0) -> (d0, 1)>(%a)",
       "undefined", "undefined"},
  });
}

TEST(AffineOps, LinearizeAndDelinearize) {
  expectAll({
      {"(index) -> (index, index, index)",
       "affine.delinearize_index %a into (2, 3, 5) : index, index, index", "29",
       "1, 2, 4"},
      {"(index) -> (index, index, index)",
       "affine.delinearize_index %a into (3, 5) : index, index, index", "47",
       "3, 0, 2"},
      {"(index) -> (index, index)",
       "affine.delinearize_index %a into (5) : index, index", "-1", "-1, 4"},
      {"(index, index) -> (index, index)",
       "affine.delinearize_index %a into (%b) : index, index", "3, 0",
       "undefined-behaviour"},
      {"(index, index) -> (index, index)",
       "affine.delinearize_index %a into (%b, 4) : index, index", "3, 0",
       "undefined-behaviour"},
      {"(index) -> (index, index)",
       "affine.delinearize_index %a into (5) : index, index", "poison",
       "poison, poison"},
      {"(index, index, index) -> index",
       "affine.linearize_index [%a, %b, %c] by (2, 3, 5) : index", "1, 2, 4",
       "29"},
      {"(index, index, index) -> index",
       "affine.linearize_index [%a, %b, %c] by (3, 5) : index", "3, 0, 2",
       "47"},
      {"(index, index) -> index",
       "affine.linearize_index [%a, %b] by (2, 3) : index", "0, 7", "7"},
      {"(index, index) -> index",
       "affine.linearize_index disjoint [%a, %b] by (2, 3) : index", "0, 7",
       "poison"},
      {"(index, index) -> index",
       "affine.linearize_index disjoint [%a, %b] by (3) : index", "-1, 2",
       "-1"},
      {"(index, index) -> index",
       "affine.linearize_index [%a, %b] by (2, 3) : index",
       "9223372036854775807, 0", "undefined-behaviour"},
  });
}

static std::string run(llvm::StringRef text, llvm::StringRef arguments,
                       RunOptions options = {}) {
  Interpreted module(text, options);
  return module.results(module.run("f", arguments));
}

TEST(AffineOps, ForCountsAndCarries) {
  const char *sum = R"(
    func.func @f(%lo: index, %hi: index, %cap: index) -> (index, index) {
      %c0 = arith.constant 0 : index
      %r:2 = affine.for %i = max affine_map<(d0) -> (d0, 2)>(%lo)
                to min affine_map<(d0, d1) -> (d0, d1)>(%hi, %cap) step 3
                iter_args(%s = %c0, %n = %c0) -> (index, index) {
        %s1 = arith.addi %s, %i : index
        %c1 = arith.constant 1 : index
        %n1 = arith.addi %n, %c1 : index
        affine.yield %s1, %n1 : index, index
      }
      return %r#0, %r#1 : index, index
    })";
  // 2, 5, 8
  EXPECT_EQ(run(sum, "0, 100, 9"), "15, 3");
  // 4, 7
  EXPECT_EQ(run(sum, "4, 10, 100"), "11, 2");
  EXPECT_EQ(run(sum, "4, 4, 100"), "0, 0");
  EXPECT_EQ(run(sum, "4, -10, 100"), "0, 0");
  EXPECT_EQ(run(sum, "4, undefined, 100"), "uninitialized-read");
}

TEST(AffineOps, ForSwapsItsIterationArguments) {
  EXPECT_EQ(run(R"(
    func.func @f(%a: i8, %b: i8) -> (i8, i8) {
      %r:2 = affine.for %i = 0 to 3 iter_args(%x = %a, %y = %b) -> (i8, i8) {
        affine.yield %y, %x : i8, i8
      }
      return %r#0, %r#1 : i8, i8
    })",
                "1, 2"),
            "2, 1");
}

TEST(AffineOps, If) {
  const char *text = R"(
    #set = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 - 1 >= 0, d0 mod 2 == 0)>
    func.func @f(%i: index, %n: index) -> i8 {
      %yes = arith.constant 1 : i8
      %no = arith.constant 0 : i8
      %r = affine.if #set(%i)[%n] -> i8 {
        affine.yield %yes : i8
      } else {
        affine.yield %no : i8
      }
      return %r : i8
    })";
  EXPECT_EQ(run(text, "2, 10"), "1");
  EXPECT_EQ(run(text, "3, 10"), "0");
  EXPECT_EQ(run(text, "0, 10"), "0");
  EXPECT_EQ(run(text, "10, 10"), "0");
  EXPECT_EQ(run(text, "poison, 10"), "uninitialized-read");
  EXPECT_EQ(run(text, "2, undefined"), "uninitialized-read");

  const char *withoutElse = R"(
    func.func @f(%i: index, %m: memref<1xi8>) {
      %one = arith.constant 1 : i8
      affine.if affine_set<(d0) : (d0 - 1 == 0)>(%i) {
        affine.store %one, %m[0] : memref<1xi8>
      }
      return
    })";
  Interpreted taken(withoutElse);
  EXPECT_EQ(taken.results(taken.run("f", "1, [7]")), "");
  EXPECT_EQ(taken.argument(1), "[1]");
  Interpreted skipped(withoutElse);
  EXPECT_EQ(skipped.results(skipped.run("f", "2, [7]")), "");
  EXPECT_EQ(skipped.argument(1), "[7]");
}

TEST(AffineOps, LoadAndStore) {
  const char *text = R"(
    func.func @f(%m: memref<2x3xi8, strided<[4, 1], offset: 2>>, %i: index) -> i8 {
      affine.for %j = 0 to 3 {
        %v = affine.load %m[0, %j] : memref<2x3xi8, strided<[4, 1], offset: 2>>
        affine.store %v, %m[1, -%j + 2] : memref<2x3xi8, strided<[4, 1], offset: 2>>
      }
      %r = affine.load %m[symbol(%i) - 1, 0] : memref<2x3xi8, strided<[4, 1], offset: 2>>
      return %r : i8
    })";
  Interpreted module(text);
  EXPECT_EQ(module.results(module.run("f", "[[1, 2, 3], [4, 5, 6]], 2")), "3");
  EXPECT_EQ(module.argument(0), "[[1, 2, 3], [3, 2, 1]]");
  EXPECT_EQ(run(text, "[[1, 2, 3], [4, 5, 6]], 3"), "out-of-bounds");
  EXPECT_EQ(run(text, "[[1, 2, 3], [4, 5, 6]], 0"), "out-of-bounds");
  EXPECT_EQ(run(text, "[[1, 2, 3], [4, 5, 6]], undefined"),
            "uninitialized-read");

  Interpreted vectors(R"(
    func.func @f(%m: memref<2xvector<2xi8>>) {
      %v = affine.load %m[1] : memref<2xvector<2xi8>>
      affine.store %v, %m[0] : memref<2xvector<2xi8>>
      affine.prefetch %m[1], read, locality<3>, data : memref<2xvector<2xi8>>
      return
    })");
  EXPECT_EQ(vectors.results(vectors.run("f", "[<1, 2>, <3, 4>]")), "");
  EXPECT_EQ(vectors.argument(0), "[<3, 4>, <3, 4>]");
}

TEST(AffineOps, VectorLoadAndStore) {
  const char *text = R"(
    func.func @f(%m: memref<2x4xi8>, %i: index) -> vector<2xi8> {
      %v = affine.vector_load %m[0, symbol(%i)] : memref<2x4xi8>, vector<2xi8>
      affine.vector_store %v, %m[1, symbol(%i) + 1] : memref<2x4xi8>, vector<2xi8>
      return %v : vector<2xi8>
    })";
  Interpreted module(text);
  EXPECT_EQ(module.results(module.run("f", "[[1, 2, 3, 4], [5, 6, 7, 8]], 1")),
            "[2, 3]");
  EXPECT_EQ(module.argument(0), "[[1, 2, 3, 4], [5, 6, 2, 3]]");
  // The load may run over, the store may not.
  EXPECT_EQ(run(text, "[[1, 2, 3, 4], [5, 6, 7, 8]], 2"), "out-of-bounds");
  EXPECT_EQ(run(text, "[[1, 2, 3, 4], [5, 6, 7, 8]], 4"), "out-of-bounds");
}

TEST(AffineOps, ParallelReduces) {
  const char *text = R"(
    func.func @f(%n: index, %m: memref<?xi32>) -> (i32, i32, f32) {
      %r:3 = affine.parallel (%i, %j) = (0, 0) to (symbol(%n), 2) step (1, 1)
          reduce ("addi", "ori", "mulf") -> (i32, i32, f32) {
        %v = affine.load %m[%i] : memref<?xi32>
        %two = arith.constant 2.0 : f32
        affine.yield %v, %v, %two : i32, i32, f32
      }
      return %r#0, %r#1, %r#2 : i32, i32, f32
    })";
  EXPECT_EQ(run(text, "3, [1, -5, 3]"), "-2, -5, 64");
  EXPECT_EQ(run(text, "0, [1]"), "0, 0, 1");
  EXPECT_EQ(run(text, "2, [1]"), "out-of-bounds");
}

TEST(AffineOps, ParallelAssignsOnce) {
  const char *text = R"(
    func.func @f(%n: index) -> index {
      %r = affine.parallel (%i) = (4) to (symbol(%n)) reduce ("assign") -> (index) {
        affine.yield %i : index
      }
      return %r : index
    })";
  EXPECT_EQ(run(text, "5"), "4");
  EXPECT_EQ(run(text, "6"), "undefined");
  EXPECT_EQ(run(text, "4"), "undefined");
}

TEST(AffineOps, ParallelOrders) {
  // Who comes last wins: a race, which different orders bring out.
  const char *text = R"(
    func.func @f(%n: index) -> index {
      %m = memref.alloc() : memref<1xindex>
      affine.parallel (%i) = (max(0, -3)) to (min(symbol(%n), 9)) step (2) {
        affine.store %i, %m[0] : memref<1xindex>
      }
      %r = affine.load %m[0] : memref<1xindex>
      memref.dealloc %m : memref<1xindex>
      return %r : index
    })";
  RunOptions options;
  EXPECT_EQ(run(text, "100", options), "8");
  options.parallelOrder = ParallelOrder::Reverse;
  EXPECT_EQ(run(text, "100", options), "0");
}
