//===- Decisions.h - What bufferization decided -----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The decisions of one bufferization, as numbers (how demanding was this
// module?) and as features (what kind of decision was new?). Feedback to the
// engines and the "shape" of a run are made of these.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_DECISIONS_H
#define BUFDIFF_HARNESS_BUFFERIZE_DECISIONS_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Value.h"
#include <cstdint>
#include <string>
#include <vector>

namespace bufdiff {

struct Decisions {
  /// Tensor operands that bufferize in-place and out-of-place.
  unsigned inPlace = 0;
  unsigned outOfPlace = 0;
  /// Call operands that are passed in-place to a callee which writes them.
  unsigned inPlaceWritesThroughCalls = 0;
  /// Whether the caller wants `features`; they cost less than
  /// a tenth of the bufferization.
  bool wantsFeatures = false;
  /// What the analysis decided, as slots of a FeatureMap (harness/feedback),
  /// some of them several times. The same on every machine.
  std::vector<uint32_t> features;
};

/// A tensor operand that bufferizes out-of-place.
struct OutOfPlaceOperand {
  /// Its number among all tensor operands of bufferizable ops, in the order of
  /// a walk of the module; the same in a clone.
  unsigned number = 0;
  /// The operand itself, in the module that was asked about.
  mlir::OpOperand *use = nullptr;
  /// The op, and which operand of it.
  std::string op;
  unsigned operand = 0;
  mlir::LocationAttr location;
  /// The op writes the operand's buffer: its copy keeps an older value alive.
  /// (Others are copied because an alias of them is written.)
  bool isWritten = false;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_BUFFERIZE_DECISIONS_H
