//===- Modules.h - Modules that are hard to bufferize -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every path must accept each of these. They are the shapes of call graphs and
// of aliasing that calling conventions go wrong about.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_BUFFERIZE_MODULES_H
#define BUFDIFF_TESTS_BUFFERIZE_MODULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace bufdiff::test {

struct NamedModule {
  const char *name;
  const char *text;
};

llvm::ArrayRef<NamedModule> getHardModules();

} // namespace bufdiff::test

#endif // BUFDIFF_TESTS_BUFFERIZE_MODULES_H
