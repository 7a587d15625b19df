//===- TensorOps.cpp - Semantics of the Tensor dialect --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors are values: an operation that changes one makes a new array, unless
// nobody else can look at the old one (see takeForWrite). Operations that only
// move elements keep who wrote them; operations that insert name themselves.
// The rules and where they come from are in docs/semantics.md.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "oracle/dialects/Shapes.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Registry.h"

using namespace mlir;

namespace bufdiff::oracle {

template <typename T>
static const T &payloadOf(const Inst &inst) {
  return *static_cast<const T *>(inst.payload);
}

static std::optional<ElementCodec> codecOf(mlir::Value tensor) {
  return ElementCodec::get(cast<ShapedType>(tensor.getType()).getElementType());
}

//===----------------------------------------------------------------------===//
// empty, splat, from_elements
//===----------------------------------------------------------------------===//

namespace {
/// A tensor that is made from sizes.
struct CreateInfo {
  MixedList shape;
  ElementCodec codec;
  bool isStatic = false;
  Extents staticShape;
};
} // namespace

/// The result's shape: its type's, with dynamic sizes from `firstOperand` on.
static CreateInfo *createInfo(Decoder &d, mlir::Value result,
                              unsigned firstOperand) {
  auto type = cast<RankedTensorType>(result.getType());
  std::optional<ElementCodec> codec = codecOf(result);
  if (!codec)
    return nullptr;
  auto *info = d.payload<CreateInfo>();
  info->shape = makeMixed(type.getShape(), firstOperand);
  info->codec = *codec;
  info->isStatic = type.hasStaticShape();
  info->staticShape.assign(type.getShape().begin(), type.getShape().end());
  return info;
}

static bool evaluateCreate(Machine &m, const Inst &inst, const CreateInfo &info,
                           Extents &shape) {
  return evaluateShape(m, inst, info.shape, info.codec.lanes, shape);
}

static const Inst *runEmpty(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<CreateInfo>(inst);
  Extents shape;
  if (!evaluateCreate(m, inst, info, shape))
    return nullptr;
  m.result(inst) = Value(Array::create(
      shape, info.codec.lanes, Definedness::Undefined, m.tracksWriters()));
  return m.next(inst);
}

static LogicalResult decodeEmpty(Operation *op, Decoder &d) {
  CreateInfo *info = createInfo(d, op->getResult(0), /*firstOperand=*/0);
  if (!info)
    return failure();
  d.emit(op, runEmpty).payload = info;
  return success();
}

static void fillArray(Array &array, const ElementCodec &codec,
                      const Value &value, WriterId writer) {
  for (int64_t i = 0, e = array.numElements(); i < e; ++i)
    codec.store(array, i, value, writer);
}

static const Inst *runSplat(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<CreateInfo>(inst);
  Extents shape;
  if (!evaluateCreate(m, inst, info, shape))
    return nullptr;
  Ref<Array> array = Array::create(shape, info.codec.lanes,
                                   Definedness::Defined, m.tracksWriters());
  fillArray(*array, info.codec, m.operand(inst, 0), m.writer(inst));
  m.result(inst) = Value(array);
  return m.next(inst);
}

static LogicalResult decodeSplat(Operation *op, Decoder &d) {
  CreateInfo *info = createInfo(d, op->getResult(0), /*firstOperand=*/1);
  if (!info)
    return failure();
  d.emit(op, runSplat).payload = info;
  return success();
}

static const Inst *runFromElements(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<CreateInfo>(inst);
  Ref<Array> array = Array::create(info.staticShape, info.codec.lanes,
                                   Definedness::Defined, m.tracksWriters());
  WriterId writer = m.writer(inst);
  for (unsigned i = 0; i < inst.numOperands; ++i)
    info.codec.store(*array, i, m.operand(inst, i), writer);
  m.result(inst) = Value(array);
  return m.next(inst);
}

static LogicalResult decodeFromElements(Operation *op, Decoder &d) {
  CreateInfo *info = createInfo(d, op->getResult(0), /*firstOperand=*/0);
  if (!info)
    return failure();
  d.emit(op, runFromElements).payload = info;
  return success();
}

//===----------------------------------------------------------------------===//
// extract, insert
//===----------------------------------------------------------------------===//

/// The linear number of the element that the operands from `first` on index.
static bool evaluateElement(Machine &m, const Inst &inst, const Array &array,
                            unsigned first, int64_t &element) {
  llvm::ArrayRef<int64_t> shape = array.shape();
  element = 0;
  for (unsigned i = 0, e = shape.size(); i < e; ++i) {
    int64_t index;
    if (!m.getIndex(inst, first + i, index))
      return false;
    if (LLVM_UNLIKELY(static_cast<uint64_t>(index) >=
                      static_cast<uint64_t>(shape[i]))) {
      failIndex(m, inst, i, index, shape[i]);
      return false;
    }
    element = element * shape[i] + index;
  }
  return true;
}

static const Inst *runExtractScalar(Machine &m, const Inst &inst) {
  const Array &array = m.operand(inst, 0).array();
  int64_t element;
  if (!evaluateElement(m, inst, array, 1, element))
    return nullptr;
  m.result(inst).setScalar(array.get(element));
  return m.next(inst);
}

static const Inst *runExtract(Machine &m, const Inst &inst) {
  const Array &array = m.operand(inst, 0).array();
  int64_t element;
  if (!evaluateElement(m, inst, array, 1, element))
    return nullptr;
  m.result(inst) = payloadOf<ElementCodec>(inst).load(m, array, element);
  return m.next(inst);
}

static LogicalResult decodeExtract(Operation *op, Decoder &d) {
  std::optional<ElementCodec> codec = codecOf(op->getOperand(0));
  if (!codec)
    return failure();
  if (codec->form == ElementCodec::Form::Scalar) {
    d.emit(op, runExtractScalar);
    return success();
  }
  auto *info = d.payload<ElementCodec>(*codec);
  d.emit(op, runExtract).payload = info;
  return success();
}

static const Inst *runInsert(Machine &m, const Inst &inst) {
  Value &dest = m.operand(inst, 1);
  int64_t element;
  if (!evaluateElement(m, inst, dest.array(), 2, element))
    return nullptr;
  Ref<Array> array = takeForWrite(m, dest, /*onlyUse=*/inst.immediate);
  payloadOf<ElementCodec>(inst).store(*array, element, m.operand(inst, 0),
                                      m.writer(inst));
  m.result(inst) = Value(std::move(array));
  return m.next(inst);
}

static LogicalResult decodeInsert(Operation *op, Decoder &d) {
  std::optional<ElementCodec> codec = codecOf(op->getResult(0));
  if (!codec)
    return failure();
  auto *info = d.payload<ElementCodec>(*codec);
  Inst &inst = d.emit(op, runInsert);
  inst.payload = info;
  inst.immediate = isOnlyUse(op->getOpOperand(1));
  return success();
}

//===----------------------------------------------------------------------===//
// extract_slice, insert_slice, parallel_insert_slice
//===----------------------------------------------------------------------===//

/// Where the elements of a slice are in an array of that shape.
static ArrayView viewOfSlice(const Slice &slice,
                             llvm::ArrayRef<int64_t> shape) {
  ArrayView view;
  rowMajorStrides(shape, view.strides);
  for (size_t i = 0, e = shape.size(); i < e; ++i) {
    view.offset += slice.offsets[i] * view.strides[i];
    // The stride of a single element may be anything.
    view.strides[i] =
        slice.sizes[i] > 1 ? view.strides[i] * slice.strides[i] : 0;
  }
  return view;
}

/// All elements of an array whose extents are `sizes` but for extents of 1.
static ArrayView viewOfWhole(llvm::ArrayRef<int64_t> sizes) {
  ArrayView view;
  rowMajorStrides(sizes, view.strides);
  return view;
}

static const Inst *runExtractSlice(Machine &m, const Inst &inst) {
  const auto &recipe = payloadOf<SliceRecipe>(inst);
  const Array &source = m.operand(inst, 0).array();
  Slice slice;
  if (!evaluateSlice(m, inst, recipe, source.shape(), slice))
    return nullptr;
  // A stride of 0 can make more elements than the source has.
  if (!checkShape(m, inst, slice.sizes, source.lanes()))
    return nullptr;
  Ref<Array> result =
      Array::create(keepDims(slice.sizes, recipe.dropped), source.lanes(),
                    Definedness::Defined, source.isTracked());
  copyElements(*result, viewOfWhole(slice.sizes), source,
               viewOfSlice(slice, source.shape()), slice.sizes, /*writer=*/0);
  m.result(inst) = Value(std::move(result));
  return m.next(inst);
}

static LogicalResult decodeExtractSlice(Operation *op, Decoder &d) {
  auto slice = cast<tensor::ExtractSliceOp>(op);
  auto dropped =
      findDroppedDims(slice.getStaticSizes(), slice.getResultType().getShape());
  if (!dropped)
    return failure();
  auto *recipe = d.payload<SliceRecipe>(
      SliceRecipe::get(slice, /*first=*/1, std::move(*dropped)));
  d.emit(op, runExtractSlice).payload = recipe;
  return success();
}

/// Operands: source, destination, then the slice. The result may share the
/// destination's slot.
static const Inst *runInsertSlice(Machine &m, const Inst &inst) {
  const auto &recipe = payloadOf<SliceRecipe>(inst);
  // Held, since the source may be the destination.
  Value sourceValue = m.operand(inst, 0);
  const Array &source = sourceValue.array();
  Value &dest = m.operand(inst, 1);
  Slice slice;
  if (!evaluateSlice(m, inst, recipe, dest.array().shape(), slice))
    return nullptr;
  Extents inserted = keepDims(slice.sizes, recipe.dropped);
  if (source.shape() != llvm::ArrayRef<int64_t>(inserted))
    return m.fail(inst, FaultKind::Undefined,
                  "the source's shape " + printExtents(source.shape()) +
                      " is not the slice's " + printExtents(inserted));
  for (size_t i = 0, e = slice.sizes.size(); i < e; ++i)
    if (slice.strides[i] == 0 && slice.sizes[i] > 1)
      return m.fail(inst, FaultKind::Undefined,
                    "stride 0 inserts more than once into one element");
  m.charge(source.numWords());
  ArrayView view = viewOfSlice(slice, dest.array().shape());
  Ref<Array> result = takeForWrite(m, dest, /*onlyUse=*/inst.immediate);
  copyElements(*result, view, source, viewOfWhole(slice.sizes), slice.sizes,
               m.writer(inst));
  m.result(inst) = Value(std::move(result));
  return m.next(inst);
}

static LogicalResult decodeInsertSlice(Operation *op, Decoder &d) {
  auto slice = cast<tensor::InsertSliceOp>(op);
  auto dropped =
      findDroppedDims(slice.getStaticSizes(), slice.getSourceType().getShape());
  if (!dropped)
    return failure();
  auto *recipe = d.payload<SliceRecipe>(
      SliceRecipe::get(slice, /*first=*/2, std::move(*dropped)));
  Inst &inst = d.emit(op, runInsertSlice);
  inst.payload = recipe;
  inst.immediate = isOnlyUse(op->getOpOperand(1));
  return success();
}

/// Inserts into the slot that holds the destination: while the ops of a
/// scf.forall.in_parallel are decoded, that is the accumulated result.
static LogicalResult decodeParallelInsertSlice(Operation *op, Decoder &d) {
  auto slice = cast<tensor::ParallelInsertSliceOp>(op);
  auto dropped =
      findDroppedDims(slice.getStaticSizes(), slice.getSourceType().getShape());
  if (!dropped)
    return failure();
  // (Its getOffsetSizeAndStrideStartOperandIndex says 1, which is the
  // destination.)
  auto *info = d.payload<SliceRecipe>(
      SliceRecipe::get(slice, /*first=*/2, std::move(*dropped)));
  llvm::SmallVector<uint32_t, 8> operands;
  for (mlir::Value operand : op->getOperands())
    operands.push_back(d.slot(operand));
  Inst &inst = d.emit(op, runInsertSlice, operands, d.slot(slice.getDest()));
  inst.payload = info;
  // The slot is written again at once.
  inst.immediate = true;
  return success();
}

//===----------------------------------------------------------------------===//
// cast, bitcast, dim, rank, reshapes
//===----------------------------------------------------------------------===//

static const Inst *runCast(Machine &m, const Inst &inst) {
  auto type = cast<ShapedType>(inst.op->getResult(0).getType());
  Value &source = m.operand(inst, 0);
  if (!checkAgainstType(m, inst, source.array().shape(), type))
    return nullptr;
  m.result(inst) = source;
  return m.next(inst);
}

/// For casts that cannot fail, and bitcasts: lanes are bit patterns already.
static const Inst *runSame(Machine &m, const Inst &inst) {
  m.result(inst) = m.operand(inst, 0);
  return m.next(inst);
}

static LogicalResult decodeCast(Operation *op, Decoder &d) {
  auto result = cast<ShapedType>(op->getResult(0).getType());
  auto source = cast<ShapedType>(op->getOperand(0).getType());
  bool cannotFail =
      !result.hasRank() ||
      (source.hasRank() &&
       llvm::all_of(llvm::zip_equal(source.getShape(), result.getShape()),
                    [](auto sizes) {
                      auto [from, to] = sizes;
                      return ShapedType::isDynamic(to) || from == to;
                    }));
  d.emit(op, cannotFail ? runSame : runCast);
  return success();
}

static LogicalResult decodeBitcast(Operation *op, Decoder &d) {
  std::optional<ElementCodec> from = codecOf(op->getOperand(0));
  std::optional<ElementCodec> to = codecOf(op->getResult(0));
  if (!from || !to || from->width != to->width || from->lanes != to->lanes)
    return failure();
  return decodeCast(op, d);
}

static const Inst *runDim(Machine &m, const Inst &inst) {
  llvm::ArrayRef<int64_t> shape = m.operand(inst, 0).array().shape();
  int64_t dim;
  if (!m.getIndex(inst, 1, dim))
    return nullptr;
  if (static_cast<uint64_t>(dim) >= shape.size())
    return m.fail(inst, FaultKind::OutOfBounds,
                  "dimension " + llvm::Twine(dim) + " is out of the rank " +
                      llvm::Twine(shape.size()));
  m.result(inst).setScalar(Scalar::of(shape[dim]));
  return m.next(inst);
}

static const Inst *runRank(Machine &m, const Inst &inst) {
  m.result(inst).setScalar(Scalar::of(m.operand(inst, 0).array().rank()));
  return m.next(inst);
}

static const Inst *runReshape(Machine &m, const Inst &inst) {
  const Array &source = m.operand(inst, 0).array();
  const Array &wanted = m.operand(inst, 1).array();
  Extents shape;
  for (int64_t i = 0, e = wanted.numElements(); i < e; ++i) {
    Scalar extent = wanted.get(i);
    if (!extent.isDefined())
      return m.failUndefined(inst, 1, extent);
    shape.push_back(signExtend(extent.bits, inst.immediate));
  }
  if (!checkShape(m, inst, shape, source.lanes()))
    return nullptr;
  int64_t elements = 1;
  for (int64_t extent : shape)
    elements = wrappingProduct(elements, extent);
  if (elements != source.numElements())
    return m.fail(inst, FaultKind::Undefined,
                  "the shape " + printExtents(shape) + " has not the " +
                      llvm::Twine(source.numElements()) +
                      " elements of the source");
  auto type = cast<ShapedType>(inst.op->getResult(0).getType());
  if (!checkAgainstType(m, inst, shape, type))
    return nullptr;
  m.result(inst) = Value(Array::reshape(source, shape));
  return m.next(inst);
}

static LogicalResult decodeReshape(Operation *op, Decoder &d) {
  std::optional<ElementCodec> extent = codecOf(op->getOperand(1));
  if (!extent)
    return failure();
  d.emit(op, runReshape).immediate = extent->width;
  return success();
}

namespace {
struct ReassociationInfo {
  llvm::SmallVector<ReassociationIndices, 4> groups;
  /// The result's shape, for expand_shape.
  MixedList shape;
};
} // namespace

static const Inst *runExpandShape(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<ReassociationInfo>(inst);
  const Array &source = m.operand(inst, 0).array();
  Extents shape;
  if (!evaluateShape(m, inst, info.shape, source.lanes(), shape))
    return nullptr;
  auto type = cast<ShapedType>(inst.op->getResult(0).getType());
  if (!checkAgainstType(m, inst, shape, type))
    return nullptr;
  for (auto [dim, group] : llvm::enumerate(info.groups)) {
    int64_t product = 1;
    for (int64_t member : group)
      product *= shape[member];
    if (product != source.shape()[dim])
      return m.fail(inst, FaultKind::Undefined,
                    "size " + llvm::Twine(source.shape()[dim]) +
                        " of dimension " + llvm::Twine(dim) +
                        " is expanded to " + llvm::Twine(product));
  }
  // The verifier lets one element become any number of them.
  if (info.groups.empty() &&
      llvm::any_of(shape, [](int64_t extent) { return extent != 1; }))
    return m.fail(inst, FaultKind::Undefined,
                  "one element is expanded to the shape " +
                      printExtents(shape));
  m.result(inst) = Value(Array::reshape(source, shape));
  return m.next(inst);
}

static LogicalResult decodeExpandShape(Operation *op, Decoder &d) {
  auto expand = cast<tensor::ExpandShapeOp>(op);
  auto *info = d.payload<ReassociationInfo>();
  info->groups = expand.getReassociationIndices();
  if (!isReassociation(info->groups, expand.getSrcType().getRank(),
                       expand.getResultType().getRank()))
    return failure();
  info->shape = makeMixed(expand.getStaticOutputShape(), /*firstOperand=*/1);
  d.emit(op, runExpandShape).payload = info;
  return success();
}

static const Inst *runCollapseShape(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<ReassociationInfo>(inst);
  const Array &source = m.operand(inst, 0).array();
  Extents shape;
  for (const ReassociationIndices &group : info.groups) {
    int64_t product = 1;
    for (int64_t member : group)
      product = wrappingProduct(product, source.shape()[member]);
    shape.push_back(product);
  }
  auto type = cast<ShapedType>(inst.op->getResult(0).getType());
  if (!checkAgainstType(m, inst, shape, type))
    return nullptr;
  if (shape.empty() && source.numElements() != 1)
    return m.fail(inst, FaultKind::Undefined,
                  "the shape " + printExtents(source.shape()) +
                      " is collapsed to one element");
  m.result(inst) = Value(Array::reshape(source, shape));
  return m.next(inst);
}

static LogicalResult decodeCollapseShape(Operation *op, Decoder &d) {
  auto collapse = cast<tensor::CollapseShapeOp>(op);
  auto *info = d.payload<ReassociationInfo>();
  info->groups = collapse.getReassociationIndices();
  if (!isReassociation(info->groups, collapse.getResultType().getRank(),
                       collapse.getSrcType().getRank()))
    return failure();
  d.emit(op, runCollapseShape).payload = info;
  return success();
}

//===----------------------------------------------------------------------===//
// concat
//===----------------------------------------------------------------------===//

static const Inst *runConcat(Machine &m, const Inst &inst) {
  unsigned dim = inst.immediate;
  const Array &first = m.operand(inst, 0).array();
  Extents shape(first.shape());
  for (unsigned i = 1; i < inst.numOperands; ++i) {
    llvm::ArrayRef<int64_t> other = m.operand(inst, i).array().shape();
    for (unsigned k = 0, e = shape.size(); k < e; ++k)
      if (k != dim && other[k] != shape[k])
        return m.fail(inst, FaultKind::Undefined,
                      "size " + llvm::Twine(other[k]) + " of dimension " +
                          llvm::Twine(k) + " of operand #" + llvm::Twine(i) +
                          " is not " + llvm::Twine(shape[k]));
    shape[dim] += other[dim];
  }
  auto type = cast<ShapedType>(inst.op->getResult(0).getType());
  if (!checkShape(m, inst, shape, first.lanes()) ||
      !checkAgainstType(m, inst, shape, type))
    return nullptr;
  Ref<Array> result = Array::create(shape, first.lanes(), Definedness::Defined,
                                    m.tracksWriters());
  ArrayView view = viewOfWhole(shape);
  for (unsigned i = 0; i < inst.numOperands; ++i) {
    const Array &part = m.operand(inst, i).array();
    copyElements(*result, view, part, viewOfWhole(part.shape()), part.shape(),
                 /*writer=*/0);
    view.offset += part.shape()[dim] * view.strides[dim];
  }
  m.result(inst) = Value(std::move(result));
  return m.next(inst);
}

static LogicalResult decodeConcat(Operation *op, Decoder &d) {
  d.emit(op, runConcat).immediate = cast<tensor::ConcatOp>(op).getDim();
  return success();
}

//===----------------------------------------------------------------------===//
// generate, pad
//===----------------------------------------------------------------------===//

namespace {
/// The state of a tensor that a region fills, element by element.
struct FillState final : Object {
  FillState() : Object(Kind::State) {}

