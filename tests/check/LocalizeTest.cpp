//===- LocalizeTest.cpp - Which pass of a pipeline is wrong ---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that are wrong on purpose, in the middle of right ones.
//
//===----------------------------------------------------------------------===//

#include "TestPaths.h"
#include "harness/check/Checker.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Pass/Pass.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;
using oracle::FindingKind;

namespace {

/// A pass that does what a function does, for pipelines of tests.
template <typename Derived>
class TestPass : public PassWrapper<Derived, OperationPass<ModuleOp>> {
public:
  llvm::StringRef getArgument() const final { return Derived::kName; }
  llvm::StringRef getDescription() const final { return "for tests"; }
};

class SwapResults : public TestPass<SwapResults> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SwapResults)
  static constexpr llvm::StringLiteral kName = "bufdiff-test-swap-results";
  void runOnOperation() override { (void)test::swapResults(getOperation()); }
};

/// Takes an operand away from the first return.
static void breakReturn(ModuleOp module) {
  module.walk([](func::ReturnOp op) {
    op->eraseOperand(0);
    return WalkResult::interrupt();
  });
}

class Breaks : public TestPass<Breaks> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Breaks)
  static constexpr llvm::StringLiteral kName = "bufdiff-test-breaks";
  void runOnOperation() override { breakReturn(getOperation()); }
};

class Declines : public TestPass<Declines> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Declines)
  static constexpr llvm::StringLiteral kName = "bufdiff-test-declines";
  void runOnOperation() override {
    // What a pass that fails leaves behind is nobody's business.
    breakReturn(getOperation());
    getOperation().emitError("not today");
    signalPassFailure();
  }
};

/// Inserts an op that nobody interprets.
class Obscures : public TestPass<Obscures> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Obscures)
  static constexpr llvm::StringLiteral kName = "bufdiff-test-obscures";
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<gpu::GPUDialect>();
  }
  void runOnOperation() override {
    getOperation().walk([](func::ReturnOp op) {
      OpBuilder builder(op);
      gpu::BarrierOp::create(builder, op.getLoc());
    });
  }
};

class Clears : public TestPass<Clears> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Clears)
  static constexpr llvm::StringLiteral kName = "bufdiff-test-clears";
  void runOnOperation() override {
    getOperation().walk([](gpu::BarrierOp op) { op.erase(); });
  }
};

class Leaks : public TestPass<Leaks> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Leaks)
  static constexpr llvm::StringLiteral kName = "bufdiff-test-leaks";
  void runOnOperation() override {
    getOperation().walk([](memref::DeallocOp op) { op.erase(); });
  }
};

class FreesTwice : public TestPass<FreesTwice> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FreesTwice)
  static constexpr llvm::StringLiteral kName = "bufdiff-test-frees-twice";
  void runOnOperation() override {
    getOperation().walk([](memref::DeallocOp op) {
      OpBuilder builder(op);
      builder.clone(*op);
      return WalkResult::interrupt();
    });
  }
};

class LocalizeTest : public ::testing::Test {
protected:
  static void SetUpTestSuite() {
    // Pipelines are parsed by a process' registry.
    PassRegistration<SwapResults>();
    PassRegistration<Breaks>();
    PassRegistration<Declines>();
    PassRegistration<Obscures>();
    PassRegistration<Clears>();
    PassRegistration<Leaks>();
    PassRegistration<FreesTwice>();
  }

  ModuleVerdict check(llvm::StringRef text, llvm::StringRef pipeline,
                      bool localize = true) {
    std::string error;
    std::unique_ptr<Path> path = createPipelinePath(pipeline, error);
    EXPECT_TRUE(path) << error;
    if (!path)
      return {};
    CheckOptions options;
    options.paths = {path.get()};
    options.localize = localize;
    Checker checker(ops, options);
    FailureOr<ModuleVerdict> verdict =
        checker.checkText(text, "test.mlir", error);
    EXPECT_TRUE(succeeded(verdict)) << error;
    return succeeded(verdict) ? std::move(*verdict) : ModuleVerdict();
  }

  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
};

