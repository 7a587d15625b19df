//===- Target.h - What all fuzz targets share -------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target is a name: that of its input form (harness/corpus/InputForm.h).
// Everything else is here, once: the entry points that libFuzzer, AFL++ and the
// fleets that use them look for, the paths, and what becomes of a finding.
//
// Fleets run programs by name, without flags. So the paths are part of the
// program's name: `bufdiff-fuzz-choices-one-shot-top-down` runs the path
// `one-shot:top-down`, `bufdiff-fuzz-choices` the default paths, and all such
// names are copies of (or links to) one program. BUFDIFF_FUZZ_PATHS wins over
// the name.
//
// Variables of the environment, for all engines:
//   BUFDIFF_FUZZ_PATHS      paths, separated by commas
//   BUFDIFF_FUZZ_PIPELINE   a pass pipeline, alone or beside the paths
//   BUFDIFF_FUZZ_PROFILE    the profile of generated modules
//   BUFDIFF_FUZZ_MUTATOR    `engine`: the engine's own mutations only
//   BUFDIFF_FUZZ_COUNTERS   `off`: no features among the engine's counters
//   BUFDIFF_FUZZ_FEATURES   a file that counts features (Features.h)
//   BUFDIFF_KNOWN_FINDINGS  a file with signatures to pass over
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_FUZZ_TARGET_H
#define BUFDIFF_FUZZ_TARGET_H

#include "harness/check/KnownFindings.h"
#include "harness/corpus/InputForm.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <string>
#include <vector>

namespace bufdiff::fuzz {

/// Of the program's target; defined by the file that is the target.
extern const char *const kFormName;

/// The paths that a program of this name runs: what stands behind the form in
/// it. Failure, with one line in `error`, where that names no path.
mlir::FailureOr<CheckFlags> flagsOfProgram(llvm::StringRef program,
                                           llvm::StringRef form,
                                           std::string &error);

/// Those beside the program, where fleets put them, or bufdiff's own. Ends the
/// process, with one line on stderr, where they are damaged.
KnownBugs loadKnownBugs(const char *program);

/// What stands for the paths in programs' names: `one-shot`,
/// `one-shot-top-down`, ... Without the paths that are known to kill the
/// process on most modules: an engine finds that again and again, and nothing
/// else.
std::vector<std::string> pathSuffixes(const KnownBugs &bugs);

class Target {
public:
  /// Of the form kFormName, with the paths that the program's name and the
  /// environment ask for. Ends the process, with one line on stderr, where
  /// these are wrong.
  static Target &get(const char *program = nullptr);

  const InputFormInfo &info() const { return formInfo; }
  InputForm &form() { return *inputForm; }

  /// Checks an input and passes its features on to the engine.
  InputOutcome run(llvm::ArrayRef<uint8_t> input);
  /// The findings that are not known.
  std::vector<const Finding *> newFindings(const ModuleVerdict &verdict) const;

private:
  Target(const InputFormInfo &info, std::unique_ptr<InputForm> form,
         KnownBugs bugs);

  const InputFormInfo &formInfo;
  std::unique_ptr<InputForm> inputForm;
  KnownBugs bugs;
  KnownFindings known;
};

/// Whether features are passed on to the engine, as the environment says.
bool reportsFeatures();

/// Called before the engine reads its flags, which may be added to.
void beforeFlags(const InputFormInfo &form, int &argc, char **&argv);

/// Where features go; one definition an engine (LibFuzzerEngine.cpp,
/// AflEngine.cpp, StandaloneMain.cpp).
void reportFeatures(llvm::ArrayRef<uint32_t> slots);
/// Called before an input is run.
void beginInput();
/// Called after an input was run. `findings` are new ones: the engine is about
/// to be told by abort().
void endInput(llvm::ArrayRef<const Finding *> findings);

} // namespace bufdiff::fuzz

#endif // BUFDIFF_FUZZ_TARGET_H
