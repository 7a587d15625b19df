//===- PipelineFlagsTest.cpp - Tests of pipelines as flags ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/external/Runner.h"
#include "gtest/gtest.h"

using namespace bufdiff::external;

namespace {

using Flags = std::vector<std::string>;

Flags parse(llvm::StringRef pipeline) {
  std::string error;
  mlir::FailureOr<Flags> flags = parsePassFlags(pipeline, error);
  return mlir::succeeded(flags) ? *flags : Flags{"error: " + error};
}

TEST(PipelineFlagsTest, FlagsLoseTheirQuotes) {
  EXPECT_EQ(parse("--aa=\"x y=z\" -bb '--cc=d e'"),
            (Flags{"--aa=x y=z", "--bb", "--cc=d e"}));
  EXPECT_EQ(parse("--pass-pipeline 'builtin.module(a)'"),
            (Flags{"--pass-pipeline=builtin.module(a)"}));
}

TEST(PipelineFlagsTest, ListsAreNestedByMlirOpt) {
  EXPECT_EQ(parse("aa, bb{x=1 y=2}"), (Flags{"--aa", "--bb=x=1 y=2"}));
  EXPECT_EQ(parse("builtin.module(func.func(a))"),
            (Flags{"--pass-pipeline=builtin.module(func.func(a))"}));
  EXPECT_EQ(parse("a,func.func(b)"),
            (Flags{"--pass-pipeline=builtin.module(a,func.func(b))"}));
}

TEST(PipelineFlagsTest, OnlyPasses) {
  EXPECT_EQ(parse("-o file"), (Flags{"error: '-o' is no pass"}));
  EXPECT_EQ(parse("--load-pass-plugin=x"),
            (Flags{"error: '--load-pass-plugin=x' is no pass"}));
  EXPECT_EQ(parse("--aa file"),
            (Flags{"error: expected a pass flag instead of 'file'"}));
  EXPECT_EQ(parse("--aa='x"), (Flags{"error: unterminated ' in pipeline"}));
  EXPECT_EQ(parse("  "), (Flags{"error: empty pipeline"}));
}

} // namespace
