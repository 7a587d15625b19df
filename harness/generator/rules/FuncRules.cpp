//===- FuncRules.cpp - Calls ----------------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call can always be built: an operand that nothing live fits is made. Which
// callee it is prefers those without a call site yet, so that the call graph is
// connected, and several sites of one callee still happen.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace bufdiff {

/// What the callee's symbols are at one call site.
class Bindings {
public:
  std::optional<Extent> lookup(int32_t symbol) const {
    for (auto [bound, extent] : entries)
      if (bound == symbol)
        return extent;
    return std::nullopt;
  }
  void bind(int32_t symbol, Extent extent) {
    entries.push_back({symbol, extent});
  }

  /// Whether a tensor of shape `actual` can be passed where `formal` is asked.
  bool matches(const Shape &formal, const Shape &actual) const {
    if (formal.rank != actual.rank)
      return false;
    // Symbols bound by this very shape count as well.
    Bindings local;
    for (unsigned i = 0; i < formal.rank; ++i) {
      Extent want = formal[i];
      if (want.known) {
        if (actual[i] != want)
          return false;
        continue;
      }
      std::optional<Extent> bound = lookup(want.n);
      if (!bound)
        bound = local.lookup(want.n);
      if (!bound)
        local.bind(want.n, actual[i]);
      else if (*bound != actual[i])
        return false;
    }
    return true;
  }

  void unify(const Shape &formal, const Shape &actual) {
    for (unsigned i = 0; i < formal.rank; ++i)
      if (!formal[i].known && !lookup(formal[i].n))
        bind(formal[i].n, actual[i]);
  }

private:
  SmallVector<std::pair<int32_t, Extent>, 8> entries;
};

/// An unknown extent of a new operand.
static Extent pickExtent(GenContext &ctx) {
  return Extent::number(ctx.choices.range(1, 4));
}

static TensorValue pickOperand(GenContext &ctx,
                               const FunctionSummary::Arg &formal,
                               Bindings &bindings,
                               ArrayRef<TensorValue> earlier,
                               const TensorValue *prefer) {
  auto fits = [&](const TensorValue &tensor) {
    return tensor.elem ==
               cast<RankedTensorType>(formal.type).getElementType() &&
           (tensor.defined || formal.mayBeUndefined) &&
           bindings.matches(formal.shape, tensor.shape);
  };
  if (prefer && fits(*prefer))
    return *prefer;
  // The same tensor twice: the callee cannot know that its arguments alias.
  if (!earlier.empty() && ctx.choices.chance(25)) {
    const TensorValue &again = earlier[ctx.choices.choose(earlier.size())];
    if (fits(again))
      return again;
  }
  // What the entry is given should be used, and what a loop around carries.
  if (!ctx.inCallee() && ctx.choices.chance(40))
    if (std::optional<TensorValue> argument =
            ctx.pickTensor([&](const TensorValue &tensor) {
              auto value = dyn_cast<BlockArgument>(tensor.value);
              return value && value.getOwner()->isEntryBlock() &&
                     tensor.value.use_empty() && fits(tensor);
            }))
      return *argument;
  if (!ctx.choices.chance(earlier.empty() ? 15 : 30))
    if (std::optional<TensorValue> tensor = ctx.pickTensor(fits))
      return *tensor;

  Shape shape;
  Bindings local;
  for (Extent want : formal.shape.extents()) {
    Extent extent = want;
    if (!want.known) {
      std::optional<Extent> bound = bindings.lookup(want.n);
      if (!bound)
        bound = local.lookup(want.n);
      if (!bound) {
        bound = pickExtent(ctx);
        local.bind(want.n, *bound);
      }
      extent = *bound;
    }
    shape.push_back(extent);
  }
  Type elem = cast<RankedTensorType>(formal.type).getElementType();
  if (formal.mayBeUndefined && !ctx.choices.chance(30))
    return ctx.makeEmpty(shape, elem);
  // A part of what is passed beside it, maybe.
  if (ctx.choices.chance(earlier.empty() ? 40 : 70))
    if (std::optional<TensorValue> view = ctx.findView(shape, elem))
      return *view;
  return ctx.makeTensor(shape, elem);
}

