//===- CiCommand.cpp - bufdiff ci -----------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a CI job runs. It asks first what is answered soonest: whether known
// modules get the verdict that they declare, then the files of the change, then
// whatever fuzzing finds in the time that is left. The same job makes the same
// modules every day, and only what is new and shows every time fails it.
//
//===----------------------------------------------------------------------===//

#include "harness/check/Directives.h"
#include "harness/check/Driver.h"
#include "harness/check/FuzzLoop.h"
#include "harness/check/Parse.h"
#include "harness/check/Tally.h"
#include "harness/reduce/Output.h"
#include "harness/reduce/Reduction.h"
#include "harness/report/Reported.h"
#include "harness/tool/Command.h"
#include "harness/tool/SeedRun.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

using namespace mlir;
namespace cl = llvm::cl;
namespace fs = llvm::sys::fs;

namespace bufdiff::tool {

static cl::SubCommand sub("ci", "Known regressions, then files, then fuzzing");
static cl::list<std::string> files(cl::Positional, cl::desc("[FILE...]"),
                                   cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> timeText("time",
                                     cl::desc("For all of it (default: 5m)"),
                                     cl::value_desc("time"),
                                     cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    seedText("seed", cl::desc("Other modules for another number (default: 1)"),
             cl::value_desc("S"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    shardText("shard", cl::desc("Part i of n of the work, from 1 on"),
              cl::value_desc("i/n"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    baseline("baseline-mlir-opt",
             cl::desc("What this mlir-opt shows too is not new"),
             cl::value_desc("BIN"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    regressions("regressions",
                cl::desc("Modules that declare their verdict (default: "
                         "bufdiff's own)"),
                cl::value_desc("DIR|none"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> junit("junit", cl::desc("Write JUnit XML"),
                                  cl::value_desc("F"), cl::cat(category()),
                                  cl::sub(sub));
static cl::opt<std::string> sarif("sarif", cl::desc("Write SARIF 2.1.0"),
                                  cl::value_desc("F"), cl::cat(category()),
                                  cl::sub(sub));
static PathOptions pathOptions(sub);
static BuildOptions buildOptions(sub);
static WorkOptions workOptions(sub);
static KnownBugsOption knownBugsOption(sub);

namespace {

/// A file under its own flags, and what came out.
struct CheckedFile {
  TextItem item;
  Directives directives;
  PathSet paths;
  ModuleVerdict verdict;
  std::string unreadable;
  double seconds = 0;
};

class Job {
public:
  int run();

private:
  bool readSettings();
  bool readFile(const std::string &file, const CheckFlags &flags);
  bool checkAll(std::vector<CheckedFile> &checked);
  bool checkKnown();
  bool checkFiles();
  bool fuzz();
  bool isOld(llvm::StringRef text, const Finding &finding);
  void report(ReportedCase &result, const Finding &finding,
              const CheckedFile *file, const std::string &command,
              unsigned shows);
  int end();

  double elapsed() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  }
  bool isOver() const { return interrupted() || elapsed() >= seconds; }

  /// How often a finding is asked for again. Every time it must be there.
  static constexpr unsigned kAgain = 2;

  std::string error;
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
  double seconds = 5 * 60;
  uint64_t seed = 1, shard = 0, shards = 1;
  CheckFlags flags;
  WorkerOptions workers;
  KnownBugs known;
  std::vector<std::string> regressionFiles;
  std::vector<CheckedFile> given;
  std::vector<ReportedCase> cases;
  std::vector<ReportedFinding> flaky;
  std::map<std::string, uint64_t> knownCounts;
  std::vector<std::string> gone, old;
  uint64_t modules = 0, judged = 0;
};

} // namespace

bool Job::readSettings() {
  flags = pathOptions.flags();
  if (failed(buildOptions.addTo(flags, error)))
    return false;
  FailureOr<WorkerOptions> parsedWorkers = workOptions.get(error);
  FailureOr<KnownBugs> bugs = failure();
  if (failed(parsedWorkers) || failed(bugs = knownBugsOption.get(error)) ||
      failed(PathSet::make(flags, error)))
    return false;
  workers = *parsedWorkers;
  known = std::move(*bugs);
  if (timeText.getNumOccurrences()) {
    std::optional<double> time = parseDuration(timeText);
    if (!time) {
      error =
          "--time takes a time such as 60s, 5m or 1h, not '" + timeText + "'";
      return false;
    }
    seconds = *time;
  }
  if (shardText.getNumOccurrences()) {
    auto [part, of] = llvm::StringRef(shardText).split('/');
    std::optional<uint64_t> i = parseNumber(part), n = parseNumber(of);
    constexpr uint64_t kMaxShards = 1000;
    if (!i || !n || *i == 0 || *i > *n || *n > kMaxShards) {
      error = "--shard takes i/n with i from 1 to n, not '" + shardText + "'";
      return false;
    }
    shard = *i - 1;
    shards = *n;
  }
  if (seedText.getNumOccurrences()) {
    std::optional<uint64_t> number = parseNumber(seedText);
    if (!number || *number >= kSeedLimit / shards - 1) {
      error = "--seed takes a smaller number, not '" + seedText + "'";
      return false;
    }
    seed = *number;
  }
  if (!baseline.empty()) {
    CheckFlags other = flags;
    other.builds = {baseline};
    if (failed(PathSet::make(other, error)))
      return false;
  }
  std::string directory = regressions.getNumOccurrences()
                              ? std::string(regressions)
                              : KnownBugs::regressionsDirectory();
  if (directory != "none" && !directory.empty()) {
    std::error_code code;
    for (fs::directory_iterator it(directory, code), last; it != last && !code;
         it.increment(code))
      if (llvm::sys::path::extension(it->path()) == ".mlir")
        regressionFiles.push_back(it->path());
    if (code) {
      error =
          "cannot read regressions in '" + directory + "': " + code.message();
      return false;
    }
    llvm::sort(regressionFiles);
  }
  return true;
}

bool Job::readFile(const std::string &file, const CheckFlags &defaults) {
  CheckedFile checked;
  FailureOr<std::string> text = readInput(file, error);
  if (failed(text))
    return false;
  FailureOr<Directives> directives = parseDirectives(*text, error);
  if (failed(directives)) {
    error = file + ": " + error;
    return false;
  }
  CheckFlags own = defaults;
  own.addDefaults(directives->flags);
  FailureOr<PathSet> paths = PathSet::make(own, error);
  if (failed(paths)) {
    error = file + ": " + error;
    return false;
  }
  checked.directives = std::move(*directives);
  checked.paths = std::move(*paths);
  checked.item.name = file;
  checked.item.text = std::move(*text);
  checked.item.options.paths = checked.paths.paths();
  checked.item.options.entry = own.entry;
  checked.item.options.inputSets = own.inputs.value_or(kDefaultInputSets);
  given.push_back(std::move(checked));
  return true;
}

bool Job::checkAll(std::vector<CheckedFile> &checked) {
  std::vector<TextItem> items;
  for (CheckedFile &file : checked)
    items.push_back(file.item);
  double before = elapsed();
  LogicalResult ran = checkTexts(
      items, workers,
      [&](size_t i, const ModuleVerdict &verdict) {
        checked[i].verdict = verdict;
        checked[i].seconds = (elapsed() - before) / checked.size();
        ++modules;
        judged += verdict.agreements > 0 || !verdict.findings.empty();
      },
      [&](size_t i, const std::string &why) { checked[i].unreadable = why; },
      interrupted, error);
  if (failed(ran))
    return false;
  for (const CheckedFile &file : checked)
    if (!file.unreadable.empty()) {
      error = llvm::StringRef(file.unreadable).starts_with(file.item.name)
                  ? file.unreadable
                  : file.item.name + ": " + file.unreadable;
      return false;
    }
  return true;
}

/// Whether the baseline shows a finding of the same kind.
bool Job::isOld(llvm::StringRef text, const Finding &finding) {
  if (baseline.empty())
    return false;
  CheckFlags other;
  other.pipelines = flags.pipelines;
  other.builds = {baseline};
  std::string why;
  FailureOr<ModuleVerdict> verdict =
      checkAlone(text, "baseline", other, workers, why);
  return succeeded(verdict) &&
         llvm::any_of(verdict->findings, [&](const Finding &each) {
           return each.kind == finding.kind;
         });
}

/// A finding of `result` that is not known, and was there `shows` of kAgain
/// times again.
void Job::report(ReportedCase &result, const Finding &finding,
                 const CheckedFile *file, const std::string &command,
                 unsigned shows) {
  ReportedFinding reported;
  reported.kind = oracle::findingName(finding.kind).str();
  reported.path = finding.path;
  reported.signature = finding.signature;
  reported.message = reported.kind + " on path " + finding.path;
  reported.explanation = finding.explanation;
  reported.command = command;
  if (file) {
    reported.file = file->item.name;
    // The line of the module that the explanation names, where it does.
    llvm::StringRef rest = finding.explanation;
    size_t at = rest.find(reported.file + ":");
    if (at != llvm::StringRef::npos) {
      unsigned line = 0;
      if (!rest.drop_front(at + reported.file.size() + 1)
               .consumeInteger(10, line))
        reported.line = line;
    }
  }
  if (shows == kAgain)
    result.findings.push_back(std::move(reported));
  else
    flaky.push_back(std::move(reported));
}

/// The corpus and the known bugs against the verdicts that they declare.
bool Job::checkKnown() {
  std::vector<std::string> names = regressionFiles;
  for (const KnownBug &bug : known.all())
    if (bug.isExpectedHere())
      names.push_back(bug.file);
  size_t numRegressions = regressionFiles.size();
  std::vector<size_t> numbers;
  for (size_t i = 0; i < names.size(); ++i)
    if (i % shards == shard) {
      if (!readFile(names[i], {}))
        return false;
      numbers.push_back(i);
    }
  if (!checkAll(given))
    return false;
  for (auto [number, file] : llvm::zip_equal(numbers, given)) {
    bool isBug = number >= numRegressions;
    ReportedCase result;
    result.group = isBug ? "known-bugs" : "regressions";
    result.name = llvm::sys::path::filename(file.item.name).str();
    result.seconds = file.seconds;
    std::string unmet =
        explainUnmet(file.verdict, file.directives.expectations);
    if (unmet.empty()) {
      if (isBug)
        ++knownCounts[llvm::sys::path::stem(file.item.name).str()];
    } else if (isBug) {
      gone.push_back(llvm::sys::path::stem(file.item.name).str() + ": " +
                     unmet);
      result.skipped = "no longer reproduces: " + unmet;
    } else {
      ReportedFinding finding;
      finding.kind = "regression";
      if (const Finding *worst = file.verdict.worstFinding()) {
        finding.kind = oracle::findingName(worst->kind).str();
        finding.path = worst->path;
        finding.explanation = worst->explanation;
      }
      finding.signature = "regression:" + result.name;
      finding.message = result.name + ": " + unmet;
      finding.file = file.item.name;
      finding.command = "bufdiff check " + quoteWord(file.item.name);
      result.findings.push_back(std::move(finding));
    }
    cases.push_back(std::move(result));
  }
  given.clear();
  return true;
}

bool Job::checkFiles() {
  for (auto [i, file] : llvm::enumerate(files))
    if (i % shards == shard && !readFile(file, flags))
      return false;
  if (!checkAll(given))
    return false;
  for (CheckedFile &file : given) {
    ReportedCase result;
    result.group = "files";
    result.name = file.item.name;
    result.seconds = file.seconds;
    bool declares = !file.directives.expectations.empty();
    if (declares &&
        explainUnmet(file.verdict, file.directives.expectations).empty()) {
      cases.push_back(std::move(result));
      continue;
    }
    std::vector<CheckedFile> again(kAgain, file);
    if (!file.verdict.findings.empty() && !checkAll(again))
      return false;
    for (const Finding &finding : file.verdict.findings) {
      if (const KnownBug *bug = known.match(finding.signature)) {
        ++knownCounts[bug->name];
        continue;
      }
      if (isOld(file.item.text, finding)) {
        old.push_back(finding.signature);
        continue;
      }
      unsigned shows = 0;
      for (const CheckedFile &each : again)
        shows += llvm::any_of(each.verdict.findings, [&](const Finding &other) {
          return other.signature == finding.signature;
        });
      report(result, finding, &file,
             "bufdiff check " + quoteWord(file.item.name) + commandFlags(flags),
             shows);
    }
    if (file.verdict.worst() == VerdictClass::Discarded)
      result.skipped = "discarded: " + file.verdict.discarded.front().why;
    cases.push_back(std::move(result));
  }
  return true;
}

bool Job::fuzz() {
  FailureOr<PathSet> paths = PathSet::make(flags, error);
  if (failed(paths))
    return false;
  CheckOptions options;
  options.paths = paths->paths();
  options.profile = &allProfiles().front();
  FuzzState state(seed * shards + shard);
  // The first module of every signature, in the order of their numbers.
  std::map<std::string, std::pair<ModuleInput, Finding>> found;
  std::map<std::string, uint64_t> firstNumber;
  FuzzEvents events;
  events.onModule = [&](const FuzzModule &module) {
    ++modules;
    judged += module.verdict.agreements > 0 || !module.verdict.findings.empty();
    std::map<std::string, bool> bugs;
    for (const Finding &finding : module.verdict.findings) {
      if (const KnownBug *bug = known.match(finding.signature)) {
        if (bugs.try_emplace(bug->name, true).second)
          ++knownCounts[bug->name];
        continue;
      }
      auto [it, isNew] =
          firstNumber.try_emplace(finding.signature, module.number);
      // Only the first that a worker meets is explained.
      bool isBetter =
          !isNew && module.number < it->second && !finding.explanation.empty();
      if (isNew || isBetter) {
        it->second = module.number;
        found[finding.signature] = {module.input, finding};
      }
    }
  };
  // Some of the time is for asking again.
  constexpr double kFuzzShare = 0.9;
  double until = elapsed() + kFuzzShare * (seconds - elapsed());
  events.shouldStop = [&] { return interrupted() || elapsed() >= until; };
  if (elapsed() < until && failed(runFuzzLoop(state, kSeedLimit - 1, options,
                                              workers, events, error)))
    return false;

  GeneratorOptions generator;
  generator.profile = options.profile;
  for (const Path *path : options.paths)
    generator.limits = generator.limits.unite(path->limits());
  for (const auto &[signature, what] : found) {
    const ModuleInput &input = what.first;
    const Finding &finding = what.second;
    unsigned shows = 0;
    std::vector<ModuleInput> again(kAgain, input);
    if (failed(checkInputs(
            again, options, workers,
            [&](size_t, const ModuleVerdict &verdict) {
              shows +=
                  llvm::any_of(verdict.findings, [&](const Finding &other) {
                    return other.signature == finding.signature;
                  });
            },
            interrupted, error)))
      return false;
    std::string why;
    FailureOr<ReductionInput> module =
        makeReductionInput(input, generator, why);
    if (succeeded(module) && isOld(module->text, finding)) {
      old.push_back(signature);
      continue;
    }
    ReportedCase result;
    result.group = "fuzzing";
    result.name = signature;
    report(result, finding, nullptr, checkCommand(input, flags, /*profile=*/""),
           shows);
    cases.push_back(std::move(result));
  }
  return true;
}

int Job::end() {
  std::vector<ReportedFinding> fresh;
  for (const ReportedCase &each : cases)
    fresh.insert(fresh.end(), each.findings.begin(), each.findings.end());
  if ((!junit.empty() && failed(writeWhole(junit, toJUnit(cases), error))) ||
      (!sarif.empty() && failed(writeWhole(sarif, toSarif(fresh), error))))
    return fail(error);
  llvm::raw_ostream &os = llvm::outs();
  os << modules << " modules in " << llvm::format("%.1f s", elapsed()) << ", "
     << cases.size() << " cases\n";
  for (const auto &[name, count] : knownCounts)
    os << "known: " << name << " (" << count << ")\n";
  for (const std::string &each : old)
    os << "in the baseline too: " << each << "\n";
  for (const std::string &each : gone)
    os << "no longer reproduces: " << each << "\n";
  for (const ReportedFinding &each : flaky)
    os << "flaky: " << each.signature << "\n  " << each.command << "\n";
  for (const ReportedFinding &each : fresh)
    os << "NEW: " << each.signature << "\n  " << each.message << "\n  "
       << each.command << "\n";
  os << (fresh.empty() ? "nothing new\n" : "");
  if (!fresh.empty())
    return kFound;
  return judged > 0 ? kNothingFound : kNothingJudged;
}

int Job::run() {
  if (!readSettings())
    return fail(error);
  catchInterrupts();
  if (!checkKnown() || !checkFiles() || !fuzz())
    return fail(error);
  return end();
}

static int run() { return Job().run(); }

Command ciCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
