//===- BufferizationOpsTest.cpp - Tests of the border to memory -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

TEST(BufferizationOps, AllocTensor) {
  expectAll({
      {"() -> tensor<2xi8>", "bufferization.alloc_tensor() : tensor<2xi8>", "",
       "[undefined, undefined]"},
      {"(index) -> tensor<?x1xi8>",
       "bufferization.alloc_tensor(%a) : tensor<?x1xi8>", "2",
       "[[undefined], [undefined]]"},
      {"(index) -> tensor<?x1xi8>",
       "bufferization.alloc_tensor(%a) : tensor<?x1xi8>", "0", "[]"},
      {"(index) -> tensor<?x1xi8>",
       "bufferization.alloc_tensor(%a) : tensor<?x1xi8>", "-2",
       "undefined-behaviour"},
      {"(tensor<?xi8>) -> tensor<?xi8>",
       "bufferization.alloc_tensor() copy(%a) : tensor<?xi8>", "[1, undefined]",
       "[1, undefined]"},
      {"(tensor<i8>) -> tensor<i8>",
       "bufferization.alloc_tensor() copy(%a) : tensor<i8>", "3", "3"},
  });
}

TEST(BufferizationOps, ToTensorIsSnapshot) {
  const char *module = R"(
    func.func @main(%m: memref<2xi8>, %x: i8) -> (tensor<2xi8>, tensor<2xi8>) {
      %c0 = arith.constant 0 : index
      %before = bufferization.to_tensor %m restrict writable
        : memref<2xi8> to tensor<2xi8>
      memref.store %x, %m[%c0] : memref<2xi8>
      %after = bufferization.to_tensor %m : memref<2xi8> to tensor<2xi8>
      return %before, %after : tensor<2xi8>, tensor<2xi8>
    }
    func.func @strided(%m: memref<2x2xi8, strided<[1, 2], offset: 1>>)
        -> tensor<2x2xi8> {
      %t = bufferization.to_tensor %m
        : memref<2x2xi8, strided<[1, 2], offset: 1>> to tensor<2x2xi8>
      return %t : tensor<2x2xi8>
    }
    func.func @unranked(%m: memref<?xi8>) -> index {
      %u = memref.cast %m : memref<?xi8> to memref<*xi8>
      %t = bufferization.to_tensor %u : memref<*xi8> to tensor<*xi8>
      %0 = tensor.rank %t : tensor<*xi8>
      return %0 : index
    }
    func.func @freed() -> tensor<2xi8> {
      %m = memref.alloc() : memref<2xi8>
      memref.dealloc %m : memref<2xi8>
      %t = bufferization.to_tensor %m : memref<2xi8> to tensor<2xi8>
      return %t : tensor<2xi8>
    }
    func.func @fresh() -> tensor<2xi8> {
      %m = memref.alloc() : memref<2xi8>
      %t = bufferization.to_tensor %m : memref<2xi8> to tensor<2xi8>
      return %t : tensor<2xi8>
    }
    func.func @bytes(%m: memref<2xi8>) -> tensor<2xi1> {
      %c0 = arith.constant 0 : index
      %v = memref.view %m[%c0][] : memref<2xi8> to memref<2xi1>
      %t = bufferization.to_tensor %v : memref<2xi1> to tensor<2xi1>
      return %t : tensor<2xi1>
    })";
  EXPECT_EQ(runOf(module, "main", "[1, 2], 9"), "[1, 2], [9, 2]");
  EXPECT_EQ(runOf(module, "strided", "[[1, 2], [3, 4]]"), "[[1, 2], [3, 4]]");
  EXPECT_EQ(runOf(module, "unranked", "[1, 2]"), "1");
  EXPECT_EQ(runOf(module, "freed"), "use-after-free");
  EXPECT_EQ(runOf(module, "fresh"), "[undefined, undefined]");
  EXPECT_EQ(runOf(module, "bytes", "[2, 3]"), "[false, true]");
}

