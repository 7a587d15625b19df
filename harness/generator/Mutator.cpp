//===- Mutator.cpp - Changes to modules that exist ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mutation works on a copy, which takes the module's place only if it
// verifies. So a mutation need not think of every rule of every dialect: what
// it does not know of costs a refusal, not an invalid module.
//
// Everything is picked from lists in the order of the text, so that a mutation
// is a function of the module and the choices alone.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Mutator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace bufdiff {

/// Mutations drawn before a module is given up.
static constexpr unsigned kTries = 12;
/// Ops that are wrapped or outlined together.
static constexpr unsigned kMaxRange = 5;

//===----------------------------------------------------------------------===//
// Where and what
//===----------------------------------------------------------------------===//

/// Ops with promises about memory that nobody can check.
static bool isBorder(Operation *op) {
  if (isa<bufferization::MaterializeInDestinationOp, bufferization::ToTensorOp,
          bufferization::ToBufferOp>(op))
    return true;
  auto isBuffer = [](Type type) { return isa<BaseMemRefType>(type); };
  return llvm::any_of(op->getOperandTypes(), isBuffer) ||
         llvm::any_of(op->getResultTypes(), isBuffer);
}

static bool holdsBorder(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return isBorder(inner) ? WalkResult::interrupt()
                               : WalkResult::advance();
      })
      .wasInterrupted();
}

/// A block of a function's body or of structured control flow: other bodies
/// (of linalg ops and the like) have rules of their own.
static bool isCode(Block *block) {
  return isa_and_nonnull<func::FuncOp, scf::IfOp, scf::ForOp, scf::WhileOp,
                         scf::IndexSwitchOp, scf::ExecuteRegionOp,
                         scf::ForallOp>(block->getParentOp());
}

/// The ops that `takes` holds for, in the order of the text.
static SmallVector<Operation *, 64>
collect(ModuleOp module, llvm::function_ref<bool(Operation *)> takes) {
  SmallVector<Operation *, 64> ops;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->getBlock() && op != module && !isa<func::FuncOp>(op) && takes(op))
      ops.push_back(op);
  });
  return ops;
}

static SmallVector<Operation *, 64> plainOps(ModuleOp module) {
  return collect(module, [](Operation *op) {
    return isCode(op->getBlock()) && !op->hasTrait<OpTrait::IsTerminator>() &&
           !holdsBorder(op);
  });
}

template <typename T>
static T *pick(SmallVectorImpl<T *> &items, ChoiceSequence &choices) {
  return items.empty() ? nullptr : items[choices.choose(items.size())];
}

