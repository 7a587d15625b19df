//===- CallMutants.cpp - Faults in how a call is rewritten ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a patch like the seed's can get wrong. The model of func.call reads the
// plans of its callee's results and writes the new call; a mutant changes what
// it reads just before, or what it wrote just after. Those that make no
// difference to any value are judged by `legacy`, which must print the same;
// the others are not, since that would find everything.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/comprehensive/BufferizationState.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tests/mutants/Kinds.h"
#include "tests/mutants/MutantPath.h"
#include "tests/mutants/Places.h"

using namespace mlir;

namespace bufdiff::mutants {

using comprehensive::BufferizationState;
using comprehensive::ResultPlan;
using oracle::FindingKind;
using Plans = SmallVector<ResultPlan>;

namespace {

/// A call that is being rewritten.
struct Rewrite {
  func::CallOp callOp;
  func::FuncOp callee;
  BufferizationState &state;
  RewriterBase &rewriter;

  /// Null where the callee has no body.
  Plans *plans() const {
    auto it = state.resultPlans.find(callee);
    return it == state.resultPlans.end() ? nullptr : &it->second;
  }
  /// The call that the rewrite has made: it comes before the old one, with
  /// casts and to_tensor ops in between.
  func::CallOp newCall() const {
    for (Operation *op = callOp->getPrevNode(); op; op = op->getPrevNode())
      if (auto made = dyn_cast<func::CallOp>(op))
        return made;
    return nullptr;
  }
  ValueRange hoistedOperands() const {
    return newCall()->getOperands().drop_front(callOp->getNumOperands());
  }
};

} // namespace

using Change = std::function<bool(Rewrite &)>;
using Original = function_ref<LogicalResult()>;

/// Around the rewrite of every call.
static Hooks around(std::function<LogicalResult(Rewrite &, Original)> body) {
  Hooks hooks;
  hooks.bufferize = [body](Operation *op, RewriterBase &rewriter,
                           bufferization::BufferizationState &base,
                           Original original) -> LogicalResult {
    auto callOp = dyn_cast<func::CallOp>(op);
    if (!callOp)
      return original();
    BufferizationState &state = BufferizationState::get(base);
    Rewrite rewrite{callOp, state.getCalledFunction(callOp), state, rewriter};
    return body(rewrite, original);
  };
  return hooks;
}

/// Other plans while a call is rewritten; the function itself keeps its own.
static Hooks withPlans(std::function<bool(Rewrite &, Plans &)> change) {
  return around([change](Rewrite &rewrite, Original original) {
    Plans *plans = rewrite.plans();
    if (!plans)
      return original();
    Plans kept = *plans;
    if (change(rewrite, *plans))
      noteFault();
    LogicalResult result = original();
    *rewrite.plans() = kept;
    return result;
  });
}

static Hooks after(Change change) {
  return around([change](Rewrite &rewrite, Original original) {
    if (failed(original()))
      return failure();
    if (change(rewrite))
      noteFault();
    return success();
  });
}

static std::vector<FindingKind> orMemory(std::vector<FindingKind> kinds) {
  kinds.push_back(FindingKind::OutOfBounds);
  return kinds;
}

static Mutant &add(MutantList &list, llvm::StringRef name,
                   llvm::StringRef fault, llvm::StringRef equivalentFor,
                   std::vector<FindingKind> kinds, Hooks hooks) {
  Mutant &mutant = list.emplace_back();
  mutant.name = name;
  mutant.family = Family::CallRewrite;
  mutant.fault = fault;
  mutant.equivalentFor = equivalentFor;
  mutant.base = Base::Interface;
  mutant.profile = "calls";
  mutant.kinds = std::move(kinds);
  mutant.hooks = std::move(hooks);
  return mutant;
}

static bool isTensor(Value value) { return isa<TensorType>(value.getType()); }

/// Another operand of the type of operand `index`, looked for from `first` on.
static std::optional<unsigned> anotherOperand(func::CallOp callOp,
                                              unsigned index, unsigned first) {
  unsigned count = callOp->getNumOperands();
  for (unsigned offset = 0; offset < count; ++offset) {
    unsigned other = (first + offset) % count;
    if (other != index && isTensor(callOp->getOperand(other)) &&
        callOp->getOperand(other).getType() ==
            callOp->getOperand(index).getType() &&
        callOp->getOperand(other) != callOp->getOperand(index))
      return other;
  }
  return std::nullopt;
}

/// Whoever used one value uses the other, except for one op.
static void swapUses(Value left, Value right, Operation *except = nullptr) {
  SmallVector<OpOperand *> ofLeft, ofRight;
  for (OpOperand &use : left.getUses())
    if (use.getOwner() != except)
      ofLeft.push_back(&use);
  for (OpOperand &use : right.getUses())
    if (use.getOwner() != except)
      ofRight.push_back(&use);
  for (OpOperand *use : ofLeft)
    use->set(right);
  for (OpOperand *use : ofRight)
    use->set(left);
}

static void addFoldingMutants(MutantList &list) {
  auto kinds = orMemory(valueKinds());
  constexpr llvm::StringLiteral kOneOperand =
      "calls that pass one tensor of the type only, or one tensor twice";
  add(list, "folds-onto-next-operand",
      "a result that is an argument folds onto the next operand of its type",
      kOneOperand, kinds, withPlans([](Rewrite &rewrite, Plans &plans) {
        bool changed = false;
        for (ResultPlan &plan : plans) {
          if (plan.kind != ResultPlan::Kind::FoldsOntoArgument)
            continue;
          if (auto other =
                  anotherOperand(rewrite.callOp, plan.index, plan.index + 1)) {
            plan.index = *other;
            changed = true;
          }
        }
        return changed;
      }));
  add(list, "folds-onto-first-operand",
      "a result that is an argument folds onto the first operand of its type",
      "calls where that is the argument", kinds,
      withPlans([](Rewrite &rewrite, Plans &plans) {
        bool changed = false;
        for (ResultPlan &plan : plans) {
          if (plan.kind != ResultPlan::Kind::FoldsOntoArgument)
            continue;
          auto other = anotherOperand(rewrite.callOp, plan.index, 0);
          if (other && *other < plan.index) {
            plan.index = *other;
            changed = true;
          }
        }
        return changed;
      }));
  add(list, "folded-results-permuted",
      "two results that are arguments fold onto each other's",
      "results that are one argument", kinds,
      withPlans([](Rewrite &rewrite, Plans &plans) {
        for (ResultPlan &left : plans)
          for (ResultPlan &right : plans) {
            if (left.kind != ResultPlan::Kind::FoldsOntoArgument ||
                right.kind != left.kind || left.index >= right.index ||
                rewrite.callOp->getOperand(left.index).getType() !=
                    rewrite.callOp->getOperand(right.index).getType())
              continue;
            std::swap(left.index, right.index);
            return true;
          }
        return false;
      }));
  add(list, "alias-taken-for-equivalence",
      "a result that may be an argument is taken to be it, and not returned",
      "calls in which it is", kinds,
      around([](Rewrite &rewrite, Original original) {
        // The function itself must drop the result too, so this stays.
        Plans *plans = rewrite.plans();
        const auto *functions =
            rewrite.state.getAnalysis()
                .getExtension<bufferization::func_ext::FuncAnalysisState>();
        if (!plans || !functions)
          return original();
        auto aliases = functions->aliasingReturnVals.find(rewrite.callee);
        if (aliases == functions->aliasingReturnVals.end())
          return original();
        for (unsigned argument = 0; argument < rewrite.callOp->getNumOperands();
             ++argument) {
          auto results = aliases->second.find(argument);
          if (results == aliases->second.end())
            continue;
          for (int64_t result : results->second) {
            ResultPlan &plan = (*plans)[result];
            if (plan.kind != ResultPlan::Kind::Returned ||
                rewrite.callOp->getOperand(argument).getType() !=
                    rewrite.callOp->getResult(result).getType() ||
                rewrite.state.bufferizedFunctionTypes.count(rewrite.callee))
              continue;
            plan.kind = ResultPlan::Kind::FoldsOntoArgument;
            plan.index = argument;
            noteFault();
          }
        }
        return original();
      }));
}

static void addHoistingMutants(MutantList &list) {
  auto kinds = orMemory(valueKinds());
  add(list, "hoisted-buffer-shared-by-calls",
      "two calls of a function are given one buffer for its result",
      "results of which the first is no longer needed at the second call",
      kinds, after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        unsigned first = rewrite.callOp->getNumOperands();
        if (call->getNumOperands() == first)
          return false;
        // An earlier call in the same block dominates this one.
        for (Operation *op = call->getPrevNode(); op; op = op->getPrevNode()) {
          auto earlier = dyn_cast<func::CallOp>(op);
          if (!earlier || earlier.getCallee() != call.getCallee() ||
              earlier->getNumOperands() != call->getNumOperands())
            continue;
          for (unsigned i = first; i < call->getNumOperands(); ++i)
            call->getOperand(i).replaceAllUsesWith(earlier->getOperand(i));
          return true;
        }
        return false;
      }));
  add(list, "hoisted-buffer-shared-by-results",
      "two results of a call are given one buffer",
      "calls of whose results only one is needed", kinds,
      after([](Rewrite &rewrite) {
        ValueRange hoisted = rewrite.hoistedOperands();
        for (auto [i, left] : llvm::enumerate(hoisted))
          for (Value right : hoisted.drop_front(i + 1))
            if (left.getType() == right.getType()) {
              right.replaceAllUsesWith(left);
              return true;
            }
        return false;
      }));
  add(list, "hoisted-results-permuted",
      "two results are read from each other's buffer", "results that are equal",
      kinds, after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        ValueRange hoisted = rewrite.hoistedOperands();
        for (auto [i, left] : llvm::enumerate(hoisted))
          for (Value right : hoisted.drop_front(i + 1))
            if (left.getType() == right.getType()) {
              swapUses(left, right, call);
              return true;
            }
        return false;
      }));
  add(list, "hoisted-buffer-out-of-loop",
      "the buffer of a result is allocated before the loop, once",
      "everything: within the limits of the path no loop hands on a buffer "
      "that is made in it, so nobody reads it in a later iteration",
      {}, after([](Rewrite &rewrite) {
        Operation *loop = getLoop(rewrite.callOp);
        if (!loop)
          return false;
        bool changed = false;
        for (Value buffer : rewrite.hoistedOperands())
          if (Operation *alloc = buffer.getDefiningOp()) {
            alloc->moveBefore(loop);
            changed = true;
          }
        return changed;
      }))
      .equivalent = true;
  list.back().profile = "loops";
}

