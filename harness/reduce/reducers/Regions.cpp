//===- Regions.cpp - Fewer regions, shorter loops
//---------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ModuleReducer.h"
#include "harness/reduce/Values.h"
#include "harness/reduce/reducers/Reducers.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace bufdiff {

/// Moves the ops of `block` but its terminator before `op`, its arguments being
/// `arguments`. Returns the terminator, which stays.
static Operation *moveOut(Block &block, Operation *op, ValueRange arguments) {
  for (auto [argument, value] :
       llvm::zip_equal(block.getArguments(), arguments))
    argument.replaceAllUsesWith(value);
  Operation *terminator = block.getTerminator();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         block.getOperations(), block.begin(),
                                         terminator->getIterator());
  return terminator;
}

/// `op` becomes `values`. Failure when the types do not match.
static LogicalResult replaceWith(Operation *op, ValueRange values) {
  if (op->getResultTypes() != TypeRange(values))
    return failure();
  llvm::SmallVector<Value> copy(values);
  op->replaceAllUsesWith(copy);
  op->erase();
  return success();
}

static LogicalResult unwrapArm(Operation *op, Region &region) {
  if (region.empty())
    return op->getNumResults() ? failure() : replaceWith(op, {});
  if (!region.hasOneBlock())
    return failure();
  return replaceWith(op, moveOut(region.front(), op, {})->getOperands());
}

/// The values of lower bounds, as constants where they are known.
static llvm::SmallVector<Value> boundValues(Operation *op,
                                            ArrayRef<OpFoldResult> bounds) {
  llvm::SmallVector<Value> values;
  Builder builder(op->getContext());
  for (OpFoldResult bound : bounds) {
    if (auto value = dyn_cast<Value>(bound))
      values.push_back(value);
    else
      values.push_back(getConstant(
          op, builder.getIndexAttr(
                  cast<IntegerAttr>(cast<Attribute>(bound)).getInt())));
  }
  return values;
}

/// The first iteration of a scf.forall, what it inserts in parallel being
/// inserted one after the other.
static LogicalResult unwrapForall(scf::ForallOp loop) {
  llvm::SmallVector<Value> arguments =
      boundValues(loop, loop.getMixedLowerBound());
  unsigned numIvs = arguments.size();
  llvm::append_range(arguments, loop.getOutputs());
  llvm::SmallVector<Value> results(loop.getOutputs());
  llvm::SmallVector<tensor::ParallelInsertSliceOp> inserts;
  for (Operation &op : loop.getTerminator().getYieldingOps()) {
    auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(op);
    if (!insert)
      return failure();
    inserts.push_back(insert);
  }
  llvm::SmallVector<unsigned> into;
  for (tensor::ParallelInsertSliceOp insert : inserts)
    into.push_back(cast<BlockArgument>(insert.getDest()).getArgNumber() -
                   numIvs);
  moveOut(*loop.getBody(), loop, arguments);
  OpBuilder builder(loop);
  for (auto [insert, number] : llvm::zip_equal(inserts, into))
    results[number] = tensor::InsertSliceOp::create(
        builder, insert.getLoc(), insert.getSource(), results[number],
        insert.getMixedOffsets(), insert.getMixedSizes(),
        insert.getMixedStrides());
  return replaceWith(loop, results);
}

/// The same op with other results and operands; it gets the regions. Uses of
/// the results are left to the caller.
static Operation *rebuild(Operation *op, ArrayRef<Type> types,
                          ArrayRef<Value> operands,
                          ArrayRef<NamedAttribute> changed = {}) {
  NamedAttrList attrs(op->getAttrDictionary());
  for (NamedAttribute attr : changed)
    attrs.set(attr.getName(), attr.getValue());
  OperationState state(op->getLoc(), op->getName());
  state.addTypes(types);
  state.addOperands(operands);
  state.addAttributes(attrs);
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  OpBuilder builder(op);
  return builder.create(state);
}

/// `rebuilt` has the results of `op` but number `dropped`. Erases `op`.
static void replaceAllBut(Operation *op, Operation *rebuilt, unsigned dropped) {
  unsigned next = 0;
  for (OpResult each : op->getResults())
    if (each.getResultNumber() != dropped)
      each.replaceAllUsesWith(rebuilt->getResult(next++));
  op->erase();
}

/// The range without element `number`.
template <typename T, typename Range>
static llvm::SmallVector<T> without(Range &&range, unsigned number) {
  llvm::SmallVector<T> result;
  for (auto [i, each] : llvm::enumerate(range))
    if (i != number)
      result.push_back(each);
  return result;
}

