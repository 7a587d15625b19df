//===- JUnit.cpp - Findings as JUnit XML ----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/report/Escape.h"
#include "harness/report/Reported.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

namespace bufdiff {

/// Of an attribute, in which a newline as it is would be read as a space.
static std::string attribute(llvm::StringRef text) {
  std::string out;
  for (char c : escapeMarkup(text))
    if (c == '\n')
      out += "&#10;";
    else if (c == '\t')
      out += "&#9;";
    else
      out += c;
  return out;
}

std::string toJUnit(const std::vector<ReportedCase> &cases) {
  struct Suite {
    std::string text;
    unsigned tests = 0, failures = 0, skipped = 0;
    double seconds = 0;
  };
  std::map<std::string, Suite> suites;
  for (const ReportedCase &each : cases) {
    Suite &suite = suites[each.group];
    llvm::raw_string_ostream os(suite.text);
    ++suite.tests;
    suite.seconds += each.seconds;
    os << "    <testcase classname=\"" << attribute(each.group) << "\" name=\""
       << attribute(each.name) << "\" time=\""
       << llvm::format("%.3f", each.seconds) << "\"";
    if (each.findings.empty() && each.skipped.empty()) {
      os << "/>\n";
      continue;
    }
    os << ">\n";
    if (each.findings.empty()) {
      ++suite.skipped;
      os << "      <skipped message=\"" << attribute(each.skipped) << "\"/>\n";
    } else {
      ++suite.failures;
    }
    for (const ReportedFinding &finding : each.findings)
      os << "      <failure type=\"" << attribute(finding.kind)
         << "\" message=\"" << attribute(finding.message) << "\">"
         << escapeMarkup(
                finding.signature + "\n" + finding.explanation +
                (finding.command.empty() ? "" : "\n" + finding.command))
         << "</failure>\n";
    os << "    </testcase>\n";
  }
  unsigned tests = 0, failures = 0, skipped = 0;
  for (const auto &[name, suite] : suites) {
    tests += suite.tests;
    failures += suite.failures;
    skipped += suite.skipped;
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name="
     << "\"bufdiff\" tests=\"" << tests << "\" failures=\"" << failures
     << "\" errors=\"0\" skipped=\"" << skipped << "\">\n";
  for (const auto &[name, suite] : suites)
    os << "  <testsuite name=\"" << attribute(name) << "\" tests=\""
       << suite.tests << "\" failures=\"" << suite.failures
       << "\" errors=\"0\" skipped=\"" << suite.skipped << "\" time=\""
       << llvm::format("%.3f", suite.seconds) << "\">\n"
       << suite.text << "  </testsuite>\n";
  os << "</testsuites>\n";
  return text;
}

} // namespace bufdiff
