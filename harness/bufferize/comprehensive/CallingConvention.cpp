//===- CallingConvention.cpp - Function types after bufferization ---------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a returned buffer comes from is traced through the few ops that hand a
// buffer on unchanged. Whatever the trace does not understand ends it, and the
// result is returned as a memref: slower, never wrong.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/comprehensive/CallingConvention.h"
#include "harness/bufferize/comprehensive/CallGraph.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace bufdiff::comprehensive {

Type getBufferizedArgumentType(func::FuncOp funcOp, unsigned index,
                               const BufferizationState &state) {
  Type type = funcOp.getFunctionType().getInput(index);
  auto tensorType = dyn_cast<TensorType>(type);
  if (!tensorType)
    return type;
  auto layout = funcOp.getArgAttrOfType<MemRefLayoutAttrInterface>(
      index, bufferization::BufferizationDialect::kBufferLayoutAttrName);
  if (layout && isa<RankedTensorType>(tensorType))
    return MemRefType::get(tensorType.getShape(), tensorType.getElementType(),
                           layout);
  return bufferization::getMemRefTypeWithFullyDynamicLayout(tensorType);
}

BaseMemRefType getTypeWithShapeOf(TensorType tensorType,
                                  BaseMemRefType bufferType) {
  if (!tensorType.hasRank())
    return UnrankedMemRefType::get(tensorType.getElementType(),
                                   bufferType.getMemorySpace());
  auto ranked = dyn_cast<MemRefType>(bufferType);
  // Of an unranked buffer nothing is known but that some layout fits.
  if (!ranked || ranked.getRank() != tensorType.getRank())
    return bufferization::getMemRefTypeWithFullyDynamicLayout(
        tensorType, bufferType.getMemorySpace());
  if (ranked.getShape() == tensorType.getShape())
    return ranked;
  return MemRefType::get(tensorType.getShape(), tensorType.getElementType(),
                         ranked.getLayout(), ranked.getMemorySpace());
}

/// Whether a cast only forgets what `from` says of layout and extents: it holds
/// in every execution. (Says no to some such casts.)
static bool isForgettingCast(MemRefType from, MemRefType to) {
  auto isDynamic = [](int64_t value) { return ShapedType::isDynamic(value); };
  auto toLayout = dyn_cast<StridedLayoutAttr>(to.getLayout());
  return toLayout && isDynamic(toLayout.getOffset()) &&
         llvm::all_of(toLayout.getStrides(), isDynamic) &&
         (from.getLayout().isIdentity() ||
          isa<StridedLayoutAttr>(from.getLayout())) &&
         from.getElementType() == to.getElementType() &&
         from.getRank() == to.getRank() &&
         llvm::all_of(llvm::zip_equal(from.getShape(), to.getShape()),
                      [&](auto extents) {
                        auto [source, target] = extents;
                        return source == target || isDynamic(target);
                      });
}

FailureOr<Value> castArgument(OpBuilder &b, Location loc, Value &buffer,
                              Type type, const BufferizationState &state) {
  if (buffer.getType() == type)
    return buffer;
  auto from = dyn_cast<MemRefType>(buffer.getType());
  auto to = dyn_cast<MemRefType>(type);
  // Upstream's helper would allocate a buffer of the argument's type, which it
  // cannot if the layout of that is dynamic.
  if (from && to && from.getMemorySpace() != to.getMemorySpace())
    return failure();
  if (!from || !to) {
    if (!memref::CastOp::areCastCompatible(buffer.getType(), type))
      return failure();
    return memref::CastOp::create(b, loc, type, buffer).getResult();
  }
  // Nearly all of them; the helper works out all strides before it says so.
  if (isForgettingCast(from, to))
    return memref::CastOp::create(b, loc, type, buffer).getResult();
  // Upstream's helper takes an unknown stride of an identity layout for any
  // stride (corpus/known-bugs/identity-layout-of-slice.mlir): it is that of the
  // shape. A source of which nothing is known is copied.
  Value source = buffer;
  if (to.getLayout().isIdentity() && !from.getLayout().isIdentity() &&
      llvm::any_of(to.getStridesAndOffset().first, ShapedType::isDynamic))
    source = memref::CastOp::create(
        b, loc,
        bufferization::getMemRefTypeWithFullyDynamicLayout(
            RankedTensorType::get(from.getShape(), from.getElementType()),
            from.getMemorySpace()),
        buffer);
  FailureOr<Value> argument = bufferization::castOrReallocMemRefValue(
      b, source, to, state.getModelOptions());
  if (failed(argument))
    return failure();
  auto castOp = argument->getDefiningOp<memref::CastOp>();
  if (!castOp || castOp.getSource() != source)
    buffer = *argument;
  return argument;
}

