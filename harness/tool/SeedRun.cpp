//===- SeedRun.cpp - Checks of generated modules, with progress and summary
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/tool/SeedRun.h"
#include "harness/check/Driver.h"
#include "harness/check/Tally.h"
#include "harness/reduce/Output.h"
#include "harness/reduce/Reduction.h"
#include "harness/tool/Command.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <unistd.h>

using namespace mlir;

namespace bufdiff::tool {
namespace {

/// The line that says how far a run is.
class ProgressLine {
public:
  explicit ProgressLine(std::chrono::steady_clock::time_point start)
      : isTerminal(isatty(STDERR_FILENO)), start(start), last(start) {}
  ~ProgressLine() {
    if (isShown)
      llvm::errs() << "\n";
  }

  /// `state` may be null.
  void update(const Tally &tally, const FuzzState *state) {
    // Often enough to be alive; seldom enough for a log.
    const double interval = isTerminal ? 0.5 : 10;
    auto now = std::chrono::steady_clock::now();
    if (std::chrono::duration<double>(now - last).count() < interval)
      return;
    last = now;
    double seconds = std::chrono::duration<double>(now - start).count();
    std::string line;
    llvm::raw_string_ostream os(line);
    os << tally.modules() << " modules, "
       << llvm::format("%.0f/s", tally.modules() / seconds) << ", agree "
       << tally.agree() << ", discarded " << tally.discarded() << ", rejected "
       << tally.rejected() << ", findings " << tally.withFindings();
    std::map<oracle::FindingKind, uint64_t> kinds;
    for (const auto &[signature, entry] : tally.findings())
      kinds[entry.kind] += entry.count;
    const char *separator = " (";
    for (const auto &[kind, count] : kinds) {
      os << separator << oracle::findingName(kind) << " " << count;
      separator = ", ";
    }
    if (!kinds.empty())
      os << ")";
    if (state)
      os << ", features " << state->features().size();
    if (isTerminal)
      llvm::errs() << "\r\x1b[K" << line;
    else
      llvm::errs() << line << "\n";
    isShown = isTerminal;
  }

private:
  bool isTerminal;
  bool isShown = false;
  std::chrono::steady_clock::time_point start, last;
};

} // namespace

std::string commandFlags(const CheckFlags &flags) {
  std::string words;
  if (std::string text = flagText(flags); !text.empty())
    words += " " + text;
  for (const std::string &build : flags.builds)
    words += " --mlir-opt " + quoteWord(build);
  if (flags.nfc)
    words += " --nfc";
  if (flags.repeats)
    words += " --repeat " + std::to_string(*flags.repeats);
  if (flags.localize)
    words += " --localize";
  if (flags.precision)
    words += " --precision";
  return words;
}

std::string checkCommand(const ModuleInput &input, const CheckFlags &flags,
                         llvm::StringRef profile) {
  std::string command = "bufdiff check ";
  command += input.seed ? "--seeds " + std::to_string(*input.seed) + ".." +
                              std::to_string(*input.seed + 1)
                        : "--choices " + printChoices(input.choices);
  command += commandFlags(nameDrawnPaths(flags, choicesOf(input).key()));
  if (!profile.empty())
    command += (" --profile " + profile).str();
  return command;
}

/// The command that shows an example again. With a campaign that has its
/// bundle, by its name: choices are long.
static std::string reproduceCommand(const SeedRun &run,
                                    llvm::StringRef signature,
                                    const Tally::Entry &entry) {
  if (run.campaign) {
    const Store &store = run.campaign->store();
    auto found = store.findings().find(
        familySignature(signature, entry.kind, entry.path));
    if (found != store.findings().end() &&
        (found->second.bundle == StoredFinding::Bundle::Reduced ||
         found->second.bundle == StoredFinding::Bundle::Unreduced)) {
      llvm::SmallString<128> bundle(store.directory());
      llvm::sys::path::append(bundle, kCampaignFindings, found->second.slug());
      return ("bufdiff repro " + bundle).str();
    }
  }
  std::optional<ModuleInput> input = ModuleInput::parse(entry.module);
  if (!input || input->seed) {
    input.emplace();
    input->seed = entry.item;
  }
  return checkCommand(*input, run.flags, run.profileName);
}

/// For an example that is not the module of a seed: the module itself.
static void addModuleText(llvm::json::Object &finding,
                          const Tally::Entry &entry,
                          const CheckOptions &options) {
  std::optional<ModuleInput> input = ModuleInput::parse(entry.module);
  if (!input || input->seed)
    return;
  GeneratorOptions generator;
  generator.profile = options.profile;
  PathDraw draw(options.drawnPaths);
  for (const Path *path : draw.extend(options.paths, choicesOf(*input).key()))
    generator.limits = generator.limits.unite(path->limits());
  // Where it cannot be made the choices are all there is to say.
  std::string error;
  FailureOr<ReductionInput> made = makeReductionInput(*input, generator, error);
  if (succeeded(made))
    finding["module"] = llvm::json::fixUTF8(made->text);
  finding["choices"] = printChoices(input->choices);
}

/// About so many points of a run's history are shown to people.
static constexpr size_t kShownPoints = 6;

static void printFeatures(llvm::raw_ostream &os, const FuzzState &state) {
  os << "features: " << state.features().size()
     << " kinds of decisions of bufferization"
     << (state.hasFeedback()
             ? ", " + std::to_string(state.kept()) + " modules kept for them"
             : std::string())
     << "\n";
  llvm::ArrayRef<FuzzState::Point> points = state.history();
  if (points.size() < 2)
    return;
  const char *separator = "  after ";
  size_t step = std::max<size_t>(1, points.size() / kShownPoints);
  for (size_t i = step - 1; i < points.size(); i += step) {
    os << separator << points[i].modules << ": " << points[i].features;
    separator = ", ";
  }
  os << "\n";
}

static void addFeatures(llvm::json::Object &document, const FuzzState &state) {
  document["features"] = state.features().size();
  llvm::json::Array points;
  for (const FuzzState::Point &point : state.history())
    points.push_back(llvm::json::Object{{"modules", point.modules},
                                        {"features", point.features}});
  document["features_over_time"] = std::move(points);
}

static void printCampaign(llvm::raw_ostream &os, const Store &store) {
  unsigned fresh = 0, bundles = 0, waiting = 0;
  for (const auto &[signature, finding] : store.findings()) {
    fresh += finding.known.empty();
    bundles += finding.bundle == StoredFinding::Bundle::Reduced ||
               finding.bundle == StoredFinding::Bundle::Unreduced;
    waiting +=
        finding.bundle == StoredFinding::Bundle::None && finding.known.empty();
  }
  const CampaignStats &stats = store.stats();
  os << "campaign " << store.directory() << ": " << stats.modules
     << " modules in " << llvm::format("%.0f s", stats.seconds) << ", "
     << stats.findings << " signatures (" << fresh << " new), " << bundles
     << " bundles";
  if (waiting)
    os << ", " << waiting << " still to be made (--resume makes them)";
  os << "\n";
}

int runSeeds(const SeedRun &run) {
  std::string error;
  FailureOr<PathSet> paths = PathSet::make(run.flags, error);
  if (failed(paths))
    return fail(error);
  CheckOptions options;
  options.paths = paths->paths();
  options.drawnPaths = run.flags.drawnPaths.value_or(0);
  options.inputSets = run.flags.inputs.value_or(kDefaultInputSets);
  options.witnessRate = run.flags.effectiveWitnessRate();
  options.localize = run.flags.localize;
  options.precision = run.flags.precision;
  if (options.localize && !paths->hasSequence() && !options.drawnPaths)
    return fail(kNothingToLocalize);
  options.explain = run.style;
  options.costs = run.campaign || run.json;
  options.profile = findProfile(run.profileName, error);
  if (!options.profile)
    return fail(error);

  Tally tally(run.known);
  auto start = std::chrono::steady_clock::now();
  auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  };
  LogicalResult ran = failure();
  {
    ProgressLine line(start);
    auto shouldStop = [&] {
      line.update(tally, run.state);
      return interrupted() || (run.seconds && elapsed() >= *run.seconds) ||
             (run.campaign && run.campaign->shouldStop());
    };
    if (run.state) {
      FuzzEvents events;
      events.onModule = [&](const FuzzModule &module) {
        tally.add((run.state->seed() << 32) + module.number,
                  module.input.name(), module.verdict);
        if (run.campaign)
          run.campaign->onModule(module);
      };
      events.onBatch = [&](const FuzzState &state,
                           llvm::ArrayRef<FuzzModule> modules) {
        if (run.campaign)
          run.campaign->onBatch(state, modules);
        if (run.onBatch)
          run.onBatch(state, modules);
      };
      events.shouldStop = shouldStop;
      ran =
          runFuzzLoop(*run.state, run.end, options, run.workers, events, error);
    } else if (!run.inputs.empty()) {
      ran = checkInputs(
          run.inputs, options, run.workers,
          [&](size_t item, const ModuleVerdict &verdict) {
            tally.add(item, run.inputs[item].name(), verdict);
          },
          shouldStop, error);
    } else {
      ran = checkSeeds(
          run.begin, run.end, options, run.workers,
          [&](uint64_t seed, const ModuleVerdict &verdict) {
            tally.add(seed, "seed " + std::to_string(seed), verdict);
          },
          shouldStop, error);
    }
  }
  if (failed(ran))
    return fail(error);
  double seconds = elapsed();
  // A run that ends by itself has time for the bundles that are not made yet.
  auto mayReduce = [&] {
    return !interrupted() && (!run.seconds || elapsed() < *run.seconds);
  };
  if (run.campaign && failed(run.campaign->finish(mayReduce, error)))
    return fail(error);

  if (run.json) {
    llvm::json::Value document = tally.toJSON(
        seconds, /*withShape=*/true,
        [&](llvm::json::Object &finding, const Tally::Entry &entry) {
          addModuleText(finding, entry, options);
        });
    if (run.state)
      addFeatures(*document.getAsObject(), *run.state);
    llvm::outs() << llvm::formatv("{0:2}", document) << "\n";
  } else {
    if (run.explain)
      for (const auto *item : tally.sorted())
        llvm::outs() << "---- " << item->first << "\n"
                     << item->second.explanation << "\n";
    tally.print(llvm::outs(), seconds, /*withShape=*/true,
                [&](llvm::StringRef signature, const Tally::Entry &entry) {
                  return reproduceCommand(run, signature, entry);
                });
    if (run.state)
      printFeatures(llvm::outs(), *run.state);
    if (run.campaign)
      printCampaign(llvm::outs(), run.campaign->store());
  }
  if (!tally.findings().empty())
    return kFound;
  return tally.judged() > 0 ? kNothingFound : kNothingJudged;
}

} // namespace bufdiff::tool
