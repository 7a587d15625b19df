//===- BenchCommand.cpp - bufdiff bench -----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a check costs, in units of what it checks: one upstream bufferization of
// the same module in the same process, taken alternately, so that a busy
// machine slows both. Absolute times mean little. The interpreter alone is
// measured in InterpreterBench.cpp.
//
//===----------------------------------------------------------------------===//

#include "harness/check/Checker.h"
#include "harness/check/Parse.h"
#include "harness/tool/Command.h"
#include "harness/tool/InterpreterBench.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cmath>

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand
    sub("bench",
        "Measure what a check costs, and what the interpreter does: a matmul "
        "on memrefs (tracked) beside a C++ loop nest and beside one on tensors "
        "(untracked), a call, and a module of 25 ops");
static cl::opt<std::string>
    modulesText("modules", cl::desc("Modules per repeat (default: 500)"),
                cl::value_desc("N"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    repeatsText("repeats", cl::desc("Medians are of so many (default: 5)"),
                cl::value_desc("R"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    profileName("profile", cl::desc("As `bufdiff list profiles` shows them"),
                cl::value_desc("P"), cl::cat(category()), cl::sub(sub));
static cl::opt<bool> json("json", cl::desc("Print one JSON document"),
                          cl::cat(category()), cl::sub(sub));

namespace {

/// The sums of one repeat, in seconds.
struct Repeat {
  double check = 0;
  double upstream = 0;
  StageTimes stages;
};

} // namespace

static double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

static double median(std::vector<double> values) {
  llvm::sort(values);
  size_t middle = values.size() / 2;
  return values.size() % 2 ? values[middle]
                           : (values[middle - 1] + values[middle]) / 2;
}

static double rounded(double value) { return std::round(value * 1e4) / 1e4; }

static Isolated measure(const std::vector<const Path *> &paths,
                        const Profile *profile, uint64_t modules,
                        uint64_t repeats, Progress &progress) {
  constexpr unsigned kModulesPerContext = 1000;

  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  CheckOptions options;
  options.paths = paths;
  options.profile = profile;
  Checker checker(ops, options);
  checker.setProgress(&progress);
  std::unique_ptr<Path> upstream = createOneShotPath();
  std::unique_ptr<MLIRContext> context;

  std::vector<Repeat> all;
  unsigned inContext = 0;
  // The first repeat warms caches up and does not count.
  for (uint64_t number = 0; number <= repeats; ++number) {
    Repeat repeat;
    checker.setStageTimes(&repeat.stages);
    for (uint64_t i = 0; i < modules; ++i) {
      ChoiceSequence choices = ChoiceSequence::fromSeed(i);
      double start = now();
      checker.checkChoices(choices);
      repeat.check += now() - start;

      if (!context || ++inContext == kModulesPerContext) {
        context = createContext(ContextKind::Upstream);
        inContext = 0;
      }
      OwningOpRef<ModuleOp> module =
          generateModule(context.get(), choices, checker.generatorOptions());
      oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
      ScopedDiagnosticHandler quiet(context.get(),
                                    [](Diagnostic &) { return success(); });
      progress.enter(1, Stage::Bufferize);
      start = now();
      // Rejected modules cost something, too, on both sides.
      (void)upstream->bufferize(*module, boundary, nullptr);
      repeat.upstream += now() - start;
    }
    if (number > 0)
      all.push_back(repeat);
  }
  checker.setStageTimes(nullptr);

  auto medianOf = [&](llvm::function_ref<double(const Repeat &)> get) {
    std::vector<double> values;
    for (const Repeat &repeat : all)
      values.push_back(get(repeat));
    return median(values);
  };
  double ratio = medianOf([](const Repeat &r) { return r.check / r.upstream; });
  double perSecond =
      medianOf([&](const Repeat &r) { return modules / r.check; });
  double upstreamMicroseconds =
      medianOf([&](const Repeat &r) { return r.upstream / modules * 1e6; });
  // Shares of the whole check, by stage; bufferization by path.
  std::vector<std::pair<std::string, double>> shares;
  for (unsigned stage = 0; stage < kNumStages; ++stage) {
    if (static_cast<Stage>(stage) == Stage::Idle ||
        static_cast<Stage>(stage) == Stage::Parse)
      continue;
    if (static_cast<Stage>(stage) == Stage::Bufferize) {
      for (auto [i, path] : llvm::enumerate(paths))
        shares.push_back({"bufferize " + path->name().str(),
                          medianOf([i = i](const Repeat &r) {
                            return r.stages.bufferize[i] / r.check;
                          })});
      continue;
    }
    shares.push_back({stageName(static_cast<Stage>(stage)).str(),
                      medianOf([stage](const Repeat &r) {
                        return r.stages.stages[stage] / r.check;
                      })});
  }

  Isolated result;
  std::string error;
  progress.enter(0, Stage::Run);
  FailureOr<InterpreterCosts> costs = measureInterpreter(repeats, error);
  if (failed(costs)) {
    result.status = kBadUsage;
    result.errors = "bufdiff: " + error + "\n";
    return result;
  }
  llvm::raw_string_ostream os(result.output);
  if (json) {
    llvm::json::Object shareObject;
    for (const auto &[name, share] : shares)
      shareObject[name] = rounded(share);
    llvm::json::Value document = llvm::json::Object{
        {"mlir", LLVM_VERSION_STRING},
        {"check_to_upstream_ratio", rounded(ratio)},
        {"modules_per_second", rounded(perSecond)},
        {"upstream_microseconds", rounded(upstreamMicroseconds)},
        {"modules", modules},
        {"repeats", repeats},
        {"shares", std::move(shareObject)},
        {"matmul_ms", rounded(costs->matmulMilliseconds)},
        {"matmul_to_c_loop_ratio", rounded(costs->matmulToLoop)},
        {"tracked_to_untracked_ratio", rounded(costs->trackedToUntracked)},
        {"writers_to_none_ratio", rounded(costs->writersToNone)},
        {"call_us", rounded(costs->callMicroseconds)},
        {"module_us", rounded(costs->moduleMicroseconds)},
        {"module_decode_us", rounded(costs->decodeMicroseconds)},
    };
    os << llvm::formatv("{0:2}", document) << "\n";
    return result;
  }
  os << llvm::format("one check costs %.2f upstream bufferizations (%.0f us "
                     "each)\n%.0f modules a second on one core\n",
                     ratio, upstreamMicroseconds, perSecond);
  os << "shares of a check:\n";
  for (const auto &[name, share] : shares)
    os << llvm::format("  %5.1f%%  ", 100 * share) << name << "\n";
  os << "the interpreter:\n"
     << llvm::format("  %8.3f ms  matmul 64x64x64 of i32 on memrefs: %.1f "
                     "times a scalar C++ loop nest,\n               %.2f times "
                     "the same on tensors; %.2f times that with writers\n",
                     costs->matmulMilliseconds, costs->matmulToLoop,
                     costs->trackedToUntracked, costs->writersToNone)
     << llvm::format("  %8.3f us  call\n  %8.3f us  module of 25 ops, one run "
                     "(decoded once, in %.1f us)\n",
                     costs->callMicroseconds, costs->moduleMicroseconds,
                     costs->decodeMicroseconds);
  return result;
}

static int run() {
  auto getNumber = [](const cl::opt<std::string> &option, uint64_t fallback) {
    return option.getNumOccurrences() ? parseNumber(option)
                                      : std::optional<uint64_t>(fallback);
  };
  std::optional<uint64_t> modules = getNumber(modulesText, 500);
  if (!modules || *modules == 0)
    return fail("--modules takes a positive number, not '" + modulesText + "'");
  std::optional<uint64_t> repeats = getNumber(repeatsText, 5);
  if (!repeats || *repeats == 0)
    return fail("--repeats takes a positive number, not '" + repeatsText + "'");
  std::string error;
  const Profile *profile = findProfile(profileName, error);
  if (!profile)
    return fail(error);
  FailureOr<PathSet> paths = PathSet::make(CheckFlags(), error);
  if (failed(paths))
    return fail(error);
  return show(runIsolated("bench", [&](Progress &progress) {
    return measure(paths->paths(), profile, *modules, *repeats, progress);
  }));
}

Command benchCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
