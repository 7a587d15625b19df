//===- Shapes.cpp - Shapes, slices, layouts and elements ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/dialects/Shapes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace bufdiff::oracle {

MixedList makeMixed(llvm::ArrayRef<int64_t> statics, unsigned firstOperand) {
  MixedList list;
  for (int64_t value : statics) {
    if (ShapedType::isDynamic(value))
      list.push_back({0, static_cast<int32_t>(firstOperand++)});
    else
      list.push_back({value, -1});
  }
  return list;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

void rowMajorStrides(llvm::ArrayRef<int64_t> shape, Extents &strides) {
  strides.resize_for_overwrite(shape.size());
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = stride;
    stride = wrappingProduct(stride, shape[i]);
  }
}

std::string printExtents(llvm::ArrayRef<int64_t> extents) {
  std::string text = "[";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(extents, os);
  return text + "]";
}

bool checkShape(Machine &m, const Inst &inst, llvm::ArrayRef<int64_t> shape,
                unsigned lanes) {
  // An extent of 0 must not hide what the others overflow to, since strides
  // are made of them.
  int64_t words = lanes;
  bool overflow = false;
  for (int64_t extent : shape) {
    if (extent < 0) {
      m.fail(inst, FaultKind::Undefined,
             llvm::Twine("size ") + llvm::Twine(extent) + " is negative");
      return false;
    }
    overflow |=
        __builtin_mul_overflow(words, std::max<int64_t>(extent, 1), &words);
  }
  int64_t budget = m.options().byteBudget / int64_t(sizeof(uint64_t));
  if (overflow || words > budget - Array::liveWords()) {
    m.outOfBudget(inst, "bytes");
    return false;
  }
  m.charge(words);
  return true;
}

bool isReassociation(llvm::ArrayRef<llvm::SmallVector<int64_t, 2>> groups,
                     int64_t collapsedRank, int64_t expandedRank) {
  int64_t next = 0;
  for (const auto &group : groups)
    for (int64_t member : group)
      if (member != next++)
        return false;
  // Without groups, dimensions of 1 come from nowhere.
  if (groups.empty())
    return collapsedRank == 0;
  return static_cast<int64_t>(groups.size()) == collapsedRank &&
         next == expandedRank &&
         llvm::none_of(groups, [](const auto &group) { return group.empty(); });
}

bool checkAgainstType(Machine &m, const Inst &inst,
                      llvm::ArrayRef<int64_t> shape, ShapedType type,
                      FaultKind kind) {
  if (!type.hasRank())
    return true;
  llvm::ArrayRef<int64_t> promised = type.getShape();
  if (shape.size() != promised.size()) {
    m.fail(inst, kind,
           "rank " + llvm::Twine(shape.size()) + " is not the type's rank " +
               llvm::Twine(promised.size()));
    return false;
  }
  for (size_t i = 0, e = shape.size(); i < e; ++i) {
    if (!ShapedType::isDynamic(promised[i]) && promised[i] != shape[i]) {
      m.fail(inst, kind,
             "size " + llvm::Twine(shape[i]) + " of dimension " +
                 llvm::Twine(i) + " is not the type's " +
                 llvm::Twine(promised[i]));
      return false;
    }
  }
  return true;
}

