//===- DiagnosticMutants.cpp - Faults that are not in values --------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A path takes what it must, rejects what it must, ends, and does the same
// again. These do not.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Generator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tests/mutants/Kinds.h"
#include "tests/mutants/MutantPath.h"
#include "tests/mutants/Places.h"
#include <csignal>
#include <cstdlib>

using namespace mlir;

namespace bufdiff::mutants {

using oracle::FindingKind;

static Mutant &add(MutantList &list, llvm::StringRef name,
                   llvm::StringRef fault, llvm::StringRef equivalentFor,
                   std::vector<FindingKind> kinds) {
  Mutant &mutant = list.emplace_back();
  mutant.name = name;
  mutant.family = Family::Diagnostics;
  mutant.fault = fault;
  mutant.equivalentFor = equivalentFor;
  mutant.kinds = std::move(kinds);
  return mutant;
}

/// Runs `harm` on modules with an op that the filter takes.
template <typename OpTy>
static std::function<LogicalResult(ModuleOp)>
where(std::function<bool(OpTy)> filter,
      std::function<LogicalResult(OpTy)> harm) {
  return [=](ModuleOp module) {
    OpTy found;
    module.walk<WalkOrder::PreOrder>([&](OpTy op) {
      if (!filter(op))
        return WalkResult::advance();
      found = op;
      return WalkResult::interrupt();
    });
    if (!found)
      return success();
    noteFault();
    return harm(found);
  };
}

/// Whether two operands are the same tensor.
static bool passesTensorTwice(func::CallOp op) {
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (isa<TensorType>(operand.getType()) &&
        llvm::is_contained(op->getOperands().take_front(i), operand))
      return true;
  return false;
}

static bool hasRank3(linalg::FillOp op) {
  auto type = dyn_cast<ShapedType>(op.getOutputs().front().getType());
  return type && type.hasRank() && type.getRank() == 3;
}

static void addRejections(MutantList &list) {
  add(list, "rejects-repeated-operand",
      "a call that passes a tensor twice is rejected",
      "modules without such a call", {FindingKind::UnexpectedRejection})
      .hooks.input =
      where<func::CallOp>(passesTensorTwice, [](func::CallOp op) {
        return LogicalResult(op.emitError("operand is passed twice"));
      });
  add(list, "rejects-nested-loops", "a loop in a loop is rejected",
      "modules without one", {FindingKind::UnexpectedRejection})
      .hooks.input = where<scf::ForOp>(
      [](scf::ForOp op) { return isInLoop(op); },
      [](scf::ForOp op) {
        return LogicalResult(op.emitError("loops do not nest"));
      });
  add(list, "rejects-without-a-word",
      "a module with a tensor of rank 3 fails without a diagnostic",
      "modules without one", {FindingKind::UnexpectedRejection})
      .hooks.input =
      where<linalg::FillOp>(hasRank3, [](linalg::FillOp) { return failure(); });

  // The modules of these go beyond what the base takes, so that there is
  // something to reject.
  PathLimits beyond = createOneShotPath()->limits();
  beyond.noAllocationsYieldedFromLoops = false;
  Mutant &loops =
      add(list, "accepts-allocs-from-loops",
          "a loop that hands out an allocation is taken, and its argument "
          "handed out instead",
          "loops without iterations", valueKinds());
  loops.limits = beyond;
  loops.profile = "loops";
  loops.hooks.verifyAnalysis = [](Operation *op, LogicalResult answer) {
    if (failed(answer))
      noteFault();
    return success();
  };
  loops.hooks.decisions = [](ModuleOp module,
                             bufferization::OneShotAnalysisState &) {
    module.walk([](scf::ForOp op) {
      for (auto [yielded, argument] :
           llvm::zip_equal(op.getBody()->getTerminator()->getOpOperands(),
                           op.getRegionIterArgs()))
        if (isa<TensorType>(argument.getType()) &&
            yielded.get().getDefiningOp<tensor::EmptyOp>())
          yielded.set(argument);
    });
  };
}

static void addBrokenOutput(MutantList &list) {
  add(list, "output-does-not-verify", "a return lacks an operand",
      "functions without results", {FindingKind::VerifierFailure})
      .hooks.output = where<func::ReturnOp>(
      [](func::ReturnOp op) { return op->getNumOperands() > 0; },
      [](func::ReturnOp op) {
        op->eraseOperand(0);
        return success();
      });
  add(list, "tensor-left", "a buffer goes through a tensor and back",
      "modules without allocations", {FindingKind::LeftoverTensor})
      .hooks.output = where<memref::AllocOp>(
      [](memref::AllocOp) { return true; },
      [](memref::AllocOp op) {
        OpBuilder b(op);
        b.setInsertionPointAfter(op);
        MemRefType type = op.getType();
        auto tensor = bufferization::ToTensorOp::create(
            b, op.getLoc(),
            RankedTensorType::get(type.getShape(), type.getElementType()), op,
            /*restrict=*/true, /*writable=*/true);
        auto buffer =
            bufferization::ToBufferOp::create(b, op.getLoc(), type, tensor);
        op.getResult().replaceAllUsesExcept(buffer.getResult(), tensor);
        return success();
      });
  add(list, "output-does-not-parse",
      "an allocation carries an attribute of a dialect that does not exist",
      "modules without allocations", {FindingKind::UnparseableOutput})
      .hooks.output = where<memref::AllocOp>(
      [](memref::AllocOp) { return true; },
      [](memref::AllocOp op) {
        MLIRContext *context = op.getContext();
        op->setDiscardableAttr(
            "origin", OpaqueAttr::get(StringAttr::get(context, "nowhere"),
                                      "here", NoneType::get(context)));
        return success();
      });
  add(list, "entry-gone", "a function that nobody calls is dropped",
      "modules whose entry is called", {FindingKind::WrongResult})
      .hooks.output = where<func::FuncOp>(
      [](func::FuncOp op) { return op.getSymName() == kEntryName; },
      [](func::FuncOp op) {
        op.erase();
        return success();
      });
}

static void addUnsteady(MutantList &list) {
  /// One output of two is another one.
  auto everyOther = [] {
    static unsigned count = 0;
    return ++count % 2 == 0;
  };
  add(list, "alignment-differs-between-runs",
      "an allocation's alignment depends on how many there were before",
      "modules without allocations", {FindingKind::Nondeterminism})
      .hooks.output =
      where<memref::AllocOp>([](memref::AllocOp) { return true; },
                             [=](memref::AllocOp op) {
                               if (everyOther())
                                 op.setAlignment(32);
                               return success();
                             });
  add(list, "order-differs-between-runs",
      "where two allocations are made depends on addresses",
      "modules with less than two allocations in a row",
      {FindingKind::Nondeterminism})
      .hooks.output = where<memref::AllocOp>(
      [](memref::AllocOp op) {
        return op->getNumOperands() == 0 && op->getPrevNode() &&
               op->getPrevNode()->getNumOperands() == 0;
      },
      [=](memref::AllocOp op) {
        if (everyOther())
          op->moveBefore(op->getPrevNode());
        return success();
      });
  add(list, "verdict-differs-between-runs", "every second time it is rejected",
      "modules without calls",
      {FindingKind::Nondeterminism, FindingKind::UnexpectedRejection})
      .hooks.input = where<func::CallOp>(
      [](func::CallOp) { return true; },
      [=](func::CallOp op) {
        return everyOther() ? LogicalResult(op.emitError("not today"))
                            : success();
      });
}

/// Recursion that no compiler turns into a loop.
[[gnu::noinline]] static uint64_t descend(volatile const char *above,
                                          uint64_t depth) {
  volatile char frame[4096] = {};
  frame[depth % sizeof(frame)] = above ? *above : 1;
  if (depth == 0)
    return frame[0];
  return descend(frame, depth - 1) + frame[1];
}

static void addDeaths(MutantList &list) {
  auto onCalls = [](std::function<void()> harm) {
    return where<func::CallOp>(passesTensorTwice, [=](func::CallOp) {
      harm();
      return success();
    });
  };
  constexpr llvm::StringLiteral kElsewhere =
      "modules without a call that passes a tensor twice";
  add(list, "crashes", "a null pointer is followed", kElsewhere,
      {FindingKind::Crash})
      .hooks.input = onCalls([] { std::raise(SIGSEGV); });
  add(list, "aborts", "an assertion fails", kElsewhere, {FindingKind::Crash})
      .hooks.input = onCalls([] { std::abort(); });
  add(list, "exits", "the process exits as if all were well", kElsewhere,
      {FindingKind::Crash})
      .hooks.input = onCalls([] { std::_Exit(0); });
  add(list, "overflows-the-stack", "recursion without end", kElsewhere,
      {FindingKind::Crash})
      .hooks.input = onCalls([] {
    constexpr uint64_t kForever = uint64_t(1) << 40;
    if (descend(nullptr, kForever) == 42)
      std::abort();
  });
  add(list, "hangs", "a loop without end", kElsewhere, {FindingKind::Timeout})
      .hooks.input = onCalls([] {
    for (volatile bool forever = true; forever;)
      continue;
  });
  add(list, "eats-memory", "memory is allocated without end", kElsewhere,
      {FindingKind::OutOfMemory})
      .hooks.input = onCalls([] {
    constexpr size_t kBlock = size_t(64) << 20;
    while (true) {
      // Never freed, and touched, or it takes no memory.
      auto *block = static_cast<volatile char *>(::operator new(kBlock));
      for (size_t i = 0; i < kBlock; i += 4096)
        block[i] = 1;
    }
  });
  // It may leave a buffer before the steps run out.
  add(list, "output-never-ends", "a loop in the output does not end",
      "modules without loops",
      {FindingKind::Timeout, FindingKind::OutOfBounds,
       FindingKind::OutOfMemory})
      .hooks.output = where<scf::ForOp>(
      [](scf::ForOp) { return true; },
      [](scf::ForOp op) {
        OpBuilder b(op);
        constexpr int64_t kMany = int64_t(1) << 50;
        op.getUpperBoundMutable().assign(
            arith::ConstantIndexOp::create(b, op.getLoc(), kMany).getResult());
        return success();
      });
}

void addDiagnosticMutants(MutantList &list) {
  addRejections(list);
  addBrokenOutput(list);
  addUnsteady(list);
  addDeaths(list);
}

} // namespace bufdiff::mutants
