//===- Flip.cpp - One-Shot with one decision turned around
//-------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Flip.h"
#include "mlir/Dialect/Bufferization/Transforms/Bufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace bufdiff {

/// Calls `visit` with every tensor operand that a decision is about, in order.
static void
forEachDecision(ModuleOp module,
                const bufferization::OneShotBufferizationOptions &options,
                llvm::function_ref<void(unsigned, OpOperand &)> visit) {
  unsigned number = 0;
  module->walk([&](Operation *op) {
    if (!options.dynCastBufferizableOp(op))
      return;
    for (OpOperand &operand : op->getOpOperands())
      if (isa<TensorType>(operand.get().getType()))
        visit(number++, operand);
  });
}

FailureOr<std::vector<OutOfPlaceOperand>> findOutOfPlaceOperands(
    ModuleOp module,
    const bufferization::OneShotBufferizationOptions &options) {
  bufferization::OneShotAnalysisState analysis(module, options);
  if (failed(bufferization::analyzeModuleOp(module, analysis)))
    return failure();
  std::vector<OutOfPlaceOperand> found;
  forEachDecision(module, options, [&](unsigned number, OpOperand &operand) {
    if (analysis.isInPlace(operand))
      return;
    OutOfPlaceOperand entry;
    entry.number = number;
    entry.use = &operand;
    entry.op = operand.getOwner()->getName().getStringRef().str();
    entry.operand = operand.getOperandNumber();
    entry.location = operand.getOwner()->getLoc();
    entry.isWritten = analysis.bufferizesToMemoryWrite(operand);
    found.push_back(std::move(entry));
  });
  return found;
}

LogicalResult
bufferizeFlipped(ModuleOp module,
                 const bufferization::OneShotBufferizationOptions &options,
                 llvm::ArrayRef<unsigned> flipped) {
  bufferization::BufferizationState state;
  {
    bufferization::OneShotAnalysisState analysis(module, options);
    if (failed(bufferization::analyzeModuleOp(module, analysis)))
      return failure();
    // All of them first: a change of the alias sets must not change what is
    // visited.
    llvm::SmallVector<OpOperand *> operands;
    forEachDecision(module, options, [&](unsigned number, OpOperand &operand) {
      if (llvm::is_contained(flipped, number) && !analysis.isInPlace(operand))
        operands.push_back(&operand);
    });
    for (OpOperand *operand : operands)
      analysis.bufferizeInPlace(*operand);
    if (failed(bufferization::insertTensorCopies(module, analysis, state)))
      return failure();
  }
  return bufferization::bufferizeModuleOp(module, options, state);
}

} // namespace bufdiff
