//===- ArithRules.cpp - Scalars, selects, constants -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalars matter to bufferization as the path by which a tensor's contents at
// one moment reach another tensor, a branch or an index. Rows with undefined
// behaviour on some operands (divisions, shifts) use constants for those.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace bufdiff {

template <typename OpTy>
static Value binary(GenContext &ctx, Value left, Value right) {
  return OpTy::create(ctx.b, ctx.loc(), left, right);
}

/// 64 for index, on which the interpreter and the lowerings agree.
static unsigned bitWidth(Type type) {
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}

static Value integerConstant(GenContext &ctx, Type type, int64_t n) {
  if (type.isIndex())
    return ctx.indexConstant(n);
  return arith::ConstantOp::create(ctx.b, ctx.loc(),
                                   ctx.b.getIntegerAttr(type, n));
}

/// A divisor that no dividend overflows with: positive, not 0. (An i1 of 1 is
/// -1 when signed.)
static Value divisor(GenContext &ctx, Type type) {
  int64_t n = bitWidth(type) == 1 ? 1 : ctx.choices.range(1, 7);
  return integerConstant(ctx, type, n);
}

/// Less than the width.
static Value shiftAmount(GenContext &ctx, Type type) {
  unsigned width = bitWidth(type);
  return integerConstant(ctx, type,
                         ctx.choices.choose(std::min<unsigned>(width, 8)));
}

/// A divisor as well, the same everywhere: remainders have a range of their
/// own.
static Value five(GenContext &ctx, Type type) {
  return integerConstant(ctx, type, bitWidth(type) == 1 ? 1 : 5);
}

/// What an op makes of both operands, by a constant.
template <typename FirstOp, typename SecondOp>
static Value byConstant(GenContext &ctx, Value left, Value right,
                        Value (*makeConstant)(GenContext &, Type)) {
  Value both = binary<FirstOp>(ctx, left, right);
  Value by = makeConstant(ctx, left.getType());
  return binary<SecondOp>(ctx, both, by);
}

Value buildIntegerOp(GenContext &ctx, unsigned which, Value left, Value right) {
  switch (which) {
  case 0:
    return binary<arith::AddIOp>(ctx, left, right);
  case 1:
    return binary<arith::SubIOp>(ctx, left, right);
  case 2:
    return binary<arith::XOrIOp>(ctx, left, right);
  case 3:
    return binary<arith::MulIOp>(ctx, left, right);
  case 4:
    return binary<arith::MaxSIOp>(ctx, left, right);
  case 5:
    return binary<arith::MinSIOp>(ctx, left, right);
  case 6:
    return binary<arith::AndIOp>(ctx, left, right);
  case 7:
    return binary<arith::OrIOp>(ctx, left, right);
  case 8:
    return binary<arith::MaxUIOp>(ctx, left, right);
  case 9:
    return binary<arith::MinUIOp>(ctx, left, right);
  case 10: {
    static constexpr arith::CmpIPredicate kPredicates[] = {
        arith::CmpIPredicate::slt, arith::CmpIPredicate::uge,
        arith::CmpIPredicate::sgt, arith::CmpIPredicate::ule};
    auto predicate = ctx.choices.pick<arith::CmpIPredicate>(kPredicates);
    Value flag =
        arith::CmpIOp::create(ctx.b, ctx.loc(), predicate, left, right);
    return arith::SelectOp::create(ctx.b, ctx.loc(), flag, left, right);
  }
  case 11:
    return byConstant<arith::AddIOp, arith::DivUIOp>(ctx, left, right, divisor);
  case 12:
    return byConstant<arith::XOrIOp, arith::RemUIOp>(ctx, left, right, five);
  case 13:
    return byConstant<arith::SubIOp, arith::ShRSIOp>(ctx, left, right,
                                                     shiftAmount);
  case 14:
    return byConstant<arith::OrIOp, arith::ShRUIOp>(ctx, left, right,
                                                    shiftAmount);
  default:
    return byConstant<arith::AddIOp, arith::ShLIOp>(ctx, left, right,
                                                    shiftAmount);
  }
}

Value buildFloatOp(GenContext &ctx, unsigned which, Value left, Value right) {
  switch (which) {
  case 0:
    return binary<arith::AddFOp>(ctx, left, right);
  case 1:
    return binary<arith::SubFOp>(ctx, left, right);
  case 2:
    return binary<arith::MulFOp>(ctx, left, right);
  case 3:
    return binary<arith::MaximumFOp>(ctx, left, right);
  case 4:
    return binary<arith::MinimumFOp>(ctx, left, right);
  case 5: {
    Value negated = arith::NegFOp::create(ctx.b, ctx.loc(), left);
    return binary<arith::AddFOp>(ctx, negated, right);
  }
  case 6: {
    static constexpr arith::CmpFPredicate kPredicates[] = {
        arith::CmpFPredicate::OLT, arith::CmpFPredicate::UGE,
        arith::CmpFPredicate::ONE, arith::CmpFPredicate::OGT};
    auto predicate = ctx.choices.pick<arith::CmpFPredicate>(kPredicates);
    Value flag =
        arith::CmpFOp::create(ctx.b, ctx.loc(), predicate, left, right);
    return arith::SelectOp::create(ctx.b, ctx.loc(), flag, left, right);
  }
  default:
    return binary<arith::DivFOp>(ctx, left, right);
  }
}

