//===- BufferizationRules.cpp - Explicit allocations and copies -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// alloc_tensor is what One-Shot turns tensor.empty into; as an input it also
// states a copy that no analysis may remove.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;

namespace bufdiff {

void registerBufferizationRules(RuleTable &table) {
  {
    Rule rule;
    rule.name = "bufferization.alloc_tensor";
    rule.description = "undefined contents that are never shared";
    rule.category = RuleCategory::Create;
    rule.weight = 6;
    rule.apply = [](GenContext &ctx) {
      auto [shape, elem] = ctx.pickShape();
      RankedTensorType type = ctx.typeFor(shape, elem);
      SmallVector<Value, 4> sizes = ctx.dynamicSizes(type, shape);
      Value value =
          bufferization::AllocTensorOp::create(ctx.b, ctx.loc(), type, sizes);
      TensorValue dest = ctx.push(value, shape, /*defined=*/false);
      // Mostly overwritten at once, else it would rarely be read at all.
      if (!ctx.choices.chance(20))
        ctx.mutate(dest);
      return success();
    };
    table.add(std::move(rule));
  }
  {
    Rule rule;
    rule.name = "bufferization.alloc_tensor.copy";
    rule.description = "a copy made on purpose";
    rule.category = RuleCategory::Create;
    rule.weight = 8;
    rule.canApply = [](const GenContext &ctx) {
      return !ctx.tensors().empty();
    };
    rule.apply = [](GenContext &ctx) {
      std::optional<TensorValue> source =
          ctx.pickTensor([](const TensorValue &) { return true; });
      if (!source)
        return failure();
      Value value = bufferization::AllocTensorOp::create(
          ctx.b, ctx.loc(), source->type(), ValueRange(), source->value);
      ctx.push(value, source->shape, source->defined);
      return success();
    };
    table.add(std::move(rule));
  }
}

} // namespace bufdiff