/// The values that may be used at `point`, latest first. (Of other blocks of a
/// function only the entry's, which dominates all.)
static SmallVector<Value, 32> valuesAt(Operation *point) {
  SmallVector<Value, 32> values;
  auto addBlock = [&](Block *block, Operation *end) {
    auto begin = block->rbegin();
    if (end)
      begin = std::next(Block::reverse_iterator(end));
    for (Operation &op : llvm::make_range(begin, block->rend()))
      llvm::append_range(values, op.getResults());
    llvm::append_range(values, block->getArguments());
  };
  while (point && !isa<ModuleOp>(point)) {
    Block *block = point->getBlock();
    addBlock(block, point);
    Block *entry = &block->getParent()->front();
    if (entry != block)
      addBlock(entry, nullptr);
    Operation *parent = block->getParentOp();
    if (!parent || parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
      break;
    point = parent;
  }
  return values;
}

static Value pickValue(Operation *point, Type type, ChoiceSequence &choices,
                       Value except = nullptr) {
  SmallVector<Value, 32> fitting;
  for (Value value : valuesAt(point))
    if (value.getType() == type && value != except)
      fitting.push_back(value);
  if (fitting.empty())
    return nullptr;
  return fitting[choices.choose(fitting.size())];
}

static bool isScalar(Type type) { return type.isIntOrIndexOrFloat(); }

//===----------------------------------------------------------------------===//
// Operands, ops
//===----------------------------------------------------------------------===//

static LogicalResult replaceOperand(ModuleOp module, ChoiceSequence &choices) {
  SmallVector<Operation *, 64> ops = collect(module, [](Operation *op) {
    return op->getNumOperands() != 0 && !isBorder(op);
  });
  Operation *op = pick(ops, choices);
  if (!op)
    return failure();
  // Tensors are what it is about, where there are any.
  SmallVector<OpOperand *, 8> operands;
  for (OpOperand &operand : op->getOpOperands())
    if (isa<TensorType>(operand.get().getType()))
      operands.push_back(&operand);
  if (operands.empty() || choices.chance(20))
    for (OpOperand &operand : op->getOpOperands())
      operands.push_back(&operand);
  OpOperand *operand = pick(operands, choices);
  Value value =
      pickValue(op, operand->get().getType(), choices, operand->get());
  if (!value)
    return failure();
  operand->set(value);
  return success();
}

static LogicalResult duplicateOp(ModuleOp module, ChoiceSequence &choices) {
  SmallVector<Operation *, 64> ops = plainOps(module);
  Operation *op = pick(ops, choices);
  if (!op)
    return failure();
  Operation *copy = op->clone();
  op->getBlock()->getOperations().insertAfter(op->getIterator(), copy);
  // One use takes the copy: two results of which each may want the buffer.
  SmallVector<OpOperand *, 8> uses;
  for (Operation &user : llvm::make_range(std::next(copy->getIterator()),
                                          copy->getBlock()->end()))
    user.walk<WalkOrder::PreOrder>([&](Operation *inner) {
      for (OpOperand &operand : inner->getOpOperands())
        if (operand.get().getDefiningOp() == op)
          uses.push_back(&operand);
    });
  if (OpOperand *use = pick(uses, choices))
    use->set(copy->getResult(cast<OpResult>(use->get()).getResultNumber()));
  return success();
}

static LogicalResult deleteOp(ModuleOp module, ChoiceSequence &choices) {
  SmallVector<Operation *, 64> ops = plainOps(module);
  Operation *op = pick(ops, choices);
  if (!op)
    return failure();
  for (Value result : op->getResults()) {
    if (result.use_empty())
      continue;
    Value other = pickValue(op, result.getType(), choices);
    if (!other)
      return failure();
    result.replaceAllUsesWith(other);
  }
  op->erase();
  return success();
}

/// The op of `block` that `op` is or is nested in; null when it is elsewhere.
static Operation *ancestorIn(Block *block, Operation *op) {
  return block->findAncestorOpInBlock(*op);
}

static LogicalResult moveOp(ModuleOp module, ChoiceSequence &choices) {
  SmallVector<Operation *, 64> ops = plainOps(module);
  Operation *op = pick(ops, choices);
  if (!op)
    return failure();
  Block *block = op->getBlock();
  // Not before what it uses, not after who uses it.
  Operation *last = nullptr, *next = block->getTerminator();
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands()) {
      Operation *def = operand.getDefiningOp();
      Operation *at = def ? ancestorIn(block, def) : nullptr;
      if (at && at != op && (!last || last->isBeforeInBlock(at)))
        last = at;
    }
  });
  for (Operation *user : op->getUsers()) {
    Operation *at = ancestorIn(block, user);
    if (at && at->isBeforeInBlock(next))
      next = at;
  }
  SmallVector<Operation *, 32> places; // before each of these
  auto from = last ? std::next(last->getIterator()) : block->begin();
  for (Operation &place :
       llvm::make_range(from, std::next(next->getIterator())))
    if (&place != op && &place != op->getNextNode())
      places.push_back(&place);
  Operation *place = pick(places, choices);
  if (!place)
    return failure();
  op->moveBefore(place);
  return success();
}

//===----------------------------------------------------------------------===//
// Ranges of ops
//===----------------------------------------------------------------------===//

namespace {
/// Some ops in a row.
struct Range {
  SmallVector<Operation *, kMaxRange> ops;
  /// Results that are used after the range, in the order of the text.
  SmallVector<Value, 4> escaping;
  /// Values from outside that the range uses.
  llvm::SetVector<Value> captured;

  Operation *first() const { return ops.front(); }
  bool contains(Operation *op) const {
    Operation *at = first()->getBlock()->findAncestorOpInBlock(*op);
    return llvm::is_contained(ops, at);
  }
};
} // namespace

static FailureOr<Range> pickRange(ModuleOp module, ChoiceSequence &choices) {
  SmallVector<Operation *, 64> starts = plainOps(module);
  Operation *op = pick(starts, choices);
  if (!op)
    return failure();
  Range range;
  for (unsigned i = 0, e = 1 + choices.choose(kMaxRange); i < e; ++i) {
    range.ops.push_back(op);
    op = op->getNextNode();
    if (!op || op->hasTrait<OpTrait::IsTerminator>() || holdsBorder(op))
      break;
  }
  for (Operation *inner : range.ops) {
    for (Value result : inner->getResults())
      if (llvm::any_of(result.getUsers(),
                       [&](Operation *user) { return !range.contains(user); }))
        range.escaping.push_back(result);
    inner->walk<WalkOrder::PreOrder>([&](Operation *nested) {
      for (Value operand : nested->getOperands()) {
        Operation *owner = operand.getDefiningOp();
        if (!owner)
          owner = cast<BlockArgument>(operand).getOwner()->getParentOp();
        if (!range.contains(owner))
          range.captured.insert(operand);
      }
    });
  }
  return range;
}

