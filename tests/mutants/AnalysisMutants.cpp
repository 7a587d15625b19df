//===- AnalysisMutants.cpp - Faults in what the analysis is told ----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A model that errs on the safe side costs a copy; one that errs on the other
// side is a miscompilation, and the analysis has no way to tell. Each mutant
// has one model, or one question in one place, answer too much.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Generator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "tests/mutants/Kinds.h"
#include "tests/mutants/MutantPath.h"
#include "tests/mutants/Places.h"

using namespace mlir;
using bufferization::AliasingOpOperandList;
using bufferization::AliasingValue;
using bufferization::AliasingValueList;
using bufferization::AnalysisState;
using bufferization::BufferRelation;
using bufferization::OneShotAnalysisState;

namespace bufdiff::mutants {

using OperandFilter = std::function<bool(Operation *, OpOperand &)>;
using OpFilter = std::function<bool(Operation *)>;

/// True answers about operands that the filter takes become false.
static Hooks::Answer denied(OperandFilter filter) {
  return [filter](Operation *op, OpOperand &operand, const AnalysisState &,
                  bool answer) {
    if (!answer || !filter(op, operand))
      return answer;
    noteFault();
    return false;
  };
}

/// Every operand of ops of these kinds.
template <typename... OpTys>
static OperandFilter allOf() {
  return [](Operation *op, OpOperand &) { return isa<OpTys...>(op); };
}

static bool isInput(Operation *op, OpOperand &operand) {
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  return destination && isa<linalg::LinalgOp>(op) &&
         destination.isDpsInput(&operand);
}

static bool isInit(Operation *op, OpOperand &operand) {
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  return destination && isa<linalg::LinalgOp>(op) &&
         destination.isDpsInit(&operand);
}

static Mutant &add(MutantList &list, llvm::StringRef name,
                   llvm::StringRef fault, llvm::StringRef equivalentFor) {
  Mutant &mutant = list.emplace_back();
  mutant.name = name;
  mutant.family = Family::Analysis;
  mutant.fault = fault;
  mutant.equivalentFor = equivalentFor;
  mutant.kinds = valueKinds();
  return mutant;
}

constexpr llvm::StringLiteral kNoConflict =
    "modules where nothing is written while its old contents are needed: no "
    "copy is missing";

static void addReadMutants(MutantList &list) {
  auto addRead = [&](llvm::StringRef name, llvm::StringRef fault,
                     OperandFilter filter) -> Mutant & {
    Mutant &mutant = add(list, name, fault, kNoConflict);
    mutant.hooks.reads = denied(std::move(filter));
    return mutant;
  };
  addRead("extract-not-read", "tensor.extract does not read its tensor",
          allOf<tensor::ExtractOp>());
  addRead("linalg-input-not-read", "linalg ops do not read their inputs",
          isInput);
  addRead("linalg-init-not-read",
          "linalg ops do not read their outputs, even where the body does",
          isInit);
  addRead("insert-slice-source-not-read",
          "tensor.insert_slice does not read its source",
          [](Operation *op, OpOperand &operand) {
            return isa<tensor::InsertSliceOp>(op) &&
                   operand.getOperandNumber() == 0;
          });
  addRead("insert-slice-dest-not-read",
          "tensor.insert_slice does not read its destination",
          [](Operation *op, OpOperand &operand) {
            return isa<tensor::InsertSliceOp>(op) &&
                   operand.getOperandNumber() == 1;
          });
  addRead("insert-dest-not-read",
          "tensor.insert does not read the tensor that it changes an element "
          "of",
          allOf<tensor::InsertOp>());
  addRead("call-not-read", "calls do not read their operands",
          allOf<func::CallOp>());
  addRead("return-not-read", "func.return does not read what is returned",
          allOf<func::ReturnOp>());
  addRead("transfer-read-not-read",
          "vector.transfer_read does not read its source",
          allOf<vector::TransferReadOp>())
      .profile = "slices";
  addRead("reads-ignored-in-loops", "nothing is read in loops",
          [](Operation *op, OpOperand &) { return isInLoop(op); });
  addRead("reads-ignored-in-branches", "nothing is read in branches",
          [](Operation *op, OpOperand &) { return isInBranch(op); });
  addRead("reads-ignored-in-callees",
          "nothing is read in functions that are called",
          [](Operation *op, OpOperand &) { return isInCallee(op); });
  addRead("reads-ignored-in-parallel", "nothing is read in parallel loops",
          [](Operation *op, OpOperand &) { return isInParallel(op); })
      .profile = "loops";
}

static void addWriteMutants(MutantList &list) {
  auto addWrite = [&](llvm::StringRef name, llvm::StringRef fault,
                      OperandFilter filter) -> Mutant & {
    Mutant &mutant = add(list, name, fault, kNoConflict);
    mutant.hooks.writes = denied(std::move(filter));
    return mutant;
  };
  addWrite("insert-not-written", "tensor.insert does not write its tensor",
           allOf<tensor::InsertOp>());
  addWrite("linalg-init-not-written", "linalg ops do not write their outputs",
           isInit);
  addWrite("fill-not-written", "linalg.fill does not write its output",
           allOf<linalg::FillOp>());
  addWrite("insert-slice-not-written",
           "tensor.insert_slice does not write its destination",
           allOf<tensor::InsertSliceOp>());
  addWrite("call-not-written", "calls do not write their operands",
           allOf<func::CallOp>());
  addWrite("transfer-write-not-written",
           "vector.transfer_write does not write its destination",
           allOf<vector::TransferWriteOp>())
      .profile = "slices";
  addWrite("parallel-insert-not-written",
           "tensor.parallel_insert_slice does not write its destination",
           allOf<tensor::ParallelInsertSliceOp>())
      .equivalentFor = "everything: scf.forall counts all of its outputs as "
                       "written, whatever is in it";
  list.back().profile = "loops";
  list.back().equivalent = true;
  list.back().kinds.clear();
  addWrite("writes-ignored-in-loops", "nothing is written in loops",
           [](Operation *op, OpOperand &) { return isInLoop(op); });
  addWrite("writes-ignored-in-branches", "nothing is written in branches",
           [](Operation *op, OpOperand &) { return isInBranch(op); });
  addWrite("writes-ignored-in-callees",
           "nothing is written in functions that are called",
           [](Operation *op, OpOperand &) { return isInCallee(op); });
  addWrite("writes-ignored-in-parallel", "nothing is written in parallel loops",
           [](Operation *op, OpOperand &) { return isInParallel(op); })
      .profile = "loops";
}

/// Ops that the filter takes relate no operand to a result.
static void forgetAliases(Hooks &hooks, OpFilter filter) {
  hooks.aliasingValues = [filter](Operation *op, OpOperand &,
                                  const AnalysisState &,
                                  AliasingValueList answer) {
    if (answer.getNumAliases() == 0 || !filter(op))
      return answer;
    noteFault();
    return AliasingValueList();
  };
  hooks.aliasingOperands = [filter](Operation *op, Value, const AnalysisState &,
                                    AliasingOpOperandList answer) {
    if (answer.getNumAliases() == 0 || !filter(op))
      return answer;
    noteFault();
    return AliasingOpOperandList();
  };
}

/// Where ops that the filter takes say that operand and result may share a
/// buffer, they say that both are one buffer.
static void claimEquivalence(Hooks &hooks, OpFilter filter) {
  hooks.aliasingValues = [filter](Operation *op, OpOperand &,
                                  const AnalysisState &,
                                  AliasingValueList answer) {
    if (!filter(op))
      return answer;
    AliasingValueList claimed;
    for (const AliasingValue &alias : answer) {
      if (alias.relation != BufferRelation::Equivalent)
        noteFault();
      claimed.addAlias({alias.value, BufferRelation::Equivalent, true});
    }
    return claimed;
  };
  hooks.aliasingOperands = [filter](Operation *op, Value, const AnalysisState &,
                                    AliasingOpOperandList answer) {
    if (!filter(op))
      return answer;
    AliasingOpOperandList claimed;
    for (const bufferization::AliasingOpOperand &alias : answer)
      claimed.addAlias({alias.opOperand, BufferRelation::Equivalent, true});
    return claimed;
  };
}

template <typename... OpTys>
static OpFilter isOp() {
  return [](Operation *op) { return isa<OpTys...>(op); };
}

static void addAliasMutants(MutantList &list) {
  auto addForgotten = [&](llvm::StringRef name, llvm::StringRef fault,
                          OpFilter filter) -> Mutant & {
    Mutant &mutant = add(list, name, fault, kNoConflict);
    forgetAliases(mutant.hooks, std::move(filter));
    return mutant;
  };
  addForgotten("extract-slice-alias-forgotten",
               "tensor.extract_slice makes no view",
               isOp<tensor::ExtractSliceOp>())
      .profile = "slices";
  addForgotten("cast-alias-forgotten",
               "tensor.cast gives its result a buffer of its own",
               isOp<tensor::CastOp>());
  addForgotten("reshape-alias-forgotten",
               "expand_shape and collapse_shape make no view",
               isOp<tensor::ExpandShapeOp, tensor::CollapseShapeOp>());
  addForgotten("select-alias-forgotten",
               "arith.select gives its result a buffer of its own",
               isOp<arith::SelectOp>());
  addForgotten("call-alias-forgotten",
               "results of calls share no buffer with operands",
               isOp<func::CallOp>())
      // A loop that hands it on is then found to hand on another buffer.
      .kinds.push_back(oracle::FindingKind::UnexpectedRejection);
  addForgotten("if-alias-forgotten",
               "results of scf.if share no buffer with what is yielded",
               [](Operation *op) {
                 return isa<scf::IfOp>(op) ||
                        (isa<scf::YieldOp>(op) &&
                         isa<scf::IfOp>(op->getParentOp()));
               })
      .kinds.push_back(oracle::FindingKind::UnexpectedRejection);
  addForgotten("insert-slice-alias-forgotten",
               "the result of tensor.insert_slice is not its destination",
               isOp<tensor::InsertSliceOp>())
      .kinds.push_back(oracle::FindingKind::UnexpectedRejection);

  auto addClaimed = [&](llvm::StringRef name, llvm::StringRef fault,
                        OpFilter filter) -> Mutant & {
    Mutant &mutant =
        add(list, name, fault,
            "everything: One-Shot relates what is equivalent after it has "
            "decided what is in place, and asks only whether loops hand on the "
            "buffer that they were given; what is handed on is the buffer "
            "itself, whichever it is");
    mutant.base = Base::TopDown;
    mutant.equivalent = true;
    mutant.kinds.clear();
    claimEquivalence(mutant.hooks, std::move(filter));
    return mutant;
  };
  addClaimed("extract-slice-equivalent",
             "a slice is taken to be all of the tensor",
             isOp<tensor::ExtractSliceOp>())
      .profile = "slices";
  addClaimed("call-equivalent",
             "a result that may be an operand is taken to be it",
             isOp<func::CallOp>())
      .profile = "calls";
}

/// Takes operands that were found to need a copy to need none.
static std::function<void(ModuleOp, OneShotAnalysisState &)>
forceInPlace(OpFilter filter, bool onlyFirst = false, bool onlyLast = false) {
  return [=](ModuleOp module, OneShotAnalysisState &state) {
    SmallVector<OpOperand *> operands;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!state.getOptions().dynCastBufferizableOp(op) || !filter(op))
        return;
      for (OpOperand &operand : op->getOpOperands())
        if (isa<TensorType>(operand.get().getType()) &&
            !state.isInPlace(operand))
          operands.push_back(&operand);
    });
    if (operands.empty())
      return;
    if (onlyFirst)
      operands.resize(1);
    if (onlyLast)
      operands.erase(operands.begin(), std::prev(operands.end()));
    for (OpOperand *operand : operands) {
      state.bufferizeInPlace(*operand);
      noteFault();
    }
  };
}

