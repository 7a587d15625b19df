//===- Profiles.h - How profiles bend the generator -------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_PROFILES_H
#define BUFDIFF_HARNESS_GENERATOR_PROFILES_H

#include "harness/generator/Generator.h"
#include "harness/generator/Rule.h"
#include <array>

namespace bufdiff {

/// The numbers behind a profile.
struct ProfileSettings {
  Profile profile;
  /// In the order of RuleCategory.
  std::array<uint32_t, kNumRuleCategories> categoryWeights;
  /// Of 1, 2, ... functions.
  std::array<uint32_t, 8> functionWeights;
  /// Steps (not ops) in the bodies of callees and of the entry.
  uint8_t minCalleeSteps, maxCalleeSteps, minEntrySteps, maxEntrySteps;
  /// At about this many ops a callee, or the entry, takes no further step.
  uint8_t calleeOps, entryOps;
  /// Regions nest this deep.
  uint8_t maxDepth;
};

/// The settings of `profile`; of the default where null.
const ProfileSettings &profileSettings(const Profile *profile);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_PROFILES_H
