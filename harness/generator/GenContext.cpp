//===- GenContext.cpp - What a rule sees while it builds ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps that rules are made of. Everything here keeps two promises: what is
// built has no undefined behaviour whatever the entry's arguments are, and the
// only source of decisions is the choice sequence, with choice 0 the simplest.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/GenContext.h"
#include "harness/generator/ModuleState.h"
#include "harness/generator/Rule.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace bufdiff {

/// How many of the latest tensors count as recent.
static constexpr unsigned kRecentTensors = 3;
/// Constant indices beyond this add nothing: extents are small.
static constexpr int64_t kMaxIndexChoice = 8;
/// Of slices of their own shape.
static constexpr int64_t kMaxStride = 3;
/// Draws of a row before a step gives up; most rows apply in most places.
static constexpr unsigned kDrawsPerStep = 4;

bool Shape::allKnown() const {
  return llvm::all_of(extents(), [](Extent extent) { return extent.known; });
}

int64_t Shape::numElements() const {
  int64_t product = 1;
  for (Extent extent : extents()) {
    assert(extent.known && "an unknown extent has no number");
    product *= extent.n;
  }
  return product;
}

Location GenContext::loc() {
  --opsLeft;
  return FileLineColLoc::get(function, ++line, 0);
}

void GenContext::reset(StringAttr functionName) {
  liveTensors.clear();
  liveScalars.clear();
  constants.clear();
  knownExtents.clear();
  facts.clear();
  symbols.clear();
  // Class 0 stands for none.
  aliasParent.assign(1, 0);
  aliasWritten.assign(1, false);
  aliasEntangled.assign(1, false);
  aliasConstant.assign(1, false);
  avoidedClass = 0;
  regionDepth = 0;
  loopDepth = 0;
  parallelDepth = 0;
  traces = false;
  memrefs.clear();
  line = 0;
  function = functionName;
}

//===----------------------------------------------------------------------===//
// Scope
//===----------------------------------------------------------------------===//

GenContext::Scope::Scope(GenContext &ctx)
    : ctx(ctx), tensors(ctx.liveTensors.size()),
      scalars(ctx.liveScalars.size()), constants(ctx.constants.size()),
      extents(ctx.knownExtents.size()), facts(ctx.facts.size()),
      symbols(ctx.symbols.size()) {
  ++ctx.regionDepth;
}

GenContext::Scope::~Scope() {
  --ctx.regionDepth;
  ctx.liveTensors.resize(tensors);
  ctx.liveScalars.resize(scalars);
  ctx.constants.resize(constants);
  ctx.knownExtents.resize(extents);
  ctx.facts.resize(facts);
  ctx.symbols.resize(symbols);
}

uint32_t GenContext::newAliasId() {
  uint32_t id = aliasParent.size();
  aliasParent.push_back(id);
  aliasWritten.push_back(false);
  aliasEntangled.push_back(false);
  aliasConstant.push_back(false);
  return id;
}

uint32_t GenContext::aliasClass(const TensorValue &tensor) const {
  uint32_t id = tensor.aliasId;
  while (aliasParent[id] != id)
    id = aliasParent[id];
  return id;
}

void GenContext::mergeAliases(const TensorValue &one, const TensorValue &other,
                              bool forced) {
  uint32_t a = aliasClass(one), b = aliasClass(other);
  if (a == b)
    return;
  // The older one represents both, so that classes of arguments stay put.
  if (b < a)
    std::swap(a, b);
  aliasParent[b] = a;
  aliasWritten[a] = aliasWritten[a] || aliasWritten[b];
  aliasConstant[a] = aliasConstant[a] || aliasConstant[b];
  // An analysis that starts from the top may already have joined the two when
  // it comes to a write, which may not reach a constant.
  aliasEntangled[a] = aliasEntangled[a] || aliasEntangled[b] || forced ||
                      (loopDepth > 0 && aliasConstant[a]);
}

bool GenContext::isEntangled(const TensorValue &tensor) const {
  return aliasEntangled[aliasClass(tensor)];
}

TensorValue GenContext::pushImpl(Value value, const Shape &shape, bool defined,
                                 uint32_t aliasId) {
  TensorValue tensor;
  tensor.value = value;
  tensor.elem = cast<RankedTensorType>(value.getType()).getElementType();
  tensor.shape = shape;
  tensor.defined = defined;
  tensor.aliasId = aliasId;
  liveTensors.push_back(tensor);
  return tensor;
}

TensorValue GenContext::push(Value value, const Shape &shape, bool defined) {
  return pushImpl(value, shape, defined, newAliasId());
}

TensorValue GenContext::pushAlias(Value value, const Shape &shape, bool defined,
                                  const TensorValue &source) {
  return pushImpl(value, shape, defined, aliasClass(source));
}

