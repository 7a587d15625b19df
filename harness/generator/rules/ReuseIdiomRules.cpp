//===- ReuseIdiomRules.cpp - Patterns of memory used again ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Subsets that do or do not overlap, destinations that are read, empty tensors
// that several ops start from, reshapes whose sizes nobody knows, values from
// outside of a loop or of a block that is never reached: each asks the analysis
// whether one piece of memory may serve twice.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace bufdiff {

//===----------------------------------------------------------------------===//
// Subsets
//===----------------------------------------------------------------------===//

/// Everything of a shape but along `dim`, where it is `count` elements from
/// `first` on, `step` apart.
static SliceSpec sliceAlong(GenContext &ctx, const Shape &shape, unsigned dim,
                            int64_t first, int64_t count, int64_t step) {
  SliceSpec spec;
  for (unsigned i = 0; i < shape.rank; ++i) {
    Extent extent = i == dim ? Extent::number(count) : shape[i];
    OpFoldResult offset = ctx.b.getIndexAttr(i == dim ? first : 0);
    // The verifier takes no constant offset into an empty dim.
    if (extent == Extent::number(0))
      offset = ctx.indexConstant(0);
    spec.offsets.push_back(offset);
    spec.sizes.push_back(ctx.mixedExtent(extent));
    spec.strides.push_back(ctx.b.getIndexAttr(i == dim ? step : 1));
    spec.full.push_back(extent);
    spec.reduced.push_back(extent);
    spec.dropped.push_back(false);
  }
  return spec;
}

/// A defined tensor with a dim of at least `least` elements that are known, and
/// that dim.
static std::optional<std::pair<TensorValue, unsigned>>
pickDivisible(GenContext &ctx, int64_t least) {
  auto dimOf = [&](const TensorValue &tensor) -> std::optional<unsigned> {
    for (unsigned i = 0; i < tensor.shape.rank; ++i)
      if (tensor.shape[i].known && tensor.shape[i].n >= least)
        return i;
    return std::nullopt;
  };
  std::optional<TensorValue> tensor =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && dimOf(tensor).has_value();
      });
  if (!tensor)
    return std::nullopt;
  return std::make_pair(*tensor, *dimOf(*tensor));
}

/// Two parts of one tensor are changed and put back. Disjoint ones can both be
/// changed in place; of overlapping ones the second must not see the first.
static LogicalResult twoParts(GenContext &ctx, bool overlap) {
  auto picked = pickDivisible(ctx, overlap ? 3 : 2);
  if (!picked)
    return failure();
  auto [tensor, dim] = *picked;
  int64_t n = tensor.shape[dim].n;
  bool interleaved = !overlap && n % 2 == 0 && ctx.choices.chance(35);
  int64_t count = overlap ? n / 2 + 1 : n / 2, step = interleaved ? 2 : 1;
  int64_t second = interleaved ? 1 : n - count;
  SliceSpec specs[] = {sliceAlong(ctx, tensor.shape, dim, 0, count, step),
                       sliceAlong(ctx, tensor.shape, dim, second, count, step)};
  TensorValue one = buildExtractSlice(ctx, tensor, specs[0]);
  TensorValue other = buildExtractSlice(ctx, tensor, specs[1]);
  TensorValue changed = *ctx.mutate(one);
  if (ctx.choices.chance(40))
    observe(ctx, other);
  bool both = ctx.choices.chance(60);
  if (both)
    other = *ctx.mutate(other);
  TensorValue mid = buildInsertSlice(ctx, changed, tensor, specs[0]);
  buildInsertSlice(ctx, other, mid, specs[1]);
  if (ctx.choices.chance(30))
    observe(ctx, tensor);
  return success();
}

