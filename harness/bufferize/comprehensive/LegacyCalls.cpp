//===- LegacyCalls.cpp - Calls before the seed's patch --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written apart from the model in FuncModels.cpp on purpose, and in the seed's
// old way: it walks the operands of the callee's return and asks what each is
// equivalent to. Were the two to share their code, comparing them would show
// nothing.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/comprehensive/LegacyCalls.h"
#include "harness/bufferize/comprehensive/CallGraph.h"
#include "harness/bufferize/comprehensive/CallingConvention.h"
#include "harness/bufferize/comprehensive/ComprehensiveBufferize.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace bufdiff::comprehensive::legacy {

static bool isaTensor(Type type) { return isa<TensorType>(type); }

/// In a first approximation, all the function arguments of a FuncOp are marked
/// inplaceable. For now, it is the responsibility of the `callOp` bufferization
/// to allow FuncOp that are inplaceable to write inPlace.
static LogicalResult bufferizeCall(RewriterBase &b, func::CallOp callOp,
                                   BufferizationState &state,
                                   FunctionTypeMap &bufferizedFunctionTypes) {
  func::FuncOp funcOp = state.getCalledFunction(callOp);
  assert(funcOp && "expected CallOp to a FuncOp");

  // If nothing to do then we are done.
  if (!llvm::any_of(funcOp.getFunctionType().getInputs(), isaTensor) &&
      !llvm::any_of(funcOp.getFunctionType().getResults(), isaTensor))
    return success();

  // Take a guard before anything else.
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(callOp);

  // Filter return types. For each result that is not returned any more, keep
  // the argument it folds onto or the position of its hoisted buffer.
  SmallVector<Type> resultTypes;
  SmallVector<Attribute> resultAttrs;
  SmallVector<Value> hoistedArguments;
  SmallVector<std::optional<unsigned>> foldsOnto(callOp->getNumResults());
  SmallVector<std::optional<unsigned>> hoistedTo(callOp->getNumResults());
  ArrayAttr oldResultAttrs = callOp.getResAttrsAttr();
  auto keepResult = [&](unsigned result, Type type) {
    resultTypes.push_back(type);
    if (oldResultAttrs)
      resultAttrs.push_back(oldResultAttrs[result]);
  };
  if (funcOp.getBody().empty()) {
    if (llvm::any_of(funcOp.getFunctionType().getResults(), isaTensor))
      return callOp->emitError()
             << "cannot bufferize bodiless function that returns a tensor";
    for (OpResult result : callOp->getOpResults())
      keepResult(result.getResultNumber(), result.getType());
  } else {
    func::ReturnOp returnOp = getAssumedUniqueReturnOp(funcOp);
    assert(returnOp && "expected func with single return op");

    for (OpOperand &returnOperand : returnOp->getOpOperands()) {
      unsigned returnIdx = returnOperand.getOperandNumber();
      Type returnType = returnOperand.get().getType();
      if (!isaTensor(returnType)) {
        keepResult(returnIdx, returnType);
        continue;
      }

      // If return operand is equivalent to some bbArg, no need to return it.
      if (BlockArgument bbArg =
              getEquivalentEnclosingFuncBBArg(returnOperand, state)) {
        foldsOnto[returnIdx] = bbArg.getArgNumber();
        continue;
      }

      // An allocation is made by the caller, once for all results that it is.
      if (Operation *allocOp = getEquivalentAlloc(returnOperand, state)) {
        Value alloc = allocOp->getResult(0);
        auto it = llvm::find(hoistedArguments, alloc);
        hoistedTo[returnIdx] = it - hoistedArguments.begin();
        if (it == hoistedArguments.end())
          hoistedArguments.push_back(alloc);
        continue;
      }

      // Other cases legitimately need to return a buffer.
      if (!state.allowReturnMemref)
        return returnOp->emitError() << "buffer result #" << returnIdx
                                     << " not produced by an alloc\n";
      keepResult(returnIdx, getReturnedBufferType(returnOperand, state));
    }
  }

  // Compute bufferized FunctionType.
  SmallVector<Type> argumentTypes{callOp->getOperandTypes()};
  ValueRange hoistedArgs{hoistedArguments};
  llvm::append_range(argumentTypes, hoistedArgs.getTypes());
  FunctionType bufferizedFuncType = getOrCreateBufferizedFunctionType(
      funcOp, argumentTypes, resultTypes, state, bufferizedFunctionTypes);

  // Rewrite tensor operands as memrefs based on `bufferizedFuncType`.
  SmallVector<Value> operandBuffers(callOp->getNumOperands());
  SmallVector<Value> newOperands;
  newOperands.reserve(argumentTypes.size());
  for (OpOperand &opOperand : callOp->getOpOperands()) {
    Value tensorOperand = opOperand.get();
    // Non-tensor operands are just copied.
    if (!isaTensor(tensorOperand.getType())) {
      newOperands.push_back(tensorOperand);
      continue;
    }

    unsigned idx = opOperand.getOperandNumber();
    FailureOr<Value> maybeBuffer = state.getBuffer(b, tensorOperand);
    if (failed(maybeBuffer))
      return failure();
    Value buffer = *maybeBuffer;

    // Caller / callee type mismatch is handled with a CastOp.
    Type memRefType = bufferizedFuncType.getInput(idx);
    if (buffer.getType() == memRefType) {
      operandBuffers[idx] = buffer;
      newOperands.push_back(buffer);
      continue;
    }
    Type callerType = buffer.getType();
    FailureOr<Value> castBuffer =
        castArgument(b, callOp.getLoc(), buffer, memRefType, state);
    if (failed(castBuffer))
      return callOp->emitError() << "cannot cast operand #" << idx << " from "
                                 << callerType << " to " << memRefType;
    operandBuffers[idx] = buffer;
    newOperands.push_back(*castBuffer);
  }

  // Allocate what the callee used to allocate.
  unsigned firstHoisted = newOperands.size();
  for (Type type : hoistedArgs.getTypes()) {
    FailureOr<Value> buffer = state.getModelOptions().createAlloc(
        b, callOp.getLoc(), cast<MemRefType>(type), ValueRange());
    if (failed(buffer))
      return callOp->emitError("cannot allocate the buffer of a result");
    newOperands.push_back(*buffer);
  }

  // Create the new CallOp, with the attributes of the old one.
  auto newCallOp = func::CallOp::create(b, callOp.getLoc(), funcOp.getSymName(),
                                        resultTypes, newOperands);
  newCallOp->setAttrs(callOp->getAttrs());
  if (ArrayAttr attrs = callOp.getArgAttrsAttr())
    newCallOp.setArgAttrsAttr(
        extendArgumentAttributes(attrs, hoistedArguments.size()));
  if (oldResultAttrs)
    newCallOp.setResAttrsAttr(b.getArrayAttr(resultAttrs));

  // Replace all uses of the CallOp results so that the CallOp can be erased.
  unsigned numNewResults = 0;
  for (OpResult oldRes : callOp->getOpResults()) {
    unsigned idx = oldRes.getResultNumber();
    Value buffer;
    if (foldsOnto[idx])
      buffer = operandBuffers[*foldsOnto[idx]];
    else if (hoistedTo[idx])
      buffer = newOperands[firstHoisted + *hoistedTo[idx]];
    else
      buffer = newCallOp->getResult(numNewResults++);

    if (!isaTensor(oldRes.getType())) {
      state.mapValue(oldRes, buffer);
      b.replaceAllUsesWith(oldRes, buffer);
      continue;
    }
    auto tensorType = cast<TensorType>(oldRes.getType());
    buffer = castToShapeOf(b, callOp.getLoc(), tensorType, buffer);
    state.mapBuffer(oldRes, buffer);
    // This to_tensor must fold away or bufferization should be considered
    // failed.
    Value toTensor = bufferization::ToTensorOp::create(b, callOp.getLoc(),
                                                       tensorType, buffer);
    b.replaceAllUsesWith(oldRes, toTensor);
    state.mapBuffer(toTensor, buffer);
  }

  // Delete the op at the end of bufferization.
  return success();
}

LogicalResult bufferizeOp(Operation *op, BufferizationState &state,
                          FunctionTypeMap *bufferizedFunctionTypes) {
  // CallOps are handled separately.
  if (auto callOp = dyn_cast<func::CallOp>(op)) {
    if (!bufferizedFunctionTypes)
      llvm_unreachable(
          "null bufferizedFunctionTypes when bufferizing CallOpInterface");
    return bufferizeCall(state.rewriter, callOp, state,
                         *bufferizedFunctionTypes);
  }
  return comprehensive::bufferizeOp(op, state);
}

} // namespace bufdiff::comprehensive::legacy
