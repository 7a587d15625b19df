//===- TransferRules.cpp - Vectors in and out of tensors ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Transfers read and write parts of tensors without being slices: the analysis
// has to treat them as reads and writes of the whole.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace bufdiff {

/// Lanes that stick out are masked off, so any length will do.
static VectorType pickVector(GenContext &ctx, Type elem) {
  static constexpr int64_t kLengths[] = {2, 4, 3};
  return VectorType::get({kLengths[ctx.choices.choose(3)]}, elem);
}

static AffineMap lastDim(GenContext &ctx, unsigned rank) {
  return AffineMap::getMinorIdentityMap(rank, 1, ctx.b.getContext());
}

/// In bounds only where it is known to fit: at the start of the dim.
static bool fits(GenContext &ctx, const TensorValue &tensor, VectorType type,
                 ValueRange indices) {
  return indices.back() == ctx.indexConstant(0) &&
         ctx.minExtent(tensor.shape[tensor.shape.rank - 1]) >=
             type.getDimSize(0);
}

static bool isTransferable(const GenContext &ctx, const TensorValue &tensor) {
  return tensor.shape.rank > 0 && ctx.minElements(tensor.shape) > 0 &&
         VectorType::isValidElementType(tensor.elem);
}

/// Null where nothing fits.
static Value buildRead(GenContext &ctx, VectorType type) {
  std::optional<TensorValue> source =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && tensor.elem == type.getElementType() &&
               isTransferable(ctx, tensor);
      });
  if (!source)
    return nullptr;
  SmallVector<Value, 4> indices = *ctx.indices(source->shape);
  Value padding = ctx.pickScalar(source->elem);
  bool inBounds = fits(ctx, *source, type, indices);
  return vector::TransferReadOp::create(
      ctx.b, ctx.loc(), type, source->value, indices, padding,
      lastDim(ctx, source->shape.rank), ArrayRef<bool>{inBounds});
}

static LogicalResult applyRead(GenContext &ctx) {
  std::optional<TensorValue> any =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && isTransferable(ctx, tensor);
      });
  if (!any)
    return failure();
  VectorType type = pickVector(ctx, any->elem);
  Value value = buildRead(ctx, type);
  if (!value)
    return failure();
  int64_t lane = ctx.choices.choose(type.getDimSize(0));
  Value element = vector::ExtractOp::create(ctx.b, ctx.loc(), value,
                                            ArrayRef<int64_t>{lane});
  ctx.pushScalar(element);
  return success();
}

static std::optional<TensorValue> writeTransfer(GenContext &ctx,
                                                TensorValue dest) {
  if (!isTransferable(ctx, dest))
    return std::nullopt;
  VectorType type = pickVector(ctx, dest.elem);
  Value value;
  if (ctx.choices.chance(60))
    value = buildRead(ctx, type);
  if (!value) {
    Value scalar = ctx.pickScalar(dest.elem);
    value = vector::BroadcastOp::create(ctx.b, ctx.loc(), type, scalar);
  }
  SmallVector<Value, 4> indices = *ctx.indices(dest.shape);
  // MLIR 22 takes a write at the origin for one of the whole tensor, and leaves
  // what is not written out of a copy. Such writes are kept, but few.
  Value zero = ctx.indexConstant(0);
  bool atOrigin =
      llvm::all_of(indices, [&](Value index) { return index == zero; });
  if (atOrigin && ctx.minExtent(dest.shape[dest.shape.rank - 1]) > 1 &&
      !ctx.choices.chance(8))
    indices.back() = ctx.indexConstant(1);
  bool inBounds = fits(ctx, dest, type, indices);
  auto op = vector::TransferWriteOp::create(
      ctx.b, ctx.loc(), value, dest.value, indices,
      lastDim(ctx, dest.shape.rank), ArrayRef<bool>{inBounds});
  ctx.noteWrite(dest);
  return ctx.pushAlias(op.getResult(), dest.shape, dest.defined, dest);
}

//===----------------------------------------------------------------------===//
// Gathers, scatters, masks
//===----------------------------------------------------------------------===//

static constexpr int64_t kLanes = 4;

/// Lanes, of which some may be off.
static Value pickMask(GenContext &ctx) {
  auto type = VectorType::get({kLanes}, ctx.b.getI1Type());
  SmallVector<bool, kLanes> lanes;
  for (int64_t i = 0; i < kLanes; ++i)
    lanes.push_back(!ctx.choices.chance(30));
  return arith::ConstantOp::create(
      ctx.b, ctx.loc(), DenseElementsAttr::get(type, ArrayRef<bool>(lanes)));
}

/// A position along the last dim for each lane; all different where asked for
/// and possible, since the order of writes to one element is nobody's promise.
static std::optional<Value> pickLanes(GenContext &ctx, Extent extent,
                                      bool allDifferent) {
  int64_t most = ctx.minExtent(extent);
  if (allDifferent && most < kLanes)
    return std::nullopt;
  SmallVector<int32_t, kLanes> numbers;
  int64_t first = ctx.choices.choose(std::min<int64_t>(most, 8));
  for (int64_t i = 0; i < kLanes; ++i)
    numbers.push_back(allDifferent
                          ? (first + i) % most
                          : ctx.choices.choose(std::min<int64_t>(most, 8)));
  auto type = VectorType::get({kLanes}, ctx.b.getI32Type());
  return arith::ConstantOp::create(
      ctx.b, ctx.loc(),
      DenseElementsAttr::get(type, ArrayRef<int32_t>(numbers)));
}

/// Where the lanes count from: the start of a row.
static SmallVector<Value, 4> startOfRow(GenContext &ctx, const Shape &shape) {
  SmallVector<Value, 4> indices = *ctx.indices(shape);
  indices.back() = ctx.indexConstant(0);
  return indices;
}

