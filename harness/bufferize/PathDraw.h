//===- PathDraw.h - Further paths for a module ------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There are more ways to bufferize a module than anybody has time for. So each
// generated module gets a few of them, drawn by its own choices: over many
// modules all are tried, and the same module always gets the same ones.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_PATHDRAW_H
#define BUFDIFF_HARNESS_BUFFERIZE_PATHDRAW_H

#include "harness/bufferize/Path.h"
#include "llvm/ADT/StringMap.h"

namespace bufdiff {

/// More paths for one module are a typing error.
inline constexpr unsigned kMaxDrawnPaths = 16;

class PathDraw {
public:
  /// Draws `perModule` paths for each module.
  explicit PathDraw(unsigned perModule);

  /// `paths`, and behind them the paths drawn for the module of `key`: in
  /// proportion to Path::drawWeight, with parameters of their own, and none
  /// that is there already. They live as long as this object.
  std::vector<const Path *> extend(llvm::ArrayRef<const Path *> paths,
                                   uint64_t key);

private:
  unsigned perModule;
  PathRegistry registry = PathRegistry::builtin();
  uint64_t sumOfWeights = 0;
  /// By name; made when they are drawn first.
  llvm::StringMap<std::shared_ptr<const Path>> made;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_BUFFERIZE_PATHDRAW_H
