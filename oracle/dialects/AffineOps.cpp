//===- AffineOps.cpp - Semantics of the Affine dialect --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules are those of AffineOps.td. Maps are compiled when an operation is
// decoded: nearly every result of one is linear, and a loop evaluates it often.
// Arithmetic on indices wraps at 64 bits.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/IntegerSet.h"
#include "oracle/dialects/AffineEval.h"
#include "oracle/dialects/Elementwise.h"
#include "oracle/dialects/ParallelSpace.h"
#include "oracle/dialects/VectorAccess.h"
#include "oracle/interpreter/Constants.h"

using namespace mlir;

namespace bufdiff::oracle {

//===----------------------------------------------------------------------===//
// Maps
//===----------------------------------------------------------------------===//

namespace {

/// One result of a map: linear in the operands, or evaluated as a tree.
struct Row {
  AffineExpr expr;
  bool isLinear = false;
  int64_t constant = 0;
  struct Term {
    unsigned operand;
    int64_t factor;
  };
  llvm::SmallVector<Term, 2> terms;
};

} // namespace

/// Adds `factor` times `expr` to a row; false when it is not linear.
static bool addTerms(AffineExpr expr, unsigned numDims, int64_t factor,
                     Row &row) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    // Wraps, as evaluation does.
    row.constant = static_cast<int64_t>(
        static_cast<uint64_t>(row.constant) +
        static_cast<uint64_t>(factor) *
            static_cast<uint64_t>(cast<AffineConstantExpr>(expr).getValue()));
    return true;
  case AffineExprKind::DimId:
    row.terms.push_back({cast<AffineDimExpr>(expr).getPosition(), factor});
    return true;
  case AffineExprKind::SymbolId:
    row.terms.push_back(
        {numDims + cast<AffineSymbolExpr>(expr).getPosition(), factor});
    return true;
  case AffineExprKind::Add: {
    auto sum = cast<AffineBinaryOpExpr>(expr);
    return addTerms(sum.getLHS(), numDims, factor, row) &&
           addTerms(sum.getRHS(), numDims, factor, row);
  }
  case AffineExprKind::Mul: {
    auto product = cast<AffineBinaryOpExpr>(expr);
    auto by = dyn_cast<AffineConstantExpr>(product.getRHS());
    int64_t scaled;
    return by && !__builtin_mul_overflow(factor, by.getValue(), &scaled) &&
           addTerms(product.getLHS(), numDims, scaled, row);
  }
  default:
    return false;
  }
}

namespace {

/// The results of a map, or the constraints of a set.
struct Rows {
  unsigned numDims = 0;
  unsigned numInputs = 0;
  llvm::SmallVector<Row, 3> rows;

  Rows() = default;
  Rows(llvm::ArrayRef<AffineExpr> exprs, unsigned numDims, unsigned numSymbols)
      : numDims(numDims), numInputs(numDims + numSymbols) {
    for (AffineExpr expr : exprs) {
      Row row;
      row.expr = expr;
      row.isLinear = addTerms(expr, numDims, 1, row);
      rows.push_back(std::move(row));
    }
  }
  explicit Rows(AffineMap map)
      : Rows(map.getResults(), map.getNumDims(), map.getNumSymbols()) {}

  /// None for a division or remainder by zero or less.
  std::optional<int64_t> evaluate(size_t number,
                                  llvm::ArrayRef<int64_t> inputs) const {
    const Row &row = rows[number];
    if (LLVM_UNLIKELY(!row.isLinear))
      return evalAffine(row.expr, inputs.take_front(numDims),
                        inputs.drop_front(numDims));
    uint64_t sum = row.constant;
    for (const Row::Term &term : row.terms)
      sum += static_cast<uint64_t>(term.factor) *
             static_cast<uint64_t>(inputs[term.operand]);
    return static_cast<int64_t>(sum);
  }
};

} // namespace

static const Inst *failDivision(Machine &m, const Inst &inst) {
  return m.fail(inst, FaultKind::Undefined,
                "an affine expression divides by zero or less");
}

