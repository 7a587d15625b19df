//===- Decoder.cpp - Turns operations into instructions -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/interpreter/Decoder.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "oracle/interpreter/Machine.h"

using namespace mlir;

namespace bufdiff::oracle {

static const Inst *runUnsupported(Machine &m, const Inst &inst) {
  return m.unsupported(inst, *static_cast<const std::string *>(inst.payload));
}

static const Inst *runJump(Machine &m, const Inst &inst) {
  return m.jump(inst.target);
}

static const Inst *runMoveOne(Machine &m, const Inst &inst) {
  m.slot(inst.slots[1]) = m.slot(inst.slots[0]);
  return m.next(inst);
}

/// Sources are read before any destination is written: a loop may swap its
/// iteration arguments.
static const Inst *runMove(Machine &m, const Inst &inst) {
  llvm::SmallVector<Value, 8> values;
  for (unsigned i = 0; i < inst.numOperands; ++i)
    values.push_back(m.operand(inst, i));
  for (unsigned i = 0; i < inst.numResults; ++i)
    m.result(inst, i) = std::move(values[i]);
  return m.next(inst);
}

uint32_t Decoder::slot(mlir::Value value) {
  auto [it, isNew] = slots.try_emplace(value, function.numSlots);
  if (isNew)
    ++function.numSlots;
  return it->second;
}

uint32_t Decoder::numberOf(Operation *op) {
  if (op != lastNumbered) {
    lastNumbered = op;
    lastNumber = program.operations.size();
    program.operations.push_back(op);
  }
  return lastNumber;
}

Inst &Decoder::emit(Operation *op, Handler handler) {
  unsigned numOperands = op->getNumOperands();
  unsigned numResults = op->getNumResults();
  uint32_t *row = program.arena.Allocate<uint32_t>(numOperands + numResults);
  uint32_t *at = row;
  for (mlir::Value operand : op->getOperands())
    *at++ = slot(operand);
  for (mlir::Value result : op->getResults())
    *at++ = slot(result);
  Inst inst;
  inst.handler = handler;
  inst.slots = row;
  inst.op = op;
  inst.opId = numberOf(op);
  inst.numOperands = numOperands;
  inst.numResults = numResults;
  function.code.push_back(inst);
  return function.code.back();
}

Inst &Decoder::emit(Operation *op, Handler handler,
                    llvm::ArrayRef<uint32_t> operands,
                    llvm::ArrayRef<uint32_t> results) {
  uint32_t *row =
      program.arena.Allocate<uint32_t>(operands.size() + results.size());
  std::copy(operands.begin(), operands.end(), row);
  std::copy(results.begin(), results.end(), row + operands.size());
  Inst inst;
  inst.handler = handler;
  inst.slots = row;
  inst.op = op;
  inst.opId = numberOf(op);
  inst.numOperands = operands.size();
  inst.numResults = results.size();
  function.code.push_back(inst);
  return function.code.back();
}

void Decoder::emitMove(Operation *op, llvm::ArrayRef<uint32_t> from,
                       llvm::ArrayRef<uint32_t> to) {
  assert(from.size() == to.size() && "one source a destination");
  if (from.empty())
    return;
  emit(op, from.size() == 1 ? runMoveOne : runMove, from, to);
}

void Decoder::emitMove(Operation *op, ValueRange from, ValueRange to) {
  llvm::SmallVector<uint32_t, 8> sources, destinations;
  for (mlir::Value value : from)
    sources.push_back(slot(value));
  for (mlir::Value value : to)
    destinations.push_back(slot(value));
  emitMove(op, sources, destinations);
}

uint32_t Decoder::emitJump(Operation *op) {
  emit(op, runJump, {}, {});
  return here() - 1;
}

void Decoder::emitUnsupported(Operation *op, const llvm::Twine &why) {
  const std::string *text = payload<std::string>(why.str());
  emit(op, runUnsupported, {}, {}).payload = text;
}

/// Tensors and buffers are within a run's budget, or the run ends; vectors are
/// made without asking.
static bool hasHugeVector(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return vector && !Array::isAffordable(vector.getShape(), 1);
  });
}

void Decoder::decodeOp(Operation *op) {
  DecodeFn decode = registry.lookup(op);
  if (!decode) {
    emitUnsupported(op, op->getName().getStringRef());
    return;
  }
  if (hasHugeVector(op)) {
    emitUnsupported(op, "a vector of that size");
    return;
  }
  uint32_t before = here();
  if (succeeded(decode(op, *this)))
    return;
  // Whatever was emitted before it gave up must not run.
  function.code.resize(before);
  emitUnsupported(op, op->getName().getStringRef() + " (in this form)");
}

void Decoder::decodeBody(Block &block) {
  for (Operation &op : block.without_terminator())
    decodeOp(&op);
}

void Decoder::decodeRegion(Region &region, YieldFn yield) {
  size_t firstPending = pending.size();
  for (Block &block : region) {
    blockStarts[&block] = here();
    for (Operation &op : block) {
      if (op.hasTrait<OpTrait::IsTerminator>() && !isa<BranchOpInterface>(op)) {
        if (failed(yield(&op)))
          decodeOp(&op);
        continue;
      }
      decodeOp(&op);
    }
    if (!block.mightHaveTerminator())
      emitUnsupported(region.getParentOp(), "a block without a terminator");
  }
  for (size_t i = firstPending, e = pending.size(); i < e; ++i) {
    const PendingBranch &branch = pending[i];
    uint32_t target = blockStarts.lookup(branch.block);
    if (branch.cell)
      *branch.cell = target;
    else if (branch.isElse)
      setElseTarget(branch.inst, target);
    else
      setTarget(branch.inst, target);
  }
  pending.resize(firstPending);
}

void Decoder::branchTo(uint32_t inst, Block *block, bool isElse) {
  pending.push_back({block, inst, isElse, nullptr});
}

void Decoder::branchTo(uint32_t *cell, Block *block) {
  pending.push_back({block, 0, false, cell});
}

const Function *Decoder::lookupFunction(llvm::StringRef name) const {
  return program.lookup(name);
}

int Decoder::lookupGlobal(llvm::StringRef name) const {
  auto it = program.globalNumbers.find(name);
  return it == program.globalNumbers.end() ? -1 : static_cast<int>(it->second);
}

} // namespace bufdiff::oracle
