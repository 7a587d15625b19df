//===- FuzzLoopTest.cpp - Modules made from what earlier ones showed ----------
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/FuzzLoop.h"
#include "TestPaths.h"
#include "harness/check/SameIR.h"
#include "harness/check/Tally.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::test;

namespace {

/// What a run leaves behind.
struct RunResult {
  std::string state;
  /// The document, without what depends on the clock or on addresses.
  std::string document;
  /// Of the modules, in order of the batches.
  std::vector<std::string> inputs;
};

} // namespace

static RunResult run(FuzzState &state, uint64_t end,
                     const std::vector<const Path *> &paths, unsigned jobs) {
  CheckOptions options;
  options.paths = paths;
  WorkerOptions workers;
  workers.jobs = jobs;
  workers.stallSeconds = 5;
  Tally tally;
  RunResult result;
  uint64_t expected = state.nextModule();
  FuzzEvents events;
  events.onModule = [&](const FuzzModule &module) {
    tally.add(module.number, module.input.name(), module.verdict);
  };
  events.onBatch = [&](const FuzzState &merged,
                       llvm::ArrayRef<FuzzModule> modules) {
    for (const FuzzModule &module : modules) {
      EXPECT_EQ(module.number, expected++);
      result.inputs.push_back(module.input.name());
    }
    EXPECT_GE(merged.nextModule(), expected);
  };
  std::string error;
  EXPECT_TRUE(
      succeeded(runFuzzLoop(state, end, options, workers, events, error)))
      << error;
  EXPECT_EQ(expected, end);
  // Explanations show outputs, and upstream numbers the globals of one in an
  // order that depends on addresses.
  llvm::raw_string_ostream(result.document) << tally.toJSON(
      0, true, [](llvm::json::Object &finding, const Tally::Entry &) {
        finding["explanation"] = "";
      });
  result.state = state.save();
  return result;
}

TEST(FuzzLoop, DoesNotDependOnJobs) {
  std::unique_ptr<Path> oneShot = createOneShotPath();
  ChangedPath wrong("drops-copy", dropCopy);
  std::vector<const Path *> paths = {oneShot.get(), &wrong};
  constexpr uint64_t kEnd = 2 * kBatchModules + 150;
  FuzzState first(3), second(3);
  RunResult one = run(first, kEnd, paths, 1);
  RunResult three = run(second, kEnd, paths, 3);
  EXPECT_EQ(one.document, three.document);
  EXPECT_EQ(one.inputs, three.inputs);
  EXPECT_EQ(one.state, three.state);
  EXPECT_GT(first.features().size(), 500u);
  // Most of the later modules are mutants.
  unsigned mutants = 0;
  for (size_t i = 2 * kBatchModules; i < one.inputs.size(); ++i)
    mutants += llvm::StringRef(one.inputs[i]).starts_with("choices ");
  EXPECT_GT(mutants, 80u);
}

TEST(FuzzLoop, AResumedRunIsTheRunItWasCutFrom) {
  std::unique_ptr<Path> oneShot = createOneShotPath();
  std::vector<const Path *> paths = {oneShot.get()};
  constexpr uint64_t kCut = kBatchModules, kEnd = 3 * kBatchModules;
  FuzzState whole(4);
  RunResult all = run(whole, kEnd, paths, 2);
  FuzzState cut(4);
  RunResult start = run(cut, kCut, paths, 2);
  std::string error;
  FailureOr<FuzzState> resumed = FuzzState::load(start.state, error);
  ASSERT_TRUE(succeeded(resumed)) << error;
  RunResult rest = run(*resumed, kEnd, paths, 1);
  EXPECT_EQ(rest.state, all.state);
  start.inputs.insert(start.inputs.end(), rest.inputs.begin(),
                      rest.inputs.end());
  EXPECT_EQ(start.inputs, all.inputs);
}

TEST(FuzzLoop, PathsThatDieDoNotStopIt) {
  std::unique_ptr<Path> oneShot = createOneShotPath();
  // On about one module in four.
  ChangedPath dies("dies", [](ModuleOp module) -> LogicalResult {
    unsigned ops = 0;
    module.walk([&](Operation *) { ++ops; });
    if (ops % 4 == 0)
      std::abort();
    return success();
  });
  FuzzState first(5), second(5);
  RunResult one = run(first, 300, {oneShot.get(), &dies}, 1);
  RunResult two = run(second, 300, {oneShot.get(), &dies}, 2);
  EXPECT_EQ(one.document, two.document);
  EXPECT_EQ(one.state, two.state);
  EXPECT_TRUE(llvm::StringRef(one.document).contains("crash:dies:SIGABRT"));
}

TEST(FuzzLoop, AStopLosesNothingThatWasMerged) {
  std::unique_ptr<Path> oneShot = createOneShotPath();
  CheckOptions options;
  options.paths = {oneShot.get()};
  FuzzState state(6);
  uint64_t seen = 0, merged = 0;
  FuzzEvents events;
  events.onModule = [&](const FuzzModule &) { ++seen; };
  events.onBatch = [&](const FuzzState &, llvm::ArrayRef<FuzzModule> modules) {
    merged += modules.size();
  };
  events.shouldStop = [&] { return merged > 0; };
  std::string error;
  ASSERT_TRUE(succeeded(runFuzzLoop(state, uint64_t(1) << 31, options,
                                    WorkerOptions(), events, error)))
      << error;
  EXPECT_EQ(state.nextModule(), merged);
  EXPECT_GE(seen, merged);
  EXPECT_LE(seen, merged + 2 * kBatchModules);
}

/// With features the path takes the analysis and the rest one by one.
TEST(FuzzLoop, OneShotDoesTheSameWithFeatures) {
  PathRegistry registry = PathRegistry::builtin();
  std::unique_ptr<MLIRContext> context = createContext();
  ScopedDiagnosticHandler quiet(context.get(),
                                [](Diagnostic &) { return success(); });
  for (const char *name : {"one-shot", "one-shot:fuzz-7"}) {
    const Path &path = *registry.lookup(name);
    GeneratorOptions options;
    options.limits = path.limits();
    for (uint64_t seed = 0; seed < 60; ++seed) {
      ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
      OwningOpRef<ModuleOp> module =
          generateModule(context.get(), choices, options);
      OwningOpRef<ModuleOp> outputs[2];
      bool accepted[2];
      unsigned outOfPlace[2];
      for (bool wantsFeatures : {false, true}) {
        OwningOpRef<ModuleOp> &copy = outputs[wantsFeatures];
        copy = OwningOpRef<ModuleOp>(module->clone());
        oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*copy);
        Decisions decisions;
        decisions.wantsFeatures = wantsFeatures;
        accepted[wantsFeatures] =
            succeeded(path.bufferize(*copy, boundary, &decisions));
        outOfPlace[wantsFeatures] = decisions.outOfPlace;
        EXPECT_EQ(decisions.features.empty(), !wantsFeatures);
      }
      EXPECT_EQ(accepted[0], accepted[1]) << name << " seed " << seed;
      if (accepted[0] && accepted[1])
        EXPECT_FALSE(findDifferenceButConstants(*outputs[0], *outputs[1]))
            << name << " seed " << seed;
      EXPECT_EQ(outOfPlace[0], outOfPlace[1]);
    }
  }
}