/// A slice that is the whole tensor, put back into it or into another.
static LogicalResult wholeSlice(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 1);
  if (!tensor)
    return failure();
  const Shape shape = tensor->shape;
  auto whole = [&] {
    SliceSpec spec;
    for (Extent extent : shape.extents()) {
      OpFoldResult offset = ctx.b.getIndexAttr(0);
      if (extent == Extent::number(0) || ctx.choices.chance(15))
        offset = ctx.indexConstant(0);
      OpFoldResult size = ctx.mixedExtent(extent);
      if (extent.known && ctx.choices.chance(25))
        size = ctx.indexConstant(extent.n);
      spec.offsets.push_back(offset);
      spec.sizes.push_back(size);
      spec.strides.push_back(ctx.b.getIndexAttr(1));
      spec.full.push_back(extent);
      spec.reduced.push_back(extent);
      spec.dropped.push_back(false);
    }
    spec.whole = true;
    return spec;
  };
  SliceSpec from = whole();
  TensorValue slice = buildExtractSlice(ctx, *tensor, from);
  TensorValue source = ctx.choices.chance(50) ? *ctx.mutate(slice) : *tensor;
  TensorValue dest = *tensor;
  if (ctx.choices.chance(30))
    dest = ctx.findOrMake(shape, tensor->elem, /*needDefined=*/true,
                          tensor->value);
  SliceSpec to = ctx.choices.chance(60) ? from : whole();
  buildInsertSlice(ctx, source, dest, to);
  observe(ctx, ctx.choices.chance(50) ? slice : *tensor);
  return success();
}

/// The branches of an scf.if give different parts of one tensor; what comes out
/// is written.
static LogicalResult branchSlices(GenContext &ctx) {
  auto picked = pickDivisible(ctx, 2);
  if (!picked)
    return failure();
  auto [tensor, dim] = *picked;
  int64_t n = tensor.shape[dim].n;
  int64_t count = 1 + ctx.choices.choose(n - 1);
  SliceSpec specs[] = {sliceAlong(ctx, tensor.shape, dim, 0, count, 1),
                       sliceAlong(ctx, tensor.shape, dim, n - count, count, 1)};
  RankedTensorType type = sliceType(specs[0], tensor.elem);
  Value condition = ctx.condition();
  auto op = scf::IfOp::create(ctx.b, ctx.loc(), TypeRange{type}, condition,
                              /*addThenBlock=*/true, /*addElseBlock=*/true);
  for (unsigned arm = 0; arm < 2; ++arm) {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    ctx.b.setInsertionPointToEnd(arm == 0 ? op.thenBlock() : op.elseBlock());
    TensorValue part = buildExtractSlice(ctx, tensor, specs[arm]);
    if (ctx.choices.chance(25))
      part = *ctx.mutate(part);
    Value value = ctx.castTo(part.value, type);
    scf::YieldOp::create(ctx.b, ctx.loc(), value);
  }
  TensorValue either = ctx.pushAlias(op.getResult(0), specs[0].reduced,
                                     /*defined=*/true, tensor);
  bool writeWhole = ctx.choices.chance(35);
  ctx.mutate(writeWhole ? tensor : either);
  observe(ctx, writeWhole ? either : tensor);
  return success();
}

//===----------------------------------------------------------------------===//
// Destinations
//===----------------------------------------------------------------------===//

/// An op reads the destination that it writes, and the old contents are read
/// after it.
static LogicalResult destinationRead(GenContext &ctx) {
  std::optional<TensorValue> dest = pickDefined(ctx, 0);
  if (!dest)
    return failure();
  bool asInput = ctx.choices.chance(50);
  SmallVector<TensorValue, 2> inputs;
  if (asInput)
    inputs.push_back(*dest);
  else
    inputs.push_back(ctx.findOrMake(dest->shape, dest->elem));
  buildElementwise(ctx, inputs, *dest,
                   /*readsDest=*/!asInput || ctx.choices.chance(50));
  if (ctx.choices.chance(65))
    observe(ctx, *dest);
  return success();
}

