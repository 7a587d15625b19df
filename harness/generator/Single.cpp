//===- Single.cpp - One row alone in one context --------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row knows only its GenContext, so a context is a function with arguments of
// a few shapes, a place in it, and what is done with the row's results there.
// The arguments fit what rows ask for: square and flat, known and unknown
// extents, scalars. What a row builds inside of regions of its own is made of
// a handful of plain rows.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Single.h"
#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace bufdiff {

/// The extents of the arguments; 4 can be halved and sliced with a stride.
static constexpr int64_t kExtent = 4;
/// Calls of a row at one place before the place is given up: most failures are
/// about which tensor or shape was drawn.
static constexpr unsigned kTriesPerSite = 24;
/// Fillings of a module before the row is said not to fit.
static constexpr unsigned kTriesPerModule = 12;
/// Room for what a row builds.
static constexpr int kOps = 14;

/// What regions and destinations are filled with.
static constexpr llvm::StringLiteral kPlainRows[] = {
    "tensor.insert", "tensor.extract", "linalg.fill", "linalg.generic"};

StringRef stringifySingleContext(SingleContext where) {
  static constexpr llvm::StringLiteral kNames[kNumSingleContexts] = {
      "first-use", "later-use",   "for-iter-arg", "if-arms",
      "forall",    "behind-call", "call-operand", "returned-value"};
  return kNames[static_cast<unsigned>(where)];
}

static bool needsCallee(const Rule &rule) {
  return rule.category == RuleCategory::Call ||
         StringRef(rule.name).starts_with("idiom.call");
}

/// Rows whose effects have an order, which parallel iterations have not.
static bool isOrdered(const Rule &rule) {
  static constexpr llvm::StringLiteral kOrdered[] = {
      "vector.print",
      "func.call.external",
      "idiom.print_around",
      "bufferization.to_tensor",
      "bufferization.materialize_in_destination.buffer",
      "memref.load",
      "memref.store",
      "memref.copy",
      "memref.subview",
      "cf.assert"};
  return rule.category == RuleCategory::Global ||
         llvm::is_contained(kOrdered, StringRef(rule.name));
}

StringRef singleExclusion(const Rule &rule, SingleContext where,
                          const PathLimits &limits) {
  if (rule.isExcluded(limits))
    return "a path has no bufferization of the op";
  bool inRegion = where == SingleContext::ForIterArg ||
                  where == SingleContext::IfArms ||
                  where == SingleContext::Forall;
  if (rule.category == RuleCategory::Jump ||
      rule.name == "idiom.unreachable_block") {
    if (limits.noUnstructuredControlFlow)
      return "a path takes no branches between blocks";
    if (inRegion)
      return "blocks branch to each other in a function's body only";
  }
  if (where == SingleContext::Forall && limits.noParallelRegions)
    return "a path takes no parallel regions";
  if (where == SingleContext::Forall && isOrdered(rule))
    return "threads without an order may show nothing outside";
  bool inCallee = where == SingleContext::BehindCall ||
                  where == SingleContext::ReturnedValue;
  if (inCallee && rule.category == RuleCategory::Border && isOrdered(rule))
    return "only the entry is given buffers";
  return "";
}

namespace {

class SingleBuilder {
public:
  SingleBuilder(MLIRContext *context, ChoiceSequence &choices,
                const GeneratorOptions &options, const Rule &rule)
      : b(context), choices(choices), rule(rule),
        profile(profileSettings(lookupProfile("single"))),
        state(options.rules ? *options.rules : RuleTable::builtin(), profile,
              options.limits),
        ctx(b, choices, state) {
    state.stats = options.stats;
  }

  /// Null when the row did not apply.
  OwningOpRef<ModuleOp> build(SingleContext where);

private:
  func::FuncOp beginFunction(StringRef name, bool isEntry);
  void endFunction(func::FuncOp function, ValueRange results);
  void prepare();
  void addCallee();

  bool applyRow();
  SmallVector<Value, 6> results(bool direct);
  Value foldInto(const TensorValue &carried);
  bool buildPlace(SingleContext where);
  bool buildFor();
  bool buildIf();
  bool buildForall();
  void buildCallOfResult();
  TensorValue defined(TensorValue tensor);
  Value returnable(TensorValue tensor);

