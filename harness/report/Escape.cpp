//===- Escape.cpp - Text that may stand in XML and HTML -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/report/Escape.h"
#include "llvm/Support/JSON.h"

namespace bufdiff {

/// In UTF-8, as what is not shown is replaced by.
static constexpr llvm::StringLiteral kReplacement = "\xEF\xBF\xBD";

std::string escapeMarkup(llvm::StringRef text) {
  std::string clean = llvm::json::fixUTF8(text);
  std::string out;
  llvm::StringRef rest = clean;
  while (!rest.empty()) {
    // Not characters in XML, though UTF-8 has them: U+FFFE and U+FFFF.
    if (rest.consume_front("\xEF\xBF\xBE") ||
        rest.consume_front("\xEF\xBF\xBF")) {
      out += kReplacement;
      continue;
    }
    char c = rest.front();
    rest = rest.drop_front();
    switch (c) {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    case '"':
      out += "&quot;";
      break;
    case '\'':
      out += "&#39;";
      break;
    default:
      if (static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n')
        out += kReplacement;
      else
        out += c;
    }
  }
  return out;
}

} // namespace bufdiff
