//===- FuncOps.cpp - Semantics of the func dialect ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls push a frame of the machine; they never recurse in C++. A function
// without a body is the outside world: it tells the trace what it sees,
// scribbles over every buffer that it may write, and returns values that depend
// only on its name and on how often it was called.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "oracle/dialects/ExternalFunctions.h"
#include "oracle/dialects/Shapes.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"
#include "oracle/interpreter/Registry.h"

using namespace mlir;

namespace bufdiff::oracle {

static const Inst *runCall(Machine &m, const Inst &inst) {
  return m.call(inst, *static_cast<const Function *>(inst.payload));
}

namespace {

/// What an external function does with one of its arguments.
struct ExternalArgument {
  std::optional<ElementType> type;
  /// A buffer that the function may write, as `bufferization.access` says; an
  /// analysis has to assume it where the attribute is absent.
  bool writes = false;
  /// A buffer whose contents the function must not look at.
  bool reads = true;
};

struct ExternalResult {
  std::optional<ElementType> type;
  bool isShaped = false;
  bool isMemRef = false;
  llvm::SmallVector<int64_t> shape;
};

struct ExternalCallee {
  std::string name;
  llvm::SmallVector<ExternalArgument> arguments;
  llvm::SmallVector<ExternalResult> results;
  std::string unsupported;
};

} // namespace

static const Inst *runExternalCall(Machine &m, const Inst &inst) {
  const auto &callee = *static_cast<const ExternalCallee *>(inst.payload);
  if (!callee.unsupported.empty())
    return m.unsupported(inst, callee.unsupported);
  unsigned call = m.nextExternalCall(callee.name);

  TraceEvent event;
  event.kind = TraceEvent::Kind::Call;
  event.text = callee.name;
  event.op = inst.op;
  for (auto [i, argument] : llvm::enumerate(callee.arguments)) {
    ObservedValue seen;
    seen.type = *argument.type;
    Value &value = m.operand(inst, i);
    if (value.isScalar()) {
      seen.contents = Array::create({}, 1, Definedness::Defined, false);
      seen.contents->set(0, value.scalar(), 0);
    } else if (value.isArray()) {
      seen.isShaped = true;
      seen.shape.assign(value.array().shape().begin(),
                        value.array().shape().end());
      if (argument.reads)
        seen.contents = Ref<Array>(&value.array());
    } else {
      const MemRef &memref = value.memref();
      seen.isShaped = true;
      seen.shape.assign(memref.sizes.begin(), memref.sizes.end());
      if (argument.reads)
        if (AccessFault fault = m.memory().read(memref, seen.contents))
          return m.fail(inst, fault, memref);
    }
    event.values.push_back(std::move(seen));
  }
  m.trace(std::move(event));

  for (unsigned i = 0, e = callee.arguments.size(); i < e; ++i) {
    const ExternalArgument &argument = callee.arguments[i];
    Value &value = m.operand(inst, i);
    if (!argument.writes || !value.isMemRef())
      continue;
    const MemRef &memref = value.memref();
    int64_t word = 0;
    unsigned lanes = argument.type->lanes;
    AccessFault fault;
    forEachElement(memref, [&](int64_t element) {
      for (unsigned lane = 0; lane < lanes; ++lane, ++word) {
        uint64_t bits = externalBits(*argument.type, callee.name, call,
                                     callee.results.size() + i, word);
        if ((fault = m.memory().store(memref, element, lane, Scalar::of(bits),
                                      m.writer(inst))))
          return false;
      }
      return true;
    });
    if (fault)
      return m.fail(inst, fault, memref);
  }

  for (auto [i, result] : llvm::enumerate(callee.results)) {
    if (!result.isShaped) {
      m.result(inst, i).setScalar(Scalar::of(
          externalBits(*result.type, callee.name, call, i, /*word=*/0)));
      continue;
    }
    if (!checkShape(m, inst, result.shape, result.type->lanes))
      return nullptr;
    Ref<Array> contents =
        Array::create(result.shape, result.type->lanes, Definedness::Defined,
                      m.tracksWriters());
    for (int64_t word = 0, e = contents->numWords(); word < e; ++word)
      contents->set(
          word,
          Scalar::of(externalBits(*result.type, callee.name, call, i, word)),
          m.writer(inst));
    if (!result.isMemRef) {
      m.result(inst, i) = Value(contents);
      continue;
    }
    Ref<MemRef> memref(new MemRef());
    memref->sizes.assign(result.shape.begin(), result.shape.end());
    memref->strides.resize(result.shape.size());
    int64_t stride = 1;
    for (unsigned dim = result.shape.size(); dim-- > 0;) {
      memref->strides[dim] = stride;
      stride = wrappingProduct(stride, result.shape[dim]);
    }
    memref->allocation =
        m.memory().allocate(contents->numElements(), result.type->lanes,
                            Allocation::Origin::Heap, inst.op);
    if (!memref->allocation)
      return m.outOfBudget(inst, "memory");
    (void)m.memory().write(*memref, *contents, m.writer(inst));
    m.result(inst, i) = Value(memref);
  }
  return m.next(inst);
}

static LogicalResult decodeExternalCall(func::CallOp call,
                                        func::FuncOp function, Decoder &d) {
  auto *callee = d.payload<ExternalCallee>();
  callee->name = function.getSymName().str();
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
    ExternalArgument argument;
    auto shaped = dyn_cast<ShapedType>(type);
    argument.type = ElementType::get(shaped ? shaped.getElementType() : type);
    if (!argument.type || isa<VectorType, ComplexType>(type)) {
      callee->unsupported = "an external function's argument type";
      break;
    }
    auto access =
        function.getArgAttrOfType<StringAttr>(i, "bufferization.access");
    llvm::StringRef mode = access ? access.getValue() : "read-write";
    argument.reads = mode == "read" || mode == "read-write";
    argument.writes = mode == "write" || mode == "read-write";
    callee->arguments.push_back(std::move(argument));
  }
  for (Type type : function.getResultTypes()) {
    ExternalResult result;
    auto shaped = dyn_cast<ShapedType>(type);
    result.type = ElementType::get(shaped ? shaped.getElementType() : type);
    bool strange = isa<VectorType, ComplexType>(type) ||
                   (shaped && (!shaped.hasRank() || !shaped.hasStaticShape()));
    if (!result.type || strange) {
      callee->unsupported = "an external function's result type";
      break;
    }
    result.isShaped = static_cast<bool>(shaped);
    result.isMemRef = isa<MemRefType>(type);
    if (shaped)
      result.shape.assign(shaped.getShape().begin(), shaped.getShape().end());
    callee->results.push_back(std::move(result));
  }
  d.emit(call, runExternalCall).payload = callee;
  return success();
}

static LogicalResult decodeCall(Operation *op, Decoder &d) {
  auto call = cast<func::CallOp>(op);
  const Function *callee = d.lookupFunction(call.getCallee());
  if (!callee)
    return failure();
  if (callee->external)
    return decodeExternalCall(call, cast<func::FuncOp>(callee->op), d);
  d.emit(op, runCall).payload = callee;
  return success();
}

void registerFuncOps(OpRegistry &registry) {
  registry.add<func::CallOp>(ControlLevel | TensorLevel | MemRefLevel,
                             decodeCall);
  // Decoded by Program.cpp.
  registry.addParts<func::FuncOp, func::ReturnOp>();
}

} // namespace bufdiff::oracle
