//===- NamedLinalgRules.cpp - Named ops of the linalg dialect -------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// They bufferize through one model, but read and write their operands in
// different orders: which of them may share a buffer with the destination is
// what an analysis has to tell apart.
//
// linalg.pack and linalg.unpack have no rows: MLIR 22 does not bufferize them.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace bufdiff {

static bool isFloat(Type type) { return isa<FloatType>(type); }
/// The named ops have bodies for integers and floats; for i1 some have none.
static bool isNumber(Type type) {
  return isFloat(type) || (isa<IntegerType>(type) && !type.isInteger(1));
}

static TensorValue finish(GenContext &ctx, Value result,
                          const TensorValue &dest) {
  ctx.noteWrite(dest);
  return ctx.pushAlias(result, dest.shape, /*defined=*/true, dest);
}

template <typename OpTy>
static TensorValue named(GenContext &ctx, ArrayRef<TensorValue> inputs,
                         const TensorValue &dest) {
  SmallVector<Value, 3> values;
  for (const TensorValue &input : inputs)
    values.push_back(input.value);
  auto op = OpTy::create(ctx.b, ctx.loc(), values, ValueRange{dest.value});
  return finish(ctx, op->getResult(0), dest);
}

/// Elementwise, over `numInputs` inputs; the destination is not read.
template <typename OpTy, unsigned numInputs, bool (*takes)(Type)>
static std::optional<TensorValue> writeElementwise(GenContext &ctx,
                                                   TensorValue dest) {
  if (!takes(dest.elem))
    return std::nullopt;
  SmallVector<TensorValue, 2> inputs;
  for (unsigned i = 0; i < numInputs; ++i)
    inputs.push_back(ctx.findOrMake(dest.shape, dest.elem));
  return named<OpTy>(ctx, inputs, dest);
}

/// `value` with exactly the dims `dims` says in its type.
static Value withDims(GenContext &ctx, const TensorValue &tensor,
                      ArrayRef<int64_t> dims) {
  return ctx.castTo(tensor.value, RankedTensorType::get(dims, tensor.elem));
}

static std::optional<TensorValue> writeTranspose(GenContext &ctx,
                                                 TensorValue dest) {
  unsigned rank = dest.shape.rank;
  if (rank < 2)
    return std::nullopt;
  SmallVector<int64_t, 4> order;
  for (unsigned i = 0; i < rank; ++i)
    order.push_back(i);
  if (rank == 2 || ctx.choices.chance(50))
    std::swap(order[0], order[1]);
  else
    std::rotate(order.begin(), order.begin() + 1, order.end());
  // Dim i of the result is dim order[i] of the input.
  Shape shape = dest.shape;
  SmallVector<int64_t, 4> dims(rank);
  for (unsigned i = 0; i < rank; ++i) {
    shape.dims[order[i]] = dest.shape[i];
    dims[order[i]] = dest.type().getDimSize(i);
  }
  TensorValue input = ctx.findOrMake(shape, dest.elem);
  Value value = withDims(ctx, input, dims);
  auto op =
      linalg::TransposeOp::create(ctx.b, ctx.loc(), value, dest.value, order);
  return finish(ctx, op->getResult(0), dest);
}

static std::optional<TensorValue> writeBroadcast(GenContext &ctx,
                                                 TensorValue dest) {
  unsigned rank = dest.shape.rank;
  if (rank == 0)
    return std::nullopt;
  int64_t added[] = {static_cast<int64_t>(ctx.choices.choose(rank))};
  Shape shape;
  SmallVector<int64_t, 4> dims;
  for (unsigned i = 0; i < rank; ++i) {
    if (i == added[0])
      continue;
    shape.push_back(dest.shape[i]);
    dims.push_back(dest.type().getDimSize(i));
  }
  TensorValue input = ctx.findOrMake(shape, dest.elem);
  Value value = withDims(ctx, input, dims);
  auto op =
      linalg::BroadcastOp::create(ctx.b, ctx.loc(), value, dest.value, added);
  return finish(ctx, op->getResult(0), dest);
}

