//===- WitnessBulk.cpp - The interpreter against compiled code ------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generates modules, bufferizes them, interprets the result and runs it as
// compiled code, and compares the two. Ends with what was compared and why what
// was not was not; exits with 1 when anything differs, when a module cannot be
// taken for a reason that is not listed here, or when nothing was compared.
//
//   bufdiff-witness-bulk FIRST COUNT [PROFILE [PATH]]
//   bufdiff-witness-bulk show SEED [PROFILE [PATH]]      one module, in process
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Path.h"
#include "harness/check/Worker.h"
#include "harness/generator/Generator.h"
#include "harness/witness/JitWitness.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "oracle/compare/Compare.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>
#include <map>

using namespace mlir;
using namespace bufdiff;

/// Input sets a module.
static constexpr unsigned kInputSets = 2;
/// A context never frees types and attributes.
static constexpr unsigned kModulesPerContext = 500;

namespace {

struct Setup {
  const Profile *profile = nullptr;
  std::string path = "one-shot";
};

/// Of this process, in seconds: other work on the machine does not count.
double now() { return double(std::clock()) / CLOCKS_PER_SEC; }

/// Checks one module after the other. A record is a line a fact, each
/// `word<TAB>text`.
class Comparer final : public WorkerTask {
public:
  Comparer(const Setup &setup, bool verbose)
      : setup(setup), verbose(verbose), ops(oracle::OpRegistry::builtin()),
        paths(PathRegistry::builtin()) {}

  std::string run(uint64_t seed, llvm::ArrayRef<uint32_t> excluded,
                  Progress &progress) override {
    if (!excluded.empty())
      return "dropped\tafter a crash\n";
    return check(seed, &progress);
  }
  std::string check(uint64_t seed, Progress *progress);

private:
  void enter(Progress *progress, uint32_t path, Stage stage) {
    if (progress)
      progress->enter(path, stage);
  }

  Setup setup;
  bool verbose;
  oracle::OpRegistry ops;
  PathRegistry paths;
  std::unique_ptr<MLIRContext> context;
  unsigned modules = 0;
};

} // namespace

std::string Comparer::check(uint64_t seed, Progress *progress) {
  const Path &path = *paths.lookup(setup.path);
  if (modules++ % kModulesPerContext == 0)
    context = createContext();
  GeneratorOptions options;
  options.profile = setup.profile;
  options.limits = path.limits();
  enter(progress, 1, Stage::Generate);
  ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
  OwningOpRef<ModuleOp> module =
      generateModule(context.get(), choices, options);
  OwningOpRef<ModuleOp> given = module->clone();

  oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
  enter(progress, 1, Stage::Bufferize);
  {
    ScopedDiagnosticHandler quiet(context.get(),
                                  [](Diagnostic &) { return success(); });
    if (failed(path.bufferize(*module, boundary, nullptr)))
      return "skipped\tthe path rejects the module\n";
    if (failed(verify(*module)))
      return "skipped\tthe path's output does not verify\n";
  }
  if (verbose)
    llvm::errs() << *given << *module;
  const oracle::FunctionBoundary *entry = boundary.lookup(kEntryName);
  auto function = given->lookupSymbol<func::FuncOp>(kEntryName);
  std::unique_ptr<oracle::Program> program =
      oracle::Program::decode(*module, ops);

  std::string record;
  std::unique_ptr<JitProgram> compiled;
  unsigned numSets = function.getNumArguments() ? kInputSets : 1;
  for (unsigned number = 0; number < numSets; ++number) {
    std::string why;
    FailureOr<oracle::InputSet> inputs =
        oracle::makeInputs(function, number, why);
    if (failed(inputs)) {
      record += "skipped\tinputs: " + why + "\n";
      continue;
    }
    enter(progress, 1, Stage::Run);
    oracle::Observation interpreted =
        oracle::observe(*program, kEntryName, *entry, *inputs, {});
    if (!interpreted.outcome.completed()) {
      record += "skipped\tthe interpretation does not complete: " +
                interpreted.outcome.why + "\n";
      continue;
    }
    enter(progress, 2, Stage::Run);
    if (!compiled) {
      double start = now();
      auto made = JitProgram::compile(*module, kEntryName, *entry, why);
      if (failed(made))
        return record + "cannot take\t" + why + "\n";
      compiled = std::move(*made);
      record += "microseconds\t" +
                std::to_string(uint64_t((now() - start) * 1e6)) + "\n";
    }
    FailureOr<oracle::Observation> ran = compiled->run(*inputs, why);
    if (failed(ran)) {
      record += "cannot take\t" + why + "\n";
      continue;
    }
    record += "compared\truns\n";
    if (auto difference =
            oracle::compare(interpreted, *program, *ran, *program))
      record += "DIFFERENCE\tseed " + std::to_string(seed) + " inputs " +
                std::to_string(number) + ": " + difference->summary + "\n";
  }
  return record;
}

