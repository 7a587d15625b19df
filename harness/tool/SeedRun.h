//===- SeedRun.h - Checks of generated modules, with progress and summary *- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `fuzz`, `check --seeds` and `check --choices` are the same run with other
// modules.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_TOOL_SEEDRUN_H
#define BUFDIFF_HARNESS_TOOL_SEEDRUN_H

#include "harness/campaign/Campaign.h"
#include "harness/check/FuzzLoop.h"
#include "harness/check/KnownFindings.h"
#include "harness/check/PathSet.h"
#include "harness/check/Worker.h"
#include <optional>

namespace bufdiff::tool {

struct SeedRun {
  /// Seeds [begin, end), or with `state` numbers of modules below `end`.
  uint64_t begin = 0, end = 0;
  /// Where not empty, these modules instead.
  std::vector<ModuleInput> inputs;
  /// Where not null, the modules are those that this state asks for
  /// (harness/check/FuzzLoop.h); it is afterwards what the run made of it.
  FuzzState *state = nullptr;
  /// What keeps the run, with `state`. May be null; must outlive the run.
  Campaign *campaign = nullptr;
  /// Called as FuzzEvents says, with `state`. May be null.
  std::function<void(const FuzzState &, llvm::ArrayRef<FuzzModule>)> onBatch;
  /// Ends earlier after so many seconds.
  std::optional<double> seconds;
  CheckFlags flags;
  std::string profileName;
  /// Findings that are not new; must outlive the run. Null: none.
  const KnownBugs *known = nullptr;
  WorkerOptions workers;
  bool json = false;
  /// Explanations of all signatures after the summary.
  bool explain = true;
  ExplainStyle style = ExplainStyle::Full;
};

/// All flags of `check` that judge a module as `flags` does, each after a
/// space.
std::string commandFlags(const CheckFlags &flags);
/// The command that makes the module again and judges it as `flags` did:
/// builds, and paths that were drawn for it, are named. `profile` may be empty.
std::string checkCommand(const ModuleInput &input, const CheckFlags &flags,
                         llvm::StringRef profile);

/// Runs, shows progress on stderr and the summary (or the JSON document) on
/// stdout. Returns the exit status.
int runSeeds(const SeedRun &run);

} // namespace bufdiff::tool

#endif // BUFDIFF_HARNESS_TOOL_SEEDRUN_H
