//===- Program.cpp - A module decoded for the interpreter -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/interpreter/Program.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "oracle/interpreter/Constants.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"

using namespace mlir;

namespace bufdiff::oracle {

Program::~Program() {
  for (auto &[destroy, object] : llvm::reverse(payloads))
    destroy(object);
}

const Function *Program::lookup(llvm::StringRef name) const {
  auto it = functionNumbers.find(name);
  return it == functionNumbers.end() ? nullptr : all[it->second].get();
}

static const Inst *runReturn(Machine &m, const Inst &inst) {
  return m.ret(inst);
}

/// A global of either dialect, or nothing where its type has no values here.
static std::optional<Global> decodeGlobal(Operation *op) {
  Global global;
  global.op = op;
  Type type;
  Attribute initial;
  if (auto memref = dyn_cast<memref::GlobalOp>(op)) {
    global.name = memref.getSymName().str();
    global.constant = memref.getConstant();
    type = memref.getType();
    if (memref.getInitialValue() && !memref.isUninitialized())
      initial = *memref.getInitialValue();
  } else if (auto program = dyn_cast<ml_program::GlobalOp>(op)) {
    global.name = program.getSymName().str();
    global.constant = !program.getIsMutable();
    type = program.getType();
    if (program.getValue())
      initial = *program.getValue();
    // The global's type may leave open what its first value has.
    if (auto typed = dyn_cast_or_null<TypedAttr>(initial))
      type = typed.getType();
  } else {
    return std::nullopt;
  }
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape())
    return std::nullopt;
  std::optional<ElementType> element =
      ElementType::get(shaped.getElementType());
  if (!element)
    return std::nullopt;
  if (!Array::isAffordable(shaped.getShape(), element->lanes))
    return std::nullopt;
  global.shape.assign(shaped.getShape().begin(), shaped.getShape().end());
  global.lanes = element->lanes;
  if (initial) {
    FailureOr<Ref<Array>> contents =
        arrayFromAttribute(initial, global.shape, *element, /*tracked=*/false);
    if (failed(contents))
      return std::nullopt;
    global.initial = *contents;
  }
  return global;
}

std::unique_ptr<Program> Program::decode(ModuleOp module,
                                         const OpRegistry &registry) {
  std::unique_ptr<Program> program(new Program());
  program->root = module;

  program->stackAllocations =
      module.walk([](memref::AllocaOp) { return WalkResult::interrupt(); })
          .wasInterrupted();

  // All names first: calls go to functions that are decoded later, too.
  for (Operation &op : *module.getBody()) {
    if (auto func = dyn_cast<func::FuncOp>(op)) {
      auto function = std::make_unique<Function>();
      function->name = func.getSymName().str();
      function->op = func;
      function->numArguments = func.getNumArguments();
      function->external = func.isExternal();
      program->functionNumbers[function->name] = program->all.size();
      program->all.push_back(std::move(function));
    } else if (std::optional<Global> global = decodeGlobal(&op)) {
      program->globalNumbers[global->name] = program->globalRow.size();
      program->globalRow.push_back(std::move(*global));
    }
  }

  for (std::unique_ptr<Function> &function : program->all) {
    if (function->external)
      continue;
    auto func = cast<func::FuncOp>(function->op);
    Decoder decoder(*program, registry, *function);
    for (BlockArgument argument : func.getArguments())
      (void)decoder.slot(argument);
    decoder.decodeRegion(func.getBody(), [&](Operation *terminator) {
      if (!isa<func::ReturnOp>(terminator))
        return failure();
      decoder.emit(terminator, runReturn);
      return success();
    });
  }
  return program;
}

} // namespace bufdiff::oracle