/// Moves the range to the end of `block` and has the uses after it take
/// `results`.
static void moveRange(const Range &range, Block *block, ValueRange results) {
  for (Operation *op : range.ops)
    op->moveBefore(block, block->end());
  for (auto [value, result] : llvm::zip_equal(range.escaping, results)) {
    Value original = value, replacement = result;
    original.replaceUsesWithIf(replacement, [&](OpOperand &use) {
      return block->findAncestorOpInBlock(*use.getOwner()) == nullptr;
    });
  }
}

/// For each escaping value one of its kind from before the range.
static FailureOr<SmallVector<Value, 4>> standIns(const Range &range,
                                                 ChoiceSequence &choices) {
  SmallVector<Value, 4> values;
  for (Value value : range.escaping) {
    Value other = pickValue(range.first(), value.getType(), choices);
    if (!other)
      return failure();
    values.push_back(other);
  }
  return values;
}

static LogicalResult wrapInExecuteRegion(ModuleOp module,
                                         ChoiceSequence &choices) {
  FailureOr<Range> range = pickRange(module, choices);
  if (failed(range))
    return failure();
  OpBuilder b(range->first());
  Location loc = range->first()->getLoc();
  auto op = scf::ExecuteRegionOp::create(
      b, loc, TypeRange(ValueRange(range->escaping)));
  Block *block = b.createBlock(&op.getRegion());
  moveRange(*range, block, op.getResults());
  b.setInsertionPointToEnd(block);
  scf::YieldOp::create(b, loc, range->escaping);
  return success();
}

static LogicalResult wrapInIf(ModuleOp module, ChoiceSequence &choices) {
  FailureOr<Range> range = pickRange(module, choices);
  if (failed(range))
    return failure();
  FailureOr<SmallVector<Value, 4>> others = standIns(*range, choices);
  if (failed(others))
    return failure();
  OpBuilder b(range->first());
  Location loc = range->first()->getLoc();
  Value condition = pickValue(range->first(), b.getI1Type(), choices);
  if (!condition)
    condition =
        arith::ConstantOp::create(b, loc, b.getBoolAttr(!choices.chance(30)));
  auto op = scf::IfOp::create(b, loc, TypeRange(ValueRange(range->escaping)),
                              condition, /*addThenBlock=*/true,
                              /*addElseBlock=*/true);
  moveRange(*range, op.thenBlock(), op.getResults());
  b.setInsertionPointToEnd(op.thenBlock());
  scf::YieldOp::create(b, loc, range->escaping);
  b.setInsertionPointToEnd(op.elseBlock());
  scf::YieldOp::create(b, loc, *others);
  return success();
}

/// What escapes is carried, so that the next round starts from it: where the
/// range used the stand-in it uses what is carried.
static LogicalResult wrapInFor(ModuleOp module, ChoiceSequence &choices) {
  FailureOr<Range> range = pickRange(module, choices);
  if (failed(range))
    return failure();
  FailureOr<SmallVector<Value, 4>> inits = standIns(*range, choices);
  if (failed(inits))
    return failure();
  OpBuilder b(range->first());
  Location loc = range->first()->getLoc();
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value trips = arith::ConstantIndexOp::create(b, loc, choices.range(1, 3));
  auto op = scf::ForOp::create(b, loc, zero, trips, one, *inits);
  Block *block = op.getBody();
  if (!block->empty())
    block->getTerminator()->erase();
  moveRange(*range, block, op.getResults());
  b.setInsertionPointToEnd(block);
  scf::YieldOp::create(b, loc, range->escaping);
  if (choices.chance(60))
    for (auto [init, argument] :
         llvm::zip_equal(*inits, op.getRegionIterArgs())) {
      Value value = argument;
      init.replaceUsesWithIf(value, [&](OpOperand &use) {
        return use.getOwner() != op &&
               block->findAncestorOpInBlock(*use.getOwner());
      });
    }
  return success();
}

static std::string freshName(ModuleOp module, StringRef base) {
  for (unsigned i = 1;; ++i) {
    std::string name = (base + llvm::Twine(i)).str();
    if (!module.lookupSymbol(name))
      return name;
  }
}

static LogicalResult outline(ModuleOp module, ChoiceSequence &choices) {
  FailureOr<Range> range = pickRange(module, choices);
  if (failed(range))
    return failure();
  OpBuilder b(module.getContext());
  Location loc = range->first()->getLoc();
  SmallVector<Value, 8> captured(range->captured.begin(),
                                 range->captured.end());
  b.setInsertionPoint(range->first());
  auto type = b.getFunctionType(TypeRange(ValueRange(captured)),
                                TypeRange(ValueRange(range->escaping)));
  b.setInsertionPointToEnd(module.getBody());
  auto function =
      func::FuncOp::create(b, loc, freshName(module, "outlined"), type);
  function.setPrivate();
  Block *block = function.addEntryBlock();
  b.setInsertionPoint(range->first());
  auto call = func::CallOp::create(b, loc, function, captured);
  moveRange(*range, block, call.getResults());
  b.setInsertionPointToEnd(block);
  func::ReturnOp::create(b, loc, range->escaping);
  for (auto [value, argument] :
       llvm::zip_equal(captured, block->getArguments())) {
    Value replacement = argument;
    value.replaceUsesWithIf(replacement, [&](OpOperand &use) {
      return block->findAncestorOpInBlock(*use.getOwner()) != nullptr;
    });
  }
  return success();
}

