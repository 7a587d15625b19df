//===- ParallelSpace.cpp - The iterations of a parallel loop --------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/dialects/ParallelSpace.h"
#include <algorithm>
#include <limits>
#include <numeric>

using namespace mlir;

namespace bufdiff::oracle {

/// More iterations than this are not shuffled but reversed: no step budget
/// reaches that far anyway.
static constexpr int64_t kMaxShuffled = 1 << 20;

void ParallelSpace::addDimension(int64_t lower, int64_t upper, int64_t step) {
  lowers.push_back(lower);
  steps.push_back(step);
  // The distance may not have a sign to spare.
  uint64_t distance =
      static_cast<uint64_t>(upper) - static_cast<uint64_t>(lower) - 1;
  int64_t count = 0;
  if (upper > lower)
    count = static_cast<int64_t>(
        std::min<uint64_t>(distance / static_cast<uint64_t>(step),
                           std::numeric_limits<int64_t>::max() - 1) +
        1);
  counts.push_back(count);
  if (__builtin_mul_overflow(total, count, &total))
    total = INT64_MAX; // beyond any budget
}

void ParallelSpace::start(ParallelOrder requested) {
  order = requested;
  if (order != ParallelOrder::Interleaved)
    return;
  if (total > kMaxShuffled) {
    order = ParallelOrder::Reverse;
    return;
  }
  shuffled.resize(total);
  std::iota(shuffled.begin(), shuffled.end(), 0);
  // A fixed generator: the same order on every machine.
  uint64_t state = 0x9e3779b97f4a7c15;
  for (int64_t i = total; i > 1; --i) {
    state = state * 6364136223846793005 + 1442695040888963407;
    std::swap(shuffled[i - 1], shuffled[(state >> 33) % i]);
  }
}

bool ParallelSpace::next(llvm::MutableArrayRef<int64_t> inductionVariables) {
  if (position >= total)
    return false;
  int64_t linear = position++;
  if (order == ParallelOrder::Reverse)
    linear = total - 1 - linear;
  else if (order == ParallelOrder::Interleaved)
    linear = shuffled[linear];
  for (unsigned dim = lowers.size(); dim-- > 0;) {
    // The sum is between the bounds; the product need not be.
    inductionVariables[dim] =
        static_cast<int64_t>(static_cast<uint64_t>(lowers[dim]) +
                             static_cast<uint64_t>(linear % counts[dim]) *
                                 static_cast<uint64_t>(steps[dim]));
    linear /= counts[dim];
  }
  return true;
}

/// Iterations that run by turns. Any two of them can get in each other's way.
static constexpr unsigned kGroup = 3;

/// Operand: the iteration space. Results: the induction variables. The payload
/// is the body's SlotRange when its iterations may run by turns, or null.
static const Inst *runParallelNext(Machine &m, const Inst &inst) {
  auto &space = *static_cast<ParallelSpace *>(m.operand(inst, 0).getObject());
  llvm::SmallVector<int64_t, 4> variables(space.rank());
  auto begin = [&] {
    if (!space.next(variables))
      return false;
    for (auto [i, variable] : llvm::enumerate(variables))
      m.result(inst, i).setScalar(Scalar::of(static_cast<uint64_t>(variable)));
    return true;
  };
  const auto *body = static_cast<const Machine::SlotRange *>(inst.payload);
  if (!body || m.options().parallelOrder != ParallelOrder::Interleaved ||
      m.takesTurns() || m.getProgram().hasAtomicBodies())
    return begin() ? m.next(inst) : m.jump(inst.elseTarget);

  llvm::SmallVector<Machine::Turn, kGroup> turns;
  while (turns.size() < kGroup && begin()) {
    turns.emplace_back();
    turns.back().inst = m.next(inst);
    Value *slots = &m.slot(body->first);
    turns.back().slots.assign(slots, slots + body->count);
  }
  if (turns.empty())
    return m.jump(inst.elseTarget);
  return m.takeTurns(turns, *body, inst);
}

uint32_t openParallelLoop(Operation *op, uint32_t space,
                          ValueRange inductionVariables, Decoder &d) {
  d.noteParallelLoop();
  llvm::SmallVector<uint32_t> variables;
  for (mlir::Value variable : inductionVariables)
    variables.push_back(d.slot(variable));
  uint32_t test = d.here();
  d.emit(op, runParallelNext, {space}, variables);
  return test;
}

void closeParallelLoop(Operation *op, uint32_t test, uint32_t firstSlot,
                       bool accumulates, Decoder &d) {
  d.setTarget(d.emitJump(op), test);
  d.setElseTarget(test, d.here());
  if (!accumulates)
    d.at(test).payload = d.payload<Machine::SlotRange>(
        Machine::SlotRange{firstSlot, d.numSlots() - firstSlot});
}

} // namespace bufdiff::oracle
