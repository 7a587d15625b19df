//===- Decoder.h - Turns operations into instructions -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_INTERPRETER_DECODER_H
#define BUFDIFF_ORACLE_INTERPRETER_DECODER_H

#include "mlir/IR/Operation.h"
#include "oracle/interpreter/Program.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <type_traits>

namespace bufdiff::oracle {

/// Decodes one function. An op's decode function (see Registry.h) calls it to
/// emit instructions.
class Decoder {
public:
  /// What ends a block of a region: a yield-like terminator that belongs to the
  /// region's parent op.
  using YieldFn = llvm::function_ref<mlir::LogicalResult(mlir::Operation *)>;

  Decoder(Program &program, const OpRegistry &registry, Function &function)
      : program(program), registry(registry), function(function) {}

  /// The slot of an SSA value, made on first sight.
  uint32_t slot(mlir::Value value);
  /// A slot that no SSA value owns: loop state, temporaries.
  uint32_t hiddenSlot() { return function.numSlots++; }

  /// From here on (until rebound) the value lives in that slot. For values that
  /// mean something else in part of a region: the shared outs of scf.forall are
  /// the accumulated result inside scf.forall.in_parallel.
  void rebind(mlir::Value value, uint32_t slot) { slots[value] = slot; }

  /// The slot with the state of an op whose body is being decoded, for ops in
  /// the body that ask it (linalg.index).
  void setStateSlot(mlir::Operation *op, uint32_t slot) {
    stateSlots[op] = slot;
  }
  std::optional<uint32_t> stateSlot(mlir::Operation *op) const {
    auto it = stateSlots.find(op);
    if (it == stateSlots.end())
      return std::nullopt;
    return it->second;
  }

  /// Whether the module has stack allocations at all: automatic allocation
  /// scopes cost nothing where it has none.
  bool usesStackAllocations() const { return program.stackAllocations; }
  /// Says that the result may depend on the order of parallel iterations.
  void noteParallelLoop() { program.parallelLoops = true; }
  /// Says that the op is more than one instruction and yet atomic.
  void noteAtomicBody() { program.atomicBodies = true; }
  /// The slots made so far. Those of a region's values and temporaries are made
  /// while it is decoded, one after the other.
  uint32_t numSlots() const { return function.numSlots; }

  /// The number of the next instruction.
  uint32_t here() const { return function.code.size(); }

  /// Appends an instruction for `op` on its own operands and results. The
  /// reference is valid until the next emit.
  Inst &emit(mlir::Operation *op, Handler handler);
  /// Appends an instruction on slots of the caller's choice.
  Inst &emit(mlir::Operation *op, Handler handler,
             llvm::ArrayRef<uint32_t> operands,
             llvm::ArrayRef<uint32_t> results);
  /// Appends a parallel move: every source is read before any destination is
  /// written. Emits nothing when there is nothing to move.
  void emitMove(mlir::Operation *op, llvm::ArrayRef<uint32_t> from,
                llvm::ArrayRef<uint32_t> to);
  void emitMove(mlir::Operation *op, mlir::ValueRange from,
                mlir::ValueRange to);
  /// Appends a jump; set its target with `setTarget`.
  uint32_t emitJump(mlir::Operation *op);
  /// Appends an instruction that ends the run as Unsupported.
  void emitUnsupported(mlir::Operation *op, const llvm::Twine &why);

  Inst &at(uint32_t inst) { return function.code[inst]; }
  void setTarget(uint32_t inst, uint32_t target) { at(inst).target = target; }
  void setElseTarget(uint32_t inst, uint32_t target) {
    at(inst).elseTarget = target;
  }

  /// Decodes the operations of a block but its terminator.
  void decodeBody(mlir::Block &block);
  /// Decodes a region of any number of blocks, entry first. Branches between
  /// its blocks work; a terminator that is not a branch goes to `yield`.
  void decodeRegion(mlir::Region &region, YieldFn yield);
  /// Decodes one operation through the registry.
  void decodeOp(mlir::Operation *op);
  /// For branch ops: jump from `inst` (its target, or its elseTarget) to a
  /// block of the region being decoded.
  void branchTo(uint32_t inst, mlir::Block *block, bool isElse = false);
  /// For branches with many targets: `*cell` receives the instruction number
  /// when the region is complete. `cell` must be part of a payload.
  void branchTo(uint32_t *cell, mlir::Block *block);

  /// A payload that lives as long as the program.
  template <typename T, typename... Args>
  T *payload(Args &&...args) {
    T *object =
        new (program.arena.Allocate<T>()) T(std::forward<Args>(args)...);
    if constexpr (!std::is_trivially_destructible_v<T>)
      program.payloads.emplace_back(
          +[](void *p) { static_cast<T *>(p)->~T(); }, object);
    return object;
  }

  /// The function with that name, also one that is decoded later; null when
  /// the module has none.
  const Function *lookupFunction(llvm::StringRef name) const;
  /// The number of a global in Program::globals(); -1 when there is none.
  int lookupGlobal(llvm::StringRef name) const;
  const OpRegistry &getRegistry() const { return registry; }

private:
  struct PendingBranch {
    mlir::Block *block;
    uint32_t inst;
    bool isElse;
    uint32_t *cell;
  };

  uint32_t numberOf(mlir::Operation *op);

  Program &program;
  const OpRegistry &registry;
  Function &function;
  llvm::DenseMap<mlir::Value, uint32_t> slots;
  llvm::DenseMap<mlir::Block *, uint32_t> blockStarts;
  llvm::DenseMap<mlir::Operation *, uint32_t> stateSlots;
  std::vector<PendingBranch> pending;
  mlir::Operation *lastNumbered = nullptr;
  uint32_t lastNumber = 0;
};

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_INTERPRETER_DECODER_H