static LogicalResult inlineCall(ModuleOp module, ChoiceSequence &choices) {
  auto calleeOf = [&](Operation *op) -> func::FuncOp {
    auto call = dyn_cast<func::CallOp>(op);
    if (!call)
      return nullptr;
    return module.lookupSymbol<func::FuncOp>(call.getCallee());
  };
  SmallVector<Operation *, 64> calls = collect(module, [&](Operation *op) {
    func::FuncOp callee = calleeOf(op);
    return callee && callee.getBody().hasOneBlock() &&
           !op->getParentOfType<func::FuncOp>()->isAncestor(callee);
  });
  Operation *call = pick(calls, choices);
  if (!call)
    return failure();
  func::FuncOp callee = calleeOf(call);
  Block &body = callee.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), call->getOperands());
  OpBuilder b(call);
  for (Operation &op : body.without_terminator())
    b.clone(op, mapping);
  for (auto [result, value] :
       llvm::zip_equal(call->getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookupOrDefault(value));
  call->erase();
  return success();
}

//===----------------------------------------------------------------------===//
// Types, slices, results, reads, attributes
//===----------------------------------------------------------------------===//

/// A use sees less of the type than is known.
static LogicalResult makeDynamic(ModuleOp module, ChoiceSequence &choices) {
  auto hasStaticDim = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.getRank() > 0 && !type.getEncoding() &&
           llvm::any_of(type.getShape(), [](int64_t dim) {
             return !ShapedType::isDynamic(dim);
           });
  };
  SmallVector<Operation *, 64> ops = collect(module, [&](Operation *op) {
    return isCode(op->getBlock()) && !isBorder(op) &&
           llvm::any_of(op->getOperands(), hasStaticDim);
  });
  Operation *op = pick(ops, choices);
  if (!op)
    return failure();
  SmallVector<OpOperand *, 4> operands;
  for (OpOperand &operand : op->getOpOperands())
    if (hasStaticDim(operand.get()))
      operands.push_back(&operand);
  OpOperand *operand = pick(operands, choices);
  auto type = cast<RankedTensorType>(operand->get().getType());
  SmallVector<int64_t, 4> dims(type.getShape());
  unsigned which = choices.choose(dims.size());
  for (unsigned i = 0; i < dims.size(); ++i)
    if (i == which || choices.chance(30))
      dims[i] = ShapedType::kDynamic;
  auto open = RankedTensorType::get(dims, type.getElementType());
  if (open == type)
    return failure();
  OpBuilder b(op);
  Value value = tensor::CastOp::create(b, op->getLoc(), open, operand->get());
  // Few ops take another type without more ado.
  bool takesAny =
      isa<tensor::ExtractOp, tensor::DimOp, tensor::ExtractSliceOp>(op);
  if (!takesAny || choices.chance(30))
    value = tensor::CastOp::create(b, op->getLoc(), type, value);
  operand->set(value);
  return success();
}

/// Another offset for a slice: pairs that matched do not any more.
static LogicalResult changeSlice(ModuleOp module, ChoiceSequence &choices) {
  auto sourceOf = [](Operation *op) -> RankedTensorType {
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
      return slice.getSourceType();
    if (auto slice = dyn_cast<tensor::InsertSliceOp>(op))
      return slice.getDestType();
    return nullptr;
  };
  struct Place {
    Operation *op;
    unsigned dim;
    int64_t numOffsets;
  };
  SmallVector<Place, 16> places;
  for (Operation *op :
       collect(module, [&](Operation *op) { return !!sourceOf(op); })) {
    auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
    RankedTensorType source = sourceOf(op);
    for (unsigned dim = 0; dim < source.getRank(); ++dim) {
      int64_t offset = slice.getStaticOffsets()[dim];
      int64_t size = slice.getStaticSizes()[dim];
      int64_t stride = slice.getStaticStrides()[dim];
      if (source.isDynamicDim(dim) || ShapedType::isDynamic(offset) ||
          ShapedType::isDynamic(size) || ShapedType::isDynamic(stride) ||
          size == 0)
        continue;
      int64_t count = source.getDimSize(dim) - (size - 1) * stride;
      if (count > 1)
        places.push_back({op, dim, count});
    }
  }
  if (places.empty())
    return failure();
  const Place &place = places[choices.choose(places.size())];
  auto slice = cast<OffsetSizeAndStrideOpInterface>(place.op);
  SmallVector<int64_t, 4> offsets(slice.getStaticOffsets());
  uint32_t most = std::min<int64_t>(place.numOffsets - 1, 255);
  offsets[place.dim] =
      (offsets[place.dim] + 1 + choices.choose(most)) % place.numOffsets;
  if (auto extract = dyn_cast<tensor::ExtractSliceOp>(place.op))
    extract.setStaticOffsets(offsets);
  else
    cast<tensor::InsertSliceOp>(place.op).setStaticOffsets(offsets);
  return success();
}

