//===- Diff.cpp - Two texts side by side ----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/report/Diff.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <cstdint>

namespace bufdiff {

/// A table of so many entries takes milliseconds and some megabytes.
static constexpr size_t kMaxTable = size_t(1) << 22;

std::vector<DiffLine> diffLines(llvm::StringRef left, llvm::StringRef right) {
  llvm::SmallVector<llvm::StringRef> a, b;
  left.rtrim().split(a, '\n');
  right.rtrim().split(b, '\n');
  size_t width = b.size() + 1;
  std::vector<DiffLine> lines;
  if ((a.size() + 1) * width > kMaxTable)
    return lines;
  // common[i][j]: the most lines that a from i and b from j have in common.
  std::vector<uint32_t> common((a.size() + 1) * width);
  auto at = [&](size_t i, size_t j) -> uint32_t & {
    return common[i * width + j];
  };
  for (size_t i = a.size(); i-- > 0;)
    for (size_t j = b.size(); j-- > 0;)
      at(i, j) = a[i].trim() == b[j].trim()
                     ? at(i + 1, j + 1) + 1
                     : std::max(at(i + 1, j), at(i, j + 1));
  size_t i = 0, j = 0;
  while (i < a.size() || j < b.size()) {
    DiffLine line;
    bool isEqual = i < a.size() && j < b.size() && a[i].trim() == b[j].trim();
    // What is gone stands before what came in its place.
    bool isLeft = isEqual || j == b.size() ||
                  (i < a.size() && at(i + 1, j) >= at(i, j + 1));
    line.text = isLeft ? a[i] : b[j];
    if (isLeft)
      line.left = static_cast<unsigned>(++i);
    if (isEqual || !isLeft)
      line.right = static_cast<unsigned>(++j);
    lines.push_back(line);
  }
  return lines;
}

} // namespace bufdiff
