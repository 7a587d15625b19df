//===- Engine.h - How many modules a mutant survives ------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks generated modules with a mutant until one shows that it is wrong. A
// module shows that only if it shows nothing wrong with the unmutated base:
// upstream has bugs of its own, and they prove nothing about the harness.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_MUTANTS_ENGINE_H
#define BUFDIFF_TESTS_MUTANTS_ENGINE_H

#include "tests/mutants/Mutant.h"
#include <cstdint>
#include <optional>

namespace bufdiff::mutants {

struct EngineOptions {
  /// A mutant that survives so many modules is not killed.
  uint64_t modules = 5000;
  /// Independent runs; run r has the seeds from firstSeed + r * kRunStride on.
  unsigned runs = 5;
  uint64_t firstSeed = 1;
  /// Processor time after which a worker hangs. Modules take milliseconds.
  double stallSeconds = 2;
  /// Memory after which a worker has eaten too much. Modules take megabytes.
  uint64_t memoryBytes = uint64_t(768) << 20;
};

/// Far enough apart that runs share no seed.
inline constexpr uint64_t kRunStride = 1'000'000'007;

/// One run of a mutant.
struct MutantRun {
  /// The finding that killed it; none when it survived.
  std::optional<oracle::FindingKind> kind;
  std::string signature;
  /// Modules checked, the killing one included.
  uint64_t modules = 0;
  /// Of these, with findings that the base shows too.
  uint64_t known = 0;
  /// Of these, in which the fault changed something.
  uint64_t faulty = 0;
  /// Of these, that said nothing.
  uint64_t discarded = 0;
  /// What checking them took, the base's checks not counted.
  double seconds = 0;
};

/// Failure, with one line in `error`, when no worker can be started.
mlir::FailureOr<MutantRun> runMutant(const Mutant &mutant, unsigned run,
                                     const EngineOptions &options,
                                     std::string &error);

/// All runs of a mutant in one line of the table.
struct MutantResult {
  const Mutant *mutant = nullptr;
  std::vector<MutantRun> runs;

  /// Killed in every run.
  bool killed() const;
  /// The kind most runs were killed by, the first of them; none when no run
  /// was.
  std::optional<oracle::FindingKind> kind() const;
  /// Runs killed by a kind that the mutant does not declare.
  unsigned unrelatedKills() const;
  /// Median over the runs. Of a run that was not killed it is all its modules.
  double medianModules() const;
  double medianSeconds() const;
  double modulesPerSecond() const;
};

mlir::FailureOr<MutantResult> measureMutant(const Mutant &mutant,
                                            const EngineOptions &options,
                                            std::string &error);

} // namespace bufdiff::mutants

#endif // BUFDIFF_TESTS_MUTANTS_ENGINE_H
