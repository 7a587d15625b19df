//===- Memory.h - Tracked memory --------------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The states of an element and its legal transitions:
//
//   Undefined --write--> Defined      (or Undefined/Poison: what was written)
//   Guard     --any access--> fault out-of-bounds
//
// and of an allocation:
//
//   Live --free--> Freed    heap only, once, from its start
//   Live --scope end--> Expired   stack only
//   Freed or Expired --any access--> fault use-after-free
//   Freed --free--> fault double-free
//   not writable --write--> fault write-to-constant (a global) or
//                           argument-clobbered (an argument)
//
// Addresses are allocation numbers and are never used again.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_MEMORY_MEMORY_H
#define BUFDIFF_ORACLE_MEMORY_MEMORY_H

#include "mlir/IR/Operation.h"
#include "oracle/interpreter/Outcome.h"
#include "oracle/value/Value.h"
#include <memory>
#include <vector>

namespace bufdiff::oracle {

class MemRef;

/// One allocation: a row of elements, each of `lanes` words.
class Allocation {
public:
  enum class Origin : uint8_t { Heap, Stack, Global, Argument, External };
  enum class Life : uint8_t { Live, Freed, Expired };

  uint32_t id = 0;
  Origin origin = Origin::Heap;
  Life life = Life::Live;
  bool writable = true;
  mlir::Operation *allocatedBy = nullptr;
  mlir::Operation *freedBy = nullptr;
  unsigned lanes = 1;
  int64_t numElements = 0;
  /// Indexed by element * lanes + lane.
  std::unique_ptr<uint64_t[]> words;
  std::unique_ptr<Definedness[]> states;
  /// Null unless the run tracks writers.
  std::unique_ptr<WriterId[]> writers;
  /// The operations with a `restrict` promise to be the only way from tensors
  /// to the view.
  std::vector<std::pair<mlir::Operation *, Ref<MemRef>>> restrictedViews;
};

/// A view of an allocation. Element (i, j, ...) is element number
/// offset + i * strides[0] + j * strides[1] + ... of the allocation.
class MemRef final : public Object {
public:
  MemRef() : Object(Kind::MemRef) {}

  Allocation *allocation = nullptr;
  /// In elements, from the allocation's start.
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> sizes;
  llvm::SmallVector<int64_t, 4> strides;
  /// 0 where the view's elements are the allocation's. Otherwise the
  /// allocation's elements are bytes (i8), an element of this view is so many
  /// of them (little-endian), and `offset` and `strides` are in bytes.
  unsigned bytesPerElement = 0;
  /// Where the view's pointer points, in the unit of `offset`: the offset in
  /// the view's type is `offset - base`. Not 0 after memref.view, which makes
  /// a new pointer.
  int64_t base = 0;

  unsigned rank() const { return sizes.size(); }
  int64_t numElements() const {
    // Wraps around, as sizes may be anything.
    uint64_t count = 1;
    for (int64_t size : sizes)
      count *= static_cast<uint64_t>(size);
    return static_cast<int64_t>(count);
  }
  int64_t linearize(llvm::ArrayRef<int64_t> indices) const {
    // Wraps around, as strides may be anything.
    uint64_t linear = offset;
    for (unsigned i = 0, e = sizes.size(); i < e; ++i)
      linear +=
          static_cast<uint64_t>(indices[i]) * static_cast<uint64_t>(strides[i]);
    return static_cast<int64_t>(linear);
  }
};

/// What an access found wrong; `kind` is meaningful when `bad`.
struct AccessFault {
  bool bad = false;
  FaultKind kind = FaultKind::OutOfBounds;
  const char *why = "";

  explicit operator bool() const { return bad; }
  static AccessFault none() { return {}; }
  static AccessFault of(FaultKind kind, const char *why) {
    return {true, kind, why};
  }
};

class Memory {
public:
  explicit Memory(bool tracked) : tracked(tracked) {}

  /// Contents undefined; null when it would exceed `byteBudget`.
  Allocation *allocate(int64_t numElements, unsigned lanes,
                       Allocation::Origin origin, mlir::Operation *by);

  AccessFault free(const MemRef &memref, mlir::Operation *by);

  /// Reads or writes word `lane` of element number `element` of the
  /// allocation (an element number as MemRef::linearize gives).
  AccessFault load(const MemRef &memref, int64_t element, unsigned lane,
                   Scalar &value) const {
    if (LLVM_UNLIKELY(memref.bytesPerElement))
      return loadBytes(memref, element, value);
    const Allocation &allocation = *memref.allocation;
    if (LLVM_UNLIKELY(allocation.life != Allocation::Life::Live ||
                      static_cast<uint64_t>(element) >=
                          static_cast<uint64_t>(allocation.numElements)))
      return explain(allocation, element, /*write=*/false);
    int64_t word = element * allocation.lanes + lane;
    value = {allocation.words[word], allocation.states[word]};
    if (LLVM_UNLIKELY(value.state == Definedness::Guard))
      return explain(allocation, element, /*write=*/false);
    return AccessFault::none();
  }
  AccessFault store(const MemRef &memref, int64_t element, unsigned lane,
                    Scalar value, WriterId writer) {
    if (LLVM_UNLIKELY(memref.bytesPerElement))
      return storeBytes(memref, element, value, writer);
    Allocation &allocation = *memref.allocation;
    if (LLVM_UNLIKELY(allocation.life != Allocation::Life::Live ||
                      !allocation.writable ||
                      static_cast<uint64_t>(element) >=
                          static_cast<uint64_t>(allocation.numElements)))
      return explain(allocation, element, /*write=*/true);
    int64_t word = element * allocation.lanes + lane;
    if (LLVM_UNLIKELY(allocation.states[word] == Definedness::Guard))
      return explain(allocation, element, /*write=*/true);
    allocation.words[word] = value.bits;
    allocation.states[word] = value.state;
    if (allocation.writers)
      allocation.writers[word] = writer;
    return AccessFault::none();
  }
  /// Who wrote that word last; 0 when not tracked.
  WriterId writer(const MemRef &memref, int64_t element, unsigned lane) const;

