//===- TensorRules.cpp - Elements, slices, casts, new tensors -------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tensor dialect: single elements and slices are where an analysis of
// overlap has to be right, casts and dims are where shapes hide.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace bufdiff {

Value buildExtract(GenContext &ctx, const TensorValue &tensor) {
  std::optional<SmallVector<Value, 4>> indices = ctx.indices(tensor.shape);
  assert(indices && tensor.defined && "needs a defined, non-empty tensor");
  Value value =
      tensor::ExtractOp::create(ctx.b, ctx.loc(), tensor.value, *indices);
  ctx.pushScalar(value);
  return value;
}

std::optional<TensorValue> buildInsert(GenContext &ctx,
                                       const TensorValue &dest) {
  std::optional<SmallVector<Value, 4>> indices = ctx.indices(dest.shape);
  if (!indices)
    return std::nullopt;
  Value scalar;
  if (ctx.choices.chance(25) && !ctx.scalars().empty()) {
    unsigned which = ctx.choices.choose(ctx.scalars().size());
    Value any = ctx.scalars()[ctx.scalars().size() - 1 - which].value;
    scalar = ctx.convert(any, dest.elem);
  } else {
    scalar = ctx.pickOrReadScalar(dest.elem);
  }
  Value value =
      tensor::InsertOp::create(ctx.b, ctx.loc(), scalar, dest.value, *indices);
  ctx.noteWrite(dest);
  // One element defines nothing but a tensor of one element.
  bool all = dest.shape.allKnown() && dest.shape.numElements() == 1;
  return ctx.pushAlias(value, dest.shape, dest.defined || all, dest);
}

TensorValue buildFromElements(GenContext &ctx, const Shape &shape, Type elem) {
  if (ctx.module.limits.noVectorsAsElements && isa<VectorType>(elem))
    return buildGenerate(ctx, shape, elem);
  SmallVector<int64_t, 4> dims;
  for (Extent extent : shape.extents())
    dims.push_back(extent.n);
  SmallVector<Value, 8> elements;
  for (int64_t i = 0, e = shape.numElements(); i < e; ++i) {
    Value element = ctx.pickScalar(elem);
    // The same everywhere would not show what went to the wrong place.
    if (llvm::is_contained(elements, element) && !ctx.choices.chance(20))
      element = ctx.constant(elem);
    elements.push_back(element);
  }
  Value value = tensor::FromElementsOp::create(
      ctx.b, ctx.loc(), RankedTensorType::get(dims, elem), elements);
  return ctx.push(value, shape);
}

TensorValue buildGenerate(GenContext &ctx, const Shape &shape, Type elem) {
  RankedTensorType type = ctx.typeFor(shape, elem);
  SmallVector<Value, 4> sizes = ctx.dynamicSizes(type, shape);
  // What the body reads is chosen outside of it: its value must not be one of
  // the body's own.
  std::optional<TensorValue> captured;
  if (ctx.choices.chance(40))
    captured = ctx.pickTensor([&](const TensorValue &tensor) {
      return tensor.defined && tensor.shape == shape;
    });
  auto op = tensor::GenerateOp::create(ctx.b, ctx.loc(), type, sizes);
  {
    OpBuilder::InsertionGuard guard(ctx.b);
    GenContext::Scope scope(ctx);
    SmallVector<Type, 4> indexTypes(shape.rank, ctx.b.getIndexType());
    SmallVector<Location, 4> locations(shape.rank, op.getLoc());
    Block *block = ctx.b.createBlock(&op.getBody(), {}, indexTypes, locations);
    SmallVector<Value, 4> operands;
    for (unsigned i = 0; i < shape.rank; ++i) {
      Extent extent = shape[i];
      ctx.pushScalar(block->getArgument(i), extent.known ? extent.n : 0,
                     extent.known ? -1 : extent.n);
      ctx.assumeAtLeast(extent, 1);
      operands.push_back(block->getArgument(i));
    }
    if (captured) {
      Value element = tensor::ExtractOp::create(
          ctx.b, ctx.loc(), captured->value, block->getArguments());
      operands.insert(operands.begin(), element);
    }
    Value value = ctx.combine(operands, elem, 1);
    tensor::YieldOp::create(ctx.b, ctx.loc(), value);
  }
  return ctx.push(op.getResult(), shape);
}