SmallVector<FunctionSummary *, 8> callableHere(GenContext &ctx) {
  SmallVector<FunctionSummary *, 8> result;
  for (FunctionSummary &function : ctx.module.functions)
    if (ctx.mayTrace() || !function.traces)
      result.push_back(&function);
  return result;
}

static void addAttributes(GenContext &ctx, func::CallOp call) {
  constexpr llvm::StringLiteral kNote = "bufdiff.note";
  call->setDiscardableAttr(kNote, ctx.b.getUnitAttr());
  call.setNoInline(true);
  auto notes = [&](unsigned count) {
    SmallVector<Attribute> all;
    for (unsigned i = 0; i < count; ++i)
      all.push_back(ctx.b.getDictionaryAttr(
          ctx.b.getNamedAttr(kNote, ctx.b.getI64IntegerAttr(i))));
    return ctx.b.getArrayAttr(all);
  };
  if (call->getNumOperands())
    call.setArgAttrsAttr(notes(call->getNumOperands()));
  if (call->getNumResults())
    call.setResAttrsAttr(notes(call->getNumResults()));
}

/// Emits the call and puts what it gives in scope. `tensors` are the tensor
/// operands in their order.
static func::CallOp finishCall(GenContext &ctx, FunctionSummary &callee,
                               ArrayRef<Value> operands,
                               ArrayRef<TensorValue> tensors,
                               Bindings &bindings) {
  SmallVector<int, 4> tensorOf(callee.args.size(), -1);
  int next = 0;
  for (auto [position, formal] : llvm::enumerate(callee.args))
    if (formal.isTensor)
      tensorOf[position] = next++;
  auto call = func::CallOp::create(ctx.b, ctx.loc(), callee.op, operands);
  ++callee.numCalls;
  ctx.traces |= callee.traces;
  // The second call of a function has attributes. They mean nothing, so no
  // choice is spent on them, but whoever rewrites the call has to keep them.
  if (callee.numCalls == 2)
    addAttributes(ctx, call);

  for (auto [position, formal] : llvm::enumerate(callee.args))
    if (formal.isTensor && formal.written)
      ctx.noteWrite(tensors[tensorOf[position]]);

  for (auto [position, promised] : llvm::enumerate(callee.results)) {
    Value value = call.getResult(position);
    if (!promised.isTensor) {
      ctx.pushScalar(value);
      continue;
    }
    Shape shape;
    for (unsigned i = 0; i < promised.shape.rank; ++i) {
      Extent extent = promised.shape[i];
      if (!extent.known) {
        std::optional<Extent> bound = bindings.lookup(extent.n);
        if (!bound) {
          bound = ctx.newSymbol(value, i);
          bindings.bind(extent.n, *bound);
        }
        extent = *bound;
      }
      shape.push_back(extent);
    }
    TensorValue result = ctx.push(value, shape, promised.defined);
    for (unsigned argument : promised.mayAlias)
      ctx.mergeAliases(tensors[tensorOf[argument]], result);
  }

  // The caller is often done with what the callee wrote to: those calls can
  // pass it in place.
  for (auto [position, formal] : llvm::enumerate(callee.args))
    if (formal.isTensor && formal.written && ctx.choices.chance(60))
      ctx.hide(tensors[tensorOf[position]].value);
  return call;
}

bool isFunctionArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->isEntryBlock() &&
         isa<func::FuncOp>(argument.getOwner()->getParentOp());
}

/// The tensor as the argument's type asks; mostly the same value where an
/// earlier operand is that tensor too.
static Value passedAs(GenContext &ctx, const TensorValue &tensor, Type type,
                      ArrayRef<Value> earlier) {
  if (tensor.value.getType() == type)
    return tensor.value;
  for (Value operand : earlier)
    if (auto cast = operand.getDefiningOp<tensor::CastOp>())
      if (cast.getSource() == tensor.value && cast.getType() == type &&
          !ctx.choices.chance(30))
        return operand;
  return ctx.castTo(tensor.value, cast<RankedTensorType>(type));
}