  /// The whole view as an array, row-major. On a fault `result` is partial.
  AccessFault read(const MemRef &memref, Ref<Array> &result) const;
  /// Overwrites the whole view. `writer` 0 keeps the writers of `contents`.
  AccessFault write(const MemRef &memref, const Array &contents,
                    WriterId writer);

  /// Copies between views of the same sizes and lanes, in the order of
  /// elements, and keeps the writers. False, with nothing said about what was
  /// copied, when an access may be forbidden or the elements are not whole
  /// (bytesPerElement): the copy has then to be made element by element.
  static bool copyRows(const MemRef &from, const MemRef &to);

  /// Whether the elements of two views of one allocation can be shown to share
  /// no word. (Compares the sets of elements, not only the extremes.)
  static bool overlap(const MemRef &a, const MemRef &b);
  /// Whether every element of the view is inside its allocation, as far as
  /// bounds go.
  static bool inBounds(const MemRef &memref);

  void expire(Allocation &allocation) {
    allocation.life = Allocation::Life::Expired;
  }

  /// A handle under which a memref can be stored in memory as one word, and
  /// back; 0 is never a handle. Null for a word that is no handle.
  uint64_t handleOf(Ref<MemRef> memref);
  Ref<MemRef> fromHandle(uint64_t handle) const;

  const std::vector<std::unique_ptr<Allocation>> &allocations() const {
    return all;
  }
  int64_t bytesAllocated() const { return bytes; }
  bool isTracked() const { return tracked; }

  /// Bytes a run may allocate in all before it ends as Budget.
  int64_t byteBudget = int64_t(256) << 20;

private:
  static AccessFault explain(const Allocation &allocation, int64_t element,
                             bool write);
  AccessFault loadBytes(const MemRef &memref, int64_t element,
                        Scalar &value) const;
  AccessFault storeBytes(const MemRef &memref, int64_t element, Scalar value,
                         WriterId writer);

  bool tracked;
  int64_t bytes = 0;
  std::vector<std::unique_ptr<Allocation>> all;
  std::vector<Ref<MemRef>> handles;
};

/// Calls `visit(linear)` with the allocation's element number of every element
/// of the view, row-major; stops early when it returns false.
template <typename Visit>
bool forEachElement(const MemRef &memref, Visit visit) {
  // Wraps around where it steps past the last element.
  using Wide = uint64_t;
  unsigned rank = memref.rank();
  for (int64_t size : memref.sizes)
    if (size <= 0)
      return true;
  llvm::SmallVector<int64_t, 4> indices(rank, 0);
  Wide linear = memref.offset;
  while (true) {
    if (!visit(static_cast<int64_t>(linear)))
      return false;
    unsigned dim = rank;
    while (dim > 0) {
      --dim;
      linear += memref.strides[dim];
      if (++indices[dim] < memref.sizes[dim])
        break;
      linear -= static_cast<Wide>(memref.strides[dim]) *
                static_cast<Wide>(memref.sizes[dim]);
      indices[dim] = 0;
      if (dim == 0)
        return true;
    }
    if (rank == 0)
      return true;
  }
}

/// Calls `visit(a, b, count)` for rows of `count` elements that are adjacent in
/// both views' allocations, row-major, as long as rows can be made; stops early
/// when it returns false. The views have the same sizes and whole elements
/// (bytesPerElement 0).
template <typename Visit>
bool forEachRow(const MemRef &a, const MemRef &b, Visit visit) {
  int64_t count = 1;
  unsigned rank = a.rank();
  for (int64_t size : a.sizes)
    if (size <= 0)
      return true;
  for (; rank > 0; --rank) {
    int64_t size = a.sizes[rank - 1];
    if (size != 1 &&
        (a.strides[rank - 1] != count || b.strides[rank - 1] != count))
      break;
    count *= size;
  }
  llvm::SmallVector<int64_t, 4> indices(rank, 0);
  // Wrap around where they step past the last element.
  using Wide = uint64_t;
  Wide linearA = a.offset;
  Wide linearB = b.offset;
  while (true) {
    if (!visit(static_cast<int64_t>(linearA), static_cast<int64_t>(linearB),
               count))
      return false;
    unsigned dim = rank;
    while (true) {
      if (dim == 0)
        return true;
      --dim;
      linearA += a.strides[dim];
      linearB += b.strides[dim];
      if (++indices[dim] < a.sizes[dim])
        break;
      Wide size = a.sizes[dim];
      linearA -= static_cast<Wide>(a.strides[dim]) * size;
      linearB -= static_cast<Wide>(b.strides[dim]) * size;
      indices[dim] = 0;
    }
  }
}

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_MEMORY_MEMORY_H
