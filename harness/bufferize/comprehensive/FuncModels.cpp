//===- FuncModels.cpp - How the func dialect bufferizes -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the analysis asks of calls is answered as upstream's own models answer
// it, from func_ext::FuncAnalysisState, so that all three systems decide alike
// wherever they can. How a call is rewritten is the seed's, after its patch:
// the rewrite is the model's `bufferize`, and all it needs comes from the
// state. LegacyCalls.cpp has the same rewrite as it was before the patch; the
// two must be kept apart, and must make the same ops in the same order.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/comprehensive/FuncModels.h"
#include "harness/bufferize/comprehensive/CallGraph.h"
#include "harness/bufferize/comprehensive/CallingConvention.h"
#include "harness/bufferize/comprehensive/FunctionAnalysis.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/IR/UnstructuredControlFlow.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;
using namespace mlir::bufferization;
using bufferization::func_ext::FuncAnalysisState;
using bufferization::func_ext::FuncOpAnalysisState;

namespace bufdiff::comprehensive {

static bool isaTensor(Type type) { return isa<TensorType>(type); }

/// The summaries of the functions analyzed so far, or null when this is not an
/// analysis across functions.
static const FuncAnalysisState *getFuncState(const AnalysisState &state) {
  auto *oneShotState = dyn_cast<OneShotAnalysisState>(&state);
  return oneShotState ? oneShotState->getExtension<FuncAnalysisState>()
                      : nullptr;
}

static func::FuncOp getCallee(Operation *op, const FuncAnalysisState &state) {
  auto callOp = cast<func::CallOp>(op);
  return state.symbolTables.lookupNearestSymbolFrom<func::FuncOp>(
      callOp, callOp.getCalleeAttr());
}

static bool isAnalyzed(func::FuncOp funcOp, const FuncAnalysisState &state) {
  auto it = state.analyzedFuncOps.find(funcOp);
  return it != state.analyzedFuncOps.end() &&
         it->second == FuncOpAnalysisState::Analyzed;
}

namespace {

struct CallOpInterface
    : public BufferizableOpInterface::ExternalModel<CallOpInterface,
                                                    func::CallOp> {
  bool bufferizesToAllocation(Operation *op, Value value) const {
    // A result that is no argument may be an allocation of the callee's.
    return true;
  }

  bool bufferizesToMemoryRead(Operation *op, OpOperand &opOperand,
                              const AnalysisState &state) const {
    const FuncAnalysisState *funcState = getFuncState(state);
    if (!funcState)
      return true;
    func::FuncOp callee = getCallee(op, *funcState);
    if (!isAnalyzed(callee, *funcState))
      return true;
    auto it = funcState->readBbArgs.find(callee);
    return it != funcState->readBbArgs.end() &&
           it->second.contains(opOperand.getOperandNumber());
  }

  bool bufferizesToMemoryWrite(Operation *op, OpOperand &opOperand,
                               const AnalysisState &state) const {
    const FuncAnalysisState *funcState = getFuncState(state);
    if (!funcState)
      return true;
    func::FuncOp callee = getCallee(op, *funcState);
    if (!isAnalyzed(callee, *funcState))
      return true;
    auto it = funcState->writtenBbArgs.find(callee);
    return it != funcState->writtenBbArgs.end() &&
           it->second.contains(opOperand.getOperandNumber());
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &opOperand,
                                      const AnalysisState &state) const {
    const FuncAnalysisState *funcState = getFuncState(state);
    if (!funcState)
      return bufferization::detail::unknownGetAliasingValues(opOperand);
    func::FuncOp callee = getCallee(op, *funcState);
    if (!isAnalyzed(callee, *funcState))
      return bufferization::detail::unknownGetAliasingValues(opOperand);

    AliasingValueList aliases;
    auto results = funcState->aliasingReturnVals.find(callee);
    if (results == funcState->aliasingReturnVals.end())
      return aliases;
    auto it = results->second.find(opOperand.getOperandNumber());
    if (it == results->second.end())
      return aliases;
    // One result that is always this argument; with more, which is which is not
    // definite.
    bool equivalent = false;
    if (it->second.size() == 1) {
      auto equivalences = funcState->equivalentFuncArgs.find(callee);
      equivalent = equivalences != funcState->equivalentFuncArgs.end() &&
                   equivalences->second.contains(it->second.front());
    }
    for (int64_t result : it->second)
      aliases.addAlias(
          {op->getResult(result),
           equivalent ? BufferRelation::Equivalent : BufferRelation::Unknown,
           /*isDefinite=*/equivalent});
    return aliases;
  }

  bool isWritable(Operation *op, Value value,
                  const AnalysisState &state) const {
    auto *oneShotState = dyn_cast<OneShotAnalysisState>(&state);
    auto *sharing = oneShotState
                        ? oneShotState->getExtension<ResultSharingState>()
                        : nullptr;
    if (!sharing)
      return true;
    const FuncAnalysisState *funcState = getFuncState(state);
    auto it = sharing->functions.find(getCallee(op, *funcState));
    return it == sharing->functions.end() ||
           !it->second.readOnly[cast<OpResult>(value).getResultNumber()];
  }

  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value value,
                const mlir::bufferization::BufferizationOptions &options,
                const mlir::bufferization::BufferizationState &baseState,
                SmallVector<Value> &invocationStack) const {
    const auto &state = BufferizationState::get(baseState);
    auto callOp = cast<func::CallOp>(op);
    auto tensorType = cast<TensorType>(value.getType());
    func::FuncOp callee = state.getCalledFunction(callOp);
    auto it = state.resultPlans.find(callee);
    // Before bufferization only the memory space matters (for the copies that
    // the analysis asks for), and it is the default one at every boundary.
    if (it == state.resultPlans.end())
      return cast<BufferLikeType>(
          getMemRefTypeWithFullyDynamicLayout(tensorType));

    const ResultPlan &plan =
        it->second[cast<OpResult>(value).getResultNumber()];
    BaseMemRefType bufferType;
    if (plan.kind == ResultPlan::Kind::FoldsOntoArgument) {
      Value operand = callOp->getOperand(plan.index);
      FailureOr<BaseMemRefType> operandType =
          bufferization::detail::asMemRefType(bufferization::getBufferType(
              operand, options, baseState, invocationStack));
      if (failed(operandType))
        return failure();
      bufferType = *operandType;
    } else {
      bufferType = cast<BaseMemRefType>(plan.type);
    }
    return cast<BufferLikeType>(getTypeWithShapeOf(tensorType, bufferType));
  }

