//===- LinalgRules.cpp - Destination-style ops on whole tensors -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether such an op may reuse its destination or an input depends on what its
// body reads and in which order its maps visit elements: rows differ in that.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace bufdiff {

using utils::IteratorType;

TensorValue buildFill(GenContext &ctx, const TensorValue &dest) {
  Value scalar = ctx.pickOrReadScalar(dest.elem);
  auto op = linalg::FillOp::create(ctx.b, ctx.loc(), ValueRange{scalar},
                                   ValueRange{dest.value});
  ctx.noteWrite(dest);
  return ctx.pushAlias(op.getResult(0), dest.shape, /*defined=*/true, dest);
}

TensorValue buildCopy(GenContext &ctx, const TensorValue &source,
                      const TensorValue &dest) {
  auto op = linalg::CopyOp::create(ctx.b, ctx.loc(), ValueRange{source.value},
                                   ValueRange{dest.value});
  ctx.noteWrite(dest);
  return ctx.pushAlias(op.getResult(0), dest.shape, source.defined, dest);
}

/// One linalg.generic with a single result.
struct GenericSpec {
  SmallVector<TensorValue, 3> inputs;
  SmallVector<AffineMap, 4> maps; // the destination's last
  SmallVector<IteratorType, 4> iterators;
  bool readsDest = false;
  bool usesIndex = false;
};

static TensorValue buildGeneric(GenContext &ctx, const GenericSpec &spec,
                                const TensorValue &dest) {
  SmallVector<Value, 3> inputs;
  bool defined = !spec.readsDest || dest.defined;
  for (const TensorValue &input : spec.inputs) {
    inputs.push_back(input.value);
    defined &= input.defined;
  }
  auto op = linalg::GenericOp::create(
      ctx.b, ctx.loc(), TypeRange{dest.value.getType()}, inputs,
      ValueRange{dest.value}, spec.maps, spec.iterators);
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    SmallVector<Type, 4> types;
    for (const TensorValue &input : spec.inputs)
      types.push_back(input.elem);
    types.push_back(dest.elem);
    SmallVector<Location, 4> locations(types.size(), op.getLoc());
    Block *block = ctx.b.createBlock(&op.getRegion(), {}, types, locations);
    SmallVector<Value, 4> operands;
    for (BlockArgument argument : block->getArguments().drop_back())
      operands.push_back(argument);
    if (spec.readsDest)
      operands.push_back(block->getArguments().back());
    if (spec.usesIndex && !spec.iterators.empty()) {
      unsigned dim = ctx.choices.choose(spec.iterators.size());
      operands.push_back(linalg::IndexOp::create(ctx.b, ctx.loc(), dim));
    }
    // An element that stays what it was would hide a write too many.
    if (operands.size() == 1 && spec.readsDest)
      operands.push_back(ctx.pickScalar(dest.elem));
    Value value = ctx.combine(operands, dest.elem, 1);
    linalg::YieldOp::create(ctx.b, ctx.loc(), value);
  }
  ctx.noteWrite(dest);
  return ctx.pushAlias(op.getResult(0), dest.shape, defined, dest);
}

static SmallVector<IteratorType, 4> parallel(unsigned rank) {
  return SmallVector<IteratorType, 4>(rank, IteratorType::parallel);
}

TensorValue buildElementwise(GenContext &ctx, ArrayRef<TensorValue> inputs,
                             const TensorValue &dest, bool readsDest) {
  GenericSpec spec;
  spec.inputs.assign(inputs.begin(), inputs.end());
  spec.maps.assign(inputs.size() + 1,
                   ctx.b.getMultiDimIdentityMap(dest.shape.rank));
  spec.iterators = parallel(dest.shape.rank);
  spec.readsDest = readsDest;
  return buildGeneric(ctx, spec, dest);
}

/// An input of the shape: live if possible, of any element type, nearly always
/// with defined contents (undefined ones would make every answer right).
static TensorValue pickInput(GenContext &ctx, const Shape &shape, Type elem,
                             ArrayRef<TensorValue> earlier = {}) {
  auto fits = [&](const TensorValue &tensor) {
    return tensor.shape == shape && tensor.defined;
  };
  if (!ctx.choices.chance(20)) {
    // Two of the same are one input: x - x says nothing about x.
    if (std::optional<TensorValue> tensor =
            ctx.pickTensor([&](const TensorValue &tensor) {
              return fits(tensor) &&
                     llvm::none_of(earlier, [&](const TensorValue &other) {
                       return other.value == tensor.value;
                     });
            }))
      return *tensor;
    if (!earlier.empty() && ctx.choices.chance(40))
      if (std::optional<TensorValue> tensor = ctx.pickTensor(fits))
        return *tensor;
  }
  return ctx.findOrMake(shape, elem, /*needDefined=*/!ctx.choices.chance(4),
                        earlier.empty() ? Value() : earlier.back().value);
}

