//===- LineDiff.cpp - Two texts that should be one ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/LineDiff.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

namespace bufdiff {

std::string lineDiff(llvm::StringRef left, llvm::StringRef right) {
  constexpr size_t kContext = 2, kMaxLines = 40;
  llvm::SmallVector<llvm::StringRef> leftLines, rightLines;
  left.split(leftLines, '\n');
  right.split(rightLines, '\n');
  size_t head = 0;
  while (head < leftLines.size() && head < rightLines.size() &&
         leftLines[head] == rightLines[head])
    ++head;
  size_t tail = 0;
  while (tail < leftLines.size() - head && tail < rightLines.size() - head &&
         leftLines[leftLines.size() - 1 - tail] ==
             rightLines[rightLines.size() - 1 - tail])
    ++tail;

  std::string text;
  llvm::raw_string_ostream os(text);
  for (size_t i = head > kContext ? head - kContext : 0; i < head; ++i)
    os << "  " << leftLines[i] << "\n";
  auto show = [&](llvm::ArrayRef<llvm::StringRef> lines, const char *mark) {
    size_t count = lines.size() - head - tail;
    for (llvm::StringRef line : lines.slice(head, std::min(count, kMaxLines)))
      os << mark << line << "\n";
    if (count > kMaxLines)
      os << mark << "... " << count - kMaxLines << " more lines\n";
  };
  show(leftLines, "- ");
  show(rightLines, "+ ");
  for (size_t i = leftLines.size() - tail,
              end = std::min(leftLines.size(), i + kContext);
       i < end; ++i)
    os << "  " << leftLines[i] << "\n";
  return text;
}

} // namespace bufdiff
