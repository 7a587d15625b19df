//===- DriverTest.cpp - Checks of many modules in workers -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Driver.h"
#include "TestPaths.h"
#include "harness/check/Tally.h"
#include "gtest/gtest.h"
#include <cstdlib>
#include <regex>

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::test;
using oracle::FindingKind;

static Tally checkRange(uint64_t begin, uint64_t end,
                        const std::vector<const Path *> &paths, unsigned jobs) {
  CheckOptions options;
  options.paths = paths;
  WorkerOptions workers;
  workers.jobs = jobs;
  workers.stallSeconds = 2;
  Tally tally;
  std::string error;
  EXPECT_TRUE(succeeded(checkSeeds(
      begin, end, options, workers,
      [&](uint64_t seed, const ModuleVerdict &verdict) {
        tally.add(seed, "seed " + std::to_string(seed), verdict);
      },
      nullptr, error)))
      << error;
  return tally;
}

/// The document without what depends on the clock, or on addresses: which of
/// two equal constants of a module becomes the global (docs/verdicts.md).
static std::string document(const Tally &tally) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << tally.toJSON(0, true);
  static const std::regex origin("[a-z0-9]+:[0-9]+(: memref.global )");
  text = std::regex_replace(text, origin, "$1");
  static const std::regex number("(@__constant_[0-9a-z]+)_[0-9]+");
  return std::regex_replace(text, number, "$1");
}

TEST(Driver, NumbersDoNotDependOnJobs) {
  std::unique_ptr<Path> oneShot = createOneShotPath();
  ChangedPath wrong("drops-copy", dropCopy);
  std::vector<const Path *> paths = {oneShot.get(), &wrong};
  Tally one = checkRange(0, 150, paths, 1);
  EXPECT_EQ(one.modules(), 150u);
  EXPECT_GT(one.withFindings(), 0u);
  EXPECT_EQ(document(one), document(checkRange(0, 150, paths, 2)));
  EXPECT_EQ(document(one), document(checkRange(0, 150, paths, 3)));
}

TEST(Driver, ACrashingPathDoesNotKeepOthersFromBeingJudged) {
  std::unique_ptr<Path> oneShot = createOneShotPath();
  ChangedPath dies("dies", [](ModuleOp) -> LogicalResult { std::abort(); });
  Tally tally = checkRange(0, 5, {&dies, oneShot.get()}, 2);
  EXPECT_EQ(tally.modules(), 5u);
  EXPECT_EQ(tally.withFindings(), 5u);
  EXPECT_EQ(tally.judged(), 5u);
  const Tally::Entry &entry =
      tally.findings().at("crash:dies:SIGABRT:bufferize");
  EXPECT_EQ(entry.count, 5u);
  EXPECT_EQ(entry.kind, FindingKind::Crash);
  EXPECT_EQ(entry.path, "dies");
  // Known from the paths that lived.
  EXPECT_GT(tally.meanOps(), 0);
}

TEST(Driver, TwoPathsThatDie) {
  ChangedPath first("first", [](ModuleOp) -> LogicalResult { std::abort(); });
  ChangedPath second("second", [](ModuleOp) -> LogicalResult { std::exit(0); });
  Tally tally = checkRange(0, 2, {&first, &second}, 1);
  EXPECT_EQ(tally.findings().at("crash:first:SIGABRT:bufferize").count, 2u);
  EXPECT_EQ(tally.findings().at("crash:second:exit(0):bufferize").count, 2u);
}

TEST(Driver, DeathsAsFindings) {
  std::unique_ptr<Path> oneShot = createOneShotPath();
  std::vector<const Path *> paths = {oneShot.get()};
  WorkerDeath death;
  death.kind = WorkerDeath::Kind::Timeout;
  death.path = 1;
  death.stage = Stage::Bufferize;
  EXPECT_EQ(makeDeathFinding(death, paths).kind, FindingKind::Timeout);
  EXPECT_EQ(makeDeathFinding(death, paths).signature,
            "timeout:one-shot:timeout:bufferize");
  death.kind = WorkerDeath::Kind::OutOfMemory;
  EXPECT_EQ(makeDeathFinding(death, paths).kind, FindingKind::OutOfMemory);
  death.kind = WorkerDeath::Kind::StackOverflow;
  death.path = 0;
  death.stage = Stage::Parse;
  EXPECT_EQ(makeDeathFinding(death, paths).signature,
            "crash:(parse):stack overflow:parse");
}

TEST(Driver, Texts) {
  std::unique_ptr<Path> oneShot = createOneShotPath();
  std::vector<TextItem> items(3);
  for (TextItem &item : items)
    item.options.paths = {oneShot.get()};
  items[0].text = "func.func @main() { return }";
  items[1].text = "func.func @main() { retur }";
  items[1].name = "bad.mlir";
  items[2].text = "func.func @main(%a: tensor<4xi32>) { return }";
  std::map<size_t, VerdictClass> verdicts;
  std::map<size_t, std::string> errors;
  std::string error;
  ASSERT_TRUE(succeeded(checkTexts(
      items, WorkerOptions(),
      [&](size_t item, const ModuleVerdict &verdict) {
        verdicts[item] = verdict.worst();
      },
      [&](size_t item, const std::string &why) { errors[item] = why; }, nullptr,
      error)))
      << error;
  ASSERT_EQ(verdicts.size(), 2u);
  EXPECT_EQ(verdicts[0], VerdictClass::Agree);
  EXPECT_EQ(verdicts[2], VerdictClass::Agree);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[1].find("bad.mlir:1:"), 0u) << errors[1];
}