/// Dense constants take this many starts, so that a context's store of
/// attributes, which only grows, does not grow with the number of modules.
static constexpr uint32_t kDenseStarts = 12;
/// Constants of more elements are splats: MLIR prints them in hexadecimal from
/// about 100 elements on, and nobody reads so many.
static constexpr int64_t kMaxDenseElements = 48;

DenseElementsAttr constantElements(GenContext &ctx, RankedTensorType type) {
  Type elem = type.getElementType();
  int64_t count = type.getNumElements();
  if (count <= kMaxDenseElements && ctx.choices.chance(75)) {
    // All different where the type can tell them apart: a value in the wrong
    // place shows.
    int64_t start = ctx.choices.choose(kDenseStarts);
    static constexpr int64_t kSteps[] = {1, 3, -1};
    int64_t step = kSteps[ctx.choices.weighted({60, 20, 20})];
    if (elem.isInteger(1)) {
      SmallVector<bool, 32> bits;
      for (int64_t i = 0; i < count; ++i)
        bits.push_back(((i + start) % 3) == 0);
      return DenseElementsAttr::get(type, ArrayRef<bool>(bits));
    }
    if (auto floatType = dyn_cast<FloatType>(elem)) {
      SmallVector<APFloat, 32> numbers;
      for (int64_t i = 0; i < count; ++i) {
        APFloat number(double(start + i * step) + 0.5);
        bool losesInfo;
        number.convert(floatType.getFloatSemantics(),
                       APFloat::rmNearestTiesToEven, &losesInfo);
        numbers.push_back(number);
      }
      return DenseElementsAttr::get(type, numbers);
    }
    SmallVector<APInt, 32> numbers;
    for (int64_t i = 0; i < count; ++i)
      numbers.push_back(APInt(64, start + i * step, /*isSigned=*/true)
                            .sextOrTrunc(bitWidth(elem)));
    return DenseElementsAttr::get(type, numbers);
  }
  TypedAttr value = ctx.constantAttr(elem);
  return DenseElementsAttr::get(type, Attribute(value));
}

