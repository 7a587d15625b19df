//===- MemRefOps.cpp - Semantics of the MemRef dialect --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What bufferized code does to memory. An access is checked twice: its indices
// against the sizes of the view here, the element against its allocation by
// Memory. Operations that make views check the view against its source and
// against what the result type promises, since later operations (and the code
// that a compiler makes of them) rely on the promise without looking.
// The rules and where they come from are in docs/semantics.md.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "oracle/dialects/Shapes.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;

namespace bufdiff::oracle {

template <typename T>
static const T &payloadOf(const Inst &inst) {
  return *static_cast<const T *>(inst.payload);
}

static std::optional<ElementCodec> codecOf(mlir::Value memref) {
  return ElementCodec::get(
      cast<BaseMemRefType>(memref.getType()).getElementType());
}

//===----------------------------------------------------------------------===//
// alloc, alloca, alloca_scope, realloc, dealloc
//===----------------------------------------------------------------------===//

namespace {
struct AllocInfo {
  MixedList shape;
  unsigned lanes = 1;
  /// Set where every size is known and the layout is the identity.
  bool isStatic = false;
  Extents sizes, strides;
  int64_t numElements = 0;
  /// Null for the identity layout.
  AffineMap layout;
  unsigned numDims = 0;
  unsigned firstSymbol = 0;
};
} // namespace

/// The value of an affine expression of constants; none where it divides by 0.
static std::optional<int64_t> evaluateAffine(AffineExpr expr,
                                             llvm::ArrayRef<int64_t> dims,
                                             llvm::ArrayRef<int64_t> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<int64_t> lhs = evaluateAffine(binary.getLHS(), dims, symbols);
  std::optional<int64_t> rhs = evaluateAffine(binary.getRHS(), dims, symbols);
  if (!lhs || !rhs)
    return std::nullopt;
  int64_t result;
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    if (__builtin_add_overflow(*lhs, *rhs, &result))
      return std::nullopt;
    return result;
  case AffineExprKind::Mul:
    if (__builtin_mul_overflow(*lhs, *rhs, &result))
      return std::nullopt;
    return result;
  default:
    // Strided layouts are linear.
    return std::nullopt;
  }
}

/// Offset and strides of a strided layout whose symbols are operands, and the
/// number of elements from the pointer on that the view spans. False, with the
/// run ended, when they make no sense.
static bool evaluateLayout(Machine &m, const Inst &inst, const AllocInfo &info,
                           MemRef &memref, int64_t &span) {
  llvm::SmallVector<int64_t, 4> symbols(info.layout.getNumSymbols());
  for (unsigned i = 0, e = symbols.size(); i < e; ++i)
    if (!m.getIndex(inst, info.firstSymbol + i, symbols[i]))
      return false;
  AffineExpr expr = info.layout.getResult(0);
  Extents dims(info.numDims, 0);
  std::optional<int64_t> offset = evaluateAffine(expr, dims, symbols);
  memref.offset = offset.value_or(0);
  memref.strides.assign(info.numDims, 0);
  bool bad = !offset || __builtin_add_overflow(memref.offset, 1, &span);
  for (unsigned i = 0; i < info.numDims && !bad; ++i) {
    dims[i] = 1;
    std::optional<int64_t> at = evaluateAffine(expr, dims, symbols);
    dims[i] = 0;
    int64_t distance;
    bad |= !at || __builtin_sub_overflow(*at, *offset, &memref.strides[i]) ||
           memref.strides[i] < 0 ||
           __builtin_mul_overflow(std::max<int64_t>(memref.sizes[i] - 1, 0),
                                  memref.strides[i], &distance) ||
           __builtin_add_overflow(span, distance, &span);
  }
  if (bad || memref.offset < 0) {
    m.fail(inst, FaultKind::Undefined,
           "the layout's symbols give a negative or too large offset or "
           "stride");
    return false;
  }
  if (memref.numElements() == 0)
    span = 0;
  return true;
}

static Ref<MemRef> allocate(Machine &m, const Inst &inst,
                            Allocation::Origin origin) {
  const auto &info = payloadOf<AllocInfo>(inst);
  Ref<MemRef> memref(new MemRef());
  int64_t span = info.numElements;
  if (info.isStatic) {
    memref->sizes = info.sizes;
    memref->strides = info.strides;
  } else {
    if (!evaluateShape(m, inst, info.shape, info.lanes, memref->sizes))
      return Ref<MemRef>();
    if (info.layout) {
      if (!evaluateLayout(m, inst, info, *memref, span))
        return Ref<MemRef>();
    } else {
      rowMajorStrides(memref->sizes, memref->strides);
      span = memref->numElements();
    }
  }
  memref->allocation = m.memory().allocate(span, info.lanes, origin, inst.op);
  if (!memref->allocation) {
    m.outOfBudget(inst, "bytes");
    return Ref<MemRef>();
  }
  return memref;
}

static const Inst *runAlloc(Machine &m, const Inst &inst) {
  Ref<MemRef> memref = allocate(m, inst, Allocation::Origin::Heap);
  if (!memref)
    return nullptr;
  m.result(inst) = Value(std::move(memref));
  return m.next(inst);
}

static const Inst *runAlloca(Machine &m, const Inst &inst) {
  Ref<MemRef> memref = allocate(m, inst, Allocation::Origin::Stack);
  if (!memref)
    return nullptr;
  m.addToScope(memref->allocation);
  m.result(inst) = Value(std::move(memref));
  return m.next(inst);
}

