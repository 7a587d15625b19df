//===- BenchMetric.cpp - Figures with their noise -------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/tool/BenchMetric.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include <chrono>
#include <cmath>

using namespace mlir;

namespace bufdiff::tool {

double benchClock() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// The value that `part` of the sorted values are below, between two of them
/// where it falls there.
static double quantile(const std::vector<double> &sorted, double part) {
  double position = part * (sorted.size() - 1);
  size_t below = static_cast<size_t>(position);
  size_t above = std::min(below + 1, sorted.size() - 1);
  double share = position - below;
  return sorted[below] * (1 - share) + sorted[above] * share;
}

double medianOf(std::vector<double> values) {
  llvm::sort(values);
  return quantile(values, 0.5);
}

void Metrics::add(llvm::StringRef name, double value) {
  auto it = llvm::find_if(
      metrics, [&](const Metric &metric) { return metric.name == name; });
  if (it == metrics.end())
    it = metrics.insert(metrics.end(), Metric{name.str(), {}});
  it->values.push_back(value);
}

bool Metrics::has(llvm::StringRef name) const {
  return llvm::any_of(
      metrics, [&](const Metric &metric) { return metric.name == name; });
}

double Metrics::median(llvm::StringRef name) const {
  for (const Metric &metric : metrics)
    if (metric.name == name)
      return medianOf(metric.values);
  return 0;
}

static double rounded(double value) { return std::round(value * 1e4) / 1e4; }

llvm::json::Object Metrics::toJSON() const {
  llvm::json::Object object;
  for (const Metric &metric : metrics) {
    std::vector<double> sorted = metric.values;
    llvm::sort(sorted);
    double median = quantile(sorted, 0.5);
    double spread = quantile(sorted, 0.75) - quantile(sorted, 0.25);
    object[metric.name] = llvm::json::Object{
        {"median", rounded(median)},
        {"spread", rounded(median != 0 ? std::abs(spread / median) : 0)}};
  }
  return object;
}

LogicalResult compareMetrics(llvm::StringRef old, const llvm::json::Object &now,
                             llvm::raw_ostream &os, std::string &error) {
  // Below that nobody would act on it, and clocks are not that good.
  constexpr double kLeastChange = 0.03;

  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(old);
  if (!parsed) {
    error = "not JSON: " + llvm::toString(parsed.takeError());
    return failure();
  }
  const llvm::json::Object *document = parsed->getAsObject();
  const llvm::json::Object *before =
      document ? document->getObject("metrics") : nullptr;
  if (!before) {
    error = "not a document of `bufdiff bench --json`: it has no \"metrics\"";
    return failure();
  }
  // By name: objects have no order.
  std::vector<std::string> names;
  for (const auto &entry : now)
    names.push_back(entry.first.str());
  llvm::sort(names);
  unsigned changed = 0, compared = 0;
  for (const std::string &name : names) {
    const llvm::json::Object *left = before->getObject(name);
    const llvm::json::Object *right = now.getObject(name);
    if (!left || !right)
      continue;
    std::optional<double> from = left->getNumber("median");
    std::optional<double> to = right->getNumber("median");
    if (!from || !to || *from == 0)
      continue;
    ++compared;
    double noise = std::max(left->getNumber("spread").value_or(0) +
                                right->getNumber("spread").value_or(0),
                            kLeastChange);
    double change = *to / *from - 1;
    if (std::abs(change) <= noise)
      continue;
    ++changed;
    os << llvm::format("%+7.1f%%  ", 100 * change) << name
       << llvm::format("  %.4g -> %.4g (noise %.1f%%)\n", *from, *to,
                       100 * noise);
  }
  os << changed << " of " << compared
     << " figures changed beyond the noise of both runs\n";
  return success();
}

} // namespace bufdiff::tool
