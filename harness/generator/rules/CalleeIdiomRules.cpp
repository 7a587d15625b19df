//===- CalleeIdiomRules.cpp - Patterns that need a certain callee ---------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a callee does to its arguments decides what its callers may share with
// it, and random callees rarely do one thing alone. So these rows bring a
// callee along: one that returns what it was given, a part of it or one of two,
// or that is passed operands whose layout the boundary may lose. The callee
// stays in the module, where any other row may call it again.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace bufdiff {

using Results = SmallVector<TensorValue, 2>;

/// Callees return what they were passed: where results may not be of dynamic
/// size, a size that nobody knows cannot be passed.
static bool isPassable(GenContext &ctx, const TensorValue &tensor,
                       unsigned minRank) {
  return tensor.defined && tensor.shape.rank >= minRank &&
         (!ctx.module.limits.noDynamicResults || tensor.shape.allKnown());
}

static std::optional<TensorValue> pickPassable(GenContext &ctx,
                                               unsigned minRank) {
  return ctx.pickTensor([&](const TensorValue &tensor) {
    return isPassable(ctx, tensor, minRank);
  });
}

/// A function that writes its argument and gives the result, or reads it only.
static FunctionSummary &buildWriter(GenContext &ctx, const TensorValue &actual,
                                    bool hideSizes) {
  bool returnsOld = ctx.choices.chance(15);
  return buildCallee(
      ctx, "write", formalsFor({actual}, hideSizes),
      [&](GenContext &inner, ArrayRef<TensorValue> arguments) {
        Results results = {*inner.mutate(arguments[0])};
        if (returnsOld) {
          TensorValue copy = inner.makeEmpty(
              actual.shape.allKnown() ? actual.shape : arguments[0].shape,
              actual.elem);
          results.push_back(buildElementwise(inner, {arguments[0]}, copy,
                                             /*readsDest=*/false));
        }
        return results;
      });
}

/// One of two that may be the same memory is written, then the other is read.
static void writeOneReadOther(GenContext &ctx, const TensorValue &one,
                              const TensorValue &other) {
  bool first = ctx.choices.chance(50);
  ctx.unhide(one.value);
  ctx.unhide(other.value);
  ctx.mutate(first ? one : other);
  observe(ctx, first ? other : one);
}

//===----------------------------------------------------------------------===//
// What a callee returns
//===----------------------------------------------------------------------===//

static LogicalResult returnsArgument(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickPassable(ctx, 0);
  if (!tensor)
    return failure();
  bool writes = ctx.choices.chance(30);
  FunctionSummary &callee =
      buildCallee(ctx, "same", formalsFor({*tensor}, ctx.choices.chance(20)),
                  [&](GenContext &inner, ArrayRef<TensorValue> arguments) {
                    // A write whose result is dropped must not reach what is
                    // returned.
                    if (writes)
                      inner.mutate(arguments[0]);
                    return Results{arguments[0]};
                  });
  func::CallOp call = buildCallOn(ctx, callee, {*tensor});
  writeOneReadOther(ctx, *tensor, *callResult(ctx, call));
  return success();
}

static LogicalResult returnsSlice(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickPassable(ctx, 1);
  if (!tensor)
    return failure();
  FunctionSummary &callee = buildCallee(
      ctx, "part", formalsFor({*tensor}),
      [&](GenContext &inner, ArrayRef<TensorValue> arguments) {
        std::optional<SliceSpec> spec = inner.slice(arguments[0].shape);
        if (!spec)
          return Results{arguments[0]};
        return Results{buildExtractSlice(inner, arguments[0], *spec)};
      });
  func::CallOp call = buildCallOn(ctx, callee, {*tensor});
  writeOneReadOther(ctx, *tensor, *callResult(ctx, call));
  return success();
}

/// Two tensors of one kind.
static std::optional<std::pair<TensorValue, TensorValue>>
pickTwo(GenContext &ctx) {
  std::optional<TensorValue> one = pickPassable(ctx, 0);
  if (!one)
    return std::nullopt;
  TensorValue other =
      ctx.findOrMake(one->shape, one->elem, /*needDefined=*/true, one->value);
  return std::make_pair(*one, other);
}

