//===- ModelHooks.h - Other answers from bufferization models ---*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An op can have one model of an interface, attached when its dialect is
// loaded, and there is no way to replace it. But a model is a table of function
// pointers in its context: entries are put in front of the original ones here,
// which ask the hooks of the mutant that is running and otherwise hand on what
// the original says. Upstream's models and ours are treated alike.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_MUTANTS_MODELHOOKS_H
#define BUFDIFF_TESTS_MUTANTS_MODELHOOKS_H

#include "tests/mutants/Mutant.h"

namespace bufdiff::mutants {

/// While it lives, the models of the context ask these hooks. One at a time.
class ActiveHooks {
public:
  ActiveHooks(mlir::MLIRContext *context, const Hooks &hooks);
  ~ActiveHooks();
  ActiveHooks(const ActiveHooks &) = delete;
};

} // namespace bufdiff::mutants

#endif // BUFDIFF_TESTS_MUTANTS_MODELHOOKS_H