//===----------------------------------------------------------------------===//
// Writers
//===----------------------------------------------------------------------===//

static std::optional<TensorValue> writeFill(GenContext &ctx, TensorValue dest) {
  return buildFill(ctx, dest);
}

static std::optional<TensorValue> writeCopy(GenContext &ctx, TensorValue dest) {
  TensorValue source = ctx.findOrMake(dest.shape, dest.elem,
                                      /*needDefined=*/true, dest.value);
  return buildCopy(ctx, source, dest);
}

/// linalg.map's body sees the inputs' elements and, last, the destination's.
static std::optional<TensorValue> buildMap(GenContext &ctx, TensorValue dest,
                                           bool readsDest) {
  if (readsDest && !dest.defined)
    return std::nullopt;
  SmallVector<TensorValue, 3> inputs;
  SmallVector<Value, 3> values;
  bool defined = true;
  for (unsigned i = 0, e = ctx.choices.range(readsDest ? 0 : 1, 3); i < e;
       ++i) {
    TensorValue input = pickInput(ctx, dest.shape, dest.elem, inputs);
    inputs.push_back(input);
    // Its verifier wants types to say the same of every dim.
    values.push_back(
        ctx.castTo(input.value,
                   RankedTensorType::get(dest.type().getShape(), input.elem)));
    defined &= input.defined;
  }
  auto op = linalg::MapOp::create(
      ctx.b, ctx.loc(), TypeRange{dest.value.getType()}, values, dest.value);
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    SmallVector<Type, 4> types;
    for (const TensorValue &input : inputs)
      types.push_back(input.elem);
    types.push_back(dest.elem);
    SmallVector<Location, 4> locations(types.size(), op.getLoc());
    Block *block = ctx.b.createBlock(&op.getMapper(), {}, types, locations);
    SmallVector<Value, 4> operands(block->args_begin(), block->args_end());
    if (!readsDest)
      operands.pop_back();
    // An element that stays what it was would hide a write too many.
    if (operands.size() == 1 && readsDest)
      operands.push_back(ctx.pickScalar(dest.elem));
    Value value = ctx.combine(operands, dest.elem, 1);
    linalg::YieldOp::create(ctx.b, ctx.loc(), value);
  }
  ctx.noteWrite(dest);
  return ctx.pushAlias(op->getResult(0), dest.shape, defined, dest);
}

static std::optional<TensorValue> writeMap(GenContext &ctx, TensorValue dest) {
  return buildMap(ctx, dest, /*readsDest=*/false);
}

static std::optional<TensorValue> writeMapReadingInit(GenContext &ctx,
                                                      TensorValue dest) {
  return buildMap(ctx, dest, /*readsDest=*/ctx.choices.chance(30));
}

static std::optional<TensorValue> writeElementwise(GenContext &ctx,
                                                   TensorValue dest) {
  SmallVector<TensorValue, 3> inputs;
  for (unsigned i = 0, e = ctx.choices.range(1, 2); i < e; ++i)
    inputs.push_back(pickInput(ctx, dest.shape, dest.elem, inputs));
  return buildElementwise(ctx, inputs, dest, /*readsDest=*/false);
}

static std::optional<TensorValue> writeAccumulate(GenContext &ctx,
                                                  TensorValue dest) {
  if (!dest.defined)
    return std::nullopt;
  SmallVector<TensorValue, 3> inputs;
  for (unsigned i = 0, e = ctx.choices.range(0, 2); i < e; ++i)
    inputs.push_back(pickInput(ctx, dest.shape, dest.elem, inputs));
  return buildElementwise(ctx, inputs, dest, /*readsDest=*/true);
}

static std::optional<TensorValue> writeIndexed(GenContext &ctx,
                                               TensorValue dest) {
  if (dest.shape.rank == 0)
    return std::nullopt;
  GenericSpec spec;
  spec.inputs.push_back(pickInput(ctx, dest.shape, dest.elem));
  spec.maps.assign(2, ctx.b.getMultiDimIdentityMap(dest.shape.rank));
  spec.iterators = parallel(dest.shape.rank);
  spec.usesIndex = true;
  return buildGeneric(ctx, spec, dest);
}