void GenContext::pushScalar(Value value, int64_t bound, int32_t boundSymbol) {
  liveScalars.push_back({value, bound, boundSymbol});
}

void GenContext::noteWrite(const TensorValue &dest) {
  aliasWritten[aliasClass(dest)] = true;
  for (TensorValue &tensor : llvm::reverse(liveTensors)) {
    if (tensor.value != dest.value)
      continue;
    if (tensor.writes < UINT8_MAX)
      ++tensor.writes;
    return;
  }
}

bool GenContext::wasWritten(const TensorValue &tensor) const {
  return aliasWritten[aliasClass(tensor)];
}

void GenContext::hide(Value value) {
  for (TensorValue &tensor : llvm::reverse(liveTensors)) {
    if (tensor.value != value)
      continue;
    tensor.hidden = true;
    return;
  }
}

void GenContext::unhide(Value value) {
  for (TensorValue &tensor : llvm::reverse(liveTensors)) {
    if (tensor.value != value)
      continue;
    tensor.hidden = false;
    return;
  }
}

void GenContext::markConstant(Value value) {
  for (TensorValue &tensor : llvm::reverse(liveTensors)) {
    if (tensor.value != value)
      continue;
    tensor.constant = true;
    aliasConstant[aliasClass(tensor)] = true;
    return;
  }
}

void GenContext::hideClass(uint32_t hiddenClass, Value kept) {
  for (TensorValue &tensor : liveTensors)
    if (tensor.value != kept && aliasClass(tensor) == hiddenClass)
      tensor.hidden = true;
}

//===----------------------------------------------------------------------===//
// Choosing
//===----------------------------------------------------------------------===//

std::optional<TensorValue> GenContext::pickTensor(TensorPredicate predicate) {
  // Latest first, so that choice 0 is the latest.
  SmallVector<const TensorValue *, 32> candidates, overwritten;
  for (const TensorValue &tensor : llvm::reverse(liveTensors)) {
    if (tensor.hidden)
      continue;
    if (avoidedClass != 0 && aliasClass(tensor) == avoidedClass)
      continue;
    if (!predicate(tensor))
      continue;
    candidates.push_back(&tensor);
    if (tensor.writes != 0)
      overwritten.push_back(&tensor);
  }
  if (candidates.empty())
    return std::nullopt;
  if (candidates.size() == 1)
    return *candidates.front();
  enum { Recent, Any, Overwritten };
  switch (choices.weighted({40, 32, 28})) {
  case Recent:
    return *candidates[choices.choose(
        std::min<size_t>(kRecentTensors, candidates.size()))];
  case Overwritten:
    if (!overwritten.empty())
      return *overwritten[choices.choose(overwritten.size())];
    [[fallthrough]];
  default:
    return *candidates[choices.choose(candidates.size())];
  }
}

std::optional<TensorValue> GenContext::pickMadeHere(TensorPredicate predicate) {
  return pickTensor([&](const TensorValue &tensor) {
    Operation *op = tensor.value.getDefiningOp();
    return op && op->getBlock() == b.getInsertionBlock() &&
           tensor.value.use_empty() && predicate(tensor);
  });
}

bool GenContext::anyTensor(TensorPredicate predicate) const {
  return llvm::any_of(liveTensors, [&](const TensorValue &tensor) {
    return !tensor.hidden && predicate(tensor);
  });
}

/// Numbers at which arithmetic changes its mind, the plainest first.
static constexpr double kFloats[] = {1.0,  0.0,  2.0,   -1.0, 0.5,  3.0, -2.5,
                                     10.0, 7.25, 100.0, -0.0, 1e10, -6.0};
static constexpr int64_t kIntegers[] = {1, 0,  2,  3,   5,  7,    -1,
                                        9, 11, 42, 100, -3, -128, 127};
static constexpr int64_t kIndices[] = {1, 0, 2, 3, 5, 7, 4, 11};

TypedAttr GenContext::constantAttr(Type type) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(floatType,
                          kFloats[choices.choose(std::size(kFloats))]);
  if (type.isIndex())
    return IntegerAttr::get(type,
                            kIndices[choices.choose(std::size(kIndices))]);
  if (type.isInteger(1))
    return IntegerAttr::get(type, choices.choose(2) == 0 ? 1 : 0);
  // Narrow types take the low bits.
  APInt number(64, kIntegers[choices.choose(std::size(kIntegers))],
               /*isSigned=*/true);
  return IntegerAttr::get(type,
                          number.sextOrTrunc(type.getIntOrFloatBitWidth()));
}

