//===- MemRefOpsTest.cpp - Tests of memref semantics ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What operations on memory do when they are used well, and where exactly that
// ends. The findings that wrong programs end in are in MemoryFaultsTest.cpp.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

/// Runs one function of a module in a machine of its own.
static std::string runOf(const char *module, const char *entry,
                         const std::string &arguments = "") {
  Interpreted interpreted(module);
  return interpreted.results(interpreted.run(entry, arguments));
}
/// What the function's argument number 0 holds afterwards, or how it ended.
static std::string argumentAfter(const char *module, const char *entry,
                                 const std::string &arguments) {
  Interpreted interpreted(module);
  std::string ended = interpreted.results(interpreted.run(entry, arguments));
  return ended.empty() ? interpreted.argument(0) : ended;
}

TEST(MemRefOps, AllocLoadStore) {
  const char *module = R"(
    func.func @fresh() -> memref<2xi8> {
      %m = memref.alloc() : memref<2xi8>
      return %m : memref<2xi8>
    }
    func.func @stored(%x: i8, %i: index) -> memref<2x2xi8> {
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<2x2xi8>
      memref.store %x, %m[%i, %c1] : memref<2x2xi8>
      return %m : memref<2x2xi8>
    }
    func.func @dynamic(%n: index) -> memref<?x2xi8> {
      %m = memref.alloc(%n) : memref<?x2xi8>
      return %m : memref<?x2xi8>
    }
    func.func @scalar(%x: f32) -> f32 {
      %m = memref.alloc() : memref<f32>
      memref.store %x, %m[] : memref<f32>
      %0 = memref.load %m[] : memref<f32>
      return %0 : f32
    }
    func.func @strided(%x: i8) -> (memref<2x2xi8, strided<[5, 2], offset: 3>>) {
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<2x2xi8, strided<[5, 2], offset: 3>>
      memref.store %x, %m[%c1, %c1] : memref<2x2xi8, strided<[5, 2], offset: 3>>
      return %m : memref<2x2xi8, strided<[5, 2], offset: 3>>
    }
    func.func @symbols(%s: index, %x: i8) -> (i8, index) {
      %c1 = arith.constant 1 : index
      %m = memref.alloc()[%s] : memref<2x3xi8, strided<[?, 1]>>
      memref.store %x, %m[%c1, %c1] : memref<2x3xi8, strided<[?, 1]>>
      %0 = memref.load %m[%c1, %c1] : memref<2x3xi8, strided<[?, 1]>>
      %b, %o, %n:2, %st:2 = memref.extract_strided_metadata %m
        : memref<2x3xi8, strided<[?, 1]>>
        -> memref<i8>, index, index, index, index, index
      return %0, %st#0 : i8, index
    }
    func.func @tiled() -> memref<4xi8, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>> {
      %m = memref.alloc() : memref<4xi8, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>
      return %m : memref<4xi8, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>
    }
    func.func @rank4(%m: memref<2x1x2x2xi8>, %x: i8, %i: index) -> i8 {
      %c0 = arith.constant 0 : index
      memref.store %x, %m[%i, %c0, %i, %c0] : memref<2x1x2x2xi8>
      %0 = memref.load %m[%i, %c0, %i, %c0] : memref<2x1x2x2xi8>
      return %0 : i8
    })";
  EXPECT_EQ(runOf(module, "fresh"), "[undefined, undefined]");
  EXPECT_EQ(runOf(module, "stored", "-5, 0"),
            "[[undefined, -5], [undefined, undefined]]");
  EXPECT_EQ(runOf(module, "stored", "-5, 2"), "out-of-bounds");
  EXPECT_EQ(runOf(module, "stored", "-5, -1"), "out-of-bounds");
  EXPECT_EQ(runOf(module, "stored", "-5, undefined"), "uninitialized-read");
  EXPECT_EQ(runOf(module, "dynamic", "0"), "[]");
  EXPECT_EQ(runOf(module, "dynamic", "1"), "[[undefined, undefined]]");
  EXPECT_EQ(runOf(module, "dynamic", "-1"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "dynamic", "0x3fffffffffffffff"), "budget");
  EXPECT_EQ(runOf(module, "scalar", "2.5"), "2.5");
  EXPECT_EQ(runOf(module, "scalar", "undefined"), "undefined");
  EXPECT_EQ(runOf(module, "strided", "7"),
            "[[undefined, undefined], [undefined, 7]]");
  EXPECT_EQ(runOf(module, "symbols", "8, 7"), "7, 8");
  EXPECT_EQ(runOf(module, "symbols", "-8, 7"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "tiled"),
            "unsupported: memref.alloc (memref<4xi8, affine_map<(d0) -> (d0 "
            "floordiv 2, d0 mod 2)>>)");
  EXPECT_EQ(runOf(module, "rank4",
                  "[[[[1, 2], [3, 4]]], [[[5, 6], [7, 8]]]], "
                  "9, 1"),
            "9");
  EXPECT_EQ(argumentAfter(module, "rank4",
                          "[[[[1, 2], [3, 4]]], [[[5, 6], [7, 8]]]], 9, 2"),
            "out-of-bounds");
}

TEST(MemRefOps, ElementsOfMoreThanOneWord) {
  const char *module = R"(
    func.func @complex(%m: memref<2xcomplex<f32>>, %x: complex<f32>)
        -> complex<f32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      memref.store %x, %m[%c0] : memref<2xcomplex<f32>>
      %0 = memref.load %m[%c1] : memref<2xcomplex<f32>>
      return %0 : complex<f32>
    }
    func.func @vector(%m: memref<2xvector<2xi8>>, %x: vector<2xi8>) {
      %c1 = arith.constant 1 : index
      memref.store %x, %m[%c1] : memref<2xvector<2xi8>>
      return
    }
    func.func @nested(%x: i8) -> i8 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %outer = memref.alloc() : memref<2xmemref<2xi8>>
      %inner = memref.alloc() : memref<2xi8>
      memref.store %inner, %outer[%c1] : memref<2xmemref<2xi8>>
      memref.store %x, %inner[%c0] : memref<2xi8>
      %again = memref.load %outer[%c1] : memref<2xmemref<2xi8>>
      %0 = memref.load %again[%c0] : memref<2xi8>
      return %0 : i8
    }
    func.func @neverStored() -> i8 {
      %c0 = arith.constant 0 : index
      %outer = memref.alloc() : memref<2xmemref<2xi8>>
      %again = memref.load %outer[%c0] : memref<2xmemref<2xi8>>
      %0 = memref.load %again[%c0] : memref<2xi8>
      return %0 : i8
    })";
  EXPECT_EQ(runOf(module, "complex", "[(1.0, 2.0), (3.0, 4.0)], (5.0, 6.0)"),
            "(3, 4)");
  EXPECT_EQ(argumentAfter(module, "vector", "[<1, 2>, <3, 4>], [8, 9]"),
            "[<1, 2>, <8, 9>]");
  EXPECT_EQ(runOf(module, "nested", "6"), "6");
  EXPECT_EQ(runOf(module, "neverStored"), "uninitialized-read");
}

