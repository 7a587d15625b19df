//===- ListCommand.cpp - bufdiff list -------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists come from the tables that the program itself works with, so that docs
// can be compared with them.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Path.h"
#include "harness/generator/Rule.h"
#include "harness/reduce/Reducer.h"
#include "harness/tool/Command.h"
#include "oracle/compare/FindingKind.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <set>

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand
    sub("list",
        "List paths, ops, kinds, profiles, rules, reducers or known-bugs");
static cl::list<std::string> words(cl::Positional, cl::desc("WHAT"),
                                   cl::cat(category()), cl::sub(sub));

static cl::opt<bool> json("json", cl::desc("Of paths, as a JSON document"),
                          cl::cat(category()), cl::sub(sub));
static KnownBugsOption knownBugsOption(sub);

using Rows = std::vector<std::vector<std::string>>;

static void print(const Rows &rows) {
  std::vector<size_t> widths;
  for (const std::vector<std::string> &row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (auto [i, cell] : llvm::enumerate(row))
      widths[i] = std::max(widths[i], cell.size());
  }
  for (const std::vector<std::string> &row : rows) {
    for (auto [i, cell] : llvm::enumerate(row)) {
      if (i + 1 == row.size())
        llvm::outs() << cell << "\n";
      else
        llvm::outs() << llvm::left_justify(cell, widths[i] + 2);
    }
  }
}

static Rows listPaths() {
  Rows rows;
  PathRegistry registry = PathRegistry::builtin();
  for (const std::unique_ptr<Path> &path : registry.all())
    rows.push_back({path->name().str(), path->description().str()});
  return rows;
}

/// What else a path says of itself, for scripts.
static llvm::json::Value pathsToJSON() {
  llvm::json::Array paths;
  PathRegistry registry = PathRegistry::builtin();
  for (const std::unique_ptr<Path> &path : registry.all()) {
    llvm::json::Object object{
        {"name", path->name()},
        {"description", path->description()},
        {"draw_weight", path->drawWeight()},
        {"owns_deallocation", path->ownsDeallocation()},
        {"bufferizes", path->bufferizes()},
    };
    // What mlir-opt would be asked to do.
    if (std::string pipeline = path->pipeline(); !pipeline.empty())
      object["pipeline"] = pipeline;
    paths.push_back(std::move(object));
  }
  return llvm::json::Object{{"paths", std::move(paths)}};
}

static Rows listOps() {
  static const std::pair<unsigned, const char *> kLevels[] = {
      {oracle::TensorLevel, "tensor"},
      {oracle::MemRefLevel, "memref"},
      {oracle::ScalarLevel, "scalar"},
      {oracle::ControlLevel, "control"},
  };
  // By name.
  std::map<std::string, std::vector<std::string>> rows;
  std::set<std::string> dialects = {
      // Out of scope, but its ops meet bufferization.
      "sparse_tensor"};
  oracle::OpRegistry registry = oracle::OpRegistry::builtin();
  for (const auto &[name, levels] : registry.levelsByName()) {
    std::vector<std::string> names;
    for (auto [bit, level] : kLevels)
      if (levels & bit)
        names.push_back(level);
    rows[name] = {name, llvm::join(names, ", "), "interpreted"};
    dialects.insert(name.substr(0, name.find_first_of(". ")));
  }
  for (const std::string &name : registry.partNames())
    rows[name] = {name, "-", "part of other ops"};
  // Whatever else these dialects have has no semantics here.
  std::unique_ptr<MLIRContext> context = createContext();
  context->loadAllAvailableDialects();
  for (RegisteredOperationName op : context->getRegisteredOperations()) {
    std::string name = op.getStringRef().str();
    if (dialects.count(op.getDialectNamespace().str()) && !rows.count(name) &&
        !registry.covers(op))
      rows[name] = {name, "-", "unsupported"};
  }
  Rows table;
  for (auto &[name, row] : rows)
    table.push_back(std::move(row));
  return table;
}

static Rows listKinds() {
  Rows rows;
  for (const oracle::FindingKindInfo &info : oracle::allFindingKinds())
    rows.push_back({info.name.str(), info.description.str()});
  return rows;
}

static Rows listProfiles() {
  Rows rows;
  for (const Profile &profile : allProfiles())
    rows.push_back({profile.name.str(), profile.description.str()});
  return rows;
}

static Rows listRules() {
  Rows rows;
  for (const Rule &rule : RuleTable::builtin().rules())
    rows.push_back({rule.name, stringifyRuleCategory(rule.category).str(),
                    std::to_string(rule.weight), rule.description});
  return rows;
}

static Rows listKnownBugs(const KnownBugs &known) {
  Rows rows;
  for (const KnownBug &bug : known.all()) {
    const Directives &directives = bug.directives;
    std::string expected = llvm::join(
        llvm::map_range(directives.expectations,
                        [](const Expectation &each) { return each.str(); }),
        ", ");
    // What the file says about itself first.
    llvm::StringRef title = llvm::StringRef(bug.text).split('\n').first;
    title.consume_front("//");
    std::string links = llvm::join(directives.links, ", ");
    rows.push_back(
        {bug.name, expected, "MLIR " + llvm::join(directives.versions, ", "),
         title.trim().str() + (links.empty() ? "" : " (" + links + ")")});
  }
  return rows;
}

static Rows listReducers() {
  Rows rows;
  ReducerRegistry registry = ReducerRegistry::builtin();
  for (const std::unique_ptr<Reducer> &reducer : registry.all())
    rows.push_back({reducer->name().str(), reducer->description().str()});
  return rows;
}

static int run() {
  static const std::pair<llvm::StringRef, Rows (*)()> kLists[] = {
      {"paths", listPaths}, {"ops", listOps},
      {"kinds", listKinds}, {"profiles", listProfiles},
      {"rules", listRules}, {"reducers", listReducers},
  };
  constexpr llvm::StringLiteral kWords =
      "paths, ops, kinds, profiles, rules, reducers or known-bugs";
  if (words.size() != 1)
    return fail("list takes one of " + kWords);
  if (json) {
    if (words.front() != "paths")
      return fail("--json goes with list paths");
    llvm::outs() << llvm::formatv("{0:2}", pathsToJSON()) << "\n";
    return kNothingFound;
  }
  for (const auto &[word, rows] : kLists)
    if (words.front() == word) {
      print(rows());
      return kNothingFound;
    }
  if (words.front() == "known-bugs") {
    std::string error;
    FailureOr<KnownBugs> known = knownBugsOption.get(error);
    if (failed(known))
      return fail(error);
    print(listKnownBugs(*known));
    return kNothingFound;
  }
  return fail("list takes one of " + kWords + ", not '" + words.front() + "'");
}

Command listCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