static void addConflictMutants(MutantList &list) {
  auto addForced = [&](llvm::StringRef name, llvm::StringRef fault,
                       OpFilter filter) -> Mutant & {
    Mutant &mutant = add(list, name, fault, kNoConflict);
    mutant.hooks.decisions = forceInPlace(std::move(filter));
    return mutant;
  };
  auto any = [](Operation *) { return true; };
  add(list, "first-conflict-ignored",
      "the first operand that needs a copy gets none", kNoConflict)
      .hooks.decisions = forceInPlace(any, /*onlyFirst=*/true);
  add(list, "last-conflict-ignored",
      "the last operand that needs a copy gets none", kNoConflict)
      .hooks.decisions = forceInPlace(any, /*onlyFirst=*/false,
                                      /*onlyLast=*/true);
  addForced("conflicts-ignored-in-loops", "no copies are made in loops",
            isInLoop)
      .profile = "loops";
  addForced("conflicts-ignored-in-branches", "no copies are made in branches",
            isInBranch);
  addForced("conflicts-ignored-in-callees",
            "no copies are made in functions that are called", isInCallee);
  addForced("conflicts-ignored-in-parallel",
            "no copies are made in parallel loops", isInParallel)
      .profile = "loops";
  addForced("conflicts-ignored-at-calls", "no copies are made for calls",
            isOp<func::CallOp>());
  addForced("conflicts-ignored-at-slices",
            "no copies are made for tensor.insert_slice",
            isOp<tensor::InsertSliceOp>())
      .profile = "slices";
  addForced("conflicts-ignored-at-loops",
            "no copies are made of what a loop is given",
            isOp<scf::ForOp, scf::WhileOp>())
      .profile = "loops";

  Mutant &slices =
      add(list, "slices-never-conflict",
          "no write conflicts with a read of tensor.insert_slice", kNoConflict);
  slices.profile = "slices";
  slices.hooks.notConflicting = [](Operation *op, OpOperand *, OpOperand *,
                                   const AnalysisState &, bool answer) {
    if (answer || !isa<tensor::InsertSliceOp>(op))
      return answer;
    noteFault();
    return true;
  };
  Mutant &loops = add(list, "loops-never-conflict",
                      "no write conflicts with a read of scf.for", kNoConflict);
  loops.profile = "loops";
  loops.hooks.notConflicting = [](Operation *op, OpOperand *, OpOperand *,
                                  const AnalysisState &, bool answer) {
    if (answer || !isa<scf::ForOp>(op))
      return answer;
    noteFault();
    return true;
  };
  Mutant &elementwise =
      add(list, "linalg-always-elementwise",
          "every linalg op is taken to read an element only where it writes it",
          kNoConflict);
  elementwise.hooks.elementwise = [](Operation *op, bool answer) {
    if (answer || !isa<linalg::LinalgOp>(op))
      return answer;
    noteFault();
    return true;
  };
  Mutant &repetitive =
      add(list, "loops-run-once", "loop bodies are taken to run once",
          "loops with at most one iteration, and loops that read nothing from "
          "outside that they write");
  repetitive.profile = "loops";
  repetitive.hooks.repetitive = [](Operation *, bool answer) {
    if (answer)
      noteFault();
    return false;
  };
  Mutant &parallel =
      add(list, "parallel-is-sequential",
          "bodies of parallel loops are taken to run one after the other",
          "parallel loops whose threads share nothing that they write");
  parallel.profile = "loops";
  parallel.hooks.parallel = [](Operation *, bool answer) {
    if (answer)
      noteFault();
    return false;
  };
}

