//===- ReportSource.h - What `bufdiff report` reads -------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A directory is a campaign, a bundle, or holds bundles. Which it is, is seen
// by its files; anything else is refused.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_TOOL_REPORTSOURCE_H
#define BUFDIFF_HARNESS_TOOL_REPORTSOURCE_H

#include "harness/report/Report.h"
#include "mlir/Support/LLVM.h"

namespace bufdiff::tool {

/// Reads all that is in a directory, and changes nothing there. Failure, with
/// one line in `error`, for what is neither a campaign nor bundles, or is
/// damaged.
mlir::FailureOr<Report> readReport(llvm::StringRef directory,
                                   std::string &error);

} // namespace bufdiff::tool

#endif // BUFDIFF_HARNESS_TOOL_REPORTSOURCE_H
