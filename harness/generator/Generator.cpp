//===- Generator.cpp - Random modules of tensor functions -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions are built callees first, the entry last, so that a call site knows
// what its callee needs and gives. What holds for the module is decided before:
// the enabled rows (swarm testing: modules that use everything use little of
// anything), element types and shapes.
//
// A value that nobody looks at hides bugs, so a function's results are made of
// what is otherwise unused first, then of old values that later ops may have
// overwritten.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Generator.h"
#include "harness/generator/ModuleState.h"
#include "harness/generator/Single.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace bufdiff {

/// Callees first, so functions are named by the order they are built in.
static constexpr llvm::StringLiteral kCalleePrefix = "f";

//===----------------------------------------------------------------------===//
// The module as a whole
//===----------------------------------------------------------------------===//

/// Of rank-3 shapes.
static constexpr int64_t kMaxCubeExtent = 3;

static void pickPalette(OpBuilder &b, ChoiceSequence &choices,
                        ModuleState &module) {
  Type elems[] = {b.getF32Type(),   b.getI32Type(), b.getI64Type(),
                  b.getIndexType(), b.getF64Type(), b.getI8Type(),
                  b.getI1Type()};
  // i1 tells few values apart, so a wrong one often goes unseen.
  static constexpr uint32_t kElemWeights[] = {28, 24, 14, 12, 10, 8, 4};
  Type odd[] = {b.getF32Type(),
                b.getBF16Type(),
                b.getF16Type(),
                b.getIntegerType(5),
                b.getIntegerType(16),
                b.getF64Type(),
                b.getIntegerType(7),
                b.getIntegerType(24),
                b.getI32Type(),
                b.getI1Type(),
                b.getIndexType(),
                ComplexType::get(b.getF32Type()),
                Float8E4M3FNType::get(b.getContext()),
                Float8E5M2Type::get(b.getContext()),
                VectorType::get({2}, b.getF32Type()),
                ComplexType::get(b.getF64Type())};
  for (unsigned i = 0, e = choices.range(1, 3); i < e; ++i)
    module.elems.push_back(module.profile.oddTypes
                               ? odd[choices.choose(std::size(odd))]
                               : elems[choices.weighted(kElemWeights)]);

  static constexpr uint32_t kRankWeights[] = {38, 38, 10, 14}; // 1, 2, 0, 3
  static constexpr unsigned kRanks[] = {1, 2, 0, 3};
  static constexpr int64_t kExtents[] = {2, 4, 3, 5, 1, 6, 0};
  static constexpr uint32_t kExtentWeights[] = {20, 28, 22, 14, 6, 7, 3};
  for (unsigned i = 0, e = choices.range(1, 3); i < e; ++i) {
    ModuleState::PaletteShape entry;
    entry.elem = module.elems[choices.choose(module.elems.size())];
    unsigned rank = kRanks[choices.weighted(kRankWeights)];
    // Every element is interpreted several times per check.
    int64_t most = rank > 2 ? kMaxCubeExtent : INT64_MAX;
    for (unsigned dim = 0; dim < rank; ++dim) {
      // Square shapes allow more combinations: transposition, matmul.
      if (dim > 0 && choices.chance(35)) {
        entry.shape.push_back(entry.shape[0]);
        continue;
      }
      int64_t extent = kExtents[choices.weighted(kExtentWeights)];
      entry.shape.push_back(Extent::number(std::min(extent, most)));
    }
    module.palette.push_back(entry);
  }
}

/// Variables, with constants of all different elements.
static void pickGlobals(GenContext &ctx, ModuleOp parent) {
  ModuleState &module = ctx.module;
  ChoiceSequence &choices = ctx.choices;
  if (!choices.chance(module.profile.globals))
    return;
  for (unsigned i = 0, e = choices.range(1, 2); i < e; ++i) {
    const ModuleState::PaletteShape &entry =
        module.palette[choices.choose(module.palette.size())];
    if (isNumeric(entry.elem))
      addGlobal(ctx, parent, entry, choices.chance(20));
  }
}

void addGlobal(GenContext &ctx, ModuleOp parent,
               const ModuleState::PaletteShape &entry, bool isConstant) {
  OpBuilder &b = ctx.b;
  ModuleState &module = ctx.module;
  SmallVector<int64_t, 4> dims;
  for (Extent extent : entry.shape.extents())
    dims.push_back(extent.n);
  auto type = RankedTensorType::get(dims, entry.elem);
  std::string name = "g" + std::to_string(module.globals.size());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(parent.getBody());
  ml_program::GlobalOp::create(
      b, FileLineColLoc::get(b.getStringAttr(name), 0, 0), name, type,
      /*is_mutable=*/!isConstant, constantElements(ctx, type),
      b.getStringAttr("private"));
  module.globals.push_back({name, type, entry.shape, isConstant});
}

