//===- SanitizerOptions.cpp - What AddressSanitizer must not do -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Poisoning: see cmake/SanitizerOptions.cpp. Leaks: engines look for them after
// every input, and what a context keeps until it is replaced is none.
//
//===----------------------------------------------------------------------===//

extern "C" const char *__asan_default_options();

const char *__asan_default_options() {
  return "allow_user_poisoning=0:detect_leaks=0";
}
