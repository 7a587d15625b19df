//===- ArgumentLayout.h - Where an argument's elements lie ------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The buffer of an entry's argument is laid out as irregularly as its type
// allows, so that code which forgets a layout is caught. Every runner of a
// module (the interpreter, and the compiled code that checks it) lays arguments
// out by this one function: a program can observe its strides.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_COMPARE_ARGUMENTLAYOUT_H
#define BUFDIFF_ORACLE_COMPARE_ARGUMENTLAYOUT_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace bufdiff::oracle {

/// In elements. What is between and around the elements of the view is guard.
struct ArgumentLayout {
  llvm::SmallVector<int64_t, 4> strides;
  int64_t offset = 0;
  /// Of the whole buffer, guards included.
  int64_t numElements = 0;
};

/// None, with `why` set, where there is no buffer of this type (a layout that
/// is not strided, a negative stride).
std::optional<ArgumentLayout> layoutArgument(mlir::BaseMemRefType type,
                                             llvm::ArrayRef<int64_t> shape,
                                             std::string &why);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_COMPARE_ARGUMENTLAYOUT_H