static void addCastMutants(MutantList &list) {
  add(list, "operand-cast-forgotten",
      "a buffer is passed without the cast to the callee's type",
      "callers that have the callee's type", {FindingKind::VerifierFailure},
      after([](Rewrite &rewrite) {
        for (OpOperand &operand : rewrite.newCall()->getOpOperands())
          if (auto castOp = operand.get().getDefiningOp<memref::CastOp>()) {
            operand.set(castOp.getSource());
            return true;
          }
        return false;
      }));
  add(list, "operand-cast-to-identity",
      "a buffer is cast to a type without a layout on its way",
      "buffers that are contiguous and begin at offset 0",
      {FindingKind::LayoutMismatch}, after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        OpBuilder b(call);
        bool changed = false;
        for (OpOperand &operand : call->getOpOperands()) {
          auto type = dyn_cast<MemRefType>(operand.get().getType());
          if (!type || type.getLayout().isIdentity())
            continue;
          Value identity = memref::CastOp::create(
              b, call.getLoc(),
              MemRefType::get(type.getShape(), type.getElementType()),
              operand.get());
          operand.set(memref::CastOp::create(b, call.getLoc(), type, identity));
          changed = true;
        }
        return changed;
      }));
  add(list, "operand-copied",
      "the callee is given a copy of a buffer, and the result is not read from "
      "it",
      "callees that do not write the argument", orMemory(valueKinds()),
      after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        OpBuilder b(call);
        for (OpOperand &operand : call->getOpOperands().take_front(
                 rewrite.callOp->getNumOperands())) {
          auto type = dyn_cast<MemRefType>(operand.get().getType());
          if (!type || !type.hasStaticShape())
            continue;
          Value fresh = memref::AllocOp::create(
              b, call.getLoc(),
              MemRefType::get(type.getShape(), type.getElementType()));
          memref::CopyOp::create(b, call.getLoc(), operand.get(), fresh);
          if (fresh.getType() != type)
            fresh = memref::CastOp::create(b, call.getLoc(), type, fresh);
          operand.set(fresh);
          return true;
        }
        return false;
      }));
}