const Inst *failIndex(Machine &m, const Inst &inst, unsigned dim, int64_t index,
                      int64_t extent, const Allocation *allocation) {
  return m.fail(inst, FaultKind::OutOfBounds,
                "index " + llvm::Twine(index) + " of dimension " +
                    llvm::Twine(dim) + " is out of the size " +
                    llvm::Twine(extent),
                allocation);
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// The dropped dimensions, where `fits(i, k)` says whether dimension i of the
/// full shape can be dimension k of the reduced one.
template <typename Fits>
static std::optional<llvm::SmallBitVector>
matchDims(llvm::ArrayRef<int64_t> full, size_t reducedRank, Fits fits) {
  size_t rank = full.size();
  // possible[i][k]: the dimensions from i on can become those from k on.
  size_t width = reducedRank + 1;
  llvm::SmallVector<bool, 32> possible((rank + 1) * width, false);
  possible[rank * width + reducedRank] = true;
  for (size_t i = rank; i-- > 0;)
    for (size_t k = 0; k <= reducedRank; ++k)
      possible[i * width + k] = (k < reducedRank && fits(i, k) &&
                                 possible[(i + 1) * width + k + 1]) ||
                                (full[i] == 1 && possible[(i + 1) * width + k]);
  if (!possible[0])
    return std::nullopt;
  llvm::SmallBitVector dropped(rank);
  size_t k = 0;
  for (size_t i = 0; i < rank; ++i) {
    if (k < reducedRank && fits(i, k) && possible[(i + 1) * width + k + 1])
      ++k;
    else
      dropped.set(i);
  }
  return dropped;
}

std::optional<llvm::SmallBitVector>
findDroppedDims(llvm::ArrayRef<int64_t> full, llvm::ArrayRef<int64_t> reduced,
                llvm::ArrayRef<int64_t> fullStrides,
                llvm::ArrayRef<int64_t> reducedStrides) {
  if (full == reduced)
    return llvm::SmallBitVector(full.size());
  auto sameSize = [&](size_t i, size_t k) { return full[i] == reduced[k]; };
  if (!fullStrides.empty()) {
    auto same = [&](size_t i, size_t k) {
      return sameSize(i, k) && fullStrides[i] == reducedStrides[k];
    };
    if (auto dropped = matchDims(full, reduced.size(), same))
      return dropped;
  }
  if (auto dropped = matchDims(full, reduced.size(), sameSize))
    return dropped;
  return matchDims(full, reduced.size(), [&](size_t i, size_t k) {
    return sameSize(i, k) || ShapedType::isDynamic(full[i]) ||
           ShapedType::isDynamic(reduced[k]);
  });
}

bool evaluateSlice(Machine &m, const Inst &inst, const SliceRecipe &recipe,
                   llvm::ArrayRef<int64_t> shape, Slice &slice,
                   const Allocation *allocation) {
  if (!evaluate(m, inst, recipe.offsets, slice.offsets) ||
      !evaluate(m, inst, recipe.sizes, slice.sizes) ||
      !evaluate(m, inst, recipe.strides, slice.strides))
    return false;
  for (size_t i = 0, e = shape.size(); i < e; ++i) {
    int64_t offset = slice.offsets[i];
    int64_t size = slice.sizes[i];
    int64_t last = offset;
    bool bad = size < 0 || offset < 0;
    if (size > 0) {
      int64_t distance;
      bad |= __builtin_mul_overflow(size - 1, slice.strides[i], &distance) ||
             __builtin_add_overflow(offset, distance, &last) || last < 0 ||
             last >= shape[i] || offset >= shape[i];
    } else {
      bad |= offset > shape[i];
    }
    if (LLVM_UNLIKELY(bad)) {
      m.fail(inst, FaultKind::OutOfBounds,
             "offset " + llvm::Twine(offset) + ", size " + llvm::Twine(size) +
                 ", stride " + llvm::Twine(slice.strides[i]) +
                 " of dimension " + llvm::Twine(i) + " is out of the size " +
                 llvm::Twine(shape[i]),
             allocation);
      return false;
    }
  }
  return true;
}

Extents keepDims(llvm::ArrayRef<int64_t> all,
                 const llvm::SmallBitVector &dropped) {
  Extents kept;
  for (size_t i = 0, e = all.size(); i < e; ++i)
    if (i >= dropped.size() || !dropped.test(i))
      kept.push_back(all[i]);
  return kept;
}

namespace {
/// The walk of copyElements: calls itself on dimensions, copies rows.
struct ElementCopy {
  Array &to;
  const ArrayView &toView;
  const Array &from;
  const ArrayView &fromView;
  llvm::ArrayRef<int64_t> sizes;
  WriterId writer;

  void copyRun(int64_t toElement, int64_t fromElement, int64_t count) const {
    int64_t lanes = to.lanes();
    int64_t toWord = toElement * lanes;
    int64_t fromWord = fromElement * lanes;
    count *= lanes;
    std::memcpy(to.words() + toWord, from.words() + fromWord,
                count * sizeof(uint64_t));
    std::memcpy(to.states() + toWord, from.states() + fromWord, count);
    if (!to.isTracked())
      return;
    for (int64_t i = 0; i < count; ++i)
      to.writers()[toWord + i] = writer ? writer : from.writer(fromWord + i);
  }

  void copy(size_t dim, int64_t toElement, int64_t fromElement) const {
    if (dim == sizes.size())
      return copyRun(toElement, fromElement, 1);
    int64_t toStride = toView.strides[dim];
    int64_t fromStride = fromView.strides[dim];
    if (dim + 1 == sizes.size() && toStride == 1 && fromStride == 1)
      return copyRun(toElement, fromElement, sizes[dim]);
    for (int64_t i = 0; i < sizes[dim]; ++i)
      copy(dim + 1, toElement + i * toStride, fromElement + i * fromStride);
  }
};
} // namespace

void copyElements(Array &to, const ArrayView &toView, const Array &from,
                  const ArrayView &fromView, llvm::ArrayRef<int64_t> sizes,
                  WriterId writer) {
  if (llvm::is_contained(sizes, 0))
    return;
  ElementCopy{to, toView, from, fromView, sizes, writer}.copy(0, toView.offset,
                                                              fromView.offset);
}

Ref<Array> mutableCopy(Machine &m, const Array &array) {
  m.charge(array.numWords());
  if (array.isTracked() || !m.tracksWriters())
    return Array::copy(array);
  // Constants are made before it is known whether a run tracks writers.
  Ref<Array> copy = Array::create(array.shape(), array.lanes(),
                                  Definedness::Defined, /*tracked=*/true);
  std::memcpy(copy->words(), array.words(),
              array.numWords() * sizeof(uint64_t));
  std::memcpy(copy->states(), array.states(), array.numWords());
  return copy;
}

Ref<Array> takeForWrite(Machine &m, Value &operand, bool onlyUse) {
  Array &array = operand.array();
  if (!onlyUse || array.isShared() || array.isTracked() != m.tracksWriters())
    return mutableCopy(m, array);
  Ref<Array> taken(&array);
  operand = Value();
  return taken;
}

bool isOnlyUse(OpOperand &operand) {
  mlir::Value value = operand.get();
  return value.hasOneUse() &&
         value.getParentBlock() == operand.getOwner()->getBlock();
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// As MemRefType's, which makes an affine expression of the identity and takes
/// that apart again: ten times what decoding the rest of an operation costs.
static LogicalResult
getStridesAndOffset(MemRefType type, llvm::SmallVectorImpl<int64_t> &strides,
                    int64_t &offset) {
  // With no elements at all, or too many, MLIR has rules of its own.
  bool isOrdinary = hasNoLayout(type);
  int64_t stride = 1;
  strides.resize(type.getRank());
  for (int64_t dim = type.getRank() - 1; isOrdinary && dim >= 0; --dim) {
    strides[dim] = stride;
    int64_t size = type.getDimSize(dim);
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(stride))
      stride = ShapedType::kDynamic;
    else
      isOrdinary = !llvm::MulOverflow(stride, size, stride);
    isOrdinary &= size != 0;
  }
  offset = 0;
  if (isOrdinary)
    return success();
  strides.clear();
  return type.getStridesAndOffset(strides, offset);
}

std::optional<LayoutPromise> LayoutPromise::get(MemRefType type) {
  LayoutPromise promise;
  llvm::SmallVector<int64_t> strides;
  if (failed(getStridesAndOffset(type, strides, promise.offset)))
    return std::nullopt;
  promise.sizes.assign(type.getShape().begin(), type.getShape().end());
  promise.strides.assign(strides.begin(), strides.end());
  return promise;
}

bool isStrided(MemRefType type) {
  if (hasNoLayout(type))
    return true;
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(type.getStridesAndOffset(strides, offset));
}

static const Inst *failLayout(Machine &m, const Inst &inst,
                              const MemRef &memref, const llvm::Twine &what,
                              int64_t is, int64_t promised) {
  return m.fail(inst, FaultKind::LayoutMismatch,
                what + " is " + llvm::Twine(is) + " but the type says " +
                    llvm::Twine(promised),
                memref.allocation);
}

bool checkLayout(Machine &m, const Inst &inst, const MemRef &memref,
                 const LayoutPromise &promise) {
  size_t rank = promise.sizes.size();
  if (memref.rank() != rank) {
    failLayout(m, inst, memref, "the rank", memref.rank(), rank);
    return false;
  }
  bool empty = false;
  for (size_t i = 0; i < rank; ++i) {
    int64_t size = memref.sizes[i];
    empty |= size == 0;
    if (!ShapedType::isDynamic(promise.sizes[i]) && promise.sizes[i] != size) {
      failLayout(m, inst, memref, "the size of dimension " + llvm::Twine(i),
                 size, promise.sizes[i]);
      return false;
    }
  }
  if (empty)
    return true;
  for (size_t i = 0; i < rank; ++i) {
    if (ShapedType::isDynamic(promise.strides[i]) || memref.sizes[i] <= 1)
      continue;
    int64_t stride = layoutStride(memref, i);
    if (stride != promise.strides[i]) {
      failLayout(m, inst, memref, "the stride of dimension " + llvm::Twine(i),
                 stride, promise.strides[i]);
      return false;
    }
  }
  int64_t offset = layoutOffset(memref);
  if (!ShapedType::isDynamic(promise.offset) && promise.offset != offset) {
    failLayout(m, inst, memref, "the offset", offset, promise.offset);
    return false;
  }
  return true;
}

bool isContiguous(const MemRef &memref) {
  int64_t stride = memref.bytesPerElement ? memref.bytesPerElement : 1;
  for (unsigned i = memref.rank(); i-- > 0;) {
    if (memref.sizes[i] != 1 && memref.strides[i] != stride)
      return false;
    stride = wrappingProduct(stride, memref.sizes[i]);
  }
  return true;
}

Ref<MemRef> newView(const MemRef &source) {
  Ref<MemRef> view(new MemRef());
  view->allocation = source.allocation;
  view->offset = source.offset;
  view->base = source.base;
  view->bytesPerElement = source.bytesPerElement;
  return view;
}

Ref<MemRef> newBuffer(Machine &m, const Inst &inst,
                      llvm::ArrayRef<int64_t> shape, unsigned lanes,
                      const LayoutPromise *promise, Allocation::Origin origin) {
  Ref<MemRef> memref(new MemRef());
  if (!checkShape(m, inst, shape, lanes))
    return Ref<MemRef>();
  memref->sizes.assign(shape.begin(), shape.end());
  rowMajorStrides(shape, memref->strides);
  int64_t span = memref->numElements();
  bool overflow = false;
  if (promise && span > 0) {
    if (!ShapedType::isDynamic(promise->offset))
      memref->offset = promise->offset;
    int64_t stride = 1;
    overflow = __builtin_add_overflow(memref->offset, 1, &span);
    for (size_t i = shape.size(); i-- > 0;) {
      if (!ShapedType::isDynamic(promise->strides[i]))
        stride = promise->strides[i];
      memref->strides[i] = stride;
      int64_t distance;
      overflow |= stride < 0 ||
                  __builtin_mul_overflow(shape[i] - 1, stride, &distance) ||
                  __builtin_add_overflow(span, distance, &span) ||
                  __builtin_mul_overflow(stride, shape[i], &stride);
    }
    overflow |= memref->offset < 0;
  }
  if (!overflow)
    memref->allocation = m.memory().allocate(span, lanes, origin, inst.op);
  if (!memref->allocation) {
    m.outOfBudget(inst, "bytes");
    return Ref<MemRef>();
  }
  return memref;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

std::optional<ElementCodec> ElementCodec::get(Type elementType) {
  std::optional<ElementType> type = ElementType::get(elementType);
  if (!type)
    return std::nullopt;
  ElementCodec codec;
  codec.lanes = type->lanes;
  codec.width = type->width;
  if (auto vector = dyn_cast<VectorType>(elementType)) {
    codec.form = Form::Vector;
    codec.vectorShape.assign(vector.getShape().begin(),
                             vector.getShape().end());
  } else if (type->isComplex) {
    codec.form = Form::Complex;
  } else if (type->kind == ElementType::Kind::MemRef) {
    codec.form = Form::MemRef;
  }
  return codec;
}

unsigned bytesOfElement(const ElementCodec &codec) {
  return llvm::divideCeil(codec.width, 8) * codec.lanes;
}

/// An array for the value of one element that is a complex number or a vector.
static Ref<Array> elementArray(Machine &m, const ElementCodec &codec) {
  if (codec.form == ElementCodec::Form::Complex)
    return Array::create({}, 2, Definedness::Defined, m.tracksWriters());
  return Array::create(codec.vectorShape, 1, Definedness::Defined,
                       m.tracksWriters());
}

Value ElementCodec::load(Machine &m, const Array &array,
                         int64_t element) const {
  if (form == Form::Scalar)
    return Value(array.get(element));
  Ref<Array> value = elementArray(m, *this);
  for (unsigned lane = 0; lane < lanes; ++lane)
    value->set(lane, array.get(element * lanes + lane),
               array.writer(element * lanes + lane));
  return Value(value);
}

void ElementCodec::store(Array &array, int64_t element, const Value &value,
                         WriterId writer) const {
  if (form == Form::Scalar)
    return array.set(element, value.scalar(), writer);
  const Array &lanesOfValue = value.array();
  for (unsigned lane = 0; lane < lanes; ++lane)
    array.set(element * lanes + lane, lanesOfValue.get(lane), writer);
}

AccessFault ElementCodec::load(Machine &m, const MemRef &memref,
                               int64_t element, Value &value) const {
  Memory &memory = m.memory();
  if (form == Form::Scalar || form == Form::MemRef) {
    Scalar scalar;
    if (AccessFault fault = memory.load(memref, element, 0, scalar))
      return fault;
    if (form == Form::MemRef) {
      Ref<MemRef> stored;
      if (scalar.isDefined())
        stored = memory.fromHandle(scalar.bits);
      if (!stored)
        return AccessFault::of(FaultKind::UninitializedRead,
                               "load of a memref that was never stored");
      value = Value(stored);
      return AccessFault::none();
    }
    // Bytes can hold more bits than the type has.
    if (memref.bytesPerElement)
      scalar.bits = truncateTo(scalar.bits, width);
    value.setScalar(scalar);
    return AccessFault::none();
  }
  Ref<Array> lanesOfValue = elementArray(m, *this);
  for (unsigned lane = 0; lane < lanes; ++lane) {
    Scalar scalar;
    if (AccessFault fault = memory.load(memref, element, lane, scalar))
      return fault;
    lanesOfValue->set(lane, scalar,
                      m.tracksWriters() ? memory.writer(memref, element, lane)
                                        : 0);
  }
  value = Value(lanesOfValue);
  return AccessFault::none();
}

AccessFault ElementCodec::store(Machine &m, const MemRef &memref,
                                int64_t element, const Value &value,
                                WriterId writer) const {
  Memory &memory = m.memory();
  if (form == Form::Scalar)
    return memory.store(memref, element, 0, value.scalar(), writer);
  if (form == Form::MemRef) {
    uint64_t handle = memory.handleOf(Ref<MemRef>(&value.memref()));
    return memory.store(memref, element, 0, Scalar::of(handle), writer);
  }
  const Array &lanesOfValue = value.array();
  for (unsigned lane = 0; lane < lanes; ++lane)
    if (AccessFault fault =
            memory.store(memref, element, lane, lanesOfValue.get(lane), writer))
      return fault;
  return AccessFault::none();
}

} // namespace bufdiff::oracle
