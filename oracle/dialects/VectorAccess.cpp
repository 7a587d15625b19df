//===- VectorAccess.cpp - Slices of memory as vectors ---------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/dialects/VectorAccess.h"
#include "oracle/value/ElementType.h"

using namespace mlir;

namespace bufdiff::oracle {

std::optional<VectorAccess>
VectorAccess::get(VectorType vector, ShapedType memory, unsigned elementDims) {
  std::optional<ElementType> element =
      ElementType::get(memory.getElementType());
  if (!ElementType::get(vector.getElementType()) || !element ||
      vector.isScalable() || elementDims > vector.getRank())
    return std::nullopt;
  VectorAccess access;
  access.vectorShape.assign(vector.getShape().begin(), vector.getShape().end());
  access.elementDims = elementDims;
  access.words = element->lanes;
  access.width = element->width;
  int64_t perElement = 1;
  for (int64_t extent : vector.getShape().drop_front(elementDims))
    perElement *= extent;
  if (perElement != element->lanes)
    return std::nullopt;
  return access;
}

std::optional<VectorAccess> VectorAccess::get(VectorType vector,
                                              ShapedType memory) {
  unsigned elementDims = vector.getRank();
  if (isa<VectorType>(memory.getElementType()))
    elementDims = 0;
  if (elementDims > memory.getRank())
    return std::nullopt;
  return get(vector, memory, elementDims);
}

static bool areInBounds(llvm::ArrayRef<int64_t> indices,
                        llvm::ArrayRef<int64_t> sizes) {
  for (size_t i = 0, e = sizes.size(); i < e; ++i)
    if (static_cast<uint64_t>(indices[i]) >= static_cast<uint64_t>(sizes[i]))
      return false;
  return true;
}

std::optional<int64_t> elementAt(const MemRef &memref,
                                 llvm::ArrayRef<int64_t> indices) {
  if (!areInBounds(indices, memref.sizes))
    return std::nullopt;
  return memref.linearize(indices);
}

std::optional<int64_t> elementAt(const Array &array,
                                 llvm::ArrayRef<int64_t> indices) {
  if (!areInBounds(indices, array.shape()))
    return std::nullopt;
  return array.linearize(indices);
}

const Inst *failOutOfBounds(Machine &m, const Inst &inst,
                            llvm::ArrayRef<int64_t> indices,
                            llvm::ArrayRef<int64_t> sizes,
                            const Allocation *allocation) {
  for (size_t i = 0, e = sizes.size(); i < e; ++i)
    if (static_cast<uint64_t>(indices[i]) >= static_cast<uint64_t>(sizes[i]))
      return failIndex(m, inst, i, indices[i], sizes[i], allocation);
  llvm_unreachable("called for indices that are out of bounds");
}

bool loadElement(Machine &m, const Inst &inst, const MemRef &memref,
                 int64_t element, const VectorAccess &access, Array &vector,
                 int64_t vectorElement) {
  for (unsigned word = 0; word < access.words; ++word) {
    Scalar value;
    if (AccessFault fault = m.memory().load(memref, element, word, value)) {
      m.fail(inst, fault, memref);
      return false;
    }
    // Bytes can hold more bits than the type has.
    if (memref.bytesPerElement)
      value.bits = truncateTo(value.bits, access.width);
    vector.set(vectorElement * access.words + word, value,
               m.tracksWriters() ? m.memory().writer(memref, element, word)
                                 : 0);
  }
  return true;
}

bool storeElement(Machine &m, const Inst &inst, const MemRef &memref,
                  int64_t element, const VectorAccess &access,
                  const Array &vector, int64_t vectorElement) {
  for (unsigned word = 0; word < access.words; ++word) {
    Scalar value = vector.get(vectorElement * access.words + word);
    if (AccessFault fault =
            m.memory().store(memref, element, word, value, m.writer(inst))) {
      m.fail(inst, fault, memref);
      return false;
    }
  }
  return true;
}

Ref<Array> newVector(Machine &m, const VectorAccess &access) {
  return Array::create(access.vectorShape, 1, Definedness::Undefined,
                       m.tracksWriters());
}

/// Calls visit(element of the vector, indices into the memory) for each
/// element of an access.
template <typename Visit>
static bool walk(llvm::ArrayRef<int64_t> start, const VectorAccess &access,
                 Visit visit) {
  size_t leading = start.size() - access.elementDims;
  Extents indices(start.begin(), start.end());
  return forEachIndex(access.elementShape(),
                      [&](int64_t i, llvm::ArrayRef<int64_t> offsets) {
                        for (size_t dim = 0; dim < offsets.size(); ++dim)
                          indices[leading + dim] =
                              addIndices(start[leading + dim], offsets[dim]);
                        return visit(i, llvm::ArrayRef<int64_t>(indices));
                      });
}

Ref<Array> loadVector(Machine &m, const Inst &inst, const MemRef &memref,
                      llvm::ArrayRef<int64_t> start,
                      const VectorAccess &access) {
  if (!elementAt(memref, start)) {
    failOutOfBounds(m, inst, start, memref.sizes, memref.allocation);
    return Ref<Array>();
  }
  Ref<Array> vector = newVector(m, access);
  bool done = walk(start, access, [&](int64_t i, llvm::ArrayRef<int64_t> at) {
    std::optional<int64_t> element = elementAt(memref, at);
    return !element ||
           loadElement(m, inst, memref, *element, access, *vector, i);
  });
  return done ? vector : Ref<Array>();
}

bool storeVector(Machine &m, const Inst &inst, const MemRef &memref,
                 llvm::ArrayRef<int64_t> start, const VectorAccess &access,
                 const Array &vector) {
  return walk(start, access, [&](int64_t i, llvm::ArrayRef<int64_t> at) {
    std::optional<int64_t> element = elementAt(memref, at);
    if (!element) {
      failOutOfBounds(m, inst, at, memref.sizes, memref.allocation);
      return false;
    }
    return storeElement(m, inst, memref, *element, access, vector, i);
  });
}

} // namespace bufdiff::oracle
