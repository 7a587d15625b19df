//===- SchedulerTest.cpp - Tests of what comes next -------------------------
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/feedback/Scheduler.h"
#include "harness/feedback/ChoiceMutator.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;

TEST(FeatureMap, CountsFeaturesAndModules) {
  FeatureMap map;
  EXPECT_TRUE(map.add(0));
  EXPECT_TRUE(map.add(kFeatureSlots - 1));
  EXPECT_FALSE(map.add(0));
  EXPECT_EQ(map.size(), 2u);
  EXPECT_TRUE(map.contains(0));
  EXPECT_FALSE(map.contains(1));
  FeatureMap copy;
  EXPECT_EQ(map.count(0), 2u);
  EXPECT_TRUE(copy.assign(map.table().vec()));
  EXPECT_EQ(copy.count(0), 2u);
  EXPECT_EQ(copy.size(), 2u);
  EXPECT_TRUE(copy.contains(kFeatureSlots - 1));
  EXPECT_FALSE(copy.assign(map.table().drop_back().vec()));
}

TEST(ChoiceMutator, IsAFunctionOfItsSeed) {
  std::vector<uint8_t> parent(300), other(200);
  for (size_t i = 0; i < parent.size(); ++i)
    parent[i] = i;
  unsigned different = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Random first(seed), second(seed);
    std::vector<uint8_t> mutant = mutateChoices(parent, other, first);
    EXPECT_EQ(mutant, mutateChoices(parent, other, second));
    EXPECT_LE(mutant.size(), kMaxChoices);
    mutant.resize(parent.size());
    different += mutant != parent;
  }
  EXPECT_GT(different, 180u);
}

TEST(ChoiceMutator, StaysInBounds) {
  std::vector<uint8_t> empty, one = {7}, longest(kMaxChoices, 1);
  for (uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    for (llvm::ArrayRef<uint8_t> parent : {empty, one, longest})
      for (llvm::ArrayRef<uint8_t> other : {empty, one, longest})
        EXPECT_LE(mutateChoices(parent, other, random).size(), kMaxChoices);
  }
}

/// A whole batch in which the module at `index` shows `slots`.
static std::vector<ModuleOutcome> batch(size_t index,
                                        std::vector<uint32_t> slots) {
  std::vector<ModuleOutcome> outcomes(kBatchModules);
  outcomes[index].features = std::move(slots);
  outcomes[index].choices = {1, 2, 3, static_cast<uint8_t>(index)};
  return outcomes;
}

TEST(Scheduler, KeepsWhatIsNew) {
  FuzzState state(1);
  EXPECT_EQ(state.merge(batch(3, {5, 6})), 2u);
  EXPECT_EQ(state.merge(batch(4, {6, 7})), 1u);
  EXPECT_EQ(state.merge(batch(5, {5, 6, 7})), 0u);
  EXPECT_EQ(state.features().size(), 3u);
  ASSERT_EQ(state.corpus().size(), 2u);
  EXPECT_EQ(state.corpus()[0].module, 3u);
  EXPECT_EQ(state.corpus()[0].newFeatures, 2u);
  EXPECT_EQ(state.corpus()[1].module, kBatchModules + 4);
  EXPECT_EQ(state.corpus()[1].newFeatures, 1u);
  EXPECT_EQ(state.nextModule(), 3 * kBatchModules);
  // Seen, but no parent.
  std::vector<ModuleOutcome> outcomes = batch(0, {9});
  outcomes[0].isParent = false;
  EXPECT_EQ(state.merge(outcomes), 1u);
  EXPECT_EQ(state.corpus().size(), 2u);
  EXPECT_TRUE(state.features().contains(9));
}

TEST(Scheduler, MemoryHasAnEnd) {
  FuzzState state(3);
  uint32_t slot = 0;
  constexpr uint64_t kFull = kMaxCorpus / kBatchModules, kMore = 10;
  for (uint64_t number = 0; number < kFull + kMore; ++number) {
    std::vector<ModuleOutcome> outcomes(kBatchModules);
    for (auto [i, outcome] : llvm::enumerate(outcomes)) {
      outcome.choices = {static_cast<uint8_t>(number), static_cast<uint8_t>(i)};
      outcome.features = {slot++};
      // What the first batch was kept for is common later.
      if (number > 0)
        outcome.features.push_back(i);
    }
    EXPECT_EQ(state.merge(outcomes), kBatchModules);
  }
  EXPECT_EQ(state.kept(), (kFull + kMore) * kBatchModules);
  EXPECT_EQ(state.corpus().size(), kMaxCorpus);
  uint64_t lastBatch = state.nextModule() - kBatchModules;
  unsigned ofFirst = 0, ofSecond = 0, ofLast = 0;
  for (const CorpusEntry &entry : state.corpus()) {
    ofFirst += entry.module < kBatchModules;
    ofSecond += entry.module / kBatchModules == 1;
    ofLast += entry.module >= lastBatch;
  }
  EXPECT_EQ(ofLast, kBatchModules);
  EXPECT_EQ(ofFirst, 0u);
  EXPECT_GT(ofSecond, kBatchModules / 2);

  std::string error;
  FailureOr<FuzzState> loaded = FuzzState::load(state.save(), error);
  ASSERT_TRUE(succeeded(loaded)) << error;
  EXPECT_EQ(loaded->kept(), state.kept());
  EXPECT_EQ(loaded->save(), state.save());
}

