//===- ComprehensiveBufferize.cpp - The seed's system, whole --------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three things are not as in the seed, because today's op models ask for them:
// ops in regions are bufferized before the op around them, ops that
// bufferization creates may need bufferizing themselves, and every out-of-place
// decision is made an explicit copy before any op is bufferized.
//
// Everything is done in an order that follows the IR. Ops are created and freed
// all the time, so an address is no identity here: whatever is kept by address
// is dropped when the listener hears that the op is erased.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/comprehensive/ComprehensiveBufferize.h"
#include "harness/bufferize/comprehensive/CallGraph.h"
#include "harness/bufferize/comprehensive/CallingConvention.h"
#include "harness/bufferize/comprehensive/FunctionAnalysis.h"
#include "harness/bufferize/comprehensive/LegacyCalls.h"
#include "harness/feedback/Features.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/Bufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using bufferization::BufferizableOpInterface;
using bufferization::OneShotAnalysisState;
using bufferization::ToBufferOp;
using bufferization::ToTensorOp;

namespace bufdiff::comprehensive {

static bool isaTensor(Type type) { return isa<TensorType>(type); }

LogicalResult bufferizeOp(Operation *op, BufferizationState &state) {
  // Skip the ops between tensors and buffers.
  if (isa<ToBufferOp, ToTensorOp>(op))
    return success();
  if (!bufferization::hasTensorSemantics(op))
    return success();

  RewriterBase &rewriter = state.rewriter;
  rewriter.setInsertionPoint(op);

  // Its model would not ask the callbacks.
  if (auto deallocOp = dyn_cast<bufferization::DeallocTensorOp>(op)) {
    FailureOr<Value> buffer = state.getBuffer(rewriter, deallocOp.getTensor());
    if (failed(buffer))
      return failure();
    state.allocationFns.deallocate(rewriter, op->getLoc(), *buffer);
    rewriter.eraseOp(op);
    return success();
  }

  BufferizableOpInterface bufferizableOp =
      state.getModelOptions().dynCastBufferizableOp(op);
  // No bufferization method specified.
  if (!bufferizableOp)
    return op->emitError() << "unsupported op with tensors";
  if (!bufferizableOp.supportsUnstructuredControlFlow())
    for (Region &region : op->getRegions())
      if (!region.empty() && !region.hasOneBlock())
        return op->emitOpError("does not support unstructured control flow");
  if (succeeded(
          bufferizableOp.bufferize(rewriter, state.getModelOptions(), state)))
    return success();
  // Calls have said why. Of upstream's models not all do.
  if (isa<func::CallOp>(op))
    return failure();
  return op->emitError("failed to bufferize op");
}

namespace {

/// Bufferizes the ops of one function, or of one other op of the module.
class Driver final : public RewriterBase::Listener {
public:
  Driver(BufferizationState &state, CallBufferization calls)
      : state(state), calls(calls) {
    state.rewriter.setListener(this);
  }
  ~Driver() override { state.rewriter.setListener(nullptr); }

  LogicalResult bufferizeFuncOpInternals(func::FuncOp funcOp);
  LogicalResult bufferizeGlobalOp(Operation *op);

private:
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyOperationErased(Operation *op) override;

  void createArgumentBuffers(func::FuncOp funcOp);
  void enqueue(Operation *op);
  LogicalResult bufferizeWorklist();
  LogicalResult bufferizeBlockArguments(Block &block);
  LogicalResult foldSeams(Operation *root);

  BufferizationState &state;
  CallBufferization calls;
  /// Ops to bufferize, in order; null where the op was erased meanwhile.
  SmallVector<Operation *, 64> worklist;
  /// Where the living ops are in the worklist.
  llvm::DenseMap<Operation *, unsigned> positions;
  /// Legacy: old calls, which cannot be erased during the traversal.
  SmallVector<Operation *> toErase;
};

} // namespace

void Driver::enqueue(Operation *op) {
  if (positions.try_emplace(op, worklist.size()).second)
    worklist.push_back(op);
}

void Driver::notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) {
  if (isa<ToBufferOp, ToTensorOp>(op))
    return;
  if (bufferization::hasTensorSemantics(op))
    enqueue(op);
}

void Driver::notifyOperationErased(Operation *op) {
  auto it = positions.find(op);
  if (it != positions.end()) {
    worklist[it->second] = nullptr;
    positions.erase(it);
    llvm::erase(state.obsoleteOps, op);
    llvm::erase(toErase, op);
  }
  state.allocations.erase(op);
  for (OpResult result : op->getResults())
    state.mapping.erase(result);
}

