//===- ChoicesTarget.cpp - The choices target -----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine's bytes are the choices that make a module, so every input is a
// valid one.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"

const char *const bufdiff::fuzz::kFormName = "choices";
