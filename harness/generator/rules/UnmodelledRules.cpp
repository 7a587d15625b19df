//===- UnmodelledRules.cpp - Ops that MLIR 22 does not bufferize ----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter runs these ops on tensors, but MLIR 22 has no bufferization
// of them (or, for tensors of unknown rank, none that can copy). Their rows are
// for paths that have: a path says by its limits which ones it takes.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace bufdiff {

/// Coordinates along the first dim of a tensor that has elements there.
static Value coordinates(GenContext &ctx, Extent extent, int64_t count,
                         bool allDifferent) {
  int64_t most = ctx.minExtent(extent);
  SmallVector<int64_t, 4> numbers;
  for (int64_t i = 0; i < count; ++i)
    numbers.push_back(allDifferent ? most - 1 - i : ctx.choices.choose(most));
  auto type = RankedTensorType::get({count, 1}, ctx.b.getI64Type());
  return arith::ConstantOp::create(
      ctx.b, ctx.loc(),
      DenseElementsAttr::get(type, ArrayRef<int64_t>(numbers)));
}

static std::optional<TensorValue> pickStatic(GenContext &ctx) {
  return ctx.pickTensor([](const TensorValue &tensor) {
    return tensor.defined && tensor.shape.rank > 0 && tensor.shape.rank < 3 &&
           tensor.shape.allKnown() && tensor.shape.numElements() > 0;
  });
}

/// Its elements along the first dim, each a whole row.
static Shape rows(const Shape &shape, int64_t count) {
  Shape result;
  result.push_back(Extent::number(count));
  result.push_back(Extent::number(1));
  for (unsigned i = 1; i < shape.rank; ++i)
    result.push_back(shape[i]);
  return result;
}

static RankedTensorType staticType(const Shape &shape, Type elem) {
  SmallVector<int64_t, 4> dims;
  for (Extent extent : shape.extents())
    dims.push_back(extent.n);
  return RankedTensorType::get(dims, elem);
}

static LogicalResult applyGather(GenContext &ctx) {
  std::optional<TensorValue> source = pickStatic(ctx);
  if (!source)
    return failure();
  int64_t count = ctx.choices.range(1, 3);
  Value where = coordinates(ctx, source->shape[0], count, false);
  Shape shape = rows(source->shape, count);
  Value value = tensor::GatherOp::create(
      ctx.b, ctx.loc(), staticType(shape, source->elem),
      ctx.castTo(source->value, staticType(source->shape, source->elem)), where,
      ArrayRef<int64_t>{0});
  ctx.push(value, shape);
  return success();
}

static LogicalResult applyScatter(GenContext &ctx) {
  std::optional<TensorValue> dest = pickStatic(ctx);
  if (!dest)
    return failure();
  int64_t count = std::min<int64_t>(dest->shape[0].n, ctx.choices.range(1, 2));
  Value where = coordinates(ctx, dest->shape[0], count, true);
  Shape shape = rows(dest->shape, count);
  TensorValue source = ctx.findOrMake(shape, dest->elem);
  Value rowsOfSource = ctx.castTo(source.value, staticType(shape, dest->elem));
  RankedTensorType type = staticType(dest->shape, dest->elem);
  Value into = ctx.castTo(dest->value, type);
  Value value = tensor::ScatterOp::create(ctx.b, ctx.loc(), type, rowsOfSource,
                                          into, where, ArrayRef<int64_t>{0},
                                          /*unique=*/true);
  ctx.noteWrite(*dest);
  ctx.pushAlias(value, dest->shape, /*defined=*/true, *dest);
  return success();
}