/// Several ops start from one empty tensor, one after the other or in a loop.
static LogicalResult emptyReuse(GenContext &ctx) {
  auto [shape, elem] = ctx.pickShape();
  TensorValue source = ctx.findOrMake(shape, elem);
  TensorValue empty = ctx.makeEmpty(shape, elem);
  TensorValue first =
      buildElementwise(ctx, {source}, empty, /*readsDest=*/false);
  if (ctx.mayNest() && ctx.choices.chance(40)) {
    buildLoop(ctx, {first}, ctx.choices.range(1, 3),
              [&](Value, ArrayRef<TensorValue> carried) {
                SmallVector<TensorValue, 2> results;
                TensorValue scratch = buildElementwise(
                    ctx, {ctx.choices.chance(50) ? source : first}, empty,
                    /*readsDest=*/false);
                results.push_back(buildElementwise(ctx, {scratch}, carried[0],
                                                   /*readsDest=*/true));
                return results;
              });
  } else {
    TensorValue second = buildFill(ctx, empty);
    TensorValue third = buildElementwise(ctx, {first}, empty,
                                         /*readsDest=*/false);
    buildElementwise(ctx, {second, third}, third, /*readsDest=*/false);
  }
  if (ctx.choices.chance(60))
    observe(ctx, first);
  return success();
}

/// The body of a linalg.map reads a tensor that is no operand of it.
static LogicalResult capturedByMap(GenContext &ctx) {
  std::optional<TensorValue> captured =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return isReadable(ctx, tensor) && tensor.shape.rank > 0;
      });
  if (!captured)
    return failure();
  const Shape shape = captured->shape;
  Type elem = captured->elem;
  TensorValue dest =
      ctx.choices.chance(50) ? *captured : ctx.pickDest(shape, elem);
  TensorValue input = ctx.findOrMake(shape, elem);
  // Chosen outside: the position is the same for every element.
  SmallVector<Value, 4> position = *ctx.indices(shape);
  Value value = ctx.castTo(input.value,
                           RankedTensorType::get(dest.type().getShape(), elem));
  auto op =
      linalg::MapOp::create(ctx.b, ctx.loc(), TypeRange{dest.value.getType()},
                            ValueRange{value}, dest.value);
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    Type types[] = {elem, elem};
    Location locations[] = {op.getLoc(), op.getLoc()};
    Block *block = ctx.b.createBlock(&op.getMapper(), {}, types, locations);
    Value element =
        tensor::ExtractOp::create(ctx.b, ctx.loc(), captured->value, position);
    Value result = ctx.combine({block->getArgument(0), element}, elem, 1);
    linalg::YieldOp::create(ctx.b, ctx.loc(), result);
  }
  ctx.noteWrite(dest);
  ctx.pushAlias(op->getResult(0), shape, /*defined=*/true, dest);
  return success();
}

/// Writes whose results nobody looks at: what they wrote to is read after them.
static LogicalResult deadWrite(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 0);
  if (!tensor)
    return failure();
  TensorValue dead = *ctx.mutate(*tensor);
  // Nothing is built on it.
  ctx.hide(dead.value);
  if (ctx.choices.chance(40))
    ctx.hide(ctx.mutate(dead)->value);
  observe(ctx, *tensor);
  return success();
}

//===----------------------------------------------------------------------===//
// Reshapes of sizes that nobody knows
//===----------------------------------------------------------------------===//

