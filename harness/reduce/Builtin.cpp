//===- Builtin.cpp - The order of bufdiff's reducers
//------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/reducers/Reducers.h"

namespace bufdiff {

ReducerRegistry ReducerRegistry::builtin() {
  ReducerRegistry registry;

  // Choices first: only they make a smaller module that is still the
  // generator's own, and the first reducer of operations ends that.
  registry.add(createDeleteChoices());
  registry.add(createZeroChoices());
  registry.add(createLowerChoices());

  // The path before the module: every later try runs fewer passes.
  registry.add(createDropPasses());
  registry.add(createDropPassOptions());

  // Then the largest pieces: a function dropped is a hundred tries saved.
  registry.add(createDropFunctions());
  // What is never executed usefully, before it is taken apart inside: an arm
  // gone is cheaper than its ops gone one by one.
  registry.add(createUnwrapRegions());
  registry.add(createDropSwitchCases());
  registry.add(createSimplifyBranches());
  // All at once, and after it only what matters is left to be moved by the
  // reducers that make modules larger for a while.
  registry.add(createDropDeadCode());
  registry.add(createDropOps());
  // Results before arguments: a result gone makes ops dead, and these were what
  // used the arguments.
  registry.add(createDropFunctionResults());
  registry.add(createDropRegionResults());
  registry.add(createDropFunctionArguments());
  // Inlining copies the callee, so it comes when callees are small. It lets the
  // next round see across what were calls.
  registry.add(createInlineCalls());

  // Where an op could not just go: cut what leads to it. Nearby values keep
  // more of what the op meant than zeros do, and what a run saw keeps most;
  // but that one takes a run, and its constants are the ugliest.
  registry.add(createReplaceByEarlier());
  registry.add(createReplaceByZero());
  registry.add(createReplaceByObserved());
  registry.add(createDropLinalgInputs());
  registry.add(createReplaceOperands());

  // Then make simpler what stays. Static shapes drop the ops that compute
  // extents; small shapes make constants and trip counts small.
  registry.add(createMakeShapesStatic());
  registry.add(createShrinkTripCounts());
  registry.add(createShrinkShapes());
  registry.add(createSimplifyTypes());
  registry.add(createSimplifyConstants());
  registry.add(createDropAttributes());

  // Last, for the reader: names, when it is known what there is to name.
  registry.add(createRenameFunctions());
  return registry;
}

} // namespace bufdiff
