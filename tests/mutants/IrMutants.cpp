//===- IrMutants.cpp - Faults in what bufferization leaves ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The path is run as it is, and one thing in its output is changed. A change
// that the verifier would see is of no interest unless the mutant says so: what
// is asked here is whether the runs are compared well enough.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "tests/mutants/Kinds.h"
#include "tests/mutants/MutantPath.h"
#include "tests/mutants/Places.h"

using namespace mlir;

namespace bufdiff::mutants {

/// The ops of a kind, in the order of the IR, of which `filter` is true.
template <typename OpTy>
static SmallVector<OpTy> opsOf(ModuleOp module,
                               function_ref<bool(OpTy)> filter = nullptr) {
  SmallVector<OpTy> ops;
  module.walk<WalkOrder::PreOrder>([&](OpTy op) {
    if (!filter || filter(op))
      ops.push_back(op);
  });
  return ops;
}

/// A fault in the first op of a kind on which `change` says that it did
/// something.
template <typename OpTy>
static std::function<LogicalResult(ModuleOp)>
inFirst(std::function<bool(OpTy)> change) {
  return [change](ModuleOp module) {
    for (OpTy op : opsOf<OpTy>(module))
      if (change(op)) {
        noteFault();
        break;
      }
    return success();
  };
}

template <typename OpTy>
static std::function<LogicalResult(ModuleOp)>
inLast(std::function<bool(OpTy)> change) {
  return [change](ModuleOp module) {
    for (OpTy op : llvm::reverse(opsOf<OpTy>(module)))
      if (change(op)) {
        noteFault();
        break;
      }
    return success();
  };
}

template <typename OpTy>
static std::function<LogicalResult(ModuleOp)>
inAll(std::function<bool(OpTy)> change) {
  return [change](ModuleOp module) {
    for (OpTy op : opsOf<OpTy>(module))
      if (change(op))
        noteFault();
    return success();
  };
}

static bool isCopyThatMatters(memref::CopyOp op) {
  return op.getSource() != op.getTarget();
}

static bool eraseCopy(memref::CopyOp op) {
  if (!isCopyThatMatters(op))
    return false;
  op.erase();
  return true;
}

static bool writesTo(Operation *op, Value buffer) {
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (isa<func::CallOp>(op))
    return llvm::is_contained(op->getOperands(), buffer);
  return effects && effects.getEffectOnValue<MemoryEffects::Write>(buffer);
}

/// Whether `type` may stand where the user expects some memref.
static bool takesAnyLayout(OpOperand &use) {
  Operation *user = use.getOwner();
  return isa<memref::LoadOp, memref::StoreOp, memref::CopyOp, memref::DimOp,
             linalg::LinalgOp, vector::TransferReadOp, vector::TransferWriteOp>(
      user);
}

/// Gives a subview other offsets, sizes or strides. False where that would ask
/// its users for more than another layout.
static bool remakeSubview(memref::SubViewOp op, ArrayRef<OpFoldResult> offsets,
                          ArrayRef<OpFoldResult> strides) {
  if (!llvm::all_of(op->getUses(), takesAnyLayout))
    return false;
  auto inferred =
      cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
          op.getType().getShape(), op.getSourceType(), offsets,
          op.getMixedSizes(), strides));
  OpBuilder b(op);
  auto made =
      memref::SubViewOp::create(b, op.getLoc(), inferred, op.getSource(),
                                offsets, op.getMixedSizes(), strides);
  op.replaceAllUsesWith(made.getResult());
  op.erase();
  return true;
}

static Value addOne(OpBuilder &b, Location loc, Value value, int64_t delta) {
  Value one = arith::ConstantIndexOp::create(b, loc, delta);
  return arith::AddIOp::create(b, loc, value, one);
}

static OpFoldResult addOne(OpBuilder &b, Location loc, OpFoldResult value,
                           int64_t delta) {
  if (auto attribute = dyn_cast<Attribute>(value))
    return b.getIndexAttr(cast<IntegerAttr>(attribute).getInt() + delta);
  return addOne(b, loc, cast<Value>(value), delta);
}

static bool hasElements(MemRefType type) {
  return llvm::none_of(type.getShape(), [](int64_t size) { return size == 0; });
}

