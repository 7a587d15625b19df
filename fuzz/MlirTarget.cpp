//===- MlirTarget.cpp - The mlir target -----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine's bytes are a module, as text or bytecode: a corpus that survives
// changes of the generator, and the place for modules that people wrote.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"

const char *const bufdiff::fuzz::kFormName = "mlir";
