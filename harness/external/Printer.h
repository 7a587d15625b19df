//===- Printer.h - A module as another version reads it ---------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Custom assembly changes between releases, the generic form hardly does: MLIR
// 16 to 22 read the same one, as long as properties are printed among the
// attributes, where all of them look. What remains are operations whose name,
// attributes or operands changed, which are a table (Translation.h).
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_EXTERNAL_PRINTER_H
#define BUFDIFF_HARNESS_EXTERNAL_PRINTER_H

#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace bufdiff::external {

struct PrintOptions {
  /// Of the version that will read it.
  unsigned major = 0;
  /// Prints the places in files that operations come from, so that diagnostics
  /// and outputs speak of them.
  bool locations = false;
};

/// Prints `module` in generic form, one operation a line. Failure, with one
/// line in `why`, when it holds what cannot be said to that version.
mlir::FailureOr<std::string> printGeneric(mlir::ModuleOp module,
                                          const PrintOptions &options,
                                          std::string &why);

} // namespace bufdiff::external

#endif // BUFDIFF_HARNESS_EXTERNAL_PRINTER_H
