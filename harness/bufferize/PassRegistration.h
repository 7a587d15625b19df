//===- PassRegistration.h - Passes for textual pipelines --------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes are registered once a process and must be before a pipeline is parsed,
// which happens before there is a context.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_PASSREGISTRATION_H
#define BUFDIFF_HARNESS_BUFFERIZE_PASSREGISTRATION_H

namespace bufdiff {

/// Registers every pass and pipeline of MLIR. Any number of calls, from any
/// thread, are one.
void registerPassesOnce();

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_BUFFERIZE_PASSREGISTRATION_H
