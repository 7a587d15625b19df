//===- ScfRules.cpp - Branches and loops over tensors ---------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops need care beyond validity. One-Shot rejects a loop whose yielded tensor
// is not equivalent to the iteration argument ("Yield operand is not equivalent
// to the corresponding iter bbArg") unless it may return allocations from
// loops. Under PathLimits::noAllocationsYieldedFromLoops every tensor that is
// yielded is therefore the last link of a chain of writes that starts at the
// iteration argument and that nothing can force out of place:
//   - the chain comes last in the body, so whatever the body reads of the
//     argument it reads before;
//   - the chain's ops read no tensor that may share memory with it;
//   - what precedes the last link is not read afterwards;
//   - an argument that an scf.if may have made an alias of something from
//     outside, or of another argument, is not written at all: the yields of a
//     branch are always in place, so the analysis has no copy to insert there;
//   - of inits with undefined contents that may share memory only one is
//     carried: nothing is read from them, so the analysis gives both arguments
//     one buffer, and the writes into one conflict with the other.
// The rest of the body is free to conflict.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace bufdiff {

RankedTensorType joinTypes(RankedTensorType a, RankedTensorType b) {
  SmallVector<int64_t, 4> dims;
  for (auto [one, other] : llvm::zip_equal(a.getShape(), b.getShape()))
    dims.push_back(one == other ? one : ShapedType::kDynamic);
  return RankedTensorType::get(dims, a.getElementType());
}

//===----------------------------------------------------------------------===//
// scf.if
//===----------------------------------------------------------------------===//

namespace {
/// What an scf.if gives at one position.
struct IfResult {
  RankedTensorType type;
  Type scalar; // null for tensors
  Value thenScalar, thenValue;
  TensorValue thenBase, elseBase;
};
} // namespace

TensorValue branchValue(GenContext &ctx, const TensorValue &base) {
  enum { Itself, Written, Other };
  switch (ctx.choices.weighted({25, 45, 30})) {
  case Written:
    return *ctx.mutate(base);
  case Other:
    // What the region made is mostly what it is for.
    if (std::optional<TensorValue> made =
            ctx.pickMadeHere([&](const TensorValue &tensor) {
              return tensor.elem == base.elem && tensor.shape == base.shape &&
                     (tensor.defined || !base.defined);
            }))
      return *made;
    return ctx.findOrMake(base.shape, base.elem, base.defined);
  default:
    return base;
  }
}

/// Calls inside regions: the callee's writes then happen several times, or
/// perhaps.
void maybeCall(GenContext &ctx) {
  if (ctx.module.functions.empty() || !ctx.choices.chance(30))
    return;
  SmallVector<FunctionSummary *, 8> functions = callableHere(ctx);
  if (!functions.empty())
    buildCall(ctx, *functions[ctx.choices.choose(functions.size())]);
}

/// Fills one branch and ends it with a yield of the results.
static void buildBranch(GenContext &ctx, Block *block,
                        MutableArrayRef<IfResult> results, bool isThen,
                        SmallVectorImpl<TensorValue> &yielded) {
  OpBuilder::InsertionGuard guard(ctx.b);
  ctx.b.setInsertionPointToEnd(block);
  // An else branch is often empty but for its yield.
  ctx.steps(ctx.choices.range(isThen ? 1 : 0, 2));
  maybeCall(ctx);
  SmallVector<Value, 4> operands;
  for (IfResult &result : results) {
    if (result.scalar) {
      result.thenScalar = isThen ? ctx.pickScalar(result.scalar)
                                 : ctx.pickOtherScalar(result.thenScalar);
      operands.push_back(result.thenScalar);
      yielded.emplace_back();
      continue;
    }
    const TensorValue &base = isThen ? result.thenBase : result.elseBase;
    TensorValue value = branchValue(ctx, base);
    // A branch that gives what the other gives would be no branch.
    if (value.value == result.thenValue && !ctx.choices.chance(20))
      value = *ctx.mutate(base);
    if (isThen)
      result.thenValue = value.value;
    yielded.push_back(value);
    operands.push_back(ctx.castTo(value.value, result.type));
  }
  scf::YieldOp::create(ctx.b, ctx.loc(), operands);
}

