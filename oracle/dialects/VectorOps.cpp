//===- VectorOps.cpp - Semantics of the Vector dialect --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "oracle/dialects/Elementwise.h"

using namespace mlir;

namespace bufdiff::oracle {

//===----------------------------------------------------------------------===//
// vector.print
//===----------------------------------------------------------------------===//

namespace {
struct PrintInfo {
  /// What is printed after the value, or instead of one.
  std::string text;
  ObservedValue value;
};
} // namespace

static const Inst *runPrint(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const PrintInfo *>(inst.payload);
  TraceEvent event;
  event.kind = TraceEvent::Kind::Print;
  event.text = info.text;
  event.op = inst.op;
  if (inst.numOperands) {
    event.values.push_back(info.value);
    const Value &value = m.operand(inst, 0);
    Ref<Array> &contents = event.values.back().contents;
    if (value.isScalar()) {
      contents = Array::create({}, 1, Definedness::Defined, m.tracksWriters());
      contents->set(0, value.scalar(), m.writer(inst));
    } else {
      contents = Ref<Array>(&value.array());
    }
  }
  m.trace(std::move(event));
  return m.next(inst);
}

static llvm::StringRef textOf(vector::PrintPunctuation punctuation) {
  switch (punctuation) {
  case vector::PrintPunctuation::NoPunctuation:
    return "";
  case vector::PrintPunctuation::NewLine:
    return "\n";
  case vector::PrintPunctuation::Comma:
    return ", ";
  case vector::PrintPunctuation::Open:
    return "( ";
  case vector::PrintPunctuation::Close:
    return " )";
  }
  llvm_unreachable("covered switch");
}

static LogicalResult decodePrint(Operation *op, Decoder &d) {
  auto print = cast<vector::PrintOp>(op);
  PrintInfo info;
  if (std::optional<StringRef> literal = print.getStringLiteral())
    info.text = literal->str();
  else
    info.text = textOf(print.getPunctuation()).str();
  if (mlir::Value source = print.getSource()) {
    std::optional<ElementType> type = laneType(source.getType());
    if (!type)
      return failure();
    info.value.type = *type;
    if (auto vector = dyn_cast<VectorType>(source.getType())) {
      info.value.isShaped = true;
      info.value.shape.assign(vector.getShape().begin(),
                              vector.getShape().end());
    }
  }
  const PrintInfo *kept = d.payload<PrintInfo>(std::move(info));
  d.emit(op, runPrint).payload = kept;
  return success();
}

void registerVectorOps(OpRegistry &registry) {
  constexpr unsigned both = ScalarLevel | TensorLevel | MemRefLevel;
  registry.add<vector::PrintOp>(both, decodePrint);
}

} // namespace bufdiff::oracle