/// "kind after PASS (#number)".
std::string describe(const ModuleVerdict &verdict) {
  std::string text;
  for (const Finding &finding : verdict.findings)
    text += (oracle::findingName(finding.kind) + " after " + finding.pass +
             " (#" + llvm::Twine(finding.passNumber) + ")")
                .str();
  return text;
}

constexpr llvm::StringLiteral kTwoResults = R"(
func.func @main(%x: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %y = arith.addi %x, %x : i32
  %t = tensor.from_elements %x, %x, %x, %x : tensor<4xi32>
  %u = tensor.from_elements %y, %y, %y, %x : tensor<4xi32>
  return %t, %u : tensor<4xi32>, tensor<4xi32>
})";

constexpr llvm::StringLiteral kLocal = R"(
func.func @main(%x: i32, %i: index) -> i32 {
  %c2 = arith.constant 2 : index
  %t = tensor.from_elements %x, %x, %x, %x : tensor<4xi32>
  %y = tensor.extract %t[%c2] : tensor<4xi32>
  return %y : i32
})";

constexpr llvm::StringLiteral kOneShot =
    "one-shot-bufferize{bufferize-function-boundaries}";

} // namespace

TEST_F(LocalizeTest, RightPassesAgree) {
  ModuleVerdict verdict = check(kTwoResults, ("cse," + kOneShot).str());
  EXPECT_EQ(verdict.worst(), VerdictClass::Agree);
  // Two passes, two input sets.
  EXPECT_EQ(verdict.passesCompared, 4u);
  EXPECT_TRUE(verdict.steppedOver.empty());
  // Nobody looks without being asked.
  EXPECT_EQ(check(kTwoResults, "cse", /*localize=*/false).passesCompared, 0u);
}

TEST_F(LocalizeTest, NamesTheWrongPass) {
  std::string pipeline =
      ("cse,bufdiff-test-swap-results," + kOneShot + ",buffer-hoisting").str();
  ModuleVerdict verdict = check(kTwoResults, pipeline);
  EXPECT_EQ(describe(verdict),
            "wrong-result after bufdiff-test-swap-results (#2)");
  ASSERT_EQ(verdict.findings.size(), 1u);
  const std::string &text = verdict.findings[0].explanation;
  EXPECT_NE(text.find("\n  first wrong after pass #2 of 4, "
                      "bufdiff-test-swap-results\n"),
            std::string::npos)
      << text;
  // The same finding without being asked, but for the pass.
  ModuleVerdict plain = check(kTwoResults, pipeline, /*localize=*/false);
  ASSERT_EQ(plain.findings.size(), 1u);
  EXPECT_EQ(plain.findings[0].signature, verdict.findings[0].signature);
  EXPECT_EQ(plain.findings[0].pass, "");
}

TEST_F(LocalizeTest, AfterBufferizationToo) {
  ModuleVerdict verdict =
      check(kTwoResults,
            (kOneShot + ",cse,bufdiff-test-swap-results,canonicalize").str());
  EXPECT_EQ(describe(verdict),
            "wrong-result after bufdiff-test-swap-results (#3)");
}

TEST_F(LocalizeTest, TakesNestedAndNamedPipelinesApart) {
  ModuleVerdict verdict = check(
      kTwoResults, ("builtin.module(" + kOneShot +
                    ",func.func(buffer-hoisting,cse),any(canonicalize),"
                    "buffer-deallocation-pipeline,bufdiff-test-swap-results)")
                       .str());
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].pass, "bufdiff-test-swap-results");
  // The named pipeline is several passes.
  EXPECT_GT(verdict.findings[0].passNumber, 6u);
}

TEST_F(LocalizeTest, WhatALaterPassMakesGoodIsStillWrong) {
  std::string pipeline =
      "bufdiff-test-swap-results,cse,bufdiff-test-swap-results";
  ModuleVerdict verdict = check(kTwoResults, pipeline);
  EXPECT_EQ(describe(verdict),
            "wrong-result after bufdiff-test-swap-results (#1)");
  EXPECT_EQ(check(kTwoResults, pipeline, /*localize=*/false).worst(),
            VerdictClass::Agree);
}

