//===- Frames.h - Where a process died --------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two crashes are the same fault when the same upstream functions were running.
// A dying worker leaves return addresses in memory that its parent shares; the
// parent, a process of the same image, turns them into names. It reads its own
// symbol table for that: MLIR is linked statically and keeps its local symbols,
// and no symbolizer has to be installed.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_FRAMES_H
#define BUFDIFF_HARNESS_CHECK_FRAMES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <atomic>
#include <string>
#include <vector>

namespace bufdiff {

/// A call stack, innermost frame first. Lock-free, so that it works across
/// processes.
struct CallStack {
  /// A recursion may be many functions long.
  static constexpr unsigned kMaxFrames = 512;
  std::atomic<uint32_t> size{0};
  void *addresses[kMaxFrames];

  /// Fills it with the stack of the caller. May be called in a signal handler,
  /// once prepareCapture ran.
  void capture();
  llvm::ArrayRef<void *> frames() const { return {addresses, size.load()}; }
};

/// Loads what capture needs: that allocates.
void prepareCapture();

/// A demangled name of a function without return type, parameters, template
/// arguments, clones and lambdas.
std::string simplifyFunctionName(llvm::StringRef name);

/// The names of the functions of frames of this process, simplified; empty for
/// an unknown one.
std::vector<std::string> nameFrames(llvm::ArrayRef<void *> addresses);

/// Of the names of a stack those that tell one upstream fault from another: of
/// functions that bufdiff called, without the runtime's and helpers.
std::vector<std::string> upstreamFrames(llvm::ArrayRef<std::string> names);

/// What upstream was doing when it died, in a few words: `mlir::a < mlir::b`,
/// the two innermost functions, without drivers of patterns and rewriters,
/// which everybody calls; of a recursion the two first in the alphabet of those
/// that recur. Empty where no upstream function is known.
std::string describeCrash(llvm::ArrayRef<std::string> names,
                          bool isStackOverflow);

/// Whether the C library died while it handled the heap.
bool isHeapCorruption(llvm::ArrayRef<std::string> names);

/// What upstream was doing in several samples of a process that does not end:
/// the pass, where there is one, and of the functions that were running in all
/// of them the innermost that belongs to an operation (its `bufferize`, `fold`,
/// ... or a pattern's), else one of an operation that was running in many, else
/// the innermost: `mlir::pass > mlir::Op::fold`. Empty where that is not known.
std::string describeHang(llvm::ArrayRef<std::vector<std::string>> samples);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_FRAMES_H
