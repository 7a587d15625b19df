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
// linalg.pack and linalg.unpack, which MLIR 22 does not bufferize, are in
// UnmodelledRules.cpp.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
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
  for (unsigned i = 0; i < numInputs; ++i) {
    // Two of the same are one input.
    Value other;
    if (i > 0 && !ctx.choices.chance(10))
      other = inputs.back().value;
    inputs.push_back(ctx.findOrMake(dest.shape, dest.elem,
                                    /*needDefined=*/true, other));
  }
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
  TensorValue right = ctx.findOrMake(left.shape, dest.elem,
                                     /*needDefined=*/true, left.value);
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
      shapeOf({dest.shape[0], left.shape[2], dest.shape[2]}), dest.elem,
      /*needDefined=*/true, left.value);
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
// Ops by the subscripts of their operands
//===----------------------------------------------------------------------===//

namespace {
/// A named op over loops that have letters: `n(w+k)c` is an operand of three
/// dims of which the second is as long as loops w and k together, less one.
struct LoopOp {
  llvm::StringLiteral name;
  llvm::StringLiteral left, right, out;
  /// Numbers behind the two inputs, of type i32.
  unsigned numScalars;
  Operation *(*create)(GenContext &, ValueRange inputs, Value out);
  /// Nobody reads the second input's elements, only its shape.
  bool isWindow = false;
  /// Its body has no meaning on floats.
  bool integersOnly = false;
};
} // namespace

template <typename OpTy>
static Operation *createOp(GenContext &ctx, ValueRange inputs, Value out) {
  return OpTy::create(ctx.b, ctx.loc(), inputs, ValueRange{out});
}

