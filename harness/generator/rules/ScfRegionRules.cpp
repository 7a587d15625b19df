//===- ScfRegionRules.cpp - Parallel loops, while, switches ---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The threads of an scf.forall share buffers, and have no order. So that the
// outcome is one and the same, every thread reads and writes a slice of its own
// of what is shared, and nothing inside shows outside (no prints, no external
// calls). What a thread does to other tensors, the one that the shared buffer
// starts from included, is its own affair, which a bufferization has to see to.
//
// scf.while follows the rules of scf.for (see ScfRules.cpp): what is carried is
// written in a chain at the end of the body. A counter bounds it.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace bufdiff {

//===----------------------------------------------------------------------===//
// scf.forall
//===----------------------------------------------------------------------===//

namespace {
/// How the threads share out the dims of one tensor.
struct ThreadSlice {
  /// For each induction variable, the dim that it walks.
  SmallVector<unsigned, 2> dims;
  /// How many elements along that dim a thread has.
  int64_t chunk = 1;
};
} // namespace

static SliceSpec threadSlice(GenContext &ctx, const Shape &shape,
                             const ThreadSlice &part, ValueRange variables) {
  SliceSpec spec;
  OpFoldResult zero = ctx.b.getIndexAttr(0), one = ctx.b.getIndexAttr(1);
  bool drop = part.chunk == 1 && ctx.choices.chance(40);
  for (unsigned i = 0; i < shape.rank; ++i) {
    const auto *walked = llvm::find(part.dims, i);
    bool dropped = false;
    Extent extent = shape[i];
    if (walked != part.dims.end()) {
      extent = Extent::number(part.chunk);
      dropped = drop;
      spec.offsets.push_back(variables[walked - part.dims.begin()]);
    } else if (extent == Extent::number(0)) {
      // The verifier takes no constant offset into an empty dim.
      spec.offsets.push_back(ctx.indexConstant(0));
    } else {
      spec.offsets.push_back(zero);
    }
    spec.sizes.push_back(ctx.mixedExtent(extent));
    spec.strides.push_back(one);
    spec.full.push_back(extent);
    spec.dropped.push_back(dropped);
    if (!dropped)
      spec.reduced.push_back(extent);
  }
  return spec;
}

