//===- CallGraph.cpp - Functions in the order of their calls --------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order is computed over indices, not over pointers, so that it is the same
// in every run.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/comprehensive/CallGraph.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;

namespace bufdiff::comprehensive {

func::ReturnOp getAssumedUniqueReturnOp(func::FuncOp funcOp) {
  func::ReturnOp unique;
  for (Block &block : funcOp.getBody()) {
    auto returnOp = dyn_cast<func::ReturnOp>(block.getTerminator());
    if (!returnOp)
      continue;
    if (unique)
      return nullptr;
    unique = returnOp;
  }
  return unique;
}

bool hasTensorSignature(func::FuncOp funcOp) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  return llvm::any_of(funcOp.getFunctionType().getInputs(), isTensor) ||
         llvm::any_of(funcOp.getFunctionType().getResults(), isTensor);
}

LogicalResult
getFuncOpsOrderedByCalls(const BufferizationState &state,
                         SmallVectorImpl<func::FuncOp> &orderedFuncOps) {
  ModuleOp module = state.module;
  SmallVector<func::FuncOp> funcOps(module.getOps<func::FuncOp>());
  llvm::SmallDenseMap<Operation *, unsigned, 16> indexOf;
  for (auto [index, funcOp] : llvm::enumerate(funcOps))
    indexOf[funcOp] = index;

  // For each function, its callers (once a call) and how many of its own calls
  // lead to functions that have not been placed yet.
  SmallVector<SmallVector<unsigned, 4>> callers(funcOps.size());
  SmallVector<unsigned> pendingCalls(funcOps.size(), 0);
  for (auto [index, funcOp] : llvm::enumerate(funcOps)) {
    if (hasTensorSignature(funcOp) && !funcOp.getBody().empty() &&
        !getAssumedUniqueReturnOp(funcOp))
      return funcOp->emitError("cannot bufferize a FuncOp with tensors and "
                               "without a unique ReturnOp");
    WalkResult result =
        funcOp.walk([&, caller = index](Operation *op) -> WalkResult {
          if (auto constantOp = dyn_cast<func::ConstantOp>(op)) {
            // The function's type would change under its address.
            auto target = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                op, constantOp.getValueAttr());
            if (target && hasTensorSignature(target))
              return op->emitError("expected a CallOp");
            return WalkResult::advance();
          }
          if (!isa<CallOpInterface>(op))
            return WalkResult::advance();
          auto callOp = dyn_cast<func::CallOp>(op);
          if (!callOp) {
            if (bufferization::hasTensorSemantics(op))
              return op->emitError("expected a CallOp");
            return WalkResult::advance();
          }
          func::FuncOp callee = state.getCalledFunction(callOp);
          auto it = indexOf.find(callee);
          // Functions of nested symbol tables are no part of this call graph.
          if (it == indexOf.end())
            return WalkResult::advance();
          callers[it->second].push_back(caller);
          ++pendingCalls[caller];
          return WalkResult::advance();
        });
    if (result.wasInterrupted())
      return failure();
  }

  SmallVector<unsigned> ready;
  for (unsigned index = 0, end = funcOps.size(); index != end; ++index)
    if (pendingCalls[index] == 0)
      ready.push_back(index);
  for (unsigned next = 0; next != ready.size(); ++next) {
    orderedFuncOps.push_back(funcOps[ready[next]]);
    for (unsigned caller : callers[ready[next]])
      if (--pendingCalls[caller] == 0)
        ready.push_back(caller);
  }
  if (ready.size() != funcOps.size())
    return module.emitOpError(
        "expected callgraph to be free of circular dependencies.");
  return success();
}

} // namespace bufdiff::comprehensive
