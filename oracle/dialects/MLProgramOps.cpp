//===- MLProgramOps.cpp - Semantics of ml_program globals -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Variables that hold tensors. The forms with ordering tokens belong to graph
// regions, which have no order of execution here; they, functions and
// subgraphs of this dialect have no semantics.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "oracle/dialects/Shapes.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Registry.h"

using namespace mlir;

namespace bufdiff::oracle {

/// `immediate` is the global's number.
static const Inst *runLoad(Machine &m, const Inst &inst) {
  Value &value = m.global(inst.immediate);
  auto type = cast<ShapedType>(inst.op->getResult(0).getType());
  if (!checkAgainstType(m, inst, value.array().shape(), type))
    return nullptr;
  m.result(inst) = value;
  return m.next(inst);
}

static const Inst *runStore(Machine &m, const Inst &inst) {
  m.global(inst.immediate) = m.operand(inst, 0);
  return m.next(inst);
}

/// The number of a global of this dialect; -1 when it has no values here.
static int lookup(Operation *op, Decoder &d, SymbolRefAttr symbol, Type type) {
  if (!isa<TensorType>(type) || !symbol.getNestedReferences().empty())
    return -1;
  int number = d.lookupGlobal(symbol.getLeafReference());
  if (number < 0)
    return -1;
  auto *global = SymbolTable::lookupNearestSymbolFrom(op, symbol);
  return isa_and_nonnull<ml_program::GlobalOp>(global) ? number : -1;
}

template <typename OpTy>
static LogicalResult decodeLoad(Operation *op, Decoder &d) {
  int number =
      lookup(op, d, cast<OpTy>(op).getGlobal(), op->getResult(0).getType());
  if (number < 0)
    return failure();
  d.emit(op, runLoad).immediate = number;
  return success();
}

static LogicalResult decodeStore(Operation *op, Decoder &d) {
  int number = lookup(op, d, cast<ml_program::GlobalStoreOp>(op).getGlobal(),
                      op->getOperand(0).getType());
  if (number < 0)
    return failure();
  d.emit(op, runStore).immediate = number;
  return success();
}

void registerMLProgramOps(OpRegistry &registry) {
  using namespace mlir::ml_program;
  registry.add<GlobalLoadConstOp>(TensorLevel, decodeLoad<GlobalLoadConstOp>);
  registry.add<GlobalLoadOp>(TensorLevel, decodeLoad<GlobalLoadOp>);
  registry.add<GlobalStoreOp>(TensorLevel, decodeStore);
  registry.addParts<GlobalOp>();
}

} // namespace bufdiff::oracle