/// Functions without a body, of which an analysis knows what their attributes
/// say.
static void pickExternals(GenContext &ctx, ModuleOp parent) {
  if (!ctx.choices.chance(ctx.module.profile.externals))
    return;
  for (unsigned i = 0, e = ctx.choices.range(1, 2); i < e; ++i)
    addExternal(ctx, parent);
}

void addExternal(GenContext &ctx, ModuleOp parent) {
  OpBuilder &b = ctx.b;
  ModuleState &module = ctx.module;
  ChoiceSequence &choices = ctx.choices;
  FunctionSummary summary;
  summary.traces = true;
  SmallVector<Type, 4> types;
  SmallVector<StringRef, 4> access;
  int32_t numSymbols = 0;
  for (unsigned i = 0, e = choices.range(1, 3); i < e; ++i) {
    FunctionSummary::Arg arg;
    access.emplace_back();
    ModuleState::PaletteShape entry =
        module.palette[choices.choose(module.palette.size())];
    // The interpreter sees and overwrites numbers only.
    if (!isNumeric(entry.elem))
      entry.elem = b.getF32Type();
    if (i > 0 && choices.chance(20)) {
      arg.type = entry.elem;
    } else {
      SmallVector<int64_t, 4> dims;
      bool dynamic = !module.limits.noDynamicResults && choices.chance(40);
      for (Extent extent : entry.shape.extents()) {
        dims.push_back(dynamic ? ShapedType::kDynamic : extent.n);
        arg.shape.push_back(dynamic ? Extent::symbol(numSymbols++) : extent);
      }
      arg.isTensor = true;
      arg.type = RankedTensorType::get(dims, entry.elem);
      static constexpr llvm::StringLiteral kAccess[] = {"read", "", "write",
                                                        "read-write", "none"};
      access.back() = kAccess[choices.weighted({40, 25, 15, 15, 5})];
      arg.written = access.back() != "read" && access.back() != "none";
    }
    types.push_back(arg.type);
    summary.args.push_back(arg);
  }
  SmallVector<Type, 2> results;
  auto addResult = [&](Type type) {
    FunctionSummary::Result result;
    result.type = type;
    if (auto tensor = dyn_cast<RankedTensorType>(type)) {
      result.isTensor = true;
      for (int64_t dim : tensor.getShape())
        result.shape.push_back(Extent::number(dim));
    }
    summary.results.push_back(result);
    results.push_back(type);
  };
  // The interpreter makes up numbers only.
  if (choices.chance(50))
    if (Type elem = ctx.pickElem(); isNumeric(elem))
      addResult(elem);
  const ModuleState::PaletteShape &entry =
      module.palette[choices.choose(module.palette.size())];
  if (!module.limits.noExternalTensorResults && isNumeric(entry.elem) &&
      choices.chance(50)) {
    SmallVector<int64_t, 4> dims;
    for (Extent extent : entry.shape.extents())
      dims.push_back(extent.n);
    addResult(RankedTensorType::get(dims, entry.elem));
  }
  std::string name = "x" + std::to_string(module.functions.size() + 1);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToEnd(parent.getBody());
  auto op =
      func::FuncOp::create(b, FileLineColLoc::get(b.getStringAttr(name), 0, 0),
                           name, b.getFunctionType(types, results));
  op.setPrivate();
  for (auto [number, mode] : llvm::enumerate(access))
    if (!mode.empty())
      op.setArgAttr(number, "bufferization.access", b.getStringAttr(mode));
  summary.op = op;
  module.functions.push_back(std::move(summary));
}

/// A function that calls itself at most `kMaxRecursion` times, whatever it is
/// given.
static constexpr int64_t kMaxRecursion = 3;

