//===- KnownFindings.h - Findings that are known ----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An engine that stops at the first finding is of no use while a known fault is
// there: it would find nothing else. What is known is named by signature, so
// that nothing but that is passed over.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_KNOWNFINDINGS_H
#define BUFDIFF_HARNESS_CHECK_KNOWNFINDINGS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace bufdiff {

class KnownFindings {
public:
  /// Of the file that BUFDIFF_KNOWN_FINDINGS names: a pattern a line, in which
  /// `*` stands for anything; empty lines and lines that start with # say
  /// nothing. None without the variable; a fatal error when the file cannot be
  /// read.
  static KnownFindings fromEnvironment();
  static KnownFindings fromText(llvm::StringRef text);

  bool contains(llvm::StringRef signature) const;

private:
  std::vector<std::string> patterns;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_KNOWNFINDINGS_H
