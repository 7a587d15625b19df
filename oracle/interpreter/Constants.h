//===- Constants.h - Attributes as values -----------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_INTERPRETER_CONSTANTS_H
#define BUFDIFF_ORACLE_INTERPRETER_CONSTANTS_H

#include "mlir/IR/Attributes.h"
#include "oracle/value/ElementType.h"

namespace bufdiff::oracle {

/// The contents of a dense, splat or resource elements attribute as an array of
/// `shape`. Failure: an attribute without contents here.
mlir::FailureOr<Ref<Array>> arrayFromAttribute(mlir::Attribute attribute,
                                               llvm::ArrayRef<int64_t> shape,
                                               const ElementType &element,
                                               bool tracked);

/// The value of a constant of `type`: a scalar, a vector, a complex number or
/// a tensor.
mlir::FailureOr<Value> valueFromAttribute(mlir::Attribute attribute,
                                          mlir::Type type, bool tracked);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_INTERPRETER_CONSTANTS_H
