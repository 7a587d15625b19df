//===- ChoiceMutator.cpp - Changes to choice sequences ------------------------
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/feedback/ChoiceMutator.h"
#include <algorithm>

namespace bufdiff {

using Bytes = std::vector<uint8_t>;

static void append(Bytes &bytes, Random &random, size_t count) {
  for (size_t i = 0; i < count; ++i)
    bytes.push_back(random.next() >> 56);
}

/// Some bytes become others.
static void changeBytes(Bytes &bytes, llvm::ArrayRef<uint8_t>, Random &random) {
  if (bytes.empty())
    return;
  for (uint64_t count = 1 + random.below(4); count > 0; --count)
    bytes[random.below(bytes.size())] = random.next() >> 56;
}

/// A byte becomes a little more or less: a neighbouring alternative.
static void nudgeByte(Bytes &bytes, llvm::ArrayRef<uint8_t>, Random &random) {
  if (bytes.empty())
    return;
  uint8_t &byte = bytes[random.below(bytes.size())];
  uint8_t amount = 1 + random.below(24);
  byte = random.chance(50) ? byte + amount : byte - amount;
}

/// The beginning stays, the rest is drawn anew.
static void regrow(Bytes &bytes, llvm::ArrayRef<uint8_t>, Random &random) {
  size_t size = bytes.size();
  bytes.resize(random.below(size + 1));
  append(bytes, random, size - bytes.size());
}

/// The beginning stays, the rest is the end of another one.
static void splice(Bytes &bytes, llvm::ArrayRef<uint8_t> other,
                   Random &random) {
  bytes.resize(random.below(bytes.size() + 1));
  llvm::ArrayRef<uint8_t> tail = other.drop_front(random.below(other.size()));
  bytes.insert(bytes.end(), tail.begin(), tail.end());
}

/// How many bytes are moved about at a time: what an op or a few of them take.
static size_t pieceSize(Random &random) { return 1 + random.below(48); }

/// A piece of another one comes in.
static void insertPiece(Bytes &bytes, llvm::ArrayRef<uint8_t> other,
                        Random &random) {
  llvm::ArrayRef<uint8_t> piece = other.drop_front(random.below(other.size()))
                                      .take_front(pieceSize(random));
  bytes.insert(bytes.begin() + random.below(bytes.size() + 1), piece.begin(),
               piece.end());
}

static void insertRandom(Bytes &bytes, llvm::ArrayRef<uint8_t>,
                         Random &random) {
  Bytes piece;
  append(piece, random, pieceSize(random));
  bytes.insert(bytes.begin() + random.below(bytes.size() + 1), piece.begin(),
               piece.end());
}

/// A piece of another one takes the place of as many bytes.
static void overwritePiece(Bytes &bytes, llvm::ArrayRef<uint8_t> other,
                           Random &random) {
  if (bytes.empty())
    return;
  llvm::ArrayRef<uint8_t> piece = other.drop_front(random.below(other.size()))
                                      .take_front(pieceSize(random));
  size_t at = random.below(bytes.size());
  std::copy_n(piece.begin(), std::min(piece.size(), bytes.size() - at),
              bytes.begin() + at);
}

static void duplicatePiece(Bytes &bytes, llvm::ArrayRef<uint8_t>,
                           Random &random) {
  size_t from = random.below(bytes.size() + 1);
  Bytes piece(bytes.begin() + from,
              bytes.begin() + std::min(bytes.size(), from + pieceSize(random)));
  bytes.insert(bytes.begin() + from, piece.begin(), piece.end());
}

static void erasePiece(Bytes &bytes, llvm::ArrayRef<uint8_t>, Random &random) {
  size_t from = random.below(bytes.size() + 1);
  bytes.erase(bytes.begin() + from,
              bytes.begin() + std::min(bytes.size(), from + pieceSize(random)));
}

namespace {
struct Change {
  void (*apply)(Bytes &, llvm::ArrayRef<uint8_t>, Random &);
  unsigned weight;
};
} // namespace

static constexpr Change kChanges[] = {
    {changeBytes, 6},    {nudgeByte, 3},      {regrow, 4},
    {splice, 5},         {insertPiece, 4},    {insertRandom, 4},
    {overwritePiece, 4}, {duplicatePiece, 2}, {erasePiece, 2},
};

std::vector<uint8_t> mutateChoices(llvm::ArrayRef<uint8_t> parent,
                                   llvm::ArrayRef<uint8_t> other,
                                   Random &random) {
  constexpr size_t kTail = 256;
  unsigned sum = 0;
  for (const Change &change : kChanges)
    sum += change.weight;
  Bytes bytes(parent.begin(), parent.end());
  // Mostly one change; a chain of them now and then.
  do {
    unsigned drawn = random.below(sum);
    for (const Change &change : kChanges) {
      if (drawn < change.weight) {
        change.apply(bytes, other, random);
        break;
      }
      drawn -= change.weight;
    }
  } while (random.chance(40));
  append(bytes, random, kTail);
  if (bytes.size() > kMaxChoices)
    bytes.resize(kMaxChoices);
  return bytes;
}

} // namespace bufdiff
