//===- LinalgOps.cpp - Semantics of the linalg dialect --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every structured op goes through LinalgOp: iterate over the space that the
// operands' shapes span, load the elements that the indexing maps select into
// the body's arguments, run the body, store what it yields. The same code runs
// on tensors (the outs are copied first) and on memrefs (in place).
//
// Indexing maps are linear almost always; then an element's position advances
// by a constant per loop and no map is evaluated inside the loop.
//
// Only what fills and copies whole words has a way of its own
// (LinalgWholeOps.cpp): there is much of it, and it needs none of this.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "oracle/dialects/AffineEval.h"
#include "oracle/dialects/LinalgWholeOps.h"
#include "oracle/dialects/Shapes.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"
#include "oracle/interpreter/Registry.h"

using namespace mlir;

namespace bufdiff::oracle {

namespace {

/// One operand of a structured op, as known before any run.
struct OperandInfo {
  bool isShaped = false;
  bool isTensor = false;
  bool isOutput = false;
  /// The body looks at the element.
  bool isRead = false;
  /// The slot of the body's argument.
  uint32_t argument = 0;
  /// For a tensor output: its number among the results.
  unsigned result = 0;
  /// For elements of more than one word, or memrefs.
  std::optional<ElementCodec> codec;
  /// One per dimension of the operand: the indexing map's results.
  llvm::SmallVector<AffineExpr, 4> exprs;
  /// Their linear forms; empty where one has none.
  llvm::SmallVector<LinearExpr, 4> linear;
};

/// Where a loop's extent is found.
struct RangeSource {
  /// A dimension of an operand, or operand -1: evaluate `expr` on the
  /// concatenated shapes of all operands.
  int operand = -1;
  unsigned dim = 0;
  AffineExpr expr;
};

struct LinalgInfo {
  unsigned numLoops = 0;
  llvm::SmallVector<OperandInfo, 4> operands;
  llvm::SmallVector<RangeSource, 4> ranges;
};

/// One operand during a run.
struct OperandState {
  Value value; // keeps the array or memref alive
  Array *array = nullptr;
  MemRef *memref = nullptr;
  /// Element number of the current iteration.
  int64_t position = 0;
  /// How the position changes when a loop advances by one.
  llvm::SmallVector<int64_t, 4> steps;
  bool isLinear = true;
};

class LinalgState final : public Object {
public:
  LinalgState() : Object(Kind::State) {}
  const LinalgInfo *info = nullptr;
  llvm::SmallVector<int64_t, 4> extents, indices;
  llvm::SmallVector<OperandState, 4> operands;
  bool started = false;
  bool empty = false;
};

} // namespace

static llvm::ArrayRef<int64_t> shapeOf(const OperandState &operand) {
  return operand.array ? operand.array->shape()
                       : llvm::ArrayRef<int64_t>(operand.memref->sizes);
}

static int64_t strideOf(const OperandState &operand, unsigned dim) {
  if (operand.memref)
    return operand.memref->strides[dim];
  int64_t stride = 1;
  for (int64_t extent : operand.array->shape().drop_front(dim + 1))
    stride = wrappingProduct(stride, extent);
  return stride;
}

static constexpr const char *kDimsDiffer =
    "the operands' dimensions do not match";

/// Checks the operand against the iteration space and finds where it starts and
/// how it advances. Returns why it does not fit, or null.
static const char *placeOperand(const OperandInfo &info, OperandState &operand,
                                llvm::ArrayRef<int64_t> extents) {
  llvm::ArrayRef<int64_t> shape = shapeOf(operand);
  operand.position = operand.memref ? operand.memref->offset : 0;
  operand.steps.assign(extents.size(), 0);
  operand.isLinear = info.linear.size() == info.exprs.size();
  if (!operand.isLinear)
    return nullptr; // checked element by element
  for (unsigned dim = 0, e = shape.size(); dim < e; ++dim) {
    const LinearExpr &expr = info.linear[dim];
    int64_t low = expr.constant;
    int64_t high = expr.constant;
    int64_t stride = strideOf(operand, dim);
    operand.position += expr.constant * stride;
    bool isDim = expr.constant == 0;
    unsigned terms = 0;
    for (unsigned loop = 0; loop < extents.size(); ++loop) {
      int64_t coefficient = expr.coefficients[loop];
      if (coefficient == 0)
        continue;
      ++terms;
      isDim = isDim && coefficient == 1;
      operand.steps[loop] += coefficient * stride;
      (coefficient > 0 ? high : low) += coefficient * (extents[loop] - 1);
    }
    if (isDim && terms == 1) {
      if (high + 1 != shape[dim])
        return kDimsDiffer;
    } else if (low < 0 || high >= shape[dim]) {
      return "an indexing map leaves its operand";
    }
  }
  return nullptr;
}

/// The same check of a tensor where there is no iteration: who lowers the
/// operation may take an extent from any operand that has it.
static const char *compareDims(const OperandInfo &info,
                               const OperandState &operand,
                               llvm::ArrayRef<int64_t> extents) {
  llvm::ArrayRef<int64_t> shape = shapeOf(operand);
  for (unsigned dim = 0, e = shape.size(); dim < e; ++dim)
    if (auto loop = dyn_cast<AffineDimExpr>(info.exprs[dim]))
      if (shape[dim] != extents[loop.getPosition()])
        return kDimsDiffer;
  return nullptr;
}

static const Inst *runStart(Machine &m, const Inst &inst) {
  const auto &info = *static_cast<const LinalgInfo *>(inst.payload);
  Ref<LinalgState> state(new LinalgState());
  state->info = &info;
  state->operands.resize(info.operands.size());
  for (unsigned i = 0, e = info.operands.size(); i < e; ++i) {
    OperandState &operand = state->operands[i];
    if (!info.operands[i].isShaped)
      continue;
    operand.value = m.operand(inst, i);
    if (operand.value.isArray()) {
      if (info.operands[i].isOutput)
        operand.value = Value(Array::copy(operand.value.array()));
      operand.array = &operand.value.array();
    } else {
      operand.memref = &operand.value.memref();
    }
  }

  state->extents.resize(info.numLoops);
  state->indices.assign(info.numLoops, 0);
  llvm::SmallVector<int64_t> allShapes;
  for (unsigned loop = 0; loop < info.numLoops; ++loop) {
    const RangeSource &source = info.ranges[loop];
    if (source.operand >= 0) {
      state->extents[loop] =
          shapeOf(state->operands[source.operand])[source.dim];
    } else {
      if (allShapes.empty())
        for (const OperandState &operand : state->operands)
          if (operand.array || operand.memref)
            llvm::append_range(allShapes, shapeOf(operand));
      std::optional<int64_t> extent = evalAffine(source.expr, allShapes);
      if (!extent)
        return m.fail(inst, FaultKind::Undefined,
                      "the iteration space cannot be computed");
      state->extents[loop] = *extent;
    }
    if (state->extents[loop] <= 0)
      state->empty = true;
  }
  for (unsigned i = 0, e = info.operands.size(); i < e; ++i) {
    OperandState &operand = state->operands[i];
    if (!info.operands[i].isShaped)
      continue;
    // Of buffers nothing is touched, then.
    if (state->empty && operand.memref)
      continue;
    if (const char *why =
            state->empty
                ? compareDims(info.operands[i], operand, state->extents)
                : placeOperand(info.operands[i], operand, state->extents))
      return m.fail(
          inst, operand.memref ? FaultKind::OutOfBounds : FaultKind::Undefined,
          why, operand.memref ? operand.memref->allocation : nullptr);
  }
  m.result(inst, 0) = Value::state(state.get());
  return m.next(inst);
}

/// Goes to the next iteration; false when there is none.
static bool advance(LinalgState &state) {
  if (!state.started) {
    state.started = true;
    return !state.empty;
  }
  for (unsigned loop = state.extents.size(); loop-- > 0;) {
    if (++state.indices[loop] < state.extents[loop]) {
      for (OperandState &operand : state.operands)
        if (!operand.steps.empty())
          operand.position += operand.steps[loop];
      return true;
    }
    for (OperandState &operand : state.operands)
      if (!operand.steps.empty())
        operand.position -= operand.steps[loop] * (state.extents[loop] - 1);
    state.indices[loop] = 0;
  }
  return false;
}

/// Where a non-linear indexing map points now; false outside of the operand.
static bool locate(const OperandInfo &info, const LinalgState &state,
                   OperandState &operand) {
  llvm::ArrayRef<int64_t> shape = shapeOf(operand);
  int64_t position = operand.memref ? operand.memref->offset : 0;
  for (unsigned dim = 0, e = shape.size(); dim < e; ++dim) {
    std::optional<int64_t> index = evalAffine(info.exprs[dim], state.indices);
    if (!index || *index < 0 || *index >= shape[dim])
      return false;
    position += *index * strideOf(operand, dim);
  }
  operand.position = position;
  return true;
}

static AccessFault loadElement(Machine &m, const OperandInfo &info,
                               const OperandState &operand, Value &into) {
  if (LLVM_LIKELY(!info.codec)) {
    Scalar scalar;
    if (operand.array)
      scalar = operand.array->get(operand.position);
    else if (AccessFault fault =
                 m.memory().load(*operand.memref, operand.position, 0, scalar))
      return fault;
    into.setScalar(scalar);
    return AccessFault::none();
  }
  if (operand.memref)
    return info.codec->load(m, *operand.memref, operand.position, into);
  into = info.codec->load(m, *operand.array, operand.position);
  return AccessFault::none();
}

static AccessFault storeElement(Machine &m, const OperandInfo &info,
                                const OperandState &operand, const Value &value,
                                WriterId writer) {
  if (LLVM_LIKELY(!info.codec)) {
    if (operand.memref)
      return m.memory().store(*operand.memref, operand.position, 0,
                              value.scalar(), writer);
    operand.array->set(operand.position, value.scalar(), writer);
    return AccessFault::none();
  }
  if (operand.memref)
    return info.codec->store(m, *operand.memref, operand.position, value,
                             writer);
  info.codec->store(*operand.array, operand.position, value, writer);
  return AccessFault::none();
}

/// Operand: the state. Loads the next iteration's elements, or leaves with the
/// results (the tensor outputs) set.
static const Inst *runNext(Machine &m, const Inst &inst) {
  auto &state = *static_cast<LinalgState *>(m.operand(inst, 0).getObject());
  const LinalgInfo &info = *state.info;
  if (!advance(state)) {
    for (unsigned i = 0, e = info.operands.size(); i < e; ++i)
      if (info.operands[i].isOutput && info.operands[i].isTensor)
        m.result(inst, info.operands[i].result) = state.operands[i].value;
    // The next execution starts anew; drop what this one holds.
    m.operand(inst, 0) = Value();
    return m.jump(inst.elseTarget);
  }
  for (unsigned i = 0, e = info.operands.size(); i < e; ++i) {
    const OperandInfo &operandInfo = info.operands[i];
    if (!operandInfo.isShaped)
      continue;
    OperandState &operand = state.operands[i];
    if (LLVM_UNLIKELY(!operand.isLinear) &&
        !locate(operandInfo, state, operand))
      return m.fail(inst, FaultKind::OutOfBounds,
                    "an indexing map leaves its operand");
    if (!operandInfo.isRead)
      continue;
    if (AccessFault fault =
            loadElement(m, operandInfo, operand, m.slot(operandInfo.argument)))
      return m.fail(inst, fault, *operand.memref);
  }
  return m.next(inst);
}

/// Operands: the state, then the yielded values, one an output.
static const Inst *runYield(Machine &m, const Inst &inst) {
  auto &state = *static_cast<LinalgState *>(m.operand(inst, 0).getObject());
  const LinalgInfo &info = *state.info;
  WriterId writer = m.writer(inst);
  unsigned yielded = 1;
  for (unsigned i = 0, e = info.operands.size(); i < e; ++i) {
    if (!info.operands[i].isOutput)
      continue;
    OperandState &operand = state.operands[i];
    const Value &value = m.operand(inst, yielded++);
    if (AccessFault fault =
            storeElement(m, info.operands[i], operand, value, writer))
      return m.fail(inst, fault, *operand.memref);
  }
  return m.jump(inst.target);
}

/// `maps` are the op's indexing maps, which some ops make anew whenever they
/// are asked for one.
static OperandInfo decodeOperand(linalg::LinalgOp op, OpOperand &operand,
                                 ArrayAttr maps, unsigned numLoops,
                                 Decoder &d) {
  OperandInfo info;
  Type type = operand.get().getType();
  info.isShaped = isa<TensorType, BaseMemRefType>(type);
  info.isTensor = isa<TensorType>(type);
  info.isOutput = op.isDpsInit(&operand);
  BlockArgument argument = op.getMatchingBlockArgument(&operand);
  info.isRead = argument && !argument.use_empty();
  if (argument)
    info.argument = d.slot(argument);
  if (!info.isShaped)
    return info;
  info.codec = ElementCodec::get(cast<ShapedType>(type).getElementType());
  if (info.codec && info.codec->form == ElementCodec::Form::Scalar)
    info.codec.reset();
  auto map = cast<AffineMapAttr>(maps[operand.getOperandNumber()]);
  for (AffineExpr expr : map.getValue().getResults()) {
    info.exprs.push_back(expr);
    if (std::optional<LinearExpr> linear = linearize(expr, numLoops))
      info.linear.push_back(std::move(*linear));
  }
  return info;
}

static LogicalResult decodeStructured(Operation *op, Decoder &d) {
  if (decodeWholeOp(op, d))
    return success();
  auto linalgOp = cast<linalg::LinalgOp>(op);
  for (mlir::Value operand : op->getOperands()) {
    Type type = operand.getType();
    auto shaped = dyn_cast<ShapedType>(type);
    bool isBuffer = isa<TensorType, BaseMemRefType>(type);
    if (!ElementCodec::get(isBuffer ? shaped.getElementType() : type))
      return failure();
  }
  auto *info = d.payload<LinalgInfo>();
  info->numLoops = linalgOp.getNumLoops();
  ArrayAttr maps = linalgOp.getIndexingMaps();
  for (OpOperand &operand : op->getOpOperands()) {
    info->operands.push_back(
        decodeOperand(linalgOp, operand, maps, info->numLoops, d));
    OperandInfo &last = info->operands.back();
    if (last.isOutput && last.isTensor)
      last.result = linalgOp.getTiedOpResult(&operand).getResultNumber();
  }

  // A loop runs over the dimension of an operand that its index alone selects;
  // convolutions need the inverse of their maps.
  AffineMap shapesToLoops;
  for (unsigned loop = 0; loop < info->numLoops; ++loop) {
    RangeSource source;
    for (unsigned i = 0, e = info->operands.size(); i < e; ++i)
      for (unsigned dim = 0, r = info->operands[i].exprs.size();
           dim < r && source.operand < 0; ++dim) {
        auto expr = dyn_cast<AffineDimExpr>(info->operands[i].exprs[dim]);
        if (expr && expr.getPosition() == loop) {
          source.operand = i;
          source.dim = dim;
        }
      }
    if (source.operand < 0) {
      if (!shapesToLoops)
        shapesToLoops = linalgOp.getShapesToLoopsMap();
      if (!shapesToLoops)
        return failure();
      source.expr = shapesToLoops.getResult(loop);
    }
    info->ranges.push_back(source);
  }

  uint32_t state = d.hiddenSlot();
  d.setStateSlot(op, state);
  llvm::SmallVector<uint32_t> operands, results;
  for (mlir::Value operand : op->getOperands())
    operands.push_back(d.slot(operand));
  for (mlir::Value result : op->getResults())
    results.push_back(d.slot(result));
  // Scalar operands are the same in every iteration.
  llvm::SmallVector<uint32_t> scalars, arguments;
  for (auto [i, operand] : llvm::enumerate(info->operands))
    if (!operand.isShaped && operand.isRead) {
      scalars.push_back(operands[i]);
      arguments.push_back(operand.argument);
    }
  d.emitMove(op, scalars, arguments);
  d.emit(op, runStart, operands, {state}).payload = info;
  uint32_t next = d.here();
  d.emit(op, runNext, {state}, results);
  Block &body = *linalgOp.getBlock();
  d.decodeBody(body);
  llvm::SmallVector<uint32_t> yielded = {state};
  for (mlir::Value value : body.getTerminator()->getOperands())
    yielded.push_back(d.slot(value));
  // The op itself, not its yield, is what wrote the elements.
  d.emit(op, runYield, yielded, {});
  d.setTarget(d.here() - 1, next);
  d.setElseTarget(next, d.here());
  return success();
}

static const Inst *runIndex(Machine &m, const Inst &inst) {
  auto &state = *static_cast<LinalgState *>(m.operand(inst, 0).getObject());
  m.result(inst).setScalar(
      Scalar::of(static_cast<uint64_t>(state.indices[inst.immediate])));
  return m.next(inst);
}

static LogicalResult decodeIndex(Operation *op, Decoder &d) {
  auto index = cast<linalg::IndexOp>(op);
  auto parent = op->getParentOfType<linalg::LinalgOp>();
  if (!parent)
    return failure();
  std::optional<uint32_t> state = d.stateSlot(parent);
  if (!state)
    return failure();
  d.emit(op, runIndex, {*state}, {d.slot(index.getResult())}).immediate =
      index.getDim();
  return success();
}

void registerLinalgOps(OpRegistry &registry) {
  registry.add<linalg::IndexOp>(ScalarLevel, decodeIndex);
  registry.addFamily(
      "linalg structured ops", TensorLevel | MemRefLevel,
      [](OperationName name) { return name.hasInterface<linalg::LinalgOp>(); },
      decodeStructured);
  registry.addParts<linalg::YieldOp>();
}

} // namespace bufdiff::oracle
