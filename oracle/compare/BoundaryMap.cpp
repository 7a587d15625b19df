//===- BoundaryMap.cpp - Where a function's results went ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/compare/BoundaryMap.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace bufdiff::oracle {

BoundaryMap BoundaryMap::identity(ModuleOp module) {
  BoundaryMap map;
  for (auto function : module.getOps<func::FuncOp>()) {
    FunctionBoundary boundary;
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
      boundary.arguments.push_back(i);
    for (unsigned i = 0, e = function.getNumResults(); i < e; ++i)
      boundary.results.push_back({ResultPlace::Kind::Returned, i});
    map.set(function.getSymName(), std::move(boundary));
  }
  return map;
}

void BoundaryMap::set(llvm::StringRef function, FunctionBoundary boundary) {
  boundaries[function.str()] = std::move(boundary);
}

const FunctionBoundary *BoundaryMap::lookup(llvm::StringRef function) const {
  auto it = boundaries.find(function.str());
  return it == boundaries.end() ? nullptr : &it->second;
}

FunctionBoundary *BoundaryMap::lookup(llvm::StringRef function) {
  auto it = boundaries.find(function.str());
  return it == boundaries.end() ? nullptr : &it->second;
}

} // namespace bufdiff::oracle
