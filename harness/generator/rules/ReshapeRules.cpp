//===- ReshapeRules.cpp - Shapes changed, contents kept -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reshapes alias their source where its layout allows it and copy where it does
// not, which is known only after layouts have been chosen. pad, concat and
// splat make new tensors, of sizes that are partly known.
//
// tensor.bitcast, tensor.gather and tensor.scatter, which MLIR 22 does not
// bufferize, are in UnmodelledRules.cpp.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace bufdiff {

/// Pads are at most this wide on each side: shapes stay small.
static constexpr int64_t kMaxPad = 2;

static std::optional<TensorValue> pickAny(GenContext &ctx, unsigned minRank,
                                          unsigned maxRank = kMaxRank) {
  return ctx.pickTensor([&](const TensorValue &tensor) {
    return tensor.shape.rank >= minRank && tensor.shape.rank <= maxRank;
  });
}

/// MLIR 22 bufferizes pads and concatenations of empty tensors to a
/// memref.subview that does not verify ("offset 0 is out-of-bounds: 0 >= 0"),
/// and collapse_shape of `?x0` to a memref.collapse_shape that does not either.
/// Modules with them are kept, but few.
static bool avoidsEmpty(GenContext &ctx, const Shape &shape) {
  bool empty = llvm::is_contained(shape.extents(), Extent::number(0));
  return empty && !ctx.choices.chance(4);
}

static LogicalResult applyRank(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickAny(ctx, 0);
  if (!tensor)
    return failure();
  Value rank = tensor::RankOp::create(ctx.b, ctx.loc(), tensor->value);
  ctx.pushScalar(rank, tensor->shape.rank + 1);
  return success();
}

static LogicalResult applySplat(GenContext &ctx) {
  auto [shape, elem] = ctx.pickShape();
  RankedTensorType type = ctx.typeFor(shape, elem);
  SmallVector<Value, 4> sizes = ctx.dynamicSizes(type, shape);
  Value element = ctx.pickScalar(elem);
  Value value = tensor::SplatOp::create(ctx.b, ctx.loc(), element, type, sizes);
  ctx.push(value, shape);
  return success();
}

//===----------------------------------------------------------------------===//
// pad, concat
//===----------------------------------------------------------------------===//

static LogicalResult applyPad(GenContext &ctx) {
  std::optional<TensorValue> source = pickAny(ctx, 1);
  if (!source || avoidsEmpty(ctx, source->shape))
    return failure();
  unsigned rank = source->shape.rank;
  SmallVector<OpFoldResult, 4> low, high;
  SmallVector<int64_t, 4> staticLow, staticHigh, sums;
  auto amount = [&](SmallVectorImpl<OpFoldResult> &mixed,
                    SmallVectorImpl<int64_t> &fixed) {
    static constexpr int64_t kPads[kMaxPad + 1] = {1, 0, kMaxPad};
    int64_t n = kPads[ctx.choices.weighted({40, 45, 15})];
    if (ctx.choices.chance(25)) {
      mixed.push_back(ctx.indexConstant(n));
      fixed.push_back(ShapedType::kDynamic);
    } else {
      mixed.push_back(ctx.b.getIndexAttr(n));
      fixed.push_back(n);
    }
    return n;
  };
  for (unsigned i = 0; i < rank; ++i) {
    int64_t sum = amount(low, staticLow);
    sums.push_back(sum + amount(high, staticHigh));
  }
  RankedTensorType type =
      tensor::PadOp::inferResultType(source->type(), staticLow, staticHigh);
  // What the body reads besides its indices is chosen outside of it.
  Value captured;
  if (ctx.choices.chance(40))
    captured = ctx.pickLiveScalar(source->elem);
  auto op = tensor::PadOp::create(ctx.b, ctx.loc(), type, source->value, low,
                                  high, /*nofold=*/ctx.choices.chance(10));
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    SmallVector<Type, 4> types(rank, ctx.b.getIndexType());
    SmallVector<Location, 4> locations(rank, op.getLoc());
    Block *block = ctx.b.createBlock(&op.getRegion(), {}, types, locations);
    // A value that does not depend on the position bufferizes to a fill.
    SmallVector<Value, 4> operands;
    if (captured)
      operands.push_back(captured);
    else if (ctx.choices.chance(50))
      llvm::append_range(operands, block->getArguments());
    Value value = operands.empty() ? ctx.constant(source->elem)
                                   : ctx.combine(operands, source->elem, 1);
    tensor::YieldOp::create(ctx.b, ctx.loc(), value);
  }
  Shape shape;
  for (unsigned i = 0; i < rank; ++i) {
    Extent extent = source->shape[i];
    if (extent.known) {
      shape.push_back(Extent::number(extent.n + sums[i]));
    } else if (sums[i] == 0) {
      shape.push_back(extent);
    } else {
      Extent padded = ctx.newSymbol(op.getResult(), i);
      ctx.assumeAtLeast(padded, ctx.minExtent(extent) + sums[i]);
      shape.push_back(padded);
    }
  }
  ctx.push(op.getResult(), shape, source->defined);
  return success();
}

