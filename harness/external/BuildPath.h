//===- BuildPath.h - Another build as a path --------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_EXTERNAL_BUILDPATH_H
#define BUFDIFF_HARNESS_EXTERNAL_BUILDPATH_H

#include "harness/bufferize/Path.h"
#include "harness/external/Runner.h"

namespace bufdiff::external {

struct BuildPathOptions {
  Build build;
  /// As the user wrote it; empty: the build's default.
  std::string pipeline;
  /// After the build's name, where two builds have the same.
  std::string suffix;
  /// The name of a path whose IR must be the same; empty: none.
  std::string partner;
  /// Runs of modules from files, whose texts must be equal.
  unsigned repeats = 1;
};

/// A path that runs its pipeline in another build. Its name is the build's,
/// then, if a pipeline was asked for, `:` and that. Null, with one line in
/// `error`, where the pipeline cannot be read.
std::unique_ptr<Path> createBuildPath(BuildPathOptions options,
                                      std::string &error);

/// Of such a path, why its build cannot run its pipeline at all: one line.
/// Empty where it can.
std::string whyUnknown(const Path &buildPath);

} // namespace bufdiff::external

#endif // BUFDIFF_HARNESS_EXTERNAL_BUILDPATH_H
