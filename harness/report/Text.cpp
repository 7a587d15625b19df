//===- Text.cpp - A report for a terminal ---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What somebody wants to know who comes back on Monday: how much was done, and
// a short list of what is wrong, each with the command that shows it.
//
//===----------------------------------------------------------------------===//

#include "harness/report/Report.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace bufdiff {

static std::string duration(double seconds) {
  auto whole = static_cast<uint64_t>(seconds);
  if (seconds < 120)
    return llvm::formatv("{0:F1} s", seconds);
  if (whole < 7200)
    return llvm::formatv("{0} min", whole / 60);
  return llvm::formatv("{0} h {1} min", whole / 3600, whole / 60 % 60);
}

static void printTotals(const Report &report, llvm::raw_ostream &os) {
  const ReportedSample &totals = report.totals;
  auto line = [&](llvm::StringRef name, uint64_t count) {
    double share = totals.modules ? 100.0 * count / totals.modules : 0;
    os << llvm::left_justify(name, 14) << llvm::format("%10llu", count)
       << llvm::format("  %6.2f%%\n", share);
  };
  os << llvm::left_justify("modules", 14)
     << llvm::format("%10llu", totals.modules) << "  in "
     << duration(totals.seconds);
  if (totals.seconds > 0)
    os << llvm::format(", %.0f a second", totals.modules / totals.seconds);
  os << "\n";
  line("agree", totals.agree);
  line("with findings", totals.withFindings);
  line("discarded", totals.discarded);
  for (const auto &[why, count] : report.discarded)
    os << llvm::format("%10llu  ", count) << why << "\n";
  line("rejected", totals.rejected);
  for (const auto &[path, reasons] : report.rejected)
    for (const auto &[why, count] : reasons)
      os << llvm::format("%10llu  ", count) << path << ": " << why << "\n";
  os << "features: " << totals.features << " kinds of decisions, "
     << totals.corpus << " modules kept for them\n";
  if (!totals.costs.empty())
    os << "a module costs, by path, where the path is right:\n";
  for (const auto &[path, cost] : totals.costs) {
    double modules = std::max<uint64_t>(1, cost.modules);
    os << "  " << path
       << llvm::format(": %.2f copies and %.2f allocations over all inputs",
                       cost.copies / modules, cost.allocations / modules)
       << " (" << cost.modules << " modules)\n";
  }
}

static void printBug(const ReportedBug &bug, llvm::raw_ostream &os) {
  os << llvm::format("%8llu  ", bug.count) << bug.signature << "\n"
     << "          " << bug.title;
  if (bug.opsAfter && bug.state == "reduced")
    os << " (" << bug.opsAfter << " operations, found with " << bug.opsBefore
       << ")";
  os << "\n";
  // Other differences, decisions and modules are for the other formats.
  llvm::StringRef rest = bug.explanation;
  constexpr unsigned kLines = 3;
  rest = rest.split('\n').second;
  for (unsigned i = 0; i < kLines && rest.starts_with("  "); ++i) {
    auto [line, more] = rest.split('\n');
    if (line.ends_with(":"))
      break;
    os << "          " << line.trim() << "\n";
    rest = more;
  }
  if (!bug.file.empty()) {
    os << "          " << bug.file;
    if (bug.line)
      os << ":" << bug.line;
    os << "\n";
  }
  if (bug.state == "missing")
    os << "          its bundle is not there any more\n";
  os << "          " << bug.command << "\n";
}

std::string toText(const Report &report) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << report.directory << ": " << report.what;
  for (const auto &[name, value] : report.settings)
    os << ", " << name << " " << value;
  os << "\n";
  if (report.hasTotals)
    printTotals(report, os);
  std::map<std::string, uint64_t> known;
  uint64_t fresh = 0;
  for (const ReportedBug &bug : report.bugs) {
    if (!bug.known.empty())
      known[bug.known] += bug.count;
    else if (fresh++ == 0)
      os << "new, by signature and modules that show it:\n";
    if (bug.known.empty())
      printBug(bug, os);
  }
  if (!known.empty())
    os << "known:\n";
  for (const auto &[name, count] : known)
    os << llvm::format("%8llu  ", count) << name << "\n";
  os << fresh << " new, " << known.size() << " known\n";
  return text;
}

} // namespace bufdiff