func::CallOp buildCall(GenContext &ctx, FunctionSummary &callee,
                       const TensorValue *prefer) {
  Bindings bindings;
  SmallVector<TensorValue, 4> tensors;
  SmallVector<Value, 4> operands;
  for (const FunctionSummary::Arg &formal : callee.args) {
    if (!formal.isTensor) {
      operands.push_back(ctx.pickScalar(formal.type));
      continue;
    }
    TensorValue actual = pickOperand(ctx, formal, bindings, tensors, prefer);
    bindings.unify(formal.shape, actual.shape);
    tensors.push_back(actual);
    operands.push_back(passedAs(ctx, actual, formal.type, operands));
  }
  return finishCall(ctx, callee, operands, tensors, bindings);
}

func::CallOp buildCallOn(GenContext &ctx, FunctionSummary &callee,
                         ArrayRef<TensorValue> tensors) {
  Bindings bindings;
  SmallVector<Value, 4> operands;
  unsigned next = 0;
  for (const FunctionSummary::Arg &formal : callee.args) {
    if (!formal.isTensor) {
      operands.push_back(ctx.pickScalar(formal.type));
      continue;
    }
    const TensorValue &actual = tensors[next++];
    assert(bindings.matches(formal.shape, actual.shape) && "does not fit");
    bindings.unify(formal.shape, actual.shape);
    operands.push_back(passedAs(ctx, actual, formal.type, operands));
  }
  return finishCall(ctx, callee, operands, tensors, bindings);
}

