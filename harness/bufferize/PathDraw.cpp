//===- PathDraw.cpp - Further paths for a module --------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/PathDraw.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace bufdiff {

/// The next number of a splitmix64 generator.
static uint64_t next(uint64_t &state) {
  uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

PathDraw::PathDraw(unsigned perModule) : perModule(perModule) {
  for (const std::unique_ptr<Path> &path : registry.all())
    sumOfWeights += path->drawWeight();
}

std::vector<const Path *> PathDraw::extend(llvm::ArrayRef<const Path *> paths,
                                           uint64_t key) {
  std::vector<const Path *> all(paths.begin(), paths.end());
  for (unsigned i = 0; i < perModule && sumOfWeights > 0; ++i) {
    uint64_t point = next(key) % sumOfWeights;
    const Path *drawn = nullptr;
    for (const std::unique_ptr<Path> &path : registry.all()) {
      drawn = path.get();
      if (point < path->drawWeight())
        break;
      point -= path->drawWeight();
    }
    std::string name = drawn->vary(next(key));
    std::shared_ptr<const Path> &path = made[name];
    if (!path) {
      std::string error;
      path = registry.find(name, error);
      if (!path)
        llvm::report_fatal_error(llvm::Twine(error));
    }
    // What is there already is one fewer: another draw would be no cheaper.
    if (llvm::none_of(all,
                      [&](const Path *other) { return other->name() == name; }))
      all.push_back(path.get());
  }
  return all;
}

} // namespace bufdiff