static void addWritableMutants(MutantList &list) {
  auto addWritable = [&](llvm::StringRef name, llvm::StringRef fault,
                         llvm::StringRef equivalentFor,
                         OpFilter filter) -> Mutant & {
    Mutant &mutant = add(list, name, fault, equivalentFor);
    mutant.hooks.writable = [filter](Operation *op, Value,
                                     const AnalysisState &, bool answer) {
      if (answer || !filter(op))
        return answer;
      noteFault();
      return true;
    };
    return mutant;
  };
  addWritable("constant-writable", "an arith.constant may be written",
              "constants that nobody writes", isOp<arith::ConstantOp>());
  addWritable("argument-writable",
              "an argument with bufferization.writable = false may be written",
              "arguments that nobody writes", isOp<func::FuncOp>())
      .profile = "types";
  addWritable("buffer-writable",
              "a to_tensor without `writable` may be written",
              "buffers that nobody writes", isOp<bufferization::ToTensorOp>())
      .profile = "types";

  Mutant &undefined =
      add(list, "contents-assumed-undefined",
          "the first copy of a tensor is left out: its contents are not needed",
          "tensors that are overwritten before they are read");
  undefined.hooks.copies = [](ModuleOp module) {
    module.walk<WalkOrder::PreOrder>([](bufferization::AllocTensorOp op) {
      if (!op.getCopy())
        return WalkResult::advance();
      // Without it, the sizes have to be said.
      if (!op.getType().hasStaticShape())
        return WalkResult::advance();
      op.getCopyMutable().clear();
      noteFault();
      return WalkResult::interrupt();
    });
  };
  Mutant &copies =
      add(list, "everything-copied", "every operand that is written is copied",
          "everything: it is as right as it is slow");
  copies.equivalent = true;
  copies.kinds.clear();
  copies.hooks.reads = [](Operation *op, OpOperand &, const AnalysisState &,
                          bool answer) {
    if (answer || !isa<linalg::LinalgOp>(op))
      return answer;
    noteFault();
    return true;
  };
}

void addAnalysisMutants(MutantList &list) {
  addReadMutants(list);
  addWriteMutants(list);
  addAliasMutants(list);
  addConflictMutants(list);
  addWritableMutants(list);
}

} // namespace bufdiff::mutants
