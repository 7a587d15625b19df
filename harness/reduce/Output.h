//===- Output.h - What a reduction writes -----------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduced module says itself how it is checked and what must come out, so
// that it can be thrown at `bufdiff check`, or into the corpus, as it is.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_OUTPUT_H
#define BUFDIFF_HARNESS_REDUCE_OUTPUT_H

#include "harness/check/Driver.h"
#include "harness/reduce/Target.h"

namespace bufdiff {

/// A word as a shell and a `bufdiff-check` line read it: in quotes where it
/// has to be.
std::string quoteWord(llvm::StringRef word);

/// The flags as they are typed.
std::string flagText(const CheckFlags &flags);

/// The module's text under lines that say how it is checked and what is
/// expected. Comments that `text` begins with go.
std::string withDirectives(llvm::StringRef text, const CheckFlags &flags,
                           const Target &target);

/// The flags under which only the path of `finding` is judged: `flags` are
/// those under which it was found, `paths` what they stand for.
CheckFlags narrowFlags(const CheckFlags &flags, const PathSet &paths,
                       llvm::StringRef path, oracle::FindingKind kind);

/// Checks one text in a worker. Failure, with one line in `error`, where there
/// is nothing to check.
mlir::FailureOr<ModuleVerdict>
checkAlone(llvm::StringRef text, llvm::StringRef name, const CheckFlags &flags,
           const WorkerOptions &workers, std::string &error);

/// Writes a file whole or not at all: to a name of its own, then renamed. What
/// is there and no regular file (a device, a pipe) is written to as it is.
mlir::LogicalResult writeWhole(llvm::StringRef file, llvm::StringRef contents,
                               std::string &error);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_OUTPUT_H
