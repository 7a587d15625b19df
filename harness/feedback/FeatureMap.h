//===- FeatureMap.h - What bufferization was seen to do ------------- -*- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR itself is rarely instrumented, so its edges say little. What says much
// is what bufferization decided: which operand of which op became in-place or
// not, why, next to what, and what came of it at the function's boundary. Each
// such fact is a feature: a hash of names and small numbers, folded into a
// table of fixed size. The same module has the same features on every machine.
//
// One table serves `bufdiff fuzz` and the engines.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_FEEDBACK_FEATUREMAP_H
#define BUFDIFF_HARNESS_FEEDBACK_FEATUREMAP_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <vector>

namespace bufdiff {

/// Slots of the table. Two features in one slot are taken for one: at half of
/// the slots seen, every second new feature goes unnoticed. A power of two, as
/// small as keeps that rare in runs of hours, since engines read all of it
/// after every input.
inline constexpr uint32_t kFeatureSlots = 1 << 17;

/// The set of features seen so far.
class FeatureMap {
public:
  FeatureMap() : words(kFeatureSlots / 64) {}

  bool contains(uint32_t slot) const {
    return words[slot / 64] >> (slot % 64) & 1;
  }
  /// True when it was not there. `slot` is below kFeatureSlots.
  bool add(uint32_t slot) {
    uint64_t bit = uint64_t(1) << (slot % 64);
    if (words[slot / 64] & bit)
      return false;
    words[slot / 64] |= bit;
    ++number;
    return true;
  }
  /// Features seen.
  uint32_t size() const { return number; }

  /// The table, slot 0 in the lowest bit of word 0.
  llvm::ArrayRef<uint64_t> bits() const { return words; }
  /// The same back; false where that is no table.
  bool assign(llvm::ArrayRef<uint64_t> bits);

private:
  std::vector<uint64_t> words;
  uint32_t number = 0;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_FEEDBACK_FEATUREMAP_H
