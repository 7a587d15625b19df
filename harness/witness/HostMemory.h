//===- HostMemory.h - Elements as compiled code stores them -----*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter keeps a lane in a word; compiled code keeps elements in bytes
// as LLVM's data layout says: a number in its bytes rounded up to a power of
// two, a complex number as two of them, a vector as its lanes bit after bit and
// filled up to a power of two. A memref is a descriptor: two pointers, offset,
// sizes, strides.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_WITNESS_HOSTMEMORY_H
#define BUFDIFF_HARNESS_WITNESS_HOSTMEMORY_H

#include "oracle/compare/Observation.h"
#include "oracle/value/ElementType.h"
#include <memory>
#include <optional>
#include <vector>

namespace bufdiff {

/// How an element of a memref lies in memory.
struct HostElement {
  oracle::ElementType type;
  /// Distance of two elements, in bytes.
  int64_t bytes = 8;
  /// Vectors: lanes of the innermost dimension, side by side in bits. 0: not a
  /// vector.
  int64_t packedLanes = 0;
  /// Vectors: bytes of one innermost row.
  int64_t rowBytes = 0;

  /// None for what the interpreter has no values of, and for memrefs.
  static std::optional<HostElement> get(mlir::Type type);

  uint64_t readLane(const char *element, unsigned lane) const;
  void writeLane(char *element, unsigned lane, uint64_t bits) const;
};

/// How compiled code passes an unranked memref.
struct UnrankedDescriptor {
  int64_t rank = 0;
  const void *ranked = nullptr;
};

/// A ranked memref, read from its descriptor.
struct HostView {
  char *aligned = nullptr;
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> sizes, strides;

  /// `descriptor`: { allocated, aligned, offset, sizes[rank], strides[rank] }.
  static HostView fromDescriptor(int64_t rank, const void *descriptor);

  int64_t numElements() const;
  /// Calls `visit(element's address)`, row-major.
  template <typename Visit>
  void forEach(int64_t elementBytes, Visit visit) const {
    forEachFrom(aligned + offset * elementBytes, 0, elementBytes, visit);
  }

  /// The elements as an array of this view's shape.
  oracle::Ref<oracle::Array> read(const HostElement &element) const;

private:
  template <typename Visit>
  void forEachFrom(char *at, unsigned dim, int64_t bytes, Visit &visit) const {
    if (dim == sizes.size()) {
      visit(at);
      return;
    }
    for (int64_t i = 0; i < sizes[dim]; ++i)
      forEachFrom(at + i * strides[dim] * bytes, dim + 1, bytes, visit);
  }
};

/// A buffer that an argument is passed in, laid out as the interpreter lays it
/// out, with its descriptor.
class HostBuffer {
public:
  /// `contents` null: undefined. None, with `why` set, where there is no buffer
  /// of this type. `type` is a memref type, or the type of a scalar or vector,
  /// which is passed in a buffer of its own.
  static std::unique_ptr<HostBuffer> create(mlir::Type type,
                                            llvm::ArrayRef<int64_t> shape,
                                            const oracle::Array *contents,
                                            std::string &why);

  /// What compiled code gets: a pointer to a ranked descriptor, or to an
  /// unranked one for an unranked type.
  void *descriptor() {
    if (isUnranked)
      return &unranked;
    return ranked.data();
  }
  const HostElement &element() const { return elementType; }
  HostView view() const;
  /// Whether every byte that belongs to no element is as it was made.
  bool guardsIntact() const;
  /// Whether every byte is as it was made.
  bool unchanged() const;

private:
  struct Free {
    void operator()(char *bytes) const;
  };

  HostElement elementType;
  bool isUnranked = false;
  int64_t rank = 0;
  size_t numBytes = 0;
  std::unique_ptr<char, Free> bytes;
  /// The bytes as passed, and which of them belong to elements.
  std::vector<char> original;
  std::vector<bool> isElement;
  std::vector<int64_t> ranked;
  UnrankedDescriptor unranked;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_WITNESS_HOSTMEMORY_H
