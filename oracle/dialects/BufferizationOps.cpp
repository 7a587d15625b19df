//===- BufferizationOps.cpp - Semantics of the Bufferization dialect ------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The border between tensors, which are values, and memory. The rules here are
// those of a program whose two sides share nothing: bufferization.to_tensor
// takes a snapshot of the buffer when it runs, bufferization.to_buffer makes a
// new buffer with the tensor's contents. A bufferization that lets the two
// sides share memory is right as long as nobody can tell, which is what its
// `restrict`, `writable` and `read_only` are promises about; where the promise
// is kept, a snapshot and the buffer are the same.
// The rules and where they come from are in docs/semantics.md.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "oracle/dialects/Shapes.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace bufdiff::oracle {

template <typename T>
static const T &payloadOf(const Inst &inst) {
  return *static_cast<const T *>(inst.payload);
}

static std::optional<ElementCodec> codecOf(mlir::Value shaped) {
  auto type = dyn_cast<ShapedType>(shaped.getType());
  if (!type)
    return std::nullopt;
  return ElementCodec::get(type.getElementType());
}

/// Sparse tensors, and whatever else a dialect may encode.
static bool hasEncoding(mlir::Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getEncoding() &&
         type.getEncoding().getDialect().getNamespace() == "sparse_tensor";
}

static LogicalResult unsupportedSparse(Operation *op, Decoder &d) {
  d.emitUnsupported(op, op->getName().getStringRef() + " (sparse tensor)");
  return success();
}

//===----------------------------------------------------------------------===//
// alloc_tensor, dealloc_tensor
//===----------------------------------------------------------------------===//

namespace {
struct AllocTensorInfo {
  MixedList shape;
  unsigned lanes = 1;
};
} // namespace

static const Inst *runAllocTensor(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<AllocTensorInfo>(inst);
  Extents shape;
  if (!evaluateShape(m, inst, info.shape, info.lanes, shape))
    return nullptr;
  m.result(inst) = Value(Array::create(
      shape, info.lanes, Definedness::Undefined, m.tracksWriters()));
  return m.next(inst);
}

/// `immediate` is the operand that is copied; values need no copy.
static const Inst *runAllocTensorCopy(Machine &m, const Inst &inst) {
  m.result(inst) = m.operand(inst, inst.immediate);
  return m.next(inst);
}

static LogicalResult decodeAllocTensor(Operation *op, Decoder &d) {
  auto alloc = cast<bufferization::AllocTensorOp>(op);
  if (hasEncoding(alloc.getResult()))
    return unsupportedSparse(op, d);
  unsigned numSizes = alloc.getDynamicSizes().size();
  if (alloc.getCopy()) {
    d.emit(op, runAllocTensorCopy).immediate = numSizes;
    return success();
  }
  std::optional<ElementCodec> codec = codecOf(alloc.getResult());
  if (!codec)
    return failure();
  auto *info = d.payload<AllocTensorInfo>();
  info->shape = makeMixed(alloc.getType().getShape(), /*firstOperand=*/0);
  info->lanes = codec->lanes;
  d.emit(op, runAllocTensor).payload = info;
  return success();
}

static const Inst *runUsedAfterDealloc(Machine &m, const Inst &inst) {
  return m.fail(inst, FaultKind::Undefined,
                "the tensor is used after it was freed");
}

static const Inst *runDeallocOfNoAllocation(Machine &m, const Inst &inst) {
  return m.fail(inst, FaultKind::Undefined,
                "a tensor is freed that was never allocated");
}

/// The tensor whose memory `value` may be: what it was written over, cast or
/// sliced from. Null where it is one of its own.
static mlir::Value memoryOf(mlir::Value value) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return {};
  Operation *op = result.getOwner();
  if (auto written = dyn_cast<DestinationStyleOpInterface>(op))
    return written.getTiedOpOperand(result)->get();
  if (isa<tensor::InsertOp>(op))
    return cast<tensor::InsertOp>(op).getDest();
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    if (OpOperand *init = loop.getTiedLoopInit(result))
      return init->get();
  if (isa<tensor::CastOp, tensor::ExtractSliceOp, tensor::CollapseShapeOp,
          tensor::ExpandShapeOp, tensor::ReshapeOp>(op))
    return op->getOperand(0);
  return {};
}