  OpBuilder b;
  ChoiceSequence &choices;
  const Rule &rule;
  const ProfileSettings &profile;
  ModuleState state;
  GenContext ctx;
  OwningOpRef<ModuleOp> module;
  Type elem;
  /// The square argument that contexts are about.
  TensorValue subject;
  size_t firstTensor = 0, firstScalar = 0;
  SmallVector<Value, 6> returned;
};

} // namespace

static Shape makeShape(ArrayRef<int64_t> dims) {
  Shape shape;
  for (int64_t dim : dims)
    shape.push_back(Extent::number(dim));
  return shape;
}

void SingleBuilder::prepare() {
  Type elems[] = {b.getF32Type(), b.getI32Type(), b.getF64Type(), b.getI8Type(),
                  b.getIndexType()};
  elem = elems[choices.weighted({40, 35, 10, 10, 5})];
  state.elems.push_back(elem);
  state.palette.push_back({makeShape({kExtent, kExtent}), elem});
  state.palette.push_back({makeShape({kExtent}), elem});
  state.palette.push_back({makeShape({2, 3, 2}), elem});
  for (StringRef name : kPlainRows) {
    const Rule *plain = state.table.lookup(name);
    if (!plain)
      continue;
    auto add = [&](ModuleState::Enabled &list) {
      list.rules.push_back(plain);
      list.weight += plain->weight;
    };
    unsigned category = static_cast<unsigned>(plain->category);
    add(state.enabled[category]);
    state.categoryWeights[category] = 10;
    if (plain->write)
      add(state.writers);
  }
}

/// Puts the arguments in scope.
func::FuncOp SingleBuilder::beginFunction(StringRef name, bool isEntry) {
  auto symbol = b.getStringAttr(name);
  ctx.reset(symbol);
  ctx.opsLeft = kOps;
  SmallVector<Type, 8> types = {
      RankedTensorType::get({kExtent}, elem),
      RankedTensorType::get({ShapedType::kDynamic}, elem),
      RankedTensorType::get({kExtent, kExtent}, elem),
      RankedTensorType::get({kExtent, kExtent}, elem),
      elem,
      b.getI1Type(),
  };
  // Buffers of the caller's, for the rows that take them: one for each arm of a
  // branch.
  bool withBuffer =
      isEntry && isOrdered(rule) && rule.category == RuleCategory::Border;
  if (withBuffer)
    types.append(
        2, MemRefType::get({kExtent, kExtent}, elem,
                           StridedLayoutAttr::get(
                               b.getContext(), ShapedType::kDynamic,
                               {ShapedType::kDynamic, ShapedType::kDynamic})));
  b.setInsertionPointToEnd(module->getBody());
  auto op = func::FuncOp::create(b, FileLineColLoc::get(symbol, 0, 0), name,
                                 b.getFunctionType(types, {}));
  if (!isEntry)
    op.setPrivate();
  Block *entry = op.addEntryBlock();
  b.setInsertionPointToEnd(entry);
  ctx.push(entry->getArgument(0), makeShape({kExtent}));
  Shape unknown;
  unknown.push_back(ctx.newSymbol(entry->getArgument(1), 0));
  ctx.push(entry->getArgument(1), unknown);
  ctx.push(entry->getArgument(2), makeShape({kExtent, kExtent}));
  subject = ctx.push(entry->getArgument(3), makeShape({kExtent, kExtent}));
  ctx.pushScalar(entry->getArgument(4));
  ctx.pushScalar(entry->getArgument(5));
  if (withBuffer)
    for (unsigned i : {6, 7})
      ctx.memrefs.push_back(
          {entry->getArgument(i), elem, makeShape({kExtent, kExtent})});
  return op;
}

void SingleBuilder::endFunction(func::FuncOp function, ValueRange results) {
  func::ReturnOp::create(b, ctx.loc(), results);
  function.setFunctionType(
      b.getFunctionType(function.getArgumentTypes(), results.getTypes()));
}

