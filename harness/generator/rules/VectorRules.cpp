//===- VectorRules.cpp - What a run prints --------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints make a program's order of effects visible, and the value of an element
// at one moment rather than at the end.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace bufdiff {

void registerVectorRules(RuleTable &table) {
  Rule rule;
  rule.name = "vector.print";
  rule.description = "prints a scalar, usually an element just read";
  rule.category = RuleCategory::Trace;
  rule.weight = 10;
  rule.canApply = [](const GenContext &ctx) { return ctx.mayTrace(); };
  rule.apply = [](GenContext &ctx) {
    Value value;
    if (!ctx.choices.chance(25))
      if (std::optional<TensorValue> tensor =
              ctx.pickTensor([&](const TensorValue &tensor) {
                return tensor.defined && ctx.minElements(tensor.shape) > 0;
              }))
        value = buildExtract(ctx, *tensor);
    if (!value && !ctx.scalars().empty()) {
      unsigned which = ctx.choices.choose(ctx.scalars().size());
      value = ctx.scalars()[ctx.scalars().size() - 1 - which].value;
    }
    if (!value)
      return failure();
    if (!isNumeric(value.getType()))
      value = ctx.convert(value, ctx.b.getF32Type());
    vector::PrintOp::create(ctx.b, ctx.loc(), value);
    ctx.traces = true;
    return success();
  };
  table.add(std::move(rule));
}

} // namespace bufdiff
