//===- Engine.h - Compiles LLVM modules into this process -------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's ExecutionEngine would do, but it makes a JIT a module and compiles a
// second, packed function for every function. Here one JIT serves a process,
// and a module is a library in it, removed when it is no longer needed.
//
// Code is made without optimization, for the baseline of the architecture and
// not for the machine it runs on: a difference found on one machine must be
// seen on the next, and some extensions round differently (AVX512-BF16 flushes
// subnormals).
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_WITNESS_ENGINE_H
#define BUFDIFF_HARNESS_WITNESS_ENGINE_H

#include "harness/witness/Runtime.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/IR/Module.h"
#include <memory>
#include <string>

namespace bufdiff {

/// One module's code. Freed with this object.
class CompiledModule {
public:
  /// `symbols`: functions of this process that the module calls. Null, with one
  /// line in `why`, on failure.
  static std::unique_ptr<CompiledModule>
  compile(std::unique_ptr<llvm::Module> module,
          std::unique_ptr<llvm::LLVMContext> context,
          llvm::ArrayRef<RuntimeSymbol> symbols, llvm::StringRef entry,
          std::string &why);
  ~CompiledModule();

  void *entry() const { return address; }

private:
  explicit CompiledModule(llvm::orc::JITDylib &library) : library(library) {}

  llvm::orc::JITDylib &library;
  void *address = nullptr;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_WITNESS_ENGINE_H