TEST(MemRefOps, AllocaAndScope) {
  const char *module = R"(
    func.func @alloca(%x: i8) -> i8 {
      %m = memref.alloca() : memref<i8>
      memref.store %x, %m[] : memref<i8>
      %0 = memref.load %m[] : memref<i8>
      return %0 : i8
    }
    func.func @scope(%x: i8, %n: index) -> i8 {
      %c0 = arith.constant 0 : index
      %r = memref.alloca_scope -> (i8) {
        %m = memref.alloca(%n) : memref<?xi8>
        memref.store %x, %m[%c0] : memref<?xi8>
        %0 = memref.load %m[%c0] : memref<?xi8>
        memref.alloca_scope.return %0 : i8
      }
      return %r : i8
    }
    func.func @escapes(%x: i8) -> i8 {
      %r = memref.alloca_scope -> (memref<i8>) {
        %m = memref.alloca() : memref<i8>
        memref.store %x, %m[] : memref<i8>
        memref.alloca_scope.return %m : memref<i8>
      }
      %0 = memref.load %r[] : memref<i8>
      return %0 : i8
    }
    func.func @outside(%x: i8) -> i8 {
      %m = memref.alloca() : memref<i8>
      memref.alloca_scope {
        memref.store %x, %m[] : memref<i8>
        memref.alloca_scope.return
      }
      %0 = memref.load %m[] : memref<i8>
      return %0 : i8
    }
    func.func private @callee() -> memref<i8> {
      %m = memref.alloca() : memref<i8>
      return %m : memref<i8>
    }
    func.func @returned(%x: i8) {
      %m = call @callee() : () -> memref<i8>
      memref.store %x, %m[] : memref<i8>
      return
    })";
  EXPECT_EQ(runOf(module, "alloca", "3"), "3");
  EXPECT_EQ(runOf(module, "scope", "3, 1"), "3");
  EXPECT_EQ(runOf(module, "scope", "3, 0"), "out-of-bounds");
  EXPECT_EQ(runOf(module, "escapes", "3"), "use-after-free");
  EXPECT_EQ(runOf(module, "outside", "3"), "3");
  EXPECT_EQ(runOf(module, "returned", "3"), "use-after-free");
}

TEST(MemRefOps, Dealloc) {
  const char *module = R"(
    func.func @plain() {
      %m = memref.alloc() : memref<2xi8>
      memref.dealloc %m : memref<2xi8>
      return
    }
    func.func @empty(%n: index) {
      %m = memref.alloc(%n) : memref<?x2xi8>
      memref.dealloc %m : memref<?x2xi8>
      return
    }
    func.func @cast(%n: index) {
      %m = memref.alloc(%n) : memref<?x2xi8>
      %u = memref.cast %m : memref<?x2xi8> to memref<*xi8>
      memref.dealloc %u : memref<*xi8>
      return
    }
    func.func @base(%n: index) {
      %m = memref.alloc() : memref<8xi8>
      %v = memref.subview %m[%n] [2] [3]
        : memref<8xi8> to memref<2xi8, strided<[3], offset: ?>>
      %b, %o, %s, %st = memref.extract_strided_metadata %v
        : memref<2xi8, strided<[3], offset: ?>> -> memref<i8>, index, index, index
      memref.dealloc %b : memref<i8>
      return
    }
    func.func @strided() {
      %m = memref.alloc() : memref<2x2xi8, strided<[4, 2]>>
      memref.dealloc %m : memref<2x2xi8, strided<[4, 2]>>
      return
    }
    func.func @collapsed() {
      %m = memref.alloc() : memref<2x2xi8>
      %t = memref.transpose %m (i, j) -> (j, i)
        : memref<2x2xi8> to memref<2x2xi8, strided<[1, 2]>>
      memref.dealloc %t : memref<2x2xi8, strided<[1, 2]>>
      return
    })";
  EXPECT_EQ(runOf(module, "plain"), "");
  EXPECT_EQ(runOf(module, "empty", "0"), "");
  EXPECT_EQ(runOf(module, "empty", "3"), "");
  EXPECT_EQ(runOf(module, "cast", "3"), "");
  EXPECT_EQ(runOf(module, "base", "1"), "");
  EXPECT_EQ(runOf(module, "strided"), "");
  EXPECT_EQ(runOf(module, "collapsed"), "");
}

TEST(MemRefOps, Realloc) {
  const char *module = R"(
    func.func @grow(%x: i8, %n: index) -> memref<?xi8> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<2xi8>
      memref.store %x, %m[%c1] : memref<2xi8>
      %r = memref.realloc %m(%n) : memref<2xi8> to memref<?xi8>
      return %r : memref<?xi8>
    }
    func.func @old(%x: i8) {
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<2xi8>
      %r = memref.realloc %m : memref<2xi8> to memref<3xi8>
      memref.store %x, %m[%c1] : memref<2xi8>
      return
    }
    func.func @stack() {
      %m = memref.alloca() : memref<2xi8>
      %r = memref.realloc %m : memref<2xi8> to memref<3xi8>
      return
    })";
  EXPECT_EQ(runOf(module, "grow", "7, 4"),
            "[undefined, 7, undefined, undefined]");
  EXPECT_EQ(runOf(module, "grow", "7, 1"), "[undefined]");
  EXPECT_EQ(runOf(module, "grow", "7, 0"), "[]");
  EXPECT_EQ(runOf(module, "grow", "7, -1"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "old", "7"), "use-after-free");
  EXPECT_EQ(runOf(module, "stack"), "invalid-free");
}

