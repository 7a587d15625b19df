//===- ControlFlowOps.cpp - Semantics of the cf dialect -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"
#include "oracle/interpreter/Registry.h"

using namespace mlir;

namespace bufdiff::oracle {

/// Moves the operands that a branch hands to a block, then jumps there.
static void emitBranch(Operation *op, ValueRange operands, Block *block,
                       Decoder &d) {
  d.emitMove(op, operands, block->getArguments());
  d.branchTo(d.emitJump(op), block);
}

static LogicalResult decodeBranch(Operation *op, Decoder &d) {
  auto branch = cast<cf::BranchOp>(op);
  emitBranch(op, branch.getDestOperands(), branch.getDest(), d);
  return success();
}

static const Inst *runCondBranch(Machine &m, const Inst &inst) {
  Scalar condition = m.operand(inst, 0).scalar();
  if (!condition.isDefined())
    return m.failUndefined(inst, 0, condition);
  return m.jump(condition.bits ? inst.target : inst.elseTarget);
}

static LogicalResult decodeCondBranch(Operation *op, Decoder &d) {
  auto branch = cast<cf::CondBranchOp>(op);
  d.emit(op, runCondBranch, {d.slot(branch.getCondition())}, {});
  uint32_t test = d.here() - 1;
  d.setTarget(test, d.here());
  emitBranch(op, branch.getTrueDestOperands(), branch.getTrueDest(), d);
  d.setElseTarget(test, d.here());
  emitBranch(op, branch.getFalseDestOperands(), branch.getFalseDest(), d);
  return success();
}

namespace {
struct SwitchCases {
  llvm::SmallVector<uint64_t> values;
  /// One target a value, then the default's.
  llvm::SmallVector<uint32_t> targets;
};
} // namespace

static const Inst *runSwitch(Machine &m, const Inst &inst) {
  Scalar flag = m.operand(inst, 0).scalar();
  if (!flag.isDefined())
    return m.failUndefined(inst, 0, flag);
  const auto &cases = *static_cast<const SwitchCases *>(inst.payload);
  for (auto [value, target] : llvm::zip_first(cases.values, cases.targets))
    if (value == flag.bits)
      return m.jump(target);
  return m.jump(cases.targets.back());
}

static LogicalResult decodeSwitch(Operation *op, Decoder &d) {
  auto branch = cast<cf::SwitchOp>(op);
  auto *cases = d.payload<SwitchCases>();
  d.emit(op, runSwitch, {d.slot(branch.getFlag())}, {}).payload = cases;
  if (std::optional<DenseIntElementsAttr> values = branch.getCaseValues())
    for (const APInt &value : values->getValues<APInt>())
      cases->values.push_back(value.getZExtValue());
  for (auto [i, block] : llvm::enumerate(branch.getCaseDestinations())) {
    cases->targets.push_back(d.here());
    emitBranch(op, branch.getCaseOperands(i), block, d);
  }
  cases->targets.push_back(d.here());
  emitBranch(op, branch.getDefaultOperands(), branch.getDefaultDestination(),
             d);
  return success();
}

static const Inst *runAssert(Machine &m, const Inst &inst) {
  Scalar condition = m.operand(inst, 0).scalar();
  if (!condition.isDefined())
    return m.failUndefined(inst, 0, condition);
  if (!condition.bits)
    return m.fail(inst, FaultKind::Undefined,
                  "assertion failed: " + cast<cf::AssertOp>(inst.op).getMsg());
  return m.next(inst);
}

void registerControlFlowOps(OpRegistry &registry) {
  registry.add<cf::BranchOp>(ControlLevel, decodeBranch);
  registry.add<cf::CondBranchOp>(ControlLevel, decodeCondBranch);
  registry.add<cf::SwitchOp>(ControlLevel, decodeSwitch);
  registry.addSimple<cf::AssertOp, runAssert>(ControlLevel);
}

} // namespace bufdiff::oracle
