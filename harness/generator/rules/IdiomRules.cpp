//===- IdiomRules.cpp - Patterns whose aliasing is hard -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each row is a pattern of several ops around which analyses went wrong or
// could, filled at random. Alone each is simple; composed with calls, branches
// and loops around the same tensors they meet in ways nobody wrote down.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace bufdiff {

bool isReadable(const GenContext &ctx, const TensorValue &tensor) {
  return tensor.defined && ctx.minElements(tensor.shape) > 0;
}

void observe(GenContext &ctx, const TensorValue &tensor) {
  enum { Copied, Element, Printed, Accumulated };
  switch (ctx.choices.weighted({40, 25, 15, 20})) {
  case Element:
    if (isReadable(ctx, tensor)) {
      buildExtract(ctx, tensor);
      return;
    }
    break;
  case Printed:
    if (ctx.mayTrace() && isReadable(ctx, tensor)) {
      Value element = buildExtract(ctx, tensor);
      if (!isNumeric(tensor.elem))
        element = ctx.convert(element, ctx.b.getF32Type());
      vector::PrintOp::create(ctx.b, ctx.loc(), element);
      ctx.traces = true;
      return;
    }
    break;
  case Accumulated: {
    TensorValue dest = ctx.findOrMake(tensor.shape, tensor.elem);
    buildElementwise(ctx, {tensor}, dest, /*readsDest=*/true);
    return;
  }
  default:
    break;
  }
  TensorValue dest = ctx.makeEmpty(tensor.shape, tensor.elem);
  buildElementwise(ctx, {tensor}, dest, /*readsDest=*/false);
}

std::optional<TensorValue> pickDefined(GenContext &ctx, unsigned minRank) {
  return ctx.pickTensor([&](const TensorValue &tensor) {
    return tensor.defined && tensor.shape.rank >= minRank;
  });
}

//===----------------------------------------------------------------------===//
// Straight-line patterns
//===----------------------------------------------------------------------===//

/// A view of a tensor is read after the tensor was written, or the other way
/// round.
static LogicalResult readThroughAlias(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 1);
  if (!tensor)
    return failure();
  std::optional<SliceSpec> spec = ctx.slice(tensor->shape);
  if (!spec)
    return failure();
  TensorValue view = buildExtractSlice(ctx, *tensor, *spec);
  bool writeView = ctx.choices.chance(50);
  ctx.mutate(writeView ? view : *tensor);
  observe(ctx, writeView ? *tensor : view);
  return success();
}

/// Two destination-style ops want the same buffer at once.
static LogicalResult sharedInit(GenContext &ctx) {
  auto [shape, elem] = ctx.pickShape();
  TensorValue init = ctx.choices.chance(60)
                         ? ctx.makeEmpty(shape, elem)
                         : ctx.findOrMake(shape, elem, /*needDefined=*/false);
  TensorValue one = buildFill(ctx, init);
  TensorValue source = ctx.findOrMake(shape, elem);
  TensorValue other =
      buildElementwise(ctx, {source}, init, /*readsDest=*/false);
  if (ctx.choices.chance(50))
    observe(ctx, one);
  TensorValue dest = ctx.choices.chance(50) ? one : other;
  buildElementwise(ctx, {one, other}, dest, /*readsDest=*/false);
  return success();
}

/// A slice is taken out, changed and put back where it was, or elsewhere.
static LogicalResult slicePair(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 1);
  if (!tensor)
    return failure();
  std::optional<SliceSpec> spec = ctx.slice(tensor->shape);
  if (!spec)
    return failure();
  TensorValue slice = buildExtractSlice(ctx, *tensor, *spec);
  TensorValue changed = *ctx.mutate(slice);
  if (ctx.choices.chance(35))
    if (std::optional<SliceSpec> elsewhere =
            ctx.slice(tensor->shape, &slice.shape))
      spec = elsewhere;
  if (changed.shape != spec->reduced)
    return failure();
  buildInsertSlice(ctx, changed, *tensor, *spec);
  if (ctx.choices.chance(35))
    observe(ctx, ctx.choices.chance(50) ? *tensor : slice);
  return success();
}

