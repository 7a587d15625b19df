//===- Store.h - What a campaign keeps --------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A campaign runs for days, and is killed, runs out of disk, or its machine is
// rebooted. So its state is a database (SQLite, write-ahead log), and a batch
// of modules is in it wholly or not at all: findings, counts, corpus and the
// state from which the next batch follows change in one transaction. What is
// done again after a kill is counted once, since a finding is counted by the
// numbers of the modules that show it.
//
// The directory is an interface: docs/campaigns.md describes it.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CAMPAIGN_STORE_H
#define BUFDIFF_HARNESS_CAMPAIGN_STORE_H

#include "harness/check/KnownFindings.h"
#include "harness/check/PathSet.h"
#include "harness/check/Verdict.h"
#include <map>
#include <memory>
#include <string>
#include <vector>

struct sqlite3;

namespace bufdiff {

inline constexpr llvm::StringLiteral kCampaignSettings = "settings.json";
inline constexpr llvm::StringLiteral kCampaignDatabase = "campaign.db";
inline constexpr llvm::StringLiteral kCampaignFindings = "findings";
inline constexpr llvm::StringLiteral kCampaignDuplicates = "duplicates";
inline constexpr llvm::StringLiteral kCampaignCorpus = "corpus";
inline constexpr llvm::StringLiteral kCampaignStats = "stats";

/// What decides which modules a campaign makes and how they are judged.
struct CampaignSettings {
  uint64_t seed = 1;
  bool feedback = true;
  std::string profile;
  CheckFlags flags;
  /// Empty, or the campaigns that it was merged from: it is not continued.
  std::vector<std::string> merged;

  std::string toJSON() const;
  /// Failure, with one line in `error`, for anything else.
  static mlir::FailureOr<CampaignSettings> fromJSON(llvm::StringRef text,
                                                    std::string &error);
};

/// One fault, as far as signatures can tell.
struct StoredFinding {
  /// Its signature, with the family of the path in place of the path.
  std::string signature;
  /// The known bug that it is; empty: it is new.
  std::string known;
  /// Of its example, the smallest module seen.
  oracle::FindingKind kind = oracle::FindingKind::WrongResult;
  std::string path, exampleSignature, explanation;
  /// As FuzzState names inputs: `seed N` or `choices HEX`.
  std::string module;
  uint64_t ops = 0;
  /// Modules that show it.
  uint64_t count = 0;
  /// Seconds into the campaign.
  double firstSeen = 0;
  /// How far its bundle is.
  enum class Bundle { None, Unreduced, Reduced, Impossible };
  Bundle bundle = Bundle::None;

  /// The name of its directory in findings/.
  std::string slug() const;
};

/// What the outputs of one path cost, over all runs of it that agreed.
struct PathCost {
  /// Modules that had such runs.
  uint64_t modules = 0;
  uint64_t allocations = 0, copies = 0;
};

/// How far a campaign was at some time; totals from its start on.
struct CampaignStats {
  /// Of fuzzing, over all runs.
  double seconds = 0;
  uint64_t modules = 0, agree = 0, withFindings = 0, discarded = 0;
  uint64_t rejected = 0, features = 0, corpus = 0;
  /// Distinct ones, new and known.
  uint64_t findings = 0;
  /// By path. Campaigns of older builds have none of before.
  std::map<std::string, PathCost> costs;
};

/// A module worth keeping: its choices made bufferization do something new.
struct StoredInput {
  uint64_t module = 0;
  uint64_t newFeatures = 0;
  std::string choices;
};

/// `signature` of a finding on `path` with the family of the path in its place:
/// `one-shot:identity` is of the family `one-shot`.
std::string familySignature(llvm::StringRef signature, oracle::FindingKind kind,
                            llvm::StringRef path);

class Store {
public:
  ~Store();

  /// Makes the directory (which may be there and empty) and locks it.
  static mlir::FailureOr<std::unique_ptr<Store>>
  create(llvm::StringRef directory, const CampaignSettings &settings,
         std::string &error);
  /// Opens a campaign to continue it, and locks it.
  static mlir::FailureOr<std::unique_ptr<Store>> open(llvm::StringRef directory,
                                                      std::string &error);
  /// Opens a campaign to look at it; somebody may be working on it.
  static mlir::FailureOr<std::unique_ptr<Store>> read(llvm::StringRef directory,
                                                      std::string &error);
  /// Makes a campaign of several others. Nothing of theirs is changed.
  static mlir::LogicalResult merge(llvm::StringRef directory,
                                   llvm::ArrayRef<std::string> from,
                                   std::string &error);

  const std::string &directory() const { return root; }
  const CampaignSettings &settings() const { return config; }

  /// Notes the findings of a module, for the next commit. Nothing is known
  /// where `known` is null. Returns the signatures that were not there before.
  std::vector<std::string> addFindings(uint64_t number, llvm::StringRef module,
                                       const ModuleVerdict &verdict,
                                       const KnownBugs *known, double seconds);
  /// Notes what became of a module.
  void count(const ModuleVerdict &verdict);
  void addInput(StoredInput input);
  /// Writes all that was noted, and `state`, from which fuzzing goes on. From
  /// its success on all of that outlives whatever happens. `features` and
  /// `seconds` are totals.
  mlir::LogicalResult commit(std::string state, uint64_t features,
                             double seconds, std::string &error);
  /// The same without the state: findings of batches that are not done.
  mlir::LogicalResult commitFindings(std::string &error);
  /// The state of the last commit; empty before the first one.
  const std::string &state() const { return savedState; }

  void setBundle(llvm::StringRef signature, StoredFinding::Bundle bundle);
  /// By signature.
  const std::map<std::string, StoredFinding> &findings() const { return known; }
  const CampaignStats &stats() const { return totals; }
  /// Reasons and how often: `agree`, `discarded`, `rejected PATH`.
  const std::map<std::pair<std::string, std::string>, uint64_t> &
  reasons() const {
    return counters;
  }

  /// The campaign over time; the corpus. Failure with one line in `error`.
  mlir::FailureOr<std::vector<CampaignStats>> history(std::string &error) const;
  mlir::FailureOr<std::vector<StoredInput>> inputs(std::string &error) const;

  /// Writes findings/duplicates and stats, for people and scripts.
  mlir::LogicalResult writeTexts(std::string &error) const;

private:
  Store() = default;
  static mlir::FailureOr<std::unique_ptr<Store>>
  openExisting(llvm::StringRef directory, bool isReader, std::string &error);
  mlir::LogicalResult lock(std::string &error);
  mlir::LogicalResult connect(bool isReader, std::string &error);
  mlir::LogicalResult load(std::string &error);
  mlir::LogicalResult write(bool isBatch, std::string &error);
  std::string pathOf(llvm::StringRef file) const;
  /// Of the last failed call.
  std::string complain(llvm::StringRef what) const;

  struct PendingShow {
    std::string signature;
    uint64_t module;
  };

  std::string root;
  CampaignSettings config;
  /// Tells the modules of one campaign from those of another.
  std::string origin;
  sqlite3 *database = nullptr;
  int lockFile = -1;
  std::map<std::string, StoredFinding> known;
  std::map<std::pair<std::string, std::string>, uint64_t> counters;
  CampaignStats totals;
  double lastSample = -1;
  std::string savedState;
  std::vector<PendingShow> shows;
  std::vector<StoredInput> newInputs;
  std::map<std::string, bool> changed;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CAMPAIGN_STORE_H
