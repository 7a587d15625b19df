//===- VectorOps.cpp - Semantics of the Vector dialect --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/dialects/VectorOps.h"
#include "oracle/dialects/FloatFns.h"
#include "oracle/dialects/VectorAccess.h"

using namespace mlir;

namespace bufdiff::oracle {

//===----------------------------------------------------------------------===//
// vector.print
//===----------------------------------------------------------------------===//

namespace {
struct PrintInfo {
  /// What is printed after the value, or instead of one.
  std::string text;
  ObservedValue value;
};
} // namespace

static const Inst *runPrint(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const PrintInfo *>(inst.payload);
  TraceEvent event;
  event.kind = TraceEvent::Kind::Print;
  event.text = info.text;
  event.op = inst.op;
  if (inst.numOperands) {
    event.values.push_back(info.value);
    const Value &value = m.operand(inst, 0);
    Ref<Array> &contents = event.values.back().contents;
    if (value.isScalar()) {
      contents = Array::create({}, 1, Definedness::Defined, m.tracksWriters());
      contents->set(0, value.scalar(), m.writer(inst));
    } else {
      contents = Ref<Array>(&value.array());
    }
  }
  m.trace(std::move(event));
  return m.next(inst);
}

static llvm::StringRef textOf(vector::PrintPunctuation punctuation) {
  switch (punctuation) {
  case vector::PrintPunctuation::NoPunctuation:
    return "";
  case vector::PrintPunctuation::NewLine:
    return "\n";
  case vector::PrintPunctuation::Comma:
    return ", ";
  case vector::PrintPunctuation::Open:
    return "( ";
  case vector::PrintPunctuation::Close:
    return " )";
  }
  llvm_unreachable("covered switch");
}

static LogicalResult decodePrint(Operation *op, Decoder &d) {
  auto print = cast<vector::PrintOp>(op);
  PrintInfo info;
  if (std::optional<StringRef> literal = print.getStringLiteral())
    info.text = literal->str();
  else
    info.text = textOf(print.getPunctuation()).str();
  if (mlir::Value source = print.getSource()) {
    std::optional<ElementType> type = laneType(source.getType());
    if (!type)
      return failure();
    info.value.type = *type;
    if (auto vector = dyn_cast<VectorType>(source.getType())) {
      info.value.isShaped = true;
      info.value.shape.assign(vector.getShape().begin(),
                              vector.getShape().end());
    }
  }
  const PrintInfo *kept = d.payload<PrintInfo>(std::move(info));
  d.emit(op, runPrint).payload = kept;
  return success();
}

//===----------------------------------------------------------------------===//
// Operations that move lanes
//===----------------------------------------------------------------------===//
//
// Vectors have static shapes, so where each element of a result comes from is
// worked out once.

namespace {
struct Rearrangement {
  Extents shape;
  /// The lanes that operand 0 has; larger numbers count on in operand 1.
  int64_t firstLanes = 0;
  /// By lane of the result; poisonIndex for poison.
  std::vector<int64_t> from;

  static constexpr int64_t poisonIndex = -1;

