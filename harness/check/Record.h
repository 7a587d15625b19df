//===- Record.h - Numbers and texts in a row of bytes -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a worker process sends to its parent. One agreeing module is some ten
// bytes, so that thousands a second cost nothing.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_RECORD_H
#define BUFDIFF_HARNESS_CHECK_RECORD_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace bufdiff {

class RecordWriter {
public:
  /// In groups of seven bits, low ones first.
  void number(uint64_t value) {
    for (; value >= 128; value >>= 7)
      bytes += static_cast<char>(value | 128);
    bytes += static_cast<char>(value);
  }
  void text(llvm::StringRef text) {
    number(text.size());
    bytes.append(text.data(), text.size());
  }
  std::string take() { return std::move(bytes); }

private:
  std::string bytes;
};

/// Reads what a RecordWriter wrote. Past the end everything is 0 and empty, and
/// ok() is false from then on.
class RecordReader {
public:
  explicit RecordReader(llvm::StringRef bytes) : rest(bytes) {}

  uint64_t number() {
    uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      if (rest.empty())
        break;
      uint8_t byte = rest.front();
      rest = rest.drop_front();
      value |= uint64_t(byte & 127) << shift;
      if (byte < 128)
        return value;
    }
    good = false;
    return 0;
  }
  std::string text() {
    uint64_t size = number();
    if (size > rest.size()) {
      good = false;
      return {};
    }
    std::string text = rest.take_front(size).str();
    rest = rest.drop_front(size);
    return text;
  }
  bool ok() const { return good; }
  bool atEnd() const { return rest.empty(); }

private:
  llvm::StringRef rest;
  bool good = true;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_RECORD_H