TEST(BufferizationOps, Restrict) {
  const char *module = R"(
    func.func @twice(%m: memref<4xi8>, %o: index) {
      %a = memref.subview %m[0] [2] [1] : memref<4xi8> to memref<2xi8>
      %b = memref.subview %m[%o] [2] [1]
        : memref<4xi8> to memref<2xi8, strided<[1], offset: ?>>
      %s = bufferization.to_tensor %a restrict : memref<2xi8> to tensor<2xi8>
      %t = bufferization.to_tensor %b restrict
        : memref<2xi8, strided<[1], offset: ?>> to tensor<2xi8>
      return
    }
    func.func @materialize(%m: memref<2xi8>) {
      %s = bufferization.to_tensor %m restrict : memref<2xi8> to tensor<2xi8>
      bufferization.materialize_in_destination %s in restrict writable %m
        : (tensor<2xi8>, memref<2xi8>) -> ()
      return
    }
    func.func @once(%m: memref<2xi8>) {
      %s = bufferization.to_tensor %m restrict : memref<2xi8> to tensor<2xi8>
      bufferization.materialize_in_destination %s in writable %m
        : (tensor<2xi8>, memref<2xi8>) -> ()
      return
    }
    func.func @loop(%m: memref<2xi8>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c100 = arith.constant 100 : index
      scf.for %i = %c0 to %c100 step %c1 {
        %v = memref.subview %m[0] [2] [1] : memref<2xi8> to memref<2xi8>
        %s = bufferization.to_tensor %v restrict : memref<2xi8> to tensor<2xi8>
      }
      return
    })";
  EXPECT_EQ(runOf(module, "twice", "[1, 2, 3, 4], 2"), "");
  EXPECT_EQ(runOf(module, "twice", "[1, 2, 3, 4], 1"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "materialize", "[1, 2]"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "once", "[1, 2]"), "");
  EXPECT_EQ(runOf(module, "loop", "[1, 2]"), "");
}

TEST(BufferizationOps, ToBufferIsFresh) {
  const char *module = R"(
    func.func @main(%t: tensor<2xi8>, %x: i8) -> (tensor<2xi8>, memref<2xi8>) {
      %c0 = arith.constant 0 : index
      %m = bufferization.to_buffer %t : tensor<2xi8> to memref<2xi8>
      memref.store %x, %m[%c0] : memref<2xi8>
      return %t, %m : tensor<2xi8>, memref<2xi8>
    }
    func.func @readOnly(%t: tensor<2xi8>, %x: i8) -> i8 {
      %c0 = arith.constant 0 : index
      %m = bufferization.to_buffer %t read_only : tensor<2xi8> to memref<2xi8>
      %0 = memref.load %m[%c0] : memref<2xi8>
      return %0 : i8
    }
    func.func @writesReadOnly(%t: tensor<2xi8>, %x: i8) {
      %c0 = arith.constant 0 : index
      %m = bufferization.to_buffer %t read_only : tensor<2xi8> to memref<2xi8>
      memref.store %x, %m[%c0] : memref<2xi8>
      return
    }
    func.func @layout(%t: tensor<2x2xi8>) -> (i8, index, index) {
      %c1 = arith.constant 1 : index
      %m = bufferization.to_buffer %t
        : tensor<2x2xi8> to memref<2x2xi8, strided<[?, 2], offset: 3>>
      %0 = memref.load %m[%c1, %c1] : memref<2x2xi8, strided<[?, 2], offset: 3>>
      %b, %o, %n:2, %s:2 = memref.extract_strided_metadata %m
        : memref<2x2xi8, strided<[?, 2], offset: 3>>
        -> memref<i8>, index, index, index, index, index
      return %0, %o, %s#0 : i8, index, index
    }
    func.func @empty(%t: tensor<?xi8>) -> memref<?xi8> {
      %m = bufferization.to_buffer %t : tensor<?xi8> to memref<?xi8>
      return %m : memref<?xi8>
    })";
  EXPECT_EQ(runOf(module, "main", "[1, 2], 9"), "[1, 2], [9, 2]");
  EXPECT_EQ(runOf(module, "readOnly", "[1, 2], 9"), "1");
  EXPECT_EQ(runOf(module, "writesReadOnly", "[1, 2], 9"), "write-to-constant");
  EXPECT_EQ(runOf(module, "layout", "[[1, 2], [3, 4]]"), "4, 3, 4");
  EXPECT_EQ(runOf(module, "empty", "[]"), "[]");
}

