//===- OneShotPath.cpp - Upstream's One-Shot Module Bufferize -------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The system under test, called the way its own pass calls it: the options are
// those of `mlir-opt --one-shot-bufferize="bufferize-function-boundaries"`, so
// that whatever is found here is seen there too. Calling the function instead
// of the pass saves the pass manager and lets the statistics out.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/OneShotOptions.h"
#include "harness/bufferize/Path.h"
#include "mlir/Dialect/Bufferization/Transforms/Bufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/IR/AsmState.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace bufdiff {

bufferization::OneShotBufferizationOptions oneShotPassDefaults() {
  bufferization::OneShotBufferizationOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.bufferAlignment = 64;
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

namespace {

using OneShotOptions = bufferization::OneShotBufferizationOptions;

/// One-Shot with other options than its defaults. Whatever the options, the
/// module must mean the same afterwards.
struct Variant {
  llvm::StringRef name;
  llvm::StringRef description;
  void (*apply)(OneShotOptions &);
};

/// Any number would do; this one is in the name.
constexpr unsigned kFuzzerSeed = 7;

constexpr Variant kVariants[] = {
    {"one-shot",
     "upstream's One-Shot Module Bufferize with function boundaries",
     +[](OneShotOptions &) {}},
    {"one-shot:identity",
     "One-Shot with identity layouts at function boundaries",
     +[](OneShotOptions &options) {
       options.setFunctionBoundaryTypeConversion(
           bufferization::LayoutMapOption::IdentityLayoutMap);
     }},
    {"one-shot:fully-dynamic",
     "One-Shot with fully dynamic layouts at function boundaries",
     +[](OneShotOptions &options) {
       options.setFunctionBoundaryTypeConversion(
           bufferization::LayoutMapOption::FullyDynamicLayoutMap);
     }},
    {"one-shot:top-down", "One-Shot that analyzes ops from the top down",
     +[](OneShotOptions &options) {
       options.analysisHeuristic = OneShotOptions::AnalysisHeuristic::TopDown;
     }},
    {"one-shot:from-terminators",
     "One-Shot that analyzes ops bottom-up from terminators",
     +[](OneShotOptions &options) {
       options.analysisHeuristic =
           OneShotOptions::AnalysisHeuristic::BottomUpFromTerminators;
     }},
    {"one-shot:fuzz-7", "One-Shot that analyzes ops in a random order, seed 7",
     +[](OneShotOptions &options) {
       options.analysisHeuristic = OneShotOptions::AnalysisHeuristic::Fuzzer;
       options.analysisFuzzerSeed = kFuzzerSeed;
     }},
    {"one-shot:return-allocs", "One-Shot with allow-return-allocs-from-loops",
     +[](OneShotOptions &options) {
       options.allowReturnAllocsFromLoops = true;
     }},
};

static std::string
describeDecision(OpOperand &operand,
                 const bufferization::OneShotAnalysisState &state,
                 AsmState &names) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "operand #" << operand.getOperandNumber() << " (";
  operand.get().printAsOperand(os, names);
  os << ") of " << operand.getOwner()->getName() << " is ";
  bool isWritten = state.bufferizesToMemoryWrite(operand);
  if (state.isInPlace(operand))
    os << "in-place" << (isWritten ? ": no copy is made before the write" : "");
  else
    os << "out-of-place: "
       << (isWritten ? "a copy is made before the write" : "it is copied");
  return text;
}

class OneShotPath final : public Path {
public:
  explicit OneShotPath(const Variant &variant)
      : variant(variant), options(oneShotPassDefaults()) {
    variant.apply(options);
  }

  llvm::StringRef name() const override { return variant.name; }
  llvm::StringRef description() const override { return variant.description; }

  PathLimits limits() const override {
    PathLimits limits;
    // The pass' documentation names these. Some such modules are accepted, but
    // nobody promises anything about them.
    limits.noRecursion = true;
    limits.noSeveralReturns = true;
    limits.noExternalTensorResults = true;
    // A tensor of unknown rank cannot be copied, and only the analysis knows
    // whether it has to be.
    limits.noUnrankedTensors = true;
    // allow-return-allocs-from-loops is off by default.
    limits.noAllocationsYieldedFromLoops = !options.allowReturnAllocsFromLoops;
    return limits;
  }

  LogicalResult bufferize(ModuleOp module, oracle::BoundaryMap &,
                          Decisions *decisions) const override {
    // Every result stays a returned value, so the boundary stays the identity.
    bufferization::BufferizationState state;
    bufferization::BufferizationStatistics statistics;
    if (failed(bufferization::runOneShotModuleBufferize(
            module, options, state, decisions ? &statistics : nullptr)))
      return failure();
    if (decisions) {
      decisions->inPlace += statistics.numTensorInPlace;
      decisions->outOfPlace += statistics.numTensorOutOfPlace;
    }
    return success();
  }

  std::vector<std::string>
  describeDecisions(ModuleOp given, LocationAttr location) const override {
    // What bufferize() does first, without the copies that follow from it.
    bufferization::OneShotAnalysisState state(given, options);
    if (isa<UnknownLoc>(location) ||
        failed(bufferization::analyzeModuleOp(given, state)))
      return {};
    std::vector<std::string> lines;
    given->walk([&](Operation *op) {
      if (LocationAttr(op->getLoc()) != location ||
          !options.dynCastBufferizableOp(op))
        return;
      // Names as in the function printed alone.
      Operation *root = op;
      while (root->getParentOp() && root->getParentOp() != given)
        root = root->getParentOp();
      AsmState names(root, OpPrintingFlags().useLocalScope());
      for (OpOperand &operand : op->getOpOperands())
        if (isa<TensorType>(operand.get().getType()))
          lines.push_back(describeDecision(operand, state, names));
    });
    return lines;
  }

private:
  const Variant &variant;
  OneShotOptions options;
};

} // namespace

std::unique_ptr<Path> createOneShotPath() {
  return std::make_unique<OneShotPath>(kVariants[0]);
}

void registerOneShotVariants(PathRegistry &registry) {
  for (const Variant &variant : llvm::ArrayRef(kVariants).drop_front())
    registry.add(std::make_unique<OneShotPath>(variant));
}

} // namespace bufdiff