static void buildRecursive(GenContext &ctx, ModuleOp parent, StringRef name) {
  OpBuilder &b = ctx.b;
  ModuleState &module = ctx.module;
  ChoiceSequence &choices = ctx.choices;
  auto symbol = b.getStringAttr(name);
  ctx.reset(symbol);
  ctx.opsLeft = module.profile.calleeOps;
  const ModuleState::PaletteShape &entry =
      module.palette[choices.choose(module.palette.size())];
  SmallVector<int64_t, 4> dims;
  for (Extent extent : entry.shape.extents())
    dims.push_back(extent.n);
  auto type = RankedTensorType::get(dims, entry.elem);
  FunctionSummary summary;
  summary.args.resize(2);
  summary.args[0].type = b.getIndexType();
  summary.args[1].type = type;
  summary.args[1].isTensor = true;
  summary.args[1].shape = entry.shape;
  FunctionSummary::Result result;
  result.type = type;
  result.isTensor = true;
  result.shape = entry.shape;
  result.mayAlias = {1};
  summary.results.push_back(result);

  b.setInsertionPointToEnd(parent.getBody());
  auto op =
      func::FuncOp::create(b, FileLineColLoc::get(symbol, 0, 0), name,
                           b.getFunctionType({b.getIndexType(), type}, {type}));
  op.setPrivate();
  summary.op = op;
  Block *body = op.addEntryBlock();
  b.setInsertionPointToEnd(body);
  Value modulus = ctx.indexConstant(kMaxRecursion + 1);
  Value zero = ctx.indexConstant(0);
  Value one = ctx.indexConstant(1);
  Value left =
      arith::RemUIOp::create(b, ctx.loc(), body->getArgument(0), modulus);
  Value more =
      arith::CmpIOp::create(b, ctx.loc(), arith::CmpIPredicate::ne, left, zero);
  TensorValue argument = ctx.push(body->getArgument(1), entry.shape);
  auto branch = scf::IfOp::create(b, ctx.loc(), TypeRange{type}, more,
                                  /*addThenBlock=*/true,
                                  /*addElseBlock=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    GenContext::Scope scope(ctx);
    b.setInsertionPointToEnd(branch.thenBlock());
    Value fewer = arith::SubIOp::create(b, ctx.loc(), left, one);
    TensorValue changed = *ctx.mutate(argument);
    Value passed = ctx.castTo(changed.value, type);
    auto call =
        func::CallOp::create(b, ctx.loc(), op, ValueRange{fewer, passed});
    TensorValue given = ctx.push(call.getResult(0), entry.shape);
    // What it was before the call is read after it, or not.
    if (choices.chance(50))
      given = buildElementwise(ctx, {argument}, given, /*readsDest=*/true);
    scf::YieldOp::create(b, ctx.loc(), ctx.castTo(given.value, type));
  }
  {
    OpBuilder::InsertionGuard guard(b);
    GenContext::Scope scope(ctx);
    b.setInsertionPointToEnd(branch.elseBlock());
    Value value = argument.value;
    if (choices.chance(50))
      value = ctx.castTo(ctx.mutate(argument)->value, type);
    scf::YieldOp::create(b, ctx.loc(), value);
  }
  func::ReturnOp::create(b, ctx.loc(), branch.getResults());
  summary.args[1].written = true;
  summary.traces = ctx.traces;
  module.functions.push_back(std::move(summary));
}

/// Which rows this module may use.
static void pickSwarm(ChoiceSequence &choices, ModuleState &module) {
  enum { Everything, Half, Most };
  unsigned mode = choices.weighted({30, 40, 30});
  uint32_t bits = 0;
  unsigned bitsLeft = 0;
  auto bit = [&] {
    if (bitsLeft == 0) {
      bits = choices.choose(65536);
      bitsLeft = 16;
    }
    --bitsLeft;
    bool result = bits & 1;
    bits >>= 1;
    return result;
  };
  for (const Rule &rule : module.table.rules()) {
    bool enabled = true;
    if (mode == Half)
      enabled = bit();
    else if (mode == Most)
      enabled = bit() || bit();
    // Without calls there would be no call graph.
    if (rule.category == RuleCategory::Call)
      enabled = true;
    if (!enabled || rule.weight == 0 || rule.isExcluded(module.limits))
      continue;
    auto add = [&](ModuleState::Enabled &list) {
      list.rules.push_back(&rule);
      list.weight += rule.weight;
    };
    add(module.enabled[static_cast<unsigned>(rule.category)]);
    if (rule.write)
      add(module.writers);
  }
  // A category without rows is not drawn.
  for (unsigned i = 0; i < kNumRuleCategories; ++i)
    if (!module.enabled[i].rules.empty())
      module.categoryWeights[i] = module.profile.categoryWeights[i];
}

//===----------------------------------------------------------------------===//
// One function
//===----------------------------------------------------------------------===//

namespace {

enum class FunctionKind { Entry, Public, Private };

class FunctionGenerator {
public:
  FunctionGenerator(GenContext &ctx, FunctionKind kind)
      : ctx(ctx), choices(ctx.choices), module(ctx.module), kind(kind) {}

  void run(ModuleOp parent, StringRef name);

private:
  void pickSignature();
  void addBufferArguments();
  void buildBody();
  void buildEntryBody();
  void buildReturn();
  void buildReturnOps();
  TensorValue avoidKnownBugs(TensorValue tensor);
  void returnTensor(TensorValue tensor);
  bool isReturned(Value value) const;