/// Something to call for rows that call.
void SingleBuilder::addCallee() {
  if (rule.name == "func.call.external") {
    addExternal(ctx, *module);
    return;
  }
  auto symbol = b.getStringAttr("f1");
  ctx.reset(symbol);
  ctx.opsLeft = kOps;
  auto type = RankedTensorType::get({kExtent, kExtent}, elem);
  b.setInsertionPointToEnd(module->getBody());
  auto op = func::FuncOp::create(b, FileLineColLoc::get(symbol, 0, 0), "f1",
                                 b.getFunctionType({type}, {type}));
  op.setPrivate();
  Block *entry = op.addEntryBlock();
  b.setInsertionPointToEnd(entry);
  Shape shape = makeShape({kExtent, kExtent});
  TensorValue changed = *ctx.mutate(ctx.push(entry->getArgument(0), shape));
  Value value = ctx.castTo(changed.value, type);
  func::ReturnOp::create(b, ctx.loc(), value);
  FunctionSummary summary;
  summary.op = op;
  summary.args.resize(1);
  summary.args[0].type = type;
  summary.args[0].shape = shape;
  summary.args[0].isTensor = true;
  summary.args[0].written = true;
  summary.results.resize(1);
  summary.results[0].type = type;
  summary.results[0].shape = shape;
  summary.results[0].isTensor = true;
  summary.results[0].mayAlias = {0};
  state.functions.push_back(std::move(summary));
}

//===----------------------------------------------------------------------===//
// The row and its results
//===----------------------------------------------------------------------===//

/// Builds the row here, on the latest tensor where it takes it.
bool SingleBuilder::applyRow() {
  firstTensor = ctx.tensors().size();
  firstScalar = ctx.scalars().size();
  TensorValue latest = ctx.tensors().back();
  SmallVector<Value, 8> others;
  for (const TensorValue &tensor : ctx.tensors())
    if (tensor.value != latest.value && !tensor.hidden)
      others.push_back(tensor.value);
  for (unsigned i = 0; i < kTriesPerSite; ++i) {
    // Only the latest at first, then anything.
    bool alone = i < kTriesPerSite / 2;
    for (Value other : others)
      alone ? ctx.hide(other) : ctx.unhide(other);
    ctx.opsLeft = kOps;
    if (!ctx.tryRule(rule))
      continue;
    for (Value other : others)
      ctx.unhide(other);
    return true;
  }
  for (Value other : others)
    ctx.unhide(other);
  return false;
}

TensorValue SingleBuilder::defined(TensorValue tensor) {
  return tensor.defined ? tensor : buildFill(ctx, tensor);
}

Value SingleBuilder::returnable(TensorValue tensor) {
  if (state.limits.noDynamicResults)
    return ctx.castToStatic(tensor);
  if (!state.limits.noReturnedViews || isa<BlockArgument>(tensor.value))
    return tensor.value;
  RankedTensorType type = ctx.typeFor(tensor.shape, tensor.elem);
  SmallVector<Value, 4> sizes = ctx.dynamicSizes(type, tensor.shape);
  Value copy = bufferization::AllocTensorOp::create(b, ctx.loc(), type, sizes);
  return buildCopy(ctx, tensor, ctx.push(copy, tensor.shape, false)).value;
}

/// What the row gave, as it is or read into new tensors.
SmallVector<Value, 6> SingleBuilder::results(bool direct) {
  constexpr unsigned kMost = 3;
  SmallVector<TensorValue, 8> fresh(ctx.tensors().begin() + firstTensor,
                                    ctx.tensors().end());
  SmallVector<ScalarValue, 8> scalars(ctx.scalars().begin() + firstScalar,
                                      ctx.scalars().end());
  SmallVector<Value, 6> values;
  // The latest are what the row ends with. What it hides it is done with.
  for (const TensorValue &tensor : llvm::reverse(fresh)) {
    if (values.size() == kMost)
      break;
    if (tensor.hidden)
      continue;
    TensorValue value = defined(tensor);
    // Of a size that nobody knows, an element may leave the function.
    if (state.limits.noDynamicResults && !value.shape.allKnown()) {
      if (ctx.minElements(value.shape) > 0)
        values.push_back(buildExtract(ctx, value));
      continue;
    }
    if (!direct)
      value =
          buildElementwise(ctx, {value}, ctx.makeEmpty(value.shape, value.elem),
                           /*readsDest=*/false);
    values.push_back(returnable(value));
  }
  for (const ScalarValue &scalar : llvm::reverse(scalars)) {
    if (values.size() == kMost + 1)
      break;
    values.push_back(scalar.value);
  }
  return values;
}

