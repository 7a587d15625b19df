//===- GenStats.cpp - Prints and measures generated modules ---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For working on the generator: what do its modules look like, how much do they
// cost, and what does One-Shot decide on them? Not part of bufdiff itself.
//
//   bufdiff-gen-stats print PROFILE FIRST COUNT    modules as text
//   bufdiff-gen-stats stats PROFILE FIRST COUNT    sizes, time, decisions
//   bufdiff-gen-stats free  PROFILE FIRST COUNT    the same without path limits
//   bufdiff-gen-stats time  PROFILE FIRST COUNT    time of generation alone
//   bufdiff-gen-stats run   PROFILE FIRST COUNT    runs them, and bufferized
//   bufdiff-gen-stats rows  PROFILE FIRST COUNT    every row in every context,
//                                                  fillings FIRST, FIRST+1, ...
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Generator.h"
#include "harness/generator/Rule.h"
#include "harness/generator/Single.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "oracle/compare/Compare.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Registry.h"
#include "tests/generator/TestContext.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>
#include <map>

using namespace mlir;
using namespace bufdiff;

/// A context never frees types, so it is renewed now and then.
static constexpr uint64_t kModulesPerContext = 1000;

/// Runs the module as given, and as One-Shot bufferizes it, on several inputs.
/// What is wrong, in a line; empty when nothing is.
static std::string runBoth(ModuleOp module,
                           const oracle::OpRegistry &registry) {
  OwningOpRef<ModuleOp> bufferized = module.clone();
  testing::OneShotAnswer answer = testing::bufferize(*bufferized, false);
  if (!answer.accepted)
    return "rejected: " + answer.error;
  if (!answer.verifies)
    return "does not verify: " + answer.error;
  auto reference = oracle::Program::decode(module, registry);
  auto path = oracle::Program::decode(*bufferized, registry);
  oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(module);
  auto entry = module.lookupSymbol<func::FuncOp>(kEntryName);
  for (unsigned number = 0; number < 6; ++number) {
    std::string why;
    FailureOr<oracle::InputSet> inputs = oracle::makeInputs(entry, number, why);
    if (failed(inputs))
      return "no inputs: " + why;
    const oracle::FunctionBoundary &map = *boundary.lookup(kEntryName);
    oracle::Observation expected =
        oracle::observe(*reference, kEntryName, map, *inputs, {});
    if (!expected.outcome.completed())
      return "reference: " + oracle::faultName(expected.outcome.fault).str() +
             ": " + expected.outcome.why;
    oracle::Observation actual =
        oracle::observe(*path, kEntryName, map, *inputs, {});
    if (auto difference = oracle::compare(expected, *reference, actual, *path))
      return "path: " + difference->summary;
  }
  return "";
}

/// What is wrong with a module of one row, by row and context.
static void checkRows(const GeneratorOptions &options, uint64_t first,
                      uint64_t count, const oracle::OpRegistry &registry) {
  std::unique_ptr<MLIRContext> context = testing::makeContext();
  for (const Rule &rule : options.rules->rules()) {
    if (rule.weight == 0)
      continue;
    for (unsigned i = 0; i < kNumSingleContexts; ++i) {
      auto where = static_cast<SingleContext>(i);
      llvm::StringRef excluded = singleExclusion(rule, where, options.limits);
      if (!excluded.empty())
        continue;
      for (uint64_t variant = first; variant < first + count; ++variant) {
        llvm::StringRef name = stringifySingleContext(where);
        OwningOpRef<ModuleOp> module =
            singleModule(context.get(), rule, where, options, variant);
        std::string why;
        if (!module) {
          why = "none";
        } else {
          ScopedDiagnosticHandler handler(context.get(),
                                          [&](Diagnostic &diagnostic) {
                                            if (why.empty())
                                              why = diagnostic.str();
                                            return success();
                                          });
          if (failed(verify(*module)))
            why = "invalid: " + why;
        }
        if (why.empty())
          why = runBoth(*module, registry);
        if (!why.empty())
          llvm::outs() << rule.name << " " << name << " " << variant << ": "
                       << why << "\n";
      }
    }
    context = testing::makeContext();
  }
}