  /// For a result of `type`; none when there are no such vectors here.
  static std::optional<Rearrangement> get(Type type, Type firstOperand) {
    if (!laneType(type) || !laneType(firstOperand))
      return std::nullopt;
    Rearrangement result;
    llvm::append_range(result.shape, cast<VectorType>(type).getShape());
    auto first = dyn_cast<VectorType>(firstOperand);
    result.firstLanes = first ? first.getNumElements() : 1;
    return result;
  }
};
} // namespace

static Scalar laneOf(const Value &value, int64_t lane) {
  return value.isScalar() ? value.scalar() : value.array().get(lane);
}

static const Inst *runRearrange(Machine &m, const Inst &inst) {
  const auto &how = *static_cast<const Rearrangement *>(inst.payload);
  Ref<Array> result =
      Array::create(how.shape, 1, Definedness::Poison, m.tracksWriters());
  for (size_t i = 0, e = how.from.size(); i < e; ++i) {
    int64_t from = how.from[i];
    if (from == Rearrangement::poisonIndex)
      continue;
    bool second = from >= how.firstLanes;
    const Value &source = m.operand(inst, second ? 1 : 0);
    if (second)
      from -= how.firstLanes;
    result->set(i, laneOf(source, from),
                source.isScalar() ? 0 : source.array().writer(from));
  }
  m.result(inst) = Value(result);
  return m.next(inst);
}

/// Emits a rearrangement of the operands that gives result `number`.
static void emitRearrangement(Operation *op, Decoder &d, Rearrangement how,
                              llvm::ArrayRef<mlir::Value> operands,
                              unsigned number = 0) {
  llvm::SmallVector<uint32_t> slots;
  for (mlir::Value operand : operands)
    slots.push_back(d.slot(operand));
  const Rearrangement *kept = d.payload<Rearrangement>(std::move(how));
  d.emit(op, runRearrange, slots, {d.slot(op->getResult(number))}).payload =
      kept;
}

static int64_t linearIn(llvm::ArrayRef<int64_t> shape,
                        llvm::ArrayRef<int64_t> indices) {
  int64_t linear = 0;
  for (auto [extent, index] : llvm::zip_equal(shape, indices))
    linear = linear * extent + index;
  return linear;
}

static llvm::ArrayRef<int64_t> shapeOf(mlir::Value value) {
  auto vector = dyn_cast<VectorType>(value.getType());
  return vector ? vector.getShape() : llvm::ArrayRef<int64_t>();
}

static LogicalResult decodeBroadcast(Operation *op, Decoder &d) {
  mlir::Value source = op->getOperand(0);
  auto how = Rearrangement::get(op->getResult(0).getType(), source.getType());
  if (!how)
    return failure();
  llvm::ArrayRef<int64_t> shape = shapeOf(source);
  forEachIndex(how->shape, [&](int64_t, llvm::ArrayRef<int64_t> indices) {
    Extents at(indices.take_back(shape.size()));
    for (size_t i = 0; i < shape.size(); ++i)
      if (shape[i] == 1)
        at[i] = 0;
    how->from.push_back(linearIn(shape, at));
    return true;
  });
  emitRearrangement(op, d, std::move(*how), {source});
  return success();
}

static LogicalResult decodeTranspose(Operation *op, Decoder &d) {
  auto transpose = cast<vector::TransposeOp>(op);
  mlir::Value source = transpose.getVector();
  auto how = Rearrangement::get(transpose.getType(), source.getType());
  if (!how)
    return failure();
  llvm::ArrayRef<int64_t> permutation = transpose.getPermutation();
  forEachIndex(how->shape, [&](int64_t, llvm::ArrayRef<int64_t> indices) {
    Extents at(indices.size());
    for (size_t i = 0; i < indices.size(); ++i)
      at[permutation[i]] = indices[i];
    how->from.push_back(linearIn(shapeOf(source), at));
    return true;
  });
  emitRearrangement(op, d, std::move(*how), {source});
  return success();
}

static LogicalResult decodeShapeCast(Operation *op, Decoder &d) {
  mlir::Value source = op->getOperand(0);
  auto how = Rearrangement::get(op->getResult(0).getType(), source.getType());
  if (!how)
    return failure();
  for (int64_t i = 0; i < how->firstLanes; ++i)
    how->from.push_back(i);
  emitRearrangement(op, d, std::move(*how), {source});
  return success();
}

static LogicalResult decodeShuffle(Operation *op, Decoder &d) {
  auto shuffle = cast<vector::ShuffleOp>(op);
  VectorType first = shuffle.getV1VectorType();
  auto how = Rearrangement::get(shuffle.getResultVectorType(), first);
  if (!how)
    return failure();
  // Whole rows of the leading dimension move.
  int64_t row = 1;
  for (int64_t extent : llvm::drop_begin(how->shape))
    row *= extent;
  for (int64_t index : shuffle.getMask())
    for (int64_t i = 0; i < row; ++i)
      how->from.push_back(index < 0 ? Rearrangement::poisonIndex
                                    : index * row + i);
  emitRearrangement(op, d, std::move(*how), {shuffle.getV1(), shuffle.getV2()});
  return success();
}

static LogicalResult decodeInterleave(Operation *op, Decoder &d) {
  auto interleave = cast<vector::InterleaveOp>(op);
  auto how = Rearrangement::get(interleave.getResultVectorType(),
                                interleave.getSourceVectorType());
  if (!how)
    return failure();
  for (int64_t i = 0; i < how->firstLanes; ++i) {
    how->from.push_back(i);
    how->from.push_back(how->firstLanes + i);
  }
  emitRearrangement(op, d, std::move(*how),
                    {interleave.getLhs(), interleave.getRhs()});
  return success();
}

static LogicalResult decodeDeinterleave(Operation *op, Decoder &d) {
  auto deinterleave = cast<vector::DeinterleaveOp>(op);
  for (unsigned number = 0; number < 2; ++number) {
    auto how = Rearrangement::get(deinterleave.getResultVectorType(),
                                  deinterleave.getSourceVectorType());
    if (!how)
      return failure();
    for (int64_t i = number; i < how->firstLanes; i += 2)
      how->from.push_back(i);
    emitRearrangement(op, d, std::move(*how), {deinterleave.getSource()},
                      number);
  }
  return success();
}

static llvm::SmallVector<int64_t> integersOf(ArrayAttr attribute) {
  llvm::SmallVector<int64_t> integers;
  for (Attribute entry : attribute)
    integers.push_back(cast<IntegerAttr>(entry).getInt());
  return integers;
}

static LogicalResult decodeExtractStridedSlice(Operation *op, Decoder &d) {
  auto slice = cast<vector::ExtractStridedSliceOp>(op);
  mlir::Value source = slice.getSource();
  auto how = Rearrangement::get(op->getResult(0).getType(), source.getType());
  if (!how)
    return failure();
  auto offsets = integersOf(slice.getOffsets());
  auto strides = integersOf(slice.getStrides());
  forEachIndex(how->shape, [&](int64_t, llvm::ArrayRef<int64_t> indices) {
    Extents at(indices.begin(), indices.end());
    for (size_t i = 0; i < offsets.size(); ++i)
      at[i] = offsets[i] + at[i] * strides[i];
    how->from.push_back(linearIn(shapeOf(source), at));
    return true;
  });
  emitRearrangement(op, d, std::move(*how), {source});
  return success();
}

/// A result that is `dest` with the elements of `value` put where `locate`
/// says.
template <typename Locate>
static LogicalResult emitInsertion(Operation *op, mlir::Value value,
                                   mlir::Value dest, Decoder &d,
                                   Locate locate) {
  auto how = Rearrangement::get(dest.getType(), dest.getType());
  if (!how)
    return failure();
  for (int64_t i = 0; i < how->firstLanes; ++i)
    how->from.push_back(i);
  forEachIndex(shapeOf(value), [&](int64_t i, llvm::ArrayRef<int64_t> indices) {
    how->from[locate(indices)] = how->firstLanes + i;
    return true;
  });
  emitRearrangement(op, d, std::move(*how), {dest, value});
  return success();
}

static LogicalResult decodeInsertStridedSlice(Operation *op, Decoder &d) {
  auto slice = cast<vector::InsertStridedSliceOp>(op);
  auto offsets = integersOf(slice.getOffsets());
  auto strides = integersOf(slice.getStrides());
  mlir::Value dest = slice.getDest();
  return emitInsertion(op, slice.getValueToStore(), dest, d,
                       [&](llvm::ArrayRef<int64_t> indices) {
                         Extents at(offsets.begin(), offsets.end());
                         size_t leading = at.size() - indices.size();
                         for (size_t i = 0; i < indices.size(); ++i)
                           at[leading + i] += indices[i] * strides[i];
                         return linearIn(shapeOf(dest), at);
                       });
}

//===----------------------------------------------------------------------===//
// vector.extract, vector.insert
//===----------------------------------------------------------------------===//

namespace {
/// A position with entries that are operands.
struct DynamicPosition {
  MixedList position;
  Extents shape;
  /// Lanes of the part at a position.
  int64_t partLanes = 1;
  bool isScalar = false;
  Extents partShape;
};
} // namespace

/// The part's number; or, in `state`, what the result is instead.
static int64_t evaluatePosition(Machine &m, const Inst &inst,
                                const DynamicPosition &info,
                                Definedness &state) {
  int64_t part = 0;
  for (size_t i = 0, e = info.position.size(); i < e; ++i) {
    Scalar index = Scalar::of(static_cast<uint64_t>(info.position[i].constant));
    if (info.position[i].operand >= 0)
      index = m.operand(inst, info.position[i].operand).scalar();
    state = worse(state, index.state);
    int64_t value = static_cast<int64_t>(index.bits);
    // Documented: -1 gives poison, other indices out of bounds an undefined
    // result.
    if (value == Rearrangement::poisonIndex)
      state = worse(state, Definedness::Poison);
    else if (value < 0 || value >= info.shape[i])
      state = worse(state, Definedness::Undefined);
    part = part * info.shape[i] + value;
  }
  return part;
}

/// Operands: vector, dynamic positions.
static const Inst *runExtract(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const DynamicPosition *>(inst.payload);
  Definedness state = Definedness::Defined;
  int64_t part = evaluatePosition(m, inst, info, state);
  bool found = state == Definedness::Defined;
  Ref<Array> source(&m.operand(inst, 0).array());
  if (info.isScalar) {
    m.result(inst).setScalar(found ? source->get(part) : Scalar{0, state});
    return m.next(inst);
  }
  Ref<Array> result =
      Array::create(info.partShape, 1, state, m.tracksWriters());
  for (int64_t lane = 0; found && lane < info.partLanes; ++lane) {
    int64_t from = part * info.partLanes + lane;
    result->set(lane, source->get(from), source->writer(from));
  }
  m.result(inst) = Value(result);
  return m.next(inst);
}

/// Operands: value, vector, dynamic positions.
static const Inst *runInsert(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const DynamicPosition *>(inst.payload);
  Definedness state = Definedness::Defined;
  int64_t part = evaluatePosition(m, inst, info, state);
  const Array &dest = m.operand(inst, 1).array();
  if (state != Definedness::Defined) {
    m.result(inst) =
        Value(Array::create(dest.shape(), 1, state, m.tracksWriters()));
    return m.next(inst);
  }
  Ref<Array> result = mutableCopy(m, dest);
  const Value &value = m.operand(inst, 0);
  for (int64_t lane = 0; lane < info.partLanes; ++lane)
    result->set(part * info.partLanes + lane, laneOf(value, lane),
                m.writer(inst));
  m.result(inst) = Value(result);
  return m.next(inst);
}

/// The part of a vector that `positions` name, of type `part`.
static std::optional<DynamicPosition>
getPosition(VectorType vector, Type part, llvm::ArrayRef<int64_t> positions,
            unsigned firstOperand) {
  if (!laneType(vector))
    return std::nullopt;
  DynamicPosition info;
  info.position = makeMixed(positions, firstOperand);
  llvm::append_range(info.shape, vector.getShape());
  info.isScalar = isScalarType(part);
  if (auto partVector = dyn_cast<VectorType>(part)) {
    llvm::append_range(info.partShape, partVector.getShape());
    info.partLanes = partVector.getNumElements();
  }
  return info;
}

static LogicalResult decodeExtract(Operation *op, Decoder &d) {
  auto extract = cast<vector::ExtractOp>(op);
  std::optional<DynamicPosition> info =
      getPosition(extract.getSourceVectorType(), extract.getType(),
                  extract.getStaticPosition(), /*firstOperand=*/1);
  if (!info)
    return failure();
  const DynamicPosition *kept = d.payload<DynamicPosition>(std::move(*info));
  d.emit(op, runExtract).payload = kept;
  return success();
}

static LogicalResult decodeInsert(Operation *op, Decoder &d) {
  auto insert = cast<vector::InsertOp>(op);
  std::optional<DynamicPosition> info =
      getPosition(insert.getDestVectorType(), insert.getValueToStoreType(),
                  insert.getStaticPosition(), /*firstOperand=*/2);
  if (!info)
    return failure();
  const DynamicPosition *kept = d.payload<DynamicPosition>(std::move(*info));
  d.emit(op, runInsert).payload = kept;
  return success();
}

/// Payload: the vector's shape.
static const Inst *runFromElements(Machine &m, const Inst &inst) {
  Ref<Array> result = Array::create(*static_cast<const Extents *>(inst.payload),
                                    1, Definedness::Defined, m.tracksWriters());
  for (unsigned i = 0; i < inst.numOperands; ++i)
    result->set(i, m.operand(inst, i).scalar(), m.writer(inst));
  m.result(inst) = Value(result);
  return m.next(inst);
}

static LogicalResult decodeFromElements(Operation *op, Decoder &d) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  if (!laneType(type))
    return failure();
  const Extents *shape = d.payload<Extents>(type.getShape());
  d.emit(op, runFromElements).payload = shape;
  return success();
}