static LogicalResult applyForall(GenContext &ctx) {
  auto canShare = [](const TensorValue &tensor) {
    return tensor.shape.rank > 0;
  };
  std::optional<TensorValue> first = ctx.pickTensor(canShare);
  if (!first)
    return failure();
  ThreadSlice part;
  unsigned rank = first->shape.rank;
  part.dims.push_back(ctx.choices.choose(rank));
  Extent extent = first->shape[part.dims[0]];
  SmallVector<Extent, 2> bounds = {extent};
  if (rank > 1 && ctx.choices.chance(25)) {
    part.dims.push_back((part.dims[0] + 1) % rank);
    bounds.push_back(first->shape[part.dims[1]]);
  } else if (extent.known && extent.n % 2 == 0 && extent.n > 2 &&
             ctx.choices.chance(40)) {
    part.chunk = 2;
  }
  // A second shared tensor of the same shape, perhaps the same tensor.
  SmallVector<TensorValue, 2> outs = {*first};
  if (ctx.choices.chance(20))
    if (std::optional<TensorValue> other =
            ctx.pickTensor([&](const TensorValue &tensor) {
              return tensor.shape == first->shape;
            }))
      outs.push_back(*other);

  SmallVector<OpFoldResult, 2> lower, upper, steps;
  for (Extent bound : bounds) {
    lower.push_back(ctx.b.getIndexAttr(0));
    if (bound.known && ctx.choices.chance(20))
      upper.push_back(ctx.indexConstant(bound.n));
    else
      upper.push_back(ctx.mixedExtent(bound));
    steps.push_back(ctx.b.getIndexAttr(part.chunk));
  }
  SmallVector<Value, 2> values;
  for (const TensorValue &out : outs)
    values.push_back(out.value);
  auto op = scf::ForallOp::create(ctx.b, ctx.loc(), lower, upper, steps, values,
                                  /*mapping=*/std::nullopt);
  SmallVector<bool, 2> defined;
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    ++ctx.parallelDepth;
    ctx.b.setInsertionPoint(op.getTerminator());
    SmallVector<Value> variables = op.getInductionVars();
    for (auto [variable, bound] : llvm::zip_equal(variables, bounds)) {
      ctx.pushScalar(variable, bound.known ? bound.n : 0,
                     bound.known ? -1 : bound.n);
      ctx.assumeAtLeast(bound, 1);
    }
    SmallVector<TensorValue, 2> shared;
    for (auto [number, out] : llvm::enumerate(outs)) {
      TensorValue argument =
          ctx.push(op.getRegionIterArgs()[number], out.shape, out.defined);
      shared.push_back(argument);
      ctx.hide(argument.value);
    }
    ctx.steps(ctx.choices.range(0, 2));
    maybeCall(ctx);

    SmallVector<std::pair<TensorValue, SliceSpec>, 2> inserted;
    for (const TensorValue &argument : shared) {
      SliceSpec spec = threadSlice(ctx, argument.shape, part, variables);
      TensorValue source;
      if (ctx.choices.chance(25)) {
        source = ctx.findOrMake(spec.reduced, argument.elem);
      } else {
        source = buildExtractSlice(ctx, argument, spec);
        for (unsigned i = 0, e = ctx.choices.range(1, 2); i < e; ++i)
          source = *ctx.mutate(source);
      }
      defined.push_back(source.defined);
      Value cast = ctx.castTo(source.value, sliceType(spec, argument.elem));
      source.value = cast;
      inserted.push_back({source, spec});
    }
    ctx.b.setInsertionPointToEnd(op.getTerminator().getBody());
    for (auto [argument, insertion] : llvm::zip_equal(shared, inserted)) {
      auto &[source, spec] = insertion;
      tensor::ParallelInsertSliceOp::create(ctx.b, ctx.loc(), source.value,
                                            argument.value, spec.offsets,
                                            spec.sizes, spec.strides);
    }
    --ctx.parallelDepth;
  }
  // The threads' slices cover the whole tensor.
  for (auto [number, out] : llvm::enumerate(outs)) {
    ctx.noteWrite(out);
    ctx.pushAlias(op.getResult(number), out.shape, defined[number], out);
  }
  if (ctx.choices.chance(50))
    ctx.hide(outs.front().value);
  return success();
}

//===----------------------------------------------------------------------===//
// scf.parallel
//===----------------------------------------------------------------------===//

/// Reads elements and adds them up: integers, whose sum has no order.
static LogicalResult applyParallel(GenContext &ctx) {
  std::optional<TensorValue> tensor =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && tensor.shape.rank > 0 &&
               tensor.elem.isIntOrIndex();
      });
  if (!tensor)
    return failure();
  SmallVector<Value, 4> lower, upper, steps;
  for (Extent extent : tensor->shape.extents()) {
    lower.push_back(ctx.indexConstant(0));
    upper.push_back(ctx.extentValue(extent));
    steps.push_back(ctx.indexConstant(1));
  }
  Value init = ctx.pickScalar(tensor->elem);
  auto op = scf::ParallelOp::create(ctx.b, ctx.loc(), lower, upper, steps,
                                    ValueRange{init});
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    Block *body = op.getBody();
    if (!body->empty())
      body->getTerminator()->erase();
    ctx.b.setInsertionPointToEnd(body);
    ++ctx.parallelDepth;
    for (auto [variable, extent] :
         llvm::zip_equal(op.getInductionVars(), tensor->shape.extents())) {
      ctx.pushScalar(variable, extent.known ? extent.n : 0,
                     extent.known ? -1 : extent.n);
      ctx.assumeAtLeast(extent, 1);
    }
    ctx.steps(ctx.choices.range(0, 1));
    Value element = tensor::ExtractOp::create(
        ctx.b, ctx.loc(), tensor->value, ValueRange(op.getInductionVars()));
    auto reduce = scf::ReduceOp::create(ctx.b, ctx.loc(), ValueRange{element});
    Block &block = reduce.getReductions().front().front();
    ctx.b.setInsertionPointToEnd(&block);
    Value sum = arith::AddIOp::create(ctx.b, ctx.loc(), block.getArgument(0),
                                      block.getArgument(1));
    scf::ReduceReturnOp::create(ctx.b, ctx.loc(), sum);
    --ctx.parallelDepth;
  }
  ctx.pushScalar(op.getResult(0));
  return success();
}