/// All results, on operands from `first` on. False with the run ended when an
/// operand is undefined or a result is.
static bool evaluateRows(Machine &m, const Inst &inst, const Rows &rows,
                         unsigned first, Extents &results) {
  Extents inputs;
  if (!readIndices(m, inst, first, rows.numInputs, inputs))
    return false;
  results.resize_for_overwrite(rows.rows.size());
  for (size_t i = 0, e = results.size(); i < e; ++i) {
    std::optional<int64_t> value = rows.evaluate(i, inputs);
    if (LLVM_UNLIKELY(!value)) {
      failDivision(m, inst);
      return false;
    }
    results[i] = *value;
  }
  return true;
}

namespace {
/// How the results of a map become one number.
enum class Fold : uint8_t { Only, Min, Max };
} // namespace

/// affine.apply, min and max compute: undefined operands give an undefined
/// result.
template <Fold fold>
static const Inst *runMap(Machine &m, const Inst &inst) {
  const auto &rows = *static_cast<const Rows *>(inst.payload);
  Extents inputs;
  inputs.resize_for_overwrite(rows.numInputs);
  Definedness state = Definedness::Defined;
  for (unsigned i = 0; i < rows.numInputs; ++i) {
    Scalar scalar = m.operand(inst, i).scalar();
    inputs[i] = static_cast<int64_t>(scalar.bits);
    state = worse(state, scalar.state);
  }
  if (LLVM_UNLIKELY(state != Definedness::Defined)) {
    m.result(inst).setScalar({0, state});
    return m.next(inst);
  }
  std::optional<int64_t> result;
  for (size_t i = 0, e = rows.rows.size(); i < e; ++i) {
    std::optional<int64_t> value = rows.evaluate(i, inputs);
    if (LLVM_UNLIKELY(!value))
      return failDivision(m, inst);
    if (!result)
      result = value;
    else
      result = fold == Fold::Min ? std::min(*result, *value)
                                 : std::max(*result, *value);
  }
  m.result(inst).setScalar(Scalar::of(static_cast<uint64_t>(*result)));
  return m.next(inst);
}

template <typename OpTy, Fold fold>
static LogicalResult decodeMap(Operation *op, Decoder &d) {
  const Rows *rows = d.payload<Rows>(cast<OpTy>(op).getAffineMap());
  d.emit(op, runMap<fold>).payload = rows;
  return success();
}

//===----------------------------------------------------------------------===//
// affine.for, affine.if
//===----------------------------------------------------------------------===//

static const Inst *runOpenScope(Machine &m, const Inst &inst) {
  m.openScope();
  return m.next(inst);
}

static const Inst *runCloseScope(Machine &m, const Inst &inst) {
  m.closeScope();
  return m.next(inst);
}

/// Loops are allocation scopes; that costs nothing in a module without stack
/// allocations.
static void emitOpenScope(Operation *op, Decoder &d) {
  if (d.usesStackAllocations())
    d.emit(op, runOpenScope, {}, {});
}

static void emitCloseScope(Operation *op, Decoder &d) {
  if (d.usesStackAllocations())
    d.emit(op, runCloseScope, {}, {});
}

namespace {
struct ForInfo {
  Rows lower, upper;
  int64_t step = 1;
};
} // namespace

/// Operands: those of the lower bound's map, then those of the upper's.
/// Results: induction variable, iterations left.
static const Inst *runForStart(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const ForInfo *>(inst.payload);
  Extents lowers, uppers;
  if (!evaluateRows(m, inst, info.lower, 0, lowers) ||
      !evaluateRows(m, inst, info.upper, info.lower.numInputs, uppers))
    return nullptr;
  int64_t lower = *llvm::max_element(lowers);
  int64_t upper = *llvm::min_element(uppers);
  uint64_t count = 0;
  if (lower < upper)
    count = (static_cast<uint64_t>(upper) - static_cast<uint64_t>(lower) - 1) /
                static_cast<uint64_t>(info.step) +
            1;
  m.result(inst, 0).setScalar(Scalar::of(static_cast<uint64_t>(lower)));
  m.result(inst, 1).setScalar(Scalar::of(count));
  return m.next(inst);
}

