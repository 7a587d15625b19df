//===- ChoiceSequence.cpp - The input of every generator ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A seed is nothing but an endless byte string: the stream of splitmix64, all
// eight bytes of each word, lowest byte first. Choices are computed from bytes
// in one place, so a recorded sequence replays to the same choices.
//
// Bytes map to choices by multiply-shift. Unlike a remainder this is monotone:
// a smaller byte never chooses a larger alternative, which is what reducers and
// mutating engines need of "0 is the simplest".
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ChoiceSequence.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

namespace bufdiff {

/// A module of ordinary size takes a few hundred bytes.
static constexpr size_t kExpectedBytes = 1024;
static constexpr uint32_t kOneByteBound = 256;

ChoiceSequence ChoiceSequence::fromBytes(llvm::ArrayRef<uint8_t> bytes) {
  ChoiceSequence sequence;
  sequence.input = bytes;
  return sequence;
}

ChoiceSequence ChoiceSequence::fromSeed(uint64_t seed) {
  ChoiceSequence sequence;
  sequence.state = seed;
  sequence.seed = seed;
  sequence.recorded.reserve(kExpectedBytes);
  return sequence;
}

/// The output function of splitmix64 (Steele, Lea, Flood 2014).
static uint64_t mix(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

uint64_t ChoiceSequence::key() const {
  // Not the stream itself: what is drawn with this must not follow from what
  // the module is like.
  constexpr uint64_t kOther = 0x6a09e667f3bcc909;
  if (state)
    return mix(mix(seed + kOther) + kOther);
  // What follows the last byte that is read is dropped when a module is kept,
  // and every module of interest reads more than these. Missing bytes are 0.
  uint64_t words[2] = {kOther, kOther};
  for (size_t i = 0, e = std::min(input.size(), sizeof(words)); i < e; ++i)
    words[i / 8] += uint64_t(input[i]) << (8 * (i % 8));
  return mix(mix(words[0]) + words[1]);
}

uint8_t ChoiceSequence::nextByte() {
  if (!state) {
    if (position == input.size()) {
      ranOut = true;
      return 0;
    }
    return input[position++];
  }
  if (wordBytesLeft == 0) {
    *state += 0x9e3779b97f4a7c15ULL;
    word = mix(*state);
    wordBytesLeft = sizeof(word);
  }
  uint8_t byte = static_cast<uint8_t>(word);
  word >>= 8;
  --wordBytesLeft;
  recorded.push_back(byte);
  return byte;
}

uint32_t ChoiceSequence::choose(uint32_t bound) {
  assert(bound <= 65536 && "a choice has at most 65536 alternatives");
  if (bound <= 1)
    return 0;
  uint32_t low = nextByte();
  if (bound <= kOneByteBound)
    return (low * bound) >> 8;
  uint32_t high = nextByte();
  uint32_t word = low | (high << 8);
  return static_cast<uint32_t>((uint64_t(word) * bound) >> 16);
}

int64_t ChoiceSequence::range(int64_t lo, int64_t hi) {
  assert(lo <= hi && "an empty range has no simplest value");
  return lo + choose(static_cast<uint32_t>(hi - lo + 1));
}

bool ChoiceSequence::chance(uint32_t percent) {
  // A percentage of 0 or 100 is no choice: no byte is read.
  if (percent == 0)
    return false;
  if (percent >= 100)
    return true;
  return choose(100) >= 100 - percent;
}

unsigned ChoiceSequence::weighted(llvm::ArrayRef<uint32_t> weights) {
  uint32_t sum = 0;
  for (uint32_t weight : weights)
    sum += weight;
  uint32_t drawn = choose(sum);
  for (auto [index, weight] : llvm::enumerate(weights)) {
    if (drawn < weight)
      return index;
    drawn -= weight;
  }
  return 0;
}

bool ChoiceSequence::exhausted() const { return !state && ranOut; }

llvm::ArrayRef<uint8_t> ChoiceSequence::bytes() const {
  if (state)
    return recorded;
  return input.take_front(position);
}

} // namespace bufdiff
