//===- FuncModels.h - How the func dialect bufferizes -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The models of func.func, func.call and func.return that the seed's systems
// use instead of upstream's. A context holds one model of an interface for an
// op; ours hold one that asks upstream's own, except while a bufferization of
// the seed's systems is under way. So all paths work in one context, and a
// module is made once for all of them.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_FUNCMODELS_H
#define BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_FUNCMODELS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace bufdiff::comprehensive {

/// Attaches the models when the func dialect is loaded. To be called before
/// upstream's (func_ext) models are registered: whoever comes first is kept.
void registerFuncModels(mlir::DialectRegistry &registry);

/// While one lives, the func dialect of this thread bufferizes as the seed's
/// systems do, and only comprehensive::BufferizationState may be handed to its
/// models. They nest.
class ScopedFuncModels {
public:
  ScopedFuncModels();
  ~ScopedFuncModels();
  ScopedFuncModels(const ScopedFuncModels &) = delete;
  ScopedFuncModels &operator=(const ScopedFuncModels &) = delete;
};

} // namespace bufdiff::comprehensive

#endif // BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_FUNCMODELS_H
