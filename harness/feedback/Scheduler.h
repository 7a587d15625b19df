//===- Scheduler.h - Which module comes next ------------------------ -*- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `fuzz` keeps the modules that showed something new and draws most of the next
// ones from them. Its modules must still depend on the seed and the count
// alone, not on how many workers there are or which of them was faster. So
// modules come in batches of a fixed size: what was seen is merged when a batch
// is done, in the order of the modules' numbers, and the modules of batch k are
// planned from what is known after batch k - 2. Batch k - 1 is being worked on
// meanwhile, so nobody waits.
//
// The state grows only at the end of a batch, and a saved state goes on exactly
// as the one it was saved from.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_FEEDBACK_SCHEDULER_H
#define BUFDIFF_HARNESS_FEEDBACK_SCHEDULER_H

#include "harness/feedback/FeatureMap.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace bufdiff {

class Random;

/// What a module is made from: a seed, or the bytes of its choices.
struct ModuleInput {
  /// As `gen --seed` and `check --seeds` take it.
  std::optional<uint64_t> seed;
  /// Meaningful without a seed.
  std::vector<uint8_t> choices;

  /// `seed 7` or `choices 00ff12`. The words of reports; parse() reads them.
  std::string name() const;
  /// None for anything else.
  static std::optional<ModuleInput> parse(llvm::StringRef name);
};

/// Two hexadecimal digits a byte, lower case.
std::string printChoices(llvm::ArrayRef<uint8_t> choices);
/// None where that is no such text.
std::optional<std::vector<uint8_t>> parseChoices(llvm::StringRef text);

/// Modules in a batch: few enough that what is learned is used soon, enough to
/// keep many workers busy for two batches.
inline constexpr uint64_t kBatchModules = 256;

/// What a module showed, for the scheduler.
struct ModuleOutcome {
  /// Slots, each once.
  std::vector<uint32_t> features;
  /// The choices that the module was made of, as many as were read. Wanted
  /// where there are features.
  std::vector<uint8_t> choices;
  /// Whether mutants of it are wanted. Not of modules that say nothing, nor of
  /// those with a finding, whose mutants mostly show the same again.
  bool isParent = true;
};

/// So many modules are kept in memory, to be mutated; a campaign has all on
/// disk. A run of days needs no more memory than one of minutes.
inline constexpr size_t kMaxCorpus = 8192;

/// A module that showed something new.
struct CorpusEntry {
  /// The module's number in the run.
  uint64_t module = 0;
  /// How many features were new.
  uint32_t newFeatures = 0;
  /// Some of those.
  std::vector<uint32_t> slots;
  std::vector<uint8_t> choices;
};

class FuzzState {
public:
  /// `seed` is below 2^32. Without `feedback` every module is the one of its
  /// own seed; features are counted all the same.
  explicit FuzzState(uint64_t seed, bool feedback = true);

  uint64_t seed() const { return runSeed; }
  bool hasFeedback() const { return feedback; }
  /// Batches merged, and the number of the first module of the next one.
  uint64_t batches() const { return numBatches; }
  uint64_t nextModule() const { return numBatches * kBatchModules; }

  /// The module of this number, which is of one of the next two batches.
  const ModuleInput &plan(uint64_t module) const {
    return planned[module - nextModule()];
  }

  /// Takes the outcomes of the next batch, in the order of the modules; fewer
  /// than kBatchModules only at the end of a run. Returns how many of the
  /// features were new.
  uint32_t merge(llvm::ArrayRef<ModuleOutcome> outcomes);

  const FeatureMap &features() const { return seen; }
  /// What is mutated: everything that was kept, as it came, up to kMaxCorpus;
  /// then each new one takes the place of one of an earlier batch whose
  /// features are common by now.
  llvm::ArrayRef<CorpusEntry> corpus() const { return entries; }
  /// How many were kept in all.
  uint64_t kept() const { return numKept; }

  /// How the number of features grew: after so many modules so many features.
  /// At most some hundred points, evenly spread.
  struct Point {
    uint64_t modules = 0;
    uint32_t features = 0;
  };
  llvm::ArrayRef<Point> history() const { return points; }

  /// The whole state as bytes, the same on every machine.
  std::string save() const;
  /// Failure, with one line in `error`, where these are not a state's bytes, or
  /// those of a version that counts features in another way.
  static mlir::FailureOr<FuzzState> load(llvm::StringRef bytes,
                                         std::string &error);

private:
  void planBatch();
  ModuleInput planModule(uint64_t module) const;
  uint64_t rarity(const CorpusEntry &entry) const;
  const CorpusEntry &pickParent(Random &random) const;
  void keep(CorpusEntry entry, uint64_t firstOfBatch);
  void addPoint(Point point);

  uint64_t runSeed;
  bool feedback;
  uint64_t numBatches = 0;
  FeatureMap seen;
  /// The next two batches.
  std::vector<ModuleInput> planned;
  std::vector<CorpusEntry> entries;
  uint64_t numKept = 0;
  std::vector<Point> points;
  /// Of how many batches one makes a point.
  uint64_t stride = 1;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_FEEDBACK_SCHEDULER_H
