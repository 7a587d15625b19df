//===- ModuleReducer.cpp - Reducers of operations -------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ModuleReducer.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace bufdiff {

Reducer::~Reducer() = default;

void ReducerRegistry::add(std::unique_ptr<Reducer> reducer) {
  assert(!lookup(reducer->name()) && "names of reducers are unique");
  reducers.push_back(std::move(reducer));
}

Reducer *ReducerRegistry::lookup(llvm::StringRef name) const {
  for (const std::unique_ptr<Reducer> &reducer : reducers)
    if (reducer->name() == name)
      return reducer.get();
  return nullptr;
}

unsigned ModuleReducer::numSites(const Subject &subject) {
  std::vector<Site> sites;
  listSites(subject.module, sites);
  return sites.size();
}

LogicalResult ModuleReducer::apply(const Subject &, Candidate &candidate,
                                   unsigned begin, unsigned end) {
  std::vector<Site> sites;
  listSites(*candidate.module, sites);
  bool changed = false;
  for (unsigned i = begin; i < std::min<size_t>(end, sites.size()); ++i)
    changed |= succeeded(reduce(sites[i]));
  return success(changed);
}

std::vector<Operation *> opsInReverse(ModuleOp module) {
  std::vector<Operation *> ops;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module)
      ops.push_back(op);
  });
  std::reverse(ops.begin(), ops.end());
  return ops;
}

bool isBodyOp(Operation *op) {
  return !op->hasTrait<OpTrait::IsTerminator>() &&
         !isa<FunctionOpInterface>(op) && op->getParentOp() &&
         !isa<ModuleOp>(op->getParentOp());
}

} // namespace bufdiff
