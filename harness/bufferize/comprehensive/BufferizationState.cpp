//===- BufferizationState.cpp - State of the seed's system ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The op models of today's MLIR allocate and copy through their options. They
// are routed back to the seed's callbacks here, so that one place decides how
// memory is made and the state knows every allocation of its own.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/comprehensive/BufferizationState.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace bufdiff::comprehensive {

PostAnalysisStep::~PostAnalysisStep() = default;

std::unique_ptr<AllocationCallbacks> defaultAllocationCallbacks() {
  auto callbacks = std::make_unique<AllocationCallbacks>();
  callbacks->allocate = [](OpBuilder &b, Location loc, MemRefType type,
                           ValueRange dynamicSizes,
                           unsigned alignment) -> FailureOr<Value> {
    return memref::AllocOp::create(b, loc, type, dynamicSizes,
                                   b.getI64IntegerAttr(alignment))
        .getResult();
  };
  callbacks->deallocate = [](OpBuilder &b, Location loc, Value buffer) {
    memref::DeallocOp::create(b, loc, buffer);
  };
  callbacks->copy = [](OpBuilder &b, Location loc, Value from, Value to) {
    memref::CopyOp::create(b, loc, from, to);
    return success();
  };
  return callbacks;
}

BufferizationState::BufferizationState(ModuleOp module,
                                       const BufferizationOptions &options)
    : module(module), allocationFns(*options.allocationFns),
      allowReturnMemref(options.allowReturnMemref),
      rewriter(module.getContext()) {
  modelOptions.bufferizeFunctionBoundaries = true;
  modelOptions.setFunctionBoundaryTypeConversion(
      bufferization::LayoutMapOption::InferLayoutMap);
  modelOptions.bufferAlignment = kBufferAlignments;
  modelOptions.testAnalysisOnly = options.testAnalysisOnly;
  modelOptions.allocationFn = [this](OpBuilder &b, Location loc,
                                     MemRefType type, ValueRange dynamicSizes,
                                     unsigned alignment) -> FailureOr<Value> {
    FailureOr<Value> buffer =
        allocationFns.allocate(b, loc, type, dynamicSizes, alignment);
    if (failed(buffer))
      return failure();
    if (Operation *op = buffer->getDefiningOp())
      allocations.insert(op);
    return buffer;
  };
  modelOptions.memCpyFn = [this](OpBuilder &b, Location loc, Value from,
                                 Value to) {
    return allocationFns.copy(b, loc, from, to);
  };
}

void BufferizationState::resetAnalysis() {
  analysis = std::make_unique<bufferization::OneShotAnalysisState>(
      module, modelOptions);
}

void BufferizationState::mapBuffer(ValueRange tensors, ValueRange buffers) {
  assert(tensors.size() == buffers.size() && "expected one buffer a tensor");
  for (auto [tensor, buffer] : llvm::zip_equal(tensors, buffers))
    mapBuffer(tensor, buffer);
}

void BufferizationState::mapBuffer(Value tensor, Value buffer) {
  assert(isa<TensorType>(tensor.getType()) && "unexpected non-tensor type");
  assert(isa<BaseMemRefType>(buffer.getType()) && "expected memref type");
  mapping.map(tensor, buffer);
}

void BufferizationState::mapValue(Value from, Value to) {
  assert(!isa<TensorType>(from.getType()) && "unexpected tensor type");
  mapping.map(from, to);
}

Value BufferizationState::lookupBuffer(Value tensor) const {
  assert(isa<TensorType>(tensor.getType()) && "unexpected non-tensor type");
  if (auto toTensor = tensor.getDefiningOp<bufferization::ToTensorOp>())
    return toTensor.getBuffer();
  return mapping.lookupOrNull(tensor);
}

Value BufferizationState::lookupValue(Value value) const {
  assert(!isa<TensorType>(value.getType()) && "unexpected tensor type");
  return mapping.lookupOrNull(value);
}

bool BufferizationState::isMapped(Value value) const {
  return mapping.contains(value);
}

FailureOr<Value> BufferizationState::getBuffer(RewriterBase &rewriter,
                                               Value tensor) {
  if (Value buffer = lookupBuffer(tensor))
    return buffer;
  return bufferization::getBuffer(rewriter, tensor, modelOptions, *this);
}

void BufferizationState::markOpObsolete(Operation *op) {
  obsoleteOps.push_back(op);
}

void BufferizationState::eraseObsoleteOps() {
  // Whoever listens to the rewriter may take erased ops off the list.
  SmallVector<Operation *> ops = std::exchange(obsoleteOps, {});
  for (Operation *op : ops)
    rewriter.eraseOp(op);
}

func::FuncOp BufferizationState::getCalledFunction(func::CallOp callOp) const {
  return symbolTables.lookupNearestSymbolFrom<func::FuncOp>(
      callOp, callOp.getCalleeAttr());
}

} // namespace bufdiff::comprehensive