static bool shiftSubview(memref::SubViewOp op, int64_t delta) {
  SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
  if (offsets.empty() || !hasElements(op.getType()))
    return false;
  // An offset below zero would not verify.
  std::optional<int64_t> known = getConstantIntValue(offsets.back());
  if (known && *known + delta < 0)
    return false;
  // Nor would a static size beyond the source.
  std::optional<int64_t> size = getConstantIntValue(op.getMixedSizes().back());
  int64_t extent = op.getSourceType().getShape().back();
  if (known && size && !ShapedType::isDynamic(extent) &&
      *known + delta + *size > extent)
    return false;
  OpBuilder b(op);
  offsets.back() = addOne(b, op.getLoc(), offsets.back(), delta);
  return remakeSubview(op, offsets, op.getMixedStrides());
}

static bool loseStrides(memref::SubViewOp op) {
  SmallVector<OpFoldResult> strides = op.getMixedStrides();
  if (llvm::all_of(strides, [](OpFoldResult stride) {
        return getConstantIntValue(stride) == 1;
      }))
    return false;
  OpBuilder b(op);
  for (OpFoldResult &stride : strides)
    stride = b.getIndexAttr(1);
  return remakeSubview(op, op.getMixedOffsets(), strides);
}

/// Sets dynamic sizes, which do not show in the type.
static bool resizeSubview(memref::SubViewOp op, int64_t delta) {
  if (op.getSizes().empty())
    return false;
  OpBuilder b(op);
  MutableOperandRange sizes = op.getSizesMutable();
  Value size = sizes[sizes.size() - 1].get();
  sizes[sizes.size() - 1].set(addOne(b, op.getLoc(), size, delta));
  return true;
}

static bool resizeAlloc(memref::AllocOp op) {
  if (op.getDynamicSizes().empty())
    return false;
  OpBuilder b(op);
  MutableOperandRange sizes = op.getDynamicSizesMutable();
  Value size = sizes[0].get();
  Value zero = arith::ConstantIndexOp::create(b, op.getLoc(), 0);
  // A negative size would be undefined where the right one is not.
  Value less = addOne(b, op.getLoc(), size, -1);
  sizes[0].set(arith::MaxSIOp::create(b, op.getLoc(), less, zero));
  return true;
}

/// Two allocations of one type in a block become one.
static bool mergeAllocs(memref::AllocOp op) {
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode()) {
    auto other = dyn_cast<memref::AllocOp>(next);
    if (!other || other.getType() != op.getType() ||
        !other.getDynamicSizes().empty())
      continue;
    other.replaceAllUsesWith(op.getResult());
    other.erase();
    return true;
  }
  return false;
}

static bool hoistOutOf(memref::AllocOp op, Operation *loop) {
  if (!loop || !llvm::all_of(op->getOperands(), [&](Value operand) {
        return !loop->isAncestor(operand.getParentBlock()->getParentOp());
      }))
    return false;
  op->moveBefore(loop);
  return true;
}

static bool makeAlloca(memref::AllocOp op) {
  OpBuilder b(op);
  auto made = memref::AllocaOp::create(
      b, op.getLoc(), op.getType(), op.getDynamicSizes(),
      op.getSymbolOperands(), op.getAlignmentAttr());
  op.replaceAllUsesWith(made.getResult());
  op.erase();
  return true;
}

/// Whether the buffer leaves the function by a return, perhaps as a view.
static bool isReturned(Value buffer) {
  return llvm::any_of(buffer.getUsers(), [&](Operation *user) {
    if (isa<func::ReturnOp>(user))
      return true;
    return isa<memref::CastOp, memref::SubViewOp>(user) &&
           isReturned(user->getResult(0));
  });
}

static bool swapYielded(Operation *terminator) {
  MutableArrayRef<OpOperand> operands = terminator->getOpOperands();
  for (unsigned i = 0; i < operands.size(); ++i)
    for (unsigned j = i + 1; j < operands.size(); ++j) {
      Value left = operands[i].get(), right = operands[j].get();
      if (left == right || left.getType() != right.getType() ||
          !isa<MemRefType>(left.getType()))
        continue;
      operands[i].set(right);
      operands[j].set(left);
      return true;
    }
  return false;
}

/// The other buffer of the same type that dominates the op: one defined before
/// in its block, or an argument of the function.
static Value findOther(Operation *op, Value buffer) {
  Value found;
  for (Operation &other : *op->getBlock()) {
    if (&other == op)
      break;
    for (Value result : other.getResults())
      if (result != buffer && result.getType() == buffer.getType())
        found = result;
  }
  if (found)
    return found;
  if (auto function = op->getParentOfType<func::FuncOp>())
    for (Value argument : function.getArguments())
      if (argument != buffer && argument.getType() == buffer.getType())
        return argument;
  return {};
}

