//===- AflEngine.cpp - Features and counters for AFL++ --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// AFL++'s runtime wants code that is instrumented in its own way. Ours is
// instrumented for libFuzzer, and compiling all of it twice would only buy what
// a copy buys: the counters of an input are written into AFL++'s map when the
// input is done, behind them the features. Slots of the map are reserved by
// asking for guards, as instrumented code does.
//
// AFL++ keeps one of all crashes that have the same map. A finding that left
// none would hide every later one, so the counters are written before the
// process dies, and each signature has a slot of its own.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"
#include "harness/feedback/FeatureMap.h"
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iterator>

using namespace bufdiff;

extern "C" {
// AFL++'s.
extern uint8_t *__afl_area_ptr; // NOLINT(readability-identifier-naming)
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop);

// Called by the constructors of code that is compiled with
// -fsanitize=fuzzer-no-link.
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *stop);
void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop);
}

namespace {

/// Slots for signatures of findings: there are never many of them in a crash
/// directory.
constexpr size_t kFindingSlots = 1 << 10;

/// The counters of the program, or of a shared library that is instrumented.
struct Region {
  uint8_t *start, *stop;
  /// One a counter.
  uint32_t *guards;
};

/// A build of LLVM as shared libraries has some four hundred.
constexpr unsigned kMaxRegions = 1 << 10;

/// Constructors run in any order: all of this is zero before the first.
struct State {
  Region regions[kMaxRegions];
  unsigned numRegions;
  /// Of the features and of the findings, in this order.
  uint32_t guards[kFeatureSlots + kFindingSlots];
} state;

} // namespace

__attribute__((constructor)) static void reserveFeatures() {
  __sanitizer_cov_trace_pc_guard_init(state.guards, std::end(state.guards));
}

/// Writes the counters into the map. Async-signal-safe.
static void flush() {
  for (const Region &region : llvm::ArrayRef(state.regions, state.numRegions)) {
    size_t size = region.stop - region.start;
    for (size_t i = 0; i < size; ++i) {
      // Nearly all of them are zero: eight at a time.
      uint64_t eight;
      if (i + sizeof(eight) <= size) {
        std::memcpy(&eight, region.start + i, sizeof(eight));
        if (!eight) {
          i += sizeof(eight) - 1;
          continue;
        }
      }
      if (region.start[i])
        __afl_area_ptr[region.guards[i]] = region.start[i];
    }
  }
}

static void onDeath(int signal) {
  flush();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *stop) {
  // Each unit's constructor says the same.
  for (const Region &region : llvm::ArrayRef(state.regions, state.numRegions))
    if (region.start == start)
      return;
  if (start == stop || state.numRegions == kMaxRegions)
    return;
  size_t size = stop - start;
  auto *guards = static_cast<uint32_t *>(std::calloc(size, sizeof(uint32_t)));
  if (!guards)
    return;
  __sanitizer_cov_trace_pc_guard_init(guards, guards + size);
  state.regions[state.numRegions++] = {start, stop, guards};
}

void __sanitizer_cov_pcs_init(const uintptr_t *, const uintptr_t *) {}

namespace bufdiff::fuzz {

void reportFeatures(llvm::ArrayRef<uint32_t> slots) {
  for (uint32_t slot : slots)
    __afl_area_ptr[state.guards[slot]] = 1;
}

void beforeFlags(const InputFormInfo &, int &, char **&) {}

void beginInput() {
  static bool catchesDeath = [] {
    // AddressSanitizer has handlers of its own, and AFL++ makes it abort.
    for (int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT})
      std::signal(signal, onDeath);
    return true;
  }();
  (void)catchesDeath;
  for (const Region &region : llvm::ArrayRef(state.regions, state.numRegions))
    std::memset(region.start, 0, region.stop - region.start);
}

void endInput(llvm::ArrayRef<const Finding *> findings) {
  flush();
  for (const Finding *finding : findings) {
    size_t hash = 0;
    for (char c : finding->signature)
      hash = hash * 31 + static_cast<unsigned char>(c);
    __afl_area_ptr[state.guards[kFeatureSlots + hash % kFindingSlots]] = 1;
  }
}

} // namespace bufdiff::fuzz
