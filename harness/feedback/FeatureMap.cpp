//===- FeatureMap.cpp - What bufferization was seen to do ---------------------
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/feedback/FeatureMap.h"
#include "llvm/ADT/STLExtras.h"

namespace bufdiff {

bool FeatureMap::assign(std::vector<uint16_t> table) {
  if (table.size() != counts.size())
    return false;
  counts = std::move(table);
  number = llvm::count_if(counts, [](uint16_t count) { return count != 0; });
  return true;
}

} // namespace bufdiff
