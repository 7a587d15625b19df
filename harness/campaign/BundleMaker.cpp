//===- BundleMaker.cpp - The bundle of a campaign's finding ---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First the module as it was found, so that there is something to look at, then
// the reduced one in its place.
//
//===----------------------------------------------------------------------===//

#include "harness/campaign/Campaign.h"
#include "harness/reduce/Bundle.h"
#include "harness/reduce/Output.h"
#include "harness/reduce/Reduction.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
namespace fs = llvm::sys::fs;

namespace bufdiff {

using Bundle = StoredFinding::Bundle;

namespace {

/// One bundle, from the module of its finding on.
class Maker {
public:
  Maker(const std::string &directory, const CampaignSettings &settings,
        const StoredFinding &finding, std::string &error)
      : settings(settings), finding(finding), error(error) {
    llvm::SmallString<128> path(directory);
    llvm::sys::path::append(path, kCampaignFindings, finding.slug());
    place = path.str().str();
    workers.stallSeconds = kStallSeconds;
  }

  Bundle run(double seconds);

private:
  /// Candidates that loop for ever are common; a check takes milliseconds.
  static constexpr double kStallSeconds = 3;

  LogicalResult makeModule();
  bool findTarget();
  LogicalResult write(const BundleContents &contents);

  const CampaignSettings &settings;
  const StoredFinding &finding;
  std::string &error;
  std::string place;
  WorkerOptions workers;
  ReductionInput input;
  /// The settings' flags, with the paths named that were drawn.
  CheckFlags asked;
  PathSet paths;
  ModuleVerdict verdict;
  std::optional<Target> target;
};

} // namespace

LogicalResult Maker::makeModule() {
  std::optional<ModuleInput> module = ModuleInput::parse(finding.module);
  if (!module)
    return failure();
  asked = nameDrawnPaths(settings.flags, choicesOf(*module).key());
  FailureOr<PathSet> made = PathSet::make(asked, error);
  if (failed(made))
    return failure();
  paths = std::move(*made);
  GeneratorOptions generator;
  generator.profile = settings.profile.empty()
                          ? &allProfiles().front()
                          : lookupProfile(settings.profile);
  for (const Path *path : paths.paths())
    generator.limits = generator.limits.unite(path->limits());
  FailureOr<ReductionInput> reduction =
      makeReductionInput(*module, generator, error);
  if (failed(reduction))
    return failure();
  input = std::move(*reduction);
  return success();
}

bool Maker::findTarget() {
  FailureOr<ModuleVerdict> checked =
      checkAlone(input.text, finding.module, asked, workers, error);
  if (failed(checked))
    return false;
  verdict = std::move(*checked);
  for (const Finding &each : verdict.findings)
    if (each.signature == finding.exampleSignature) {
      target = Target::of(each, verdict, Keep::Signature);
      return true;
    }
  // A path has to take generated modules; a text it may reject.
  if (finding.kind == oracle::FindingKind::UnexpectedRejection)
    for (const Rejected &rejected : verdict.rejected)
      if (rejected.path == finding.path) {
        target = Target::of(rejected, verdict, Keep::Signature);
        return true;
      }
  return false;
}

LogicalResult Maker::write(const BundleContents &contents) {
  std::string fresh = place + ".new";
  std::error_code code = fs::remove_directories(fresh);
  if (!code && failed(writeBundle(fresh, contents, workers, error)))
    return failure();
  if (!code)
    code = fs::remove_directories(place);
  if (!code)
    code = fs::rename(fresh, place);
  if (code) {
    error = "cannot make '" + place + "': " + code.message();
    return failure();
  }
  return success();
}

Bundle Maker::run(double seconds) {
  if (failed(makeModule()) || !findTarget() ||
      llvm::StringRef(target->path).starts_with("("))
    return Bundle::Impossible;
  CheckFlags flags = narrowFlags(asked, paths, target->path, target->kind);
  if (!flags.pipelines.empty())
    flags.pipelines = {input.pipeline = target->path};
  BundleContents contents;
  contents.target = *target;
  contents.flags = flags;
  contents.source = finding.module;
  contents.original = withDirectives(input.text, flags, *target);
  contents.reduced = contents.original;
  contents.explanation = finding.explanation;
  contents.opsBefore = contents.opsAfter = finding.ops;
  if (failed(write(contents)))
    return Bundle::Impossible;

  auto start = std::chrono::steady_clock::now();
  ReductionOptions options;
  options.workers = workers;
  options.shouldStop = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
               .count() > seconds;
  };
  FailureOr<ReductionResult> result = reduce(
      input, ReducerRegistry::builtin,
      [&] { return createCheckerJudge(flags, *target); },
      createDeathJudge(flags, *target), options, error);
  if (failed(result))
    return Bundle::Unreduced;
  const ReductionState &state = result->state;
  contents.flags = withPipeline(flags, state.pipeline);
  contents.target = withPipeline(*target, state.pipeline);
  contents.reduced =
      withDirectives(state.text, contents.flags, contents.target);
  contents.opsBefore = result->ops;
  contents.opsAfter = state.ops;
  FailureOr<ModuleVerdict> again = checkAlone(contents.reduced, kBundleReduced,
                                              contents.flags, workers, error);
  if (failed(again))
    return Bundle::Unreduced;
  describeReduced(contents, *again, workers);
  return succeeded(write(contents)) ? Bundle::Reduced : Bundle::Unreduced;
}

Bundle makeBundle(const std::string &directory,
                  const CampaignSettings &settings,
                  const StoredFinding &finding, double seconds,
                  std::string &error) {
  return Maker(directory, settings, finding, error).run(seconds);
}

} // namespace bufdiff