TEST(MemRefOps, Copy) {
  const char *module = R"(
    func.func @plain(%to: memref<2x2xi8>, %from: memref<2x2xi8>) {
      memref.copy %from, %to : memref<2x2xi8> to memref<2x2xi8>
      return
    }
    func.func @layouts(%to: memref<2x2xi8, strided<[1, 2]>>,
                       %from: memref<2x2xi8, strided<[-2, -1], offset: 3>>) {
      memref.copy %from, %to : memref<2x2xi8, strided<[-2, -1], offset: 3>>
        to memref<2x2xi8, strided<[1, 2]>>
      return
    }
    func.func @dynamic(%to: memref<?xi8>, %from: memref<?xi8>) {
      memref.copy %from, %to : memref<?xi8> to memref<?xi8>
      return
    }
    func.func @unranked(%to: memref<?xi8>, %from: memref<2xi8>) {
      %0 = memref.cast %to : memref<?xi8> to memref<*xi8>
      %1 = memref.cast %from : memref<2xi8> to memref<*xi8>
      memref.copy %1, %0 : memref<*xi8> to memref<*xi8>
      return
    }
    func.func @itself(%m: memref<3xi8>) {
      memref.copy %m, %m : memref<3xi8> to memref<3xi8>
      return
    }
    func.func @rotate(%m: memref<4xi8>) {
      %a = memref.subview %m[0] [2] [2]
        : memref<4xi8> to memref<2xi8, strided<[2]>>
      %b = memref.subview %m[1] [2] [2]
        : memref<4xi8> to memref<2xi8, strided<[2], offset: 1>>
      memref.copy %a, %b : memref<2xi8, strided<[2]>>
        to memref<2xi8, strided<[2], offset: 1>>
      return
    }
    func.func @complex(%to: memref<2xcomplex<f32>>,
                       %from: memref<2xcomplex<f32>>) {
      memref.copy %from, %to : memref<2xcomplex<f32>> to memref<2xcomplex<f32>>
      return
    })";
  EXPECT_EQ(argumentAfter(module, "plain",
                          "[[1, 2], [3, 4]], [[5, 6], [7, undefined]]"),
            "[[5, 6], [7, undefined]]");
  EXPECT_EQ(argumentAfter(module, "dynamic", "[1, 2], [3, 4]"), "[3, 4]");
  EXPECT_EQ(argumentAfter(module, "dynamic", "[], []"), "[]");
  EXPECT_EQ(argumentAfter(module, "dynamic", "[1, 2], [3, 4, 5]"),
            "undefined-behaviour");
  EXPECT_EQ(argumentAfter(module, "dynamic", "[1, 2], [3]"),
            "undefined-behaviour");
  EXPECT_EQ(argumentAfter(module, "unranked", "[1, 2], [3, 4]"), "[3, 4]");
  EXPECT_EQ(argumentAfter(module, "itself", "[1, 2, 3]"), "[1, 2, 3]");
  // The two views take turns: nothing is shared.
  EXPECT_EQ(argumentAfter(module, "rotate", "[1, 2, 3, 4]"), "[1, 1, 3, 3]");
  EXPECT_EQ(argumentAfter(module, "complex",
                          "[(1.0, 2.0), (3.0, 4.0)], [(5.0, 6.0), (7.0, 8.0)]"),
            "[(5, 6), (7, 8)]");

  Interpreted counted(module);
  (void)counted.run("plain", "[[1, 2], [3, 4]], [[5, 6], [7, 8]]");
  EXPECT_EQ(counted.getMachine().counts().copies, 1u);
}

TEST(MemRefOps, CopyBetweenLayouts) {
  const char *module = R"(
    func.func @main(%to: memref<2x2xi8>, %from: memref<2x2xi8>) {
      %t = memref.transpose %from (i, j) -> (j, i)
        : memref<2x2xi8> to memref<2x2xi8, strided<[1, 2]>>
      memref.copy %t, %to : memref<2x2xi8, strided<[1, 2]>> to memref<2x2xi8>
      return
    })";
  EXPECT_EQ(argumentAfter(module, "main", "[[0, 0], [0, 0]], [[1, 2], [3, 4]]"),
            "[[1, 3], [2, 4]]");
}

TEST(MemRefOps, Cast) {
  const char *module = R"(
    func.func @size(%m: memref<?xi8>) -> memref<2xi8> {
      %0 = memref.cast %m : memref<?xi8> to memref<2xi8>
      return %0 : memref<2xi8>
    }
    func.func @roundtrip(%m: memref<?x2xi8>) -> memref<?x?xi8> {
      %0 = memref.cast %m : memref<?x2xi8> to memref<*xi8>
      %1 = memref.cast %0 : memref<*xi8> to memref<?x?xi8>
      return %1 : memref<?x?xi8>
    }
    func.func @rank(%m: memref<?x2xi8>) -> memref<?xi8> {
      %0 = memref.cast %m : memref<?x2xi8> to memref<*xi8>
      %1 = memref.cast %0 : memref<*xi8> to memref<?xi8>
      return %1 : memref<?xi8>
    }
    func.func @stride(%m: memref<4xi8>, %n: index, %s: index, %o: index)
        -> memref<?xi8, strided<[2], offset: 1>> {
      %v = memref.subview %m[%o] [%n] [%s]
        : memref<4xi8> to memref<?xi8, strided<[?], offset: ?>>
      %0 = memref.cast %v : memref<?xi8, strided<[?], offset: ?>>
        to memref<?xi8, strided<[2], offset: 1>>
      return %0 : memref<?xi8, strided<[2], offset: 1>>
    })";
  EXPECT_EQ(runOf(module, "size", "[1, 2]"), "[1, 2]");
  EXPECT_EQ(runOf(module, "size", "[1]"), "layout-mismatch");
  EXPECT_EQ(runOf(module, "roundtrip", "[[1, 2]]"), "[[1, 2]]");
  EXPECT_EQ(runOf(module, "roundtrip", "[]"), "[]");
  EXPECT_EQ(runOf(module, "rank", "[[1, 2]]"), "layout-mismatch");
  EXPECT_EQ(runOf(module, "stride", "[1, 2, 3, 4], 2, 2, 1"), "[2, 4]");
  EXPECT_EQ(runOf(module, "stride", "[1, 2, 3, 4], 2, 1, 1"),
            "layout-mismatch");
  EXPECT_EQ(runOf(module, "stride", "[1, 2, 3, 4], 2, 2, 0"),
            "layout-mismatch");
  // One element has no stride, no element has no offset.
  EXPECT_EQ(runOf(module, "stride", "[1, 2, 3, 4], 1, 3, 1"), "[2]");
  EXPECT_EQ(runOf(module, "stride", "[1, 2, 3, 4], 0, 3, 0"), "[]");
}

