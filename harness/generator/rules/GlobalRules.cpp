//===- GlobalRules.cpp - Variables of the module --------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Globals hold tensors: a load gives the value at that moment and a later store
// does not change it. Functions that use them can be called everywhere, so what
// a call changes is more than its operands. MLIR 22 gets some of this wrong
// (llvm-project issue 177387), hence no row is drawn in most profiles.
// ml_program.global_load_const is in UnmodelledRules.cpp.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

using namespace mlir;

namespace bufdiff {

static bool hasGlobal(const GenContext &ctx) {
  // Iterations without an order would load one another's stores.
  return ctx.mayTrace() && !ctx.module.globals.empty();
}

static SymbolRefAttr refer(GenContext &ctx, const ModuleState::Global &global) {
  return SymbolRefAttr::get(ctx.b.getContext(), global.name);
}

static LogicalResult applyLoad(GenContext &ctx) {
  ArrayRef<ModuleState::Global> globals = ctx.module.globals;
  const ModuleState::Global &global =
      globals[ctx.choices.choose(globals.size())];
  auto type = cast<RankedTensorType>(global.type);
  SymbolRefAttr symbol = refer(ctx, global);
  Value value =
      ml_program::GlobalLoadOp::create(ctx.b, ctx.loc(), type, symbol);
  ctx.push(value, global.shape);
  ctx.traces = true;
  return success();
}

static LogicalResult applyStore(GenContext &ctx) {
  SmallVector<const ModuleState::Global *, 2> writable;
  for (const ModuleState::Global &global : ctx.module.globals)
    if (!global.isConstant)
      writable.push_back(&global);
  if (writable.empty())
    return failure();
  const ModuleState::Global &global =
      *writable[ctx.choices.choose(writable.size())];
  TensorValue value = ctx.findOrMake(
      global.shape, cast<RankedTensorType>(global.type).getElementType());
  Value stored = ctx.castTo(value.value, cast<RankedTensorType>(global.type));
  ml_program::GlobalStoreOp::create(ctx.b, ctx.loc(), refer(ctx, global),
                                    stored);
  ctx.traces = true;
  return success();
}

void registerGlobalRules(RuleTable &table) {
  auto row = [&](StringRef name, StringRef description,
                 LogicalResult (*apply)(GenContext &)) {
    Rule rule;
    rule.name = name.str();
    rule.description = description.str();
    rule.category = RuleCategory::Global;
    rule.weight = 10;
    rule.canApply = hasGlobal;
    rule.apply = apply;
    table.add(std::move(rule));
  };
  row("ml_program.global_load", "a variable's value now", applyLoad);
  row("ml_program.global_store", "a variable is given a value", applyStore);
}

} // namespace bufdiff
