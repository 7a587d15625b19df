//===- FindingKind.h - The kinds of findings --------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_COMPARE_FINDINGKIND_H
#define BUFDIFF_ORACLE_COMPARE_FINDINGKIND_H

#include "oracle/interpreter/Outcome.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace bufdiff::oracle {

/// What is wrong with a path, worst last: a module counts under the worst kind
/// that happened to it.
enum class FindingKind : uint8_t {
  MissedInPlace,
  IrDivergence,
  Nondeterminism,
  UnexpectedRejection,
  LeftoverTensor,
  UnparseableOutput,
  VerifierFailure,
  WitnessDisagrees,
  Leak,
  OutOfMemory,
  Timeout,
  Crash,
  Race,
  OverlappingCopy,
  LayoutMismatch,
  WriteToConstant,
  UninitializedRead,
  InvalidFree,
  DoubleFree,
  UseAfterFree,
  OutOfBounds,
  ArgumentClobbered,
  WrongTrace,
  WrongResult,
};

struct FindingKindInfo {
  FindingKind kind;
  /// As in JSON and in `bufdiff-expect` lines.
  llvm::StringRef name;
  /// One line, for lists and the docs.
  llvm::StringRef description;
};

llvm::ArrayRef<FindingKindInfo> allFindingKinds();
llvm::StringRef findingName(FindingKind kind);
std::optional<FindingKind> parseFindingKind(llvm::StringRef name);

/// The kind of a fault in a path's run. Undefined behaviour that is not about
/// memory (a division by zero, say) comes from a wrong value: wrong-result.
FindingKind findingKindOf(FaultKind fault);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_COMPARE_FINDINGKIND_H