Value GenContext::constant(Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Type part = complexType.getElementType();
    auto parts = b.getArrayAttr({constantAttr(part), constantAttr(part)});
    Value value = complex::ConstantOp::create(b, loc(), type, parts);
    pushScalar(value);
    return value;
  }
  if (auto vectorType = dyn_cast<VectorType>(type)) {
    Attribute element = constantAttr(vectorType.getElementType());
    Value value = arith::ConstantOp::create(
        b, loc(), DenseElementsAttr::get(vectorType, element));
    pushScalar(value);
    return value;
  }
  TypedAttr attr = constantAttr(type);
  if (type.isIndex())
    return indexConstant(cast<IntegerAttr>(attr).getInt());
  Value value = arith::ConstantOp::create(b, loc(), attr);
  pushScalar(value);
  return value;
}

Value GenContext::indexConstant(int64_t n) {
  for (const KnownConstant &known : constants)
    if (known.n == n)
      return known.value;
  Value value = arith::ConstantIndexOp::create(b, loc(), n);
  constants.push_back({n, value});
  return value;
}

static bool isConstant(Value value) {
  return matchPattern(value, m_Constant());
}

Value GenContext::pickLiveScalar(Type type) {
  SmallVector<Value, 16> candidates, computed;
  for (const ScalarValue &scalar : llvm::reverse(liveScalars)) {
    if (scalar.value.getType() != type)
      continue;
    candidates.push_back(scalar.value);
    if (!isConstant(scalar.value))
      computed.push_back(scalar.value);
  }
  // What a run computed tells more than what is written down.
  if (!computed.empty() && !choices.chance(20))
    return computed[choices.choose(computed.size())];
  if (candidates.empty())
    return nullptr;
  return candidates[choices.choose(candidates.size())];
}

Value GenContext::pickScalar(Type type) {
  // An element read earlier is worth more than a constant: it makes the value
  // of one tensor depend on another's contents at that moment.
  if (!choices.chance(30))
    if (Value value = pickLiveScalar(type))
      return value;
  return constant(type);
}

Value GenContext::pickOrReadScalar(Type type) {
  Value value = pickLiveScalar(type);
  if (value && !isConstant(value) && !choices.chance(30)) {
    // What is written is not only what was read somewhere.
    if (!isNumeric(type) || !choices.chance(15))
      return value;
    Value computed = combine({value}, type, 1);
    if (computed != value)
      pushScalar(computed);
    return computed;
  }
  // Not in loops: one more reader of what a loop around this one carries may
  // need a copy of it, and an allocation must not be yielded.
  if (loopDepth == 0 && choices.chance(40))
    if (std::optional<TensorValue> tensor =
            pickTensor([&](const TensorValue &tensor) {
              return tensor.elem == type && tensor.defined &&
                     minElements(tensor.shape) > 0;
            }))
      return buildExtract(*this, *tensor);
  return value && !choices.chance(30) ? value : constant(type);
}

Value GenContext::pickOtherScalar(Value other) {
  Value value = pickScalar(other.getType());
  return value == other ? constant(other.getType()) : value;
}

Value GenContext::convert(Value value, Type type) {
  Type from = value.getType();
  if (from == type)
    return value;
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Value part = convert(value, complexType.getElementType());
    return complex::CreateOp::create(b, loc(), type, part, part);
  }
  if (auto vectorType = dyn_cast<VectorType>(type)) {
    Value lane = convert(value, vectorType.getElementType());
    return vector::BroadcastOp::create(b, loc(), type, lane);
  }
  if (auto complexType = dyn_cast<ComplexType>(from))
    return convert(
        complex::ReOp::create(b, loc(), complexType.getElementType(), value),
        type);
  if (isa<VectorType>(from))
    return convert(
        vector::ExtractOp::create(b, loc(), value, ArrayRef<int64_t>{0}), type);
  if (auto toFloat = dyn_cast<FloatType>(type)) {
    if (auto fromFloat = dyn_cast<FloatType>(from)) {
      if (fromFloat.getWidth() < toFloat.getWidth())
        return arith::ExtFOp::create(b, loc(), type, value);
      // Neither of f16 and bf16 is the wider one.
      if (fromFloat.getWidth() == toFloat.getWidth())
        value = arith::ExtFOp::create(b, loc(), b.getF32Type(), value);
      return arith::TruncFOp::create(b, loc(), type, value);
    }
    if (from.isIndex())
      value = arith::IndexCastOp::create(b, loc(), b.getI64Type(), value);
    if (from.isInteger(1))
      return arith::UIToFPOp::create(b, loc(), type, value);
    return arith::SIToFPOp::create(b, loc(), type, value);
  }
  if (isa<FloatType>(from)) {
    Value zero = arith::ConstantOp::create(b, loc(), b.getFloatAttr(from, 0.0));
    Value flag =
        arith::CmpFOp::create(b, loc(), arith::CmpFPredicate::OGT, value, zero);
    return convert(flag, type);
  }
  if (type.isIndex() || from.isIndex()) {
    // index_cast would make -1 of a true i1.
    if (from.isInteger(1))
      return arith::IndexCastUIOp::create(b, loc(), type, value);
    return arith::IndexCastOp::create(b, loc(), type, value);
  }
  if (from.getIntOrFloatBitWidth() > type.getIntOrFloatBitWidth())
    return arith::TruncIOp::create(b, loc(), type, value);
  if (from.isInteger(1) || choices.chance(50))
    return arith::ExtUIOp::create(b, loc(), type, value);
  return arith::ExtSIOp::create(b, loc(), type, value);
}

