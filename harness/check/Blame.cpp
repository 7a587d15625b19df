//===- Blame.cpp - Where a copy would have helped -------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Blame.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"
#include <map>
#include <utility>

using namespace mlir;

namespace bufdiff {

using oracle::FindingKind;

/// Control can come back to the block.
static bool isInCycle(Block *block) {
  llvm::SetVector<Block *> reached(block->succ_begin(), block->succ_end());
  for (size_t i = 0; i < reached.size() && !reached.contains(block); ++i)
    reached.insert(reached[i]->succ_begin(), reached[i]->succ_end());
  return reached.contains(block);
}

/// What contextOf says of blocks that control comes back to.
static constexpr llvm::StringLiteral kLoopOfBlocks = "loop of blocks";

llvm::StringRef contextOf(Operation *op) {
  for (Operation *inner = op, *parent = op->getParentOp(); parent;
       inner = parent, parent = parent->getParentOp()) {
    if (Block *block = inner->getBlock();
        block && !block->getParent()->hasOneBlock() && isInCycle(block))
      return kLoopOfBlocks;
    if (isa<LoopLikeOpInterface, FunctionOpInterface>(parent))
      return parent->getName().getStringRef();
  }
  return op->getParentOp() ? op->getParentOp()->getName().getStringRef()
                           : llvm::StringRef("unknown");
}

bool isForWantOfACopy(FindingKind kind) {
  switch (kind) {
  case FindingKind::WrongResult:
  case FindingKind::WrongTrace:
  case FindingKind::ArgumentClobbered:
  case FindingKind::WriteToConstant:
  case FindingKind::UninitializedRead:
  case FindingKind::OverlappingCopy:
  case FindingKind::Race:
    return true;
  default:
    return false;
  }
}

/// Inside of `scf.forall.in_parallel` and its like there are no copies: they go
/// in front of it.
static Operation *placeOf(Operation *op) {
  Operation *parent = op->getParentOp();
  if (parent && parent->hasTrait<OpTrait::IsTerminator>())
    return parent;
  return op;
}

static std::optional<CopySite::Group> groupOf(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (!isa<RankedTensorType>(operand.get().getType()))
    return std::nullopt;
  if (placeOf(op) != op) {
    // A copy of what the parallel iterations write to would be written to in
    // its place.
    if (auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(op))
      if (operand.get() == insert.getSource())
        return CopySite::Group::Terminator;
    return std::nullopt;
  }
  if (op->hasTrait<OpTrait::IsTerminator>())
    return isa<LoopLikeOpInterface>(op->getParentOp())
               ? CopySite::Group::Carried
               : CopySite::Group::Terminator;
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
    if (destination.isDpsInit(&operand))
      return CopySite::Group::Write;
  bool hasTensorResult = llvm::any_of(
      op->getResultTypes(), [](Type type) { return isa<TensorType>(type); });
  if (auto materialize =
          dyn_cast<bufferization::MaterializeInDestinationOp>(op))
    if (isa<MemRefType>(materialize.getDest().getType()))
      return CopySite::Group::Materialized;
  // Of a tensor that became a buffer by hand nothing is promised.
  bool isBufferization =
      op->getName().getDialectNamespace() ==
      bufferization::BufferizationDialect::getDialectNamespace();
  if (isBufferization)
    return std::nullopt;
  if (hasTensorResult || isa<CallOpInterface>(op))
    return CopySite::Group::Alias;
  // What has no results stores, or else shows what it takes.
  if (op->getNumResults() == 0 && op->getNumRegions() == 0)
    return CopySite::Group::Stored;
  return std::nullopt;
}

/// Takes tensors from somewhere that is no operand.
static bool isLoad(Operation *op) {
  return op->getNumRegions() == 0 && !isa<CallOpInterface>(op) &&
         op->getName().getDialectNamespace() !=
             bufferization::BufferizationDialect::getDialectNamespace() &&
         llvm::none_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>) &&
         !isMemoryEffectFree(op);
}

/// What is taken, roughly: more would tell one fault by many names.
static llvm::StringRef sourceOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return "value";
  if (op->hasTrait<OpTrait::ConstantLike>())
    return "constant";
  if (isa<OffsetSizeAndStrideOpInterface, tensor::CastOp, tensor::ExpandShapeOp,
          tensor::CollapseShapeOp, tensor::ReshapeOp>(op) &&
      !isa<DestinationStyleOpInterface>(op) && !isa<tensor::InsertSliceOp>(op))
    return "view";
  return "value";
}