static LogicalResult changeConstant(ModuleOp module, ChoiceSequence &choices) {
  SmallVector<Operation *, 64> ops = collect(module, [](Operation *op) {
    auto constant = dyn_cast<arith::ConstantOp>(op);
    return constant && isScalar(constant.getType());
  });
  Operation *op = pick(ops, choices);
  if (!op)
    return failure();
  OpBuilder b(op);
  static constexpr int64_t kNumbers[] = {0, 1, 2, 3, 4, -1};
  int64_t number = kNumbers[choices.choose(std::size(kNumbers))];
  Type type = op->getResult(0).getType();
  TypedAttr attr;
  if (isa<FloatType>(type))
    attr = b.getFloatAttr(type, static_cast<double>(number));
  else
    attr = IntegerAttr::get(
        type,
        APInt(64, number, /*isSigned=*/true)
            .sextOrTrunc(type.isIndex() ? 64 : type.getIntOrFloatBitWidth()));
  cast<arith::ConstantOp>(op).setValueAttr(attr);
  return success();
}

/// What takes an attribute's place, of which nothing is replaced any more: its
/// parts fit each other.
using Replacement = std::optional<std::pair<Attribute, WalkResult>>;

static Replacement keep(Attribute attr) {
  return std::make_pair(attr, WalkResult::skip());
}

