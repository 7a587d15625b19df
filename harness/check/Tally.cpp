//===- Tally.cpp - The verdicts of many modules, added up -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Tally.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Format.h"
#include <cmath>

namespace bufdiff {

void Tally::add(uint64_t item, llvm::StringRef name,
                const ModuleVerdict &verdict) {
  ++numModules;
  numJudged += verdict.agreements > 0 || !verdict.findings.empty();
  numWitnessed += verdict.witnessed;
  for (const std::string &why : verdict.unwitnessed)
    ++unwitnessedReasons[why];
  numPassesCompared += verdict.passesCompared;
  for (const std::string &state : verdict.steppedOver)
    ++steppedOverStates[state];
  if (verdict.shape.ops > 0) {
    ++numShaped;
    sumFunctions += verdict.shape.functions;
    sumOps += verdict.shape.ops;
    numOutOfPlace += verdict.shape.outOfPlace;
    numInPlaceCallWrite += verdict.shape.inPlaceCallWrite;
  }

  switch (verdict.worst()) {
  case VerdictClass::Agree:
    ++numAgree;
    break;
  case VerdictClass::Discarded:
    ++discards[verdict.discarded.empty() ? "nothing to compare"
                                         : verdict.discarded.front().why];
    break;
  case VerdictClass::Rejected: {
    const Rejected &first = verdict.rejected.front();
    ++rejects[first.path][first.diagnostic];
    break;
  }
  case VerdictClass::Finding:
    ++numWithFindings;
    break;
  }

  bool isNew = addEntries(entries, verdict.findings, item, name,
                          verdict.shape.ops, &knownCounts);
  numKnownOnly += !isNew && !verdict.findings.empty();
  addEntries(missed, verdict.missedInPlace, item, name, verdict.shape.ops,
             /*counts=*/nullptr);
  numCopiesTried += verdict.copiesTried;
  for (const RunCost &cost : verdict.costs) {
    Cost &sum = pathCosts[cost.path];
    ++sum.modules;
    sum.allocations += cost.allocations;
    sum.copies += cost.copies;
  }
}

/// Whether any of the findings is not known.
bool Tally::addEntries(std::map<std::string, Entry> &to,
                       llvm::ArrayRef<Finding> findings, uint64_t item,
                       llvm::StringRef name, unsigned ops,
                       std::map<std::string, uint64_t> *counts) {
  std::map<std::string, bool> seen, seenKnown;
  bool isNew = false;
  for (const Finding &finding : findings) {
    if (!seen.try_emplace(finding.signature, true).second)
      continue;
    if (const KnownBug *bug = counts && knownBugs
                                  ? knownBugs->match(finding.signature)
                                  : nullptr) {
      if (seenKnown.try_emplace(bug->name, true).second)
        ++(*counts)[bug->name];
      continue;
    }
    isNew = true;
    Entry &entry = to[finding.signature];
    bool isSmaller =
        entry.count == 0 ||
        std::make_pair(ops, item) < std::make_pair(entry.ops, entry.item);
    ++entry.count;
    if (!isSmaller)
      continue;
    entry.kind = finding.kind;
    entry.path = finding.path;
    entry.ops = ops;
    entry.item = item;
    entry.module = name.str();
    entry.explanation = finding.explanation;
    entry.pass = finding.pass;
    entry.passNumber = finding.passNumber;
  }
  return isNew;
}

uint64_t Tally::discarded() const {
  uint64_t sum = 0;
  for (const auto &[why, count] : discards)
    sum += count;
  return sum;
}

uint64_t Tally::rejected() const {
  uint64_t sum = 0;
  for (const auto &[path, reasons] : rejects)
    for (const auto &[why, count] : reasons)
      sum += count;
  return sum;
}

static double ratio(double part, double whole) {
  return whole > 0 ? part / whole : 0;
}

double Tally::meanFunctions() const { return ratio(sumFunctions, numShaped); }
double Tally::meanOps() const { return ratio(sumOps, numShaped); }
double Tally::outOfPlaceShare() const {
  return ratio(numOutOfPlace, numShaped);
}
double Tally::inPlaceCallWriteShare() const {
  return ratio(numInPlaceCallWrite, numShaped);
}

/// Worst kind first, then by signature.
static std::vector<const std::pair<const std::string, Tally::Entry> *>
sortEntries(const std::map<std::string, Tally::Entry> &entries) {
  std::vector<const std::pair<const std::string, Tally::Entry> *> all;
  for (const auto &entry : entries)
    all.push_back(&entry);
  llvm::sort(all, [](const auto *a, const auto *b) {
    if (a->second.kind != b->second.kind)
      return a->second.kind > b->second.kind;
    return a->first < b->first;
  });
  return all;
}

std::vector<const std::pair<const std::string, Tally::Entry> *>
Tally::sorted() const {
  return sortEntries(entries);
}

llvm::json::Array Tally::entriesToJSON(
    const std::map<std::string, Entry> &entries,
    llvm::function_ref<void(llvm::json::Object &, const Entry &)> decorate) {
  llvm::json::Array findings;
  for (const auto *item : sortEntries(entries)) {
    const auto &[signature, entry] = *item;
    llvm::json::Object finding{
        {"kind", oracle::findingName(entry.kind)},
        {"path", llvm::json::fixUTF8(entry.path)},
        {"signature", llvm::json::fixUTF8(signature)},
        {"count", entry.count},
        {"module", llvm::json::fixUTF8(entry.module)},
        {"explanation", llvm::json::fixUTF8(entry.explanation)},
    };
    if (!entry.pass.empty()) {
      finding["pass"] = llvm::json::fixUTF8(entry.pass);
      finding["pass_number"] = entry.passNumber;
    }
    if (decorate)
      decorate(finding, entry);
    findings.push_back(std::move(finding));
  }
  return findings;
}

/// Four decimals: enough for shares, and the same on every machine.
static double rounded(double value) { return std::round(value * 1e4) / 1e4; }

llvm::json::Value
Tally::toJSON(double seconds, bool withShape,
              llvm::function_ref<void(llvm::json::Object &, const Entry &)>
                  decorate) const {
  llvm::json::Object discardedObject;
  for (const auto &[why, count] : discards)
    discardedObject[why] = count;
  llvm::json::Object rejectedObject;
  for (const auto &[path, reasons] : rejects) {
    llvm::json::Object byReason;
    for (const auto &[why, count] : reasons)
      byReason[why] = count;
    rejectedObject[path] = std::move(byReason);
  }
  llvm::json::Object knownObject;
  for (const auto &[name, count] : knownCounts)
    knownObject[name] = count;
  llvm::json::Object document{
      {"mlir", LLVM_VERSION_STRING},
      {"modules", numModules},
      {"agree", numAgree},
      {"with_findings", numWithFindings},
      {"discarded", std::move(discardedObject)},
      {"rejected", std::move(rejectedObject)},
      {"findings", entriesToJSON(entries, decorate)},
      {"known", std::move(knownObject)},
      {"seconds", rounded(seconds)},
      {"modules_per_second", rounded(ratio(numModules, seconds))},
  };
  if (numWitnessed > 0 || !unwitnessedReasons.empty()) {
    llvm::json::Object cannot;
    for (const auto &[why, count] : unwitnessedReasons)
      cannot[llvm::json::fixUTF8(why)] = count;
    document["witness"] = llvm::json::Object{{"agree", numWitnessed},
                                             {"cannot", std::move(cannot)}};
  }
  if (!pathCosts.empty()) {
    llvm::json::Object costs;
    for (const auto &[path, cost] : pathCosts)
      costs[llvm::json::fixUTF8(path)] =
          llvm::json::Object{{"modules", cost.modules},
                             {"allocations", cost.allocations},
                             {"copies", cost.copies}};
    document["costs"] = std::move(costs);
  }
  if (numCopiesTried > 0) {
    document["missed_inplace"] = entriesToJSON(missed, decorate);
    document["copies_tried"] = numCopiesTried;
  }
  if (numPassesCompared > 0 || !steppedOverStates.empty()) {
    llvm::json::Object over;
    for (const auto &[state, count] : steppedOverStates)
      over[llvm::json::fixUTF8(state)] = count;
    document["localize"] = llvm::json::Object{
        {"compared", numPassesCompared}, {"stepped_over", std::move(over)}};
  }
  if (withShape)
    document["shape"] = llvm::json::Object{
        {"mean_functions", rounded(meanFunctions())},
        {"mean_ops", rounded(meanOps())},
        {"out_of_place_share", rounded(outOfPlaceShare())},
        {"in_place_call_write_share", rounded(inPlaceCallWriteShare())},
    };
  return document;
}

void Tally::print(
    llvm::raw_ostream &os, double seconds, bool withShape,
    llvm::function_ref<std::string(llvm::StringRef, const Entry &)> reproduce)
    const {
  auto line = [&](llvm::StringRef label, uint64_t count) {
    os << llvm::left_justify(label, 14)
       << llvm::format("%10llu", (unsigned long long)count)
       << llvm::format("  %6.2f%%\n", 100 * ratio(count, numModules));
  };
  os << llvm::left_justify("modules", 14)
     << llvm::format("%10llu", (unsigned long long)numModules)
     << llvm::format("  in %.1f s, %.0f a second\n", seconds,
                     ratio(numModules, seconds));
  line("agree", numAgree);
  line("with findings", numWithFindings);
  for (const auto &[name, count] : knownCounts)
    os << llvm::format("%24llu  ", (unsigned long long)count)
       << "known: " << name << "\n";
  line("discarded", discarded());
  for (const auto &[why, count] : discards)
    os << llvm::format("%24llu  ", (unsigned long long)count) << why << "\n";
  line("rejected", rejected());
  for (const auto &[path, reasons] : rejects)
    for (const auto &[why, count] : reasons)
      os << llvm::format("%24llu  ", (unsigned long long)count) << path << ": "
         << why << "\n";
  if (numWitnessed > 0 || !unwitnessedReasons.empty())
    os << "witness: compiled code shows " << numWitnessed << " runs alike\n";
  for (const auto &[why, count] : unwitnessedReasons)
    os << llvm::format("%24llu  ", (unsigned long long)count)
       << "cannot take: " << why << "\n";
  if (numPassesCompared > 0 || !steppedOverStates.empty())
    os << "localize: " << numPassesCompared
       << " states between passes compared\n";
  for (const auto &[state, count] : steppedOverStates)
    os << llvm::format("%24llu  ", (unsigned long long)count)
       << "stepped over: " << state << "\n";
  if (withShape)
    os << llvm::format("shape: %.1f functions and %.1f ops a module; %.0f%% "
                       "with an out-of-place decision, %.0f%% with an in-place "
                       "write through a call\n",
                       meanFunctions(), meanOps(), 100 * outOfPlaceShare(),
                       100 * inPlaceCallWriteShare());
  if (!entries.empty())
    os << "findings, by signature:\n";
  printEntries(os, entries, reproduce);
  if (numCopiesTried > 0)
    os << "precision: " << numCopiesTried
       << " copies were tried without; no run needs\n";
  printEntries(os, missed, reproduce);
}

void Tally::printEntries(
    llvm::raw_ostream &os, const std::map<std::string, Entry> &entries,
    llvm::function_ref<std::string(llvm::StringRef, const Entry &)> reproduce) {
  for (const auto *item : sortEntries(entries))
    os << llvm::format("%8llu  ", (unsigned long long)item->second.count)
       << item->first << "\n            "
       << reproduce(item->first, item->second) << "\n";
}

} // namespace bufdiff