  GenContext &ctx;
  ChoiceSequence &choices;
  ModuleState &module;
  FunctionKind kind;
  FunctionSummary summary;
  int32_t numSymbols = 0;
  /// The function's tensor arguments in scope, by argument number.
  SmallVector<std::optional<TensorValue>, 4> arguments;
  SmallVector<TensorValue, 4> returned;
  SmallVector<Value, 4> operands;
};

} // namespace

void FunctionGenerator::pickSignature() {
  bool isEntry = kind == FunctionKind::Entry;
  unsigned numArgs = isEntry ? 1 + choices.weighted({25, 40, 25, 10})
                             : 1 + choices.weighted({30, 38, 22, 10});
  for (unsigned i = 0; i < numArgs; ++i) {
    FunctionSummary::Arg arg;
    // A callee without a tensor argument is of little use.
    if (i > 0 && choices.chance(22)) {
      arg.type = ctx.pickElem();
      summary.args.push_back(arg);
      continue;
    }
    arg.isTensor = true;
    // Half of the arguments after the first look like an earlier one: those
    // can be swapped, merged and passed the same tensor.
    if (i > 0 && choices.chance(55)) {
      const FunctionSummary::Arg &earlier =
          summary.args[choices.choose(summary.args.size())];
      if (earlier.isTensor && kind == FunctionKind::Private) {
        arg = earlier;
        arg.mayBeUndefined = false;
        summary.args.push_back(arg);
        continue;
      }
    }
    const ModuleState::PaletteShape &entry =
        module.palette[choices.choose(module.palette.size())];
    bool someDynamic = !module.limits.noDynamicResults && choices.chance(40);
    SmallVector<int64_t, 4> dims;
    for (Extent extent : entry.shape.extents()) {
      if (!someDynamic || !choices.chance(65)) {
        dims.push_back(extent.n);
        arg.shape.push_back(extent);
        continue;
      }
      dims.push_back(ShapedType::kDynamic);
      // Only call sites can promise more of a `?` than the type says, and only
      // of private functions are all call sites known.
      if (kind == FunctionKind::Private && choices.chance(50)) {
        if (numSymbols > 0 && choices.chance(50))
          arg.shape.push_back(Extent::symbol(choices.choose(numSymbols)));
        else
          arg.shape.push_back(extent);
        continue;
      }
      arg.shape.push_back(Extent::symbol(numSymbols++));
    }
    arg.type = RankedTensorType::get(dims, entry.elem);
    // Something for the callee to fill.
    arg.mayBeUndefined = kind == FunctionKind::Private && choices.chance(12);
    summary.args.push_back(arg);
  }
}

/// Buffers that rows take as tensors or write tensors into.
void FunctionGenerator::addBufferArguments() {
  if (!choices.chance(module.profile.bufferArguments))
    return;
  for (unsigned i = 0, e = 1 + choices.weighted({60, 30, 10}); i < e; ++i) {
    const ModuleState::PaletteShape &entry =
        module.palette[choices.choose(module.palette.size())];
    SmallVector<int64_t, 4> dims, strides;
    FunctionSummary::Arg arg;
    for (Extent extent : entry.shape.extents()) {
      bool dynamic = !module.limits.noDynamicResults && choices.chance(25);
      dims.push_back(dynamic ? ShapedType::kDynamic : extent.n);
      strides.push_back(ShapedType::kDynamic);
      arg.shape.push_back(dynamic ? Extent::symbol(numSymbols++) : extent);
    }
    MemRefLayoutAttrInterface layout;
    if (choices.chance(50))
      layout = StridedLayoutAttr::get(ctx.b.getContext(), ShapedType::kDynamic,
                                      strides);
    Attribute space;
    if (choices.chance(15))
      space = ctx.b.getI64IntegerAttr(1);
    arg.type = MemRefType::get(dims, entry.elem, layout, space);
    summary.args.push_back(arg);
  }
}