/// Every extent of one number in the module becomes another number, in types,
/// constants and slices alike.
static LogicalResult changeExtent(ModuleOp module, ChoiceSequence &choices) {
  llvm::SetVector<int64_t> extents;
  module->walk([&](Operation *op) {
    auto addAll = [&](TypeRange types) {
      for (Type type : types)
        if (auto tensor = dyn_cast<RankedTensorType>(type))
          for (int64_t dim : tensor.getShape())
            if (!ShapedType::isDynamic(dim))
              extents.insert(dim);
    };
    addAll(op->getResultTypes());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        addAll(block.getArgumentTypes());
  });
  if (extents.empty())
    return failure();
  int64_t from = extents[choices.choose(extents.size())];
  static constexpr int64_t kExtents[] = {1, 2, 3, 4, 5, 6, 0, 8};
  int64_t to = kExtents[choices.choose(std::size(kExtents))];
  if (from == to)
    to = from + 1;
  auto changed = [&](ArrayRef<int64_t> dims) {
    SmallVector<int64_t, 4> result(dims);
    llvm::replace(result, from, to);
    return result;
  };
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](RankedTensorType type) -> Type {
    return RankedTensorType::get(changed(type.getShape()),
                                 type.getElementType(), type.getEncoding());
  });
  replacer.addReplacement([&](MemRefType type) -> Type {
    // Strides of a static layout depend on the extents.
    if (!type.getLayout().isIdentity())
      return type;
    return MemRefType::get(changed(type.getShape()), type.getElementType(),
                           type.getLayout(), type.getMemorySpace());
  });
  // The elements as they were, from the start again where there are more.
  replacer.addReplacement([&](DenseElementsAttr attr) -> Replacement {
    auto type = dyn_cast<RankedTensorType>(attr.getType());
    if (!type)
      return keep(attr);
    auto wanted =
        RankedTensorType::get(changed(type.getShape()), type.getElementType());
    if (wanted == type)
      return keep(attr);
    if (attr.isSplat())
      return keep(attr.resizeSplat(wanted));
    SmallVector<Attribute> old(attr.getValues<Attribute>());
    if (old.empty())
      old.push_back(
          Builder(attr.getContext()).getZeroAttr(type.getElementType()));
    SmallVector<Attribute> elements;
    for (int64_t i = 0, e = wanted.getNumElements(); i < e; ++i)
      elements.push_back(old[i % old.size()]);
    return keep(DenseElementsAttr::get(wanted, elements));
  });
  // Slices and reshapes say their sizes in attributes of their own.
  module->walk([&](Operation *op) {
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
      slice.setStaticSizes(changed(slice.getStaticSizes()));
    else if (auto slice = dyn_cast<tensor::InsertSliceOp>(op))
      slice.setStaticSizes(changed(slice.getStaticSizes()));
    else if (auto slice = dyn_cast<tensor::ParallelInsertSliceOp>(op))
      slice.setStaticSizes(changed(slice.getStaticSizes()));
    else if (auto reshape = dyn_cast<tensor::ExpandShapeOp>(op))
      reshape.setStaticOutputShape(changed(reshape.getStaticOutputShape()));
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  return success();
}

/// Every scalar and element of one type in the module becomes another of its
/// kind.
static LogicalResult retypeElements(ModuleOp module, ChoiceSequence &choices) {
  llvm::SetVector<Type> types;
  module->walk([&](Operation *op) {
    auto addAll = [&](TypeRange all) {
      for (Type type : all)
        if (auto tensor = dyn_cast<TensorType>(type))
          if (isa<FloatType, IntegerType>(tensor.getElementType()))
            types.insert(tensor.getElementType());
    };
    addAll(op->getResultTypes());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        addAll(block.getArgumentTypes());
  });
  // A flag is no number: comparisons give it and branches take it.
  types.remove(IntegerType::get(module.getContext(), 1));
  if (types.empty())
    return failure();
  Builder b(module.getContext());
  Type from = types[choices.choose(types.size())];
  SmallVector<Type, 4> others;
  if (isa<FloatType>(from))
    others = {b.getF64Type(), b.getF32Type(), b.getF16Type(), b.getBF16Type()};
  else
    others = {b.getI64Type(), b.getI32Type(), b.getIntegerType(8),
              b.getIntegerType(16)};
  llvm::erase(others, from);
  Type to = others[choices.choose(others.size())];

  auto number = [&](Attribute attr) -> Attribute {
    if (auto floating = dyn_cast<FloatAttr>(attr)) {
      APFloat value = floating.getValue();
      bool losesInfo;
      value.convert(cast<FloatType>(to).getFloatSemantics(),
                    APFloat::rmNearestTiesToEven, &losesInfo);
      return FloatAttr::get(to, value);
    }
    APInt value = cast<IntegerAttr>(attr).getValue();
    return IntegerAttr::get(to, value.sextOrTrunc(to.getIntOrFloatBitWidth()));
  };
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](Type type) -> std::optional<Type> {
    if (type == from)
      return to;
    return std::nullopt;
  });
  replacer.addReplacement([&](FloatAttr attr) -> Replacement {
    return keep(attr.getType() == from ? number(attr) : Attribute(attr));
  });
  // Integers in attributes are numbers for the ops' own use, but for those of
  // constants, see below.
  replacer.addReplacement(
      [&](IntegerAttr attr) -> Replacement { return keep(attr); });
  replacer.addReplacement(
      [&](DenseArrayAttr attr) -> Replacement { return keep(attr); });
  replacer.addReplacement([&](DenseElementsAttr attr) -> Replacement {
    if (attr.getElementType() != from)
      return keep(attr);
    auto type = cast<ShapedType>(attr.getType()).clone(to);
    SmallVector<Attribute> elements;
    if (attr.isSplat())
      elements.push_back(number(attr.getSplatValue<Attribute>()));
    else
      for (Attribute element : attr.getValues<Attribute>())
        elements.push_back(number(element));
    return keep(DenseElementsAttr::get(type, elements));
  });
  module->walk([&](arith::ConstantOp op) {
    auto integer = dyn_cast<IntegerAttr>(op.getValue());
    if (integer && integer.getType() == from)
      op.setValueAttr(cast<TypedAttr>(number(integer)));
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  // Bodies of named ops verify with any types, and are not printed: what is
  // read makes them anew. Some ops have scalars of one type only.
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os);
  return success(bool(
      parseSourceString<ModuleOp>(text, ParserConfig(module.getContext()))));
}

/// Two values change places where a region or a function ends.
static LogicalResult swapYielded(ModuleOp module, ChoiceSequence &choices) {
  struct Pair {
    Operation *op;
    unsigned one, other;
  };
  SmallVector<Pair, 16> pairs;
  for (Operation *op : collect(module, [](Operation *op) {
         return isa<func::ReturnOp, scf::YieldOp>(op);
       }))
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      for (unsigned j = 0; j < i; ++j)
        if (op->getOperand(i) != op->getOperand(j) &&
            op->getOperand(i).getType() == op->getOperand(j).getType())
          pairs.push_back({op, j, i});
  if (pairs.empty())
    return failure();
  const Pair &pair = pairs[choices.choose(pairs.size())];
  Value one = pair.op->getOperand(pair.one);
  pair.op->setOperand(pair.one, pair.op->getOperand(pair.other));
  pair.op->setOperand(pair.other, one);
  return success();
}

