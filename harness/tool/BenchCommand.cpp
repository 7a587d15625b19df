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
#include "harness/check/Driver.h"
#include "harness/check/Parse.h"
#include "harness/tool/BenchGrowth.h"
#include "harness/tool/BenchMetric.h"
#include "harness/tool/BenchYardstick.h"
#include "harness/tool/Command.h"
#include "harness/tool/InterpreterBench.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <fstream>
#include <unistd.h>

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand
    sub("bench",
        "Measure what a check costs in units of one upstream bufferization, "
        "where its time goes, how it grows with modules, and what the "
        "interpreter does beside compiled code");
static cl::opt<std::string>
    modulesText("modules", cl::desc("Modules per repeat (default: 500)"),
                cl::value_desc("N"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    repeatsText("repeats", cl::desc("Medians are of so many (default: 5)"),
                cl::value_desc("R"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    profileName("profile", cl::desc("As `bufdiff list profiles` shows them"),
                cl::value_desc("P"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> memoryText(
    "memory",
    cl::desc("Also check so many modules in one process and say what "
             "memory they left (default: none)"),
    cl::value_desc("N"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> practiceText(
    "practice-us",
    cl::desc("What two mlir-opt | mlir-runner pipelines take for a "
             "module, in microseconds (scripts/practice says)"),
    cl::value_desc("U"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    compareFile("compare",
                cl::desc("A document of an earlier `bench --json`: say what "
                         "changed beyond the noise of both"),
                cl::value_desc("FILE"), cl::cat(category()), cl::sub(sub));
static cl::opt<bool> json("json", cl::desc("Print one JSON document"),
                          cl::cat(category()), cl::sub(sub));

namespace {

/// Modules that every measurement of a profile takes.
struct Sample {
  const Profile *profile;
  std::vector<uint64_t> seeds;
};

struct BenchOptions {
  std::vector<const Path *> paths;
  const Profile *profile = nullptr;
  /// The first is that of the profile that was asked for.
  std::vector<Sample> samples;
  uint64_t modules = 0, repeats = 0, memoryModules = 0;
  double practiceMicroseconds = 0;
  std::string old;
};

/// Checks of one profile, each beside one upstream bufferization of the same
/// module.
class CheckBench {
public:
  CheckBench(const oracle::OpRegistry &ops, const BenchOptions &bench,
             const Sample &sample, Progress &progress)
      : sample(sample), paths(bench.paths), progress(progress),
        checker(ops, makeOptions(bench, sample.profile)),
        upstream(createOneShotPath()) {
    checker.setProgress(&progress);
  }

  /// One repeat: adds a value to each figure of the profile; with the stages'
  /// shares where `withShares`. `yardstick` is what measureYardstick says now.
  void measure(bool withShares, double yardstick, Metrics *metrics) {
    uint64_t modules = sample.seeds.size();
    double checks = 0, upstreams = 0;
    StageTimes stages;
    checker.setStageTimes(&stages);
    for (uint64_t seed : sample.seeds) {
      ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
      double start = benchClock();
      checker.checkChoices(choices);
      checks += benchClock() - start;

      OwningOpRef<ModuleOp> module =
          generateModule(context.next(), choices, checker.generatorOptions());
      oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
      ScopedDiagnosticHandler quiet(context.get(),
                                    [](Diagnostic &) { return success(); });
      progress.enter(1, Stage::Bufferize);
      start = benchClock();
      // Rejected modules cost something, too, on both sides.
      (void)upstream->bufferize(*module, boundary, nullptr);
      upstreams += benchClock() - start;
    }
    checker.setStageTimes(nullptr);
    if (!metrics)
      return;
    std::string suffix = "_" + sample.profile->name.str();
    metrics->add("check_to_upstream" + suffix, checks / upstreams);
    metrics->add("modules_per_second" + suffix, modules / checks);
    metrics->add("modules_per_second_at_150_us" + suffix,
                 modules / checks * yardstick / kYardstickMicroseconds);
    metrics->add("upstream_us" + suffix, upstreams / modules * 1e6);
    if (!withShares)
      return;
    double ours = 0;
    for (unsigned number = 0; number < kNumStages; ++number) {
      auto stage = static_cast<Stage>(number);
      if (stage == Stage::Idle || stage == Stage::Parse)
        continue;
      double share = stages.stages[number] / checks;
      if (stage == Stage::Generate || stage == Stage::Reference ||
          stage == Stage::Run)
        ours += share;
      if (stage != Stage::Bufferize) {
        metrics->add(shareName(stageName(stage)), share);
        continue;
      }
      for (auto [i, path] : llvm::enumerate(paths))
        metrics->add(shareName(("bufferize " + path->name()).str()),
                     stages.bufferize[i] / checks);
    }
    metrics->add("generate_interpret_compare_share", ours);
  }

  static std::string shareName(llvm::StringRef stage) {
    return ("share of " + stage).str();
  }

private:
  static CheckOptions makeOptions(const BenchOptions &bench,
                                  const Profile *profile) {
    CheckOptions options;
    options.paths = bench.paths;
    options.profile = profile;
    return options;
  }

  const Sample &sample;
  std::vector<const Path *> paths;
  Progress &progress;
  Checker checker;
  std::unique_ptr<Path> upstream;
  RenewedContext context;
};

} // namespace

static double rounded(double value) { return std::round(value * 1e4) / 1e4; }

/// Resident memory of this process, in MiB; 0 where the system does not say.
static double residentMiB() {
  std::ifstream file("/proc/self/statm");
  double total = 0, resident = 0;
  if (!(file >> total >> resident))
    return 0;
  return resident * sysconf(_SC_PAGESIZE) / (1 << 20);
}

/// Memory early and late in a long run of one process.
static void measureMemory(const oracle::OpRegistry &ops,
                          const BenchOptions &bench, Progress &progress,
                          Metrics &metrics) {
  // Contexts are renewed several times before the first look.
  constexpr uint64_t kEarly = 5'000;
  CheckOptions options;
  options.paths = bench.paths;
  options.profile = bench.profile;
  Checker checker(ops, options);
  checker.setProgress(&progress);
  double largest = 0;
  // Modules without findings, over and over: contexts do not know.
  const std::vector<uint64_t> &seeds = bench.samples.front().seeds;
  for (uint64_t i = 0; i < bench.memoryModules; ++i) {
    checker.checkChoices(ChoiceSequence::fromSeed(seeds[i % seeds.size()]));
    if (i + 1 == std::min(kEarly, bench.memoryModules))
      metrics.add("memory_mib_early", residentMiB());
    if (i % kEarly == 0)
      largest = std::max(largest, residentMiB());
  }
  metrics.add("memory_mib_late", residentMiB());
  metrics.add("memory_mib_largest", std::max(largest, residentMiB()));
}

/// The first seeds whose modules nothing is found in: some of upstream's faults
/// would end the measurement, and what a finding costs (it is looked into as
/// far as it goes) is no part of a check. In the parent, which is what starts
/// workers.
static LogicalResult takeSample(const BenchOptions &bench, uint64_t modules,
                                Sample &sample, std::string &error) {
  CheckOptions options;
  options.paths = bench.paths;
  options.profile = sample.profile;
  uint64_t begin = 0;
  while (sample.seeds.size() < modules) {
    uint64_t end = begin + (modules - sample.seeds.size());
    if (failed(checkSeeds(
            begin, end, options, WorkerOptions(),
            [&](uint64_t seed, const ModuleVerdict &verdict) {
              if (verdict.findings.empty())
                sample.seeds.push_back(seed);
            },
            [] { return interrupted(); }, error)))
      return failure();
    begin = end;
    if (interrupted()) {
      error = "interrupted";
      return failure();
    }
  }
  // Workers tell in any order.
  llvm::sort(sample.seeds);
  return success();
}

/// Checks the same modules with one and with two workers. In the parent, which
/// is what starts workers.
static LogicalResult measureWorkers(const BenchOptions &bench, Metrics &metrics,
                                    std::string &error) {
  CheckOptions options;
  options.paths = bench.paths;
  options.profile = bench.profile;
  for (uint64_t repeat = 0; repeat < bench.repeats; ++repeat) {
    double seconds[2] = {};
    for (unsigned jobs = 1; jobs <= 2; ++jobs) {
      WorkerOptions workers;
      workers.jobs = jobs;
      double start = benchClock();
      if (failed(checkSeeds(
              0, bench.modules, options, workers,
              [](uint64_t, const ModuleVerdict &) {}, [] { return false; },
              error)))
        return failure();
      seconds[jobs - 1] = benchClock() - start;
    }
    metrics.add("modules_per_second_1_worker", bench.modules / seconds[0]);
    metrics.add("modules_per_second_2_workers", bench.modules / seconds[1]);
    metrics.add("speedup_of_2_workers", seconds[0] / seconds[1]);
  }
  return success();
}

static llvm::json::Value makeDocument(const BenchOptions &bench,
                                      const Metrics &metrics,
                                      const std::vector<std::string> &shares) {
  std::string suffix = "_" + bench.profile->name.str();
  llvm::json::Object shareObject;
  for (const std::string &share : shares)
    shareObject[share] = rounded(metrics.median(CheckBench::shareName(share)));
  llvm::json::Array growth;
  for (const GrowthPoint &point : growthPoints())
    growth.push_back(llvm::json::Object{
        {"functions", point.functions},
        {"ops", point.ops},
        {"ours_ns_per_op", rounded(metrics.median(growthName(point, true)))},
        {"upstream_ns_per_op",
         rounded(metrics.median(growthName(point, false)))}});
  return llvm::json::Object{
      {"mlir", LLVM_VERSION_STRING},
      {"check_to_upstream_ratio",
       rounded(metrics.median("check_to_upstream" + suffix))},
      {"modules_per_second",
       rounded(metrics.median("modules_per_second" + suffix))},
      {"upstream_microseconds",
       rounded(metrics.median("upstream_us" + suffix))},
      {"modules", bench.modules},
      {"repeats", bench.repeats},
      {"shares", std::move(shareObject)},
      {"growth", std::move(growth)},
      {"matmul_ms", rounded(metrics.median("matmul_ms"))},
      {"matmul_to_c_loop_ratio", rounded(metrics.median("matmul_to_c_loop"))},
      {"matmul_to_compiled_ratio",
       rounded(metrics.median("matmul_to_compiled"))},
      {"tracked_to_untracked_ratio",
       rounded(metrics.median("tracked_to_untracked"))},
      {"writers_to_none_ratio", rounded(metrics.median("writers_to_none"))},
      {"call_us", rounded(metrics.median("call_us"))},
      {"module_us", rounded(metrics.median("module_us"))},
      {"module_decode_us", rounded(metrics.median("module_decode_us"))},
      {"metrics", metrics.toJSON()},
  };
}

static void printText(const BenchOptions &bench, const Metrics &metrics,
                      const std::vector<std::string> &shares,
                      llvm::raw_ostream &os) {
  std::string suffix = "_" + bench.profile->name.str();
  os << llvm::format("one check costs %.2f upstream bufferizations (%.0f us "
                     "each)\n%.0f modules a second on one core\n",
                     metrics.median("check_to_upstream" + suffix),
                     metrics.median("upstream_us" + suffix),
                     metrics.median("modules_per_second" + suffix))
     << llvm::format("%.0f on a machine where upstream takes %.0f us for five "
                     "functions of 25 ops (%.0f us here)\n",
                     metrics.median("modules_per_second_at_150_us" + suffix),
                     kYardstickMicroseconds,
                     metrics.median("upstream_us_yardstick"));
  os << "shares of a check:\n";
  for (const std::string &share : shares)
    os << llvm::format("  %5.1f%%  ",
                       100 * metrics.median(CheckBench::shareName(share)))
       << share << "\n";
  os << llvm::format("  %5.1f%%  generate, reference and run together\n",
                     100 * metrics.median("generate_interpret_compare_share"));
  os << "by profile: modules a second, and checks in upstream "
        "bufferizations\n";
  for (const Profile &profile : allProfiles()) {
    std::string name = "_" + profile.name.str();
    if (metrics.has("modules_per_second" + name))
      os << llvm::format("  %8.0f  %6.2f  ",
                         metrics.median("modules_per_second" + name),
                         metrics.median("check_to_upstream" + name))
         << profile.name << "\n";
  }
  os << llvm::format("workers: 1 does %.0f modules a second, 2 do %.0f\n",
                     metrics.median("modules_per_second_1_worker"),
                     metrics.median("modules_per_second_2_workers"));
  os << "growth: nanoseconds an op, of our stages and of upstream's\n";
  for (const GrowthPoint &point : growthPoints())
    os << llvm::format("  %8.0f  %8.0f  ",
                       metrics.median(growthName(point, true)),
                       metrics.median(growthName(point, false)))
       << point.ops << " ops in " << point.functions
       << (point.functions == 1 ? " function\n" : " functions\n");
  os << "the interpreter:\n"
     << llvm::format("  %8.3f ms  matmul 64x64x64 of i32 on memrefs: %.1f "
                     "times a scalar C++ loop nest,\n               %.1f times "
                     "compiled code, %.2f times the same on tensors,\n"
                     "               %.2f times that with writers\n",
                     metrics.median("matmul_ms"),
                     metrics.median("matmul_to_c_loop"),
                     metrics.median("matmul_to_compiled"),
                     metrics.median("tracked_to_untracked"),
                     metrics.median("writers_to_none"))
     << llvm::format("  %8.3f us  call\n  %8.3f us  module of 25 ops, one run "
                     "(decoded once, in %.1f us)\n",
                     metrics.median("call_us"), metrics.median("module_us"),
                     metrics.median("module_decode_us"));
  if (metrics.has("memory_mib_late"))
    os << llvm::format("memory: %.0f MiB after 5,000 modules, %.0f MiB after "
                       "%llu, %.0f MiB at most\n",
                       metrics.median("memory_mib_early"),
                       metrics.median("memory_mib_late"),
                       static_cast<unsigned long long>(bench.memoryModules),
                       metrics.median("memory_mib_largest"));
  if (metrics.has("practice_to_check"))
    os << llvm::format(
        "two mlir-opt | mlir-runner pipelines cost %.0f checks\n",
        metrics.median("practice_to_check"));
}

/// What the practice costs in checks that do the same: bufferize in two ways,
/// run, compare.
static LogicalResult measurePractice(const oracle::OpRegistry &ops,
                                     const BenchOptions &bench,
                                     Progress &progress, Metrics &metrics,
                                     std::string &error) {
  CheckFlags flags;
  flags.paths = {"one-shot", "one-shot:identity"};
  FailureOr<PathSet> paths = PathSet::make(flags, error);
  if (failed(paths))
    return failure();
  CheckOptions options;
  options.paths = paths->paths();
  options.profile = bench.profile;
  Checker checker(ops, options);
  checker.setProgress(&progress);
  const Sample &sample = bench.samples.front();
  for (uint64_t repeat = 0; repeat <= bench.repeats; ++repeat) {
    double start = benchClock();
    for (uint64_t seed : sample.seeds)
      checker.checkChoices(ChoiceSequence::fromSeed(seed));
    double each = (benchClock() - start) / sample.seeds.size() * 1e6;
    if (repeat == 0)
      continue;
    metrics.add("practice_us", bench.practiceMicroseconds);
    metrics.add("practice_to_check", bench.practiceMicroseconds / each);
  }
  return success();
}

static Isolated measure(const BenchOptions &bench, Metrics metrics,
                        Progress &progress) {
  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  Isolated result;
  std::string error;
  auto failed = [&](const std::string &why) {
    result.status = kBadUsage;
    result.errors = why;
    return result;
  };

  // What is compared is taken in turns, so that a busy machine slows all.
  std::vector<std::unique_ptr<CheckBench>> benches;
  for (const Sample &sample : bench.samples)
    benches.push_back(
        std::make_unique<CheckBench>(ops, bench, sample, progress));
  // The first repeat warms caches up and does not count.
  for (uint64_t repeat = 0; repeat <= bench.repeats; ++repeat) {
    double yardstick = measureYardstick(progress);
    if (repeat)
      metrics.add("upstream_us_yardstick", yardstick);
    for (auto [index, each] : llvm::enumerate(benches))
      each->measure(/*withShares=*/index == 0, yardstick,
                    repeat ? &metrics : nullptr);
    if (repeat && mlir::failed(measureGrowth(metrics, progress, error)))
      return failed(error);
  }
  benches.clear();
  progress.enter(0, Stage::Run);
  if (mlir::failed(measureInterpreter(bench.repeats, metrics, error)))
    return failed(error);
  if (bench.memoryModules)
    measureMemory(ops, bench, progress, metrics);
  if (bench.practiceMicroseconds > 0 &&
      mlir::failed(measurePractice(ops, bench, progress, metrics, error)))
    return failed(error);

  std::vector<std::string> shares;
  for (unsigned number = 0; number < kNumStages; ++number) {
    auto stage = static_cast<Stage>(number);
    if (stage == Stage::Bufferize)
      for (const Path *path : bench.paths)
        shares.push_back(("bufferize " + path->name()).str());
    else if (stage != Stage::Idle && stage != Stage::Parse)
      shares.push_back(stageName(stage).str());
  }
  llvm::raw_string_ostream os(result.output);
  if (!bench.old.empty()) {
    if (mlir::failed(compareMetrics(bench.old, metrics.toJSON(), os, error)))
      return failed("--compare: " + error);
    return result;
  }
  if (json)
    os << llvm::formatv("{0:2}", makeDocument(bench, metrics, shares)) << "\n";
  else
    printText(bench, metrics, shares, os);
  return result;
}

static int run() {
  auto getNumber = [](const cl::opt<std::string> &option, uint64_t fallback) {
    return option.getNumOccurrences() ? parseNumber(option)
                                      : std::optional<uint64_t>(fallback);
  };
  BenchOptions bench;
  std::optional<uint64_t> modules = getNumber(modulesText, 500);
  if (!modules || *modules == 0)
    return fail("--modules takes a positive number, not '" + modulesText + "'");
  std::optional<uint64_t> repeats = getNumber(repeatsText, 5);
  if (!repeats || *repeats == 0)
    return fail("--repeats takes a positive number, not '" + repeatsText + "'");
  std::optional<uint64_t> memory = getNumber(memoryText, 0);
  if (!memory)
    return fail("--memory takes a number of modules, not '" + memoryText + "'");
  std::optional<uint64_t> practice = getNumber(practiceText, 0);
  if (!practice)
    return fail("--practice-us takes a number of microseconds, not '" +
                practiceText + "'");
  bench.modules = *modules;
  bench.repeats = *repeats;
  bench.memoryModules = *memory;
  bench.practiceMicroseconds = *practice;
  std::string error;
  if (compareFile.getNumOccurrences()) {
    FailureOr<std::string> old = readInput(compareFile, error);
    if (failed(old))
      return fail(error);
    // An empty file is no document either, and says so before anything runs.
    std::string ignored;
    llvm::raw_string_ostream os(ignored);
    if (failed(compareMetrics(*old, llvm::json::Object(), os, error)))
      return fail("--compare '" + compareFile + "': " + error);
    bench.old = std::move(*old);
  }
  bench.profile = findProfile(profileName, error);
  if (!bench.profile)
    return fail(error);
  FailureOr<PathSet> paths = PathSet::make(CheckFlags(), error);
  if (failed(paths))
    return fail(error);
  bench.paths = paths->paths();
  bench.samples.push_back({bench.profile, {}});
  for (llvm::StringRef name : {"mixed", "calls", "loops", "deep"})
    if (name != bench.profile->name)
      bench.samples.push_back({lookupProfile(name), {}});
  for (Sample &sample : bench.samples) {
    // Large modules say as much with fewer.
    constexpr unsigned kFewer = 4, kFewerDeep = 40;
    unsigned divisor = &sample == &bench.samples.front() ? 1
                       : sample.profile->name == "deep"  ? kFewerDeep
                                                         : kFewer;
    if (failed(takeSample(bench, std::max<uint64_t>(*modules / divisor, 1),
                          sample, error)))
      return fail(error);
  }
  Metrics metrics;
  if (failed(measureWorkers(bench, metrics, error)))
    return fail(error);
  return show(runIsolated("bench", [&](Progress &progress) {
    return measure(bench, metrics, progress);
  }));
}

Command benchCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
