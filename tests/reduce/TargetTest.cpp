//===- TargetTest.cpp - What a reduction keeps
//------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Target.h"
#include "harness/reduce/Judge.h"
#include "gtest/gtest.h"

using namespace bufdiff;
using oracle::FindingKind;

namespace {

Finding finding(FindingKind kind, std::string path, std::string blame) {
  Finding finding;
  finding.kind = kind;
  finding.path = path;
  finding.signature =
      oracle::findingName(kind).str() + ":" + path + ":" + blame;
  return finding;
}

ModuleVerdict verdictOf(std::vector<Finding> findings) {
  ModuleVerdict verdict;
  verdict.findings = std::move(findings);
  return verdict;
}

const Finding kWrong =
    finding(FindingKind::WrongResult, "one-shot", "linalg.fill:func.func");

TEST(Target, KeepsTheSignature) {
  Target target = Target::of(kWrong, verdictOf({kWrong}), Keep::Signature);
  EXPECT_EQ(target.blame, "linalg.fill:func.func");
  EXPECT_EQ(target.signature(), kWrong.signature);
  EXPECT_TRUE(target.isShownBy(verdictOf({kWrong})));
  EXPECT_FALSE(target.isShownBy(verdictOf({})));
  Finding otherOp =
      finding(FindingKind::WrongResult, "one-shot", "linalg.map:func.func");
  EXPECT_FALSE(target.isShownBy(verdictOf({otherOp})));
  target.keep = Keep::Kind;
  EXPECT_TRUE(target.isShownBy(verdictOf({otherOp})));
}

TEST(Target, NeverAnotherKindOrPath) {
  Target target = Target::of(kWrong, verdictOf({kWrong}), Keep::Kind);
  Finding otherKind =
      finding(FindingKind::WrongTrace, "one-shot", "linalg.fill:func.func");
  Finding otherPath =
      finding(FindingKind::WrongResult, "legacy", "linalg.fill:func.func");
  EXPECT_FALSE(target.isShownBy(verdictOf({otherKind})));
  EXPECT_FALSE(target.isShownBy(verdictOf({otherPath})));
  // Nor may one of another kind join on the same path; what other paths show
  // is their business.
  EXPECT_FALSE(target.isShownBy(verdictOf({kWrong, otherKind})));
  EXPECT_TRUE(target.isShownBy(verdictOf({kWrong, otherPath})));
}

/// Signatures name paths that differ in a number alike.
TEST(Target, PathsOfAFamily) {
  Finding wrong = finding(FindingKind::WrongResult, "one-shot:fuzz-231", "");
  wrong.signature = "wrong-result:one-shot:fuzz-N:tensor.insert:func.func";
  Target target = Target::of(wrong, verdictOf({wrong}), Keep::Signature);
  EXPECT_EQ(target.path, "one-shot:fuzz-231");
  EXPECT_EQ(target.blame, "tensor.insert:func.func");
  EXPECT_EQ(target.signature(), wrong.signature);
  EXPECT_TRUE(target.isShownBy(wrong));
  wrong.signature = "wrong-result:one-shot:fuzz-N:linalg.fill:func.func";
  EXPECT_FALSE(target.isShownBy(wrong));
}

TEST(Target, CompanyFromTheStartMayStay) {
  Finding divergence =
      finding(FindingKind::IrDivergence, "one-shot", "memref.copy:func.func");
  ModuleVerdict both = verdictOf({kWrong, divergence});
  Target target = Target::of(kWrong, both, Keep::Signature);
  ASSERT_EQ(target.company.size(), 1u);
  EXPECT_EQ(target.company[0], FindingKind::IrDivergence);
  EXPECT_TRUE(target.isShownBy(both));
  EXPECT_TRUE(target.isShownBy(verdictOf({kWrong})));
}

TEST(Target, WhatWasDefinedStaysDefined) {
  ModuleVerdict verdict = verdictOf({kWrong});
  Target target = Target::of(kWrong, verdict, Keep::Signature);
  EXPECT_TRUE(target.mustBeDefined);
  verdict.discarded.push_back({"undefined behaviour (arith.divsi)"});
  EXPECT_FALSE(target.isShownBy(verdict));
  target = Target::of(kWrong, verdict, Keep::Signature);
  EXPECT_FALSE(target.mustBeDefined);
  EXPECT_TRUE(target.isShownBy(verdict));
}

TEST(Target, Rejections) {
  ModuleVerdict verdict;
  verdict.rejected.push_back({"one-shot", "op was not bufferized", "detail"});
  Target target = Target::of(verdict.rejected[0], verdict, Keep::Signature);
  EXPECT_TRUE(target.isRejection());
  EXPECT_TRUE(target.isShownBy(verdict));
  EXPECT_EQ(target.expectation().str(), "rejected one-shot");
  verdict.rejected[0].diagnostic = "something else";
  EXPECT_FALSE(target.isShownBy(verdict));
  target.keep = Keep::Kind;
  EXPECT_TRUE(target.isShownBy(verdict));
  verdict.rejected[0].path = "legacy";
  EXPECT_FALSE(target.isShownBy(verdict));
}

TEST(Target, DeathsAreTold) {
  auto isDeath = [](FindingKind kind, const char *blame) {
    Finding each = finding(kind, "one-shot", blame);
    return Target::of(each, ModuleVerdict(), Keep::Signature).isDeath();
  };
  EXPECT_TRUE(isDeath(FindingKind::Crash, "SIGSEGV:bufferize"));
  EXPECT_TRUE(isDeath(FindingKind::Timeout, "timeout:bufferize"));
  EXPECT_TRUE(isDeath(FindingKind::OutOfMemory, "out of memory:run"));
  // The interpreter's budget.
  EXPECT_FALSE(isDeath(FindingKind::Timeout, "scf.while:func.func"));
  EXPECT_FALSE(isDeath(FindingKind::OutOfMemory, "memref.alloc:scf.for"));
  EXPECT_FALSE(isDeath(FindingKind::WrongResult, "timeout:bufferize"));
}

TEST(Target, DeathJudge) {
  CheckFlags flags;
  flags.paths = {"one-shot"};
  Finding crash = finding(FindingKind::Crash, "one-shot", "SIGSEGV:bufferize");
  Target target = Target::of(crash, ModuleVerdict(), Keep::Signature);
  DeathJudge judge = createDeathJudge(flags, target);
  WorkerDeath death;
  death.code = 11;
  death.path = 1;
  death.stage = Stage::Bufferize;
  EXPECT_TRUE(judge(death, ""));
  death.stage = Stage::Inspect;
  EXPECT_FALSE(judge(death, ""));
  death.stage = Stage::Bufferize;
  death.code = 6;
  EXPECT_FALSE(judge(death, ""));
  death.code = 11;
  death.path = 0;
  EXPECT_FALSE(judge(death, ""));
}

TEST(Target, FollowsItsPipeline) {
  Finding each = finding(FindingKind::WrongResult, "cse,canonicalize", "a:b");
  Target target = Target::of(each, ModuleVerdict(), Keep::Signature);
  EXPECT_EQ(withPipeline(target, "").path, "cse,canonicalize");
  Target shorter = withPipeline(target, "cse");
  EXPECT_EQ(shorter.path, "cse");
  EXPECT_EQ(shorter.signature(), "wrong-result:cse:a:b");
  CheckFlags flags;
  flags.pipelines = {"--cse --canonicalize"};
  EXPECT_EQ(withPipeline(flags, "").pipelines.front(), "--cse --canonicalize");
  EXPECT_EQ(withPipeline(flags, "cse").pipelines.front(), "cse");
}

} // namespace