Value GenContext::combine(ArrayRef<Value> operands, Type type,
                          unsigned maxOps) {
  SmallVector<Value, 4> rest(llvm::map_range(
      operands, [&](Value operand) { return convert(operand, type); }));
  if (rest.empty())
    rest.push_back(pickScalar(type));
  Value value = rest.front();
  // Every operand is used once before any is used again: an operand nobody
  // reads says nothing about the order of reads and writes.
  // A lone operand passed on as it is makes the op a copy, of which there are
  // enough.
  unsigned fewest = rest.size() - 1;
  if (fewest == 0 && choices.chance(60))
    fewest = 1;
  unsigned numOps = std::max(fewest, choices.choose(maxOps + 1));
  for (unsigned i = 0; i < numOps; ++i) {
    Value other = i + 1 < rest.size() ? rest[i + 1] : pickScalar(type);
    if (!isNumeric(type))
      value = combineParts(value, other);
    else if (isa<FloatType>(type))
      value = buildFloatOp(*this, choices.choose(kNumFloatOps), value, other);
    else
      value =
          buildIntegerOp(*this, choices.choose(kNumIntegerOps), value, other);
  }
  return value;
}

Value GenContext::combineParts(Value left, Value right) {
  bool add = choices.chance(60);
  if (isa<ComplexType>(left.getType()))
    return add ? complex::AddOp::create(b, loc(), left, right).getResult()
               : complex::MulOp::create(b, loc(), left, right).getResult();
  return add ? arith::AddFOp::create(b, loc(), left, right).getResult()
             : arith::MulFOp::create(b, loc(), left, right).getResult();
}

Value GenContext::condition() {
  Type i1 = b.getI1Type();
  if (choices.chance(50))
    if (Value flag = pickLiveScalar(i1); flag && !isConstant(flag))
      return flag;
  // Compare two values, one of which is not a constant if there is such.
  SmallVector<Value, 16> candidates;
  for (const ScalarValue &scalar : llvm::reverse(liveScalars))
    if (!isConstant(scalar.value))
      candidates.push_back(scalar.value);
  Value left;
  if (!candidates.empty()) {
    left = candidates[choices.choose(candidates.size())];
  } else if (std::optional<TensorValue> tensor =
                 pickTensor([&](const TensorValue &tensor) {
                   return tensor.defined && minElements(tensor.shape) > 0;
                 })) {
    left = buildExtract(*this, *tensor);
  } else if (std::optional<TensorValue> tensor =
                 pickTensor([](const TensorValue &tensor) {
                   return tensor.shape.rank > 0 && !tensor.shape[0].known;
                 })) {
    // Nothing that is sure to have an element: by how many there are.
    left = extentValue(tensor->shape[0]);
  } else {
    left = constant(i1);
  }
  return conditionOn(left);
}

Value GenContext::conditionOn(Value left) {
  Type i1 = b.getI1Type();
  if (!isNumeric(left.getType()))
    left = convert(left, b.getF32Type());
  if (left.getType() == i1)
    return left;
  if (isa<FloatType>(left.getType())) {
    static constexpr arith::CmpFPredicate kPredicates[] = {
        arith::CmpFPredicate::OGT, arith::CmpFPredicate::OLT,
        arith::CmpFPredicate::UNE, arith::CmpFPredicate::OEQ,
        arith::CmpFPredicate::ULE, arith::CmpFPredicate::UNO};
    auto predicate = choices.pick<arith::CmpFPredicate>(kPredicates);
    Value right = pickOtherScalar(left);
    Value flag = arith::CmpFOp::create(b, loc(), predicate, left, right);
    pushScalar(flag);
    return flag;
  }
  static constexpr arith::CmpIPredicate kPredicates[] = {
      arith::CmpIPredicate::sgt, arith::CmpIPredicate::ult,
      arith::CmpIPredicate::ne,  arith::CmpIPredicate::eq,
      arith::CmpIPredicate::sle, arith::CmpIPredicate::uge};
  auto predicate = choices.pick<arith::CmpIPredicate>(kPredicates);
  Value right = pickOtherScalar(left);
  Value flag = arith::CmpIOp::create(b, loc(), predicate, left, right);
  pushScalar(flag);
  return flag;
}

