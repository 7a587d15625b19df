//===- TargetTest.cpp -----------------------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"
#include "fuzz/Features.h"
#include "harness/bufferize/Path.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include <gtest/gtest.h>

using namespace bufdiff;
using namespace bufdiff::fuzz;
using namespace mlir;

const char *const bufdiff::fuzz::kFormName = "choices";

/// What the engine would be told.
static std::vector<uint32_t> reported;

namespace bufdiff::fuzz {
void reportFeatures(llvm::ArrayRef<uint32_t> slots) {
  reported.assign(slots.begin(), slots.end());
}
void beginInput() {}
void endInput(llvm::ArrayRef<const Finding *>) {}
} // namespace bufdiff::fuzz

namespace {

std::vector<std::string> pathsOf(llvm::StringRef program,
                                 llvm::StringRef form = "choices") {
  std::string error;
  FailureOr<CheckFlags> flags = flagsOfProgram(program, form, error);
  if (failed(flags))
    return {"error: " + error};
  return flags->paths;
}

TEST(Target, TheNameOfTheProgramSaysWhichPathsRun) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(pathsOf("/out/bufdiff-fuzz-choices"), Names{});
  EXPECT_EQ(pathsOf("bufdiff-fuzz-choices-one-shot"), Names{"one-shot"});
  EXPECT_EQ(pathsOf("/out/bufdiff-fuzz-mlir-one-shot-top-down", "mlir"),
            Names{"one-shot:top-down"});
  EXPECT_EQ(pathsOf("./bufdiff-afl-choices-one-shot-fuzz-7"),
            Names{"one-shot:fuzz-7"});
  EXPECT_EQ(pathsOf("bufdiff-fuzz-choices-two-shot"),
            Names{"error: no path is called 'two-shot', as the program's name "
                  "'bufdiff-fuzz-choices-two-shot' says"});
}

TEST(Target, EveryPathHasAName) {
  std::vector<std::string> suffixes = pathSuffixes(KnownBugs());
  PathRegistry paths = PathRegistry::builtin();
  ASSERT_EQ(suffixes.size(), paths.all().size());
  for (auto [suffix, path] : llvm::zip_equal(suffixes, paths.all())) {
    // What fleets take for a program's name.
    EXPECT_TRUE(llvm::all_of(
        suffix, [](char c) { return llvm::isAlnum(c) || c == '-'; }));
    std::vector<std::string> run = pathsOf("bufdiff-fuzz-choices-" + suffix);
    EXPECT_EQ(run.back(), path->name().str());
    // The partner of a path that must equal another one runs first.
    EXPECT_EQ(run.size(), path->mustEqual().empty() ? 1u : 2u);
  }
}

TEST(Target, PathsThatAreKnownToKillAreLeftOut) {
  std::string error;
  FailureOr<KnownBugs> bugs =
      KnownBugs::load(KnownBugs::defaultDirectory(), error);
  ASSERT_TRUE(succeeded(bugs)) << error;
  std::vector<std::string> suffixes = pathSuffixes(*bugs);
  auto has = [&](llvm::StringRef name) {
    return llvm::is_contained(suffixes, name);
  };
  EXPECT_TRUE(has("one-shot"));
  EXPECT_TRUE(has("legacy"));
  EXPECT_TRUE(has("one-shot-top-down"));
  // corpus/known-bugs/copy-before-write-asks-analysis.mlir
  EXPECT_FALSE(has("one-shot-copy-before-write"));
  EXPECT_FALSE(has("one-shot-no-analysis-main"));
}

TEST(Target, TellsTheEngineTheFeatures) {
  Target &target = Target::get("bufdiff-fuzz-choices");
  std::vector<uint8_t> input(300, 0x55);
  InputOutcome outcome = target.run(input);
  EXPECT_TRUE(outcome.isInput);
  EXPECT_FALSE(reported.empty());
  EXPECT_EQ(reported, outcome.verdict.features);
}

TEST(Target, PassesOverKnownBugsOnly) {
  Target &target = Target::get("bufdiff-fuzz-choices");
  ModuleVerdict verdict;
  Finding finding;
  finding.signature = "wrong-result:one-shot:func.return of value:func.func";
  verdict.findings.push_back(finding);
  finding.signature = "wrong-result:one-shot:tensor.insert:func.func";
  verdict.findings.push_back(finding);
  std::vector<const Finding *> found = target.newFindings(verdict);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front(), &verdict.findings[1]);
}

TEST(FeatureFile, CountsOverSeveralMappings) {
  llvm::SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("features", "", path));
  llvm::FileRemover remover(path);
  FeatureFile first(path), second(path);
  first.add({1, 2, 3});
  second.add({3, 4});
  second.add({});
  EXPECT_EQ(first.counts().features, 4u);
  EXPECT_EQ(first.counts().modules, 3u);
  EXPECT_EQ(second.counts().features, 4u);
  EXPECT_EQ(FeatureFile("").counts().modules, 0u);
}

} // namespace