static std::optional<TensorValue> writeReduce(GenContext &ctx,
                                              TensorValue dest) {
  unsigned rank = dest.shape.rank + 1;
  if (!dest.defined || rank > kMaxRank)
    return std::nullopt;
  unsigned reduced = ctx.choices.choose(rank);
  auto without = [&](const Shape &shape) {
    Shape rest;
    for (unsigned i = 0; i < shape.rank; ++i)
      if (i != reduced)
        rest.push_back(shape[i]);
    return rest;
  };
  std::optional<TensorValue> input =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && tensor.elem == dest.elem &&
               tensor.shape.rank == rank && without(tensor.shape) == dest.shape;
      });
  if (!input) {
    Shape shape;
    for (unsigned i = 0, at = 0; i < rank; ++i)
      shape.push_back(i == reduced ? Extent::number(2) : dest.shape[at++]);
    input = ctx.makeTensor(shape, dest.elem);
  }
  SmallVector<int64_t, 4> dims(dest.type().getShape());
  dims.insert(dims.begin() + reduced, input->type().getDimSize(reduced));
  Value value = withDims(ctx, *input, dims);
  auto op = linalg::ReduceOp::create(
      ctx.b, ctx.loc(), TypeRange{dest.value.getType()}, ValueRange{value},
      ValueRange{dest.value}, ArrayRef<int64_t>{reduced});
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    Type types[] = {dest.elem, dest.elem};
    Location locations[] = {op.getLoc(), op.getLoc()};
    Block *block = ctx.b.createBlock(&op.getCombiner(), {}, types, locations);
    Value combined = ctx.combine({block->getArgument(0), block->getArgument(1)},
                                 dest.elem, 1);
    linalg::YieldOp::create(ctx.b, ctx.loc(), combined);
  }
  return finish(ctx, op->getResult(0), dest);
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

/// A tensor with the extents `dims`, of which a missing one is free.
static TensorValue factor(GenContext &ctx, Type elem,
                          ArrayRef<std::optional<Extent>> dims) {
  std::optional<TensorValue> live =
      ctx.pickTensor([&](const TensorValue &tensor) {
        if (!tensor.defined || tensor.elem != elem ||
            tensor.shape.rank != dims.size())
          return false;
        for (unsigned i = 0; i < dims.size(); ++i)
          if (dims[i] && *dims[i] != tensor.shape[i])
            return false;
        return true;
      });
  if (live)
    return *live;
  Shape shape;
  for (std::optional<Extent> dim : dims)
    shape.push_back(dim ? *dim : Extent::number(ctx.choices.range(2, 3)));
  return ctx.makeTensor(shape, elem);
}

static Shape shapeOf(std::initializer_list<Extent> extents) {
  Shape shape;
  for (Extent extent : extents)
    shape.push_back(extent);
  return shape;
}

static std::optional<TensorValue> writeDot(GenContext &ctx, TensorValue dest) {
  if (dest.shape.rank != 0 || !dest.defined || !isNumber(dest.elem))
    return std::nullopt;
  TensorValue left = factor(ctx, dest.elem, {std::nullopt});
  TensorValue right = ctx.findOrMake(left.shape, dest.elem);
  return named<linalg::DotOp>(ctx, {left, right}, dest);
}

static std::optional<TensorValue> writeMatvec(GenContext &ctx,
                                              TensorValue dest) {
  if (dest.shape.rank != 1 || !dest.defined || !isNumber(dest.elem))
    return std::nullopt;
  TensorValue matrix = factor(ctx, dest.elem, {dest.shape[0], std::nullopt});
  TensorValue vector = ctx.findOrMake(shapeOf({matrix.shape[1]}), dest.elem);
  return named<linalg::MatvecOp>(ctx, {matrix, vector}, dest);
}

