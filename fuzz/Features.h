//===- Features.h - Counts of features, over processes ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Engines count what they guide themselves by, each in its own way. To compare
// them, the targets count the same thing under all of them: the features of
// what was run. Engines start processes and kill them, so the counts are in a
// file that all of them map.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_FUZZ_FEATURES_H
#define BUFDIFF_FUZZ_FEATURES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <atomic>
#include <cstdint>

namespace bufdiff::fuzz {

class FeatureFile {
public:
  /// Makes the file where there is none. Without a name nothing is counted.
  /// Ends the process, with one line on stderr, where it cannot be mapped.
  explicit FeatureFile(llvm::StringRef file);

  /// The features of one more module.
  void add(llvm::ArrayRef<uint32_t> slots);

  struct Counts {
    uint64_t modules = 0, features = 0;
  };
  Counts counts() const;

private:
  struct Data;
  Data *data = nullptr;
};

} // namespace bufdiff::fuzz

#endif // BUFDIFF_FUZZ_FEATURES_H
