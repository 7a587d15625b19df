//===- Engine.cpp - The entry points that engines look for ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libFuzzer's interface, which AFL++'s driver, honggfuzz, Centipede and the
// fleets speak as well. The mutators are functions of the input and of the
// number that the engine gives: the same run again makes the same inputs.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <cstring>

using namespace bufdiff;
using namespace bufdiff::fuzz;

extern "C" {
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *data1, size_t size1,
                                 const uint8_t *data2, size_t size2,
                                 uint8_t *out, size_t maxOutSize,
                                 unsigned seed);
/// The engine's own mutations.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);
}

/// Of a hundred mutations, so many are left to the engine, which knows what it
/// compared with what.
static constexpr unsigned kEngineShare = 10;

static bool leavesMutationsToEngine() {
  static const bool leaves = [] {
    const char *value = std::getenv("BUFDIFF_FUZZ_MUTATOR");
    return value && std::strcmp(value, "engine") == 0;
  }();
  return leaves;
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  Target &target = Target::get(*argc > 0 ? (*argv)[0] : nullptr);
  beforeFlags(target.info(), *argc, *argv);
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Target &target = Target::get();
  InputOutcome outcome = target.run({data, size});
  std::vector<const Finding *> findings = target.newFindings(outcome.verdict);
  endInput(findings);
  if (findings.empty())
    return outcome.isInput ? 0 : -1;
  for (const Finding *finding : findings)
    llvm::errs() << finding->signature << "\n" << finding->explanation;
  abort();
}

/// Copies what was made to where the engine wants it.
static size_t give(llvm::ArrayRef<uint8_t> made, uint8_t *out, size_t maxSize) {
  size_t size = std::min(made.size(), maxSize);
  std::copy_n(made.begin(), size, out);
  return size;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  Random random(seed);
  if (!leavesMutationsToEngine() && !random.chance(kEngineShare)) {
    std::vector<uint8_t> made =
        Target::get().form().mutate({data, size}, maxSize, random);
    if (!made.empty())
      return give(made, data, maxSize);
  }
  return LLVMFuzzerMutate(data, size, maxSize);
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *data1, size_t size1,
                                 const uint8_t *data2, size_t size2,
                                 uint8_t *out, size_t maxOutSize,
                                 unsigned seed) {
  // Nothing made means that the engine goes on to another mutation.
  if (leavesMutationsToEngine())
    return 0;
  Random random(seed);
  return give(Target::get().form().crossOver({data1, size1}, {data2, size2},
                                             maxOutSize, random),
              out, maxOutSize);
}
