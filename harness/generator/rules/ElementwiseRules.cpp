//===- ElementwiseRules.cpp - Arithmetic by name --------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arithmetic ops differ in nothing that matters to a bufferization but
// their names, so a table of names is enough: each has a row on scalars, unless
// another file has that, and one on whole tensors. Tensors of numbers have no
// bufferization of their own; the rows are for pipelines that turn them into
// linalg first.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace bufdiff {

namespace {

/// What operands an op takes and what it gives.
enum class Kind : uint8_t {
  FloatUnary,
  FloatBinary,
  FloatTernary,
  FloatTest, // a flag
  IntUnary,
  IntBinary,
  IntDivision, // by a positive constant
  IntShift,    // by a constant less than the width
  IntToFloat,
  IntExtended, // two results of the operands' type
  IntCarry,    // a result of the operands' type and a flag
  IntPower,    // to a small constant
  IntToIndex,
  IntBits,    // an integer's as a float's: the other way shows what NaN it is
  FloatToInt, // of what was an integer: others may not fit, which is poison
  FloatPower, // to a small constant
  FloatClamp, // between two constants
  FloatPair,  // two results of the operand's type
  FloatWider,
  FloatNarrower,
};

struct Entry {
  llvm::StringLiteral name;
  Kind kind;
};

} // namespace

static constexpr Entry kEntries[] = {
    {"arith.addf", Kind::FloatBinary},
    {"arith.subf", Kind::FloatBinary},
    {"arith.mulf", Kind::FloatBinary},
    {"arith.divf", Kind::FloatBinary},
    {"arith.remf", Kind::FloatBinary},
    {"arith.maximumf", Kind::FloatBinary},
    {"arith.minimumf", Kind::FloatBinary},
    {"arith.maxnumf", Kind::FloatBinary},
    {"arith.minnumf", Kind::FloatBinary},
    {"arith.negf", Kind::FloatUnary},
    {"arith.addi", Kind::IntBinary},
    {"arith.subi", Kind::IntBinary},
    {"arith.muli", Kind::IntBinary},
    {"arith.andi", Kind::IntBinary},
    {"arith.ori", Kind::IntBinary},
    {"arith.xori", Kind::IntBinary},
    {"arith.maxsi", Kind::IntBinary},
    {"arith.maxui", Kind::IntBinary},
    {"arith.minsi", Kind::IntBinary},
    {"arith.minui", Kind::IntBinary},
    {"arith.divsi", Kind::IntDivision},
    {"arith.divui", Kind::IntDivision},
    {"arith.remsi", Kind::IntDivision},
    {"arith.remui", Kind::IntDivision},
    {"arith.ceildivsi", Kind::IntDivision},
    {"arith.ceildivui", Kind::IntDivision},
    {"arith.floordivsi", Kind::IntDivision},
    {"arith.shli", Kind::IntShift},
    {"arith.shrsi", Kind::IntShift},
    {"arith.shrui", Kind::IntShift},
    {"arith.sitofp", Kind::IntToFloat},
    {"arith.uitofp", Kind::IntToFloat},
    {"arith.mulsi_extended", Kind::IntExtended},
    {"arith.mului_extended", Kind::IntExtended},
    {"arith.addui_extended", Kind::IntCarry},
    {"arith.bitcast", Kind::IntBits},
    {"arith.index_cast", Kind::IntToIndex},
    {"arith.index_castui", Kind::IntToIndex},
    {"arith.fptosi", Kind::FloatToInt},
    {"arith.fptoui", Kind::FloatToInt},
    {"arith.extf", Kind::FloatWider},
    {"arith.truncf", Kind::FloatNarrower},
    {"math.absf", Kind::FloatUnary},
    {"math.absi", Kind::IntUnary},
    {"math.acos", Kind::FloatUnary},
    {"math.acosh", Kind::FloatUnary},
    {"math.asin", Kind::FloatUnary},
    {"math.asinh", Kind::FloatUnary},
    {"math.atan", Kind::FloatUnary},
    {"math.atan2", Kind::FloatBinary},
    {"math.atanh", Kind::FloatUnary},
    {"math.cbrt", Kind::FloatUnary},
    {"math.ceil", Kind::FloatUnary},
    {"math.clampf", Kind::FloatClamp},
    {"math.copysign", Kind::FloatBinary},
    {"math.cos", Kind::FloatUnary},
    {"math.cosh", Kind::FloatUnary},
    {"math.ctlz", Kind::IntUnary},
    {"math.ctpop", Kind::IntUnary},
    {"math.cttz", Kind::IntUnary},
    {"math.erf", Kind::FloatUnary},
    {"math.erfc", Kind::FloatUnary},
    {"math.exp", Kind::FloatUnary},
    {"math.exp2", Kind::FloatUnary},
    {"math.expm1", Kind::FloatUnary},
    {"math.floor", Kind::FloatUnary},
    {"math.fma", Kind::FloatTernary},
    {"math.fpowi", Kind::FloatPower},
    {"math.ipowi", Kind::IntPower},
    {"math.isfinite", Kind::FloatTest},
    {"math.isinf", Kind::FloatTest},
    {"math.isnan", Kind::FloatTest},
    {"math.isnormal", Kind::FloatTest},
    {"math.log", Kind::FloatUnary},
    {"math.log10", Kind::FloatUnary},
    {"math.log1p", Kind::FloatUnary},
    {"math.log2", Kind::FloatUnary},
    {"math.powf", Kind::FloatBinary},
    {"math.round", Kind::FloatUnary},
    {"math.roundeven", Kind::FloatUnary},
    {"math.rsqrt", Kind::FloatUnary},
    {"math.sin", Kind::FloatUnary},
    {"math.sincos", Kind::FloatPair},
    {"math.sinh", Kind::FloatUnary},
    {"math.sqrt", Kind::FloatUnary},
    {"math.tan", Kind::FloatUnary},
    {"math.tanh", Kind::FloatUnary},
    {"math.trunc", Kind::FloatUnary},
};