/// `guarded`, where not null, is an extent that the condition says to be at
/// least `least` in the then branch.
static LogicalResult buildIf(GenContext &ctx, Value condition,
                             const Extent *guarded, int64_t least) {
  SmallVector<IfResult, 2> results;
  unsigned numResults = ctx.choices.weighted({20, 60, 20});
  for (unsigned i = 0; i < numResults; ++i) {
    IfResult result;
    if (ctx.choices.chance(12)) {
      result.scalar = ctx.pickElem();
      results.push_back(result);
      continue;
    }
    std::optional<TensorValue> base =
        ctx.pickTensor([](const TensorValue &) { return true; });
    if (!base)
      break;
    result.thenBase = result.elseBase = *base;
    result.type = base->type();
    // Branches whose results differ in size meet in a dynamic type.
    if (ctx.choices.chance(12)) {
      std::optional<TensorValue> other =
          ctx.pickTensor([&](const TensorValue &tensor) {
            return tensor.elem == base->elem &&
                   tensor.shape.rank == base->shape.rank &&
                   tensor.shape != base->shape;
          });
      if (other) {
        result.elseBase = *other;
        SmallVector<int64_t, 4> dims(base->shape.rank, ShapedType::kDynamic);
        result.type = RankedTensorType::get(dims, base->elem);
      }
    }
    results.push_back(result);
  }

  SmallVector<Type, 2> types;
  for (const IfResult &result : results)
    types.push_back(result.scalar ? result.scalar : result.type);
  bool withElse = !results.empty() || ctx.choices.chance(40);
  auto op = scf::IfOp::create(ctx.b, ctx.loc(), types, condition,
                              /*addThenBlock=*/true, /*addElseBlock=*/withElse);

  SmallVector<TensorValue, 2> thenValues, elseValues;
  {
    GenContext::Scope scope(ctx);
    if (guarded)
      ctx.assumeAtLeast(*guarded, least);
    buildBranch(ctx, op.thenBlock(), results, /*isThen=*/true, thenValues);
  }
  if (withElse) {
    GenContext::Scope scope(ctx);
    buildBranch(ctx, op.elseBlock(), results, /*isThen=*/false, elseValues);
  }

  for (unsigned i = 0; i < results.size(); ++i) {
    Value value = op.getResult(i);
    if (results[i].scalar) {
      ctx.pushScalar(value);
      continue;
    }
    const Shape &thenShape = results[i].thenBase.shape;
    const Shape &elseShape = results[i].elseBase.shape;
    Shape shape;
    for (unsigned dim = 0; dim < thenShape.rank; ++dim)
      shape.push_back(thenShape[dim] == elseShape[dim]
                          ? thenShape[dim]
                          : ctx.newSymbol(value, dim));
    ctx.mergeAliases(thenValues[i], elseValues[i], /*forced=*/true);
    ctx.pushAlias(value, shape, thenValues[i].defined && elseValues[i].defined,
                  thenValues[i]);
  }
  return success();
}

static LogicalResult applyIf(GenContext &ctx) {
  Value condition = ctx.condition();
  return buildIf(ctx, condition, nullptr, 0);
}

/// Inside, a dim of unknown size has elements.
static LogicalResult applyGuard(GenContext &ctx) {
  auto unknownDim = [&](const TensorValue &tensor) -> std::optional<unsigned> {
    for (unsigned i = 0; i < tensor.shape.rank; ++i)
      if (!tensor.shape[i].known && ctx.minExtent(tensor.shape[i]) == 0)
        return i;
    return std::nullopt;
  };
  std::optional<TensorValue> tensor =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return unknownDim(tensor).has_value();
      });
  if (!tensor)
    return failure();
  Extent extent = tensor->shape[*unknownDim(*tensor)];
  int64_t least = ctx.choices.range(1, 2);
  Value size = ctx.extentValue(extent);
  Value bound = ctx.indexConstant(least);
  Value condition = arith::CmpIOp::create(
      ctx.b, ctx.loc(), arith::CmpIPredicate::uge, size, bound);
  return buildIf(ctx, condition, &extent, least);
}