static Mutant &add(MutantList &list, llvm::StringRef name,
                   llvm::StringRef fault, llvm::StringRef equivalentFor,
                   std::vector<oracle::FindingKind> kinds,
                   std::function<LogicalResult(ModuleOp)> output) {
  Mutant &mutant = list.emplace_back();
  mutant.name = name;
  mutant.family = Family::BufferizedIr;
  mutant.fault = fault;
  mutant.equivalentFor = equivalentFor;
  mutant.kinds = std::move(kinds);
  mutant.hooks.output = std::move(output);
  return mutant;
}

static void addCopyMutants(MutantList &list) {
  constexpr llvm::StringLiteral kUnread =
      "modules whose copied contents nobody reads before they are overwritten";
  add(list, "copy-dropped-first", "the first memref.copy of the module is gone",
      kUnread, valueKinds(), inFirst<memref::CopyOp>(eraseCopy));
  add(list, "copy-dropped-last", "the last memref.copy of the module is gone",
      kUnread, valueKinds(), inLast<memref::CopyOp>(eraseCopy));
  add(list, "copy-dropped-in-loop", "copies in loops are gone", kUnread,
      valueKinds(), inAll<memref::CopyOp>([](memref::CopyOp op) {
        return isInLoop(op) && eraseCopy(op);
      }));
  add(list, "copy-dropped-in-branch", "copies in branches are gone", kUnread,
      valueKinds(), inAll<memref::CopyOp>([](memref::CopyOp op) {
        return isInBranch(op) && eraseCopy(op);
      }));
  add(list, "copy-dropped-in-callee",
      "copies in functions that are called are gone", kUnread, valueKinds(),
      inAll<memref::CopyOp>(
          [](memref::CopyOp op) { return isInCallee(op) && eraseCopy(op); }));
  add(list, "copy-dropped-in-parallel", "copies in parallel loops are gone",
      kUnread, valueKinds(), inAll<memref::CopyOp>([](memref::CopyOp op) {
        return isInParallel(op) && eraseCopy(op);
      }))
      .profile = "loops";
  add(list, "copy-dropped-before-call",
      "the copy that a callee was to write is gone, its buffer not set",
      "callees that write all of the argument before they read it",
      valueKinds(), inFirst<memref::CopyOp>([](memref::CopyOp op) {
        Value target = op.getTarget();
        if (!llvm::any_of(target.getUsers(), [](Operation *user) {
              return isa<func::CallOp>(user) ||
                     (isa<memref::CastOp>(user) &&
                      llvm::any_of(user->getUsers(), [](Operation *use) {
                        return isa<func::CallOp>(use);
                      }));
            }))
          return false;
        return eraseCopy(op);
      }));
  add(list, "copy-swapped", "a copy has its source and target swapped",
      "modules whose source and target have the same contents", valueKinds(),
      inFirst<memref::CopyOp>([](memref::CopyOp op) {
        Value source = op.getSource(), target = op.getTarget();
        if (!isCopyThatMatters(op))
          return false;
        op->setOperands({target, source});
        return true;
      }));
  add(list, "copy-after-write",
      "a copy comes after a write that it was to "
      "come before",
      "writes that leave the copied contents as they were", valueKinds(),
      inFirst<memref::CopyOp>([](memref::CopyOp op) {
        for (Operation *next = op->getNextNode();
             next && !next->hasTrait<OpTrait::IsTerminator>();
             next = next->getNextNode())
          if (writesTo(next, op.getTarget()) ||
              writesTo(next, op.getSource())) {
            op->moveAfter(next);
            return true;
          }
        return false;
      }));
  add(list, "copy-too-early",
      "a copy comes before the write that made its "
      "contents",
      "sources that had the same contents before", valueKinds(),
      inFirst<memref::CopyOp>([](memref::CopyOp op) {
        // No further back than to where its target is made.
        for (Operation *previous = op->getPrevNode(); previous;
             previous = previous->getPrevNode()) {
          if (!writesTo(previous, op.getSource()))
            continue;
          Operation *target = op.getTarget().getDefiningOp();
          if (target && target->getBlock() == op->getBlock() &&
              !target->isBeforeInBlock(previous)) {
            // An allocation may move along, if its sizes do not depend on what
            // is passed.
            if (!isa<memref::AllocOp>(target) || target->getNumOperands())
              return false;
            target->moveBefore(previous);
          }
          Operation *source = op.getSource().getDefiningOp();
          if (source && source->getBlock() == op->getBlock() &&
              !source->isBeforeInBlock(previous))
            return false;
          op->moveBefore(previous);
          return true;
        }
        return false;
      }));
  add(list, "copy-of-nothing-to-itself",
      "a copy of a buffer to itself is added after each allocation",
      "everything: a copy onto itself changes nothing", {},
      inAll<memref::CopyOp>([](memref::CopyOp op) {
        OpBuilder b(op);
        b.setInsertionPointAfter(op);
        memref::CopyOp::create(b, op.getLoc(), op.getTarget(), op.getTarget());
        return true;
      }))
      .equivalent = true;
  add(list, "result-copied-once-more",
      "what a function returns is copied to a fresh buffer first",
      "everything: a result may be any buffer with these contents; the copy is "
      "only slow",
      {}, inAll<func::ReturnOp>([](func::ReturnOp op) {
        bool changed = false;
        for (OpOperand &operand : op->getOpOperands()) {
          auto type = dyn_cast<MemRefType>(operand.get().getType());
          if (!type || !type.hasStaticShape() || !type.getLayout().isIdentity())
            continue;
          OpBuilder b(op);
          Value fresh = memref::AllocOp::create(b, op.getLoc(), type);
          memref::CopyOp::create(b, op.getLoc(), operand.get(), fresh);
          operand.set(fresh);
          changed = true;
        }
        return changed;
      }))
      .equivalent = true;
}

