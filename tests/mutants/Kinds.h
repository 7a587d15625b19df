//===- Kinds.h - Kinds of findings that go together -------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_MUTANTS_KINDS_H
#define BUFDIFF_TESTS_MUTANTS_KINDS_H

#include "oracle/compare/FindingKind.h"
#include <vector>

namespace bufdiff::mutants {

/// How contents that are wrong, missing or in the wrong buffer show themselves:
/// in what is returned, printed or left in arguments, or as soon as somebody
/// reads what was never written, writes what nobody may write, copies a buffer
/// onto itself, or, in parallel loops, sees what another thread does.
inline std::vector<oracle::FindingKind> valueKinds() {
  using Kind = oracle::FindingKind;
  return {Kind::WrongResult,
          Kind::WrongTrace,
          Kind::ArgumentClobbered,
          Kind::UninitializedRead,
          Kind::WriteToConstant,
          Kind::OverlappingCopy,
          Kind::Race};
}

} // namespace bufdiff::mutants

#endif // BUFDIFF_TESTS_MUTANTS_KINDS_H