/// Operand: iterations left. Leaves the loop when there are none.
static const Inst *runForTest(Machine &m, const Inst &inst) {
  Value &left = m.operand(inst, 0);
  uint64_t count = left.scalar().bits;
  if (count == 0)
    return m.jump(inst.elseTarget);
  left.setScalar(Scalar::of(count - 1));
  return m.next(inst);
}

/// Operand: induction variable; `immediate` is the step.
static const Inst *runForNext(Machine &m, const Inst &inst) {
  Value &variable = m.operand(inst, 0);
  variable.setScalar(Scalar::of(variable.scalar().bits + inst.immediate));
  return m.jump(inst.target);
}

static LogicalResult decodeFor(Operation *op, Decoder &d) {
  auto loop = cast<affine::AffineForOp>(op);
  ForInfo info;
  info.lower = Rows(loop.getLowerBoundMap());
  info.upper = Rows(loop.getUpperBoundMap());
  info.step = loop.getStepAsInt();
  const ForInfo *kept = d.payload<ForInfo>(std::move(info));
  uint32_t variable = d.slot(loop.getInductionVar());
  uint32_t left = d.hiddenSlot();
  llvm::SmallVector<uint32_t> bounds;
  for (mlir::Value operand : loop.getLowerBoundOperands())
    bounds.push_back(d.slot(operand));
  for (mlir::Value operand : loop.getUpperBoundOperands())
    bounds.push_back(d.slot(operand));
  d.emit(op, runForStart, bounds, {variable, left}).payload = kept;
  d.emitMove(op, loop.getInits(), loop.getRegionIterArgs());
  uint32_t test = d.here();
  d.emit(op, runForTest, {left}, {});
  emitOpenScope(op, d);
  d.decodeBody(*loop.getBody());
  Operation *yield = loop.getBody()->getTerminator();
  d.emitMove(yield, yield->getOperands(), loop.getRegionIterArgs());
  emitCloseScope(op, d);
  Inst &again = d.emit(op, runForNext, {variable}, {});
  again.immediate = static_cast<uint64_t>(kept->step);
  again.target = test;
  d.setElseTarget(test, d.here());
  d.emitMove(op, loop.getRegionIterArgs(), loop.getResults());
  return success();
}

namespace {
struct IfInfo {
  Rows constraints;
  llvm::SmallVector<bool> isEquality;
};
} // namespace

static const Inst *runIf(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const IfInfo *>(inst.payload);
  Extents values;
  if (!evaluateRows(m, inst, info.constraints, 0, values))
    return nullptr;
  for (auto [value, isEquality] : llvm::zip_equal(values, info.isEquality))
    if (isEquality ? value != 0 : value < 0)
      return m.jump(inst.elseTarget);
  return m.next(inst);
}

/// The body of a branch, its yielded values moved into the results.
static void decodeBranch(Block &block, Operation *op, Decoder &d) {
  d.decodeBody(block);
  Operation *yield = block.getTerminator();
  d.emitMove(yield, yield->getOperands(), op->getResults());
}

static LogicalResult decodeIf(Operation *op, Decoder &d) {
  auto ifOp = cast<affine::AffineIfOp>(op);
  IntegerSet set = ifOp.getIntegerSet();
  IfInfo info;
  info.constraints =
      Rows(set.getConstraints(), set.getNumDims(), set.getNumSymbols());
  for (bool isEquality : set.getEqFlags())
    info.isEquality.push_back(isEquality);
  const IfInfo *kept = d.payload<IfInfo>(std::move(info));
  llvm::SmallVector<uint32_t> operands;
  for (mlir::Value operand : op->getOperands())
    operands.push_back(d.slot(operand));
  uint32_t test = d.here();
  d.emit(op, runIf, operands, {}).payload = kept;
  decodeBranch(*ifOp.getThenBlock(), op, d);
  if (!ifOp.hasElse()) {
    d.setElseTarget(test, d.here());
    return success();
  }
  uint32_t leave = d.emitJump(op);
  d.setElseTarget(test, d.here());
  decodeBranch(*ifOp.getElseBlock(), op, d);
  d.setTarget(leave, d.here());
  return success();
}

