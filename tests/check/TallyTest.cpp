//===- TallyTest.cpp - Added-up verdicts and the JSON document ------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Tally.h"
#include "gtest/gtest.h"

using namespace bufdiff;
using oracle::FindingKind;

static ModuleVerdict agree(unsigned ops) {
  ModuleVerdict verdict;
  verdict.agreements = 2;
  verdict.shape.functions = 2;
  verdict.shape.ops = ops;
  return verdict;
}

static ModuleVerdict wrong(unsigned ops, const char *signature,
                           FindingKind kind = FindingKind::WrongResult) {
  ModuleVerdict verdict = agree(ops);
  verdict.shape.outOfPlace = true;
  verdict.findings.push_back(
      {kind, "one-shot", signature, "explains " + std::to_string(ops)});
  return verdict;
}

TEST(Tally, EachModuleCountsOnce) {
  Tally tally;
  tally.add(0, "a", agree(10));
  ModuleVerdict rejected = agree(10);
  rejected.rejected.push_back({"interface", "no", "no"});
  rejected.rejected.push_back({"legacy", "no", "no"});
  tally.add(1, "b", rejected);
  ModuleVerdict discarded;
  discarded.discarded.push_back({"unsupported (x.y)"});
  tally.add(2, "c", discarded);
  ModuleVerdict both = wrong(20, "s");
  both.rejected.push_back({"legacy", "no", "no"});
  tally.add(3, "d", both);

  EXPECT_EQ(tally.modules(), 4u);
  EXPECT_EQ(tally.agree(), 1u);
  EXPECT_EQ(tally.rejected(), 1u);
  EXPECT_EQ(tally.discarded(), 1u);
  EXPECT_EQ(tally.withFindings(), 1u);
  EXPECT_EQ(tally.judged(), 3u);
  EXPECT_EQ(tally.rejections().at("interface").at("no"), 1u);
  EXPECT_EQ(tally.discardReasons().at("unsupported (x.y)"), 1u);
}

TEST(Tally, SmallestModuleWhateverTheOrder) {
  std::vector<std::pair<uint64_t, unsigned>> modules = {
      {5, 30}, {9, 10}, {2, 40}, {7, 10}};
  for (int order = 0; order < 2; ++order) {
    Tally tally;
    for (auto [item, ops] : modules)
      tally.add(item, "seed " + std::to_string(item), wrong(ops, "s"));
    ASSERT_EQ(tally.findings().size(), 1u);
    const Tally::Entry &entry = tally.findings().at("s");
    EXPECT_EQ(entry.count, 4u);
    EXPECT_EQ(entry.module, "seed 7");
    EXPECT_EQ(entry.item, 7u);
    EXPECT_EQ(entry.explanation, "explains 10");
    std::reverse(modules.begin(), modules.end());
  }
}

TEST(Tally, OneModuleCountsASignatureOnce) {
  Tally tally;
  ModuleVerdict verdict = wrong(5, "s");
  verdict.findings.push_back(verdict.findings.front());
  tally.add(0, "a", verdict);
  EXPECT_EQ(tally.findings().at("s").count, 1u);
}

TEST(Tally, Document) {
  Tally tally;
  tally.add(0, "seed 0", agree(30));
  tally.add(1, "seed 1", wrong(10, "leak:one-shot:a:b", FindingKind::Leak));
  tally.add(2, "seed 2", wrong(20, "wrong-result:one-shot:a:b"));
  llvm::json::Value value = tally.toJSON(2.0, /*withShape=*/true);
  const llvm::json::Object &document = *value.getAsObject();
  EXPECT_EQ(document.getInteger("modules"), 3);
  EXPECT_EQ(document.getInteger("agree"), 1);
  EXPECT_EQ(document.getInteger("with_findings"), 2);
  EXPECT_TRUE(document.getObject("discarded")->empty());
  EXPECT_TRUE(document.getObject("rejected")->empty());
  EXPECT_EQ(document.getNumber("seconds"), 2.0);
  EXPECT_EQ(document.getNumber("modules_per_second"), 1.5);
  EXPECT_TRUE(document.getString("mlir"));
  const llvm::json::Array &findings = *document.getArray("findings");
  ASSERT_EQ(findings.size(), 2u);
  // The worst kind comes first.
  const llvm::json::Object &first = *findings[0].getAsObject();
  EXPECT_EQ(first.getString("kind"), "wrong-result");
  EXPECT_EQ(first.getString("path"), "one-shot");
  EXPECT_EQ(first.getString("signature"), "wrong-result:one-shot:a:b");
  EXPECT_EQ(first.getInteger("count"), 1);
  EXPECT_EQ(first.getString("module"), "seed 2");
  EXPECT_EQ(first.getString("explanation"), "explains 20");
  const llvm::json::Object &shape = *document.getObject("shape");
  EXPECT_EQ(shape.getNumber("mean_functions"), 2.0);
  EXPECT_EQ(shape.getNumber("mean_ops"), 20.0);
  EXPECT_EQ(shape.getNumber("out_of_place_share"), 0.6667);
  EXPECT_EQ(shape.getNumber("in_place_call_write_share"), 0.0);
  EXPECT_FALSE(tally.toJSON(2.0, false).getAsObject()->get("shape"));
}

TEST(Tally, EmptyDocument) {
  llvm::json::Value value = Tally().toJSON(0, true);
  EXPECT_EQ(value.getAsObject()->getInteger("modules"), 0);
  EXPECT_EQ(value.getAsObject()->getNumber("modules_per_second"), 0.0);
}

TEST(Tally, SummaryNamesTheCommand) {
  Tally tally;
  tally.add(4, "seed 4", wrong(10, "leak:one-shot:a:b", FindingKind::Leak));
  std::string text;
  llvm::raw_string_ostream os(text);
  tally.print(os, 1.0, /*withShape=*/false,
              [](llvm::StringRef, const Tally::Entry &entry) {
                return "again " + std::to_string(entry.item);
              });
  EXPECT_NE(text.find("leak:one-shot:a:b\n            again 4\n"),
            std::string::npos)
      << text;
}
