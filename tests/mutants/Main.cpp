//===- Main.cpp - bufdiff mutants -----------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `bufdiff mutants` runs. A program of its own, so that no product has a
// line of it; built with the tests and not installed.
//
//===----------------------------------------------------------------------===//

#include "harness/check/Parse.h"
#include "tests/mutants/Engine.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cmath>
#include <csignal>

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::mutants {

static cl::OptionCategory category("bufdiff's flags");
static cl::opt<bool> json("json", cl::desc("Print one JSON document"),
                          cl::cat(category));
static cl::opt<bool> listOnly("list",
                              cl::desc("Say what the mutants are, run nothing"),
                              cl::cat(category));
static cl::opt<bool> markdown("markdown",
                              cl::desc("Print the table of docs/mutants.md"),
                              cl::cat(category));
static cl::list<std::string> only("only", cl::CommaSeparated,
                                  cl::desc("Names of mutants (default: all)"),
                                  cl::value_desc("A,B"), cl::cat(category));
static cl::list<std::string>
    families("family", cl::CommaSeparated,
             cl::desc("call-rewrite, analysis, bufferized-ir, diagnostics"),
             cl::value_desc("F,G"), cl::cat(category));
static cl::opt<std::string>
    modulesText("modules",
                cl::desc("A mutant that survives so many is not killed "
                         "(default: 5000)"),
                cl::value_desc("N"), cl::cat(category));
static cl::opt<std::string> runsText("runs",
                                     cl::desc("Medians are of so many runs, "
                                              "each with its own seeds "
                                              "(default: 5)"),
                                     cl::value_desc("R"), cl::cat(category));
static cl::opt<std::string> seedText("seed",
                                     cl::desc("Where the seeds of the first "
                                              "run begin (default: 1)"),
                                     cl::value_desc("S"), cl::cat(category));

static int fail(const llvm::Twine &message) {
  llvm::errs() << "bufdiff: " << message << "\n";
  return 1;
}

static double rounded(double value) { return std::round(value * 1e4) / 1e4; }

static std::string kindsOf(const Mutant &mutant) {
  std::string text;
  for (oracle::FindingKind kind : mutant.kinds)
    text += (text.empty() ? "" : ", ") + oracle::findingName(kind).str();
  return text;
}

static llvm::json::Object toJSON(const MutantResult &result) {
  const Mutant &mutant = *result.mutant;
  llvm::json::Object object{
      {"name", mutant.name},
      {"family", familyName(mutant.family)},
      {"fault", mutant.fault},
      {"equivalent", mutant.equivalent},
      {"equivalent_for", mutant.equivalentFor},
      {"killed", result.killed()},
      {"kind", nullptr},
      {"modules", rounded(result.medianModules())},
      {"seconds", rounded(result.medianSeconds())},
      {"modules_per_second", std::round(result.modulesPerSecond())},
      {"unrelated_kills", result.unrelatedKills()},
  };
  if (auto kind = result.kind())
    object["kind"] = oracle::findingName(*kind);
  llvm::json::Array runs;
  for (const MutantRun &run : result.runs) {
    llvm::json::Object one{{"modules", run.modules},
                           {"faulty", run.faulty},
                           {"known", run.known},
                           {"discarded", run.discarded},
                           {"kind", nullptr}};
    if (run.kind) {
      one["kind"] = oracle::findingName(*run.kind);
      one["signature"] = run.signature;
    }
    runs.push_back(std::move(one));
  }
  object["runs"] = std::move(runs);
  return object;
}

static void printLine(const MutantResult &result) {
  const Mutant &mutant = *result.mutant;
  std::string outcome = "SURVIVES";
  if (mutant.equivalent)
    outcome = result.kind() ? "KILLED, though equivalent" : "equivalent";
  else if (result.killed())
    outcome = oracle::findingName(*result.kind()).str();
  if (result.unrelatedKills())
    outcome += " (UNRELATED)";
  llvm::outs() << llvm::formatv(
      "{0,-36} {1,-14} {2,-26} {3,8} {4,8} {5,9}\n", mutant.name,
      familyName(mutant.family), outcome,
      llvm::formatv("{0:F0}", result.medianModules()).str(),
      llvm::formatv("{0:F0}", result.modulesPerSecond()).str(),
      llvm::formatv("{0:F3}", result.medianSeconds()).str());
  llvm::outs().flush();
}

static volatile std::sig_atomic_t interrupted = 0;

static int run() {
  EngineOptions options;
  auto getNumber = [](const cl::opt<std::string> &option, uint64_t fallback) {
    return option.getNumOccurrences() ? parseNumber(option)
                                      : std::optional<uint64_t>(fallback);
  };
  std::optional<uint64_t> modules = getNumber(modulesText, options.modules);
  if (!modules || *modules == 0 || *modules > kRunStride)
    return fail("--modules takes a positive number, not '" + modulesText + "'");
  constexpr uint64_t kMaxRuns = 1000;
  std::optional<uint64_t> runs = getNumber(runsText, options.runs);
  if (!runs || *runs == 0 || *runs > kMaxRuns)
    return fail("--runs takes a number from 1 to 1000, not '" + runsText + "'");
  std::optional<uint64_t> seed = getNumber(seedText, options.firstSeed);
  if (!seed)
    return fail("--seed takes a number, not '" + seedText + "'");
  options.modules = *modules;
  options.runs = static_cast<unsigned>(*runs);
  options.firstSeed = *seed;

  for (const std::string &family : families)
    if (llvm::none_of(allMutants(), [&](const Mutant &mutant) {
          return familyName(mutant.family) == family;
        }))
      return fail("unknown family '" + family +
                  "' (known: call-rewrite, analysis, bufferized-ir, "
                  "diagnostics)");
  for (const std::string &name : only)
    if (llvm::none_of(allMutants(), [&](const Mutant &mutant) {
          return mutant.name == name;
        }))
      return fail("unknown mutant '" + name + "' (--list shows them)");
  std::vector<const Mutant *> chosen;
  for (const Mutant &mutant : allMutants())
    if ((only.empty() || llvm::is_contained(only, mutant.name)) &&
        (families.empty() ||
         llvm::is_contained(families, familyName(mutant.family))))
      chosen.push_back(&mutant);

  if (markdown) {
    llvm::outs() << mutantTable();
    return 0;
  }
  if (listOnly) {
    for (const Mutant *mutant : chosen)
      llvm::outs() << mutant->name << " (" << familyName(mutant->family)
                   << ")\n  " << mutant->fault << "\n  "
                   << (mutant->equivalent ? "equivalent for "
                                          : "no difference for ")
                   << mutant->equivalentFor << "\n"
                   << (mutant->kinds.empty()
                           ? std::string()
                           : "  killed by " + kindsOf(*mutant) + "\n");
    return 0;
  }

  std::signal(SIGINT, [](int signal) {
    interrupted = 1;
    std::signal(signal, SIG_DFL);
  });
  auto start = std::chrono::steady_clock::now();
  std::vector<MutantResult> results;
  if (!json)
    llvm::outs() << llvm::formatv("{0,-36} {1,-14} {2,-26} {3,8} {4,8} {5,9}\n",
                                  "mutant", "family", "killed by", "modules",
                                  "mod/s", "seconds");
  for (const Mutant *mutant : chosen) {
    std::string error;
    FailureOr<MutantResult> result = measureMutant(*mutant, options, error);
    if (failed(result))
      return fail(error);
    if (interrupted)
      return fail("interrupted");
    if (!json)
      printLine(*result);
    results.push_back(std::move(*result));
  }
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();

  unsigned killed = 0, equivalent = 0, unrelated = 0, wrong = 0;
  std::vector<double> medians;
  for (const MutantResult &result : results) {
    equivalent += result.mutant->equivalent;
    killed += !result.mutant->equivalent && result.killed();
    unrelated += result.unrelatedKills() != 0;
    wrong += result.mutant->equivalent ? result.kind().has_value()
                                       : !result.killed();
    if (!result.mutant->equivalent)
      medians.push_back(result.medianModules());
  }
  llvm::sort(medians);
  double median = medians.empty() ? 0 : medians[medians.size() / 2];
  if (json) {
    llvm::json::Array array;
    for (const MutantResult &result : results)
      array.push_back(toJSON(result));
    llvm::json::Value document = llvm::json::Object{
        {"mlir", LLVM_VERSION_STRING},
        {"mutants", std::move(array)},
        {"killed", killed},
        {"equivalent", equivalent},
        {"unrelated_kills", unrelated},
        {"median_modules", rounded(median)},
        {"runs", options.runs},
        {"cap", options.modules},
        {"seconds", rounded(seconds)},
    };
    llvm::outs() << llvm::formatv("{0:2}", document) << "\n";
  } else {
    llvm::outs() << results.size() << " mutants, " << equivalent
                 << " of them equivalent: " << killed << " of "
                 << results.size() - equivalent << " killed, after "
                 << llvm::formatv("{0:F0}", median)
                 << " modules in the median, " << unrelated
                 << " by an unrelated kind; "
                 << llvm::formatv("{0:F1}", seconds) << " s\n";
  }
  return wrong || unrelated ? 2 : 0;
}

} // namespace bufdiff::mutants

int main(int argc, char **argv) {
  using namespace bufdiff::mutants;
  cl::HideUnrelatedOptions(category);
  std::string messages;
  llvm::raw_string_ostream os(messages);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "bufdiff mutants: how many modules it takes to find a bufferization "
          "that is wrong on purpose\n",
          &os)) {
    llvm::StringRef line = llvm::StringRef(messages).ltrim().split('\n').first;
    return fail(line.split("  Try:").first.split(": ").second.trim());
  }
  return run();
}
