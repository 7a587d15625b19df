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
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Generator.h"
#include "harness/generator/Rule.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <map>

using namespace mlir;
using namespace bufdiff;

static std::unique_ptr<MLIRContext> makeContext() {
  DialectRegistry registry;
  registry
      .insert<arith::ArithDialect, bufferization::BufferizationDialect,
              func::FuncDialect, linalg::LinalgDialect, memref::MemRefDialect,
              scf::SCFDialect, tensor::TensorDialect, vector::VectorDialect>();
  arith::registerBufferizableOpInterfaceExternalModels(registry);
  bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(
      registry);
  linalg::registerBufferizableOpInterfaceExternalModels(registry);
  scf::registerBufferizableOpInterfaceExternalModels(registry);
  tensor::registerBufferizableOpInterfaceExternalModels(registry);
  vector::registerBufferizableOpInterfaceExternalModels(registry);
  auto context =
      std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context->loadAllAvailableDialects();
  return context;
}

int main(int argc, char **argv) {
  if (argc != 5) {
    llvm::errs()
        << "usage: bufdiff-gen-stats print|stats PROFILE FIRST COUNT\n";
    return 1;
  }
  llvm::StringRef mode = argv[1];
  GeneratorOptions options;
  options.profile = lookupProfile(argv[2]);
  options.limits.noAllocationsYieldedFromLoops = true;
  uint64_t first = std::stoull(argv[3]), count = std::stoull(argv[4]);
  GenerationStats drawn;
  options.stats = &drawn;

  std::unique_ptr<MLIRContext> context = makeContext();
  if (mode == "print") {
    for (uint64_t seed = first; seed < first + count; ++seed) {
      ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
      OwningOpRef<ModuleOp> module =
          generateModule(context.get(), choices, options);
      llvm::outs() << "// seed " << seed << "\n" << *module;
      if (seed + 1 != first + count)
        llvm::outs() << "// -----\n";
    }
    return 0;
  }

  uint64_t functions = 0, ops = 0, invalid = 0, rejected = 0, outOfPlace = 0,
           callWrites = 0, bytes = 0;
  double seconds = 0, oneShotSeconds = 0;
  std::map<std::string, std::pair<uint64_t, uint64_t>> reasons;
  std::map<std::string, uint64_t> opCounts;
  std::map<unsigned, uint64_t> functionCounts;
  std::string lastError;
  bufferization::OneShotBufferizationOptions oneShot;
  oneShot.bufferizeFunctionBoundaries = true;
  oneShot.testAnalysisOnly = true;
  bool full = mode == "full";
  for (uint64_t seed = first; seed < first + count; ++seed) {
    if ((seed - first) % 1000 == 999)
      context = makeContext();
    context->getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        lastError = diagnostic.str();
      return success();
    });
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    auto start = std::chrono::steady_clock::now();
    OwningOpRef<ModuleOp> module =
        generateModule(context.get(), choices, options);
    auto end = std::chrono::steady_clock::now();
    seconds += std::chrono::duration<double>(end - start).count();
    bytes += choices.bytes().size();
    if (failed(verify(*module))) {
      ++invalid;
      auto &entry = reasons["invalid: " + lastError];
      if (entry.first++ == 0)
        entry.second = seed;
      continue;
    }
    unsigned moduleFunctions = 0;
    module->walk([&](Operation *op) {
      if (isa<func::FuncOp>(op))
        ++moduleFunctions;
      else if (!isa<ModuleOp>(op)) {
        ++ops;
        ++opCounts[op->getName().getStringRef().str()];
      }
    });
    functions += moduleFunctions;
    ++functionCounts[moduleFunctions];

    start = std::chrono::steady_clock::now();
    if (full) {
      OwningOpRef<ModuleOp> clone = module->clone();
      oneShot.testAnalysisOnly = false;
      bufferization::BufferizationState state;
      if (failed(
              bufferization::runOneShotModuleBufferize(*clone, oneShot, state)))
        lastError += " (full)";
      oneShot.testAnalysisOnly = true;
    }
    end = std::chrono::steady_clock::now();
    oneShotSeconds += std::chrono::duration<double>(end - start).count();
    bufferization::BufferizationState state;
    if (failed(bufferization::runOneShotModuleBufferize(*module, oneShot,
                                                        state))) {
      ++rejected;
      auto &entry = reasons["rejected: " + lastError];
      if (entry.first++ == 0)
        entry.second = seed;
      continue;
    }
    bool out = false, through = false;
    module->walk([&](Operation *op) {
      auto decisions =
          op->getAttrOfType<ArrayAttr>("__inplace_operands_attr__");
      if (!decisions)
        return;
      for (auto [number, decision] : llvm::enumerate(decisions)) {
        StringRef text = cast<StringAttr>(decision).getValue();
        out |= text == "false";
        auto call = dyn_cast<func::CallOp>(op);
        if (!call || text != "true")
          continue;
        auto callee = module->lookupSymbol<func::FuncOp>(call.getCallee());
        auto access =
            callee.getArgAttrOfType<StringAttr>(number, "bufferization.access");
        through |= access && access.getValue().contains("write");
      }
    });
    outOfPlace += out;
    callWrites += through;
  }
  uint64_t good = count - invalid;
  llvm::outs() << "modules " << count << " invalid " << invalid << " rejected "
               << rejected << "\n";
  llvm::outs() << llvm::format("functions %.2f ops %.1f bytes %.0f\n",
                               double(functions) / good, double(ops) / good,
                               double(bytes) / count);
  llvm::outs() << llvm::format(
      "out-of-place %.1f%% write through call %.1f%%\n",
      100.0 * outOfPlace / good, 100.0 * callWrites / good);
  llvm::outs() << llvm::format("generation %.1f us one-shot %.1f us\n",
                               1e6 * seconds / count,
                               1e6 * oneShotSeconds / count);
  for (auto &[why, entry] : reasons)
    llvm::outs() << "  " << entry.first << " x (seed " << entry.second << ") "
                 << why << "\n";
  llvm::outs() << "functions:";
  for (auto [number, times] : functionCounts)
    llvm::outs() << " " << number << ":" << times;
  llvm::outs() << "\nops:";
  for (auto &[name, times] : opCounts)
    llvm::outs() << " " << name << ":" << times;
  llvm::outs() << "\nrows:";
  for (auto [number, rule] : llvm::enumerate(RuleTable::builtin().rules()))
    llvm::outs() << " " << rule.name << ":" << drawn.rowsApplied[number];
  llvm::outs() << "\n";
  return 0;
}
