//===- BuildPath.cpp - Another build as a path ----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The module goes out as text, what comes back replaces it, and from there on
// it is judged like any other path's. What goes wrong on the way is told apart
// with care: only what the build does wrong by its own standards is a fault of
// the build. What it does not know, and what only this MLIR cannot read, says
// nothing about it.
//
//===----------------------------------------------------------------------===//

#include "harness/external/BuildPath.h"
#include "harness/bufferize/LineDiff.h"
#include "harness/external/Printer.h"
#include "harness/external/Translation.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace bufdiff::external {

using oracle::FindingKind;

/// Releases up to this one have no bufferization of branches.
static constexpr unsigned kLastWithoutBranches = 17;

namespace {

class BuildPath final : public Path {
public:
  BuildPath(BuildPathOptions options, std::vector<std::string> flags)
      : options(std::move(options)),
        runner(this->options.build, std::move(flags)) {
    pathName = this->options.build.name() + this->options.suffix;
    flagText = llvm::join(runner.passes(), " ");
    if (!this->options.pipeline.empty())
      pathName += ":" + describePasses();
    // Null where this release does not know the passes or their options.
    std::string notHere;
    twin = this->options.pipeline.empty()
               ? createOneShotPath()
               : createPipelinePath(flagText, notHere);
  }

  llvm::StringRef name() const override { return pathName; }
  llvm::StringRef description() const override { return "another build"; }
  llvm::StringRef mustEqual() const override { return options.partner; }
  bool keepsEntries() const override { return false; }
  bool ownsDeallocation() const override {
    return llvm::StringRef(flagText).contains("buffer-deallocation");
  }
  bool bufferizes() const override {
    // As in pipelines: only One-Shot promises it.
    llvm::StringRef text = flagText;
    return text.contains("bufferize-function-boundaries") &&
           !text.contains("allow-unknown-ops") &&
           !text.contains("dialect-filter") &&
           !text.contains("no-analysis-func-filter") &&
           !text.contains("test-analysis-only");
  }
  PathLimits limits() const override {
    PathLimits limits;
    if (!bufferizes())
      return limits;
    // What One-Shot's documentation names, in all releases.
    limits.noRecursion = true;
    limits.noSeveralReturns = true;
    limits.noExternalTensorResults = true;
    limits.noUnrankedTensors = true;
    limits.noElementwiseOnTensors =
        !llvm::StringRef(flagText).contains("convert-elementwise-to-linalg");
    limits.noOpsWithoutModels = true;
    limits.noAllocationsYieldedFromLoops =
        !llvm::StringRef(flagText).contains("allow-return-allocs");
    limits.noUnstructuredControlFlow =
        options.build.major <= kLastWithoutBranches;
    // As in pipelines: who folds tensors may put one in the place of an equal
    // one, a constant say, which is then freed.
    bool folds = llvm::StringRef(flagText).contains("canonicalize") ||
                 llvm::StringRef(flagText).contains("empty-tensor-to-alloc");
    limits.noVectorsAsElements = folds;
    limits.noExplicitDeallocation = folds || ownsDeallocation();
    return limits;
  }
  llvm::ArrayRef<llvm::StringRef> documentedRejections() const override {
    // Any: what an older release takes, nobody wrote down.
    static const llvm::StringRef any[] = {""};
    return any;
  }

  bool wantsBatches() const override { return true; }
  const Path *inThisProcess() const override { return twin.get(); }
  void prepare(llvm::ArrayRef<ModuleOp> modules) const override;
  LogicalResult bufferize(ModuleOp module, oracle::BoundaryMap &boundary,
                          Decisions *decisions) const override;
  std::vector<PathFault> takeFaults() const override {
    return std::exchange(faults, {});
  }

  std::string whyUnknown() const { return runner.whyUnknown(); }

private:
  std::string describePasses() const;
  LogicalResult replace(ModuleOp module, BuildOutcome &outcome) const;
  void compareRuns(llvm::StringRef text, const BuildOutcome &first,
                   bool locations) const;

  BuildPathOptions options;
  Runner runner;
  std::string pathName, flagText;
  std::unique_ptr<Path> twin;
  /// By the text that was run; of the modules that were prepared.
  mutable llvm::StringMap<BuildOutcome> prepared;
  mutable std::vector<PathFault> faults;
};

} // namespace

/// The passes as a textual pipeline would name them.
std::string BuildPath::describePasses() const {
  std::string text;
  for (llvm::StringRef flag : runner.passes()) {
    flag = flag.ltrim('-');
    auto [name, value] = flag.split('=');
    text += text.empty() ? "" : ",";
    if (name == "pass-pipeline") {
      text += value;
      continue;
    }
    text += name;
    if (!value.empty())
      text += ("{" + value + "}").str();
  }
  return text;
}

