//===- GenCommand.cpp - bufdiff gen ---------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Flip.h"
#include "harness/bufferize/OneShotOptions.h"
#include "harness/check/Checker.h"
#include "harness/check/Driver.h"
#include "harness/check/Parse.h"
#include "harness/feedback/FeatureMap.h"
#include "harness/feedback/Features.h"
#include "harness/generator/ChoiceSequence.h"
#include "harness/generator/GeneratedStats.h"
#include "harness/generator/Rule.h"
#include "harness/tool/Command.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "oracle/compare/Compare.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("gen", "Print generated modules");
static cl::opt<std::string> seedText("seed", cl::desc("The module's seed"),
                                     cl::value_desc("S"), cl::cat(category()),
                                     cl::sub(sub));
static cl::opt<std::string>
    choicesText("choices",
                cl::desc("The module of these choices, as `fuzz` "
                         "prints them"),
                cl::value_desc("HEX"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    profileName("profile", cl::desc("As `bufdiff list profiles` shows them"),
                cl::value_desc("P"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    countText("count", cl::desc("So many modules, of seeds S, S+1, ..."),
              cl::value_desc("N"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> directory("o",
                                      cl::desc("Write each to DIR/seed-S.mlir"),
                                      cl::value_desc("DIR"),
                                      cl::cat(category()), cl::sub(sub));
static cl::opt<bool>
    stats("stats",
          cl::desc("Print what the modules are like instead of the modules"),
          cl::cat(category()), cl::sub(sub));
static cl::opt<bool>
    noRuns("no-runs",
           cl::desc("With --stats: bufferize the modules without running them"),
           cl::cat(category()), cl::sub(sub));
static PathOptions pathOptions(sub);

static std::string generateText(MLIRContext *context, const ModuleInput &input,
                                const GeneratorOptions &options) {
  ChoiceSequence choices = choicesOf(input);
  OwningOpRef<ModuleOp> module = generateModule(context, choices, options);
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os);
  os << "\n";
  return text;
}

/// What runs of the module as given show.
struct ReferenceRuns {
  std::unique_ptr<oracle::Program> program;
  std::vector<oracle::InputSet> inputs;
  std::vector<oracle::Observation> observations;
};

/// None, with the reason counted, where the module has undefined behaviour.
static std::optional<ReferenceRuns> runReference(ModuleOp module,
                                                 const oracle::OpRegistry &ops,
                                                 GeneratedStats &stats) {
  ReferenceRuns runs;
  runs.program = oracle::Program::decode(module, ops);
  oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(module);
  auto entry = module.lookupSymbol<func::FuncOp>(kEntryName);
  for (unsigned number = 0; number < kDefaultInputSets; ++number) {
    std::string why;
    FailureOr<oracle::InputSet> inputs = oracle::makeInputs(entry, number, why);
    if (succeeded(inputs)) {
      oracle::Observation run = oracle::observe(
          *runs.program, kEntryName, *boundary.lookup(kEntryName), *inputs, {});
      if (run.outcome.completed()) {
        runs.inputs.push_back(std::move(*inputs));
        runs.observations.push_back(std::move(run));
        continue;
      }
      why = run.outcome.why;
    }
    ++stats.undefined;
    ++stats.undefinedWhy[why];
    return std::nullopt;
  }
  return runs;
}

/// Whether a run of the bufferized module shows something else than the module
/// as given.
static bool showsDifference(ModuleOp bufferized, const ReferenceRuns &runs,
                            const oracle::OpRegistry &ops) {
  auto program = oracle::Program::decode(bufferized, ops);
  // One-Shot keeps every result where it is.
  oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(bufferized);
  const oracle::FunctionBoundary *entry = boundary.lookup(kEntryName);
  if (!entry)
    return false;
  for (auto [inputs, expected] :
       llvm::zip_equal(runs.inputs, runs.observations)) {
    oracle::Observation seen =
        oracle::observe(*program, kEntryName, *entry, inputs, {});
    // Where nothing can be said nothing is shown.
    if (seen.outcome.kind == oracle::Outcome::Kind::Unsupported ||
        seen.outcome.kind == oracle::Outcome::Kind::Budget)
      continue;
    if (oracle::compare(expected, *runs.program, seen, *program))
      return true;
  }
  return false;
}

/// Whether One-Shot's output is right as it is, and wrong without some copy. A
/// module that is wrong with all copies says nothing about one of them.
static void tryCopies(ModuleOp module, const ReferenceRuns &runs,
                      const oracle::OpRegistry &ops, GeneratedStats &stats) {
  bufferization::OneShotBufferizationOptions options = oneShotPassDefaults();
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  auto operands = findOutOfPlaceOperands(module, options);
  if (failed(operands))
    return;
  auto isWrong = [&](llvm::ArrayRef<unsigned> flipped) {
    OwningOpRef<ModuleOp> copy(module.clone());
    return succeeded(bufferizeFlipped(*copy, options, flipped)) &&
           succeeded(verify(*copy)) && showsDifference(*copy, runs, ops);
  };
  if (isWrong({}))
    return;
  ++stats.triedCopies;
  stats.withNecessaryCopy +=
      llvm::any_of(*operands, [&](const OutOfPlaceOperand &operand) {
        return isWrong({operand.number});
      });
}

/// Bufferizes a copy along each path, in this process, and counts.
static void judge(ModuleOp module, const PathSet &paths,
                  const oracle::OpRegistry &ops, FeatureMap &features,
                  GeneratedStats &stats) {
  std::optional<ReferenceRuns> runs;
  if (!noRuns)
    runs = runReference(module, ops, stats);
  for (const Path *path : paths.paths()) {
    // The seed's systems decide as upstream's does.
    if (!path->sharedBeginning().empty())
      continue;
    std::string why;
    ScopedDiagnosticHandler handler(module.getContext(),
                                    [&](Diagnostic &diagnostic) {
                                      if (why.empty())
                                        why = diagnostic.str();
                                      return success();
                                    });
    OwningOpRef<ModuleOp> copy = module.clone();
    oracle::BoundaryMap map = oracle::BoundaryMap::identity(*copy);
    Decisions decisions;
    decisions.wantsFeatures = true;
    if (failed(path->bufferize(*copy, map, &decisions))) {
      ++stats.rejected[path->name().str() + ": " + why];
      continue;
    }
    stats.inPlace += decisions.inPlace;
    stats.outOfPlace += decisions.outOfPlace;
    stats.withOutOfPlace += decisions.outOfPlace != 0;
    collectOutputFeatures(*copy, map, decisions.features);
    for (uint32_t slot : decisions.features)
      features.add(slot);
  }
  stats.features = features.size();
  if (runs)
    tryCopies(module, *runs, ops, stats);
}

static int printStats(uint64_t seed, uint64_t count, GeneratorOptions options,
                      const PathSet &paths) {
  GenerationStats drawn;
  options.stats = &drawn;
  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  GeneratedStats stats;
  FeatureMap features;
  RenewedContext context;
  for (uint64_t i = 0; i < count; ++i) {
    context.next();
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed + i);
    auto start = std::chrono::steady_clock::now();
    OwningOpRef<ModuleOp> module =
        generateModule(context.get(), choices, options);
    stats.generationSeconds +=
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
            .count();
    if (stats.add(*module))
      judge(*module, paths, ops, features, stats);
  }
  stats.print(llvm::outs(), drawn, RuleTable::builtin());
  return stats.invalid || stats.undefined ? kFound : kNothingFound;
}

static int run() {
  std::optional<uint64_t> seed = parseNumber(seedText);
  std::optional<std::vector<uint8_t>> choices;
  if (choicesText.getNumOccurrences()) {
    if (!seedText.empty() || !countText.empty() || !directory.empty() || stats)
      return fail("gen takes --choices HEX alone");
    choices = parseChoices(choicesText);
    if (!choices)
      return fail("--choices takes pairs of hexadecimal digits");
    seed = 0;
  } else if (seedText.empty()) {
    if (!stats)
      return fail("gen needs --seed");
    seed = 0;
  }
  if (!seed)
    return fail("--seed takes a number, not '" + seedText + "'");
  std::optional<uint64_t> count = 1;
  if (!countText.empty())
    count = parseNumber(countText);
  if (!count || *count == 0 || *seed + *count < *seed)
    return fail("--count takes a positive number, not '" + countText + "'");
  std::string error;
  GeneratorOptions options;
  options.profile = findProfile(profileName, error);
  if (!options.profile)
    return fail(error);
  // The limits of the same paths as in a check, so that a seed is one module.
  FailureOr<PathSet> paths = PathSet::make(pathOptions.flags(), error);
  if (failed(paths))
    return fail(error);
  for (const Path *path : paths->paths())
    options.limits = options.limits.unite(path->limits());
  if (stats) {
    if (!directory.empty())
      return fail("--stats writes no modules, so it takes no -o");
    return printStats(*seed, *count, options, *paths);
  }
  if (!directory.empty())
    if (std::error_code code = llvm::sys::fs::create_directories(directory))
      return fail("cannot make '" + directory + "': " + code.message());

  RenewedContext context;
  for (uint64_t i = 0; i < *count; ++i) {
    ModuleInput input;
    if (choices)
      input.choices = *choices;
    else
      input.seed = *seed + i;
    std::string text = generateText(context.next(), input, options);
    if (directory.empty()) {
      if (i > 0)
        llvm::outs() << "// -----\n";
      llvm::outs() << text;
      continue;
    }
    llvm::SmallString<128> file(directory);
    llvm::sys::path::append(file,
                            "seed-" + std::to_string(*seed + i) + ".mlir");
    std::error_code code;
    llvm::raw_fd_ostream os(file, code);
    if (!code) {
      os << text;
      os.close();
      code = os.error();
      os.clear_error();
    }
    if (code)
      return fail("cannot write '" + file + "': " + code.message());
  }
  return kNothingFound;
}

Command genCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