/// An element of an older tensor is printed: it must still be there.
static LogicalResult insertRead(ModuleOp module, ChoiceSequence &choices) {
  SmallVector<Operation *, 64> points =
      collect(module, [](Operation *op) { return isCode(op->getBlock()); });
  Operation *point = pick(points, choices);
  if (!point)
    return failure();
  SmallVector<Value, 32> tensors;
  for (Value value : valuesAt(point)) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !isScalar(type.getElementType()) || !type.hasStaticShape() ||
        type.getNumElements() == 0)
      continue;
    bool materialized = llvm::any_of(value.getUsers(), [](Operation *user) {
      return isa<bufferization::MaterializeInDestinationOp>(user);
    });
    if (!materialized)
      tensors.push_back(value);
  }
  if (tensors.empty())
    return failure();
  // The oldest are the likeliest to have been overwritten since.
  Value tensor = tensors[tensors.size() - 1 - choices.choose(tensors.size())];
  auto type = cast<RankedTensorType>(tensor.getType());
  OpBuilder b(point);
  Location loc = point->getLoc();
  SmallVector<Value, 4> indices;
  for (int64_t dim : type.getShape())
    indices.push_back(arith::ConstantIndexOp::create(
        b, loc, choices.choose(std::min<int64_t>(dim, 8))));
  Value element = tensor::ExtractOp::create(b, loc, tensor, indices);
  vector::PrintOp::create(b, loc, element);
  return success();
}

/// Attributes that say what may be done to an argument, where that is a
/// contract with the outside and no claim about a body.
static LogicalResult changeAttribute(ModuleOp module, ChoiceSequence &choices) {
  struct Place {
    func::FuncOp function;
    unsigned argument;
  };
  SmallVector<Place, 16> places;
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (function.isPublic() || function.isExternal())
      for (auto [number, type] : llvm::enumerate(function.getArgumentTypes()))
        if (isa<TensorType>(type))
          places.push_back({function, static_cast<unsigned>(number)});
  if (places.empty())
    return failure();
  Place place = places[choices.choose(places.size())];
  Builder b(module.getContext());
  StringRef name = place.function.isExternal() ? "bufferization.access"
                                               : "bufferization.writable";
  if (place.function.getArgAttr(place.argument, name)) {
    place.function.removeArgAttr(place.argument, name);
    return success();
  }
  static constexpr llvm::StringLiteral kAccess[] = {"read", "write", "none"};
  Attribute value = b.getBoolAttr(false);
  if (place.function.isExternal())
    value = b.getStringAttr(kAccess[choices.choose(std::size(kAccess))]);
  place.function.setArgAttr(place.argument, name, value);
  return success();
}

//===----------------------------------------------------------------------===//
// The table, and the copy that all work on
//===----------------------------------------------------------------------===//

llvm::ArrayRef<Mutation> allMutations() {
  static const Mutation mutations[] = {
      {"replace-operand", "another value of the same type is used",
       replaceOperand},
      {"insert-read", "an element of an older tensor is printed", insertRead},
      {"duplicate-op", "an op twice, each with some of the uses", duplicateOp},
      {"delete-op", "other values take the place of an op's results", deleteOp},
      {"move-op", "an op earlier or later in its block", moveOp},
      {"swap-yielded", "two yielded or returned values change places",
       swapYielded},
      {"change-slice", "a slice at another offset", changeSlice},
      {"change-constant", "another scalar constant", changeConstant},
      {"change-extent", "every extent of one number becomes another",
       changeExtent},
      {"retype-elements", "every element of one type becomes another",
       retypeElements},
      {"make-dynamic", "a static size is hidden from a use", makeDynamic},
      {"wrap-in-if", "ops become one arm of an scf.if", wrapInIf},
      {"wrap-in-for", "ops become the body of an scf.for", wrapInFor},
      {"wrap-in-region", "ops become an scf.execute_region",
       wrapInExecuteRegion},
      {"outline", "ops become a function of their own", outline},
      {"inline-call", "a callee's body takes the place of a call", inlineCall},
      {"change-attribute", "what may be done to an argument", changeAttribute},
  };
  return mutations;
}

/// Bodies that read a tensor through a buffer are right only as long as nothing
/// comes in between.
static bool refuses(ModuleOp module) {
  unsigned ops = 0;
  bool buffers = false;
  module->walk([&](Operation *op) {
    ++ops;
    buffers |= isa<bufferization::ToBufferOp>(op);
  });
  return buffers || ops > kMaxMutatedOps;
}

/// Runs `change` on a copy and takes it over where it verifies.
static LogicalResult
changeCopy(ModuleOp module,
           llvm::function_ref<LogicalResult(ModuleOp copy)> change) {
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  if (refuses(module))
    return failure();
  OwningOpRef<ModuleOp> copy = module.clone();
  if (failed(change(*copy)) || failed(verify(*copy)))
    return failure();
  module.getBodyRegion().takeBody(copy->getBodyRegion());
  module->setAttrs((*copy)->getAttrDictionary());
  return success();
}

LogicalResult mutate(ModuleOp module, const Mutation &mutation,
                     ChoiceSequence &choices) {
  return changeCopy(
      module, [&](ModuleOp copy) { return mutation.apply(copy, choices); });
}

