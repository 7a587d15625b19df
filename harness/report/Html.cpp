//===- Html.cpp - A report as one page for browsers -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page is sent around and opened years later, so that it holds all that it
// needs and asks no network; its policy forbids it to. What is found stands in
// it as text: scripts (assets/page.js) only draw, hide and search.
//
//===----------------------------------------------------------------------===//

#include "harness/report/Assets.h"
#include "harness/report/Diff.h"
#include "harness/report/Escape.h"
#include "harness/report/Report.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <set>

namespace bufdiff {

/// A chart shows no more points than a screen has.
static constexpr size_t kMaxPoints = 500;

namespace {

class Page {
public:
  explicit Page(const Report &report) : report(report), os(text) {}

  std::string write();

private:
  void head();
  void summary();
  void reasons();
  void charts();
  void controls();
  void bug(const ReportedBug &bug);
  void code(const ReportedText &file);
  void diff(const ReportedText &left, const ReportedText &right);
  void plainText(llvm::StringRef text);
  void tile(llvm::StringRef name, llvm::StringRef value);
  void history();

  const Report &report;
  std::string text;
  llvm::raw_string_ostream os;
};

} // namespace

static std::string number(double value) {
  return llvm::formatv("{0:F2}", value);
}

void Page::head() {
  os << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
     << "<meta charset=\"utf-8\">\n"
     << "<meta name=\"viewport\" content=\"width=device-width, "
        "initial-scale=1\">\n"
     << "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
        "'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
     << "<title>bufdiff: " << escapeMarkup(report.directory) << "</title>\n"
     << "<style>\n"
     << kPageStyle << "</style>\n</head>\n<body>\n";
}

void Page::tile(llvm::StringRef name, llvm::StringRef value) {
  os << "<div class=\"tile\"><b>" << escapeMarkup(value) << "</b>"
     << escapeMarkup(name) << "</div>\n";
}

void Page::summary() {
  os << "<h1>" << escapeMarkup(report.directory) << "</h1>\n<p class=\"faint\">"
     << escapeMarkup(report.what) << " of bufdiff, MLIR "
     << LLVM_VERSION_STRING;
  for (const auto &[name, value] : report.settings)
    os << ", " << escapeMarkup(name) << " " << escapeMarkup(value);
  os << "</p>\n<div class=\"tiles\">\n";
  std::set<std::string> known;
  size_t fresh = 0;
  for (const ReportedBug &bug : report.bugs)
    if (bug.known.empty())
      ++fresh;
    else
      known.insert(bug.known);
  tile("new findings", std::to_string(fresh));
  tile("known bugs", std::to_string(known.size()));
  if (report.hasTotals) {
    const ReportedSample &totals = report.totals;
    tile("modules", std::to_string(totals.modules));
    if (totals.seconds > 0)
      tile("modules a second",
           llvm::formatv("{0:F0}", totals.modules / totals.seconds).str());
    tile("agree", std::to_string(totals.agree));
    tile("discarded", std::to_string(totals.discarded));
    tile("rejected", std::to_string(totals.rejected));
    tile("features", std::to_string(totals.features));
  }
  os << "</div>\n";
}

void Page::reasons() {
  if (report.discarded.empty() && report.rejected.empty())
    return;
  os << "<details><summary>Why modules were discarded or "
        "rejected</summary>\n<table>\n<tr><th>modules</th><th>what</th>"
        "<th>why</th></tr>\n";
  auto row = [&](uint64_t count, llvm::StringRef what, llvm::StringRef why) {
    os << "<tr><td>" << count << "</td><td>" << escapeMarkup(what)
       << "</td><td>" << escapeMarkup(why) << "</td></tr>\n";
  };
  for (const auto &[why, count] : report.discarded)
    row(count, "discarded", why);
  for (const auto &[path, all] : report.rejected)
    for (const auto &[why, count] : all)
      row(count, "rejected by " + path, why);
  os << "</table></details>\n";
}

void Page::charts() {
  if (!report.hasTotals)
    return;
  auto chart = [&](llvm::StringRef id, llvm::StringRef title,
                   llvm::StringRef fallback) {
    os << "<figure><figcaption>" << title
       << "</figcaption><div class=\"chart\">"
       << "<canvas id=\"chart-" << id << "\" role=\"img\" aria-label=\""
       << title << "\">" << escapeMarkup(fallback)
       << "</canvas></div></figure>\n";
  };
  const ReportedSample &totals = report.totals;
  os << "<h2>Over time</h2>\n<div class=\"charts\">\n";
  chart("modules", "Modules", std::to_string(totals.modules) + " at the end");
  chart("features", "Features: kinds of decisions that were seen",
        std::to_string(totals.features) + " at the end");
  chart("findings", "Findings: distinct ones, new and known",
        std::to_string(totals.findings) + " at the end");
  if (!totals.costs.empty())
    chart("copies", "Copies a module, by path, up to then",
          "see the table below");
  os << "</div>\n";
  if (totals.costs.empty())
    return;
  os << "<details><summary>What the outputs of the paths cost</summary>\n"
     << "<p class=\"faint\">Over all inputs of a module, where the path is "
        "right.</p>\n<table>\n<tr><th>modules</th><th>path</th><th>copies a "
        "module</th><th>allocations a module</th></tr>\n";
  for (const auto &[path, cost] : totals.costs) {
    double modules = std::max<uint64_t>(1, cost.modules);
    os << "<tr><td>" << cost.modules << "</td><td>" << escapeMarkup(path)
       << "</td><td>" << number(cost.copies / modules) << "</td><td>"
       << number(cost.allocations / modules) << "</td></tr>\n";
  }
  os << "</table></details>\n";
}

void Page::controls() {
  std::set<std::string> kinds, paths;
  for (const ReportedBug &bug : report.bugs) {
    kinds.insert(bug.kind);
    paths.insert(bug.path);
  }
  auto select = [&](llvm::StringRef id, llvm::StringRef all,
                    const std::set<std::string> &values) {
    os << "<select id=\"" << id << "\" aria-label=\"" << id
       << "\"><option value=\"\">" << all << "</option>";
    for (const std::string &value : values)
      os << "<option value=\"" << escapeMarkup(value) << "\">"
         << escapeMarkup(value) << "</option>";
    os << "</select>\n";
  };
  os << "<div class=\"controls\">\n<input type=\"search\" id=\"search\" "
        "placeholder=\"Search: signature, module, explanation\" "
        "aria-label=\"search\">\n";
  select("kind", "all kinds", kinds);
  select("path", "all paths", paths);
  os << "<label><input type=\"checkbox\" id=\"known\" checked> known "
        "bugs</label>\n<span id=\"shown\" role=\"status\"></span>\n</div>\n";
}

/// A line of code, in an element that may have classes.
static void codeLine(llvm::raw_ostream &os, llvm::StringRef classes,
                     llvm::StringRef line) {
  os << "<span" << (classes.empty() ? "" : " class=\"") << classes
     << (classes.empty() ? "" : "\"") << ">" << escapeMarkup(line) << "</span>";
}

void Page::code(const ReportedText &file) {
  os << "<div><h3>" << escapeMarkup(file.name)
     << "</h3><pre class=\"numbered\">";
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(file.text).rtrim().split(lines, '\n');
  for (auto [i, line] : llvm::enumerate(lines))
    codeLine(os, llvm::is_contained(file.marked, i + 1) ? "mark" : "", line);
  os << "</pre></div>\n";
}

void Page::diff(const ReportedText &left, const ReportedText &right) {
  std::vector<DiffLine> lines = diffLines(left.text, right.text);
  if (lines.empty())
    return;
  os << "<details class=\"diff\"><summary>Diff: " << escapeMarkup(left.name)
     << " against " << escapeMarkup(right.name) << "</summary><pre>";
  for (const DiffLine &line : lines) {
    llvm::StringRef sign = line.left && line.right ? "  "
                           : line.left             ? "- "
                                                   : "+ ";
    std::string classes = line.left && line.right ? ""
                          : line.left             ? "minus"
                                                  : "plus";
    if ((line.left && llvm::is_contained(left.marked, line.left)) ||
        (line.right && llvm::is_contained(right.marked, line.right)))
      classes = classes.empty() ? "mark" : "mark " + classes;
    codeLine(os, classes, (sign + line.text).str());
  }
  os << "</pre></details>\n";
}

/// Lines that begin with `>` are marked, as explanations mark operations.
void Page::plainText(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> lines;
  text.rtrim().split(lines, '\n');
  os << "<pre>";
  for (llvm::StringRef line : lines)
    codeLine(os, line.ltrim().starts_with("> ") ? "mark" : "", line);
  os << "</pre>\n";
}

void Page::bug(const ReportedBug &bug) {
  bool isKnown = !bug.known.empty();
  os << "<details class=\"bug" << (isKnown ? " known" : "") << "\" data-kind=\""
     << escapeMarkup(bug.kind) << "\" data-path=\"" << escapeMarkup(bug.path)
     << "\">\n<summary><span class=\"count\">" << bug.count
     << (bug.count == 1 ? " module" : " modules")
     << "</span><span class=\"kind\">" << escapeMarkup(bug.kind) << "</span> "
     << escapeMarkup(bug.title) << "<br><code>" << escapeMarkup(bug.signature)
     << "</code></summary>\n<div>\n<dl>\n";
  auto fact = [&](llvm::StringRef name, llvm::StringRef value) {
    if (!value.empty())
      os << "<dt>" << name << "</dt><dd>" << escapeMarkup(value) << "</dd>\n";
  };
  fact("known bug", bug.known);
  fact("path", bug.path);
  os << "<dt>show again</dt><dd><code>" << escapeMarkup(bug.command)
     << "</code></dd>\n";
  fact("bundle", bug.bundle);
  fact("found as", bug.source);
  if (bug.opsAfter)
    fact("operations",
         std::to_string(bug.opsAfter) +
             (bug.opsBefore != bug.opsAfter
                  ? ", found with " + std::to_string(bug.opsBefore)
                  : std::string()));
  if (bug.firstSeen >= 0)
    fact("first seen", llvm::formatv("after {0:F1} s", bug.firstSeen).str());
  os << "</dl>\n";
  if (!bug.explanation.empty()) {
    os << "<h3>What happens</h3>\n";
    plainText(bug.explanation);
  }
  if (!bug.module.text.empty()) {
    os << "<div class=\"panes\">\n";
    code(bug.module);
    for (const ReportedText &output : bug.outputs)
      code(output);
    os << "</div>\n";
    for (const ReportedText &output : bug.outputs)
      diff(bug.module, output);
    for (size_t i = 1; i < bug.outputs.size(); ++i)
      diff(bug.outputs[i - 1], bug.outputs[i]);
    if (bug.original.text != bug.module.text) {
      os << "<details><summary>The module as found</summary>\n";
      code(bug.original);
      os << "</details>\n";
    }
  }
  if (!bug.report.empty()) {
    os << "<details><summary>report.md</summary>\n";
    plainText(bug.report);
    os << "</details>\n";
  }
  os << "</div>\n</details>\n";
}

/// What the charts are drawn from.
void Page::history() {
  using llvm::json::Array;
  std::vector<const ReportedSample *> samples;
  size_t step = report.history.size() / kMaxPoints + 1;
  for (size_t i = 0; i < report.history.size(); i += step)
    samples.push_back(&report.history[i]);
  if (!report.history.empty() && samples.back() != &report.history.back())
    samples.push_back(&report.history.back());
  auto series = [&](auto value) {
    Array values;
    for (const ReportedSample *sample : samples)
      values.push_back(value(*sample));
    return values;
  };
  // More lines nobody tells apart; the table has all paths.
  constexpr size_t kMaxPaths = 8;
  std::vector<std::pair<uint64_t, std::string>> busiest;
  for (const auto &[path, cost] : report.totals.costs)
    busiest.emplace_back(~cost.modules, path);
  llvm::sort(busiest);
  busiest.resize(std::min(busiest.size(), kMaxPaths));
  Array copies;
  for (const auto &[unused, path] : busiest) {
    const std::string &name = path;
    copies.push_back(llvm::json::Object{
        {"path", llvm::json::fixUTF8(name)},
        {"values", series([&](const ReportedSample &sample) {
           auto cost = sample.costs.find(name);
           // Not measured yet: a gap in the line.
           if (cost == sample.costs.end() || !cost->second.modules)
             return llvm::json::Value(nullptr);
           return llvm::json::Value(static_cast<double>(cost->second.copies) /
                                    cost->second.modules);
         })}});
  }
  llvm::json::Object object{
      {"seconds", series([](const ReportedSample &s) { return s.seconds; })},
      {"modules", series([](const ReportedSample &s) { return s.modules; })},
      {"agree", series([](const ReportedSample &s) { return s.agree; })},
      {"with_findings",
       series([](const ReportedSample &s) { return s.withFindings; })},
      {"features", series([](const ReportedSample &s) { return s.features; })},
      {"corpus", series([](const ReportedSample &s) { return s.corpus; })},
      {"findings", series([](const ReportedSample &s) { return s.findings; })},
      {"copies", std::move(copies)}};
  std::string json =
      llvm::formatv("{0}", llvm::json::Value(std::move(object))).str();
  // Nothing in it may end the element.
  os << "<script type=\"application/json\" id=\"history\">";
  for (char c : json)
    if (c == '<')
      os << "\\u003c";
    else
      os << c;
  os << "</script>\n";
}

std::string Page::write() {
  head();
  summary();
  reasons();
  charts();
  os << "<h2>Findings</h2>\n";
  if (report.bugs.empty())
    os << "<p>None.</p>\n";
  else
    controls();
  for (const ReportedBug &each : report.bugs)
    bug(each);
  if (report.hasTotals) {
    history();
    os << "<!--\n"
       << kChartLicense << "-->\n<script>\n"
       << kChartScript << "\n</script>\n";
  }
  os << "<script>\n" << kPageScript << "</script>\n</body>\n</html>\n";
  return std::move(text);
}

std::string toHTML(const Report &report) { return Page(report).write(); }

} // namespace bufdiff