/// Fills in everything; failure for layouts that are not strided.
static LogicalResult makeAllocInfo(MemRefType type, unsigned firstSize,
                                   unsigned firstSymbol, AllocInfo &info) {
  std::optional<ElementCodec> codec = ElementCodec::get(type.getElementType());
  std::optional<LayoutPromise> promise = LayoutPromise::get(type);
  if (!codec || !promise)
    return failure();
  info.shape = makeMixed(type.getShape(), firstSize);
  info.lanes = codec->lanes;
  info.numDims = type.getRank();
  info.firstSymbol = firstSymbol;
  if (!hasNoLayout(type)) {
    AffineMap layout = type.getLayout().getAffineMap();
    if (layout.getNumResults() != 1)
      return failure();
    info.layout = layout;
    return success();
  }
  int64_t words = info.lanes;
  for (int64_t size : type.getShape())
    if (ShapedType::isDynamic(size) ||
        __builtin_mul_overflow(words, std::max<int64_t>(size, 1), &words))
      return success();
  info.isStatic = true;
  info.sizes.assign(type.getShape().begin(), type.getShape().end());
  rowMajorStrides(info.sizes, info.strides);
  info.numElements = type.getNumElements();
  return success();
}

static LogicalResult unsupportedLayout(Operation *op, Decoder &d, Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << op->getName() << " (" << type << ")";
  d.emitUnsupported(op, text);
  return success();
}

template <typename OpTy>
static LogicalResult decodeAllocLike(Operation *op, Decoder &d) {
  auto alloc = cast<OpTy>(op);
  auto *info = d.payload<AllocInfo>();
  if (failed(makeAllocInfo(alloc.getType(), /*firstSize=*/0,
                           alloc.getDynamicSizes().size(), *info)))
    return unsupportedLayout(op, d, alloc.getType());
  d.emit(op, std::is_same_v<OpTy, memref::AllocOp> ? runAlloc : runAlloca)
      .payload = info;
  return success();
}

static const Inst *runOpenScope(Machine &m, const Inst &inst) {
  m.openScope();
  return m.next(inst);
}
static const Inst *runCloseScope(Machine &m, const Inst &inst) {
  m.closeScope();
  return m.next(inst);
}

static LogicalResult decodeAllocaScope(Operation *op, Decoder &d) {
  auto scope = cast<memref::AllocaScopeOp>(op);
  d.emit(op, runOpenScope, {}, {});
  llvm::SmallVector<uint32_t, 2> jumps;
  d.decodeRegion(scope.getBodyRegion(), [&](Operation *terminator) {
    if (!isa<memref::AllocaScopeReturnOp>(terminator))
      return failure();
    d.emitMove(terminator, terminator->getOperands(), op->getResults());
    jumps.push_back(d.emitJump(terminator));
    return success();
  });
  for (uint32_t jump : jumps)
    d.setTarget(jump, d.here());
  d.emit(op, runCloseScope, {}, {});
  return success();
}

static const Inst *runDealloc(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 0).memref();
  if (AccessFault fault = m.memory().free(memref, inst.op))
    return m.fail(inst, fault, memref);
  return m.next(inst);
}

static const Inst *runRealloc(Machine &m, const Inst &inst) {
  // Held, since the result may replace nothing but itself.
  Ref<MemRef> source(&m.operand(inst, 0).memref());
  Ref<MemRef> result = allocate(m, inst, Allocation::Origin::Heap);
  if (!result)
    return nullptr;
  int64_t count = std::min(source->sizes[0], result->sizes[0]);
  for (int64_t i = 0; i < count; ++i) {
    int64_t from = source->linearize(i);
    for (unsigned lane = 0; lane < result->allocation->lanes; ++lane) {
      Scalar value;
      if (AccessFault fault = m.memory().load(*source, from, lane, value))
        return m.fail(inst, fault, *source);
      WriterId writer =
          m.tracksWriters() ? m.memory().writer(*source, from, lane) : 0;
      (void)m.memory().store(*result, i, lane, value, writer);
    }
  }
  if (AccessFault fault = m.memory().free(*source, inst.op))
    return m.fail(inst, fault, *source);
  m.result(inst) = Value(std::move(result));
  return m.next(inst);
}

static LogicalResult decodeRealloc(Operation *op, Decoder &d) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  auto *info = d.payload<AllocInfo>();
  if (failed(makeAllocInfo(type, /*firstSize=*/1, op->getNumOperands(), *info)))
    return unsupportedLayout(op, d, type);
  if (info->layout && info->layout.getNumSymbols())
    return unsupportedLayout(op, d, type);
  d.emit(op, runRealloc).payload = info;
  return success();
}

//===----------------------------------------------------------------------===//
// load, store, atomics, prefetch
//===----------------------------------------------------------------------===//

/// The element that the operands from `first` on index.
template <int Rank>
static bool evaluateElement(Machine &m, const Inst &inst, const MemRef &memref,
                            unsigned first, int64_t &element) {
  element = memref.offset;
  unsigned rank = Rank < 0 ? memref.rank() : Rank;
  for (unsigned i = 0; i < rank; ++i) {
    int64_t index;
    if (!m.getIndex(inst, first + i, index))
      return false;
    if (LLVM_UNLIKELY(static_cast<uint64_t>(index) >=
                      static_cast<uint64_t>(memref.sizes[i]))) {
      failIndex(m, inst, i, index, memref.sizes[i], memref.allocation);
      return false;
    }
    element += index * memref.strides[i];
  }
  return true;
}

/// `immediate` is the width.
template <int Rank>
static const Inst *runLoadScalar(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 0).memref();
  int64_t element;
  if (!evaluateElement<Rank>(m, inst, memref, 1, element))
    return nullptr;
  Scalar value;
  if (AccessFault fault = m.memory().load(memref, element, 0, value))
    return m.fail(inst, fault, memref);
  // Bytes can hold more bits than the type has.
  if (LLVM_UNLIKELY(memref.bytesPerElement))
    value.bits = truncateTo(value.bits, inst.immediate);
  m.result(inst).setScalar(value);
  return m.next(inst);
}

