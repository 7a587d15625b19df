//===- Verdict.cpp - What is known of a module after a check --------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Verdict.h"
#include "harness/check/Record.h"
#include "llvm/ADT/StringExtras.h"

namespace bufdiff {

llvm::StringRef verdictName(VerdictClass verdict) {
  switch (verdict) {
  case VerdictClass::Agree:
    return "agree";
  case VerdictClass::Discarded:
    return "discarded";
  case VerdictClass::Rejected:
    return "rejected";
  case VerdictClass::Finding:
    return "finding";
  }
  llvm_unreachable("covered switch");
}

VerdictClass ModuleVerdict::worst() const {
  if (!findings.empty())
    return VerdictClass::Finding;
  if (!rejected.empty())
    return VerdictClass::Rejected;
  if (agreements == 0 || (everyRunCounts && !discarded.empty()))
    return VerdictClass::Discarded;
  return VerdictClass::Agree;
}

const Finding *ModuleVerdict::worstFinding() const {
  const Finding *worst = nullptr;
  for (const Finding &finding : findings)
    if (!worst || finding.kind > worst->kind)
      worst = &finding;
  return worst;
}

void ModuleVerdict::merge(ModuleVerdict &&other) {
  auto append = [](auto &to, auto &from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()),
              std::make_move_iterator(from.end()));
  };
  if (isInvalid || other.isInvalid) {
    isInvalid = true;
    for (ModuleVerdict *each : {this, &other}) {
      each->findings.clear();
      each->missedInPlace.clear();
      each->rejected.clear();
      each->agreements = 0;
    }
  }
  append(discarded, other.discarded);
  append(rejected, other.rejected);
  append(findings, other.findings);
  append(missedInPlace, other.missedInPlace);
  append(costs, other.costs);
  append(unwitnessed, other.unwitnessed);
  append(steppedOver, other.steppedOver);
  append(features, other.features);
  if (choices.empty())
    choices = std::move(other.choices);
  agreements += other.agreements;
  witnessed += other.witnessed;
  passesCompared += other.passesCompared;
  copiesTried += other.copiesTried;
  everyRunCounts |= other.everyRunCounts;
  if (shape.ops == 0) {
    shape.ops = other.shape.ops;
    shape.functions = other.shape.functions;
  }
  shape.outOfPlace |= other.shape.outOfPlace;
  shape.inPlaceCallWrite |= other.shape.inPlaceCallWrite;
}

//===----------------------------------------------------------------------===//
// Classes of messages
//===----------------------------------------------------------------------===//

/// Longer messages hold IR, which is never the same twice.
static constexpr size_t kMaxMessage = 200;

static bool isNameChar(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$' || c == '-';
}

std::string normalizeMessage(llvm::StringRef message) {
  message = message.take_until([](char c) { return c == '\n'; }).trim();
  std::string out;
  for (size_t i = 0, e = message.size(); i < e && out.size() < kMaxMessage;) {
    char c = message[i];
    // %5, @callee, #map1, ^bb2: the sigil stays.
    if ((c == '%' || c == '@' || c == '#' || c == '^') && i + 1 < e &&
        (llvm::isAlnum(message[i + 1]) || message[i + 1] == '_')) {
      out += c;
      out += '_';
      for (++i; i < e && isNameChar(message[i]); ++i)
        ;
      continue;
    }
    // tensor<4xf32> becomes tensor<>, whatever it holds.
    if (c == '<' && !out.empty() && llvm::isAlpha(out.back())) {
      unsigned depth = 0;
      size_t end = i;
      for (; end < e; ++end) {
        if (message[end] == '<')
          ++depth;
        // The > of an arrow closes nothing.
        if (message[end] == '>' && message[end - 1] != '-' && --depth == 0)
          break;
      }
      if (end < e) {
        out += "<>";
        i = end + 1;
        continue;
      }
    }
    // A number that is not part of a word (i32 stays).
    if (llvm::isDigit(c) &&
        (i == 0 || !isNameChar(message[i - 1]) || message[i - 1] == '-')) {
      out += 'N';
      for (++i; i < e && llvm::isDigit(message[i]); ++i)
        ;
      continue;
    }
    out += c;
    ++i;
  }
  return out;
}

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

static void writeFindings(RecordWriter &writer,
                          llvm::ArrayRef<Finding> findings) {
  writer.number(findings.size());
  for (const Finding &finding : findings) {
    writer.number(static_cast<uint64_t>(finding.kind));
    writer.text(finding.path);
    writer.text(finding.signature);
    writer.text(finding.explanation);
    writer.text(finding.pass);
    writer.number(finding.passNumber);
  }
}

