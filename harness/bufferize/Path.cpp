//===- Path.cpp - The registry of paths ---===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Path.h"

namespace bufdiff {

Path::~Path() = default;

void PathRegistry::add(std::unique_ptr<Path> path) {
  paths.push_back(std::move(path));
}

const Path *PathRegistry::lookup(llvm::StringRef name) const {
  for (const std::unique_ptr<Path> &path : paths)
    if (path->name() == name)
      return path.get();
  return nullptr;
}

PathRegistry PathRegistry::builtin() {
  PathRegistry registry;
  registry.add(createOneShotPath());
  registry.add(createInterfacePath());
  registry.add(createLegacyPath());
  registerOneShotVariants(registry);
  return registry;
}

} // namespace bufdiff
