//===- ParallelSpace.h - The iterations of a parallel loop ------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_PARALLELSPACE_H
#define BUFDIFF_ORACLE_DIALECTS_PARALLELSPACE_H

#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace bufdiff::oracle {

/// Steps through a rectangular iteration space in the order that the run asks
/// for. Lives in a hidden slot.
class ParallelSpace final : public Object {
public:
  ParallelSpace() : Object(Kind::State) {}

  /// One more dimension, outermost first: `lower`, `lower + step`, ... below
  /// `upper`. `step` must be positive.
  void addDimension(int64_t lower, int64_t upper, int64_t step);
  /// To be called when all dimensions are there.
  void start(ParallelOrder order);
  /// Writes the next iteration's induction variables; false when there is none.
  bool next(llvm::MutableArrayRef<int64_t> inductionVariables);

  unsigned rank() const { return lowers.size(); }

private:
  llvm::SmallVector<int64_t, 3> lowers, steps, counts;
  int64_t total = 1;
  int64_t position = 0;
  ParallelOrder order = ParallelOrder::Forward;
  /// Only for ParallelOrder::Interleaved.
  std::vector<int64_t> shuffled;
};

/// Emits the test of a parallel loop, whose iterations are in the slot `space`;
/// returns it. The body is to be decoded next, and closeParallelLoop called
/// after it.
uint32_t openParallelLoop(mlir::Operation *op, uint32_t space,
                          mlir::ValueRange inductionVariables, Decoder &d);
/// Goes back to the test, and from there out of the loop when it is done.
/// `test` is what openParallelLoop returned, and the slots after `firstSlot`
/// were made for the loop's body and nothing else. `accumulates` says that the
/// iterations also change slots of values outside of the body, which they do
/// one after the other.
void closeParallelLoop(mlir::Operation *op, uint32_t test, uint32_t firstSlot,
                       bool accumulates, Decoder &d);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_DIALECTS_PARALLELSPACE_H
