//===- ModelHooks.cpp - Other answers from bufferization models -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A context is given its entries once, when it is first seen. Contexts come and
// go, and another one may have the tables of an earlier one at the same
// addresses, so whether a table has our entries is read off the table itself.
//
//===----------------------------------------------------------------------===//

#include "tests/mutants/ModelHooks.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::bufferization;

namespace bufdiff::mutants {

using Model = BufferizableOpInterface::Concept;

/// Null: whoever asks is told what the original model says.
static const Hooks *active = nullptr;

/// The original entries, by table. Looked up, never iterated over.
static llvm::DenseMap<const Model *, Model> &originals() {
  static llvm::DenseMap<const Model *, Model> models;
  return models;
}

static const Model &original(const Model *model) {
  return originals().find(model)->second;
}

static bool reads(const Model *model, Operation *op, OpOperand &operand,
                  const AnalysisState &state) {
  bool answer =
      original(model).bufferizesToMemoryRead(model, op, operand, state);
  return active && active->reads ? active->reads(op, operand, state, answer)
                                 : answer;
}

static bool writes(const Model *model, Operation *op, OpOperand &operand,
                   const AnalysisState &state) {
  bool answer =
      original(model).bufferizesToMemoryWrite(model, op, operand, state);
  return active && active->writes ? active->writes(op, operand, state, answer)
                                  : answer;
}

static AliasingValueList aliasingValues(const Model *model, Operation *op,
                                        OpOperand &operand,
                                        const AnalysisState &state) {
  AliasingValueList answer =
      original(model).getAliasingValues(model, op, operand, state);
  return active && active->aliasingValues
             ? active->aliasingValues(op, operand, state, std::move(answer))
             : answer;
}

static AliasingOpOperandList aliasingOperands(const Model *model, Operation *op,
                                              Value value,
                                              const AnalysisState &state) {
  AliasingOpOperandList answer =
      original(model).getAliasingOpOperands(model, op, value, state);
  return active && active->aliasingOperands
             ? active->aliasingOperands(op, value, state, std::move(answer))
             : answer;
}

static bool isWritable(const Model *model, Operation *op, Value value,
                       const AnalysisState &state) {
  bool answer = original(model).isWritable(model, op, value, state);
  return active && active->writable ? active->writable(op, value, state, answer)
                                    : answer;
}

static bool isNotConflicting(const Model *model, Operation *op, OpOperand *read,
                             OpOperand *conflicting,
                             const AnalysisState &state) {
  bool answer =
      original(model).isNotConflicting(model, op, read, conflicting, state);
  return active && active->notConflicting
             ? active->notConflicting(op, read, conflicting, state, answer)
             : answer;
}

static bool isElementwise(const Model *model, Operation *op,
                          const AnalysisState &state,
                          ArrayRef<OpOperand *> operands) {
  bool answer =
      original(model).bufferizesToElementwiseAccess(model, op, state, operands);
  return active && active->elementwise ? active->elementwise(op, answer)
                                       : answer;
}

static bool isRepetitive(const Model *model, Operation *op, unsigned region) {
  bool answer = original(model).isRepetitiveRegion(model, op, region);
  return active && active->repetitive ? active->repetitive(op, answer) : answer;
}

static bool isParallel(const Model *model, Operation *op, unsigned region) {
  bool answer = original(model).isParallelRegion(model, op, region);
  return active && active->parallel ? active->parallel(op, answer) : answer;
}

static LogicalResult verifyAnalysis(const Model *model, Operation *op,
                                    const AnalysisState &state) {
  if (!active || !active->verifyAnalysis)
    return original(model).verifyAnalysis(model, op, state);
  // What the model emits stays, but is only looked at where the path fails.
  return active->verifyAnalysis(
      op, original(model).verifyAnalysis(model, op, state));
}

static LogicalResult bufferize(const Model *model, Operation *op,
                               RewriterBase &rewriter,
                               const BufferizationOptions &options,
                               BufferizationState &state) {
  auto run = [&] {
    return original(model).bufferize(model, op, rewriter, options, state);
  };
  return active && active->bufferize
             ? active->bufferize(op, rewriter, state, run)
             : run();
}

static void install(MLIRContext *context) {
  for (RegisteredOperationName name : context->getRegisteredOperations()) {
    // Tables live as long as the context, in memory that is not constant.
    Model *model = name.getInterface<BufferizableOpInterface>();
    if (!model || model->bufferizesToMemoryRead == reads)
      continue;
    originals()[model] = *model;
    model->bufferizesToMemoryRead = reads;
    model->bufferizesToMemoryWrite = writes;
    model->getAliasingValues = aliasingValues;
    model->getAliasingOpOperands = aliasingOperands;
    model->isWritable = isWritable;
    model->isNotConflicting = isNotConflicting;
    model->bufferizesToElementwiseAccess = isElementwise;
    model->isRepetitiveRegion = isRepetitive;
    model->isParallelRegion = isParallel;
    model->verifyAnalysis = verifyAnalysis;
    model->bufferize = bufferize;
  }
}

ActiveHooks::ActiveHooks(MLIRContext *context, const Hooks &hooks) {
  assert(!active && "one mutant at a time");
  auto callOp = RegisteredOperationName::lookup(
      func::CallOp::getOperationName(), context);
  assert(callOp && "the func dialect is loaded in every context of ours");
  if (callOp->getInterface<BufferizableOpInterface>()->bufferizesToMemoryRead !=
      reads)
    install(context);
  active = &hooks;
}

ActiveHooks::~ActiveHooks() { active = nullptr; }

} // namespace bufdiff::mutants