static const Inst *runLoad(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 0).memref();
  int64_t element;
  if (!evaluateElement<-1>(m, inst, memref, 1, element))
    return nullptr;
  Value value;
  if (AccessFault fault =
          payloadOf<ElementCodec>(inst).load(m, memref, element, value))
    return m.fail(inst, fault, memref);
  m.result(inst) = std::move(value);
  return m.next(inst);
}

template <int Rank>
static const Inst *runStoreScalar(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 1).memref();
  int64_t element;
  if (!evaluateElement<Rank>(m, inst, memref, 2, element))
    return nullptr;
  if (AccessFault fault = m.memory().store(
          memref, element, 0, m.operand(inst, 0).scalar(), m.writer(inst)))
    return m.fail(inst, fault, memref);
  return m.next(inst);
}

static const Inst *runStore(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 1).memref();
  int64_t element;
  if (!evaluateElement<-1>(m, inst, memref, 2, element))
    return nullptr;
  if (AccessFault fault = payloadOf<ElementCodec>(inst).store(
          m, memref, element, m.operand(inst, 0), m.writer(inst)))
    return m.fail(inst, fault, memref);
  return m.next(inst);
}

static LogicalResult decodeLoad(Operation *op, Decoder &d) {
  auto load = cast<memref::LoadOp>(op);
  std::optional<ElementCodec> codec = codecOf(load.getMemRef());
  if (!codec || !isStrided(load.getMemRefType()))
    return failure();
  if (codec->form != ElementCodec::Form::Scalar) {
    auto *info = d.payload<ElementCodec>(*codec);
    d.emit(op, runLoad).payload = info;
    return success();
  }
  static constexpr Handler handlers[] = {runLoadScalar<0>, runLoadScalar<1>,
                                         runLoadScalar<2>, runLoadScalar<3>};
  unsigned rank = load.getMemRefType().getRank();
  Handler handler = rank < 4 ? handlers[rank] : runLoadScalar<-1>;
  d.emit(op, handler).immediate = codec->width;
  return success();
}

static LogicalResult decodeStore(Operation *op, Decoder &d) {
  auto store = cast<memref::StoreOp>(op);
  std::optional<ElementCodec> codec = codecOf(store.getMemRef());
  if (!codec || !isStrided(store.getMemRefType()))
    return failure();
  if (codec->form != ElementCodec::Form::Scalar) {
    auto *info = d.payload<ElementCodec>(*codec);
    d.emit(op, runStore).payload = info;
    return success();
  }
  static constexpr Handler handlers[] = {runStoreScalar<0>, runStoreScalar<1>,
                                         runStoreScalar<2>, runStoreScalar<3>};
  unsigned rank = store.getMemRefType().getRank();
  d.emit(op, rank < 4 ? handlers[rank] : runStoreScalar<-1>);
  return success();
}

namespace {
struct AtomicInfo {
  arith::AtomicRMWKind kind;
  unsigned width;
  const llvm::fltSemantics *semantics;
};
} // namespace

static llvm::APFloat combineFloats(arith::AtomicRMWKind kind, llvm::APFloat a,
                                   const llvm::APFloat &b) {
  switch (kind) {
  case arith::AtomicRMWKind::addf:
    a.add(b, llvm::APFloat::rmNearestTiesToEven);
    return a;
  case arith::AtomicRMWKind::mulf:
    a.multiply(b, llvm::APFloat::rmNearestTiesToEven);
    return a;
  case arith::AtomicRMWKind::maximumf:
    return llvm::maximum(a, b);
  case arith::AtomicRMWKind::minimumf:
    return llvm::minimum(a, b);
  case arith::AtomicRMWKind::maxnumf:
    return llvm::maxnum(a, b);
  case arith::AtomicRMWKind::minnumf:
    return llvm::minnum(a, b);
  default:
    return b;
  }
}

static uint64_t combineIntegers(const AtomicInfo &info, uint64_t a,
                                uint64_t b) {
  int64_t signedA = signExtend(a, info.width);
  int64_t signedB = signExtend(b, info.width);
  switch (info.kind) {
  case arith::AtomicRMWKind::addi:
    return truncateTo(a + b, info.width);
  case arith::AtomicRMWKind::muli:
    return truncateTo(a * b, info.width);
  case arith::AtomicRMWKind::andi:
    return a & b;
  case arith::AtomicRMWKind::ori:
    return a | b;
  case arith::AtomicRMWKind::xori:
    return a ^ b;
  case arith::AtomicRMWKind::maxs:
    return signedA > signedB ? a : b;
  case arith::AtomicRMWKind::mins:
    return signedA < signedB ? a : b;
  case arith::AtomicRMWKind::maxu:
    return std::max(a, b);
  case arith::AtomicRMWKind::minu:
    return std::min(a, b);
  default:
    return b;
  }
}

/// Operands: the value, the memref, the indices. Result: what was stored.
static const Inst *runAtomicRMW(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<AtomicInfo>(inst);
  const MemRef &memref = m.operand(inst, 1).memref();
  int64_t element;
  if (!evaluateElement<-1>(m, inst, memref, 2, element))
    return nullptr;
  Scalar old;
  if (AccessFault fault = m.memory().load(memref, element, 0, old))
    return m.fail(inst, fault, memref);
  Scalar value = m.operand(inst, 0).scalar();
  Scalar result = value;
  if (info.kind != arith::AtomicRMWKind::assign) {
    result.state = worse(old.state, value.state);
    if (memref.bytesPerElement)
      old.bits = truncateTo(old.bits, info.width);
    if (info.semantics) {
      llvm::APFloat a(*info.semantics, llvm::APInt(info.width, old.bits));
      llvm::APFloat b(*info.semantics, llvm::APInt(info.width, value.bits));
      result.bits =
          combineFloats(info.kind, a, b).bitcastToAPInt().getZExtValue();
    } else {
      result.bits = combineIntegers(info, old.bits, value.bits);
    }
  }
  if (AccessFault fault =
          m.memory().store(memref, element, 0, result, m.writer(inst)))
    return m.fail(inst, fault, memref);
  m.result(inst).setScalar(result);
  return m.next(inst);
}

