//===- Instrument.h - Makes a module show what it does ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Before a module is lowered, everything that the interpreter observes becomes
// a call: the results of the entry, what vector.print prints, and what external
// functions see (which get a body that tells, then writes what the interpreter
// writes).
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_WITNESS_INSTRUMENT_H
#define BUFDIFF_HARNESS_WITNESS_INSTRUMENT_H

#include "harness/witness/Runtime.h"
#include "mlir/IR/BuiltinOps.h"
#include "oracle/compare/BoundaryMap.h"
#include <string>
#include <vector>

namespace bufdiff {

struct Instrumentation {
  /// The function to run: it takes one pointer, to a row of descriptors (one an
  /// argument of the entry), calls the entry and shows its results.
  std::string wrapper;
  /// Of the entry as it is.
  llvm::SmallVector<mlir::Type> argumentTypes;
  std::vector<Site> sites;
  /// Names in the module of the functions that sites call.
  std::vector<std::pair<std::string, Callback>> callbacks;
};

/// Changes `module` in place. Failure, with `why` set, where something that the
/// interpreter observes cannot be shown.
mlir::FailureOr<Instrumentation>
instrument(mlir::ModuleOp module, llvm::StringRef entry,
           const oracle::FunctionBoundary &boundary, std::string &why);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_WITNESS_INSTRUMENT_H