/// Every tensor argument gets a buffer, and its uses go through that buffer.
void Driver::createArgumentBuffers(func::FuncOp funcOp) {
  IRRewriter &rewriter = state.rewriter;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&funcOp.getBody().front());
  for (BlockArgument bbArg : funcOp.getArguments()) {
    if (!isaTensor(bbArg.getType()) || bbArg.use_empty())
      continue;
    Type type = getBufferizedArgumentType(funcOp, bbArg.getArgNumber(), state);
    auto toBuffer = ToBufferOp::create(rewriter, bbArg.getLoc(), type, bbArg);
    auto toTensor =
        ToTensorOp::create(rewriter, bbArg.getLoc(), bbArg.getType(), toBuffer);
    rewriter.replaceAllUsesExcept(bbArg, toTensor, toBuffer);
    state.mapBuffer(bbArg, toBuffer);
  }
}

LogicalResult Driver::bufferizeWorklist() {
  // The list grows while it is worked off.
  for (unsigned next = 0; next != worklist.size(); ++next) {
    Operation *op = worklist[next];
    if (!op)
      continue;
    if (calls == CallBufferization::Interface) {
      if (failed(bufferizeOp(op, state)))
        return failure();
      continue;
    }
    // Register post-walk erasure, if necessary.
    if (isa<func::CallOp>(op))
      toErase.push_back(op);
    if (failed(legacy::bufferizeOp(op, state, &state.bufferizedFunctionTypes)))
      return failure();
  }
  SmallVector<Operation *> oldCalls = std::move(toErase);
  toErase.clear();
  for (Operation *op : oldCalls)
    state.rewriter.eraseOp(op);
  state.eraseObsoleteOps();
  worklist.clear();
  positions.clear();
  return success();
}

/// Removes the pairs of to_buffer and to_tensor that bufferization has put
/// between the ops. Users come before definitions, so one pass is enough.
LogicalResult Driver::foldSeams(Operation *root) {
  IRRewriter &rewriter = state.rewriter;
  WalkResult result = root->walk<WalkOrder::PostOrder, ReverseIterator>(
      [&](Operation *op) -> WalkResult {
        if (auto toBuffer = dyn_cast<ToBufferOp>(op)) {
          rewriter.setInsertionPoint(op);
          // Failure: not a pair. What is left is found below.
          (void)bufferization::foldToBufferToTensorPair(
              rewriter, toBuffer, state.getModelOptions());
          return WalkResult::advance();
        }
        if (auto toTensor = dyn_cast<ToTensorOp>(op)) {
          if (op->use_empty())
            rewriter.eraseOp(op);
          return WalkResult::advance();
        }
        // The boundary comes later.
        if (op == root || isa<func::ReturnOp>(op) ||
            !bufferization::hasTensorSemantics(op))
          return WalkResult::advance();
        if (isOpTriviallyDead(op)) {
          rewriter.eraseOp(op);
          return WalkResult::advance();
        }
        return op->emitError() << "unsupported op with tensors";
      });
  return failure(result.wasInterrupted());
}

/// Bufferizes the arguments of a block that is branched to.
LogicalResult Driver::bufferizeBlockArguments(Block &block) {
  if (failed(bufferization::bufferizeBlockSignature(
          &block, state.rewriter, state.getModelOptions(), state)))
    return failure();
  // That has rewritten one edge a predecessor, but a conditional branch may
  // come here along both of its edges.
  for (Block *predecessor : block.getPredecessors()) {
    auto branchOp = dyn_cast<BranchOpInterface>(predecessor->getTerminator());
    if (!branchOp)
      continue;
    state.rewriter.setInsertionPoint(branchOp);
    for (unsigned index = 0; index != branchOp->getNumSuccessors(); ++index) {
      if (branchOp->getSuccessor(index) != &block)
        continue;
      SuccessorOperands operands = branchOp.getSuccessorOperands(index);
      unsigned produced = operands.getProducedOperandCount();
      for (BlockArgument bbArg : block.getArguments()) {
        unsigned number = bbArg.getArgNumber();
        if (number < produced)
          continue;
        OpOperand &operand =
            branchOp->getOpOperand(operands.getOperandIndex(number));
        if (!isaTensor(operand.get().getType()))
          continue;
        Value toBuffer = ToBufferOp::create(state.rewriter, branchOp.getLoc(),
                                            bbArg.getType(), operand.get());
        operand.set(toBuffer);
      }
    }
  }
  return success();
}