static const LoopOp kLoopOps[] = {
    {"linalg.conv_1d_nwc_wcf", "n(w+k)c", "kcf", "nwf", 0,
     createOp<linalg::Conv1DNwcWcfOp>},
    {"linalg.conv_1d_ncw_fcw", "nc(w+k)", "fck", "nfw", 0,
     createOp<linalg::Conv1DNcwFcwOp>},
    {"linalg.conv_2d_nhwc_hwcf", "n(h+k)(w+l)c", "klcf", "nhwf", 0,
     createOp<linalg::Conv2DNhwcHwcfOp>},
    {"linalg.conv_2d_nhwc_hwcf_q", "n(h+k)(w+l)c", "klcf", "nhwf", 2,
     createOp<linalg::Conv2DNhwcHwcfQOp>},
    {"linalg.conv_2d_nhwc_fhwc", "n(h+k)(w+l)c", "fklc", "nhwf", 0,
     createOp<linalg::Conv2DNhwcFhwcOp>},
    {"linalg.conv_2d_nhwc_fhwc_q", "n(h+k)(w+l)c", "fklc", "nhwf", 2,
     createOp<linalg::Conv2DNhwcFhwcQOp>},
    {"linalg.conv_2d_nchw_fchw", "nc(h+k)(w+l)", "fckl", "nfhw", 0,
     createOp<linalg::Conv2DNchwFchwOp>},
    {"linalg.conv_2d_nchw_fchw_q", "nc(h+k)(w+l)", "fckl", "nfhw", 2,
     createOp<linalg::Conv2DNchwFchwQOp>},
    {"linalg.conv_2d_ngchw_fgchw", "ngc(h+k)(w+l)", "fgckl", "ngfhw", 0,
     createOp<linalg::Conv2DNgchwFgchwOp>},
    {"linalg.conv_2d_ngchw_gfchw", "ngc(h+k)(w+l)", "gfckl", "ngfhw", 0,
     createOp<linalg::Conv2DNgchwGfchwOp>},
    {"linalg.conv_2d_ngchw_gfchw_q", "ngc(h+k)(w+l)", "gfckl", "ngfhw", 2,
     createOp<linalg::Conv2DNgchwGfchwQOp>},
    {"linalg.conv_2d_nhwgc_gfhwc", "n(h+k)(w+l)gc", "gfklc", "nhwgf", 0,
     createOp<linalg::Conv2DNhwgcGfhwcOp>},
    {"linalg.conv_2d_nhwgc_gfhwc_q", "n(h+k)(w+l)gc", "gfklc", "nhwgf", 2,
     createOp<linalg::Conv2DNhwgcGfhwcQOp>},
    {"linalg.conv_3d", "(d+j)(h+k)(w+l)", "jkl", "dhw", 0,
     createOp<linalg::Conv3DOp>},
    {"linalg.conv_3d_ndhwc_dhwcf", "n(d+j)(h+k)(w+l)c", "jklcf", "ndhwf", 0,
     createOp<linalg::Conv3DNdhwcDhwcfOp>},
    {"linalg.conv_3d_ndhwc_dhwcf_q", "n(d+j)(h+k)(w+l)c", "jklcf", "ndhwf", 2,
     createOp<linalg::Conv3DNdhwcDhwcfQOp>},
    {"linalg.conv_3d_ncdhw_fcdhw", "nc(d+j)(h+k)(w+l)", "fcjkl", "nfdhw", 0,
     createOp<linalg::Conv3DNcdhwFcdhwOp>},
    {"linalg.depthwise_conv_1d_nwc_wc", "n(w+k)c", "kc", "nwc", 0,
     createOp<linalg::DepthwiseConv1DNwcWcOp>},
    {"linalg.depthwise_conv_1d_ncw_cw", "nc(w+k)", "ck", "ncw", 0,
     createOp<linalg::DepthwiseConv1DNcwCwOp>},
    {"linalg.depthwise_conv_1d_nwc_wcm", "n(w+k)c", "kcm", "nwcm", 0,
     createOp<linalg::DepthwiseConv1DNwcWcmOp>},
    {"linalg.depthwise_conv_2d_nhwc_hwc", "n(h+k)(w+l)c", "klc", "nhwc", 0,
     createOp<linalg::DepthwiseConv2DNhwcHwcOp>},
    {"linalg.depthwise_conv_2d_nhwc_hwc_q", "n(h+k)(w+l)c", "klc", "nhwc", 2,
     createOp<linalg::DepthwiseConv2DNhwcHwcQOp>},
    {"linalg.depthwise_conv_2d_nchw_chw", "nc(h+k)(w+l)", "ckl", "nchw", 0,
     createOp<linalg::DepthwiseConv2DNchwChwOp>},
    {"linalg.depthwise_conv_2d_nhwc_hwcm", "n(h+k)(w+l)c", "klcm", "nhwcm", 0,
     createOp<linalg::DepthwiseConv2DNhwcHwcmOp>},
    {"linalg.depthwise_conv_2d_nhwc_hwcm_q", "n(h+k)(w+l)c", "klcm", "nhwcm", 2,
     createOp<linalg::DepthwiseConv2DNhwcHwcmQOp>},
    {"linalg.depthwise_conv_3d_ndhwc_dhwc", "n(d+j)(h+k)(w+l)c", "jklc",
     "ndhwc", 0, createOp<linalg::DepthwiseConv3DNdhwcDhwcOp>},
    {"linalg.depthwise_conv_3d_ncdhw_cdhw", "nc(d+j)(h+k)(w+l)", "cjkl",
     "ncdhw", 0, createOp<linalg::DepthwiseConv3DNcdhwCdhwOp>},
    {"linalg.depthwise_conv_3d_ndhwc_dhwcm", "n(d+j)(h+k)(w+l)c", "jklcm",
     "ndhwcm", 0, createOp<linalg::DepthwiseConv3DNdhwcDhwcmOp>},
    {"linalg.pooling_nwc_min", "n(w+k)c", "k", "nwc", 0,
     createOp<linalg::PoolingNwcMinOp>, true},
    {"linalg.pooling_nwc_max_unsigned", "n(w+k)c", "k", "nwc", 0,
     createOp<linalg::PoolingNwcMaxUnsignedOp>, true, true},
    {"linalg.pooling_nwc_min_unsigned", "n(w+k)c", "k", "nwc", 0,
     createOp<linalg::PoolingNwcMinUnsignedOp>, true, true},
    {"linalg.pooling_ncw_sum", "nc(w+k)", "k", "ncw", 0,
     createOp<linalg::PoolingNcwSumOp>, true},
    {"linalg.pooling_ncw_max", "nc(w+k)", "k", "ncw", 0,
     createOp<linalg::PoolingNcwMaxOp>, true},
    {"linalg.pooling_nhwc_sum", "n(h+k)(w+l)c", "kl", "nhwc", 0,
     createOp<linalg::PoolingNhwcSumOp>, true},
    {"linalg.pooling_nhwc_max", "n(h+k)(w+l)c", "kl", "nhwc", 0,
     createOp<linalg::PoolingNhwcMaxOp>, true},
    {"linalg.pooling_nhwc_min", "n(h+k)(w+l)c", "kl", "nhwc", 0,
     createOp<linalg::PoolingNhwcMinOp>, true},
    {"linalg.pooling_nhwc_max_unsigned", "n(h+k)(w+l)c", "kl", "nhwc", 0,
     createOp<linalg::PoolingNhwcMaxUnsignedOp>, true, true},
    {"linalg.pooling_nhwc_min_unsigned", "n(h+k)(w+l)c", "kl", "nhwc", 0,
     createOp<linalg::PoolingNhwcMinUnsignedOp>, true, true},
    {"linalg.pooling_nchw_sum", "nc(h+k)(w+l)", "kl", "nchw", 0,
     createOp<linalg::PoolingNchwSumOp>, true},
    {"linalg.pooling_nchw_max", "nc(h+k)(w+l)", "kl", "nchw", 0,
     createOp<linalg::PoolingNchwMaxOp>, true},
    {"linalg.pooling_ndhwc_sum", "n(d+j)(h+k)(w+l)c", "jkl", "ndhwc", 0,
     createOp<linalg::PoolingNdhwcSumOp>, true},
    {"linalg.pooling_ndhwc_max", "n(d+j)(h+k)(w+l)c", "jkl", "ndhwc", 0,
     createOp<linalg::PoolingNdhwcMaxOp>, true},
    {"linalg.pooling_ndhwc_min", "n(d+j)(h+k)(w+l)c", "jkl", "ndhwc", 0,
     createOp<linalg::PoolingNdhwcMinOp>, true},
    {"linalg.quantized_matmul", "mk", "kn", "mn", 2,
     createOp<linalg::QuantizedMatmulOp>},
    {"linalg.quantized_batch_matmul", "bmk", "bkn", "bmn", 2,
     createOp<linalg::QuantizedBatchMatmulOp>},
    {"linalg.mmt4d", "mkab", "nkcb", "mnac", 0, createOp<linalg::Mmt4DOp>},
    {"linalg.batch_mmt4d", "imkab", "inkcb", "imnac", 0,
     createOp<linalg::BatchMmt4DOp>},
    {"linalg.batch_matvec", "bmk", "bk", "bm", 0,
     createOp<linalg::BatchMatvecOp>},
    {"linalg.batch_vecmat", "bk", "bkn", "bn", 0,
     createOp<linalg::BatchVecmatOp>},
    {"linalg.batch_reduce_matmul", "bmk", "bkn", "mn", 0,
     createOp<linalg::BatchReduceMatmulOp>},
};