/// False for a damaged record.
static bool readFindings(RecordReader &reader, std::vector<Finding> &findings) {
  for (uint64_t n = reader.number(); n > 0 && reader.ok(); --n) {
    Finding finding;
    uint64_t kind = reader.number();
    if (kind >= oracle::allFindingKinds().size())
      return false;
    finding.kind = static_cast<oracle::FindingKind>(kind);
    finding.path = reader.text();
    finding.signature = reader.text();
    finding.explanation = reader.text();
    finding.pass = reader.text();
    finding.passNumber = reader.number();
    findings.push_back(std::move(finding));
  }
  return true;
}

std::string encodeVerdict(const ModuleVerdict &verdict) {
  RecordWriter writer;
  writer.number(verdict.agreements);
  writer.number(verdict.shape.functions);
  writer.number(verdict.shape.ops);
  writer.number(
      (verdict.everyRunCounts ? 1 : 0) | (verdict.shape.outOfPlace ? 2 : 0) |
      (verdict.shape.inPlaceCallWrite ? 4 : 0) | (verdict.isInvalid ? 8 : 0));
  writer.number(verdict.discarded.size());
  for (const Discarded &discarded : verdict.discarded)
    writer.text(discarded.why);
  writer.number(verdict.rejected.size());
  for (const Rejected &rejected : verdict.rejected) {
    writer.text(rejected.path);
    writer.text(rejected.diagnostic);
    writer.text(rejected.detail);
  }
  writeFindings(writer, verdict.findings);
  writeFindings(writer, verdict.missedInPlace);
  writer.number(verdict.copiesTried);
  writer.number(verdict.witnessed);
  writer.number(verdict.unwitnessed.size());
  for (const std::string &why : verdict.unwitnessed)
    writer.text(why);
  writer.number(verdict.features.size());
  for (uint32_t slot : verdict.features)
    writer.number(slot);
  writer.text(llvm::toStringRef(verdict.choices));
  writer.number(verdict.costs.size());
  for (const RunCost &cost : verdict.costs) {
    writer.text(cost.path);
    writer.number(cost.allocations);
    writer.number(cost.copies);
  }
  writer.number(verdict.passesCompared);
  writer.number(verdict.steppedOver.size());
  for (const std::string &state : verdict.steppedOver)
    writer.text(state);
  return writer.take();
}

std::optional<ModuleVerdict> decodeVerdict(llvm::StringRef record) {
  RecordReader reader(record);
  ModuleVerdict verdict;
  verdict.agreements = reader.number();
  verdict.shape.functions = reader.number();
  verdict.shape.ops = reader.number();
  uint64_t flags = reader.number();
  verdict.everyRunCounts = flags & 1;
  verdict.shape.outOfPlace = flags & 2;
  verdict.shape.inPlaceCallWrite = flags & 4;
  verdict.isInvalid = flags & 8;
  for (uint64_t n = reader.number(); n > 0 && reader.ok(); --n)
    verdict.discarded.push_back({reader.text()});
  for (uint64_t n = reader.number(); n > 0 && reader.ok(); --n) {
    Rejected rejected;
    rejected.path = reader.text();
    rejected.diagnostic = reader.text();
    rejected.detail = reader.text();
    verdict.rejected.push_back(std::move(rejected));
  }
  if (!readFindings(reader, verdict.findings) ||
      !readFindings(reader, verdict.missedInPlace))
    return std::nullopt;
  verdict.copiesTried = reader.number();
  verdict.witnessed = reader.number();
  for (uint64_t n = reader.number(); n > 0 && reader.ok(); --n)
    verdict.unwitnessed.push_back(reader.text());
  for (uint64_t n = reader.number(); n > 0 && reader.ok(); --n)
    verdict.features.push_back(reader.number());
  std::string choices = reader.text();
  verdict.choices.assign(choices.begin(), choices.end());
  for (uint64_t n = reader.number(); n > 0 && reader.ok(); --n) {
    RunCost cost;
    cost.path = reader.text();
    cost.allocations = reader.number();
    cost.copies = reader.number();
    verdict.costs.push_back(std::move(cost));
  }
  verdict.passesCompared = reader.number();
  for (uint64_t n = reader.number(); n > 0 && reader.ok(); --n)
    verdict.steppedOver.push_back(reader.text());
  if (!reader.ok() || !reader.atEnd())
    return std::nullopt;
  return verdict;
}

} // namespace bufdiff