Value castToShapeOf(OpBuilder &b, Location loc, TensorType tensorType,
                    Value buffer) {
  auto bufferType = cast<BaseMemRefType>(buffer.getType());
  BaseMemRefType type = getTypeWithShapeOf(tensorType, bufferType);
  if (type == bufferType)
    return buffer;
  return memref::CastOp::create(b, loc, type, buffer);
}

/// The value that `buffer` is at run time, in every execution: itself, or what
/// the ops that hand it on unchanged received. Never null. With `within`, only
/// ops inside of that op are traced through, so that a chain of branches costs
/// no more than its length.
static Value traceBuffer(Value buffer, Operation *within = nullptr) {
  while (true) {
    Operation *op = buffer.getDefiningOp();
    if (!op || (within && !within->isProperAncestor(op)))
      return buffer;
    if (auto castOp = dyn_cast<memref::CastOp>(op)) {
      buffer = castOp.getSource();
      continue;
    }
    unsigned result = cast<OpResult>(buffer).getResultNumber();
    if (auto forOp = dyn_cast<scf::ForOp>(op)) {
      // The loop hands its initial buffer on if every iteration does.
      Value yielded = traceBuffer(forOp.getYieldedValues()[result], forOp);
      if (yielded != forOp.getRegionIterArg(result))
        return buffer;
      buffer = forOp.getInitArgs()[result];
      continue;
    }
    if (auto ifOp = dyn_cast<scf::IfOp>(op)) {
      Value fromThen = traceBuffer(ifOp.thenYield().getOperand(result), ifOp);
      Value fromElse = traceBuffer(ifOp.elseYield().getOperand(result), ifOp);
      if (fromThen != fromElse)
        return buffer;
      buffer = fromThen;
      continue;
    }
    return buffer;
  }
}

/// Whether the caller can make this allocation instead: it happens exactly once
/// a call, unconditionally, and its size does not depend on what the callee
/// computes.
static bool isHoistable(Operation *op, func::FuncOp funcOp,
                        const BufferizationState &state) {
  // An allocation of the program's own may be freed by the program.
  if (!state.allocations.contains(op))
    return false;
  if (op->getBlock() != &funcOp.getBody().front() || op->getNumResults() != 1 ||
      op->getNumOperands() != 0)
    return false;
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  if (!type || !type.hasStaticShape())
    return false;
  if (!hasSingleEffect<MemoryEffects::Allocate>(op))
    return false;
  // The entry block is entered once a call: nothing can branch to it.
  return true;
}

