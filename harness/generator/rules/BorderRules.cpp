//===- BorderRules.cpp - Where tensors meet buffers -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that mix tensors and buffers are right only while they keep the
// promises of to_tensor and materialize_in_destination, so each buffer that the
// entry is given is used by one op. A buffer is never taken as a writable
// tensor: what it holds at the end would be nobody's business, and hence
// nothing that could be compared.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace bufdiff {

static MemRefValue *unusedBuffer(GenContext &ctx) {
  for (MemRefValue &memref : ctx.memrefs)
    if (!memref.used && !memref.bufferOnly)
      return &memref;
  return nullptr;
}

static bool hasUnusedBuffer(const GenContext &ctx) {
  return ctx.mayTrace() &&
         llvm::any_of(ctx.memrefs, [](const MemRefValue &memref) {
           return !memref.used && !memref.bufferOnly;
         });
}

static LogicalResult applyToTensor(GenContext &ctx) {
  MemRefValue *memref = unusedBuffer(ctx);
  if (!memref)
    return failure();
  memref->used = true;
  auto op = bufferization::ToTensorOp::create(
      ctx.b, ctx.loc(),
      cast<RankedTensorType>(
          memref::getTensorTypeFromMemRefType(memref->value.getType())),
      memref->value, /*restrict=*/true, /*writable=*/false);
  TensorValue tensor = ctx.push(op.getResult(), memref->shape);
  if (!cast<MemRefType>(memref->value.getType()).getMemorySpace())
    return success();
  // No branch may give tensors of two memory spaces, so it is read into one of
  // the default's.
  ctx.hide(tensor.value);
  buildElementwise(ctx, {tensor}, ctx.makeEmpty(tensor.shape, tensor.elem),
                   /*readsDest=*/false);
  return success();
}

static LogicalResult applyMaterializeInBuffer(GenContext &ctx) {
  MemRefValue *memref = unusedBuffer(ctx);
  if (!memref)
    return failure();
  memref->used = true;
  TensorValue source = ctx.findOrMake(memref->shape, memref->elem);
  bufferization::MaterializeInDestinationOp::create(
      ctx.b, ctx.loc(), /*result=*/Type(), source.value, memref->value,
      /*restrict=*/true, /*writable=*/true);
  return success();
}

/// The destination must be written in place, so it is one that nobody else
/// has, and the result is read at once and then let go: once something may be
/// the result or another tensor (an arith.select), One-Shot takes the two for
/// one and rejects the module.
static LogicalResult applyMaterialize(GenContext &ctx) {
  std::optional<TensorValue> source =
      ctx.pickTensor([](const TensorValue &tensor) { return tensor.defined; });
  if (!source)
    return failure();
  RankedTensorType type = ctx.typeFor(source->shape, source->elem);
  SmallVector<Value, 4> sizes = ctx.dynamicSizes(type, source->shape);
  TensorValue dest = ctx.push(
      bufferization::AllocTensorOp::create(ctx.b, ctx.loc(), type, sizes),
      source->shape, /*defined=*/false);
  if (ctx.choices.chance(50))
    dest = *ctx.mutate(dest);
  ctx.hideClass(ctx.aliasClass(dest), {});
  auto op = bufferization::MaterializeInDestinationOp::create(
      ctx.b, ctx.loc(), dest.value.getType(), source->value, dest.value);
  ctx.noteWrite(dest);
  TensorValue result = ctx.pushAlias(op.getResult(), source->shape, true, dest);
  ctx.hide(result.value);
  TensorValue copy = ctx.makeEmpty(source->shape, source->elem);
  buildElementwise(ctx, {result}, copy, /*readsDest=*/false);
  return success();
}

/// A buffer to be read at once: nothing can have been written in between.
static LogicalResult applyToBuffer(GenContext &ctx) {
  std::optional<TensorValue> tensor =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && ctx.minElements(tensor.shape) > 0;
      });
  if (!tensor)
    return failure();
  std::optional<SmallVector<Value, 4>> indices = ctx.indices(tensor->shape);
  if (!indices)
    return failure();
  RankedTensorType tensorType = tensor->type();
  SmallVector<int64_t, 4> strides(tensor->shape.rank, ShapedType::kDynamic);
  MemRefLayoutAttrInterface layout;
  if (!ctx.choices.chance(30))
    layout = StridedLayoutAttr::get(ctx.b.getContext(), ShapedType::kDynamic,
                                    strides);
  auto type = MemRefType::get(tensorType.getShape(),
                              tensorType.getElementType(), layout);
  auto buffer = bufferization::ToBufferOp::create(
      ctx.b, ctx.loc(), type, tensor->value, /*read_only=*/true);
  Value element = memref::LoadOp::create(ctx.b, ctx.loc(), buffer, *indices);
  ctx.pushScalar(element);
  return success();
}

void registerBorderRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, uint32_t weight,
                 LogicalResult (*apply)(GenContext &),
                 bool (*canApply)(const GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = RuleCategory::Border;
    rule.weight = weight;
    rule.apply = apply;
    rule.takesBuffer = canApply == hasUnusedBuffer;
    if (canApply)
      rule.canApply = canApply;
    table.add(std::move(rule));
  };
  row("bufferization.to_buffer", "a tensor read as a buffer", 8, applyToBuffer,
      nullptr);
  row("bufferization.materialize_in_destination",
      "a tensor into the buffer of a new one", 8, applyMaterialize, nullptr);
  row("bufferization.to_tensor", "a buffer of the caller's as a tensor", 12,
      applyToTensor, hasUnusedBuffer);
  row("bufferization.materialize_in_destination.buffer",
      "a tensor into a buffer of the caller's", 12, applyMaterializeInBuffer,
      hasUnusedBuffer);
}

} // namespace bufdiff