/// The row's results, in a tensor of the kind of `carried` that was written in
/// place.
Value SingleBuilder::foldInto(const TensorValue &carried) {
  if (ctx.isEntangled(carried) || ctx.aliasClass(carried) != carried.aliasId)
    return carried.value;
  SmallVector<TensorValue, 8> fresh(ctx.tensors().begin() + firstTensor,
                                    ctx.tensors().end());
  for (const TensorValue &tensor : llvm::reverse(fresh))
    if (tensor.defined && !tensor.hidden && tensor.shape == carried.shape &&
        tensor.elem == carried.elem &&
        ctx.aliasClass(tensor) != ctx.aliasClass(carried))
      return buildCopy(ctx, tensor, carried).value;
  Value scalar;
  for (const TensorValue &tensor : llvm::reverse(fresh)) {
    if (!tensor.defined || tensor.hidden || ctx.minElements(tensor.shape) == 0)
      continue;
    scalar = buildExtract(ctx, tensor);
    break;
  }
  if (!scalar && ctx.scalars().size() > firstScalar)
    scalar = ctx.scalars().back().value;
  if (!scalar)
    return carried.value;
  SmallVector<Value, 2> indices(2, ctx.indexConstant(1));
  Value value = ctx.convert(scalar, carried.elem);
  return tensor::InsertOp::create(b, ctx.loc(), value, carried.value, indices);
}

//===----------------------------------------------------------------------===//
// The places
//===----------------------------------------------------------------------===//

bool SingleBuilder::buildFor() {
  Value zero = ctx.indexConstant(0), two = ctx.indexConstant(2),
        one = ctx.indexConstant(1);
  auto op = scf::ForOp::create(b, ctx.loc(), zero, two, one,
                               ValueRange{subject.value});
  bool applied;
  {
    OpBuilder::InsertionGuard guard(b);
    GenContext::Scope scope(ctx);
    b.setInsertionPointToEnd(op.getBody());
    ctx.pushScalar(op.getInductionVar(), 2);
    llvm::SaveAndRestore<unsigned> loop(ctx.loopDepth, ctx.loopDepth + 1);
    TensorValue carried = ctx.push(op.getRegionIterArg(0), subject.shape);
    Value yielded;
    if (rule.write && choices.chance(50)) {
      // A link of a chain, as in ScfRules.cpp.
      llvm::SaveAndRestore<uint32_t> avoid(ctx.avoidedClass,
                                           ctx.aliasClass(carried));
      ctx.opsLeft = kOps;
      if (std::optional<TensorValue> tip = rule.write(ctx, carried)) {
        state.countRule(rule, ctx);
        yielded = tip->value;
      }
    }
    applied = yielded || applyRow();
    if (!yielded)
      yielded = foldInto(carried);
    scf::YieldOp::create(b, ctx.loc(), ctx.castTo(yielded, subject.type()));
  }
  returned.push_back(op.getResult(0));
  return applied;
}

bool SingleBuilder::buildIf() {
  Value condition = ctx.pickLiveScalar(b.getI1Type());
  auto op = scf::IfOp::create(b, ctx.loc(), TypeRange{subject.type()},
                              condition, /*addThenBlock=*/true,
                              /*addElseBlock=*/true);
  bool applied = true;
  for (Block *block : {op.thenBlock(), op.elseBlock()}) {
    OpBuilder::InsertionGuard guard(b);
    GenContext::Scope scope(ctx);
    b.setInsertionPointToEnd(block);
    applied &= applyRow();
    // The row's own result where it is of the kind, else what holds it.
    Value yielded;
    for (size_t i = ctx.tensors().size(); i-- > firstTensor && !yielded;) {
      const TensorValue &tensor = ctx.tensors()[i];
      if (tensor.defined && !tensor.hidden && tensor.shape == subject.shape &&
          tensor.elem == subject.elem)
        yielded = tensor.value;
    }
    if (!yielded)
      yielded = foldInto(subject);
    scf::YieldOp::create(b, ctx.loc(), ctx.castTo(yielded, subject.type()));
  }
  returned.push_back(op.getResult(0));
  if (choices.chance(50))
    returned.push_back(subject.value);
  return applied;
}

