//===- VectorReductions.cpp - Vector operations that combine lanes --------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order in which lanes are combined matters for floats. It is row-major
// here, accumulator first; the dialect does not promise one except for
// vector.reduction, whose order is that of the LLVM intrinsics.
//
//===----------------------------------------------------------------------===//

#include "oracle/dialects/AffineEval.h"
#include "oracle/dialects/Elementwise.h"
#include "oracle/dialects/VectorAccess.h"
#include "oracle/dialects/VectorOps.h"
#include "oracle/interpreter/Constants.h"

using namespace mlir;

namespace bufdiff::oracle {

static arith::AtomicRMWKind kindOf(vector::CombiningKind kind, bool isFloat) {
  using From = vector::CombiningKind;
  using To = arith::AtomicRMWKind;
  switch (kind) {
  case From::ADD:
    return isFloat ? To::addf : To::addi;
  case From::MUL:
    return isFloat ? To::mulf : To::muli;
  case From::MINUI:
    return To::minu;
  case From::MINSI:
    return To::mins;
  case From::MINNUMF:
    return To::minnumf;
  case From::MAXUI:
    return To::maxu;
  case From::MAXSI:
    return To::maxs;
  case From::MAXNUMF:
    return To::maxnumf;
  case From::AND:
    return To::andi;
  case From::OR:
    return To::ori;
  case From::XOR:
    return To::xori;
  case From::MAXIMUMF:
    return To::maximumf;
  case From::MINIMUMF:
    return To::minimumf;
  }
  llvm_unreachable("covered switch");
}

static Scalar laneOf(const Value &value, int64_t lane) {
  return value.isScalar() ? value.scalar() : value.array().get(lane);
}

/// Gives a result that is a scalar or a vector of `shape`.
static void setResult(Machine &m, const Inst &inst, bool isScalar,
                      llvm::ArrayRef<int64_t> shape,
                      llvm::ArrayRef<Scalar> lanes, unsigned number = 0) {
  if (isScalar) {
    m.result(inst, number).setScalar(lanes.front());
    return;
  }
  Ref<Array> array =
      Array::create(shape, 1, Definedness::Defined, m.tracksWriters());
  for (size_t i = 0, e = lanes.size(); i < e; ++i)
    array->set(i, lanes[i], m.writer(inst));
  m.result(inst, number) = Value(array);
}

namespace {
struct ReduceInfo {
  arith::AtomicRMWKind kind = arith::AtomicRMWKind::addi;
  ElementType type;
  unsigned flags = 0;
  bool hasAccumulator = false;
  bool hasMask = false;
  /// What an empty reduction gives.
  Scalar identity;
  /// For multi_reduction: the lane of the result that a lane of the source is
  /// combined into.
  std::vector<int64_t> into;
  bool isScalar = true;
  Extents resultShape;