//===----------------------------------------------------------------------===//
// Extents and indices
//===----------------------------------------------------------------------===//

Extent GenContext::newSymbol(Value value, unsigned dim) {
  symbols.push_back({value, dim});
  return Extent::symbol(symbols.size() - 1);
}

Value GenContext::extentValue(Extent extent) {
  if (extent.known)
    return indexConstant(extent.n);
  for (const KnownExtent &known : knownExtents)
    if (known.symbol == extent.n)
      return known.value;
  const Symbol &symbol = symbols[extent.n];
  Value value = symbol.source;
  if (isa<TensorType>(value.getType())) {
    Value dim = indexConstant(symbol.dim);
    value = tensor::DimOp::create(b, loc(), value, dim);
  } else if (isa<BaseMemRefType>(value.getType())) {
    Value dim = indexConstant(symbol.dim);
    value = memref::DimOp::create(b, loc(), value, dim);
  }
  knownExtents.push_back({extent.n, value});
  return value;
}

OpFoldResult GenContext::mixedExtent(Extent extent) {
  if (extent.known)
    return b.getIndexAttr(extent.n);
  return extentValue(extent);
}

int64_t GenContext::minExtent(Extent extent) const {
  if (extent.known)
    return extent.n;
  int64_t least = 0;
  for (const Fact &fact : facts)
    if (fact.symbol == extent.n)
      least = std::max(least, fact.least);
  return least;
}

int64_t GenContext::minElements(const Shape &shape) const {
  int64_t product = 1;
  for (Extent extent : shape.extents())
    product *= minExtent(extent);
  return product;
}

void GenContext::assumeAtLeast(Extent extent, int64_t least) {
  if (!extent.known)
    facts.push_back({extent.n, least});
}

Value GenContext::index(Extent extent) {
  int64_t least = minExtent(extent);
  assert(least >= 1 && "an empty dim has no index");
  enum { Constant, Bounded, Reduced, Last };
  switch (choices.weighted({40, 30, 22, 8})) {
  case Constant:
    break;
  case Bounded: {
    SmallVector<Value, 8> candidates;
    for (const ScalarValue &scalar : llvm::reverse(liveScalars)) {
      bool fits = scalar.bound != 0 && scalar.bound <= least;
      fits |= !extent.known && scalar.boundSymbol == extent.n;
      if (fits)
        candidates.push_back(scalar.value);
    }
    if (candidates.empty())
      break;
    return candidates[choices.choose(candidates.size())];
  }
  case Reduced: {
    Value reduced = runtimeIndex(least);
    if (!reduced)
      break;
    return reduced;
  }
  case Last: {
    if (extent.known)
      return indexConstant(extent.n - 1);
    Value one = indexConstant(1);
    Value size = extentValue(extent);
    Value last = arith::SubIOp::create(b, loc(), size, one);
    pushScalar(last, 0, extent.n);
    return last;
  }
  }
  return indexConstant(choices.choose(std::min(least, kMaxIndexChoice)));
}

Value GenContext::runtimeIndex(int64_t bound) {
  // Any integer becomes a valid index by an unsigned remainder, which says
  // nothing when that is 0 whatever it is of.
  if (bound < 2)
    return nullptr;
  SmallVector<ScalarValue, 16> candidates;
  auto consider = [&](bool (*isOfKind)(Type)) {
    for (const ScalarValue &scalar : llvm::reverse(liveScalars))
      if (isOfKind(scalar.value.getType()) && !isConstant(scalar.value))
        candidates.push_back(scalar);
  };
  consider(+[](Type type) { return type.isIntOrIndex(); });
  // Else how large something is, or 0 or 1 by a float's sign.
  if (candidates.empty()) {
    for (const KnownExtent &known : llvm::reverse(knownExtents))
      candidates.push_back({known.value});
    consider(+[](Type type) { return isa<FloatType>(type); });
  }
  if (candidates.empty())
    return nullptr;
  ScalarValue picked = candidates[choices.choose(candidates.size())];
  if (picked.bound != 0 && picked.bound <= bound)
    return picked.value;
  Value any = convert(picked.value, b.getIndexType());
  if (isa<FloatType>(picked.value.getType())) {
    pushScalar(any, 2);
    return any;
  }
  Value divisor = indexConstant(bound);
  Value reduced = arith::RemUIOp::create(b, loc(), any, divisor);
  pushScalar(reduced, bound);
  return reduced;
}

