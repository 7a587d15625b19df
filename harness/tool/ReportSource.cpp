//===- ReportSource.cpp - What `bufdiff report` reads ---------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/tool/ReportSource.h"
#include "harness/campaign/Store.h"
#include "harness/feedback/Scheduler.h"
#include "harness/reduce/Bundle.h"
#include "harness/reduce/Output.h"
#include "harness/tool/SeedRun.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <algorithm>
#include <thread>

using namespace mlir;
namespace fs = llvm::sys::fs;

namespace bufdiff::tool {

static std::string placeOf(llvm::StringRef directory, llvm::StringRef name) {
  if (name.empty())
    return directory.str();
  llvm::SmallString<128> path(directory);
  llvm::sys::path::append(path, name);
  return path.str().str();
}

/// The first line of a report.md that is no more than a title, without the
/// components in brackets.
static std::string titleOf(llvm::StringRef report) {
  llvm::StringRef line = report.split('\n').first.trim();
  if (!line.consume_front("# "))
    return {};
  while (line.starts_with("[") && line.contains(']'))
    line = line.split(']').second.ltrim();
  return line.str();
}

/// The first line of a module's text that is no comment.
static unsigned firstLine(llvm::StringRef text) {
  unsigned line = 1;
  for (; text.starts_with("//"); ++line)
    text = text.split('\n').second;
  return line;
}

/// Adds what the bundle `name` of `directory` holds. An empty name is the
/// directory itself.
static LogicalResult addBundle(llvm::StringRef directory, llvm::StringRef name,
                               ReportedBug &bug, std::string &error) {
  std::string place = placeOf(directory, name);
  FailureOr<BundleTexts> texts = readBundleTexts(place, error);
  if (failed(texts))
    return failure();
  const BundleRecord &record = texts->record;
  bug.kind = oracle::findingName(record.kind).str();
  bug.path = record.path;
  if (bug.signature.empty())
    bug.signature = record.signature;
  bug.source = record.source;
  if (!record.explanation.empty())
    bug.explanation = record.explanation;
  bug.opsBefore = record.opsBefore;
  bug.opsAfter = record.opsAfter;
  bug.bundle = name.empty() ? "." : name.str();
  bug.title = titleOf(texts->report);
  bug.report = std::move(texts->report);
  bug.original = {kBundleOriginal.str(), std::move(texts->original), {}};
  bug.module = {kBundleReduced.str(), std::move(texts->reduced), {}};
  bug.module.marked = findMarked(bug.explanation, bug.module.text);
  bug.file = placeOf(name, kBundleReduced);
  bug.line = findLine(bug.explanation, kBundleReduced);
  // Of a death nobody knows the line: the module as a whole is to blame then.
  if (!bug.line)
    bug.line = bug.module.marked.empty() ? firstLine(bug.module.text)
                                         : bug.module.marked.front();
  else if (!llvm::is_contained(bug.module.marked, bug.line)) {
    bug.module.marked.push_back(bug.line);
    llvm::sort(bug.module.marked);
  }
  for (auto [output, text] : llvm::zip_equal(record.outputs, texts->outputs))
    bug.outputs.push_back({output, text, findMarked(bug.explanation, text)});
  bug.command = "bufdiff repro " + quoteWord(place);
  return success();
}

static ReportedSample sampleOf(const CampaignStats &stats) {
  ReportedSample sample;
  sample.seconds = stats.seconds;
  sample.modules = stats.modules;
  sample.agree = stats.agree;
  sample.withFindings = stats.withFindings;
  sample.discarded = stats.discarded;
  sample.rejected = stats.rejected;
  sample.features = stats.features;
  sample.corpus = stats.corpus;
  sample.findings = stats.findings;
  for (const auto &[path, cost] : stats.costs)
    sample.costs[path] = {cost.modules, cost.allocations, cost.copies};
  return sample;
}

static llvm::StringRef stateName(StoredFinding::Bundle bundle) {
  switch (bundle) {
  case StoredFinding::Bundle::None:
    return "none";
  case StoredFinding::Bundle::Unreduced:
    return "unreduced";
  case StoredFinding::Bundle::Reduced:
    return "reduced";
  case StoredFinding::Bundle::Impossible:
    return "impossible";
  }
  // A database of another build may say anything.
  return "none";
}

static LogicalResult readCampaign(llvm::StringRef directory, Report &report,
                                  std::string &error) {
  FailureOr<std::unique_ptr<Store>> opened = Store::read(directory, error);
  if (failed(opened))
    return failure();
  const Store &store = **opened;
  FailureOr<std::vector<CampaignStats>> history = store.history(error);
  if (failed(history))
    return failure();
  report.what = "campaign";
  const CampaignSettings &settings = store.settings();
  if (settings.merged.empty())
    report.settings.emplace_back("seed", std::to_string(settings.seed));
  else
    report.settings.emplace_back("merged from",
                                 std::to_string(settings.merged.size()));
  if (std::string flags = flagText(settings.flags); !flags.empty())
    report.settings.emplace_back("flags", flags);
  if (!settings.profile.empty())
    report.settings.emplace_back("profile", settings.profile);
  report.hasTotals = true;
  report.totals = sampleOf(store.stats());
  for (const CampaignStats &stats : *history)
    report.history.push_back(sampleOf(stats));
  // Samples are taken now and then; the end is not to be missed.
  if (report.history.empty() ||
      report.history.back().modules != report.totals.modules)
    report.history.push_back(report.totals);
  for (const auto &[key, count] : store.reasons()) {
    llvm::StringRef path = key.first;
    if (path.consume_front("rejected "))
      report.rejected[path.str()][key.second] = count;
    else
      report.discarded[key.second] = count;
  }
  for (const auto &[signature, finding] : store.findings()) {
    ReportedBug bug;
    bug.kind = oracle::findingName(finding.kind).str();
    bug.path = finding.path;
    bug.signature = signature;
    bug.explanation = finding.explanation;
    bug.source = finding.module;
    bug.count = finding.count;
    bug.known = finding.known;
    bug.opsBefore = bug.opsAfter = finding.ops;
    bug.firstSeen = finding.firstSeen;
    std::optional<ModuleInput> input = ModuleInput::parse(finding.module);
    bug.command = input ? checkCommand(*input, settings.flags, settings.profile)
                        : finding.module;
    bug.state = stateName(finding.bundle).str();
    std::string name = placeOf(kCampaignFindings, finding.slug());
    bool hasBundle = finding.bundle == StoredFinding::Bundle::Unreduced ||
                     finding.bundle == StoredFinding::Bundle::Reduced;
    // Whoever works on the campaign may be putting the reduced one in the place
    // of the other one: between the two there is none for a moment.
    constexpr int kTries = 5;
    constexpr std::chrono::milliseconds kPause(20);
    for (int i = 1; hasBundle; ++i) {
      ReportedBug whole = bug;
      if (succeeded(addBundle(directory, name, whole, error))) {
        bug = std::move(whole);
        break;
      }
      if (i < kTries) {
        std::this_thread::sleep_for(kPause);
        continue;
      }
      if (fs::exists(placeOf(directory, name)))
        return failure();
      bug.state = "missing";
      break;
    }
    report.bugs.push_back(std::move(bug));
  }
  return success();
}

static LogicalResult readBundles(llvm::StringRef directory, Report &report,
                                 std::string &error) {
  std::vector<std::string> names;
  if (fs::exists(placeOf(directory, kBundleFinding))) {
    report.what = "bundle";
    names.emplace_back();
  } else {
    report.what = "bundles";
    std::error_code code;
    for (fs::directory_iterator it(directory, code), end; it != end && !code;
         it.increment(code)) {
      llvm::StringRef name = llvm::sys::path::filename(it->path());
      // What ends so is on its way to become one.
      if (!name.ends_with(".tmp") && !name.ends_with(".new") &&
          fs::exists(placeOf(it->path(), kBundleFinding)))
        names.push_back(name.str());
    }
    if (code) {
      error = ("cannot read '" + directory + "': " + code.message()).str();
      return failure();
    }
    llvm::sort(names);
  }
  if (names.empty()) {
    error = ("'" + directory + "' is no campaign and holds no bundles").str();
    return failure();
  }
  for (const std::string &name : names) {
    ReportedBug bug;
    bug.state = "reduced";
    if (failed(addBundle(directory, name, bug, error)))
      return failure();
    report.bugs.push_back(std::move(bug));
  }
  return success();
}

FailureOr<Report> readReport(llvm::StringRef directory, std::string &error) {
  Report report;
  report.directory = directory.str();
  if (!fs::exists(directory)) {
    error = ("there is no directory '" + directory + "'").str();
    return failure();
  }
  if (!fs::is_directory(directory)) {
    error = ("'" + directory + "' is not a directory").str();
    return failure();
  }
  // One of its files is enough: what lacks the others is damaged.
  bool isCampaign = fs::exists(placeOf(directory, kCampaignSettings)) ||
                    fs::exists(placeOf(directory, kCampaignDatabase));
  if (failed(isCampaign ? readCampaign(directory, report, error)
                        : readBundles(directory, report, error)))
    return failure();
  for (ReportedBug &bug : report.bugs) {
    bug.message = bug.kind + " on path " + bug.path;
    if (bug.title.empty())
      bug.title = bug.message;
  }
  sortBugs(report.bugs);
  return report;
}

} // namespace bufdiff::tool