//===----------------------------------------------------------------------===//
// scf.for
//===----------------------------------------------------------------------===//

namespace {
/// Bounds of a loop and what they say of its induction variable.
struct LoopBounds {
  Value lower, upper, step;
  int64_t bound = 0;
  std::optional<Extent> extent;
};
} // namespace

/// Loops run a few times: enough for one iteration to see what the one before
/// it wrote, including not at all.
static constexpr int64_t kMaxTrips = 4;

static LoopBounds pickBounds(GenContext &ctx) {
  LoopBounds bounds;
  // Over a dim of some tensor, known or not.
  if (ctx.choices.chance(25)) {
    std::optional<TensorValue> tensor = ctx.pickTensor(
        [](const TensorValue &tensor) { return tensor.shape.rank > 0; });
    if (tensor) {
      unsigned dim = ctx.choices.choose(tensor->shape.rank);
      bounds.extent = tensor->shape[dim];
      bounds.lower = ctx.indexConstant(ctx.choices.chance(20) ? 1 : 0);
      bounds.upper = ctx.extentValue(*bounds.extent);
      bounds.step = ctx.indexConstant(ctx.choices.range(1, 2));
      bounds.bound = bounds.extent->known ? bounds.extent->n : 0;
      return bounds;
    }
  }
  // As often as the contents say: nobody knows whether the body runs at all.
  if (ctx.choices.chance(25)) {
    if (Value upper = ctx.runtimeIndex(kMaxTrips)) {
      bounds.lower = ctx.indexConstant(0);
      bounds.upper = upper;
      bounds.step = ctx.indexConstant(1);
      bounds.bound = kMaxTrips - 1;
      return bounds;
    }
  }
  int64_t lower = ctx.choices.weighted({70, 20, 10});
  int64_t step = ctx.choices.weighted({80, 20}) + 1;
  static constexpr int64_t kTrips[kMaxTrips + 1] = {2, 1, 3, kMaxTrips, 0};
  int64_t trips = kTrips[ctx.choices.weighted({40, 18, 24, 10, 8})];
  int64_t upper = lower + trips * step;
  bounds.lower = ctx.indexConstant(lower);
  bounds.upper = ctx.indexConstant(upper);
  bounds.step = ctx.indexConstant(step);
  bounds.bound = upper;
  return bounds;
}

TensorValue buildChain(GenContext &ctx, const TensorValue &carried) {
  uint32_t carriedClass = ctx.aliasClass(carried);
  llvm::SaveAndRestore<uint32_t> avoid(ctx.avoidedClass, carriedClass);
  TensorValue tip = carried;
  for (unsigned i = 0, e = ctx.choices.range(1, 2); i < e; ++i) {
    // Reading what was just written is safe, and ties the next write to it.
    if (tip.defined && ctx.minElements(tip.shape) > 0 && ctx.choices.chance(40))
      buildExtract(ctx, tip);
    TensorValue next = *ctx.mutate(tip);
    // The next iteration may read what this one was promised to be.
    tip = tip.defined && !next.defined ? buildFill(ctx, next) : next;
  }
  return tip;
}