TEST(BufferizationOps, MaterializeInDestination) {
  const char *module = R"(
    func.func @tensor(%s: tensor<?xi8>, %d: tensor<?xi8>)
        -> (tensor<?xi8>, tensor<?xi8>) {
      %r = bufferization.materialize_in_destination %s in %d
        : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
      return %r, %d : tensor<?xi8>, tensor<?xi8>
    }
    func.func @memref(%s: tensor<?xi8>, %d: memref<?xi8>) -> memref<?xi8> {
      bufferization.materialize_in_destination %s in restrict writable %d
        : (tensor<?xi8>, memref<?xi8>) -> ()
      return %d : memref<?xi8>
    })";
  EXPECT_EQ(runOf(module, "tensor", "[1, 2], [3, 4]"), "[1, 2], [3, 4]");
  EXPECT_EQ(runOf(module, "tensor", "[1, 2], [3]"), "undefined-behaviour");
  EXPECT_EQ(runOf(module, "memref", "[1, undefined], [3, 4]"),
            "[1, undefined]");
  EXPECT_EQ(runOf(module, "memref", "[], []"), "[]");
  EXPECT_EQ(runOf(module, "memref", "[1], [3, 4]"), "undefined-behaviour");
}

TEST(BufferizationOps, Clone) {
  const char *module = R"(
    func.func @main(%m: memref<2xi8>) -> (memref<?xi8>, i1) {
      %c = bufferization.clone %m : memref<2xi8> to memref<?xi8>
      %0 = memref.extract_aligned_pointer_as_index %m : memref<2xi8> -> index
      %1 = memref.extract_aligned_pointer_as_index %c : memref<?xi8> -> index
      %same = arith.cmpi eq, %0, %1 : index
      return %c, %same : memref<?xi8>, i1
    }
    func.func @freed() -> memref<2xi8> {
      %m = memref.alloc() : memref<2xi8>
      %c = bufferization.clone %m : memref<2xi8> to memref<2xi8>
      memref.dealloc %m : memref<2xi8>
      %d = bufferization.clone %c : memref<2xi8> to memref<2xi8>
      memref.dealloc %c : memref<2xi8>
      return %d : memref<2xi8>
    })";
  EXPECT_EQ(runOf(module, "main", "[1, 2]"), "[1, 2], false");
  EXPECT_EQ(runOf(module, "freed"), "[undefined, undefined]");
}