TEST(Scheduler, PlansFromWhatWasKeptTwoBatchesAgo) {
  FuzzState state(2);
  auto countSeeds = [&](uint64_t batchNumber) {
    unsigned seeds = 0;
    for (uint64_t i = 0; i < kBatchModules; ++i) {
      uint64_t module = batchNumber * kBatchModules + i;
      ModuleInput input = state.plan(module);
      if (input.seed) {
        EXPECT_EQ(*input.seed, (uint64_t(2) << 32) + module);
        ++seeds;
      }
    }
    return seeds;
  };
  EXPECT_EQ(countSeeds(0), kBatchModules);
  EXPECT_EQ(countSeeds(1), kBatchModules);
  state.merge(batch(0, {1}));
  // Planned before the first batch was merged, or after: the same.
  EXPECT_EQ(countSeeds(1), kBatchModules);
  unsigned fresh = countSeeds(2);
  EXPECT_GT(fresh, 0u);
  EXPECT_LT(fresh, kBatchModules / 2);
  // What comes later does not change what is planned.
  std::vector<ModuleInput> planned;
  for (uint64_t i = 0; i < kBatchModules; ++i)
    planned.push_back(state.plan(2 * kBatchModules + i));
  state.merge(batch(9, {2}));
  for (uint64_t i = 0; i < kBatchModules; ++i) {
    ModuleInput again = state.plan(2 * kBatchModules + i);
    EXPECT_EQ(again.seed, planned[i].seed);
    EXPECT_EQ(again.choices, planned[i].choices);
  }
}

TEST(Scheduler, WithoutFeedbackEveryModuleIsItsSeeds) {
  FuzzState state(1, /*feedback=*/false);
  for (unsigned i = 0; i < 3; ++i)
    state.merge(batch(i, {i}));
  for (uint64_t i = 0; i < kBatchModules; ++i)
    EXPECT_TRUE(state.plan(state.nextModule() + i).seed.has_value());
  EXPECT_EQ(state.features().size(), 3u);
}

TEST(Scheduler, ASavedStateGoesOnAsTheOneItCameFrom) {
  FuzzState state(7);
  for (unsigned i = 0; i < 5; ++i)
    state.merge(batch(i, {i, i + 1}));
  std::string bytes = state.save();
  std::string error;
  FailureOr<FuzzState> loaded = FuzzState::load(bytes, error);
  ASSERT_TRUE(succeeded(loaded)) << error;
  EXPECT_EQ(loaded->save(), bytes);
  EXPECT_EQ(loaded->seed(), 7u);
  EXPECT_EQ(loaded->nextModule(), state.nextModule());
  for (uint64_t i = 0; i < 2 * kBatchModules; ++i) {
    ModuleInput one = state.plan(state.nextModule() + i);
    ModuleInput other = loaded->plan(state.nextModule() + i);
    EXPECT_EQ(one.seed, other.seed);
    EXPECT_EQ(one.choices, other.choices);
  }
  state.merge(batch(1, {70}));
  loaded->merge(batch(1, {70}));
  EXPECT_EQ(state.save(), loaded->save());
}

TEST(Scheduler, DamagedStatesAreRefused) {
  FuzzState state(7);
  state.merge(batch(0, {1}));
  std::string bytes = state.save();
  std::string error;
  EXPECT_TRUE(failed(FuzzState::load("", error)));
  EXPECT_EQ(error, "not the state of a run, or one of another version");
  for (size_t size = 30; size < bytes.size(); size += 501) {
    EXPECT_TRUE(failed(
        FuzzState::load(llvm::StringRef(bytes).take_front(size), error)));
    EXPECT_EQ(error, "the state of a run is damaged");
  }
  EXPECT_TRUE(failed(FuzzState::load(bytes + "x", error)));
  // A length that no memory would hold.
  std::string huge = bytes;
  std::fill(huge.end() - 40, huge.end(), '\xff');
  EXPECT_TRUE(failed(FuzzState::load(huge, error)));
}

TEST(Scheduler, TheHistoryStaysShort) {
  FuzzState state(1);
  constexpr uint64_t kBatches = 1000;
  for (uint32_t i = 0; i < kBatches; ++i)
    state.merge(batch(0, {i}));
  llvm::ArrayRef<FuzzState::Point> points = state.history();
  EXPECT_LT(points.size(), 130u);
  EXPECT_GT(points.size(), 50u);
  EXPECT_EQ(points.back().modules, kBatches * kBatchModules);
  EXPECT_EQ(points.back().features, kBatches);
  for (size_t i = 1; i < points.size(); ++i) {
    EXPECT_LT(points[i - 1].modules, points[i].modules);
    EXPECT_EQ(points[i].modules, points[i].features * kBatchModules);
  }
}

TEST(ModuleInput, Names) {
  ModuleInput seed;
  seed.seed = 42;
  EXPECT_EQ(seed.name(), "seed 42");
  EXPECT_EQ(ModuleInput::parse("seed 42")->seed, 42u);
  ModuleInput choices;
  choices.choices = {0, 255, 16};
  EXPECT_EQ(choices.name(), "choices 00ff10");
  std::optional<ModuleInput> parsed = ModuleInput::parse("choices 00ff10");
  ASSERT_TRUE(parsed.has_value());
  EXPECT_FALSE(parsed->seed.has_value());
  EXPECT_EQ(parsed->choices, choices.choices);
  EXPECT_TRUE(ModuleInput::parse("choices ").has_value());
  EXPECT_FALSE(ModuleInput::parse("choices 0").has_value());
  EXPECT_FALSE(ModuleInput::parse("choices zz").has_value());
  EXPECT_FALSE(ModuleInput::parse("seed x").has_value());
  EXPECT_FALSE(ModuleInput::parse("a.mlir").has_value());
}