/// A dim is split in two of which both are `?`, or two are merged into one; the
/// result is changed, turned back and compared with what it came from.
static LogicalResult dynamicReshape(GenContext &ctx) {
  std::optional<TensorValue> source =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return isReadable(ctx, tensor) && tensor.shape.rank > 0 &&
               tensor.shape.rank < kMaxRank && tensor.shape.allKnown();
      });
  if (!source)
    return failure();
  unsigned rank = source->shape.rank;
  SmallVector<int64_t, 4> open(rank, ShapedType::kDynamic);
  Value hidden =
      ctx.castTo(source->value, RankedTensorType::get(open, source->elem));
  TensorValue opened =
      ctx.pushAlias(hidden, source->shape, /*defined=*/true, *source);
  // Sizes that come from somewhere, not constants that fold.
  auto sizeOf = [&](unsigned dim) -> Value {
    Value number = ctx.indexConstant(dim);
    return tensor::DimOp::create(ctx.b, ctx.loc(), hidden, number);
  };
  Shape shape;
  SmallVector<OpFoldResult, 4> sizes;
  SmallVector<ReassociationIndices, 4> groups;
  unsigned split = ctx.choices.choose(rank);
  for (unsigned i = 0; i < rank; ++i) {
    Extent extent = source->shape[i];
    groups.emplace_back();
    groups.back().push_back(shape.rank);
    if (i != split) {
      shape.push_back(extent);
      sizes.push_back(sizeOf(i));
      continue;
    }
    int64_t factor = extent.n % 2 == 0 ? 2 : extent.n % 3 == 0 ? 3 : 1;
    shape.push_back(Extent::number(factor));
    sizes.push_back(ctx.indexConstant(factor));
    groups.back().push_back(shape.rank);
    shape.push_back(Extent::number(extent.n / factor));
    sizes.push_back(ctx.indexConstant(extent.n / factor));
  }
  auto type = RankedTensorType::get(
      SmallVector<int64_t, 4>(shape.rank, ShapedType::kDynamic), source->elem);
  Value expanded = tensor::ExpandShapeOp::create(ctx.b, ctx.loc(), type, hidden,
                                                 groups, sizes);
  TensorValue wide = ctx.pushAlias(expanded, shape, /*defined=*/true, opened);
  TensorValue changed = ctx.choices.chance(70) ? *ctx.mutate(wide) : wide;
  Value collapsed = tensor::CollapseShapeOp::create(
      ctx.b, ctx.loc(), ctx.castTo(changed.value, type), groups);
  TensorValue back = ctx.pushAlias(collapsed, source->shape,
                                   /*defined=*/true, changed);
  if (ctx.choices.chance(50))
    ctx.mutate(back);
  observe(ctx, ctx.choices.chance(60) ? *source : wide);
  return success();
}

//===----------------------------------------------------------------------===//
// Loops and blocks
//===----------------------------------------------------------------------===//

/// A loop yields a tensor from outside of it: every round but the first starts
/// from that.
static LogicalResult yieldOutside(GenContext &ctx) {
  std::optional<TensorValue> init = pickDefined(ctx, 0);
  if (!init)
    return failure();
  TensorValue outer = ctx.findOrMake(init->shape, init->elem,
                                     /*needDefined=*/true, init->value);
  bool free = !ctx.module.limits.noAllocationsYieldedFromLoops;
  // A chain of writes reads nothing that may share memory with it, see
  // ScfRules.cpp.
  if (!free && ctx.aliasClass(outer) == ctx.aliasClass(*init))
    outer = ctx.makeTensor(init->shape, init->elem);
  buildLoop(ctx, {*init}, ctx.choices.range(1, 3),
            [&](Value, ArrayRef<TensorValue> carried) {
              SmallVector<TensorValue, 2> results;
              if (ctx.choices.chance(50))
                ctx.mutate(free ? carried[0] : outer);
              // Where a loop may give no other buffer than it was given, its
              // contents are.
              results.push_back(free ? outer
                                     : buildCopy(ctx, outer, carried[0]));
              return results;
            });
  if (free)
    ctx.mergeAliases(ctx.tensors().back(), outer);
  observe(ctx, outer);
  return success();
}

/// Tile by tile: a part that the induction variable picks is taken, changed and
/// put back, the last one perhaps smaller.
static LogicalResult tiledLoop(GenContext &ctx) {
  auto picked = pickDivisible(ctx, 2);
  if (!picked)
    return failure();
  auto [tensor, dim] = *picked;
  int64_t n = tensor.shape[dim].n;
  int64_t tile = ctx.choices.range(1, std::min<int64_t>(n - 1, 3));
  Value lower = ctx.indexConstant(0), upper = ctx.indexConstant(n);
  Value step = ctx.indexConstant(tile);
  auto op = scf::ForOp::create(ctx.b, ctx.loc(), lower, upper, step,
                               ValueRange{tensor.value});
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    ctx.b.setInsertionPointToEnd(op.getBody());
    Value first = op.getInductionVar();
    ctx.pushScalar(first, n);
    TensorValue carried =
        ctx.push(op.getRegionIterArg(0), tensor.shape, tensor.defined);
    SliceSpec spec = sliceAlong(ctx, tensor.shape, dim, 0, tile, 1);
    spec.offsets[dim] = first;
    if (n % tile != 0) {
      Value left = arith::SubIOp::create(ctx.b, ctx.loc(), upper, first);
      Value size = arith::MinUIOp::create(ctx.b, ctx.loc(), left, step);
      spec.sizes[dim] = size;
      spec.full.dims[dim] = spec.reduced.dims[dim] = ctx.newSymbol(size);
    }
    ++ctx.loopDepth;
    TensorValue part = buildExtractSlice(ctx, carried, spec);
    TensorValue changed = buildChain(ctx, part);
    TensorValue back = buildInsertSlice(ctx, changed, carried, spec);
    --ctx.loopDepth;
    scf::YieldOp::create(ctx.b, ctx.loc(), back.value);
  }
  pushLoopResult(ctx, op.getResult(0), tensor);
  if (ctx.choices.chance(40))
    observe(ctx, tensor);
  return success();
}

