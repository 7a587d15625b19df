//===- FuzzLoop.cpp - Modules made from what earlier ones showed
//------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inputs go to the workers through shared memory: two batches of slots, which
// are filled while the batch before is being worked on. Features come back in
// the records: a kilobyte a module, which costs less than filtering them there.
//
//===----------------------------------------------------------------------===//

#include "harness/check/FuzzLoop.h"
#include "harness/check/PendingVerdicts.h"
#include "harness/check/PrepareBatch.h"
#include "harness/feedback/ChoiceMutator.h"
#include "llvm/ADT/STLExtras.h"
#include <atomic>
#include <cerrno>
#include <cstring>
#include <map>
#include <new>
#include <sys/mman.h>

using namespace mlir;

namespace bufdiff {
namespace {

/// An input as workers read it.
struct InputSlot {
  uint64_t isSeed;
  uint64_t seed;
  uint64_t size;
  uint8_t choices[kMaxChoices];
};

struct SharedState {
  /// Modules below this may be worked on.
  std::atomic<uint64_t> released;
  InputSlot inputs[2 * kBatchModules];

  InputSlot &inputOf(uint64_t module) {
    return inputs[module % (2 * kBatchModules)];
  }
};

/// Memory that workers keep sharing with this process.
class SharedMemory {
public:
  SharedMemory() {
    void *memory = mmap(nullptr, sizeof(SharedState), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    // Fresh pages are zero, which is how all of it begins; touching them here
    // would only cost memory.
    if (memory != MAP_FAILED)
      state = static_cast<SharedState *>(memory);
  }
  ~SharedMemory() {
    if (state)
      munmap(state, sizeof(SharedState));
  }
  SharedMemory(const SharedMemory &) = delete;
  SharedMemory &operator=(const SharedMemory &) = delete;
  SharedState *get() const { return state; }

private:
  SharedState *state = nullptr;
};

ChoiceSequence choicesOf(const InputSlot &input) {
  return input.isSeed ? ChoiceSequence::fromSeed(input.seed)
                      : ChoiceSequence::fromBytes({input.choices, input.size});
}

/// Modules that another build is given at once: a batch for a few workers.
constexpr unsigned kPreparedModules = kBatchModules / 8;

class FuzzTask final : public WorkerTask {
public:
  FuzzTask(SharedState &shared, uint64_t runSeed, const CheckOptions &options)
      : shared(shared), runSeed(runSeed), ops(oracle::OpRegistry::builtin()),
        checker(ops, options), witnessRate(options.witnessRate) {}

  void prepareItems(uint64_t begin, uint64_t end, Progress &progress) override {
    prepareBatch(checker, begin, end, progress, [this](uint64_t module) {
      return choicesOf(shared.inputOf(module));
    });
  }

  std::string run(uint64_t module, llvm::ArrayRef<uint32_t> excluded,
                  Progress &progress) override {
    checker.setProgress(&progress);
    // By number, so that the same modules are treated alike whatever else runs.
    uint64_t number = (runSeed << 32) + module;
    checker.setWitness(witnessRate && number % witnessRate == 0);
    checker.setSecondLook(number % kSecondLookRate == 0);
    const InputSlot &input = shared.inputOf(module);
    return encodeVerdict(checker.checkChoices(choicesOf(input), excluded));
  }

private:
  SharedState &shared;
  uint64_t runSeed;
  oracle::OpRegistry ops;
  Checker checker;
  unsigned witnessRate;
};

class Loop {
public:
  Loop(FuzzState &state, uint64_t end, const CheckOptions &options,
       const FuzzEvents &events, SharedState &shared)
      : state(state), end(end), options(options), events(events),
        shared(shared) {
    planned = state.nextModule();
    shared.released.store(planned);
    // One batch is worked on while the next one waits.
    planBatch();
    planBatch();
  }