std::optional<TensorValue> callResult(GenContext &ctx, func::CallOp call,
                                      unsigned which) {
  for (const TensorValue &tensor : ctx.tensors())
    if (tensor.value.getDefiningOp() == call && which-- == 0)
      return tensor;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Functions that a row brings along
//===----------------------------------------------------------------------===//

static unsigned argumentNumber(const TensorValue &argument) {
  return cast<BlockArgument>(argument.value).getArgNumber();
}

/// Room for what such a body is made of.
static constexpr int kCalleeOps = 8;

SmallVector<FunctionSummary::Arg, 4> formalsFor(ArrayRef<TensorValue> actuals,
                                                bool hideSizes) {
  // Symbols are numbered anew: the callee's are its own.
  SmallVector<int32_t, 8> symbols;
  SmallVector<FunctionSummary::Arg, 4> formals;
  for (const TensorValue &actual : actuals) {
    FunctionSummary::Arg formal;
    formal.isTensor = true;
    formal.type = actual.type();
    if (hideSizes)
      formal.type = RankedTensorType::get(
          SmallVector<int64_t, 4>(actual.shape.rank, ShapedType::kDynamic),
          actual.elem);
    for (Extent extent : actual.shape.extents()) {
      if (!extent.known) {
        auto *known = llvm::find(symbols, extent.n);
        int32_t number = known - symbols.begin();
        if (known == symbols.end())
          symbols.push_back(extent.n);
        extent = Extent::symbol(number);
      }
      formal.shape.push_back(extent);
    }
    formals.push_back(formal);
  }
  return formals;
}

FunctionSummary &
buildCallee(GenContext &ctx, StringRef base,
            ArrayRef<FunctionSummary::Arg> formals,
            llvm::function_ref<SmallVector<TensorValue, 2>(
                GenContext &inner, ArrayRef<TensorValue> arguments)>
                build) {
  OpBuilder &b = ctx.b;
  ModuleState &module = ctx.module;
  auto name = b.getStringAttr(base + Twine(module.functions.size() + 1));
  auto parent =
      b.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  SmallVector<Type, 4> types;
  for (const FunctionSummary::Arg &formal : formals)
    types.push_back(formal.type);

  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToEnd(parent.getBody());
  auto op = func::FuncOp::create(b, FileLineColLoc::get(name, 0, 0), name,
                                 b.getFunctionType(types, {}));
  op.setPrivate();
  Block *entry = op.addEntryBlock();
  b.setInsertionPointToEnd(entry);
  GenContext inner(b, ctx.choices, module);
  inner.reset(name);
  inner.opsLeft = kCalleeOps;
  // What may not show at the call may not show in here.
  inner.parallelDepth = ctx.parallelDepth;

  FunctionSummary summary;
  summary.op = op;
  summary.args.assign(formals.begin(), formals.end());
  int32_t numSymbols = 0;
  SmallVector<TensorValue, 4> arguments;
  for (auto [number, formal] : llvm::enumerate(formals)) {
    BlockArgument value = entry->getArgument(number);
    if (!formal.isTensor) {
      inner.pushScalar(value);
      continue;
    }
    for (unsigned dim = 0; dim < formal.shape.rank; ++dim)
      if (formal.shape[dim] == Extent::symbol(numSymbols)) {
        inner.newSymbol(value, dim);
        ++numSymbols;
      }
    arguments.push_back(
        inner.push(value, formal.shape, !formal.mayBeUndefined));
  }

  SmallVector<Value, 4> operands;
  for (TensorValue tensor : build(inner, arguments)) {
    if (module.limits.noReturnedViews && !isa<BlockArgument>(tensor.value)) {
      RankedTensorType type = inner.typeFor(tensor.shape, tensor.elem);
      SmallVector<Value, 4> sizes = inner.dynamicSizes(type, tensor.shape);
      Value value =
          bufferization::AllocTensorOp::create(b, inner.loc(), type, sizes);
      tensor = buildCopy(inner, tensor,
                         inner.push(value, tensor.shape, /*defined=*/false));
    }
    operands.push_back(module.limits.noDynamicResults
                           ? inner.castToStatic(tensor)
                           : tensor.value);
    FunctionSummary::Result result;
    result.type = operands.back().getType();
    result.isTensor = true;
    result.shape = tensor.shape;
    result.defined = tensor.defined;
    for (const TensorValue &argument : arguments)
      if (inner.aliasClass(argument) == inner.aliasClass(tensor))
        result.mayAlias.push_back(argumentNumber(argument));
    summary.results.push_back(result);
  }
  for (const TensorValue &argument : arguments)
    summary.args[argumentNumber(argument)].written = inner.wasWritten(argument);
  func::ReturnOp::create(b, inner.loc(), operands);
  op.setFunctionType(b.getFunctionType(types, TypeRange(ValueRange(operands))));
  summary.traces = inner.traces;
  module.functions.push_back(std::move(summary));
  return module.functions.back();
}

static LogicalResult applyCall(GenContext &ctx) {
  SmallVector<FunctionSummary *, 8> functions = callableHere(ctx);
  if (functions.empty())
    return failure();
  SmallVector<FunctionSummary *, 8> fresh;
  for (FunctionSummary *function : functions)
    if (function->numCalls == 0)
      fresh.push_back(function);
  FunctionSummary *callee;
  if (!fresh.empty() && !ctx.choices.chance(40))
    callee = fresh[ctx.choices.choose(fresh.size())];
  else
    callee = functions[ctx.choices.choose(functions.size())];
  buildCall(ctx, *callee);
  return success();
}

void registerFuncRules(RuleTable &table) {
  Rule rule;
  rule.name = "func.call";
  rule.description = "calls a function built earlier";
  rule.category = RuleCategory::Call;
  rule.weight = 10;
  rule.canApply = [](const GenContext &ctx) {
    return !ctx.module.functions.empty();
  };
  rule.apply = applyCall;
  table.add(std::move(rule));

  Rule external;
  external.name = "func.call.external";
  external.description = "calls a function without a body";
  external.category = RuleCategory::Call;
  external.weight = 3;
  external.canApply = [](const GenContext &ctx) {
    return ctx.mayTrace() &&
           llvm::any_of(ctx.module.functions,
                        [](const FunctionSummary &function) {
                          return func::FuncOp(function.op).isExternal();
                        });
  };
  external.apply = [](GenContext &ctx) {
    SmallVector<FunctionSummary *, 4> functions;
    for (FunctionSummary &function : ctx.module.functions)
      if (function.op.isExternal())
        functions.push_back(&function);
    buildCall(ctx, *functions[ctx.choices.choose(functions.size())]);
    return success();
  };
  table.add(std::move(external));
}

} // namespace bufdiff
