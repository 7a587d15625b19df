//===- ComprehensivePaths.cpp - The paths `interface` and `legacy` --------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The seed's system after and before its patch, as paths. Both are the same
// but for one option, which is the point: whatever differs between their
// outputs is the patch's doing.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Path.h"
#include "harness/bufferize/comprehensive/ComprehensiveBufferize.h"

using namespace mlir;

namespace bufdiff {
namespace {

class ComprehensivePath final : public Path {
public:
  ComprehensivePath(llvm::StringRef name, llvm::StringRef description,
                    comprehensive::CallBufferization calls)
      : pathName(name), pathDescription(description) {
    options.calls = calls;
    // The seed's default is to reject such functions. Most interesting modules
    // have one.
    options.allowReturnMemref = true;
  }

  llvm::StringRef name() const override { return pathName; }
  llvm::StringRef description() const override { return pathDescription; }

  llvm::StringRef mustEqual() const override {
    // The patch is NFC: what it must not differ from comes second, so that a
    // difference is shown as what the patch changed.
    return options.calls == comprehensive::CallBufferization::Legacy
               ? "interface"
               : "";
  }

  PathLimits limits() const override {
    PathLimits limits;
    limits.noRecursion = true;
    limits.noSeveralReturns = true;
    limits.noExternalTensorResults = true;
    // A tensor of unknown rank cannot be copied, and only the analysis knows
    // whether it has to be.
    limits.noUnrankedTensors = true;
    limits.noElementwiseOnTensors = true;
    limits.noOpsWithoutModels = true;
    // Upstream's model of scf.for, which is shared, rejects these.
    limits.noAllocationsYieldedFromLoops = true;
    return limits;
  }

  LogicalResult bufferize(ModuleOp module, oracle::BoundaryMap &boundary,
                          Decisions *decisions) const override {
    return comprehensive::runComprehensiveBufferize(module, options, &boundary,
                                                    decisions);
  }

  // Who bufferizes a call makes no difference before something is bufferized.
  llvm::StringRef sharedBeginning() const override { return "comprehensive"; }
  LogicalResult begin(ModuleOp module, Decisions *decisions) const override {
    return comprehensive::makeCopiesExplicit(module, options, decisions);
  }
  LogicalResult finish(ModuleOp module,
                       oracle::BoundaryMap &boundary) const override {
    return comprehensive::bufferizeWithExplicitCopies(module, options,
                                                      &boundary);
  }

private:
  llvm::StringRef pathName, pathDescription;
  comprehensive::BufferizationOptions options;
};

} // namespace

std::unique_ptr<Path> createInterfacePath() {
  return std::make_unique<ComprehensivePath>(
      "interface",
      "the seed's system after its patch: CallOps bufferize through the "
      "interface",
      comprehensive::CallBufferization::Interface);
}

std::unique_ptr<Path> createLegacyPath() {
  return std::make_unique<ComprehensivePath>(
      "legacy",
      "the seed's system before its patch: the driver special-cases CallOps",
      comprehensive::CallBufferization::Legacy);
}

} // namespace bufdiff