TEST(BufferizationOps, Dealloc) {
  const char *module = R"(
    // What is freed: a load afterwards says so.
    func.func @condition(%c: i1, %x: i8) -> i8 {
      %m = memref.alloc() : memref<i8>
      memref.store %x, %m[] : memref<i8>
      bufferization.dealloc (%m : memref<i8>) if (%c)
      %0 = memref.load %m[] : memref<i8>
      return %0 : i8
    }
    func.func @retained(%c: i1, %x: i8) -> (i8, i1) {
      %m = memref.alloc() : memref<2xi8>
      %c0 = arith.constant 0 : index
      memref.store %x, %m[%c0] : memref<2xi8>
      %v = memref.subview %m[0] [1] [1] : memref<2xi8> to memref<1xi8>
      %o = bufferization.dealloc (%m : memref<2xi8>) if (%c)
        retain (%v : memref<1xi8>)
      %0 = memref.load %v[%c0] : memref<1xi8>
      return %0, %o : i8, i1
    }
    func.func @ownership(%c: i1, %d: i1) -> (i1, i1, i1) {
      %a = memref.alloc() : memref<i8>
      %b = memref.alloc() : memref<i8>
      %e = memref.alloc() : memref<i8>
      %o:3 = bufferization.dealloc (%a, %a, %b : memref<i8>, memref<i8>, memref<i8>)
        if (%c, %d, %d) retain (%a, %b, %e : memref<i8>, memref<i8>, memref<i8>)
      return %o#0, %o#1, %o#2 : i1, i1, i1
    }
    // Of two aliases only the first is freed.
    func.func @aliases(%c: i1, %d: i1, %x: i8) -> i8 {
      %a = memref.alloc() : memref<i8>
      memref.store %x, %a[] : memref<i8>
      bufferization.dealloc (%a, %a : memref<i8>, memref<i8>) if (%c, %d)
      %0 = memref.load %a[] : memref<i8>
      return %0 : i8
    }
    func.func @none(%m: memref<i8>) -> i1 {
      %o = bufferization.dealloc retain (%m : memref<i8>)
      return %o : i1
    }
    func.func @argument(%m: memref<i8>, %c: i1) {
      bufferization.dealloc (%m : memref<i8>) if (%c)
      return
    })";
  EXPECT_EQ(runOf(module, "condition", "true, 5"), "use-after-free");
  EXPECT_EQ(runOf(module, "condition", "false, 5"), "5");
  EXPECT_EQ(runOf(module, "condition", "undefined, 5"), "uninitialized-read");
  EXPECT_EQ(runOf(module, "retained", "true, 5"), "5, true");
  EXPECT_EQ(runOf(module, "retained", "false, 5"), "5, false");
  EXPECT_EQ(runOf(module, "ownership", "false, true"), "true, true, false");
  EXPECT_EQ(runOf(module, "ownership", "true, false"), "true, false, false");
  EXPECT_EQ(runOf(module, "aliases", "true, true, 5"), "use-after-free");
  EXPECT_EQ(runOf(module, "aliases", "true, false, 5"), "use-after-free");
  EXPECT_EQ(runOf(module, "aliases", "false, true, 5"), "5");
  EXPECT_EQ(runOf(module, "none", "1"), "false");
  EXPECT_EQ(runOf(module, "argument", "1, true"), "invalid-free");
  EXPECT_EQ(runOf(module, "argument", "1, false"), "");
}

TEST(BufferizationOps, DeallocTensor) {
  expectAll({
      {"(tensor<2xi8>) -> tensor<2xi8>",
       "%0 = bufferization.alloc_tensor() copy(%a) : tensor<2xi8>\n"
       "bufferization.dealloc_tensor %0 : tensor<2xi8>\n"
       "tensor.cast %a : tensor<2xi8> to tensor<2xi8>",
       "[1, 2]", "[1, 2]"},
      {"(tensor<2xi8>) -> tensor<2xi8>",
       "bufferization.dealloc_tensor %a : tensor<2xi8>\n"
       "tensor.cast %a : tensor<2xi8> to tensor<2xi8>",
       "[1, 2]", "undefined-behaviour"},
      // What nobody here allocated.
      {"(tensor<2xi8>) -> i8",
       "%c0 = arith.constant 0 : index\n"
       "%x = tensor.extract %a[%c0] : tensor<2xi8>\n"
       "bufferization.dealloc_tensor %a : tensor<2xi8>\n"
       "arith.addi %x, %x : i8",
       "[1, 2]", "undefined-behaviour"},
      {"(i8) -> i8",
       "%t = arith.constant dense<1> : tensor<2xi8>\n"
       "bufferization.dealloc_tensor %t : tensor<2xi8>\n"
       "arith.addi %a, %a : i8",
       "1", "undefined-behaviour"},
  });
  // %u is written over %f, and that over %t: all may be in one memory.
  const std::string written =
      "%c0 = arith.constant 0 : index\n"
      "%t = bufferization.alloc_tensor() : tensor<2xi8>\n"
      "%f = linalg.fill ins(%a : i8) outs(%t : tensor<2xi8>) -> tensor<2xi8>\n"
      "%u = tensor.insert %a into %f[%c0] : tensor<2xi8>\n";
  const std::string usesOlder =
      written + "bufferization.dealloc_tensor %u : tensor<2xi8>\n"
                "tensor.cast %f : tensor<2xi8> to tensor<2xi8>";
  const std::string usesNewer =
      written + "bufferization.dealloc_tensor %t : tensor<2xi8>\n"
                "tensor.cast %u : tensor<2xi8> to tensor<2xi8>";
  const std::string usesNone =
      written + "%x = tensor.extract %u[%c0] : tensor<2xi8>\n"
                "bufferization.dealloc_tensor %u : tensor<2xi8>\n"
                "arith.addi %x, %x : i8";
  expectAll({
      {"(i8) -> tensor<2xi8>", usesOlder.c_str(), "1", "undefined-behaviour"},
      {"(i8) -> tensor<2xi8>", usesNewer.c_str(), "1", "undefined-behaviour"},
      {"(i8) -> i8", usesNone.c_str(), "1", "2"},
  });
}

