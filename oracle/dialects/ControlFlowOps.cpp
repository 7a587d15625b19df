//===- ControlFlowOps.cpp - Semantics of the ControlFlow dialect ----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/interpreter/Registry.h"

namespace bufdiff::oracle {

void registerControlFlowOps(OpRegistry &registry) {}

} // namespace bufdiff::oracle
