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
/// the slots seen, every second new feature goes unnoticed. A power of two,
/// since engines read all of it after every input, and as large as libFuzzer
/// can tell apart: its own table has eight places for a counter and 2^21 in
/// all.
inline constexpr uint32_t kFeatureSlots = 1 << 18;

/// How many modules showed each feature.
class FeatureMap {
public:
  FeatureMap() : counts(kFeatureSlots) {}

  bool contains(uint32_t slot) const { return counts[slot] != 0; }
  /// Up to 65535, and no further.
  uint16_t count(uint32_t slot) const { return counts[slot]; }
  /// One more module has it. True when it is the first. `slot` is below
  /// kFeatureSlots.
  bool add(uint32_t slot) {
    uint16_t &count = counts[slot];
    if (count < UINT16_MAX)
      ++count;
    if (count != 1)
      return false;
    ++number;
    return true;
  }
  /// Features seen.
  uint32_t size() const { return number; }

  /// The whole table.
  llvm::ArrayRef<uint16_t> table() const { return counts; }
  /// The same back; false where that is no table.
  bool assign(std::vector<uint16_t> table);

private:
  std::vector<uint16_t> counts;
  uint32_t number = 0;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_FEEDBACK_FEATUREMAP_H
