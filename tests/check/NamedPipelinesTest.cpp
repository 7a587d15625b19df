//===- NamedPipelinesTest.cpp - Named pipelines do what they say ----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/NamedPipeline.h"
#include "harness/check/Checker.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;

/// Something for every pipeline: calls, results that are arguments and that are
/// allocations, linalg, a loop, memory that is local.
static constexpr llvm::StringLiteral kModule = R"(
func.func private @f(%t: tensor<4xi32>, %x: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %e = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%x : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %c1 = arith.constant 1 : index
  %r = tensor.insert %x into %t[%c1] : tensor<4xi32>
  return %r, %f : tensor<4xi32>, tensor<4xi32>
}
func.func @main(%t: tensor<4xi32>, %x: i32) -> (tensor<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r:2 = call @f(%t, %x) : (tensor<4xi32>, i32) -> (tensor<4xi32>, tensor<4xi32>)
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %r#0) -> (tensor<4xi32>) {
    %v = tensor.extract %r#1[%i] : tensor<4xi32>
    %w = arith.addi %v, %x : i32
    %b = tensor.insert %w into %a[%i] : tensor<4xi32>
    scf.yield %b : tensor<4xi32>
  }
  %y = tensor.extract %r#1[%c1] : tensor<4xi32>
  return %s, %y : tensor<4xi32>, i32
})";

namespace {
class NamedPipelines : public ::testing::Test {
protected:
  /// The output of a pipeline on kModule.
  std::string outputOf(llvm::StringRef name) {
    std::string text;
    PathRegistry registry = PathRegistry::builtin();
    const Path *path = registry.lookup(name);
    EXPECT_TRUE(path) << name.str();
    std::unique_ptr<MLIRContext> context = createContext();
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(kModule, context.get());
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    EXPECT_TRUE(succeeded(path->bufferize(*module, boundary, nullptr)));
    llvm::raw_string_ostream os(text);
    module->print(os);
    return text;
  }
  static bool has(llvm::StringRef text, llvm::StringRef part) {
    return text.contains(part);
  }
};
} // namespace

TEST_F(NamedPipelines, AllAgreeAfterEveryPass) {
  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  PathRegistry registry = PathRegistry::builtin();
  ASSERT_GE(namedPipelines().size(), 17u);
  for (const NamedPipeline &pipeline : namedPipelines()) {
    CheckOptions options;
    options.paths = {registry.lookup(pipeline.name)};
    ASSERT_TRUE(options.paths[0]) << pipeline.name.str();
    EXPECT_TRUE(options.paths[0]->isSequence());
    options.localize = true;
    Checker checker(ops, options);
    std::string error;
    FailureOr<ModuleVerdict> verdict =
        checker.checkText(kModule, "test.mlir", error);
    ASSERT_TRUE(succeeded(verdict)) << error;
    EXPECT_EQ(verdict->worst(), VerdictClass::Agree) << pipeline.name.str();
    EXPECT_EQ(verdict->agreements, 2u) << pipeline.name.str();
    EXPECT_TRUE(verdict->steppedOver.empty()) << verdict->steppedOver.front();
  }
}

TEST_F(NamedPipelines, DoWhatTheyAreFor) {
  std::string plain = outputOf("one-shot");
  EXPECT_TRUE(has(plain, "linalg.fill"));
  EXPECT_TRUE(has(plain, "memref.alloc"));
  EXPECT_FALSE(has(plain, "memref.dealloc"));
  EXPECT_FALSE(has(outputOf("pipeline:loops"), "linalg."));
  std::string branches = outputOf("pipeline:cf");
  EXPECT_FALSE(has(branches, "scf.for"));
  EXPECT_TRUE(has(branches, "cf.cond_br"));
  for (llvm::StringRef name :
       {"pipeline:deallocation", "pipeline:deallocation-dynamic"}) {
    EXPECT_TRUE(has(outputOf(name), "memref.dealloc")) << name.str();
    EXPECT_TRUE(PathRegistry::builtin().lookup(name)->ownsDeallocation());
  }
  EXPECT_FALSE(
      PathRegistry::builtin().lookup("pipeline:hoisting")->ownsDeallocation());
  // @f returns what it allocates, and no longer what it got.
  std::string dropped = outputOf("pipeline:drop-results");
  EXPECT_TRUE(has(dropped, "call @f(%arg0, %arg1) : (memref<4xi32, strided<[?]"
                           ", offset: ?>>, i32) -> memref<4xi32>"))
      << dropped;
  // Nothing is returned any more but a scalar.
  std::string outParams = outputOf("pipeline:out-params-public");
  EXPECT_TRUE(has(outParams, "{bufferize.result}) -> i32 {")) << outParams;
  EXPECT_TRUE(has(outParams, "memref<4xi32>, memref<4xi32>) -> ()"))
      << outParams;
}

/// What a pass made of the module is what the documentation says that One-Shot
/// declines.
TEST_F(NamedPipelines, DocumentWhatIsRejectedBehindThem) {
  auto rejection = [&](llvm::StringRef text) {
    PathRegistry registry = PathRegistry::builtin();
    const Path *path = registry.lookup("pipeline:canonicalize");
    std::unique_ptr<MLIRContext> context = createContext();
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(text, context.get());
    EXPECT_TRUE(module);
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    std::string why;
    ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
      if (why.empty())
        why = diagnostic.str();
    });
    EXPECT_TRUE(failed(path->bufferize(*module, boundary, nullptr)));
    return llvm::any_of(path->documentedRejections(),
                        [&](llvm::StringRef documented) {
                          return llvm::StringRef(why).contains(documented);
                        })
               ? "documented"
               : why;
  };
  EXPECT_EQ(rejection(R"mlir(
func.func @main() -> tensor<1xf32> {
  %0 = arith.constant dense<0.0> : tensor<1xf32>
  %1 = bufferization.materialize_in_destination %0 in %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return %1 : tensor<1xf32>
})mlir"),
            "documented");
  EXPECT_EQ(rejection(R"mlir(
func.func @main(%c: i1) -> tensor<1xf32> {
  %0 = bufferization.alloc_tensor() {memory_space = 0 : i64} : tensor<1xf32>
  %1 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<1xf32>
  %2 = arith.select %c, %0, %1 : tensor<1xf32>
  return %2 : tensor<1xf32>
})mlir"),
            "documented");
}

TEST_F(NamedPipelines, StateTheirLimits) {
  PathRegistry registry = PathRegistry::builtin();
  auto limits = [&](llvm::StringRef name) {
    return registry.lookup(name)->limits();
  };
  EXPECT_FALSE(limits("pipeline:elementwise").noElementwiseOnTensors);
  EXPECT_TRUE(limits("pipeline:licm").noElementwiseOnTensors);
  EXPECT_TRUE(limits("pipeline:out-params").noDynamicResults);
  EXPECT_TRUE(limits("pipeline:deallocation").noExplicitDeallocation);
  // Where passes fold or move tensors, one that is freed may be another.
  EXPECT_TRUE(limits("pipeline:empty-to-alloc").noExplicitDeallocation);
  EXPECT_TRUE(
      limits("pipeline:eliminate-empty-tensors").noExplicitDeallocation);
  EXPECT_FALSE(limits("pipeline:loops").noDynamicResults);
  EXPECT_FALSE(limits("pipeline:loops").noExplicitDeallocation);
}
