//===- ChoiceSequenceTest.cpp - Bytes, seeds and what they choose ---------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ChoiceSequence.h"
#include "gtest/gtest.h"

using namespace bufdiff;

TEST(ChoiceSequence, SeedIsSplitmix64LowestByteFirst) {
  // The first two outputs of splitmix64 for seed 0 are 0xe220a8397b1dcdaf and
  // 0x6e789e6aa1b965f4.
  static constexpr uint8_t kExpected[] = {0xaf, 0xcd, 0x1d, 0x7b, 0x39, 0xa8,
                                          0x20, 0xe2, 0xf4, 0x65, 0xb9, 0xa1,
                                          0x6a, 0x9e, 0x78, 0x6e};
  ChoiceSequence choices = ChoiceSequence::fromSeed(0);
  for (uint8_t byte : kExpected)
    EXPECT_EQ(choices.choose(256), byte);
  EXPECT_EQ(choices.bytes(), llvm::ArrayRef<uint8_t>(kExpected));
}

TEST(ChoiceSequence, BoundsUpTo256TakeOneByteLargerOnesTwo) {
  const uint8_t bytes[] = {0x80, 0x34, 0x12, 0xff, 0xff, 0xff};
  ChoiceSequence choices = ChoiceSequence::fromBytes(bytes);
  EXPECT_EQ(choices.choose(10), 5u); // 128 * 10 / 256
  EXPECT_EQ(choices.bytes().size(), 1u);
  EXPECT_EQ(choices.choose(65536), 0x1234u); // little-endian
  EXPECT_EQ(choices.bytes().size(), 3u);
  EXPECT_EQ(choices.choose(257), 256u);
  EXPECT_EQ(choices.bytes().size(), 5u);
  EXPECT_EQ(choices.choose(256), 255u);
  EXPECT_FALSE(choices.exhausted());
}

TEST(ChoiceSequence, NoByteIsReadWithoutAChoice) {
  const uint8_t bytes[] = {0xff};
  ChoiceSequence choices = ChoiceSequence::fromBytes(bytes);
  EXPECT_EQ(choices.choose(0), 0u);
  EXPECT_EQ(choices.choose(1), 0u);
  EXPECT_EQ(choices.range(7, 7), 7);
  EXPECT_FALSE(choices.chance(0));
  EXPECT_TRUE(choices.chance(100));
  EXPECT_TRUE(choices.bytes().empty());
}

TEST(ChoiceSequence, ExhaustedInputChoosesTheSimplest) {
  const uint8_t bytes[] = {0xff};
  ChoiceSequence choices = ChoiceSequence::fromBytes(bytes);
  EXPECT_EQ(choices.choose(4), 3u);
  EXPECT_FALSE(choices.exhausted());
  EXPECT_EQ(choices.choose(4), 0u);
  EXPECT_TRUE(choices.exhausted());
  EXPECT_EQ(choices.range(-3, 9), -3);
  EXPECT_FALSE(choices.chance(99));
  EXPECT_EQ(choices.weighted({1, 1000}), 0u);
  EXPECT_EQ(choices.bytes().size(), 1u);
}

TEST(ChoiceSequence, MappingIsMonotone) {
  for (uint32_t bound : {2u, 3u, 7u, 100u, 255u}) {
    uint32_t last = 0;
    for (unsigned byte = 0; byte < 256; ++byte) {
      const uint8_t bytes[] = {static_cast<uint8_t>(byte)};
      uint32_t choice = ChoiceSequence::fromBytes(bytes).choose(bound);
      EXPECT_GE(choice, last);
      last = choice;
    }
    EXPECT_EQ(last, bound - 1) << "every alternative is reachable";
  }
}

TEST(ChoiceSequence, WeightedFollowsTheWeights) {
  ChoiceSequence choices = ChoiceSequence::fromSeed(5);
  unsigned counts[4] = {};
  constexpr unsigned kDraws = 20000;
  for (unsigned i = 0; i < kDraws; ++i)
    ++counts[choices.weighted({10, 0, 60, 30})];
  EXPECT_EQ(counts[1], 0u);
  EXPECT_NEAR(counts[0] / double(kDraws), 0.10, 0.02);
  EXPECT_NEAR(counts[2] / double(kDraws), 0.60, 0.02);
  EXPECT_NEAR(counts[3] / double(kDraws), 0.30, 0.02);
}

TEST(ChoiceSequence, ChanceIsThePercentage) {
  ChoiceSequence choices = ChoiceSequence::fromSeed(6);
  unsigned taken = 0;
  constexpr unsigned kDraws = 20000;
  for (unsigned i = 0; i < kDraws; ++i)
    taken += choices.chance(30);
  EXPECT_NEAR(taken / double(kDraws), 0.30, 0.02);
}

TEST(ChoiceSequence, RecordedBytesReplay) {
  ChoiceSequence seeded = ChoiceSequence::fromSeed(1234567);
  std::vector<uint32_t> drawn;
  auto draw = [](ChoiceSequence &choices, unsigned i) -> uint32_t {
    switch (i % 4) {
    case 0:
      return choices.choose(1 + i * 37 % 1000);
    case 1:
      return choices.chance(i % 101);
    case 2:
      return choices.weighted({5, 1, i});
    default:
      return choices.range(0, i);
    }
  };
  for (unsigned i = 0; i < 500; ++i)
    drawn.push_back(draw(seeded, i));
  std::vector<uint8_t> bytes(seeded.bytes());
  ChoiceSequence replayed = ChoiceSequence::fromBytes(bytes);
  for (unsigned i = 0; i < 500; ++i)
    EXPECT_EQ(draw(replayed, i), drawn[i]) << i;
  EXPECT_FALSE(replayed.exhausted());
  EXPECT_EQ(replayed.bytes().size(), bytes.size());
}