//===----------------------------------------------------------------------===//
// affine.parallel
//===----------------------------------------------------------------------===//

namespace {
struct ParallelInfo {
  Rows lower, upper;
  /// How many results of each map belong to each loop.
  llvm::SmallVector<unsigned> lowerGroups, upperGroups;
  llvm::SmallVector<int64_t> steps;
};
} // namespace

/// Operands: those of the lower bounds' map, then those of the upper bounds'.
/// Results: the iteration space, how many iterations it has.
static const Inst *runParallelStart(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const ParallelInfo *>(inst.payload);
  Extents lowers, uppers;
  if (!evaluateRows(m, inst, info.lower, 0, lowers) ||
      !evaluateRows(m, inst, info.upper, info.lower.numInputs, uppers))
    return nullptr;
  Ref<ParallelSpace> space(new ParallelSpace());
  const int64_t *lowerGroup = lowers.begin();
  const int64_t *upperGroup = uppers.begin();
  uint64_t total = 1;
  for (auto [step, numLower, numUpper] :
       llvm::zip_equal(info.steps, info.lowerGroups, info.upperGroups)) {
    int64_t lower = *std::max_element(lowerGroup, lowerGroup + numLower);
    int64_t upper = *std::min_element(upperGroup, upperGroup + numUpper);
    lowerGroup += numLower;
    upperGroup += numUpper;
    if (step <= 0)
      return m.fail(inst, FaultKind::Undefined,
                    "step " + llvm::Twine(step) + " is not positive");
    space->addDimension(lower, upper, step);
    total *= lower < upper ? (static_cast<uint64_t>(upper) -
                              static_cast<uint64_t>(lower) - 1) /
                                     static_cast<uint64_t>(step) +
                                 1
                           : 0;
  }
  space->start(m.options().parallelOrder);
  m.result(inst, 0) = Value::state(space.get());
  m.result(inst, 1).setScalar(Scalar::of(total));
  return m.next(inst);
}

namespace {
struct ReduceInfo {
  arith::AtomicRMWKind kind = arith::AtomicRMWKind::addf;
  ElementType type;
};
} // namespace

/// Operands: what was reduced so far, what is yielded, how many iterations
/// there are. Result: the reduction.
static const Inst *runReduce(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const ReduceInfo *>(inst.payload);
  Scalar result = combine(info.kind, info.type, m.operand(inst, 0).scalar(),
                          m.operand(inst, 1).scalar());
  // Documented: undefined unless there is exactly one iteration.
  if (info.kind == arith::AtomicRMWKind::assign &&
      m.operand(inst, 2).scalar().bits != 1)
    result = Scalar::undefined();
  m.result(inst).setScalar(result);
  return m.next(inst);
}

static const Inst *runSetScalar(Machine &m, const Inst &inst) {
  m.result(inst).setScalar(*static_cast<const Scalar *>(inst.payload));
  return m.next(inst);
}