static LogicalResult applyConcat(GenContext &ctx) {
  std::optional<TensorValue> first = pickAny(ctx, 1);
  if (!first || avoidsEmpty(ctx, first->shape))
    return failure();
  unsigned rank = first->shape.rank;
  unsigned dim = ctx.choices.choose(rank);
  SmallVector<TensorValue, 3> parts = {*first};
  for (unsigned i = 0, e = ctx.choices.range(1, 2); i < e; ++i) {
    std::optional<TensorValue> part =
        ctx.pickTensor([&](const TensorValue &tensor) {
          if (tensor.elem != first->elem || tensor.shape.rank != rank ||
              tensor.shape[dim] == Extent::number(0))
            return false;
          for (unsigned at = 0; at < rank; ++at)
            if (at != dim && tensor.shape[at] != first->shape[at])
              return false;
          return true;
        });
    parts.push_back(part ? *part : *first);
  }
  SmallVector<Value, 3> values;
  bool defined = true;
  int64_t sum = 0, least = 0;
  bool known = true;
  for (const TensorValue &part : parts) {
    // Its verifier wants types to say the same of every other dim.
    SmallVector<int64_t, 4> dims(first->type().getShape());
    dims[dim] = part.type().getDimSize(dim);
    values.push_back(
        ctx.castTo(part.value, RankedTensorType::get(dims, part.elem)));
    defined &= part.defined;
    known &= part.shape[dim].known;
    if (part.shape[dim].known)
      sum += part.shape[dim].n;
    least += ctx.minExtent(part.shape[dim]);
  }
  Value value = tensor::ConcatOp::create(ctx.b, ctx.loc(), dim, values);
  Shape shape = first->shape;
  if (known) {
    shape.dims[dim] = Extent::number(sum);
  } else {
    shape.dims[dim] = ctx.newSymbol(value, dim);
    ctx.assumeAtLeast(shape.dims[dim], least);
  }
  ctx.push(value, shape, defined);
  return success();
}

//===----------------------------------------------------------------------===//
// expand_shape, collapse_shape, reshape
//===----------------------------------------------------------------------===//

static LogicalResult applyExpand(GenContext &ctx) {
  std::optional<TensorValue> source = pickAny(ctx, 0, kMaxRank - 1);
  if (!source)
    return failure();
  unsigned rank = source->shape.rank;
  Shape shape;
  SmallVector<int64_t, 4> dims;
  SmallVector<OpFoldResult, 4> sizes;
  SmallVector<ReassociationIndices, 4> groups;
  auto addDim = [&](Extent extent, bool dynamic) {
    if (!groups.empty())
      groups.back().push_back(shape.rank);
    shape.push_back(extent);
    dims.push_back(dynamic ? ShapedType::kDynamic : extent.n);
    if (dynamic)
      sizes.push_back(ctx.extentValue(extent));
    else
      sizes.push_back(ctx.b.getIndexAttr(extent.n));
  };
  if (rank == 0) {
    // Any number of unit dims and no group.
    for (unsigned i = 0, e = ctx.choices.range(1, 2); i < e; ++i)
      addDim(Extent::number(1), false);
  }
  unsigned split = rank == 0 ? 0 : ctx.choices.choose(rank);
  for (unsigned i = 0; i < rank; ++i) {
    groups.emplace_back();
    Extent extent = source->shape[i];
    bool dynamic = source->type().isDynamicDim(i);
    if (i != split) {
      addDim(extent, dynamic);
      continue;
    }
    // A divisor on one side of the rest of the extent.
    int64_t factor = 1;
    if (extent.known && extent.n > 1) {
      SmallVector<int64_t, 4> divisors;
      for (int64_t n = 2; n <= extent.n; ++n)
        if (extent.n % n == 0)
          divisors.push_back(n);
      divisors.push_back(1);
      factor = divisors[ctx.choices.choose(divisors.size())];
    }
    Extent rest = extent.known ? Extent::number(extent.n / factor) : extent;
    bool factorFirst = ctx.choices.chance(50);
    // Of a `?` at least one part is one.
    bool bothDynamic = dynamic && ctx.choices.chance(30);
    if (factorFirst)
      addDim(Extent::number(factor), bothDynamic);
    addDim(rest, dynamic);
    if (!factorFirst)
      addDim(Extent::number(factor), bothDynamic);
  }
  auto type = RankedTensorType::get(dims, source->elem);
  Value value = tensor::ExpandShapeOp::create(ctx.b, ctx.loc(), type,
                                              source->value, groups, sizes);
  ctx.pushAlias(value, shape, source->defined, *source);
  return success();
}

