//===- StandaloneMain.cpp - A target without an engine --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replays inputs: files, and all files below directories. For compilers and
// tools that no engine goes with (gcc, valgrind, coverage), and to see that a
// corpus is still good.
//
// Unlike under an engine, a finding does not end the process: all inputs are
// run. What kills upstream's code kills this process; the line before says
// which input it was (with -v).
//
//===----------------------------------------------------------------------===//

#include "fuzz/MutationPipe.h"
#include "fuzz/Target.h"
#include "harness/feedback/FeatureMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace bufdiff;
using namespace bufdiff::fuzz;
namespace fs = llvm::sys::fs;

namespace bufdiff::fuzz {

static FeatureMap &seenFeatures() {
  static FeatureMap seen;
  return seen;
}

void reportFeatures(llvm::ArrayRef<uint32_t> slots) {
  for (uint32_t slot : slots)
    seenFeatures().add(slot);
}

void beginInput() {}

void endInput(llvm::ArrayRef<const Finding *>) {}

} // namespace bufdiff::fuzz

/// As bufdiff's own statuses.
static constexpr int kNothingFound = 0, kBadUsage = 1, kFound = 2;

static int fail(const llvm::Twine &message) {
  llvm::errs() << "bufdiff: " << message << "\n";
  return kBadUsage;
}

/// Appends the files below `path`, in the order of their names. What an engine
/// hides (`.state`) is none.
static std::error_code collect(const std::string &path,
                               std::vector<std::string> &files) {
  if (!fs::is_directory(path)) {
    files.push_back(path);
    return {};
  }
  std::vector<std::string> found;
  std::error_code code;
  for (fs::directory_iterator it(path, code), end; it != end && !code;
       it.increment(code))
    if (!llvm::sys::path::filename(it->path()).starts_with("."))
      found.push_back(it->path());
  if (code)
    return code;
  llvm::sort(found);
  for (const std::string &each : found)
    if (std::error_code failed = collect(each, files))
      return failed;
  return {};
}

int main(int argc, char **argv) {
  bool isVerbose = false;
  std::vector<std::string> files;
  for (llvm::StringRef argument : llvm::ArrayRef(argv, argc).drop_front()) {
    if (argument == "--list-paths") {
      // As parts of program names, see Target.h.
      for (const std::string &suffix : pathSuffixes(loadKnownBugs(argv[0])))
        llvm::outs() << suffix << "\n";
      return kNothingFound;
    }
    if (argument == kServeFlag) {
      Target::get(argv[0]);
      return serveMutations();
    }
    if (argument == "-v") {
      isVerbose = true;
      continue;
    }
    // Engines' flags mean nothing here; scripts may pass them all the same.
    if (argument.starts_with("-") && argument != "-")
      continue;
    if (std::error_code code = collect(argument.str(), files))
      return fail("cannot read '" + argument + "': " + code.message());
  }
  if (files.empty())
    return fail("which files or directories? The inputs in them are replayed");

  Target &target = Target::get(argv[0]);
  unsigned inputs = 0, judged = 0, withFindings = 0;
  for (const std::string &file : files) {
    auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(
        file, /*IsText=*/false, /*RequiresNullTerminator=*/false);
    if (!buffer)
      return fail("cannot read '" + file + "': " + buffer.getError().message());
    if (isVerbose)
      llvm::errs() << file << "\n";
    llvm::StringRef bytes = (*buffer)->getBuffer();
    InputOutcome outcome = target.run(llvm::arrayRefFromStringRef(bytes));
    inputs += outcome.isInput;
    const ModuleVerdict &verdict = outcome.verdict;
    judged += verdict.agreements || !verdict.findings.empty();
    if (isVerbose) {
      if (!outcome.isInput)
        llvm::errs() << "  no input\n";
      for (const Discarded &discarded : verdict.discarded)
        llvm::errs() << "  discarded: " << discarded.why << "\n";
      for (const Rejected &rejected : verdict.rejected)
        llvm::errs() << "  rejected by " << rejected.path << ": "
                     << rejected.diagnostic << "\n";
    }
    std::vector<const Finding *> findings = target.newFindings(verdict);
    withFindings += !findings.empty();
    for (const Finding *finding : findings)
      llvm::outs() << file << ": " << finding->signature << "\n"
                   << finding->explanation;
  }
  llvm::outs() << files.size() << " files, " << inputs << " inputs, " << judged
               << " judged, " << withFindings << " with findings, "
               << seenFeatures().size() << " features\n";
  return withFindings ? kFound : kNothingFound;
}