/// An operation may read the old value of what it overwrites, and its model
/// denies that.
static bool readsUnknown(OpOperand &overwritten) {
  // Whether a slice is the whole can be told from its type; that is no news.
  // The others make all of the result from their input.
  if (isa<tensor::InsertSliceOp, linalg::SoftmaxOp,
          bufferization::MaterializeInDestinationOp>(overwritten.getOwner()))
    return false;
  // Not payloadUsesValueFromOperand, which is part of what may be wrong.
  if (auto op = dyn_cast<linalg::LinalgOp>(overwritten.getOwner())) {
    Block *body = op.getBlock();
    unsigned number = overwritten.getOperandNumber();
    if (number >= body->getNumArguments() ||
        body->getArgument(number).use_empty())
      return false;
  }
  bufferization::BufferizationOptions options;
  bufferization::AnalysisState state(options);
  return !state.bufferizesToMemoryRead(overwritten);
}

/// Of whose arms only one runs, time after time: it is in a loop that branches
/// make.
static bool isChoiceInLoopOfBlocks(Operation *op) {
  return op->getNumRegions() > 1 && isa<RegionBranchOpInterface>(op) &&
         !isa<LoopLikeOpInterface>(op) && contextOf(op) == kLoopOfBlocks;
}

/// The tensors from outside that a loop takes, in the order of their uses; of
/// loops that bufferization has no model of, and that carry nothing. Of a
/// choice in a loop of blocks those that several arms take.
static llvm::SetVector<Value> capturedBy(Operation *op) {
  llvm::SetVector<Value> captured;
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  bool isChoice = isChoiceInLoopOfBlocks(op);
  if (!isChoice &&
      (!loop || isa<bufferization::BufferizableOpInterface>(op) ||
       op->getNumRegions() != 1 || !op->getRegion(0).hasOneBlock()))
    return captured;
  llvm::DenseMap<Value, llvm::SmallPtrSet<Region *, 2>> takers;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (isa<RankedTensorType>(operand.getType()) &&
            !op->isAncestor(operand.getParentRegion()->getParentOp())) {
          captured.insert(operand);
          takers[operand].insert(&region);
        }
    });
  if (isChoice)
    captured.remove_if([&](Value value) { return takers[value].size() < 2; });
  return captured;
}

/// What a region yields is a result of the operation around it, and the models
/// deny that: they relate it to no value.
static bool aliasesNothing(Operation *parent, OpOperand &yielded) {
  if (!parent || parent->getNumResults() == 0)
    return false;
  // Nobody can be misled about what nobody uses.
  if (yielded.getOperandNumber() < parent->getNumResults() &&
      parent->getResult(yielded.getOperandNumber()).use_empty())
    return false;
  bufferization::BufferizationOptions options;
  bufferization::AnalysisState state(options);
  return state.getAliasingValues(yielded).getNumAliases() == 0;
}

/// What a call takes that is, or is seen through, a tensor that an earlier
/// operand is as well; or that was written over the same tensor.empty, of which
/// nobody can mind that it is overwritten.
static bool isPassedAgain(OpOperand &operand) {
  auto rootOf = [](Value value) {
    Value viewed = value;
    bool writes = false;
    while (Operation *op = value.getDefiningOp()) {
      auto destination = dyn_cast<DestinationStyleOpInterface>(op);
      if (sourceOf(value) == "view")
        value = op->getOperand(0);
      else if (destination)
        value = destination.getTiedOpOperand(cast<OpResult>(value))->get();
      else
        break;
      writes |= destination != nullptr;
      if (!writes)
        viewed = value;
    }
    return value.getDefiningOp<tensor::EmptyOp>() ? value : viewed;
  };
  Operation *op = operand.getOwner();
  Value root = rootOf(operand.get());
  return isa<CallOpInterface>(op) &&
         llvm::any_of(op->getOperands().take_front(operand.getOperandNumber()),
                      [&](Value before) { return rootOf(before) == root; });
}

/// The first iteration of a loop takes it for what iterations hand on.
static bool isInitOf(LoopLikeOpInterface loop, OpOperand &operand) {
  return llvm::any_of(loop.getInitsMutable(),
                      [&](OpOperand &init) { return &init == &operand; });
}

static bool isTerminatorGroup(CopySite::Group group) {
  return group == CopySite::Group::Terminator ||
         group == CopySite::Group::Carried;
}

