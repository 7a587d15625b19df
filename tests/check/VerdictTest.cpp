//===- VerdictTest.cpp - Verdicts, classes of messages, records -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Verdict.h"
#include "gtest/gtest.h"

using namespace bufdiff;
using oracle::FindingKind;

static ModuleVerdict agreeing() {
  ModuleVerdict verdict;
  verdict.agreements = 2;
  return verdict;
}

TEST(Verdict, WorstOfAll) {
  ModuleVerdict verdict;
  EXPECT_EQ(verdict.worst(), VerdictClass::Discarded);
  verdict.agreements = 1;
  EXPECT_EQ(verdict.worst(), VerdictClass::Agree);
  verdict.rejected.push_back({"one-shot", "no", "no"});
  EXPECT_EQ(verdict.worst(), VerdictClass::Rejected);
  verdict.findings.push_back({FindingKind::Leak, "one-shot", "s", ""});
  EXPECT_EQ(verdict.worst(), VerdictClass::Finding);
}

TEST(Verdict, DiscardedRunsOfJudgedModules) {
  ModuleVerdict verdict = agreeing();
  verdict.discarded.push_back({"budget (steps)"});
  EXPECT_EQ(verdict.worst(), VerdictClass::Agree);
  // A generated module promises to be defined on all inputs.
  verdict.everyRunCounts = true;
  EXPECT_EQ(verdict.worst(), VerdictClass::Discarded);
}

TEST(Verdict, WorstFindingIsTheFirstOfTheWorstKind) {
  ModuleVerdict verdict;
  EXPECT_EQ(verdict.worstFinding(), nullptr);
  verdict.findings.push_back({FindingKind::Crash, "a", "1", ""});
  verdict.findings.push_back({FindingKind::WrongResult, "b", "2", ""});
  verdict.findings.push_back({FindingKind::WrongResult, "c", "3", ""});
  EXPECT_EQ(verdict.worstFinding()->path, "b");
}

TEST(Verdict, MergeKeepsEverything) {
  ModuleVerdict left = agreeing();
  left.findings.push_back({FindingKind::Crash, "a", "1", ""});
  ModuleVerdict right = agreeing();
  right.shape.ops = 7;
  right.shape.functions = 2;
  right.shape.outOfPlace = true;
  right.rejected.push_back({"b", "no", "no"});
  right.discarded.push_back({"why"});
  left.merge(std::move(right));
  EXPECT_EQ(left.agreements, 4u);
  EXPECT_EQ(left.findings.size(), 1u);
  EXPECT_EQ(left.rejected.size(), 1u);
  EXPECT_EQ(left.discarded.size(), 1u);
  EXPECT_EQ(left.shape.ops, 7u);
  EXPECT_EQ(left.shape.functions, 2u);
  EXPECT_TRUE(left.shape.outOfPlace);
  EXPECT_FALSE(left.shape.inPlaceCallWrite);
}

TEST(Verdict, NormalizedMessages) {
  EXPECT_EQ(normalizeMessage("buffer result #0 not produced by an alloc"),
            "buffer result #_ not produced by an alloc");
  EXPECT_EQ(normalizeMessage("'memref.cast' op operand type "
                             "'memref<4xf32, strided<[1], offset: ?>>' and 3"),
            "'memref.cast' op operand type 'memref<>' and N");
  EXPECT_EQ(normalizeMessage("index 12 of %arg0 in @f, i32, -7"),
            "index N of %_ in @_, i32, -N");
  EXPECT_EQ(normalizeMessage("first\nsecond"), "first");
  EXPECT_EQ(normalizeMessage("a < b and c"), "a < b and c");
  EXPECT_EQ(normalizeMessage("affine_map<(d0) -> (d0)> x"), "affine_map<> x");
  EXPECT_EQ(normalizeMessage(""), "");
}

TEST(Verdict, RecordsRoundTrip) {
  ModuleVerdict verdict = agreeing();
  verdict.everyRunCounts = true;
  verdict.shape = {3, 1000, true, true};
  verdict.discarded.push_back({"why"});
  verdict.rejected.push_back({"p", "d", std::string("with\0zero", 9)});
  verdict.findings.push_back(
      {FindingKind::Race, "p", "sig", "line\nline\n", "cse", 3});
  verdict.passesCompared = 5;
  verdict.steppedOver = {"p after cse: why"};
  std::optional<ModuleVerdict> back = decodeVerdict(encodeVerdict(verdict));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->agreements, 2u);
  EXPECT_TRUE(back->everyRunCounts);
  EXPECT_EQ(back->shape.functions, 3u);
  EXPECT_EQ(back->shape.ops, 1000u);
  EXPECT_TRUE(back->shape.outOfPlace);
  EXPECT_TRUE(back->shape.inPlaceCallWrite);
  ASSERT_EQ(back->discarded.size(), 1u);
  EXPECT_EQ(back->discarded[0].why, "why");
  ASSERT_EQ(back->rejected.size(), 1u);
  EXPECT_EQ(back->rejected[0].detail, std::string("with\0zero", 9));
  ASSERT_EQ(back->findings.size(), 1u);
  EXPECT_EQ(back->findings[0].kind, FindingKind::Race);
  EXPECT_EQ(back->findings[0].explanation, "line\nline\n");
  EXPECT_EQ(back->findings[0].pass, "cse");
  EXPECT_EQ(back->findings[0].passNumber, 3u);
  EXPECT_EQ(back->passesCompared, 5u);
  EXPECT_EQ(back->steppedOver, verdict.steppedOver);
}

TEST(Verdict, DamagedRecordsAreNone) {
  std::string record = encodeVerdict(agreeing());
  EXPECT_FALSE(decodeVerdict(""));
  EXPECT_FALSE(decodeVerdict(llvm::StringRef(record).drop_back()));
  EXPECT_FALSE(decodeVerdict(record + "x"));
  EXPECT_FALSE(decodeVerdict(std::string(20, '\xff')));
}
