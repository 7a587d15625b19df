//===- AflEngineTest.cpp --------------------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What AFL++ would find in its map, without AFL++: its runtime's two symbols
// are defined here.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"
#include "harness/feedback/FeatureMap.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace bufdiff;
using namespace bufdiff::fuzz;

static uint8_t map[1 << 20];
/// Slot 0 is what AFL++ keeps for itself.
static uint32_t nextSlot = 1;

extern "C" {
extern uint8_t *__afl_area_ptr;
uint8_t *__afl_area_ptr = map;
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop);
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  while (start != stop)
    *start++ = nextSlot++;
}
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *stop);
}

namespace {

/// The slots that an input leaves.
std::vector<std::pair<uint32_t, unsigned>> written() {
  std::vector<std::pair<uint32_t, unsigned>> slots;
  for (uint32_t i = 0; i < nextSlot; ++i)
    if (map[i])
      slots.push_back({i, map[i]});
  std::fill(std::begin(map), std::end(map), 0);
  return slots;
}

TEST(AflEngine, EveryFeatureHasASlot) {
  EXPECT_GT(nextSlot, kFeatureSlots);
  beginInput();
  reportFeatures({0, 1, kFeatureSlots - 1});
  endInput({});
  std::vector<std::pair<uint32_t, unsigned>> slots = written();
  ASSERT_EQ(slots.size(), 3u);
  EXPECT_EQ(slots[1].first, slots[0].first + 1);
  EXPECT_EQ(slots[2].first, slots[0].first + kFeatureSlots - 1);
}

TEST(AflEngine, EverySignatureHasASlot) {
  Finding one, other;
  one.signature = "wrong-result:one-shot:tensor.insert:func.func";
  other.signature = "crash:one-shot:scf.for";
  beginInput();
  endInput({&one});
  auto first = written();
  beginInput();
  endInput({&other});
  auto second = written();
  ASSERT_EQ(first.size(), 1u);
  ASSERT_EQ(second.size(), 1u);
  EXPECT_NE(first, second);
  beginInput();
  endInput({&one});
  EXPECT_EQ(written(), first);
}

/// The program's, and those of an LLVM that is instrumented, which may be
/// shared libraries: every one of them counts, from zero for each input.
TEST(AflEngine, CountersOfAllRegionsCount) {
  static uint8_t program[37], library[1000];
  for (unsigned i = 0; i < 2; ++i) {
    __sanitizer_cov_8bit_counters_init(program, std::end(program));
    __sanitizer_cov_8bit_counters_init(library, std::end(library));
    __sanitizer_cov_8bit_counters_init(library, library);
  }
  uint32_t slots = nextSlot;
  EXPECT_GE(slots, kFeatureSlots + std::size(program) + std::size(library));
  program[3] = library[5] = 9;
  beginInput();
  program[36] = 2;
  library[999] = 7;
  endInput({});
  auto seen = written();
  ASSERT_EQ(seen.size(), 2u);
  EXPECT_EQ(seen[0].second, 2u);
  EXPECT_EQ(seen[1].second, 7u);
  beginInput();
  library[0] = 1;
  endInput({});
  seen = written();
  ASSERT_EQ(seen.size(), 1u);
  EXPECT_EQ(seen[0].second, 1u);
}

} // namespace