std::vector<CopySite> findCopySites(ModuleOp module) {
  std::vector<CopySite> sites;
  unsigned number = 0, function = 0;
  size_t done = 0;
  // Inner operations come first, so that a function ends its sites.
  module->walk([&](Operation *op) {
    Block *block = op->getBlock();
    if (block && op == &block->front() && !block->getParent()->hasOneBlock())
      for (BlockArgument argument : block->getArguments())
        if (isa<RankedTensorType>(argument.getType())) {
          CopySite site;
          site.op = number;
          site.operand = argument.getArgNumber();
          site.group = CopySite::Group::BlockArgument;
          site.name = kBlockArgumentSite.str();
          site.source = "value";
          site.context = op->getParentOp()->getName().getStringRef().str();
          sites.push_back(std::move(site));
        }
    for (OpOperand &operand : op->getOpOperands())
      if (std::optional<CopySite::Group> group = groupOf(operand)) {
        CopySite site;
        site.op = number;
        site.operand = operand.getOperandNumber();
        site.group = *group;
        site.name = op->getName().getStringRef().str();
        site.source = sourceOf(operand.get()).str();
        site.context = (isTerminatorGroup(site.group) && op->getParentOp()
                            ? op->getParentOp()->getName().getStringRef()
                            : contextOf(op))
                           .str();
        if (site.group == CopySite::Group::Terminator) {
          Operation *parent = op->getParentOp();
          if (aliasesNothing(parent, operand))
            site.suspicion = CopySite::Suspicion::Much;
          else if (placeOf(op) != op)
            site.suspicion = CopySite::Suspicion::Little;
          else if (isa<BranchOpInterface>(op) ||
                   (parent && parent->getNumRegions() == 1 &&
                    !isa<FunctionOpInterface>(parent)))
            site.suspicion = CopySite::Suspicion::Hardly;
        }
        sites.push_back(site);
        if (auto loop = dyn_cast<LoopLikeOpInterface>(op);
            loop && isInitOf(loop, operand)) {
          CopySite init = site;
          init.group = CopySite::Group::Init;
          init.name = "init of " + site.name;
          sites.push_back(std::move(init));
        }
        if (isPassedAgain(operand)) {
          CopySite again = site;
          again.group = CopySite::Group::PassedAgain;
          again.name += " of one tensor twice";
          sites.push_back(std::move(again));
        }
        auto destination = dyn_cast<DestinationStyleOpInterface>(op);
        if (site.group != CopySite::Group::Write || !destination ||
            !destination.getTiedOpResult(&operand))
          continue;
        site.name = "old value of " + site.name;
        site.suspicion = readsUnknown(operand) ? CopySite::Suspicion::Much
                                               : CopySite::Suspicion::Little;
        for (CopySite::Group each :
             {CopySite::Group::Rewritten, CopySite::Group::Isolated}) {
          site.group = each;
          sites.push_back(site);
        }
      }
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
        slice && slice.getType().getRank() < slice.getSourceType().getRank()) {
      CopySite site;
      site.op = number;
      site.group = CopySite::Group::ReducedSlice;
      site.name = kReducedSliceSite.str();
      site.source = "value";
      site.context = contextOf(op).str();
      sites.push_back(std::move(site));
    }
    if (isLoad(op))
      for (OpResult result : op->getResults())
        if (isa<RankedTensorType>(result.getType())) {
          CopySite site;
          site.op = number;
          site.operand = result.getResultNumber();
          site.group = CopySite::Group::Loaded;
          site.name = op->getName().getStringRef().str();
          site.source = "value";
          site.context = contextOf(op).str();
          sites.push_back(std::move(site));
        }
    unsigned captured = capturedBy(op).size();
    for (unsigned i = 0; i < captured; ++i) {
      CopySite site;
      site.op = number;
      site.operand = i;
      site.group = CopySite::Group::Captured;
      // Arms that exclude each other in one iteration do not from one to the
      // next.
      site.name = isChoiceInLoopOfBlocks(op)
                      ? "value of several arms in loop of blocks"
                      : "captured value";
      site.source = "value";
      site.context = op->getName().getStringRef().str();
      sites.push_back(std::move(site));
    }
    if (isa<FunctionOpInterface>(op)) {
      for (; done < sites.size(); ++done)
        sites[done].function = function;
      ++function;
    }
    ++number;
  });
  return sites;
}

static Value copyOf(OpBuilder &builder, Location loc, Value value) {
  return bufferization::AllocTensorOp::create(
             builder, loc, cast<RankedTensorType>(value.getType()),
             /*dynamicSizes=*/ValueRange(), /*copy=*/value)
      .getResult();
}

