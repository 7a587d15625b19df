//===- Bundle.h - All that a bug report needs, in a directory ---*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A finding that only its finder can show again is not reported. A bundle holds
// what somebody who never heard of bufdiff needs: both modules, what the path
// made of the small one, the shortest command that shows the fault, and the
// report as upstream's triage asks for it. It is there whole or not at all.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_BUNDLE_H
#define BUFDIFF_HARNESS_REDUCE_BUNDLE_H

#include "harness/check/PathSet.h"
#include "harness/check/Worker.h"
#include "harness/reduce/Runnable.h"
#include "harness/reduce/Target.h"
#include "harness/reduce/Versions.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bufdiff {

/// The files of a bundle; beside them one `output-PATH.mlir` a path.
inline constexpr llvm::StringLiteral kBundleOriginal = "original.mlir";
inline constexpr llvm::StringLiteral kBundleReduced = "reduced.mlir";
inline constexpr llvm::StringLiteral kBundleFinding = "finding.json";
inline constexpr llvm::StringLiteral kBundleReport = "report.md";
inline constexpr llvm::StringLiteral kBundleScript = "repro.sh";
/// Only where the finding is also shown by a program that prints.
inline constexpr llvm::StringLiteral kBundleRunnable = "runnable.mlir";
inline constexpr llvm::StringLiteral kBundleExpected = "expected.txt";

struct BundleContents {
  Target target;
  /// Under which `reduced` is checked.
  CheckFlags flags;
  /// Where the original is from: a file's name, or `seed N`.
  std::string source;
  /// Both with their bufdiff-check and bufdiff-expect lines.
  std::string original, reduced;
  /// The finding's, of the reduced module.
  std::string explanation;
  unsigned opsBefore = 0, opsAfter = 0;
  /// Other installed versions; nothing: nobody asked them.
  std::optional<std::vector<VersionVerdict>> versions;
  /// Nothing: mlir-opt and mlir-runner alone do not show it.
  std::optional<Runnable> runnable;
};

/// Fills in what is to be said of the reduced module: the finding's explanation
/// in `verdict`, which is that module's (where the target is not in it, the
/// explanation stays as it is), other versions, and the program that prints.
void describeReduced(BundleContents &contents, const ModuleVerdict &verdict,
                     const WorkerOptions &workers);

/// Makes the directory, which must not exist. The paths run in a worker once
/// more, for what they make of the reduced module. Failure with one line in
/// `error`; nothing is left behind then.
mlir::LogicalResult writeBundle(llvm::StringRef directory,
                                const BundleContents &contents,
                                const WorkerOptions &workers,
                                std::string &error);

/// What finding.json says.
struct BundleRecord {
  oracle::FindingKind kind = oracle::FindingKind::WrongResult;
  std::string path, signature;
  /// As in BundleContents.
  std::string source, explanation;
  unsigned opsBefore = 0, opsAfter = 0;
  /// The names of the files that hold what paths made of the reduced module.
  std::vector<std::string> outputs;
  /// Of the MLIR that it was found in.
  std::string version;
  /// Of the other files, in bytes when they were written; older bundles say
  /// nothing.
  std::map<std::string, uint64_t> sizes;
};

/// Failure, with one line in `error`, for what is no bundle or lacks a file.
mlir::FailureOr<BundleRecord> readBundle(llvm::StringRef directory,
                                         std::string &error);

/// A bundle with the text of its files, for reports.
struct BundleTexts {
  BundleRecord record;
  std::string original, reduced, report;
  /// As `record.outputs`.
  std::vector<std::string> outputs;
};

/// Reads all of a bundle. Failure, with one line in `error`, also for one with
/// a file that was cut off.
mlir::FailureOr<BundleTexts> readBundleTexts(llvm::StringRef directory,
                                             std::string &error);

/// The textual pass pipeline that does what the path does in any build of MLIR;
/// empty where there is none.
std::string pipelineOf(llvm::StringRef path);

/// The mlir-opt command line, without the program and the file, that does what
/// the path does; empty where mlir-opt has no such path.
std::string mlirOptFlags(llvm::StringRef path);

/// Whether mlir-opt alone shows findings of that kind: it crashes, or says in
/// an error what is wrong.
bool isShownByMlirOpt(oracle::FindingKind kind);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_BUNDLE_H