static void addResultMutants(MutantList &list) {
  auto kinds = orMemory(valueKinds());
  add(list, "returned-results-permuted",
      "two returned buffers take each other's place", "results that are equal",
      kinds, after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        for (OpResult left : call->getResults())
          for (OpResult right : call->getResults()) {
            if (left.getResultNumber() >= right.getResultNumber() ||
                left.getType() != right.getType() ||
                !isa<MemRefType>(left.getType()))
              continue;
            swapUses(left, right);
            return true;
          }
        return false;
      }));
  add(list, "scalar-results-permuted",
      "two results that are no tensors take each other's place",
      "results that are equal", kinds, after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        for (OpResult left : call->getResults())
          for (OpResult right : call->getResults()) {
            if (left.getResultNumber() >= right.getResultNumber() ||
                left.getType() != right.getType() ||
                isa<MemRefType>(left.getType()))
              continue;
            swapUses(left, right);
            return true;
          }
        return false;
      }));
  add(list, "operands-permuted",
      "two operands of one type are passed in the other order",
      "calls that pass one tensor twice, and callees that treat both alike",
      kinds, after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        for (OpOperand &left : call->getOpOperands())
          for (OpOperand &right : call->getOpOperands()) {
            if (left.getOperandNumber() >= right.getOperandNumber() ||
                left.get().getType() != right.get().getType() ||
                left.get() == right.get())
              continue;
            Value value = left.get();
            left.set(right.get());
            right.set(value);
            return true;
          }
        return false;
      }));
  add(list, "first-result-for-all",
      "of results of one type, all are taken from the first",
      "results that are equal", kinds, after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        bool changed = false;
        for (OpResult result :
             call->getResults().drop_front(std::min(1u, call->getNumResults())))
          if (result.getType() == call->getResult(0).getType()) {
            result.replaceAllUsesWith(call->getResult(0));
            changed = true;
          }
        return changed;
      }));
  add(list, "call-made-twice", "the new call is there twice",
      "callees that do the same again", kinds, after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        OpBuilder b(call);
        b.clone(*call);
        return true;
      }));
  add(list, "call-without-results-dropped",
      "a call all of whose results fold is not made", "callees that do nothing",
      kinds, after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        if (call->getNumResults())
          return false;
        rewrite.rewriter.eraseOp(call);
        return true;
      }));
}