std::optional<SmallVector<Value, 4>> GenContext::indices(const Shape &shape) {
  if (minElements(shape) == 0)
    return std::nullopt;
  SmallVector<Value, 4> result;
  for (Extent extent : shape.extents())
    result.push_back(index(extent));
  return result;
}

std::optional<SliceSpec> GenContext::slice(const Shape &source,
                                           const Shape *wanted) {
  SliceSpec spec;
  spec.whole = true;
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  unsigned toDrop = 0;
  if (wanted) {
    if (wanted->rank > source.rank)
      return std::nullopt;
    toDrop = source.rank - wanted->rank;
  }

  // The verifier takes no constant offset into an empty dim, not even 0.
  auto start = [&](Extent extent) -> OpFoldResult {
    if (extent == Extent::number(0))
      return indexConstant(0);
    return zero;
  };
  // An attribute, or now and then the same number as a value.
  auto number = [&](int64_t n) -> OpFoldResult {
    if (choices.chance(15))
      return indexConstant(n);
    return b.getIndexAttr(n);
  };
  auto add = [&](OpFoldResult offset, OpFoldResult size, OpFoldResult stride,
                 Extent extent, bool drop) {
    spec.offsets.push_back(offset);
    spec.sizes.push_back(size);
    spec.strides.push_back(stride);
    spec.full.push_back(extent);
    spec.dropped.push_back(drop);
    if (!drop)
      spec.reduced.push_back(extent);
  };

  // Most slices leave something out, at the latest in the last dim that has
  // more than one element for certain.
  int last = -1;
  if (!wanted && !choices.chance(30))
    for (unsigned i = 0; i < source.rank; ++i)
      if (minExtent(source[i]) > 1)
        last = i;

  unsigned next = 0; // of the wanted dims
  for (unsigned i = 0; i < source.rank; ++i) {
    Extent extent = source[i];
    int64_t least = minExtent(extent);

    if (wanted) {
      bool mustDrop = toDrop == source.rank - i;
      bool fits = next < wanted->rank &&
                  (extent == (*wanted)[next] ||
                   ((*wanted)[next].known && (*wanted)[next].n <= least));
      bool drop = toDrop != 0 && least >= 1 &&
                  (mustDrop || !fits || choices.chance(50));
      if (drop) {
        add(index(extent), one, one, Extent::number(1), true);
        spec.whole &= extent == Extent::number(1);
        --toDrop;
        continue;
      }
      if (!fits)
        return std::nullopt;
      Extent want = (*wanted)[next++];
      if (extent == want) {
        OpFoldResult size =
            extent.known ? number(extent.n) : OpFoldResult(extentValue(extent));
        add(start(extent), size, one, extent, false);
        continue;
      }
      spec.whole = false;
      int64_t stride = 1;
      if (want.n > 1 && (want.n - 1) * 2 + 1 <= least && !choices.chance(40))
        stride = choices.range(2, (least - 1) / (want.n - 1));
      // A slice of nothing starts inside as well.
      int64_t span = want.n == 0 ? 1 : (want.n - 1) * stride + 1;
      int64_t offset = choices.choose(std::max<int64_t>(least - span, 0) + 1);
      OpFoldResult from =
          least == 0 ? start(Extent::number(0)) : number(offset);
      OpFoldResult count = number(want.n);
      OpFoldResult step = number(stride);
      add(from, count, step, want, false);
      continue;
    }

    enum { Whole, Part, One, Clamped };
    bool mustShrink = spec.whole && last == static_cast<int>(i);
    unsigned kind = mustShrink ? Part + choices.weighted({65, 35})
                               : choices.weighted({30, 40, 20, 10});
    if (kind == Clamped && !extent.known) {
      // min(dim, c) elements at the end or the beginning: in bounds for every
      // extent.
      spec.whole = false;
      Value dim = extentValue(extent);
      Value most = indexConstant(choices.range(1, 3));
      Value size = arith::MinUIOp::create(b, loc(), dim, most);
      OpFoldResult offset = zero;
      if (choices.chance(60))
        offset = Value(arith::SubIOp::create(b, loc(), dim, size));
      add(offset, size, one, newSymbol(size), false);
      continue;
    }
    if (kind == Part && least >= 1) {
      // The stride first: of sizes drawn first, few would leave room for one.
      int64_t stride = 1;
      if (least > 2 && choices.chance(35))
        stride = choices.range(2, std::min<int64_t>(least - 1, kMaxStride));
      int64_t most = (least - 1) / stride + 1;
      if (mustShrink && stride == 1 && extent.known)
        --most;
      int64_t size = most - choices.choose(stride > 1 ? most - 1 : most);
      int64_t span = (size - 1) * stride + 1;
      OpFoldResult offset;
      if (choices.chance(15))
        if (Value from = runtimeIndex(least - span + 1))
          offset = from;
      if (!offset)
        offset = number(choices.choose(least - span + 1));
      OpFoldResult count = number(size);
      OpFoldResult step = number(stride);
      if (stride > 1 && size > 1 && choices.chance(20))
        if (Value drawn = runtimeIndex(stride)) {
          Value least = indexConstant(1);
          step = Value(arith::AddIOp::create(b, loc(), drawn, least));
        }
      spec.whole &= extent == Extent::number(size);
      add(offset, count, step, Extent::number(size), false);
      continue;
    }
    if (kind == One && least >= 1) {
      spec.whole &= extent == Extent::number(1);
      add(index(extent), one, one, Extent::number(1), choices.chance(60));
      continue;
    }
    OpFoldResult size =
        extent.known ? number(extent.n) : OpFoldResult(extentValue(extent));
    add(start(extent), size, one, extent, false);
  }
  return spec;
}