RankedTensorType sliceType(const SliceSpec &spec, Type elem) {
  SmallVector<int64_t, 4> dims;
  for (unsigned i = 0; i < spec.full.rank; ++i) {
    if (spec.dropped[i])
      continue;
    bool isStatic = isa<Attribute>(spec.sizes[i]);
    dims.push_back(isStatic ? spec.full[i].n : ShapedType::kDynamic);
  }
  return RankedTensorType::get(dims, elem);
}

TensorValue buildExtractSlice(GenContext &ctx, const TensorValue &source,
                              const SliceSpec &spec) {
  Value value = tensor::ExtractSliceOp::create(
      ctx.b, ctx.loc(), sliceType(spec, source.elem), source.value,
      spec.offsets, spec.sizes, spec.strides);
  return ctx.pushAlias(value, spec.reduced, source.defined, source);
}

TensorValue buildInsertSlice(GenContext &ctx, const TensorValue &source,
                             const TensorValue &dest, const SliceSpec &spec) {
  Value cast = ctx.castTo(source.value, sliceType(spec, dest.elem));
  Value value =
      tensor::InsertSliceOp::create(ctx.b, ctx.loc(), cast, dest.value,
                                    spec.offsets, spec.sizes, spec.strides);
  ctx.noteWrite(dest);
  bool defined = source.defined && (dest.defined || spec.whole);
  return ctx.pushAlias(value, dest.shape, defined, dest);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static bool anyTensor(const GenContext &ctx) { return !ctx.tensors().empty(); }

static LogicalResult applyExtract(GenContext &ctx) {
  std::optional<TensorValue> tensor =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && ctx.minElements(tensor.shape) > 0;
      });
  if (!tensor)
    return failure();
  buildExtract(ctx, *tensor);
  return success();
}

static LogicalResult applyInsert(GenContext &ctx) {
  std::optional<TensorValue> dest =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return ctx.minElements(tensor.shape) > 0;
      });
  return success(dest && buildInsert(ctx, *dest));
}

static LogicalResult applyDim(GenContext &ctx) {
  std::optional<TensorValue> tensor = ctx.pickTensor(
      [](const TensorValue &tensor) { return tensor.shape.rank > 0; });
  if (!tensor)
    return failure();
  unsigned dim = ctx.choices.choose(tensor->shape.rank);
  Value position = ctx.indexConstant(dim);
  Value size = tensor::DimOp::create(ctx.b, ctx.loc(), tensor->value, position);
  Extent extent = tensor->shape[dim];
  ctx.pushScalar(size, extent.known ? extent.n + 1 : 0);
  return success();
}

static LogicalResult applyCast(GenContext &ctx) {
  std::optional<TensorValue> tensor = ctx.pickTensor(
      [](const TensorValue &tensor) { return tensor.shape.rank > 0; });
  if (!tensor)
    return failure();
  // Each dim changes sides where it can.
  SmallVector<int64_t, 4> dims;
  for (unsigned i = 0; i < tensor->shape.rank; ++i) {
    Extent extent = tensor->shape[i];
    bool dynamic = tensor->type().isDynamicDim(i);
    if (extent.known && !ctx.choices.chance(30))
      dynamic = !dynamic;
    dims.push_back(dynamic ? ShapedType::kDynamic : extent.n);
  }
  auto type = RankedTensorType::get(dims, tensor->elem);
  if (type == tensor->type())
    return failure();
  Value value = tensor::CastOp::create(ctx.b, ctx.loc(), type, tensor->value);
  ctx.pushAlias(value, tensor->shape, tensor->defined, *tensor);
  return success();
}

static LogicalResult applyExtractSlice(GenContext &ctx) {
  std::optional<TensorValue> source = ctx.pickTensor(
      [](const TensorValue &tensor) { return tensor.shape.rank > 0; });
  if (!source)
    return failure();
  std::optional<SliceSpec> spec = ctx.slice(source->shape);
  if (!spec)
    return failure();
  TensorValue slice = buildExtractSlice(ctx, *source, *spec);
  enum { Alone, Beside, Inside };
  unsigned kind = ctx.choices.weighted({55, 28, 17});
  if (kind == Beside)
    spec = ctx.slice(source->shape);
  else if (kind == Inside && slice.shape.rank > 0)
    spec = ctx.slice(slice.shape);
  else
    return success();
  if (!spec)
    return success();
  // Another part of it, or a part of the part. One is written and the other one
  // can be seen, most of the time.
  TensorValue other =
      buildExtractSlice(ctx, kind == Beside ? *source : slice, *spec);
  if (ctx.choices.chance(50))
    std::swap(slice, other);
  if (ctx.choices.chance(70))
    ctx.mutate(slice);
  if (other.defined && ctx.choices.chance(50))
    observe(ctx, other);
  return success();
}

