//===- Machine.cpp - Runs a decoded program -------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/interpreter/Machine.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace bufdiff::oracle {

llvm::StringRef faultName(FaultKind kind) {
  switch (kind) {
  case FaultKind::OutOfBounds:
    return "out-of-bounds";
  case FaultKind::UseAfterFree:
    return "use-after-free";
  case FaultKind::DoubleFree:
    return "double-free";
  case FaultKind::InvalidFree:
    return "invalid-free";
  case FaultKind::Leak:
    return "leak";
  case FaultKind::UninitializedRead:
    return "uninitialized-read";
  case FaultKind::WriteToConstant:
    return "write-to-constant";
  case FaultKind::ArgumentClobbered:
    return "argument-clobbered";
  case FaultKind::LayoutMismatch:
    return "layout-mismatch";
  case FaultKind::OverlappingCopy:
    return "overlapping-copy";
  case FaultKind::Race:
    return "race";
  case FaultKind::Undefined:
    return "undefined-behaviour";
  }
  llvm_unreachable("covered switch");
}

Machine::Machine(const Program &program, const RunOptions &options)
    : program(program), opts(options), heap(options.trackWriters) {
  heap.byteBudget = options.byteBudget;
  globals.resize(program.globals().size());
}

Machine::~Machine() = default;

Outcome Machine::run(const Function &function, std::vector<Value> arguments) {
  assert(arguments.size() == function.numArguments && "one value an argument");
  outcome = Outcome();
  if (function.external) {
    outcome.kind = Outcome::Kind::Unsupported;
    outcome.op = function.op;
    outcome.why = "the entry has no body";
    return outcome;
  }
  // What was there before are the arguments, which no operation made.
  int64_t bytesBefore = heap.bytesAllocated();
  size_t allocationsBefore = heap.allocations().size();
  const Inst *inst = enter(function, /*from=*/nullptr);
  std::move(arguments.begin(), arguments.end(), frame);
  uint64_t steps = 0;
  stepLimit = opts.stepBudget;
  while (inst) {
    if (LLVM_UNLIKELY(++steps > stepLimit)) {
      outOfBudget(*inst, "steps");
      break;
    }
    inst = inst->handler(*this, *inst);
  }
  count.steps += steps;
  count.bytes = heap.bytesAllocated() - bytesBefore;
  count.allocations = heap.allocations().size() - allocationsBefore;
  return outcome;
}

const Inst *Machine::enter(const Function &function, const Inst *from) {
  size_t base = frames.empty()
                    ? 0
                    : frames.back().base + frames.back().function->numSlots;
  size_t needed = base + function.numSlots;
  if (needed > stack.size())
    stack.resize(std::max(needed, 2 * stack.size()));
  frames.push_back({&function, from, base});
  frame = stack.data() + base;
  code = function.code.data();
  openScope();
  return code;
}

const Inst *Machine::call(const Inst &inst, const Function &callee) {
  if (frames.size() >= opts.depthBudget)
    return outOfBudget(inst, "call depth");
  // Tensors in the frames of a recursion add up.
  if (Array::liveWords() > opts.byteBudget / int64_t(sizeof(uint64_t)))
    return outOfBudget(inst, "bytes");
  size_t callerBase = frames.back().base;
  const Inst *first = enter(callee, &inst);
  for (unsigned i = 0; i < inst.numOperands; ++i)
    frame[i] = stack[callerBase + inst.slots[i]];
  return first;
}

const Inst *Machine::ret(const Inst &inst) {
  closeScope();
  Frame done = frames.back();
  if (!done.returnTo) {
    for (unsigned i = 0; i < inst.numOperands; ++i)
      returned.push_back(operand(inst, i));
    return nullptr;
  }
  frames.pop_back();
  const Frame &caller = frames.back();
  Value *callerFrame = stack.data() + caller.base;
  const Inst &site = *done.returnTo;
  for (unsigned i = 0; i < inst.numOperands; ++i)
    callerFrame[site.slots[site.numOperands + i]] = frame[inst.slots[i]];
  // Drop what the callee held: a slot left behind would keep memory alive.
  for (unsigned i = 0, e = done.function->numSlots; i < e; ++i)
    frame[i] = Value();
  frame = callerFrame;
  code = caller.function->code.data();
  return &site + 1;
}

const Inst *Machine::fail(const Inst &inst, FaultKind kind,
                          const llvm::Twine &why,
                          const Allocation *allocation) {
  outcome.kind = Outcome::Kind::Fault;
  outcome.fault = kind;
  outcome.op = inst.op;
  outcome.why = why.str();
  if (allocation) {
    outcome.allocatedBy = allocation->allocatedBy;
    outcome.freedBy = allocation->freedBy;
  }
  return nullptr;
}