  /// All function arguments can be written in place: the analysis of the caller
  /// has made the copies that this takes.
  LogicalResult
  bufferize(Operation *op, RewriterBase &rewriter,
            const mlir::bufferization::BufferizationOptions &options,
            mlir::bufferization::BufferizationState &baseState) const {
    BufferizationState &state = BufferizationState::get(baseState);
    auto callOp = cast<func::CallOp>(op);
    func::FuncOp funcOp = state.getCalledFunction(callOp);
    assert(funcOp && "expected CallOp to a FuncOp");
    Location loc = callOp.getLoc();

    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(callOp);

    // 1. What is returned. Of a function without a body nothing is known, and
    //    a returned buffer of unknown origin has no sensible meaning.
    SmallVector<Type> resultTypes;
    SmallVector<Operation *> hoistedAllocs;
    ArrayRef<ResultPlan> plans;
    if (funcOp.getBody().empty()) {
      if (llvm::any_of(funcOp.getFunctionType().getResults(), isaTensor))
        return callOp->emitError(
            "cannot bufferize bodiless function that returns a tensor");
      resultTypes.append(callOp->result_type_begin(),
                         callOp->result_type_end());
    } else if (callOp->getNumResults() != 0) {
      plans = state.resultPlans.find(funcOp)->second;
      for (auto [index, plan] : llvm::enumerate(plans)) {
        switch (plan.kind) {
        case ResultPlan::Kind::FoldsOntoArgument:
          break;
        case ResultPlan::Kind::HoistedAllocation:
          if (plan.index == hoistedAllocs.size())
            hoistedAllocs.push_back(plan.allocation);
          break;
        case ResultPlan::Kind::Returned:
          if (!state.allowReturnMemref)
            return getAssumedUniqueReturnOp(funcOp)->emitError()
                   << "buffer result #" << index
                   << " not produced by an alloc\n";
          resultTypes.push_back(plan.type);
          break;
        case ResultPlan::Kind::Forwarded:
          resultTypes.push_back(plan.type);
          break;
        }
      }
    }

    // 2. The bufferized type of the function.
    SmallVector<Type> argumentTypes(callOp->getOperandTypes());
    for (Operation *alloc : hoistedAllocs)
      argumentTypes.push_back(alloc->getResult(0).getType());
    FunctionType bufferizedFuncType =
        getOrCreateBufferizedFunctionType(funcOp, argumentTypes, resultTypes,
                                          state, state.bufferizedFunctionTypes);

    // 3. Buffers for the tensor operands, cast where caller and callee differ.
    SmallVector<Value> buffers, newOperands;
    for (OpOperand &operand : callOp->getOpOperands()) {
      Value buffer = operand.get();
      if (isaTensor(buffer.getType())) {
        FailureOr<Value> maybeBuffer = state.getBuffer(rewriter, buffer);
        if (failed(maybeBuffer))
          return failure();
        buffer = *maybeBuffer;
      }

      Type type = bufferizedFuncType.getInput(operand.getOperandNumber());
      Type bufferType = buffer.getType();
      FailureOr<Value> argument =
          castArgument(rewriter, loc, buffer, type, state);
      if (failed(argument))
        return callOp->emitError()
               << "cannot cast operand #" << operand.getOperandNumber()
               << " from " << bufferType << " to " << type;
      newOperands.push_back(*argument);
      buffers.push_back(buffer);
    }

    // 4. A buffer of this call's own for every allocation of the callee's.
    for (Operation *alloc : hoistedAllocs) {
      FailureOr<Value> buffer = options.createAlloc(
          rewriter, loc, cast<MemRefType>(alloc->getResult(0).getType()),
          /*dynShape=*/{});
      if (failed(buffer))
        return callOp->emitError("cannot allocate the buffer of a result");
      newOperands.push_back(*buffer);
    }

    // 5. The new call.
    auto newCallOp = func::CallOp::create(rewriter, loc, funcOp.getSymName(),
                                          resultTypes, newOperands);
    newCallOp->setDiscardableAttrs(callOp->getDiscardableAttrDictionary());
    newCallOp.setNoInline(callOp.getNoInline());
    if (ArrayAttr attrs = callOp.getArgAttrsAttr())
      newCallOp.setArgAttrsAttr(
          extendArgumentAttributes(attrs, hoistedAllocs.size()));
    if (ArrayAttr attrs = callOp.getResAttrsAttr())
      newCallOp.setResAttrsAttr(filterResultAttributes(attrs, plans));

    // 6. What the results of the old call are now. The to_tensor ops must fold
    //    away, or bufferization has failed.
    unsigned newResult = 0;
    for (OpResult oldResult : callOp->getOpResults()) {
      auto tensorType = dyn_cast<TensorType>(oldResult.getType());
      if (!tensorType) {
        Value result = newCallOp->getResult(newResult++);
        state.mapValue(oldResult, result);
        rewriter.replaceAllUsesWith(oldResult, result);
        continue;
      }
      const ResultPlan &plan = plans[oldResult.getResultNumber()];
      Value buffer;
      if (plan.kind == ResultPlan::Kind::FoldsOntoArgument)
        buffer = buffers[plan.index];
      else if (plan.kind == ResultPlan::Kind::HoistedAllocation)
        buffer = newOperands[callOp->getNumOperands() + plan.index];
      else
        buffer = newCallOp->getResult(newResult++);
      buffer = castToShapeOf(rewriter, loc, tensorType, buffer);
      state.mapBuffer(oldResult, buffer);
      Value toTensor = ToTensorOp::create(rewriter, loc, tensorType, buffer);
      state.mapBuffer(toTensor, buffer);
      rewriter.replaceAllUsesWith(oldResult, toTensor);
    }

    // 7. The old call is deleted at the end of bufferization.
    state.markOpObsolete(callOp);
    return success();
  }
};

struct ReturnOpInterface
    : public BufferizableOpInterface::ExternalModel<ReturnOpInterface,
                                                    func::ReturnOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &opOperand,
                              const AnalysisState &state) const {
    return true;
  }

  bool bufferizesToMemoryWrite(Operation *op, OpOperand &opOperand,
                               const AnalysisState &state) const {
    return false;
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &opOperand,
                                      const AnalysisState &state) const {
    return {};
  }

  LogicalResult
  bufferize(Operation *op, RewriterBase &rewriter,
            const mlir::bufferization::BufferizationOptions &options,
            mlir::bufferization::BufferizationState &baseState) const {
    // What is returned is decided with the function's boundary. Here the
    // operands only have to have buffers.
    BufferizationState &state = BufferizationState::get(baseState);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    for (OpOperand &operand : op->getOpOperands()) {
      Value tensor = operand.get();
      if (!isaTensor(tensor.getType()) ||
          tensor.getDefiningOp<bufferization::ToTensorOp>())
        continue;
      FailureOr<Value> buffer = state.getBuffer(rewriter, tensor);
      if (failed(buffer))
        return failure();
      Value toTensor =
          ToTensorOp::create(rewriter, op->getLoc(), tensor.getType(), *buffer);
      rewriter.modifyOpInPlace(op, [&] { operand.set(toTensor); });
    }
    return success();
  }
};

