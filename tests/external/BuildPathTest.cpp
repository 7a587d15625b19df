//===- BuildPathTest.cpp - Tests of builds as paths -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/external/BuildPath.h"
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

TEST(BuildPathTest, BranchesCameAfter17) {
  EXPECT_TRUE(limitsOf(16, "").noUnstructuredControlFlow);
  EXPECT_FALSE(limitsOf(19, "").noUnstructuredControlFlow);
}

} // namespace
