//===- Operations.cpp - Fewer operations and shorter chains of them
//---------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ModuleReducer.h"
#include "harness/reduce/Values.h"
#include "harness/reduce/reducers/Reducers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace bufdiff {
namespace {

//===----------------------------------------------------------------------===//
// drop-ops
//===----------------------------------------------------------------------===//

class DropOps final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "drop-ops"; }
  llvm::StringRef description() const override {
    return "drop operations; their users get an operand of theirs, an earlier "
           "value or a constant";
  }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module))
      if (isBodyOp(op))
        sites.push_back({op, 0});
  }
  LogicalResult reduce(const Site &site) override {
    return eraseReplacing(site.op);
  }
};

//===----------------------------------------------------------------------===//
// replace-by-earlier, replace-by-zero
//===----------------------------------------------------------------------===//

/// Replaces an op that has uses; what drop-ops put there did not do.
class ReplaceOps : public ModuleReducer {
protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module))
      if (isBodyOp(op) && !op->use_empty())
        sites.push_back({op, 0});
  }

  LogicalResult reduce(const Site &site) override {
    Operation *op = site.op;
    llvm::SmallVector<Value> values;
    for (Value result : op->getResults()) {
      Value value;
      if (!result.use_empty()) {
        value = find(op, result.getType());
        if (!value)
          return failure();
      }
      values.push_back(value);
    }
    for (auto [result, value] : llvm::zip_equal(op->getResults(), values))
      if (value)
        result.replaceAllUsesWith(value);
    op->erase();
    return success();
  }

  virtual Value find(Operation *op, Type type) = 0;
};

class ReplaceByEarlier final : public ReplaceOps {
public:
  llvm::StringRef name() const override { return "replace-by-earlier"; }
  llvm::StringRef description() const override {
    return "replace operations by the value of their type right before them";
  }

protected:
  Value find(Operation *op, Type type) override { return findLatest(op, type); }
};

class ReplaceByZero final : public ReplaceOps {
public:
  llvm::StringRef name() const override { return "replace-by-zero"; }
  llvm::StringRef description() const override {
    return "replace operations by constants of zeros";
  }

protected:
  Value find(Operation *op, Type type) override {
    return op->hasTrait<OpTrait::ConstantLike>() ? Value() : makeZero(op, type);
  }
};

//===----------------------------------------------------------------------===//
// replace-operands
//===----------------------------------------------------------------------===//

class ReplaceOperands final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "replace-operands"; }
  llvm::StringRef description() const override {
    return "use the earliest value of the type instead of an operand";
  }
  unsigned maxChunk() const override { return 1; }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module))
      for (OpOperand &operand : op->getOpOperands())
        // An argument of the function gains nothing.
        if (operand.get().getDefiningOp() &&
            !operand.get().getDefiningOp()->hasTrait<OpTrait::ConstantLike>())
          sites.push_back({op, operand.getOperandNumber()});
  }

  LogicalResult reduce(const Site &site) override {
    OpOperand &operand = site.op->getOpOperand(site.number);
    Value earliest = findEarliest(site.op, operand.get().getType());
    if (!earliest || earliest == operand.get())
      return failure();
    operand.set(earliest);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// drop-dead-code
//===----------------------------------------------------------------------===//

class DropDeadCode final : public Reducer {
public:
  llvm::StringRef name() const override { return "drop-dead-code"; }
  llvm::StringRef description() const override {
    return "drop what has no effect, at once";
  }
  unsigned numSites(const Subject &) override { return 1; }

  LogicalResult apply(const Subject &, Candidate &candidate, unsigned,
                      unsigned) override {
    ModuleOp module = *candidate.module;
    bool changed = false;
    for (Operation *op : opsInReverse(module)) {
      bool isDead = isBodyOp(op) && isOpTriviallyDead(op);
      if (auto function = dyn_cast<func::FuncOp>(op))
        isDead = function.isPrivate() &&
                 SymbolTable::symbolKnownUseEmpty(function, module);
      if (!isDead)
        continue;
      op->erase();
      changed = true;
    }
    return success(changed);
  }
};

//===----------------------------------------------------------------------===//
// drop-linalg-inputs
//===----------------------------------------------------------------------===//

class DropLinalgInputs final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "drop-linalg-inputs"; }
  llvm::StringRef description() const override {
    return "drop inputs of linalg.generic and linalg.map";
  }
  // A used block argument becomes a constant.
  bool mayGrow() const override { return true; }
  // The op is made anew.
  unsigned maxChunk() const override { return 1; }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module))
      if (isa<linalg::GenericOp, linalg::MapOp>(op))
        for (unsigned i = cast<linalg::LinalgOp>(op).getNumDpsInputs();
             i-- > 0;)
          sites.push_back({op, i});
  }

  LogicalResult reduce(const Site &site) override {
    auto op = cast<linalg::LinalgOp>(site.op);
    unsigned number = site.number;
    Block *body = op.getBlock();
    BlockArgument argument = body->getArgument(number);
    if (!argument.use_empty()) {
      Value other;
      for (BlockArgument each : body->getArguments())
        if (each != argument && each.getType() == argument.getType()) {
          other = each;
          break;
        }
      if (!other)
        other = makeZero(&body->front(), argument.getType());
      if (!other)
        return failure();
      argument.replaceAllUsesWith(other);
    }
    body->eraseArgument(number);
    if (auto generic = dyn_cast<linalg::GenericOp>(site.op)) {
      llvm::SmallVector<Attribute> maps(generic.getIndexingMaps().begin(),
                                        generic.getIndexingMaps().end());
      maps.erase(maps.begin() + number);
      generic.setIndexingMapsAttr(ArrayAttr::get(generic.getContext(), maps));
      generic.getInputsMutable().erase(number);
      return success();
    }
    site.op->eraseOperand(number);
    return success();
  }
};

} // namespace

std::unique_ptr<Reducer> createDropOps() { return std::make_unique<DropOps>(); }
std::unique_ptr<Reducer> createReplaceByEarlier() {
  return std::make_unique<ReplaceByEarlier>();
}
std::unique_ptr<Reducer> createReplaceByZero() {
  return std::make_unique<ReplaceByZero>();
}
std::unique_ptr<Reducer> createReplaceOperands() {
  return std::make_unique<ReplaceOperands>();
}
std::unique_ptr<Reducer> createDropDeadCode() {
  return std::make_unique<DropDeadCode>();
}
std::unique_ptr<Reducer> createDropLinalgInputs() {
  return std::make_unique<DropLinalgInputs>();
}

} // namespace bufdiff