  Ref<Array> array;
  Extents indices;
  int64_t element = 0;
  /// Where the elements are that the region does not make (tensor.pad).
  Extents insideLow, insideHigh;
  bool hasInside = false;

  bool isInside() const {
    if (!hasInside)
      return false;
    for (size_t i = 0, e = indices.size(); i < e; ++i)
      if (indices[i] < insideLow[i] || indices[i] >= insideHigh[i])
        return false;
    return true;
  }

  /// To the next element that the region makes; false when there is none.
  bool advance() {
    while (step())
      if (!isInside())
        return true;
    return false;
  }

private:
  bool step() {
    ++element;
    llvm::ArrayRef<int64_t> shape = array->shape();
    for (size_t i = shape.size(); i-- > 0;) {
      if (++indices[i] < shape[i])
        return true;
      indices[i] = 0;
    }
    return false;
  }
};

struct FillInfo {
  CreateInfo create;
  MixedList low, high;
};
} // namespace

static FillState &fillState(Value &slot) {
  return static_cast<FillState &>(*slot.getObject());
}

/// Writes the indices into the region's arguments, the results from `first` on.
static void setIndices(Machine &m, const Inst &inst, unsigned first,
                       const FillState &state) {
  for (size_t i = 0, e = state.indices.size(); i < e; ++i)
    m.result(inst, first + i).setScalar(Scalar::of(state.indices[i]));
}

/// Results: the state, the region's arguments. Jumps to `target` when the
/// region has nothing to make.
static const Inst *startFill(Machine &m, const Inst &inst, FillState *state) {
  m.result(inst, 0) = Value::state(state);
  state->indices.assign(state->array->rank(), 0);
  if (state->array->numElements() == 0)
    return m.jump(inst.target);
  if (state->isInside() && !state->advance())
    return m.jump(inst.target);
  setIndices(m, inst, 1, *state);
  return m.next(inst);
}

static const Inst *runGenerateStart(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<FillInfo>(inst).create;
  Extents shape;
  if (!evaluateCreate(m, inst, info, shape))
    return nullptr;
  auto *state = new FillState();
  state->array = Array::create(shape, info.codec.lanes, Definedness::Defined,
                               m.tracksWriters());
  return startFill(m, inst, state);
}

static const Inst *runPadStart(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<FillInfo>(inst);
  const Array &source = m.operand(inst, 0).array();
  Extents low, high;
  if (!evaluate(m, inst, info.low, low) || !evaluate(m, inst, info.high, high))
    return nullptr;
  Extents shape(source.shape());
  for (size_t i = 0, e = shape.size(); i < e; ++i) {
    if (low[i] < 0 || high[i] < 0)
      return m.fail(inst, FaultKind::Undefined,
                    "padding " + llvm::Twine(std::min(low[i], high[i])) +
                        " of dimension " + llvm::Twine(i) + " is negative");
    if (__builtin_add_overflow(shape[i], low[i], &shape[i]) ||
        __builtin_add_overflow(shape[i], high[i], &shape[i]))
      return m.outOfBudget(inst, "bytes");
  }
  auto type = cast<ShapedType>(inst.op->getResult(0).getType());
  if (!checkShape(m, inst, shape, source.lanes()) ||
      !checkAgainstType(m, inst, shape, type))
    return nullptr;
  auto *state = new FillState();
  state->array = Array::create(shape, source.lanes(), Definedness::Defined,
                               m.tracksWriters());
  state->insideLow = low;
  state->insideHigh = low;
  ArrayView view = viewOfWhole(shape);
  for (size_t i = 0, e = shape.size(); i < e; ++i) {
    state->insideHigh[i] += source.shape()[i];
    view.offset += low[i] * view.strides[i];
  }
  state->hasInside = true;
  copyElements(*state->array, view, source, viewOfWhole(source.shape()),
               source.shape(), /*writer=*/0);
  return startFill(m, inst, state);
}

/// Operands: the yielded value, the state. Results: the region's arguments.
static const Inst *runFillYield(Machine &m, const Inst &inst) {
  FillState &state = fillState(m.operand(inst, 1));
  payloadOf<FillInfo>(inst).create.codec.store(
      *state.array, state.element, m.operand(inst, 0), m.writer(inst));
  if (!state.advance())
    return m.next(inst);
  setIndices(m, inst, 0, state);
  return m.jump(inst.target);
}

/// Operand: the state. Result: the tensor.
static const Inst *runFillEnd(Machine &m, const Inst &inst) {
  Value &slot = m.operand(inst, 0);
  m.result(inst) = Value(std::move(fillState(slot).array));
  slot = Value();
  return m.next(inst);
}

static LogicalResult decodeFill(Operation *op, Decoder &d, Region &body,
                                Handler start, const FillInfo *info) {
  uint32_t state = d.hiddenSlot();
  llvm::SmallVector<uint32_t, 8> operands, arguments, startResults;
  for (mlir::Value operand : op->getOperands())
    operands.push_back(d.slot(operand));
  startResults.push_back(state);
  for (BlockArgument argument : body.getArguments()) {
    arguments.push_back(d.slot(argument));
    startResults.push_back(arguments.back());
  }
  uint32_t first = d.here();
  d.emit(op, start, operands, startResults).payload = info;
  d.decodeRegion(body, [&](Operation *terminator) {
    if (!isa<tensor::YieldOp>(terminator))
      return failure();
    // The op is to be named as writer, not its terminator.
    Inst &inst = d.emit(op, runFillYield,
                        {d.slot(terminator->getOperand(0)), state}, arguments);
    inst.payload = info;
    inst.target = first + 1;
    return success();
  });
  d.setTarget(first, d.here());
  d.emit(op, runFillEnd, state, d.slot(op->getResult(0)));
  return success();
}

static LogicalResult decodeGenerate(Operation *op, Decoder &d) {
  CreateInfo *create = createInfo(d, op->getResult(0), /*firstOperand=*/0);
  if (!create)
    return failure();
  auto *info = d.payload<FillInfo>();
  info->create = *create;
  return decodeFill(op, d, cast<tensor::GenerateOp>(op).getBody(),
                    runGenerateStart, info);
}

static LogicalResult decodePad(Operation *op, Decoder &d) {
  auto pad = cast<tensor::PadOp>(op);
  std::optional<ElementCodec> codec = codecOf(pad.getResult());
  if (!codec)
    return failure();
  auto *info = d.payload<FillInfo>();
  info->create.codec = *codec;
  info->low = makeMixed(pad.getStaticLow(), /*firstOperand=*/1);
  info->high = makeMixed(pad.getStaticHigh(), 1 + pad.getLow().size());
  return decodeFill(op, d, pad.getRegion(), runPadStart, info);
}

//===----------------------------------------------------------------------===//
// gather, scatter
//===----------------------------------------------------------------------===//

namespace {
/// The slices that gather and scatter move: one a coordinate tuple, whole in
/// every dimension that is not indexed.
struct TupleInfo {
  llvm::SmallVector<int64_t, 4> dims;
  unsigned indexWidth = 64;
  bool unique = false;
};
} // namespace

/// Calls `visit(number, offsets)` for every tuple of the index tensor.
template <typename Visit>
static bool forEachTuple(Machine &m, const Inst &inst, const TupleInfo &info,
                         unsigned indicesOperand, llvm::ArrayRef<int64_t> shape,
                         Visit visit) {
  const Array &indices = m.operand(inst, indicesOperand).array();
  int64_t width = info.dims.size();
  if (indices.shape().back() != width) {
    m.fail(inst, FaultKind::Undefined,
           "the tuples have " + llvm::Twine(indices.shape().back()) +
               " coordinates, not " + llvm::Twine(width));
    return false;
  }
  int64_t tuples = width ? indices.numElements() / width : 0;
  llvm::SmallVector<Extents> seen;
  Extents offsets(shape.size(), 0);
  for (int64_t tuple = 0; tuple < tuples; ++tuple) {
    for (auto [i, dim] : llvm::enumerate(info.dims)) {
      Scalar index = indices.get(tuple * width + i);
      if (!index.isDefined()) {
        m.failUndefined(inst, indicesOperand, index);
        return false;
      }
      offsets[dim] = signExtend(index.bits, info.indexWidth);
      if (static_cast<uint64_t>(offsets[dim]) >=
          static_cast<uint64_t>(shape[dim])) {
        failIndex(m, inst, dim, offsets[dim], shape[dim]);
        return false;
      }
    }
    if (info.unique)
      seen.push_back(offsets);
    visit(tuple, offsets);
  }
  llvm::sort(seen);
  if (llvm::adjacent_find(seen) != seen.end()) {
    m.fail(inst, FaultKind::Undefined, "the coordinates are not unique");
    return false;
  }
  return true;
}

/// The extents of one slice: all of `shape` but 1 in the indexed dimensions.
static Extents tupleSizes(const TupleInfo &info,
                          llvm::ArrayRef<int64_t> shape) {
  Extents sizes(shape);
  for (int64_t dim : info.dims)
    sizes[dim] = 1;
  return sizes;
}

static int64_t productOf(llvm::ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    product = wrappingProduct(product, size);
  return product;
}

/// The shape of the gathered (or scattered) slices: the tuples' shape, then a
/// slice's, whose indexed dimensions are there as 1 or not at all.
static bool slicesShape(Machine &m, const Inst &inst, const TupleInfo &info,
                        const Array &indices, llvm::ArrayRef<int64_t> shape,
                        unsigned rank, Extents &slices) {
  slices.assign(indices.shape().begin(), indices.shape().end() - 1);
  bool reduced = rank < slices.size() + shape.size();
  for (size_t i = 0, e = shape.size(); i < e; ++i) {
    bool indexed = llvm::is_contained(info.dims, static_cast<int64_t>(i));
    if (!indexed)
      slices.push_back(shape[i]);
    else if (!reduced)
      slices.push_back(1);
  }
  return checkShape(m, inst, slices, 1);
}

static const Inst *runGather(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<TupleInfo>(inst);
  const Array &source = m.operand(inst, 0).array();
  const Array &indices = m.operand(inst, 1).array();
  auto type = cast<RankedTensorType>(inst.op->getResult(0).getType());
  Extents shape;
  if (!slicesShape(m, inst, info, indices, source.shape(), type.getRank(),
                   shape) ||
      !checkShape(m, inst, shape, source.lanes()) ||
      !checkAgainstType(m, inst, shape, type))
    return nullptr;
  Ref<Array> result = Array::create(shape, source.lanes(), Definedness::Defined,
                                    m.tracksWriters());
  Extents sizes = tupleSizes(info, source.shape());
  ArrayView to = viewOfWhole(sizes);
  ArrayView from = viewOfWhole(source.shape());
  int64_t perTuple = productOf(sizes);
  if (!forEachTuple(m, inst, info, 1, source.shape(),
                    [&](int64_t tuple, llvm::ArrayRef<int64_t> offsets) {
                      to.offset = tuple * perTuple;
                      from.offset = source.linearize(offsets);
                      copyElements(*result, to, source, from, sizes,
                                   /*writer=*/0);
                    }))
    return nullptr;
  m.result(inst) = Value(std::move(result));
  return m.next(inst);
}

static const Inst *runScatter(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<TupleInfo>(inst);
  const Array &source = m.operand(inst, 0).array();
  const Array &dest = m.operand(inst, 1).array();
  const Array &indices = m.operand(inst, 2).array();
  Extents shape;
  if (!slicesShape(m, inst, info, indices, dest.shape(), source.rank(), shape))
    return nullptr;
  if (source.shape() != llvm::ArrayRef<int64_t>(shape))
    return m.fail(inst, FaultKind::Undefined,
                  "the source's shape " + printExtents(source.shape()) +
                      " is not the slices' " + printExtents(shape));
  Ref<Array> result = mutableCopy(m, dest);
  Extents sizes = tupleSizes(info, dest.shape());
  ArrayView to = viewOfWhole(dest.shape());
  ArrayView from = viewOfWhole(sizes);
  int64_t perTuple = productOf(sizes);
  if (!forEachTuple(m, inst, info, 2, dest.shape(),
                    [&](int64_t tuple, llvm::ArrayRef<int64_t> offsets) {
                      to.offset = dest.linearize(offsets);
                      from.offset = tuple * perTuple;
                      copyElements(*result, to, source, from, sizes,
                                   m.writer(inst));
                    }))
    return nullptr;
  m.result(inst) = Value(std::move(result));
  return m.next(inst);
}

static LogicalResult emitTuples(Operation *op, Decoder &d, Handler handler,
                                llvm::ArrayRef<int64_t> dims,
                                RankedTensorType indices, bool unique) {
  std::optional<ElementCodec> index =
      ElementCodec::get(indices.getElementType());
  if (!index || indices.getRank() == 0)
    return failure();
  auto *info = d.payload<TupleInfo>();
  info->dims.assign(dims.begin(), dims.end());
  info->indexWidth = index->width;
  info->unique = unique;
  d.emit(op, handler).payload = info;
  return success();
}

static LogicalResult decodeGather(Operation *op, Decoder &d) {
  auto gather = cast<tensor::GatherOp>(op);
  return emitTuples(op, d, runGather, gather.getGatherDims(),
                    gather.getIndicesType(), gather.getUnique());
}

static LogicalResult decodeScatter(Operation *op, Decoder &d) {
  auto scatter = cast<tensor::ScatterOp>(op);
  return emitTuples(op, d, runScatter, scatter.getScatterDims(),
                    scatter.getIndicesType(), scatter.getUnique());
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

void registerTensorOps(OpRegistry &registry) {
  using namespace mlir::tensor;
  registry.add<BitcastOp>(TensorLevel, decodeBitcast);
  registry.add<CastOp>(TensorLevel, decodeCast);
  registry.add<CollapseShapeOp>(TensorLevel, decodeCollapseShape);
  registry.add<ConcatOp>(TensorLevel, decodeConcat);
  registry.addSimple<DimOp, runDim>(TensorLevel);
  registry.add<EmptyOp>(TensorLevel, decodeEmpty);
  registry.add<ExpandShapeOp>(TensorLevel, decodeExpandShape);
  registry.add<ExtractOp>(TensorLevel, decodeExtract);
  registry.add<ExtractSliceOp>(TensorLevel, decodeExtractSlice);
  registry.add<FromElementsOp>(TensorLevel, decodeFromElements);
  registry.add<GatherOp>(TensorLevel, decodeGather);
  registry.add<GenerateOp>(TensorLevel, decodeGenerate);
  registry.add<InsertOp>(TensorLevel, decodeInsert);
  registry.add<InsertSliceOp>(TensorLevel, decodeInsertSlice);
  registry.add<PadOp>(TensorLevel, decodePad);
  registry.add<ParallelInsertSliceOp>(TensorLevel, decodeParallelInsertSlice);
  registry.addSimple<RankOp, runRank>(TensorLevel);
  registry.add<ReshapeOp>(TensorLevel, decodeReshape);
  registry.add<ScatterOp>(TensorLevel, decodeScatter);
  registry.add<SplatOp>(TensorLevel, decodeSplat);
  registry.addParts<tensor::YieldOp>();
}

} // namespace bufdiff::oracle