/// Calls stand between the steps and in any order: what is written after a call
/// meets what the callee returned, which nothing does after the last call.
void FunctionGenerator::buildEntryBody() {
  const ProfileSettings &profile = module.profile;
  unsigned stepsLeft =
      choices.range(profile.minEntrySteps, profile.maxEntrySteps);
  size_t buffersLeft = ctx.memrefs.size();
  auto step = [&] {
    --stepsLeft;
    // A buffer that nothing has to do with is only a longer signature.
    if (buffersLeft > 0 && choices.chance(85)) {
      --buffersLeft;
      ctx.stepOnBuffer();
    } else if (ctx.wantsMore()) {
      ctx.step();
    }
  };

  SmallVector<unsigned, 8> order;
  for (unsigned i = 0, e = module.functions.size(); i < e; ++i)
    order.push_back(i);
  for (unsigned i = 0; i < order.size(); ++i)
    std::swap(order[i], order[i + choices.choose(order.size() - i)]);
  // Every function has a call site. A second one meets what the first one left.
  auto call = [&](FunctionSummary &function) {
    if (function.numCalls != 0 && !choices.chance(module.profile.callsAgain))
      return;
    // The budget is for the steps.
    int opsLeft = ctx.opsLeft;
    // What the entry wrote itself is passed on.
    std::optional<TensorValue> written;
    if (choices.chance(module.profile.writtenOperands))
      written = ctx.pickTensor([&](const TensorValue &tensor) {
        return tensor.defined &&
               llvm::any_of(
                   function.args, [&](const FunctionSummary::Arg &arg) {
                     auto type = dyn_cast<RankedTensorType>(arg.type);
                     return type && type.getElementType() == tensor.elem &&
                            arg.shape == tensor.shape;
                   });
      });
    if (written)
      written = ctx.mutate(*written);
    buildCall(ctx, function, written ? &*written : nullptr);
    ctx.opsLeft = opsLeft;
  };
  for (unsigned which : order) {
    while (stepsLeft > 0 && choices.chance(35))
      step();
    call(module.functions[which]);
  }
  while (stepsLeft > 0)
    step();
  // What the steps added.
  for (unsigned i = order.size(), e = module.functions.size(); i < e; ++i)
    call(module.functions[i]);
}

void FunctionGenerator::buildBody() {
  if (kind == FunctionKind::Entry) {
    buildEntryBody();
    return;
  }
  const ProfileSettings &profile = module.profile;
  unsigned steps =
      choices.range(profile.minCalleeSteps, profile.maxCalleeSteps);

  // Most callees write an argument: what a call does to its operands is what
  // this is about.
  if (choices.chance(80)) {
    // Not always at once, where there is room for more than that.
    if (steps > 1 && choices.chance(40)) {
      --steps;
      if (ctx.wantsMore())
        ctx.step();
    }
    SmallVector<TensorValue, 4> tensors;
    for (const std::optional<TensorValue> &argument : arguments)
      if (argument)
        tensors.push_back(*argument);
    if (!tensors.empty() && !choices.exhausted()) {
      const TensorValue &written = tensors[choices.choose(tensors.size())];
      ctx.mutate(written);
      // Unless the old contents are still wanted, the write can be in place,
      // and so can the calls.
      if (choices.chance(50))
        ctx.hide(written.value);
    }
  }

  // Of the steps some come after the calls.
  unsigned before = choices.choose(steps + 1);
  ctx.steps(before);
  for (unsigned i = 0, e = module.functions.size(); i < e; ++i) {
    FunctionSummary &function = module.functions[i];
    if (function.numCalls == 0 && ctx.wantsMore() && choices.chance(45))
      buildCall(ctx, function);
  }
  ctx.steps(steps - before);
  // What a call gave is what the function goes on with.
  Block *block = ctx.b.getInsertionBlock();
  if (block->empty() || choices.exhausted())
    return;
  if (auto call = dyn_cast<func::CallOp>(block->back()))
    if (std::optional<TensorValue> result = callResult(ctx, call);
        result && choices.chance(profile.workAfterCalls))
      ctx.mutate(*result);
}

bool FunctionGenerator::isReturned(Value value) const {
  return llvm::any_of(returned, [&](const TensorValue &tensor) {
    return tensor.value == value;
  });
}

/// A constant, or a view of one.
static bool isConstantView(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (isa<arith::ConstantOp>(op))
      return true;
    if (!isa<tensor::CastOp, tensor::ExtractSliceOp>(op))
      return false;
    value = op->getOperand(0);
  }
  return false;
}