/// How long an operand's dims are; loops that the destination does not say are
/// given a length.
static Shape operandShape(GenContext &ctx, StringRef dims,
                          std::optional<Extent> (&loops)[128]) {
  auto length = [&](char loop) -> Extent {
    std::optional<Extent> &extent = loops[static_cast<unsigned char>(loop)];
    if (!extent)
      extent = Extent::number(ctx.choices.range(1, 2));
    return *extent;
  };
  Shape shape;
  while (!dims.empty()) {
    if (!dims.consume_front("(")) {
      shape.push_back(length(dims.front()));
      dims = dims.drop_front();
      continue;
    }
    // `(h+k)`: of an unknown length the window is 1.
    Extent out = length(dims[0]);
    std::optional<Extent> &size = loops[static_cast<unsigned char>(dims[2])];
    if (!out.known && !size)
      size = Extent::number(1);
    Extent window = length(dims[2]);
    shape.push_back(out.known ? Extent::number(out.n + window.n - 1) : out);
    dims = dims.drop_front(4);
  }
  return shape;
}

static bool takesElem(const LoopOp &op, Type elem) {
  if (op.numScalars != 0)
    return elem.isInteger(32);
  return isNumber(elem) && !(op.integersOnly && isFloat(elem));
}

static std::optional<TensorValue> writeLoopOp(GenContext &ctx, TensorValue dest,
                                              const LoopOp &op) {
  if (!takesElem(op, dest.elem) || !dest.defined ||
      dest.shape.rank != op.out.size())
    return std::nullopt;
  std::optional<Extent> loops[128];
  for (auto [number, loop] : llvm::enumerate(op.out))
    loops[static_cast<unsigned char>(loop)] = dest.shape[number];
  Shape left = operandShape(ctx, op.left, loops);
  Shape right = operandShape(ctx, op.right, loops);
  SmallVector<Value, 4> inputs;
  inputs.push_back(ctx.findOrMake(left, dest.elem).value);
  inputs.push_back(op.isWindow ? ctx.makeEmpty(right, dest.elem).value
                               : ctx.findOrMake(right, dest.elem).value);
  for (unsigned i = 0; i < op.numScalars; ++i)
    inputs.push_back(ctx.pickScalar(ctx.b.getI32Type()));
  return finish(ctx, op.create(ctx, inputs, dest.value)->getResult(0), dest);
}

