//===- PrepareBatch.h - Modules that come next ------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Other builds are programs, whose start costs as much as many modules: they
// are given all that a worker is going to check at once.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_PREPAREBATCH_H
#define BUFDIFF_HARNESS_CHECK_PREPAREBATCH_H

#include "harness/bufferize/Path.h"
#include "harness/check/Checker.h"
#include "harness/check/Worker.h"
#include "harness/external/Process.h"
#include <vector>

namespace bufdiff {

/// Shows the checker the items [begin, end), whose choices are
/// `makeChoices(item)`.
template <typename MakeChoices>
void prepareBatch(Checker &checker, uint64_t begin, uint64_t end,
                  Progress &progress, const MakeChoices &makeChoices) {
  if (!checker.wantsBatches())
    return;
  // Other processes are waited for, and this one only looks idle.
  external::setHeartbeat([&progress] { progress.beat(); });
  checker.setProgress(&progress);
  std::vector<ChoiceSequence> choices;
  for (uint64_t item = begin; item < end; ++item)
    choices.push_back(makeChoices(item));
  checker.prepareChoices(choices);
}

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_PREPAREBATCH_H
