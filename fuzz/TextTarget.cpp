//===- TextTarget.cpp - The text target -----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine's bytes are text that MLIR's parser and the interpreter must
// survive. No path runs.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"

const char *const bufdiff::fuzz::kFormName = "text";
