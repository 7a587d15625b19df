//===- Build.h - Another build of MLIR --------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An mlir-opt binary, known by the version that it says it is. Where it lies is
// this machine's business: signatures and expectations speak of versions.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_EXTERNAL_BUILD_H
#define BUFDIFF_HARNESS_EXTERNAL_BUILD_H

#include "harness/external/Process.h"
#include "mlir/Support/LLVM.h"
#include <string>

namespace bufdiff::external {

struct Build {
  /// As the user named it.
  std::string given;
  /// Where it is: a path to execute.
  std::string program;
  /// `19.1.7`, `23.0.0git`.
  std::string version;
  unsigned major = 0;
  ProcessLimits limits;

  /// `mlir-opt@19.1.7`.
  std::string name() const { return "mlir-opt@" + version; }
};

/// Where a program is: a path as it stands, a bare name in PATH. Failure with
/// one line in `error` where there is no such file, or it is a directory or not
/// executable.
mlir::FailureOr<std::string> findProgram(llvm::StringRef given,
                                         std::string &error);

/// Asks a binary who it is. Failure, with one line in `error`, when there is no
/// such program or it is no mlir-opt.
mlir::FailureOr<Build> probeBuild(llvm::StringRef given, std::string &error);

/// Whether a build is meant by `mlir-opt-19`, `mlir-opt-19.1` or
/// `mlir-opt@19.1.7`: the words of expectations.
bool isMeant(const Build &build, llvm::StringRef word);

} // namespace bufdiff::external

#endif // BUFDIFF_HARNESS_EXTERNAL_BUILD_H
