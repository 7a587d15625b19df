//===- Parse.h - Ranges, durations and numbers as users type them *- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_PARSE_H
#define BUFDIFF_HARNESS_CHECK_PARSE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <utility>

namespace bufdiff {

/// `A..B`: the seeds from A up to but not including B. None where that is no
/// range or an empty one.
std::optional<std::pair<uint64_t, uint64_t>>
parseSeedRange(llvm::StringRef text);

/// `90`, `90s`, `5m`, `1h`, in seconds; positive. None for anything else.
std::optional<double> parseDuration(llvm::StringRef text);

/// Decimal digits only.
std::optional<uint64_t> parseNumber(llvm::StringRef text);

/// Module number `number` of a run with seed `seed` is the module of this seed,
/// which `gen --seed` and `check --seeds` take. Runs with different seeds share
/// no module. `seed` and `number` are below 2^32.
inline uint64_t moduleSeed(uint64_t seed, uint64_t number) {
  return (seed << 32) + number;
}
/// The first seed that moduleSeed does not take.
inline constexpr uint64_t kSeedLimit = uint64_t(1) << 32;

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_PARSE_H