/// Two slices of one tensor, each written and put back: disjoint or not.
static LogicalResult twoSlices(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 1);
  if (!tensor)
    return failure();
  std::optional<SliceSpec> first = ctx.slice(tensor->shape);
  if (!first)
    return failure();
  TensorValue one = buildExtractSlice(ctx, *tensor, *first);
  std::optional<SliceSpec> second = ctx.slice(tensor->shape, &one.shape);
  if (!second)
    return failure();
  TensorValue other = buildExtractSlice(ctx, *tensor, *second);
  TensorValue changedOne = *ctx.mutate(one);
  TensorValue changedOther = *ctx.mutate(other);
  bool crossed = ctx.choices.chance(30);
  TensorValue mid = buildInsertSlice(ctx, crossed ? changedOther : changedOne,
                                     *tensor, *first);
  buildInsertSlice(ctx, crossed ? changedOne : changedOther, mid, *second);
  return success();
}

/// Part of a tensor is copied onto another part of it: memory that overlaps.
static LogicalResult selfInsert(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 1);
  if (!tensor)
    return failure();
  std::optional<SliceSpec> from = ctx.slice(tensor->shape);
  if (!from)
    return failure();
  std::optional<SliceSpec> to = ctx.slice(tensor->shape, &from->reduced);
  if (!to)
    return failure();
  TensorValue slice = buildExtractSlice(ctx, *tensor, *from);
  if (ctx.choices.chance(40)) {
    // Element by element, and not the element that was read.
    TensorValue dest = buildExtractSlice(ctx, *tensor, *to);
    slice = buildElementwise(ctx, {slice}, dest, /*readsDest=*/false);
    observe(ctx, slice);
    return success();
  }
  buildInsertSlice(ctx, slice, *tensor, *to);
  return success();
}

/// An op reads its destination in another order than it writes it.
static LogicalResult transposeInPlace(GenContext &ctx) {
  std::optional<TensorValue> tensor =
      ctx.pickTensor([](const TensorValue &tensor) {
        return tensor.defined && tensor.shape.rank == 2 &&
               tensor.shape[0] == tensor.shape[1];
      });
  if (!tensor) {
    Shape shape;
    shape.push_back(Extent::number(ctx.choices.range(2, 3)));
    shape.push_back(shape[0]);
    tensor = ctx.findOrMake(shape, ctx.pickElem());
  }
  MLIRContext *context = ctx.b.getContext();
  AffineMap maps[] = {
      AffineMap::getPermutationMap(ArrayRef<unsigned>{1, 0}, context),
      ctx.b.getMultiDimIdentityMap(2)};
  SmallVector<utils::IteratorType, 2> iterators(2,
                                                utils::IteratorType::parallel);
  auto op = linalg::GenericOp::create(
      ctx.b, ctx.loc(), TypeRange{tensor->value.getType()},
      ValueRange{tensor->value}, ValueRange{tensor->value}, maps, iterators);
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    Type types[] = {tensor->elem, tensor->elem};
    Location locations[] = {op.getLoc(), op.getLoc()};
    Block *block = ctx.b.createBlock(&op.getRegion(), {}, types, locations);
    SmallVector<Value, 2> operands = {block->getArgument(0)};
    if (ctx.choices.chance(50))
      operands.push_back(block->getArgument(1));
    Value value = ctx.combine(operands, tensor->elem, 1);
    linalg::YieldOp::create(ctx.b, ctx.loc(), value);
  }
  ctx.noteWrite(*tensor);
  ctx.pushAlias(op.getResult(0), tensor->shape, true, *tensor);
  return success();
}