bool SingleBuilder::buildForall() {
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1),
               all = b.getIndexAttr(kExtent);
  TensorValue target = subject;
  auto op = scf::ForallOp::create(b, ctx.loc(), ArrayRef<OpFoldResult>{all},
                                  ValueRange{target.value},
                                  /*mapping=*/std::nullopt);
  bool applied;
  {
    OpBuilder::InsertionGuard guard(b);
    GenContext::Scope scope(ctx);
    ++ctx.parallelDepth;
    b.setInsertionPoint(op.getTerminator());
    Value thread = op.getInductionVars().front();
    ctx.pushScalar(thread, kExtent);
    Value shared = op.getRegionIterArgs().front();
    SliceSpec spec;
    spec.offsets = {OpFoldResult(thread), zero};
    spec.sizes = {one, all};
    spec.strides = {one, one};
    spec.full = makeShape({1, kExtent});
    spec.reduced = makeShape({1, kExtent});
    spec.dropped = {false, false};
    applied = applyRow();
    Value element;
    for (size_t i = ctx.tensors().size(); i-- > firstTensor && !element;) {
      TensorValue fresh = ctx.tensors()[i];
      if (fresh.defined && !fresh.hidden && ctx.minElements(fresh.shape) > 0)
        element = buildExtract(ctx, fresh);
    }
    TensorValue argument = ctx.push(shared, target.shape);
    Value source = buildExtractSlice(ctx, argument, spec).value;
    if (!element && ctx.scalars().size() > firstScalar)
      element = ctx.scalars().back().value;
    if (element) {
      SmallVector<Value, 2> indices = {ctx.indexConstant(0),
                                       ctx.indexConstant(1)};
      Value value = ctx.convert(element, elem);
      source = tensor::InsertOp::create(b, ctx.loc(), value, source, indices);
    }
    b.setInsertionPointToEnd(op.getTerminator().getBody());
    tensor::ParallelInsertSliceOp::create(
        b, ctx.loc(), source, shared, spec.offsets, spec.sizes, spec.strides);
    --ctx.parallelDepth;
  }
  returned.push_back(op.getResult(0));
  return applied;
}

/// A callee that overwrites what the row gave; the row's result is read again.
void SingleBuilder::buildCallOfResult() {
  TensorValue passed = subject;
  bool onlyKnown = state.limits.noDynamicResults;
  for (size_t i = ctx.tensors().size(); i-- > firstTensor;) {
    const TensorValue &tensor = ctx.tensors()[i];
    if (!tensor.hidden && (!onlyKnown || tensor.shape.allKnown())) {
      passed = tensor;
      break;
    }
  }
  passed = defined(passed);
  if (onlyKnown)
    passed.value = ctx.castToStatic(passed);
  Value scalar;
  for (size_t i = ctx.scalars().size(); i-- > firstScalar && !scalar;)
    scalar = ctx.scalars()[i].value;
  if (scalar)
    scalar = ctx.convert(scalar, passed.elem);
  else
    scalar = ctx.constant(passed.elem);

  Location location = FileLineColLoc::get(b.getStringAttr("f2"), 0, 0);
  Type types[] = {passed.type(), scalar.getType()};
  func::FuncOp callee;
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(module->getBody());
    callee = func::FuncOp::create(b, location, "f2",
                                  b.getFunctionType(types, {passed.type()}));
    callee.setPrivate();
    Block *entry = callee.addEntryBlock();
    b.setInsertionPointToEnd(entry);
    auto fill =
        linalg::FillOp::create(b, location, ValueRange{entry->getArgument(1)},
                               ValueRange{entry->getArgument(0)});
    func::ReturnOp::create(b, location, fill.getResults());
  }
  auto call = func::CallOp::create(b, ctx.loc(), callee,
                                   ValueRange{passed.value, scalar});
  returned.push_back(call.getResult(0));
  if (choices.chance(60))
    returned.push_back(returnable(passed));
}