/// Of two arguments, one is returned: always the same, or as a condition that
/// only a run knows says.
static LogicalResult returnsOneOfTwo(GenContext &ctx, bool byCondition) {
  auto two = pickTwo(ctx);
  if (!two)
    return failure();
  auto &[one, other] = *two;
  SmallVector<FunctionSummary::Arg, 4> formals = formalsFor({one, other});
  if (byCondition && ctx.choices.chance(60)) {
    FunctionSummary::Arg flag;
    flag.type = ctx.b.getI1Type();
    formals.push_back(flag);
  }
  bool bySelect = ctx.choices.chance(50), second = ctx.choices.chance(50);
  FunctionSummary &callee = buildCallee(
      ctx, byCondition ? "either" : "pick", formals,
      [&](GenContext &inner, ArrayRef<TensorValue> arguments) {
        if (!byCondition) {
          // The one that is not returned is written, or not.
          if (inner.choices.chance(40))
            inner.mutate(arguments[second ? 0 : 1]);
          return Results{arguments[second ? 1 : 0]};
        }
        Value condition = inner.condition();
        RankedTensorType type =
            joinTypes(arguments[0].type(), arguments[1].type());
        Value result;
        if (bySelect) {
          Value left = inner.castTo(arguments[0].value, type);
          Value right = inner.castTo(arguments[1].value, type);
          result = arith::SelectOp::create(inner.b, inner.loc(), condition,
                                           left, right);
        } else {
          auto branch = scf::IfOp::create(inner.b, inner.loc(), TypeRange{type},
                                          condition, /*addThenBlock=*/true,
                                          /*addElseBlock=*/true);
          OpBuilder::InsertionGuard guard(inner.b);
          Block *blocks[] = {branch.thenBlock(), branch.elseBlock()};
          for (auto [block, argument] : llvm::zip_equal(blocks, arguments)) {
            inner.b.setInsertionPointToEnd(block);
            Value value = inner.castTo(argument.value, type);
            scf::YieldOp::create(inner.b, inner.loc(), value);
          }
          result = branch.getResult(0);
        }
        inner.mergeAliases(arguments[0], arguments[1], /*forced=*/!bySelect);
        return Results{
            inner.pushAlias(result, arguments[0].shape, true, arguments[0])};
      });
  func::CallOp call = buildCallOn(ctx, callee, {one, other});
  TensorValue result = *callResult(ctx, call);
  writeOneReadOther(ctx, ctx.choices.chance(50) ? one : other, result);
  return success();
}