static LogicalResult decodeAtomicRMW(Operation *op, Decoder &d) {
  auto atomic = cast<memref::AtomicRMWOp>(op);
  std::optional<ElementType> type =
      ElementType::get(atomic.getValue().getType());
  if (!type || !isStrided(atomic.getMemRefType()))
    return failure();
  auto *info = d.payload<AtomicInfo>(
      AtomicInfo{atomic.getKind(), type->width, type->semantics});
  d.emit(op, runAtomicRMW).payload = info;
  return success();
}

/// Ends a memref.generic_atomic_rmw. Operands: the yielded value, the memref,
/// the indices. Result: what was stored.
static const Inst *runAtomicYield(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 1).memref();
  int64_t element;
  if (!evaluateElement<-1>(m, inst, memref, 2, element))
    return nullptr;
  Scalar value = m.operand(inst, 0).scalar();
  if (AccessFault fault =
          m.memory().store(memref, element, 0, value, m.writer(inst)))
    return m.fail(inst, fault, memref);
  m.result(inst).setScalar(value);
  return m.next(inst);
}

static LogicalResult decodeGenericAtomicRMW(Operation *op, Decoder &d) {
  auto atomic = cast<memref::GenericAtomicRMWOp>(op);
  d.noteAtomicBody();
  std::optional<ElementCodec> codec = codecOf(atomic.getMemref());
  if (!codec || !isStrided(atomic.getMemRefType()))
    return failure();
  llvm::SmallVector<uint32_t, 4> place;
  for (mlir::Value operand : op->getOperands())
    place.push_back(d.slot(operand));
  d.emit(op, runLoadScalar<-1>, place, d.slot(atomic.getCurrentValue()))
      .immediate = codec->width;
  llvm::SmallVector<uint32_t, 2> jumps;
  d.decodeRegion(atomic.getAtomicBody(), [&](Operation *terminator) {
    if (!isa<memref::AtomicYieldOp>(terminator))
      return failure();
    llvm::SmallVector<uint32_t, 4> operands = {
        d.slot(terminator->getOperand(0))};
    operands.append(place);
    d.emit(op, runAtomicYield, operands, d.slot(atomic.getResult()));
    jumps.push_back(d.emitJump(op));
    return success();
  });
  for (uint32_t jump : jumps)
    d.setTarget(jump, d.here());
  return success();
}

/// A hint: prefetching touches nothing, whatever the indices.
static LogicalResult decodePrefetch(Operation *op, Decoder &d) {
  return success();
}

//===----------------------------------------------------------------------===//
// copy
//===----------------------------------------------------------------------===//

/// Whether both views name the same elements in the same order.
static bool sameView(const MemRef &a, const MemRef &b) {
  if (a.allocation != b.allocation || a.offset != b.offset ||
      a.bytesPerElement != b.bytesPerElement)
    return false;
  for (unsigned i = 0, e = a.rank(); i < e; ++i)
    if (a.sizes[i] > 1 && a.strides[i] != b.strides[i])
      return false;
  return true;
}

namespace {
struct CopyInfo {
  unsigned lanes;
  unsigned width;
};
} // namespace

static const Inst *runCopy(Machine &m, const Inst &inst) {
  const MemRef &from = m.operand(inst, 0).memref();
  const MemRef &to = m.operand(inst, 1).memref();
  if (from.sizes != to.sizes)
    return m.fail(inst, FaultKind::Undefined,
                  "the source's shape " + printExtents(from.sizes) +
                      " is not the target's " + printExtents(to.sizes),
                  to.allocation);
  ++m.counts().copies;
  if (from.numElements() == 0)
    return m.next(inst);
  m.charge(from.numElements());
  if (from.allocation == to.allocation && !sameView(from, to) &&
      Memory::overlap(from, to))
    return m.fail(inst, FaultKind::OverlappingCopy,
                  "source and target overlap and are not the same view",
                  to.allocation);
  if (Memory::copyRows(from, to))
    return m.next(inst);
  // Row by row through the indices: the two have the same shape, so that one
  // list of the target's elements serves as the other's counter.
  llvm::SmallVector<int64_t, 16> targets;
  forEachElement(to, [&](int64_t element) {
    targets.push_back(element);
    return true;
  });
  Memory &memory = m.memory();
  bool tracked = m.tracksWriters();
  unsigned lanes = payloadOf<CopyInfo>(inst).lanes;
  unsigned width = payloadOf<CopyInfo>(inst).width;
  const int64_t *target = targets.begin();
  AccessFault fault;
  const MemRef *faulty = &from;
  forEachElement(from, [&](int64_t element) {
    for (unsigned lane = 0; lane < lanes; ++lane) {
      Scalar value;
      faulty = &from;
      if ((fault = memory.load(from, element, lane, value)))
        return false;
      value.bits = truncateTo(value.bits, width);
      WriterId writer = tracked ? memory.writer(from, element, lane) : 0;
      faulty = &to;
      if ((fault = memory.store(to, *target, lane, value, writer)))
        return false;
    }
    ++target;
    return true;
  });
  if (fault)
    return m.fail(inst, fault, *faulty);
  return m.next(inst);
}

static LogicalResult decodeCopy(Operation *op, Decoder &d) {
  std::optional<ElementCodec> codec = codecOf(op->getOperand(0));
  if (!codec)
    return failure();
  for (mlir::Value operand : op->getOperands())
    if (auto type = dyn_cast<MemRefType>(operand.getType()))
      if (!isStrided(type))
        return unsupportedLayout(op, d, type);
  auto *info = d.payload<CopyInfo>(CopyInfo{codec->lanes, codec->width});
  d.emit(op, runCopy).payload = info;
  return success();
}

