//===- ChoiceSequence.h - The input of every generator ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module is a function of a sequence of bounded choices. The choices come
// from bytes (an engine's input, a stored case) or from a seed; a sequence
// drawn from a seed records the bytes it stands for, and those bytes give the
// same choices again. Bytes that run out choose 0, the simplest alternative,
// so every byte string is a valid module and a short one is a small module.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_CHOICESEQUENCE_H
#define BUFDIFF_HARNESS_GENERATOR_CHOICESEQUENCE_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <optional>
#include <vector>

namespace bufdiff {

class ChoiceSequence {
public:
  /// Choices read from `bytes`, which must outlive the sequence.
  static ChoiceSequence fromBytes(llvm::ArrayRef<uint8_t> bytes);
  /// Endless choices drawn from a seed, recorded as bytes.
  static ChoiceSequence fromSeed(uint64_t seed);

  /// A choice in [0, bound); 0 when bound is 0 or 1 (no byte is read then) and
  /// when the bytes ran out. Bounds up to 256 read one byte, larger ones up to
  /// 65536 read two.
  uint32_t choose(uint32_t bound);

  /// An integer in [lo, hi], lo being the simplest.
  int64_t range(int64_t lo, int64_t hi);

  /// True in `percent` of 100 cases; false is the simplest.
  bool chance(uint32_t percent);

  /// An index into `weights`, drawn in proportion; index 0 is the simplest.
  /// The sum must not exceed 65536.
  unsigned weighted(llvm::ArrayRef<uint32_t> weights);

  template <typename T>
  const T &pick(llvm::ArrayRef<T> items) {
    return items[choose(items.size())];
  }

  /// Whether a byte input ran out; never for a seed.
  bool exhausted() const;

  /// A number that stands for the sequence, whatever was read of it: a mix of
  /// the seed, or of the first bytes.
  uint64_t key() const;

  /// The bytes read so far.
  llvm::ArrayRef<uint8_t> bytes() const;

private:
  ChoiceSequence() = default;
  uint8_t nextByte();

  llvm::ArrayRef<uint8_t> input;
  std::vector<uint8_t> recorded;
  size_t position = 0;
  bool ranOut = false;
  uint64_t seed = 0;
  /// State of the generator (splitmix64) when the choices come from a seed,
  /// its current word and how many bytes of that are still unread.
  std::optional<uint64_t> state;
  uint64_t word = 0;
  unsigned wordBytesLeft = 0;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_CHOICESEQUENCE_H