static void addStateMutants(MutantList &list) {
  add(list, "obsolete-op-left",
      "the old call is not marked obsolete, and stays",
      "modules without calls of tensors",
      {FindingKind::UnexpectedRejection, FindingKind::LeftoverTensor},
      after([](Rewrite &rewrite) {
        rewrite.state.obsoleteOps.pop_back();
        return true;
      }));
  add(list, "obsolete-op-erased-early",
      "the old call is erased before its results are replaced",
      "calls whose results are not used", {FindingKind::Crash},
      around([](Rewrite &rewrite, Original) {
        noteFault();
        rewrite.callOp->dropAllUses();
        rewrite.rewriter.eraseOp(rewrite.callOp);
        return success();
      }));
  add(list, "obsolete-ops-erased-at-next-call",
      "old calls are erased when the next one is bufferized, not at the end",
      "everything: their uses have been replaced by then", {},
      around([](Rewrite &rewrite, Original original) {
        if (!rewrite.state.obsoleteOps.empty())
          noteFault();
        rewrite.state.eraseObsoleteOps();
        return original();
      }))
      .equivalent = true;
  add(list, "function-type-cached-by-signature",
      "functions of one type at the tensor level share their bufferized type",
      "modules whose functions of one type return alike",
      {FindingKind::VerifierFailure, FindingKind::Crash},
      around([](Rewrite &rewrite, Original original) {
        auto &types = rewrite.state.bufferizedFunctionTypes;
        if (types.count(rewrite.callee))
          return original();
        // In the order of the module, so that the first match is always the
        // same.
        for (auto other : rewrite.state.module.getOps<func::FuncOp>()) {
          auto it = types.find(other);
          if (it == types.end() || other == rewrite.callee ||
              other.getFunctionType() != rewrite.callee.getFunctionType())
            continue;
          FunctionType cached = it->second;
          types[rewrite.callee] = cached;
          noteFault();
          break;
        }
        return original();
      }));
  add(list, "callee-summary-of-another",
      "what a call does to its operands is asked of the function before its "
      "callee: the order of callees is wrong",
      "functions that do to their arguments what the other one does",
      orMemory(valueKinds()), [] {
        Hooks hooks;
        auto ask = [](Operation *op, OpOperand &operand,
                      const bufferization::AnalysisState &state, bool answer,
                      bool isRead) {
          auto callOp = dyn_cast<func::CallOp>(op);
          auto *oneShot = dyn_cast<bufferization::OneShotAnalysisState>(&state);
          if (!callOp || !oneShot || !answer)
            return answer;
          auto *functions =
              oneShot
                  ->getExtension<bufferization::func_ext::FuncAnalysisState>();
          auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
              callOp, callOp.getCalleeAttr());
          if (!functions || callee.isExternal())
            return answer;
          auto before = dyn_cast_or_null<func::FuncOp>(callee->getPrevNode());
          if (!before)
            before = dyn_cast_or_null<func::FuncOp>(callee->getNextNode());
          if (!before)
            return answer;
          const auto &facts =
              isRead ? functions->readBbArgs : functions->writtenBbArgs;
          auto it = facts.find(before);
          bool claimed = it != facts.end() &&
                         it->second.contains(operand.getOperandNumber());
          if (claimed != answer)
            noteFault();
          return claimed;
        };
        hooks.reads = [ask](Operation *op, OpOperand &operand,
                            const bufferization::AnalysisState &state,
                            bool answer) {
          return ask(op, operand, state, answer, /*isRead=*/true);
        };
        hooks.writes = [ask](Operation *op, OpOperand &operand,
                             const bufferization::AnalysisState &state,
                             bool answer) {
          return ask(op, operand, state, answer, /*isRead=*/false);
        };
        return hooks;
      }());
  add(list, "callee-taken-as-read-only",
      "calls are taken not to write what their callee writes",
      "calls whose operands nobody reads again", orMemory(valueKinds()), [] {
        Hooks hooks;
        hooks.writes = [](Operation *op, OpOperand &,
                          const bufferization::AnalysisState &, bool answer) {
          if (!answer || !isa<func::CallOp>(op))
            return answer;
          noteFault();
          return false;
        };
        return hooks;
      }());
  add(list, "callee-results-unrelated",
      "results of calls are taken to share no buffer with operands",
      "callees that return no argument", orMemory(valueKinds()),
      [] {
        Hooks hooks;
        hooks.aliasingValues = [](Operation *op, OpOperand &,
                                  const bufferization::AnalysisState &,
                                  bufferization::AliasingValueList answer) {
          if (!isa<func::CallOp>(op) || answer.getNumAliases() == 0)
            return answer;
          noteFault();
          return bufferization::AliasingValueList();
        };
        return hooks;
      }())
      // A loop that hands it on is then found to hand on another buffer.
      .kinds.push_back(FindingKind::UnexpectedRejection);
}

