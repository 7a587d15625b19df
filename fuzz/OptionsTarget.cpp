//===- OptionsTarget.cpp - The options target -----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As the choices target, but the bytes also draw the path.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"

const char *const bufdiff::fuzz::kFormName = "options";
