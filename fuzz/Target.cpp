//===- Target.cpp - What all fuzz targets share ---------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"
#include "fuzz/Features.h"
#include "harness/bufferize/Path.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

using namespace mlir;

namespace bufdiff::fuzz {

static llvm::StringRef variable(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

[[noreturn]] static void giveUp(const llvm::Twine &message) {
  llvm::errs() << "bufdiff: " << message << "\n";
  std::exit(1);
}

/// A path's name as a part of a file's name.
static std::string fileNameOf(llvm::StringRef path) {
  std::string name = path.str();
  llvm::replace(name, ':', '-');
  return name;
}

std::vector<std::string> pathSuffixes(const KnownBugs &bugs) {
  std::vector<std::string> suffixes = bugs.livingPaths();
  for (std::string &suffix : suffixes)
    suffix = fileNameOf(suffix);
  return suffixes;
}

FailureOr<CheckFlags> flagsOfProgram(llvm::StringRef program,
                                     llvm::StringRef form, std::string &error) {
  CheckFlags flags;
  // `bufdiff-<engine>-<form>[-<path>]`, whatever directory it is in.
  llvm::StringRef name = llvm::sys::path::filename(program);
  llvm::StringRef suffix = name.split(form).second;
  if (!suffix.consume_front("-"))
    return flags;
  PathRegistry paths = PathRegistry::builtin();
  for (const std::unique_ptr<Path> &path : paths.all()) {
    if (fileNameOf(path->name()) != suffix)
      continue;
    // What a path must equal is checked with it.
    if (!path->mustEqual().empty())
      flags.paths.push_back(path->mustEqual().str());
    flags.paths.push_back(path->name().str());
    return flags;
  }
  error = ("no path is called '" + suffix + "', as the program's name '" +
           name + "' says")
              .str();
  return failure();
}

KnownBugs loadKnownBugs(const char *program) {
  static char anchor;
  llvm::SmallString<128> beside(
      llvm::sys::fs::getMainExecutable(program, static_cast<void *>(&anchor)));
  llvm::sys::path::remove_filename(beside);
  llvm::sys::path::append(beside, "known-bugs");
  std::string directory = llvm::sys::fs::is_directory(beside)
                              ? beside.str().str()
                              : KnownBugs::defaultDirectory();
  if (directory.empty())
    return {};
  std::string error;
  FailureOr<KnownBugs> bugs = KnownBugs::load(directory, error);
  if (failed(bugs))
    giveUp(error);
  return std::move(*bugs);
}

Target::Target(const InputFormInfo &info, std::unique_ptr<InputForm> form,
               KnownBugs bugs)
    : formInfo(info), inputForm(std::move(form)), bugs(std::move(bugs)),
      known(KnownFindings::fromEnvironment()) {}

Target &Target::get(const char *program) {
  // Lives as long as the process: contexts must not outlive what MLIR itself
  // destroys at exit.
  static Target *target = nullptr;
  if (target)
    return *target;
  const InputFormInfo *info = lookupInputForm(kFormName);
  if (!info)
    giveUp(llvm::Twine("no input form is called '") + kFormName + "'");
  std::string error;
  FailureOr<CheckFlags> flags =
      flagsOfProgram(program ? program : "", info->name, error);
  if (failed(flags))
    giveUp(error);
  std::vector<std::string> tokens;
  if (!variable("BUFDIFF_FUZZ_PATHS").empty()) {
    flags->paths.clear();
    tokens.push_back(("--paths=" + variable("BUFDIFF_FUZZ_PATHS")).str());
  }
  if (!variable("BUFDIFF_FUZZ_PIPELINE").empty())
    tokens.push_back(("--pipeline=" + variable("BUFDIFF_FUZZ_PIPELINE")).str());
  if (failed(parseCheckFlags(tokens, *flags, error)))
    giveUp(error);
  InputFormOptions options;
  options.flags = *flags;
  if (!variable("BUFDIFF_FUZZ_PROFILE").empty() &&
      !(options.profile = lookupProfile(variable("BUFDIFF_FUZZ_PROFILE"))))
    giveUp("no profile is called '" + variable("BUFDIFF_FUZZ_PROFILE") + "'");
  KnownBugs bugs = loadKnownBugs(program);
  // An engine stops where the process dies: it would never get to the others.
  if (info->drawsPaths && !options.flags.namesPaths())
    options.flags.paths = bugs.livingPaths();
  std::unique_ptr<InputForm> form = info->make(options, error);
  if (!form)
    giveUp(error);
  target = new Target(*info, std::move(form), std::move(bugs));
  return *target;
}

bool reportsFeatures() { return variable("BUFDIFF_FUZZ_COUNTERS") != "off"; }

InputOutcome Target::run(llvm::ArrayRef<uint8_t> input) {
  static const bool hasCounters = reportsFeatures();
  static FeatureFile features(variable("BUFDIFF_FUZZ_FEATURES"));
  beginInput();
  InputOutcome outcome = inputForm->check(input);
  if (hasCounters)
    reportFeatures(outcome.verdict.features);
  features.add(outcome.verdict.features);
  return outcome;
}

std::vector<const Finding *>
Target::newFindings(const ModuleVerdict &verdict) const {
  std::vector<const Finding *> findings;
  for (const Finding &finding : verdict.findings)
    if (!bugs.match(finding.signature) && !known.contains(finding.signature))
      findings.push_back(&finding);
  return findings;
}

} // namespace bufdiff::fuzz
