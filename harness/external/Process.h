//===- Process.h - A program that may die -----------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Another build of MLIR is a program that may crash, loop, eat memory or print
// without end. It gets its input and gives its output through pipes (no files
// are left behind, whoever dies), under limits that the system enforces and
// with a watchdog for what the system cannot limit.
//
// POSIX only. The caller must be single-threaded.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_EXTERNAL_PROCESS_H
#define BUFDIFF_HARNESS_EXTERNAL_PROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bufdiff::external {

struct ProcessLimits {
  /// Of processor time. Wall time would make a busy machine look like a hang;
  /// one that only waits is killed after twelve times as long.
  double cpuSeconds = 10;
  /// Of address space; 0: only what is resident is watched (programs built
  /// with AddressSanitizer reserve terabytes).
  uint64_t addressBytes = uint64_t(3) << 30;
  /// Of resident memory.
  uint64_t residentBytes = uint64_t(3) << 30;
  /// Of what it prints on stdout, and on stderr.
  uint64_t outputBytes = uint64_t(256) << 20;
};

struct ProcessResult {
  enum class End {
    /// `code` is its status.
    Exit,
    /// `code` is the signal.
    Signal,
    Timeout,
    OutOfMemory,
    /// It printed more than its limit.
    Flood,
    /// It could not be started; `err` says why.
    NotStarted,
  };
  End end = End::NotStarted;
  int code = 0;
  std::string out, err;

  bool exitedWith(int status) const {
    return end == End::Exit && code == status;
  }
  /// It ended by itself, with whatever status.
  bool exited() const { return end == End::Exit; }
  /// `SIGSEGV`, `exit(3)`, `timeout`, `out of memory`, `endless output`.
  std::string describe() const;
};

/// Runs `program` (a path) with these arguments, `input` on its stdin.
ProcessResult runProcess(llvm::StringRef program,
                         llvm::ArrayRef<std::string> arguments,
                         llvm::StringRef input, const ProcessLimits &limits);

/// `beat` is called several times a second while this process waits for
/// another one, so that nobody takes the waiting for a hang. Null: nobody
/// cares.
void setHeartbeat(std::function<void()> beat);

} // namespace bufdiff::external

#endif // BUFDIFF_HARNESS_EXTERNAL_PROCESS_H
