//===- Tools.h - MLIR's command line tools in tests -------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some claims are about MLIR's own tools ("the same as mlir-opt") or need a
// second opinion on what a module does ("it really works when executed").
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_BUFFERIZE_TOOLS_H
#define BUFDIFF_TESTS_BUFFERIZE_TOOLS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace bufdiff::test {

/// Runs a tool of the linked MLIR with `input` on its standard input and
/// returns what it prints. A tool that is missing or fails is a test failure;
/// of one that crashes, the output is "crashed".
std::string runTool(llvm::StringRef tool,
                    llvm::ArrayRef<llvm::StringRef> arguments,
                    llvm::StringRef input);

/// Executes `main` of a bufferized module, without arguments or results, and
/// returns what it prints.
std::string execute(llvm::StringRef bufferized);

} // namespace bufdiff::test

#endif // BUFDIFF_TESTS_BUFFERIZE_TOOLS_H
