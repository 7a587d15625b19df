//===- LinalgRelayoutOps.cpp - linalg ops without an iteration space ------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// softmax, pack and unpack are linalg ops that are not structured: they have
// no body and no indexing maps of their own.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "oracle/dialects/Numbers.h"
#include "oracle/dialects/Shapes.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"
#include "oracle/interpreter/Registry.h"
#include <cmath>

using namespace mlir;

namespace bufdiff::oracle {

//===----------------------------------------------------------------------===//
// pack, unpack
//===----------------------------------------------------------------------===//

namespace {
/// How a packed tensor's dimensions belong to the plain one's.
struct PackInfo {
  /// Operands: source, destination, then (pack only) the padding value.
  bool hasPadding = false;
  MixedList tiles;
  llvm::SmallVector<int64_t> tiledDims;
  /// Empty: the identity.
  llvm::SmallVector<int64_t> outerPermutation;
  std::optional<ElementCodec> codec;
};
} // namespace

/// The plain index of a packed one.
static void plainIndex(const PackInfo &info, llvm::ArrayRef<int64_t> tiles,
                       llvm::ArrayRef<int64_t> packed, Extents &plain) {
  unsigned rank = packed.size() - tiles.size();
  plain.resize(rank);
  for (unsigned i = 0; i < rank; ++i)
    plain[info.outerPermutation.empty() ? i : info.outerPermutation[i]] =
        packed[i];
  for (auto [i, dim] : llvm::enumerate(info.tiledDims))
    plain[dim] = plain[dim] * tiles[i] + packed[rank + i];
}

/// Calls `visit` with every index of `shape`, row-major.
template <typename Visit>
static void forEachIndex(llvm::ArrayRef<int64_t> shape, Visit visit) {
  if (llvm::is_contained(shape, 0))
    return;
  Extents index(shape.size(), 0);
  for (int64_t linear = 0;; ++linear) {
    visit(linear, index);
    unsigned dim = shape.size();
    while (dim > 0 && ++index[dim - 1] == shape[dim - 1])
      index[--dim] = 0;
    if (dim == 0)
      return;
  }
}

static bool isInside(llvm::ArrayRef<int64_t> index,
                     llvm::ArrayRef<int64_t> shape) {
  return llvm::all_of(llvm::zip_equal(index, shape), [](auto pair) {
    return std::get<0>(pair) < std::get<1>(pair);
  });
}

static const Inst *runPack(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const PackInfo *>(inst.payload);
  const Array &source = m.operand(inst, 0).array();
  const Array &destination = m.operand(inst, 1).array();
  Extents tiles;
  if (!evaluate(m, inst, info.tiles, tiles))
    return nullptr;
  unsigned rank = source.rank();
  Extents expected(rank, 0);
  for (unsigned i = 0; i < rank; ++i)
    expected[i] = source.shape()[i];
  for (auto [i, dim] : llvm::enumerate(info.tiledDims)) {
    if (tiles[i] <= 0)
      return m.fail(inst, FaultKind::Undefined, "a tile size is not positive");
    if (!info.hasPadding && expected[dim] % tiles[i] != 0)
      return m.fail(inst, FaultKind::Undefined,
                    "a tile does not divide its dimension, and there is no "
                    "padding value");
    expected[dim] = llvm::divideCeil(expected[dim], tiles[i]);
  }
  for (unsigned i = 0; i < rank; ++i) {
    unsigned dim = info.outerPermutation.empty() ? i : info.outerPermutation[i];
    if (destination.shape()[i] != expected[dim])
      return m.fail(inst, FaultKind::Undefined,
                    "the destination's shape is not the packed shape");
  }
  for (auto [i, tile] : llvm::enumerate(tiles))
    if (destination.shape()[rank + i] != tile)
      return m.fail(inst, FaultKind::Undefined,
                    "the destination's inner extents are not the tile sizes");

  Ref<Array> result = Array::copy(destination);
  Extents plain;
  WriterId writer = m.writer(inst);
  forEachIndex(result->shape(), [&](int64_t element, const Extents &packed) {
    plainIndex(info, tiles, packed, plain);
    Value value = isInside(plain, source.shape())
                      ? info.codec->load(m, source, source.linearize(plain))
                      : m.operand(inst, 2);
    info.codec->store(*result, element, value, writer);
  });
  m.result(inst) = Value(result);
  return m.next(inst);
}

static const Inst *runUnpack(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const PackInfo *>(inst.payload);
  const Array &source = m.operand(inst, 0).array();
  const Array &destination = m.operand(inst, 1).array();
  Extents tiles;
  if (!evaluate(m, inst, info.tiles, tiles))
    return nullptr;
  unsigned rank = destination.rank();
  for (auto [i, tile] : llvm::enumerate(tiles))
    if (source.shape()[rank + i] != tile)
      return m.fail(inst, FaultKind::Undefined,
                    "the source's inner extents are not the tile sizes");
  // The packed extents, per plain dimension.
  Extents covered(rank, 0);
  for (unsigned i = 0; i < rank; ++i)
    covered[info.outerPermutation.empty() ? i : info.outerPermutation[i]] =
        source.shape()[i];
  llvm::SmallBitVector isTiled(rank);
  for (auto [i, dim] : llvm::enumerate(info.tiledDims)) {
    covered[dim] *= tiles[i];
    isTiled.set(dim);
  }
  for (unsigned dim = 0; dim < rank; ++dim) {
    int64_t extent = destination.shape()[dim];
    if (isTiled[dim] ? extent > covered[dim] : extent != covered[dim])
      return m.fail(inst, FaultKind::Undefined,
                    "the destination's shape is not the unpacked shape");
  }

  Ref<Array> result = Array::copy(destination);
  Extents plain;
  WriterId writer = m.writer(inst);
  forEachIndex(source.shape(), [&](int64_t element, const Extents &packed) {
    plainIndex(info, tiles, packed, plain);
    if (isInside(plain, result->shape()))
      info.codec->store(*result, result->linearize(plain),
                        info.codec->load(m, source, element), writer);
  });
  m.result(inst) = Value(result);
  return m.next(inst);
}

template <typename OpTy>
static PackInfo *makePackInfo(OpTy op, unsigned firstTile, Decoder &d) {
  PackInfo info;
  info.codec = ElementCodec::get(op.getSourceType().getElementType());
  if (!info.codec)
    return nullptr;
  info.tiles = makeMixed(op.getStaticInnerTiles(), firstTile);
  llvm::append_range(info.tiledDims, op.getInnerDimsPos());
  llvm::append_range(info.outerPermutation, op.getOuterDimsPerm());
  return d.payload<PackInfo>(std::move(info));
}

static LogicalResult decodePack(Operation *op, Decoder &d) {
  auto pack = cast<linalg::PackOp>(op);
  bool hasPadding = static_cast<bool>(pack.getPaddingValue());
  PackInfo *info = makePackInfo(pack, hasPadding ? 3 : 2, d);
  if (!info)
    return failure();
  info->hasPadding = hasPadding;
  d.emit(op, runPack).payload = info;
  return success();
}

static LogicalResult decodeUnpack(Operation *op, Decoder &d) {
  PackInfo *info = makePackInfo(cast<linalg::UnPackOp>(op), 2, d);
  if (!info)
    return failure();
  d.emit(op, runUnpack).payload = info;
  return success();
}

//===----------------------------------------------------------------------===//
// softmax
//===----------------------------------------------------------------------===//

namespace {
struct SoftmaxInfo {
  unsigned dim = 0;
  const llvm::fltSemantics *format = nullptr;
};
} // namespace

/// Along one row: exp(x - max) / sum of exp(x - max), computed in double and
/// rounded once. A row with an undefined element is undefined.
static void softmaxRow(const SoftmaxInfo &info, const Array &input,
                       int64_t first, int64_t stride, int64_t count,
                       Array &output, WriterId writer) {
  Definedness state = Definedness::Defined;
  double maximum = -HUGE_VAL;
  for (int64_t i = 0; i < count; ++i) {
    Scalar x = input.get(first + i * stride);
    state = worse(state, x.state);
    double value = toDouble(*info.format, x.bits);
    if (std::isnan(value) || value > maximum)
      maximum = value;
  }
  double sum = 0;
  for (int64_t i = 0; i < count; ++i)
    sum += std::exp(toDouble(*info.format, input.words()[first + i * stride]) -
                    maximum);
  for (int64_t i = 0; i < count; ++i) {
    int64_t at = first + i * stride;
    Scalar value = fromDouble(
        *info.format,
        std::exp(toDouble(*info.format, input.words()[at]) - maximum) / sum);
    value.state = worse(value.state, state);
    output.set(at, value, writer);
  }
}

static const Inst *runSoftmax(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const SoftmaxInfo *>(inst.payload);
  Ref<Array> input;
  Value &from = m.operand(inst, 0);
  Value &into = m.operand(inst, 1);
  if (from.isMemRef()) {
    if (AccessFault fault = m.memory().read(from.memref(), input))
      return m.fail(inst, fault, from.memref());
  } else {
    input = Ref<Array>(&from.array());
  }
  llvm::ArrayRef<int64_t> shape = into.isMemRef()
                                      ? llvm::ArrayRef(into.memref().sizes)
                                      : into.array().shape();
  if (shape != input->shape())
    return m.fail(inst, FaultKind::Undefined,
                  "the operands' dimensions do not match");
  Ref<Array> output = Array::copy(*input);
  int64_t stride = 1;
  for (int64_t extent : shape.drop_front(info.dim + 1))
    stride = wrappingProduct(stride, extent);
  int64_t count = shape[info.dim];
  if (output->numElements() > 0)
    for (int64_t first = 0, e = output->numElements(); first < e; ++first)
      if (first / stride % count == 0)
        softmaxRow(info, *input, first, stride, count, *output, m.writer(inst));
  if (into.isMemRef()) {
    if (AccessFault fault =
            m.memory().write(into.memref(), *output, m.writer(inst)))
      return m.fail(inst, fault, into.memref());
    return m.next(inst);
  }
  m.result(inst) = Value(output);
  return m.next(inst);
}

static LogicalResult decodeSoftmax(Operation *op, Decoder &d) {
  auto softmax = cast<linalg::SoftmaxOp>(op);
  std::optional<ElementType> element = ElementType::get(
      cast<ShapedType>(softmax.getInput().getType()).getElementType());
  if (!element || !element->isFloat() || element->lanes != 1)
    return failure();
  auto *info = d.payload<SoftmaxInfo>();
  info->dim = softmax.getDimension();
  info->format = element->semantics;
  d.emit(op, runSoftmax).payload = info;
  return success();
}

void registerLinalgRelayoutOps(OpRegistry &registry) {
  registry.add<linalg::PackOp>(TensorLevel, decodePack);
  registry.add<linalg::UnPackOp>(TensorLevel, decodeUnpack);
  registry.add<linalg::SoftmaxOp>(TensorLevel | MemRefLevel, decodeSoftmax);
}

} // namespace bufdiff::oracle
