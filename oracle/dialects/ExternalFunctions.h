//===- ExternalFunctions.h - What the outside world writes ------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function without a body returns and writes made-up values. Everything that
// runs a module has to make up the same.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_DIALECTS_EXTERNALFUNCTIONS_H
#define BUFDIFF_ORACLE_DIALECTS_EXTERNALFUNCTIONS_H

#include "oracle/value/ElementType.h"
#include "llvm/Support/xxhash.h"

namespace bufdiff::oracle {

/// A value that the external function `name` produces in its `call`-th call
/// (from 0): a small number, so that it can be an index or a float without
/// surprises. `position` numbers its results, then its arguments; `word` the
/// words of that value, row-major.
inline uint64_t externalBits(const ElementType &type, llvm::StringRef name,
                             unsigned call, unsigned position, int64_t word) {
  uint64_t key[3] = {call, position, static_cast<uint64_t>(word)};
  llvm::StringRef bytes(reinterpret_cast<const char *>(key), sizeof(key));
  uint64_t hash = llvm::xxh3_64bits(bytes) ^ llvm::xxh3_64bits(name);
  uint64_t small = hash % 97;
  if (!type.isFloat())
    return truncateTo(small, type.width);
  llvm::APFloat value(static_cast<double>(small));
  bool lossy;
  value.convert(*type.semantics, llvm::APFloat::rmNearestTiesToEven, &lossy);
  return value.bitcastToAPInt().getZExtValue();
}

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_DIALECTS_EXTERNALFUNCTIONS_H