static void addViewMutants(MutantList &list) {
  std::vector<oracle::FindingKind> kinds = valueKinds();
  kinds.push_back(oracle::FindingKind::OutOfBounds);
  // A cast behind it that says the size as well.
  std::vector<oracle::FindingKind> sizeKinds = kinds;
  sizeKinds.push_back(oracle::FindingKind::LayoutMismatch);
  // What can be seen to end behind its source does not verify.
  std::vector<oracle::FindingKind> offsetKinds = kinds;
  offsetKinds.push_back(oracle::FindingKind::VerifierFailure);
  add(list, "subview-offset-plus-one", "a subview begins one element later",
      "views of equal elements, and views without elements", offsetKinds,
      inFirst<memref::SubViewOp>(
          [](memref::SubViewOp op) { return shiftSubview(op, 1); }))
      .profile = "slices";
  add(list, "subview-offset-minus-one", "a subview begins one element earlier",
      "views of equal elements, and views without elements", kinds,
      inFirst<memref::SubViewOp>(
          [](memref::SubViewOp op) { return shiftSubview(op, -1); }))
      .profile = "slices";
  add(list, "subview-size-plus-one", "a subview of dynamic size is too large",
      "none known", kinds, inFirst<memref::SubViewOp>([](memref::SubViewOp op) {
        return resizeSubview(op, 1);
      }))
      .profile = "slices";
  // Where the size is known, a cast says so.
  list.back().kinds.push_back(oracle::FindingKind::LayoutMismatch);
  add(list, "subview-size-minus-one", "a subview of dynamic size is too small",
      "views whose last element nobody needs", sizeKinds,
      inFirst<memref::SubViewOp>(
          [](memref::SubViewOp op) { return resizeSubview(op, -1); }))
      .profile = "slices";
  add(list, "subview-strides-lost", "a strided subview is contiguous",
      "views of equal elements", kinds, inFirst<memref::SubViewOp>(loseStrides))
      .profile = "slices";
  add(list, "subview-of-another", "a subview is one of another buffer",
      "buffers of equal contents, at their last use", kinds,
      inFirst<memref::SubViewOp>([](memref::SubViewOp op) {
        Value other = findOther(op, op.getSource());
        if (!other)
          return false;
        op.getSourceMutable().assign(other);
        return true;
      }))
      .profile = "slices";
  add(list, "cast-dropped", "a memref.cast is gone, its operand used instead",
      "casts before ops that take any layout",
      {oracle::FindingKind::VerifierFailure},
      inFirst<memref::CastOp>([](memref::CastOp op) {
        op.replaceAllUsesWith(op.getSource());
        op.erase();
        return true;
      }));
  add(list, "layout-assumed-identity",
      "an argument's layout is taken to be the identity, by a cast",
      "callers that pass contiguous buffers from offset 0",
      {oracle::FindingKind::LayoutMismatch},
      inFirst<func::FuncOp>([](func::FuncOp function) {
        if (function.isExternal())
          return false;
        for (BlockArgument argument : function.getArguments()) {
          auto type = dyn_cast<MemRefType>(argument.getType());
          if (!type || type.getLayout().isIdentity() || argument.use_empty())
            continue;
          OpBuilder b = OpBuilder::atBlockBegin(argument.getOwner());
          auto identity = memref::CastOp::create(
              b, function.getLoc(),
              MemRefType::get(type.getShape(), type.getElementType()),
              argument);
          auto back = memref::CastOp::create(b, function.getLoc(), type,
                                             identity.getResult());
          argument.replaceAllUsesExcept(back.getResult(), identity);
          return true;
        }
        return false;
      }));
  add(list, "store-index-off-by-one", "a memref.store writes the next element",
      "none known", kinds, inFirst<memref::StoreOp>([](memref::StoreOp op) {
        if (op.getIndices().empty())
          return false;
        OpBuilder b(op);
        OpOperand &index =
            op.getIndicesMutable()[op.getIndicesMutable().size() - 1];
        index.set(addOne(b, op.getLoc(), index.get(), 1));
        return true;
      }));
  add(list, "load-index-off-by-one", "a memref.load reads the next element",
      "buffers of equal elements", kinds,
      inFirst<memref::LoadOp>([](memref::LoadOp op) {
        if (op.getIndices().empty())
          return false;
        OpBuilder b(op);
        OpOperand &index =
            op.getIndicesMutable()[op.getIndicesMutable().size() - 1];
        index.set(addOne(b, op.getLoc(), index.get(), 1));
        return true;
      }));
  add(list, "destination-of-another", "a linalg op writes another buffer",
      "results that nobody reads", kinds,
      inFirst<linalg::GenericOp>([](linalg::GenericOp op) {
        if (op.getNumDpsInits() == 0)
          return false;
        OpOperand &init = op.getDpsInitsMutable()[0];
        Value other = findOther(op, init.get());
        if (!other)
          return false;
        init.set(other);
        return true;
      }));
  add(list, "input-of-another", "a linalg op reads another buffer",
      "buffers of equal contents", kinds,
      inFirst<linalg::GenericOp>([](linalg::GenericOp op) {
        if (op.getNumDpsInputs() == 0)
          return false;
        OpOperand &input = *op.getDpsInputOperand(0);
        Value other = findOther(op, input.get());
        if (!other || isa<IndexType>(other.getType()))
          return false;
        input.set(other);
        return true;
      }));
  add(list, "transfer-in-bounds",
      "a vector.transfer_read says that it is in bounds",
      "reads that are in bounds", kinds,
      inFirst<vector::TransferReadOp>([](vector::TransferReadOp op) {
        SmallVector<bool> all(op.getVectorType().getRank(), true);
        if (!op.hasOutOfBoundsDim())
          return false;
        op.setInBoundsAttr(OpBuilder(op).getBoolArrayAttr(all));
        return true;
      }))
      .profile = "slices";
}

