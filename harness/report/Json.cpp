//===- Json.cpp - A report as one JSON document ---------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `fuzz --json` says, in its words, and what a campaign knows besides.
//
//===----------------------------------------------------------------------===//

#include "llvm/Support/JSON.h"
#include "harness/report/Report.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FormatVariadic.h"

namespace bufdiff {

using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

static std::string clean(llvm::StringRef text) {
  return llvm::json::fixUTF8(text);
}

static Object counts(const std::map<std::string, uint64_t> &all) {
  Object object;
  for (const auto &[name, count] : all)
    object[clean(name)] = count;
  return object;
}

static Object costs(const ReportedSample &sample) {
  Object object;
  for (const auto &[path, cost] : sample.costs)
    object[clean(path)] = Object{{"modules", cost.modules},
                                 {"allocations", cost.allocations},
                                 {"copies", cost.copies}};
  return object;
}

static Value text(const ReportedText &file) {
  return Object{{"name", clean(file.name)},
                {"text", clean(file.text)},
                {"marked", Array(file.marked)}};
}

static Object finding(const ReportedBug &bug) {
  Array outputs;
  for (const ReportedText &output : bug.outputs)
    outputs.push_back(text(output));
  Object object{
      {"kind", bug.kind},
      {"path", clean(bug.path)},
      {"signature", clean(bug.signature)},
      {"count", bug.count},
      {"title", clean(bug.title)},
      {"module", clean(bug.module.text.empty() ? bug.source : bug.module.text)},
      {"explanation", clean(bug.explanation)},
      {"source", clean(bug.source)},
      {"ops", bug.opsAfter},
      {"ops_found", bug.opsBefore},
      {"bundle", clean(bug.bundle)},
      {"state", bug.state},
      {"file", clean(bug.file)},
      {"line", bug.line},
      {"command", clean(bug.command)},
      {"outputs", std::move(outputs)}};
  if (!bug.known.empty())
    object["known"] = clean(bug.known);
  if (bug.firstSeen >= 0)
    object["first_seen"] = bug.firstSeen;
  return object;
}

std::string toJSON(const Report &report) {
  Array fresh, old;
  std::map<std::string, uint64_t> known;
  for (const ReportedBug &bug : report.bugs) {
    if (bug.known.empty()) {
      fresh.push_back(finding(bug));
      continue;
    }
    known[bug.known] += bug.count;
    old.push_back(finding(bug));
  }
  Object document{
      {"mlir", LLVM_VERSION_STRING}, {"directory", clean(report.directory)},
      {"what", report.what},         {"findings", std::move(fresh)},
      {"known", counts(known)},      {"known_findings", std::move(old)}};
  Object settings;
  for (const auto &[name, value] : report.settings)
    settings[name] = clean(value);
  document["settings"] = std::move(settings);
  if (report.hasTotals) {
    const ReportedSample &totals = report.totals;
    Object rejected;
    for (const auto &[path, reasons] : report.rejected)
      rejected[clean(path)] = counts(reasons);
    document["modules"] = totals.modules;
    document["agree"] = totals.agree;
    document["with_findings"] = totals.withFindings;
    document["discarded"] = counts(report.discarded);
    document["rejected"] = std::move(rejected);
    document["seconds"] = totals.seconds;
    document["modules_per_second"] =
        totals.seconds > 0 ? totals.modules / totals.seconds : 0;
    document["features"] = totals.features;
    document["corpus"] = totals.corpus;
    document["costs"] = costs(totals);
    Array history;
    for (const ReportedSample &sample : report.history)
      history.push_back(Object{{"seconds", sample.seconds},
                               {"modules", sample.modules},
                               {"agree", sample.agree},
                               {"with_findings", sample.withFindings},
                               {"discarded", sample.discarded},
                               {"rejected", sample.rejected},
                               {"features", sample.features},
                               {"corpus", sample.corpus},
                               {"findings", sample.findings},
                               {"costs", costs(sample)}});
    document["history"] = std::move(history);
  }
  return llvm::formatv("{0:2}\n", Value(std::move(document))).str();
}

} // namespace bufdiff