/// A body reads a tensor that is no operand of its op: perhaps the one that the
/// op overwrites.
static LogicalResult capturedByBody(GenContext &ctx) {
  std::optional<TensorValue> captured = pickDefined(ctx, 1);
  if (!captured)
    return failure();
  const Shape shape = captured->shape;
  TensorValue dest =
      ctx.choices.chance(50) ? *captured : ctx.pickDest(shape, captured->elem);
  unsigned rank = shape.rank;
  AffineMap maps[] = {ctx.b.getMultiDimIdentityMap(rank)};
  SmallVector<utils::IteratorType, 4> iterators(rank,
                                                utils::IteratorType::parallel);
  auto op = linalg::GenericOp::create(
      ctx.b, ctx.loc(), TypeRange{dest.value.getType()}, ValueRange{},
      ValueRange{dest.value}, maps, iterators);
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    Type types[] = {dest.elem};
    Location locations[] = {op.getLoc()};
    ctx.b.createBlock(&op.getRegion(), {}, types, locations);
    // Mirrored where the extent is known, so that the order of iteration shows.
    SmallVector<Value, 4> indices;
    for (unsigned i = 0; i < rank; ++i) {
      Value index = linalg::IndexOp::create(ctx.b, ctx.loc(), i);
      if (shape[i].known && shape[i].n > 0 && ctx.choices.chance(60)) {
        Value last = ctx.indexConstant(shape[i].n - 1);
        index = arith::SubIOp::create(ctx.b, ctx.loc(), last, index);
      }
      indices.push_back(index);
    }
    Value element =
        tensor::ExtractOp::create(ctx.b, ctx.loc(), captured->value, indices);
    Value value = ctx.combine({element}, dest.elem, 1);
    linalg::YieldOp::create(ctx.b, ctx.loc(), value);
  }
  ctx.noteWrite(dest);
  ctx.pushAlias(op.getResult(0), shape, true, dest);
  return success();
}

/// A constant is written and read again: it must not be written in place.
static LogicalResult writeConstant(GenContext &ctx) {
  const ModuleState::PaletteShape &entry =
      ctx.module.palette[ctx.choices.choose(ctx.module.palette.size())];
  if (!isNumeric(entry.elem))
    return failure();
  TensorValue constant = buildConstantTensor(ctx, entry.shape, entry.elem);
  ctx.mutate(constant);
  if (ctx.choices.chance(70))
    observe(ctx, constant);
  return success();
}