TEST(MemRefOps, Subview) {
  const char *module = R"(
    func.func @block(%m: memref<3x4xi8>)
        -> memref<2x2xi8, strided<[8, 3], offset: 0>> {
      %v = memref.subview %m[0, 0] [2, 2] [2, 3]
        : memref<3x4xi8> to memref<2x2xi8, strided<[8, 3], offset: 0>>
      return %v : memref<2x2xi8, strided<[8, 3], offset: 0>>
    }
    func.func @twice(%m: memref<8x8xi8>) -> memref<2x2xi8, strided<[32, 4], offset: 27>> {
      %a = memref.subview %m[1, 1] [4, 4] [2, 2]
        : memref<8x8xi8> to memref<4x4xi8, strided<[16, 2], offset: 9>>
      %b = memref.subview %a[1, 1] [2, 2] [2, 2]
        : memref<4x4xi8, strided<[16, 2], offset: 9>>
        to memref<2x2xi8, strided<[32, 4], offset: 27>>
      return %b : memref<2x2xi8, strided<[32, 4], offset: 27>>
    }
    func.func @reduced(%m: memref<3x4xi8>, %i: index)
        -> memref<3xi8, strided<[4], offset: ?>> {
      %v = memref.subview %m[0, %i] [3, 1] [1, 1]
        : memref<3x4xi8> to memref<3xi8, strided<[4], offset: ?>>
      return %v : memref<3xi8, strided<[4], offset: ?>>
    }
    func.func @dynamic(%m: memref<?xi8>, %o: index, %n: index, %s: index)
        -> memref<?xi8, strided<[?], offset: ?>> {
      %v = memref.subview %m[%o] [%n] [%s]
        : memref<?xi8> to memref<?xi8, strided<[?], offset: ?>>
      return %v : memref<?xi8, strided<[?], offset: ?>>
    }
    func.func @store(%m: memref<4xi8>, %x: i8) {
      %c1 = arith.constant 1 : index
      %v = memref.subview %m[1] [2] [2]
        : memref<4xi8> to memref<2xi8, strided<[2], offset: 1>>
      memref.store %x, %v[%c1] : memref<2xi8, strided<[2], offset: 1>>
      return
    })";
  EXPECT_EQ(
      runOf(module, "block", "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]"),
      "[[1, 4], [9, 12]]");
  // The documentation's example.
  std::string numbers = "[";
  for (int i = 0; i < 8; ++i) {
    numbers += i ? ", [" : "[";
    for (int j = 0; j < 8; ++j)
      numbers += (j ? ", " : "") + std::to_string(8 * i + j + 1);
    numbers += "]";
  }
  EXPECT_EQ(runOf(module, "twice", numbers + "]"), "[[28, 32], [60, 64]]");
  EXPECT_EQ(runOf(module, "reduced",
                  "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], 3"),
            "[4, 8, 12]");
  EXPECT_EQ(runOf(module, "reduced",
                  "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], 4"),
            "out-of-bounds");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4], 3, 4, -1"), "[4, 3, 2, 1]");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4], 1, 2, 2"), "[2, 4]");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4], 4, 0, 1"), "[]");
  EXPECT_EQ(runOf(module, "dynamic", "[], 0, 0, 1"), "[]");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2], 1, 1, 0x7fffffffffffffff"),
            "[2]");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4], 1, 3, 2"), "out-of-bounds");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4], 0, -1, 1"),
            "out-of-bounds");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4], -1, 1, 1"),
            "out-of-bounds");
  EXPECT_EQ(argumentAfter(module, "store", "[1, 2, 3, 4], 9"), "[1, 2, 3, 9]");
}

/// Which of several dimensions of 1 are dropped is found by shape, and by
/// strides where they are known.
TEST(MemRefOps, SubviewDropsUnitDimensions) {
  const char *module = R"(
    func.func @last(%m: memref<1x2x1xi8, strided<[?, ?, ?], offset: ?>>, %i: index)
        -> memref<1x2xi8, strided<[?, ?], offset: ?>> {
      %v = memref.subview %m[0, 0, %i] [1, 2, 1] [1, 1, 1]
        : memref<1x2x1xi8, strided<[?, ?, ?], offset: ?>>
        to memref<1x2xi8, strided<[?, ?], offset: ?>>
      return %v : memref<1x2xi8, strided<[?, ?], offset: ?>>
    }
    func.func @steps(%m: memref<2x3x3xi8>, %s: index)
        -> memref<1x3xi8, strided<[?, 3], offset: ?>> {
      %v = memref.subview %m[1, 0, %s] [1, 3, 1] [%s, 1, 1]
        : memref<2x3x3xi8> to memref<1x3xi8, strided<[?, 3], offset: ?>>
      return %v : memref<1x3xi8, strided<[?, 3], offset: ?>>
    }
    func.func @stride(%m: memref<4x3x2xi8>)
        -> (memref<1x3xi8, strided<[1, 2], offset: 6>>, index) {
      %v = memref.subview %m[1, 0, 0] [1, 3, 1] [1, 1, 1]
        : memref<4x3x2xi8> to memref<1x3xi8, strided<[6, 2], offset: 6>>
      %t = memref.transpose %m (i, j, k) -> (k, j, i)
        : memref<4x3x2xi8> to memref<2x3x4xi8, strided<[1, 2, 6]>>
      %w = memref.subview %t[0, 0, 1] [1, 3, 1] [1, 1, 1]
        : memref<2x3x4xi8, strided<[1, 2, 6]>>
        to memref<1x3xi8, strided<[1, 2], offset: 6>>
      %b, %o, %n:2, %s:2 = memref.extract_strided_metadata %v
        : memref<1x3xi8, strided<[6, 2], offset: 6>>
        -> memref<i8>, index, index, index, index, index
      return %w, %s#0 : memref<1x3xi8, strided<[1, 2], offset: 6>>, index
    }
    func.func @all(%m: memref<1x1x1xi8>) -> memref<i8> {
      %v = memref.subview %m[0, 0, 0] [1, 1, 1] [1, 1, 1]
        : memref<1x1x1xi8> to memref<i8>
      return %v : memref<i8>
    })";
  EXPECT_EQ(runOf(module, "last", "[[[1], [2]]], 0"), "[[1, 2]]");
  EXPECT_EQ(runOf(module, "steps",
                  "[[[1, 2, 3], [4, 5, 6], [7, 8, 9]], "
                  "[[10, 11, 12], [13, 14, 15], [16, 17, 18]]], 1"),
            "[[11, 14, 17]]");
  EXPECT_EQ(runOf(module, "stride",
                  "[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]], "
                  "[[0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]]]"),
            "[[7, 9, 11]], 6");
  EXPECT_EQ(runOf(module, "all", "[[[5]]]"), "5");
}

