//===- Program.h - A module decoded for the interpreter ---------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module is decoded once: every function becomes a row of instructions, each
// a handler, the slots of its operands and results, and what could be worked
// out beforehand. Regions are flattened into the row of their function with
// jumps, so that loops, branches and bodies of linalg ops run without C++
// recursion.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_INTERPRETER_PROGRAM_H
#define BUFDIFF_ORACLE_INTERPRETER_PROGRAM_H

#include "mlir/IR/BuiltinOps.h"
#include "oracle/value/Value.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"
#include <memory>
#include <string>
#include <vector>

namespace bufdiff::oracle {

class Machine;
class OpRegistry;
struct Inst;

/// Executes one instruction and returns the next, or null when the run ends
/// (Machine::fail and its like return null).
using Handler = const Inst *(*)(Machine &, const Inst &);

struct Inst {
  Handler handler = nullptr;
  /// Slots of the operands, then of the results.
  const uint32_t *slots = nullptr;
  /// What the decoder prepared; its type is the handler's business.
  const void *payload = nullptr;
  mlir::Operation *op = nullptr;
  /// A small constant of the handler's: widths, predicates, counts.
  uint64_t immediate = 0;
  /// Instruction numbers in the same function, where the handler may jump.
  uint32_t target = 0;
  uint32_t elseTarget = 0;
  uint16_t numOperands = 0;
  uint16_t numResults = 0;
  /// Number of `op` in its Program, for WriterId.
  uint32_t opId = 0;
};

/// A function ready to run. Its arguments are the slots 0, 1, ...
struct Function {
  std::string name;
  mlir::Operation *op = nullptr; // func.func
  unsigned numArguments = 0;
  unsigned numSlots = 0;
  bool external = false;
  std::vector<Inst> code;
};

/// A module-level variable: memref.global or ml_program.global.
struct Global {
  mlir::Operation *op = nullptr;
  std::string name;
  /// The initial contents; null when uninitialized.
  Ref<Array> initial;
  llvm::SmallVector<int64_t> shape;
  unsigned lanes = 1;
  bool constant = false;
};

/// Owns the decoded functions of a module. Keeps pointers into the module,
/// which must outlive it unchanged. Read-only once made.
class Program {
public:
  /// Decodes every func.func of the module. Never fails: what has no semantics
  /// becomes an instruction that ends the run as Unsupported when reached.
  static std::unique_ptr<Program> decode(mlir::ModuleOp module,
                                         const OpRegistry &registry);
  ~Program();

  const Function *lookup(llvm::StringRef name) const;
  llvm::ArrayRef<std::unique_ptr<Function>> functions() const { return all; }
  llvm::ArrayRef<Global> globals() const { return globalRow; }
  /// The operation a WriterId names; null for 0.
  mlir::Operation *writerOp(WriterId writer) const {
    return writer ? operations[writer - 1] : nullptr;
  }
  mlir::ModuleOp module() const { return root; }
  /// Whether runs in other orders of parallel iterations are worth it.
  bool hasParallelLoops() const { return parallelLoops; }
  /// Whether it has instructions in a row that nothing may come between.
  bool hasAtomicBodies() const { return atomicBodies; }

private:
  friend class Decoder;
  Program() = default;

  mlir::ModuleOp root;
  bool stackAllocations = false;
  bool parallelLoops = false;
  bool atomicBodies = false;
  std::vector<std::unique_ptr<Function>> all;
  llvm::StringMap<unsigned> functionNumbers;
  std::vector<Global> globalRow;
  llvm::StringMap<unsigned> globalNumbers;
  std::vector<mlir::Operation *> operations;
  llvm::BumpPtrAllocator arena;
  /// Destructors of payloads that need one, run in reverse.
  std::vector<std::pair<void (*)(void *), void *>> payloads;
};

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_INTERPRETER_PROGRAM_H
