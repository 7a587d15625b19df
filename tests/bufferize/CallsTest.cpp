//===- CallsTest.cpp - Tests of how calls bufferize -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The calling convention, element by element. Every test runs with calls
// bufferized through the interface and by the driver.
//
//===----------------------------------------------------------------------===//

#include "TestUtils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::comprehensive;
using bufdiff::test::contains;
using bufdiff::test::TestModule;

namespace {

class Calls : public testing::TestWithParam<CallBufferization> {
protected:
  bool run(TestModule &m) { return m.run(test::getOptions(GetParam())); }

  SmallVector<func::CallOp> calls(TestModule &m, StringRef callee) {
    SmallVector<func::CallOp> found;
    m.module->walk([&](func::CallOp op) {
      if (op.getCallee() == callee)
        found.push_back(op);
    });
    return found;
  }
};

#define DYNAMIC_4XF32 "memref<4xf32, strided<[?], offset: ?>>"

TEST_P(Calls, EquivalentResultFoldsOntoItsArgument) {
  TestModule m(R"mlir(
func.func private @ins(%i: index, %t: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> f32 {
  %r = call @ins(%i, %t, %v) : (index, tensor<4xf32>, f32) -> tensor<4xf32>
  %x = tensor.extract %r[%i] : tensor<4xf32>
  return %x : f32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.type("ins"), "(index, " DYNAMIC_4XF32 ", f32) -> ()");
  EXPECT_EQ(m.boundaryOf("ins"), "args 0 1 2 results A1");
  auto callOp = calls(m, "ins")[0];
  EXPECT_EQ(callOp.getNumResults(), 0u);
  // The read after the call reads the operand's buffer.
  memref::LoadOp load;
  m.module->walk([&](memref::LoadOp op) { load = op; });
  EXPECT_EQ(load.getMemref(), callOp.getOperand(1));
  EXPECT_EQ(load.getMemref(), m.function("main").getArgument(0));
}

TEST_P(Calls, SwappedResultsFoldCrosswise) {
  TestModule m(R"mlir(
func.func private @swap(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %b, %a : tensor<4xf32>, tensor<4xf32>
}
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: index) -> (f32, f32) {
  %s:2 = call @swap(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %x = tensor.extract %s#0[%i] : tensor<4xf32>
  %y = tensor.extract %s#1[%i] : tensor<4xf32>
  return %x, %y : f32, f32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.boundaryOf("swap"), "args 0 1 results A1 A0");
  SmallVector<memref::LoadOp> loads;
  m.module->walk([&](memref::LoadOp op) { loads.push_back(op); });
  ASSERT_EQ(loads.size(), 2u);
  EXPECT_EQ(loads[0].getMemref(), m.function("main").getArgument(1));
  EXPECT_EQ(loads[1].getMemref(), m.function("main").getArgument(0));
}

TEST_P(Calls, AllocationIsHoistedIntoAnExtraArgument) {
  TestModule m(R"mlir(
func.func private @fresh(%v: f32) -> (f32, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %v, %f : f32, tensor<4xf32>
}
func.func @main(%v: f32, %i: index) -> (f32, f32) {
  %a:2 = call @fresh(%v) : (f32) -> (f32, tensor<4xf32>)
  %b:2 = call @fresh(%a#0) : (f32) -> (f32, tensor<4xf32>)
  %x = tensor.extract %a#1[%i] : tensor<4xf32>
  %y = tensor.extract %b#1[%i] : tensor<4xf32>
  return %x, %y : f32, f32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.type("fresh"), "(f32, memref<4xf32>) -> f32");
  EXPECT_EQ(m.boundaryOf("fresh"), "args 0 results R0 H1");
  // The callee allocates nothing any more, and each call has its own buffer.
  m.function("fresh").walk([](memref::AllocOp) { FAIL(); });
  auto found = calls(m, "fresh");
  ASSERT_EQ(found.size(), 2u);
  EXPECT_NE(found[0].getOperand(1), found[1].getOperand(1));
  for (func::CallOp callOp : found) {
    auto alloc = callOp.getOperand(1).getDefiningOp<memref::AllocOp>();
    ASSERT_TRUE(alloc);
    EXPECT_EQ(alloc.getAlignment(), kBufferAlignments);
  }
  SmallVector<memref::LoadOp> loads;
  m.module->walk([&](memref::LoadOp op) { loads.push_back(op); });
  EXPECT_EQ(loads[0].getMemref(), found[0].getOperand(1));
  EXPECT_EQ(loads[1].getMemref(), found[1].getOperand(1));
}

TEST_P(Calls, HoistedBufferIsAllocatedInTheLoopOfTheCall) {
  TestModule m(R"mlir(
func.func private @fresh(%v: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
func.func @main(%v: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %v) -> f32 {
    %t = func.call @fresh(%s) : (f32) -> tensor<4xf32>
    %x = tensor.extract %t[%c0] : tensor<4xf32>
    scf.yield %x : f32
  }
  return %r : f32
}
)mlir");
  ASSERT_TRUE(run(m));
  auto callOp = calls(m, "fresh")[0];
  auto alloc = callOp.getOperand(1).getDefiningOp<memref::AllocOp>();
  ASSERT_TRUE(alloc);
  EXPECT_TRUE(isa<scf::ForOp>(alloc->getParentOp()));
}

TEST_P(Calls, HoistingGoesThroughSeveralLevels) {
  TestModule m(R"mlir(
func.func private @c(%v: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
func.func private @b(%v: f32) -> tensor<4xf32> {
  %f = call @c(%v) : (f32) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
func.func @a(%v: f32) -> tensor<4xf32> {
  %f = call @b(%v) : (f32) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
)mlir");
  ASSERT_TRUE(run(m));
  for (StringRef name : {"a", "b", "c"}) {
    EXPECT_EQ(m.type(name), "(f32, memref<4xf32>) -> ()");
    EXPECT_EQ(m.boundaryOf(name), "args 0 results H1");
  }
  EXPECT_EQ(m.count("memref.alloc"), 0u);
}

TEST_P(Calls, OneAllocationReturnedTwiceIsOneArgument) {
  TestModule m(R"mlir(
func.func private @two(%v: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %e = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  return %f, %f : tensor<4xi32>, tensor<4xi32>
}
func.func @main(%v: i32, %i: index) -> (i32, i32) {
  %a:2 = call @two(%v) : (i32) -> (tensor<4xi32>, tensor<4xi32>)
  %w = tensor.insert %v into %a#0[%i] : tensor<4xi32>
  %x = tensor.extract %a#1[%i] : tensor<4xi32>
  %y = tensor.extract %w[%i] : tensor<4xi32>
  return %x, %y : i32, i32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.boundaryOf("two"), "args 0 results H1 H1");
  EXPECT_EQ(m.type("two"), "(i32, memref<4xi32>) -> ()");
  // The two results share the buffer, so writing one takes a copy.
  EXPECT_EQ(m.count("memref.copy"), 1u);
}

TEST_P(Calls, TwoAllocationsAreTwoArguments) {
  TestModule m(R"mlir(
func.func private @two(%v: i32) -> (tensor<4xi32>, i32, tensor<2xi32>) {
  %e = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %e2 = tensor.empty() : tensor<4xi32>
  %f2 = linalg.fill ins(%v : i32) outs(%e2 : tensor<4xi32>) -> tensor<4xi32>
  return %f2, %v, %f : tensor<4xi32>, i32, tensor<2xi32>
}
func.func @main(%v: i32) -> (tensor<2xi32>, tensor<4xi32>) {
  %a:3 = call @two(%v) : (i32) -> (tensor<4xi32>, i32, tensor<2xi32>)
  return %a#2, %a#0 : tensor<2xi32>, tensor<4xi32>
}
)mlir");
  ASSERT_TRUE(run(m));
  // In the order of the results, not of the allocations.
  EXPECT_EQ(m.type("two"), "(i32, memref<4xi32>, memref<2xi32>) -> i32");
  EXPECT_EQ(m.boundaryOf("two"), "args 0 results H1 R0 H2");
  EXPECT_EQ(m.type("main"), "(i32, memref<2xi32>, memref<4xi32>) -> ()");
  EXPECT_EQ(m.boundaryOf("main"), "args 0 results H1 H2");
}

TEST_P(Calls, ConditionalAllocationIsReturned) {
  TestModule m(R"mlir(
func.func private @f(%b: i1, %t: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %r = scf.if %b -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %f : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
func.func @main(%b: i1, %t: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %r = call @f(%b, %t, %v) : (i1, tensor<4xf32>, f32) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.boundaryOf("f"), "args 0 1 2 results R0");
  EXPECT_EQ(calls(m, "f")[0].getNumResults(), 1u);
}

TEST_P(Calls, SameBufferFromBothBranchesStillFolds) {
  TestModule m(R"mlir(
func.func @f(%b: i1, %t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %r = scf.if %b -> tensor<4xf32> {
    %f = tensor.insert %v into %t[%i] : tensor<4xf32>
    scf.yield %f : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.boundaryOf("f"), "args 0 1 2 3 results A1");
}

TEST_P(Calls, DynamicAllocationIsReturned) {
  TestModule m(R"mlir(
func.func private @make(%n: index, %v: f32) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %f : tensor<?xf32>
}
func.func @main(%n: index, %v: f32) -> tensor<?xf32> {
  %r = call @make(%n, %v) : (index, f32) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.type("make"), "(index, f32) -> memref<?xf32>");
  EXPECT_EQ(m.boundaryOf("main"), "args 0 1 results R0");
}

TEST_P(Calls, SliceOfAnArgumentIsReturned) {
  TestModule m(R"mlir(
func.func private @part(%t: tensor<8xf32>) -> tensor<4xf32> {
  %s = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %s : tensor<4xf32>
}
func.func @main(%t: tensor<8xf32>, %v: f32, %i: index) -> (tensor<4xf32>, f32) {
  %s = call @part(%t) : (tensor<8xf32>) -> tensor<4xf32>
  %w = tensor.insert %v into %s[%i] : tensor<4xf32>
  %x = tensor.extract %t[%i] : tensor<8xf32>
  return %w, %x : tensor<4xf32>, f32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.boundaryOf("part"), "args 0 results R0");
  // It shares the caller's buffer, which is read later.
  EXPECT_EQ(m.count("memref.copy"), 1u);
}

TEST_P(Calls, EquivalenceThatBufferizationBreaksDoesNotFold) {
  // The analysis calls a collapse_shape equivalent to its source, but with the
  // dynamic layout of an argument it bufferizes to a copy.
  TestModule m(R"mlir(
func.func @f(%t: tensor<4x4xf32>) -> tensor<16xf32> {
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  return %r : tensor<16xf32>
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.count("memref.copy"), 1u);
  EXPECT_EQ(m.boundaryOf("f"), "args 0 results R0");
}

TEST_P(Calls, TypeMismatchIsBridgedByACast) {
  TestModule m(R"mlir(
func.func private @w(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %r = tensor.insert %v into %t[%i] : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @main(%v: f32, %i: index, %n: index) -> f32 {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %r = call @w(%e, %v, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  %x = tensor.extract %r[%i] : tensor<?xf32>
  return %x : f32
}
)mlir");
  ASSERT_TRUE(run(m));
  auto callOp = calls(m, "w")[0];
  auto castOp = callOp.getOperand(0).getDefiningOp<memref::CastOp>();
  ASSERT_TRUE(castOp);
  EXPECT_TRUE(castOp.getSource().getDefiningOp<memref::AllocOp>());
  // After the call the buffer is used, not the cast.
  memref::LoadOp load;
  m.module->walk([&](memref::LoadOp op) { load = op; });
  EXPECT_EQ(load.getMemref(), castOp.getSource());
}

TEST_P(Calls, CastThatCouldLieIsACopy) {
  TestModule m(R"mlir(
func.func private @w(%t: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %v: f32, %i: index) -> tensor<4xf32> {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> f32 {
  %r = call @w(%t, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %x = tensor.extract %r[%i] : tensor<4xf32>
  return %x : f32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.type("w"), "(memref<4xf32>, f32, index) -> ()");
  auto callOp = calls(m, "w")[0];
  EXPECT_TRUE(callOp.getOperand(0).getDefiningOp<memref::AllocOp>());
  EXPECT_EQ(m.count("memref.copy"), 1u);
  // The callee has written the copy.
  memref::LoadOp load;
  m.module->walk([&](memref::LoadOp op) { load = op; });
  EXPECT_EQ(load.getMemref(), callOp.getOperand(0));
}

TEST_P(Calls, ResultWithAnotherStaticShapeIsCast) {
  TestModule m(R"mlir(
func.func private @f(%t: tensor<?xf32>) -> tensor<4xf32> {
  %r = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @main(%t: tensor<?xf32>, %i: index) -> f32 {
  %r = call @f(%t) : (tensor<?xf32>) -> tensor<4xf32>
  %x = tensor.extract %r[%i] : tensor<4xf32>
  return %x : f32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.boundaryOf("f"), "args 0 results A0");
  memref::LoadOp load;
  m.module->walk([&](memref::LoadOp op) { load = op; });
  auto castOp = load.getMemref().getDefiningOp<memref::CastOp>();
  ASSERT_TRUE(castOp);
  EXPECT_EQ(castOp.getSource(), m.function("main").getArgument(0));
}

TEST_P(Calls, AttributesAreCarriedOver) {
  TestModule m(R"mlir(
func.func private @f(%a: tensor<4xf32> {my.a}, %v: f32 {my.v}) -> (tensor<4xf32> {my.r0}, f32 {my.r1}, tensor<4xf32> {my.r2}) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a, %v, %f : tensor<4xf32>, f32, tensor<4xf32>
}
func.func @main(%a: tensor<4xf32>, %v: f32) -> f32 {
  %r:3 = func.call @f(%a, %v) {hello = 3 : i32, no_inline, arg_attrs = [{x.a}, {x.b}], res_attrs = [{x.r0}, {x.r1}, {x.r2}]} : (tensor<4xf32>, f32) -> (tensor<4xf32>, f32, tensor<4xf32>)
  return %r#1 : f32
}
)mlir");
  ASSERT_TRUE(run(m));
  auto callOp = calls(m, "f")[0];
  EXPECT_EQ(cast<IntegerAttr>(callOp->getDiscardableAttr("hello")).getInt(), 3);
  EXPECT_TRUE(callOp.getNoInline());
  std::string text = m.print();
  EXPECT_TRUE(contains(text, "arg_attrs = [{x.a}, {x.b}, {}]")) << text;
  EXPECT_TRUE(contains(text, "res_attrs = [{x.r1}]")) << text;
  EXPECT_TRUE(contains(text, "%arg0: " DYNAMIC_4XF32 " {my.a}, %arg1: f32 "
                             "{my.v}, %arg2: memref<4xf32>) -> (f32 {my.r1})"))
      << text;
}

TEST_P(Calls, UnusedResultsDisappear) {
  TestModule m(R"mlir(
func.func private @f(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r, %f : tensor<4xf32>, tensor<4xf32>
}
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> f32 {
  %r:2 = call @f(%t, %v, %i) : (tensor<4xf32>, f32, index) -> (tensor<4xf32>, tensor<4xf32>)
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %x : f32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_FALSE(m.hasTensors());
  // The callee writes its argument, so the caller, which reads it, passes a
  // copy.
  EXPECT_EQ(m.count("memref.copy"), 1u);
  EXPECT_EQ(calls(m, "f")[0].getNumOperands(), 4u);
}

TEST_P(Calls, ReturnedConstantIsNotWritten) {
  TestModule m(R"mlir(
func.func private @k() -> tensor<4xi32> {
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @main(%v: i32, %i: index) -> (i32, i32) {
  %a = call @k() : () -> tensor<4xi32>
  %w = tensor.insert %v into %a[%i] : tensor<4xi32>
  %x = tensor.extract %w[%i] : tensor<4xi32>
  %b = call @k() : () -> tensor<4xi32>
  %y = tensor.extract %b[%i] : tensor<4xi32>
  return %x, %y : i32, i32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.count("memref.copy"), 1u);
  memref::StoreOp store;
  m.module->walk([&](memref::StoreOp op) { store = op; });
  EXPECT_TRUE(store.getMemref().getDefiningOp<memref::AllocOp>());
}

TEST_P(Calls, ConstantIsCopiedForAWritingCallee) {
  TestModule m(R"mlir(
func.func private @w(%t: tensor<4xi32>, %i: index, %v: i32) -> tensor<4xi32> {
  %r = tensor.insert %v into %t[%i] : tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func private @r(%t: tensor<4xi32>, %i: index) -> i32 {
  %x = tensor.extract %t[%i] : tensor<4xi32>
  return %x : i32
}
func.func @main(%i: index, %v: i32) -> (tensor<4xi32>, i32) {
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %a = call @w(%c, %i, %v) : (tensor<4xi32>, index, i32) -> tensor<4xi32>
  %x = call @r(%c, %i) : (tensor<4xi32>, index) -> i32
  return %a, %x : tensor<4xi32>, i32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.count("memref.copy"), 1u);
  auto stripCast = [](Value buffer) {
    auto castOp = buffer.getDefiningOp<memref::CastOp>();
    return castOp ? castOp.getSource() : buffer;
  };
  EXPECT_FALSE(stripCast(calls(m, "w")[0].getOperand(0))
                   .getDefiningOp<memref::GetGlobalOp>());
  EXPECT_TRUE(stripCast(calls(m, "r")[0].getOperand(0))
                  .getDefiningOp<memref::GetGlobalOp>());
}

TEST_P(Calls, BothResultsOfACopiedOperandAreKnownToShare) {
  TestModule m(R"mlir(
func.func private @two(%t: tensor<4xi32>, %i: index, %v: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %r = tensor.insert %v into %t[%i] : tensor<4xi32>
  return %r, %r : tensor<4xi32>, tensor<4xi32>
}
func.func @main(%t: tensor<4xi32>, %i: index, %v: i32, %w: i32) -> (i32, i32, i32) {
  %r:2 = call @two(%t, %i, %v) : (tensor<4xi32>, index, i32) -> (tensor<4xi32>, tensor<4xi32>)
  %x = tensor.insert %w into %r#0[%i] : tensor<4xi32>
  %a = tensor.extract %x[%i] : tensor<4xi32>
  %b = tensor.extract %r#1[%i] : tensor<4xi32>
  %c = tensor.extract %t[%i] : tensor<4xi32>
  return %a, %b, %c : i32, i32, i32
}
)mlir");
  ASSERT_TRUE(run(m));
  // One for the operand, which is read later, and one for writing one of two
  // results that are the same buffer.
  EXPECT_EQ(m.count("memref.copy"), 2u);
}

TEST_P(Calls, DeclarationsTakeBuffers) {
  TestModule m(R"mlir(
func.func private @sink(tensor<4xf32>, tensor<*xf32>, i32) -> i32
func.func @main(%t: tensor<4xf32>, %u: tensor<*xf32>, %i: i32) -> i32 {
  %r = call @sink(%t, %u, %i) : (tensor<4xf32>, tensor<*xf32>, i32) -> i32
  return %r : i32
}
)mlir");
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.type("sink"), "(" DYNAMIC_4XF32 ", memref<*xf32>, i32) -> i32");
  EXPECT_EQ(m.boundaryOf("sink"), "args 0 1 2 results R0");
}

TEST_P(Calls, CallsWithoutTensorsAreLeftAlone) {
  const char *text = R"mlir(
func.func private @g(%x: i32) -> i32 {
  return %x : i32
}
func.func @main(%x: i32) -> i32 {
  %r = call @g(%x) {keep} : (i32) -> i32
  return %r : i32
}
)mlir";
  TestModule m(text);
  std::string before = m.print();
  ASSERT_TRUE(run(m));
  EXPECT_EQ(m.print(), before);
}

} // namespace

static std::string
getName(const testing::TestParamInfo<CallBufferization> &parameter) {
  return parameter.param == CallBufferization::Interface ? "Interface"
                                                         : "Legacy";
}

namespace {

INSTANTIATE_TEST_SUITE_P(Both, Calls,
                         testing::Values(CallBufferization::Interface,
                                         CallBufferization::Legacy),
                         getName);

} // namespace
