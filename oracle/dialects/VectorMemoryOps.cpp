//===- VectorMemoryOps.cpp - Vectors to and from memory and tensors -------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mask lane decides whether memory is touched, so an undefined one ends the
// run. What is read keeps its state lane by lane.
//
//===----------------------------------------------------------------------===//

#include "oracle/dialects/VectorAccess.h"
#include "oracle/dialects/VectorOps.h"
#include "oracle/value/ElementType.h"

using namespace mlir;

namespace bufdiff::oracle {

/// Lane `word` of a scalar, a complex number or a vector.
static Scalar wordOf(const Value &value, int64_t word) {
  return value.isScalar() ? value.scalar() : value.array().get(word);
}

/// Whether lane `lane` of operand `operand`, a mask, is set. None, with the run
/// ended, when it is undefined.
static std::optional<bool> isSet(Machine &m, const Inst &inst, unsigned operand,
                                 int64_t lane) {
  Scalar bit = m.operand(inst, operand).array().get(lane);
  if (LLVM_UNLIKELY(!bit.isDefined())) {
    m.failUndefined(inst, operand, bit);
    return std::nullopt;
  }
  return bit.bits != 0;
}

//===----------------------------------------------------------------------===//
// What is common to tensors and memrefs
//===----------------------------------------------------------------------===//

namespace {

/// The operand that an operation reads or writes.
class Base {
public:
  Base(Machine &m, const Value &value) : m(m) {
    if (value.isMemRef())
      memref = &value.memref();
    else
      array = &value.array();
  }

  llvm::ArrayRef<int64_t> sizes() const {
    return memref ? llvm::ArrayRef<int64_t>(memref->sizes) : array->shape();
  }
  const Allocation *allocation() const {
    return memref ? memref->allocation : nullptr;
  }
  /// Copies the element at `indices`, which are in bounds, into a vector.
  bool load(const Inst &inst, llvm::ArrayRef<int64_t> indices,
            const VectorAccess &access, Array &vector,
            int64_t vectorElement) const {
    if (memref)
      return loadElement(m, inst, *memref, memref->linearize(indices), access,
                         vector, vectorElement);
    int64_t from = array->linearize(indices) * access.words;
    for (unsigned word = 0; word < access.words; ++word)
      vector.set(vectorElement * access.words + word, array->get(from + word),
                 array->writer(from + word));
    return true;
  }
  const MemRef *getMemRef() const { return memref; }

private:
  Machine &m;
  const MemRef *memref = nullptr;
  const Array *array = nullptr;
};

} // namespace

/// Stores one element of `vector`: to `memref`, or to `array` when that is
/// null.
static bool storeTo(Machine &m, const Inst &inst, const MemRef *memref,
                    Array *array, llvm::ArrayRef<int64_t> indices,
                    const VectorAccess &access, const Array &vector,
                    int64_t vectorElement) {
  if (memref)
    return storeElement(m, inst, *memref, memref->linearize(indices), access,
                        vector, vectorElement);
  int64_t to = array->linearize(indices) * access.words;
  for (unsigned word = 0; word < access.words; ++word)
    array->set(to + word, vector.get(vectorElement * access.words + word),
               m.writer(inst));
  return true;
}

//===----------------------------------------------------------------------===//
// vector.transfer_read, vector.transfer_write
//===----------------------------------------------------------------------===//

namespace {

struct TransferInfo {
  VectorAccess access;
  /// The dimension of the memory that a dimension of the vector runs along; -1
  /// where the vector repeats.
  llvm::SmallVector<int, 4> alongDim;
  llvm::SmallVector<bool, 4> inBounds;
  /// The dimension of the vector that a dimension of the mask stands for.
  llvm::SmallVector<unsigned, 4> maskDims;
  unsigned rank = 0;
  unsigned firstIndex = 0;
  /// Operand numbers; 0 for none (it is never the mask).
  unsigned mask = 0;
  unsigned padding = 0;
  unsigned passthru = 0;
  unsigned outerMask = 0;
  /// For writes to a tensor nobody reads afterwards.
  bool onlyUse = false;

