//===- Envelope.cpp - A module beside what it was made of -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/corpus/Envelope.h"
#include "harness/corpus/InputForm.h"
#include "harness/feedback/FeatureMap.h"
#include "harness/feedback/Scheduler.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace bufdiff {

static constexpr llvm::StringLiteral kProfileLine = "// bufdiff-profile: ";
static constexpr llvm::StringLiteral kChoicesLine = "// bufdiff-choices: ";
static constexpr llvm::StringLiteral kFeaturesLine = "// bufdiff-features: ";

/// Lines are cut here.
static constexpr size_t kColumns = 100;

std::string printEnvelope(const Envelope &envelope) {
  std::string file;
  if (!envelope.profile.empty())
    file += (kProfileLine + envelope.profile + "\n").str();
  // Two digits a byte.
  constexpr size_t kBytesInLine = (kColumns - kChoicesLine.size()) / 2;
  for (llvm::ArrayRef<uint8_t> rest = envelope.choices; !rest.empty();
       rest = rest.drop_front(std::min(kBytesInLine, rest.size())))
    file +=
        (kChoicesLine +
         printChoices(rest.take_front(std::min(kBytesInLine, rest.size()))) +
         "\n")
            .str();
  std::string line;
  for (uint32_t feature : envelope.features) {
    std::string word = std::to_string(feature);
    if (!line.empty() &&
        kFeaturesLine.size() + line.size() + 1 + word.size() > kColumns) {
      file += (kFeaturesLine + line + "\n").str();
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  if (!line.empty())
    file += (kFeaturesLine + line + "\n").str();
  return file + envelope.text;
}

FailureOr<Envelope> parseEnvelope(llvm::StringRef file, std::string &error) {
  Envelope envelope;
  while (!file.empty()) {
    auto [line, rest] = file.split('\n');
    file = rest;
    llvm::StringRef value = line.rtrim();
    if (value.consume_front(kProfileLine)) {
      envelope.profile = value.str();
    } else if (value.consume_front(kChoicesLine)) {
      std::optional<std::vector<uint8_t>> choices = parseChoices(value);
      if (!choices) {
        error = "a bufdiff-choices line takes pairs of hexadecimal digits";
        return failure();
      }
      llvm::append_range(envelope.choices, *choices);
    } else if (value.consume_front(kFeaturesLine)) {
      llvm::SmallVector<llvm::StringRef> words;
      value.split(words, ' ', -1, /*KeepEmpty=*/false);
      for (llvm::StringRef word : words) {
        uint32_t slot;
        if (word.getAsInteger(10, slot) || slot >= kFeatureSlots) {
          error =
              ("no feature: '" + word + "' in a bufdiff-features line").str();
          return failure();
        }
        envelope.features.push_back(slot);
      }
    } else {
      envelope.text += line.str() + "\n";
    }
  }
  return envelope;
}

bool hasDrifted(const Envelope &envelope) {
  if (envelope.choices.empty())
    return false;
  InputFormOptions options;
  if (!envelope.profile.empty() &&
      !(options.profile = lookupProfile(envelope.profile)))
    return true;
  std::string error;
  std::unique_ptr<InputForm> form =
      lookupInputForm("choices")->make(options, error);
  if (!form)
    return true;
  FailureOr<InputModule> made = form->module(envelope.choices, error);
  return failed(made) || llvm::StringRef(made->text).trim() !=
                             llvm::StringRef(envelope.text).trim();
}

} // namespace bufdiff
