//===- Reducers.h - bufdiff's own reducers ----------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per file of this directory; each adds its reducers in the order
// in which they are to run among themselves.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_REDUCERS_REDUCERS_H
#define BUFDIFF_HARNESS_REDUCE_REDUCERS_REDUCERS_H

#include "harness/reduce/Reducer.h"

namespace bufdiff {

// delete-choices, zero-choices, lower-choices
std::unique_ptr<Reducer> createDeleteChoices();
std::unique_ptr<Reducer> createZeroChoices();
std::unique_ptr<Reducer> createLowerChoices();

// Functions
std::unique_ptr<Reducer> createDropFunctions();
std::unique_ptr<Reducer> createInlineCalls();
std::unique_ptr<Reducer> createDropFunctionResults();
std::unique_ptr<Reducer> createDropFunctionArguments();
std::unique_ptr<Reducer> createRenameFunctions();

// Regions and loops
std::unique_ptr<Reducer> createUnwrapRegions();
std::unique_ptr<Reducer> createDropRegionResults();
std::unique_ptr<Reducer> createDropSwitchCases();
std::unique_ptr<Reducer> createSimplifyBranches();
std::unique_ptr<Reducer> createShrinkTripCounts();

// Operations and operands
std::unique_ptr<Reducer> createDropOps();
std::unique_ptr<Reducer> createReplaceByEarlier();
std::unique_ptr<Reducer> createReplaceByZero();
std::unique_ptr<Reducer> createReplaceOperands();
std::unique_ptr<Reducer> createDropDeadCode();
std::unique_ptr<Reducer> createDropLinalgInputs();
std::unique_ptr<Reducer> createReplaceByObserved();

// Types, constants, attributes
std::unique_ptr<Reducer> createMakeShapesStatic();
std::unique_ptr<Reducer> createShrinkShapes();
std::unique_ptr<Reducer> createSimplifyConstants();
std::unique_ptr<Reducer> createSimplifyTypes();
std::unique_ptr<Reducer> createDropAttributes();

// The path
std::unique_ptr<Reducer> createDropPasses();
std::unique_ptr<Reducer> createDropPassOptions();

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_REDUCERS_REDUCERS_H
