//===- UbOps.cpp - Semantics of the UB dialect ----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/UB/IR/UBOps.h"
#include "oracle/dialects/Elementwise.h"

using namespace mlir;

namespace bufdiff::oracle {

static const Inst *runPoisonScalar(Machine &m, const Inst &inst) {
  m.result(inst).setScalar(Scalar::poison());
  return m.next(inst);
}

namespace {
struct PoisonShape {
  llvm::SmallVector<int64_t, 4> extents;
  unsigned lanes = 1;
};
} // namespace

static const Inst *runPoisonArray(Machine &m, const Inst &inst) {
  const auto &shape = *static_cast<const PoisonShape *>(inst.payload);
  m.result(inst) = Value(Array::create(shape.extents, shape.lanes,
                                       Definedness::Poison, m.tracksWriters()));
  return m.next(inst);
}

/// Poison of a type whose values cannot say that they are poison: a memref, or
/// a tensor of unknown extents. It may be made, but not be used; as the
/// interpreter cannot tell the difference, it ends the run where it is made.
static LogicalResult decodePoison(Operation *op, Decoder &d) {
  Type type = op->getResult(0).getType();
  std::optional<ElementType> element = laneType(type);
  if (!element || isa<BaseMemRefType>(type))
    return failure();
  if (isScalarType(type)) {
    d.emit(op, runPoisonScalar);
    return success();
  }
  PoisonShape shape;
  shape.lanes = element->lanes;
  if (auto shaped = dyn_cast<ShapedType>(type)) {
    if (!shaped.hasStaticShape())
      return failure();
    llvm::append_range(shape.extents, shaped.getShape());
  }
  const PoisonShape *kept = d.payload<PoisonShape>(std::move(shape));
  d.emit(op, runPoisonArray).payload = kept;
  return success();
}

static const Inst *runUnreachable(Machine &m, const Inst &inst) {
  return m.fail(inst, FaultKind::Undefined, "ub.unreachable was reached");
}

void registerUbOps(OpRegistry &registry) {
  registry.add<ub::PoisonOp>(ScalarLevel | TensorLevel, decodePoison);
  registry.addSimple<ub::UnreachableOp, runUnreachable>(ControlLevel);
}

} // namespace bufdiff::oracle