/// A permutation that is not the identity: a rotation or a swap of two dims.
static SmallVector<unsigned, 4> permutation(GenContext &ctx, unsigned rank) {
  SmallVector<unsigned, 4> result;
  for (unsigned i = 0; i < rank; ++i)
    result.push_back(i);
  if (rank == 2 || ctx.choices.chance(50)) {
    unsigned at = ctx.choices.choose(rank - 1);
    std::swap(result[at], result[at + 1]);
  } else {
    std::rotate(result.begin(), result.begin() + 1, result.end());
  }
  return result;
}

static std::optional<TensorValue> writeTransposed(GenContext &ctx,
                                                  TensorValue dest) {
  unsigned rank = dest.shape.rank;
  if (rank < 2)
    return std::nullopt;
  SmallVector<unsigned, 4> order = permutation(ctx, rank);
  Shape permuted;
  for (unsigned dim : order)
    permuted.push_back(dest.shape[dim]);
  GenericSpec spec;
  // The destination itself is an input now and then: no in-place transposition.
  spec.inputs.push_back(pickInput(ctx, permuted, dest.elem));
  spec.maps.push_back(AffineMap::getPermutationMap(order, ctx.b.getContext()));
  if (ctx.choices.chance(30)) {
    spec.inputs.push_back(pickInput(ctx, dest.shape, dest.elem));
    spec.maps.push_back(ctx.b.getMultiDimIdentityMap(rank));
  }
  spec.maps.push_back(ctx.b.getMultiDimIdentityMap(rank));
  spec.iterators = parallel(rank);
  spec.readsDest = dest.defined && ctx.choices.chance(25);
  return buildGeneric(ctx, spec, dest);
}

static std::optional<TensorValue> writeBroadcast(GenContext &ctx,
                                                 TensorValue dest) {
  unsigned rank = dest.shape.rank;
  if (rank == 0)
    return std::nullopt;
  unsigned missing = ctx.choices.choose(rank);
  // One place along the dim, of a tensor that may well be the destination; or
  // the diagonal of a square.
  enum { Lacks, Fixed, Diagonal };
  unsigned kind = ctx.choices.weighted({60, 25, 15});
  int64_t least = ctx.minExtent(dest.shape[missing]);
  Shape input;
  SmallVector<AffineExpr, 4> exprs;
  for (unsigned i = 0; i < rank; ++i) {
    AffineExpr expr = ctx.b.getAffineDimExpr(i);
    if (i == missing && kind == Fixed && least > 0) {
      int64_t place = ctx.choices.choose(std::min<int64_t>(least, 3));
      expr = ctx.b.getAffineConstantExpr(place);
    } else if (i == missing && kind == Diagonal && rank < kMaxRank) {
      input.push_back(dest.shape[i]);
      exprs.push_back(expr);
    } else if (i == missing) {
      continue;
    }
    input.push_back(dest.shape[i]);
    exprs.push_back(expr);
  }
  GenericSpec spec;
  spec.inputs.push_back(pickInput(ctx, input, dest.elem));
  spec.maps.push_back(AffineMap::get(rank, 0, exprs, ctx.b.getContext()));
  spec.maps.push_back(ctx.b.getMultiDimIdentityMap(rank));
  spec.iterators = parallel(rank);
  spec.readsDest = dest.defined && ctx.choices.chance(40);
  return buildGeneric(ctx, spec, dest);
}

/// The first subsequence of `larger`'s dims that is all but one of them and has
/// the shape `smaller`: which dim is left over. Nothing when there is none.
static std::optional<unsigned> leftOverDim(const Shape &larger,
                                           const Shape &smaller) {
  if (larger.rank != smaller.rank + 1)
    return std::nullopt;
  for (unsigned left = 0; left < larger.rank; ++left) {
    bool matches = true;
    for (unsigned i = 0, at = 0; i < larger.rank; ++i)
      if (i != left)
        matches &= larger[i] == smaller[at++];
    if (matches)
      return left;
  }
  return std::nullopt;
}