//===----------------------------------------------------------------------===//
// Views: cast, subview, reinterpret_cast, reshapes, transpose, view
//===----------------------------------------------------------------------===//

static const Inst *runSame(Machine &m, const Inst &inst) {
  for (unsigned i = 0; i < inst.numResults; ++i)
    m.result(inst, i) = m.operand(inst, i);
  return m.next(inst);
}

static const Inst *runCast(Machine &m, const Inst &inst) {
  const Value &source = m.operand(inst, 0);
  if (!checkLayout(m, inst, source.memref(), payloadOf<LayoutPromise>(inst)))
    return nullptr;
  m.result(inst) = source;
  return m.next(inst);
}

static LogicalResult decodeCast(Operation *op, Decoder &d) {
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  if (!type) {
    d.emit(op, runSame);
    return success();
  }
  std::optional<LayoutPromise> promise = LayoutPromise::get(type);
  if (!promise)
    return unsupportedLayout(op, d, type);
  auto *info = d.payload<LayoutPromise>(std::move(*promise));
  d.emit(op, runCast).payload = info;
  return success();
}

namespace {
struct SubviewInfo {
  SliceRecipe recipe;
  LayoutPromise promise;
};
} // namespace

static const Inst *runSubview(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<SubviewInfo>(inst);
  const MemRef &source = m.operand(inst, 0).memref();
  Slice slice;
  if (!evaluateSlice(m, inst, info.recipe, source.sizes, slice,
                     source.allocation))
    return nullptr;
  Ref<MemRef> view = newView(source);
  const llvm::SmallBitVector &dropped = info.recipe.dropped;
  for (unsigned i = 0, e = source.rank(); i < e; ++i) {
    int64_t stride;
    int64_t distance;
    // Strides of dimensions that no two elements lie along may be anything.
    if (__builtin_mul_overflow(source.strides[i], slice.strides[i], &stride))
      stride = 0;
    if (__builtin_mul_overflow(slice.offsets[i], source.strides[i],
                               &distance) ||
        __builtin_add_overflow(view->offset, distance, &view->offset))
      return m.fail(inst, FaultKind::OutOfBounds, "the offset overflows",
                    source.allocation);
    if (dropped.test(i))
      continue;
    view->sizes.push_back(slice.sizes[i]);
    view->strides.push_back(stride);
  }
  if (!checkLayout(m, inst, *view, info.promise))
    return nullptr;
  m.result(inst) = Value(std::move(view));
  return m.next(inst);
}

static LogicalResult decodeSubview(Operation *op, Decoder &d) {
  auto subview = cast<memref::SubViewOp>(op);
  std::optional<LayoutPromise> promise = LayoutPromise::get(subview.getType());
  std::optional<LayoutPromise> source =
      LayoutPromise::get(subview.getSourceType());
  if (!source || !promise)
    return unsupportedLayout(op, d, subview.getType());
  Extents strides;
  for (auto [base, step] :
       llvm::zip_equal(source->strides, subview.getStaticStrides())) {
    int64_t stride;
    bool known = !ShapedType::isDynamic(base) && !ShapedType::isDynamic(step) &&
                 !__builtin_mul_overflow(base, step, &stride);
    strides.push_back(known ? stride : ShapedType::kDynamic);
  }
  auto dropped = findDroppedDims(subview.getStaticSizes(), promise->sizes,
                                 strides, promise->strides);
  if (!dropped)
    return failure();
  auto *info = d.payload<SubviewInfo>();
  info->recipe = SliceRecipe::get(subview, /*first=*/1, std::move(*dropped));
  info->promise = std::move(*promise);
  d.emit(op, runSubview).payload = info;
  return success();
}

static const Inst *runReinterpretCast(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<SubviewInfo>(inst);
  const MemRef &source = m.operand(inst, 0).memref();
  Slice slice;
  if (!evaluate(m, inst, info.recipe.offsets, slice.offsets) ||
      !evaluate(m, inst, info.recipe.sizes, slice.sizes) ||
      !evaluate(m, inst, info.recipe.strides, slice.strides) ||
      !checkShape(m, inst, slice.sizes, 1))
    return nullptr;
  Ref<MemRef> view = newView(source);
  view->sizes = slice.sizes;
  view->strides = slice.strides;
  int64_t unit = source.bytesPerElement ? source.bytesPerElement : 1;
  bool overflow = __builtin_mul_overflow(slice.offsets[0], unit, &view->offset);
  overflow |= __builtin_add_overflow(view->offset, source.base, &view->offset);
  // The extremes must be representable before they can be compared.
  int64_t reach = view->offset;
  for (unsigned i = 0, e = view->rank(); i < e; ++i) {
    int64_t distance;
    if (view->sizes[i] <= 1) {
      if (__builtin_mul_overflow(view->strides[i], unit, &view->strides[i]))
        view->strides[i] = 0;
      continue;
    }
    overflow |=
        __builtin_mul_overflow(view->strides[i], unit, &view->strides[i]) ||
        __builtin_mul_overflow(view->strides[i], view->sizes[i] - 1,
                               &distance) ||
        __builtin_add_overflow(reach, std::abs(distance), &reach);
  }
  if (overflow || !Memory::inBounds(*view))
    return m.fail(inst, FaultKind::OutOfBounds,
                  "offset " + llvm::Twine(slice.offsets[0]) + ", sizes " +
                      printExtents(slice.sizes) + ", strides " +
                      printExtents(slice.strides) +
                      " reach out of an allocation of " +
                      llvm::Twine(source.allocation->numElements) + " elements",
                  source.allocation);
  if (!checkLayout(m, inst, *view, info.promise))
    return nullptr;
  m.result(inst) = Value(std::move(view));
  return m.next(inst);
}