namespace {

//===----------------------------------------------------------------------===//
// unwrap-regions
//===----------------------------------------------------------------------===//

class UnwrapRegions final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "unwrap-regions"; }
  llvm::StringRef description() const override {
    return "put one arm of a branch, or no or one iteration of a loop, in its "
           "place";
  }
  bool mayGrow() const override { return true; }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module)) {
      unsigned alternatives =
          TypeSwitch<Operation *, unsigned>(op)
              .Case<scf::ForOp, scf::ForallOp, scf::ParallelOp>(
                  [](auto) { return 2; })
              .Case<scf::WhileOp, scf::ExecuteRegionOp>([](auto) { return 1; })
              .Case<scf::IfOp, scf::IndexSwitchOp>(
                  [](auto each) { return each->getNumRegions(); })
              .Default([](Operation *) { return 0; });
      // In a chunk the first one that works counts.
      for (unsigned i = 0; i < alternatives; ++i)
        sites.push_back({op, i});
    }
  }
  unsigned maxChunk() const override { return 1; }

  LogicalResult reduce(const Site &site) override {
    return TypeSwitch<Operation *, LogicalResult>(site.op)
        .Case<scf::IfOp, scf::IndexSwitchOp, scf::ExecuteRegionOp>(
            [&](auto op) { return unwrapArm(op, op->getRegion(site.number)); })
        .Case([&](scf::ForOp loop) -> LogicalResult {
          if (site.number == 0)
            return replaceWith(loop, loop.getInitArgs());
          llvm::SmallVector<Value> arguments = {loop.getLowerBound()};
          llvm::append_range(arguments, loop.getInitArgs());
          return replaceWith(
              loop, moveOut(*loop.getBody(), loop, arguments)->getOperands());
        })
        .Case([&](scf::WhileOp loop) -> LogicalResult {
          Block &before = loop.getBefore().front();
          auto condition = cast<scf::ConditionOp>(before.getTerminator());
          moveOut(before, loop, loop.getInits());
          return replaceWith(loop, condition.getArgs());
        })
        .Case([&](scf::ForallOp loop) -> LogicalResult {
          return site.number == 0 ? replaceWith(loop, loop.getOutputs())
                                  : unwrapForall(loop);
        })
        .Case([&](scf::ParallelOp loop) -> LogicalResult {
          if (site.number == 0)
            return replaceWith(loop, loop.getInitVals());
          if (loop.getNumResults())
            return failure();
          moveOut(*loop.getBody(), loop, loop.getLowerBound());
          loop.erase();
          return success();
        })
        .Default([](Operation *) { return failure(); });
  }
};

//===----------------------------------------------------------------------===//
// drop-region-results
//===----------------------------------------------------------------------===//