static void addAllocationMutants(MutantList &list) {
  std::vector<oracle::FindingKind> kinds = valueKinds();
  kinds.push_back(oracle::FindingKind::OutOfBounds);
  std::vector<oracle::FindingKind> sizeKinds = kinds;
  // A cast to the size that it should have.
  sizeKinds.push_back(oracle::FindingKind::LayoutMismatch);
  add(list, "alloc-size-minus-one",
      "an allocation of dynamic size is too small", "sizes of 0", sizeKinds,
      inFirst<memref::AllocOp>(resizeAlloc));
  add(list, "alloc-merged", "two allocations of a function are one",
      "buffers that do not live at the same time", kinds,
      inFirst<memref::AllocOp>([](memref::AllocOp op) {
        return !isInLoop(op) && !isInBranch(op) && !isInParallel(op) &&
               mergeAllocs(op);
      }));
  add(list, "alloc-merged-in-region", "two allocations in a region are one",
      "buffers that do not live at the same time", kinds,
      inFirst<memref::AllocOp>([](memref::AllocOp op) {
        return (isInLoop(op) || isInBranch(op) || isInParallel(op)) &&
               mergeAllocs(op);
      }));
  // Each iteration may free it by hand.
  std::vector<oracle::FindingKind> hoistKinds = kinds;
  hoistKinds.push_back(oracle::FindingKind::UseAfterFree);
  hoistKinds.push_back(oracle::FindingKind::DoubleFree);
  add(list, "alloc-hoisted-from-loop",
      "an allocation moves out of its loop: all iterations share it",
      "buffers that nobody reads in a later iteration before writing them, "
      "which is why hoisting is usually right",
      hoistKinds, inAll<memref::AllocOp>([](memref::AllocOp op) {
        return hoistOutOf(op, getLoop(op));
      }))
      .profile = "loops";
  list.back().base = Base::ReturnAllocs;
  add(list, "alloc-hoisted-from-parallel",
      "an allocation moves out of its parallel loop: all threads share it",
      "threads that write it alike", hoistKinds,
      inAll<memref::AllocOp>([](memref::AllocOp op) {
        return hoistOutOf(op, getParallelLoop(op));
      }))
      .profile = "loops";
  add(list, "alloca-escapes", "a returned buffer is on the stack",
      "functions that nobody but the entry's caller calls, which looks after "
      "the call only",
      {oracle::FindingKind::UseAfterFree},
      inFirst<memref::AllocOp>([](memref::AllocOp op) {
        return isReturned(op.getResult()) && makeAlloca(op);
      }));
  add(list, "alloca-instead", "buffers that are not returned are on the stack",
      "everything: they are not used after the function's end, and nobody "
      "frees them",
      {}, inFirst<memref::AllocOp>([](memref::AllocOp op) {
        return op->getParentOp() == op->getParentOfType<func::FuncOp>() &&
               llvm::all_of(op->getUsers(),
                            [](Operation *user) {
                              return isa<memref::LoadOp, memref::StoreOp,
                                         memref::CopyOp, linalg::FillOp>(user);
                            }) &&
               makeAlloca(op);
      }))
      .equivalent = true;
  add(list, "fill-dropped", "a linalg.fill is gone",
      "fills whose contents nobody reads", kinds,
      inFirst<linalg::FillOp>([](linalg::FillOp op) {
        op.erase();
        return true;
      }));
  add(list, "constant-not-copied",
      "the copy of a constant is the constant: a global made writable",
      "copies that nobody writes",
      {oracle::FindingKind::WriteToConstant, oracle::FindingKind::WrongResult,
       oracle::FindingKind::WrongTrace},
      inAll<memref::CopyOp>([](memref::CopyOp op) {
        auto alloc = op.getTarget().getDefiningOp<memref::AllocOp>();
        if (!alloc || !op.getSource().getDefiningOp<memref::GetGlobalOp>() ||
            alloc.getType() != op.getSource().getType() ||
            alloc->getBlock() != op->getBlock())
          return false;
        Operation *global = op.getSource().getDefiningOp();
        if (global->getBlock() == alloc->getBlock() &&
            alloc->isBeforeInBlock(global))
          return false;
        alloc.getResult().replaceAllUsesExcept(op.getSource(), op);
        op.erase();
        return true;
      }));
  add(list, "global-made-writable", "a constant global is a variable",
      "everything: nothing writes it, and a global that may be written is read "
      "like one that may not",
      {}, inFirst<memref::GlobalOp>([](memref::GlobalOp op) {
        // Which of several comes first depends on addresses in MLIR 22.
        auto globals =
            op->getParentOfType<ModuleOp>().getOps<memref::GlobalOp>();
        if (!op.getConstant() || !llvm::hasSingleElement(globals))
          return false;
        op.setConstant(false);
        return true;
      }))
      .equivalent = true;
  add(list, "global-contents-splat", "a constant has its first element only",
      "constants of equal elements", kinds,
      inFirst<memref::GlobalOp>([](memref::GlobalOp op) {
        auto value =
            dyn_cast_or_null<DenseElementsAttr>(op.getInitialValueAttr());
        if (!value || value.isSplat() || value.empty())
          return false;
        op.setInitialValueAttr(DenseElementsAttr::get(
            value.getType(), *value.getValues<Attribute>().begin()));
        return true;
      }));
}

