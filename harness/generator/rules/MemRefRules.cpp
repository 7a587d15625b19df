//===- MemRefRules.cpp - Buffers beside tensors ---------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program may hold buffers before it is bufferized. Those of the entry are
// either for tensors (BorderRules.cpp) or read and written here, never both;
// those that a row allocates it hands over to one tensor, or it takes them back
// from one. So no buffer is ever seen through two doors, which is what
// `restrict` promises, and what they hold at the end can be compared.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace bufdiff {

/// A buffer of the entry's that no tensor has anything to do with.
static MemRefValue *pickBuffer(GenContext &ctx, bool needElements) {
  SmallVector<MemRefValue *, 2> free;
  for (MemRefValue &memref : ctx.memrefs)
    if (!memref.used && (!needElements || ctx.minElements(memref.shape) > 0))
      free.push_back(&memref);
  if (free.empty())
    return nullptr;
  MemRefValue *memref = free[ctx.choices.choose(free.size())];
  memref->bufferOnly = true;
  return memref;
}

static bool hasBuffer(const GenContext &ctx) {
  return ctx.mayTrace() &&
         llvm::any_of(ctx.memrefs,
                      [](const MemRefValue &memref) { return !memref.used; });
}

static LogicalResult applyLoad(GenContext &ctx) {
  MemRefValue *memref = pickBuffer(ctx, /*needElements=*/true);
  if (!memref)
    return failure();
  SmallVector<Value, 4> indices = *ctx.indices(memref->shape);
  ctx.pushScalar(
      memref::LoadOp::create(ctx.b, ctx.loc(), memref->value, indices));
  return success();
}

static LogicalResult applyStore(GenContext &ctx) {
  MemRefValue *memref = pickBuffer(ctx, /*needElements=*/true);
  if (!memref)
    return failure();
  Value value = ctx.pickScalar(memref->elem);
  SmallVector<Value, 4> indices = *ctx.indices(memref->shape);
  memref::StoreOp::create(ctx.b, ctx.loc(), value, memref->value, indices);
  ctx.traces = true;
  return success();
}

static LogicalResult applyCopy(GenContext &ctx) {
  MemRefValue *from = pickBuffer(ctx, /*needElements=*/false);
  if (!from)
    return failure();
  for (MemRefValue &to : ctx.memrefs) {
    if (&to == from || to.used || to.shape != from->shape ||
        to.elem != from->elem)
      continue;
    to.bufferOnly = true;
    memref::CopyOp::create(ctx.b, ctx.loc(), from->value, to.value);
    ctx.traces = true;
    return success();
  }
  return failure();
}

//===----------------------------------------------------------------------===//
// Buffers of the program's own
//===----------------------------------------------------------------------===//

static Value allocate(GenContext &ctx, const Shape &shape, Type elem) {
  RankedTensorType tensor = ctx.typeFor(shape, elem);
  SmallVector<Value, 4> sizes = ctx.dynamicSizes(tensor, shape);
  return memref::AllocOp::create(
      ctx.b, ctx.loc(), MemRefType::get(tensor.getShape(), elem), sizes);
}

/// A buffer is filled and becomes a tensor, which may be written in place:
/// nobody else looks at it.
static LogicalResult applyAllocToTensor(GenContext &ctx) {
  auto [shape, elem] = ctx.pickShape();
  Value buffer = allocate(ctx, shape, elem);
  Value scalar = ctx.pickScalar(elem);
  linalg::FillOp::create(ctx.b, ctx.loc(), ValueRange{scalar},
                         ValueRange{buffer});
  if (ctx.choices.chance(60))
    if (std::optional<SmallVector<Value, 4>> indices = ctx.indices(shape)) {
      Value other = ctx.pickOtherScalar(scalar);
      memref::StoreOp::create(ctx.b, ctx.loc(), other, buffer, *indices);
    }
  auto op = bufferization::ToTensorOp::create(
      ctx.b, ctx.loc(),
      cast<RankedTensorType>(
          memref::getTensorTypeFromMemRefType(buffer.getType())),
      buffer, /*restrict=*/true, /*writable=*/ctx.choices.chance(70));
  ctx.push(op.getResult(), shape);
  return success();
}

/// A tensor is written into a buffer of which an element is read then.
static LogicalResult applyMaterializeAndLoad(GenContext &ctx) {
  std::optional<TensorValue> source =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && ctx.minElements(tensor.shape) > 0;
      });
  if (!source)
    return failure();
  Value buffer = allocate(ctx, source->shape, source->elem);
  bufferization::MaterializeInDestinationOp::create(
      ctx.b, ctx.loc(), /*result=*/Type(), source->value, buffer,
      /*restrict=*/true, /*writable=*/true);
  SmallVector<Value, 4> indices = *ctx.indices(source->shape);
  ctx.pushScalar(memref::LoadOp::create(ctx.b, ctx.loc(), buffer, indices));
  return success();
}