static Value splat(GenContext &ctx, Type elem) {
  Value scalar = ctx.pickScalar(elem);
  return vector::BroadcastOp::create(ctx.b, ctx.loc(),
                                     VectorType::get({kLanes}, elem), scalar);
}

static LogicalResult applyGather(GenContext &ctx) {
  std::optional<TensorValue> source =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && isTransferable(ctx, tensor);
      });
  if (!source)
    return failure();
  Extent last = source->shape[source->shape.rank - 1];
  Value lanes = *pickLanes(ctx, last, /*allDifferent=*/false);
  Value mask = pickMask(ctx), other = splat(ctx, source->elem);
  SmallVector<Value, 4> indices = startOfRow(ctx, source->shape);
  Value value = vector::GatherOp::create(
      ctx.b, ctx.loc(), VectorType::get({kLanes}, source->elem), source->value,
      indices, lanes, mask, other);
  ctx.pushScalar(vector::ExtractOp::create(
      ctx.b, ctx.loc(), value,
      ArrayRef<int64_t>{static_cast<int64_t>(ctx.choices.choose(kLanes))}));
  return success();
}

static std::optional<TensorValue> writeScatter(GenContext &ctx,
                                               TensorValue dest) {
  if (!isTransferable(ctx, dest))
    return std::nullopt;
  Extent last = dest.shape[dest.shape.rank - 1];
  std::optional<Value> lanes = pickLanes(ctx, last, /*allDifferent=*/true);
  if (!lanes)
    return std::nullopt;
  Value mask = pickMask(ctx), value = splat(ctx, dest.elem);
  SmallVector<Value, 4> indices = startOfRow(ctx, dest.shape);
  auto op = vector::ScatterOp::create(ctx.b, ctx.loc(), dest.value.getType(),
                                      dest.value, indices, *lanes, mask, value);
  ctx.noteWrite(dest);
  return ctx.pushAlias(op->getResult(0), dest.shape, dest.defined, dest);
}

/// A write of which a mask says what is written. It must be in place ("body
/// must bufferize in-place" otherwise), so the destination is one that nobody
/// else has, and the result is read and let go.
static LogicalResult applyMasked(GenContext &ctx) {
  std::optional<TensorValue> like =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return isTransferable(ctx, tensor) &&
               ctx.minExtent(tensor.shape[tensor.shape.rank - 1]) >= kLanes;
      });
  if (!like)
    return failure();
  TensorValue empty = ctx.makeEmpty(like->shape, like->elem);
  TensorValue dest = buildFill(ctx, empty);
  ctx.hideClass(ctx.aliasClass(empty), {});
  Value value = splat(ctx, dest.elem), mask = pickMask(ctx);
  SmallVector<Value, 4> indices = startOfRow(ctx, dest.shape);
  Location loc = ctx.loc();
  auto write = vector::TransferWriteOp::create(
      ctx.b, ctx.loc(), value, dest.value, indices,
      lastDim(ctx, dest.shape.rank), ArrayRef<bool>{true});
  auto op = vector::MaskOp::create(ctx.b, loc, TypeRange{dest.value.getType()},
                                   mask, write, vector::createMaskOpRegion);
  TensorValue written =
      ctx.pushAlias(op->getResult(0), dest.shape, /*defined=*/true, dest);
  ctx.hide(written.value);
  buildElementwise(ctx, {written}, ctx.makeEmpty(dest.shape, dest.elem),
                   /*readsDest=*/false);
  return success();
}

static void addWriter(RuleTable &table, StringRef name, StringRef description,
                      uint32_t weight,
                      std::optional<TensorValue> (*write)(GenContext &,
                                                          TensorValue)) {
  Rule rule;
  rule.name = name.str();
  rule.description = description.str();
  rule.category = RuleCategory::Access;
  rule.weight = weight;
  rule.write = write;
  rule.apply = [write](GenContext &ctx) {
    std::optional<TensorValue> dest = ctx.pickTensor(
        [&](const TensorValue &tensor) { return isTransferable(ctx, tensor); });
    return success(dest && write(ctx, *dest));
  };
  table.add(std::move(rule));
}

void registerTransferRules(RuleTable &table) {
  {
    Rule rule;
    rule.name = "vector.gather";
    rule.description = "reads elements at some positions of a row";
    rule.category = RuleCategory::Access;
    rule.weight = 3;
    rule.apply = applyGather;
    table.add(std::move(rule));
  }
  addWriter(table, "vector.scatter", "writes elements at some positions", 3,
            writeScatter);
  {
    Rule rule;
    rule.name = "vector.mask";
    rule.description = "a transfer of which some lanes are off";
    rule.category = RuleCategory::Access;
    rule.weight = 3;
    rule.apply = applyMasked;
    table.add(std::move(rule));
  }
  {
    Rule rule;
    rule.name = "vector.transfer_read";
    rule.description = "reads some elements of a row";
    rule.category = RuleCategory::Access;
    rule.weight = 5;
    rule.apply = applyRead;
    table.add(std::move(rule));
  }
  {
    Rule rule;
    rule.name = "vector.transfer_write";
    rule.description = "writes some elements of a row";
    rule.category = RuleCategory::Access;
    rule.weight = 5;
    rule.write = writeTransfer;
    rule.apply = [](GenContext &ctx) {
      std::optional<TensorValue> dest =
          ctx.pickTensor([&](const TensorValue &tensor) {
            return isTransferable(ctx, tensor);
          });
      return success(dest && writeTransfer(ctx, *dest));
    };
    table.add(std::move(rule));
  }
}

} // namespace bufdiff
