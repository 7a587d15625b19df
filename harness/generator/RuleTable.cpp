//===- RuleTable.cpp - The table of what can be generated -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows' order is part of the meaning of a choice sequence: stored cases
// stay the same modules only while it does not change.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Rule.h"
#include "harness/generator/rules/Builders.h"

namespace bufdiff {

llvm::StringRef stringifyRuleCategory(RuleCategory category) {
  static constexpr llvm::StringLiteral kNames[kNumRuleCategories] = {
      "access", "scalar", "create", "slice",  "compute", "branch", "loop",
      "call",   "trace",  "idiom",  "border", "global",  "jump"};
  return kNames[static_cast<unsigned>(category)];
}

const RuleTable &RuleTable::builtin() {
  static const RuleTable table = [] {
    RuleTable table;
    registerTensorRules(table);
    registerArithRules(table);
    registerLinalgRules(table);
    registerScfRules(table);
    registerFuncRules(table);
    registerBufferizationRules(table);
    registerVectorRules(table);
    registerIdiomRules(table);
    registerReshapeRules(table);
    registerNamedLinalgRules(table);
    registerScfRegionRules(table);
    registerBorderRules(table);
    registerGlobalRules(table);
    registerJumpRules(table);
    registerTransferRules(table);
    registerCalleeIdiomRules(table);
    registerReuseIdiomRules(table);
    registerMemRefRules(table);
    registerAffineRules(table);
    registerElementwiseRules(table);
    registerUnmodelledRules(table);
    return table;
  }();
  return table;
}

void RuleTable::add(Rule rule) {
  assert(!lookup(rule.name) && "rows have unique names");
  rows.push_back(std::move(rule));
}

const Rule *RuleTable::lookup(llvm::StringRef name) const {
  for (const Rule &rule : rows)
    if (rule.name == name)
      return &rule;
  return nullptr;
}

} // namespace bufdiff