static LogicalResult decodeReinterpretCast(Operation *op, Decoder &d) {
  auto reinterpret = cast<memref::ReinterpretCastOp>(op);
  std::optional<LayoutPromise> promise =
      LayoutPromise::get(reinterpret.getType());
  if (!promise)
    return unsupportedLayout(op, d, reinterpret.getType());
  auto *info = d.payload<SubviewInfo>();
  info->recipe = SliceRecipe::get(reinterpret, /*first=*/1, {});
  info->promise = std::move(*promise);
  d.emit(op, runReinterpretCast).payload = info;
  return success();
}

namespace {
struct ReassociationInfo {
  llvm::SmallVector<ReassociationIndices, 4> groups;
  /// The result's shape, for expand_shape.
  MixedList shape;
  LayoutPromise promise;
};
} // namespace

static const Inst *runExpandShape(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<ReassociationInfo>(inst);
  const MemRef &source = m.operand(inst, 0).memref();
  Ref<MemRef> view = newView(source);
  if (!evaluateShape(m, inst, info.shape, 1, view->sizes))
    return nullptr;
  view->strides.assign(view->rank(), source.rank() ? 0 : 1);
  for (auto [dim, group] : llvm::enumerate(info.groups)) {
    int64_t product = 1;
    for (int64_t member : llvm::reverse(group)) {
      if (__builtin_mul_overflow(source.strides[dim], product,
                                 &view->strides[member]))
        view->strides[member] = 0;
      product *= view->sizes[member];
    }
    if (product != source.sizes[dim])
      return m.fail(inst, FaultKind::Undefined,
                    "size " + llvm::Twine(source.sizes[dim]) +
                        " of dimension " + llvm::Twine(dim) +
                        " is expanded to " + llvm::Twine(product),
                    source.allocation);
  }
  if (!checkLayout(m, inst, *view, info.promise))
    return nullptr;
  m.result(inst) = Value(std::move(view));
  return m.next(inst);
}

/// The stride of a group of dimensions as one; false when its elements are not
/// one row.
static bool collapseGroup(const MemRef &source,
                          const ReassociationIndices &group, int64_t &size,
                          int64_t &stride) {
  size = 1;
  stride = source.strides[group.back()];
  bool any = false;
  bool contiguous = true;
  int64_t expected = 0;
  for (int64_t dim : llvm::reverse(group)) {
    int64_t extent = source.sizes[dim];
    size = wrappingProduct(size, extent);
    if (extent == 1)
      continue;
    if (!any)
      stride = source.strides[dim];
    else if (source.strides[dim] != expected)
      contiguous = false;
    any = true;
    if (__builtin_mul_overflow(source.strides[dim], extent, &expected))
      expected = 0;
  }
  return contiguous || size == 0;
}

static const Inst *runCollapseShape(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<ReassociationInfo>(inst);
  const MemRef &source = m.operand(inst, 0).memref();
  Ref<MemRef> view = newView(source);
  bool empty = llvm::is_contained(source.sizes, 0);
  for (auto [dim, group] : llvm::enumerate(info.groups)) {
    int64_t size;
    int64_t stride;
    if (!collapseGroup(source, group, size, stride) && !empty)
      return m.fail(inst, FaultKind::LayoutMismatch,
                    "the dimensions of group " + llvm::Twine(dim) + ", sizes " +
                        printExtents(source.sizes) + ", strides " +
                        printExtents(source.strides) + ", are not contiguous",
                    source.allocation);
    view->sizes.push_back(size);
    view->strides.push_back(stride);
  }
  if (info.groups.empty() && source.numElements() != 1)
    return m.fail(inst, FaultKind::Undefined,
                  "the shape " + printExtents(source.sizes) +
                      " is collapsed to one element",
                  source.allocation);
  if (!checkLayout(m, inst, *view, info.promise))
    return nullptr;
  m.result(inst) = Value(std::move(view));
  return m.next(inst);
}

template <typename OpTy>
static LogicalResult decodeReassociation(Operation *op, Decoder &d) {
  auto reshape = cast<OpTy>(op);
  std::optional<LayoutPromise> promise =
      LayoutPromise::get(reshape.getResultType());
  if (!isStrided(reshape.getSrcType()) || !promise)
    return unsupportedLayout(op, d, reshape.getResultType());
  auto *info = d.payload<ReassociationInfo>();
  info->groups = reshape.getReassociationIndices();
  info->promise = std::move(*promise);
  int64_t sourceRank = reshape.getSrcType().getRank();
  int64_t resultRank = reshape.getResultType().getRank();
  if (!isReassociation(info->groups, std::min(sourceRank, resultRank),
                       std::max(sourceRank, resultRank)))
    return failure();
  Handler handler = runCollapseShape;
  if constexpr (std::is_same_v<OpTy, memref::ExpandShapeOp>) {
    info->shape = makeMixed(reshape.getStaticOutputShape(), /*firstOperand=*/1);
    handler = runExpandShape;
  }
  d.emit(op, handler).payload = info;
  return success();
}

namespace {
struct ReshapeInfo {
  unsigned extentWidth = 64;
  bool ranked = false;
  LayoutPromise promise;
};
} // namespace