/// Writes to every element of `value` what is there, in front of `op`, whatever
/// the element type. It is done in a loop of one iteration that only an operand
/// knows the length of: canonicalization drops what merely yields its operands
/// where all of them are indexed alike, and with it the answer.
static Value writeToItself(Operation *op, Value value) {
  op->getContext()->getOrLoadDialect<linalg::LinalgDialect>();
  auto type = cast<RankedTensorType>(value.getType());
  OpBuilder builder(op);
  int64_t rank = type.getRank();
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators.push_back(utils::IteratorType::reduction);
  Value once = arith::ConstantOp::create(
      builder, op->getLoc(),
      DenseElementsAttr::get(RankedTensorType::get({1}, builder.getI1Type()),
                             true));
  MLIRContext *context = op->getContext();
  AffineMap elements = AffineMap::getMultiDimIdentityMap(rank, context);
  auto generic = linalg::GenericOp::create(
      builder, op->getLoc(), TypeRange(type), /*inputs=*/once,
      /*outputs=*/value,
      ArrayRef<AffineMap>{
          AffineMap::get(rank + 1, 0, builder.getAffineDimExpr(rank)),
          AffineMap::get(rank + 1, 0, elements.getResults(), context)},
      iterators, [](OpBuilder &inner, Location loc, ValueRange elements) {
        linalg::YieldOp::create(inner, loc, elements.back());
      });
  return generic.getResult(0);
}

/// What `slice` is, taken with all dimensions and collapsed.
static Value collapseAfterwards(tensor::ExtractSliceOp slice) {
  OpBuilder builder(slice);
  Location loc = slice.getLoc();
  Value full = tensor::ExtractSliceOp::create(
      builder, loc, slice.getSource(), slice.getMixedOffsets(),
      slice.getMixedSizes(), slice.getMixedStrides());
  // Dropped dimensions go with the one that is kept before them, the first ones
  // with the one behind them.
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  SmallVector<ReassociationIndices> groups;
  bool hasKept = false;
  for (int64_t dim = 0, rank = dropped.size(); dim < rank; ++dim) {
    if (groups.empty() || (!dropped[dim] && hasKept))
      groups.emplace_back();
    groups.back().push_back(dim);
    hasKept |= !dropped[dim];
  }
  if (!hasKept)
    groups.clear();
  Value collapsed = tensor::CollapseShapeOp::create(builder, loc, full, groups);
  if (collapsed.getType() == slice.getType())
    return collapsed;
  return tensor::CastOp::create(builder, loc, slice.getType(), collapsed);
}

void insertCopies(ModuleOp module, llvm::ArrayRef<const CopySite *> sites) {
  // Numbers hold until the first copy is made.
  std::vector<Operation *> ops;
  module->walk([&](Operation *op) { ops.push_back(op); });
  llvm::DenseMap<Operation *, llvm::SetVector<Value>> captured;
  for (const CopySite *site : sites)
    if (site->group == CopySite::Group::Captured)
      if (auto &values = captured[ops[site->op]]; values.empty())
        values = capturedBy(ops[site->op]);
  for (const CopySite *site : sites) {
    Operation *op = ops[site->op];
    if (site->group == CopySite::Group::BlockArgument) {
      Value argument = op->getBlock()->getArgument(site->operand);
      Value written = writeToItself(op, argument);
      argument.replaceAllUsesExcept(written, written.getDefiningOp());
      continue;
    }
    if (site->group == CopySite::Group::ReducedSlice) {
      auto slice = cast<tensor::ExtractSliceOp>(op);
      Value same = collapseAfterwards(slice);
      slice.getResult().replaceAllUsesWith(same);
      continue;
    }
    OpBuilder builder(placeOf(op));
    if (site->group == CopySite::Group::Captured) {
      Value value = captured[op][site->operand];
      for (Region &region : op->getRegions()) {
        if (region.empty())
          continue;
        builder.setInsertionPointToStart(&region.front());
        Value copy = copyOf(builder, op->getLoc(), value);
        value.replaceUsesWithIf(copy, [&](OpOperand &use) {
          return use.getOwner() != copy.getDefiningOp() &&
                 region.isAncestor(use.getOwner()->getParentRegion());
        });
      }
      continue;
    }
    if (site->group == CopySite::Group::Loaded) {
      builder.setInsertionPointAfter(op);
      Value result = op->getResult(site->operand);
      Value copy = copyOf(builder, op->getLoc(), result);
      result.replaceAllUsesExcept(copy, copy.getDefiningOp());
      continue;
    }
    OpOperand &operand = op->getOpOperand(site->operand);
    if (site->group == CopySite::Group::Rewritten) {
      operand.set(writeToItself(op, operand.get()));
      continue;
    }
    operand.set(copyOf(builder, op->getLoc(), operand.get()));
    if (site->group != CopySite::Group::Isolated)
      continue;
    Value result =
        cast<DestinationStyleOpInterface>(op).getTiedOpResult(&operand);
    builder.setInsertionPointAfter(op);
    Value copy = copyOf(builder, op->getLoc(), result);
    result.replaceAllUsesExcept(copy, copy.getDefiningOp());
  }
}

