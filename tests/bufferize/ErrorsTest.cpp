//===- ErrorsTest.cpp - Tests of what the seed's system rejects -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rejection is told from a bug by its text, so the texts are the seed's and
// are tested to the letter. Each is tested with both kinds of calls.
//
//===----------------------------------------------------------------------===//

#include "TestUtils.h"

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::comprehensive;
using bufdiff::test::TestModule;

namespace {

class Errors : public testing::TestWithParam<CallBufferization> {
protected:
  /// The diagnostics of a module that must be rejected, joined.
  std::string reject(StringRef text, bool allowReturnMemref = true) {
    TestModule m(text);
    comprehensive::BufferizationOptions options;
    options.calls = GetParam();
    options.allowReturnMemref = allowReturnMemref;
    EXPECT_FALSE(m.run(options));
    return llvm::join(m.diagnostics, "|");
  }

  bool accepts(StringRef text, bool allowReturnMemref) {
    TestModule m(text);
    comprehensive::BufferizationOptions options;
    options.calls = GetParam();
    options.allowReturnMemref = allowReturnMemref;
    return m.run(options);
  }
};

TEST_P(Errors, Recursion) {
  EXPECT_EQ(reject(R"mlir(
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = call @f(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
)mlir"),
            "'builtin.module' op expected callgraph to be free of circular "
            "dependencies.");
}

TEST_P(Errors, CallOfBodilessCalleeWithTensorResult) {
  EXPECT_EQ(reject(R"mlir(
func.func private @ext(tensor<4xf32>) -> tensor<4xf32>
func.func @f(%t: tensor<4xf32>) {
  %r = call @ext(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
)mlir"),
            "cannot bufferize bodiless function that returns a tensor");
}

TEST_P(Errors, BodilessFunctionWithTensorResult) {
  EXPECT_EQ(reject("func.func private @ext(tensor<4xf32>) -> tensor<4xf32>"),
            "cannot bufferize bodiless function that returns a tensor");
}

constexpr const char *kDynamicCallee = R"mlir(
func.func private @make(%v: f32, %n: index) -> (f32, tensor<?xf32>) {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %v, %f : f32, tensor<?xf32>
}
func.func @main(%v: f32, %n: index) -> f32 {
  %r:2 = call @make(%v, %n) : (f32, index) -> (f32, tensor<?xf32>)
  return %r#0 : f32
}
)mlir";

TEST_P(Errors, ResultNotProducedByAnAlloc) {
  EXPECT_EQ(reject(kDynamicCallee, /*allowReturnMemref=*/false),
            "buffer result #1 not produced by an alloc\n");
  EXPECT_TRUE(accepts(kDynamicCallee, /*allowReturnMemref=*/true));
}

TEST_P(Errors, MemrefReturnType) {
  // Never called, so nobody asks where the result comes from.
  const char *text = R"mlir(
func.func @make(%n: index) -> tensor<?xf32> {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  return %e : tensor<?xf32>
}
)mlir";
  EXPECT_EQ(reject(text, /*allowReturnMemref=*/false),
            "memref return type is unsupported");
  EXPECT_TRUE(accepts(text, /*allowReturnMemref=*/true));
}

TEST_P(Errors, FoldedAndHoistedResultsReturnNoMemref) {
  EXPECT_TRUE(accepts(R"mlir(
func.func private @f(%t: tensor<4xf32>, %v: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %t, %f : tensor<4xf32>, tensor<4xf32>
}
func.func @main(%t: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %r:2 = call @f(%t, %v) : (tensor<4xf32>, f32) -> (tensor<4xf32>, tensor<4xf32>)
  return %r#1 : tensor<4xf32>
}
)mlir",
                      /*allowReturnMemref=*/false));
}

TEST_P(Errors, UnsupportedOpWithTensors) {
  EXPECT_EQ(reject(R"mlir(
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = "test.unknown"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
)mlir"),
            "unsupported op with tensors");
}

TEST_P(Errors, TensorsInANestedModule) {
  EXPECT_EQ(reject(R"mlir(
module {
  module @inner {
    func.func @f(%t: tensor<4xf32>) {
      return
    }
  }
}
)mlir"),
            "unsupported op with tensors");
}

TEST_P(Errors, SeveralReturns) {
  EXPECT_EQ(reject(R"mlir(
func.func @f(%b: i1, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  return %t : tensor<4xf32>
^bb2:
  return %u : tensor<4xf32>
}
)mlir"),
            "cannot bufferize a FuncOp with tensors and without a unique "
            "ReturnOp");
}

TEST_P(Errors, IndirectCalls) {
  EXPECT_EQ(reject(R"mlir(
func.func private @g(%t: tensor<4xf32>) {
  return
}
func.func @f(%t: tensor<4xf32>) {
  %g = constant @g : (tensor<4xf32>) -> ()
  call_indirect %g(%t) : (tensor<4xf32>) -> ()
  return
}
)mlir"),
            "expected a CallOp");
}

TEST_P(Errors, BufferInAnotherMemorySpace) {
  std::string diagnostics = reject(R"mlir(
func.func private @w(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @main(%v: f32, %i: index) -> f32 {
  %e = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %r = call @w(%e, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %x = tensor.extract %r[%i] : tensor<4xf32>
  return %x : f32
}
)mlir");
  EXPECT_TRUE(test::contains(diagnostics, "cannot cast operand #0 from"))
      << diagnostics;
}

} // namespace

static std::string
getName(const testing::TestParamInfo<CallBufferization> &parameter) {
  return parameter.param == CallBufferization::Interface ? "Interface"
                                                         : "Legacy";
}

namespace {

INSTANTIATE_TEST_SUITE_P(Both, Errors,
                         testing::Values(CallBufferization::Interface,
                                         CallBufferization::Legacy),
                         getName);

} // namespace