static const Inst *runReshape(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<ReshapeInfo>(inst);
  const MemRef &source = m.operand(inst, 0).memref();
  const MemRef &wanted = m.operand(inst, 1).memref();
  Ref<MemRef> view = newView(source);
  int64_t elements = 1;
  for (int64_t i = 0; i < wanted.sizes[0]; ++i) {
    Scalar extent;
    if (AccessFault fault =
            m.memory().load(wanted, wanted.linearize(i), 0, extent))
      return m.fail(inst, fault, wanted);
    if (!extent.isDefined())
      return m.failUndefined(inst, 1, extent);
    view->sizes.push_back(signExtend(extent.bits, info.extentWidth));
  }
  if (!checkShape(m, inst, view->sizes, 1))
    return nullptr;
  for (int64_t size : view->sizes)
    elements = wrappingProduct(elements, size);
  if (elements != source.numElements())
    return m.fail(inst, FaultKind::Undefined,
                  "the shape " + printExtents(view->sizes) + " has not the " +
                      llvm::Twine(source.numElements()) +
                      " elements of the source",
                  source.allocation);
  if (elements != 0 && (!isContiguous(source) || source.offset != source.base))
    return m.fail(inst, FaultKind::LayoutMismatch,
                  "the source, offset " + llvm::Twine(layoutOffset(source)) +
                      ", strides " + printExtents(source.strides) +
                      ", is not contiguous from its pointer on",
                  source.allocation);
  rowMajorStrides(view->sizes, view->strides);
  if (source.bytesPerElement)
    for (int64_t &stride : view->strides)
      stride = wrappingProduct(stride, source.bytesPerElement);
  if (info.ranked && !checkLayout(m, inst, *view, info.promise))
    return nullptr;
  m.result(inst) = Value(std::move(view));
  return m.next(inst);
}

static LogicalResult decodeReshape(Operation *op, Decoder &d) {
  std::optional<ElementCodec> extent = codecOf(op->getOperand(1));
  auto shapeType = cast<MemRefType>(op->getOperand(1).getType());
  if (!extent || !isStrided(shapeType))
    return failure();
  auto *info = d.payload<ReshapeInfo>();
  info->extentWidth = extent->width;
  if (auto type = dyn_cast<MemRefType>(op->getResult(0).getType())) {
    std::optional<LayoutPromise> promise = LayoutPromise::get(type);
    if (!promise)
      return unsupportedLayout(op, d, type);
    info->ranked = true;
    info->promise = std::move(*promise);
  }
  d.emit(op, runReshape).payload = info;
  return success();
}

namespace {
struct TransposeInfo {
  llvm::SmallVector<unsigned, 4> permutation;
  LayoutPromise promise;
};
} // namespace

static const Inst *runTranspose(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<TransposeInfo>(inst);
  const MemRef &source = m.operand(inst, 0).memref();
  Ref<MemRef> view = newView(source);
  for (unsigned dim : info.permutation) {
    view->sizes.push_back(source.sizes[dim]);
    view->strides.push_back(source.strides[dim]);
  }
  if (!checkLayout(m, inst, *view, info.promise))
    return nullptr;
  m.result(inst) = Value(std::move(view));
  return m.next(inst);
}

static LogicalResult decodeTranspose(Operation *op, Decoder &d) {
  auto transpose = cast<memref::TransposeOp>(op);
  auto type = cast<MemRefType>(op->getResult(0).getType());
  std::optional<LayoutPromise> promise = LayoutPromise::get(type);
  AffineMap permutation = transpose.getPermutation();
  if (!promise || !permutation.isPermutation())
    return unsupportedLayout(op, d, type);
  auto *info = d.payload<TransposeInfo>();
  for (AffineExpr expr : permutation.getResults())
    info->permutation.push_back(cast<AffineDimExpr>(expr).getPosition());
  info->promise = std::move(*promise);
  d.emit(op, runTranspose).payload = info;
  return success();
}

namespace {
struct ViewInfo {
  MixedList shape;
  unsigned bytes = 1;
  /// The element is i8, as the memory is.
  bool isByte = false;
};
} // namespace

static const Inst *runView(Machine &m, const Inst &inst) {
  const auto &info = payloadOf<ViewInfo>(inst);
  const MemRef &source = m.operand(inst, 0).memref();
  int64_t shift;
  if (!m.getIndex(inst, 1, shift))
    return nullptr;
  Ref<MemRef> view = newView(source);
  if (!evaluateShape(m, inst, info.shape, info.bytes, view->sizes))
    return nullptr;
  int64_t bytes = view->numElements() * info.bytes;
  if (shift < 0 || shift > source.sizes[0] || bytes > source.sizes[0] - shift)
    return m.fail(inst, FaultKind::OutOfBounds,
                  llvm::Twine(bytes) + " bytes from byte " +
                      llvm::Twine(shift) + " on are out of the size " +
                      llvm::Twine(source.sizes[0]),
                  source.allocation);
  view->offset = source.offset + shift;
  view->base = view->offset;
  rowMajorStrides(view->sizes, view->strides);
  view->bytesPerElement = info.isByte ? 0 : info.bytes;
  for (int64_t &stride : view->strides)
    stride = wrappingProduct(stride, info.bytes);
  m.result(inst) = Value(std::move(view));
  return m.next(inst);
}

static LogicalResult decodeView(Operation *op, Decoder &d) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  std::optional<ElementCodec> codec = ElementCodec::get(type.getElementType());
  if (!codec || codec->form != ElementCodec::Form::Scalar ||
      !type.getLayout().isIdentity())
    return unsupportedLayout(op, d, type);
  auto *info = d.payload<ViewInfo>();
  info->shape = makeMixed(type.getShape(), /*firstOperand=*/2);
  info->bytes = bytesOfElement(*codec);
  info->isByte = codec->width == 8;
  d.emit(op, runView).payload = info;
  return success();
}

//===----------------------------------------------------------------------===//
// dim, rank, globals, metadata, assumptions
//===----------------------------------------------------------------------===//

static const Inst *runDim(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 0).memref();
  int64_t dim;
  if (!m.getIndex(inst, 1, dim))
    return nullptr;
  if (static_cast<uint64_t>(dim) >= memref.rank())
    return m.fail(inst, FaultKind::OutOfBounds,
                  "dimension " + llvm::Twine(dim) + " is out of the rank " +
                      llvm::Twine(memref.rank()));
  m.result(inst).setScalar(Scalar::of(memref.sizes[dim]));
  return m.next(inst);
}

static const Inst *runRank(Machine &m, const Inst &inst) {
  m.result(inst).setScalar(Scalar::of(m.operand(inst, 0).memref().rank()));
  return m.next(inst);
}

