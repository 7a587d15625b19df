//===- Directives.h - What a module's file says about its check -*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A test file declares how it is checked and what must come out:
//
//   // bufdiff-check: --pipeline '--one-shot-bufferize' --inputs 3
//   // bufdiff-expect: wrong-result one-shot
//
// That of a known bug (docs/triage.md) also says what it is known by:
//
//   // bufdiff-signature: wrong-result:one-shot*:func.return of value:*
//   // bufdiff-link: llvm/llvm-project issue 12345
//   // bufdiff-versions: 22
//
// Several lines of each kind add up. Lines that name a build, by its version,
// are about what that mlir-opt does (harness/external):
//
//   // bufdiff-check(mlir-opt-16): --pipeline '--buffer-deallocation'
//   // bufdiff-expect(mlir-opt-16): nondeterminism
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_DIRECTIVES_H
#define BUFDIFF_HARNESS_CHECK_DIRECTIVES_H

#include "harness/check/PathSet.h"
#include "harness/check/Verdict.h"

namespace bufdiff {

/// `agree`, `discarded`, `rejected [PATH]` or `KIND [PATH]`.
struct Expectation {
  VerdictClass verdict = VerdictClass::Agree;
  /// Meaningful for VerdictClass::Finding.
  oracle::FindingKind kind = oracle::FindingKind::WrongResult;
  /// Empty: any.
  std::string path;

  std::string str() const;
};

/// What a file says of one build.
struct BuildDirectives {
  /// `mlir-opt-16`: a program, and a version.
  std::string build;
  /// Where they are empty, the file's own flags hold.
  CheckFlags flags;
  std::vector<Expectation> expectations;
};

struct Directives {
  CheckFlags flags;
  std::vector<Expectation> expectations;
  /// In the order in which builds are first named.
  std::vector<BuildDirectives> builds;
  /// Of a known bug: its signatures (`*` stands for anything), where it is
  /// reported, and the versions of MLIR that have it.
  std::vector<std::string> signatures, links, versions;
};

/// Reads the directives of a module's text. Failure with one line in `error`.
mlir::FailureOr<Directives> parseDirectives(llvm::StringRef text,
                                            std::string &error);

/// Why a verdict is not the expected one, in one line; empty when it is. Each
/// finding and rejection must be expected, and each expectation must be met.
std::string explainUnmet(const ModuleVerdict &verdict,
                         llvm::ArrayRef<Expectation> expectations);

/// A verdict in a few words: `agree`, `wrong-result one-shot`.
std::string summarize(const ModuleVerdict &verdict);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_DIRECTIVES_H