void BuildPath::prepare(llvm::ArrayRef<ModuleOp> modules) const {
  prepared.clear();
  std::vector<std::string> texts;
  for (ModuleOp module : modules) {
    std::string why;
    FailureOr<std::string> text =
        printGeneric(module, {options.build.major, /*locations=*/false}, why);
    // bufferize() says why.
    if (succeeded(text) && prepared.try_emplace(*text).second)
      texts.push_back(std::move(*text));
  }
  for (auto [text, outcome] : llvm::zip_equal(texts, runner.runBatch(texts)))
    prepared[text] = std::move(outcome);
}

LogicalResult BuildPath::bufferize(ModuleOp module, oracle::BoundaryMap &,
                                   Decisions *) const {
  faults.clear();
  // Locations in an output are of use to who reads about it, and cost time. In
  // a batch they would hide which module a diagnostic is about.
  bool isBatch = !prepared.empty();
  std::string why;
  FailureOr<std::string> text =
      printGeneric(module, {options.build.major, !isBatch}, why);
  if (failed(text))
    return module.emitError() << "the build has no " << why;
  BuildOutcome outcome;
  if (auto it = prepared.find(*text); it != prepared.end())
    outcome = it->second;
  else
    outcome = runner.run(*text, !isBatch);
  compareRuns(*text, outcome, !isBatch);
  return replace(module, outcome);
}

/// Runs the text again: the outputs must be the same to the letter.
void BuildPath::compareRuns(llvm::StringRef text, const BuildOutcome &first,
                            bool locations) const {
  for (unsigned run = 1; run < options.repeats; ++run) {
    BuildOutcome again = runner.run(text, locations);
    if (again.kind == first.kind && again.text == first.text &&
        (first.kind == BuildOutcome::Kind::Output ||
         again.message == first.message))
      continue;
    bool isText = again.kind == BuildOutcome::Kind::Output &&
                  first.kind == BuildOutcome::Kind::Output;
    auto say = [](const BuildOutcome &outcome) {
      return outcome.kind == BuildOutcome::Kind::Output ? "prints a module"
                                                        : outcome.message;
    };
    PathFault fault;
    fault.kind = FindingKind::Nondeterminism;
    fault.what = isText ? "outputs differ" : "ends differ";
    fault.detail = isText
                       ? lineDiff(first.text, again.text)
                       : "  first run: " + say(first) + "\n  run " +
                             std::to_string(run + 1) + ": " + say(again) + "\n";
    faults.push_back(std::move(fault));
    return;
  }
}

LogicalResult BuildPath::replace(ModuleOp module, BuildOutcome &outcome) const {
  using Kind = BuildOutcome::Kind;
  auto addFault = [&](FindingKind kind) {
    faults.push_back({kind, outcome.message,
                      "  " + runner.commandLine() + "\n  " + outcome.message +
                          "\n" + outcome.detail + "\n"});
    return failure();
  };
  switch (outcome.kind) {
  case Kind::Output:
    break;
  case Kind::Unreadable:
    return module.emitError() << "not known there: " << outcome.message;
  case Kind::Rejected:
    return module.emitError() << outcome.message;
  case Kind::NotStarted:
    return module.emitError()
           << options.build.name() << " cannot be run: " << outcome.detail;
  case Kind::VerifierFailure:
    return addFault(FindingKind::VerifierFailure);
  case Kind::Crash:
    return addFault(FindingKind::Crash);
  case Kind::Timeout:
    return addFault(FindingKind::Timeout);
  case Kind::OutOfMemory:
    return addFault(FindingKind::OutOfMemory);
  }

  std::string error;
  OwningOpRef<ModuleOp> output = readGeneric(outcome.text, options.build.major,
                                             module.getContext(), error);
  if (!output) {
    // The fault is the build's when it cannot read its own output either.
    std::string own = runner.whyUnreadable(outcome.text);
    if (own.empty())
      return module.emitError() << "the output is not known here: " << error;
    outcome.message = own;
    outcome.detail = outcome.text;
    return addFault(FindingKind::UnparseableOutput);
  }
  for (func::FuncOp before : module.getOps<func::FuncOp>()) {
    auto after = output->lookupSymbol<func::FuncOp>(before.getSymName());
    if (after && (after.getNumArguments() < before.getNumArguments() ||
                  after.getNumResults() < before.getNumResults()))
      return module.emitError("the pipeline changes the signature of this "
                              "function in a way that cannot be followed");
  }
  module->setAttrs(output->getOperation()->getAttrDictionary());
  module.getBodyRegion().takeBody(output->getBodyRegion());
  return success();
}

std::string whyUnknown(const Path &buildPath) {
  return static_cast<const BuildPath &>(buildPath).whyUnknown();
}

std::unique_ptr<Path> createBuildPath(BuildPathOptions options,
                                      std::string &error) {
  std::vector<std::string> flags = defaultPassFlags(options.build.major);
  if (!options.pipeline.empty()) {
    FailureOr<std::vector<std::string>> parsed =
        parsePassFlags(options.pipeline, error);
    if (failed(parsed))
      return nullptr;
    flags = std::move(*parsed);
  }
  return std::make_unique<BuildPath>(std::move(options), std::move(flags));
}

} // namespace bufdiff::external