TensorValue buildConstantTensor(GenContext &ctx, const Shape &shape,
                                Type elem) {
  SmallVector<int64_t, 4> dims;
  for (Extent extent : shape.extents())
    dims.push_back(extent.n);
  DenseElementsAttr attr =
      constantElements(ctx, RankedTensorType::get(dims, elem));
  Value value = arith::ConstantOp::create(ctx.b, ctx.loc(), attr);
  TensorValue tensor = ctx.push(value, shape);
  ctx.markConstant(value);
  return tensor;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// A live scalar for which the predicate holds, else an element of a tensor;
/// null when there is none.
static Value pickWhere(GenContext &ctx, llvm::function_ref<bool(Type)> holds) {
  SmallVector<Value, 16> candidates;
  for (const ScalarValue &scalar : llvm::reverse(ctx.scalars()))
    if (holds(scalar.value.getType()))
      candidates.push_back(scalar.value);
  if (!candidates.empty())
    return candidates[ctx.choices.choose(candidates.size())];
  std::optional<TensorValue> tensor =
      ctx.pickTensor([&](const TensorValue &tensor) {
        return holds(tensor.elem) && tensor.defined &&
               ctx.minElements(tensor.shape) > 0;
      });
  if (!tensor)
    return nullptr;
  return buildExtract(ctx, *tensor);
}

static bool isInteger(Type type) { return type.isIntOrIndex(); }
static bool isFloat(Type type) { return isa<FloatType>(type); }
static bool isProperInteger(Type type) { return isa<IntegerType>(type); }

static void addScalarRow(RuleTable &table, StringRef name,
                         StringRef description, uint32_t weight,
                         bool (*holds)(Type),
                         std::function<Value(GenContext &, Value)> build) {
  Rule rule;
  rule.name = name.str();
  rule.description = description.str();
  rule.category = RuleCategory::Scalar;
  rule.weight = weight;
  rule.apply = [holds, build = std::move(build)](GenContext &ctx) {
    Value operand = pickWhere(ctx, holds);
    if (!operand)
      return failure();
    Value result = build(ctx, operand);
    if (!result)
      return failure();
    ctx.pushScalar(result);
    return success();
  };
  table.add(std::move(rule));
}

template <typename OpTy>
static void addBinaryRow(RuleTable &table, StringRef name,
                         bool (*holds)(Type)) {
  addScalarRow(table, name, "two scalars", 4, holds,
               [](GenContext &ctx, Value left) {
                 Value right = ctx.pickOtherScalar(left);
                 return binary<OpTy>(ctx, left, right);
               });
}

template <typename OpTy>
static void addDivisionRow(RuleTable &table, StringRef name,
                           bool (*holds)(Type)) {
  addScalarRow(table, name, "by a positive constant", 3, holds,
               [](GenContext &ctx, Value left) {
                 Value right = divisor(ctx, left.getType());
                 return binary<OpTy>(ctx, left, right);
               });
}

template <typename OpTy>
static void addShiftRow(RuleTable &table, StringRef name) {
  addScalarRow(table, name, "by a constant less than the width", 4,
               isProperInteger, [](GenContext &ctx, Value left) {
                 Value right = shiftAmount(ctx, left.getType());
                 return binary<OpTy>(ctx, left, right);
               });
}

/// A signed division of i1 has no divisor that cannot overflow: 1 is -1.
static bool isWideInteger(Type type) {
  return type.isIndex() || (isProperInteger(type) && !type.isInteger(1));
}

static bool isNarrowable(Type type) {
  return isProperInteger(type) && !type.isInteger(1);
}
static bool isWidenable(Type type) {
  return isProperInteger(type) && type.getIntOrFloatBitWidth() < 64;
}

/// An integer type narrower or wider than `from`, which has one.
static Type otherWidth(GenContext &ctx, Type from, bool narrower) {
  SmallVector<Type, 4> candidates;
  for (unsigned width : {32, 8, 64, 1}) {
    unsigned now = from.getIntOrFloatBitWidth();
    if (narrower ? width < now : width > now)
      candidates.push_back(ctx.b.getIntegerType(width));
  }
  return candidates[ctx.choices.choose(candidates.size())];
}

void registerArithRules(RuleTable &table) {
  {
    Rule rule;
    rule.name = "arith.constant";
    rule.description = "a scalar constant";
    rule.category = RuleCategory::Scalar;
    rule.weight = 4;
    rule.apply = [](GenContext &ctx) {
      Type elem = ctx.pickElem();
      ctx.constant(elem);
      return success();
    };
    table.add(std::move(rule));
  }

  addBinaryRow<arith::AddIOp>(table, "arith.addi", isInteger);
  addBinaryRow<arith::SubIOp>(table, "arith.subi", isInteger);
  addBinaryRow<arith::MulIOp>(table, "arith.muli", isInteger);
  addBinaryRow<arith::AndIOp>(table, "arith.andi", isInteger);
  addBinaryRow<arith::OrIOp>(table, "arith.ori", isInteger);
  addBinaryRow<arith::XOrIOp>(table, "arith.xori", isInteger);
  addBinaryRow<arith::MinSIOp>(table, "arith.minsi", isInteger);
  addBinaryRow<arith::MaxSIOp>(table, "arith.maxsi", isInteger);
  addBinaryRow<arith::MinUIOp>(table, "arith.minui", isInteger);
  addBinaryRow<arith::MaxUIOp>(table, "arith.maxui", isInteger);
  addDivisionRow<arith::DivUIOp>(table, "arith.divui", isInteger);
  addDivisionRow<arith::RemUIOp>(table, "arith.remui", isInteger);
  addDivisionRow<arith::DivSIOp>(table, "arith.divsi", isWideInteger);
  addDivisionRow<arith::RemSIOp>(table, "arith.remsi", isWideInteger);
  addShiftRow<arith::ShLIOp>(table, "arith.shli");
  addShiftRow<arith::ShRUIOp>(table, "arith.shrui");
  addShiftRow<arith::ShRSIOp>(table, "arith.shrsi");
  addBinaryRow<arith::AddFOp>(table, "arith.addf", isFloat);
  addBinaryRow<arith::SubFOp>(table, "arith.subf", isFloat);
  addBinaryRow<arith::MulFOp>(table, "arith.mulf", isFloat);
  addBinaryRow<arith::DivFOp>(table, "arith.divf", isFloat);
  addBinaryRow<arith::MaximumFOp>(table, "arith.maximumf", isFloat);
  addBinaryRow<arith::MinimumFOp>(table, "arith.minimumf", isFloat);

  addScalarRow(table, "arith.negf", "one scalar", 4, isFloat,
               [](GenContext &ctx, Value operand) -> Value {
                 return arith::NegFOp::create(ctx.b, ctx.loc(), operand);
               });
  addScalarRow(
      table, "arith.cmpi", "a condition from integers", 6, isInteger,
      [](GenContext &ctx, Value left) -> Value {
        Value right = ctx.pickOtherScalar(left);
        auto predicate = static_cast<arith::CmpIPredicate>(
            ctx.choices.choose(arith::getMaxEnumValForCmpIPredicate() + 1));
        return arith::CmpIOp::create(ctx.b, ctx.loc(), predicate, left, right);
      });
  addScalarRow(
      table, "arith.cmpf", "a condition from floats", 5, isFloat,
      [](GenContext &ctx, Value left) -> Value {
        Value right = ctx.pickOtherScalar(left);
        auto predicate = static_cast<arith::CmpFPredicate>(
            ctx.choices.choose(arith::getMaxEnumValForCmpFPredicate() + 1));
        return arith::CmpFOp::create(ctx.b, ctx.loc(), predicate, left, right);
      });
  addScalarRow(
      table, "arith.select.scalar", "one of two scalars", 5,
      +[](Type) { return true; },
      [](GenContext &ctx, Value left) -> Value {
        Value right = ctx.pickOtherScalar(left);
        Value flag = ctx.condition();
        return arith::SelectOp::create(ctx.b, ctx.loc(), flag, left, right);
      });
  addScalarRow(table, "arith.extui", "a wider integer", 3, isWidenable,
               [](GenContext &ctx, Value operand) -> Value {
                 Type type = otherWidth(ctx, operand.getType(), false);
                 return arith::ExtUIOp::create(ctx.b, ctx.loc(), type, operand);
               });
  addScalarRow(table, "arith.extsi", "a wider integer", 3, isWidenable,
               [](GenContext &ctx, Value operand) -> Value {
                 Type type = otherWidth(ctx, operand.getType(), false);
                 return arith::ExtSIOp::create(ctx.b, ctx.loc(), type, operand);
               });
  addScalarRow(table, "arith.trunci", "a narrower integer", 3, isNarrowable,
               [](GenContext &ctx, Value operand) -> Value {
                 Type type = otherWidth(ctx, operand.getType(), true);
                 return arith::TruncIOp::create(ctx.b, ctx.loc(), type,
                                                operand);
               });
  addScalarRow(
      table, "arith.index_cast", "between index and integers", 4, isInteger,
      [](GenContext &ctx, Value operand) -> Value {
        Type type = operand.getType().isIndex() ? Type(ctx.b.getI32Type())
                                                : Type(ctx.b.getIndexType());
        return arith::IndexCastOp::create(ctx.b, ctx.loc(), type, operand);
      });
  addScalarRow(table, "arith.sitofp", "a float from an integer", 4,
               isProperInteger, [](GenContext &ctx, Value operand) -> Value {
                 Type type = ctx.choices.chance(50) ? Type(ctx.b.getF64Type())
                                                    : Type(ctx.b.getF32Type());
                 return arith::SIToFPOp::create(ctx.b, ctx.loc(), type,
                                                operand);
               });
  addScalarRow(table, "arith.float_cast", "extf or truncf", 4, isFloat,
               [](GenContext &ctx, Value operand) -> Value {
                 Type type = operand.getType().isF32()
                                 ? Type(ctx.b.getF64Type())
                                 : Type(ctx.b.getF32Type());
                 return ctx.convert(operand, type);
               });

  {
    Rule rule;
    rule.name = "arith.constant.tensor";
    rule.description = "a dense or splat tensor constant";
    rule.category = RuleCategory::Create;
    rule.weight = 14;
    rule.apply = [](GenContext &ctx) {
      auto [shape, elem] = ctx.pickShape();
      if (!shape.allKnown() || !isNumeric(elem))
        return failure();
      buildConstantTensor(ctx, shape, elem);
      return success();
    };
    table.add(std::move(rule));
  }
  {
    Rule rule;
    rule.name = "arith.select.tensor";
    rule.description = "one of two tensors: the result may alias either";
    rule.category = RuleCategory::Branch;
    rule.weight = 10;
    rule.canApply = [](const GenContext &ctx) {
      return !ctx.tensors().empty();
    };
    rule.apply = [](GenContext &ctx) {
      auto any = [](const TensorValue &) { return true; };
      std::optional<TensorValue> left = ctx.pickTensor(any);
      if (!left)
        return failure();
      TensorValue right = ctx.findOrMake(left->shape, left->elem,
                                         /*needDefined=*/false, left->value);
      Value flag = ctx.condition();
      RankedTensorType type = joinTypes(left->type(), right.type());
      Value one = ctx.castTo(left->value, type);
      Value other = ctx.castTo(right.value, type);
      Value result =
          arith::SelectOp::create(ctx.b, ctx.loc(), flag, one, other);
      ctx.mergeAliases(*left, right);
      ctx.pushAlias(result, left->shape, left->defined && right.defined, right);
      return success();
    };
    table.add(std::move(rule));
  }
}

} // namespace bufdiff