static LogicalResult applyLoopOp(GenContext &ctx, const LoopOp &op) {
  std::optional<TensorValue> dest =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && takesElem(op, tensor.elem) &&
               tensor.shape.rank == op.out.size();
      });
  if (!dest) {
    Type elem = op.numScalars != 0 ? ctx.b.getI32Type() : ctx.pickElem();
    if (!takesElem(op, elem))
      elem = ctx.b.getI32Type();
    Shape shape;
    for (size_t i = 0; i < op.out.size(); ++i)
      shape.push_back(
          Extent::number(ctx.choices.range(1, op.out.size() > 3 ? 2 : 3)));
    dest = ctx.makeTensor(shape, elem);
  }
  return success(writeLoopOp(ctx, *dest, op).has_value());
}

//===----------------------------------------------------------------------===//
// Ops with bodies of their own
//===----------------------------------------------------------------------===//

/// An integer division, by numbers that are not 0.
static std::optional<TensorValue> writeDivUnsigned(GenContext &ctx,
                                                   TensorValue dest) {
  if (!isNumber(dest.elem) || isFloat(dest.elem))
    return std::nullopt;
  Value number = arith::ConstantOp::create(
      ctx.b, ctx.loc(), IntegerAttr::get(dest.elem, ctx.choices.range(1, 3)));
  TensorValue empty = ctx.makeEmpty(dest.shape, dest.elem);
  auto fill = linalg::FillOp::create(ctx.b, ctx.loc(), ValueRange{number},
                                     ValueRange{empty.value});
  TensorValue divisor =
      ctx.pushAlias(fill.getResult(0), dest.shape, /*defined=*/true, empty);
  TensorValue input = ctx.findOrMake(dest.shape, dest.elem,
                                     /*needDefined=*/true, divisor.value);
  return named<linalg::DivUnsignedOp>(ctx, {input, divisor}, dest);
}

static std::optional<TensorValue> writeSelect(GenContext &ctx,
                                              TensorValue dest) {
  if (!isNumber(dest.elem))
    return std::nullopt;
  TensorValue flags = ctx.findOrMake(dest.shape, ctx.b.getI1Type());
  TensorValue one = ctx.findOrMake(dest.shape, dest.elem);
  TensorValue other =
      ctx.findOrMake(dest.shape, dest.elem, /*needDefined=*/true, one.value);
  return named<linalg::SelectOp>(ctx, {flags, one, other}, dest);
}

static std::optional<TensorValue> writeFillRng(GenContext &ctx,
                                               TensorValue dest) {
  if (dest.shape.rank != 2 || !(dest.elem.isF32() || dest.elem.isF64()))
    return std::nullopt;
  auto number = [&](double n) -> Value {
    return arith::ConstantOp::create(ctx.b, ctx.loc(),
                                     ctx.b.getF64FloatAttr(n));
  };
  Value low = number(-1.0), high = number(3.0);
  Value seed = ctx.pickScalar(ctx.b.getI32Type());
  auto op = linalg::FillRng2DOp::create(
      ctx.b, ctx.loc(), ValueRange{low, high, seed}, ValueRange{dest.value});
  return finish(ctx, op->getResult(0), dest);
}

/// Inputs as they are or broadcast along a dim.
static std::optional<TensorValue> writeByKind(GenContext &ctx,
                                              TensorValue dest) {
  if (!isNumber(dest.elem))
    return std::nullopt;
  unsigned rank = dest.shape.rank;
  SmallVector<AffineMap, 3> maps(3, ctx.b.getMultiDimIdentityMap(rank));
  Shape second = dest.shape;
  if (rank > 0 && ctx.choices.chance(40)) {
    unsigned missing = ctx.choices.choose(rank);
    second = Shape();
    SmallVector<AffineExpr, 4> exprs;
    for (unsigned i = 0; i < rank; ++i)
      if (i != missing) {
        second.push_back(dest.shape[i]);
        exprs.push_back(ctx.b.getAffineDimExpr(i));
      }
    maps[1] = AffineMap::get(rank, 0, exprs, ctx.b.getContext());
  }
  static constexpr linalg::ElementwiseKind kKinds[] = {
      linalg::ElementwiseKind::add, linalg::ElementwiseKind::sub,
      linalg::ElementwiseKind::mul, linalg::ElementwiseKind::max_signed,
      linalg::ElementwiseKind::min_signed};
  auto kind = linalg::ElementwiseKindAttr::get(
      ctx.b.getContext(), ctx.choices.pick<linalg::ElementwiseKind>(kKinds));
  Value one = ctx.findOrMake(dest.shape, dest.elem).value;
  Value other =
      ctx.findOrMake(second, dest.elem, /*needDefined=*/true, one).value;
  auto op = linalg::ElementwiseOp::create(
      ctx.b, ctx.loc(), ValueRange{one, other}, ValueRange{dest.value}, kind,
      ctx.b.getAffineMapArrayAttr(maps));
  return finish(ctx, op->getResult(0), dest);
}