//===----------------------------------------------------------------------===//
// Types and tensors
//===----------------------------------------------------------------------===//

RankedTensorType GenContext::typeFor(const Shape &shape, Type elem) {
  bool someDynamic = choices.chance(25);
  SmallVector<int64_t, 4> dims;
  for (Extent extent : shape.extents()) {
    bool dynamic = !extent.known || (someDynamic && choices.chance(60));
    dims.push_back(dynamic ? ShapedType::kDynamic : extent.n);
  }
  return RankedTensorType::get(dims, elem);
}

std::pair<Shape, Type> GenContext::pickShape() {
  if (choices.chance(60))
    if (std::optional<TensorValue> tensor =
            pickTensor([](const TensorValue &) { return true; }))
      return {tensor->shape, tensor->elem};
  const ModuleState::PaletteShape &entry =
      module.palette[choices.choose(module.palette.size())];
  return {entry.shape, entry.elem};
}

Type GenContext::pickElem() {
  return module.elems[choices.choose(module.elems.size())];
}

SmallVector<Value, 4> GenContext::dynamicSizes(RankedTensorType type,
                                               const Shape &shape) {
  SmallVector<Value, 4> sizes;
  for (unsigned i = 0; i < shape.rank; ++i)
    if (type.isDynamicDim(i))
      sizes.push_back(extentValue(shape[i]));
  return sizes;
}

Value GenContext::castTo(Value value, RankedTensorType type) {
  if (value.getType() == type)
    return value;
  return tensor::CastOp::create(b, loc(), type, value);
}

Value GenContext::castToStatic(const TensorValue &tensor) {
  SmallVector<int64_t, 4> dims;
  for (Extent extent : tensor.shape.extents())
    dims.push_back(extent.known ? extent.n : ShapedType::kDynamic);
  return castTo(tensor.value, RankedTensorType::get(dims, tensor.elem));
}

TensorValue GenContext::makeEmpty(const Shape &shape, Type elem) {
  RankedTensorType type = typeFor(shape, elem);
  SmallVector<Value, 4> sizes = dynamicSizes(type, shape);
  Value value = tensor::EmptyOp::create(b, loc(), type, sizes);
  bool nothingToDefine = shape.allKnown() && shape.numElements() == 0;
  return push(value, shape, /*defined=*/nothingToDefine);
}

TensorValue GenContext::makeTensor(const Shape &shape, Type elem) {
  enum { Filled, Constant, Elements, Generated };
  // Elements that differ show what went to the wrong place.
  switch (choices.weighted({36, 37, 17, 10})) {
  case Constant:
    if (shape.allKnown() && isNumeric(elem))
      return buildConstantTensor(*this, shape, elem);
    break;
  case Elements:
    if (shape.allKnown() && shape.numElements() <= kMaxFromElements)
      return buildFromElements(*this, shape, elem);
    break;
  case Generated:
    return buildGenerate(*this, shape, elem);
  default:
    break;
  }
  return buildFill(*this, makeEmpty(shape, elem));
}

std::optional<TensorValue> GenContext::findView(const Shape &shape, Type elem) {
  auto fits = [&](const TensorValue &tensor) {
    const Shape &source = tensor.shape;
    if (!tensor.defined || tensor.elem != elem || source == shape ||
        source.rank == 0 || source.rank > kMaxRank ||
        source.rank < shape.rank || source.rank > shape.rank + 1)
      return false;
    // In order; of one dim more, any may be left out that has an element.
    unsigned next = 0;
    for (Extent extent : source.extents()) {
      if (next < shape.rank &&
          (extent == shape[next] ||
           (shape[next].known && shape[next].n <= minExtent(extent)))) {
        ++next;
        continue;
      }
      if (source.rank == shape.rank || minExtent(extent) == 0)
        return false;
    }
    return next == shape.rank;
  };
  std::optional<TensorValue> source = pickTensor(fits);
  if (!source)
    return std::nullopt;
  std::optional<SliceSpec> spec = slice(source->shape, &shape);
  if (!spec)
    return std::nullopt;
  return buildExtractSlice(*this, *source, *spec);
}

