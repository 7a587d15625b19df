//===- Diff.h - Two texts side by side --------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As reports show it: all lines of both texts, since the texts are reduced
// modules, and what is equal says where one is. Private to this room.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REPORT_DIFF_H
#define BUFDIFF_HARNESS_REPORT_DIFF_H

#include "llvm/ADT/StringRef.h"
#include <vector>

namespace bufdiff {

struct DiffLine {
  /// In the texts, from 1 on; 0: the line is only in the other one.
  unsigned left = 0, right = 0;
  llvm::StringRef text;
};

/// The fewest lines that differ. Lines are equal where they are so without
/// indentation. Refers to the texts. Empty where they are too long for it.
std::vector<DiffLine> diffLines(llvm::StringRef left, llvm::StringRef right);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REPORT_DIFF_H