static const Inst *runToElements(Machine &m, const Inst &inst) {
  Ref<Array> source(&m.operand(inst, 0).array());
  for (unsigned i = 0; i < inst.numResults; ++i)
    m.result(inst, i).setScalar(source->get(i));
  return m.next(inst);
}

static LogicalResult decodeToElements(Operation *op, Decoder &d) {
  if (!laneType(op->getOperand(0).getType()))
    return failure();
  d.emit(op, runToElements);
  return success();
}

//===----------------------------------------------------------------------===//
// vector.bitcast
//===----------------------------------------------------------------------===//

namespace {
struct BitcastInfo {
  Extents shape;
  unsigned fromWidth = 1, toWidth = 1;
};
} // namespace

/// Lanes are packed from the lowest bits up, as on the little-endian machines
/// that bufdiff runs on. Rows of the minor dimension have as many bits on
/// either side, so one stream of bits serves the whole vector.
static const Inst *runBitcast(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const BitcastInfo *>(inst.payload);
  Ref<Array> source(&m.operand(inst, 0).array());
  Ref<Array> result =
      Array::create(info.shape, 1, Definedness::Defined, m.tracksWriters());
  for (int64_t i = 0, e = result->numWords(); i < e; ++i) {
    Scalar lane = Scalar::of(0);
    // Bits [at, end) of the stream, `done` of which are there.
    for (unsigned done = 0; done < info.toWidth;) {
      uint64_t at = static_cast<uint64_t>(i) * info.toWidth + done;
      Scalar from = source->get(at / info.fromWidth);
      unsigned skip = at % info.fromWidth;
      unsigned take = std::min(info.fromWidth - skip, info.toWidth - done);
      lane.bits |= truncateTo(from.bits >> skip, take) << done;
      lane.state = worse(lane.state, from.state);
      done += take;
    }
    result->set(i, lane, m.writer(inst));
  }
  m.result(inst) = Value(result);
  return m.next(inst);
}