/// A constant, a global or a function's argument: nothing here allocated it.
static bool isMemoryOfOthers(mlir::Value tensor) {
  if (auto argument = dyn_cast<BlockArgument>(tensor))
    return argument.getOwner()->isEntryBlock() &&
           isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return matchPattern(tensor, m_Constant()) ||
         isa<ml_program::GlobalLoadOp, ml_program::GlobalLoadConstOp>(
             tensor.getDefiningOp());
}

/// A promise that the buffer is not needed any more; a value has none. Whoever
/// uses the tensor all the same breaks the promise, and so does who uses one
/// that may be in the same memory, or frees what only others allocate.
static LogicalResult decodeDeallocTensor(Operation *op, Decoder &d) {
  if (hasEncoding(op->getOperand(0)))
    return unsupportedSparse(op, d);
  // All that may be in this memory, found from any of it. In a block that
  // nothing leads to, a tensor may even be made of itself.
  llvm::SetVector<mlir::Value> there;
  there.insert(op->getOperand(0));
  for (size_t i = 0; i < there.size(); ++i) {
    mlir::Value tensor = there[i];
    if (mlir::Value older = memoryOf(tensor))
      there.insert(older);
    for (Operation *user : tensor.getUsers())
      for (OpResult result : user->getResults())
        if (memoryOf(result) == tensor)
          there.insert(result);
  }
  if (llvm::any_of(there, isMemoryOfOthers)) {
    d.emit(op, runDeallocOfNoAllocation);
    return success();
  }
  for (mlir::Value tensor : there)
    for (Operation *user : tensor.getUsers()) {
      Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
      if (ancestor && ancestor != op && op->isBeforeInBlock(ancestor)) {
        d.emit(op, runUsedAfterDealloc);
        return success();
      }
    }
  return success();
}

//===----------------------------------------------------------------------===//
// to_tensor, to_buffer, materialize_in_destination, clone
//===----------------------------------------------------------------------===//

namespace {
struct BufferInfo {
  ElementCodec codec;
  /// Of the buffer that is made.
  bool ranked = false;
  LayoutPromise promise;

  const LayoutPromise *layout() const { return ranked ? &promise : nullptr; }
};
} // namespace

/// `memref` is the buffer that is made, or null.
static BufferInfo *bufferInfo(Decoder &d, mlir::Value shaped,
                              mlir::Value memref) {
  std::optional<ElementCodec> codec = codecOf(shaped);
  if (!codec)
    return nullptr;
  auto *info = d.payload<BufferInfo>();
  info->codec = *codec;
  if (!memref)
    return info;
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type)
    return isa<UnrankedMemRefType>(memref.getType()) ? info : nullptr;
  std::optional<LayoutPromise> promise = LayoutPromise::get(type);
  if (!promise)
    return nullptr;
  info->ranked = true;
  info->promise = std::move(*promise);
  return info;
}

/// Reads a whole view; null, with the run ended, when that is forbidden.
static Ref<Array> readBuffer(Machine &m, const Inst &inst, const MemRef &memref,
                             const ElementCodec &codec) {
  Ref<Array> contents;
  // A view can have more elements than its memory (with strides of 0).
  if (!checkShape(m, inst, memref.sizes, codec.lanes))
    return Ref<Array>();
  if (AccessFault fault = m.memory().read(memref, contents)) {
    m.fail(inst, fault, memref);
    return Ref<Array>();
  }
  if (memref.bytesPerElement)
    for (int64_t i = 0, e = contents->numWords(); i < e; ++i)
      contents->words()[i] = truncateTo(contents->words()[i], codec.width);
  return contents;
}

/// Views under `restrict` that are remembered for each allocation: more than a
/// program has operations for them on one buffer; loops over views can have
/// more, which are not compared.
static constexpr size_t maxRestrictedViews = 64;

