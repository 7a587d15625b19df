//===- Death.h - What a program said when it died ---------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_EXTERNAL_DEATH_H
#define BUFDIFF_HARNESS_EXTERNAL_DEATH_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace bufdiff::external {

/// The functions of MLIR in which a program died, innermost first, of the stack
/// dump on its stderr: without arguments, templates' contents, addresses, and
/// without those that run passes, which are in every dump.
std::vector<std::string> findFrames(llvm::StringRef err);

/// What the program complained of before it gave up: the condition of an
/// assertion, the text of a fatal error. Empty where it said nothing.
std::string findComplaint(llvm::StringRef err);

/// What makes a death like another one: the complaint if there is one, else the
/// innermost frames. Empty where nothing is known.
std::string summarizeDeath(llvm::StringRef err);

} // namespace bufdiff::external

#endif // BUFDIFF_HARNESS_EXTERNAL_DEATH_H