/// A part of one of the entry's buffers becomes a tensor: what is known of its
/// layout is what the subview says.
static LogicalResult applySubview(GenContext &ctx) {
  for (MemRefValue &memref : ctx.memrefs) {
    auto type = cast<MemRefType>(memref.value.getType());
    if (memref.used || memref.bufferOnly || memref.shape.rank == 0 ||
        type.getMemorySpace())
      continue;
    std::optional<SliceSpec> spec = ctx.slice(memref.shape);
    // An empty one may not start where the buffer ends.
    if (!spec || ctx.minElements(spec->full) == 0)
      return failure();
    memref.used = true;
    auto view =
        memref::SubViewOp::create(ctx.b, ctx.loc(), memref.value, spec->offsets,
                                  spec->sizes, spec->strides);
    auto op = bufferization::ToTensorOp::create(
        ctx.b, ctx.loc(),
        cast<RankedTensorType>(
            memref::getTensorTypeFromMemRefType(view.getType())),
        view, /*restrict=*/true, /*writable=*/false);
    ctx.push(op.getResult(), spec->full);
    return success();
  }
  return failure();
}

//===----------------------------------------------------------------------===//
// Memory spaces, deallocation
//===----------------------------------------------------------------------===//

/// A tensor that lives in another memory space for a while. No branch may give
/// tensors of two spaces, so only what is read of it stays.
static LogicalResult applyMemorySpace(GenContext &ctx) {
  std::optional<TensorValue> source =
      ctx.pickTensor([](const TensorValue &tensor) { return tensor.defined; });
  if (!source)
    return failure();
  auto space = ctx.b.getI64IntegerAttr(1);
  bool copies = ctx.choices.chance(60);
  RankedTensorType type =
      copies ? source->type() : ctx.typeFor(source->shape, source->elem);
  SmallVector<Value, 4> sizes;
  if (!copies)
    sizes = ctx.dynamicSizes(type, source->shape);
  Value value = bufferization::AllocTensorOp::create(
      ctx.b, ctx.loc(), TensorType(type), sizes,
      copies ? source->value : Value(), space);
  TensorValue moved = ctx.push(value, source->shape, copies);
  if (!copies)
    moved = buildCopy(ctx, *source, moved);
  TensorValue changed = ctx.choices.chance(75) ? *ctx.mutate(moved) : moved;
  ctx.hideClass(ctx.aliasClass(moved), {});
  buildElementwise(ctx, {changed}, ctx.makeEmpty(changed.shape, changed.elem),
                   /*readsDest=*/false);
  return success();
}

/// A tensor whose memory is given back by hand once it was read.
static LogicalResult applyDealloc(GenContext &ctx) {
  auto [shape, elem] = ctx.pickShape();
  RankedTensorType type = ctx.typeFor(shape, elem);
  SmallVector<Value, 4> sizes = ctx.dynamicSizes(type, shape);
  TensorValue fresh = ctx.push(
      bufferization::AllocTensorOp::create(ctx.b, ctx.loc(), type, sizes),
      shape, /*defined=*/false);
  TensorValue filled = buildFill(ctx, fresh);
  if (ctx.choices.chance(60))
    filled = *ctx.mutate(filled);
  ctx.hideClass(ctx.aliasClass(fresh), {});
  buildElementwise(ctx, {filled}, ctx.makeEmpty(shape, elem),
                   /*readsDest=*/false);
  bufferization::DeallocTensorOp::create(ctx.b, ctx.loc(), filled.value);
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void registerMemRefRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, uint32_t weight,
                 LogicalResult (*apply)(GenContext &),
                 bool (*canApply)(const GenContext &),
                 bool PathLimits::*excludedBy = nullptr) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = RuleCategory::Border;
    rule.weight = weight;
    rule.apply = apply;
    rule.excludedBy = excludedBy;
    rule.takesBuffer = canApply == hasBuffer;
    if (canApply)
      rule.canApply = canApply;
    table.add(std::move(rule));
  };
  row("memref.load", "an element of a buffer of the caller's", 6, applyLoad,
      hasBuffer);
  row("memref.store", "an element into a buffer of the caller's", 6, applyStore,
      hasBuffer);
  row("memref.copy", "one buffer of the caller's into another", 4, applyCopy,
      hasBuffer);
  row("memref.subview", "a part of a buffer of the caller's as a tensor", 8,
      applySubview, hasBuffer);
  row("memref.alloc.to_tensor", "a new buffer, filled, as a tensor", 8,
      applyAllocToTensor, nullptr);
  row("memref.alloc.materialize", "a tensor into a new buffer, read there", 8,
      applyMaterializeAndLoad, nullptr);
  row("bufferization.alloc_tensor.memory_space",
      "a tensor in another memory space", 5, applyMemorySpace, nullptr);
  row("bufferization.dealloc_tensor", "a tensor freed by hand", 4, applyDealloc,
      nullptr, &PathLimits::noExplicitDeallocation);
}

} // namespace bufdiff
