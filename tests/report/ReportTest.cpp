//===- ReportTest.cpp - Reports -------------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/report/Report.h"
#include "harness/report/Diff.h"
#include "harness/report/Escape.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

using namespace bufdiff;

namespace {

TEST(Escape, LeavesOnlyText) {
  EXPECT_EQ(escapeMarkup("a<b>&\"'\n\tc"), "a&lt;b&gt;&amp;&quot;&#39;\n\tc");
  // What XML has no character for, and what is no UTF-8.
  EXPECT_EQ(escapeMarkup("\x01"), "\xEF\xBF\xBD");
  EXPECT_EQ(escapeMarkup("x\xFFy"), "x\xEF\xBF\xBDy");
  EXPECT_EQ(escapeMarkup("\xEF\xBF\xBE\xEF\xBF\xBF"),
            "\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_EQ(escapeMarkup("\xC3\xA4"), "\xC3\xA4");
}

/// ` ` both, `-` left, `+` right, each with its line.
std::string draw(llvm::StringRef left, llvm::StringRef right) {
  std::string text;
  for (const DiffLine &line : diffLines(left, right))
    text += (llvm::Twine(line.left && line.right ? " "
                         : line.left             ? "-"
                                                 : "+") +
             line.text.trim() + ";")
                .str();
  return text;
}

TEST(Diff, ShowsTheFewestLines) {
  EXPECT_EQ(draw("a\nb\nc\n", "a\nx\nc\n"), " a;-b;+x; c;");
  EXPECT_EQ(draw("a\n  b\n", "  a\nb\nc\n"), " a; b;+c;");
  EXPECT_EQ(draw("a\nb", "b"), "-a; b;");
  EXPECT_EQ(draw("a\nb\na\n", "a\n"), " a;-b;-a;");
  std::vector<DiffLine> lines = diffLines("a\nb", "b\nc");
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[1].left, 2u);
  EXPECT_EQ(lines[1].right, 1u);
  EXPECT_EQ(lines[2].left, 0u);
  EXPECT_EQ(lines[2].right, 2u);
  // Of texts that are too long there is none.
  std::string large(1 << 12, '\n');
  large += "x";
  EXPECT_TRUE(diffLines(large, large).empty());
}

TEST(Marks, AreFoundByTheirNeighbours) {
  llvm::StringRef explanation = "what\n"
                                "  output of one-shot:\n"
                                "      b\n"
                                "  >   store\n"
                                "      c\n"
                                "  module as given:\n"
                                "  >   insert\n";
  EXPECT_EQ(findMarked(explanation, "a\nstore\nb\n  store\nc\nstore\n"),
            std::vector<unsigned>{4});
  EXPECT_EQ(findMarked(explanation, "  insert\n"), std::vector<unsigned>{1});
  EXPECT_TRUE(findMarked(explanation, "store 2\n").empty());
  EXPECT_EQ(findLine("x\n  by: reduced.mlir:12: op\n reduced.mlir:3:",
                     "reduced.mlir"),
            12u);
  EXPECT_EQ(findLine("seed 7:12: op", "reduced.mlir"), 0u);
  EXPECT_EQ(findLine("x reduced.mlir:y", "reduced.mlir"), 0u);
}

ReportedBug makeBug(llvm::StringRef signature, uint64_t count,
                    llvm::StringRef known = "") {
  ReportedBug bug;
  bug.kind = "wrong-result";
  bug.path = "one-shot";
  bug.signature = signature.str();
  bug.message = "wrong-result on path one-shot";
  bug.count = count;
  bug.known = known.str();
  return bug;
}

TEST(Report, NewOnesAndFrequentOnesFirst) {
  std::vector<ReportedBug> bugs = {makeBug("d", 9, "old"), makeBug("c", 1),
                                   makeBug("b", 1), makeBug("a", 3)};
  sortBugs(bugs);
  std::string order;
  for (const ReportedBug &bug : bugs)
    order += bug.signature;
  EXPECT_EQ(order, "abcd");
}

TEST(Report, KnownBugsDoNotFail) {
  Report report;
  report.directory = "d";
  report.bugs = {makeBug("a", 3), makeBug("b", 2, "old & known")};
  std::string junit = toJUnit(toCases(report));
  EXPECT_NE(junit.find("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\""),
            std::string::npos)
      << junit;
  EXPECT_NE(junit.find("<skipped message=\"known bug old &amp; known\"/>"),
            std::string::npos)
      << junit;

  auto sarif = llvm::json::parse(toSarif(toFindings(report), "/x y"));
  ASSERT_TRUE(bool(sarif));
  const llvm::json::Object &run =
      *(*sarif->getAsObject()->getArray("runs"))[0].getAsObject();
  EXPECT_EQ(run.getObject("originalUriBaseIds")
                ->getObject("REPORTED")
                ->getString("uri"),
            llvm::StringRef("file:///x%20y/"));
  const llvm::json::Array &results = *run.getArray("results");
  EXPECT_FALSE(results[0].getAsObject()->getArray("suppressions"));
  const llvm::json::Array *suppressions =
      results[1].getAsObject()->getArray("suppressions");
  ASSERT_TRUE(suppressions);
  EXPECT_EQ((*suppressions)[0].getAsObject()->getString("justification"),
            llvm::StringRef("known bug old & known"));
  const llvm::json::Array &rules =
      *run.getObject("tool")->getObject("driver")->getArray("rules");
  int64_t rule = *results[0].getAsObject()->getInteger("ruleIndex");
  EXPECT_EQ(rules[rule].getAsObject()->getString("id"),
            llvm::StringRef("wrong-result"));

  auto json = llvm::json::parse(toJSON(report));
  ASSERT_TRUE(bool(json));
  EXPECT_EQ(json->getAsObject()->getArray("findings")->size(), 1u);
  EXPECT_EQ(json->getAsObject()->getArray("known_findings")->size(), 1u);
  EXPECT_EQ(json->getAsObject()->getObject("known")->getInteger("old & known"),
            2);
  EXPECT_FALSE(json->getAsObject()->get("modules"));
}

TEST(Report, WithoutFindingsIsStillATest) {
  Report report;
  report.directory = "d";
  EXPECT_NE(toJUnit(toCases(report)).find("tests=\"1\" failures=\"0\""),
            std::string::npos);
  EXPECT_NE(toText(report).find("0 new, 0 known\n"), std::string::npos);
  EXPECT_NE(toHTML(report).find("<p>None.</p>"), std::string::npos);
}

TEST(Page, ThinsALongPast) {
  Report report;
  report.hasTotals = true;
  for (unsigned i = 0; i < 5000; ++i) {
    ReportedSample sample;
    sample.seconds = i;
    sample.modules = 10 * i;
    report.history.push_back(sample);
  }
  report.totals = report.history.back();
  std::string page = toHTML(report);
  llvm::StringRef text = page;
  text = text.split("id=\"history\">").second.split("</script>").first;
  auto json = llvm::json::parse(text);
  ASSERT_TRUE(bool(json)) << text.str();
  const llvm::json::Array &modules = *json->getAsObject()->getArray("modules");
  EXPECT_GT(modules.size(), 200u);
  EXPECT_LT(modules.size(), 600u);
  // The end is where it is.
  EXPECT_EQ(modules.back().getAsInteger(), 49990);
}

} // namespace
