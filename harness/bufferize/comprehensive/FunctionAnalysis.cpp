//===- FunctionAnalysis.cpp - Analysis across calls -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The meaning of the summaries, and of the attributes that replace them for
// declarations, is documented with the bufferization dialect's attributes and
// with func_ext::FuncAnalysisState.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/comprehensive/FunctionAnalysis.h"
#include "harness/bufferize/comprehensive/CallGraph.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;
using bufferization::OneShotAnalysisState;
using bufferization::func_ext::FuncAnalysisState;
using bufferization::func_ext::FuncOpAnalysisState;

namespace bufdiff::comprehensive {

static bool isTensor(Type type) { return isa<TensorType>(type); }

/// Tells the analysis of a caller what its calls relate, before it decides
/// anything about it.
static void relateCallResults(func::FuncOp caller, BufferizationState &state,
                              FuncAnalysisState &funcState,
                              ResultSharingState &sharingState) {
  OneShotAnalysisState &analysis = state.getAnalysis();
  caller.walk([&](func::CallOp callOp) {
    if (callOp->getNumResults() == 0)
      return;
    func::FuncOp callee = state.getCalledFunction(callOp);

    auto equivalences = funcState.equivalentFuncArgs.find(callee);
    if (equivalences != funcState.equivalentFuncArgs.end()) {
      // By result, since the map has no order.
      for (OpResult result : callOp->getOpResults()) {
        auto it = equivalences->second.find(result.getResultNumber());
        if (it == equivalences->second.end())
          continue;
        OpOperand &operand = callOp->getOpOperand(it->second);
        // Known at this point only for operands that can be nothing else.
        if (analysis.isInPlace(operand))
          analysis.unionEquivalenceClasses(result, operand.get());
      }
    }

    auto sharing = sharingState.functions.find(callee);
    if (sharing == sharingState.functions.end())
      return;
    for (auto [index, group] : llvm::enumerate(sharing->second.group))
      if (group != index)
        analysis.unionAliasSets(callOp->getResult(index),
                                callOp->getResult(group));
  });
}

/// Whether the buffer of `value` may be one that must not be written. Block
/// arguments of the function are left out: what is passed for them is the
/// caller's to know.
static bool mayBeReadOnly(Value value, const OneShotAnalysisState &analysis) {
  bool readOnly = false;
  analysis.applyOnAliases(value, [&](Value alias) {
    if (isa<OpResult>(alias) && !analysis.isWritable(alias))
      readOnly = true;
  });
  return readOnly;
}

/// How results relate to arguments and to one another.
static void summarizeResults(func::FuncOp funcOp, BufferizationState &state,
                             FuncAnalysisState &funcState,
                             ResultSharingState &sharingState) {
  FunctionType type = funcOp.getFunctionType();
  if (llvm::none_of(type.getResults(), isTensor))
    return;

  auto &aliasing = funcState.aliasingReturnVals[funcOp];
  if (funcOp.getBody().empty()) {
    // Nothing is known: everything may share with everything. (Such a call
    // cannot be bufferized, but it has to survive the analysis.)
    for (auto [arg, argType] : llvm::enumerate(type.getInputs())) {
      if (!isTensor(argType))
        continue;
      for (auto [result, resultType] : llvm::enumerate(type.getResults()))
        if (isTensor(resultType))
          aliasing[arg].push_back(result);
    }
    return;
  }

  OneShotAnalysisState &analysis = state.getAnalysis();
  func::ReturnOp returnOp = getAssumedUniqueReturnOp(funcOp);
  ResultSharing &sharing = sharingState.functions[funcOp];
  for (OpOperand &returned : returnOp->getOpOperands()) {
    unsigned result = returned.getOperandNumber();
    sharing.group.push_back(result);
    sharing.readOnly.push_back(false);
    if (!isTensor(returned.get().getType()))
      continue;
    for (BlockArgument arg : funcOp.getArguments()) {
      if (!isTensor(arg.getType()))
        continue;
      if (analysis.areEquivalentBufferizedValues(returned.get(), arg))
        funcState.equivalentFuncArgs[funcOp][result] = arg.getArgNumber();
      if (analysis.areAliasingBufferizedValues(returned.get(), arg))
        aliasing[arg.getArgNumber()].push_back(result);
    }
    for (unsigned earlier = 0; earlier != result; ++earlier) {
      Value other = returnOp->getOperand(earlier);
      if (isTensor(other.getType()) &&
          analysis.areAliasingBufferizedValues(returned.get(), other)) {
        sharing.group.back() = earlier;
        break;
      }
    }
    sharing.readOnly.back() = mayBeReadOnly(returned.get(), analysis);
  }
}

/// Which arguments are read and written.
static void summarizeArguments(func::FuncOp funcOp, BufferizationState &state,
                               FuncAnalysisState &funcState) {
  for (auto [arg, type] :
       llvm::enumerate(funcOp.getFunctionType().getInputs())) {
    if (!isTensor(type))
      continue;
    bool isRead = true, isWritten = true;
    if (auto access = funcOp.getArgAttrOfType<StringAttr>(
            arg, bufferization::BufferizationDialect::kBufferAccessAttrName)) {
      isRead = access == "read" || access == "read-write";
      isWritten = access == "write" || access == "read-write";
    } else if (!funcOp.getBody().empty()) {
      BlockArgument bbArg = funcOp.getArgument(arg);
      isRead = state.getAnalysis().isValueRead(bbArg);
      isWritten = state.getAnalysis().isValueWritten(bbArg);
    }
    if (isRead)
      funcState.readBbArgs[funcOp].insert(arg);
    if (isWritten)
      funcState.writtenBbArgs[funcOp].insert(arg);
  }
}

LogicalResult
analyzeFunctions(ArrayRef<func::FuncOp> orderedFuncOps,
                 BufferizationState &state,
                 function_ref<LogicalResult(func::FuncOp)> afterFunction) {
  OneShotAnalysisState &analysis = state.getAnalysis();
  auto &funcState = analysis.addExtension<FuncAnalysisState>();
  auto &sharingState = analysis.addExtension<ResultSharingState>();
  for (func::FuncOp funcOp : orderedFuncOps) {
    funcState.startFunctionAnalysis(funcOp);
    relateCallResults(funcOp, state, funcState, sharingState);
    if (failed(bufferization::analyzeOp(funcOp, analysis)))
      return failure();
    if (afterFunction && !funcOp.getBody().empty() &&
        failed(afterFunction(funcOp)))
      return failure();
    summarizeResults(funcOp, state, funcState, sharingState);
    summarizeArguments(funcOp, state, funcState);
    funcState.analyzedFuncOps[funcOp] = FuncOpAnalysisState::Analyzed;
  }
  return success();
}

} // namespace bufdiff::comprehensive
