//===- InputForm.h - What an engine's bytes stand for -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An engine knows bytes and nothing else. A form says which module the bytes
// are and how they are changed so that they stay one. The fuzz targets, the
// corpus commands and `repro` share the forms, so an artifact of an engine is
// read the way in which the engine ran it.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CORPUS_INPUTFORM_H
#define BUFDIFF_HARNESS_CORPUS_INPUTFORM_H

#include "harness/check/PathSet.h"
#include "harness/check/Verdict.h"
#include "harness/feedback/ChoiceMutator.h"
#include "harness/generator/Generator.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include <memory>
#include <string>
#include <vector>

namespace bufdiff {

/// What came of one input.
struct InputOutcome {
  /// Whether the bytes are an input at all. What does not parse is none, and
  /// does not belong into a corpus.
  bool isInput = true;
  /// With features.
  ModuleVerdict verdict;
};

/// A module as text, and what is needed to check it.
struct InputModule {
  std::string text;
  /// With the paths that the input draws.
  CheckFlags flags;
  /// Of which the module was generated; empty for one given as text.
  std::vector<uint8_t> choices;
};

class InputForm {
public:
  virtual ~InputForm();

  /// Checks the module of `input`, in this process, which upstream's code may
  /// kill.
  virtual InputOutcome check(llvm::ArrayRef<uint8_t> input) = 0;

  /// The module of `input`. Failure, with one line in `error`, where there is
  /// none. Runs upstream's parser in this process where the form needs it.
  virtual mlir::FailureOr<InputModule> module(llvm::ArrayRef<uint8_t> input,
                                              std::string &error) = 0;

  /// Another input made of `parent`, of at most `maxSize` bytes. The same for
  /// the same state of `random`. Empty: none was found.
  virtual std::vector<uint8_t> mutate(llvm::ArrayRef<uint8_t> parent,
                                      size_t maxSize, Random &random) = 0;
  /// The same, made of two.
  virtual std::vector<uint8_t> crossOver(llvm::ArrayRef<uint8_t> parent,
                                         llvm::ArrayRef<uint8_t> other,
                                         size_t maxSize, Random &random) = 0;
};

struct InputFormOptions {
  /// Which paths are run, on which inputs.
  CheckFlags flags;
  /// Of generated modules; null: the default.
  const Profile *profile = nullptr;
};

struct InputFormInfo {
  llvm::StringRef name;
  /// One line, for lists and docs.
  llvm::StringRef description;
  /// Longer inputs are cut or cost more than they say.
  size_t maxSize;
  /// Failure (null), with one line in `error`, for paths that there are not.
  std::unique_ptr<InputForm> (*make)(const InputFormOptions &options,
                                     std::string &error);
  /// Whether inputs say which of the paths runs. Who wants the same as another
  /// program must name the same paths, in the same order.
  bool drawsPaths = false;
};

/// In a fixed order, `choices` first.
llvm::ArrayRef<InputFormInfo> allInputForms();
/// Null where there is none of this name.
const InputFormInfo *lookupInputForm(llvm::StringRef name);

/// Whether bytes are a module as text or bytecode rather than choices: they
/// begin as bytecode does, or are printable text.
bool looksLikeModule(llvm::ArrayRef<uint8_t> input);

/// Whether bytes begin as MLIR's bytecode does.
bool isBytecode(llvm::ArrayRef<uint8_t> input);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CORPUS_INPUTFORM_H