/// A block that nothing leads to writes what is read after it.
static LogicalResult unreachableBlock(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 0);
  if (!tensor)
    return failure();
  Region *region = ctx.b.getInsertionBlock()->getParent();
  auto newBlock = [&](TypeRange types) {
    OpBuilder::InsertionGuard guard(ctx.b);
    SmallVector<Location, 1> locations(types.size(), ctx.loc());
    return ctx.b.createBlock(region, region->end(), types, locations);
  };
  bool joins = ctx.choices.chance(70), passes = joins && ctx.choices.chance(60);
  Block *dead = newBlock({});
  Type type = tensor->type();
  Block *rest = newBlock(passes ? TypeRange(type) : TypeRange());
  cf::BranchOp::create(ctx.b, ctx.loc(), rest,
                       passes ? ValueRange(tensor->value) : ValueRange());
  {
    GenContext::Scope scope(ctx);
    ctx.b.setInsertionPointToEnd(dead);
    TensorValue written = *ctx.mutate(*tensor);
    if (joins) {
      SmallVector<Value, 1> operands;
      if (passes)
        operands.push_back(ctx.castTo(written.value, tensor->type()));
      cf::BranchOp::create(ctx.b, ctx.loc(), rest, operands);
    } else {
      ub::UnreachableOp::create(ctx.b, ctx.loc());
    }
  }
  ctx.b.setInsertionPointToEnd(rest);
  if (passes)
    ctx.pushAlias(rest->getArgument(0), tensor->shape, /*defined=*/true,
                  *tensor);
  observe(ctx, *tensor);
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void registerReuseIdiomRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, uint32_t weight,
                 LogicalResult (*apply)(GenContext &),
                 bool (*canApply)(const GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = RuleCategory::Idiom;
    rule.weight = weight;
    rule.apply = apply;
    if (canApply)
      rule.canApply = canApply;
    table.add(std::move(rule));
  };
  auto nests = +[](const GenContext &ctx) { return ctx.mayNest(); };
  row(
      "idiom.parts.disjoint", "two parts that share nothing, changed in place",
      9, [](GenContext &ctx) { return twoParts(ctx, false); }, nullptr);
  row(
      "idiom.parts.overlapping", "two parts that overlap, each changed", 9,
      [](GenContext &ctx) { return twoParts(ctx, true); }, nullptr);
  row("idiom.whole_slice", "a slice that is all of its tensor", 7, wholeSlice,
      nullptr);
  row("idiom.branch_slices", "branches give different parts of one tensor", 8,
      branchSlices, nests);
  row("idiom.destination_read", "an op reads what it overwrites", 9,
      destinationRead, nullptr);
  row("idiom.empty_reuse", "several ops start from one empty tensor", 8,
      emptyReuse, nullptr);
  row("idiom.captured_by_map", "the body of a map reads a captured tensor", 7,
      capturedByMap, nullptr);
  row("idiom.dead_write", "a write whose result nobody reads", 7, deadWrite,
      nullptr);
  row("idiom.dynamic_reshape", "dims split and merged that are all unknown", 8,
      dynamicReshape, nullptr);
  row("idiom.yield_outside", "a loop yields a tensor from outside", 6,
      yieldOutside, nests);
  row("idiom.tiled_loop", "a loop changes a tensor tile by tile", 7, tiledLoop,
      nests);
  row("idiom.unreachable_block", "a write in a block that nothing leads to", 5,
      unreachableBlock, mayJump);
}

} // namespace bufdiff
