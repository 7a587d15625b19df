//===- JumpRules.cpp - Branches between blocks ----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unstructured control flow with tensors as block arguments. A row splits the
// function's body: what follows is built in a block that all others lead to, so
// that everything built before still dominates what comes after.
//
// cf.switch is in UnmodelledRules.cpp.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

namespace bufdiff {

/// Between the blocks of the function alone: regions have one block.
bool mayJump(const GenContext &ctx) {
  return ctx.depth() == 0 && ctx.opsLeft > 0 &&
         !ctx.module.limits.noUnstructuredControlFlow;
}

static Block *newBlock(GenContext &ctx, Region *region, TypeRange types) {
  OpBuilder::InsertionGuard guard(ctx.b);
  SmallVector<Location, 4> locations(types.size(), ctx.loc());
  return ctx.b.createBlock(region, region->end(), types, locations);
}

static SmallVector<TensorValue, 2> pickBases(GenContext &ctx,
                                             SmallVectorImpl<Type> &types) {
  SmallVector<TensorValue, 2> bases;
  for (unsigned i = 0, e = 1 + ctx.choices.choose(2); i < e; ++i) {
    std::optional<TensorValue> base =
        ctx.pickTensor([](const TensorValue &) { return true; });
    if (!base)
      break;
    bases.push_back(*base);
    types.push_back(base->value.getType());
  }
  return bases;
}

/// Two blocks that meet again.
static LogicalResult applyDiamond(GenContext &ctx) {
  SmallVector<Type, 4> types;
  SmallVector<TensorValue, 2> bases = pickBases(ctx, types);
  if (bases.empty())
    return failure();
  Value condition = ctx.condition();
  SmallVector<Value, 4> baseValues;
  for (const TensorValue &base : bases)
    baseValues.push_back(base.value);

  Region *region = ctx.b.getInsertionBlock()->getParent();
  bool passed = ctx.choices.chance(50);
  Block *thenBlock =
      newBlock(ctx, region, passed ? TypeRange(types) : TypeRange());
  // One edge may lead straight to the end.
  bool straight = ctx.choices.chance(30);
  Block *elseBlock = straight ? nullptr : newBlock(ctx, region, {});
  Block *join = newBlock(ctx, region, types);
  cf::CondBranchOp::create(ctx.b, ctx.loc(), condition, thenBlock,
                           passed ? ValueRange(baseValues) : ValueRange(),
                           straight ? join : elseBlock,
                           straight ? ValueRange(baseValues) : ValueRange());

  SmallVector<TensorValue, 2> values[2];
  for (unsigned arm = 0; arm < 2; ++arm) {
    if (arm == 1 && straight) {
      values[1] = bases;
      continue;
    }
    GenContext::Scope scope(ctx);
    ctx.b.setInsertionPointToEnd(arm == 0 ? thenBlock : elseBlock);
    SmallVector<TensorValue, 2> inside = bases;
    if (arm == 0 && passed)
      for (auto [number, base] : llvm::enumerate(bases))
        inside[number] = ctx.pushAlias(thenBlock->getArgument(number),
                                       base.shape, base.defined, base);
    ctx.steps(ctx.choices.range(0, 2));
    maybeCall(ctx);
    SmallVector<Value, 4> operands;
    for (const TensorValue &base : inside) {
      TensorValue value = branchValue(ctx, base);
      values[arm].push_back(value);
      operands.push_back(
          ctx.castTo(value.value, cast<RankedTensorType>(base.type())));
    }
    cf::BranchOp::create(ctx.b, ctx.loc(), join, operands);
  }

  ctx.b.setInsertionPointToEnd(join);
  for (auto [number, base] : llvm::enumerate(bases)) {
    const TensorValue &one = values[0][number], &other = values[1][number];
    ctx.mergeAliases(one, other, /*forced=*/true);
    ctx.pushAlias(join->getArgument(number), base.shape,
                  one.defined && other.defined, one);
  }
  return success();
}

/// A block that leads back: a counter and tensors are its arguments.
static LogicalResult applyLoop(GenContext &ctx) {
  SmallVector<Type, 4> types = {ctx.b.getIndexType()};
  SmallVector<TensorValue, 2> bases = pickBases(ctx, types);
  if (bases.empty())
    return failure();
  Value zero = ctx.indexConstant(0), one = ctx.indexConstant(1);
  constexpr int64_t kMostTrips = 3;
  Value limit;
  if (ctx.choices.chance(30))
    limit = ctx.runtimeIndex(kMostTrips + 1);
  if (!limit)
    limit = ctx.indexConstant(ctx.choices.range(1, kMostTrips));
  SmallVector<Value, 4> operands = {zero};
  for (const TensorValue &base : bases)
    operands.push_back(base.value);

  Region *region = ctx.b.getInsertionBlock()->getParent();
  Block *header = newBlock(ctx, region, types);
  Block *body = newBlock(ctx, region, {});
  Block *exit = newBlock(ctx, region, {});
  cf::BranchOp::create(ctx.b, ctx.loc(), header, operands);

  ctx.b.setInsertionPointToEnd(header);
  Value counter = header->getArgument(0);
  Value more = arith::CmpIOp::create(ctx.b, ctx.loc(),
                                     arith::CmpIPredicate::ult, counter, limit);
  cf::CondBranchOp::create(ctx.b, ctx.loc(), more, body, ValueRange(), exit,
                           ValueRange());
  // Known from here on, inside and after.
  ctx.pushScalar(counter, 4);
  SmallVector<TensorValue, 2> carried;
  for (auto [number, base] : llvm::enumerate(bases)) {
    carried.push_back(ctx.pushAlias(header->getArgument(number + 1), base.shape,
                                    base.defined, base));
    ctx.noteWrite(base);
  }

  ++ctx.loopDepth;
  {
    GenContext::Scope scope(ctx);
    ctx.b.setInsertionPointToEnd(body);
    ctx.steps(ctx.choices.range(0, 2));
    maybeCall(ctx);
    Value next = arith::AddIOp::create(ctx.b, ctx.loc(), counter, one);
    SmallVector<Value, 4> again = {next};
    for (const TensorValue &argument : carried) {
      TensorValue value = branchValue(ctx, argument);
      // An undefined value would make later iterations read it.
      if (argument.defined && !value.defined)
        value = argument;
      again.push_back(ctx.castTo(value.value, argument.type()));
    }
    cf::BranchOp::create(ctx.b, ctx.loc(), header, again);
  }
  --ctx.loopDepth;
  ctx.b.setInsertionPointToEnd(exit);
  return success();
}

void registerJumpRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, uint32_t weight,
                 LogicalResult (*apply)(GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = RuleCategory::Jump;
    rule.weight = weight;
    rule.canApply = mayJump;
    rule.apply = apply;
    table.add(std::move(rule));
  };
  row("cf.cond_br", "two blocks that meet in tensor arguments", 12,
      applyDiamond);
  // Rarer: MLIR 22 overlooks what a jump carries, and its analysis may recur
  // without end on loops of blocks.
  row("cf.br.loop", "a block that leads back with tensors", 4, applyLoop);
}

} // namespace bufdiff
