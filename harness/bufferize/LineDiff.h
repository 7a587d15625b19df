//===- LineDiff.h - Two texts that should be one ----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For explanations: what two paths, or two runs of one, printed differently.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_LINEDIFF_H
#define BUFDIFF_HARNESS_BUFFERIZE_LINEDIFF_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bufdiff {

/// The lines in which two texts differ, `-` left and `+` right, with the lines
/// around them. Equal lines at start and end are skipped, what remains is shown
/// whole, up to a limit.
std::string lineDiff(llvm::StringRef left, llvm::StringRef right);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_BUFFERIZE_LINEDIFF_H
