//===- Sarif.cpp - Findings as SARIF 2.1.0 --------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of the standard's properties those that viewers use: a rule a kind of
// finding, a result a finding, and its signature as the fingerprint by which
// results of several runs are matched.
//
//===----------------------------------------------------------------------===//

#include "harness/report/Reported.h"
#include "oracle/compare/FindingKind.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include <map>

namespace bufdiff {

/// A file's name as a URI reference: what may not stand in one in percents.
static std::string toURI(llvm::StringRef file) {
  std::string uri = file.starts_with("/") ? "file://" : "";
  for (char c : file) {
    if (llvm::isAlnum(c) || llvm::StringRef("-._~/").contains(c))
      uri += c;
    else
      uri += "%" + llvm::utohexstr(static_cast<unsigned char>(c), false, 2);
  }
  return uri;
}

/// What a relative file is relative to.
static constexpr llvm::StringLiteral kBase = "REPORTED";

std::string toSarif(const std::vector<ReportedFinding> &findings,
                    llvm::StringRef base) {
  using llvm::json::Array;
  using llvm::json::Object;
  auto clean = [](llvm::StringRef text) { return llvm::json::fixUTF8(text); };

  Array rules;
  std::map<std::string, int64_t> ruleNumbers;
  for (const oracle::FindingKindInfo &kind : oracle::allFindingKinds()) {
    ruleNumbers[kind.name.str()] = static_cast<int64_t>(rules.size());
    rules.push_back(
        Object{{"id", kind.name},
               {"shortDescription", Object{{"text", kind.description}}}});
  }
  Array results;
  for (const ReportedFinding &finding : findings) {
    Object location;
    if (finding.file.empty()) {
      location["logicalLocations"] =
          Array{Object{{"fullyQualifiedName", clean(finding.command)}}};
    } else {
      Object artifact{{"uri", toURI(finding.file)}};
      if (!base.empty())
        artifact["uriBaseId"] = kBase;
      Object physical{{"artifactLocation", std::move(artifact)}};
      if (finding.line)
        physical["region"] = Object{{"startLine", finding.line}};
      location["physicalLocation"] = std::move(physical);
    }
    std::string text = finding.message + "\n\n" + finding.explanation;
    if (!finding.command.empty())
      text += "\n" + finding.command;
    Object result{{"ruleId", finding.kind},
                  {"level", "error"},
                  {"message", Object{{"text", clean(text)}}},
                  {"locations", Array{std::move(location)}},
                  {"occurrenceCount", std::max<uint64_t>(1, finding.count)},
                  {"partialFingerprints",
                   Object{{"bufdiffSignature/v1", clean(finding.signature)}}},
                  {"properties", Object{{"path", clean(finding.path)}}}};
    // A regression's verdict need not be a finding's.
    if (auto rule = ruleNumbers.find(finding.kind); rule != ruleNumbers.end())
      result["ruleIndex"] = rule->second;
    if (!finding.known.empty())
      result["suppressions"] =
          Array{Object{{"kind", "external"},
                       {"justification", clean("known bug " + finding.known)}}};
    results.push_back(std::move(result));
  }
  Object driver{{"name", "bufdiff"},
                {"version", "0.1.0"},
                {"rules", std::move(rules)},
                {"properties", Object{{"mlir", LLVM_VERSION_STRING}}}};
  Object run{{"tool", Object{{"driver", std::move(driver)}}},
             {"columnKind", "utf16CodeUnits"},
             {"results", std::move(results)}};
  if (!base.empty())
    run["originalUriBaseIds"] =
        Object{{kBase, Object{{"uri", toURI((base.rtrim('/') + "/").str())}}}};
  Object document{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                  {"version", "2.1.0"},
                  {"runs", Array{std::move(run)}}};
  return llvm::formatv("{0:2}\n", llvm::json::Value(std::move(document))).str();
}

} // namespace bufdiff