//===----------------------------------------------------------------------===//
// scf.while
//===----------------------------------------------------------------------===//

static LogicalResult applyWhile(GenContext &ctx) {
  SmallVector<TensorValue, 3> inits =
      pickCarried(ctx, 1 + ctx.choices.choose(2));
  if (inits.empty())
    return failure();
  Value zero = ctx.indexConstant(0), one = ctx.indexConstant(1);
  Value limit = ctx.indexConstant(ctx.choices.range(1, 3));
  SmallVector<Value, 4> initValues = {zero};
  SmallVector<Type, 4> types = {zero.getType()};
  for (const TensorValue &init : inits) {
    initValues.push_back(init.value);
    types.push_back(init.value.getType());
  }
  auto op = scf::WhileOp::create(ctx.b, ctx.loc(), types, initValues,
                                 /*beforeBuilder=*/nullptr,
                                 /*afterBuilder=*/nullptr);
  ++ctx.loopDepth;
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    Block *before = op.getBeforeBody();
    ctx.b.setInsertionPointToEnd(before);
    Value counter = before->getArgument(0);
    ctx.pushScalar(counter, 4);
    SmallVector<TensorValue, 3> carried;
    for (auto [number, init] : llvm::enumerate(inits))
      carried.push_back(
          ctx.push(before->getArgument(number + 1), init.shape, init.defined));
    ctx.steps(ctx.choices.range(0, 1));
    Value more = arith::CmpIOp::create(
        ctx.b, ctx.loc(), arith::CmpIPredicate::ult, counter, limit);
    // The contents have a say as well, mostly those of what is carried.
    if (ctx.choices.chance(50)) {
      const TensorValue &looked = carried[ctx.choices.choose(carried.size())];
      Value flag = isReadable(ctx, looked) && ctx.choices.chance(70)
                       ? ctx.conditionOn(buildExtract(ctx, looked))
                       : ctx.condition();
      more = arith::AndIOp::create(ctx.b, ctx.loc(), more, flag);
    }
    SmallVector<Value, 4> forwarded = {counter};
    // As it came, or changed before the body sees it.
    if (ctx.choices.chance(20))
      llvm::append_range(forwarded, carriedYields(ctx, carried));
    else
      llvm::append_range(forwarded, before->getArguments().drop_front());
    scf::ConditionOp::create(ctx.b, ctx.loc(), more, forwarded);
  }
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    Block *after = op.getAfterBody();
    ctx.b.setInsertionPointToEnd(after);
    Value counter = after->getArgument(0);
    ctx.pushScalar(counter, 3);
    SmallVector<TensorValue, 3> carried;
    for (auto [number, init] : llvm::enumerate(inits))
      carried.push_back(
          ctx.push(after->getArgument(number + 1), init.shape, init.defined));
    ctx.steps(ctx.choices.range(0, 2));
    maybeCall(ctx);
    Value next = arith::AddIOp::create(ctx.b, ctx.loc(), counter, one);
    SmallVector<Value, 4> yields = carriedYields(ctx, carried);
    yields.insert(yields.begin(), next);
    scf::YieldOp::create(ctx.b, ctx.loc(), yields);
  }
  --ctx.loopDepth;
  ctx.pushScalar(op.getResult(0), 4);
  for (auto [number, init] : llvm::enumerate(inits))
    pushLoopResult(ctx, op.getResult(number + 1), init);
  return success();
}