/// Prints around a write: the first must show the old element.
static LogicalResult printAround(GenContext &ctx) {
  if (!ctx.mayTrace())
    return failure();
  std::optional<TensorValue> tensor =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return isReadable(ctx, tensor) && isNumeric(tensor.elem);
      });
  if (!tensor)
    return failure();
  TensorValue after = *ctx.mutate(*tensor);
  Value before = buildExtract(ctx, *tensor);
  vector::PrintOp::create(ctx.b, ctx.loc(), before);
  ctx.traces = true;
  if (isReadable(ctx, after)) {
    Value changed = buildExtract(ctx, after);
    vector::PrintOp::create(ctx.b, ctx.loc(), changed);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// One of two tensors is written, which one is known at run time only; both
/// are read afterwards.
static LogicalResult writeOneOfTwo(GenContext &ctx, bool bySelect) {
  std::optional<TensorValue> left = pickDefined(ctx, 0);
  if (!left)
    return failure();
  TensorValue right = ctx.findOrMake(left->shape, left->elem,
                                     /*needDefined=*/true, left->value);
  Value condition = ctx.condition();
  RankedTensorType type = joinTypes(left->type(), right.type());
  Value result;
  if (bySelect) {
    Value one = ctx.castTo(left->value, type);
    Value other = ctx.castTo(right.value, type);
    result = arith::SelectOp::create(ctx.b, ctx.loc(), condition, one, other);
  } else {
    auto op = scf::IfOp::create(ctx.b, ctx.loc(), TypeRange{type}, condition,
                                /*addThenBlock=*/true, /*addElseBlock=*/true);
    OpBuilder::InsertionGuard guard(ctx.b);
    ctx.b.setInsertionPointToEnd(op.thenBlock());
    Value one = ctx.castTo(left->value, type);
    scf::YieldOp::create(ctx.b, ctx.loc(), one);
    ctx.b.setInsertionPointToEnd(op.elseBlock());
    Value other = ctx.castTo(right.value, type);
    scf::YieldOp::create(ctx.b, ctx.loc(), other);
    result = op.getResult(0);
  }
  ctx.mergeAliases(*left, right, /*forced=*/!bySelect);
  TensorValue either = ctx.pushAlias(result, left->shape, true, *left);
  ctx.mutate(either);
  observe(ctx, ctx.choices.chance(50) ? *left : right);
  return success();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

void buildLoop(GenContext &ctx, ArrayRef<TensorValue> inits, int64_t trips,
               llvm::function_ref<SmallVector<TensorValue, 2>(
                   Value iv, ArrayRef<TensorValue> carried)>
                   build) {
  // Now and then fewer: by one, or as many as the contents say.
  Value lower = ctx.indexConstant(ctx.choices.chance(12) ? 1 : 0);
  Value upper;
  if (ctx.choices.chance(15))
    upper = ctx.runtimeIndex(trips + 1);
  if (!upper)
    upper = ctx.indexConstant(trips);
  Value step = ctx.indexConstant(1);
  SmallVector<Value, 2> values;
  for (const TensorValue &init : inits)
    values.push_back(init.value);
  auto op = scf::ForOp::create(ctx.b, ctx.loc(), lower, upper, step, values);
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    ctx.b.setInsertionPointToEnd(op.getBody());
    ctx.pushScalar(op.getInductionVar(), trips);
    SmallVector<TensorValue, 2> carried;
    for (auto [number, init] : llvm::enumerate(inits))
      carried.push_back(
          ctx.push(op.getRegionIterArg(number), init.shape, init.defined));
    ++ctx.loopDepth;
    SmallVector<TensorValue, 2> results = build(op.getInductionVar(), carried);
    --ctx.loopDepth;
    SmallVector<Value, 2> yields;
    for (auto [result, argument] : llvm::zip_equal(results, carried))
      yields.push_back(ctx.castTo(result.value, argument.type()));
    scf::YieldOp::create(ctx.b, ctx.loc(), yields);
  }
  for (auto [number, init] : llvm::enumerate(inits)) {
    ctx.noteWrite(init);
    ctx.pushAlias(op.getResult(number), init.shape, init.defined, init);
  }
}

/// What an iteration makes of what it was given.
static TensorValue changeCarried(GenContext &ctx, const TensorValue &carried) {
  if (ctx.choices.chance(45))
    if (std::optional<TensorValue> changed = buildInsert(ctx, carried))
      return *changed;
  return buildChain(ctx, carried);
}

/// An outer tensor is read in the loop that overwrites it by way of an
/// iteration argument.
static LogicalResult loopReadsInit(GenContext &ctx) {
  std::optional<TensorValue> tensor =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return isReadable(ctx, tensor) && tensor.shape.rank > 0;
      });
  if (!tensor)
    return failure();
  int64_t trips = std::max<int64_t>(ctx.minExtent(tensor->shape[0]), 1);
  buildLoop(ctx, {*tensor}, std::min<int64_t>(trips, 4),
            [&](Value iv, ArrayRef<TensorValue> carried) {
              SmallVector<TensorValue, 2> results;
              buildExtract(ctx, *tensor);
              results.push_back(changeCarried(ctx, carried[0]));
              return results;
            });
  return success();
}

/// Two carried tensors change places in every iteration. Where loops must not
/// yield allocations the change is made by copies.
static LogicalResult rotateCarried(GenContext &ctx) {
  std::optional<TensorValue> one = pickDefined(ctx, 0);
  if (!one)
    return failure();
  TensorValue other =
      ctx.findOrMake(one->shape, one->elem, /*needDefined=*/true, one->value);
  bool free = !ctx.module.limits.noAllocationsYieldedFromLoops;
  buildLoop(ctx, {*one, other}, ctx.choices.range(1, 3),
            [&](Value iv, ArrayRef<TensorValue> carried) {
              SmallVector<TensorValue, 2> results;
              if (free && ctx.choices.chance(60)) {
                results = {carried[1], carried[0]};
                return results;
              }
              TensorValue dest = ctx.makeEmpty(one->shape, one->elem);
              TensorValue saved = buildCopy(ctx, carried[0], dest);
              // On the way they are changed, or not.
              auto move = [&](const TensorValue &from, const TensorValue &to) {
                return ctx.choices.chance(60)
                           ? buildCopy(ctx, from, to)
                           : buildElementwise(ctx, {from}, to,
                                              ctx.choices.chance(30));
              };
              results.push_back(move(carried[1], carried[0]));
              results.push_back(move(saved, carried[1]));
              return results;
            });
  return success();
}