static TensorValue buildReduction(GenContext &ctx, const TensorValue &input,
                                  unsigned reduced, const TensorValue &dest) {
  unsigned rank = input.shape.rank;
  SmallVector<AffineExpr, 4> exprs;
  GenericSpec spec;
  for (unsigned i = 0; i < rank; ++i) {
    spec.iterators.push_back(i == reduced ? IteratorType::reduction
                                          : IteratorType::parallel);
    if (i != reduced)
      exprs.push_back(ctx.b.getAffineDimExpr(i));
  }
  spec.inputs.push_back(input);
  spec.maps.push_back(ctx.b.getMultiDimIdentityMap(rank));
  spec.maps.push_back(AffineMap::get(rank, 0, exprs, ctx.b.getContext()));
  // Every iteration over the reduced dim writes the same element, so the body
  // has to read it: otherwise an empty dim would leave it as it was, and which
  // iteration comes last would decide.
  spec.readsDest = true;
  return buildGeneric(ctx, spec, dest);
}

static std::optional<TensorValue> writeReduction(GenContext &ctx,
                                                 TensorValue dest) {
  if (!dest.defined || dest.shape.rank >= kMaxRank)
    return std::nullopt;
  std::optional<TensorValue> input =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined &&
               leftOverDim(tensor.shape, dest.shape).has_value();
      });
  if (!input && ctx.choices.chance(50))
    return std::nullopt;
  if (!input) {
    unsigned reduced = ctx.choices.choose(dest.shape.rank + 1);
    Shape shape;
    for (unsigned i = 0, at = 0; i <= dest.shape.rank; ++i)
      shape.push_back(i == reduced ? Extent::number(ctx.choices.range(2, 3))
                                   : dest.shape[at++]);
    input = ctx.findOrMake(shape, dest.elem);
  }
  return buildReduction(ctx, *input, *leftOverDim(input->shape, dest.shape),
                        dest);
}

static LogicalResult applyReduction(GenContext &ctx) {
  std::optional<TensorValue> input =
      ctx.pickTensor([](const TensorValue &tensor) {
        return tensor.shape.rank > 0 && tensor.defined;
      });
  if (!input)
    return failure();
  unsigned reduced = ctx.choices.choose(input->shape.rank);
  Shape shape;
  for (unsigned i = 0; i < input->shape.rank; ++i)
    if (i != reduced)
      shape.push_back(input->shape[i]);
  TensorValue dest = ctx.findOrMake(shape, input->elem);
  buildReduction(ctx, *input, reduced, dest);
  return success();
}

/// Two destinations in one op: each may be reused, not both by the same buffer.
static LogicalResult applyTwoResults(GenContext &ctx) {
  auto [shape, elem] = ctx.pickShape();
  TensorValue input = pickInput(ctx, shape, elem);
  TensorValue first = ctx.findOrMake(shape, elem);
  TensorValue second = ctx.findOrMake(shape, elem);
  unsigned rank = shape.rank;
  SmallVector<AffineMap, 4> maps(3, ctx.b.getMultiDimIdentityMap(rank));
  auto op = linalg::GenericOp::create(
      ctx.b, ctx.loc(),
      TypeRange{first.value.getType(), second.value.getType()},
      ValueRange{input.value}, ValueRange{first.value, second.value}, maps,
      parallel(rank));
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    Type types[] = {input.elem, elem, elem};
    Location locations[] = {op.getLoc(), op.getLoc(), op.getLoc()};
    Block *block = ctx.b.createBlock(&op.getRegion(), {}, types, locations);
    Value in = block->getArgument(0);
    Value one = block->getArgument(1), other = block->getArgument(2);
    // The results swap what the destinations held, or each keeps to its own.
    bool crossed = ctx.choices.chance(50);
    Value a = ctx.combine({crossed ? other : one, in}, elem, 1);
    Value c = ctx.combine({crossed ? one : other}, elem, 1);
    linalg::YieldOp::create(ctx.b, ctx.loc(), ValueRange{a, c});
  }
  ctx.noteWrite(first);
  ctx.noteWrite(second);
  bool defined = input.defined && first.defined && second.defined;
  ctx.pushAlias(op.getResult(0), shape, defined, first);
  ctx.pushAlias(op.getResult(1), shape, defined, second);
  return success();
}

/// linalg.matmul has no body for index and none that mixes element types.
static bool isMatmulElem(Type type) {
  return isNumeric(type) && !type.isIndex();
}