static LogicalResult decodeBitcast(Operation *op, Decoder &d) {
  auto from = cast<VectorType>(op->getOperand(0).getType());
  auto to = cast<VectorType>(op->getResult(0).getType());
  std::optional<ElementType> fromLane = laneType(from);
  std::optional<ElementType> toLane = laneType(to);
  if (!fromLane || !toLane)
    return failure();
  BitcastInfo info;
  info.shape.assign(to.getShape().begin(), to.getShape().end());
  info.fromWidth = fromLane->width;
  info.toWidth = toLane->width;
  const BitcastInfo *kept = d.payload<BitcastInfo>(std::move(info));
  d.emit(op, runBitcast).payload = kept;
  return success();
}

//===----------------------------------------------------------------------===//
// Masks and constants
//===----------------------------------------------------------------------===//

namespace {
struct MaskInfo {
  Extents shape;
  /// Empty for create_mask, whose sizes are operands.
  Extents sizes;
};
} // namespace

static const Inst *runMask(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const MaskInfo *>(inst.payload);
  Definedness state = Definedness::Defined;
  Extents sizes = info.sizes;
  for (unsigned i = 0; i < inst.numOperands; ++i) {
    Scalar size = m.operand(inst, i).scalar();
    state = worse(state, size.state);
    sizes.push_back(static_cast<int64_t>(size.bits));
  }
  Ref<Array> mask = Array::create(info.shape, 1, state, m.tracksWriters());
  // A mask of no dimensions has one size all the same.
  bool all = !info.shape.empty() || sizes.front() > 0;
  forEachIndex(info.shape, [&](int64_t i, llvm::ArrayRef<int64_t> indices) {
    bool set = all;
    for (size_t dim = 0; dim < indices.size(); ++dim)
      set &= indices[dim] < sizes[dim];
    mask->set(i, {set, state}, m.writer(inst));
    return true;
  });
  m.result(inst) = Value(mask);
  return m.next(inst);
}