static void addFlowMutants(MutantList &list) {
  std::vector<oracle::FindingKind> kinds = valueKinds();
  kinds.push_back(oracle::FindingKind::OutOfBounds);
  add(list, "branch-buffers-swapped",
      "one branch hands out its buffers in the other order",
      "branches that are not taken, and equal buffers", kinds,
      inFirst<scf::IfOp>([](scf::IfOp op) {
        return op.getNumResults() && swapYielded(op.thenYield());
      }));
  add(list, "branch-yields-the-others",
      "a branch hands out the buffer that the other one does",
      "branches that are not taken", kinds,
      inFirst<scf::IfOp>([](scf::IfOp op) {
        if (op.getNumResults() == 0)
          return false;
        Operation *then = op.thenYield(), *other = op.elseYield();
        for (auto [left, right] :
             llvm::zip_equal(then->getOpOperands(), other->getOpOperands())) {
          if (!isa<MemRefType>(left.get().getType()) ||
              left.get() == right.get() ||
              left.get().getType() != right.get().getType())
            continue;
          // Only what lives outside is there in both.
          if (op->isAncestor(right.get().getParentBlock()->getParentOp())) {
            if (op->isAncestor(left.get().getParentBlock()->getParentOp()))
              continue;
            right.set(left.get());
          } else {
            left.set(right.get());
          }
          return true;
        }
        return false;
      }));
  add(list, "select-swapped", "an arith.select of buffers takes the other one",
      "equal buffers", kinds, inFirst<arith::SelectOp>([](arith::SelectOp op) {
        Value left = op.getTrueValue(), right = op.getFalseValue();
        if (!isa<MemRefType>(left.getType()) || left == right)
          return false;
        op->setOperand(1, right);
        op->setOperand(2, left);
        return true;
      }));
  add(list, "loop-buffers-swapped",
      "a loop hands two buffers on in the other order",
      "loops without iterations, and equal buffers", kinds,
      inFirst<scf::ForOp>([](scf::ForOp op) {
        return op.getNumResults() && swapYielded(op.getBody()->getTerminator());
      }))
      .profile = "loops";
  add(list, "loop-yields-its-argument",
      "a loop hands on the buffer that it was given, not the one it made",
      "loops that work in place, and loops without iterations", kinds,
      inFirst<scf::ForOp>([](scf::ForOp op) {
        if (op.getNumResults() == 0)
          return false;
        for (auto [yielded, argument] :
             llvm::zip_equal(op.getBody()->getTerminator()->getOpOperands(),
                             op.getRegionIterArgs()))
          if (isa<MemRefType>(argument.getType()) &&
              yielded.get() != argument) {
            yielded.set(argument);
            return true;
          }
        return false;
      }))
      .profile = "loops";
  list.back().base = Base::ReturnAllocs;
  add(list, "results-permuted",
      "a function returns two buffers in the other "
      "order",
      "equal buffers, and functions that are not called", kinds,
      inFirst<func::ReturnOp>(
          [](func::ReturnOp op) { return swapYielded(op); }));
  add(list, "call-operands-permuted",
      "a call passes two buffers in the other "
      "order",
      "equal buffers, and callees that treat both alike", kinds,
      inFirst<func::CallOp>([](func::CallOp op) { return swapYielded(op); }));
  add(list, "call-dropped", "a call without results is gone",
      "callees that do nothing", kinds,
      inFirst<func::CallOp>([](func::CallOp op) {
        if (!op->use_empty())
          return false;
        op.erase();
        return true;
      }));
  add(list, "call-twice", "a call without results is made twice",
      "callees that do the same when they are called again", kinds,
      inFirst<func::CallOp>([](func::CallOp op) {
        if (!op->use_empty())
          return false;
        OpBuilder b(op);
        b.clone(*op);
        return true;
      }));
  add(list, "loop-one-less", "a loop has one iteration less",
      "last iterations without effect", kinds,
      inFirst<scf::ForOp>([](scf::ForOp op) {
        OpBuilder b(op);
        Value less = arith::SubIOp::create(b, op.getLoc(), op.getUpperBound(),
                                           op.getStep());
        op.getUpperBoundMutable().assign(less);
        return true;
      }))
      .profile = "loops";
}