static std::optional<TensorValue> writeVecmat(GenContext &ctx,
                                              TensorValue dest) {
  if (dest.shape.rank != 1 || !dest.defined || !isNumber(dest.elem))
    return std::nullopt;
  TensorValue matrix = factor(ctx, dest.elem, {std::nullopt, dest.shape[0]});
  TensorValue vector = ctx.findOrMake(shapeOf({matrix.shape[0]}), dest.elem);
  return named<linalg::VecmatOp>(ctx, {vector, matrix}, dest);
}

static std::optional<TensorValue> writeBatchMatmul(GenContext &ctx,
                                                   TensorValue dest) {
  if (dest.shape.rank != 3 || !dest.defined || !isNumber(dest.elem))
    return std::nullopt;
  TensorValue left =
      factor(ctx, dest.elem, {dest.shape[0], dest.shape[1], std::nullopt});
  TensorValue right = ctx.findOrMake(
      shapeOf({dest.shape[0], left.shape[2], dest.shape[2]}), dest.elem);
  return named<linalg::BatchMatmulOp>(ctx, {left, right}, dest);
}

/// The window and the input's extent for an output's; a window of 1 where the
/// extent is not known.
static std::pair<Extent, Extent> window(GenContext &ctx, Extent out) {
  if (!out.known)
    return {Extent::number(1), out};
  int64_t size = ctx.choices.range(1, 2);
  return {Extent::number(size), Extent::number(out.n + size - 1)};
}

static std::optional<TensorValue> writeConv1D(GenContext &ctx,
                                              TensorValue dest) {
  if (dest.shape.rank != 1 || !dest.defined || !isNumber(dest.elem))
    return std::nullopt;
  auto [size, in] = window(ctx, dest.shape[0]);
  TensorValue filter = ctx.findOrMake(shapeOf({size}), dest.elem);
  TensorValue input = ctx.findOrMake(shapeOf({in}), dest.elem);
  return named<linalg::Conv1DOp>(ctx, {input, filter}, dest);
}

static std::optional<TensorValue> writeConv2D(GenContext &ctx,
                                              TensorValue dest) {
  if (dest.shape.rank != 2 || !dest.defined || !isNumber(dest.elem))
    return std::nullopt;
  auto [height, inHeight] = window(ctx, dest.shape[0]);
  auto [width, inWidth] = window(ctx, dest.shape[1]);
  TensorValue filter = ctx.findOrMake(shapeOf({height, width}), dest.elem);
  TensorValue input = ctx.findOrMake(shapeOf({inHeight, inWidth}), dest.elem);
  return named<linalg::Conv2DOp>(ctx, {input, filter}, dest);
}

template <typename OpTy>
static std::optional<TensorValue> writePooling(GenContext &ctx,
                                               TensorValue dest) {
  if (dest.shape.rank != 3 || !dest.defined || !isNumber(dest.elem))
    return std::nullopt;
  auto [size, in] = window(ctx, dest.shape[1]);
  TensorValue input =
      ctx.findOrMake(shapeOf({dest.shape[0], in, dest.shape[2]}), dest.elem);
  // Nobody reads the window's elements, only its shape.
  TensorValue shape = ctx.makeEmpty(shapeOf({size}), dest.elem);
  return named<OpTy>(ctx, {input, shape}, dest);
}