static LogicalResult decodeMaskVector(Operation *op, Decoder &d) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  if (!laneType(type))
    return failure();
  MaskInfo info;
  info.shape.assign(type.getShape().begin(), type.getShape().end());
  if (auto constant = dyn_cast<vector::ConstantMaskOp>(op))
    llvm::append_range(info.sizes, constant.getMaskDimSizes());
  const MaskInfo *kept = d.payload<MaskInfo>(std::move(info));
  d.emit(op, runMask).payload = kept;
  return success();
}

/// `immediate` is the number of lanes.
static const Inst *runStep(Machine &m, const Inst &inst) {
  auto count = static_cast<int64_t>(inst.immediate);
  Ref<Array> result =
      Array::create({count}, 1, Definedness::Defined, m.tracksWriters());
  for (int64_t i = 0; i < count; ++i)
    result->set(i, Scalar::of(i), m.writer(inst));
  m.result(inst) = Value(result);
  return m.next(inst);
}

static LogicalResult decodeStep(Operation *op, Decoder &d) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  if (!laneType(type))
    return failure();
  d.emit(op, runStep).immediate = type.getNumElements();
  return success();
}

/// The masked operation gets the mask as one more operand. An empty mask only
/// passes on what it yields.
static LogicalResult decodeMask(Operation *op, Decoder &d) {
  auto mask = cast<vector::MaskOp>(op);
  Operation *inner = mask.getMaskableOp();
  MaskedBy masked{mask.getMask(), mask.getPassthru()};
  LogicalResult decoded = failure();
  if (!inner)
    decoded = success();
  else if (auto read = dyn_cast<vector::TransferReadOp>(inner))
    decoded = decodeTransferRead(read, d, masked);
  else if (auto write = dyn_cast<vector::TransferWriteOp>(inner))
    decoded = decodeTransferWrite(write, d, masked);
  else if (auto reduction = dyn_cast<vector::ReductionOp>(inner))
    decoded = decodeReduction(reduction, d, masked);
  else if (auto multi = dyn_cast<vector::MultiDimReductionOp>(inner))
    decoded = decodeMultiReduction(multi, d, masked);
  else if (auto contract = dyn_cast<vector::ContractionOp>(inner))
    decoded = decodeContract(contract, d, masked);
  if (failed(decoded))
    return failure();
  Operation *yield = mask.getMaskBlock()->getTerminator();
  d.emitMove(op, yield->getOperands(), op->getResults());
  return success();
}

