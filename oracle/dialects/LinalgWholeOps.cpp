//===- LinalgWholeOps.cpp - Fills and copies in one go --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// More than half of the structured ops of a bufferized module are fills and
// copies. Their bodies only yield an argument; neither an iteration space nor
// indexing maps are needed for that. What a run can observe is as if the op
// went through LinalgOps.cpp: the elements and their writers, the faults and
// their texts, and, where iterations of a parallel loop run by turns, that
// memory is written element by element.
//
//===----------------------------------------------------------------------===//

#include "oracle/dialects/LinalgWholeOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "oracle/dialects/Shapes.h"
#include "oracle/interpreter/Machine.h"

using namespace mlir;

namespace bufdiff::oracle {

static constexpr const char *kShapesDiffer =
    "the operands' dimensions do not match";

static bool hasElements(llvm::ArrayRef<int64_t> shape) {
  return llvm::all_of(shape, [](int64_t extent) { return extent > 0; });
}

/// The allocation's element number of a view's element, counted row-major.
static int64_t elementAt(const MemRef &memref, int64_t position) {
  uint64_t element = memref.offset;
  for (unsigned dim = memref.rank(); dim-- > 0;) {
    element += static_cast<uint64_t>(position % memref.sizes[dim]) *
               static_cast<uint64_t>(memref.strides[dim]);
    position /= memref.sizes[dim];
  }
  return static_cast<int64_t>(element);
}

/// Calls `visit(position)` for every element of `memref`, or, where iterations
/// run by turns, for one more with each execution of the instruction; its last
/// slot counts. Returns what is executed next; null when `visit` ended the run.
template <typename Visit>
static const Inst *visitElements(Machine &m, const Inst &inst,
                                 const MemRef &memref, Visit visit) {
  int64_t count = memref.numElements();
  if (!m.takesTurns()) {
    for (int64_t position = 0; position < count; ++position)
      if (!visit(position))
        return nullptr;
    return m.next(inst);
  }
  Value &progress = m.result(inst, inst.numResults - 1);
  int64_t position = progress.isScalar() ? progress.scalar().bits : 0;
  if (!visit(position))
    return nullptr;
  bool done = ++position == count;
  progress.setScalar(Scalar::of(done ? 0 : position));
  return done ? m.next(inst) : &inst;
}

//===----------------------------------------------------------------------===//
// fill
//===----------------------------------------------------------------------===//

/// Operands: the value, the tensor that says the shape. Result: the tensor.
static const Inst *runFillTensor(Machine &m, const Inst &inst) {
  Scalar value = m.operand(inst, 0).scalar();
  const Array &shaped = m.operand(inst, 1).array();
  Ref<Array> array = Array::create(shaped.shape(), /*lanes=*/1, value.state,
                                   shaped.isTracked());
  int64_t count = array->numElements();
  std::fill_n(array->words(), count, value.bits);
  if (array->isTracked())
    std::fill_n(array->writers(), count, m.writer(inst));
  m.charge(count);
  m.result(inst) = Value(array);
  return m.next(inst);
}

/// Operands: the value, the memref. Result: the hidden slot.
static const Inst *runFillMemory(Machine &m, const Inst &inst) {
  Scalar value = m.operand(inst, 0).scalar();
  const MemRef &to = m.operand(inst, 1).memref();
  if (!hasElements(to.sizes))
    return m.next(inst);
  WriterId writer = m.writer(inst);
  AccessFault fault;
  auto store = [&](int64_t element) {
    fault = m.memory().store(to, element, 0, value, writer);
    return !fault;
  };
  const Inst *next = nullptr;
  if (m.takesTurns()) {
    next = visitElements(m, inst, to, [&](int64_t position) {
      return store(elementAt(to, position));
    });
  } else {
    m.charge(to.numElements());
    if (forEachElement(to, store))
      next = m.next(inst);
  }
  return next ? next : m.fail(inst, fault, to);
}

//===----------------------------------------------------------------------===//
// copy
//===----------------------------------------------------------------------===//

/// Operands: the source, the tensor that is overwritten. Result: the tensor.
static const Inst *runCopyTensor(Machine &m, const Inst &inst) {
  const Array &from = m.operand(inst, 0).array();
  const Array &to = m.operand(inst, 1).array();
  if (from.shape() != to.shape())
    return m.fail(inst, FaultKind::Undefined, kShapesDiffer);
  if (!hasElements(from.shape())) {
    m.result(inst) = Value(m.operand(inst, 1));
    return m.next(inst);
  }
  Ref<Array> array = Array::copy(from);
  if (array->isTracked())
    std::fill_n(array->writers(), array->numElements(), m.writer(inst));
  m.charge(array->numElements());
  m.result(inst) = Value(array);
  return m.next(inst);
}

/// Operands: the source, the target. Result: the hidden slot.
static const Inst *runCopyMemory(Machine &m, const Inst &inst) {
  const MemRef &from = m.operand(inst, 0).memref();
  const MemRef &to = m.operand(inst, 1).memref();
  if (!hasElements(from.sizes))
    return m.next(inst);
  if (from.sizes != to.sizes)
    return m.fail(inst, FaultKind::OutOfBounds, kShapesDiffer, to.allocation);
  // Views of one allocation may overlap: what is written early is then read
  // later.
  if (!m.takesTurns()) {
    m.charge(to.numElements());
    if (from.allocation != to.allocation && !m.tracksWriters() &&
        Memory::copyRows(from, to))
      return m.next(inst);
  }
  AccessFault fault;
  const MemRef *faulty = nullptr;
  const Inst *next = visitElements(m, inst, to, [&](int64_t position) {
    Scalar value;
    faulty = &from;
    if ((fault = m.memory().load(from, elementAt(from, position), 0, value)))
      return false;
    faulty = &to;
    fault =
        m.memory().store(to, elementAt(to, position), 0, value, m.writer(inst));
    return !fault;
  });
  return next ? next : m.fail(inst, fault, *faulty);
}

//===----------------------------------------------------------------------===//
// Decoding
//===----------------------------------------------------------------------===//

/// The element type of a tensor or memref whose elements are one word each.
static Type wordElementType(Type type) {
  if (!isa<TensorType, BaseMemRefType>(type))
    return nullptr;
  Type element = cast<ShapedType>(type).getElementType();
  std::optional<ElementCodec> codec = ElementCodec::get(element);
  return codec && codec->form == ElementCodec::Form::Scalar ? element : nullptr;
}

bool decodeWholeOp(Operation *op, Decoder &d) {
  bool isFill = isa<linalg::FillOp>(op);
  if ((!isFill && !isa<linalg::CopyOp>(op)) || op->getNumOperands() != 2)
    return false;
  Type from = op->getOperand(0).getType(), to = op->getOperand(1).getType();
  bool isTensor = isa<TensorType>(to);
  Type element = wordElementType(to);
  if (!element || element != (isFill ? from : wordElementType(from)) ||
      (!isFill && isa<TensorType>(from) != isTensor))
    return false;
  if (isTensor)
    d.emit(op, isFill ? runFillTensor : runCopyTensor);
  else
    d.emit(op, isFill ? runFillMemory : runCopyMemory,
           {d.slot(op->getOperand(0)), d.slot(op->getOperand(1))},
           {d.hiddenSlot()});
  return true;
}

} // namespace bufdiff::oracle
