//===- Runner.h - Many modules through one build ----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Starting a build costs ten times what bufferizing a module costs, so modules
// go in batches (--split-input-file). What kills a batch is bisected to its
// module. What fails without killing is asked about twice more, each time as a
// batch: whether the build can read it at all, and whether it was the verifier
// that stopped the pipeline.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_EXTERNAL_RUNNER_H
#define BUFDIFF_HARNESS_EXTERNAL_RUNNER_H

#include "harness/external/Build.h"
#include <string>
#include <vector>

namespace bufdiff::external {

/// What a build made of a module.
struct BuildOutcome {
  enum class Kind {
    /// `text` is the module it printed, in generic form.
    Output,
    /// It does not take the module before any pass: an operation or a type is
    /// not known there, or its verifier was stricter.
    Unreadable,
    /// The pipeline declined, with a diagnostic.
    Rejected,
    /// What a pass made does not verify.
    VerifierFailure,
    /// A signal, a status that no diagnostic explains.
    Crash,
    Timeout,
    OutOfMemory,
    /// The program is not there any more.
    NotStarted,
  };
  Kind kind = Kind::NotStarted;
  std::string text;
  /// The first error, without its location; of one that died, how.
  std::string message;
  /// The same with its location; of one that died, what it said.
  std::string detail;
};

class Runner {
public:
  /// `passes` are flags as mlir-opt takes them.
  Runner(Build build, std::vector<std::string> passes);

  const Build &build() const { return usedBuild; }
  llvm::ArrayRef<std::string> passes() const { return passFlags; }

  /// Runs a module given as text. With `locations` the output tells where its
  /// operations come from.
  BuildOutcome run(llvm::StringRef text, bool locations = false) const;

  /// One outcome a text (whole lines), in their order.
  std::vector<BuildOutcome> runBatch(llvm::ArrayRef<std::string> texts) const;

  /// Whether the build reads what it prints: runs no pass on a text. Empty:
  /// yes; else its first error.
  std::string whyUnreadable(llvm::StringRef text) const;

  /// Why the build does not know the passes, in one line; empty: it does.
  std::string whyUnknown() const;

  /// How a crash, or another end that is none, is reproduced by hand.
  std::string commandLine() const;

private:
  std::vector<BuildOutcome> runRaw(llvm::ArrayRef<std::string> texts,
                                   llvm::ArrayRef<std::string> flags) const;
  void explainFailures(llvm::ArrayRef<std::string> texts,
                       std::vector<BuildOutcome> &outcomes) const;

  Build usedBuild;
  std::vector<std::string> passFlags;
};

/// Turns what a user wrote after --pipeline into flags for mlir-opt: its own
/// flags as they are, a textual pipeline as --pass-pipeline, a list of passes
/// without an anchor as one flag each (so that mlir-opt nests them where they
/// belong). Failure with one line in `error`.
mlir::FailureOr<std::vector<std::string>>
parsePassFlags(llvm::StringRef pipeline, std::string &error);

/// What a build of this version runs where nothing is asked for: its One-Shot
/// Bufferize with function boundaries, in its own words.
std::vector<std::string> defaultPassFlags(unsigned major);

} // namespace bufdiff::external

#endif // BUFDIFF_HARNESS_EXTERNAL_RUNNER_H
