//===- FindingKind.cpp - The kinds of findings ----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/compare/FindingKind.h"

namespace bufdiff::oracle {

static constexpr FindingKindInfo kKinds[] = {
    {FindingKind::MissedInPlace, "missed-inplace",
     "a copy shown to be unnecessary; reported apart, never a correctness bug"},
    {FindingKind::IrDivergence, "ir-divergence",
     "two paths that must agree to the letter print different IR"},
    {FindingKind::Nondeterminism, "nondeterminism",
     "the same path prints different IR for the same module"},
    {FindingKind::UnexpectedRejection, "unexpected-rejection",
     "the path rejects a module that it documents as supported"},
    {FindingKind::LeftoverTensor, "leftover-tensor",
     "the path reports success and leaves tensors behind"},
    {FindingKind::UnparseableOutput, "unparseable-output",
     "the printed output does not parse back to the same IR"},
    {FindingKind::VerifierFailure, "verifier-failure",
     "the output does not verify"},
    {FindingKind::WitnessDisagrees, "witness-disagrees",
     "compiled code does something else than the interpreter: a fault of the "
     "interpreter, of the lowering or of upstream's compiler"},
    {FindingKind::Leak, "leak",
     "a path that owns deallocation never frees an allocation"},
    {FindingKind::OutOfMemory, "out-of-memory",
     "the path or its output needs memory without bound"},
    {FindingKind::Timeout, "timeout", "the path or its output does not end"},
    {FindingKind::Crash, "crash", "the path dies by a signal"},
    {FindingKind::Race, "race",
     "the output depends on the order of parallel iterations"},
    {FindingKind::OverlappingCopy, "overlapping-copy",
     "a copy between overlapping, unequal views"},
    {FindingKind::LayoutMismatch, "layout-mismatch",
     "a cast claims strides, an offset or sizes that the buffer does not have"},
    {FindingKind::WriteToConstant, "write-to-constant",
     "a constant global is written"},
    {FindingKind::UninitializedRead, "uninitialized-read",
     "memory that was never written decides something or is observed"},
    {FindingKind::InvalidFree, "invalid-free",
     "memory that is not a heap allocation is freed"},
    {FindingKind::DoubleFree, "double-free", "memory is freed twice"},
    {FindingKind::UseAfterFree, "use-after-free",
     "memory is used after it was freed or its scope ended"},
    {FindingKind::OutOfBounds, "out-of-bounds",
     "an access outside of a buffer or of its view"},
    {FindingKind::ArgumentClobbered, "argument-clobbered",
     "an argument that is not writable is changed"},
    {FindingKind::WrongTrace, "wrong-trace",
     "prints or external calls differ from the tensor program's"},
    {FindingKind::WrongResult, "wrong-result",
     "a returned value differs from the tensor program's"},
};

llvm::ArrayRef<FindingKindInfo> allFindingKinds() { return kKinds; }

llvm::StringRef findingName(FindingKind kind) {
  const FindingKindInfo &info = kKinds[static_cast<unsigned>(kind)];
  assert(info.kind == kind && "the table is in the order of the enumeration");
  return info.name;
}

std::optional<FindingKind> parseFindingKind(llvm::StringRef name) {
  for (const FindingKindInfo &info : kKinds)
    if (info.name == name)
      return info.kind;
  return std::nullopt;
}

FindingKind findingKindOf(FaultKind fault) {
  switch (fault) {
  case FaultKind::OutOfBounds:
    return FindingKind::OutOfBounds;
  case FaultKind::UseAfterFree:
    return FindingKind::UseAfterFree;
  case FaultKind::DoubleFree:
    return FindingKind::DoubleFree;
  case FaultKind::InvalidFree:
    return FindingKind::InvalidFree;
  case FaultKind::Leak:
    return FindingKind::Leak;
  case FaultKind::UninitializedRead:
    return FindingKind::UninitializedRead;
  case FaultKind::WriteToConstant:
    return FindingKind::WriteToConstant;
  case FaultKind::ArgumentClobbered:
    return FindingKind::ArgumentClobbered;
  case FaultKind::LayoutMismatch:
    return FindingKind::LayoutMismatch;
  case FaultKind::OverlappingCopy:
    return FindingKind::OverlappingCopy;
  case FaultKind::Race:
    return FindingKind::Race;
  case FaultKind::Undefined:
    return FindingKind::WrongResult;
  }
  llvm_unreachable("covered switch");
}

} // namespace bufdiff::oracle