/// A slice of the carried tensor is changed and put back in each iteration.
static LogicalResult loopCarriedSlice(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 1);
  if (!tensor)
    return failure();
  int64_t first = ctx.minExtent(tensor->shape[0]);
  if (first == 0)
    return failure();
  buildLoop(
      ctx, {*tensor}, std::min<int64_t>(first, 4),
      [&](Value iv, ArrayRef<TensorValue> carried) {
        SmallVector<TensorValue, 2> results;
        std::optional<SliceSpec> spec = ctx.slice(tensor->shape);
        if (!spec) {
          results.push_back(carried[0]);
          return results;
        }
        TensorValue slice = buildExtractSlice(ctx, carried[0], *spec);
        TensorValue changed = ctx.choices.chance(40) ? buildFill(ctx, slice)
                                                     : buildChain(ctx, slice);
        results.push_back(buildInsertSlice(ctx, changed, carried[0], *spec));
        return results;
      });
  return success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Null where none may be called.
static FunctionSummary *pickCallee(GenContext &ctx) {
  SmallVector<FunctionSummary *, 8> functions = callableHere(ctx);
  if (functions.empty())
    return nullptr;
  // The latest is the likeliest to call others.
  unsigned which = ctx.choices.choose(functions.size());
  return functions[functions.size() - 1 - which];
}

/// What a call gave is read after another call may have overwritten what it was
/// made of.
static LogicalResult callThenClobber(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 0);
  FunctionSummary *callee = pickCallee(ctx);
  if (!tensor || !callee)
    return failure();
  func::CallOp call = buildCall(ctx, *callee, &*tensor);
  std::optional<TensorValue> result = callResult(ctx, call);
  if (ctx.choices.chance(60))
    buildCall(ctx, *pickCallee(ctx), &*tensor);
  else
    ctx.mutate(*tensor);
  if (result && result->defined)
    observe(ctx, *result);
  return success();
}

/// The result of a call is passed on as the next call's operand: arguments and
/// results trade places along the chain.
static LogicalResult callChain(GenContext &ctx) {
  std::optional<TensorValue> tensor = pickDefined(ctx, 0);
  if (!tensor)
    return failure();
  FunctionSummary *callee = pickCallee(ctx);
  if (!callee)
    return failure();
  func::CallOp call = buildCall(ctx, *callee, &*tensor);
  std::optional<TensorValue> result = callResult(ctx, call);
  if (!result)
    return success();
  buildCall(ctx, ctx.choices.chance(50) ? *callee : *pickCallee(ctx), &*result);
  return success();
}

/// A slice is passed: strides and offset of its buffer must reach the callee,
/// and what the callee writes must not reach the rest, or must.
static LogicalResult callWithSlice(GenContext &ctx) {
  FunctionSummary *callee = pickCallee(ctx);
  if (!callee)
    return failure();
  const FunctionSummary::Arg *formal = nullptr;
  for (const FunctionSummary::Arg &arg : callee->args)
    if (!formal && arg.isTensor && arg.shape.allKnown())
      formal = &arg;
  if (!formal)
    return failure();
  Type elem = cast<RankedTensorType>(formal->type).getElementType();
  const Shape wanted = formal->shape;
  std::optional<TensorValue> source =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && tensor.elem == elem &&
               tensor.shape.rank >= wanted.rank && tensor.shape.rank > 0;
      });
  if (!source)
    return failure();
  std::optional<SliceSpec> spec = ctx.slice(source->shape, &wanted);
  if (!spec)
    return failure();
  TensorValue slice = buildExtractSlice(ctx, *source, *spec);
  buildCall(ctx, *callee, &slice);
  observe(ctx, ctx.choices.chance(50) ? *source : slice);
  return success();
}

