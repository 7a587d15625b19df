//===- Campaign.h - Fuzzing that is kept ------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What stands between the loop of fuzzing (harness/check/FuzzLoop.h) and the
// store. A finding is announced once it is written, never before, and its
// bundle is made and reduced by a process of its own while fuzzing goes on.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CAMPAIGN_CAMPAIGN_H
#define BUFDIFF_HARNESS_CAMPAIGN_CAMPAIGN_H

#include "harness/campaign/Store.h"
#include "harness/check/FuzzLoop.h"
#include <chrono>
#include <functional>
#include <optional>
#include <sys/types.h>

namespace bufdiff {

struct CampaignOptions {
  /// Findings that are not new. May be null; must outlive the campaign.
  const KnownBugs *known = nullptr;
  /// Makes bundles, by the paths that the settings name. Off for paths that
  /// have no name to be found by.
  bool makesBundles = true;
  /// A finding is reduced for so long at most, in seconds.
  double reduceSeconds = 20;
  /// Called with every new signature once it is written. May be null.
  std::function<void(const StoredFinding &)> announce;
};

class Campaign {
public:
  Campaign(std::unique_ptr<Store> store, CampaignOptions options);
  ~Campaign();

  Store &store() { return *data; }
  /// Where fuzzing goes on. Failure, with one line in `error`, where what was
  /// saved cannot be read.
  mlir::FailureOr<FuzzState> makeState(std::string &error) const;

  /// To be called as FuzzEvents says.
  void onModule(const FuzzModule &module);
  void onBatch(const FuzzState &state, llvm::ArrayRef<FuzzModule> modules);
  /// Also tends to the bundles. True when nothing can be written any more.
  bool shouldStop();

  /// Writes what is left. `mayReduce` says whether there is time for bundles
  /// that are not made yet; they are made one after the other until it says no.
  /// Failure, with one line in `error`, when anything could not be written.
  mlir::LogicalResult finish(const std::function<bool()> &mayReduce,
                             std::string &error);

private:
  using Clock = std::chrono::steady_clock;
  double seconds() const;
  void commit();
  void announceWritten();
  void tendBundles();
  void startBundle(const StoredFinding &finding);
  void stopBundle();

  std::unique_ptr<Store> data;
  CampaignOptions options;
  Clock::time_point start, lastCommit;
  /// Of earlier runs.
  double secondsBefore;
  double commitSeconds = 0;
  /// Merged and not written yet.
  const FuzzState *unsaved = nullptr;
  std::vector<std::string> unannounced;
  /// Why nothing can be written any more; empty: it can.
  std::string trouble;
  /// The process that makes a bundle.
  pid_t bundler = -1;
  bool isFinishing = false;
  std::string bundled;
};

/// Makes or replaces the bundle of a finding in a campaign's directory, in this
/// process and workers of it. Returns how far it got.
StoredFinding::Bundle makeBundle(const std::string &directory,
                                 const CampaignSettings &settings,
                                 const StoredFinding &finding, double seconds,
                                 std::string &error);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CAMPAIGN_CAMPAIGN_H