/// What becomes of the fault when some of what was refused as a whole is
/// copied: all of a function, one site, or all of those functions that are not
/// refused alone. Another one may be what is in the way.
static Healing
askParts(llvm::ArrayRef<const CopySite *> refused,
         llvm::function_ref<Healing(llvm::ArrayRef<const CopySite *>)> ask) {
  // More questions would cost more than the answer is worth.
  constexpr size_t kMaxAlone = 16;
  std::map<unsigned, std::vector<const CopySite *>> byFunction;
  for (const CopySite *site : refused)
    byFunction[site->function].push_back(site);
  std::vector<const CopySite *> taken;
  unsigned numTaken = 0;
  for (const auto &[function, sites] : byFunction) {
    Healing healing = byFunction.size() > 1 ? ask(sites) : Healing::Refused;
    if (healing == Healing::Refused && sites.size() > 1 &&
        sites.size() <= kMaxAlone &&
        llvm::any_of(sites, [&](const CopySite *site) {
          return ask(site) == Healing::Gone;
        }))
      healing = Healing::Gone;
    if (healing == Healing::Gone)
      return healing;
    if (healing == Healing::Refused)
      continue;
    llvm::append_range(taken, sites);
    ++numTaken;
  }
  // Several functions may have the same fault.
  return numTaken > 1 ? ask(taken) : Healing::Refused;
}