class DropRegionResults final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "drop-region-results"; }
  llvm::StringRef description() const override {
    return "drop results of branches, loop-carried values and outputs of "
           "linalg.generic";
  }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module)) {
      unsigned number = 0;
      if (isa<scf::IfOp, scf::ForOp, scf::ForallOp, scf::IndexSwitchOp,
              scf::WhileOp>(op))
        number = op->getNumResults();
      else if (isa<linalg::GenericOp>(op) && op->getNumResults() > 1)
        number = op->getNumResults();
      // A scf.while has as many values before its condition as it has inits.
      if (auto loop = dyn_cast<scf::WhileOp>(op))
        number += loop.getInits().size();
      for (unsigned i = number; i-- > 0;)
        sites.push_back({op, i});
    }
  }
  // The op is made anew, so that other sites of a chunk would be gone.
  unsigned maxChunk() const override { return 1; }

  LogicalResult reduce(const Site &site) override {
    Operation *op = site.op;
    unsigned number = site.number;
    if (number >= op->getNumResults())
      return dropInit(cast<scf::WhileOp>(op), number - op->getNumResults());

    OpResult result = op->getResult(number);
    auto loop = dyn_cast<scf::ForOp>(op);
    if (!result.use_empty()) {
      Value replacement = loop ? Value(loop.getInitArgs()[number])
                               : findReplacement(op, result.getType());
      if (!replacement)
        return failure();
      result.replaceAllUsesWith(replacement);
    }
    llvm::SmallVector<Type> types = without<Type>(op->getResultTypes(), number);
    llvm::SmallVector<Value> operands(op->getOperands());
    llvm::SmallVector<NamedAttribute, 2> changed;
    return TypeSwitch<Operation *, LogicalResult>(op)
        .Case<scf::IfOp, scf::IndexSwitchOp>([&](auto) {
          for (Region &region : op->getRegions())
            if (!region.empty())
              region.front().getTerminator()->eraseOperand(number);
          replaceAllBut(op, rebuild(op, types, operands), number);
          return success();
        })
        .Case([&](scf::ForOp loop) {
          loop.getRegionIterArg(number).replaceAllUsesWith(
              loop.getInitArgs()[number]);
          loop.getBody()->getTerminator()->eraseOperand(number);
          loop.getBody()->eraseArgument(number + loop.getNumInductionVars());
          operands.erase(operands.begin() + loop.getNumControlOperands() +
                         number);
          replaceAllBut(op, rebuild(op, types, operands), number);
          return success();
        })
        .Case([&](scf::ForallOp loop) {
          BlockArgument argument = loop.getRegionIterArgs()[number];
          for (Operation &insert : llvm::make_early_inc_range(
                   loop.getTerminator().getYieldingOps()))
            if (llvm::is_contained(insert.getOperands(), argument))
              insert.erase();
          argument.replaceAllUsesWith(loop.getOutputs()[number]);
          loop.getBody()->eraseArgument(argument.getArgNumber());
          operands.erase(operands.begin() +
                         loop.getOutputs().getBeginOperandIndex() + number);
          Builder builder(op->getContext());
          changed.push_back(builder.getNamedAttr(
              "operandSegmentSizes",
              builder.getDenseI32ArrayAttr(
                  {static_cast<int32_t>(loop.getDynamicLowerBound().size()),
                   static_cast<int32_t>(loop.getDynamicUpperBound().size()),
                   static_cast<int32_t>(loop.getDynamicStep().size()),
                   static_cast<int32_t>(loop.getOutputs().size()) - 1})));
          replaceAllBut(op, rebuild(op, types, operands, changed), number);
          return success();
        })
        .Case([&](scf::WhileOp loop) {
          Block &after = loop.getAfter().front();
          BlockArgument argument = after.getArgument(number);
          if (!argument.use_empty()) {
            Value inside = findReplacement(&after.front(), argument.getType());
            if (!inside || inside == argument)
              inside = makeZero(&after.front(), argument.getType());
            if (!inside)
              return failure();
            argument.replaceAllUsesWith(inside);
          }
          after.eraseArgument(number);
          // The condition itself is its first operand.
          loop.getBefore().front().getTerminator()->eraseOperand(number + 1);
          replaceAllBut(op, rebuild(op, types, operands), number);
          return success();
        })
        .Case([&](linalg::GenericOp generic) {
          unsigned operand = generic.getNumDpsInputs() + number;
          Block *body = generic.getBody();
          BlockArgument argument = body->getArgument(operand);
          body->getTerminator()->eraseOperand(number);
          if (!argument.use_empty()) {
            Value inside = makeZero(&body->front(), argument.getType());
            if (!inside)
              return failure();
            argument.replaceAllUsesWith(inside);
          }
          body->eraseArgument(operand);
          operands.erase(operands.begin() + operand);
          Builder builder(op->getContext());
          changed.push_back(builder.getNamedAttr(
              generic.getIndexingMapsAttrName(),
              builder.getArrayAttr(without<Attribute>(
                  generic.getIndexingMaps().getValue(), operand))));
          int32_t inputs = generic.getNumDpsInputs();
          int32_t outputs = generic.getNumDpsInits() - 1;
          changed.push_back(builder.getNamedAttr(
              "operandSegmentSizes",
              builder.getDenseI32ArrayAttr({inputs, outputs})));
          replaceAllBut(op, rebuild(op, types, operands, changed), number);
          return success();
        })
        .Default([](Operation *) { return failure(); });
  }

private:
  /// Drops a value that goes into a scf.while and around it.
  static LogicalResult dropInit(scf::WhileOp loop, unsigned number) {
    Block &before = loop.getBefore().front();
    before.getArgument(number).replaceAllUsesWith(loop.getInits()[number]);
    before.eraseArgument(number);
    loop.getAfter().front().getTerminator()->eraseOperand(number);
    llvm::SmallVector<Type> types(loop.getResultTypes());
    llvm::SmallVector<Value> operands =
        without<Value>(loop->getOperands(), number);
    Operation *rebuilt = rebuild(loop, types, operands);
    loop->replaceAllUsesWith(rebuilt->getResults());
    loop.erase();
    return success();
  }
};

//===----------------------------------------------------------------------===//
// drop-switch-cases
//===----------------------------------------------------------------------===//

class DropSwitchCases final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "drop-switch-cases"; }
  llvm::StringRef description() const override {
    return "drop cases of scf.index_switch";
  }
  // The op is made anew.
  unsigned maxChunk() const override { return 1; }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module))
      if (auto branch = dyn_cast<scf::IndexSwitchOp>(op))
        for (unsigned i = branch.getNumCases(); i-- > 0;)
          sites.push_back({op, i});
  }

  LogicalResult reduce(const Site &site) override {
    auto branch = cast<scf::IndexSwitchOp>(site.op);
    unsigned number = site.number;
    llvm::SmallVector<int64_t> cases =
        without<int64_t>(branch.getCases(), number);
    OpBuilder builder(branch);
    auto rebuilt = scf::IndexSwitchOp::create(
        builder, branch.getLoc(), branch.getResultTypes(), branch.getArg(),
        cases, cases.size());
    rebuilt.getDefaultRegion().takeBody(branch.getDefaultRegion());
    unsigned next = 0;
    for (auto [i, region] : llvm::enumerate(branch.getCaseRegions()))
      if (i != number)
        rebuilt.getCaseRegions()[next++].takeBody(region);
    rebuilt->setDiscardableAttrs(branch->getDiscardableAttrDictionary());
    branch.replaceAllUsesWith(rebuilt.getResults());
    branch.erase();
    return success();
  }
};