//===----------------------------------------------------------------------===//
// scf.index_switch, scf.execute_region
//===----------------------------------------------------------------------===//

static LogicalResult applyIndexSwitch(GenContext &ctx) {
  std::optional<TensorValue> base =
      ctx.pickTensor([](const TensorValue &) { return true; });
  if (!base)
    return failure();
  SmallVector<int64_t, 3> cases = {0};
  for (int64_t i = 1, e = ctx.choices.range(1, 3); i < e; ++i)
    cases.push_back(i);
  // Of one more than the cases, so that each may be the one.
  Value selector = ctx.runtimeIndex(cases.size() + 1);
  if (!selector) {
    cases.truncate(1);
    selector = ctx.convert(ctx.condition(), ctx.b.getIndexType());
  }
  RankedTensorType type = base->type();
  auto op = scf::IndexSwitchOp::create(ctx.b, ctx.loc(), TypeRange{type},
                                       selector, cases, cases.size());
  SmallVector<TensorValue, 4> values;
  for (Region &region : op->getRegions()) {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    ctx.b.createBlock(&region);
    ctx.steps(ctx.choices.range(0, 1));
    values.push_back(branchValue(ctx, *base));
    Value value = ctx.castTo(values.back().value, type);
    scf::YieldOp::create(ctx.b, ctx.loc(), value);
  }
  bool defined = true;
  for (const TensorValue &value : values) {
    ctx.mergeAliases(values.front(), value, /*forced=*/true);
    defined &= value.defined;
  }
  ctx.pushAlias(op.getResult(0), base->shape, defined, values.front());
  return success();
}

static LogicalResult applyExecuteRegion(GenContext &ctx) {
  std::optional<TensorValue> base =
      ctx.pickTensor([](const TensorValue &) { return true; });
  if (!base)
    return failure();
  RankedTensorType type = base->type();
  auto op = scf::ExecuteRegionOp::create(ctx.b, ctx.loc(), TypeRange{type});
  TensorValue value;
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    ctx.b.createBlock(&op.getRegion());
    ctx.steps(ctx.choices.range(0, 2));
    value = branchValue(ctx, *base);
    Value cast = ctx.castTo(value.value, type);
    scf::YieldOp::create(ctx.b, ctx.loc(), cast);
  }
  ctx.pushAlias(op.getResult(0), base->shape, value.defined, value);
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void registerScfRegionRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, RuleCategory category,
                 uint32_t weight, LogicalResult (*apply)(GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = category;
    rule.weight = weight;
    rule.canApply = [](const GenContext &ctx) { return ctx.mayNest(); };
    rule.apply = apply;
    table.add(std::move(rule));
  };
  auto parallelRow = [&](StringRef name, StringRef description, uint32_t weight,
                         LogicalResult (*apply)(GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = RuleCategory::Loop;
    rule.weight = weight;
    rule.canApply = [](const GenContext &ctx) {
      return ctx.mayNest() && !ctx.module.limits.noParallelRegions;
    };
    rule.apply = apply;
    table.add(std::move(rule));
  };
  parallelRow("scf.forall", "threads that fill slices of shared tensors", 10,
              applyForall);
  parallelRow("scf.parallel", "elements added up in any order", 3,
              applyParallel);
  row("scf.while", "tensors carried while a condition holds",
      RuleCategory::Loop, 7, applyWhile);
  // Rare: MLIR 22 does not know that the result may be what a region yields, so
  // many modules with one are the same finding.
  row("scf.index_switch", "one of several regions yields a tensor",
      RuleCategory::Branch, 3, applyIndexSwitch);
  row("scf.execute_region", "a region that yields a tensor",
      RuleCategory::Branch, 5, applyExecuteRegion);
}

} // namespace bufdiff
