//===- Profiles.cpp - How profiles bend the generator ---------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A profile is a row of numbers. The sizes of `mixed` aim at modules that are
// small enough to read and to check thousands of times a second, and large
// enough that several calls and several writes of the same tensor meet.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Profiles.h"

namespace bufdiff {

/// A profile with the sizes and weights that most share; the rest is set apart.
static ProfileSettings
makeProfile(llvm::StringRef name, llvm::StringRef description,
            std::array<uint32_t, kNumRuleCategories> categoryWeights,
            std::array<uint32_t, 8> functionWeights,
            std::array<uint8_t, 4> steps, std::array<uint16_t, 2> ops,
            uint8_t depth) {
  ProfileSettings settings;
  settings.profile = {name, description};
  settings.categoryWeights = categoryWeights;
  settings.functionWeights = functionWeights;
  settings.minCalleeSteps = steps[0];
  settings.maxCalleeSteps = steps[1];
  settings.minEntrySteps = steps[2];
  settings.maxEntrySteps = steps[3];
  settings.calleeOps = ops[0];
  settings.entryOps = ops[1];
  settings.maxDepth = depth;
  settings.externals = 6;
  settings.readOnlyArguments = 8;
  settings.layouts = 2;
  settings.callsAgain = 5;
  settings.writtenOperands = 35;
  settings.workAfterCalls = 50;
  settings.nestedYields = 12;
  return settings;
}

static std::vector<ProfileSettings> makeProfiles() {
  std::vector<ProfileSettings> all;
  // clang-format off
  // Categories: Access Scalar Create Slice Compute Branch Loop Call Trace Idiom
  //             Border Global Jump
  // Then: functions; steps of callees and of the entry; ops of the two; depth.
  all.push_back(makeProfile(
      "mixed", "everything, in proportion",
      {14, 9, 9, 11, 18, 11, 9, 32, 3, 15, 3, 0, 0},
      {8, 28, 34, 20, 6, 2, 1, 1}, {1, 1, 1, 2}, {1, 2}, 2));
  all.back().bufferArguments = 10;
  all.back().writtenOperands = 5;
  all.back().workAfterCalls = 10;
  all.back().nestedYields = 4;
  all.push_back(makeProfile(
      "calls", "branching call graphs, arguments written and aliased",
      {12, 4, 6, 10, 12, 8, 6, 80, 2, 10, 2, 0, 0},
      {1, 3, 10, 18, 22, 20, 14, 12}, {1, 2, 3, 6}, {5, 12}, 2));
  all.back().externals = 15;
  all.push_back(makeProfile(
      "loops", "nests of loops with tensors carried, read and written in them",
      {16, 6, 6, 14, 14, 8, 36, 10, 2, 14, 2, 0, 0},
      {12, 24, 28, 18, 10, 4, 2, 2}, {1, 2, 2, 4}, {8, 16}, 3));
  all.back().nestedYields = 24;
  all.push_back(makeProfile(
      "slices", "extract_slice and insert_slice: overlapping, strided, nested",
      {10, 4, 6, 48, 12, 8, 8, 12, 2, 16, 2, 0, 0},
      {5, 14, 24, 24, 16, 9, 5, 3}, {1, 3, 3, 6}, {6, 14}, 2));
  all.push_back(makeProfile(
      "idioms", "patterns whose aliasing is hard to analyze",
      {6, 2, 4, 8, 8, 4, 4, 12, 2, 70, 2, 0, 0},
      {5, 14, 24, 24, 16, 9, 5, 3}, {1, 2, 2, 4}, {6, 14}, 3));
  all.push_back(makeProfile(
      "single", "one row alone in one context",
      {16, 6, 8, 14, 18, 12, 14, 18, 3, 18, 3, 3, 3},
      {1, 0, 0, 0, 0, 0, 0, 0}, {1, 1, 1, 1}, {12, 12}, 3));
  all.back().single = true;
  all.push_back(makeProfile(
      "cfg", "branches between blocks, globals; several returns and recursion where all paths take them",
      {14, 6, 8, 12, 16, 10, 8, 14, 3, 10, 4, 10, 26},
      {14, 24, 26, 18, 10, 5, 2, 1}, {1, 2, 2, 4}, {8, 16}, 2));
  all.back().globals = 25;
  all.back().recursive = 20;
  all.back().severalReturns = 35;
  all.push_back(makeProfile(
      "types", "odd element types, buffers, globals, arguments to be kept",
      {18, 8, 10, 14, 20, 10, 10, 14, 3, 14, 16, 3, 0},
      {8, 18, 24, 22, 14, 8, 4, 2}, {1, 2, 2, 4}, {6, 12}, 2));
  all.back().oddTypes = true;
  all.back().bufferArguments = 60;
  all.back().readOnlyArguments = 30;
  all.back().layouts = 8;
  all.back().globals = 8;
  all.push_back(makeProfile(
      "deep", "hundreds of ops",
      {16, 6, 8, 16, 18, 14, 20, 14, 2, 20, 3, 0, 0},
      {5, 10, 20, 25, 20, 10, 6, 4}, {6, 16, 20, 40}, {60, 160}, 4));
  all.back().bufferArguments = 10;
  all.push_back(makeProfile(
      "wide", "dozens of functions",
      {12, 4, 6, 10, 12, 12, 10, 48, 2, 10, 2, 0, 0},
      {1, 1, 12, 18, 20, 20, 16, 12}, {1, 3, 8, 16}, {6, 36}, 2));
  all.back().bufferArguments = 10;
  all.back().functionScale = 6;
  all.back().callsAgain = 25;
  all.back().externals = 15;
  // clang-format on
  return all;
}

static llvm::ArrayRef<ProfileSettings> allSettings() {
  static const std::vector<ProfileSettings> settings = makeProfiles();
  return settings;
}

llvm::ArrayRef<Profile> allProfiles() {
  static const std::vector<Profile> profiles = [] {
    std::vector<Profile> all;
    for (const ProfileSettings &settings : allSettings())
      all.push_back(settings.profile);
    return all;
  }();
  return profiles;
}

const Profile *lookupProfile(llvm::StringRef name) {
  for (const Profile &profile : allProfiles())
    if (profile.name == name)
      return &profile;
  return nullptr;
}

const ProfileSettings &profileSettings(const Profile *profile) {
  if (profile)
    for (const ProfileSettings &settings : allSettings())
      if (settings.profile.name == profile->name)
        return settings;
  return allSettings().front();
}

} // namespace bufdiff
