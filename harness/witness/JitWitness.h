//===- JitWitness.h - Compiled code as a second witness ---------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter is what makes bufdiff believable, so it must not be the only
// one to say what a module does. A witness lowers a bufferized module to LLVM,
// compiles it without optimization and runs it in this process on the inputs
// that the interpreter had. It shows results, trace and arguments in the form
// of an observation, which has to agree with the interpreter's of the same
// module wherever that is defined:
//
//   compare(interpreted, program, compiled, program)
//
// Compiled code does what it is told: only modules whose interpretation on the
// same inputs completed without a fault may be run, and whoever cannot afford
// that the interpreter was wrong about that (or that MLIR's lowering crashes)
// runs the witness in a worker process.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_WITNESS_JITWITNESS_H
#define BUFDIFF_HARNESS_WITNESS_JITWITNESS_H

#include "mlir/IR/BuiltinOps.h"
#include "oracle/compare/Observation.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <string>

namespace bufdiff {

/// A bufferized module, compiled. Keeps nothing of the module but types, so its
/// context must outlive this.
class JitProgram {
public:
  /// Compiles a clone of `bufferized` so that `entry` can be run. `boundary`
  /// maps the entry as given to the entry as it is. Failure means that the
  /// witness cannot take the module; `why` is one line, the same for the same
  /// cause, beginning with who says so: `witness:` (a type or op that it does
  /// not observe), `lowering:` (a pass to LLVM rejects it), `jit:` (LLVM does).
  static mlir::FailureOr<std::unique_ptr<JitProgram>>
  compile(mlir::ModuleOp bufferized, llvm::StringRef entry,
          const oracle::FunctionBoundary &boundary, std::string &why);
  ~JitProgram();

  /// Runs the entry once. The observation's outcome is Completed, or a fault
  /// that compiled code shows: a write beside the elements of a buffer or to an
  /// argument that must not be written, a wrong free.
  mlir::FailureOr<oracle::Observation> run(const oracle::InputSet &inputs,
                                           std::string &why);

private:
  struct Impl;
  explicit JitProgram(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

/// Compiles and runs once.
mlir::FailureOr<oracle::Observation>
runJit(mlir::ModuleOp bufferized, llvm::StringRef entry,
       const oracle::FunctionBoundary &boundary, const oracle::InputSet &inputs,
       std::string &why);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_WITNESS_JITWITNESS_H