FailureOr<StringRef> mutate(ModuleOp module, ChoiceSequence &choices) {
  llvm::ArrayRef<Mutation> mutations = allMutations();
  for (unsigned i = 0; i < kTries; ++i) {
    const Mutation &mutation = mutations[choices.choose(mutations.size())];
    if (succeeded(mutate(module, mutation, choices)))
      return mutation.name;
  }
  return failure();
}

//===----------------------------------------------------------------------===//
// Crossover
//===----------------------------------------------------------------------===//

/// A constant of the type; null where there is none.
static Value makeValue(OpBuilder &b, Location loc, Type type) {
  if (isScalar(type))
    return arith::ConstantOp::create(b, loc, b.getOneAttr(type));
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getEncoding() || !isScalar(tensor.getElementType()))
    return nullptr;
  // Any extent will do for a `?`.
  SmallVector<int64_t, 4> dims;
  for (int64_t dim : tensor.getShape())
    dims.push_back(ShapedType::isDynamic(dim) ? 2 : dim);
  auto closed = RankedTensorType::get(dims, tensor.getElementType());
  Attribute element = b.getOneAttr(tensor.getElementType());
  Value value = arith::ConstantOp::create(
      b, loc, DenseElementsAttr::get(closed, element));
  if (closed == tensor)
    return value;
  return tensor::CastOp::create(b, loc, tensor, value);
}

/// Calls one of the functions from some place in the others, with what is
/// there or with constants.
static void callOne(ModuleOp module, ArrayRef<func::FuncOp> functions,
                    ChoiceSequence &choices) {
  SmallVector<Operation *, 64> points = collect(module, [&](Operation *op) {
    return isCode(op->getBlock()) &&
           !llvm::is_contained(functions, op->getParentOfType<func::FuncOp>());
  });
  for (unsigned i = 0; i < kTries && !points.empty(); ++i) {
    func::FuncOp callee = functions[choices.choose(functions.size())];
    Operation *point = pick(points, choices);
    OpBuilder b(point);
    SmallVector<Value, 4> operands;
    for (Type type : callee.getArgumentTypes()) {
      if (isa<BaseMemRefType>(type))
        break;
      Value value = pickValue(point, type, choices);
      if (!value)
        value = makeValue(b, point->getLoc(), type);
      if (!value)
        break;
      operands.push_back(value);
    }
    if (operands.size() != callee.getNumArguments())
      continue;
    auto call = func::CallOp::create(b, point->getLoc(), callee, operands);
    // What it gives takes the place of something, where it fits.
    for (Value result : call.getResults()) {
      SmallVector<OpOperand *, 16> uses;
      for (Operation &op : llvm::make_range(std::next(call->getIterator()),
                                            call->getBlock()->end()))
        if (!isBorder(&op))
          for (OpOperand &operand : op.getOpOperands())
            if (operand.get().getType() == result.getType() &&
                operand.get().getDefiningOp() != call)
              uses.push_back(&operand);
      if (OpOperand *use = pick(uses, choices))
        use->set(result);
    }
    return;
  }
}

LogicalResult crossOver(ModuleOp module, ModuleOp other,
                        ChoiceSequence &choices) {
  if (refuses(other))
    return failure();
  return changeCopy(module, [&](ModuleOp copy) -> LogicalResult {
    OwningOpRef<ModuleOp> donor = other.clone();
    SmallVector<Operation *, 16> symbols;
    for (Operation &op : donor->getBodyRegion().front()) {
      // What is not a symbol cannot be told apart by name.
      if (!isa<SymbolOpInterface>(op))
        return failure();
      symbols.push_back(&op);
    }
    SmallVector<func::FuncOp, 8> callable;
    for (Operation *op : symbols) {
      StringAttr name = SymbolTable::getSymbolName(op);
      if (copy.lookupSymbol(name) ||
          (isa<func::FuncOp>(op) && name == "main")) {
        unsigned number = 1;
        std::string fresh;
        do
          fresh = (name.getValue() + "_" + llvm::Twine(number++)).str();
        while (copy.lookupSymbol(fresh) || donor->lookupSymbol(fresh));
        auto attr = StringAttr::get(op->getContext(), fresh);
        if (failed(SymbolTable::replaceAllSymbolUses(op, attr, *donor)))
          return failure();
        SymbolTable::setSymbolName(op, attr);
      }
    }
    for (Operation *op : symbols) {
      op->remove();
      copy.getBody()->push_back(op);
      auto function = dyn_cast<func::FuncOp>(op);
      if (!function)
        continue;
      function.setPrivate();
      callable.push_back(function);
    }
    if (callable.empty())
      return failure();
    callOne(copy, callable, choices);
    return success();
  });
}

} // namespace bufdiff