  static std::optional<ReduceInfo> get(vector::CombiningKind kind,
                                       VectorType source) {
    std::optional<ElementType> type = laneType(source);
    if (!type)
      return std::nullopt;
    ReduceInfo info;
    info.kind = kindOf(kind, type->isFloat());
    info.type = *type;
    return info;
  }
};
} // namespace

static bool breaksPromise(const ReduceInfo &info, Scalar value) {
  return info.flags && value.isDefined() &&
         breaksFastMath(info.flags, toDouble(*info.type.semantics, value.bits));
}

/// Operands: vector, and maybe accumulator, mask.
static const Inst *runReduction(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const ReduceInfo *>(inst.payload);
  const Array &vector = m.operand(inst, 0).array();
  std::optional<Scalar> result;
  bool broken = false;
  if (info.hasAccumulator) {
    result = m.operand(inst, 1).scalar();
    broken |= breaksPromise(info, *result);
  }
  for (int64_t i = 0, e = vector.numWords(); i < e; ++i) {
    Scalar lane = vector.get(i);
    if (info.hasMask) {
      Scalar bit = m.operand(inst, 1 + info.hasAccumulator).array().get(i);
      if (!bit.isDefined())
        lane = {0, worse(bit.state, lane.state)};
      else if (!bit.bits)
        continue;
    }
    broken |= breaksPromise(info, lane);
    result = result ? combine(info.kind, info.type, *result, lane) : lane;
    broken |= breaksPromise(info, *result);
  }
  if (!result)
    result = info.identity;
  m.result(inst).setScalar(broken ? Scalar::poison() : *result);
  return m.next(inst);
}

LogicalResult decodeReduction(vector::ReductionOp op, Decoder &d,
                              MaskedBy masked) {
  std::optional<ReduceInfo> info =
      ReduceInfo::get(op.getKind(), op.getSourceVectorType());
  if (!info || masked.passthru)
    return failure();
  if (info->type.isFloat())
    info->flags = fastMathFlags(op);
  llvm::SmallVector<uint32_t> slots{d.slot(op.getVector())};
  if (mlir::Value accumulator = op.getAcc()) {
    info->hasAccumulator = true;
    slots.push_back(d.slot(accumulator));
  }
  if (masked.mask) {
    info->hasMask = true;
    slots.push_back(d.slot(masked.mask));
  }
  OpBuilder builder(op.getContext());
  Type type = op.getDest().getType();
  FailureOr<Value> identity = valueFromAttribute(
      arith::getIdentityValueAttr(info->kind, type, builder, op.getLoc()), type,
      /*tracked=*/false);
  if (failed(identity))
    return failure();
  info->identity = identity->scalar();
  const ReduceInfo *kept = d.payload<ReduceInfo>(std::move(*info));
  d.emit(op, runReduction, slots, {d.slot(op.getDest())}).payload = kept;
  return success();
}

/// Operands: vector, accumulator, and maybe mask.
static const Inst *runMultiReduction(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const ReduceInfo *>(inst.payload);
  const Array &vector = m.operand(inst, 0).array();
  const Value &accumulator = m.operand(inst, 1);
  int64_t count = accumulator.isScalar() ? 1 : accumulator.array().numWords();
  llvm::SmallVector<Scalar> lanes;
  for (int64_t i = 0; i < count; ++i)
    lanes.push_back(laneOf(accumulator, i));
  for (int64_t i = 0, e = vector.numWords(); i < e; ++i) {
    Scalar lane = vector.get(i);
    if (info.hasMask) {
      Scalar bit = m.operand(inst, 2).array().get(i);
      if (!bit.isDefined())
        lane = {0, worse(bit.state, lane.state)};
      else if (!bit.bits)
        continue;
    }
    Scalar &into = lanes[info.into[i]];
    into = combine(info.kind, info.type, into, lane);
  }
  setResult(m, inst, info.isScalar, info.resultShape, lanes);
  return m.next(inst);
}

LogicalResult decodeMultiReduction(vector::MultiDimReductionOp op, Decoder &d,
                                   MaskedBy masked) {
  VectorType source = op.getSourceVectorType();
  std::optional<ReduceInfo> info = ReduceInfo::get(op.getKind(), source);
  if (!info || masked.passthru)
    return failure();
  if (auto result = dyn_cast<VectorType>(op.getDestType())) {
    info->isScalar = false;
    info->resultShape.assign(result.getShape().begin(),
                             result.getShape().end());
  }
  llvm::SmallVector<bool> reduced = op.getReductionMask();
  forEachIndex(source.getShape(),
               [&](int64_t, llvm::ArrayRef<int64_t> indices) {
                 int64_t into = 0;
                 for (size_t i = 0; i < indices.size(); ++i)
                   if (!reduced[i])
                     into = into * source.getDimSize(i) + indices[i];
                 info->into.push_back(into);
                 return true;
               });
  llvm::SmallVector<uint32_t> slots{d.slot(op.getSource()),
                                    d.slot(op.getAcc())};
  if (masked.mask) {
    info->hasMask = true;
    slots.push_back(d.slot(masked.mask));
  }
  const ReduceInfo *kept = d.payload<ReduceInfo>(std::move(*info));
  d.emit(op, runMultiReduction, slots, {d.slot(op.getDest())}).payload = kept;
  return success();
}

//===----------------------------------------------------------------------===//
// vector.contract, vector.outerproduct, vector.fma
//===----------------------------------------------------------------------===//

namespace {
struct ContractInfo {
  arith::AtomicRMWKind kind = arith::AtomicRMWKind::addi;
  arith::AtomicRMWKind product = arith::AtomicRMWKind::muli;
  ElementType operand, result;
  bool hasMask = false;
  bool isScalar = true;
  Extents resultShape;
  /// One entry a point of the iteration space, row-major: the lanes of lhs,
  /// rhs and accumulator.
  struct Point {
    int64_t lhs, rhs, accumulator;
  };
  std::vector<Point> points;
};
} // namespace

/// A lane of `from`, promoted to the wider `to`: integers by sign extension.
static Scalar promote(const ElementType &from, const ElementType &to,
                      Scalar lane) {
  if (!lane.isDefined() || from.width == to.width)
    return lane;
  if (!from.isFloat())
    return Scalar::of(truncateTo(
        static_cast<uint64_t>(signExtend(lane.bits, from.width)), to.width));
  return fromDouble(*to.semantics, toDouble(*from.semantics, lane.bits));
}

/// Operands: lhs, rhs, accumulator, and maybe mask.
static const Inst *runContract(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const ContractInfo *>(inst.payload);
  const Array &lhs = m.operand(inst, 0).array();
  const Array &rhs = m.operand(inst, 1).array();
  const Value &accumulator = m.operand(inst, 2);
  int64_t count = accumulator.isScalar() ? 1 : accumulator.array().numWords();
  llvm::SmallVector<Scalar> lanes;
  for (int64_t i = 0; i < count; ++i)
    lanes.push_back(laneOf(accumulator, i));
  for (size_t i = 0, e = info.points.size(); i < e; ++i) {
    const ContractInfo::Point &point = info.points[i];
    Scalar product =
        combine(info.product, info.result,
                promote(info.operand, info.result, lhs.get(point.lhs)),
                promote(info.operand, info.result, rhs.get(point.rhs)));
    if (info.hasMask) {
      Scalar bit = m.operand(inst, 3).array().get(i);
      if (!bit.isDefined())
        product = {0, worse(bit.state, product.state)};
      else if (!bit.bits)
        continue;
    }
    Scalar &into = lanes[point.accumulator];
    into = combine(info.kind, info.result, into, product);
  }
  setResult(m, inst, info.isScalar, info.resultShape, lanes);
  return m.next(inst);
}

LogicalResult decodeContract(vector::ContractionOp op, Decoder &d,
                             MaskedBy masked) {
  Type resultType = op.getResultType();
  std::optional<ElementType> operand = laneType(op.getLhsType());
  std::optional<ElementType> result = laneType(resultType);
  if (!operand || !result || !laneType(op.getRhsType()) ||
      operand->isFloat() != result->isFloat() || masked.passthru)
    return failure();
  ContractInfo info;
  info.kind = kindOf(op.getKind(), result->isFloat());
  info.product = result->isFloat() ? arith::AtomicRMWKind::mulf
                                   : arith::AtomicRMWKind::muli;
  info.operand = *operand;
  info.result = *result;
  llvm::ArrayRef<int64_t> accumulatorShape;
  if (auto vector = dyn_cast<VectorType>(resultType)) {
    info.isScalar = false;
    accumulatorShape = vector.getShape();
    info.resultShape.assign(accumulatorShape.begin(), accumulatorShape.end());
  }
  llvm::SmallVector<int64_t> bounds;
  op.getIterationBounds(bounds);
  auto maps = op.getIndexingMapsArray();
  auto laneOf = [](AffineMap map, llvm::ArrayRef<int64_t> shape,
                   llvm::ArrayRef<int64_t> point) {
    int64_t lane = 0;
    for (auto [expr, extent] : llvm::zip_equal(map.getResults(), shape))
      lane = lane * extent + *evalAffine(expr, point);
    return lane;
  };
  forEachIndex(bounds, [&](int64_t, llvm::ArrayRef<int64_t> point) {
    info.points.push_back({laneOf(maps[0], op.getLhsType().getShape(), point),
                           laneOf(maps[1], op.getRhsType().getShape(), point),
                           laneOf(maps[2], accumulatorShape, point)});
    return true;
  });
  llvm::SmallVector<uint32_t> slots{d.slot(op.getLhs()), d.slot(op.getRhs()),
                                    d.slot(op.getAcc())};
  if (masked.mask) {
    info.hasMask = true;
    slots.push_back(d.slot(masked.mask));
  }
  const ContractInfo *kept = d.payload<ContractInfo>(std::move(info));
  d.emit(op, runContract, slots, {d.slot(op.getResult())}).payload = kept;
  return success();
}

namespace {
struct OuterProductInfo {
  arith::AtomicRMWKind kind = arith::AtomicRMWKind::addi;
  arith::AtomicRMWKind product = arith::AtomicRMWKind::muli;
  ElementType type;
  Extents shape;
};
} // namespace

/// a * b + c, rounded once for floats.
static Scalar multiplyAdd(const ElementType &type, Scalar a, Scalar b,
                          Scalar c) {
  Definedness state = worse(worse(a.state, b.state), c.state);
  if (state != Definedness::Defined)
    return {0, state};
  if (type.semantics == &llvm::APFloat::IEEEsingle())
    return NativeF32::put(nullptr,
                          NativeF32::fma(NativeF32::get(nullptr, a.bits),
                                         NativeF32::get(nullptr, b.bits),
                                         NativeF32::get(nullptr, c.bits)));
  if (type.semantics == &llvm::APFloat::IEEEdouble())
    return NativeF64::put(nullptr,
                          NativeF64::fma(NativeF64::get(nullptr, a.bits),
                                         NativeF64::get(nullptr, b.bits),
                                         NativeF64::get(nullptr, c.bits)));
  const llvm::fltSemantics &format = *type.semantics;
  return fromDouble(format, multiplyAddToOdd(toDouble(format, a.bits),
                                             toDouble(format, b.bits),
                                             toDouble(format, c.bits)));
}

/// Operands: lhs, rhs (a vector or a scalar), and maybe accumulator.
static const Inst *runOuterProduct(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const OuterProductInfo *>(inst.payload);
  const Array &lhs = m.operand(inst, 0).array();
  const Value &rhs = m.operand(inst, 1);
  int64_t columns = rhs.isScalar() ? 1 : rhs.array().numWords();
  llvm::SmallVector<Scalar> lanes;
  for (int64_t i = 0, e = lhs.numWords(); i < e; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      Scalar a = lhs.get(i);
      Scalar b = laneOf(rhs, j);
      if (inst.numOperands == 2) {
        lanes.push_back(combine(info.product, info.type, a, b));
        continue;
      }
      Scalar c = m.operand(inst, 2).array().get(lanes.size());
      // Documented: adding floats is fused.
      lanes.push_back(info.kind == arith::AtomicRMWKind::addf
                          ? multiplyAdd(info.type, a, b, c)
                          : combine(info.kind, info.type, c,
                                    combine(info.product, info.type, a, b)));
    }
  setResult(m, inst, /*isScalar=*/false, info.shape, lanes);
  return m.next(inst);
}

static LogicalResult decodeOuterProduct(Operation *op, Decoder &d) {
  auto product = cast<vector::OuterProductOp>(op);
  VectorType resultType = product.getResultVectorType();
  std::optional<ElementType> type = laneType(resultType);
  if (!type)
    return failure();
  OuterProductInfo info;
  info.kind = kindOf(product.getKind(), type->isFloat());
  info.product =
      type->isFloat() ? arith::AtomicRMWKind::mulf : arith::AtomicRMWKind::muli;
  info.type = *type;
  info.shape.assign(resultType.getShape().begin(), resultType.getShape().end());
  const OuterProductInfo *kept = d.payload<OuterProductInfo>(std::move(info));
  d.emit(op, runOuterProduct).payload = kept;
  return success();
}

//===----------------------------------------------------------------------===//
// vector.scan
//===----------------------------------------------------------------------===//

namespace {
struct ScanInfo {
  arith::AtomicRMWKind kind = arith::AtomicRMWKind::addi;
  ElementType type;
  bool inclusive = true;
  Extents shape, accumulatorShape;
  /// Lanes before, along and after the scanned dimension.
  int64_t outer = 1, along = 1, inner = 1;
};
} // namespace

/// Operands: source, initial value. Results: the scan, its last value.
static const Inst *runScan(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const ScanInfo *>(inst.payload);
  const Array &source = m.operand(inst, 0).array();
  const Array &initial = m.operand(inst, 1).array();
  llvm::SmallVector<Scalar> lanes(source.numWords());
  llvm::SmallVector<Scalar> last(initial.numWords());
  for (int64_t outer = 0; outer < info.outer; ++outer)
    for (int64_t inner = 0; inner < info.inner; ++inner) {
      int64_t lane = outer * info.along * info.inner + inner;
      int64_t accumulator = outer * info.inner + inner;
      // An inclusive scan starts with the first element, whatever the initial
      // value: so the lowering has it, and the documentation is silent.
      Scalar value =
          info.inclusive ? source.get(lane) : initial.get(accumulator);
      for (int64_t i = 0; i < info.along; ++i, lane += info.inner) {
        if (i > 0)
          value =
              combine(info.kind, info.type, value,
                      source.get(info.inclusive ? lane : lane - info.inner));
        lanes[lane] = value;
      }
      last[accumulator] = value;
    }
  setResult(m, inst, /*isScalar=*/false, info.shape, lanes, 0);
  setResult(m, inst, /*isScalar=*/false, info.accumulatorShape, last, 1);
  return m.next(inst);
}

static LogicalResult decodeScan(Operation *op, Decoder &d) {
  auto scan = cast<vector::ScanOp>(op);
  VectorType source = scan.getSourceType();
  std::optional<ElementType> type = laneType(source);
  if (!type)
    return failure();
  ScanInfo info;
  info.kind = kindOf(scan.getKind(), type->isFloat());
  info.type = *type;
  info.inclusive = scan.getInclusive();
  info.shape.assign(source.getShape().begin(), source.getShape().end());
  llvm::append_range(info.accumulatorShape,
                     scan.getInitialValueType().getShape());
  int64_t dim = scan.getReductionDim();
  for (int64_t i = 0; i < source.getRank(); ++i)
    (i < dim    ? info.outer
     : i == dim ? info.along
                : info.inner) *= source.getDimSize(i);
  const ScanInfo *kept = d.payload<ScanInfo>(std::move(info));
  d.emit(op, runScan).payload = kept;
  return success();
}

void registerVectorReductions(OpRegistry &registry) {
  using namespace vector;
  registry.add<ReductionOp>(ScalarLevel, [](Operation *op, Decoder &d) {
    return decodeReduction(cast<ReductionOp>(op), d, MaskedBy());
  });
  registry.add<MultiDimReductionOp>(ScalarLevel, [](Operation *op, Decoder &d) {
    return decodeMultiReduction(cast<MultiDimReductionOp>(op), d, MaskedBy());
  });
  registry.add<ContractionOp>(ScalarLevel, [](Operation *op, Decoder &d) {
    return decodeContract(cast<ContractionOp>(op), d, MaskedBy());
  });
  registry.add<OuterProductOp>(ScalarLevel, decodeOuterProduct);
  registry.add<ScanOp>(ScalarLevel, decodeScan);
}

} // namespace bufdiff::oracle