LogicalResult Driver::bufferizeFuncOpInternals(func::FuncOp funcOp) {
  if (funcOp.getBody().empty())
    return success();

  // Start by bufferizing the arguments.
  createArgumentBuffers(funcOp);

  funcOp.getBody().walk<WalkOrder::PostOrder>([&](Operation *op) {
    if (!isa<ToBufferOp, ToTensorOp>(op) &&
        bufferization::hasTensorSemantics(op))
      enqueue(op);
  });
  if (failed(bufferizeWorklist()))
    return failure();

  // The arguments of the entry block are the function's boundary.
  for (Block &block : llvm::drop_begin(funcOp.getBody()))
    if (llvm::any_of(block.getArgumentTypes(), isaTensor) &&
        failed(bufferizeBlockArguments(block)))
      return failure();

  if (failed(foldSeams(funcOp)))
    return failure();
  planResults(funcOp, state);
  // It maps values that are gone now.
  state.mapping.clear();
  return success();
}

LogicalResult Driver::bufferizeGlobalOp(Operation *op) {
  op->walk<WalkOrder::PostOrder>([&](Operation *nested) {
    if (!isa<ToBufferOp, ToTensorOp>(nested) &&
        bufferization::hasTensorSemantics(nested))
      enqueue(nested);
  });
  return bufferizeWorklist();
}

LogicalResult bufferizeFuncOpBoundary(
    func::FuncOp funcOp, BufferizationState &state,
    DenseMap<func::FuncOp, FunctionType> &bufferizedFunctionTypes) {
  // If nothing to do then we are done.
  if (!hasTensorSignature(funcOp))
    return success();

  FunctionType oldType = funcOp.getFunctionType();
  if (funcOp.getBody().empty()) {
    if (llvm::any_of(oldType.getResults(), isaTensor))
      return funcOp->emitError(
          "cannot bufferize bodiless function that returns a tensor");
    funcOp.setFunctionType(getOrCreateBufferizedFunctionType(
        funcOp, oldType.getInputs(), oldType.getResults(), state,
        bufferizedFunctionTypes));
    return success();
  }

  // 1. What is still returned, and what the caller allocates.
  ArrayRef<ResultPlan> plans = state.resultPlans.find(funcOp)->second;
  func::ReturnOp returnOp = getAssumedUniqueReturnOp(funcOp);
  SmallVector<Value> returnValues;
  SmallVector<Operation *> hoisted;
  SmallVector<Operation *> toTensors;
  for (auto [plan, operand] :
       llvm::zip_equal(plans, returnOp->getOpOperands())) {
    if (plan.kind == ResultPlan::Kind::Forwarded) {
      returnValues.push_back(operand.get());
      continue;
    }
    Operation *toTensor = operand.get().getDefiningOp();
    if (!llvm::is_contained(toTensors, toTensor))
      toTensors.push_back(toTensor);
    if (plan.kind == ResultPlan::Kind::Returned)
      returnValues.push_back(state.lookupBuffer(operand.get()));
    else if (plan.kind == ResultPlan::Kind::HoistedAllocation &&
             plan.index == hoisted.size())
      hoisted.push_back(plan.allocation);
  }
  IRRewriter &rewriter = state.rewriter;
  rewriter.modifyOpInPlace(returnOp,
                           [&] { returnOp->setOperands(returnValues); });
  for (Operation *toTensor : toTensors)
    if (toTensor->use_empty())
      rewriter.eraseOp(toTensor);

  // 2. The bufferized type of the function.
  SmallVector<Type> argumentTypes(oldType.getInputs());
  for (Operation *alloc : hoisted)
    argumentTypes.push_back(alloc->getResult(0).getType());
  FunctionType type = getOrCreateBufferizedFunctionType(
      funcOp, argumentTypes, ValueRange(returnValues).getTypes(), state,
      bufferizedFunctionTypes);

  // 3. The arguments. Whatever used a tensor argument used its to_buffer.
  Block &entry = funcOp.getBody().front();
  for (BlockArgument bbArg : entry.getArguments()) {
    if (!isaTensor(bbArg.getType()))
      continue;
    Operation *toBuffer = nullptr;
    if (!bbArg.use_empty()) {
      assert(bbArg.hasOneUse() && "tensor argument was not bufferized");
      toBuffer = *bbArg.user_begin();
    }
    bbArg.setType(type.getInput(bbArg.getArgNumber()));
    if (toBuffer)
      rewriter.replaceOp(toBuffer, bbArg);
  }
  for (Operation *alloc : hoisted) {
    BlockArgument bbArg =
        entry.addArgument(alloc->getResult(0).getType(), alloc->getLoc());
    rewriter.replaceOp(alloc, bbArg);
  }

  // 4. The function.
  funcOp.setFunctionType(type);
  if (ArrayAttr attrs = funcOp.getArgAttrsAttr())
    funcOp.setArgAttrsAttr(extendArgumentAttributes(attrs, hoisted.size()));
  if (ArrayAttr attrs = funcOp.getResAttrsAttr())
    funcOp.setResAttrsAttr(filterResultAttributes(attrs, plans));
  return success();
}