static void addLifetimeMutants(MutantList &list) {
  auto add =
      [&list](llvm::StringRef name, llvm::StringRef fault,
              llvm::StringRef equivalentFor,
              std::vector<oracle::FindingKind> kinds,
              std::function<LogicalResult(ModuleOp)> output) -> Mutant & {
    Mutant &mutant = mutants::add(list, name, fault, equivalentFor,
                                  std::move(kinds), std::move(output));
    mutant.base = Base::Deallocation;
    return mutant;
  };
  auto ownedAlloc = [](memref::DeallocOp op) {
    return op.getMemref().getDefiningOp<memref::AllocOp>();
  };
  add("dealloc-never", "a buffer is not freed", "code that does not run",
      {oracle::FindingKind::Leak},
      inFirst<memref::DeallocOp>([](memref::DeallocOp op) {
        op.erase();
        return true;
      }));
  add("dealloc-twice", "a buffer is freed twice", "code that does not run",
      {oracle::FindingKind::DoubleFree},
      inFirst<memref::DeallocOp>([](memref::DeallocOp op) {
        OpBuilder b(op);
        b.clone(*op);
        return true;
      }));
  add("dealloc-early", "a buffer is freed before its last use",
      "code that does not run",
      {oracle::FindingKind::UseAfterFree, oracle::FindingKind::DoubleFree},
      inFirst<memref::DeallocOp>([ownedAlloc](memref::DeallocOp op) {
        memref::AllocOp alloc = ownedAlloc(op);
        if (!alloc || alloc->getBlock() != op->getBlock())
          return false;
        Operation *last = nullptr;
        for (Operation *user : alloc->getUsers()) {
          if (user == op || user->getBlock() != op->getBlock() ||
              !user->isBeforeInBlock(op) ||
              !isa<memref::LoadOp, memref::StoreOp, memref::CopyOp,
                   linalg::LinalgOp>(user))
            continue;
          if (!last || last->isBeforeInBlock(user))
            last = user;
        }
        if (!last)
          return false;
        op->moveBefore(last);
        return true;
      }));
  add("dealloc-of-argument", "a callee frees an argument of its caller's",
      "functions that are not called",
      {oracle::FindingKind::InvalidFree, oracle::FindingKind::DoubleFree,
       oracle::FindingKind::UseAfterFree},
      inFirst<func::ReturnOp>([](func::ReturnOp op) {
        auto function = cast<func::FuncOp>(op->getParentOp());
        for (BlockArgument argument : function.getArguments()) {
          if (!isa<MemRefType>(argument.getType()) ||
              llvm::is_contained(op->getOperands(), argument))
            continue;
          OpBuilder b(op);
          memref::DeallocOp::create(b, op.getLoc(), argument);
          return true;
        }
        return false;
      }));
  add("dealloc-of-view", "a view is freed instead of the buffer that it is of",
      "code that does not run",
      {oracle::FindingKind::InvalidFree, oracle::FindingKind::Leak},
      inFirst<memref::DeallocOp>([ownedAlloc](memref::DeallocOp op) {
        memref::AllocOp alloc = ownedAlloc(op);
        if (!alloc)
          return false;
        MemRefType type = alloc.getType();
        if (!type.hasStaticShape() || type.getRank() != 1 ||
            !type.getLayout().isIdentity() || type.getShape()[0] < 2)
          return false;
        OpBuilder b(op);
        SmallVector<OpFoldResult> one(1, b.getIndexAttr(1));
        Value view =
            memref::SubViewOp::create(b, op.getLoc(), alloc, one, one, one);
        op->setOperand(0, view);
        return true;
      }));
  add("dealloc-of-constant", "a constant is freed", "code that does not run",
      {oracle::FindingKind::InvalidFree},
      inFirst<memref::GetGlobalOp>([](memref::GetGlobalOp op) {
        OpBuilder b(op->getBlock()->getTerminator());
        if (isa<func::ReturnOp>(op->getBlock()->getTerminator()))
          memref::DeallocOp::create(b, op.getLoc(), op);
        return isa<func::ReturnOp>(op->getBlock()->getTerminator());
      }));
  add("dealloc-of-returned", "a returned buffer is freed",
      "functions that are not called and return nothing that is looked at",
      {oracle::FindingKind::UseAfterFree, oracle::FindingKind::DoubleFree},
      inFirst<memref::AllocOp>([](memref::AllocOp op) {
        Operation *end = op->getBlock()->getTerminator();
        if (!isa<func::ReturnOp>(end) ||
            !llvm::is_contained(end->getOperands(), op.getResult()))
          return false;
        OpBuilder b(end);
        memref::DeallocOp::create(b, op.getLoc(), op);
        return true;
      }));
}

void addIrMutants(MutantList &list) {
  addCopyMutants(list);
  addViewMutants(list);
  addAllocationMutants(list);
  addFlowMutants(list);
  addLifetimeMutants(list);
}

} // namespace bufdiff::mutants