//===----------------------------------------------------------------------===//
// simplify-branches
//===----------------------------------------------------------------------===//

/// A branch with several successors becomes one with one of them; a block
/// that only one block jumps to becomes part of that; a block that none jumps
/// to goes.
class SimplifyBranches final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "simplify-branches"; }
  llvm::StringRef description() const override {
    return "let branches between blocks go one way, join and drop blocks";
  }
  unsigned maxChunk() const override { return 1; }

protected:
  static constexpr unsigned kJoin = 1 << 16, kDrop = kJoin + 1;

  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module)) {
      Block *block = op->getBlock();
      if (!block || op != &block->back() ||
          block->getParent()->getBlocks().size() < 2)
        continue;
      if (op->getNumSuccessors() > 1)
        for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
          sites.push_back({op, i});
      if (isa<cf::BranchOp>(op))
        sites.push_back({op, kJoin});
      if (!block->isEntryBlock())
        sites.push_back({op, kDrop});
    }
  }

  LogicalResult reduce(const Site &site) override {
    Block *block = site.op->getBlock();
    if (site.number == kDrop) {
      if (!block->hasNoPredecessors())
        return failure();
      block->dropAllDefinedValueUses();
      block->erase();
      return success();
    }
    if (site.number == kJoin) {
      auto branch = cast<cf::BranchOp>(site.op);
      Block *next = branch.getDest();
      if (next == block || next->getSinglePredecessor() != block ||
          next->isEntryBlock())
        return failure();
      for (auto [argument, value] :
           llvm::zip_equal(next->getArguments(), branch.getDestOperands()))
        argument.replaceAllUsesWith(value);
      branch.erase();
      block->getOperations().splice(block->end(), next->getOperations());
      next->erase();
      return success();
    }
    auto branch = dyn_cast<BranchOpInterface>(site.op);
    if (!branch)
      return failure();
    SuccessorOperands operands = branch.getSuccessorOperands(site.number);
    if (operands.getProducedOperandCount())
      return failure();
    OpBuilder builder(site.op);
    llvm::SmallVector<Value> forwarded(operands.getForwardedOperands());
    cf::BranchOp::create(builder, site.op->getLoc(),
                         site.op->getSuccessor(site.number), forwarded);
    site.op->erase();
    return success();
  }
};

//===----------------------------------------------------------------------===//
// shrink-trip-counts
//===----------------------------------------------------------------------===//

class ShrinkTripCounts final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "shrink-trip-counts"; }
  llvm::StringRef description() const override {
    return "let loops run once or twice, from 0 in steps of 1";
  }
  bool mayGrow() const override { return true; }
  unsigned maxChunk() const override { return 1; }

protected:
  static constexpr int64_t kTrips[] = {1, 2};

  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module))
      if (isa<scf::ForOp>(op))
        for (unsigned i = 0; i < std::size(kTrips); ++i)
          sites.push_back({op, i});
  }

  LogicalResult reduce(const Site &site) override {
    auto loop = cast<scf::ForOp>(site.op);
    int64_t trips = kTrips[site.number];
    auto lower = getConstantInt(loop.getLowerBound());
    auto upper = getConstantInt(loop.getUpperBound());
    // Never more than before. (In code that never runs others may make the step
    // 0, which is not to be undone.)
    if (lower && upper && *lower == 0 && *upper <= trips)
      return failure();
    Type type = loop.getInductionVar().getType();
    auto constant = [&](int64_t value) {
      return getConstant(loop, IntegerAttr::get(type, value));
    };
    loop.setLowerBound(constant(0));
    loop.setUpperBound(constant(trips));
    loop.setStep(constant(1));
    return success();
  }
};

} // namespace

std::unique_ptr<Reducer> createUnwrapRegions() {
  return std::make_unique<UnwrapRegions>();
}
std::unique_ptr<Reducer> createDropRegionResults() {
  return std::make_unique<DropRegionResults>();
}
std::unique_ptr<Reducer> createDropSwitchCases() {
  return std::make_unique<DropSwitchCases>();
}
std::unique_ptr<Reducer> createSimplifyBranches() {
  return std::make_unique<SimplifyBranches>();
}
std::unique_ptr<Reducer> createShrinkTripCounts() {
  return std::make_unique<ShrinkTripCounts>();
}

} // namespace bufdiff
