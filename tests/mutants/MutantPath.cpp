//===- MutantPath.cpp - A path with a fault -------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hooks that come in the middle of One-Shot need its stages called one by one;
// all other mutants run their base as it is. A test shows that the stages,
// nothing changed, make what the path makes.
//
//===----------------------------------------------------------------------===//

#include "tests/mutants/MutantPath.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Pass/PassManager.h"
#include "tests/mutants/ModelHooks.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

namespace bufdiff::mutants {

static uint64_t faults = 0;

void noteFault() { ++faults; }
uint64_t faultCount() { return faults; }

/// A leak is a fault only of who owns deallocation.
static constexpr llvm::StringLiteral kDeallocation =
    "one-shot-bufferize{bufferize-function-boundaries},"
    "buffer-deallocation-pipeline";

static std::shared_ptr<const Path> findPath(llvm::StringRef name) {
  std::string error;
  // It owns what it finds.
  static const PathRegistry *registry =
      new PathRegistry(PathRegistry::builtin());
  std::shared_ptr<const Path> path = registry->find(name, error);
  if (!path)
    llvm::report_fatal_error(llvm::Twine(error));
  return path;
}

std::shared_ptr<const Path> makeBase(Base base) {
  switch (base) {
  case Base::OneShot:
    return createOneShotPath();
  case Base::TopDown:
    return findPath("one-shot:top-down");
  case Base::ReturnAllocs:
    return findPath("one-shot:return-allocs");
  case Base::Interface:
    return createInterfacePath();
  case Base::Deallocation: {
    std::string error;
    std::unique_ptr<Path> path = createPipelinePath(kDeallocation, error);
    if (!path)
      llvm::report_fatal_error(llvm::Twine(error));
    return path;
  }
  }
  llvm_unreachable("covered switch");
}

/// What the pass makes of its defaults.
static bufferization::OneShotBufferizationOptions getPassDefaults() {
  bufferization::OneShotBufferizationOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.setFunctionBoundaryTypeConversion(
      bufferization::LayoutMapOption::InferLayoutMap);
  options.unknownTypeConverterFn =
      [](TensorType type, Attribute memorySpace,
         const bufferization::BufferizationOptions &) {
        return bufferization::getMemRefTypeWithFullyDynamicLayout(type,
                                                                  memorySpace);
      };
  return options;
}

static LogicalResult bufferizeInStages(ModuleOp module, const Hooks &hooks) {
  static const bufferization::OneShotBufferizationOptions options =
      getPassDefaults();
  bufferization::BufferizationState state;
  bufferization::OneShotAnalysisState analysis(module, options);
  if (failed(bufferization::analyzeModuleOp(module, analysis)))
    return failure();
  if (hooks.decisions)
    hooks.decisions(module, analysis);
  if (failed(bufferization::insertTensorCopies(module, analysis, state)))
    return failure();
  if (hooks.copies)
    hooks.copies(module);
  return bufferization::bufferizeModuleOp(module, options, state);
}

namespace {

/// A path as another one, but for what a mutant says of its limits.
class SamePath : public Path {
public:
  explicit SamePath(const Mutant &mutant)
      : mutant(mutant), base(makeBase(mutant.base)) {}

  llvm::StringRef name() const override { return base->name(); }
  llvm::StringRef description() const override { return mutant.fault; }
  PathLimits limits() const override {
    if (mutant.limits)
      return *mutant.limits;
    PathLimits limits = base->limits();
    // A pipeline states none, but what this one starts with does.
    if (mutant.base == Base::Deallocation)
      limits = createOneShotPath()->limits();
    return limits;
  }
  bool ownsDeallocation() const override { return base->ownsDeallocation(); }
  bool bufferizes() const override { return base->bufferizes(); }
  bool keepsEntries() const override { return base->keepsEntries(); }
  llvm::ArrayRef<llvm::StringRef> documentedRejections() const override {
    // Where modules go beyond the limits, any rejection is.
    static const llvm::StringRef any[] = {""};
    return mutant.limits ? llvm::ArrayRef(any) : base->documentedRejections();
  }
  LogicalResult bufferize(ModuleOp module, oracle::BoundaryMap &boundary,
                          Decisions *decisions) const override {
    return base->bufferize(module, boundary, decisions);
  }

protected:
  const Mutant &mutant;
  std::shared_ptr<const Path> base;
};

class MutantPath final : public SamePath {
public:
  using SamePath::SamePath;

  LogicalResult bufferize(ModuleOp module, oracle::BoundaryMap &boundary,
                          Decisions *decisions) const override {
    const Hooks &hooks = mutant.hooks;
    if (hooks.input && failed(hooks.input(module)))
      return failure();
    {
      ActiveHooks active(module.getContext(), hooks);
      bool inStages = hooks.decisions || hooks.copies;
      if (failed(inStages ? bufferizeInStages(module, hooks)
                          : base->bufferize(module, boundary, decisions)))
        return failure();
    }
    return hooks.output ? hooks.output(module) : success();
  }
};

} // namespace

std::unique_ptr<Path> makeMutantPath(const Mutant &mutant) {
  return std::make_unique<MutantPath>(mutant);
}

static std::vector<std::unique_ptr<Path>>
withCompany(std::unique_ptr<Path> first, const Mutant &mutant) {
  std::vector<std::unique_ptr<Path>> paths;
  paths.push_back(std::move(first));
  if (mutant.withLegacy)
    paths.push_back(createLegacyPath());
  return paths;
}

std::vector<std::unique_ptr<Path>> makePaths(const Mutant &mutant) {
  return withCompany(makeMutantPath(mutant), mutant);
}

std::vector<std::unique_ptr<Path>> makeBasePaths(const Mutant &mutant) {
  return withCompany(std::make_unique<SamePath>(mutant), mutant);
}

llvm::StringRef familyName(Family family) {
  switch (family) {
  case Family::CallRewrite:
    return "call-rewrite";
  case Family::Analysis:
    return "analysis";
  case Family::BufferizedIr:
    return "bufferized-ir";
  case Family::Diagnostics:
    return "diagnostics";
  }
  llvm_unreachable("covered switch");
}

std::string mutantTable() {
  std::string text = "| mutant | family | what is wrong | makes no difference "
                     "for | killed by |\n|---|---|---|---|---|\n";
  for (const Mutant &mutant : allMutants()) {
    text += "| `" + mutant.name + "` | " + familyName(mutant.family).str() +
            " | " + mutant.fault + " | " + mutant.equivalentFor + " | ";
    llvm::StringRef separator;
    for (oracle::FindingKind kind : mutant.kinds) {
      text += (separator + "`" + oracle::findingName(kind) + "`").str();
      separator = ", ";
    }
    text += mutant.equivalent ? "nothing |\n" : " |\n";
  }
  return text;
}

const std::vector<Mutant> &allMutants() {
  static const std::vector<Mutant> mutants = [] {
    std::vector<Mutant> list;
    addCallMutants(list);
    addAnalysisMutants(list);
    addIrMutants(list);
    addDiagnosticMutants(list);
    return list;
  }();
  return mutants;
}

} // namespace bufdiff::mutants
