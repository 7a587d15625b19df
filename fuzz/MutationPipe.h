//===- MutationPipe.h - How AFL++ asks for mutations ------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// AFL++ loads mutators into afl-fuzz. A mutation of a module parses it, and
// upstream's parser dies of some modules: it must not take the whole campaign
// with it. So the library that is loaded only passes bytes on to a process
// (`bufdiff-replay-FORM --serve-mutations`), which may die and is replaced.
//
// Requests are a header and the bytes of one or two inputs; answers are the
// size of what was made (0: nothing) and its bytes. Both ends are on one
// machine, so numbers are as the machine has them.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_FUZZ_MUTATIONPIPE_H
#define BUFDIFF_FUZZ_MUTATIONPIPE_H

#include <cstdint>

namespace bufdiff::fuzz {

struct MutationRequest {
  /// What is made depends on nothing but this and the inputs.
  uint64_t seed;
  /// Of the result.
  uint32_t maxSize;
  uint32_t parentSize;
  /// 0: the parent alone is mutated. Else the two are crossed.
  uint32_t otherSize;
  uint32_t reserved;
};

/// The flag with which a replay program serves its stdin.
inline constexpr const char *kServeFlag = "--serve-mutations";

/// Answers requests until stdin ends; returns the exit status.
int serveMutations();

} // namespace bufdiff::fuzz

#endif // BUFDIFF_FUZZ_MUTATIONPIPE_H
