//===- ChoiceMutator.h - Changes to choice sequences ---------------- -*- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module is a function of its choices, and every byte string is a valid
// module. So what is mutated are bytes: the module stays valid and free of
// undefined behaviour, as if it had been drawn.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_FEEDBACK_CHOICEMUTATOR_H
#define BUFDIFF_HARNESS_FEEDBACK_CHOICEMUTATOR_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <vector>

namespace bufdiff {

/// The same numbers for the same seed, everywhere: splitmix64 (Steele, Lea,
/// Flood 2014).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}

  uint64_t next() {
    uint64_t z = state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
  /// In [0, bound); 0 for a bound of 0. Bounds are far below 2^32.
  uint64_t below(uint64_t bound) {
    return bound ? (next() >> 32) * bound >> 32 : 0;
  }
  bool chance(unsigned percent) { return below(100) < percent; }

private:
  uint64_t state;
};

/// Sequences are cut here: modules of thousands of ops say little more than
/// their parts, and cost much more.
inline constexpr size_t kMaxChoices = 4096;

/// A sequence made of `parent` and, for some of the changes, of `other`. Never
/// longer than kMaxChoices. Past the parent's end come random bytes, since a
/// change may make a module want more choices than its parent did.
std::vector<uint8_t> mutateChoices(llvm::ArrayRef<uint8_t> parent,
                                   llvm::ArrayRef<uint8_t> other,
                                   Random &random);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_FEEDBACK_CHOICEMUTATOR_H