static LogicalResult decodeParallel(Operation *op, Decoder &d) {
  auto loop = cast<affine::AffineParallelOp>(op);
  ParallelInfo info;
  info.lower = Rows(loop.getLowerBoundsMap());
  info.upper = Rows(loop.getUpperBoundsMap());
  for (const llvm::APInt &size : loop.getLowerBoundsGroups())
    info.lowerGroups.push_back(size.getZExtValue());
  for (const llvm::APInt &size : loop.getUpperBoundsGroups())
    info.upperGroups.push_back(size.getZExtValue());
  llvm::append_range(info.steps, loop.getSteps());

  // A loop without iterations gives the identity of its reductions.
  OpBuilder builder(op->getContext());
  llvm::SmallVector<ReduceInfo> reductions;
  llvm::SmallVector<Scalar> identities;
  for (auto [attribute, type] :
       llvm::zip_equal(loop.getReductions(), loop.getResultTypes())) {
    std::optional<ElementType> element = ElementType::get(type);
    if (!element || !isScalarType(type))
      return failure();
    arith::AtomicRMWKind kind =
        cast<arith::AtomicRMWKindAttr>(attribute).getValue();
    reductions.push_back({kind, *element});
    if (kind == arith::AtomicRMWKind::assign) {
      identities.push_back(Scalar::undefined());
      continue;
    }
    FailureOr<Value> identity = valueFromAttribute(
        arith::getIdentityValueAttr(kind, type, builder, op->getLoc()), type,
        /*tracked=*/false);
    if (failed(identity))
      return failure();
    identities.push_back(identity->scalar());
  }

  llvm::SmallVector<uint32_t> bounds;
  for (mlir::Value operand : loop.getMapOperands())
    bounds.push_back(d.slot(operand));
  for (auto [result, identity] :
       llvm::zip_equal(loop.getResults(), identities)) {
    const Scalar *kept = d.payload<Scalar>(identity);
    d.emit(op, runSetScalar, {}, {d.slot(result)}).payload = kept;
  }
  uint32_t space = d.hiddenSlot();
  uint32_t total = d.hiddenSlot();
  const ParallelInfo *kept = d.payload<ParallelInfo>(std::move(info));
  d.emit(op, runParallelStart, bounds, {space, total}).payload = kept;
  uint32_t firstSlot = d.numSlots();
  uint32_t test = openParallelLoop(op, space, loop.getIVs(), d);
  emitOpenScope(op, d);
  d.decodeBody(*loop.getBody());
  Operation *yield = loop.getBody()->getTerminator();
  for (auto [reduction, operand, result] :
       llvm::zip_equal(reductions, yield->getOperands(), loop.getResults())) {
    const ReduceInfo *how = d.payload<ReduceInfo>(reduction);
    d.emit(yield, runReduce, {d.slot(result), d.slot(operand), total},
           {d.slot(result)})
        .payload = how;
  }
  emitCloseScope(op, d);
  closeParallelLoop(op, test, firstSlot, loop.getNumResults() > 0, d);
  return success();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
struct AccessInfo {
  Rows map;
  ElementCodec codec;
  VectorAccess vector;
};
} // namespace

/// The element that operand `memref` and the map's operands after it name.
static std::optional<int64_t> evaluateElement(Machine &m, const Inst &inst,
                                              unsigned memref) {
  const auto &info = *static_cast<const AccessInfo *>(inst.payload);
  const MemRef &view = m.operand(inst, memref).memref();
  Extents indices;
  if (!evaluateRows(m, inst, info.map, memref + 1, indices))
    return std::nullopt;
  std::optional<int64_t> element = elementAt(view, indices);
  if (LLVM_UNLIKELY(!element))
    failOutOfBounds(m, inst, indices, view.sizes, view.allocation);
  return element;
}

static const Inst *runLoad(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const AccessInfo *>(inst.payload);
  std::optional<int64_t> element = evaluateElement(m, inst, 0);
  if (!element)
    return nullptr;
  const MemRef &memref = m.operand(inst, 0).memref();
  Value value;
  if (AccessFault fault = info.codec.load(m, memref, *element, value))
    return m.fail(inst, fault, memref);
  m.result(inst) = std::move(value);
  return m.next(inst);
}

static const Inst *runStore(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const AccessInfo *>(inst.payload);
  std::optional<int64_t> element = evaluateElement(m, inst, 1);
  if (!element)
    return nullptr;
  const MemRef &memref = m.operand(inst, 1).memref();
  if (AccessFault fault = info.codec.store(m, memref, *element,
                                           m.operand(inst, 0), m.writer(inst)))
    return m.fail(inst, fault, memref);
  return m.next(inst);
}

