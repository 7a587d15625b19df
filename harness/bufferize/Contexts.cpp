//===- Contexts.cpp - The context that paths run in -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contexts are made anew every few thousand modules (they never free types), so
// making one has to be cheap: the registry is built once a process, and the
// dialects that generated modules use are loaded here rather than in the middle
// of a check.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/PassRegistration.h"
#include "harness/bufferize/Path.h"
#include "harness/bufferize/comprehensive/FuncModels.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include <mutex>

using namespace mlir;

namespace bufdiff {

static const DialectRegistry &getRegistry() {
  static const DialectRegistry *registry = [] {
    auto *made = new DialectRegistry();
    comprehensive::registerFuncModels(*made);
    registerAllDialects(*made);
    registerAllExtensions(*made);
    return made;
  }();
  return *registry;
}

void registerPassesOnce() {
  static std::once_flag passesRegistered;
  std::call_once(passesRegistered, [] { registerAllPasses(); });
}

std::unique_ptr<MLIRContext> createContext() {
  auto context = std::make_unique<MLIRContext>(
      getRegistry(), MLIRContext::Threading::DISABLED);
  context->loadDialect<
      affine::AffineDialect, arith::ArithDialect,
      bufferization::BufferizationDialect, cf::ControlFlowDialect,
      complex::ComplexDialect, func::FuncDialect, index::IndexDialect,
      linalg::LinalgDialect, math::MathDialect, memref::MemRefDialect,
      ml_program::MLProgramDialect, scf::SCFDialect, tensor::TensorDialect,
      ub::UBDialect, vector::VectorDialect>();
  // A rejection is an everyday event here, and printing the op with every
  // diagnostic costs more than bufferizing it.
  context->printOpOnDiagnostic(false);
  context->printStackTraceOnDiagnostic(false);
  return context;
}

} // namespace bufdiff
