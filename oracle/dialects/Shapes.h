//===- Shapes.h - Shapes, slices, layouts and elements ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the tensor, memref and bufferization dialects share: lists of constants
// and operands, shapes and slices made of them, strided layouts, and elements
// of more than one word. All of it is worked out as far as possible when an
// operation is decoded; the rest are the checks a run has to make, each of
// which ends the run with a reason that holds the numbers.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_SHAPES_H
#define BUFDIFF_ORACLE_DIALECTS_SHAPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"
#include "llvm/ADT/SmallBitVector.h"

namespace bufdiff::oracle {

/// Extents, indices, strides. Ranks above 4 are rare.
using Extents = llvm::SmallVector<int64_t, 4>;

//===----------------------------------------------------------------------===//
// Lists of constants and operands
//===----------------------------------------------------------------------===//

/// An index that is known when the operation is decoded, or an operand.
struct MixedIndex {
  int64_t constant = 0;
  /// Operand number; -1 for a constant.
  int32_t operand = -1;
};
using MixedList = llvm::SmallVector<MixedIndex, 4>;

/// `statics` as the dialects encode such lists: an entry that is
/// ShapedType::kDynamic is the next operand, counted from `firstOperand`.
MixedList makeMixed(llvm::ArrayRef<int64_t> statics, unsigned firstOperand);

/// Reads every entry. False, with the run ended, when one is undefined.
inline bool evaluate(Machine &m, const Inst &inst,
                     llvm::ArrayRef<MixedIndex> list, Extents &values) {
  values.resize_for_overwrite(list.size());
  for (size_t i = 0, e = list.size(); i < e; ++i) {
    if (list[i].operand < 0)
      values[i] = list[i].constant;
    else if (!m.getIndex(inst, list[i].operand, values[i]))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// The strides of a row-major array of that shape.
void rowMajorStrides(llvm::ArrayRef<int64_t> shape, Extents &strides);

/// Whether an array or allocation of that shape is affordable. False, with the
/// run ended, when an extent is negative (undefined behaviour) or the whole is
/// beyond the run's budget.
bool checkShape(Machine &m, const Inst &inst, llvm::ArrayRef<int64_t> shape,
                unsigned lanes);

/// Reads every entry and checks the shape they make.
inline bool evaluateShape(Machine &m, const Inst &inst,
                          llvm::ArrayRef<MixedIndex> list, unsigned lanes,
                          Extents &shape) {
  return evaluate(m, inst, list, shape) && checkShape(m, inst, shape, lanes);
}

/// Whether the groups are consecutive runs of the dimensions 0 to
/// `expandedRank` - 1, one run a dimension of the collapsed side. The verifier
/// of tensor.expand_shape lets others through.
bool isReassociation(llvm::ArrayRef<llvm::SmallVector<int64_t, 2>> groups,
                     int64_t collapsedRank, int64_t expandedRank);

/// Whether `shape` is what `type` says: its static extents, its rank. False,
/// with the run ended, otherwise. Any shape is right for an unranked type.
bool checkAgainstType(Machine &m, const Inst &inst,
                      llvm::ArrayRef<int64_t> shape, mlir::ShapedType type,
                      FaultKind kind = FaultKind::Undefined);

/// "[2, 3]", for reasons.
std::string printExtents(llvm::ArrayRef<int64_t> extents);

/// `fail` for an index that is not in [0, extent).
const Inst *failIndex(Machine &m, const Inst &inst, unsigned dim, int64_t index,
                      int64_t extent, const Allocation *allocation = nullptr);

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// Which dimensions of `full` (static sizes of a slice) are not in `reduced` (a
/// type's shape): those dropped are statically 1. Where several choices fit,
/// strides decide, if given, and else the last ones are dropped; no element is
/// elsewhere by that. None when nothing fits. (The operations' own
/// getDroppedDims answers wrongly for, or never returns from, memref.subview
/// with dynamic strides and several dimensions of 1.)
std::optional<llvm::SmallBitVector>
findDroppedDims(llvm::ArrayRef<int64_t> full, llvm::ArrayRef<int64_t> reduced,
                llvm::ArrayRef<int64_t> fullStrides = {},
                llvm::ArrayRef<int64_t> reducedStrides = {});

/// Offsets, sizes and strides, one each a dimension of the larger side.
struct SliceRecipe {
  MixedList offsets, sizes, strides;
  /// Dimensions the smaller side does not have.
  llvm::SmallBitVector dropped;

  /// `first` is the number of the first operand of the lists.
  template <typename OpTy>
  static SliceRecipe get(OpTy op, unsigned first,
                         llvm::SmallBitVector dropped) {
    SliceRecipe recipe;
    recipe.offsets = makeMixed(op.getStaticOffsets(), first);
    first += op.getOffsets().size();
    recipe.sizes = makeMixed(op.getStaticSizes(), first);
    first += op.getSizes().size();
    recipe.strides = makeMixed(op.getStaticStrides(), first);
    recipe.dropped = std::move(dropped);
    return recipe;
  }
};

struct Slice {
  Extents offsets, sizes, strides;
};

/// Reads a slice and checks that it is inside of `shape`. False, with the run
/// ended, otherwise. A dimension of size 0 may start anywhere from 0 to the
/// extent: it touches nothing.
bool evaluateSlice(Machine &m, const Inst &inst, const SliceRecipe &recipe,
                   llvm::ArrayRef<int64_t> shape, Slice &slice,
                   const Allocation *allocation = nullptr);

/// The entries of `all` whose dimension is not dropped.
Extents keepDims(llvm::ArrayRef<int64_t> all,
                 const llvm::SmallBitVector &dropped);

/// One side of a copy between arrays: element (i, j, ...) is
/// offset + i * strides[0] + j * strides[1] + ...
struct ArrayView {
  int64_t offset = 0;
  Extents strides;
};

/// Copies elements of `from` into `to` (another array, of as many lanes).
/// `writer` 0 keeps the writers of `from`.
void copyElements(Array &to, const ArrayView &toView, const Array &from,
                  const ArrayView &fromView, llvm::ArrayRef<int64_t> sizes,
                  WriterId writer);

/// The same contents, to be changed; with writers when the run tracks them.
Ref<Array> mutableCopy(Machine &m, const Array &array);

/// Takes the array of an operand for changing: the operand's own when nobody
/// else can look at it afterwards, else a copy. `onlyUse` is what
/// `isOnlyUse` said when the operation was decoded.
Ref<Array> takeForWrite(Machine &m, Value &operand, bool onlyUse);
/// Whether the operation is the only reader of the operand's slot before the
/// slot is written again: its one use, in the block that defines it.
bool isOnlyUse(mlir::OpOperand &operand);

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// What a ranked memref type promises; ShapedType::kDynamic where it promises
/// nothing.
struct LayoutPromise {
  Extents sizes, strides;
  int64_t offset = 0;

  /// None for layouts that are not strided.
  static std::optional<LayoutPromise> get(mlir::MemRefType type);
};

/// Whether the interpreter has views of that layout.
bool isStrided(mlir::MemRefType type);

/// Whether a view keeps a promise. False, with the run ended as
/// layout-mismatch, otherwise. Strides are compared only where more than one
/// element lies along them, and nothing but sizes in an empty view: no access
/// could tell.
bool checkLayout(Machine &m, const Inst &inst, const MemRef &memref,
                 const LayoutPromise &promise);

/// The offset of a view's type, in elements.
inline int64_t layoutOffset(const MemRef &memref) {
  int64_t offset = memref.offset - memref.base;
  return memref.bytesPerElement ? offset / memref.bytesPerElement : offset;
}
/// A stride of a view's type, in elements.
inline int64_t layoutStride(const MemRef &memref, unsigned dim) {
  return memref.bytesPerElement ? memref.strides[dim] / memref.bytesPerElement
                                : memref.strides[dim];
}

/// Whether the view is one row of elements, row-major without gaps.
bool isContiguous(const MemRef &memref);

/// A new view of the same memory through the same pointer.
Ref<MemRef> newView(const MemRef &source);

/// New memory with a view of that shape, contents undefined. Offset and strides
/// are the promised ones, and what is not promised is row-major from the start.
/// Null, with the run ended, when it is not affordable.
Ref<MemRef> newBuffer(Machine &m, const Inst &inst,
                      llvm::ArrayRef<int64_t> shape, unsigned lanes,
                      const LayoutPromise *promise, Allocation::Origin origin);

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// How an element of a tensor or memref becomes the value of a slot and back.
struct ElementCodec {
  enum class Form : uint8_t { Scalar, Complex, Vector, MemRef };
  Form form = Form::Scalar;
  unsigned lanes = 1;
  /// Bits of a lane.
  unsigned width = 64;
  /// Shape of the vector, for vectors.
  Extents vectorShape;

  /// None when there are no values of that type.
  static std::optional<ElementCodec> get(mlir::Type elementType);

  /// An element of an array.
  Value load(Machine &m, const Array &array, int64_t element) const;
  void store(Array &array, int64_t element, const Value &value,
             WriterId writer) const;
  /// An element of memory, numbered as MemRef::linearize does.
  AccessFault load(Machine &m, const MemRef &memref, int64_t element,
                   Value &value) const;
  AccessFault store(Machine &m, const MemRef &memref, int64_t element,
                    const Value &value, WriterId writer) const;
};

/// The number of bytes an element has in memory: lanes are padded to bytes.
unsigned bytesOfElement(const ElementCodec &codec);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_DIALECTS_SHAPES_H