TEST(MemRefOps, ReinterpretCast) {
  const char *module = R"(
    func.func @static(%m: memref<6xi8>) -> memref<2x2xi8, strided<[3, 2], offset: 1>> {
      %v = memref.reinterpret_cast %m to offset: [1], sizes: [2, 2], strides: [3, 2]
        : memref<6xi8> to memref<2x2xi8, strided<[3, 2], offset: 1>>
      return %v : memref<2x2xi8, strided<[3, 2], offset: 1>>
    }
    func.func @dynamic(%m: memref<6xi8>, %o: index, %n: index, %s: index)
        -> memref<?xi8, strided<[?], offset: ?>> {
      %v = memref.reinterpret_cast %m to offset: [%o], sizes: [%n], strides: [%s]
        : memref<6xi8> to memref<?xi8, strided<[?], offset: ?>>
      return %v : memref<?xi8, strided<[?], offset: ?>>
    }
    func.func @absolute(%m: memref<6xi8>) -> memref<2xi8> {
      // The offset counts from the buffer's pointer, not from the view.
      %a = memref.subview %m[3] [2] [1]
        : memref<6xi8> to memref<2xi8, strided<[1], offset: 3>>
      %v = memref.reinterpret_cast %a to offset: [0], sizes: [2], strides: [1]
        : memref<2xi8, strided<[1], offset: 3>> to memref<2xi8>
      return %v : memref<2xi8>
    })";
  EXPECT_EQ(runOf(module, "static", "[1, 2, 3, 4, 5, 6]"), "out-of-bounds");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4, 5, 6], 1, 2, 3"), "[2, 5]");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4, 5, 6], 5, 2, -5"), "[6, 1]");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4, 5, 6], 2, 3, 0"),
            "[3, 3, 3]");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4, 5, 6], 1, 3, 3"),
            "out-of-bounds");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4, 5, 6], -1, 1, 1"),
            "out-of-bounds");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4, 5, 6], 100, 0, 1"), "[]");
  EXPECT_EQ(
      runOf(module, "dynamic", "[1, 2, 3, 4, 5, 6], 0, 3, 0x4000000000000000"),
      "out-of-bounds");
  EXPECT_EQ(runOf(module, "dynamic", "[1, 2, 3, 4, 5, 6], 0, -2, 1"),
            "undefined-behaviour");
  EXPECT_EQ(runOf(module, "absolute", "[1, 2, 3, 4, 5, 6]"), "[1, 2]");
}

TEST(MemRefOps, ExpandAndCollapse) {
  const char *module = R"(
    func.func @expand(%m: memref<?xi8>, %n: index) -> memref<?x2xi8> {
      %v = memref.expand_shape %m [[0, 1]] output_shape [%n, 2]
        : memref<?xi8> into memref<?x2xi8>
      return %v : memref<?x2xi8>
    }
    func.func @expandStrided(%m: memref<4xi8, strided<[3], offset: 1>>)
        -> memref<2x2xi8, strided<[6, 3], offset: 1>> {
      %v = memref.expand_shape %m [[0, 1]] output_shape [2, 2]
        : memref<4xi8, strided<[3], offset: 1>>
        into memref<2x2xi8, strided<[6, 3], offset: 1>>
      return %v : memref<2x2xi8, strided<[6, 3], offset: 1>>
    }
    func.func @expandScalar(%m: memref<i8>) -> memref<1x1xi8> {
      %v = memref.expand_shape %m [] output_shape [1, 1]
        : memref<i8> into memref<1x1xi8>
      return %v : memref<1x1xi8>
    }
    func.func @collapse(%m: memref<2x3xi8>) -> memref<6xi8> {
      %v = memref.collapse_shape %m [[0, 1]] : memref<2x3xi8> into memref<6xi8>
      return %v : memref<6xi8>
    }
    func.func @collapseUnit(%m: memref<3x1xi8, strided<[4, 9]>>)
        -> memref<3xi8, strided<[4]>> {
      %v = memref.collapse_shape %m [[0, 1]]
        : memref<3x1xi8, strided<[4, 9]>> into memref<3xi8, strided<[4]>>
      return %v : memref<3xi8, strided<[4]>>
    }
    func.func @collapseDynamic(%m: memref<12xi8>, %n: index, %s: index)
        -> memref<?xi8, strided<[?], offset: ?>> {
      %a = memref.reinterpret_cast %m to offset: [0], sizes: [2, %n], strides: [%s, 1]
        : memref<12xi8> to memref<2x?xi8, strided<[?, 1], offset: ?>>
      %b = memref.cast %a : memref<2x?xi8, strided<[?, 1], offset: ?>>
        to memref<2x?xi8, strided<[?, ?], offset: ?>>
      %v = memref.collapse_shape %b [[0, 1]]
        : memref<2x?xi8, strided<[?, ?], offset: ?>>
        into memref<?xi8, strided<[?], offset: ?>>
      return %v : memref<?xi8, strided<[?], offset: ?>>
    }
    func.func @collapseScalar(%m: memref<1x1xi8>) -> memref<i8> {
      %v = memref.collapse_shape %m [] : memref<1x1xi8> into memref<i8>
      return %v : memref<i8>
    })";
  EXPECT_EQ(runOf(module, "expand", "[1, 2, 3, 4], 2"), "[[1, 2], [3, 4]]");
  EXPECT_EQ(runOf(module, "expand", "[], 0"), "[]");
  EXPECT_EQ(runOf(module, "expand", "[1, 2, 3], 2"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "expand", "[1, 2], -1"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "expandStrided", "[1, 2, 3, 4]"), "[[1, 2], [3, 4]]");
  EXPECT_EQ(runOf(module, "expandScalar", "4"), "[[4]]");
  EXPECT_EQ(runOf(module, "collapse", "[[1, 2, 3], [4, 5, 6]]"),
            "[1, 2, 3, 4, 5, 6]");
  EXPECT_EQ(runOf(module, "collapseUnit", "[[1], [2], [3]]"), "[1, 2, 3]");
  std::string twelve = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], ";
  EXPECT_EQ(runOf(module, "collapseDynamic", twelve + "3, 3"),
            "[1, 2, 3, 4, 5, 6]");
  EXPECT_EQ(runOf(module, "collapseDynamic", twelve + "3, 4"),
            "layout-mismatch");
  // No element is out of line where there is one a row, or none at all.
  EXPECT_EQ(runOf(module, "collapseDynamic", twelve + "1, 5"), "[1, 6]");
  EXPECT_EQ(runOf(module, "collapseDynamic", twelve + "0, 5"), "[]");
  EXPECT_EQ(runOf(module, "collapseScalar", "[[8]]"), "8");
}

