//===- Assets.h - What the HTML page is made of -----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The files of assets/, which CMake makes part of the program: a page has to
// be there whole without a network, and the program without its sources.
// Private to this room.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REPORT_ASSETS_H
#define BUFDIFF_HARNESS_REPORT_ASSETS_H

#include "llvm/ADT/StringRef.h"

namespace bufdiff {

/// The page's own style and script.
extern const llvm::StringLiteral kPageStyle, kPageScript;
/// Chart.js, and the licence that has to go where it goes.
extern const llvm::StringLiteral kChartScript, kChartLicense;

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REPORT_ASSETS_H
