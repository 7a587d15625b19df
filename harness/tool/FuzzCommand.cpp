//===- FuzzCommand.cpp - bufdiff fuzz -------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Parse.h"
#include "harness/tool/Command.h"
#include "harness/tool/SeedRun.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("fuzz", "Check generated modules, many of them");
static cl::opt<std::string> timeText("time", cl::desc("60s, 5m, 1h"),
                                     cl::value_desc("time"),
                                     cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> countText("count", cl::desc("So many modules"),
                                      cl::value_desc("N"), cl::cat(category()),
                                      cl::sub(sub));
static cl::opt<std::string>
    seedText("seed", cl::desc("Other modules for another number (default: 1)"),
             cl::value_desc("S"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    profileName("profile", cl::desc("As `bufdiff list profiles` shows them"),
                cl::value_desc("P"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    inputs("inputs", cl::desc("Input sets per module (default: 2)"),
           cl::value_desc("K"), cl::cat(category()), cl::sub(sub));
namespace {
enum class Feedback { Off, On };
} // namespace
static cl::opt<Feedback> feedback(
    "feedback", cl::desc("Where modules come from:"),
    cl::values(clEnumValN(Feedback::On, "on",
                          "most are made from those that made bufferization "
                          "decide something new (default)"),
               clEnumValN(Feedback::Off, "off", "each from its own seed")),
    cl::init(Feedback::On), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> drawText(
    "draw",
    cl::desc(
        "Draw so many further paths for each module (default: 1, or 0 with "
        "--paths or --pipeline)"),
    cl::value_desc("K"), cl::cat(category()), cl::sub(sub));
static cl::opt<bool> json("json", cl::desc("Print one JSON document"),
                          cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    campaignDirectory("campaign",
                      cl::desc("Keep all of it in a directory, to be continued "
                               "by --resume"),
                      cl::value_desc("DIR"), cl::cat(category()), cl::sub(sub));
static cl::opt<bool> resume("resume", cl::desc("Continue the campaign"),
                            cl::cat(category()), cl::sub(sub));
static cl::opt<bool>
    bundles("bundles",
            cl::desc("Make a bundle of every finding of a campaign (default)"),
            cl::init(true), cl::cat(category()), cl::sub(sub));
static PathOptions pathOptions(sub);
static BuildOptions buildOptions(sub);
static WitnessOptions witnessOptions(sub);
static WorkOptions workOptions(sub);
static KnownBugsOption knownBugsOption(sub);

/// The campaign to be continued, or a new one with the settings of `run`. Null
/// with `error` set where there is none.
static std::unique_ptr<Store> openCampaign(SeedRun &run, uint64_t seed,
                                           std::string &error) {
  if (!resume) {
    CampaignSettings settings;
    settings.seed = seed;
    settings.feedback = feedback == Feedback::On;
    settings.profile = run.profileName;
    settings.flags = run.flags;
    FailureOr<std::unique_ptr<Store>> store =
        Store::create(campaignDirectory, settings, error);
    return succeeded(store) ? std::move(*store) : nullptr;
  }
  const std::pair<const char *, bool> kOwn[] = {
      {"--seed", seedText.getNumOccurrences()},
      {"--feedback", feedback.getNumOccurrences()},
      {"--profile", profileName.getNumOccurrences()},
      {"--inputs", inputs.getNumOccurrences()},
      {"--draw", drawText.getNumOccurrences()},
      {"--paths", pathOptions.paths.getNumOccurrences()},
      {"--pipeline", pathOptions.pipelines.getNumOccurrences()},
      {"--witness", witnessOptions.witness.getNumOccurrences()},
      {"--witness-rate", witnessOptions.rate.getNumOccurrences()},
  };
  for (const auto &[name, isGiven] : kOwn)
    if (isGiven) {
      error = std::string(name) +
              " is the campaign's own: it does not go with --resume";
      return nullptr;
    }
  FailureOr<std::unique_ptr<Store>> store =
      Store::open(campaignDirectory, error);
  if (failed(store))
    return nullptr;
  const CampaignSettings &settings = (*store)->settings();
  if (!settings.merged.empty()) {
    error = "'" + campaignDirectory +
            "' was merged from other campaigns, which are continued one by one";
    return nullptr;
  }
  run.flags = settings.flags;
  run.profileName = settings.profile;
  return std::move(*store);
}

static int run() {
  constexpr double kDefaultSeconds = 60;
  // More than half of them make what another path makes, which costs a tenth of
  // a check.
  constexpr unsigned kDefaultDrawnPaths = 1;
  // A witnessed module costs as much as a hundred others.
  constexpr unsigned kDefaultWitnessRate = 200;

  std::string error;
  SeedRun seedRun;
  seedRun.flags = pathOptions.flags();
  seedRun.profileName = profileName;
  seedRun.json = json;
  seedRun.explain = false;
  if (inputs.getNumOccurrences() &&
      failed(parseCheckFlags({"--inputs=" + inputs}, seedRun.flags, error)))
    return fail(error);
  if (drawText.getNumOccurrences()) {
    if (failed(parseCheckFlags({"--draw=" + drawText}, seedRun.flags, error)))
      return fail(error);
  } else if (!seedRun.flags.namesPaths()) {
    seedRun.flags.drawnPaths = kDefaultDrawnPaths;
  }
  if (failed(buildOptions.addTo(seedRun.flags, error)) ||
      failed(witnessOptions.addTo(seedRun.flags, kDefaultWitnessRate, error)))
    return fail(error);
  FailureOr<WorkerOptions> workers = workOptions.get(error);
  if (failed(workers))
    return fail(error);
  seedRun.workers = *workers;
  FailureOr<KnownBugs> known = knownBugsOption.get(error);
  if (failed(known))
    return fail(error);
  seedRun.known = &*known;

  uint64_t seed = 1;
  if (seedText.getNumOccurrences()) {
    std::optional<uint64_t> parsed = parseNumber(seedText);
    if (!parsed || *parsed >= kSeedLimit)
      return fail("--seed takes a number below " + llvm::Twine(kSeedLimit) +
                  ", not '" + seedText + "'");
    seed = *parsed;
  }
  uint64_t count = kSeedLimit - 1;
  if (countText.getNumOccurrences()) {
    std::optional<uint64_t> parsed = parseNumber(countText);
    if (!parsed || *parsed == 0 || *parsed >= kSeedLimit)
      return fail("--count takes a positive number, not '" + countText + "'");
    count = *parsed;
  }
  if (timeText.getNumOccurrences()) {
    seedRun.seconds = parseDuration(timeText);
    if (!seedRun.seconds)
      return fail("--time takes a time such as 60s, 5m or 1h, not '" +
                  timeText + "'");
  } else if (!countText.getNumOccurrences()) {
    seedRun.seconds = kDefaultSeconds;
  }
  FuzzState state(seed, feedback == Feedback::On);
  seedRun.state = &state;
  seedRun.end = count;
  if (campaignDirectory.empty()) {
    if (resume)
      return fail("--resume goes with --campaign DIR");
    catchInterrupts();
    return runSeeds(seedRun);
  }

  // Nothing is made where the run cannot begin.
  if (failed(PathSet::make(seedRun.flags, error)) ||
      !findProfile(seedRun.profileName, error))
    return fail(error);
  std::unique_ptr<Store> store = openCampaign(seedRun, seed, error);
  if (!store)
    return fail(error);
  CampaignOptions options;
  options.known = seedRun.known;
  options.makesBundles = bundles;
  options.announce = [](const StoredFinding &finding) {
    if (finding.known.empty())
      llvm::errs() << "new: " << finding.exampleSignature << "\n";
  };
  Campaign campaign(std::move(store), options);
  FailureOr<FuzzState> saved = campaign.makeState(error);
  if (failed(saved))
    return fail(error);
  state = std::move(*saved);
  // Whole batches: the next run goes on where this one ends.
  seedRun.end = std::min<uint64_t>(
      kSeedLimit - 1, state.nextModule() + llvm::alignTo(count, kBatchModules));
  seedRun.campaign = &campaign;
  catchInterrupts();
  return runSeeds(seedRun);
}

Command fuzzCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
