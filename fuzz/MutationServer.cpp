//===- MutationServer.cpp - Makes the mutations that AFL++ asks for -------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz/MutationPipe.h"
#include "fuzz/Target.h"
#include <cstdio>

namespace bufdiff::fuzz {

static bool read(void *data, size_t size) {
  return std::fread(data, 1, size, stdin) == size;
}

static bool write(const void *data, size_t size) {
  return std::fwrite(data, 1, size, stdout) == size;
}

int serveMutations() {
  InputForm &form = Target::get().form();
  MutationRequest request;
  std::vector<uint8_t> parent, other;
  while (read(&request, sizeof(request))) {
    parent.resize(request.parentSize);
    other.resize(request.otherSize);
    if (!read(parent.data(), parent.size()) ||
        !read(other.data(), other.size()))
      return 1;
    Random random(request.seed);
    std::vector<uint8_t> made =
        other.empty() ? form.mutate(parent, request.maxSize, random)
                      : form.crossOver(parent, other, request.maxSize, random);
    uint32_t size = made.size();
    if (!write(&size, sizeof(size)) || !write(made.data(), made.size()) ||
        std::fflush(stdout) != 0)
      return 1;
  }
  return 0;
}

} // namespace bufdiff::fuzz
