//===- PrecisionTest.cpp - Copies that nothing needs ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPaths.h"
#include "harness/check/Checker.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;
using oracle::FindingKind;

/// One element is written and another one of the old tensor is read then: the
/// analysis does not tell elements apart.
static constexpr llvm::StringLiteral kUnneeded = R"(
func.func @main(%t: tensor<4xi32>, %x: i32) -> (i32, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = tensor.insert %x into %t[%c0] : tensor<4xi32>
  %y = tensor.extract %t[%c1] : tensor<4xi32>
  return %y, %u : i32, tensor<4xi32>
})";

/// The same, but the element that was written is read.
static constexpr llvm::StringLiteral kNeeded = R"(
func.func @main(%t: tensor<4xi32>, %x: i32) -> (i32, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %u = tensor.insert %x into %t[%c0] : tensor<4xi32>
  %y = tensor.extract %t[%c0] : tensor<4xi32>
  return %y, %u : i32, tensor<4xi32>
})";

/// Needed on one path through the program only.
static constexpr llvm::StringLiteral kNeededAtTimes = R"(
func.func @main(%t: tensor<4xi32>, %x: i32, %b: i1) -> (i32, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = arith.select %b, %c0, %c1 : index
  %u = tensor.insert %x into %t[%c0] : tensor<4xi32>
  %y = tensor.extract %t[%i] : tensor<4xi32>
  return %y, %u : i32, tensor<4xi32>
})";

/// A constant that may not be written: no value shows it, but a memory rule.
static constexpr llvm::StringLiteral kNeededByARule = R"(
func.func @main(%x: i32) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<3> : tensor<4xi32>
  %u = tensor.insert %x into %t[%c0] : tensor<4xi32>
  return %u : tensor<4xi32>
})";

static ModuleVerdict check(llvm::StringRef text, bool precision = true,
                           llvm::StringRef name = "one-shot") {
  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  PathRegistry registry = PathRegistry::builtin();
  CheckOptions options;
  options.paths = {registry.lookup(name)};
  options.precision = precision;
  Checker checker(ops, options);
  std::string error;
  FailureOr<ModuleVerdict> verdict =
      checker.checkText(text, "test.mlir", error);
  EXPECT_TRUE(succeeded(verdict)) << error;
  return succeeded(verdict) ? std::move(*verdict) : ModuleVerdict();
}

TEST(Precision, ACopyThatNothingNeeds) {
  ModuleVerdict verdict = check(kUnneeded);
  EXPECT_EQ(verdict.worst(), VerdictClass::Agree);
  EXPECT_EQ(verdict.copiesTried, 1u);
  ASSERT_EQ(verdict.missedInPlace.size(), 1u);
  const Finding &missed = verdict.missedInPlace[0];
  EXPECT_EQ(missed.kind, FindingKind::MissedInPlace);
  EXPECT_EQ(missed.signature,
            "missed-inplace:one-shot:tensor.insert operand #1:func.func");
  EXPECT_NE(missed.explanation.find(
                "no run needs the copy of operand #1 (%arg0) at test.mlir:5: "),
            std::string::npos)
      << missed.explanation;
  // Two runs: a copy each.
  EXPECT_NE(missed.explanation.find("with it 2 copies and 2 allocations, "
                                    "without it 0 and 0\n"),
            std::string::npos)
      << missed.explanation;
  EXPECT_NE(missed.explanation.find("\n  >   %inserted = tensor.insert "),
            std::string::npos)
      << missed.explanation;
}

TEST(Precision, NobodyAsked) {
  ModuleVerdict verdict = check(kUnneeded, /*precision=*/false);
  EXPECT_EQ(verdict.copiesTried, 0u);
  EXPECT_TRUE(verdict.missedInPlace.empty());
}

TEST(Precision, NecessaryCopies) {
  for (llvm::StringRef text : {kNeeded, kNeededAtTimes, kNeededByARule}) {
    ModuleVerdict verdict = check(text);
    EXPECT_EQ(verdict.worst(), VerdictClass::Agree) << text.str();
    EXPECT_EQ(verdict.copiesTried, 1u) << text.str();
    EXPECT_TRUE(verdict.missedInPlace.empty())
        << text.str() << verdict.missedInPlace[0].explanation;
  }
}

TEST(Precision, OtherOptionsOfOneShot) {
  EXPECT_EQ(check(kUnneeded, true, "one-shot:top-down").missedInPlace.size(),
            1u);
  // Without an analysis there is no decision to turn around.
  EXPECT_EQ(check(kUnneeded, true, "one-shot:analysis-only").copiesTried, 0u);
}

TEST(Precision, RecordsRoundTrip) {
  ModuleVerdict verdict = check(kUnneeded);
  std::optional<ModuleVerdict> back = decodeVerdict(encodeVerdict(verdict));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->copiesTried, 1u);
  ASSERT_EQ(back->missedInPlace.size(), 1u);
  EXPECT_EQ(back->missedInPlace[0].signature,
            verdict.missedInPlace[0].signature);
}