  LogicalResult run(const WorkerOptions &workers, std::string &error) {
    WorkerEvents workerEvents;
    workerEvents.onRecord = [&](uint64_t module, llvm::StringRef record) {
      ModuleVerdict verdict = pending.take(module);
      if (std::optional<ModuleVerdict> more = decodeVerdict(record))
        verdict.merge(std::move(*more));
      finish(module, std::move(verdict));
    };
    workerEvents.onDeath = [&](const WorkerDeath &death) {
      uint64_t key = choicesOf(shared.inputOf(death.item)).key();
      return pending.addDeath(death, draw.extend(options.paths, key),
                              [&](uint64_t module, ModuleVerdict verdict) {
                                finish(module, std::move(verdict));
                              });
    };
    workerEvents.shouldStop = events.shouldStop;
    WorkerOptions withBatches = workers;
    if (llvm::any_of(options.paths,
                     [](const Path *path) { return path->wantsBatches(); }))
      withBatches.itemsAtATime = kPreparedModules;
    return runWorkers(
        state.nextModule(), end, withBatches,
        [&] {
          return std::make_unique<FuzzTask>(shared, state.seed(), options);
        },
        workerEvents, error, &shared.released);
  }

private:
  void planBatch();
  void finish(uint64_t module, ModuleVerdict verdict);
  void mergeBatch();

  FuzzState &state;
  uint64_t end;
  const CheckOptions &options;
  const FuzzEvents &events;
  SharedState &shared;
  PendingVerdicts pending;
  PathDraw draw{options.drawnPaths};
  /// Modules below this have their input.
  uint64_t planned = 0;
  /// Those that are done and not merged.
  std::map<uint64_t, FuzzModule> done;
};

} // namespace

void Loop::planBatch() {
  uint64_t batchEnd = std::min(planned + kBatchModules, end);
  for (; planned < batchEnd; ++planned) {
    const ModuleInput &input = state.plan(planned);
    InputSlot &slot = shared.inputOf(planned);
    slot.isSeed = input.seed.has_value();
    slot.seed = input.seed.value_or(0);
    slot.size = std::min(input.choices.size(), kMaxChoices);
    std::copy_n(input.choices.begin(), slot.size, slot.choices);
  }
  shared.released.store(planned);
}

void Loop::finish(uint64_t module, ModuleVerdict verdict) {
  FuzzModule result;
  result.number = module;
  const InputSlot &slot = shared.inputOf(module);
  if (slot.isSeed)
    result.input.seed = slot.seed;
  else if (!verdict.choices.empty())
    result.input.choices = verdict.choices;
  else
    result.input.choices.assign(slot.choices, slot.choices + slot.size);
  result.verdict = std::move(verdict);
  if (events.onModule)
    events.onModule(result);
  done.emplace(module, std::move(result));
  while (true) {
    uint64_t first = state.nextModule();
    uint64_t batchEnd = std::min(first + kBatchModules, end);
    if (first >= end || done.size() < batchEnd - first)
      return;
    auto last = done.lower_bound(batchEnd);
    if (uint64_t(std::distance(done.begin(), last)) < batchEnd - first)
      return;
    mergeBatch();
  }
}

void Loop::mergeBatch() {
  std::vector<ModuleOutcome> outcomes;
  std::vector<FuzzModule> modules;
  uint64_t batchEnd = state.nextModule() + kBatchModules;
  while (!done.empty() && done.begin()->first < batchEnd) {
    modules.push_back(std::move(done.begin()->second));
    done.erase(done.begin());
    ModuleVerdict &verdict = modules.back().verdict;
    ModuleOutcome outcome;
    outcome.features = std::move(verdict.features);
    outcome.choices = std::move(verdict.choices);
    outcome.isParent = verdict.worst() == VerdictClass::Agree;
    outcomes.push_back(std::move(outcome));
  }
  state.merge(outcomes);
  planBatch();
  if (events.onBatch)
    events.onBatch(state, modules);
}

LogicalResult runFuzzLoop(FuzzState &state, uint64_t end,
                          const CheckOptions &options,
                          const WorkerOptions &workers,
                          const FuzzEvents &events, std::string &error) {
  if (state.nextModule() >= end)
    return success();
  SharedMemory memory;
  if (!memory.get()) {
    error = std::string("cannot share memory: ") + strerror(errno);
    return failure();
  }
  CheckOptions withFeatures = options;
  withFeatures.features = true;
  return Loop(state, end, withFeatures, events, *memory.get())
      .run(workers, error);
}

} // namespace bufdiff