static const Inst *runVectorLoad(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const AccessInfo *>(inst.payload);
  Extents indices;
  if (!evaluateRows(m, inst, info.map, 1, indices))
    return nullptr;
  Ref<Array> vector =
      loadVector(m, inst, m.operand(inst, 0).memref(), indices, info.vector);
  if (!vector)
    return nullptr;
  m.result(inst) = Value(vector);
  return m.next(inst);
}

static const Inst *runVectorStore(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const AccessInfo *>(inst.payload);
  Extents indices;
  if (!evaluateRows(m, inst, info.map, 2, indices) ||
      !storeVector(m, inst, m.operand(inst, 1).memref(), indices, info.vector,
                   m.operand(inst, 0).array()))
    return nullptr;
  return m.next(inst);
}

/// A prefetch is a hint: it reads nothing and may point anywhere.
static const Inst *runNothing(Machine &m, const Inst &inst) {
  return m.next(inst);
}

template <typename OpTy, Handler handler>
static LogicalResult decodeAccess(Operation *op, Decoder &d) {
  auto access = cast<OpTy>(op);
  MemRefType type = access.getMemRefType();
  if (!isStrided(type))
    return failure();
  std::optional<ElementCodec> codec = ElementCodec::get(type.getElementType());
  if (!codec)
    return failure();
  AccessInfo info;
  info.map = Rows(access.getAffineMap());
  info.codec = *codec;
  if constexpr (std::is_same_v<OpTy, affine::AffineVectorLoadOp> ||
                std::is_same_v<OpTy, affine::AffineVectorStoreOp>) {
    std::optional<VectorAccess> vector =
        VectorAccess::get(access.getVectorType(), type);
    if (!vector)
      return failure();
    info.vector = *vector;
  }
  const AccessInfo *kept = d.payload<AccessInfo>(std::move(info));
  d.emit(op, handler).payload = kept;
  return success();
}

//===----------------------------------------------------------------------===//
// affine.delinearize_index, affine.linearize_index
//===----------------------------------------------------------------------===//

namespace {
struct BasisInfo {
  /// Operands from 1 on for delinearize, after the indices for linearize.
  MixedList basis;
  /// Whether the first element of the basis bounds the index.
  bool hasOuterBound = true;
  bool disjoint = false;
  unsigned numIndices = 0;
};
} // namespace

/// Reads the basis; the result is as bad as its worst operand.
static Definedness readSoftly(Machine &m, const Inst &inst,
                              llvm::ArrayRef<MixedIndex> list,
                              Extents &values) {
  Definedness state = Definedness::Defined;
  for (const MixedIndex &entry : list) {
    if (entry.operand < 0) {
      values.push_back(entry.constant);
      continue;
    }
    Scalar scalar = m.operand(inst, entry.operand).scalar();
    state = worse(state, scalar.state);
    values.push_back(static_cast<int64_t>(scalar.bits));
  }
  return state;
}

static const Inst *runDelinearize(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const BasisInfo *>(inst.payload);
  Extents basis;
  Scalar linear = m.operand(inst, 0).scalar();
  Definedness state =
      worse(linear.state, readSoftly(m, inst, info.basis, basis));
  if (state == Definedness::Defined &&
      llvm::any_of(basis, [](int64_t extent) { return extent <= 0; }))
    return m.fail(inst, FaultKind::Undefined,
                  "an element of the basis is not positive");
  int64_t rest = static_cast<int64_t>(linear.bits);
  for (unsigned i = inst.numResults; i-- > 0;) {
    Scalar part{0, state};
    if (state == Definedness::Defined) {
      // The outermost index takes what is left.
      if (i == 0) {
        part.bits = static_cast<uint64_t>(rest);
      } else {
        int64_t extent = basis[i - (info.hasOuterBound ? 0 : 1)];
        int64_t quotient = llvm::divideFloorSigned(rest, extent);
        part.bits = static_cast<uint64_t>(rest - quotient * extent);
        rest = quotient;
      }
    }
    m.result(inst, i).setScalar(part);
  }
  return m.next(inst);
}

