//===- Choices.cpp - Fewer and simpler choices
//------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inside the generator's space a few bytes less are a function less, with its
// calls and all that was made of its results, and what comes out is a valid
// module again. No reducer of operations makes steps that long.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/reducers/Reducers.h"

using namespace mlir;

namespace bufdiff {
namespace {

/// Choices hang together: of more than so many, hardly any can be changed
/// without all that follows becoming another module, and each try takes long.
/// Operations go by the hundred then.
static constexpr size_t kMostChoices = 400;

class ChoiceReducer : public Reducer {
public:
  unsigned numSites(const Subject &subject) override {
    return subject.choices.size() <= kMostChoices ? subject.choices.size() : 0;
  }

  LogicalResult apply(const Subject &subject, Candidate &candidate,
                      unsigned begin, unsigned end) override {
    std::vector<uint8_t> choices = subject.choices;
    if (begin >= choices.size() ||
        !change(choices, begin, std::min<size_t>(end, choices.size())))
      return failure();
    ChoiceSequence sequence = ChoiceSequence::fromBytes(choices);
    OwningOpRef<ModuleOp> module = generateModule(subject.module->getContext(),
                                                  sequence, *subject.generator);
    // What was not read is not part of the module, and neither is what reads
    // the same when it has run out.
    choices.assign(sequence.bytes().begin(), sequence.bytes().end());
    while (!choices.empty() && choices.back() == 0)
      choices.pop_back();
    // Shorter, or simpler at the same length: there is no way back.
    if (choices.size() > subject.choices.size() ||
        (choices.size() == subject.choices.size() &&
         !(choices < subject.choices)))
      return failure();
    candidate.choices = std::move(choices);
    candidate.module = std::move(module);
    return success();
  }

protected:
  /// False when nothing would change.
  virtual bool change(std::vector<uint8_t> &choices, unsigned begin,
                      unsigned end) = 0;
};

class DeleteChoices final : public ChoiceReducer {
public:
  llvm::StringRef name() const override { return "delete-choices"; }
  llvm::StringRef description() const override {
    return "leave out choices of a generated module";
  }

protected:
  bool change(std::vector<uint8_t> &choices, unsigned begin,
              unsigned end) override {
    choices.erase(choices.begin() + begin, choices.begin() + end);
    return true;
  }
};

class ZeroChoices final : public ChoiceReducer {
public:
  llvm::StringRef name() const override { return "zero-choices"; }
  llvm::StringRef description() const override {
    return "take the simplest alternative in a generated module";
  }

protected:
  bool change(std::vector<uint8_t> &choices, unsigned begin,
              unsigned end) override {
    bool changed = false;
    for (unsigned i = begin; i < end; ++i) {
      changed |= choices[i] != 0;
      choices[i] = 0;
    }
    return changed;
  }
};

class LowerChoices final : public ChoiceReducer {
public:
  llvm::StringRef name() const override { return "lower-choices"; }
  llvm::StringRef description() const override {
    return "take a simpler alternative in a generated module";
  }
  unsigned maxChunk() const override { return 1; }

protected:
  bool change(std::vector<uint8_t> &choices, unsigned begin,
              unsigned end) override {
    bool changed = false;
    for (unsigned i = begin; i < end; ++i) {
      changed |= choices[i] != 0;
      choices[i] /= 2;
    }
    return changed;
  }
};

} // namespace

std::unique_ptr<Reducer> createDeleteChoices() {
  return std::make_unique<DeleteChoices>();
}
std::unique_ptr<Reducer> createZeroChoices() {
  return std::make_unique<ZeroChoices>();
}
std::unique_ptr<Reducer> createLowerChoices() {
  return std::make_unique<LowerChoices>();
}

} // namespace bufdiff