const Inst *Machine::failUndefined(const Inst &inst, unsigned operand,
                                   Scalar value) {
  return fail(inst, FaultKind::UninitializedRead,
              llvm::Twine("operand #") + llvm::Twine(operand) +
                  (value.state == Definedness::Poison ? " is poison"
                                                      : " is undefined"));
}

const Inst *Machine::unsupported(const Inst &inst, const llvm::Twine &why) {
  outcome.kind = Outcome::Kind::Unsupported;
  outcome.op = inst.op;
  outcome.why = why.str();
  return nullptr;
}

const Inst *Machine::outOfBudget(const Inst &inst, const llvm::Twine &what) {
  outcome.kind = Outcome::Kind::Budget;
  outcome.op = inst.op;
  outcome.why = ("out of " + what).str();
  return nullptr;
}

void Machine::closeScope() {
  size_t start = scopeStarts.pop_back_val();
  for (size_t i = start, e = scopeAllocations.size(); i < e; ++i)
    heap.expire(*scopeAllocations[i]);
  scopeAllocations.resize(start);
}

const Inst *Machine::takeTurns(llvm::MutableArrayRef<Turn> turns,
                               SlotRange body, const Inst &end) {
  turnsTaken = true;
  size_t depth = frames.size();
  size_t openScopes = scopeStarts.size();
  size_t scoped = scopeAllocations.size();
  std::vector<TraceEvent> before = std::move(events);
  events.clear();
  auto changeOver = [&](Turn &turn) {
    std::swap_ranges(turn.slots.begin(), turn.slots.end(), frame + body.first);
    std::swap(turn.events, events);
  };
  uint64_t steps = 0;
  bool ended = false;
  for (size_t left = turns.size(); left > 0 && !ended;) {
    for (Turn &turn : turns) {
      if (!turn.inst)
        continue;
      changeOver(turn);
      scopeStarts.append(turn.scopeStarts.begin(), turn.scopeStarts.end());
      llvm::append_range(scopeAllocations, turn.scopeAllocations);
      const Inst *inst = turn.inst;
      // A turn does not end inside of a call: the frame is the callee's there,
      // and the callee may come to the same instruction.
      for (unsigned done = 0;
           inst && (frames.size() != depth ||
                    (inst != &end && done < instructionsPerTurn));
           ++done) {
        if (LLVM_UNLIKELY(++steps > stepLimit)) {
          inst = outOfBudget(*inst, "steps");
          break;
        }
        inst = inst->handler(*this, *inst);
      }
      if (!inst) {
        std::swap(turn.events, events);
        ended = true;
        break;
      }
      turn.scopeStarts.assign(scopeStarts.begin() + openScopes,
                              scopeStarts.end());
      turn.scopeAllocations.assign(scopeAllocations.begin() + scoped,
                                   scopeAllocations.end());
      scopeStarts.truncate(openScopes);
      scopeAllocations.resize(scoped);
      changeOver(turn);
      turn.inst = inst == &end ? nullptr : inst;
      left -= inst == &end;
    }
  }
  events = std::move(before);
  for (Turn &turn : turns)
    llvm::move(turn.events, std::back_inserter(events));
  count.steps += steps;
  stepLimit -= std::min(stepLimit, steps);
  turnsTaken = false;
  return ended ? nullptr : &end;
}

Value &Machine::global(unsigned number) {
  Value &value = globals[number];
  if (value.isNone()) {
    const Global &global = program.globals()[number];
    Ref<Array> contents = Array::create(
        global.shape, global.lanes, Definedness::Undefined, opts.trackWriters);
    if (global.initial) {
      int64_t count = contents->numWords();
      std::copy_n(global.initial->words(), count, contents->words());
      std::copy_n(global.initial->states(), count, contents->states());
    }
    value = Value(contents);
  }
  return value;
}

Ref<MemRef> Machine::globalMemory(unsigned number) {
  Value &value = globals[number];
  if (value.isMemRef())
    return Ref<MemRef>(&value.memref());
  const Global &global = program.globals()[number];
  Ref<MemRef> memref(new MemRef());
  memref->sizes.assign(global.shape.begin(), global.shape.end());
  memref->strides.resize(global.shape.size());
  int64_t stride = 1;
  for (unsigned i = global.shape.size(); i-- > 0;) {
    memref->strides[i] = stride;
    stride = wrappingProduct(stride, global.shape[i]);
  }
  memref->allocation = heap.allocate(memref->numElements(), global.lanes,
                                     Allocation::Origin::Global, global.op);
  if (!memref->allocation)
    return Ref<MemRef>();
  if (global.initial)
    (void)heap.write(*memref, *global.initial, /*writer=*/0);
  memref->allocation->writable = !global.constant;
  value = Value(memref);
  return memref;
}

} // namespace bufdiff::oracle