TEST(MemRefOps, Reshape) {
  const char *module = R"(
    func.func @ranked(%m: memref<?xi8>, %s: memref<2xi32>) -> memref<?x?xi8> {
      %v = memref.reshape %m(%s)
        : (memref<?xi8>, memref<2xi32>) -> memref<?x?xi8>
      return %v : memref<?x?xi8>
    }
    func.func @static(%m: memref<?xi8>, %s: memref<2xindex>) -> memref<2x?xi8> {
      %u = memref.cast %m : memref<?xi8> to memref<*xi8>
      %v = memref.reshape %u(%s)
        : (memref<*xi8>, memref<2xindex>) -> memref<2x?xi8>
      return %v : memref<2x?xi8>
    }
    func.func @scalar(%m: memref<1xi8>, %s: memref<0xindex>) -> memref<i8> {
      %v = memref.reshape %m(%s) : (memref<1xi8>, memref<0xindex>) -> memref<i8>
      return %v : memref<i8>
    }
    func.func @view(%m: memref<4xi8>, %s: memref<2xindex>, %step: index)
        -> memref<?x?xi8> {
      %c0 = arith.constant 0 : index
      %a = memref.subview %m[%c0] [2] [%step]
        : memref<4xi8> to memref<2xi8, strided<[?], offset: ?>>
      %u = memref.cast %a : memref<2xi8, strided<[?], offset: ?>> to memref<*xi8>
      %v = memref.reshape %u(%s)
        : (memref<*xi8>, memref<2xindex>) -> memref<?x?xi8>
      return %v : memref<?x?xi8>
    })";
  EXPECT_EQ(runOf(module, "ranked", "[1, 2, 3, 4], [2, 2]"),
            "[[1, 2], [3, 4]]");
  EXPECT_EQ(runOf(module, "ranked", "[1, 2, 3, 4], [2, 3]"),
            "undefined-behaviour");
  EXPECT_EQ(runOf(module, "ranked", "[1, 2, 3, 4], [-2, -2]"),
            "undefined-behaviour");
  EXPECT_EQ(runOf(module, "ranked", "[1, 2], [undefined, 2]"),
            "uninitialized-read");
  EXPECT_EQ(runOf(module, "ranked", "[], [3, 0]"), "[[], [], []]");
  EXPECT_EQ(runOf(module, "static", "[1, 2], [2, 1]"), "[[1], [2]]");
  EXPECT_EQ(runOf(module, "static", "[1, 2], [1, 2]"), "layout-mismatch");
  EXPECT_EQ(runOf(module, "scalar", "[5], []"), "5");
  EXPECT_EQ(runOf(module, "view", "[1, 2, 3, 4], [1, 2], 1"), "[[1, 2]]");
  EXPECT_EQ(runOf(module, "view", "[1, 2, 3, 4], [1, 2], 2"),
            "layout-mismatch");
}

TEST(MemRefOps, View) {
  const char *module = R"(
    func.func @words(%m: memref<8xi8>, %o: index) -> memref<1xi32> {
      %v = memref.view %m[%o][] : memref<8xi8> to memref<1xi32>
      return %v : memref<1xi32>
    }
    func.func @store(%m: memref<8xi8>, %x: i16) {
      %c1 = arith.constant 1 : index
      %v = memref.view %m[%c1][] : memref<8xi8> to memref<3xi16>
      memref.store %x, %v[%c1] : memref<3xi16>
      return
    }
    func.func @dynamic(%m: memref<8xi8>, %o: index, %n: index) -> memref<?x2xi16> {
      %v = memref.view %m[%o][%n] : memref<8xi8> to memref<?x2xi16>
      return %v : memref<?x2xi16>
    }
    func.func @bytes(%m: memref<8xi8>, %o: index) -> memref<2xi8> {
      %v = memref.view %m[%o][] : memref<8xi8> to memref<2xi8>
      return %v : memref<2xi8>
    }
    func.func @bits(%m: memref<8xi8>, %o: index) -> i1 {
      %c0 = arith.constant 0 : index
      %v = memref.view %m[%o][] : memref<8xi8> to memref<2xi1>
      %0 = memref.load %v[%c0] : memref<2xi1>
      return %0 : i1
    }
    func.func @metadata(%m: memref<8xi8>) -> (index, index, index, index) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %v = memref.view %m[%c2][] : memref<8xi8> to memref<1x3xi16>
      %s = memref.subview %v[0, 1] [1, 2] [1, 1]
        : memref<1x3xi16> to memref<1x2xi16, strided<[3, 1], offset: 1>>
      %b, %o, %n:2, %st:2 = memref.extract_strided_metadata %s
        : memref<1x2xi16, strided<[3, 1], offset: 1>>
        -> memref<i16>, index, index, index, index, index
      %p = memref.extract_aligned_pointer_as_index %m : memref<8xi8> -> index
      %q = memref.extract_aligned_pointer_as_index %s
        : memref<1x2xi16, strided<[3, 1], offset: 1>> -> index
      %d = arith.subi %q, %p : index
      return %o, %st#0, %st#1, %d : index, index, index, index
    }
    func.func @vectors(%m: memref<8xi8>, %o: index) -> memref<1xvector<2xi8>> {
      %v = memref.view %m[%o][] : memref<8xi8> to memref<1xvector<2xi8>>
      return %v : memref<1xvector<2xi8>>
    })";
  std::string bytes = "[1, 2, 3, 4, 5, 6, 7, 8]";
  // 0x06050403
  EXPECT_EQ(runOf(module, "words", bytes + ", 2"), "[100992003]");
  EXPECT_EQ(runOf(module, "words", bytes + ", 5"), "out-of-bounds");
  EXPECT_EQ(runOf(module, "words", bytes + ", -1"), "out-of-bounds");
  EXPECT_EQ(runOf(module, "words", "[1, undefined, 3, 4, 5, 6, 7, 8], 0"),
            "[undefined]");
  EXPECT_EQ(argumentAfter(module, "store", bytes + ", 0x0a0b"),
            "[1, 2, 3, 11, 10, 6, 7, 8]");
  EXPECT_EQ(runOf(module, "dynamic", bytes + ", 0, 2"),
            "[[513, 1027], [1541, 2055]]");
  EXPECT_EQ(runOf(module, "dynamic", bytes + ", 8, 0"), "[]");
  EXPECT_EQ(runOf(module, "dynamic", bytes + ", 1, 2"), "out-of-bounds");
  EXPECT_EQ(runOf(module, "dynamic", bytes + ", 0, -1"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "bytes", bytes + ", 6"), "[7, 8]");
  EXPECT_EQ(runOf(module, "bits", "[2, 3, 0, 0, 0, 0, 0, 0], 0"), "false");
  EXPECT_EQ(runOf(module, "bits", "[2, 3, 0, 0, 0, 0, 0, 0], 1"), "true");
  EXPECT_EQ(runOf(module, "metadata", bytes), "1, 3, 1, 2");
  EXPECT_EQ(runOf(module, "vectors", bytes + ", 0"),
            "unsupported: memref.view (memref<1xvector<2xi8>>)");
}