struct FuncOpInterface
    : public OpWithUnstructuredControlFlowBufferizableOpInterfaceExternalModel<
          FuncOpInterface, func::FuncOp> {
  using Base =
      OpWithUnstructuredControlFlowBufferizableOpInterfaceExternalModel<
          FuncOpInterface, func::FuncOp>;

  static bool supportsUnstructuredControlFlow() { return true; }

  bool hasTensorSemantics(Operation *op) const {
    auto funcOp = cast<func::FuncOp>(op);
    return hasTensorSignature(funcOp) ||
           llvm::any_of(funcOp.getBody(), [](Block &block) {
             return llvm::any_of(block.getArgumentTypes(), isaTensor);
           });
  }

  AliasingOpOperandList
  getAliasingOpOperands(Operation *op, Value value,
                        const AnalysisState &state) const {
    return getAliasingBranchOpOperands(op, cast<BlockArgument>(value), state);
  }

  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value value,
                const mlir::bufferization::BufferizationOptions &options,
                const mlir::bufferization::BufferizationState &baseState,
                SmallVector<Value> &invocationStack) const {
    auto funcOp = cast<func::FuncOp>(op);
    auto bbArg = cast<BlockArgument>(value);
    if (bbArg.getOwner() != &funcOp.getBody().front())
      return Base::getBufferType(op, value, options, baseState,
                                 invocationStack);
    return cast<BufferLikeType>(getBufferizedArgumentType(
        funcOp, bbArg.getArgNumber(), BufferizationState::get(baseState)));
  }

  bool isWritable(Operation *op, Value value,
                  const AnalysisState &state) const {
    auto funcOp = cast<func::FuncOp>(op);
    auto bbArg = dyn_cast<BlockArgument>(value);
    assert(bbArg && "expected a block argument");
    if (bbArg.getOwner() != &funcOp.getBody().front())
      return true;
    auto writable = funcOp.getArgAttrOfType<BoolAttr>(
        bbArg.getArgNumber(), BufferizationDialect::kWritableAttrName);
    return !writable || writable.getValue();
  }
};