void planResults(func::FuncOp funcOp, BufferizationState &state) {
  func::ReturnOp returnOp = getAssumedUniqueReturnOp(funcOp);
  if (!returnOp)
    return;
  SmallVector<ResultPlan> &plans = state.resultPlans[funcOp];
  SmallVector<Operation *> hoisted;
  for (OpOperand &operand : returnOp->getOpOperands()) {
    ResultPlan &plan = plans.emplace_back();
    plan.type = operand.get().getType();
    if (!isa<TensorType>(plan.type))
      continue;
    Value buffer = state.lookupBuffer(operand.get());
    assert(buffer && "returned tensor was not bufferized");
    Value root = traceBuffer(buffer);
    Operation *rootOp = root.getDefiningOp();
    if (auto toBuffer = dyn_cast_or_null<bufferization::ToBufferOp>(rootOp)) {
      auto bbArg = dyn_cast<BlockArgument>(toBuffer.getTensor());
      if (bbArg && bbArg.getOwner() == &funcOp.getBody().front()) {
        plan.kind = ResultPlan::Kind::FoldsOntoArgument;
        plan.index = bbArg.getArgNumber();
        plan.type = buffer.getType();
        continue;
      }
    }
    if (rootOp && isHoistable(rootOp, funcOp, state)) {
      // The same allocation returned twice is one argument.
      auto it = llvm::find(hoisted, rootOp);
      plan.kind = ResultPlan::Kind::HoistedAllocation;
      plan.index = it - hoisted.begin();
      plan.allocation = rootOp;
      plan.type = root.getType();
      if (it == hoisted.end())
        hoisted.push_back(rootOp);
      continue;
    }
    plan.kind = ResultPlan::Kind::Returned;
    plan.type = buffer.getType();
  }
}

static const ResultPlan &getPlan(OpOperand &returnOperand,
                                 const BufferizationState &state) {
  auto funcOp = cast<func::FuncOp>(returnOperand.getOwner()->getParentOp());
  auto it = state.resultPlans.find(funcOp);
  assert(it != state.resultPlans.end() && "results were not planned");
  return it->second[returnOperand.getOperandNumber()];
}

BlockArgument getEquivalentEnclosingFuncBBArg(OpOperand &returnOperand,
                                              const BufferizationState &state) {
  const ResultPlan &plan = getPlan(returnOperand, state);
  if (plan.kind != ResultPlan::Kind::FoldsOntoArgument)
    return nullptr;
  auto funcOp = cast<func::FuncOp>(returnOperand.getOwner()->getParentOp());
  return funcOp.getArgument(plan.index);
}

Operation *getEquivalentAlloc(OpOperand &returnOperand,
                              const BufferizationState &state) {
  return getPlan(returnOperand, state).allocation;
}

Type getReturnedBufferType(OpOperand &returnOperand,
                           const BufferizationState &state) {
  return getPlan(returnOperand, state).type;
}

FunctionType getOrCreateBufferizedFunctionType(
    func::FuncOp funcOp, TypeRange argumentTypes, TypeRange resultTypes,
    const BufferizationState &state,
    DenseMap<func::FuncOp, FunctionType> &bufferizedFunctionTypes) {
  auto [it, inserted] = bufferizedFunctionTypes.try_emplace(funcOp);
  if (!inserted)
    return it->second;
  SmallVector<Type> inputs;
  inputs.reserve(argumentTypes.size());
  for (auto [index, type] : llvm::enumerate(argumentTypes))
    inputs.push_back(isa<TensorType>(type)
                         ? getBufferizedArgumentType(funcOp, index, state)
                         : type);
  it->second = FunctionType::get(funcOp.getContext(), inputs, resultTypes);
  return it->second;
}

ArrayAttr extendArgumentAttributes(ArrayAttr attributes, unsigned hoisted) {
  if (!attributes || hoisted == 0)
    return attributes;
  SmallVector<Attribute> extended(attributes.getValue());
  extended.append(hoisted, DictionaryAttr::get(attributes.getContext()));
  return ArrayAttr::get(attributes.getContext(), extended);
}

ArrayAttr filterResultAttributes(ArrayAttr attributes,
                                 ArrayRef<ResultPlan> plans) {
  // A function without a body has no plans, and keeps its results.
  if (!attributes || plans.empty())
    return attributes;
  SmallVector<Attribute> kept;
  for (auto [attribute, plan] : llvm::zip_equal(attributes, plans))
    if (plan.kind == ResultPlan::Kind::Forwarded ||
        plan.kind == ResultPlan::Kind::Returned)
      kept.push_back(attribute);
  return ArrayAttr::get(attributes.getContext(), kept);
}

} // namespace bufdiff::comprehensive