std::optional<std::string> blameCopies(
    FindingKind kind, llvm::ArrayRef<CopySite> sites,
    llvm::function_ref<Healing(llvm::ArrayRef<const CopySite *>)> askPath,
    llvm::StringRef writer) {
  using Group = CopySite::Group;
  using Suspicion = CopySite::Suspicion;
  bool isNoticed = false;
  auto ask = [&](llvm::ArrayRef<const CopySite *> copied) {
    Healing healing = askPath(copied);
    if (healing != Healing::Noticed)
      return healing;
    isNoticed = true;
    return Healing::Refused;
  };
  struct Step {
    Step(Group group, Suspicion least = Suspicion::Hardly)
        : group(group), least(least) {}
    Group group;
    /// Sites that are less suspicious wait.
    Suspicion least;
  };
  // Who is passed a tensor twice and writes it is less to blame than who denies
  // that it reads it, and more than who merely writes. Who stores a tensor
  // reads it, and may deny that as well. What a loop starts with is written in
  // the loop, so it comes before those who write, and before what regions hand
  // on that run once.
  llvm::SmallVector<Step> order = {
      Group::BlockArgument, {Group::Terminator, Suspicion::Little},
      Group::Carried,       {Group::Rewritten, Suspicion::Much},
      Group::Captured,      Group::Materialized,
      Group::Stored,        Group::PassedAgain,
      Group::Loaded,        Group::Init,
      Group::Terminator,    Group::Rewritten,
      Group::Alias,         Group::Write,
      Group::ReducedSlice};
  // What was never written was not copied when it should have been, and that
  // is the business of the operation that writes the rest.
  if (kind == FindingKind::UninitializedRead)
    order = {Group::Stored,
             {Group::Isolated, Suspicion::Much},
             {Group::Rewritten, Suspicion::Much},
             Group::PassedAgain,
             Group::Isolated,
             Group::Rewritten,
             Group::Write,
             Group::Loaded,
             Group::Terminator,
             Group::Carried,
             Group::Alias};
  // A question costs about a check, so classes are asked for and not operands.
  using Sites = std::vector<const CopySite *>;
  std::map<Group, size_t> asked;
  // Written to itself, this block argument was seen to be in the way of what
  // branches hand on; it is the same fault that it is not seen otherwise.
  const CopySite *noticed = nullptr;
  for (auto [group, least] : order) {
    Sites members;
    // By name, since an order in the module is chance.
    std::map<std::pair<std::string, std::string>, std::map<std::string, Sites>>
        classes;
    for (const CopySite &site : sites)
      if (site.group == group && site.suspicion <= least) {
        members.push_back(&site);
        classes[{site.name, site.context}][site.source].push_back(&site);
      }
    // Most groups have nothing to do with it, and one question tells. A later
    // step of a group may have no more than the earlier one.
    if (members.size() == std::exchange(asked[group], members.size()))
      continue;
    isNoticed = false;
    Healing together = ask(members);
    if (group == Group::BlockArgument && isNoticed)
      noticed = members.front();
    if (together == Healing::Remains)
      continue;
    // What is refused would take the answer from the others.
    std::vector<const decltype(classes)::value_type *> inOrder;
    // The most suspicious first, of equals the writer; then by name.
    auto rank = [&](const decltype(classes)::value_type *each) {
      Suspicion most = Suspicion::Hardly;
      for (const auto &[source, some] : each->second)
        for (const CopySite *site : some)
          most = std::min(most, site->suspicion);
      bool isWriter = !writer.empty() &&
                      llvm::StringRef(each->first.first).ends_with(writer);
      return 2 * static_cast<int>(most) + !isWriter;
    };
    const int ranks = 2 * (static_cast<int>(Suspicion::Hardly) + 1);
    for (int wanted = 0; wanted < ranks; ++wanted)
      for (const auto &each : classes)
        if (rank(&each) == wanted)
          inOrder.push_back(&each);
    for (const auto *each : inOrder) {
      const auto &[where, bySource] = *each;
      Sites all;
      for (const auto &[source, some] : bySource)
        llvm::append_range(all, some);
      // That the group heals is known.
      Healing healing = classes.size() == 1 ? together : ask(all);
      if (healing == Healing::Refused)
        healing = askParts(all, ask);
      if (healing != Healing::Gone)
        continue;
      if (!isTerminatorGroup(group))
        return where.first + ":" + where.second;
      if (noticed && llvm::StringRef(where.first).starts_with("cf."))
        return noticed->name + ":" + noticed->context;
      std::vector<std::string> words;
      for (const auto &[source, some] : bySource)
        if (bySource.size() == 1 || ask(some) == Healing::Gone)
          words.push_back(source);
      // Where each kind alone is too little, it takes all of them.
      if (words.empty())
        llvm::append_range(words, llvm::make_first_range(bySource));
      return where.first + " of " + llvm::join(words, " and ") + ":" +
             where.second;
    }
    // No class heals alone what all of them do: several faults take turns, and
    // the most suspicious that the others cannot do without is one of them.
    if (group == Group::Terminator && together == Healing::Gone)
      for (const auto *each : inOrder) {
        Sites others;
        llvm::copy_if(members, std::back_inserter(others),
                      [&](const CopySite *site) {
                        return site->name != each->first.first ||
                               site->context != each->first.second;
                      });
        if (ask(others) != Healing::Remains)
          continue;
        return each->first.first + " of " +
               llvm::join(llvm::make_first_range(each->second), " and ") + ":" +
               each->first.second;
      }
    if ((group != Group::BlockArgument && group != Group::Captured) ||
        together != Healing::Refused)
      continue;
    // A second fault may be in the way, which copies of what functions return
    // keep off: what a call returns has a type of its own then.
    Sites returned;
    for (const CopySite &site : sites)
      if (site.group == Group::Terminator && site.suspicion <= Suspicion::Some)
        returned.push_back(&site);
    Sites both = members;
    llvm::append_range(both, returned);
    if (!returned.empty() && ask(both) == Healing::Gone &&
        ask(returned) != Healing::Gone)
      return members.front()->name + ":" + members.front()->context;
  }
  if (kind == FindingKind::UninitializedRead)
    return std::nullopt;
  // Block arguments alone and what regions yield alone were asked for, and
  // neither was enough: where both together are, there is a fault in each.
  Sites both;
  const CopySite *argument = nullptr;
  bool hasTerminators = false;
  for (const CopySite &site : sites)
    if (site.group == Group::BlockArgument) {
      argument = argument ? argument : &site;
      both.push_back(&site);
    } else if (site.group == Group::Terminator) {
      hasTerminators = true;
      both.push_back(&site);
    }
  if (argument && hasTerminators && ask(both) == Healing::Gone)
    return argument->name + ":" + argument->context;
  return std::nullopt;
}

} // namespace bufdiff