/// What comes out of a loop in the loop, of a branch or of a call, which was
/// given `carried` and does to it what a chain does.
static TensorValue buildNested(GenContext &ctx, const TensorValue &carried) {
  enum { Loop, Branch, Call };
  const PathLimits &limits = ctx.module.limits;
  // Callees must give back the argument itself.
  bool mayCall = !limits.noReturnedViews && !limits.noDynamicResults;
  unsigned kind =
      ctx.choices.weighted({30, 35, static_cast<uint32_t>(mayCall ? 35 : 0)});
  Value condition = kind == Branch ? ctx.condition() : Value();
  ctx.hideClass(ctx.aliasClass(carried), /*kept=*/{});
  switch (kind) {
  case Loop:
    buildLoop(ctx, {carried}, ctx.choices.range(1, 2),
              [&](Value, ArrayRef<TensorValue> inner) {
                return SmallVector<TensorValue, 2>{loopValue(ctx, inner[0])};
              });
    return ctx.tensors().back();
  case Branch: {
    RankedTensorType type = carried.type();
    auto op = scf::IfOp::create(ctx.b, ctx.loc(), TypeRange{type}, condition,
                                /*addThenBlock=*/true, /*addElseBlock=*/true);
    bool elseWrites = ctx.choices.chance(40), defined = true;
    for (Block *block : {op.thenBlock(), op.elseBlock()}) {
      OpBuilder::InsertionGuard guard(ctx.b);
      GenContext::Scope scope(ctx);
      ctx.b.setInsertionPointToEnd(block);
      TensorValue value = carried;
      if (block == op.thenBlock() || elseWrites)
        value = buildChain(ctx, carried);
      defined &= value.defined;
      Value cast = ctx.castTo(value.value, type);
      scf::YieldOp::create(ctx.b, ctx.loc(), cast);
    }
    return ctx.pushAlias(op.getResult(0), carried.shape, defined, carried);
  }
  default: {
    SmallVector<FunctionSummary::Arg, 4> formals = formalsFor({carried});
    formals[0].mayBeUndefined = !carried.defined;
    FunctionSummary &callee = buildCallee(
        ctx, "step", formals,
        [&](GenContext &inner, ArrayRef<TensorValue> arguments) {
          return SmallVector<TensorValue, 2>{buildChain(inner, arguments[0])};
        });
    return *callResult(ctx, buildCallOn(ctx, callee, {carried}));
  }
  }
}

TensorValue loopValue(GenContext &ctx, const TensorValue &carried) {
  // See above. (Classes are represented by their oldest member.)
  if (ctx.isEntangled(carried) || ctx.aliasClass(carried) != carried.aliasId)
    return carried;
  enum { Chain, Copied, Itself, Nested, Free };
  const ProfileSettings &profile = ctx.module.profile;
  uint32_t nested = ctx.depth() < profile.maxDepth ? profile.nestedYields : 0;
  bool free = !ctx.module.limits.noAllocationsYieldedFromLoops;
  unsigned kind = ctx.choices.weighted(
      {44, 22, 8, nested, static_cast<uint32_t>(free ? 20 : 0)});
  auto fits = [&](const TensorValue &tensor) {
    return tensor.elem == carried.elem && tensor.shape == carried.shape &&
           (tensor.defined || !carried.defined);
  };
  if (kind == Itself)
    return carried;
  if (kind == Nested)
    return buildNested(ctx, carried);
  if (kind == Free)
    if (std::optional<TensorValue> value = ctx.pickTensor(fits))
      return *value;
  if (kind == Copied) {
    llvm::SaveAndRestore<uint32_t> avoid(ctx.avoidedClass,
                                         ctx.aliasClass(carried));
    std::optional<TensorValue> source = ctx.pickMadeHere(fits);
    if (!source)
      source = ctx.pickTensor(fits);
    if (source)
      return buildCopy(ctx, *source, carried);
  }
  return buildChain(ctx, carried);
}

SmallVector<TensorValue, 3> pickCarried(GenContext &ctx, unsigned atMost) {
  SmallVector<TensorValue, 3> inits;
  for (unsigned i = 0; i < atMost; ++i) {
    std::optional<TensorValue> init =
        ctx.pickTensor([](const TensorValue &) { return true; });
    if (!init)
      break;
    bool shared = llvm::any_of(inits, [&](const TensorValue &other) {
      return (!init->defined || !other.defined) &&
             ctx.aliasClass(other) == ctx.aliasClass(*init);
    });
    if (!shared)
      inits.push_back(*init);
  }
  return inits;
}