static LogicalResult applyBitcast(GenContext &ctx) {
  auto twin = [&](Type elem) -> Type {
    if (elem.isF32())
      return ctx.b.getI32Type();
    if (elem.isF64())
      return ctx.b.getI64Type();
    if (elem.isInteger(32))
      return ctx.b.getF32Type();
    if (elem.isInteger(64))
      return ctx.b.getF64Type();
    return nullptr;
  };
  std::optional<TensorValue> source =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && twin(tensor.elem);
      });
  if (!source)
    return failure();
  Type type = source->type().clone(twin(source->elem));
  Value value =
      tensor::BitcastOp::create(ctx.b, ctx.loc(), type, source->value);
  ctx.pushAlias(value, source->shape, /*defined=*/true, *source);
  return success();
}

/// A matrix in tiles of two rows, and back.
static LogicalResult applyPack(GenContext &ctx, bool back) {
  std::optional<TensorValue> source =
      ctx.pickTensor([](const TensorValue &tensor) {
        return tensor.defined && tensor.shape.rank == 2 &&
               tensor.shape.allKnown() && tensor.shape[0].n > 0 &&
               tensor.shape[0].n % 2 == 0;
      });
  if (!source)
    return failure();
  RankedTensorType plain = staticType(source->shape, source->elem);
  Value from = ctx.castTo(source->value, plain);
  Shape tiled;
  tiled.push_back(Extent::number(source->shape[0].n / 2));
  tiled.push_back(source->shape[1]);
  tiled.push_back(Extent::number(2));
  SmallVector<OpFoldResult, 1> tiles = {ctx.b.getIndexAttr(2)};
  Value empty = tensor::EmptyOp::create(
      ctx.b, ctx.loc(), staticType(tiled, source->elem), ValueRange());
  Value packed = linalg::PackOp::create(ctx.b, ctx.loc(), from, empty,
                                        ArrayRef<int64_t>{0}, tiles)
                     ->getResult(0);
  TensorValue inTiles = ctx.push(packed, tiled);
  if (!back)
    return success();
  inTiles = *ctx.mutate(inTiles);
  TensorValue dest = ctx.pickDest(source->shape, source->elem);
  Value value = linalg::UnPackOp::create(
                    ctx.b, ctx.loc(),
                    ctx.castTo(inTiles.value, staticType(tiled, source->elem)),
                    ctx.castTo(dest.value, plain), ArrayRef<int64_t>{0}, tiles)
                    ->getResult(0);
  ctx.noteWrite(dest);
  ctx.pushAlias(value, source->shape, /*defined=*/true, dest);
  return success();
}

/// One of several blocks, which meet again.
static LogicalResult applySwitch(GenContext &ctx) {
  std::optional<TensorValue> base = pickDefined(ctx, 0);
  if (!base)
    return failure();
  Value flag = ctx.pickScalar(ctx.b.getI32Type());
  Region *region = ctx.b.getInsertionBlock()->getParent();
  SmallVector<Block *, 3> arms;
  Block *join;
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    for (unsigned i = 0; i < 2; ++i)
      arms.push_back(ctx.b.createBlock(region, region->end()));
    join = ctx.b.createBlock(region, region->end(), {base->value.getType()},
                             {ctx.loc()});
  }
  SmallVector<int32_t, 2> cases = {1, 2};
  SmallVector<Block *, 2> destinations = {arms[0], arms[1]};
  SmallVector<ValueRange, 2> none(2, ValueRange());
  cf::SwitchOp::create(ctx.b, ctx.loc(), flag, join, ValueRange{base->value},
                       cases, destinations, none);
  SmallVector<TensorValue, 2> values;
  for (Block *arm : arms) {
    GenContext::Scope scope(ctx);
    ctx.b.setInsertionPointToEnd(arm);
    values.push_back(branchValue(ctx, *base));
    Value value = ctx.castTo(values.back().value, base->type());
    cf::BranchOp::create(ctx.b, ctx.loc(), join, value);
  }
  ctx.b.setInsertionPointToEnd(join);
  bool defined = base->defined;
  for (const TensorValue &value : values) {
    ctx.mergeAliases(*base, value, /*forced=*/true);
    defined &= value.defined;
  }
  ctx.pushAlias(join->getArgument(0), base->shape, defined, *base);
  return success();
}

