//===- PathSet.h - The paths that a user asked for --------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_PATHSET_H
#define BUFDIFF_HARNESS_CHECK_PATHSET_H

#include "harness/bufferize/Path.h"
#include "mlir/Support/LLVM.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bufdiff {

/// The flags that say how a module is checked, on the command line or in the
/// module's file.
struct CheckFlags {
  std::vector<std::string> paths;
  std::vector<std::string> pipelines;
  /// Programs that are other builds' mlir-opt. Pipelines run in them, and not
  /// in this process.
  std::vector<std::string> builds;
  /// Each build must do what the first one does, to the letter.
  bool nfc = false;
  /// Runs of every build on a module, which must print the same; default: 1.
  std::optional<unsigned> repeats;
  /// Further paths for each generated module.
  std::optional<unsigned> drawnPaths;
  std::string entry;
  std::optional<unsigned> inputs;
  /// Outputs are also run as compiled code: for one module in `witnessRate`
  /// (of those that are generated; default: every one).
  bool witness = false;
  /// As in CheckOptions.
  bool localize = false;
  bool precision = false;
  std::optional<unsigned> witnessRate;

  /// What is said here wins over `other`; paths and pipelines go together.
  void addDefaults(const CheckFlags &other);
  bool namesPaths() const { return !paths.empty() || !pipelines.empty(); }
  /// As in CheckOptions: 0 without a witness.
  unsigned effectiveWitnessRate() const {
    return witness ? witnessRate.value_or(1) : 0;
  }
};

/// Input sets more than this are a typing error.
inline constexpr unsigned kMaxInputSets = 1000;

/// Modules to one that is witnessed, more than this are a typing error.
inline constexpr unsigned kMaxWitnessRate = 1'000'000;

/// Runs of one build on one module, more than this are a typing error.
inline constexpr unsigned kMaxRepeats = 1000;

/// Reads `--paths A,B --pipeline STR --draw K --entry F --inputs K --witness
/// jit --witness-rate N --repeat N`, each also with `=`, `--localize` and
/// `--precision`.
/// Failure with one line in `error`.
mlir::LogicalResult parseCheckFlags(llvm::ArrayRef<std::string> tokens,
                                    CheckFlags &flags, std::string &error);

/// Owns paths and their order. Without --paths and --pipeline these are the
/// default paths; --pipeline alone means that pipeline alone.
/// Builds are paths as well, in their order, each with all pipelines, or the
/// one that is its default.
class PathSet {
public:
  /// Failure, with one line in `error`, for an unknown path, a pipeline that
  /// does not parse, and a build that cannot be used.
  /// `unknown`, where not null, gets why a build does not know the pipeline,
  /// where that is the reason.
  static mlir::FailureOr<PathSet> make(const CheckFlags &flags,
                                       std::string &error,
                                       std::string *unknown = nullptr);

  const std::vector<const Path *> &paths() const { return selected; }
  /// Names, separated by commas.
  std::string names() const;
  /// Whether any path is a sequence of passes.
  bool hasSequence() const;

private:
  mlir::LogicalResult addBuilds(const CheckFlags &flags, std::string &error,
                                std::string *unknown);

  std::shared_ptr<PathRegistry> registry;
  std::vector<std::shared_ptr<const Path>> owned;
  std::vector<const Path *> selected;
};

/// `flags` with the paths named that are drawn for the module of `key`
/// (ChoiceSequence::key), so that none needs to be drawn any more.
CheckFlags nameDrawnPaths(const CheckFlags &flags, uint64_t key);

/// The names of the default paths, in order.
llvm::ArrayRef<llvm::StringRef> defaultPathNames();

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_PATHSET_H