static std::optional<TensorValue> writeMatmul(GenContext &ctx,
                                              TensorValue dest) {
  if (dest.shape.rank != 2 || !isMatmulElem(dest.elem) || !dest.defined)
    return std::nullopt;
  std::optional<TensorValue> left =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.shape.rank == 2 && tensor.elem == dest.elem &&
               tensor.defined && tensor.shape[0] == dest.shape[0];
      });
  if (!left) {
    Shape shape;
    shape.push_back(dest.shape[0]);
    shape.push_back(dest.shape[ctx.choices.choose(2)]);
    left = ctx.makeTensor(shape, dest.elem);
  }
  Shape shape;
  shape.push_back(left->shape[1]);
  shape.push_back(dest.shape[1]);
  TensorValue right =
      ctx.findOrMake(shape, dest.elem, /*needDefined=*/true, left->value);
  auto op = linalg::MatmulOp::create(ctx.b, ctx.loc(),
                                     ValueRange{left->value, right.value},
                                     ValueRange{dest.value});
  ctx.noteWrite(dest);
  return ctx.pushAlias(op->getResult(0), dest.shape, true, dest);
}

static LogicalResult applyMatmul(GenContext &ctx) {
  std::optional<TensorValue> dest =
      ctx.pickTensor([](const TensorValue &tensor) {
        return tensor.shape.rank == 2 && isMatmulElem(tensor.elem) &&
               tensor.defined;
      });
  return success(dest && writeMatmul(ctx, *dest));
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

using Writer = std::optional<TensorValue> (*)(GenContext &, TensorValue);

/// A row that writes a destination of any shape of at least `minRank`.
static void addWriter(RuleTable &table, StringRef name, StringRef description,
                      uint32_t weight, unsigned minRank, bool needDefined,
                      Writer write) {
  Rule rule;
  rule.name = name.str();
  rule.description = description.str();
  rule.category = RuleCategory::Compute;
  rule.weight = weight;
  rule.write = write;
  rule.apply = [=](GenContext &ctx) {
    auto [shape, elem] = ctx.pickShape();
    if (shape.rank < minRank)
      return failure();
    TensorValue dest =
        needDefined ? ctx.findOrMake(shape, elem) : ctx.pickDest(shape, elem);
    return success(write(ctx, dest).has_value());
  };
  table.add(std::move(rule));
}

void registerLinalgRules(RuleTable &table) {
  addWriter(table, "linalg.fill", "one scalar everywhere", 13, 0, false,
            writeFill);
  addWriter(table, "linalg.copy", "one tensor into another", 10, 0, false,
            writeCopy);
  addWriter(table, "linalg.map", "elementwise, destination not read", 13, 0,
            false, writeMap);
  // Rare: MLIR 22 takes no body of a map to read its destination, so nearly
  // every module with one is the same finding (llvm-project issue 213241).
  addWriter(table, "linalg.map.reads_init",
            "elementwise, the body reads the destination", 1, 0, true,
            writeMapReadingInit);
  addWriter(table, "linalg.generic", "elementwise, destination not read", 12, 0,
            false, writeElementwise);
  addWriter(table, "linalg.generic.accumulate",
            "elementwise, the body reads the destination", 14, 0, true,
            writeAccumulate);
  addWriter(table, "linalg.generic.index", "uses the iteration's position", 6,
            1, false, writeIndexed);
  addWriter(table, "linalg.generic.transposed", "an input is permuted", 10, 2,
            false, writeTransposed);
  addWriter(table, "linalg.generic.broadcast",
            "an input lacks a dim, or is read at one place or on the diagonal",
            8, 1, false, writeBroadcast);
  {
    Rule rule;
    rule.name = "linalg.generic.reduction";
    rule.description = "a dim is folded into the destination";
    rule.category = RuleCategory::Compute;
    rule.weight = 9;
    rule.apply = applyReduction;
    rule.write = writeReduction;
    table.add(std::move(rule));
  }
  {
    Rule rule;
    rule.name = "linalg.generic.two_results";
    rule.description = "two destinations, perhaps the same tensor";
    rule.category = RuleCategory::Compute;
    rule.weight = 6;
    rule.apply = applyTwoResults;
    table.add(std::move(rule));
  }
  {
    Rule rule;
    rule.name = "linalg.matmul";
    rule.description = "a matrix product added to the destination";
    rule.category = RuleCategory::Compute;
    rule.weight = 7;
    rule.apply = applyMatmul;
    rule.write = writeMatmul;
    table.add(std::move(rule));
  }
}

} // namespace bufdiff
