//===- IdiomRules.cpp - Patterns whose aliasing is hard -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each row is a pattern of several ops around which analyses went wrong or
// could, filled at random. Alone each is simple; composed with calls, branches
// and loops around the same tensors they meet in ways nobody wrote down.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/ModuleState.h"
#include "harness/generator/rules/Builders.h"

using namespace mlir;

namespace bufdiff {

void registerIdiomRules(RuleTable &table) {}

} // namespace bufdiff