TEST_F(LocalizeTest, WrongBeforeARejectionIsStillWrong) {
  ModuleVerdict verdict =
      check(kTwoResults, "bufdiff-test-swap-results,bufdiff-test-declines");
  EXPECT_EQ(describe(verdict),
            "wrong-result after bufdiff-test-swap-results (#1)");
  EXPECT_EQ(verdict.rejected.size(), 1u);
}

TEST_F(LocalizeTest, BrokenIRIsTheFaultOfItsPass) {
  // Asked or not.
  for (bool localize : {false, true}) {
    ModuleVerdict verdict =
        check(kTwoResults,
              (kOneShot + ",bufdiff-test-breaks,canonicalize").str(), localize);
    EXPECT_EQ(describe(verdict),
              "verifier-failure after bufdiff-test-breaks (#2)");
    ASSERT_EQ(verdict.findings.size(), 1u);
    const Finding &finding = verdict.findings[0];
    EXPECT_EQ(finding.signature,
              "verifier-failure:" + finding.path +
                  ":'func.return' op has N operands, but enclosing function "
                  "(@_) returns N");
    EXPECT_NE(finding.explanation.find("  >   \"func.return\"("),
              std::string::npos)
        << finding.explanation;
    EXPECT_TRUE(verdict.rejected.empty());
  }
}

TEST_F(LocalizeTest, APassThatDeclinesIsNoVerifierFailure) {
  for (bool localize : {false, true}) {
    ModuleVerdict verdict = check(
        kTwoResults, (kOneShot + ",bufdiff-test-declines").str(), localize);
    EXPECT_EQ(describe(verdict), "");
    ASSERT_EQ(verdict.rejected.size(), 1u);
    EXPECT_EQ(verdict.rejected[0].diagnostic, "not today");
  }
}

TEST_F(LocalizeTest, StatesThatCannotRunAreSteppedOver) {
  std::string pipeline = "bufdiff-test-obscures,bufdiff-test-swap-results,"
                         "bufdiff-test-clears";
  ModuleVerdict verdict = check(kTwoResults, pipeline);
  // Either of the passes since the last state that ran may be to blame, and
  // those in between are named.
  EXPECT_EQ(describe(verdict), "wrong-result after bufdiff-test-clears (#3)");
  EXPECT_EQ(verdict.steppedOver,
            (std::vector<std::string>{
                pipeline + " after bufdiff-test-obscures: unsupported "
                           "(gpu.barrier)",
                pipeline + " after bufdiff-test-swap-results: unsupported "
                           "(gpu.barrier)"}));
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_NE(verdict.findings[0].explanation.find(
                "  first wrong after pass #3 of 3, bufdiff-test-clears (or "
                "bufdiff-test-obscures, bufdiff-test-swap-results, whose "
                "states could not be run)\n"),
            std::string::npos)
      << verdict.findings[0].explanation;
}

TEST_F(LocalizeTest, MemoryRulesAreThePassesToo) {
  std::string pipeline =
      (kOneShot + ",buffer-deallocation-pipeline,convert-linalg-to-loops")
          .str();
  ModuleVerdict right = check(kLocal, pipeline);
  // What is leaked before anybody deallocates is no fault.
  EXPECT_EQ(right.worst(), VerdictClass::Agree) << describe(right);
  ModuleVerdict leaks = check(kLocal, pipeline + ",bufdiff-test-leaks,cse");
  ASSERT_EQ(leaks.findings.size(), 1u);
  EXPECT_EQ(leaks.findings[0].kind, FindingKind::Leak);
  EXPECT_EQ(leaks.findings[0].pass, "bufdiff-test-leaks");
  ModuleVerdict twice =
      check(kLocal, pipeline + ",bufdiff-test-frees-twice,cse");
  ASSERT_EQ(twice.findings.size(), 1u);
  EXPECT_EQ(twice.findings[0].kind, FindingKind::DoubleFree);
  EXPECT_EQ(twice.findings[0].pass, "bufdiff-test-frees-twice");
}