TEST(MemRefOps, ViewsOverlapByBytes) {
  const char *module = R"(
    func.func @main(%m: memref<6xi8>, %o: index) {
      %c0 = arith.constant 0 : index
      %a = memref.view %m[%c0][] : memref<6xi8> to memref<1xi32>
      %b = memref.view %m[%o][] : memref<6xi8> to memref<1xi16>
      %c = memref.view %m[%c0][] : memref<6xi8> to memref<1xi16>
      %0:2 = memref.distinct_objects %a, %b : memref<1xi32>, memref<1xi16>
      memref.copy %c, %b : memref<1xi16> to memref<1xi16>
      return
    })";
  EXPECT_EQ(argumentAfter(module, "main", "[1, 2, 3, 4, 5, 6], 4"),
            "[1, 2, 3, 4, 1, 2]");
  EXPECT_EQ(argumentAfter(module, "main", "[1, 2, 3, 4, 5, 6], 3"),
            "undefined-behaviour");
  const char *copy = R"(
    func.func @main(%m: memref<6xi8>, %o: index) {
      %c0 = arith.constant 0 : index
      %a = memref.view %m[%c0][] : memref<6xi8> to memref<1xi32>
      %b = memref.view %m[%o][] : memref<6xi8> to memref<1xi32>
      memref.copy %a, %b : memref<1xi32> to memref<1xi32>
      return
    })";
  EXPECT_EQ(argumentAfter(copy, "main", "[1, 2, 3, 4, 5, 6], 2"),
            "overlapping-copy");
  EXPECT_EQ(argumentAfter(copy, "main", "[1, 2, 3, 4, 5, 6], 0"),
            "[1, 2, 3, 4, 5, 6]");
}

TEST(MemRefOps, TransposeDimRank) {
  const char *module = R"(
    func.func @transpose(%m: memref<2x3xi8>) -> memref<3x2xi8, strided<[1, 3]>> {
      %v = memref.transpose %m (i, j) -> (j, i)
        : memref<2x3xi8> to memref<3x2xi8, strided<[1, 3]>>
      return %v : memref<3x2xi8, strided<[1, 3]>>
    }
    func.func @three(%m: memref<1x2x3xi8>) -> (index, index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %v = memref.transpose %m (i, j, k) -> (j, k, i)
        : memref<1x2x3xi8> to memref<2x3x1xi8, strided<[3, 1, 6]>>
      %d0 = memref.dim %v, %c0 : memref<2x3x1xi8, strided<[3, 1, 6]>>
      %d1 = memref.dim %v, %c1 : memref<2x3x1xi8, strided<[3, 1, 6]>>
      %d2 = memref.dim %v, %c2 : memref<2x3x1xi8, strided<[3, 1, 6]>>
      return %d0, %d1, %d2 : index, index, index
    }
    func.func @dim(%m: memref<?x2xi8>, %i: index) -> index {
      %0 = memref.dim %m, %i : memref<?x2xi8>
      return %0 : index
    }
    func.func @rank(%m: memref<?x2xi8>) -> index {
      %u = memref.cast %m : memref<?x2xi8> to memref<*xi8>
      %0 = memref.rank %u : memref<*xi8>
      return %0 : index
    })";
  EXPECT_EQ(runOf(module, "transpose", "[[1, 2, 3], [4, 5, 6]]"),
            "[[1, 4], [2, 5], [3, 6]]");
  EXPECT_EQ(runOf(module, "three", "[[[1, 2, 3], [4, 5, 6]]]"), "2, 3, 1");
  EXPECT_EQ(runOf(module, "dim", "[[1, 2], [3, 4], [5, 6]], 0"), "3");
  EXPECT_EQ(runOf(module, "dim", "[[1, 2], [3, 4], [5, 6]], 1"), "2");
  EXPECT_EQ(runOf(module, "dim", "[[1, 2]], 2"), "out-of-bounds");
  EXPECT_EQ(runOf(module, "dim", "[[1, 2]], undefined"), "uninitialized-read");
  EXPECT_EQ(runOf(module, "rank", "[[1, 2]]"), "2");
}

TEST(MemRefOps, Globals) {
  const char *module = R"(
    memref.global "private" @variable : memref<2xi8> = dense<[1, 2]>
    memref.global "private" constant @splat : memref<2x2xf32> = dense<1.5>
    memref.global "private" @raw : memref<2xi8> = uninitialized
    memref.global "private" @scalar : memref<i8> = dense<4>
    memref.global "private" constant @none : memref<0x2xi8> = dense<>
    func.func @read() -> (memref<2x2xf32>, memref<2xi8>, memref<i8>, memref<0x2xi8>) {
      %0 = memref.get_global @splat : memref<2x2xf32>
      %1 = memref.get_global @raw : memref<2xi8>
      %2 = memref.get_global @scalar : memref<i8>
      %3 = memref.get_global @none : memref<0x2xi8>
      return %0, %1, %2, %3
        : memref<2x2xf32>, memref<2xi8>, memref<i8>, memref<0x2xi8>
    }
    func.func @write(%x: i8) -> memref<2xi8> {
      %c1 = arith.constant 1 : index
      %0 = memref.get_global @variable : memref<2xi8>
      memref.store %x, %0[%c1] : memref<2xi8>
      %1 = memref.get_global @variable : memref<2xi8>
      return %1 : memref<2xi8>
    })";
  EXPECT_EQ(runOf(module, "read"),
            "[[1.5, 1.5], [1.5, 1.5]], [undefined, undefined], 4, []");
  EXPECT_EQ(runOf(module, "write", "7"), "[1, 7]");
}

TEST(MemRefOps, Metadata) {
  const char *module = R"(
    func.func @metadata(%m: memref<3x4xi8>, %o: index)
        -> (memref<i8>, index, index, index, index, index) {
      %v = memref.subview %m[%o, 1] [2, 2] [1, 2]
        : memref<3x4xi8> to memref<2x2xi8, strided<[4, 2], offset: ?>>
      %b, %off, %n:2, %s:2 = memref.extract_strided_metadata %v
        : memref<2x2xi8, strided<[4, 2], offset: ?>>
        -> memref<i8>, index, index, index, index, index
      return %b, %off, %n#0, %n#1, %s#0, %s#1
        : memref<i8>, index, index, index, index, index
    }
    func.func @pointers(%a: memref<2xi8>, %b: memref<2xi8>) -> (i1, i1) {
      %v = memref.subview %a[1] [1] [1]
        : memref<2xi8> to memref<1xi8, strided<[1], offset: 1>>
      %0 = memref.extract_aligned_pointer_as_index %a : memref<2xi8> -> index
      %1 = memref.extract_aligned_pointer_as_index %b : memref<2xi8> -> index
      %2 = memref.extract_aligned_pointer_as_index %v
        : memref<1xi8, strided<[1], offset: 1>> -> index
      %same = arith.cmpi eq, %0, %2 : index
      %other = arith.cmpi eq, %0, %1 : index
      return %same, %other : i1, i1
    })";
  EXPECT_EQ(runOf(module, "metadata",
                  "[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], 1"),
            "1, 5, 2, 2, 4, 2");
  EXPECT_EQ(runOf(module, "pointers", "[1, 2], [3, 4]"), "true, false");
}