/// Known bugs of MLIR 22's One-Shot around the results of calls. Modules that
/// run into them are kept, but so few that they do not hide what else is wrong:
///   - a constant returned by a callee may be written by the caller;
///   - results that share memory with each other are taken to be apart when
///     that memory comes from the callee, or from an operand that was copied;
///   - a returned cast is folded into a more static result type, and the copy
///     of such a result is allocated without the sizes its type asks for.
TensorValue FunctionGenerator::avoidKnownBugs(TensorValue tensor) {
  if (auto cast = tensor.value.getDefiningOp<tensor::CastOp>())
    if (!choices.chance(15))
      for (const TensorValue &source : ctx.tensors())
        if (source.value == cast.getSource()) {
          tensor = source;
          break;
        }
  bool shared = llvm::any_of(returned, [&](const TensorValue &other) {
    return ctx.aliasClass(other) == ctx.aliasClass(tensor);
  });
  if (isConstantView(tensor.value) ? choices.chance(6)
                                   : !shared || choices.chance(25))
    return tensor;
  // Memory of its own instead: a copy, or what an op makes of it.
  enum { Copied, Allocated, Computed };
  unsigned how = choices.weighted({50, 45, 5});
  if (how == Allocated) {
    Value value = bufferization::AllocTensorOp::create(
        ctx.b, ctx.loc(), tensor.type(), /*dynamicSizes=*/ValueRange(),
        /*copy=*/tensor.value);
    return ctx.push(value, tensor.shape, tensor.defined);
  }
  TensorValue dest = ctx.makeEmpty(tensor.shape, tensor.elem);
  return how == Copied
             ? buildCopy(ctx, tensor, dest)
             : buildElementwise(ctx, {tensor}, dest, /*readsDest=*/false);
}

void FunctionGenerator::returnTensor(TensorValue tensor) {
  if (kind != FunctionKind::Entry)
    tensor = avoidKnownBugs(tensor);
  Value value = tensor.value;
  bool isArgument = isa<BlockArgument>(value);
  bool isPlain =
      isArgument || value.getDefiningOp<bufferization::AllocTensorOp>();
  if (module.limits.noReturnedViews && !isPlain) {
    // Neither an argument nor an allocation as it stands: returned as a copy.
    RankedTensorType type = ctx.typeFor(tensor.shape, tensor.elem);
    SmallVector<Value, 4> sizes = ctx.dynamicSizes(type, tensor.shape);
    value = bufferization::AllocTensorOp::create(ctx.b, ctx.loc(), type, sizes);
    TensorValue dest = ctx.push(value, tensor.shape, /*defined=*/false);
    tensor = buildCopy(ctx, tensor, dest);
    value = tensor.value;
  } else if (module.limits.noDynamicResults) {
    value = ctx.castToStatic(tensor);
  } else if (!module.limits.noReturnedViews && tensor.shape.rank > 0 &&
             choices.chance(kind == FunctionKind::Entry ? 15 : 2)) {
    // The caller is told less than is known here.
    SmallVector<int64_t, 4> dims(tensor.type().getShape());
    dims[choices.choose(dims.size())] = ShapedType::kDynamic;
    value = ctx.castTo(value, RankedTensorType::get(dims, tensor.elem));
  }
  returned.push_back(tensor);
  operands.push_back(value);

  FunctionSummary::Result result;
  result.type = value.getType();
  result.isTensor = true;
  result.shape = tensor.shape;
  result.defined = tensor.defined;
  for (auto [number, argument] : llvm::enumerate(arguments))
    if (argument && ctx.aliasClass(*argument) == ctx.aliasClass(tensor))
      result.mayAlias.push_back(number);
  summary.results.push_back(result);
}

