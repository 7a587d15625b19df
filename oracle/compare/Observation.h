//===- Observation.h - What a run shows -------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A run is observed from the outside of its entry function: what it returned,
// what it printed and told external functions, what its arguments hold
// afterwards, and whether it did anything forbidden. Results and arguments are
// numbered as in the module as it was given; the boundary map finds them.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_COMPARE_OBSERVATION_H
#define BUFDIFF_ORACLE_COMPARE_OBSERVATION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "oracle/compare/BoundaryMap.h"
#include "oracle/interpreter/Machine.h"
#include <string>
#include <vector>

namespace bufdiff::oracle {

/// The arguments of one run of an entry function.
struct InputSet {
  struct Argument {
    ObservedValue value;
    /// False for `bufferization.writable = false`.
    bool writable = true;
    /// The argument is a memref in the module as given: what it holds after
    /// the call is part of the observation.
    bool isMemRef = false;
  };
  std::vector<Argument> arguments;
  unsigned number = 0;
};

/// Inputs number `number` of `entry` (of the module as given): contents all
/// distinct, dynamic extents varied with the number (0 and 1 included), i1
/// arguments both ways. Deterministic. Failure, with `why` set to the type, for
/// arguments that cannot be made (functions, opaque types).
mlir::FailureOr<InputSet> makeInputs(mlir::func::FuncOp entry, unsigned number,
                                     std::string &why);

struct Observation {
  Outcome outcome;
  /// By original result number.
  std::vector<ObservedValue> results;
  /// By original argument number; null contents unless the argument is a
  /// memref in the module as given.
  std::vector<ObservedValue> arguments;
  std::vector<TraceEvent> trace;
  RunCounts counts;
};

struct ObserveOptions {
  RunOptions run;
  /// A path that owns deallocation must free what it allocates (but for what it
  /// returns).
  bool ownsDeallocation = false;
};

/// Runs `entry` of a decoded program on the inputs. Tensor arguments that the
/// program takes as memrefs get buffers whose layout is as irregular as the
/// memref type allows, with guard elements around and between.
/// `boundary` maps the function as given to the function as it is.
Observation observe(const Program &program, llvm::StringRef entry,
                    const FunctionBoundary &boundary, const InputSet &inputs,
                    const ObserveOptions &options);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_COMPARE_OBSERVATION_H
