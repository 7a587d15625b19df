//===- FeatureMap.cpp - What bufferization was seen to do ---------------------
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/feedback/FeatureMap.h"
#include "llvm/ADT/bit.h"

namespace bufdiff {

bool FeatureMap::assign(llvm::ArrayRef<uint64_t> bits) {
  if (bits.size() != words.size())
    return false;
  words.assign(bits.begin(), bits.end());
  number = 0;
  for (uint64_t word : words)
    number += llvm::popcount(word);
  return true;
}

} // namespace bufdiff
