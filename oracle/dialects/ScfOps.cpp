//===- ScfOps.cpp - Semantics of the scf dialect --------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Structured control flow becomes jumps. A loop's block arguments are slots
// that its yields move into; the moves are parallel, since a loop may swap its
// iteration arguments.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "oracle/dialects/ParallelSpace.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"
#include "oracle/interpreter/Registry.h"

using namespace mlir;

namespace bufdiff::oracle {

static const Inst *runOpenScope(Machine &m, const Inst &inst) {
  m.openScope();
  return m.next(inst);
}

static const Inst *runCloseScope(Machine &m, const Inst &inst) {
  m.closeScope();
  return m.next(inst);
}

static void emitOpenScope(Operation *op, Decoder &d) {
  if (d.usesStackAllocations())
    d.emit(op, runOpenScope, {}, {});
}

static void emitCloseScope(Operation *op, Decoder &d) {
  if (d.usesStackAllocations())
    d.emit(op, runCloseScope, {}, {});
}

//===----------------------------------------------------------------------===//
// scf.if, scf.index_switch, scf.execute_region
//===----------------------------------------------------------------------===//

static const Inst *runTest(Machine &m, const Inst &inst) {
  Scalar condition = m.operand(inst, 0).scalar();
  if (LLVM_UNLIKELY(!condition.isDefined()))
    return m.failUndefined(inst, 0, condition);
  return condition.bits ? m.next(inst) : m.jump(inst.elseTarget);
}

/// The body of a single-block region, its yielded values moved into `results`.
static void decodeYieldingBlock(Block &block, ValueRange results, Decoder &d) {
  d.decodeBody(block);
  Operation *yield = block.getTerminator();
  d.emitMove(yield, yield->getOperands(), results);
}

static LogicalResult decodeIf(Operation *op, Decoder &d) {
  auto ifOp = cast<scf::IfOp>(op);
  d.emit(op, runTest, {d.slot(ifOp.getCondition())}, {});
  uint32_t test = d.here() - 1;
  decodeYieldingBlock(*ifOp.thenBlock(), ifOp.getResults(), d);
  if (!ifOp.elseBlock()) {
    d.setElseTarget(test, d.here());
    return success();
  }
  uint32_t leave = d.emitJump(op);
  d.setElseTarget(test, d.here());
  decodeYieldingBlock(*ifOp.elseBlock(), ifOp.getResults(), d);
  d.setTarget(leave, d.here());
  return success();
}

namespace {
struct IndexCases {
  llvm::SmallVector<int64_t> values;
  /// One target a value, then the default's.
  llvm::SmallVector<uint32_t> targets;
};
} // namespace

static const Inst *runIndexSwitch(Machine &m, const Inst &inst) {
  int64_t selector;
  if (!m.getIndex(inst, 0, selector))
    return nullptr;
  const auto &cases = *static_cast<const IndexCases *>(inst.payload);
  for (auto [value, target] : llvm::zip_first(cases.values, cases.targets))
    if (value == selector)
      return m.jump(target);
  return m.jump(cases.targets.back());
}

static LogicalResult decodeIndexSwitch(Operation *op, Decoder &d) {
  auto switchOp = cast<scf::IndexSwitchOp>(op);
  auto *cases = d.payload<IndexCases>();
  cases->values.assign(switchOp.getCases().begin(), switchOp.getCases().end());
  d.emit(op, runIndexSwitch, {d.slot(switchOp.getArg())}, {}).payload = cases;
  llvm::SmallVector<uint32_t> leaves;
  for (Region &region : switchOp.getCaseRegions()) {
    cases->targets.push_back(d.here());
    decodeYieldingBlock(region.front(), switchOp.getResults(), d);
    leaves.push_back(d.emitJump(op));
  }
  cases->targets.push_back(d.here());
  decodeYieldingBlock(switchOp.getDefaultRegion().front(),
                      switchOp.getResults(), d);
  for (uint32_t leave : leaves)
    d.setTarget(leave, d.here());
  return success();
}

static LogicalResult decodeExecuteRegion(Operation *op, Decoder &d) {
  llvm::SmallVector<uint32_t> leaves;
  d.decodeRegion(op->getRegion(0), [&](Operation *terminator) {
    if (!isa<scf::YieldOp>(terminator))
      return failure();
    d.emitMove(terminator, terminator->getOperands(), op->getResults());
    leaves.push_back(d.emitJump(op));
    return success();
  });
  for (uint32_t leave : leaves)
    d.setTarget(leave, d.here());
  return success();
}

//===----------------------------------------------------------------------===//
// scf.for, scf.while
//===----------------------------------------------------------------------===//

namespace {
struct ForInfo {
  unsigned width = 64;
  bool isUnsigned = false;
};
} // namespace

/// Operands: lower, upper, step. Results: induction variable, iterations left.
static const Inst *runForStart(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const ForInfo *>(inst.payload);
  uint64_t bounds[3];
  for (unsigned i = 0; i < 3; ++i) {
    Scalar value = m.operand(inst, i).scalar();
    if (LLVM_UNLIKELY(!value.isDefined()))
      return m.failUndefined(inst, i, value);
    bounds[i] = value.bits;
  }
  uint64_t count = 0;
  if (info.isUnsigned) {
    if (bounds[2] == 0)
      return m.fail(inst, FaultKind::Undefined, "the loop's step is zero");
    if (bounds[0] < bounds[1])
      count = (bounds[1] - bounds[0] - 1) / bounds[2] + 1;
  } else {
    int64_t lower = signExtend(bounds[0], info.width);
    int64_t upper = signExtend(bounds[1], info.width);
    int64_t step = signExtend(bounds[2], info.width);
    if (step <= 0)
      return m.fail(inst, FaultKind::Undefined,
                    "the loop's step is not positive");
    if (lower < upper)
      count =
          (static_cast<uint64_t>(upper) - static_cast<uint64_t>(lower) - 1) /
              static_cast<uint64_t>(step) +
          1;
  }
  m.result(inst, 0).setScalar(Scalar::of(bounds[0]));
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

/// Operands: induction variable, step; goes back to the test.
static const Inst *runForNext(Machine &m, const Inst &inst) {
  Value &variable = m.operand(inst, 0);
  uint64_t sum = variable.scalar().bits + m.operand(inst, 1).scalar().bits;
  variable.setScalar(Scalar::of(truncateTo(sum, inst.immediate)));
  return m.jump(inst.target);
}

static LogicalResult decodeFor(Operation *op, Decoder &d) {
  auto loop = cast<scf::ForOp>(op);
  Block &body = *loop.getBody();
  auto *info = d.payload<ForInfo>();
  if (auto integer = dyn_cast<IntegerType>(loop.getInductionVar().getType()))
    info->width = integer.getWidth();
  info->isUnsigned = loop.getUnsignedCmp();
  uint32_t variable = d.slot(loop.getInductionVar());
  uint32_t left = d.hiddenSlot();
  // The step is read again in every round and must outlive nothing but itself:
  // it is defined outside of the loop.
  uint32_t step = d.slot(loop.getStep());
  d.emit(op, runForStart,
         {d.slot(loop.getLowerBound()), d.slot(loop.getUpperBound()), step},
         {variable, left})
      .payload = info;
  d.emitMove(op, loop.getInitArgs(), loop.getRegionIterArgs());
  uint32_t test = d.here();
  d.emit(op, runForTest, {left}, {});
  emitOpenScope(op, d);
  d.decodeBody(body);
  Operation *yield = body.getTerminator();
  d.emitMove(yield, yield->getOperands(), loop.getRegionIterArgs());
  emitCloseScope(op, d);
  Inst &again = d.emit(op, runForNext, {variable, step}, {});
  again.immediate = info->width;
  again.target = test;
  d.setElseTarget(test, d.here());
  d.emitMove(op, loop.getRegionIterArgs(), loop.getResults());
  return success();
}

static LogicalResult decodeWhile(Operation *op, Decoder &d) {
  auto loop = cast<scf::WhileOp>(op);
  Block &before = loop.getBefore().front();
  Block &after = loop.getAfter().front();
  d.emitMove(op, loop.getInits(), before.getArguments());
  uint32_t start = d.here();
  d.decodeBody(before);
  auto condition = cast<scf::ConditionOp>(before.getTerminator());
  d.emit(condition, runTest, {d.slot(condition.getCondition())}, {});
  uint32_t test = d.here() - 1;
  d.emitMove(condition, condition.getArgs(), after.getArguments());
  d.decodeBody(after);
  Operation *yield = after.getTerminator();
  d.emitMove(yield, yield->getOperands(), before.getArguments());
  d.setTarget(d.emitJump(op), start);
  d.setElseTarget(test, d.here());
  d.emitMove(condition, condition.getArgs(), loop.getResults());
  return success();
}

//===----------------------------------------------------------------------===//
// scf.forall, scf.parallel
//===----------------------------------------------------------------------===//

namespace {
/// Static bounds; kDynamic where the value is an operand.
struct ParallelInfo {
  llvm::SmallVector<int64_t> lower, upper, step;
  /// Whether threads share tensors.
  bool hasOuts = false;
};
} // namespace

/// Operands: the dynamic lower bounds, upper bounds and steps. Result: the
/// iteration space.
static const Inst *runParallelStart(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const ParallelInfo *>(inst.payload);
  unsigned operand = 0;
  llvm::SmallVector<int64_t, 3> bounds[3];
  const llvm::SmallVector<int64_t> *fixed[3] = {&info.lower, &info.upper,
                                                &info.step};
  for (unsigned kind = 0; kind < 3; ++kind)
    for (int64_t value : *fixed[kind]) {
      if (ShapedType::isDynamic(value) && !m.getIndex(inst, operand++, value))
        return nullptr;
      bounds[kind].push_back(value);
    }
  Ref<ParallelSpace> space(new ParallelSpace());
  for (auto [lower, upper, step] :
       llvm::zip_equal(bounds[0], bounds[1], bounds[2])) {
    if (step <= 0)
      return m.fail(inst, FaultKind::Undefined,
                    "the loop's step is not positive");
    space->addDimension(lower, upper, step);
  }
  ParallelOrder order = m.options().parallelOrder;
  // These do not take turns. Of any two threads, one comes first in one of the
  // two orders in which they see what was inserted.
  if (info.hasOuts && order == ParallelOrder::Interleaved)
    order = ParallelOrder::Forward;
  space->start(order);
  m.result(inst, 0) = Value::state(space.get());
  return m.next(inst);
}

/// Emits the start of a parallel loop; returns the slot of its iterations.
static uint32_t emitParallelStart(Operation *op, const ParallelInfo *info,
                                  ValueRange dynamicBounds, Decoder &d) {
  uint32_t space = d.hiddenSlot();
  llvm::SmallVector<uint32_t> bounds;
  for (mlir::Value bound : dynamicBounds)
    bounds.push_back(d.slot(bound));
  d.emit(op, runParallelStart, bounds, {space}).payload = info;
  return space;
}

/// Operands: what was inserted so far. Results: the shared outs as the thread
/// sees them. Their future buffers are shared among all threads, so whether a
/// thread sees what others insert is nobody's promise: it does in all orders
/// but the first, and a program that can tell depends on the order.
static const Inst *runShareOuts(Machine &m, const Inst &inst) {
  if (m.options().parallelOrder != ParallelOrder::Forward)
    for (unsigned i = 0; i < inst.numResults; ++i)
      m.result(inst, i) = m.operand(inst, i);
  return m.next(inst);
}

static LogicalResult decodeForall(Operation *op, Decoder &d) {
  auto loop = cast<scf::ForallOp>(op);
  auto *info = d.payload<ParallelInfo>();
  llvm::append_range(info->lower, loop.getStaticLowerBound());
  llvm::append_range(info->upper, loop.getStaticUpperBound());
  llvm::append_range(info->step, loop.getStaticStep());
  llvm::SmallVector<mlir::Value> bounds;
  llvm::append_range(bounds, loop.getDynamicLowerBound());
  llvm::append_range(bounds, loop.getDynamicUpperBound());
  llvm::append_range(bounds, loop.getDynamicStep());

  // In the first order every thread sees the shared outs as they were before
  // the loop; what the threads insert is accumulated apart and is the loop's
  // result.
  auto outs = loop.getRegionOutArgs();
  info->hasOuts = !outs.empty();
  llvm::SmallVector<uint32_t> initial, seen, accumulated, results;
  for (auto [out, argument, result] :
       llvm::zip_equal(loop.getOutputs(), outs, loop.getResults())) {
    initial.push_back(d.slot(out));
    seen.push_back(d.slot(argument));
    accumulated.push_back(d.hiddenSlot());
    results.push_back(d.slot(result));
  }
  d.emitMove(op, initial, seen);
  d.emitMove(op, initial, accumulated);
  uint32_t space = emitParallelStart(op, info, bounds, d);
  uint32_t firstSlot = d.numSlots();
  uint32_t test = openParallelLoop(op, space, loop.getInductionVars(), d);
  emitOpenScope(op, d);
  if (!accumulated.empty())
    d.emit(op, runShareOuts, accumulated, seen);
  d.decodeBody(*loop.getBody());
  for (auto [argument, slot] : llvm::zip_equal(outs, accumulated))
    d.rebind(argument, slot);
  for (Operation &insertion : loop.getTerminator().getYieldingOps())
    d.decodeOp(&insertion);
  for (auto [argument, slot] : llvm::zip_equal(outs, seen))
    d.rebind(argument, slot);
  emitCloseScope(op, d);
  closeParallelLoop(op, test, firstSlot, !accumulated.empty(), d);
  d.emitMove(op, accumulated, results);
  return success();
}

static LogicalResult decodeParallel(Operation *op, Decoder &d) {
  auto loop = cast<scf::ParallelOp>(op);
  auto *info = d.payload<ParallelInfo>();
  unsigned rank = loop.getNumLoops();
  info->lower.assign(rank, ShapedType::kDynamic);
  info->upper.assign(rank, ShapedType::kDynamic);
  info->step.assign(rank, ShapedType::kDynamic);
  llvm::SmallVector<mlir::Value> bounds;
  llvm::append_range(bounds, loop.getLowerBound());
  llvm::append_range(bounds, loop.getUpperBound());
  llvm::append_range(bounds, loop.getStep());

  // The results hold what was reduced so far.
  d.emitMove(op, loop.getInitVals(), loop.getResults());
  uint32_t space = emitParallelStart(op, info, bounds, d);
  uint32_t firstSlot = d.numSlots();
  uint32_t test = openParallelLoop(op, space, loop.getInductionVars(), d);
  emitOpenScope(op, d);
  d.decodeBody(*loop.getBody());
  auto reduce = cast<scf::ReduceOp>(loop.getBody()->getTerminator());
  for (auto [operand, region, result] : llvm::zip_equal(
           reduce.getOperands(), reduce.getReductions(), loop.getResults())) {
    Block &reduction = region.front();
    d.emitMove(reduce, ValueRange{result, operand}, reduction.getArguments());
    decodeYieldingBlock(reduction, ValueRange{result}, d);
  }
  emitCloseScope(op, d);
  closeParallelLoop(op, test, firstSlot, loop.getNumResults() > 0, d);
  return success();
}

void registerScfOps(OpRegistry &registry) {
  registry.add<scf::IfOp>(ControlLevel, decodeIf);
  registry.add<scf::IndexSwitchOp>(ControlLevel, decodeIndexSwitch);
  registry.add<scf::ExecuteRegionOp>(ControlLevel, decodeExecuteRegion);
  registry.add<scf::ForOp>(ControlLevel, decodeFor);
  registry.add<scf::WhileOp>(ControlLevel, decodeWhile);
  registry.add<scf::ForallOp>(ControlLevel, decodeForall);
  registry.add<scf::ParallelOp>(ControlLevel, decodeParallel);
  registry.addParts<scf::YieldOp, scf::ConditionOp, scf::InParallelOp,
                    scf::ReduceOp, scf::ReduceReturnOp>();
}

} // namespace bufdiff::oracle
