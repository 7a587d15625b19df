//===- Explain.h - A finding in words, values and lines of IR ---*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_EXPLAIN_H
#define BUFDIFF_HARNESS_CHECK_EXPLAIN_H

#include "mlir/IR/BuiltinOps.h"
#include "oracle/compare/Compare.h"
#include "oracle/compare/FindingKind.h"
#include "oracle/compare/Observation.h"
#include <string>

namespace bufdiff {

/// `kind:path:op:context`, where context is the loop or function around
/// `blamed`.
/// Equal for the same fault in different modules. Where no operation of the
/// output is to blame, `kind:path:unwritten:op` with the operation of the
/// module as given (`missing`) whose value did not arrive. Both may be null:
/// unknown.
std::string makeSignature(oracle::FindingKind kind, llvm::StringRef path,
                          mlir::Operation *blamed,
                          mlir::Operation *missing = nullptr);
/// What all signatures of a kind and path begin with: `kind:path:`.
std::string signaturePrefix(oracle::FindingKind kind, llvm::StringRef path);
/// What a signature holds behind that; all of one that does not begin so.
llvm::StringRef blameOf(oracle::FindingKind kind, llvm::StringRef path,
                        llvm::StringRef signature);
/// `kind:path:what`, for findings that no operation is to blame for. `what` is
/// normalized.
std::string makeSignature(oracle::FindingKind kind, llvm::StringRef path,
                          llvm::StringRef what);

/// The text of `root` with `>` before the lines on which the `marked`
/// operations (null ones ignored) begin. Long texts are cut down to the lines
/// around the marks.
std::string printMarked(mlir::Operation *root,
                        llvm::ArrayRef<mlir::Operation *> marked);

/// A value as `type-ish shape [elements]`, cut off after some elements.
std::string printObserved(const oracle::ObservedValue &value);

/// The inputs of a run, one line an argument.
std::string printInputs(const oracle::InputSet &inputs);

/// The whole story of a disagreement between a path's run and the reference.
/// `others` are further differences of the same run, `decisions` what the
/// path's analysis decided about the op to blame (Path::describeDecisions).
std::string
explainDisagreement(const oracle::Disagreement &disagreement,
                    llvm::StringRef path, llvm::StringRef entry,
                    const oracle::InputSet &inputs,
                    mlir::ModuleOp referenceModule, mlir::ModuleOp pathModule,
                    llvm::ArrayRef<oracle::Disagreement> others = {},
                    llvm::ArrayRef<std::string> decisions = {});

/// A line of an explanation when compiled code was seen to be wrong as well.
inline constexpr llvm::StringLiteral kConfirmedByWitness =
    "second witness: compiled code of the output shows what the interpreter "
    "shows";

/// Of an explanation, what happened and the operations to blame: neither the
/// first line, which repeats the signature, nor other differences, decisions,
/// inputs, modules and witnesses.
std::string shortExplanation(llvm::StringRef explanation);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_EXPLAIN_H
