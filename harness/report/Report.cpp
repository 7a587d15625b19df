//===- Report.cpp - What is to be said about a directory ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/report/Report.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <tuple>

namespace bufdiff {

void sortBugs(std::vector<ReportedBug> &bugs) {
  llvm::sort(bugs, [](const ReportedBug &a, const ReportedBug &b) {
    return std::make_tuple(!a.known.empty(), ~a.count, a.signature, a.bundle) <
           std::make_tuple(!b.known.empty(), ~b.count, b.signature, b.bundle);
  });
}

unsigned findLine(llvm::StringRef explanation, llvm::StringRef file) {
  std::string prefix = (" " + file + ":").str();
  size_t at = explanation.find(prefix);
  if (at == llvm::StringRef::npos)
    return 0;
  unsigned line = 0;
  llvm::StringRef rest = explanation.drop_front(at + prefix.size());
  return rest.consumeInteger(10, line) ? 0 : line;
}

/// A line without indentation and without the mark.
static llvm::StringRef plain(llvm::StringRef line) {
  line = line.trim();
  line.consume_front("> ");
  return line.trim();
}

std::vector<unsigned> findMarked(llvm::StringRef explanation,
                                 llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> told, lines;
  explanation.split(told, '\n');
  text.split(lines, '\n');
  auto at = [](llvm::ArrayRef<llvm::StringRef> all, long i) {
    return i < 0 || i >= static_cast<long>(all.size()) ? llvm::StringRef()
                                                       : plain(all[i]);
  };
  // So many lines before and after are compared.
  constexpr long kNeighbours = 3;
  std::vector<unsigned> marked;
  for (long i = 0; i < static_cast<long>(told.size()); ++i) {
    if (!told[i].trim().starts_with("> "))
      continue;
    llvm::StringRef wanted = plain(told[i]);
    long best = -1, bestScore = -1;
    for (long j = 0; j < static_cast<long>(lines.size()); ++j) {
      if (wanted.empty() || plain(lines[j]) != wanted)
        continue;
      long score = 0;
      for (long k = 1; k <= kNeighbours; ++k)
        score += (at(told, i - k) == at(lines, j - k)) +
                 (at(told, i + k) == at(lines, j + k));
      if (score > bestScore)
        std::tie(best, bestScore) = std::make_tuple(j, score);
    }
    if (best >= 0)
      marked.push_back(static_cast<unsigned>(best + 1));
  }
  std::sort(marked.begin(), marked.end());
  marked.erase(std::unique(marked.begin(), marked.end()), marked.end());
  return marked;
}

std::vector<ReportedFinding> toFindings(const Report &report) {
  return {report.bugs.begin(), report.bugs.end()};
}

std::vector<ReportedCase> toCases(const Report &report) {
  std::vector<ReportedCase> cases;
  for (const ReportedBug &bug : report.bugs) {
    ReportedCase each;
    each.group = bug.known.empty() ? "findings" : "known-bugs";
    each.name = bug.signature;
    if (bug.known.empty())
      each.findings.push_back(bug);
    else
      each.skipped = "known bug " + bug.known;
    cases.push_back(std::move(each));
  }
  // A file without a case reads as one that was not written.
  if (cases.empty()) {
    cases.emplace_back();
    cases.back().group = "findings";
    cases.back().name = report.directory;
  }
  return cases;
}

} // namespace bufdiff