static LogicalResult applyCollapse(GenContext &ctx) {
  std::optional<TensorValue> source = pickAny(ctx, 1);
  if (!source || avoidsEmpty(ctx, source->shape))
    return failure();
  unsigned rank = source->shape.rank;
  bool allOne = llvm::all_of(source->type().getShape(),
                             [](int64_t dim) { return dim == 1; });
  SmallVector<ReassociationIndices, 4> groups;
  if (rank == 1 && !allOne)
    return failure();
  if (rank > 1 && !(allOne && ctx.choices.chance(40))) {
    unsigned at = ctx.choices.choose(rank - 1);
    unsigned count = rank - at > 2 && ctx.choices.chance(35) ? 3 : 2;
    for (unsigned i = 0; i < rank; ++i) {
      if (groups.empty() || i <= at || i >= at + count)
        groups.emplace_back();
      groups.back().push_back(i);
    }
  }
  Value value =
      tensor::CollapseShapeOp::create(ctx.b, ctx.loc(), source->value, groups);
  Shape shape;
  for (auto [number, group] : llvm::enumerate(groups)) {
    int64_t product = 1, least = 1;
    unsigned unknown = 0;
    Extent symbol;
    for (int64_t dim : group) {
      Extent extent = source->shape[dim];
      least *= ctx.minExtent(extent);
      if (extent.known) {
        product *= extent.n;
      } else {
        ++unknown;
        symbol = extent;
      }
    }
    if (unknown == 0 || product == 0) {
      shape.push_back(Extent::number(product));
    } else if (unknown == 1 && product == 1) {
      shape.push_back(symbol);
    } else {
      Extent merged = ctx.newSymbol(value, number);
      ctx.assumeAtLeast(merged, least);
      shape.push_back(merged);
    }
  }
  ctx.pushAlias(value, shape, source->defined, *source);
  return success();
}

/// The number of elements in other dims, given by a tensor.
static LogicalResult applyReshape(GenContext &ctx) {
  std::optional<TensorValue> source = pickAny(ctx, 0);
  if (!source)
    return failure();
  Shape shape;
  unsigned rank = source->shape.rank;
  if (source->shape.allKnown()) {
    int64_t count = source->shape.numElements();
    static constexpr int64_t kDivisors[] = {2, 3, 1};
    int64_t divisor = kDivisors[ctx.choices.choose(3)];
    if (count % divisor == 0 && ctx.choices.chance(60)) {
      shape.push_back(Extent::number(count / divisor));
      shape.push_back(Extent::number(divisor));
    } else {
      shape.push_back(Extent::number(count));
    }
  } else {
    // Its own dims, turned round, and a unit dim where there is room.
    for (unsigned i = rank; i-- > 0;)
      shape.push_back(source->shape[i]);
    if (rank < kMaxRank && ctx.choices.chance(50))
      shape.push_back(Extent::number(1));
  }
  Type elem = ctx.b.getIndexType();
  if (ctx.choices.chance(40))
    elem = ctx.choices.chance(50) ? ctx.b.getI32Type() : ctx.b.getI64Type();
  SmallVector<Value, 4> extents;
  for (Extent extent : shape.extents()) {
    if (extent.known && !elem.isIndex())
      extents.push_back(arith::ConstantOp::create(
          ctx.b, ctx.loc(), ctx.b.getIntegerAttr(elem, extent.n)));
    else
      extents.push_back(ctx.convert(ctx.extentValue(extent), elem));
  }
  Value wanted = tensor::FromElementsOp::create(
      ctx.b, ctx.loc(),
      RankedTensorType::get({static_cast<int64_t>(shape.rank)}, elem), extents);
  RankedTensorType type = ctx.typeFor(shape, source->elem);
  Value value =
      tensor::ReshapeOp::create(ctx.b, ctx.loc(), type, source->value, wanted);
  ctx.pushAlias(value, shape, source->defined, *source);
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void registerReshapeRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, RuleCategory category,
                 uint32_t weight, LogicalResult (*apply)(GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = category;
    rule.weight = weight;
    rule.apply = apply;
    table.add(std::move(rule));
  };
  row("tensor.rank", "the number of dims", RuleCategory::Access, 2, applyRank);
  row("tensor.splat", "one scalar everywhere", RuleCategory::Create, 7,
      applySplat);
  row("tensor.pad", "a border around a tensor", RuleCategory::Create, 8,
      applyPad);
  row("tensor.concat", "tensors one after the other", RuleCategory::Create, 7,
      applyConcat);
  row("tensor.expand_shape", "a dim split in two", RuleCategory::Slice, 12,
      applyExpand);
  row("tensor.collapse_shape", "dims merged", RuleCategory::Slice, 12,
      applyCollapse);
  row("tensor.reshape", "other dims, given by a tensor", RuleCategory::Slice, 7,
      applyReshape);
}

} // namespace bufdiff
