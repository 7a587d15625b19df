//===- Translation.h - What releases changed about ops ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row for every operation that an older MLIR spells differently: how to say
// it there, and how to read what is said there. An operation without a row is
// the same in all versions, or unknown to an older one, which then says so.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_EXTERNAL_TRANSLATION_H
#define BUFDIFF_HARNESS_EXTERNAL_TRANSLATION_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Operation.h"
#include <string>

namespace bufdiff::external {

/// An operation on its way to another version.
struct SpelledOp {
  mlir::Operation *op;
  std::string name;
  llvm::SmallVector<mlir::Value> operands;
  /// Discardable and inherent ones; those at their default are left out.
  mlir::NamedAttrList attributes;
  /// So many arguments of the entry block of the first region, from the end,
  /// are not said.
  unsigned hiddenArguments = 0;
};

struct Translation {
  /// In the MLIR that is linked; empty for an operation that it does not have.
  llvm::StringRef name;
  /// The last major version that differs.
  unsigned lastMajor;
  /// The name there; empty: the same.
  llvm::StringRef oldName;
  /// Changes more than the name. Failure with a line in `why` where the old
  /// operation cannot do it. May be null.
  mlir::LogicalResult (*lower)(SpelledOp &op, std::string &why);
  /// Mends the operation, which was read from the old spelling and does not
  /// verify yet. `op` may be replaced. May be null.
  void (*raise)(mlir::Operation *op);
};

/// In the order in which they apply: by name, older versions first.
llvm::ArrayRef<Translation> allTranslations();

/// Applies the rows of a version.
mlir::LogicalResult lower(SpelledOp &op, unsigned major, std::string &why);

/// Reads what a build of that version printed in generic form. Null, with one
/// line in `error`, when it cannot be read, or is not valid here.
mlir::OwningOpRef<mlir::ModuleOp> readGeneric(llvm::StringRef text,
                                              unsigned major,
                                              mlir::MLIRContext *context,
                                              std::string &error);

} // namespace bufdiff::external

#endif // BUFDIFF_HARNESS_EXTERNAL_TRANSLATION_H
