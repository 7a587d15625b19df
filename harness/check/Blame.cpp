//===- Blame.cpp - Where a copy would have helped -------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Blame.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/StringExtras.h"
#include <array>
#include <map>

using namespace mlir;

namespace bufdiff {

using oracle::FindingKind;

llvm::StringRef contextOf(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (isa<LoopLikeOpInterface, FunctionOpInterface>(parent))
      return parent->getName().getStringRef();
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
    return CopySite::Group::Terminator;
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
    if (destination.isDpsInit(&operand))
      return CopySite::Group::Write;
  bool hasTensorResult = llvm::any_of(
      op->getResultTypes(), [](Type type) { return isa<TensorType>(type); });
  // Of a tensor that became a buffer by hand nothing is promised.
  bool isBufferization =
      op->getName().getDialectNamespace() ==
      bufferization::BufferizationDialect::getDialectNamespace();
  if (!isBufferization && (hasTensorResult || isa<CallOpInterface>(op)))
    return CopySite::Group::Alias;
  return std::nullopt;
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

std::vector<CopySite> findCopySites(ModuleOp module) {
  std::vector<CopySite> sites;
  unsigned number = 0;
  module->walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      if (std::optional<CopySite::Group> group = groupOf(operand)) {
        CopySite site;
        site.op = number;
        site.operand = operand.getOperandNumber();
        site.group = *group;
        site.name = op->getName().getStringRef().str();
        site.source = sourceOf(operand.get()).str();
        site.context =
            (site.group == CopySite::Group::Terminator && op->getParentOp()
                 ? op->getParentOp()->getName().getStringRef()
                 : contextOf(op))
                .str();
        sites.push_back(std::move(site));
      }
    ++number;
  });
  return sites;
}

void insertCopies(ModuleOp module, llvm::ArrayRef<const CopySite *> sites) {
  // Numbers hold until the first copy is made.
  std::vector<Operation *> ops;
  module->walk([&](Operation *op) { ops.push_back(op); });
  for (const CopySite *site : sites) {
    Operation *op = ops[site->op];
    OpOperand &operand = op->getOpOperand(site->operand);
    OpBuilder builder(placeOf(op));
    auto copy = bufferization::AllocTensorOp::create(
        builder, op->getLoc(), cast<RankedTensorType>(operand.get().getType()),
        /*dynamicSizes=*/ValueRange(), /*copy=*/operand.get());
    operand.set(copy.getResult());
  }
}

std::optional<std::string>
blameCopies(FindingKind kind, llvm::ArrayRef<CopySite> sites,
            llvm::function_ref<bool(llvm::ArrayRef<const CopySite *>)> heals) {
  using Group = CopySite::Group;
  std::array<Group, 3> order = {Group::Terminator, Group::Alias, Group::Write};
  // What was never written was not copied when it should have been, and that
  // is the business of the operation that writes the rest.
  if (kind == FindingKind::UninitializedRead)
    order = {Group::Write, Group::Terminator, Group::Alias};
  // A question costs about a check, so classes are asked for and not operands.
  using Sites = std::vector<const CopySite *>;
  for (Group group : order) {
    Sites members;
    // By name, since an order in the module is chance.
    std::map<std::pair<std::string, std::string>, std::map<std::string, Sites>>
        classes;
    for (const CopySite &site : sites)
      if (site.group == group) {
        members.push_back(&site);
        classes[{site.name, site.context}][site.source].push_back(&site);
      }
    // Most groups have nothing to do with it, and one question tells.
    if (members.empty() || !heals(members))
      continue;
    for (const auto &[where, bySource] : classes) {
      Sites all;
      for (const auto &[source, some] : bySource)
        llvm::append_range(all, some);
      // That the group heals is known.
      if (classes.size() > 1 && !heals(all))
        continue;
      if (group != Group::Terminator)
        return where.first + ":" + where.second;
      std::vector<std::string> words;
      for (const auto &[source, some] : bySource)
        if (bySource.size() == 1 || heals(some))
          words.push_back(source);
      // Where each kind alone is too little, it takes all of them.
      if (words.empty())
        llvm::append_range(words, llvm::make_first_range(bySource));
      return where.first + " of " + llvm::join(words, " and ") + ":" +
             where.second;
    }
  }
  return std::nullopt;
}

} // namespace bufdiff