static bool isFloatKind(Kind kind) {
  switch (kind) {
  case Kind::FloatUnary:
  case Kind::FloatBinary:
  case Kind::FloatTernary:
  case Kind::FloatTest:
  case Kind::FloatPower:
  case Kind::FloatClamp:
  case Kind::FloatPair:
  case Kind::FloatWider:
  case Kind::FloatNarrower:
    return true;
  default:
    return false;
  }
}

static unsigned numOperands(Kind kind) {
  switch (kind) {
  case Kind::FloatTernary:
  case Kind::FloatClamp:
    return 3;
  case Kind::FloatUnary:
  case Kind::FloatTest:
  case Kind::FloatPair:
  case Kind::FloatWider:
  case Kind::FloatNarrower:
  case Kind::FloatToInt:
  case Kind::IntUnary:
  case Kind::IntToFloat:
  case Kind::IntToIndex:
  case Kind::IntBits:
    return 1;
  default:
    return 2;
  }
}

/// Index has no bodies for many of the integer ops, and a signed i1 divides by
/// nothing but -1.
static bool takes(Kind kind, Type elem) {
  if (kind == Kind::FloatWider)
    return elem.isF16() || elem.isBF16() || elem.isF32();
  if (kind == Kind::FloatNarrower)
    return elem.isF64() || elem.isF32();
  if (isFloatKind(kind))
    return isa<FloatType>(elem);
  auto integer = dyn_cast<IntegerType>(elem);
  if (kind == Kind::IntBits)
    return elem.isInteger(16) || elem.isInteger(32) || elem.isInteger(64);
  // An f64 has all integers of 32 bits.
  constexpr unsigned kExactWidth = 32;
  if (kind == Kind::FloatToInt && integer && integer.getWidth() > kExactWidth)
    return false;
  return integer && integer.getWidth() > 1;
}

static Type resultElem(GenContext &ctx, Kind kind, Type elem) {
  switch (kind) {
  case Kind::FloatTest:
    return ctx.b.getI1Type();
  case Kind::IntToFloat:
    return ctx.b.getF32Type();
  case Kind::IntToIndex:
    return ctx.b.getIndexType();
  case Kind::IntBits:
    return elem.isInteger(16)   ? Type(ctx.b.getF16Type())
           : elem.isInteger(32) ? Type(ctx.b.getF32Type())
                                : Type(ctx.b.getF64Type());
  case Kind::FloatWider:
    return elem.isF32() ? ctx.b.getF64Type() : ctx.b.getF32Type();
  case Kind::FloatNarrower:
    return elem.isF64() ? ctx.b.getF32Type() : ctx.b.getF16Type();
  default:
    return elem;
  }
}