int main(int argc, char **argv) {
  uint64_t first, count;
  if (argc < 5 || StringRef(argv[3]).getAsInteger(10, first) ||
      StringRef(argv[4]).getAsInteger(10, count) || !lookupProfile(argv[2])) {
    llvm::errs()
        << "usage: bufdiff-gen-stats print|stats|free|time|run|rows PROFILE "
           "FIRST COUNT\n";
    return 1;
  }
  StringRef mode = argv[1];
  GenerationStats drawn;
  GeneratorOptions options;
  options.profile = lookupProfile(argv[2]);
  options.limits.noAllocationsYieldedFromLoops = mode != "free";
  options.limits.noRecursion = true;
  options.limits.noSeveralReturns = true;
  options.limits.noExternalTensorResults = true;
  options.stats = &drawn;
  // Further arguments name rows to leave out.
  RuleTable table;
  for (Rule rule : RuleTable::builtin().rules()) {
    if (llvm::is_contained(llvm::ArrayRef(argv + 5, argc - 5), rule.name))
      rule.weight = 0;
    table.add(std::move(rule));
  }
  options.rules = &table;

  oracle::OpRegistry registry = oracle::OpRegistry::builtin();
  if (mode == "rows") {
    checkRows(options, first, count, registry);
    return 0;
  }
  std::unique_ptr<MLIRContext> context = testing::makeContext();
  uint64_t functions = 0, ops = 0, invalid = 0, rejected = 0, outOfPlace = 0,
           callWrites = 0, bytes = 0;
  double seconds = 0, oneShotSeconds = 0;
  std::map<std::string, std::pair<uint64_t, uint64_t>> reasons;
  std::map<std::string, uint64_t> opCounts;
  auto count1 = [&](const std::string &reason, uint64_t seed) {
    auto &entry = reasons[reason];
    if (entry.first++ == 0)
      entry.second = seed;
  };
  // CPU time: the machine may be busy with something else.
  auto now = [] { return double(std::clock()) / CLOCKS_PER_SEC; };
  for (uint64_t seed = first; seed < first + count; ++seed) {
    if ((seed - first) % kModulesPerContext == kModulesPerContext - 1)
      context = testing::makeContext();
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    double start = now();
    OwningOpRef<ModuleOp> module =
        generateModule(context.get(), choices, options);
    seconds += now() - start;
    bytes += choices.bytes().size();
    if (mode == "print") {
      llvm::outs() << "// seed " << seed << "\n" << *module << "\n";
      if (seed + 1 != first + count)
        llvm::outs() << "// -----\n";
      continue;
    }
    module->walk([&](Operation *op) {
      if (isa<func::FuncOp>(op)) {
        ++functions;
      } else if (!isa<ModuleOp>(op)) {
        ++ops;
        if (mode != "time")
          ++opCounts[op->getName().getStringRef().str()];
      }
    });
    if (mode == "time")
      continue;
    if (mode == "run") {
      if (failed(verify(*module))) {
        ++invalid;
        continue;
      }
      std::string why = runBoth(*module, registry);
      if (!why.empty()) {
        ++rejected;
        count1(why, seed);
      }
      continue;
    }
    ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
      count1("invalid: " + diagnostic.str(), seed);
      return success();
    });
    if (failed(verify(*module))) {
      ++invalid;
      continue;
    }
    OwningOpRef<ModuleOp> clone = module->clone();
    start = now();
    testing::OneShotAnswer answer = testing::bufferize(*clone, mode == "free");
    oneShotSeconds += now() - start;
    if (!answer.accepted) {
      ++rejected;
      count1("rejected: " + answer.error, seed);
      continue;
    }
    answer = testing::analyze(*module);
    outOfPlace += answer.outOfPlace;
    callWrites += answer.writesThroughCall;
  }
  if (mode == "print")
    return 0;
  double good = count - invalid;
  llvm::outs() << "modules " << count << " invalid " << invalid << " rejected "
               << rejected << "\n";
  llvm::outs() << llvm::format("functions %.2f ops %.1f bytes %.0f\n",
                               functions / good, ops / good,
                               double(bytes) / count);
  llvm::outs() << llvm::format(
      "out-of-place %.1f%% write through call %.1f%%\n",
      100 * outOfPlace / good, 100 * callWrites / good);
  llvm::outs() << llvm::format("generation %.1f us one-shot %.1f us\n",
                               1e6 * seconds / count,
                               1e6 * oneShotSeconds / count);
  for (auto &[why, entry] : reasons)
    llvm::outs() << "  " << entry.first << " x (seed " << entry.second << ") "
                 << why << "\n";
  llvm::outs() << "ops:";
  for (auto &[name, times] : opCounts)
    llvm::outs() << " " << name << ":" << times;
  llvm::outs() << "\nrows:";
  for (auto [number, rule] : llvm::enumerate(RuleTable::builtin().rules()))
    llvm::outs() << " " << rule.name << ":" << drawn.rowsApplied[number];
  llvm::outs() << "\n";
  return 0;
}
