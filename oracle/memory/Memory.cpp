//===- Memory.cpp - Tracked memory ----------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/memory/Memory.h"
#include <algorithm>

namespace bufdiff::oracle {

Allocation *Memory::allocate(int64_t numElements, unsigned lanes,
                             Allocation::Origin origin, mlir::Operation *by) {
  // A word, its state, and its writer where tracked.
  int64_t perWord = 9 + (tracked ? sizeof(WriterId) : 0);
  int64_t count;
  int64_t size;
  if (numElements < 0 || __builtin_mul_overflow(numElements, lanes, &count) ||
      __builtin_mul_overflow(count, perWord, &size) ||
      size > byteBudget - bytes)
    return nullptr;
  bytes += size;
  auto allocation = std::make_unique<Allocation>();
  allocation->id = all.size();
  allocation->origin = origin;
  allocation->allocatedBy = by;
  allocation->lanes = lanes;
  allocation->numElements = numElements;
  allocation->words = std::make_unique<uint64_t[]>(count);
  allocation->states = std::make_unique<Definedness[]>(count);
  std::fill_n(allocation->states.get(), count, Definedness::Undefined);
  if (tracked)
    allocation->writers = std::make_unique<WriterId[]>(count);
  all.push_back(std::move(allocation));
  return all.back().get();
}

/// Farther than any element, with room to add to.
static constexpr int64_t kFar = int64_t(1) << 62;

/// start + steps * stride, or the far end in its direction.
static int64_t reach(int64_t start, int64_t steps, int64_t stride) {
  int64_t end;
  if (__builtin_mul_overflow(steps, stride, &end) ||
      __builtin_add_overflow(start, end, &end))
    return stride < 0 ? -kFar : kFar;
  return std::clamp(end, -kFar, kFar);
}

/// The first and last element number of a view that is not empty.
static std::pair<int64_t, int64_t> extremes(const MemRef &memref) {
  // Sizes and strides may be anything; what is not a number of an element is
  // out of bounds wherever it is.
  int64_t low = memref.offset;
  int64_t high = memref.offset;
  for (auto [size, stride] : llvm::zip_equal(memref.sizes, memref.strides)) {
    int64_t &end = stride < 0 ? low : high;
    if (size > 1)
      end = reach(end, size - 1, stride);
  }
  return {low, high};
}

/// Whether the view starts and ends where its allocation does. A view without
/// dimensions stands for its pointer (memref.extract_strided_metadata), and an
/// empty one does not say where it ends.
static bool isWhole(const MemRef &memref) {
  if (memref.offset != 0)
    return false;
  if (memref.rank() == 0 || memref.numElements() == 0)
    return true;
  int64_t last = extremes(memref).second;
  last += std::max(memref.bytesPerElement, 1u) - 1;
  return last + 1 == memref.allocation->numElements;
}

AccessFault Memory::free(const MemRef &memref, mlir::Operation *by) {
  Allocation &allocation = *memref.allocation;
  if (allocation.life == Allocation::Life::Freed)
    return AccessFault::of(FaultKind::DoubleFree,
                           "the memory was already freed");
  if (allocation.origin != Allocation::Origin::Heap)
    return AccessFault::of(FaultKind::InvalidFree,
                           "the memory was not allocated on the heap");
  if (!isWhole(memref))
    return AccessFault::of(FaultKind::InvalidFree,
                           "the view is a part of what was allocated");
  allocation.life = Allocation::Life::Freed;
  allocation.freedBy = by;
  return AccessFault::none();
}

AccessFault Memory::explain(const Allocation &allocation, int64_t element,
                            bool write) {
  if (allocation.life == Allocation::Life::Freed)
    return AccessFault::of(FaultKind::UseAfterFree,
                           write ? "write to memory that was freed"
                                 : "read of memory that was freed");
  if (allocation.life == Allocation::Life::Expired)
    return AccessFault::of(FaultKind::UseAfterFree,
                           write
                               ? "write to stack memory after its scope ended"
                               : "read of stack memory after its scope ended");
  if (static_cast<uint64_t>(element) >=
      static_cast<uint64_t>(allocation.numElements))
    return AccessFault::of(FaultKind::OutOfBounds,
                           write ? "write outside of the allocation"
                                 : "read outside of the allocation");
  if (allocation.states[element * allocation.lanes] == Definedness::Guard)
    return AccessFault::of(
        FaultKind::OutOfBounds,
        write ? "write to an element that is not part of the argument"
              : "read of an element that is not part of the argument");
  if (allocation.origin == Allocation::Origin::Argument)
    return AccessFault::of(FaultKind::ArgumentClobbered,
                           "write to an argument that is not writable");
  return AccessFault::of(FaultKind::WriteToConstant,
                         "write to a constant global");
}

WriterId Memory::writer(const MemRef &memref, int64_t element,
                        unsigned lane) const {
  const Allocation &allocation = *memref.allocation;
  int64_t word =
      memref.bytesPerElement ? element : element * allocation.lanes + lane;
  if (!allocation.writers || word < 0 ||
      word >= allocation.numElements * allocation.lanes)
    return 0;
  return allocation.writers[word];
}

AccessFault Memory::loadBytes(const MemRef &memref, int64_t element,
                              Scalar &value) const {
  const Allocation &allocation = *memref.allocation;
  value = Scalar::of(0);
  for (unsigned byte = 0; byte < memref.bytesPerElement; ++byte) {
    int64_t at = element + byte;
    if (allocation.life != Allocation::Life::Live || at < 0 ||
        at >= allocation.numElements ||
        allocation.states[at] == Definedness::Guard)
      return explain(allocation, at, /*write=*/false);
    value.bits |= (allocation.words[at] & 0xff) << (8 * byte);
    value.state = worse(value.state, allocation.states[at]);
  }
  return AccessFault::none();
}

AccessFault Memory::storeBytes(const MemRef &memref, int64_t element,
                               Scalar value, WriterId writer) {
  Allocation &allocation = *memref.allocation;
  for (unsigned byte = 0; byte < memref.bytesPerElement; ++byte) {
    int64_t at = element + byte;
    if (allocation.life != Allocation::Life::Live || !allocation.writable ||
        at < 0 || at >= allocation.numElements ||
        allocation.states[at] == Definedness::Guard)
      return explain(allocation, at, /*write=*/true);
    allocation.words[at] = (value.bits >> (8 * byte)) & 0xff;
    allocation.states[at] = value.state;
    if (allocation.writers)
      allocation.writers[at] = writer;
  }
  return AccessFault::none();
}

/// Whether the rows of a view can be accessed without asking for each element,
/// but for guards.
static bool canAccessRows(const MemRef &memref, bool write) {
  const Allocation &allocation = *memref.allocation;
  return !memref.bytesPerElement && allocation.life == Allocation::Life::Live &&
         (allocation.writable || !write) && Memory::inBounds(memref);
}

static bool hasGuard(const Allocation &allocation, int64_t firstWord,
                     int64_t count) {
  return std::memchr(allocation.states.get() + firstWord,
                     static_cast<int>(Definedness::Guard), count);
}

bool Memory::copyRows(const MemRef &from, const MemRef &to) {
  if (!canAccessRows(from, /*write=*/false) ||
      !canAccessRows(to, /*write=*/true))
    return false;
  const Allocation &source = *from.allocation;
  Allocation &target = *to.allocation;
  int64_t lanes = source.lanes;
  return forEachRow(
      from, to, [&](int64_t fromWord, int64_t toWord, int64_t count) {
        fromWord *= lanes;
        toWord *= lanes;
        count *= lanes;
        if (hasGuard(source, fromWord, count) ||
            hasGuard(target, toWord, count))
          return false;
        // (A view may be copied to itself.)
        std::memmove(target.words.get() + toWord, source.words.get() + fromWord,
                     count * sizeof(uint64_t));
        std::memmove(target.states.get() + toWord,
                     source.states.get() + fromWord, count);
        if (target.writers)
          std::memmove(target.writers.get() + toWord,
                       source.writers.get() + fromWord,
                       count * sizeof(WriterId));
        return true;
      });
}

/// Calls `visit(element, position, count)` for the rows of a view; `position`
/// counts the elements of the view.
template <typename Visit>
static bool forEachRow(const MemRef &memref, Visit visit) {
  int64_t position = 0;
  return forEachRow(memref, memref,
                    [&](int64_t element, int64_t, int64_t count) {
                      if (!visit(element, position, count))
                        return false;
                      position += count;
                      return true;
                    });
}

AccessFault Memory::read(const MemRef &memref, Ref<Array> &result) const {
  const Allocation &allocation = *memref.allocation;
  int64_t lanes = memref.bytesPerElement ? 1 : allocation.lanes;
  // Only a view whose elements overlap or are out of bounds can be so large.
  if (!Array::isAffordable(memref.sizes, lanes)) {
    if (!inBounds(memref))
      return AccessFault::of(FaultKind::OutOfBounds,
                             "read outside of the allocation");
    return AccessFault::of(FaultKind::LayoutMismatch,
                           "the view has too many elements to be read");
  }
  result = Array::create(memref.sizes, lanes, Definedness::Undefined, tracked);
  auto readRow = [&](int64_t element, int64_t position, int64_t count) {
    int64_t word = element * lanes;
    position *= lanes;
    count *= lanes;
    if (hasGuard(allocation, word, count))
      return false;
    std::memcpy(result->words() + position, allocation.words.get() + word,
                count * sizeof(uint64_t));
    std::memcpy(result->states() + position, allocation.states.get() + word,
                count);
    if (tracked)
      std::memcpy(result->writers() + position, allocation.writers.get() + word,
                  count * sizeof(WriterId));
    return true;
  };
  if (canAccessRows(memref, /*write=*/false) && forEachRow(memref, readRow))
    return AccessFault::none();

  // Again, to find the element that is at fault.
  int64_t word = 0;
  AccessFault fault;
  forEachElement(memref, [&](int64_t element) {
    for (unsigned lane = 0; lane < lanes; ++lane, ++word) {
      Scalar value;
      if ((fault = load(memref, element, lane, value)))
        return false;
      result->set(word, value, tracked ? writer(memref, element, lane) : 0);
    }
    return true;
  });
  return fault;
}

AccessFault Memory::write(const MemRef &memref, const Array &contents,
                          WriterId writer) {
  Allocation &allocation = *memref.allocation;
  int64_t lanes = contents.lanes();
  auto writeRow = [&](int64_t element, int64_t position, int64_t count) {
    int64_t word = element * lanes;
    position *= lanes;
    count *= lanes;
    if (hasGuard(allocation, word, count))
      return false;
    std::memcpy(allocation.words.get() + word, contents.words() + position,
                count * sizeof(uint64_t));
    std::memcpy(allocation.states.get() + word, contents.states() + position,
                count);
    if (allocation.writers)
      for (int64_t i = 0; i < count; ++i)
        allocation.writers[word + i] =
            writer ? writer : contents.writer(position + i);
    return true;
  };
  if (canAccessRows(memref, /*write=*/true) && forEachRow(memref, writeRow))
    return AccessFault::none();

  // Again, to find the element that is at fault.
  int64_t word = 0;
  AccessFault fault;
  forEachElement(memref, [&](int64_t element) {
    for (unsigned lane = 0; lane < lanes; ++lane, ++word) {
      WriterId by = writer ? writer : contents.writer(word);
      if ((fault = store(memref, element, lane, contents.get(word), by)))
        return false;
    }
    return true;
  });
  return fault;
}

/// The allocation's elements that a view touches, sorted.
static llvm::SmallVector<int64_t> elementsOf(const MemRef &memref) {
  llvm::SmallVector<int64_t> elements;
  unsigned count = std::max(memref.bytesPerElement, 1u);
  forEachElement(memref, [&](int64_t element) {
    for (unsigned byte = 0; byte < count; ++byte)
      elements.push_back(element + byte);
    return true;
  });
  llvm::sort(elements);
  return elements;
}

bool Memory::overlap(const MemRef &a, const MemRef &b) {
  if (a.allocation != b.allocation || a.numElements() == 0 ||
      b.numElements() == 0)
    return false;
  auto [lowA, highA] = extremes(a);
  auto [lowB, highB] = extremes(b);
  highA += std::max(a.bytesPerElement, 1u) - 1;
  highB += std::max(b.bytesPerElement, 1u) - 1;
  if (highA < lowB || highB < lowA)
    return false;
  llvm::SmallVector<int64_t> elementsA = elementsOf(a);
  llvm::SmallVector<int64_t> elementsB = elementsOf(b);
  auto itA = elementsA.begin();
  auto itB = elementsB.begin();
  while (itA != elementsA.end() && itB != elementsB.end()) {
    if (*itA == *itB)
      return true;
    *itA < *itB ? ++itA : ++itB;
  }
  return false;
}

bool Memory::inBounds(const MemRef &memref) {
  if (llvm::is_contained(memref.sizes, 0))
    return true;
  auto [low, high] = extremes(memref);
  if (memref.bytesPerElement)
    high += memref.bytesPerElement - 1;
  return low >= 0 && high < memref.allocation->numElements;
}

uint64_t Memory::handleOf(Ref<MemRef> memref) {
  handles.push_back(std::move(memref));
  return handles.size();
}

Ref<MemRef> Memory::fromHandle(uint64_t handle) const {
  if (handle == 0 || handle > handles.size())
    return Ref<MemRef>();
  return handles[handle - 1];
}

} // namespace bufdiff::oracle
