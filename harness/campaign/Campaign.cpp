//===- Campaign.cpp - Fuzzing that is kept --------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/campaign/Campaign.h"
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

using namespace mlir;

namespace bufdiff {

/// Writing takes some milliseconds and more as the state grows. So often at
/// most, in seconds, and never more than a fiftieth of the time; but where a
/// busy disk takes seconds, so much work is put at risk and no more.
static constexpr double kCommitSeconds = 1;
static constexpr double kCommitShare = 50;
static constexpr double kMaxCommitSeconds = 10;

Campaign::Campaign(std::unique_ptr<Store> store, CampaignOptions options)
    : data(std::move(store)), options(std::move(options)), start(Clock::now()),
      lastCommit(start), secondsBefore(data->stats().seconds) {}

Campaign::~Campaign() { stopBundle(); }

double Campaign::seconds() const {
  return secondsBefore +
         std::chrono::duration<double>(Clock::now() - start).count();
}

FailureOr<FuzzState> Campaign::makeState(std::string &error) const {
  const CampaignSettings &settings = data->settings();
  if (data->state().empty())
    return FuzzState(settings.seed, settings.feedback);
  FailureOr<FuzzState> state = FuzzState::load(data->state(), error);
  if (succeeded(state) && (state->seed() != settings.seed ||
                           state->hasFeedback() != settings.feedback)) {
    error = "'" + data->directory() +
            "' is damaged: its state is of another "
            "seed than its settings";
    return failure();
  }
  return state;
}

void Campaign::onModule(const FuzzModule &module) {
  if (module.verdict.findings.empty())
    return;
  for (std::string &signature :
       data->addFindings(module.number, module.input.name(), module.verdict,
                         options.known, seconds()))
    unannounced.push_back(std::move(signature));
}

void Campaign::onBatch(const FuzzState &state,
                       llvm::ArrayRef<FuzzModule> modules) {
  for (const FuzzModule &module : modules)
    data->count(module.verdict);
  // Those of earlier batches are in the store.
  std::vector<const CorpusEntry *> kept;
  for (const CorpusEntry &entry : state.corpus())
    if (entry.module >= modules.front().number)
      kept.push_back(&entry);
  llvm::sort(kept, [](const CorpusEntry *a, const CorpusEntry *b) {
    return a->module < b->module;
  });
  for (const CorpusEntry *entry : kept)
    data->addInput({entry->module, entry->newFeatures,
                    std::string(entry->choices.begin(), entry->choices.end())});
  unsaved = &state;
  double since =
      std::chrono::duration<double>(Clock::now() - lastCommit).count();
  if (since >= std::clamp(kCommitShare * commitSeconds, kCommitSeconds,
                          kMaxCommitSeconds))
    commit();
}

void Campaign::commit() {
  if (!trouble.empty())
    return;
  Clock::time_point before = Clock::now();
  if (unsaved ? failed(data->commit(unsaved->save(), unsaved->features().size(),
                                    seconds(), trouble))
              : failed(data->commitFindings(trouble)))
    return;
  unsaved = nullptr;
  announceWritten();
  (void)succeeded(data->writeTexts(trouble));
  lastCommit = Clock::now();
  commitSeconds = std::chrono::duration<double>(lastCommit - before).count();
}

void Campaign::announceWritten() {
  for (const std::string &signature : unannounced)
    if (options.announce)
      options.announce(data->findings().at(signature));
  unannounced.clear();
}

bool Campaign::shouldStop() {
  tendBundles();
  return !trouble.empty();
}

//===----------------------------------------------------------------------===//
// Bundles
//===----------------------------------------------------------------------===//

void Campaign::startBundle(const StoredFinding &finding) {
  pid_t pid = fork();
  if (pid < 0)
    return; // Another time.
  if (pid == 0) {
    // Neither the database nor the terminal is this process' business. A group
    // of its own, so that it can be ended with its workers.
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    std::signal(SIGINT, SIG_IGN);
    std::string error;
    StoredFinding::Bundle bundle =
        makeBundle(data->directory(), data->settings(), finding,
                   options.reduceSeconds, error);
    _exit(static_cast<int>(bundle));
  }
  setpgid(pid, pid);
  bundler = pid;
  bundled = finding.signature;
}

void Campaign::stopBundle() {
  if (bundler < 0)
    return;
  kill(-bundler, SIGKILL);
  kill(bundler, SIGKILL);
  while (waitpid(bundler, nullptr, 0) < 0 && errno == EINTR)
    ;
  bundler = -1;
}

void Campaign::tendBundles() {
  using Bundle = StoredFinding::Bundle;
  if (!options.makesBundles || !trouble.empty())
    return;
  if (bundler >= 0) {
    int status = 0;
    pid_t done = waitpid(bundler, &status, WNOHANG);
    if (done == 0 || (done < 0 && errno == EINTR))
      return;
    bundler = -1;
    // Whoever dies of it or fails once does so again.
    Bundle bundle = Bundle::Impossible;
    if (done > 0 && WIFEXITED(status) && WEXITSTATUS(status) <= 3 &&
        WEXITSTATUS(status) != static_cast<int>(Bundle::None))
      bundle = static_cast<Bundle>(WEXITSTATUS(status));
    data->setBundle(bundled, bundle);
  }
  // One that is new before one that is known, whose file says it all: those
  // take no time from fuzzing.
  for (bool isKnown : {false, true}) {
    if (isKnown && !isFinishing)
      return;
    for (const auto &[signature, finding] : data->findings())
      if (finding.bundle == Bundle::None && finding.known.empty() != isKnown &&
          !llvm::is_contained(unannounced, signature)) {
        startBundle(finding);
        return;
      }
  }
}

LogicalResult Campaign::finish(const std::function<bool()> &mayReduce,
                               std::string &error) {
  commit();
  isFinishing = true;
  if (trouble.empty() && options.makesBundles) {
    tendBundles();
    while (bundler >= 0 && mayReduce()) {
      usleep(20000);
      tendBundles();
    }
    stopBundle();
    commit();
  }
  if (trouble.empty())
    return success();
  error = trouble;
  return failure();
}

} // namespace bufdiff
