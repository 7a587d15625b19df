//===- VectorAccess.h - Slices of memory as vectors -------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the loads and stores of the vector and affine dialects share. A vector
// is read from, or written to, the last dimensions of a memref, from a start
// index on; a memref of vectors has a whole vector as its element.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_VECTORACCESS_H
#define BUFDIFF_ORACLE_DIALECTS_VECTORACCESS_H

#include "oracle/dialects/Shapes.h"

namespace bufdiff::oracle {

struct VectorAccess {
  Extents vectorShape;
  /// The leading dimensions of the vector that run over elements of the
  /// memory; the others are lanes of an element.
  unsigned elementDims = 0;
  /// Words of an element of the memory.
  unsigned words = 1;
  /// Bits of a lane.
  unsigned width = 64;

  /// None when there are no values of these types.
  static std::optional<VectorAccess>
  get(mlir::VectorType vector, mlir::ShapedType memory, unsigned elementDims);
  /// For vector.load and its like, where a memref's element is a lane of the
  /// vector or the vector.
  static std::optional<VectorAccess> get(mlir::VectorType vector,
                                         mlir::ShapedType memory);

  llvm::ArrayRef<int64_t> elementShape() const {
    return llvm::ArrayRef<int64_t>(vectorShape).take_front(elementDims);
  }
};

/// Indices wrap at 64 bits: one that does is below zero, and out of bounds.
inline int64_t addIndices(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) +
                              static_cast<uint64_t>(b));
}

/// The element number of `indices`; none when an index is out of its
/// dimension.
std::optional<int64_t> elementAt(const MemRef &memref,
                                 llvm::ArrayRef<int64_t> indices);
std::optional<int64_t> elementAt(const Array &array,
                                 llvm::ArrayRef<int64_t> indices);

/// Reads operands `first`, ... as indices. False, with the run ended, when one
/// is undefined.
inline bool readIndices(Machine &m, const Inst &inst, unsigned first,
                        unsigned count, Extents &indices) {
  indices.resize_for_overwrite(count);
  for (unsigned i = 0; i < count; ++i)
    if (!m.getIndex(inst, first + i, indices[i]))
      return false;
  return true;
}

/// The first of `indices` that is out of `sizes` ends the run. Returns null.
const Inst *failOutOfBounds(Machine &m, const Inst &inst,
                            llvm::ArrayRef<int64_t> indices,
                            llvm::ArrayRef<int64_t> sizes,
                            const Allocation *allocation);

/// Calls `visit(i, indices)` for every element of `shape`, row-major; stops
/// early when it returns false.
template <typename Visit>
bool forEachIndex(llvm::ArrayRef<int64_t> shape, Visit visit) {
  for (int64_t extent : shape)
    if (extent <= 0)
      return true;
  Extents indices(shape.size(), 0);
  for (int64_t i = 0;; ++i) {
    if (!visit(i, llvm::ArrayRef<int64_t>(indices)))
      return false;
    unsigned dim = shape.size();
    while (dim > 0 && ++indices[dim - 1] == shape[dim - 1])
      indices[--dim] = 0;
    if (dim == 0)
      return true;
  }
}

/// Copies one element of memory into a vector. False, with the run ended, on a
/// fault.
bool loadElement(Machine &m, const Inst &inst, const MemRef &memref,
                 int64_t element, const VectorAccess &access, Array &vector,
                 int64_t vectorElement);
bool storeElement(Machine &m, const Inst &inst, const MemRef &memref,
                  int64_t element, const VectorAccess &access,
                  const Array &vector, int64_t vectorElement);

/// A new vector of the access, all of it undefined.
Ref<Array> newVector(Machine &m, const VectorAccess &access);

/// vector.load and affine.vector_load: reads from `start` on. The start must be
/// in bounds. What the documentation says of elements beyond a dimension is
/// that nothing may be assumed of them: undefined.
Ref<Array> loadVector(Machine &m, const Inst &inst, const MemRef &memref,
                      llvm::ArrayRef<int64_t> start,
                      const VectorAccess &access);
/// vector.store and affine.vector_store. Writing beyond a dimension is out of
/// bounds: nothing may be assumed of that memory afterwards.
bool storeVector(Machine &m, const Inst &inst, const MemRef &memref,
                 llvm::ArrayRef<int64_t> start, const VectorAccess &access,
                 const Array &vector);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_DIALECTS_VECTORACCESS_H