static LogicalResult applyLoadConst(GenContext &ctx) {
  auto parent =
      ctx.b.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  auto [name, type, shape] = [&] {
    for (const ModuleState::Global &global : ctx.module.globals)
      if (global.isConstant)
        return std::tuple(global.name, global.type, global.shape);
    ModuleState::PaletteShape entry =
        ctx.module.palette[ctx.choices.choose(ctx.module.palette.size())];
    if (!isNumeric(entry.elem))
      entry.elem = ctx.b.getI32Type();
    addGlobal(ctx, parent, entry, /*isConstant=*/true);
    const ModuleState::Global &global = ctx.module.globals.back();
    return std::tuple(global.name, global.type, global.shape);
  }();
  Value value = ml_program::GlobalLoadConstOp::create(
      ctx.b, ctx.loc(), type, SymbolRefAttr::get(ctx.b.getContext(), name));
  ctx.push(value, shape);
  return success();
}

static LogicalResult applyPoison(GenContext &ctx) {
  auto [shape, elem] = ctx.pickShape();
  if (!shape.allKnown())
    return failure();
  Value value = ub::PoisonOp::create(ctx.b, ctx.loc(), staticType(shape, elem));
  buildFill(ctx, ctx.push(value, shape, /*defined=*/false));
  return success();
}

/// A tensor whose rank is forgotten and remembered.
static LogicalResult applyUnranked(GenContext &ctx) {
  std::optional<TensorValue> source = pickDefined(ctx, 0);
  if (!source)
    return failure();
  Value unranked = tensor::CastOp::create(
      ctx.b, ctx.loc(), UnrankedTensorType::get(source->elem), source->value);
  ctx.pushScalar(tensor::RankOp::create(ctx.b, ctx.loc(), unranked),
                 source->shape.rank + 1);
  RankedTensorType type = ctx.typeFor(source->shape, source->elem);
  Value value = tensor::CastOp::create(ctx.b, ctx.loc(), type, unranked);
  TensorValue again =
      ctx.pushAlias(value, source->shape, /*defined=*/true, *source);
  if (ctx.choices.chance(50))
    ctx.mutate(again);
  if (ctx.choices.chance(50))
    observe(ctx, *source);
  return success();
}

void registerUnmodelledRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, RuleCategory category,
                 LogicalResult (*apply)(GenContext &),
                 bool PathLimits::*excludedBy) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = category;
    rule.weight = 5;
    rule.apply = apply;
    rule.excludedBy = excludedBy;
    if (category == RuleCategory::Jump)
      rule.canApply = mayJump;
    table.add(std::move(rule));
  };
  bool PathLimits::*unmodelled = &PathLimits::noOpsWithoutModels;
  row("tensor.gather", "rows at some coordinates", RuleCategory::Slice,
      applyGather, unmodelled);
  row("tensor.scatter", "rows put at some coordinates", RuleCategory::Slice,
      applyScatter, unmodelled);
  row("tensor.bitcast", "the same bits, another type", RuleCategory::Access,
      applyBitcast, unmodelled);
  row(
      "linalg.pack", "a matrix in tiles", RuleCategory::Compute,
      [](GenContext &ctx) { return applyPack(ctx, false); }, unmodelled);
  row(
      "linalg.unpack", "a matrix out of tiles", RuleCategory::Compute,
      [](GenContext &ctx) { return applyPack(ctx, true); }, unmodelled);
  row("cf.switch", "one of several blocks", RuleCategory::Jump, applySwitch,
      unmodelled);
  row("ml_program.global_load_const", "a constant of the module",
      RuleCategory::Create, applyLoadConst, unmodelled);
  row("ub.poison", "a tensor of poison, overwritten", RuleCategory::Create,
      applyPoison, unmodelled);
  row("tensor.cast.unranked", "the rank forgotten and remembered",
      RuleCategory::Access, applyUnranked, &PathLimits::noUnrankedTensors);
}

} // namespace bufdiff
