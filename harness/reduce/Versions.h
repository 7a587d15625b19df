//===- Versions.h - Which installed builds show a finding -------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whoever reads a bug report asks first since when it is so. Distributions
// install releases of MLIR side by side, as `mlir-opt-19`: those that are there
// are asked, as `bufdiff bisect` would.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_VERSIONS_H
#define BUFDIFF_HARNESS_REDUCE_VERSIONS_H

#include "harness/check/PathSet.h"
#include "harness/check/Worker.h"
#include "harness/reduce/Target.h"
#include <string>
#include <vector>

namespace bufdiff {

struct VersionVerdict {
  /// The program as one would type it, `mlir-opt-19`.
  std::string program;
  /// `19.1.7`.
  std::string version;
  /// The finding is there too, by its kind.
  bool shows = false;
  /// What came of the module, for people; one line.
  std::string verdict;
};

/// Asks the programs `mlir-opt-N` of the search path, oldest first, but for the
/// release that is linked. Empty for paths that mlir-opt does not have. `flags`
/// are those under which `text` shows `target`. What cannot be asked says why.
std::vector<VersionVerdict> askVersions(llvm::StringRef text,
                                        const Target &target,
                                        const CheckFlags &flags,
                                        const WorkerOptions &workers);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_VERSIONS_H