/// Two results are one tensor. Rare: MLIR 22 takes them to be apart unless the
/// operand was passed in place.
static LogicalResult returnedTwice(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickPassable(ctx, 0);
  if (!tensor)
    return failure();
  FunctionSummary &callee =
      buildCallee(ctx, "twice", formalsFor({*tensor}),
                  [&](GenContext &inner, ArrayRef<TensorValue> arguments) {
                    TensorValue value = arguments[0];
                    if (inner.choices.chance(50))
                      value = *inner.mutate(value);
                    return Results{value, value};
                  });
  func::CallOp call = buildCallOn(ctx, callee, {*tensor});
  TensorValue one = *callResult(ctx, call, 0);
  TensorValue other = *callResult(ctx, call, 1);
  // Two that must not be told apart are read more often than written.
  if (ctx.choices.chance(30)) {
    writeOneReadOther(ctx, one, other);
  } else {
    observe(ctx, one);
    observe(ctx, other);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// What a callee is passed
//===----------------------------------------------------------------------===//

static LogicalResult sameTensorTwice(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickPassable(ctx, 0);
  if (!tensor)
    return failure();
  bool writesSecond = ctx.choices.chance(30);
  FunctionSummary &callee = buildCallee(
      ctx, "both", formalsFor({*tensor, *tensor}),
      [&](GenContext &inner, ArrayRef<TensorValue> arguments) {
        Results results = {*inner.mutate(arguments[0])};
        if (writesSecond) {
          results.push_back(*inner.mutate(arguments[1]));
        } else {
          // Must not see the write.
          TensorValue dest = inner.makeEmpty(arguments[1].shape, tensor->elem);
          results.push_back(buildElementwise(inner, {arguments[1]}, dest,
                                             /*readsDest=*/false));
        }
        return results;
      });
  buildCallOn(ctx, callee, {*tensor, *tensor});
  ctx.unhide(tensor->value);
  if (ctx.choices.chance(70))
    observe(ctx, *tensor);
  return success();
}

/// A constant is passed to who writes it.
static LogicalResult constantToCallee(GenContext &ctx) {
  const ModuleState::PaletteShape &entry =
      ctx.module.palette[ctx.choices.choose(ctx.module.palette.size())];
  if (!isNumeric(entry.elem))
    return failure();
  TensorValue constant = buildConstantTensor(ctx, entry.shape, entry.elem);
  FunctionSummary &callee = buildWriter(ctx, constant, ctx.choices.chance(20));
  buildCallOn(ctx, callee, {constant});
  ctx.unhide(constant.value);
  if (ctx.choices.chance(70))
    observe(ctx, constant);
  return success();
}

/// What the caller passes is not what the callee takes it for: a view with
/// strides, one that lost a dim, one whose sizes are hidden.
enum class Passed { Strided, RankReduced, Cast };

static LogicalResult passView(GenContext &ctx, Passed kind) {
  int64_t least = kind == Passed::Strided ? 3 : 1;
  auto dimOf = [&](const TensorValue &tensor) -> std::optional<unsigned> {
    for (unsigned i = 0; i < tensor.shape.rank; ++i)
      if (ctx.minExtent(tensor.shape[i]) >= least)
        return i;
    return std::nullopt;
  };
  unsigned minRank = kind == Passed::RankReduced ? 2 : 1;
  std::optional<TensorValue> source =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return isPassable(ctx, tensor, minRank) &&
               (kind == Passed::Cast || dimOf(tensor));
      });
  if (!source)
    return failure();
  TensorValue passed = *source;
  if (kind == Passed::Cast) {
    // Of a part, so that the layout says something that the type does not.
    if (std::optional<SliceSpec> spec = ctx.slice(source->shape);
        spec && spec->reduced.rank > 0)
      passed = buildExtractSlice(ctx, *source, *spec);
  } else {
    unsigned dim = *dimOf(*source);
    Extent extent = source->shape[dim];
    SliceSpec spec;
    OpFoldResult one = ctx.b.getIndexAttr(1);
    for (unsigned i = 0; i < source->shape.rank; ++i) {
      Extent all = source->shape[i];
      OpFoldResult offset = ctx.b.getIndexAttr(0);
      // The verifier takes no constant offset into an empty dim.
      if (all == Extent::number(0))
        offset = ctx.indexConstant(0);
      OpFoldResult size = ctx.mixedExtent(all), stride = one;
      bool drop = false;
      if (i == dim && kind == Passed::Strided) {
        int64_t first = ctx.choices.choose(2), span = ctx.minExtent(extent);
        int64_t count = (span - first + 1) / 2;
        offset = ctx.b.getIndexAttr(first);
        size = ctx.b.getIndexAttr(count);
        stride = ctx.b.getIndexAttr(2);
        all = Extent::number(count);
      } else if (i == dim) {
        offset = ctx.index(extent);
        size = one;
        all = Extent::number(1);
        drop = true;
      }
      spec.offsets.push_back(offset);
      spec.sizes.push_back(size);
      spec.strides.push_back(stride);
      spec.full.push_back(all);
      spec.dropped.push_back(drop);
      if (!drop)
        spec.reduced.push_back(all);
    }
    passed = buildExtractSlice(ctx, *source, spec);
  }
  FunctionSummary &callee =
      buildWriter(ctx, passed, /*hideSizes=*/kind == Passed::Cast);
  buildCallOn(ctx, callee, {passed});
  ctx.unhide(passed.value);
  ctx.unhide(source->value);
  observe(ctx, ctx.choices.chance(60) ? *source : passed);
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void registerCalleeIdiomRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, uint32_t weight,
                 LogicalResult (*apply)(GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = RuleCategory::Idiom;
    rule.weight = weight;
    rule.apply = apply;
    table.add(std::move(rule));
  };
  row("idiom.callee_returns.argument", "a callee gives what it was given", 7,
      returnsArgument);
  row("idiom.callee_returns.slice", "a callee gives a part of its argument", 7,
      returnsSlice);
  row("idiom.callee_returns.one_of_two", "a callee gives one of two arguments",
      6, [](GenContext &ctx) { return returnsOneOfTwo(ctx, false); });
  row("idiom.callee_returns.either", "a condition says which argument", 7,
      [](GenContext &ctx) { return returnsOneOfTwo(ctx, true); });
  row("idiom.callee_returns.twice", "two results of a call are one tensor", 4,
      returnedTwice);
  row("idiom.same_tensor_twice", "one tensor is passed for two arguments", 9,
      sameTensorTwice);
  row("idiom.constant_to_callee", "a callee writes a constant of its caller's",
      6, constantToCallee);
  row("idiom.passes.strided", "a view with strides is passed and written", 8,
      [](GenContext &ctx) { return passView(ctx, Passed::Strided); });
  row("idiom.passes.rank_reduced", "a view that lost a dim is passed", 8,
      [](GenContext &ctx) { return passView(ctx, Passed::RankReduced); });
  row("idiom.passes.cast", "a view is passed with its sizes hidden", 8,
      [](GenContext &ctx) { return passView(ctx, Passed::Cast); });
}

} // namespace bufdiff
