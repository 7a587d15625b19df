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

#include "harness/bufferize/Path.h"
#include "mlir/Dialect/Bufferization/Transforms/Bufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"

using namespace mlir;

namespace bufdiff {
/// The options that the pass derives from its own defaults. They differ from
/// the defaults of the struct in who decides layouts at function boundaries
/// and for values whose type cannot be inferred.
static bufferization::OneShotBufferizationOptions getPassDefaults() {
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

class OneShotPath final : public Path {
public:
  OneShotPath() : options(getPassDefaults()) {}

  llvm::StringRef name() const override { return "one-shot"; }
  llvm::StringRef description() const override {
    return "upstream's One-Shot Module Bufferize with function boundaries";
  }

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
    limits.noAllocationsYieldedFromLoops = true;
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

private:
  bufferization::OneShotBufferizationOptions options;
};

} // namespace

std::unique_ptr<Path> createOneShotPath() {
  return std::make_unique<OneShotPath>();
}

} // namespace bufdiff
