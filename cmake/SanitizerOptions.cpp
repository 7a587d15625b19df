//===- SanitizerOptions.cpp - What AddressSanitizer must not do -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linked into every program that is built with AddressSanitizer. MLIR itself is
// usually not, and then one BumpPtrAllocator is used by code that poisons its
// slabs and by code that does not: bogus use-after-poison reports. (Not weak:
// the runtime's own weak definition comes first on the link line.)
//
//===----------------------------------------------------------------------===//

extern "C" const char *__asan_default_options();

const char *__asan_default_options() { return "allow_user_poisoning=0"; }
