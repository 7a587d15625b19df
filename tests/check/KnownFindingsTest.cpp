//===- KnownFindingsTest.cpp - Findings that are known --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/KnownFindings.h"
#include "gtest/gtest.h"

using namespace bufdiff;

TEST(KnownFindings, Patterns) {
  KnownFindings known = KnownFindings::fromText(
      "# a comment\n\n  leak:one-shot:a:b  \ncrash:*:SIGSEGV:*\n"
      "*:[x]{y}\n");
  EXPECT_TRUE(known.contains("leak:one-shot:a:b"));
  EXPECT_FALSE(known.contains("leak:one-shot:a:bc"));
  EXPECT_FALSE(known.contains("xleak:one-shot:a:b"));
  EXPECT_TRUE(known.contains("crash:legacy:SIGSEGV:run"));
  EXPECT_TRUE(known.contains("crash::SIGSEGV:"));
  EXPECT_FALSE(known.contains("crash:legacy:SIGABRT:run"));
  EXPECT_TRUE(known.contains("leak:p:[x]{y}"));
  EXPECT_FALSE(known.contains("# a comment"));
  EXPECT_FALSE(known.contains(""));
}

TEST(KnownFindings, NothingIsKnownOfNothing) {
  EXPECT_FALSE(KnownFindings().contains("leak:one-shot:a:b"));
  EXPECT_FALSE(KnownFindings::fromText("").contains(""));
}
