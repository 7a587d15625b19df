//===- Parse.cpp - Ranges, durations and numbers as users type them -------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Parse.h"
#include "llvm/ADT/StringExtras.h"

namespace bufdiff {

std::optional<uint64_t> parseNumber(llvm::StringRef text) {
  // getAsInteger takes signs and prefixes, which would be typing errors here.
  if (text.empty() || !llvm::all_of(text, llvm::isDigit))
    return std::nullopt;
  uint64_t value;
  if (text.getAsInteger(10, value))
    return std::nullopt;
  return value;
}

std::optional<std::pair<uint64_t, uint64_t>>
parseSeedRange(llvm::StringRef text) {
  if (!text.contains(".."))
    return std::nullopt;
  auto [left, right] = text.split("..");
  std::optional<uint64_t> begin = parseNumber(left), end = parseNumber(right);
  if (!begin || !end || *begin >= *end)
    return std::nullopt;
  return std::make_pair(*begin, *end);
}

std::optional<double> parseDuration(llvm::StringRef text) {
  uint64_t unit = 1;
  if (text.consume_back("h"))
    unit = 3600;
  else if (text.consume_back("m"))
    unit = 60;
  else
    text.consume_back("s");
  // A century is no duration of a run.
  constexpr uint64_t kMaxSeconds = uint64_t(100) * 366 * 24 * 3600;
  std::optional<uint64_t> value = parseNumber(text);
  if (!value || *value == 0 || *value > kMaxSeconds / unit)
    return std::nullopt;
  return static_cast<double>(*value * unit);
}

} // namespace bufdiff
