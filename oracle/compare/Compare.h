//===- Compare.h - Whether two runs agree -----------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_COMPARE_COMPARE_H
#define BUFDIFF_ORACLE_COMPARE_COMPARE_H

#include "oracle/compare/FindingKind.h"
#include "oracle/compare/Observation.h"
#include <optional>

namespace bufdiff::oracle {

/// The first difference between a path's run and the reference.
struct Disagreement {
  FindingKind kind = FindingKind::WrongResult;
  /// One line: what differs, with both values.
  std::string summary;
  /// The operation of the path's module to blame: the one that faulted or that
  /// wrote the wrong value. Null when not known (run without trackWriters).
  mlir::Operation *pathOp = nullptr;
  /// The operation of the given module that wrote the right value.
  mlir::Operation *referenceOp = nullptr;
  mlir::Operation *allocatedBy = nullptr;
  mlir::Operation *freedBy = nullptr;
};

/// Compares a path's run with the completed reference run on the same inputs.
/// Where the reference is undefined, any value agrees. None: they agree.
std::optional<Disagreement> compare(const Observation &reference,
                                    const Program &referenceProgram,
                                    const Observation &path,
                                    const Program &pathProgram);

/// The location of an operation as `file:line` or the name of its function and
/// its text on one line, for explanations.
/// The first difference of each result and argument that differs, in order;
/// `compare` returns the first of these where no trace differs. Both runs must
/// have completed (else there is none).
std::vector<Disagreement> compareResults(const Observation &reference,
                                         const Program &referenceProgram,
                                         const Observation &path,
                                         const Program &pathProgram);

std::string describeOp(mlir::Operation *op);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_COMPARE_COMPARE_H
