//===- Lowering.h - From memrefs to LLVM ------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_WITNESS_LOWERING_H
#define BUFDIFF_HARNESS_WITNESS_LOWERING_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/IR/Module.h"
#include <memory>
#include <string>

namespace bufdiff {

/// Lowers a bufferized module to the LLVM dialect, in place, with MLIR's own
/// passes. Failure, with one line in `why`, when one of them rejects it.
mlir::LogicalResult lowerToLLVM(mlir::ModuleOp module, std::string &why);

/// Translates a lowered module. Null, with one line in `why`, on failure.
std::unique_ptr<llvm::Module>
translate(mlir::ModuleOp module, llvm::LLVMContext &context, std::string &why);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_WITNESS_LOWERING_H