/// The types of an op's results; `like` is a tensor's type, or null for
/// scalars.
static SmallVector<Type, 2> resultTypes(GenContext &ctx, Kind kind, Type elem,
                                        RankedTensorType like) {
  SmallVector<Type, 2> types = {resultElem(ctx, kind, elem)};
  if (kind == Kind::IntExtended || kind == Kind::FloatPair)
    types.push_back(elem);
  if (kind == Kind::IntCarry)
    types.push_back(ctx.b.getI1Type());
  if (like)
    for (Type &type : types)
      type = like.clone(type);
  return types;
}

/// Whether the operands after the first are constants that do no harm.
static bool takesConstants(Kind kind) {
  return kind == Kind::IntDivision || kind == Kind::IntShift ||
         kind == Kind::IntPower || kind == Kind::FloatPower ||
         kind == Kind::FloatClamp;
}

/// Such a constant for operand `number`, as a scalar.
static Value harmless(GenContext &ctx, Kind kind, unsigned number, Type elem) {
  if (kind == Kind::FloatClamp) {
    // The lower bound is first.
    double bound = number == 1 ? -1.5 : 2.5;
    return arith::ConstantOp::create(ctx.b, ctx.loc(),
                                     FloatAttr::get(elem, bound));
  }
  if (kind == Kind::FloatPower)
    elem = ctx.b.getI32Type();
  return arith::ConstantOp::create(
      ctx.b, ctx.loc(),
      IntegerAttr::get(elem, kind == Kind::IntShift ? ctx.choices.choose(2)
                                                    : ctx.choices.range(1, 3)));
}

/// What an op of the kind takes where `value` was picked, a scalar or a tensor:
/// for FloatToInt a float of that value.
static Value convertFirst(GenContext &ctx, const Entry &entry, Value value) {
  if (entry.kind != Kind::FloatToInt)
    return value;
  Type type = ctx.b.getF64Type();
  if (auto tensor = dyn_cast<RankedTensorType>(value.getType()))
    type = tensor.clone(type);
  if (entry.name == "arith.fptosi")
    return arith::SIToFPOp::create(ctx.b, ctx.loc(), type, value);
  return arith::UIToFPOp::create(ctx.b, ctx.loc(), type, value);
}

static Operation *build(GenContext &ctx, StringRef name, ValueRange operands,
                        TypeRange types) {
  OperationState state(ctx.loc(), name, operands, types);
  return ctx.b.create(state);
}

static LogicalResult applyScalar(GenContext &ctx, const Entry &entry) {
  std::optional<TensorValue> from =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return isReadable(ctx, tensor) && takes(entry.kind, tensor.elem);
      });
  if (!from)
    return failure();
  Type elem = from->elem;
  SmallVector<Value, 3> operands = {
      convertFirst(ctx, entry, buildExtract(ctx, *from))};
  while (operands.size() < numOperands(entry.kind))
    operands.push_back(takesConstants(entry.kind)
                           ? harmless(ctx, entry.kind, operands.size(), elem)
                           : ctx.pickOtherScalar(operands[0]));
  SmallVector<Type, 2> types = resultTypes(ctx, entry.kind, elem, {});
  for (Value result : build(ctx, entry.name, operands, types)->getResults())
    ctx.pushScalar(result);
  return success();
}

static LogicalResult applyTensor(GenContext &ctx, const Entry &entry) {
  std::optional<TensorValue> from =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined && takes(entry.kind, tensor.elem);
      });
  if (!from)
    return failure();
  RankedTensorType type = from->type();
  SmallVector<Value, 3> operands = {convertFirst(ctx, entry, from->value)};
  while (operands.size() < numOperands(entry.kind)) {
    if (takesConstants(entry.kind)) {
      Value number = harmless(ctx, entry.kind, operands.size(), from->elem);
      SmallVector<Value, 4> sizes = ctx.dynamicSizes(type, from->shape);
      operands.push_back(tensor::SplatOp::create(
          ctx.b, ctx.loc(), number, type.clone(number.getType()), sizes));
      continue;
    }
    TensorValue other = ctx.findOrMake(from->shape, from->elem);
    operands.push_back(ctx.castTo(other.value, type));
  }
  SmallVector<Type, 2> types = resultTypes(ctx, entry.kind, from->elem, type);
  for (Value value : build(ctx, entry.name, operands, types)->getResults())
    ctx.push(value, from->shape);
  return success();
}