void FunctionGenerator::buildReturn() {
  bool isEntry = kind == FunctionKind::Entry;
  // More results than this make a module hard to read, which a large one is
  // anyway; there every call's should be seen, and most of what is computed.
  constexpr unsigned kLongEntry = 100;
  bool isLarge =
      module.profile.functionScale > 1 || module.profile.entryOps >= kLongEntry;
  unsigned mostOfEntry = isLarge ? 24 : 8;
  unsigned most =
      isEntry ? mostOfEntry : 1 + choices.weighted({12, 28, 32, 28});

  auto isSizedRight = [&](const TensorValue &tensor) {
    return !module.limits.noDynamicResults || tensor.shape.allKnown();
  };
  auto returnable = [&](const TensorValue &tensor) {
    if (!isSizedRight(tensor))
      return false;
    return tensor.defined || (!isEntry && choices.chance(5));
  };
  // What nothing reads, latest or oldest first. (A copy: returning may add
  // values.)
  SmallVector<TensorValue, 16> live(ctx.tensors().rbegin(),
                                    ctx.tensors().rend());
  if (choices.chance(50))
    std::reverse(live.begin(), live.end());
  for (const TensorValue &tensor : live) {
    if (returned.size() == most)
      break;
    if (!tensor.value.use_empty() || isFunctionArgument(tensor.value))
      continue;
    if (!returnable(tensor) || (!isEntry && choices.chance(12)))
      continue;
    returnTensor(tensor);
  }
  // Old values: an argument as it was, the source of a slice, what a callee
  // may have overwritten; now and then the same value twice.
  unsigned more = returned.empty() ? 1 : choices.weighted({45, 40, 15});
  for (unsigned i = 0; i < more && returned.size() < most; ++i) {
    bool again = choices.chance(10);
    auto fits = [&](const TensorValue &tensor) {
      return tensor.defined && isSizedRight(tensor) &&
             (again || !isReturned(tensor.value));
    };
    // An argument that nothing read says more when it comes back.
    std::optional<TensorValue> tensor;
    if (!isEntry && choices.chance(60))
      tensor = ctx.pickTensor([&](const TensorValue &tensor) {
        return fits(tensor) && tensor.value.use_empty() &&
               isa<BlockArgument>(tensor.value);
      });
    if (!tensor)
      tensor = ctx.pickTensor(fits);
    if (!tensor)
      break;
    if (choices.chance(12) && tensor->shape.rank > 0) {
      if (std::optional<SliceSpec> spec = ctx.slice(tensor->shape))
        tensor = buildExtractSlice(ctx, *tensor, *spec);
    }
    returnTensor(*tensor);
  }
  // Results in another order than the arguments or the writes.
  if (operands.size() > 1 && choices.chance(30)) {
    std::rotate(operands.begin(), operands.begin() + 1, operands.end());
    std::rotate(summary.results.begin(), summary.results.begin() + 1,
                summary.results.end());
  }
  // What was read and is used nowhere shows only here.
  Value unread;
  for (const ScalarValue &scalar : llvm::reverse(ctx.scalars()))
    if (!unread && scalar.value.use_empty() &&
        !isFunctionArgument(scalar.value) &&
        !scalar.value.getDefiningOp<arith::ConstantOp>())
      unread = scalar.value;
  if (operands.empty() || choices.chance(unread ? 70 : 15)) {
    Value scalar = unread;
    if (!scalar)
      scalar = ctx.scalars().empty() || choices.chance(20)
                   ? ctx.pickScalar(ctx.pickElem())
                   : ctx.scalars().back().value;
    operands.push_back(scalar);
    FunctionSummary::Result result;
    result.type = scalar.getType();
    summary.results.push_back(result);
    // Two of one type can be mistaken for one another.
    for (const auto &other : ctx.scalars())
      if (other.value != scalar && other.value.getType() == result.type) {
        operands.push_back(other.value);
        summary.results.push_back(result);
        break;
      }
  }
  buildReturnOps();
}

/// One return, or two of which one gives other tensors of the same kind.
void FunctionGenerator::buildReturnOps() {
  if (module.limits.noSeveralReturns ||
      module.limits.noUnstructuredControlFlow ||
      !choices.chance(module.profile.severalReturns)) {
    func::ReturnOp::create(ctx.b, ctx.loc(), operands);
    return;
  }
  SmallVector<Value, 4> others(operands);
  for (auto [number, value] : llvm::enumerate(others)) {
    FunctionSummary::Result &result = summary.results[number];
    if (!result.isTensor)
      continue;
    std::optional<TensorValue> other =
        ctx.pickTensor([&, type = value.getType()](const TensorValue &tensor) {
          return tensor.value.getType() == type &&
                 tensor.shape == result.shape &&
                 (tensor.defined || !result.defined);
        });
    if (!other)
      continue;
    value = other->value;
    for (auto [position, argument] : llvm::enumerate(arguments))
      if (argument && ctx.aliasClass(*argument) == ctx.aliasClass(*other) &&
          !llvm::is_contained(result.mayAlias, position))
        result.mayAlias.push_back(position);
  }
  Value condition = ctx.condition();
  Region *region = ctx.b.getInsertionBlock()->getParent();
  Block *from = ctx.b.getInsertionBlock();
  Block *one = ctx.b.createBlock(region, region->end());
  Block *two = ctx.b.createBlock(region, region->end());
  ctx.b.setInsertionPointToEnd(from);
  cf::CondBranchOp::create(ctx.b, ctx.loc(), condition, one, ValueRange(), two,
                           ValueRange());
  ctx.b.setInsertionPointToEnd(one);
  func::ReturnOp::create(ctx.b, ctx.loc(), operands);
  ctx.b.setInsertionPointToEnd(two);
  func::ReturnOp::create(ctx.b, ctx.loc(), others);
}

