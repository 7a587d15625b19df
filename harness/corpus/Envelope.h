//===- Envelope.h - A module beside what it was made of ---------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Choices are small and can be mutated well, and mean another module as soon as
// the generator changes. Text means the same for ever. So a corpus that is kept
// holds both: a file of MLIR whose first lines say what it was made of and what
// bufferization did with it.
//
//   // bufdiff-profile: loops
//   // bufdiff-choices: 00ff12...
//   // bufdiff-features: 17 4711 ...
//   func.func @main(...
//
// Several lines of a kind add up. A file without such lines is an envelope as
// well. Where the choices make another module now, that is seen, and the text
// wins.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CORPUS_ENVELOPE_H
#define BUFDIFF_HARNESS_CORPUS_ENVELOPE_H

#include "harness/check/PathSet.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace bufdiff {

struct Envelope {
  /// The module, with all other lines.
  std::string text;
  /// Empty where it was not generated.
  std::vector<uint8_t> choices;
  /// Of the choices; empty: the default.
  std::string profile;
  /// Slots of a FeatureMap, in order; empty where nobody wrote them down.
  std::vector<uint32_t> features;
};

std::string printEnvelope(const Envelope &envelope);

/// Failure, with one line in `error`, for lines that are damaged.
mlir::FailureOr<Envelope> parseEnvelope(llvm::StringRef file,
                                        std::string &error);

/// Whether the choices make another module now than the text. Never without
/// choices.
bool hasDrifted(const Envelope &envelope);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CORPUS_ENVELOPE_H