/// Of all these ops, MLIR has a bufferization model of arith.index_cast only:
/// the result is the operand's buffer. That says something where the elements
/// of both are as wide as each other. Mostly it is written at once, which
/// whoever reads the operand must not see.
static LogicalResult applyIndexCast(GenContext &ctx) {
  std::optional<TensorValue> from =
      ctx.pickTensor([](const TensorValue &tensor) {
        return tensor.elem.isInteger(64) || tensor.elem.isIndex();
      });
  if (!from)
    from = ctx.makeTensor(ctx.pickShape().first, ctx.b.getI64Type());
  Type to = from->elem.isIndex() ? Type(ctx.b.getI64Type())
                                 : Type(ctx.b.getIndexType());
  Value value = arith::IndexCastOp::create(ctx.b, ctx.loc(),
                                           from->type().clone(to), from->value);
  TensorValue cast = ctx.pushAlias(value, from->shape, from->defined, *from);
  if (ctx.choices.chance(60))
    ctx.mutate(cast);
  return success();
}

//===----------------------------------------------------------------------===//
// complex, index, vector
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kComplexBinary[] = {
    "complex.add", "complex.sub", "complex.mul",
    "complex.div", "complex.pow", "complex.atan2"};
static constexpr llvm::StringLiteral kComplexUnary[] = {
    "complex.neg",  "complex.conj", "complex.exp",   "complex.expm1",
    "complex.log",  "complex.sin",  "complex.cos",   "complex.tan",
    "complex.tanh", "complex.sqrt", "complex.rsqrt", "complex.sign",
    "complex.log1p"};
static constexpr llvm::StringLiteral kIndexBinary[] = {
    "index.add", "index.sub",  "index.mul",  "index.and",  "index.or",
    "index.xor", "index.maxs", "index.maxu", "index.mins", "index.minu"};
static constexpr llvm::StringLiteral kIndexDivision[] = {
    "index.divs",     "index.divu",     "index.rems",      "index.remu",
    "index.ceildivs", "index.ceildivu", "index.floordivs", "index.shl",
    "index.shrs",     "index.shru"};

/// A complex number of two f32 in scope.
static Value makeComplex(GenContext &ctx) {
  Type f32 = ctx.b.getF32Type();
  Value re = ctx.pickScalar(f32);
  Value im = ctx.pickOtherScalar(re);
  return complex::CreateOp::create(ctx.b, ctx.loc(), ComplexType::get(f32), re,
                                   im);
}

static LogicalResult applyComplex(GenContext &ctx, StringRef name,
                                  unsigned operands) {
  SmallVector<Value, 2> values;
  for (unsigned i = 0; i < operands; ++i)
    values.push_back(makeComplex(ctx));
  Value value =
      build(ctx, name, values, TypeRange{values[0].getType()})->getResult(0);
  Type f32 = ctx.b.getF32Type();
  Value part;
  if (ctx.choices.chance(50))
    part = complex::ReOp::create(ctx.b, ctx.loc(), f32, value);
  else
    part = complex::ImOp::create(ctx.b, ctx.loc(), f32, value);
  ctx.pushScalar(part);
  return success();
}

static LogicalResult applyIndex(GenContext &ctx, StringRef name,
                                bool division) {
  Type index = ctx.b.getIndexType();
  constexpr int64_t kLarge = 64;
  Value left = ctx.runtimeIndex(kLarge);
  if (!left)
    left = ctx.pickScalar(index);
  Value right = division ? ctx.indexConstant(ctx.choices.range(1, 3))
                         : ctx.pickOtherScalar(left);
  ctx.pushScalar(build(ctx, name, ValueRange{left, right}, TypeRange{index})
                     ->getResult(0));
  return success();
}

