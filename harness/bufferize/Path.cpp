//===- Path.cpp - The registry of paths ---===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Path.h"
#include "harness/bufferize/NamedPipeline.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

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

void PathRegistry::addFamily(llvm::StringRef prefix, Factory make) {
  families.emplace_back(prefix.str(), make);
}

std::shared_ptr<const Path> PathRegistry::find(llvm::StringRef name,
                                               std::string &error) const {
  // Owned by the registry.
  if (const Path *path = lookup(name))
    return std::shared_ptr<const Path>(std::shared_ptr<const Path>(), path);
  for (const auto &[prefix, make] : families)
    if (name.starts_with(prefix))
      return make(name, error);
  error = ("unknown path '" + name + "' (known: ").str();
  llvm::raw_string_ostream os(error);
  llvm::interleaveComma(paths, os, [&](const std::unique_ptr<Path> &path) {
    os << path->name();
  });
  os << ")";
  return nullptr;
}

PathRegistry PathRegistry::builtin() {
  PathRegistry registry;
  registry.add(createOneShotPath());
  registry.add(createInterfacePath());
  registry.add(createLegacyPath());
  registerOneShotVariants(registry);
  registerNamedPipelines(registry);
  return registry;
}

} // namespace bufdiff
