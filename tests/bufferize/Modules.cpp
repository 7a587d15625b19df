//===- Modules.cpp - Modules that are hard to bufferize -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kept as text, as they would be written in a test of MLIR: what is of interest
// is what the ops of a module have to do with one another.
//
//===----------------------------------------------------------------------===//

#include "Modules.h"

namespace bufdiff::test {

static const NamedModule hardModules[] = {
    {"AllocReturnedTwice", R"mlir(
// alloc returned twice; caller writes one and reads the other
func.func private @two() -> (tensor<4xi32>, tensor<4xi32>) {
  %c = arith.constant 5 : i32
  %e = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%c : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  return %f, %f : tensor<4xi32>, tensor<4xi32>
}
func.func @main() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %a:2 = call @two() : () -> (tensor<4xi32>, tensor<4xi32>)
  %w = tensor.insert %c1 into %a#0[%c0] : tensor<4xi32>
  %x = tensor.extract %a#1[%c0] : tensor<4xi32>
  %y = tensor.extract %w[%c0] : tensor<4xi32>
  return %x, %y : i32, i32
}
)mlir"},
    {"ArgumentAndFresh", R"mlir(
func.func private @f(%t: tensor<3xi64>, %v: i64) -> (tensor<3xi64>, tensor<3xi64>, tensor<2xi64>) {
  %e = tensor.empty() : tensor<3xi64>
  %a = linalg.fill ins(%v : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %b = tensor.from_elements %v, %v : tensor<2xi64>
  return %a, %t, %b : tensor<3xi64>, tensor<3xi64>, tensor<2xi64>
}
func.func @main(%t: tensor<3xi64>, %v: i64) -> (tensor<3xi64>, tensor<3xi64>, tensor<2xi64>) {
  %r:3 = call @f(%t, %v) : (tensor<3xi64>, i64) -> (tensor<3xi64>, tensor<3xi64>, tensor<2xi64>)
  return %r#1, %r#0, %r#2 : tensor<3xi64>, tensor<3xi64>, tensor<2xi64>
}
)mlir"},
    {"Attributes", R"mlir(
func.func private @f(%a: tensor<4xf32> {my.arg = 1 : i32}, %v: f32 {my.v}) -> (tensor<4xf32> {my.r0}, f32 {my.r1}, tensor<4xf32> {my.r2}, tensor<?xf32> {my.r3}) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r = tensor.insert %v into %a[%c0] : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %e2 = tensor.empty(%c4) : tensor<?xf32>
  %f2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<?xf32>) -> tensor<?xf32>
  return %r, %v, %f, %f2 : tensor<4xf32>, f32, tensor<4xf32>, tensor<?xf32>
}
func.func @main(%a: tensor<4xf32>, %v: f32) -> (tensor<4xf32>, f32, tensor<4xf32>, tensor<?xf32>) {
  %r:4 = func.call @f(%a, %v) {hello = 3 : i32, no_inline, arg_attrs = [{x.a}, {x.b}], res_attrs = [{x.r0}, {x.r1}, {x.r2}, {x.r3}]} : (tensor<4xf32>, f32) -> (tensor<4xf32>, f32, tensor<4xf32>, tensor<?xf32>)
  return %r#0, %r#1, %r#2, %r#3 : tensor<4xf32>, f32, tensor<4xf32>, tensor<?xf32>
}
)mlir"},
    {"BuffersAndTensors", R"mlir(
func.func private @f(%m: memref<4xi32>, %t: tensor<4xi32>, %i: index) -> tensor<4xi32> {
  %v = memref.load %m[%i] : memref<4xi32>
  %r = tensor.insert %v into %t[%i] : tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%m: memref<4xi32>, %n: memref<4xi32>, %i: index) -> tensor<4xi32> {
  %t = bufferization.to_tensor %n restrict writable : memref<4xi32> to tensor<4xi32>
  %r = call @f(%m, %t, %i) : (memref<4xi32>, tensor<4xi32>, index) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
)mlir"},
    {"CallsInControlFlow", R"mlir(
func.func private @cond(%b: i1, %t: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %r = scf.if %b -> tensor<4xi32> {
    %x = tensor.insert %v into %t[%c0] : tensor<4xi32>
    scf.yield %x : tensor<4xi32>
  } else {
    scf.yield %t : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
func.func private @condalloc(%b: i1, %t: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %r = scf.if %b -> tensor<4xi32> {
    %e = tensor.empty() : tensor<4xi32>
    %x = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
    scf.yield %x : tensor<4xi32>
  } else {
    scf.yield %t : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
func.func private @freshloop(%n: index) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1 : i32
  %e = tensor.empty() : tensor<4xi32>
  %x = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xi32> {
    %y = tensor.insert %v into %a[%i] : tensor<4xi32>
    %z = func.call @cond2(%y) : (tensor<4xi32>) -> tensor<4xi32>
    scf.yield %z : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
func.func private @cond2(%t: tensor<4xi32>) -> tensor<4xi32> {
  %true = arith.constant true
  %r = call @cond(%true, %t) : (i1, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%b: i1, %t: tensor<4xi32>, %n: index) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = scf.if %b -> tensor<4xi32> {
    %1 = func.call @condalloc(%b, %t) : (i1, tensor<4xi32>) -> tensor<4xi32>
    scf.yield %1 : tensor<4xi32>
  } else {
    %2 = func.call @freshloop(%n) : (index) -> tensor<4xi32>
    scf.yield %2 : tensor<4xi32>
  }
  %3 = call @cond(%b, %0) : (i1, tensor<4xi32>) -> tensor<4xi32>
  return %3, %t : tensor<4xi32>, tensor<4xi32>
}
)mlir"},
    {"CastsAndReshapes", R"mlir(
func.func private @dynins(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %v into %t[%c0] : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @castin(%t: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %r = tensor.insert %v into %t[%c0, %c0] : tensor<?x?xf32>
  %x = tensor.cast %r : tensor<?x?xf32> to tensor<4x?xf32>
  return %x : tensor<4x?xf32>
}
func.func private @castalloc() -> tensor<?xf32> {
  %v = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.cast %f : tensor<4xf32> to tensor<?xf32>
  return %x : tensor<?xf32>
}
func.func private @collapse(%t: tensor<4x4xf32>) -> tensor<16xf32> {
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  return %r : tensor<16xf32>
}
func.func private @expand(%t: tensor<16xf32>) -> tensor<4x4xf32> {
  %r = tensor.expand_shape %t [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
func.func @main(%t: tensor<4x4xf32>, %v: f32) -> (tensor<4x?xf32>, tensor<?xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %d = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %x = call @castin(%d) : (tensor<?x?xf32>) -> tensor<4x?xf32>
  %y = call @castalloc() : () -> tensor<?xf32>
  %z = call @dynins(%y, %v) : (tensor<?xf32>, f32) -> tensor<?xf32>
  %k = call @collapse(%t) : (tensor<4x4xf32>) -> tensor<16xf32>
  %l = tensor.insert %v into %k[%c0] : tensor<16xf32>
  %m = call @expand(%l) : (tensor<16xf32>) -> tensor<4x4xf32>
  return %x, %z, %m : tensor<4x?xf32>, tensor<?xf32>, tensor<4x4xf32>
}
)mlir"},
    {"ConstantPassedToWriter", R"mlir(
func.func private @w(%t: tensor<4xi32>, %i: index, %v: i32) -> tensor<4xi32> {
  %r = tensor.insert %v into %t[%i] : tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%i: index, %v: i32) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %s = arith.constant dense<7> : tensor<4xi32>
  %a = call @w(%c, %i, %v) : (tensor<4xi32>, index, i32) -> tensor<4xi32>
  %b = call @w(%s, %i, %v) : (tensor<4xi32>, index, i32) -> tensor<4xi32>
  return %a, %b, %c : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
)mlir"},
    {"ConstantReturned", R"mlir(
func.func private @k() -> tensor<4xi32> {
  %c = arith.constant dense<[1,2,3,4]> : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func private @sel(%b: i1, %t: tensor<4xi32>) -> tensor<4xi32> {
  %c = arith.constant dense<[1,2,3,4]> : tensor<4xi32>
  %r = arith.select %b, %c, %t : tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%b: i1) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : i32
  %a = call @k() : () -> tensor<4xi32>
  %w = tensor.insert %c9 into %a[%c0] : tensor<4xi32>
  %y = tensor.extract %w[%c0] : tensor<4xi32>
  %a2 = call @k() : () -> tensor<4xi32>
  %x = tensor.extract %a2[%c0] : tensor<4xi32>
  %s = call @sel(%b, %w) : (i1, tensor<4xi32>) -> tensor<4xi32>
  %s2 = tensor.insert %c9 into %s[%c0] : tensor<4xi32>
  %z = tensor.extract %s2[%c0] : tensor<4xi32>
  return %x, %y, %z : i32, i32, i32
}
)mlir"},
    {"DeclarationsOnly", R"mlir(
func.func private @sink(tensor<4xi32>, index)
func.func @main(%t: tensor<4xi32>, %i: index) {
  call @sink(%t, %i) : (tensor<4xi32>, index) -> ()
  call @sink(%t, %i) : (tensor<4xi32>, index) -> ()
  return
}
)mlir"},
    {"DeepChain", R"mlir(
func.func private @d(%t: tensor<4xi32>, %i: index) -> tensor<4xi32> {
  %v = arith.constant 1 : i32
  %r = tensor.insert %v into %t[%i] : tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func private @c(%t: tensor<4xi32>, %i: index) -> (tensor<4xi32>, tensor<4xi32>) {
  %r = call @d(%t, %i) : (tensor<4xi32>, index) -> tensor<4xi32>
  %e = bufferization.alloc_tensor() copy(%r) : tensor<4xi32>
  return %e, %r : tensor<4xi32>, tensor<4xi32>
}
func.func private @b(%t: tensor<4xi32>, %i: index) -> (tensor<4xi32>, tensor<4xi32>) {
  %r:2 = call @c(%t, %i) : (tensor<4xi32>, index) -> (tensor<4xi32>, tensor<4xi32>)
  return %r#1, %r#0 : tensor<4xi32>, tensor<4xi32>
}
func.func private @a(%t: tensor<4xi32>, %i: index) -> tensor<4xi32> {
  %r:2 = call @b(%t, %i) : (tensor<4xi32>, index) -> (tensor<4xi32>, tensor<4xi32>)
  return %r#1 : tensor<4xi32>
}
func.func @main(%t: tensor<4xi32>, %i: index) -> tensor<4xi32> {
  %x = call @a(%t, %i) : (tensor<4xi32>, index) -> tensor<4xi32>
  %y = call @a(%x, %i) : (tensor<4xi32>, index) -> tensor<4xi32>
  return %y : tensor<4xi32>
}
)mlir"},
    {"DynamicShapes", R"mlir(
func.func private @make(%n: index, %v: f64) -> tensor<?xf64> {
  %e = tensor.empty(%n) : tensor<?xf64>
  %r = linalg.fill ins(%v : f64) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func private @set(%t: tensor<?xf64>, %i: index, %v: f64) -> tensor<?xf64> {
  %r = tensor.insert %v into %t[%i] : tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func private @tail(%t: tensor<?xf64>) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c0 : tensor<?xf64>
  %n = arith.subi %d, %c1 : index
  %s = tensor.extract_slice %t[1] [%n] [1] : tensor<?xf64> to tensor<?xf64>
  return %s : tensor<?xf64>
}
func.func @main(%n: index, %v: f64) -> (tensor<?xf64>, tensor<?xf64>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 2.5 : f64
  %a = call @make(%n, %v) : (index, f64) -> tensor<?xf64>
  %b = call @set(%a, %c0, %z) : (tensor<?xf64>, index, f64) -> tensor<?xf64>
  %t = call @tail(%a) : (tensor<?xf64>) -> tensor<?xf64>
  %u = call @set(%t, %c0, %z) : (tensor<?xf64>, index, f64) -> tensor<?xf64>
  return %b, %u : tensor<?xf64>, tensor<?xf64>
}
)mlir"},
    {"ForallWithCalls", R"mlir(
func.func private @calc(%t: tensor<2xi32>, %v: i32) -> tensor<2xi32> {
  %r = linalg.fill ins(%v : i32) outs(%t : tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @main(%t: tensor<8xi32>) -> tensor<8xi32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xi32> {
    %v = arith.index_cast %i : index to i32
    %p = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %s = tensor.extract_slice %o[%p] [2] [1] : tensor<8xi32> to tensor<2xi32>
    %c = func.call @calc(%s, %v) : (tensor<2xi32>, i32) -> tensor<2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%p] [2] [1] : tensor<2xi32> into tensor<8xi32>
    }
  }
  return %r : tensor<8xi32>
}
)mlir"},
    {"GenerateAndPad", R"mlir(
func.func private @g(%n: index) -> tensor<?x3xi32> {
  %r = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    %v = arith.index_cast %s : index to i32
    tensor.yield %v : i32
  } : tensor<?x3xi32>
  return %r : tensor<?x3xi32>
}
func.func private @p(%t: tensor<2xi32>, %v: i32) -> tensor<4xi32> {
  %r = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%t: tensor<2xi32>, %n: index, %v: i32) -> (tensor<?x3xi32>, tensor<4xi32>) {
  %a = call @g(%n) : (index) -> tensor<?x3xi32>
  %b = call @p(%t, %v) : (tensor<2xi32>, i32) -> tensor<4xi32>
  %c = call @p(%t, %v) : (tensor<2xi32>, i32) -> tensor<4xi32>
  return %a, %c : tensor<?x3xi32>, tensor<4xi32>
}
)mlir"},
    {"GlobalState", R"mlir(
ml_program.global private mutable @state(dense<4> : tensor<2xi32>) : tensor<2xi32>
func.func private @peek() -> tensor<2xi32> {
  %t = ml_program.global_load @state : tensor<2xi32>
  return %t : tensor<2xi32>
}
func.func @main(%i: index) -> i32 {
  %t = call @peek() : () -> tensor<2xi32>
  %v = tensor.extract %t[%i] : tensor<2xi32>
  return %v : i32
}
)mlir"},
    {"HoistedInLoopAndBranch", R"mlir(
func.func private @fresh(%v: i32) -> tensor<4xi32> {
  %e = tensor.empty() : tensor<4xi32>
  %r = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%b: i1, %t: tensor<4xi32>) -> (tensor<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %t, %s = %z) -> (tensor<4xi32>, i32) {
    %v = arith.index_cast %i : index to i32
    %f = func.call @fresh(%v) : (i32) -> tensor<4xi32>
    %e = tensor.extract %f[%c0] : tensor<4xi32>
    %y = tensor.insert %e into %x[%i] : tensor<4xi32>
    %n = arith.addi %s, %e : i32
    scf.yield %y, %n : tensor<4xi32>, i32
  }
  %q = scf.if %b -> tensor<4xi32> {
    %f = func.call @fresh(%r#1) : (i32) -> tensor<4xi32>
    scf.yield %f : tensor<4xi32>
  } else {
    scf.yield %r#0 : tensor<4xi32>
  }
  return %q, %r#1 : tensor<4xi32>, i32
}
)mlir"},
    {"LayoutOfArgumentRequired", R"mlir(
func.func private @w(%t: tensor<4xi32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %i: index, %v: i32) -> tensor<4xi32> {
  %r = tensor.insert %v into %t[%i] : tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%t: tensor<4xi32>, %i: index, %v: i32) -> tensor<4xi32> {
  %r = call @w(%t, %i, %v) : (tensor<4xi32>, index, i32) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
)mlir"},
    {"LoopResultReturned", R"mlir(
func.func private @loop(%t: tensor<8xi32>, %n: index) -> (tensor<8xi32>, tensor<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  %e = tensor.empty() : tensor<8xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<8xi32>) -> tensor<8xi32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %f) -> (tensor<8xi32>, tensor<8xi32>) {
    %a = tensor.extract %x[%i] : tensor<8xi32>
    %b = tensor.insert %a into %y[%i] : tensor<8xi32>
    %c = tensor.insert %v into %x[%i] : tensor<8xi32>
    scf.yield %c, %b : tensor<8xi32>, tensor<8xi32>
  }
  return %r#1, %r#0 : tensor<8xi32>, tensor<8xi32>
}
func.func @main(%t: tensor<8xi32>, %n: index) -> (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) {
  %r:2 = call @loop(%t, %n) : (tensor<8xi32>, index) -> (tensor<8xi32>, tensor<8xi32>)
  %q:2 = call @loop(%r#0, %n) : (tensor<8xi32>, index) -> (tensor<8xi32>, tensor<8xi32>)
  return %r#1, %q#0, %q#1 : tensor<8xi32>, tensor<8xi32>, tensor<8xi32>
}
)mlir"},
    {"MixedConventions", R"mlir(
func.func private @ins(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @fresh(%v: f32) -> (tensor<4xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %w = arith.addf %v, %v : f32
  return %r, %w : tensor<4xf32>, f32
}
func.func private @swap(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %b, %a : tensor<4xf32>, tensor<4xf32>
}
func.func private @dyn(%n: index, %v: f32) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @main(%x: tensor<4xf32>, %v: f32, %n: index) -> (tensor<4xf32>, tensor<4xf32>, f32, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f, %w = call @fresh(%v) : (f32) -> (tensor<4xf32>, f32)
  %g = call @ins(%x, %v, %c0) {foo = "bar"} : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %h = call @ins(%x, %w, %c1) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %s:2 = call @swap(%g, %h) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %l = scf.for %i = %c0 to %c2 step %c1 iter_args(%it = %s#0) -> tensor<4xf32> {
    %f2, %w2 = func.call @fresh(%v) : (f32) -> (tensor<4xf32>, f32)
    %k = func.call @ins(%it, %w2, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
    %e = tensor.extract %f2[%i] : tensor<4xf32>
    %k2 = func.call @ins(%k, %e, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
    scf.yield %k2 : tensor<4xf32>
  }
  %d = call @dyn(%n, %v) : (index, f32) -> tensor<?xf32>
  return %l, %f, %w, %d : tensor<4xf32>, tensor<4xf32>, f32, tensor<?xf32>
}
)mlir"},
    {"NoTensors", R"mlir(
func.func private @g(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}
func.func @main(%m: memref<4xf32>, %i: index) -> (memref<4xf32>, f32) {
  %0 = call @g(%m, %i) : (memref<4xf32>, index) -> f32
  return %m, %0 : memref<4xf32>, f32
}
)mlir"},
    {"OutOfPlaceOperandWithTwoResults", R"mlir(
func.func private @two(%t: tensor<4xi32>, %i: index, %v: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %r = tensor.insert %v into %t[%i] : tensor<4xi32>
  return %r, %r : tensor<4xi32>, tensor<4xi32>
}
func.func @main(%t: tensor<4xi32>, %i: index, %v: i32) -> (i32, i32, i32) {
  %w = arith.addi %v, %v : i32
  %r:2 = call @two(%t, %i, %v) : (tensor<4xi32>, index, i32) -> (tensor<4xi32>, tensor<4xi32>)
  %x = tensor.insert %w into %r#0[%i] : tensor<4xi32>
  %a = tensor.extract %x[%i] : tensor<4xi32>
  %b = tensor.extract %r#1[%i] : tensor<4xi32>
  %c = tensor.extract %t[%i] : tensor<4xi32>
  return %a, %b, %c : i32, i32, i32
}
)mlir"},
    {"RankZeroAndScalars", R"mlir(
func.func private @sum(%t: tensor<4xi32>, %acc: tensor<i32>) -> (tensor<i32>, index, i1) {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%t : tensor<4xi32>) outs(%acc : tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %z = arith.addi %x, %y : i32
    linalg.yield %z : i32
  } -> tensor<i32>
  return %r, %c0, %true : tensor<i32>, index, i1
}
func.func @main(%t: tensor<4xi32>) -> (i1, tensor<i32>) {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r:3 = call @sum(%t, %f) : (tensor<4xi32>, tensor<i32>) -> (tensor<i32>, index, i1)
  %q:3 = call @sum(%t, %r#0) : (tensor<4xi32>, tensor<i32>) -> (tensor<i32>, index, i1)
  return %q#2, %q#0 : i1, tensor<i32>
}
)mlir"},
    {"SameCalleeOften", R"mlir(
// same callee called several times; same tensor twice; results unused; nested 4 deep
func.func private @l4(%t: tensor<8xi32>, %v: i32) -> tensor<8xi32> {
  %c3 = arith.constant 3 : index
  %r = tensor.insert %v into %t[%c3] : tensor<8xi32>
  return %r : tensor<8xi32>
}
func.func private @l3(%t: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>) {
  %v = arith.constant 7 : i32
  %w = arith.constant 9 : i32
  %a = call @l4(%t, %v) : (tensor<8xi32>, i32) -> tensor<8xi32>
  %b = call @l4(%t, %w) : (tensor<8xi32>, i32) -> tensor<8xi32>
  return %a, %b : tensor<8xi32>, tensor<8xi32>
}
func.func private @l2(%t: tensor<8xi32>, %u: tensor<8xi32>) -> tensor<8xi32> {
  %a:2 = call @l3(%t) : (tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  %b:2 = call @l3(%u) : (tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  %e = tensor.empty() : tensor<8xi32>
  %s = linalg.map { arith.addi } ins(%a#1, %b#0 : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>)
  return %s : tensor<8xi32>
}
func.func @main(%t: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>) {
  %a = call @l2(%t, %t) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %b:2 = call @l3(%a) : (tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  %c = call @l2(%b#0, %b#1) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  %u = call @l2(%t, %c) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  return %c, %t : tensor<8xi32>, tensor<8xi32>
}
)mlir"},
    {"SameTensorTwice", R"mlir(
func.func private @f(%a: tensor<4xi32>, %b: tensor<4xi32>, %i: index) -> (tensor<4xi32>, i32) {
  %v = tensor.extract %b[%i] : tensor<4xi32>
  %w = arith.addi %v, %v : i32
  %r = tensor.insert %w into %a[%i] : tensor<4xi32>
  %x = tensor.extract %b[%i] : tensor<4xi32>
  return %r, %x : tensor<4xi32>, i32
}
func.func @main(%t: tensor<4xi32>, %i: index) -> (tensor<4xi32>, i32) {
  %r:2 = call @f(%t, %t, %i) : (tensor<4xi32>, tensor<4xi32>, index) -> (tensor<4xi32>, i32)
  return %r#0, %r#1 : tensor<4xi32>, i32
}
)mlir"},
    {"SelectOfArguments", R"mlir(
func.func private @pick(%b: i1, %x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %r = arith.select %b, %x, %y : tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%b: i1, %x: tensor<4xi32>, %y: tensor<4xi32>, %i: index, %v: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %p = call @pick(%b, %x, %y) : (i1, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %q = tensor.insert %v into %p[%i] : tensor<4xi32>
  return %q, %x : tensor<4xi32>, tensor<4xi32>
}
)mlir"},
    {"SeveralReturnsWithoutTensors", R"mlir(
func.func private @g(%b: i1, %x: i32) -> i32 {
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  return %x : i32
^bb2:
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @main(%b: i1, %t: tensor<2xi32>, %i: index) -> tensor<2xi32> {
  %x = tensor.extract %t[%i] : tensor<2xi32>
  %y = call @g(%b, %x) : (i1, i32) -> i32
  %r = tensor.insert %y into %t[%i] : tensor<2xi32>
  return %r : tensor<2xi32>
}
)mlir"},
    {"SlicesThroughCalls", R"mlir(
func.func private @fillit(%t: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %r = linalg.fill ins(%v : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @part(%t: tensor<16xf32>, %i: index) -> tensor<4xf32> {
  %s = tensor.extract_slice %t[%i] [4] [2] : tensor<16xf32> to tensor<4xf32>
  return %s : tensor<4xf32>
}
func.func @main(%t: tensor<16xf32>, %v: f32, %i: index) -> (tensor<16xf32>, tensor<4xf32>) {
  %c2 = arith.constant 2 : index
  %s = tensor.extract_slice %t[2] [4] [2] : tensor<16xf32> to tensor<4xf32>
  %f = call @fillit(%s, %v) : (tensor<4xf32>, f32) -> tensor<4xf32>
  %u = tensor.insert_slice %f into %t[2] [4] [2] : tensor<4xf32> into tensor<16xf32>
  %p = call @part(%u, %i) : (tensor<16xf32>, index) -> tensor<4xf32>
  %q = call @fillit(%p, %v) : (tensor<4xf32>, f32) -> tensor<4xf32>
  return %u, %q : tensor<16xf32>, tensor<4xf32>
}
)mlir"},
    {"SwappedInLoop", R"mlir(
func.func private @swap(%a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  return %b, %a : tensor<4xi32>, tensor<4xi32>
}
func.func private @bump(%t: tensor<4xi32>, %i: index) -> tensor<4xi32> {
  %c1 = arith.constant 1 : i32
  %v = tensor.extract %t[%i] : tensor<4xi32>
  %w = arith.addi %v, %c1 : i32
  %r = tensor.insert %w into %t[%i] : tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %s:2 = call @swap(%a, %b) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %s#0, %y = %s#1) -> (tensor<4xi32>, tensor<4xi32>) {
    %p:2 = func.call @swap(%x, %y) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %q = func.call @bump(%p#1, %i) : (tensor<4xi32>, index) -> tensor<4xi32>
    scf.yield %q, %p#0 : tensor<4xi32>, tensor<4xi32>
  }
  return %l#0, %l#1 : tensor<4xi32>, tensor<4xi32>
}
)mlir"},
    {"UnstructuredAndExternal", R"mlir(
func.func private @ext(tensor<*xf32> {bufferization.access = "read"})
func.func private @ext2(tensor<4xf32> {bufferization.access = "read"})
func.func private @br(%b: i1, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  cf.cond_br %b, ^bb1(%t : tensor<4xf32>), ^bb2(%u : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  %r = tensor.insert %v into %x[%c0] : tensor<4xf32>
  cf.br ^bb2(%r : tensor<4xf32>)
^bb2(%y: tensor<4xf32>):
  return %y : tensor<4xf32>
}
func.func @main(%b: i1, %t: tensor<4xf32> {bufferization.writable = false}, %u: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %x = call @br(%b, %t, %u) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %y = tensor.cast %x : tensor<4xf32> to tensor<*xf32>
  call @ext(%y) : (tensor<*xf32>) -> ()
  call @ext2(%x) : (tensor<4xf32>) -> ()
  return %x, %t : tensor<4xf32>, tensor<4xf32>
}
)mlir"},
    {"WhileLoop", R"mlir(
func.func private @bump(%t: tensor<1xi32>) -> tensor<1xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %v = tensor.extract %t[%c0] : tensor<1xi32>
  %w = arith.addi %v, %c1 : i32
  %r = tensor.insert %w into %t[%c0] : tensor<1xi32>
  return %r : tensor<1xi32>
}
func.func @main(%t: tensor<1xi32>, %n: i32) -> tensor<1xi32> {
  %c0 = arith.constant 0 : index
  %r = scf.while (%x = %t) : (tensor<1xi32>) -> tensor<1xi32> {
    %v = tensor.extract %x[%c0] : tensor<1xi32>
    %b = arith.cmpi slt, %v, %n : i32
    scf.condition(%b) %x : tensor<1xi32>
  } do {
  ^bb0(%y: tensor<1xi32>):
    %z = func.call @bump(%y) : (tensor<1xi32>) -> tensor<1xi32>
    scf.yield %z : tensor<1xi32>
  }
  return %r : tensor<1xi32>
}
)mlir"},
};

llvm::ArrayRef<NamedModule> getHardModules() { return hardModules; }

} // namespace bufdiff::test