static std::optional<TensorValue> writeSoftmax(GenContext &ctx,
                                               TensorValue dest) {
  if (dest.shape.rank == 0 || !isFloat(dest.elem))
    return std::nullopt;
  TensorValue input = ctx.findOrMake(dest.shape, dest.elem);
  Value value = ctx.castTo(input.value, dest.type());
  auto op = linalg::SoftmaxOp::create(
      ctx.b, ctx.loc(), TypeRange{dest.value.getType()}, value, dest.value,
      static_cast<uint64_t>(ctx.choices.choose(dest.shape.rank)));
  return finish(ctx, op->getResult(0), dest);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

using Writer = std::optional<TensorValue> (*)(GenContext &, TensorValue);

static void addRow(RuleTable &table, StringRef name, StringRef description,
                   uint32_t weight, unsigned minRank, unsigned maxRank,
                   bool (*takes)(Type), bool needDefined, Writer write) {
  Rule rule;
  rule.name = name.str();
  rule.description = description.str();
  rule.category = RuleCategory::Compute;
  rule.weight = weight;
  rule.write = write;
  rule.apply = [=](GenContext &ctx) {
    std::optional<TensorValue> dest =
        ctx.pickTensor([&](const TensorValue &tensor) {
          return tensor.shape.rank >= minRank && tensor.shape.rank <= maxRank &&
                 (tensor.defined || !needDefined) && takes(tensor.elem);
        });
    if (dest && !needDefined && ctx.choices.chance(40))
      dest = ctx.makeEmpty(dest->shape, dest->elem);
    if (!dest) {
      Type elem = ctx.pickElem();
      if (!takes(elem))
        return failure();
      Shape shape;
      for (unsigned i = 0; i < minRank; ++i)
        shape.push_back(Extent::number(ctx.choices.range(2, 3)));
      dest = ctx.makeTensor(shape, elem);
    }
    return success(write(ctx, *dest).has_value());
  };
  table.add(std::move(rule));
}

template <typename OpTy, unsigned numInputs, bool (*takes)(Type)>
static void addElementwise(RuleTable &table, StringRef name) {
  addRow(table, name, "elementwise, destination not read", 3, 0, kMaxRank,
         takes, /*needDefined=*/false,
         writeElementwise<OpTy, numInputs, takes>);
}

static bool isAny(Type) { return true; }

void registerNamedLinalgRules(RuleTable &table) {
  addElementwise<linalg::AddOp, 2, isNumber>(table, "linalg.add");
  addElementwise<linalg::SubOp, 2, isNumber>(table, "linalg.sub");
  addElementwise<linalg::MulOp, 2, isNumber>(table, "linalg.mul");
  addElementwise<linalg::DivOp, 2, isFloat>(table, "linalg.div");
  addElementwise<linalg::MaxOp, 2, isNumber>(table, "linalg.max");
  addElementwise<linalg::MinOp, 2, isNumber>(table, "linalg.min");
  addElementwise<linalg::NegFOp, 1, isFloat>(table, "linalg.negf");
  addElementwise<linalg::AbsOp, 1, isFloat>(table, "linalg.abs");
  addElementwise<linalg::SquareOp, 1, isFloat>(table, "linalg.square");

  addRow(table, "linalg.transpose", "dims permuted", 8, 2, kMaxRank, isAny,
         false, writeTranspose);
  addRow(table, "linalg.broadcast", "a dim added", 7, 1, kMaxRank, isAny, false,
         writeBroadcast);
  addRow(table, "linalg.reduce", "a dim folded into the destination", 7, 0,
         kMaxRank - 1, isAny, true, writeReduce);
  addRow(table, "linalg.dot", "two vectors into a scalar", 4, 0, 0, isNumber,
         true, writeDot);
  addRow(table, "linalg.matvec", "a matrix by a vector", 5, 1, 1, isNumber,
         true, writeMatvec);
  addRow(table, "linalg.vecmat", "a vector by a matrix", 4, 1, 1, isNumber,
         true, writeVecmat);
  addRow(table, "linalg.batch_matmul", "matrix products side by side", 4, 3, 3,
         isNumber, true, writeBatchMatmul);
  addRow(table, "linalg.conv_1d", "a window moved over a vector", 5, 1, 1,
         isNumber, true, writeConv1D);
  addRow(table, "linalg.conv_2d", "a window moved over a matrix", 4, 2, 2,
         isNumber, true, writeConv2D);
  addRow(table, "linalg.pooling_nwc_sum", "sums of windows", 3, 3, 3, isNumber,
         true, writePooling<linalg::PoolingNwcSumOp>);
  addRow(table, "linalg.pooling_nwc_max", "maxima of windows", 3, 3, 3,
         isNumber, true, writePooling<linalg::PoolingNwcMaxOp>);
  addRow(table, "linalg.softmax", "several passes over an input", 4, 1,
         kMaxRank, isFloat, false, writeSoftmax);
}

} // namespace bufdiff