void FunctionGenerator::run(ModuleOp parent, StringRef name) {
  OpBuilder &b = ctx.b;
  auto symbol = b.getStringAttr(name);
  ctx.reset(symbol);
  ctx.opsLeft = kind == FunctionKind::Entry ? module.profile.entryOps
                                            : module.profile.calleeOps;
  pickSignature();
  if (kind == FunctionKind::Entry)
    addBufferArguments();
  SmallVector<Type, 4> argTypes(llvm::map_range(
      summary.args, [](const FunctionSummary::Arg &arg) { return arg.type; }));

  // Callees before or after their callers: nothing may depend on it.
  if (choices.chance(50))
    b.setInsertionPointToStart(parent.getBody());
  else
    b.setInsertionPointToEnd(parent.getBody());
  Location location = FileLineColLoc::get(symbol, 0, 0);
  auto op =
      func::FuncOp::create(b, location, name, b.getFunctionType(argTypes, {}));
  if (kind == FunctionKind::Private)
    op.setPrivate();
  summary.op = op;
  Block *entry = op.addEntryBlock();
  b.setInsertionPointToEnd(entry);

  // Symbols are numbered as the signature has them; those of the arguments
  // come first, which is what a call site can bind.
  SmallVector<bool, 8> sourced(numSymbols, false);
  for (int32_t id = 0; id < numSymbols; ++id) {
    for (auto [number, arg] : llvm::enumerate(summary.args)) {
      for (unsigned dim = 0; dim < arg.shape.rank && !sourced[id]; ++dim) {
        if (arg.shape[dim] != Extent::symbol(id))
          continue;
        ctx.newSymbol(entry->getArgument(number), dim);
        sourced[id] = true;
      }
    }
  }
  arguments.resize(summary.args.size());
  for (auto [number, arg] : llvm::enumerate(summary.args)) {
    BlockArgument value = entry->getArgument(number);
    if (arg.isTensor) {
      arguments[number] = ctx.push(value, arg.shape, !arg.mayBeUndefined);
      // The boundary may be promised a layout that no slice has.
      if (arg.shape.rank > 0 && choices.chance(module.profile.layouts))
        op.setArgAttr(
            number, "bufferization.buffer_layout",
            AffineMapAttr::get(b.getMultiDimIdentityMap(arg.shape.rank)));
      // Callers may want to read it again.
      if (kind == FunctionKind::Entry &&
          choices.chance(module.profile.readOnlyArguments))
        op.setArgAttr(number, "bufferization.writable", b.getBoolAttr(false));
    } else if (auto type = dyn_cast<MemRefType>(arg.type)) {
      ctx.memrefs.push_back({value, type.getElementType(), arg.shape});
    } else {
      ctx.pushScalar(value);
    }
  }

  buildBody();
  buildReturn();

  summary.traces = ctx.traces;
  for (auto [number, arg] : llvm::enumerate(summary.args))
    if (arguments[number])
      arg.written = ctx.wasWritten(*arguments[number]);
  SmallVector<Type, 4> resultTypes(llvm::map_range(
      summary.results,
      [](const FunctionSummary::Result &result) { return result.type; }));
  op.setFunctionType(b.getFunctionType(argTypes, resultTypes));
  module.functions.push_back(std::move(summary));
}

//===----------------------------------------------------------------------===//
// Entry point
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> generateModule(MLIRContext *context,
                                     ChoiceSequence &choices,
                                     const GeneratorOptions &options) {
  OpBuilder b(context);
  const RuleTable &table =
      options.rules ? *options.rules : RuleTable::builtin();
  const ProfileSettings &profile = profileSettings(options.profile);
  ModuleState state(table, profile, options.limits);
  state.stats = options.stats;
  if (state.stats)
    state.stats->rowsApplied.resize(table.rules().size());

  if (profile.single)
    return drawSingleModule(context, choices, options);

  unsigned numFunctions =
      1 + profile.functionScale * choices.weighted(profile.functionWeights);
  pickPalette(b, choices, state);
  pickSwarm(choices, state);

  OwningOpRef<ModuleOp> module =
      ModuleOp::create(b, FileLineColLoc::get(b.getStringAttr("module"), 0, 0));
  GenContext ctx(b, choices, state);
  ctx.reset(b.getStringAttr("module"));
  pickGlobals(ctx, *module);
  if (numFunctions > 1)
    pickExternals(ctx, *module);
  for (unsigned i = 1; i < numFunctions; ++i) {
    if (!options.limits.noRecursion && choices.chance(profile.recursive)) {
      buildRecursive(ctx, *module, (kCalleePrefix + llvm::Twine(i)).str());
      continue;
    }
    FunctionKind kind =
        choices.chance(30) ? FunctionKind::Public : FunctionKind::Private;
    std::string name = (kCalleePrefix + llvm::Twine(i)).str();
    FunctionGenerator(ctx, kind).run(*module, name);
  }
  FunctionGenerator(ctx, FunctionKind::Entry).run(*module, kEntryName);
  return module;
}

} // namespace bufdiff
