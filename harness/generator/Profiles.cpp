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

// clang-format off
static const ProfileSettings kSettings[] = {
    // Categories: Access Scalar Create Slice Compute Branch Loop Call Trace
    //             Idiom
    {{"mixed", "everything, in proportion"},
     {16, 6, 8, 14, 18, 12, 14, 18, 3, 18},
     {5, 11, 20, 24, 18, 12, 6, 4},
     /*callee steps*/ 1, 2, /*entry steps*/ 2, 4, /*ops*/ 5, 10, /*depth*/ 2},
    {{"calls", "branching call graphs, arguments written and aliased"},
     {12, 4, 6, 10, 12, 8, 6, 48, 2, 10},
     {1, 3, 10, 18, 22, 20, 14, 12},
     /*callee steps*/ 1, 2, /*entry steps*/ 3, 6, /*ops*/ 5, 12, /*depth*/ 2},
    {{"loops", "scf.for nests with tensors carried, read and written in them"},
     {16, 6, 6, 14, 14, 8, 36, 10, 2, 14},
     {12, 24, 28, 18, 10, 4, 2, 2},
     /*callee steps*/ 1, 2, /*entry steps*/ 2, 4, /*ops*/ 8, 16, /*depth*/ 3},
    {{"slices", "extract_slice and insert_slice: overlapping, strided, nested"},
     {10, 4, 6, 48, 12, 8, 8, 12, 2, 16},
     {5, 14, 24, 24, 16, 9, 5, 3},
     /*callee steps*/ 1, 3, /*entry steps*/ 3, 6, /*ops*/ 6, 14, /*depth*/ 2},
};
// clang-format on

llvm::ArrayRef<Profile> allProfiles() {
  static const std::vector<Profile> profiles = [] {
    std::vector<Profile> all;
    for (const ProfileSettings &settings : kSettings)
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
    for (const ProfileSettings &settings : kSettings)
      if (settings.profile.name == profile->name)
        return settings;
  return kSettings[0];
}

} // namespace bufdiff