/// A matrix product with either factor turned.
static std::optional<TensorValue> writeContract(GenContext &ctx,
                                                TensorValue dest) {
  if (dest.shape.rank != 2 || !dest.defined || !isNumber(dest.elem))
    return std::nullopt;
  Extent inner = Extent::number(ctx.choices.range(1, 3));
  bool turnLeft = ctx.choices.chance(50), turnRight = ctx.choices.chance(50);
  Shape left = turnLeft ? shapeOf({inner, dest.shape[0]})
                        : shapeOf({dest.shape[0], inner});
  Shape right = turnRight ? shapeOf({dest.shape[1], inner})
                          : shapeOf({inner, dest.shape[1]});
  auto map = [&](unsigned one, unsigned other, bool turned) {
    if (turned)
      std::swap(one, other);
    return AffineMap::get(
        3, 0, {ctx.b.getAffineDimExpr(one), ctx.b.getAffineDimExpr(other)},
        ctx.b.getContext());
  };
  AffineMap maps[] = {map(0, 2, turnLeft), map(2, 1, turnRight),
                      map(0, 1, false)};
  Value one = ctx.findOrMake(left, dest.elem).value;
  Value other =
      ctx.findOrMake(right, dest.elem, /*needDefined=*/true, one).value;
  auto op = linalg::ContractOp::create(
      ctx.b, ctx.loc(), TypeRange{dest.value.getType()}, ValueRange{one, other},
      ValueRange{dest.value}, ctx.b.getAffineMapArrayAttr(maps));
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
  addElementwise<linalg::ExpOp, 1, isFloat>(table, "linalg.exp");
  addElementwise<linalg::LogOp, 1, isFloat>(table, "linalg.log");
  addElementwise<linalg::CeilOp, 1, isFloat>(table, "linalg.ceil");
  addElementwise<linalg::FloorOp, 1, isFloat>(table, "linalg.floor");
  addElementwise<linalg::ReciprocalOp, 1, isFloat>(table, "linalg.reciprocal");
  addElementwise<linalg::RoundOp, 1, isFloat>(table, "linalg.round");
  addElementwise<linalg::SqrtOp, 1, isFloat>(table, "linalg.sqrt");
  addElementwise<linalg::RsqrtOp, 1, isFloat>(table, "linalg.rsqrt");
  addElementwise<linalg::TanhOp, 1, isFloat>(table, "linalg.tanh");
  addElementwise<linalg::ErfOp, 1, isFloat>(table, "linalg.erf");
  addElementwise<linalg::PowFOp, 2, isFloat>(table, "linalg.powf");

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
  addRow(table, "linalg.div_unsigned", "elementwise, by numbers that are not 0",
         2, 0, kMaxRank, isNumber, false, writeDivUnsigned);
  addRow(table, "linalg.select", "elementwise, one of two inputs", 4, 0,
         kMaxRank, isNumber, false, writeSelect);
  addRow(table, "linalg.fill_rng_2d", "numbers that look random", 2, 2, 2,
         isFloat, false, writeFillRng);
  addRow(table, "linalg.elementwise", "an op by its kind, perhaps broadcast", 6,
         0, kMaxRank, isNumber, false, writeByKind);
  addRow(table, "linalg.contract", "a matrix product, factors turned", 5, 2, 2,
         isNumber, true, writeContract);
  for (const LoopOp &op : kLoopOps) {
    Rule rule;
    rule.name = op.name.str();
    rule.description = op.isWindow             ? "a window moved over the input"
                       : op.left.contains('(') ? "a filter moved over the input"
                                               : "products added up";
    rule.category = RuleCategory::Compute;
    rule.weight = 1;
    rule.apply = [&op](GenContext &ctx) { return applyLoopOp(ctx, op); };
    rule.write = [&op](GenContext &ctx, TensorValue dest) {
      return writeLoopOp(ctx, dest, op);
    };
    table.add(std::move(rule));
  }
  addRow(table, "linalg.softmax", "several passes over an input", 4, 1,
         kMaxRank, isFloat, false, writeSoftmax);
}

} // namespace bufdiff
