//===- ReduceCommand.cpp - bufdiff reduce ---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Parse.h"
#include "harness/external/Build.h"
#include "harness/reduce/Bundle.h"
#include "harness/reduce/Output.h"
#include "harness/reduce/Reduction.h"
#include "harness/tool/Command.h"
#include "harness/tool/ReduceRun.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <unistd.h>

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("reduce", "Make a module small that shows a finding");
static cl::list<std::string> files(cl::Positional,
                                   cl::desc("FILE, or a bundle"),
                                   cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    seedText("seed", cl::desc("The generated module of seed N instead"),
             cl::value_desc("N"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    choicesText("choices", cl::desc("The generated module of these choices"),
                cl::value_desc("HEX"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> profileName("profile",
                                        cl::desc("Of the generated module"),
                                        cl::value_desc("P"),
                                        cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> output("o",
                                   cl::desc("Where to write the reduced module "
                                            "(- is stdout)"),
                                   cl::value_desc("OUT"), cl::cat(category()),
                                   cl::sub(sub));
static cl::opt<std::string>
    bundle("bundle",
           cl::desc("Also make a bundle: a directory with all that a "
                    "bug report needs"),
           cl::value_desc("DIR"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    signature("signature",
              cl::desc("The finding to keep: its signature, or how that begins "
                       "(default: the worst finding)"),
              cl::value_desc("S"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    keepText("keep",
             cl::desc("What else than kind and path must stay: signature "
                      "(default) or kind (nothing)"),
             cl::value_desc("what"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    timeText("time", cl::desc("Write the best so far after this time"),
             cl::value_desc("time"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> debugReducer("debug-reducer",
                                         cl::desc("Run this reducer only"),
                                         cl::value_desc("NAME"),
                                         cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> entryName("entry",
                                      cl::desc("Where to start in a file"),
                                      cl::value_desc("F"), cl::cat(category()),
                                      cl::sub(sub));
static cl::opt<std::string> inputs("inputs",
                                   cl::desc("Input sets per function"),
                                   cl::value_desc("K"), cl::cat(category()),
                                   cl::sub(sub));
static PathOptions pathOptions(sub);
static cl::opt<std::string>
    buildName("mlir-opt",
              cl::desc("What this build of MLIR does wrong (with its One-Shot "
                       "Bufferize, or --pipeline)"),
              cl::value_desc("BIN"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    stallText("stall",
              cl::desc("Give up on a candidate that makes no progress for so "
                       "long (default: 3s)"),
              cl::value_desc("time"), cl::cat(category()), cl::sub(sub));
static cl::opt<bool> verbose("verbose", cl::desc("Let workers write to stderr"),
                             cl::cat(category()), cl::sub(sub));

namespace {

/// The line that says how far a reduction is.
class ReduceProgress {
public:
  ReduceProgress() : isTerminal(isatty(STDERR_FILENO)), last(Clock::now()) {}

  void update(const ReductionState &state, llvm::StringRef reducer) {
    const double interval = isTerminal ? 0.1 : 5;
    Clock::time_point now = Clock::now();
    if (std::chrono::duration<double>(now - last).count() < interval)
      return;
    last = now;
    std::string line;
    llvm::raw_string_ostream os(line);
    os << state.ops << (state.ops == 1 ? " op" : " ops") << " left, "
       << state.tries << " tries, " << state.accepted << " accepted, round "
       << state.round + 1 << ", " << reducer;
    if (isTerminal)
      llvm::errs() << "\r\x1b[K" << line;
    else
      llvm::errs() << line << "\n";
    isShown = isTerminal;
  }
  void end() {
    if (isShown)
      llvm::errs() << "\r\x1b[K";
    isShown = false;
  }

private:
  using Clock = std::chrono::steady_clock;
  bool isTerminal, isShown = false;
  Clock::time_point last;
};

} // namespace

/// A bundle stands for the module it was made of.
static std::string moduleFile(llvm::StringRef given) {
  if (!llvm::sys::fs::is_directory(given))
    return given.str();
  llvm::SmallString<128> file(given);
  llvm::sys::path::append(file, kBundleOriginal);
  return file.str().str();
}

static FailureOr<ReduceSource> readSource(std::string &error) {
  ReduceSource source;
  source.flags = pathOptions.flags();
  if (!buildName.empty())
    source.flags.builds = {buildName};
  std::vector<std::string> tokens;
  if (!entryName.empty())
    tokens.push_back("--entry=" + entryName);
  if (inputs.getNumOccurrences())
    tokens.push_back("--inputs=" + inputs);
  if (failed(parseCheckFlags(tokens, source.flags, error)))
    return failure();

  if (!seedText.getNumOccurrences() && !choicesText.getNumOccurrences()) {
    if (files.size() != 1) {
      error = "reduce takes one FILE, or --seed N";
      return failure();
    }
    if (profileName.getNumOccurrences()) {
      error = "--profile goes with --seed and --choices";
      return failure();
    }
    source.name = moduleFile(files.front());
    FailureOr<std::string> text = readInput(source.name, error);
    if (failed(text))
      return failure();
    FailureOr<Directives> directives = parseDirectives(*text, error);
    if (failed(directives)) {
      error = source.name + ": " + error;
      return failure();
    }
    source.expectations = std::move(directives->expectations);
    if (!buildName.empty()) {
      // What the file expects of paths says nothing about a build.
      source.expectations.clear();
      FailureOr<external::Build> build = external::probeBuild(buildName, error);
      if (failed(build))
        return failure();
      for (BuildDirectives &said : directives->builds)
        if (external::isMeant(*build, said.build)) {
          source.flags.addDefaults(said.flags);
          llvm::append_range(source.expectations, said.expectations);
        }
    }
    source.flags.addDefaults(directives->flags);
    source.input.text = std::move(*text);
    source.input.entry = source.flags.entry;
    return source;
  }

  if (!files.empty() ||
      (seedText.getNumOccurrences() && choicesText.getNumOccurrences())) {
    error = files.empty() ? "reduce takes --seed N or --choices HEX, not both"
                          : "reduce takes one FILE or --seed N, not both";
    return failure();
  }
  if (!source.flags.entry.empty()) {
    error = "--entry goes with FILE";
    return failure();
  }
  ModuleInput module;
  if (seedText.getNumOccurrences()) {
    module.seed = parseNumber(seedText);
    if (!module.seed) {
      error = "--seed takes a number, not '" + seedText + "'";
      return failure();
    }
  } else if (auto choices = parseChoices(choicesText)) {
    module.choices = std::move(*choices);
  } else {
    error = "--choices takes pairs of hexadecimal digits";
    return failure();
  }
  GeneratorOptions generator;
  generator.profile = findProfile(profileName, error);
  if (!generator.profile)
    return failure();
  // The limits of the same paths as in a check, so that a seed is one module.
  FailureOr<PathSet> paths = PathSet::make(source.flags, error);
  if (failed(paths))
    return failure();
  for (const Path *path : paths->paths())
    generator.limits = generator.limits.unite(path->limits());
  FailureOr<ReductionInput> input =
      makeReductionInput(module, generator, error);
  if (failed(input))
    return failure();
  source.name = module.seed ? module.name() : "choices";
  source.input = std::move(*input);
  return source;
}

/// The finding to keep. None where there is no such finding.
static std::optional<Target> pickTarget(const ModuleVerdict &verdict,
                                        const ReduceSource &source,
                                        llvm::StringRef signature, Keep keep) {
  std::vector<Target> targets;
  for (const Finding &finding : verdict.findings)
    targets.push_back(Target::of(finding, verdict, keep));
  // A path has to take generated modules, and of a file that says itself that
  // it is rejected the same is wanted.
  for (const Rejected &rejected : verdict.rejected) {
    Target target = Target::of(rejected, verdict, keep);
    Expectation expectation = target.expectation();
    bool isExpected =
        llvm::any_of(source.expectations, [&](const Expectation &each) {
          return each.verdict == VerdictClass::Rejected &&
                 (each.path.empty() || each.path == expectation.path);
        });
    if (!source.input.choices.empty() || isExpected || !signature.empty())
      targets.push_back(target);
  }
  if (!signature.empty()) {
    for (const Target &target : targets)
      if (target.signature() == signature)
        return target;
    for (const Target &target : targets)
      if (llvm::StringRef(target.signature()).starts_with(signature))
        return target;
    return std::nullopt;
  }
  const Target *best = nullptr;
  for (const Target &target : targets)
    if (!best || target.kind > best->kind)
      best = &target;
  return best ? std::optional<Target>(*best) : std::nullopt;
}

int reduceSource(ReduceSource source, const ReduceJob &job) {
  std::string error;
  FailureOr<PathSet> paths = PathSet::make(source.flags, error);
  if (failed(paths))
    return fail(error);

  catchInterrupts();
  const std::string &signature = job.signature, &output = job.output,
                    &bundle = job.bundle;
  const bool verbose = job.options.workers.verbose;
  ReductionOptions options = job.options;
  auto start = std::chrono::steady_clock::now();
  auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  };
  FailureOr<ModuleVerdict> verdict = checkAlone(
      source.input.text, source.name, source.flags, options.workers, error);
  if (failed(verdict))
    return fail(error);
  std::optional<Target> target =
      pickTarget(*verdict, source, signature, job.keep);
  if (!target) {
    fail("nothing to reduce: " + source.name +
         (signature.empty() ? " shows no finding"
                            : " shows no finding '" + signature + "'") +
         " (" + summarize(*verdict) + ")");
    return kNothingJudged;
  }
  if (llvm::StringRef(target->path).starts_with("("))
    return fail("cannot reduce what no path is to blame for: " +
                target->signature());

  CheckFlags flags =
      narrowFlags(source.flags, *paths, target->path, target->kind);
  // Under its name, which is the pipeline in the form that can be cut. What
  // goes to a build stays as its user wrote it.
  if (!flags.pipelines.empty() && flags.builds.empty())
    flags.pipelines = {source.input.pipeline = target->path};
  ReduceProgress progress;
  options.progress = [&](const ReductionState &state, llvm::StringRef name) {
    progress.update(state, name);
  };
  options.shouldStop = [&] {
    return interrupted() || (job.seconds && elapsed() >= *job.seconds);
  };
  FailureOr<ReductionResult> result = reduce(
      source.input, ReducerRegistry::builtin,
      [&] { return createCheckerJudge(flags, *target); },
      createDeathJudge(flags, *target), options, error);
  progress.end();
  if (failed(result))
    return fail(source.name + ": " + error);

  const ReductionState &state = result->state;
  CheckFlags finalFlags = withPipeline(flags, state.pipeline);
  Target finalTarget = withPipeline(*target, state.pipeline);
  std::string reduced = withDirectives(state.text, finalFlags, finalTarget);
  // Once more, as everybody will: from the text alone, in a fresh process.
  FailureOr<ModuleVerdict> again =
      checkAlone(reduced, kBundleReduced, finalFlags, options.workers, error);
  bool isShown = succeeded(again) && finalTarget.isShownBy(*again);
  // Whoever died naming it before may live through what is left of it.
  if (!isShown && !state.excluded.empty() && succeeded(again))
    for (const Finding &finding : again->findings) {
      Target named = Target::of(finding, *again, finalTarget.keep);
      if (finding.kind != finalTarget.kind ||
          finding.path != finalTarget.path || !named.isShownBy(*again))
        continue;
      finalTarget = named;
      reduced = withDirectives(state.text, finalFlags, finalTarget);
      isShown = true;
      break;
    }
  if (!isShown && finalTarget.isDeath() && succeeded(again))
    isShown = llvm::any_of(again->findings, [&](const Finding &finding) {
      return finalTarget.isShownBy(finding);
    });

  if (output == "-") {
    llvm::outs() << reduced;
    llvm::outs().flush();
  } else if (!output.empty() && failed(writeWhole(output, reduced, error))) {
    return fail(error);
  }
  if (!bundle.empty()) {
    BundleContents contents;
    contents.target = finalTarget;
    contents.flags = finalFlags;
    contents.source = source.name;
    contents.original = withDirectives(source.input.text, flags, *target);
    contents.reduced = reduced;
    contents.opsBefore = result->ops;
    contents.opsAfter = state.ops;
    describeReduced(contents, succeeded(again) ? *again : ModuleVerdict(),
                    options.workers);
    if (failed(writeBundle(bundle, contents, options.workers, error)))
      return fail(error);
  }

  llvm::errs() << finalTarget.signature() << ": " << result->ops << " -> "
               << state.ops << " ops, " << result->functions << " -> "
               << state.functions << " functions, " << state.tries << " tries, "
               << state.accepted << " accepted, "
               << llvm::format("%.1f s", elapsed()) << "\n";
  if (verbose) {
    ReducerRegistry reducers = ReducerRegistry::builtin();
    for (auto [reducer, count] :
         llvm::zip_equal(reducers.all(), state.acceptedBy))
      if (count)
        llvm::errs() << "  " << reducer->name() << ": " << count << "\n";
  }
  if (result->stopped)
    llvm::errs()
        << "bufdiff: stopped before the end; this is the best so far\n";
  else if (!result->converged)
    llvm::errs() << "bufdiff: no fixpoint after " << options.maxRounds
                 << " rounds; reducers that undo each other are a fault of "
                    "bufdiff\n";
  if (!isShown)
    llvm::errs() << "bufdiff: what was written does not show the finding every "
                    "time it is checked\n";
  return kNothingFound;
}

static int run() {
  std::string error;
  if (output.empty() && bundle.empty())
    return fail("reduce needs -o OUT or --bundle DIR");
  ReduceJob job;
  job.output = output;
  job.bundle = bundle;
  job.signature = signature;
  if (keepText == "kind")
    job.keep = Keep::Kind;
  else if (!keepText.empty() && keepText != "signature")
    return fail("--keep takes signature or kind, not '" + keepText + "'");
  if (timeText.getNumOccurrences()) {
    job.seconds = parseDuration(timeText);
    if (!job.seconds)
      return fail("--time takes a time such as 60s or 5m, not '" + timeText +
                  "'");
  }
  job.options.workers.stallSeconds = kCandidateStallSeconds;
  job.options.workers.verbose = verbose;
  if (stallText.getNumOccurrences()) {
    std::optional<double> stall = parseDuration(stallText);
    if (!stall)
      return fail("--stall takes a time such as 10s or 1m, not '" + stallText +
                  "'");
    job.options.workers.stallSeconds = *stall;
  }
  job.options.onlyReducer = debugReducer;
  if (!debugReducer.empty()) {
    ReducerRegistry reducers = ReducerRegistry::builtin();
    if (!reducers.lookup(debugReducer)) {
      std::string known = llvm::join(
          llvm::map_range(reducers.all(),
                          [](const std::unique_ptr<Reducer> &reducer) {
                            return reducer->name().str();
                          }),
          ", ");
      return fail("unknown reducer '" + debugReducer + "' (known: " + known +
                  ")");
    }
  }
  if (!bundle.empty() && !buildName.empty())
    return fail("--bundle is of this process's MLIR, and does not go with "
                "--mlir-opt");
  if (!bundle.empty() && llvm::sys::fs::exists(bundle))
    return fail("'" + bundle + "' exists already");

  FailureOr<ReduceSource> source = readSource(error);
  if (failed(source))
    return fail(error);
  return reduceSource(std::move(*source), job);
}

Command reduceCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