static int show(uint64_t seed, const Setup &setup) {
  Comparer comparer(setup, /*verbose=*/true);
  llvm::outs() << comparer.check(seed, nullptr);
  return 0;
}

int main(int argc, char **argv) {
  bool single = argc > 1 && llvm::StringRef(argv[1]) == "show";
  uint64_t first = 0, count = 0;
  bool usable = argc >= 3 && argc <= 5 &&
                (single || !llvm::StringRef(argv[1]).getAsInteger(10, first)) &&
                !llvm::StringRef(argv[2]).getAsInteger(10, count);
  Setup setup;
  if (usable && argc > 3) {
    setup.profile = lookupProfile(argv[3]);
    usable = setup.profile;
  }
  if (usable && argc > 4) {
    setup.path = argv[4];
    usable = PathRegistry::builtin().lookup(setup.path);
  }
  if (!usable) {
    llvm::errs() << "usage: bufdiff-witness-bulk FIRST COUNT [PROFILE [PATH]]\n"
                    "       bufdiff-witness-bulk show SEED [PROFILE [PATH]]\n";
    return 1;
  }
  if (single)
    return show(count, setup);

  std::map<std::string, uint64_t> counts;
  std::vector<std::string> differences;
  uint64_t modules = 0, microseconds = 0, compilations = 0;
  WorkerEvents events;
  events.onRecord = [&](uint64_t seed, llvm::StringRef record) {
    bool compared = false;
    llvm::SmallVector<llvm::StringRef> lines;
    record.split(lines, '\n', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef line : lines) {
      auto [word, text] = line.split('\t');
      if (word == "microseconds") {
        microseconds += std::stoull(text.str());
        ++compilations;
        continue;
      }
      compared |= word == "compared";
      if (word == "DIFFERENCE")
        differences.push_back(text.str());
      else
        ++counts[(word + ": " + text).str()];
    }
    modules += compared;
  };
  events.onDeath = [&](const WorkerDeath &death) {
    std::string where = death.path == 2
                            ? "in the witness"
                            : "in stage " + stageName(death.stage).str();
    ++counts["died: " + death.describe() + " " + where];
    llvm::outs() << "seed " << death.item << ": " << death.describe() << " "
                 << where << "\n";
    return false;
  };
  WorkerOptions workers;
  workers.jobs = 2;
  std::string error;
  if (failed(runWorkers(
          first, first + count, workers,
          [&] { return std::make_unique<Comparer>(setup, false); }, events,
          error))) {
    llvm::errs() << error << "\n";
    return 1;
  }

  for (const std::string &difference : differences)
    llvm::outs() << "DIFFERENCE " << difference << "\n";
  llvm::outs() << "modules compared: " << modules << " of " << count << "\n";
  for (const auto &[what, times] : counts)
    llvm::outs() << "  " << times << " x " << what << "\n";
  if (compilations)
    llvm::outs() << "compilation: " << microseconds / compilations
                 << " us a module\n";
  return differences.empty() && modules ? 0 : 1;
}
