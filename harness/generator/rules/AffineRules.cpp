//===- AffineRules.cpp - Regions that bufferization does not model --------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Control flow of other dialects carries no tensors through bufferization, but
// may hold code on tensors all the same: what is read and written in there must
// be seen for what it is. An affine.for is a loop to nobody but itself, which
// MLIR 22 gets wrong, so its row is drawn rarely.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;

namespace bufdiff {

static bool mayNest(const GenContext &ctx) { return ctx.mayNest(); }

/// Something is done to a tensor, and the outcome is looked at: nothing leaves
/// the region otherwise.
static void fillBody(GenContext &ctx) {
  ctx.steps(ctx.choices.range(0, 2));
  std::optional<TensorValue> tensor = pickDefined(ctx, 0);
  if (!tensor)
    return;
  TensorValue changed = *ctx.mutate(*tensor);
  if (ctx.mayTrace() && isReadable(ctx, changed))
    observe(ctx, changed);
}

static LogicalResult applyFor(GenContext &ctx) {
  int64_t trips = ctx.choices.range(1, 3);
  auto op = affine::AffineForOp::create(ctx.b, ctx.loc(), 0, trips);
  OpBuilder::InsertionGuard guard(ctx.b);
  GenContext::Scope scope(ctx);
  ctx.b.setInsertionPoint(op.getBody()->getTerminator());
  ctx.pushScalar(op.getInductionVar(), trips);
  ++ctx.loopDepth;
  fillBody(ctx);
  --ctx.loopDepth;
  return success();
}

static LogicalResult applyParallel(GenContext &ctx) {
  int64_t trips = ctx.choices.range(1, 3);
  auto op = affine::AffineParallelOp::create(ctx.b, ctx.loc(), TypeRange(),
                                             ArrayRef<arith::AtomicRMWKind>(),
                                             ArrayRef<int64_t>{trips});
  OpBuilder::InsertionGuard guard(ctx.b);
  GenContext::Scope scope(ctx);
  ctx.b.setInsertionPoint(op.getBody()->getTerminator());
  ctx.pushScalar(op.getBody()->getArgument(0), trips);
  ++ctx.parallelDepth;
  ctx.steps(ctx.choices.range(1, 2));
  --ctx.parallelDepth;
  return success();
}

static LogicalResult applyIf(GenContext &ctx) {
  // Only constants and what arguments say may be looked at here.
  Value number;
  std::optional<TensorValue> argument =
      ctx.pickTensor([](const TensorValue &tensor) {
        return isFunctionArgument(tensor.value) && tensor.shape.rank > 0 &&
               !tensor.shape[0].known;
      });
  if (argument && !ctx.choices.chance(20)) {
    Value dim = ctx.indexConstant(0);
    number = tensor::DimOp::create(ctx.b, ctx.loc(), argument->value, dim);
  } else if (ctx.depth() == 0) {
    // What the function computes outside of all regions counts as such.
    number = ctx.runtimeIndex(3);
  }
  if (!number)
    number = ctx.indexConstant(ctx.choices.choose(3));
  AffineExpr first = ctx.b.getAffineDimExpr(0);
  IntegerSet set = IntegerSet::get(1, 0, {first - 1}, {false});
  bool withElse = ctx.choices.chance(50);
  auto op = affine::AffineIfOp::create(ctx.b, ctx.loc(), set,
                                       ValueRange{number}, withElse);
  for (Block *block :
       {op.getThenBlock(), withElse ? op.getElseBlock() : nullptr}) {
    if (!block)
      continue;
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    ctx.b.setInsertionPoint(block->getTerminator());
    fillBody(ctx);
  }
  return success();
}

static LogicalResult applyAllocaScope(GenContext &ctx) {
  Type type = ctx.pickElem();
  auto op = memref::AllocaScopeOp::create(ctx.b, ctx.loc(), TypeRange{type});
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    ctx.b.createBlock(&op.getBodyRegion());
    fillBody(ctx);
    Value value = ctx.pickScalar(type);
    memref::AllocaScopeReturnOp::create(ctx.b, ctx.loc(), value);
  }
  ctx.pushScalar(op.getResult(0));
  return success();
}

/// Holds whatever the contents are, but reads them.
static LogicalResult applyAssert(GenContext &ctx) {
  Value flag = ctx.condition();
  Value always =
      arith::ConstantOp::create(ctx.b, ctx.loc(), ctx.b.getBoolAttr(true));
  Value holds = arith::OrIOp::create(ctx.b, ctx.loc(), flag, always);
  cf::AssertOp::create(ctx.b, ctx.loc(), holds, "never fails");
  return success();
}

void registerAffineRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, RuleCategory category,
                 uint32_t weight, LogicalResult (*apply)(GenContext &),
                 bool (*canApply)(const GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = category;
    rule.weight = weight;
    rule.apply = apply;
    rule.canApply = canApply;
    table.add(std::move(rule));
  };
  row("affine.for", "a loop that carries nothing", RuleCategory::Loop, 1,
      applyFor, mayNest);
  row(
      "affine.parallel", "iterations without an order that carry nothing",
      RuleCategory::Loop, 2, applyParallel, +[](const GenContext &ctx) {
        return ctx.mayNest() && !ctx.module.limits.noParallelRegions;
      });
  row("affine.if", "a branch that gives nothing", RuleCategory::Branch, 3,
      applyIf, mayNest);
  row("memref.alloca_scope", "a region that gives a scalar",
      RuleCategory::Branch, 3, applyAllocaScope, mayNest);
  row(
      "cf.assert", "a condition that always holds", RuleCategory::Trace, 2,
      applyAssert, +[](const GenContext &ctx) { return ctx.mayTrace(); });
}

} // namespace bufdiff