SmallVector<Value, 4> carriedYields(GenContext &ctx,
                                    ArrayRef<TensorValue> carried) {
  SmallVector<Value, 4> yields;
  for (unsigned i = carried.size(); i-- > 0;) {
    bool shared = llvm::any_of(carried, [&](const TensorValue &other) {
      return other.value != carried[i].value &&
             ctx.aliasClass(other) == ctx.aliasClass(carried[i]);
    });
    TensorValue value = shared ? carried[i] : loopValue(ctx, carried[i]);
    // Later chains must not read what this one overwrote.
    if (value.value != carried[i].value)
      ctx.hideClass(ctx.aliasClass(carried[i]), value.value);
    yields.insert(yields.begin(), ctx.castTo(value.value, carried[i].type()));
  }
  return yields;
}

void pushLoopResult(GenContext &ctx, Value result, const TensorValue &init) {
  ctx.noteWrite(init);
  TensorValue pushed = ctx.pushAlias(result, init.shape, init.defined, init);
  if (ctx.choices.chance(50)) {
    ctx.hide(init.value);
    return;
  }
  // Written while what the loop started with may still be read.
  if (ctx.loopDepth == 0 && ctx.choices.chance(40))
    ctx.mutate(pushed);
}

static LogicalResult applyFor(GenContext &ctx) {
  SmallVector<TensorValue, 3> inits =
      pickCarried(ctx, ctx.choices.weighted({8, 62, 24, 6}));
  SmallVector<Value, 4> initValues;
  for (const TensorValue &init : inits)
    initValues.push_back(init.value);
  SmallVector<Type, 1> scalarTypes;
  if (ctx.choices.chance(20)) {
    scalarTypes.push_back(ctx.pickElem());
    initValues.push_back(ctx.pickScalar(scalarTypes.back()));
  }

  LoopBounds bounds = pickBounds(ctx);
  auto op = scf::ForOp::create(ctx.b, ctx.loc(), bounds.lower, bounds.upper,
                               bounds.step, initValues);
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    ++ctx.loopDepth;
    // Without iteration arguments the op brings its terminator.
    Block *body = op.getBody();
    if (!body->empty())
      body->getTerminator()->erase();
    ctx.b.setInsertionPointToEnd(body);

    bool symbolic = bounds.extent && !bounds.extent->known;
    ctx.pushScalar(op.getInductionVar(), bounds.bound,
                   symbolic ? bounds.extent->n : -1);
    if (bounds.extent)
      ctx.assumeAtLeast(*bounds.extent, 1);
    SmallVector<TensorValue, 3> carried;
    for (unsigned i = 0; i < inits.size(); ++i)
      carried.push_back(
          ctx.push(op.getRegionIterArg(i), inits[i].shape, inits[i].defined));
    for (unsigned i = 0; i < scalarTypes.size(); ++i)
      ctx.pushScalar(op.getRegionIterArg(inits.size() + i));

    ctx.steps(ctx.choices.range(1, 3));
    maybeCall(ctx);

    SmallVector<Value, 1> scalars;
    for (unsigned i = 0; i < scalarTypes.size(); ++i)
      scalars.push_back(ctx.pickScalar(scalarTypes[i]));
    SmallVector<Value, 4> yields = carriedYields(ctx, carried);
    yields.append(scalars.begin(), scalars.end());
    scf::YieldOp::create(ctx.b, ctx.loc(), yields);
    --ctx.loopDepth;
  }

  // With no iteration the result is the init.
  for (unsigned i = 0; i < inits.size(); ++i)
    pushLoopResult(ctx, op.getResult(i), inits[i]);
  for (unsigned i = 0; i < scalarTypes.size(); ++i)
    ctx.pushScalar(op.getResult(inits.size() + i));
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void registerScfRules(RuleTable &table) {
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
  row("scf.if", "branches that yield, write or ignore tensors",
      RuleCategory::Branch, 16, applyIf);
  row("scf.if.guard", "a branch inside which an unknown dim is not empty",
      RuleCategory::Branch, 10, applyGuard);
  row("scf.for", "tensors carried, read and written in iterations",
      RuleCategory::Loop, 20, applyFor);
}

} // namespace bufdiff