TEST(BufferizationOps, DeallocOfATensorThatIsMadeOfItself) {
  // In a block that nothing leads to, that is allowed.
  Interpreted interpreted(R"(
    func.func @main(%x: i32) -> i32 {
      return %x : i32
    ^bb1:
      %a = tensor.cast %a : tensor<2xf32> to tensor<2xf32>
      bufferization.dealloc_tensor %a : tensor<2xf32>
      cf.br ^bb1
    })");
  EXPECT_EQ(interpreted.results(interpreted.run("main", "3")), "3");
}

TEST(MLProgramOps, Globals) {
  const char *module = R"(
    ml_program.global private mutable @variable(dense<[1, 2]> : tensor<2xi8>) : tensor<2xi8>
    ml_program.global private @fixed(dense<3> : tensor<2xi8>) : tensor<2xi8>
    ml_program.global private mutable @raw : tensor<2xi8>
    ml_program.global private mutable @dynamic(dense<[1, 2]> : tensor<2xi8>) : tensor<?xi8>
    func.func @main(%t: tensor<2xi8>)
        -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) {
      %0 = ml_program.global_load @variable : tensor<2xi8>
      ml_program.global_store @variable = %t : tensor<2xi8>
      %1 = ml_program.global_load @variable : tensor<2xi8>
      %2 = ml_program.global_load_const @fixed : tensor<2xi8>
      return %0, %1, %2 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>
    }
    func.func @uninitialized() -> tensor<2xi8> {
      %0 = ml_program.global_load @raw : tensor<2xi8>
      return %0 : tensor<2xi8>
    }
    func.func private @callee(%i: index, %x: i8) {
      %0 = ml_program.global_load @variable : tensor<2xi8>
      %1 = tensor.insert %x into %0[%i] : tensor<2xi8>
      ml_program.global_store @variable = %1 : tensor<2xi8>
      return
    }
    func.func @calls(%i: index, %x: i8) -> (tensor<2xi8>, tensor<2xi8>) {
      %0 = ml_program.global_load @variable : tensor<2xi8>
      call @callee(%i, %x) : (index, i8) -> ()
      %1 = ml_program.global_load @variable : tensor<2xi8>
      return %0, %1 : tensor<2xi8>, tensor<2xi8>
    }
    func.func @grow(%t: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
      %0 = ml_program.global_load @dynamic : tensor<?xi8>
      ml_program.global_store @dynamic = %t : tensor<?xi8>
      %1 = ml_program.global_load @dynamic : tensor<?xi8>
      return %0, %1 : tensor<?xi8>, tensor<?xi8>
    })";
  EXPECT_EQ(runOf(module, "main", "[8, 9]"), "[1, 2], [8, 9], [3, 3]");
  EXPECT_EQ(runOf(module, "uninitialized"), "[undefined, undefined]");
  EXPECT_EQ(runOf(module, "calls", "1, 9"), "[1, 2], [1, 9]");
  EXPECT_EQ(runOf(module, "grow", "[7, 8, 9]"), "[1, 2], [7, 8, 9]");
}

TEST(MLProgramOps, OrderedAccessIsUnsupported) {
  const char *module = R"(
    ml_program.global private mutable @g(dense<1> : tensor<2xi8>) : tensor<2xi8>
    func.func @main() -> tensor<2xi8> {
      %t = ml_program.token
      %0, %u = ml_program.global_load_graph @g ordering(%t -> !ml_program.token)
        : tensor<2xi8>
      return %0 : tensor<2xi8>
    })";
  EXPECT_EQ(runOf(module, "main"), "unsupported: ml_program.token");
}