/// Whether this operation, which has `restrict`, is the only one that has it
/// for the view or an alias of it. False, with the run ended, otherwise: a
/// bufferization relies on the promise.
static bool keepsRestrict(Machine &m, const Inst &inst, MemRef &memref) {
  auto &views = memref.allocation->restrictedViews;
  bool known = false;
  for (auto &[op, view] : views) {
    if (op == inst.op) {
      known |= view.get() == &memref;
      continue;
    }
    if (Memory::overlap(memref, *view)) {
      m.fail(inst, FaultKind::Undefined,
             "the buffer has another 'restrict' by " +
                 op->getName().getStringRef(),
             memref.allocation);
      return false;
    }
  }
  if (!known && views.size() < maxRestrictedViews)
    views.emplace_back(inst.op, Ref<MemRef>(&memref));
  return true;
}

/// `immediate` says whether it is under `restrict`.
static const Inst *runToTensor(Machine &m, const Inst &inst) {
  if (inst.immediate && !keepsRestrict(m, inst, m.operand(inst, 0).memref()))
    return nullptr;
  Ref<Array> contents = readBuffer(m, inst, m.operand(inst, 0).memref(),
                                   payloadOf<BufferInfo>(inst).codec);
  if (!contents)
    return nullptr;
  m.result(inst) = Value(std::move(contents));
  return m.next(inst);
}

static LogicalResult decodeToTensor(Operation *op, Decoder &d) {
  if (!isa<BaseMemRefType>(op->getOperand(0).getType()))
    return failure();
  BufferInfo *info = bufferInfo(d, op->getOperand(0), mlir::Value());
  if (!info)
    return failure();
  Inst &inst = d.emit(op, runToTensor);
  inst.payload = info;
  inst.immediate = cast<bufferization::ToTensorOp>(op).getRestrict();
  return success();
}

/// `immediate` says whether the buffer is read-only.
static const Inst *runToBuffer(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<BufferInfo>(inst);
  const Array &contents = m.operand(inst, 0).array();
  // Nobody has to free it: to the bufferized program it is the memory of a
  // tensor that somebody else made.
  Ref<MemRef> buffer = newBuffer(m, inst, contents.shape(), info.codec.lanes,
                                 info.layout(), Allocation::Origin::External);
  if (!buffer)
    return nullptr;
  if (AccessFault fault = m.memory().write(*buffer, contents, /*writer=*/0))
    return m.fail(inst, fault, *buffer);
  if (inst.immediate)
    buffer->allocation->writable = false;
  m.result(inst) = Value(std::move(buffer));
  return m.next(inst);
}

static LogicalResult decodeToBuffer(Operation *op, Decoder &d) {
  if (hasEncoding(op->getOperand(0)))
    return unsupportedSparse(op, d);
  if (!isa<TensorType>(op->getOperand(0).getType()))
    return failure();
  BufferInfo *info = bufferInfo(d, op->getOperand(0), op->getResult(0));
  if (!info)
    return failure();
  Inst &inst = d.emit(op, runToBuffer);
  inst.payload = info;
  inst.immediate = cast<bufferization::ToBufferOp>(op).getReadOnly();
  return success();
}

static const Inst *failShapes(Machine &m, const Inst &inst,
                              llvm::ArrayRef<int64_t> source,
                              llvm::ArrayRef<int64_t> dest) {
  return m.fail(inst, FaultKind::Undefined,
                "the source's shape " + printExtents(source) +
                    " is not the destination's " + printExtents(dest));
}

static const Inst *runMaterializeTensor(Machine &m, const Inst &inst) {
  const Value &source = m.operand(inst, 0);
  llvm::ArrayRef<int64_t> dest = m.operand(inst, 1).array().shape();
  if (source.array().shape() != dest)
    return failShapes(m, inst, source.array().shape(), dest);
  m.result(inst) = source;
  return m.next(inst);
}

/// `immediate` says whether it is under `restrict`.
static const Inst *runMaterializeMemRef(Machine &m, const Inst &inst) {
  const Array &source = m.operand(inst, 0).array();
  MemRef &dest = m.operand(inst, 1).memref();
  if (inst.immediate && !keepsRestrict(m, inst, dest))
    return nullptr;
  if (source.shape() != llvm::ArrayRef<int64_t>(dest.sizes))
    return failShapes(m, inst, source.shape(), dest.sizes);
  m.charge(source.numWords());
  if (AccessFault fault = m.memory().write(dest, source, /*writer=*/0))
    return m.fail(inst, fault, dest);
  return m.next(inst);
}