bool SingleBuilder::buildPlace(SingleContext where) {
  switch (where) {
  case SingleContext::ForIterArg:
    return buildFor();
  case SingleContext::IfArms:
    return buildIf();
  case SingleContext::Forall:
    return buildForall();
  case SingleContext::CallOperand:
    if (!applyRow())
      return false;
    buildCallOfResult();
    return true;
  case SingleContext::LaterUse: {
    SmallVector<TensorValue, 4> arguments(ctx.tensors().begin(),
                                          ctx.tensors().end());
    if (!applyRow())
      return false;
    returned = results(/*direct=*/false);
    for (const TensorValue &argument : arguments) {
      TensorValue again = buildElementwise(
          ctx, {argument}, ctx.makeEmpty(argument.shape, argument.elem),
          /*readsDest=*/false);
      // As in results().
      if (state.limits.noDynamicResults && !again.shape.allKnown()) {
        if (ctx.minElements(again.shape) > 0)
          returned.push_back(buildExtract(ctx, again));
        continue;
      }
      returned.push_back(returnable(again));
    }
    return true;
  }
  default:
    if (!applyRow())
      return false;
    returned = results(/*direct=*/where == SingleContext::ReturnedValue);
    return true;
  }
}

OwningOpRef<ModuleOp> SingleBuilder::build(SingleContext where) {
  module =
      ModuleOp::create(b, FileLineColLoc::get(b.getStringAttr("module"), 0, 0));
  prepare();
  ctx.reset(b.getStringAttr("module"));
  if (rule.category == RuleCategory::Global)
    addGlobal(ctx, *module, state.palette.front(), /*isConstant=*/false);
  if (needsCallee(rule))
    addCallee();

  bool inCallee = where == SingleContext::BehindCall ||
                  where == SingleContext::ReturnedValue;
  func::FuncOp place =
      beginFunction(inCallee ? "f3" : kEntryName, /*isEntry=*/!inCallee);
  if (!buildPlace(where))
    return nullptr;
  if (returned.empty())
    returned.push_back(subject.value);
  endFunction(place, returned);
  if (!inCallee)
    return std::move(module);

  func::FuncOp main = beginFunction(kEntryName, /*isEntry=*/true);
  auto call = func::CallOp::create(
      b, ctx.loc(), place,
      main.getArguments().take_front(place.getNumArguments()));
  SmallVector<Value, 8> values(call.getResults());
  // What the callee may have overwritten.
  if (where == SingleContext::BehindCall && choices.chance(60))
    values.push_back(subject.value);
  endFunction(main, values);
  return std::move(module);
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> singleModule(MLIRContext *context, const Rule &rule,
                                   SingleContext where,
                                   const GeneratorOptions &options,
                                   uint64_t variant) {
  if (!singleExclusion(rule, where, options.limits).empty())
    return nullptr;
  uint64_t start = llvm::xxh3_64bits(rule.name) +
                   static_cast<uint64_t>(where) * 1000003 + variant * 7919;
  for (unsigned i = 0; i < kTriesPerModule; ++i) {
    ChoiceSequence choices =
        ChoiceSequence::fromSeed(start + uint64_t(i) * 104729);
    SingleBuilder builder(context, choices, options, rule);
    if (OwningOpRef<ModuleOp> module = builder.build(where))
      return module;
  }
  return nullptr;
}

OwningOpRef<ModuleOp> drawSingleModule(MLIRContext *context,
                                       ChoiceSequence &choices,
                                       const GeneratorOptions &options) {
  const RuleTable &table =
      options.rules ? *options.rules : RuleTable::builtin();
  auto where = static_cast<SingleContext>(choices.choose(kNumSingleContexts));
  for (unsigned i = 0; i < kTriesPerModule; ++i) {
    const Rule &rule = table.rules()[choices.choose(table.rules().size())];
    // The last tries stand where nearly everything can.
    if (i > kTriesPerModule / 2)
      where = SingleContext::FirstUse;
    if (rule.weight == 0 ||
        !singleExclusion(rule, where, options.limits).empty())
      continue;
    SingleBuilder builder(context, choices, options, rule);
    if (OwningOpRef<ModuleOp> module = builder.build(where))
      return module;
  }
  // Without choices the first row is tried over and over; it applies.
  const Rule &first = table.rules().front();
  return singleModule(context, first, SingleContext::FirstUse, options);
}

} // namespace bufdiff