TensorValue GenContext::findOrMake(const Shape &shape, Type elem,
                                   bool needDefined, Value other) {
  if (!choices.chance(20)) {
    if (other && choices.chance(10))
      other = nullptr;
    if (std::optional<TensorValue> tensor =
            pickTensor([&](const TensorValue &tensor) {
              return tensor.elem == elem && tensor.shape == shape &&
                     (tensor.defined || !needDefined) && tensor.value != other;
            }))
      return *tensor;
  }
  if (choices.chance(40))
    if (std::optional<TensorValue> view = findView(shape, elem))
      return *view;
  return makeTensor(shape, elem);
}

TensorValue GenContext::pickDest(const Shape &shape, Type elem) {
  // Live tensors are destinations as often as fresh ones: overwriting what may
  // still be read is where conflicts come from.
  if (!choices.chance(40))
    if (std::optional<TensorValue> tensor =
            pickTensor([&](const TensorValue &tensor) {
              return tensor.elem == elem && tensor.shape == shape;
            }))
      return *tensor;
  return makeEmpty(shape, elem);
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

bool GenContext::inCallee() const { return function.getValue() != kEntryName; }

void ModuleState::countRule(const Rule &rule, const GenContext &where) {
  if (!stats)
    return;
  stats->rowsApplied.resize(table.rules().size());
  stats->rowPlaces.resize(table.rules().size());
  size_t row = &rule - table.rules().data();
  ++stats->rowsApplied[row];
  auto count = [&](RowPlace place, bool here) {
    stats->rowPlaces[row][static_cast<unsigned>(place)] += here;
  };
  bool inLoop = where.loopDepth != 0, inParallel = where.parallelDepth != 0;
  count(RowPlace::Body, where.depth() == 0 && !inLoop);
  count(RowPlace::Branch, where.depth() != 0 && !inLoop && !inParallel);
  count(RowPlace::Loop, inLoop);
  count(RowPlace::Parallel, inParallel);
  count(RowPlace::Callee, where.inCallee());
}

static const Rule *drawRule(ChoiceSequence &choices,
                            const ModuleState::Enabled &enabled) {
  uint32_t drawn = choices.choose(enabled.weight);
  for (const Rule *rule : enabled.rules) {
    if (drawn < rule->weight)
      return rule;
    drawn -= rule->weight;
  }
  return nullptr;
}

bool GenContext::wantsMore() const {
  return !choices.exhausted() && opsLeft > 0;
}

bool GenContext::mayNest() const {
  return regionDepth < module.profile.maxDepth && opsLeft > 0;
}

bool GenContext::tryRule(const Rule &rule) {
  if ((rule.canApply && !rule.canApply(*this)) || failed(rule.apply(*this)))
    return false;
  module.countRule(rule, *this);
  return true;
}

void GenContext::step() {
  for (unsigned i = 0; i < kDrawsPerStep; ++i) {
    unsigned category = choices.weighted(module.categoryWeights);
    const Rule *rule = drawRule(choices, module.enabled[category]);
    if (rule && tryRule(*rule))
      return;
  }
}

void GenContext::stepOnBuffer() {
  ModuleState::Enabled takers;
  for (const ModuleState::Enabled &category : module.enabled)
    for (const Rule *rule : category.rules)
      if (rule->takesBuffer) {
        takers.rules.push_back(rule);
        takers.weight += rule->weight;
      }
  for (unsigned i = 0; i < kDrawsPerStep; ++i) {
    const Rule *rule = drawRule(choices, takers);
    if (rule && tryRule(*rule))
      return;
  }
}

void GenContext::steps(unsigned count) {
  for (unsigned i = 0; i < count && wantsMore(); ++i)
    step();
}

std::optional<TensorValue> GenContext::mutate(const TensorValue &dest) {
  for (unsigned i = 0; i < kDrawsPerStep; ++i) {
    const Rule *rule = drawRule(choices, module.writers);
    if (!rule)
      break;
    std::optional<TensorValue> result = rule->write(*this, dest);
    if (!result)
      continue;
    module.countRule(*rule, *this);
    return result;
  }
  return buildFill(*this, dest);
}

} // namespace bufdiff
