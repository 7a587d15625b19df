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

#include "harness/check/Directives.h"
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

/// A bug that is known: a file that shows it and says what it is known by.
struct KnownBug {
  /// The file's name without its directory and ending.
  std::string name;
  std::string file, text;
  /// How it is checked, what must come out, its signatures, links and versions.
  Directives directives;

  /// Whether the MLIR that is linked is one of the versions that have it. A
  /// bug of unnamed versions may be in any.
  bool isExpectedHere() const;
};

/// What matches one of these is counted, not reported as new.
class KnownBugs {
public:
  /// The `*.mlir` files of a directory, in the order of their names. Failure,
  /// with one line in `error`, for a directory that cannot be read and a file
  /// that names no finding or no signature.
  static mlir::FailureOr<KnownBugs> load(llvm::StringRef directory,
                                         std::string &error);
  /// Where bufdiff's own are: beside the installed program, or in the sources
  /// that it was built from. Empty where there are none.
  static std::string defaultDirectory();

  /// The same for the modules of bugs that were there (corpus/regressions).
  static std::string regressionsDirectory();

  /// The first whose signatures match, or null.
  const KnownBug *match(llvm::StringRef signature) const;
  llvm::ArrayRef<KnownBug> all() const { return bugs; }

  /// The paths that are not known to kill the process, in the registry's order:
  /// what engines run, and what inputs of the form `options` draw from. Of the
  /// default paths only some modules are known to do that; they are all there.
  std::vector<std::string> livingPaths() const;

private:
  std::vector<KnownBug> bugs;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_KNOWNFINDINGS_H
