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
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
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
    return "drop results of branches and loop-carried values";
  }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module))
      if (isa<scf::IfOp, scf::ForOp>(op))
        for (unsigned i = op->getNumResults(); i-- > 0;)
          sites.push_back({op, i});
  }
  // The op is made anew, so that other sites of a chunk would be gone.
  unsigned maxChunk() const override { return 1; }

  LogicalResult reduce(const Site &site) override {
    Operation *op = site.op;
    unsigned number = site.number;
    Value result = op->getResult(number);
    if (!result.use_empty()) {
      Value replacement = isa<scf::ForOp>(op)
                              ? cast<scf::ForOp>(op).getInitArgs()[number]
                              : findReplacement(op, result.getType());
      if (!replacement)
        return failure();
      result.replaceAllUsesWith(replacement);
    }
    OpBuilder builder(op);
    Operation *rebuilt = nullptr;
    if (auto branch = dyn_cast<scf::IfOp>(op)) {
      llvm::SmallVector<Type> types(op->getResultTypes());
      types.erase(types.begin() + number);
      auto other =
          scf::IfOp::create(builder, op->getLoc(), types, branch.getCondition(),
                            /*addThenBlock=*/false,
                            /*addElseBlock=*/false);
      other.getThenRegion().takeBody(branch.getThenRegion());
      other.getElseRegion().takeBody(branch.getElseRegion());
      for (Region &region : other->getRegions())
        if (!region.empty())
          region.front().getTerminator()->eraseOperand(number);
      rebuilt = other;
    } else {
      auto loop = cast<scf::ForOp>(op);
      llvm::SmallVector<Value> inits(loop.getInitArgs());
      loop.getRegionIterArg(number).replaceAllUsesWith(inits[number]);
      inits.erase(inits.begin() + number);
      auto other =
          scf::ForOp::create(builder, op->getLoc(), loop.getLowerBound(),
                             loop.getUpperBound(), loop.getStep(), inits);
      loop.getBody()->getTerminator()->eraseOperand(number);
      loop.getBody()->eraseArgument(number + loop.getNumInductionVars());
      other.getRegion().takeBody(loop.getRegion());
      rebuilt = other;
    }
    rebuilt->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    unsigned next = 0;
    for (OpResult each : op->getResults())
      if (each.getResultNumber() != number)
        each.replaceAllUsesWith(rebuilt->getResult(next++));
    op->erase();
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
    auto step = getConstantInt(loop.getStep());
    // Never more than before.
    if (lower && upper && step && *lower == 0 && *step == 1 && *upper <= trips)
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
std::unique_ptr<Reducer> createShrinkTripCounts() {
  return std::make_unique<ShrinkTripCounts>();
}

} // namespace bufdiff