/// What no run shows, but a comparison with the system before the patch does.
static void addSilentMutants(MutantList &list) {
  auto addSilent = [&](llvm::StringRef name, llvm::StringRef fault,
                       llvm::StringRef equivalentFor, Hooks hooks) -> Mutant & {
    Mutant &mutant = add(list, name, fault, equivalentFor,
                         {FindingKind::IrDivergence}, std::move(hooks));
    mutant.withLegacy = true;
    return mutant;
  };
  addSilent("attributes-lost",
            "the new call has none of the old one's "
            "attributes",
            "calls without attributes", after([](Rewrite &rewrite) {
              func::CallOp call = rewrite.newCall();
              bool changed =
                  !call->getDiscardableAttrs().empty() || call.getNoInline();
              call->setDiscardableAttrs(DictionaryAttr::get(call.getContext()));
              call.setNoInline(false);
              return changed;
            }));
  addSilent(
      "argument-attributes-lost", "the new call has no attributes of arguments",
      "calls without attributes of arguments", after([](Rewrite &rewrite) {
        func::CallOp call = rewrite.newCall();
        bool changed = call.getArgAttrsAttr() != nullptr;
        call.removeArgAttrsAttr();
        return changed;
      }));
  addSilent("result-attributes-lost",
            "the new call has no attributes of "
            "results",
            "calls without attributes of results", after([](Rewrite &rewrite) {
              func::CallOp call = rewrite.newCall();
              bool changed = call.getResAttrsAttr() != nullptr;
              call.removeResAttrsAttr();
              return changed;
            }));
  addSilent("alignment-lost", "the buffers of results have no alignment",
            "callees without allocations that they return",
            after([](Rewrite &rewrite) {
              bool changed = false;
              for (Value buffer : rewrite.hoistedOperands())
                if (auto alloc = buffer.getDefiningOp<memref::AllocOp>()) {
                  alloc.removeAlignmentAttr();
                  changed = true;
                }
              return changed;
            }));
  addSilent("call-after-later-ops",
            "the new call is made after the ops that come next",
            "calls that nothing follows", after([](Rewrite &rewrite) {
              func::CallOp call = rewrite.newCall();
              // Only what does not touch memory is passed, so no value changes.
              Operation *next = rewrite.callOp->getNextNode();
              if (!call->use_empty() || !next || next->getNumOperands() ||
                  !next->hasTrait<OpTrait::ConstantLike>())
                return false;
              next->moveBefore(call);
              return true;
            }));
}

void addCallMutants(MutantList &list) {
  addFoldingMutants(list);
  addHoistingMutants(list);
  addCastMutants(list);
  addResultMutants(list);
  addStateMutants(list);
  addSilentMutants(list);
}

} // namespace bufdiff::mutants