static LogicalResult decodeDelinearize(Operation *op, Decoder &d) {
  auto delinearize = cast<affine::AffineDelinearizeIndexOp>(op);
  BasisInfo info;
  info.basis = makeMixed(delinearize.getStaticBasis(), /*firstOperand=*/1);
  info.hasOuterBound = delinearize.hasOuterBound();
  const BasisInfo *kept = d.payload<BasisInfo>(std::move(info));
  d.emit(op, runDelinearize).payload = kept;
  return success();
}

static const Inst *runLinearize(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const BasisInfo *>(inst.payload);
  Extents basis, indices;
  Definedness state = readSoftly(m, inst, info.basis, basis);
  for (unsigned i = 0; i < info.numIndices; ++i) {
    Scalar index = m.operand(inst, i).scalar();
    state = worse(state, index.state);
    indices.push_back(static_cast<int64_t>(index.bits));
  }
  if (state != Definedness::Defined) {
    m.result(inst).setScalar({0, state});
    return m.next(inst);
  }
  unsigned outer = info.numIndices - basis.size(); // 1 without outer bound
  int64_t sum = 0;
  int64_t stride = 1;
  for (unsigned i = info.numIndices; i-- > 0;) {
    int64_t part;
    if (__builtin_mul_overflow(indices[i], stride, &part) ||
        __builtin_add_overflow(sum, part, &sum))
      return m.fail(inst, FaultKind::Undefined, "the linear index overflows");
    // The outermost index and its bound are not part of the computation.
    if (i == 0)
      break;
    int64_t extent = basis[i - outer];
    // `disjoint` promises that no index affects another.
    if (info.disjoint && (indices[i] < 0 || indices[i] >= extent))
      state = Definedness::Poison;
    if (__builtin_mul_overflow(stride, extent, &stride))
      return m.fail(inst, FaultKind::Undefined, "the linear index overflows");
  }
  m.result(inst).setScalar(state == Definedness::Defined
                               ? Scalar::of(static_cast<uint64_t>(sum))
                               : Scalar{0, state});
  return m.next(inst);
}

static LogicalResult decodeLinearize(Operation *op, Decoder &d) {
  auto linearize = cast<affine::AffineLinearizeIndexOp>(op);
  BasisInfo info;
  info.numIndices = linearize.getMultiIndex().size();
  info.basis = makeMixed(linearize.getStaticBasis(), info.numIndices);
  info.disjoint = linearize.getDisjoint();
  const BasisInfo *kept = d.payload<BasisInfo>(std::move(info));
  d.emit(op, runLinearize).payload = kept;
  return success();
}

void registerAffineOps(OpRegistry &registry) {
  using namespace affine;
  registry.add<AffineApplyOp>(ScalarLevel,
                              decodeMap<AffineApplyOp, Fold::Only>);
  registry.add<AffineMinOp>(ScalarLevel, decodeMap<AffineMinOp, Fold::Min>);
  registry.add<AffineMaxOp>(ScalarLevel, decodeMap<AffineMaxOp, Fold::Max>);
  registry.add<AffineDelinearizeIndexOp>(ScalarLevel, decodeDelinearize);
  registry.add<AffineLinearizeIndexOp>(ScalarLevel, decodeLinearize);
  registry.add<AffineForOp>(ControlLevel, decodeFor);
  registry.add<AffineIfOp>(ControlLevel, decodeIf);
  registry.add<AffineParallelOp>(ControlLevel, decodeParallel);
  registry.add<AffineLoadOp>(MemRefLevel, decodeAccess<AffineLoadOp, runLoad>);
  registry.add<AffineStoreOp>(MemRefLevel,
                              decodeAccess<AffineStoreOp, runStore>);
  registry.add<AffineVectorLoadOp>(
      MemRefLevel, decodeAccess<AffineVectorLoadOp, runVectorLoad>);
  registry.add<AffineVectorStoreOp>(
      MemRefLevel, decodeAccess<AffineVectorStoreOp, runVectorStore>);
  registry.addSimple<AffinePrefetchOp, runNothing>(MemRefLevel);
  registry.addParts<AffineYieldOp>();
}

} // namespace bufdiff::oracle
