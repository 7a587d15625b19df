//===- Outcome.h - How a run of the interpreter ended -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_INTERPRETER_OUTCOME_H
#define BUFDIFF_ORACLE_INTERPRETER_OUTCOME_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace bufdiff::oracle {

/// What is wrong with what a program did. In a reference run each of these is
/// undefined behaviour of the module as given; in a path's run, a finding.
enum class FaultKind : uint8_t {
  OutOfBounds,
  UseAfterFree,
  DoubleFree,
  /// Freeing what was never allocated on the heap, or not from its start.
  InvalidFree,
  Leak,
  /// Control flow or an index decided by undefined contents.
  UninitializedRead,
  WriteToConstant,
  /// A non-writable argument was written.
  ArgumentClobbered,
  /// A cast or view claims strides, offset or sizes the buffer does not have.
  LayoutMismatch,
  OverlappingCopy,
  Race,
  /// Any other undefined behaviour of the dialects: division by zero, a loop
  /// step of zero, a failed cf.assert, shapes that do not match, ...
  Undefined,
};

/// The word of the finding kinds, e.g. "use-after-free"; "undefined-behaviour"
/// for the last.
llvm::StringRef faultName(FaultKind kind);

struct Outcome {
  enum class Kind : uint8_t {
    Completed,
    Fault,
    /// An operation, type or attribute without semantics here.
    Unsupported,
    /// Out of steps, bytes or call depth.
    Budget,
  };
  Kind kind = Kind::Completed;
  /// Meaningful when kind is Fault.
  FaultKind fault = FaultKind::Undefined;
  /// The operation at which the run ended; null when it completed or could not
  /// start. Lives as long as the module.
  mlir::Operation *op = nullptr;
  /// For memory faults: the operations that allocated and freed the memory.
  mlir::Operation *allocatedBy = nullptr;
  mlir::Operation *freedBy = nullptr;
  /// One line, without location. Says what was out of what.
  std::string why;

  bool completed() const { return kind == Kind::Completed; }
};

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_INTERPRETER_OUTCOME_H
