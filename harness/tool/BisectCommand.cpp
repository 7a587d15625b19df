//===- BisectCommand.cpp - bufdiff bisect ---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Since when is it wrong? A module through a row of builds, and between which
// two of them something changed: the verdict, or what the output costs.
//
//===----------------------------------------------------------------------===//

#include "harness/check/Directives.h"
#include "harness/check/Driver.h"
#include "harness/external/BuildPath.h"
#include "harness/tool/Command.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("bisect",
                          "Say what each build of MLIR makes of a module");
static cl::list<std::string> files(cl::Positional, cl::desc("FILE"),
                                   cl::cat(category()), cl::sub(sub));
static cl::list<std::string>
    builds("mlir-opt", cl::desc("A build of MLIR, in the order of their age"),
           cl::value_desc("BIN"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    pipeline("pipeline",
             cl::desc("A pass pipeline, textual or as mlir-opt flags (default: "
                      "One-Shot Bufferize with function boundaries)"),
             cl::value_desc("pipeline"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    entryName("entry",
              cl::desc("Where to start (default: main, else every function "
                       "with a body)"),
              cl::value_desc("F"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    inputs("inputs", cl::desc("Input sets per function (default: 2)"),
           cl::value_desc("K"), cl::cat(category()), cl::sub(sub));
static cl::opt<bool> json("json", cl::desc("Print one JSON document"),
                          cl::cat(category()), cl::sub(sub));
static WorkOptions workOptions(sub);

namespace {

/// A build, and what it makes of the module.
struct Entry {
  std::string name;
  /// Empty where the build does not know the pipeline.
  PathSet paths;
  ModuleVerdict verdict;

  /// `agrees`, `rejects`, `not judged` or the kind of the worst finding.
  std::string summary() const {
    switch (verdict.worst()) {
    case VerdictClass::Agree:
      return "agrees";
    case VerdictClass::Rejected:
      return "rejects";
    case VerdictClass::Discarded:
      return "not judged";
    case VerdictClass::Finding:
      return oracle::findingName(verdict.worstFinding()->kind).str();
    }
    llvm_unreachable("covered switch");
  }
  /// What more there is to say, in a line.
  std::string detail() const {
    if (const Finding *finding = verdict.worstFinding())
      return finding->signature;
    if (!verdict.rejected.empty())
      return verdict.rejected.front().detail;
    if (verdict.worst() == VerdictClass::Discarded)
      return verdict.discarded.empty() ? "nothing to compare"
                                       : verdict.discarded.front().why;
    return std::to_string(verdict.agreements) + " runs compared, " + cost();
  }
  std::string cost() const {
    if (verdict.costs.empty())
      return {};
    const RunCost &cost = verdict.costs.front();
    return std::to_string(cost.allocations) + " allocations, " +
           std::to_string(cost.copies) + " copies";
  }
  /// What makes it like another build.
  std::string state() const {
    std::string text = summary();
    if (verdict.worst() == VerdictClass::Agree)
      text += " (" + cost() + ")";
    return text;
  }
};

} // namespace

static llvm::json::Value toJSON(llvm::StringRef file,
                                const std::vector<Entry> &entries) {
  llvm::json::Array list, changes;
  for (auto [i, entry] : llvm::enumerate(entries)) {
    llvm::json::Object object{
        {"build", llvm::json::fixUTF8(entry.name)},
        {"verdict", entry.summary()},
        {"detail", llvm::json::fixUTF8(entry.detail())},
        {"runs", entry.verdict.agreements},
    };
    if (!entry.verdict.costs.empty()) {
      object["allocations"] = entry.verdict.costs.front().allocations;
      object["copies"] = entry.verdict.costs.front().copies;
    }
    llvm::json::Array findings;
    for (const Finding &finding : entry.verdict.findings)
      findings.push_back(llvm::json::Object{
          {"kind", oracle::findingName(finding.kind)},
          {"signature", llvm::json::fixUTF8(finding.signature)},
          {"explanation", llvm::json::fixUTF8(finding.explanation)}});
    object["findings"] = std::move(findings);
    list.push_back(std::move(object));
    if (i > 0 && entries[i - 1].state() != entry.state())
      changes.push_back(
          llvm::json::Object{{"from", llvm::json::fixUTF8(entries[i - 1].name)},
                             {"to", llvm::json::fixUTF8(entry.name)},
                             {"before", entries[i - 1].state()},
                             {"after", entry.state()}});
  }
  return llvm::json::Object{{"module", llvm::json::fixUTF8(file)},
                            {"builds", std::move(list)},
                            {"changes", std::move(changes)}};
}

static void print(llvm::StringRef file, const std::vector<Entry> &entries) {
  size_t nameWidth = 0, summaryWidth = 0;
  for (const Entry &entry : entries) {
    nameWidth = std::max(nameWidth, entry.name.size());
    summaryWidth = std::max(summaryWidth, entry.summary().size());
  }
  llvm::outs() << file << "\n";
  for (const Entry &entry : entries)
    llvm::outs() << "  " << llvm::left_justify(entry.name, nameWidth) << "  "
                 << llvm::left_justify(entry.summary(), summaryWidth) << "  "
                 << entry.detail() << "\n";
  bool isChanged = false;
  for (size_t i = 1; i < entries.size(); ++i) {
    const Entry &before = entries[i - 1], &after = entries[i];
    if (before.state() == after.state())
      continue;
    isChanged = true;
    llvm::outs() << "changed between " << before.name << " and " << after.name
                 << ": " << before.state() << " -> " << after.state() << "\n";
  }
  if (!isChanged && entries.size() > 1)
    llvm::outs() << "the same in all builds\n";
}

static int run() {
  std::string error;
  FailureOr<WorkerOptions> workers = workOptions.get(error);
  if (failed(workers))
    return fail(error);
  if (files.size() != 1)
    return fail("bisect takes one FILE");
  if (builds.empty())
    return fail("bisect needs --mlir-opt BIN, once for each build");
  std::vector<std::string> tokens;
  if (!entryName.empty())
    tokens.push_back("--entry=" + entryName);
  if (inputs.getNumOccurrences())
    tokens.push_back("--inputs=" + inputs);
  if (pipeline.getNumOccurrences())
    tokens.push_back("--pipeline=" + pipeline);
  CheckFlags flags;
  if (failed(parseCheckFlags(tokens, flags, error)))
    return fail(error);
  catchInterrupts();

  const std::string &file = files.front();
  FailureOr<std::string> text = readInput(file, error);
  if (failed(text))
    return fail(error);
  FailureOr<Directives> directives = parseDirectives(*text, error);
  if (failed(directives))
    return fail(file + ": " + error);

  std::vector<Entry> entries(builds.size());
  std::vector<TextItem> items;
  /// Of an item, its entry.
  std::vector<size_t> owners;
  std::map<std::string, unsigned> versions;
  for (auto [i, program] : llvm::enumerate(builds)) {
    Entry &entry = entries[i];
    FailureOr<external::Build> build = external::probeBuild(program, error);
    if (failed(build))
      return fail(error);
    entry.name = build->name();
    if (unsigned number = ++versions[build->version]; number > 1)
      entry.name += "#" + std::to_string(number);
    CheckFlags wanted = flags;
    wanted.builds = {program};
    for (const BuildDirectives &said : directives->builds)
      if (external::isMeant(*build, said.build))
        wanted.addDefaults(said.flags);
    wanted.addDefaults(directives->flags);
    if (!wanted.repeats)
      wanted.repeats = kFileRepeats;
    std::string unknown;
    FailureOr<PathSet> paths = PathSet::make(wanted, error, &unknown);
    if (failed(paths)) {
      if (unknown.empty())
        return fail(error);
      entry.verdict.rejected.push_back({entry.name, unknown, unknown});
      continue;
    }
    entry.paths = std::move(*paths);
    TextItem item;
    item.name = file;
    item.text = *text;
    item.options.paths = entry.paths.paths();
    item.options.entry = wanted.entry;
    item.options.inputSets = wanted.inputs.value_or(kDefaultInputSets);
    items.push_back(std::move(item));
    owners.push_back(i);
  }
  std::string unreadable;
  LogicalResult ran = checkTexts(
      items, *workers,
      [&](size_t i, const ModuleVerdict &verdict) {
        entries[owners[i]].verdict = verdict;
      },
      [&](size_t, const std::string &why) { unreadable = why; }, interrupted,
      error);
  if (failed(ran))
    return fail(error);
  if (interrupted())
    return fail("interrupted");
  if (!unreadable.empty())
    return fail(llvm::StringRef(unreadable).starts_with(file)
                    ? unreadable
                    : file + ": " + unreadable);

  if (json)
    llvm::outs() << llvm::formatv("{0:2}", toJSON(file, entries)) << "\n";
  else
    print(file, entries);
  bool isFound = false, isJudged = false;
  for (const Entry &entry : entries) {
    isFound |= !entry.verdict.findings.empty();
    isJudged |= entry.verdict.agreements > 0;
  }
  return isFound ? kFound : isJudged ? kNothingFound : kNothingJudged;
}

Command bisectCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
