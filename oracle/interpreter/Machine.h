//===- Machine.h - Runs a decoded program -----------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_INTERPRETER_MACHINE_H
#define BUFDIFF_ORACLE_INTERPRETER_MACHINE_H

#include "oracle/interpreter/Outcome.h"
#include "oracle/interpreter/Program.h"
#include "oracle/memory/Memory.h"
#include "oracle/value/ElementType.h"
#include "llvm/ADT/Twine.h"
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace bufdiff::oracle {

/// The order in which the iterations of a parallel loop run. All of them are
/// legal; a program must not be able to tell. Interleaved iterations run in
/// shuffled groups, those of a group by turns, a few instructions each: only so
/// do iterations get in each other's way that write memory before they read it.
enum class ParallelOrder : uint8_t { Forward, Reverse, Interleaved };

struct RunOptions {
  /// Instructions. A generated module takes some thousand.
  uint64_t stepBudget = 20'000'000;
  int64_t byteBudget = int64_t(256) << 20;
  /// Calls that have not returned.
  unsigned depthBudget = 10'000;
  /// Remember who wrote each element last: for explanations, costs time.
  bool trackWriters = false;
  ParallelOrder parallelOrder = ParallelOrder::Forward;
};

/// One lane or more, with the type it is to be compared and printed as.
struct ObservedValue {
  ElementType type;
  /// Empty for scalars.
  llvm::SmallVector<int64_t> shape;
  bool isShaped = false;
  /// Row-major, `type.lanes` words an element. Null when the value could not
  /// be observed.
  Ref<Array> contents;
};

struct TraceEvent {
  enum class Kind : uint8_t { Print, Call };
  Kind kind = Kind::Print;
  /// The called function's name, or text that was printed.
  std::string text;
  std::vector<ObservedValue> values;
  mlir::Operation *op = nullptr;
};

/// Of the run's own operations: what the entry was given is not counted.
struct RunCounts {
  uint64_t steps = 0;
  uint64_t allocations = 0;
  uint64_t copies = 0;
  /// Allocated in all, not at once; of the interpreter's own memory, which
  /// holds a state and a writer beside each word.
  uint64_t bytes = 0;
};

/// A run. Handlers get it, and may call everything public.
class Machine {
public:
  Machine(const Program &program, const RunOptions &options);
  ~Machine();

  /// Runs `function` with `arguments` (one a function argument) to its end.
  Outcome run(const Function &function, std::vector<Value> arguments);
  /// What it returned, when it completed.
  std::vector<Value> &results() { return returned; }

  //===--- for handlers: slots -------------------------------------------===//

  Value &operand(const Inst &inst, unsigned i) { return slot(inst.slots[i]); }
  Value &result(const Inst &inst, unsigned i = 0) {
    return slot(inst.slots[inst.numOperands + i]);
  }
  Value &slot(uint32_t number) { return frame[number]; }

  /// The operand as an index; false (with the run ended) when its contents are
  /// undefined.
  bool getIndex(const Inst &inst, unsigned i, int64_t &value) {
    Scalar scalar = operand(inst, i).scalar();
    if (LLVM_UNLIKELY(!scalar.isDefined())) {
      failUndefined(inst, i, scalar);
      return false;
    }
    value = static_cast<int64_t>(scalar.bits);
    return true;
  }

  //===--- for handlers: where to go on ----------------------------------===//

  const Inst *next(const Inst &inst) const { return &inst + 1; }
  const Inst *jump(uint32_t target) const { return code + target; }
  /// Ends the run with a fault. Returns null, for `return m.fail(...)`.
  const Inst *fail(const Inst &inst, FaultKind kind, const llvm::Twine &why,
                   const Allocation *allocation = nullptr);
  const Inst *fail(const Inst &inst, const AccessFault &fault,
                   const MemRef &memref) {
    return fail(inst, fault.kind, fault.why, memref.allocation);
  }
  /// A decision was taken from undefined or poison contents.
  const Inst *failUndefined(const Inst &inst, unsigned operand, Scalar value);
  const Inst *unsupported(const Inst &inst, const llvm::Twine &why);
  const Inst *outOfBudget(const Inst &inst, const llvm::Twine &what);

  /// Enters a function; its result slots are the instruction's results.
  const Inst *call(const Inst &inst, const Function &callee);
  /// Leaves the current function with the instruction's operands.
  const Inst *ret(const Inst &inst);

  /// For instructions that move or make many words: counts them as steps. The
  /// run ends with the next instruction when no steps are left.
  void charge(int64_t words) {
    stepLimit -= std::min<uint64_t>(stepLimit, words / wordsPerStep);
  }

  //===--- for handlers: the world ---------------------------------------===//

  Memory &memory() { return heap; }
  const RunOptions &options() const { return opts; }
  const Program &getProgram() const { return program; }
  WriterId writer(const Inst &inst) const { return inst.opId + 1; }
  bool tracksWriters() const { return opts.trackWriters; }
  RunCounts &counts() { return count; }

  /// The value of a tensor-level global (ml_program), or a view of a memory
  /// one (memref), made on first use.
  Value &global(unsigned number);
  /// A whole memref.global's view.
  Ref<MemRef> globalMemory(unsigned number);

  void trace(TraceEvent event) { events.push_back(std::move(event)); }
  std::vector<TraceEvent> &trace() { return events; }

  /// Stack allocations belong to the innermost open scope.
  void openScope() { scopeStarts.push_back(scopeAllocations.size()); }
  void closeScope();
  void addToScope(Allocation *allocation) {
    scopeAllocations.push_back(allocation);
  }

  /// For external functions: how often `name` was called, counted from 0.
  unsigned nextExternalCall(llvm::StringRef name) {
    return externalCalls[name]++;
  }

  //===--- for handlers: iterations by turns -----------------------------===//

  /// The slots of the current frame that only the body of a loop uses.
  struct SlotRange {
    uint32_t first = 0, count = 0;
  };
  /// One iteration among others.
  struct Turn {
    /// What it does next; null when it is done.
    const Inst *inst = nullptr;
    /// What its body's slots hold while others run.
    std::vector<Value> slots;
    /// What its open scopes hold, in the form of the machine's, while others
    /// run.
    std::vector<size_t> scopeStarts;
    std::vector<Allocation *> scopeAllocations;
    /// What it has printed and called so far. The trace has that of one
    /// iteration after the other: how they mix is nobody's promise, and says
    /// nothing about what they do.
    std::vector<TraceEvent> events;
  };
  /// Whether iterations run by turns already: loops inside of them do not.
  bool takesTurns() const { return turnsTaken; }
  /// Runs the iterations by turns until each of them has come to `end`, and
  /// returns `end`; null when the run ended. Nothing outside of `body` may be
  /// written by slot.
  const Inst *takeTurns(llvm::MutableArrayRef<Turn> turns, SlotRange body,
                        const Inst &end);

private:
  struct Frame {
    const Function *function;
    const Inst *returnTo; // the call; null for the entry
    size_t base;
  };

  /// Instructions of a turn. Few, so that no iteration is done with a buffer
  /// before the next one begins; not one, since a change costs as much as some
  /// instructions.
  static constexpr unsigned instructionsPerTurn = 3;
  /// Moving so many words takes about as long as an instruction.
  static constexpr unsigned wordsPerStep = 16;

  const Inst *enter(const Function &function, const Inst *from);

  const Program &program;
  RunOptions opts;
  uint64_t stepLimit = 0;
  Memory heap;
  RunCounts count;
  Outcome outcome;
  std::vector<Frame> frames;
  std::vector<Value> stack;
  Value *frame = nullptr;
  const Inst *code = nullptr;
  std::vector<Value> returned;
  std::vector<TraceEvent> events;
  std::vector<Value> globals;
  std::vector<Allocation *> scopeAllocations;
  llvm::SmallVector<size_t> scopeStarts;
  llvm::StringMap<unsigned> externalCalls;
  bool turnsTaken = false;
};

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_INTERPRETER_MACHINE_H