/// Fails, with an error, if there is an op with tensors.
static LogicalResult rejectTensors(Operation *root) {
  WalkResult result = root->walk([](Operation *op) -> WalkResult {
    if (bufferization::hasTensorSemantics(op))
      return op->emitError() << "unsupported op with tensors";
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Where the arguments and results of a function with a tensor in its signature
/// are, by its plan. Declarations have no results that move.
static oracle::FunctionBoundary getBoundary(func::FuncOp funcOp,
                                            unsigned numArguments,
                                            ArrayRef<ResultPlan> plans) {
  using Place = oracle::ResultPlace;
  oracle::FunctionBoundary boundary;
  for (unsigned index = 0; index != numArguments; ++index)
    boundary.arguments.push_back(index);
  unsigned returned = 0;
  for (const ResultPlan &plan : plans) {
    switch (plan.kind) {
    case ResultPlan::Kind::FoldsOntoArgument:
      boundary.results.push_back({Place::Kind::Argument, plan.index});
      break;
    case ResultPlan::Kind::HoistedAllocation:
      boundary.results.push_back(
          {Place::Kind::HoistedArgument, numArguments + plan.index});
      break;
    case ResultPlan::Kind::Forwarded:
    case ResultPlan::Kind::Returned:
      boundary.results.push_back({Place::Kind::Returned, returned++});
      break;
    }
  }
  return boundary;
}

/// Analyzes ops that a PostAnalysisStep has created.
static LogicalResult inPlaceAnalysis(ArrayRef<Operation *> newOps,
                                     func::FuncOp funcOp,
                                     OneShotAnalysisState &analysis) {
  DominanceInfo domInfo(funcOp);
  analysis.resetCache();
  for (Operation *op : newOps) {
    for (Value result : op->getResults())
      if (isaTensor(result.getType()))
        analysis.createAliasInfoEntry(result);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument bbArg : block.getArguments())
          if (isaTensor(bbArg.getType()))
            analysis.createAliasInfoEntry(bbArg);
  }
  // As the analysis itself: from the last op to the first.
  for (Operation *op : llvm::reverse(newOps))
    if (failed(analysis.analyzeSingleOp(op, domInfo)))
      return failure();
  return success();
}

static void recordDecisions(ArrayRef<func::FuncOp> funcOps,
                            BufferizationState &state, Decisions &decisions) {
  const OneShotAnalysisState &analysis = state.getAnalysis();
  decisions.inPlace += analysis.getStatNumTensorInPlace();
  decisions.outOfPlace += analysis.getStatNumTensorOutOfPlace();
  for (func::FuncOp funcOp : funcOps)
    funcOp.walk([&](func::CallOp call) {
      for (OpOperand &operand : call->getOpOperands())
        if (isaTensor(operand.get().getType()) && analysis.isInPlace(operand) &&
            analysis.bufferizesToMemoryWrite(operand))
          ++decisions.inPlaceWritesThroughCalls;
    });
  if (decisions.wantsFeatures)
    collectAnalysisFeatures(state.module, analysis, decisions.features);
}

/// The analysis phase.
static LogicalResult analyze(const BufferizationOptions &options,
                             ArrayRef<func::FuncOp> orderedFuncOps,
                             BufferizationState &state, Decisions *decisions) {
  // Function arguments are taken to be writable; each function
  // is analyzed by itself, and what it does is what its callers see of it.
  bool hasNewOps = false;
  auto runPostAnalysisSteps = [&](func::FuncOp funcOp) -> LogicalResult {
    for (const std::unique_ptr<PostAnalysisStep> &step :
         options.postAnalysisSteps) {
      SmallVector<Operation *> newOps;
      if (failed(step->run(funcOp, state, newOps)))
        return failure();
      hasNewOps |= !newOps.empty();
      if (failed(inPlaceAnalysis(newOps, funcOp, state.getAnalysis())))
        return failure();
    }
    return success();
  };
  if (options.postAnalysisSteps.empty()) {
    if (failed(analyzeFunctions(orderedFuncOps, state, nullptr)))
      return failure();
  } else if (failed(analyzeFunctions(orderedFuncOps, state,
                                     runPostAnalysisSteps))) {
    return failure();
  }
  // Later steps see decisions about the ops of earlier ones, as in the seed.
  // But a decision that came before a new op may be wrong because of it (the
  // new op reads what was decided to be overwritten), so what is bufferized is
  // decided with all ops in place.
  if (hasNewOps) {
    state.resetAnalysis();
    if (failed(analyzeFunctions(orderedFuncOps, state, nullptr)))
      return failure();
  }
  if (decisions)
    recordDecisions(orderedFuncOps, state, *decisions);
  return success();
}

/// The bufferization phase. Whatever the analysis has decided is in the IR, as
/// explicit copies.
static LogicalResult bufferizeModule(ModuleOp module,
                                     const BufferizationOptions &options,
                                     ArrayRef<func::FuncOp> orderedFuncOps,
                                     BufferizationState &state,
                                     oracle::BoundaryMap *boundary) {
  Driver driver(state, options.calls);
  // Nested symbol tables have a call graph of their own, which this is not.
  for (Operation &op : *module.getBody())
    if (!isa<func::FuncOp>(op) && op.hasTrait<OpTrait::SymbolTable>() &&
        failed(rejectTensors(&op)))
      return failure();
  for (func::FuncOp funcOp : orderedFuncOps)
    if (failed(driver.bufferizeFuncOpInternals(funcOp)))
      return failure();
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (!isa<func::FuncOp>(op) && !op.hasTrait<OpTrait::SymbolTable>() &&
        failed(driver.bufferizeGlobalOp(&op)))
      return failure();

  for (func::FuncOp funcOp : orderedFuncOps) {
    bool recordsBoundary =
        boundary && hasTensorSignature(funcOp) && !funcOp.getBody().empty();
    unsigned numArguments = funcOp.getNumArguments();
    if (failed(bufferizeFuncOpBoundary(funcOp, state,
                                       state.bufferizedFunctionTypes)))
      return failure();
    if (recordsBoundary)
      boundary->set(funcOp.getSymName(),
                    getBoundary(funcOp, numArguments,
                                state.resultPlans.find(funcOp)->second));
    if (!options.allowReturnMemref &&
        llvm::any_of(funcOp.getFunctionType().getResults(),
                     [](Type type) { return isa<BaseMemRefType>(type); })) {
      funcOp->emitError("memref return type is unsupported");
      return failure();
    }
  }
  bufferization::removeBufferizationAttributesInModule(module);
  return success();
}

LogicalResult runComprehensiveBufferize(ModuleOp module,
                                        const BufferizationOptions &options,
                                        oracle::BoundaryMap *boundary,
                                        Decisions *decisions) {
  BufferizationState state(module, options);
  SmallVector<func::FuncOp> orderedFuncOps;
  if (failed(getFuncOpsOrderedByCalls(state, orderedFuncOps)) ||
      failed(analyze(options, orderedFuncOps, state, decisions)))
    return failure();
  // The analysis has annotated the ops.
  if (options.testAnalysisOnly)
    return success();
  if (failed(bufferization::insertTensorCopies(module, state.getAnalysis(),
                                               state)))
    return failure();
  return bufferizeModule(module, options, orderedFuncOps, state, boundary);
}

LogicalResult makeCopiesExplicit(ModuleOp module,
                                 const BufferizationOptions &options,
                                 Decisions *decisions) {
  BufferizationState state(module, options);
  SmallVector<func::FuncOp> orderedFuncOps;
  if (failed(getFuncOpsOrderedByCalls(state, orderedFuncOps)) ||
      failed(analyze(options, orderedFuncOps, state, decisions)))
    return failure();
  return bufferization::insertTensorCopies(module, state.getAnalysis(), state);
}

LogicalResult bufferizeWithExplicitCopies(ModuleOp module,
                                          const BufferizationOptions &options,
                                          oracle::BoundaryMap *boundary) {
  BufferizationState state(module, options);
  SmallVector<func::FuncOp> orderedFuncOps;
  if (failed(getFuncOpsOrderedByCalls(state, orderedFuncOps)))
    return failure();
  return bufferizeModule(module, options, orderedFuncOps, state, boundary);
}

} // namespace bufdiff::comprehensive