void registerVectorOps(OpRegistry &registry) {
  using namespace vector;
  constexpr unsigned both = ScalarLevel | TensorLevel | MemRefLevel;
  registry.add<PrintOp>(both, decodePrint);
  registry.add<BroadcastOp>(ScalarLevel, decodeBroadcast);
  registry.add<TransposeOp>(ScalarLevel, decodeTranspose);
  registry.add<ShapeCastOp>(ScalarLevel, decodeShapeCast);
  registry.add<ShuffleOp>(ScalarLevel, decodeShuffle);
  registry.add<InterleaveOp>(ScalarLevel, decodeInterleave);
  registry.add<DeinterleaveOp>(ScalarLevel, decodeDeinterleave);
  registry.add<ExtractStridedSliceOp>(ScalarLevel, decodeExtractStridedSlice);
  registry.add<InsertStridedSliceOp>(ScalarLevel, decodeInsertStridedSlice);
  registry.add<ExtractOp>(ScalarLevel, decodeExtract);
  registry.add<InsertOp>(ScalarLevel, decodeInsert);
  registry.add<FromElementsOp>(ScalarLevel, decodeFromElements);
  registry.add<ToElementsOp>(ScalarLevel, decodeToElements);
  registry.add<BitCastOp>(ScalarLevel, decodeBitcast);
  registry.add<ConstantMaskOp>(ScalarLevel, decodeMaskVector);
  registry.add<CreateMaskOp>(ScalarLevel, decodeMaskVector);
  registry.add<StepOp>(ScalarLevel, decodeStep);
  registry.add<FMAOp>(ScalarLevel, decodeFloat<lane::FusedMultiplyAdd>);
  registry.add<MaskOp>(both, decodeMask);
  registerVectorMemoryOps(registry);
  registerVectorReductions(registry);
  registry.addParts<vector::YieldOp>();
}

} // namespace bufdiff::oracle
