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
  /// Of 1, 1 + functionScale, ... functions.
  std::array<uint32_t, 8> functionWeights;
  /// Steps (not ops) in the bodies of callees and of the entry.
  uint8_t minCalleeSteps, maxCalleeSteps, minEntrySteps, maxEntrySteps;
  /// At about this many ops a callee, or the entry, takes no further step.
  uint16_t calleeOps, entryOps;
  /// Regions nest this deep.
  uint8_t maxDepth;

  uint8_t functionScale = 1;
  /// Modules of 100 with functions without a body.
  uint8_t externals = 0;
  /// Entries of 100 with buffers among their arguments.
  uint8_t bufferArguments = 0;
  /// Tensor arguments of the entry, of 100, that must not be written.
  uint8_t readOnlyArguments = 0;
  /// Tensor arguments, of 100, whose buffer has a layout given by attribute.
  uint8_t layouts = 0;
  /// How many percent of the entry's calls of functions that are called already
  /// are made, and how many pass what the entry wrote just before.
  uint8_t callsAgain = 0, writtenOperands = 0;
  /// Callees of 100 that end with a call and then write what that gave.
  uint8_t workAfterCalls = 0;
  /// How often what a loop yields comes out of an inner loop, a branch or a
  /// call; a chain of writes weighs 44.
  uint8_t nestedYields = 0;
  /// Modules of 100 with variables.
  uint8_t globals = 0;
  /// Functions of 100 that call themselves, and with several returns, where the
  /// limits allow it.
  uint8_t recursive = 0, severalReturns = 0;
  /// Element types that few programs use.
  bool oddTypes = false;
  /// Modules are those of Single.h.
  bool single = false;
};

/// The settings of `profile`; of the default where null.
const ProfileSettings &profileSettings(const Profile *profile);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_PROFILES_H
