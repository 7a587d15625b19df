//===- CheckCommand.cpp - bufdiff check -----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Directives.h"
#include "harness/check/Driver.h"
#include "harness/check/Parse.h"
#include "harness/check/Tally.h"
#include "harness/external/Build.h"
#include "harness/tool/Command.h"
#include "harness/tool/SeedRun.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("check", "Judge what paths make of modules");
static cl::list<std::string> files(cl::Positional, cl::desc("FILE..."),
                                   cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    seeds("seeds", cl::desc("Generated modules: from A up to but without B"),
          cl::value_desc("A..B"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    choicesText("choices",
                cl::desc("The generated module of these choices, as "
                         "`fuzz` prints them"),
                cl::value_desc("HEX"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> profileName("profile",
                                        cl::desc("Of generated modules"),
                                        cl::value_desc("P"),
                                        cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    entryName("entry",
              cl::desc("Where to start in a file (default: main, else every "
                       "function with a body)"),
              cl::value_desc("F"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    inputs("inputs", cl::desc("Input sets per function (default: 2)"),
           cl::value_desc("K"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    drawText("draw",
             cl::desc("Draw so many further paths for each generated module"),
             cl::value_desc("K"), cl::cat(category()), cl::sub(sub));
static cl::opt<bool>
    localize("localize",
             cl::desc("Compare after every pass of a pipeline, and say after "
                      "which one something is wrong first"),
             cl::cat(category()), cl::sub(sub));
static cl::opt<bool>
    precision("precision",
              cl::desc("Try every copy that a path makes without, and say "
                       "which ones no run needs"),
              cl::cat(category()), cl::sub(sub));
static cl::opt<bool> json("json", cl::desc("Print one JSON document"),
                          cl::cat(category()), cl::sub(sub));
static cl::opt<ExplainStyle> explain(
    "explain", cl::desc("How much to say about a finding:"),
    cl::values(clEnumValN(ExplainStyle::Short, "short",
                          "values and the operations to blame"),
               clEnumValN(ExplainStyle::Full, "full",
                          "also decisions, inputs and the output (default)")),
    cl::init(ExplainStyle::Full), cl::cat(category()), cl::sub(sub));
static PathOptions pathOptions(sub);
static BuildOptions buildOptions(sub);
static WitnessOptions witnessOptions(sub);
static WorkOptions workOptions(sub);
static KnownBugsOption knownBugsOption(sub);

namespace {

/// A file, and what came out.
struct FileResult {
  std::vector<Expectation> expectations;
  PathSet paths;
  bool isUnreadable = false;
  std::string why;
  ModuleVerdict verdict;
};

} // namespace

/// One file's verdict, for people.
static void print(llvm::raw_ostream &os, llvm::StringRef name,
                  const FileResult &result) {
  const ModuleVerdict &verdict = result.verdict;
  VerdictClass worst = verdict.worst();
  os << name << ": "
     << (worst == VerdictClass::Finding
             ? oracle::findingName(verdict.worstFinding()->kind)
             : verdictName(worst));
  if (worst == VerdictClass::Agree)
    os << " (" << result.paths.names() << "; " << verdict.agreements
       << " runs compared)";
  else if (worst == VerdictClass::Rejected && verdict.agreements)
    os << " (" << verdict.agreements << " runs of other paths agree)";
  os << "\n";
  for (const Finding &finding : verdict.findings) {
    os << finding.signature << "\n" << finding.explanation;
    if (!llvm::StringRef(finding.explanation).ends_with("\n"))
      os << "\n";
  }
  if (verdict.copiesTried)
    os << "  " << verdict.copiesTried << " copies were tried without, "
       << verdict.missedInPlace.size() << " of them are needed by no run\n";
  for (const Finding &missed : verdict.missedInPlace)
    os << missed.signature << "\n" << missed.explanation;
  for (const Rejected &rejected : verdict.rejected)
    os << "  rejected by " << rejected.path << ": " << rejected.detail << "\n";
  // The same reason comes once an entry and input set.
  std::map<std::string, unsigned> reasons;
  for (const Discarded &discarded : verdict.discarded)
    ++reasons[discarded.why];
  if (verdict.passesCompared)
    os << "  " << verdict.passesCompared
       << " runs between passes were compared\n";
  for (const std::string &state : verdict.steppedOver)
    os << "  stepped over: " << state << "\n";
  for (const auto &[why, count] : reasons)
    os << "  discarded " << count << (count == 1 ? " run: " : " runs: ") << why
       << "\n";
}

static int checkFiles(const CheckFlags &flags, const WorkerOptions &workers) {
  std::string error;
  std::vector<TextItem> items;
  std::vector<FileResult> results;
  bool isLocalizable = false;
  auto add = [&](llvm::StringRef file, llvm::StringRef text, CheckFlags wanted,
                 llvm::ArrayRef<Expectation> expectations) {
    if (!wanted.repeats)
      wanted.repeats = kFileRepeats;
    FailureOr<PathSet> paths = PathSet::make(wanted, error);
    if (failed(paths))
      return failure();
    FileResult &result = results.emplace_back();
    result.expectations.assign(expectations.begin(), expectations.end());
    result.paths = std::move(*paths);
    TextItem item;
    item.name = file.str();
    item.text = text.str();
    item.options.paths = result.paths.paths();
    item.options.entry = wanted.entry;
    item.options.inputSets = wanted.inputs.value_or(kDefaultInputSets);
    item.options.witnessRate = wanted.effectiveWitnessRate();
    item.options.localize = wanted.localize;
    item.options.precision = wanted.precision;
    isLocalizable |= result.paths.hasSequence();
    item.options.explain = explain;
    items.push_back(std::move(item));
    return success();
  };
  for (const std::string &file : files) {
    FailureOr<std::string> text = readInput(file, error);
    if (failed(text))
      return fail(error);
    FailureOr<Directives> directives = parseDirectives(*text, error);
    if (failed(directives))
      return fail(file + ": " + error);
    bool isAdded;
    if (flags.builds.empty()) {
      CheckFlags wanted = flags;
      wanted.addDefaults(directives->flags);
      isAdded = succeeded(add(file, *text, wanted, directives->expectations));
      // What is asked for on the command line is not what the file is about.
      bool isAsked = !flags.paths.empty() || !flags.pipelines.empty();
      for (const BuildDirectives &build : directives->builds) {
        if (!isAdded || isAsked || build.expectations.empty())
          continue;
        std::string why;
        if (failed(external::findProgram(build.build, why))) {
          llvm::errs() << "bufdiff: " << file << ": " << why
                       << ": what it would do is not checked\n";
          continue;
        }
        CheckFlags there = flags;
        there.builds = {build.build};
        there.addDefaults(build.flags);
        there.addDefaults(directives->flags);
        isAdded = succeeded(add(file, *text, there, build.expectations));
      }
    } else {
      // What a file expects of paths says nothing about other builds.
      CheckFlags wanted = flags;
      std::vector<Expectation> expectations;
      for (const std::string &program : flags.builds) {
        FailureOr<external::Build> build = external::probeBuild(program, error);
        if (failed(build))
          return fail(file + ": " + error);
        for (const BuildDirectives &said : directives->builds)
          if (external::isMeant(*build, said.build)) {
            wanted.addDefaults(said.flags);
            llvm::append_range(expectations, said.expectations);
          }
      }
      wanted.addDefaults(directives->flags);
      isAdded = succeeded(add(file, *text, wanted, expectations));
    }
    if (!isAdded)
      return fail(file + ": " + error);
  }

  if (flags.localize && !isLocalizable)
    return fail(kNothingToLocalize);

  auto start = std::chrono::steady_clock::now();
  LogicalResult ran = checkTexts(
      items, workers,
      [&](size_t i, const ModuleVerdict &verdict) {
        results[i].verdict = verdict;
      },
      [&](size_t i, const std::string &why) {
        results[i].isUnreadable = true;
        results[i].why = why;
      },
      interrupted, error);
  if (failed(ran))
    return fail(error);
  if (interrupted())
    return fail("interrupted");
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();

  // Nothing is printed on stdout unless everything could be read.
  int status = kNothingFound;
  for (auto [item, result] : llvm::zip_equal(items, results))
    if (result.isUnreadable) {
      llvm::StringRef why = result.why;
      status = fail(why.starts_with(item.name) ? why : item.name + ": " + why);
    }
  if (status != kNothingFound)
    return status;

  Tally tally;
  bool isFound = false, isJudged = false;
  llvm::json::Array unmetExpectations;
  for (auto [i, item] : llvm::enumerate(items)) {
    FileResult &result = results[i];
    tally.add(i, item.name, result.verdict);
    if (!json)
      print(llvm::outs(), item.name, result);
    if (result.expectations.empty()) {
      isFound |= !result.verdict.findings.empty();
      isJudged |= result.verdict.agreements > 0;
      continue;
    }
    isJudged = true;
    std::string unmet = explainUnmet(result.verdict, result.expectations);
    if (unmet.empty())
      continue;
    unmetExpectations.push_back(
        llvm::json::Object{{"module", llvm::json::fixUTF8(item.name)},
                           {"why", llvm::json::fixUTF8(unmet)}});
    llvm::errs() << "bufdiff: " << item.name << ": " << unmet << "\n";
  }
  bool isUnmet = !unmetExpectations.empty();
  if (json) {
    llvm::json::Value document = tally.toJSON(seconds, /*withShape=*/false);
    if (isUnmet)
      (*document.getAsObject())["unmet"] = std::move(unmetExpectations);
    llvm::outs() << llvm::formatv("{0:2}", document) << "\n";
  }
  if (isUnmet || isFound)
    return kFound;
  return isJudged ? kNothingFound : kNothingJudged;
}

static int run() {
  std::string error;
  FailureOr<WorkerOptions> workers = workOptions.get(error);
  if (failed(workers))
    return fail(error);
  CheckFlags flags = pathOptions.flags();
  std::vector<std::string> tokens;
  if (!entryName.empty())
    tokens.push_back("--entry=" + entryName);
  if (inputs.getNumOccurrences())
    tokens.push_back("--inputs=" + inputs);
  if (localize)
    tokens.push_back("--localize");
  if (precision)
    tokens.push_back("--precision");
  if (drawText.getNumOccurrences())
    tokens.push_back("--draw=" + drawText);
  if (failed(parseCheckFlags(tokens, flags, error)) ||
      failed(buildOptions.addTo(flags, error)) ||
      failed(witnessOptions.addTo(flags, /*defaultRate=*/1, error)))
    return fail(error);
  catchInterrupts();

  SeedRun seedRun;
  if (choicesText.getNumOccurrences()) {
    if (!files.empty() || seeds.getNumOccurrences())
      return fail("check takes --choices HEX alone");
    std::optional<std::vector<uint8_t>> choices = parseChoices(choicesText);
    if (!choices)
      return fail("--choices takes pairs of hexadecimal digits");
    seedRun.inputs.push_back({std::nullopt, std::move(*choices)});
  } else if (!seeds.getNumOccurrences()) {
    if (files.empty())
      return fail("check takes FILE... or --seeds A..B");
    if (profileName.getNumOccurrences())
      return fail("--profile goes with --seeds and --choices");
    if (flags.drawnPaths)
      return fail("--draw goes with --seeds and --choices");
    if (knownBugsOption.directory.getNumOccurrences())
      return fail("--known-bugs goes with --seeds");
    return checkFiles(flags, *workers);
  }
  if (!files.empty())
    return fail("check takes FILE... or --seeds A..B, not both");
  if (!flags.entry.empty())
    return fail("--entry goes with FILE...");
  if (seedRun.inputs.empty()) {
    auto range = parseSeedRange(seeds);
    if (!range)
      return fail("--seeds takes A..B, two 64-bit numbers, A below B, not '" +
                  seeds + "'");
    seedRun.begin = range->first;
    seedRun.end = range->second;
  }
  seedRun.flags = flags;
  seedRun.style = explain;
  seedRun.profileName = profileName;
  seedRun.workers = *workers;
  FailureOr<KnownBugs> known = knownBugsOption.get(error);
  if (failed(known))
    return fail(error);
  seedRun.known = &*known;
  seedRun.json = json;
  return runSeeds(seedRun);
}

Command checkCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
