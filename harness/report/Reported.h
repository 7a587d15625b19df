//===- Reported.h - Findings as reports show them ---------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formats of other tools know nothing of paths and verdicts, and bufdiff's
// rooms know nothing of formats: what lies between them is this.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REPORT_REPORTED_H
#define BUFDIFF_HARNESS_REPORT_REPORTED_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace bufdiff {

struct ReportedFinding {
  std::string kind, path, signature;
  /// One line.
  std::string message;
  /// Several lines.
  std::string explanation;
  /// The module's file, as given on the command line or relative to the
  /// report's directory; empty where the module has no file.
  std::string file;
  /// In the file, from 1 on; 0: not known.
  unsigned line = 0;
  /// The command that shows it again.
  std::string command;
  uint64_t count = 1;
  /// The known bug that it is; empty: it is new.
  std::string known;
};

/// One thing that was tested, and what came of it.
struct ReportedCase {
  /// Such as `known-bugs` or `files`.
  std::string group;
  /// The file's name, or the signature.
  std::string name;
  double seconds = 0;
  /// Empty: it passed.
  std::vector<ReportedFinding> findings;
  /// Why it says nothing; empty: it does.
  std::string skipped;
};

/// A JUnit XML document (the form that CI systems read).
std::string toJUnit(const std::vector<ReportedCase> &cases);

/// A SARIF 2.1.0 document. Findings without a file have a logical location,
/// known ones are suppressed. Where `base` is not empty it is the directory,
/// absolute, that the findings' files are relative to.
std::string toSarif(const std::vector<ReportedFinding> &findings,
                    llvm::StringRef base = {});

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REPORT_REPORTED_H