TEST(MemRefOps, Atomics) {
  auto atomic = [](const char *kind, const char *type, const char *arguments) {
    std::string text = std::string("func.func @main(%m: memref<2x") + type +
                       ">, %x: " + type + ", %i: index) -> " + type +
                       " {\n%0 = memref.atomic_rmw " + kind +
                       " %x, %m[%i] : (" + type + ", memref<2x" + type +
                       ">) -> " + type + "\nreturn %0 : " + type + "\n}";
    Interpreted interpreted(text);
    std::string result =
        interpreted.results(interpreted.run("main", arguments));
    return result + " " + interpreted.argument(0);
  };
  EXPECT_EQ(atomic("addi", "i8", "[100, 1], 100, 0"), "-56 [-56, 1]");
  EXPECT_EQ(atomic("muli", "i8", "[1, 100], 3, 1"), "44 [1, 44]");
  EXPECT_EQ(atomic("assign", "i8", "[undefined, 1], 3, 0"), "3 [3, 1]");
  EXPECT_EQ(atomic("addi", "i8", "[undefined, 1], 3, 0"),
            "undefined [undefined, 1]");
  EXPECT_EQ(atomic("andi", "i8", "[12, 1], 10, 0"), "8 [8, 1]");
  EXPECT_EQ(atomic("ori", "i8", "[12, 1], 10, 0"), "14 [14, 1]");
  EXPECT_EQ(atomic("xori", "i8", "[12, 1], 10, 0"), "6 [6, 1]");
  EXPECT_EQ(atomic("maxs", "i8", "[-1, 1], 5, 0"), "5 [5, 1]");
  EXPECT_EQ(atomic("maxu", "i8", "[-1, 1], 5, 0"), "-1 [-1, 1]");
  EXPECT_EQ(atomic("mins", "i8", "[-1, 1], 5, 0"), "-1 [-1, 1]");
  EXPECT_EQ(atomic("minu", "i8", "[-1, 1], 5, 0"), "5 [5, 1]");
  EXPECT_EQ(atomic("addf", "f32", "[1.5, 1.0], 2.0, 0"), "3.5 [3.5, 1]");
  EXPECT_EQ(atomic("mulf", "f32", "[1.5, 1.0], 2.0, 0"), "3 [3, 1]");
  EXPECT_EQ(atomic("maximumf", "f32", "[NaN, 1.0], 2.0, 0"), "NaN [NaN, 1]");
  EXPECT_EQ(atomic("maxnumf", "f32", "[NaN, 1.0], 2.0, 0"), "2 [2, 1]");
  EXPECT_EQ(atomic("minimumf", "f32", "[3.0, 1.0], 2.0, 0"), "2 [2, 1]");
  EXPECT_EQ(atomic("minnumf", "f32", "[NaN, 1.0], 2.0, 0"), "2 [2, 1]");
  EXPECT_EQ(atomic("addi", "i8", "[1, 1], 1, 2"), "out-of-bounds [1, 1]");

  const char *generic = R"(
    func.func @main(%m: memref<2xi8>, %x: i8, %i: index) -> i8 {
      %0 = memref.generic_atomic_rmw %m[%i] : memref<2xi8> {
      ^bb0(%old: i8):
        %1 = arith.muli %old, %x : i8
        %2 = arith.subi %1, %old : i8
        memref.atomic_yield %2 : i8
      }
      return %0 : i8
    })";
  EXPECT_EQ(runOf(generic, "main", "[3, 5], 4, 1"), "15");
  Interpreted interpreted(generic);
  (void)interpreted.run("main", "[3, 5], 4, 1");
  EXPECT_EQ(interpreted.argument(0), "[3, 15]");
  EXPECT_EQ(runOf(generic, "main", "[3, 5], 4, 2"), "out-of-bounds");
}

TEST(MemRefOps, HintsAndAssumptions) {
  const char *module = R"(
    func.func @hints(%m: memref<2xi8>) -> memref<2xi8> {
      %c9 = arith.constant 9 : index
      memref.prefetch %m[%c9], read, locality<3>, data : memref<2xi8>
      %0 = memref.assume_alignment %m, 64 : memref<2xi8>
      %1 = memref.memory_space_cast %0 : memref<2xi8> to memref<2xi8, 1>
      %2 = memref.memory_space_cast %1 : memref<2xi8, 1> to memref<2xi8>
      return %2 : memref<2xi8>
    }
    func.func @distinct(%a: memref<2xi8>, %b: memref<2xi8>) -> (i8, i8) {
      %c0 = arith.constant 0 : index
      %0:2 = memref.distinct_objects %a, %b : memref<2xi8>, memref<2xi8>
      %1 = memref.load %0#0[%c0] : memref<2xi8>
      %2 = memref.load %0#1[%c0] : memref<2xi8>
      return %1, %2 : i8, i8
    }
    func.func @same(%a: memref<2xi8>) {
      %0:2 = memref.distinct_objects %a, %a : memref<2xi8>, memref<2xi8>
      return
    }
    func.func @halves(%m: memref<4xi8>) {
      %a = memref.subview %m[0] [2] [2]
        : memref<4xi8> to memref<2xi8, strided<[2]>>
      %b = memref.subview %m[1] [2] [2]
        : memref<4xi8> to memref<2xi8, strided<[2], offset: 1>>
      %0:2 = memref.distinct_objects %a, %b
        : memref<2xi8, strided<[2]>>, memref<2xi8, strided<[2], offset: 1>>
      return
    })";
  EXPECT_EQ(runOf(module, "hints", "[1, 2]"), "[1, 2]");
  EXPECT_EQ(runOf(module, "distinct", "[1, 2], [3, 4]"), "1, 3");
  EXPECT_EQ(runOf(module, "same", "[1, 2]"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "halves", "[1, 2, 3, 4]"), "");
}

TEST(MemRefOps, DmaIsUnsupported) {
  EXPECT_EQ(runOf(R"(
    func.func @main(%a: memref<2xi8>, %b: memref<2xi8>, %t: memref<1xi32>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      memref.dma_start %a[%c0], %b[%c0], %c2, %t[%c0]
        : memref<2xi8>, memref<2xi8>, memref<1xi32>
      return
    })",
                  "main", "[1, 2], [3, 4], [0]"),
            "unsupported: memref.dma_start");
}
