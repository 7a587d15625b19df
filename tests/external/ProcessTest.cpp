//===- ProcessTest.cpp - Tests of programs that die -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/external/Process.h"
#include "harness/external/Build.h"
#include "gtest/gtest.h"

using namespace bufdiff::external;

namespace {

ProcessResult shell(llvm::StringRef script, llvm::StringRef input = {},
                    ProcessLimits limits = {}) {
  return runProcess("/bin/sh", {"-c", script.str()}, input, limits);
}

TEST(ProcessTest, InputOutputAndStatus) {
  // More than a pipe holds, in both directions.
  std::string text(1 << 20, 'x');
  ProcessResult result = shell("cat; echo no >&2; exit 7", text);
  EXPECT_EQ(result.out, text);
  EXPECT_EQ(result.err, "no\n");
  EXPECT_TRUE(result.exitedWith(7));
  EXPECT_EQ(result.describe(), "exit(7)");
}

TEST(ProcessTest, AProgramThatDoesNotReadItsInput) {
  EXPECT_TRUE(shell("exit 0", std::string(1 << 20, 'x')).exitedWith(0));
}

TEST(ProcessTest, Signals) {
  EXPECT_EQ(shell("kill -SEGV $$").describe(), "SIGSEGV");
  EXPECT_EQ(shell("kill -ABRT $$").describe(), "SIGABRT");
}

TEST(ProcessTest, LimitsOfTimeAndOutput) {
  ProcessLimits limits;
  limits.cpuSeconds = 0.3;
  EXPECT_EQ(shell("while :; do :; done", {}, limits).describe(), "timeout");
  // One that only waits is given longer.
  limits.cpuSeconds = 0.05;
  EXPECT_EQ(shell("sleep 20", {}, limits).describe(), "timeout");
  limits = {};
  limits.outputBytes = 1 << 16;
  EXPECT_EQ(
      shell("while :; do echo xxxxxxxxxxxxxxxx; done", {}, limits).describe(),
      "endless output");
}

TEST(ProcessTest, WhatCannotBeStarted) {
  ProcessResult result = runProcess("/no/such/program", {}, {}, {});
  EXPECT_EQ(result.describe(), "not started");
  EXPECT_EQ(result.err, "No such file or directory");
}

TEST(BuildTest, WordsOfExpectations) {
  Build build;
  build.version = "19.1.7";
  EXPECT_EQ(build.name(), "mlir-opt@19.1.7");
  EXPECT_TRUE(isMeant(build, "mlir-opt-19"));
  EXPECT_TRUE(isMeant(build, "mlir-opt-19.1"));
  EXPECT_TRUE(isMeant(build, "mlir-opt@19.1.7"));
  EXPECT_FALSE(isMeant(build, "mlir-opt-1"));
  EXPECT_FALSE(isMeant(build, "mlir-opt-22"));
  EXPECT_FALSE(isMeant(build, "mlir-opt"));
}

} // namespace
