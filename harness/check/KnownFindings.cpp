//===- KnownFindings.cpp - Findings that are known ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/KnownFindings.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstdlib>

namespace bufdiff {

KnownFindings KnownFindings::fromEnvironment() {
  const char *file = std::getenv("BUFDIFF_KNOWN_FINDINGS");
  if (!file || !*file)
    return {};
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer)
    llvm::report_fatal_error("cannot read '" + llvm::Twine(file) +
                             "': " + buffer.getError().message());
  return fromText((*buffer)->getBuffer());
}

KnownFindings KnownFindings::fromText(llvm::StringRef text) {
  KnownFindings known;
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    line = line.trim();
    if (!line.empty() && !line.starts_with("#"))
      known.patterns.push_back(line.str());
  }
  return known;
}

/// Not llvm::GlobPattern: signatures hold its special characters.
static bool matches(llvm::StringRef pattern, llvm::StringRef text) {
  auto [head, tail] = pattern.split('*');
  if (!text.consume_front(head))
    return false;
  if (head.size() == pattern.size())
    return text.empty();
  for (;; text = text.drop_front()) {
    if (matches(tail, text))
      return true;
    if (text.empty())
      return false;
  }
}

bool KnownFindings::contains(llvm::StringRef signature) const {
  for (const std::string &pattern : patterns)
    if (matches(pattern, signature))
      return true;
  return false;
}

} // namespace bufdiff