using Model = BufferizableOpInterface::Concept;

/// How many ScopedFuncModels there are.
thread_local unsigned numScopes = 0;

/// Upstream's own model of an op of the func dialect. It is not in any public
/// header, but whoever registers it is: a context has it, for good.
const Model *getUpstreamModel(StringRef opName) {
  static MLIRContext *context = [] {
    DialectRegistry registry;
    registry.insert<func::FuncDialect>();
    func_ext::registerBufferizableOpInterfaceExternalModels(registry);
    auto *made = new MLIRContext(registry, MLIRContext::Threading::DISABLED);
    made->loadDialect<func::FuncDialect>();
    return made;
  }();
  return RegisteredOperationName::lookup(opName, context)
      ->getInterface<BufferizableOpInterface>();
}

/// Hands every question on to one of the two models.
template <typename OpTy, typename SeedModel>
struct SwitchedModel : public BufferizableOpInterface::ExternalModel<
                           SwitchedModel<OpTy, SeedModel>, OpTy> {
  static const Model &current() {
    static const SeedModel seeds;
    static const Model *upstreams = getUpstreamModel(OpTy::getOperationName());
    return numScopes ? seeds : *upstreams;
  }

  template <auto question, typename... Args>
  static decltype(auto) ask(Args &&...args) {
    const Model &model = current();
    return (model.*question)(&model, std::forward<Args>(args)...);
  }

  bool bufferizesToAllocation(Operation *op, Value value) const {
    return ask<&Model::bufferizesToAllocation>(op, value);
  }
  bool bufferizesToMemoryRead(Operation *op, OpOperand &opOperand,
                              const AnalysisState &state) const {
    return ask<&Model::bufferizesToMemoryRead>(op, opOperand, state);
  }
  bool bufferizesToMemoryWrite(Operation *op, OpOperand &opOperand,
                               const AnalysisState &state) const {
    return ask<&Model::bufferizesToMemoryWrite>(op, opOperand, state);
  }
  bool bufferizesToElementwiseAccess(Operation *op, const AnalysisState &state,
                                     ArrayRef<OpOperand *> opOperands) const {
    return ask<&Model::bufferizesToElementwiseAccess>(op, state, opOperands);
  }
  bool resultBufferizesToMemoryWrite(Operation *op, OpResult opResult,
                                     const AnalysisState &state) const {
    return ask<&Model::resultBufferizesToMemoryWrite>(op, opResult, state);
  }
  bool mustBufferizeInPlace(Operation *op, OpOperand &opOperand,
                            const AnalysisState &state) const {
    return ask<&Model::mustBufferizeInPlace>(op, opOperand, state);
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &opOperand,
                                      const AnalysisState &state) const {
    return ask<&Model::getAliasingValues>(op, opOperand, state);
  }
  AliasingOpOperandList
  getAliasingOpOperands(Operation *op, Value value,
                        const AnalysisState &state) const {
    return ask<&Model::getAliasingOpOperands>(op, value, state);
  }
  LogicalResult resolveConflicts(
      Operation *op, RewriterBase &rewriter, const AnalysisState &analysisState,
      const mlir::bufferization::BufferizationState &baseState) const {
    return ask<&Model::resolveConflicts>(op, rewriter, analysisState,
                                         baseState);
  }
  LogicalResult
  bufferize(Operation *op, RewriterBase &rewriter,
            const mlir::bufferization::BufferizationOptions &options,
            mlir::bufferization::BufferizationState &baseState) const {
    return ask<&Model::bufferize>(op, rewriter, options, baseState);
  }
  bool isWritable(Operation *op, Value value,
                  const AnalysisState &state) const {
    return ask<&Model::isWritable>(op, value, state);
  }
  bool isNotConflicting(Operation *op, OpOperand *uRead, OpOperand *uWrite,
                        const AnalysisState &state) const {
    return ask<&Model::isNotConflicting>(op, uRead, uWrite, state);
  }
  LogicalResult verifyAnalysis(Operation *op,
                               const AnalysisState &state) const {
    return ask<&Model::verifyAnalysis>(op, state);
  }
  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value value,
                const mlir::bufferization::BufferizationOptions &options,
                const mlir::bufferization::BufferizationState &baseState,
                SmallVector<Value> &invocationStack) const {
    return ask<&Model::getBufferType>(op, value, options, baseState,
                                      invocationStack);
  }
  bool isRepetitiveRegion(Operation *op, unsigned index) const {
    return ask<&Model::isRepetitiveRegion>(op, index);
  }
  bool isParallelRegion(Operation *op, unsigned index) const {
    return ask<&Model::isParallelRegion>(op, index);
  }
  bool hasTensorSemantics(Operation *op) const {
    return ask<&Model::hasTensorSemantics>(op);
  }
  static bool supportsUnstructuredControlFlow() {
    return current().supportsUnstructuredControlFlow();
  }
};

} // namespace

ScopedFuncModels::ScopedFuncModels() { ++numScopes; }
ScopedFuncModels::~ScopedFuncModels() { --numScopes; }

void registerFuncModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, func::FuncDialect *) {
    func::CallOp::attachInterface<SwitchedModel<func::CallOp, CallOpInterface>>(
        *context);
    func::FuncOp::attachInterface<SwitchedModel<func::FuncOp, FuncOpInterface>>(
        *context);
    func::ReturnOp::attachInterface<
        SwitchedModel<func::ReturnOp, ReturnOpInterface>>(*context);
  });
}

} // namespace bufdiff::comprehensive