static LogicalResult decodeMaterialize(Operation *op, Decoder &d) {
  bool isTensor = isa<TensorType>(op->getOperand(1).getType());
  d.emit(op, isTensor ? runMaterializeTensor : runMaterializeMemRef).immediate =
      cast<bufferization::MaterializeInDestinationOp>(op).getRestrict();
  return success();
}

/// The documentation lets the result share memory with the source and forbids
/// to write to either afterwards. A copy is one of the valid ways; the writes
/// are not looked for, since deallocation passes clone loop-carried buffers
/// that are written.
static const Inst *runClone(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<BufferInfo>(inst);
  const MemRef &source = m.operand(inst, 0).memref();
  Ref<Array> contents = readBuffer(m, inst, source, info.codec);
  if (!contents)
    return nullptr;
  Ref<MemRef> buffer = newBuffer(m, inst, source.sizes, info.codec.lanes,
                                 info.layout(), Allocation::Origin::Heap);
  if (!buffer)
    return nullptr;
  if (AccessFault fault = m.memory().write(*buffer, *contents, /*writer=*/0))
    return m.fail(inst, fault, *buffer);
  ++m.counts().copies;
  m.result(inst) = Value(std::move(buffer));
  return m.next(inst);
}

static LogicalResult decodeClone(Operation *op, Decoder &d) {
  BufferInfo *info = bufferInfo(d, op->getOperand(0), op->getResult(0));
  if (!info)
    return failure();
  d.emit(op, runClone).payload = info;
  return success();
}

//===----------------------------------------------------------------------===//
// dealloc
//===----------------------------------------------------------------------===//

/// Operands: `immediate` memrefs, as many conditions, then the retained
/// memrefs. Results: one updated condition a retained memref.
static const Inst *runDealloc(Machine &m, const Inst &inst) {
  unsigned count = inst.immediate;
  unsigned numRetained = inst.numOperands - 2 * count;
  auto memref = [&](unsigned i) -> MemRef & {
    return m.operand(inst, i).memref();
  };
  auto retained = [&](unsigned i) -> MemRef & {
    return m.operand(inst, 2 * count + i).memref();
  };
  llvm::SmallVector<bool, 8> owned(numRetained, false);
  llvm::SmallVector<const MemRef *, 8> toFree;
  for (unsigned i = 0; i < count; ++i) {
    int64_t condition;
    if (!m.getIndex(inst, count + i, condition))
      return nullptr;
    const Allocation *allocation = memref(i).allocation;
    bool isAlias = false;
    for (unsigned k = 0; k < numRetained; ++k) {
      if (retained(k).allocation != allocation)
        continue;
      isAlias = true;
      owned[k] = owned[k] || condition;
    }
    // Of memrefs that alias each other only the first is a candidate.
    for (unsigned k = 0; k < i && !isAlias; ++k)
      isAlias = memref(k).allocation == allocation;
    if (!isAlias && condition)
      toFree.push_back(&memref(i));
  }
  for (const MemRef *freed : toFree)
    if (AccessFault fault = m.memory().free(*freed, inst.op))
      return m.fail(inst, fault, *freed);
  for (unsigned k = 0; k < numRetained; ++k)
    m.result(inst, k).setScalar(Scalar::of(owned[k]));
  return m.next(inst);
}

static LogicalResult decodeDealloc(Operation *op, Decoder &d) {
  d.emit(op, runDealloc).immediate =
      cast<bufferization::DeallocOp>(op).getMemrefs().size();
  return success();
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

void registerBufferizationOps(OpRegistry &registry) {
  using namespace mlir::bufferization;
  registry.add<AllocTensorOp>(TensorLevel, decodeAllocTensor);
  registry.add<CloneOp>(MemRefLevel, decodeClone);
  registry.add<DeallocOp>(MemRefLevel, decodeDealloc);
  registry.add<DeallocTensorOp>(TensorLevel, decodeDeallocTensor);
  registry.add<MaterializeInDestinationOp>(TensorLevel | MemRefLevel,
                                           decodeMaterialize);
  registry.add<ToBufferOp>(TensorLevel | MemRefLevel, decodeToBuffer);
  registry.add<ToTensorOp>(TensorLevel | MemRefLevel, decodeToTensor);
}

} // namespace bufdiff::oracle
