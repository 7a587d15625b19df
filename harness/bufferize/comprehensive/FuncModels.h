//===- FuncModels.h - How the func dialect bufferizes -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The models of func.func, func.call and func.return that the seed's systems
// use instead of upstream's. In contexts that have them, only
// runComprehensiveBufferize may bufferize.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_FUNCMODELS_H
#define BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_FUNCMODELS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace bufdiff::comprehensive {

/// Attaches the models when the func dialect is loaded. The registry must not
/// have upstream's (func_ext) models, nor `registerAllDialects`.
void registerFuncModels(mlir::DialectRegistry &registry);

} // namespace bufdiff::comprehensive

#endif // BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_FUNCMODELS_H
