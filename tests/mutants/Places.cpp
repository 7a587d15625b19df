//===- Places.cpp - Where an op is ----------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tests/mutants/Places.h"
#include "harness/generator/Generator.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace bufdiff::mutants {

template <typename... OpTys>
static Operation *getParent(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (isa<OpTys...>(parent))
      return parent;
  return nullptr;
}

Operation *getLoop(Operation *op) {
  return getParent<scf::ForOp, scf::WhileOp>(op);
}

Operation *getParallelLoop(Operation *op) {
  return getParent<scf::ForallOp, scf::ParallelOp>(op);
}

bool isInLoop(Operation *op) { return getLoop(op); }
bool isInParallel(Operation *op) { return getParallelLoop(op); }

bool isInBranch(Operation *op) {
  return getParent<scf::IfOp, scf::IndexSwitchOp>(op);
}

bool isInCallee(Operation *op) {
  auto function = op->getParentOfType<func::FuncOp>();
  // Every function of a generated module but its entry is called.
  return function && function.getSymName() != kEntryName;
}

} // namespace bufdiff::mutants