/// `immediate` is the global's number.
static const Inst *runGetGlobal(Machine &m, const Inst &inst) {
  Ref<MemRef> memref = m.globalMemory(inst.immediate);
  if (!memref)
    return m.outOfBudget(inst, "bytes");
  m.result(inst) = Value(std::move(memref));
  return m.next(inst);
}

static LogicalResult decodeGetGlobal(Operation *op, Decoder &d) {
  auto get = cast<memref::GetGlobalOp>(op);
  int number = d.lookupGlobal(get.getName());
  if (number < 0)
    return failure();
  auto type = cast<MemRefType>(get.getResult().getType());
  if (!type.getLayout().isIdentity())
    return unsupportedLayout(op, d, type);
  d.emit(op, runGetGlobal).immediate = number;
  return success();
}

/// The declaration of a global does nothing where it stands (in the module).
static LogicalResult decodeGlobal(Operation *op, Decoder &d) {
  return success();
}

/// Results: the base buffer, the offset, the sizes, the strides.
static const Inst *runExtractStridedMetadata(Machine &m, const Inst &inst) {
  // Held, since a result may be the operand's slot's next value.
  Ref<MemRef> source(&m.operand(inst, 0).memref());
  unsigned rank = source->rank();
  Ref<MemRef> base = newView(*source);
  base->offset = base->base;
  m.result(inst, 0) = Value(std::move(base));
  m.result(inst, 1).setScalar(Scalar::of(layoutOffset(*source)));
  for (unsigned i = 0; i < rank; ++i) {
    m.result(inst, 2 + i).setScalar(Scalar::of(source->sizes[i]));
    m.result(inst, 2 + rank + i)
        .setScalar(Scalar::of(layoutStride(*source, i)));
  }
  return m.next(inst);
}

/// Allocations are this far apart in the addresses that a program can see: no
/// two of them can overlap.
static constexpr unsigned addressShift = 40;

/// `immediate` is the number of bytes of an element.
static const Inst *runExtractAlignedPointer(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 0).memref();
  uint64_t address = (uint64_t(memref.allocation->id) + 1) << addressShift;
  address += memref.base * (memref.bytesPerElement ? 1 : inst.immediate);
  m.result(inst).setScalar(Scalar::of(address));
  return m.next(inst);
}

static LogicalResult decodeExtractAlignedPointer(Operation *op, Decoder &d) {
  std::optional<ElementCodec> codec = codecOf(op->getOperand(0));
  if (!codec)
    return failure();
  d.emit(op, runExtractAlignedPointer).immediate = bytesOfElement(*codec);
  return success();
}

static const Inst *runDistinctObjects(Machine &m, const Inst &inst) {
  for (unsigned i = 0; i < inst.numOperands; ++i)
    for (unsigned k = 0; k < i; ++k)
      if (Memory::overlap(m.operand(inst, i).memref(),
                          m.operand(inst, k).memref()))
        return m.fail(inst, FaultKind::Undefined,
                      "operands #" + llvm::Twine(k) + " and #" +
                          llvm::Twine(i) + " are not distinct objects",
                      m.operand(inst, i).memref().allocation);
  return runSame(m, inst);
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

void registerMemRefOps(OpRegistry &registry) {
  using namespace mlir::memref;
  registry.add<AllocOp>(MemRefLevel, decodeAllocLike<AllocOp>);
  registry.add<AllocaOp>(MemRefLevel, decodeAllocLike<AllocaOp>);
  registry.add<AllocaScopeOp>(MemRefLevel | ControlLevel, decodeAllocaScope);
  registry.addSimple<AssumeAlignmentOp, runSame>(MemRefLevel);
  registry.add<AtomicRMWOp>(MemRefLevel, decodeAtomicRMW);
  registry.add<CastOp>(MemRefLevel, decodeCast);
  registry.add<CollapseShapeOp>(MemRefLevel,
                                decodeReassociation<CollapseShapeOp>);
  registry.add<CopyOp>(MemRefLevel, decodeCopy);
  registry.addSimple<DeallocOp, runDealloc>(MemRefLevel);
  registry.addSimple<DimOp, runDim>(MemRefLevel);
  registry.addSimple<DistinctObjectsOp, runDistinctObjects>(MemRefLevel);
  registry.add<ExpandShapeOp>(MemRefLevel, decodeReassociation<ExpandShapeOp>);
  registry.add<ExtractAlignedPointerAsIndexOp>(MemRefLevel,
                                               decodeExtractAlignedPointer);
  registry.addSimple<ExtractStridedMetadataOp, runExtractStridedMetadata>(
      MemRefLevel);
  registry.add<GenericAtomicRMWOp>(MemRefLevel, decodeGenericAtomicRMW);
  registry.add<GetGlobalOp>(MemRefLevel, decodeGetGlobal);
  registry.add<GlobalOp>(MemRefLevel, decodeGlobal);
  registry.add<LoadOp>(MemRefLevel, decodeLoad);
  registry.addSimple<MemorySpaceCastOp, runSame>(MemRefLevel);
  registry.add<PrefetchOp>(MemRefLevel, decodePrefetch);
  registry.addSimple<RankOp, runRank>(MemRefLevel);
  registry.add<ReallocOp>(MemRefLevel, decodeRealloc);
  registry.add<ReinterpretCastOp>(MemRefLevel, decodeReinterpretCast);
  registry.add<ReshapeOp>(MemRefLevel, decodeReshape);
  registry.add<StoreOp>(MemRefLevel, decodeStore);
  registry.add<SubViewOp>(MemRefLevel, decodeSubview);
  registry.add<TransposeOp>(MemRefLevel, decodeTranspose);
  registry.add<ViewOp>(MemRefLevel, decodeView);
  registry.addParts<AtomicYieldOp, AllocaScopeReturnOp>();
}

} // namespace bufdiff::oracle
