//===- OneShotOptions.h - The options of the pass ----------------- -*- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_ONESHOTOPTIONS_H
#define BUFDIFF_HARNESS_BUFFERIZE_ONESHOTOPTIONS_H

#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"

namespace bufdiff {

/// The options that the pass `one-shot-bufferize` with
/// `bufferize-function-boundaries` derives from its own defaults. They differ
/// from the defaults of the struct in who decides layouts at function
/// boundaries and for values whose type cannot be inferred.
mlir::bufferization::OneShotBufferizationOptions oneShotPassDefaults();

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_BUFFERIZE_ONESHOTOPTIONS_H
