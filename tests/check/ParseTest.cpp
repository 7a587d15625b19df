//===- ParseTest.cpp - Ranges, durations and numbers ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Parse.h"
#include "gtest/gtest.h"

using namespace bufdiff;

TEST(Parse, SeedRanges) {
  auto range = parseSeedRange("0..20000");
  ASSERT_TRUE(range);
  EXPECT_EQ(range->first, 0u);
  EXPECT_EQ(range->second, 20000u);
  ASSERT_TRUE(parseSeedRange("4294967296..4294967297"));
  for (const char *bad :
       {"", "x", "5", "20..10", "5..5", "..5", "5..", "-1..5", "1...5", "1..5 ",
        "0x1..5", "a..b", "1..99999999999999999999999"})
    EXPECT_FALSE(parseSeedRange(bad)) << bad;
}

TEST(Parse, Durations) {
  EXPECT_EQ(parseDuration("60s"), 60.0);
  EXPECT_EQ(parseDuration("90"), 90.0);
  EXPECT_EQ(parseDuration("5m"), 300.0);
  EXPECT_EQ(parseDuration("1h"), 3600.0);
  for (const char *bad :
       {"", "s", "0s", "-5s", "5d", "1.5h", "5ms", "99999999999999h"})
    EXPECT_FALSE(parseDuration(bad)) << bad;
}

TEST(Parse, Numbers) {
  EXPECT_EQ(parseNumber("0"), 0u);
  EXPECT_EQ(parseNumber("18446744073709551615"), ~uint64_t(0));
  for (const char *bad :
       {"", "-1", "+1", " 1", "1 ", "0x10", "1e3", "18446744073709551616"})
    EXPECT_FALSE(parseNumber(bad)) << bad;
}

TEST(Parse, RunsWithDifferentSeedsShareNoModule) {
  EXPECT_EQ(moduleSeed(0, 5), 5u);
  EXPECT_LT(moduleSeed(1, kSeedLimit - 1), moduleSeed(2, 0));
  EXPECT_EQ(moduleSeed(7, 3), (uint64_t(7) << 32) + 3);
}
