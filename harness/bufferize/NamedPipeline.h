//===- NamedPipeline.h - Pipelines that people use --------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pipeline that somebody types promises nothing. Those that MLIR's
// documentation recommends do, so each has a name, and says which modules it
// takes: what it makes of generated ones is then judged like any other path.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_NAMEDPIPELINE_H
#define BUFDIFF_HARNESS_BUFFERIZE_NAMEDPIPELINE_H

#include "harness/bufferize/Path.h"

namespace bufdiff {

/// All of it lives as long as the program.
struct NamedPipeline {
  /// `pipeline:NAME`.
  llvm::StringRef name;
  /// As in Path.
  llvm::StringRef description;
  /// As typed after --pipeline.
  llvm::StringRef passes;
  /// As in Path. Making a pass manager costs more than a small module, so these
  /// are drawn less often than options of One-Shot.
  unsigned drawWeight;
  PathLimits (*limits)();
  llvm::ArrayRef<llvm::StringRef> rejections;
};

/// Never null. Costs nothing until it is used.
std::unique_ptr<Path> createNamedPipelinePath(const NamedPipeline &pipeline);

llvm::ArrayRef<NamedPipeline> namedPipelines();

/// All of them.
void registerNamedPipelines(PathRegistry &registry);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_BUFFERIZE_NAMEDPIPELINE_H
