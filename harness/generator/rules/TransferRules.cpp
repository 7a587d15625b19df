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

void registerTransferRules(RuleTable &table) {
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
