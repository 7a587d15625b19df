//===- BuildPathTest.cpp - Tests of builds as paths -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/external/BuildPath.h"
#include "harness/external/Runner.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace bufdiff;
using namespace bufdiff::external;

namespace {

/// Of a build that is not there: nothing is run.
PathLimits limitsOf(unsigned major, llvm::StringRef pipeline) {
  BuildPathOptions options;
  options.build.version = std::to_string(major) + ".1.0";
  options.build.major = major;
  options.pipeline = pipeline.str();
  std::string error;
  std::unique_ptr<Path> path = createBuildPath(std::move(options), error);
  EXPECT_TRUE(path) << error;
  return path ? path->limits() : PathLimits();
}

TEST(BuildPathTest, WhoFoldsTensorsIsGivenNoneThatIsFreed) {
  // What MLIR 16 runs before One-Shot folds as it goes.
  EXPECT_TRUE(limitsOf(16, "").noExplicitDeallocation);
  EXPECT_FALSE(limitsOf(19, "").noExplicitDeallocation);
  EXPECT_FALSE(limitsOf(22, "").noExplicitDeallocation);
  const char *oneShot = "--one-shot-bufferize=bufferize-function-boundaries";
  EXPECT_FALSE(limitsOf(19, oneShot).noExplicitDeallocation);
  EXPECT_TRUE(limitsOf(19, std::string("--canonicalize ") + oneShot)
                  .noExplicitDeallocation);
  EXPECT_TRUE(limitsOf(19, std::string(oneShot) +
                               " --ownership-based-buffer-deallocation")
                  .noExplicitDeallocation);
}

/// What is made of a build that takes every module and declines it in `--pass`:
/// in the words that a line of shell prints.
BuildOutcome outcomeOf(llvm::StringRef words) {
  llvm::SmallString<128> directory;
  EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("build", directory));
  Build build;
  build.program = (directory + "/mlir-opt").str();
  {
    std::error_code code;
    llvm::raw_fd_ostream os(build.program, code);
    EXPECT_FALSE(code);
    os << "#!/bin/sh\n"
       << "case \"$*\" in *--pass*) ;; *) exec cat;; esac\n"
       << "cd " << directory << "\n"
       << "runs=$(cat runs 2>/dev/null || echo 0)\n"
       << "echo $((runs + 1)) > runs\n"
       << "cat > /dev/null\n"
       << words << "\n"
       << "exit 1\n";
  }
  EXPECT_FALSE(llvm::sys::fs::setPermissions(build.program,
                                             llvm::sys::fs::perms::owner_all));
  BuildOutcome outcome =
      Runner(build, {"--pass"}).run("module {}\n", /*locations=*/false);
  llvm::sys::fs::remove_directories(directory);
  return outcome;
}

TEST(RunnerTest, ReasonsInAnyOrderAreNotTheVerifiers) {
  BuildOutcome outcome =
      outcomeOf("if [ $((runs % 3)) = 0 ]; then echo '<stdin>:1:1: error: one' "
                ">&2; else echo '<stdin>:1:1: error: two' >&2; fi");
  EXPECT_EQ(outcome.kind, BuildOutcome::Kind::Rejected);
  EXPECT_EQ(outcome.message, "one");
}

TEST(RunnerTest, WhatIsNeverSaidWithoutTheVerifierIsItsOwn) {
  BuildOutcome outcome =
      outcomeOf("case \"$*\" in *--verify-each=false*) echo '<stdin>:1:1: "
                "error: two' >&2;; "
                "*) echo '<stdin>:1:1: error: one' >&2;; esac");
  EXPECT_EQ(outcome.kind, BuildOutcome::Kind::VerifierFailure);
  EXPECT_EQ(outcome.message, "one");
}

TEST(BuildPathTest, BranchesCameAfter17) {
  EXPECT_TRUE(limitsOf(16, "").noUnstructuredControlFlow);
  EXPECT_FALSE(limitsOf(19, "").noUnstructuredControlFlow);
}

} // namespace