/// The innermost of two loops writes what both carry, and reads what it was
/// before the outer one.
static LogicalResult nestedLoops(GenContext &ctx) {
  std::optional<TensorValue> tensor = ctx.pickTensor(
      [&](const TensorValue &tensor) { return isReadable(ctx, tensor); });
  if (!tensor)
    return failure();
  bool readsOuter = ctx.choices.chance(60);
  buildLoop(ctx, {*tensor}, ctx.choices.range(1, 2),
            [&](Value, ArrayRef<TensorValue> carried) {
              TensorValue outer = carried[0];
              if (ctx.choices.chance(40))
                buildExtract(ctx, outer);
              ctx.hideClass(ctx.aliasClass(outer), /*kept=*/{});
              buildLoop(ctx, {outer}, ctx.choices.range(1, 2),
                        [&](Value, ArrayRef<TensorValue> inner) {
                          buildExtract(ctx, readsOuter ? *tensor : inner[0]);
                          SmallVector<TensorValue, 2> results;
                          results.push_back(changeCarried(ctx, inner[0]));
                          return results;
                        });
              SmallVector<TensorValue, 2> results;
              results.push_back(ctx.tensors().back());
              return results;
            });
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void registerIdiomRules(RuleTable &table) {
  enum Needs { Tensor, Nesting, Callee };
  auto row = [&](StringRef name, StringRef description, uint32_t weight,
                 Needs needs, LogicalResult (*apply)(GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = RuleCategory::Idiom;
    rule.weight = weight;
    rule.apply = apply;
    rule.canApply = [needs](const GenContext &ctx) {
      if (needs == Nesting)
        return ctx.mayNest();
      if (needs == Callee)
        return !ctx.module.functions.empty();
      return true;
    };
    table.add(std::move(rule));
  };
  row("idiom.read_through_alias", "a view read after its source is written", 12,
      Tensor, readThroughAlias);
  row("idiom.shared_init", "one init of two destination-style ops", 10, Tensor,
      sharedInit);
  row("idiom.slice_pair", "a slice changed and put back, or elsewhere", 12,
      Tensor, slicePair);
  row("idiom.two_slices", "two slices changed and put back", 8, Tensor,
      twoSlices);
  row("idiom.self_insert", "part of a tensor copied onto another part", 10,
      Tensor, selfInsert);
  row("idiom.transpose_in_place", "a destination read in another order", 8,
      Tensor, transposeInPlace);
  row("idiom.captured_by_body", "a body reads a tensor that is no operand", 8,
      Tensor, capturedByBody);
  row("idiom.write_constant", "a constant written and read again", 7, Tensor,
      writeConstant);
  row("idiom.print_around", "elements printed around a write", 5, Tensor,
      printAround);
  row("idiom.write_one_of_two.if", "a branch picks what is written", 8, Nesting,
      [](GenContext &ctx) { return writeOneOfTwo(ctx, false); });
  row("idiom.write_one_of_two.select", "a select picks what is written", 8,
      Tensor, [](GenContext &ctx) { return writeOneOfTwo(ctx, true); });
  row("idiom.loop_reads_init", "an outer tensor read where it is overwritten",
      8, Nesting, loopReadsInit);
  row("idiom.rotate_carried", "carried tensors change places", 6, Nesting,
      rotateCarried);
  row("idiom.loop_carried_slice", "a slice written in every iteration", 6,
      Nesting, loopCarriedSlice);
  row("idiom.call_then_clobber", "a result read after its source is written",
      14, Callee, callThenClobber);
  row("idiom.call_chain", "a result is the next call's operand", 12, Callee,
      callChain);
  row("idiom.call_with_slice", "a slice passed, its source read after", 12,
      Callee, callWithSlice);
  row("idiom.nested_loops", "two loops carry what the inner one writes", 7,
      Nesting, nestedLoops);
}

} // namespace bufdiff