static std::optional<TensorValue> writeInsertSlice(GenContext &ctx,
                                                   TensorValue dest) {
  if (dest.shape.rank == 0)
    return std::nullopt;
  // Either something live that fits, or a slice first and what fills it then.
  if (ctx.choices.chance(45)) {
    // Itself into itself is of interest, but less than it is easy.
    bool itself = ctx.choices.chance(15);
    std::optional<TensorValue> source =
        ctx.pickTensor([&](const TensorValue &tensor) {
          return tensor.elem == dest.elem && tensor.defined &&
                 tensor.shape.rank <= dest.shape.rank &&
                 (itself || tensor.value != dest.value);
        });
    if (source)
      if (std::optional<SliceSpec> spec = ctx.slice(dest.shape, &source->shape))
        return buildInsertSlice(ctx, *source, dest, *spec);
  }
  std::optional<SliceSpec> spec = ctx.slice(dest.shape);
  if (!spec)
    return std::nullopt;
  TensorValue source = ctx.findOrMake(spec->reduced, dest.elem,
                                      /*needDefined=*/true, dest.value);
  return buildInsertSlice(ctx, source, dest, *spec);
}

static LogicalResult applyInsertSlice(GenContext &ctx) {
  std::optional<TensorValue> dest = ctx.pickTensor(
      [](const TensorValue &tensor) { return tensor.shape.rank > 0; });
  return success(dest && writeInsertSlice(ctx, *dest));
}

void registerTensorRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description, RuleCategory category,
                 uint32_t weight, LogicalResult (*apply)(GenContext &),
                 bool (*canApply)(const GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = category;
    rule.weight = weight;
    rule.apply = apply;
    if (canApply)
      rule.canApply = canApply;
    return rule;
  };

  table.add(row("tensor.extract", "reads one element", RuleCategory::Access, 20,
                applyExtract, anyTensor));
  Rule insert = row("tensor.insert", "writes one element", RuleCategory::Access,
                    24, applyInsert, anyTensor);
  insert.write = buildInsert;
  table.add(std::move(insert));
  table.add(row("tensor.dim", "a size", RuleCategory::Access, 4, applyDim,
                anyTensor));
  table.add(row("tensor.cast", "makes dims static or dynamic",
                RuleCategory::Access, 8, applyCast, anyTensor));

  table.add(row("tensor.extract_slice",
                "a view: strided, rank-reducing, dynamic", RuleCategory::Slice,
                24, applyExtractSlice, anyTensor));
  Rule insertSlice = row("tensor.insert_slice", "writes a slice",
                         RuleCategory::Slice, 22, applyInsertSlice, anyTensor);
  insertSlice.write = writeInsertSlice;
  table.add(std::move(insertSlice));

  table.add(row(
      "tensor.empty", "undefined contents, to be written into",
      RuleCategory::Create, 8,
      [](GenContext &ctx) {
        auto [shape, elem] = ctx.pickShape();
        ctx.makeEmpty(shape, elem);
        return success();
      },
      nullptr));
  table.add(row(
      "tensor.from_elements", "a small tensor of scalars", RuleCategory::Create,
      10,
      [](GenContext &ctx) {
        auto [shape, elem] = ctx.pickShape();
        if (!shape.allKnown() || shape.numElements() > kMaxFromElements)
          return failure();
        buildFromElements(ctx, shape, elem);
        return success();
      },
      nullptr));
  table.add(row(
      "tensor.generate", "elements computed from their position and a capture",
      RuleCategory::Create, 10,
      [](GenContext &ctx) {
        auto [shape, elem] = ctx.pickShape();
        buildGenerate(ctx, shape, elem);
        return success();
      },
      nullptr));
}

} // namespace bufdiff
