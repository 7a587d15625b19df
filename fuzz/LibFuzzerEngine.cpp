//===- LibFuzzerEngine.cpp - Features for libFuzzer -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR is rarely instrumented, and then its edges say nothing; what the engine
// follows instead are the decisions that bufferization took. Engines that do
// not know libFuzzer's section pass over it.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"
#include "harness/feedback/FeatureMap.h"

extern "C" {
// Read by libFuzzer after each input and cleared before the next. Without these
// attributes nobody seems to read it and it is optimized away.
__attribute__((used, retain, section("__libfuzzer_extra_counters"))) uint8_t
    bufdiffFeatureCounters[bufdiff::kFeatureSlots];
}

namespace bufdiff::fuzz {

void reportFeatures(llvm::ArrayRef<uint32_t> slots) {
  for (uint32_t slot : slots)
    bufdiffFeatureCounters[slot] = 1;
}

void beginInput() {}

void endInput(llvm::ArrayRef<const Finding *>) {}

} // namespace bufdiff::fuzz