  template <typename OpTy>
  static std::optional<TransferInfo> get(OpTy op) {
    AffineMap map = op.getPermutationMap();
    ShapedType memory = op.getShapedType();
    if (auto memref = dyn_cast<MemRefType>(memory);
        memref && !isStrided(memref))
      return std::nullopt;
    std::optional<VectorAccess> access =
        VectorAccess::get(op.getVectorType(), memory, map.getNumResults());
    if (!access)
      return std::nullopt;
    TransferInfo info;
    info.access = std::move(*access);
    info.rank = memory.getRank();
    llvm::SmallVector<unsigned, 4> vectorDimOf(info.rank, ~0u);
    for (auto [i, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      info.alongDim.push_back(dim ? static_cast<int>(dim.getPosition()) : -1);
      if (dim)
        vectorDimOf[dim.getPosition()] = i;
    }
    for (bool inBounds : op.getInBoundsValues())
      info.inBounds.push_back(inBounds);
    // The mask follows the memory's order of dimensions.
    for (unsigned vectorDim : vectorDimOf)
      if (vectorDim != ~0u)
        info.maskDims.push_back(vectorDim);
    return info;
  }

  int64_t maskLane(llvm::ArrayRef<int64_t> vectorIndices) const {
    int64_t lane = 0;
    for (unsigned dim : maskDims)
      lane = lane * access.vectorShape[dim] + vectorIndices[dim];
    return lane;
  }
};

/// What is to be done with one element of a transfer.
enum class Lane : uint8_t { Access, Pad, MaskedOff, Failed };

} // namespace

/// Works out where element `v` of a vector is in memory.
static Lane locate(Machine &m, const Inst &inst, const TransferInfo &info,
                   const Base &base, llvm::ArrayRef<int64_t> start,
                   llvm::ArrayRef<int64_t> v, Extents &at) {
  if (info.mask) {
    std::optional<bool> set = isSet(m, inst, info.mask, info.maskLane(v));
    if (!set)
      return Lane::Failed;
    if (!*set)
      return Lane::Pad;
  }
  if (info.outerMask) {
    std::optional<bool> set = isSet(m, inst, info.outerMask, info.maskLane(v));
    if (!set)
      return Lane::Failed;
    if (!*set)
      return Lane::MaskedOff;
  }
  at.assign(start.begin(), start.end());
  bool inside = true;
  for (size_t i = 0, e = info.alongDim.size(); i < e; ++i) {
    int dim = info.alongDim[i];
    if (dim < 0)
      continue;
    at[dim] = addIndices(at[dim], v[i]);
    if (LLVM_LIKELY(static_cast<uint64_t>(at[dim]) <
                    static_cast<uint64_t>(base.sizes()[dim])))
      continue;
    // Indices may run out of bounds as they increase, not below zero.
    if (info.inBounds[i] || at[dim] < 0) {
      failIndex(m, inst, dim, at[dim], base.sizes()[dim], base.allocation());
      return Lane::Failed;
    }
    inside = false;
  }
  return inside ? Lane::Access : Lane::Pad;
}

/// Reads the start; the dimensions that no dimension of the vector runs along
/// must be in bounds.
static bool readStart(Machine &m, const Inst &inst, const TransferInfo &info,
                      const Base &base, Extents &start) {
  if (!readIndices(m, inst, info.firstIndex, info.rank, start))
    return false;
  for (unsigned dim = 0; dim < info.rank; ++dim) {
    if (llvm::is_contained(info.alongDim, static_cast<int>(dim)) ||
        static_cast<uint64_t>(start[dim]) <
            static_cast<uint64_t>(base.sizes()[dim]))
      continue;
    failIndex(m, inst, dim, start[dim], base.sizes()[dim], base.allocation());
    return false;
  }
  return true;
}

/// Operands: base, indices, padding, and maybe mask, outer mask, passthru.
static const Inst *runTransferRead(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const TransferInfo *>(inst.payload);
  Base base(m, m.operand(inst, 0));
  Extents start;
  if (!readStart(m, inst, info, base, start))
    return nullptr;
  Ref<Array> vector = newVector(m, info.access);
  Extents at;
  unsigned words = info.access.words;
  bool done = forEachIndex(
      info.access.elementShape(), [&](int64_t i, llvm::ArrayRef<int64_t> v) {
        Lane lane = locate(m, inst, info, base, start, v, at);
        if (lane == Lane::Failed)
          return false;
        if (lane == Lane::Access)
          return base.load(inst, at, info.access, *vector, i);
        bool passes = lane == Lane::MaskedOff && info.passthru;
        for (unsigned word = 0; word < words; ++word) {
          Scalar value =
              passes
                  ? m.operand(inst, info.passthru).array().get(i * words + word)
                  : wordOf(m.operand(inst, info.padding), word);
          vector->set(i * words + word, value, m.writer(inst));
        }
        return true;
      });
  if (!done)
    return nullptr;
  m.result(inst) = Value(vector);
  return m.next(inst);
}

/// Operands: vector, base, indices, and maybe mask, outer mask. Result: the
/// tensor, when the base is one.
static const Inst *runTransferWrite(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const TransferInfo *>(inst.payload);
  Ref<Array> vector(&m.operand(inst, 0).array());
  Base base(m, m.operand(inst, 1));
  const MemRef *memref = base.getMemRef();
  Extents start;
  if (!readStart(m, inst, info, base, start))
    return nullptr;
  Value kept;
  if (!memref)
    kept = Value(takeForWrite(m, m.operand(inst, 1), info.onlyUse));
  Array *tensor = memref ? nullptr : &kept.array();
  Base target(m, memref ? m.operand(inst, 1) : kept);
  Extents at;
  bool done = forEachIndex(
      info.access.elementShape(), [&](int64_t i, llvm::ArrayRef<int64_t> v) {
        Lane lane = locate(m, inst, info, target, start, v, at);
        if (lane == Lane::Failed)
          return false;
        return lane != Lane::Access ||
               storeTo(m, inst, memref, tensor, at, info.access, *vector, i);
      });
  if (!done)
    return nullptr;
  if (!memref)
    m.result(inst) = std::move(kept);
  return m.next(inst);
}

/// Appends the slot of `value`, when there is one, and says where.
static unsigned addOperand(mlir::Value value, Decoder &d,
                           llvm::SmallVectorImpl<uint32_t> &slots) {
  if (!value)
    return 0;
  slots.push_back(d.slot(value));
  return slots.size() - 1;
}

LogicalResult decodeTransferRead(vector::TransferReadOp op, Decoder &d,
                                 MaskedBy masked) {
  std::optional<TransferInfo> info = TransferInfo::get(op);
  if (!info)
    return failure();
  llvm::SmallVector<uint32_t> slots{d.slot(op.getBase())};
  info->firstIndex = slots.size();
  for (mlir::Value index : op.getIndices())
    slots.push_back(d.slot(index));
  info->padding = addOperand(op.getPadding(), d, slots);
  info->mask = addOperand(op.getMask(), d, slots);
  info->outerMask = addOperand(masked.mask, d, slots);
  info->passthru = addOperand(masked.passthru, d, slots);
  const TransferInfo *kept = d.payload<TransferInfo>(std::move(*info));
  d.emit(op, runTransferRead, slots, {d.slot(op.getVector())}).payload = kept;
  return success();
}

LogicalResult decodeTransferWrite(vector::TransferWriteOp op, Decoder &d,
                                  MaskedBy masked) {
  std::optional<TransferInfo> info = TransferInfo::get(op);
  // The lanes that a passthru would replace are not written.
  if (!info || masked.passthru)
    return failure();
  llvm::SmallVector<uint32_t> slots{d.slot(op.getValueToStore()),
                                    d.slot(op.getBase())};
  info->firstIndex = slots.size();
  for (mlir::Value index : op.getIndices())
    slots.push_back(d.slot(index));
  info->mask = addOperand(op.getMask(), d, slots);
  info->outerMask = addOperand(masked.mask, d, slots);
  llvm::SmallVector<uint32_t> results;
  if (mlir::Value result = op.getResult()) {
    results.push_back(d.slot(result));
    // (Inside of a mask the block is another than that of the definition.)
    info->onlyUse = isOnlyUse(op.getBaseMutable());
  }
  const TransferInfo *kept = d.payload<TransferInfo>(std::move(*info));
  d.emit(op, runTransferWrite, slots, results).payload = kept;
  return success();
}

//===----------------------------------------------------------------------===//
// vector.load, store, maskedload, maskedstore, expandload, compressstore
//===----------------------------------------------------------------------===//

static const VectorAccess &accessOf(const Inst &inst) {
  return *static_cast<const VectorAccess *>(inst.payload);
}

static const Inst *runLoad(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 0).memref();
  Extents start;
  if (!readIndices(m, inst, 1, memref.rank(), start))
    return nullptr;
  Ref<Array> vector = loadVector(m, inst, memref, start, accessOf(inst));
  if (!vector)
    return nullptr;
  m.result(inst) = Value(vector);
  return m.next(inst);
}

static const Inst *runStore(Machine &m, const Inst &inst) {
  const MemRef &memref = m.operand(inst, 1).memref();
  Extents start;
  if (!readIndices(m, inst, 2, memref.rank(), start) ||
      !storeVector(m, inst, memref, start, accessOf(inst),
                   m.operand(inst, 0).array()))
    return nullptr;
  return m.next(inst);
}

namespace {
/// How the lanes of a masked access follow each other in memory.
enum class Packing : uint8_t {
  /// Lane i is i elements after the start.
  Spread,
  /// The lanes whose mask is set are next to each other.
  Packed,
};
} // namespace

/// Calls visit(lane, set, indices) for each lane, where `indices` are checked
/// to be in bounds when `set`.
template <Packing packing, typename Visit>
static bool walkMasked(Machine &m, const Inst &inst, const MemRef &memref,
                       llvm::ArrayRef<int64_t> start, unsigned mask,
                       const VectorAccess &access, Visit visit) {
  Extents at(start.begin(), start.end());
  size_t leading = start.size() - access.elementDims;
  int64_t taken = 0;
  return forEachIndex(
      access.elementShape(), [&](int64_t lane, llvm::ArrayRef<int64_t> v) {
        std::optional<bool> set = isSet(m, inst, mask, lane);
        if (!set)
          return false;
        if (*set) {
          if (packing == Packing::Packed)
            at.back() = addIndices(start.back(), taken++);
          else
            for (size_t i = 0; i < v.size(); ++i)
              at[leading + i] = addIndices(start[leading + i], v[i]);
          if (!elementAt(memref, at)) {
            failOutOfBounds(m, inst, at, memref.sizes, memref.allocation);
            return false;
          }
        }
        return visit(lane, *set, llvm::ArrayRef<int64_t>(at));
      });
}

/// Operands: memref, indices, mask, passthru.
template <Packing packing>
static const Inst *runMaskedLoad(Machine &m, const Inst &inst) {
  const VectorAccess &access = accessOf(inst);
  const MemRef &memref = m.operand(inst, 0).memref();
  unsigned mask = 1 + memref.rank();
  Extents start;
  if (!readIndices(m, inst, 1, memref.rank(), start))
    return nullptr;
  const Array &passthru = m.operand(inst, mask + 1).array();
  Ref<Array> vector = newVector(m, access);
  bool done = walkMasked<packing>(
      m, inst, memref, start, mask, access,
      [&](int64_t lane, bool set, llvm::ArrayRef<int64_t> at) {
        if (set)
          return loadElement(m, inst, memref, memref.linearize(at), access,
                             *vector, lane);
        for (unsigned word = 0; word < access.words; ++word) {
          int64_t number = lane * access.words + word;
          vector->set(number, passthru.get(number), passthru.writer(number));
        }
        return true;
      });
  if (!done)
    return nullptr;
  m.result(inst) = Value(vector);
  return m.next(inst);
}

/// Operands: memref, indices, mask, vector.
template <Packing packing>
static const Inst *runMaskedStore(Machine &m, const Inst &inst) {
  const VectorAccess &access = accessOf(inst);
  const MemRef &memref = m.operand(inst, 0).memref();
  unsigned mask = 1 + memref.rank();
  Extents start;
  if (!readIndices(m, inst, 1, memref.rank(), start))
    return nullptr;
  const Array &vector = m.operand(inst, mask + 1).array();
  bool done = walkMasked<packing>(
      m, inst, memref, start, mask, access,
      [&](int64_t lane, bool set, llvm::ArrayRef<int64_t> at) {
        return !set || storeElement(m, inst, memref, memref.linearize(at),
                                    access, vector, lane);
      });
  return done ? m.next(inst) : nullptr;
}

template <typename OpTy, Handler handler>
static LogicalResult decodeAccess(Operation *op, Decoder &d) {
  auto access = cast<OpTy>(op);
  MemRefType type = access.getMemRefType();
  if (!isStrided(type))
    return failure();
  std::optional<VectorAccess> info =
      VectorAccess::get(access.getVectorType(), type);
  if (!info)
    return failure();
  // Only vectors of one dimension expand and compress.
  if ((std::is_same_v<OpTy, vector::ExpandLoadOp> ||
       std::is_same_v<OpTy, vector::CompressStoreOp>) &&
      info->elementDims != 1)
    return failure();
  const VectorAccess *kept = d.payload<VectorAccess>(std::move(*info));
  d.emit(op, handler).payload = kept;
  return success();
}

//===----------------------------------------------------------------------===//
// vector.gather, vector.scatter
//===----------------------------------------------------------------------===//

namespace {
struct GatherInfo {
  VectorAccess access;
  unsigned rank = 0;
  /// Of an element of the index vector.
  unsigned indexWidth = 64;
  bool onlyUse = false;
};
} // namespace

/// Operands: base, offsets, index vector, mask, passthru or vector. Sets `at`
/// to where lane `lane` is; false, with the run ended, when it is nowhere.
static bool locateGathered(Machine &m, const Inst &inst, const GatherInfo &info,
                           const Base &base, llvm::ArrayRef<int64_t> offsets,
                           int64_t lane, Extents &at) {
  unsigned operand = 1 + info.rank;
  Scalar index = m.operand(inst, operand).array().get(lane);
  if (!index.isDefined()) {
    m.failUndefined(inst, operand, index);
    return false;
  }
  at.assign(offsets.begin(), offsets.end());
  // Only the innermost dimension varies.
  at.back() = addIndices(at.back(), signExtend(index.bits, info.indexWidth));
  for (unsigned dim = 0; dim < info.rank; ++dim)
    if (static_cast<uint64_t>(at[dim]) >=
        static_cast<uint64_t>(base.sizes()[dim])) {
      failIndex(m, inst, dim, at[dim], base.sizes()[dim], base.allocation());
      return false;
    }
  return true;
}

static const Inst *runGather(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const GatherInfo *>(inst.payload);
  Base base(m, m.operand(inst, 0));
  Extents offsets, at;
  if (!readIndices(m, inst, 1, info.rank, offsets))
    return nullptr;
  unsigned mask = 2 + info.rank;
  const Array &passthru = m.operand(inst, mask + 1).array();
  Ref<Array> vector = newVector(m, info.access);
  unsigned words = info.access.words;
  int64_t count = vector->numWords() / words;
  for (int64_t lane = 0; lane < count; ++lane) {
    std::optional<bool> set = isSet(m, inst, mask, lane);
    if (!set)
      return nullptr;
    if (*set) {
      if (!locateGathered(m, inst, info, base, offsets, lane, at) ||
          !base.load(inst, at, info.access, *vector, lane))
        return nullptr;
      continue;
    }
    for (int64_t word = lane * words; word < (lane + 1) * words; ++word)
      vector->set(word, passthru.get(word), passthru.writer(word));
  }
  m.result(inst) = Value(vector);
  return m.next(inst);
}

static const Inst *runScatter(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const GatherInfo *>(inst.payload);
  const MemRef *memref = nullptr;
  Ref<Array> tensor;
  Value kept;
  if (m.operand(inst, 0).isMemRef()) {
    memref = &m.operand(inst, 0).memref();
  } else {
    tensor = takeForWrite(m, m.operand(inst, 0), info.onlyUse);
    kept = Value(tensor);
  }
  Base base(m, memref ? m.operand(inst, 0) : kept);
  Extents offsets, at;
  if (!readIndices(m, inst, 1, info.rank, offsets))
    return nullptr;
  unsigned mask = 2 + info.rank;
  const Array &vector = m.operand(inst, mask + 1).array();
  int64_t count = vector.numWords() / info.access.words;
  llvm::SmallVector<int64_t> written;
  for (int64_t lane = 0; lane < count; ++lane) {
    std::optional<bool> set = isSet(m, inst, mask, lane);
    if (!set)
      return nullptr;
    if (!*set)
      continue;
    if (!locateGathered(m, inst, info, base, offsets, lane, at))
      return nullptr;
    if (llvm::is_contained(written, at.back()))
      return m.fail(inst, FaultKind::Undefined,
                    "two lanes are scattered to one index");
    written.push_back(at.back());
    if (!storeTo(m, inst, memref, tensor.get(), at, info.access, vector, lane))
      return nullptr;
  }
  if (!memref && inst.numResults)
    m.result(inst) = std::move(kept);
  return m.next(inst);
}

static std::optional<GatherInfo> gatherInfo(ShapedType base, Type indices,
                                            VectorType vector) {
  if (auto memref = dyn_cast<MemRefType>(base); memref && !isStrided(memref))
    return std::nullopt;
  std::optional<ElementType> index =
      ElementType::get(cast<VectorType>(indices).getElementType());
  std::optional<VectorAccess> access =
      VectorAccess::get(vector, base, vector.getRank());
  if (!index || !access || base.getRank() == 0)
    return std::nullopt;
  GatherInfo info;
  info.access = std::move(*access);
  info.rank = base.getRank();
  info.indexWidth = index->width;
  return info;
}

static LogicalResult decodeGather(Operation *op, Decoder &d) {
  auto gather = cast<vector::GatherOp>(op);
  std::optional<GatherInfo> info =
      gatherInfo(cast<ShapedType>(gather.getBase().getType()),
                 gather.getIndices().getType(), gather.getVectorType());
  if (!info)
    return failure();
  const GatherInfo *kept = d.payload<GatherInfo>(std::move(*info));
  d.emit(op, runGather).payload = kept;
  return success();
}

static LogicalResult decodeScatter(Operation *op, Decoder &d) {
  auto scatter = cast<vector::ScatterOp>(op);
  std::optional<GatherInfo> info =
      gatherInfo(cast<ShapedType>(scatter.getBase().getType()),
                 scatter.getIndices().getType(), scatter.getVectorType());
  if (!info)
    return failure();
  info->onlyUse = isOnlyUse(scatter.getBaseMutable());
  const GatherInfo *kept = d.payload<GatherInfo>(std::move(*info));
  d.emit(op, runScatter).payload = kept;
  return success();
}

void registerVectorMemoryOps(OpRegistry &registry) {
  using namespace vector;
  constexpr unsigned both = TensorLevel | MemRefLevel;
  registry.add<TransferReadOp>(both, [](Operation *op, Decoder &d) {
    return decodeTransferRead(cast<TransferReadOp>(op), d, MaskedBy());
  });
  registry.add<TransferWriteOp>(both, [](Operation *op, Decoder &d) {
    return decodeTransferWrite(cast<TransferWriteOp>(op), d, MaskedBy());
  });
  registry.add<LoadOp>(MemRefLevel, decodeAccess<LoadOp, runLoad>);
  registry.add<StoreOp>(MemRefLevel, decodeAccess<StoreOp, runStore>);
  registry.add<MaskedLoadOp>(
      MemRefLevel, decodeAccess<MaskedLoadOp, runMaskedLoad<Packing::Spread>>);
  registry.add<MaskedStoreOp>(
      MemRefLevel,
      decodeAccess<MaskedStoreOp, runMaskedStore<Packing::Spread>>);
  registry.add<ExpandLoadOp>(
      MemRefLevel, decodeAccess<ExpandLoadOp, runMaskedLoad<Packing::Packed>>);
  registry.add<CompressStoreOp>(
      MemRefLevel,
      decodeAccess<CompressStoreOp, runMaskedStore<Packing::Packed>>);
  registry.add<GatherOp>(both, decodeGather);
  registry.add<ScatterOp>(both, decodeScatter);
}

} // namespace bufdiff::oracle
