//===- Report.h - What is to be said about a directory ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A campaign or some bundles as people want to read them, before any format.
// Whoever fills this knows databases and bundles; the writers know none, so
// that all formats say the same.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REPORT_REPORT_H
#define BUFDIFF_HARNESS_REPORT_REPORT_H

#include "harness/report/Reported.h"
#include <map>
#include <utility>

namespace bufdiff {

/// What the outputs of a path cost, over all runs of it that agreed.
struct ReportedCost {
  /// Modules with such runs.
  uint64_t modules = 0;
  uint64_t allocations = 0, copies = 0;
};

/// How far a campaign was; totals from its start on.
struct ReportedSample {
  /// Of fuzzing.
  double seconds = 0;
  uint64_t modules = 0, agree = 0, withFindings = 0, discarded = 0;
  uint64_t rejected = 0, features = 0, corpus = 0;
  /// Distinct ones.
  uint64_t findings = 0;
  /// By path.
  std::map<std::string, ReportedCost> costs;
};

/// A file of a bundle.
struct ReportedText {
  /// Its name in the bundle.
  std::string name;
  std::string text;
  /// The lines of operations to blame, from 1 on, in order.
  std::vector<unsigned> marked;
};

/// One fault.
struct ReportedBug : ReportedFinding {
  /// One line, as a bug report is titled.
  std::string title;
  /// Where its module is from: `seed N`, or a file.
  std::string source;
  /// Operations of the module as found and of the one shown.
  uint64_t opsBefore = 0, opsAfter = 0;
  /// Seconds into the campaign; below 0: not known.
  double firstSeen = -1;
  /// Relative to the report's directory; empty: there is no bundle.
  std::string bundle;
  /// How far the bundle is: `reduced`, `unreduced`, `none`, `impossible`,
  /// `missing`.
  std::string state;
  /// The module of the finding, as reduced as it is; its text is empty where
  /// there is none.
  ReportedText module;
  /// The module as it was found.
  ReportedText original;
  /// What the paths made of the module.
  std::vector<ReportedText> outputs;
  /// The file report.md.
  std::string report;
};

struct Report {
  /// As given.
  std::string directory;
  /// `campaign`, `bundles` or `bundle`.
  std::string what;
  /// Names and values to show above all, in order.
  std::vector<std::pair<std::string, std::string>> settings;
  /// Whether the totals and what follows them say anything.
  bool hasTotals = false;
  ReportedSample totals;
  std::map<std::string, uint64_t> discarded;
  /// By path, then by diagnostic.
  std::map<std::string, std::map<std::string, uint64_t>> rejected;
  /// In order of time.
  std::vector<ReportedSample> history;
  /// New ones first, then those that more modules show.
  std::vector<ReportedBug> bugs;
};

/// Brings the bugs into their order.
void sortBugs(std::vector<ReportedBug> &bugs);

/// The lines of `text` that the lines marked with `>` in the part of
/// `explanation` that shows the same module stand for. Where a marked line is
/// there several times, the one whose neighbours are the most alike is taken.
std::vector<unsigned> findMarked(llvm::StringRef explanation,
                                 llvm::StringRef text);

/// The line of `file` that `explanation` names first; 0: none.
unsigned findLine(llvm::StringRef explanation, llvm::StringRef file);

/// For a terminal.
std::string toText(const Report &report);
/// One JSON document, as docs/reports.md says.
std::string toJSON(const Report &report);
/// One HTML page that needs nothing else.
std::string toHTML(const Report &report);
/// A case a bug; known ones are skipped.
std::vector<ReportedCase> toCases(const Report &report);
/// Without what only this room's own formats show.
std::vector<ReportedFinding> toFindings(const Report &report);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REPORT_REPORT_H