/// A few elements as a vector, turned about, of which one is taken out.
static LogicalResult applyVector(GenContext &ctx) {
  Type elem = ctx.pickElem();
  if (!VectorType::isValidElementType(elem))
    return failure();
  constexpr int64_t kLanes = 4;
  auto type = VectorType::get({kLanes}, elem);
  SmallVector<Value, 4> elements;
  for (int64_t i = 0; i < kLanes; ++i)
    elements.push_back(ctx.pickScalar(elem));
  Value value =
      vector::FromElementsOp::create(ctx.b, ctx.loc(), type, elements);
  switch (ctx.choices.choose(4)) {
  case 0:
    value = vector::ShuffleOp::create(ctx.b, ctx.loc(), value, value,
                                      ArrayRef<int64_t>{3, 1, 6, 0});
    break;
  case 1: {
    Value wide = vector::ShapeCastOp::create(
        ctx.b, ctx.loc(), VectorType::get({2, 2}, elem), value);
    Value turned = vector::TransposeOp::create(ctx.b, ctx.loc(), wide,
                                               ArrayRef<int64_t>{1, 0});
    value = vector::ShapeCastOp::create(ctx.b, ctx.loc(), type, turned);
    break;
  }
  case 2: {
    Value part = vector::ExtractStridedSliceOp::create(
        ctx.b, ctx.loc(), value, ArrayRef<int64_t>{1}, ArrayRef<int64_t>{2},
        ArrayRef<int64_t>{1});
    value = vector::InsertStridedSliceOp::create(ctx.b, ctx.loc(), part, value,
                                                 ArrayRef<int64_t>{2},
                                                 ArrayRef<int64_t>{1});
    break;
  }
  default:
    if (elem.isInteger()) {
      ctx.pushScalar(vector::ReductionOp::create(
          ctx.b, ctx.loc(), vector::CombiningKind::XOR, value));
      return success();
    }
    break;
  }
  int64_t lane = ctx.choices.choose(kLanes);
  ctx.pushScalar(vector::ExtractOp::create(ctx.b, ctx.loc(), value,
                                           ArrayRef<int64_t>{lane}));
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void registerElementwiseRules(RuleTable &table) {
  auto add = [&](const llvm::Twine &name, StringRef description,
                 RuleCategory category, uint32_t weight,
                 std::function<LogicalResult(GenContext &)> apply,
                 bool PathLimits::*excludedBy) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = category;
    rule.weight = weight;
    rule.apply = std::move(apply);
    rule.excludedBy = excludedBy;
    table.add(std::move(rule));
  };
  for (const Entry &entry : kEntries) {
    if (!table.lookup(entry.name))
      add(
          entry.name, "on scalars", RuleCategory::Scalar, 1,
          [&entry](GenContext &ctx) { return applyScalar(ctx, entry); },
          nullptr);
    add(
        entry.name + ".tensor", "on whole tensors", RuleCategory::Compute, 1,
        [&entry](GenContext &ctx) { return applyTensor(ctx, entry); },
        &PathLimits::noElementwiseOnTensors);
  }
  add("arith.index_cast.same_width", "i64 as index, or back: the same memory",
      RuleCategory::Access, 4, applyIndexCast, nullptr);
  for (StringRef name : kComplexUnary)
    add(
        name, "on complex scalars", RuleCategory::Scalar, 1,
        [name](GenContext &ctx) { return applyComplex(ctx, name, 1); },
        nullptr);
  for (StringRef name : kComplexBinary)
    add(
        name, "on complex scalars", RuleCategory::Scalar, 1,
        [name](GenContext &ctx) { return applyComplex(ctx, name, 2); },
        nullptr);
  for (StringRef name : kIndexBinary)
    add(
        name, "on indices", RuleCategory::Scalar, 1,
        [name](GenContext &ctx) { return applyIndex(ctx, name, false); },
        nullptr);
  for (StringRef name : kIndexDivision)
    add(
        name, "by a small constant", RuleCategory::Scalar, 1,
        [name](GenContext &ctx) { return applyIndex(ctx, name, true); },
        nullptr);
  add("vector.from_elements", "a vector, turned about and taken apart",
      RuleCategory::Scalar, 3, applyVector, nullptr);
}

} // namespace bufdiff
