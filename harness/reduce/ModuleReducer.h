//===- ModuleReducer.h - Reducers of operations -----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most reducers list their sites as (operation, number) pairs and change the
// module at one of them; what they share is here. Sites are found again in the
// copy by listing them again: a copy has the same operations in the same order.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_MODULEREDUCER_H
#define BUFDIFF_HARNESS_REDUCE_MODULEREDUCER_H

#include "harness/reduce/Reducer.h"
#include "mlir/IR/Operation.h"

namespace bufdiff {

/// A place in a module.
struct Site {
  mlir::Operation *op = nullptr;
  /// Which of the op's operands, results, regions, ...; the reducer's business.
  unsigned number = 0;
};

class ModuleReducer : public Reducer {
public:
  unsigned numSites(const Subject &subject) final;
  mlir::LogicalResult apply(const Subject &subject, Candidate &candidate,
                            unsigned begin, unsigned end) final;

protected:
  /// Every site, in an order in which an op comes after all ops that use its
  /// results or that are nested in it, so that none is gone when its turn
  /// comes. (Reverse order of the text does it.)
  virtual void listSites(mlir::ModuleOp module, std::vector<Site> &sites) = 0;
  virtual mlir::LogicalResult reduce(const Site &site) = 0;
};

/// The ops of a module in reverse order of their text: last first, nested ones
/// before those they are nested in. Without the module itself.
std::vector<mlir::Operation *> opsInReverse(mlir::ModuleOp module);

/// Whether something is gained by dropping the op: not a terminator, not a
/// function.
bool isBodyOp(mlir::Operation *op);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_MODULEREDUCER_H
