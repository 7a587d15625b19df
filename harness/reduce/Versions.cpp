//===- Versions.cpp - Which installed builds show a finding ---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Versions.h"
#include "harness/external/Build.h"
#include "harness/reduce/Bundle.h"
#include "harness/reduce/Output.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Program.h"

using namespace mlir;

namespace bufdiff {

/// The first release that bufferizes functions in one shot, and so many after
/// the one that is linked.
static constexpr unsigned kOldestMajor = 15;
static constexpr unsigned kNewestMajor = LLVM_VERSION_MAJOR + 10;

static VersionVerdict ask(VersionVerdict asked, llvm::StringRef text,
                          const Target &target, CheckFlags flags,
                          const WorkerOptions &workers) {
  std::string error;
  FailureOr<external::Build> build = external::probeBuild(asked.program, error);
  if (failed(build)) {
    asked.verdict = "cannot be asked: " + error;
    return asked;
  }
  asked.version = build->version;
  flags.paths.clear();
  // Builds have a default of their own, which is One-Shot Bufferize.
  if (target.path == "one-shot")
    flags.pipelines.clear();
  else
    flags.pipelines = {pipelineOf(target.path)};
  flags.builds = {asked.program};
  flags.nfc = false;
  flags.witness = false;
  FailureOr<ModuleVerdict> verdict =
      checkAlone(text, kBundleReduced, flags, workers, error);
  if (failed(verdict)) {
    asked.verdict = "cannot be asked: " + error;
    return asked;
  }
  if (target.isRejection()) {
    // What this process's passes decline with because it does not verify, a
    // build is found out to have made.
    for (const Finding &finding : verdict->findings)
      if (llvm::StringRef(finding.signature).contains(target.blame)) {
        asked.shows = true;
        asked.verdict = "shows it too";
        return asked;
      }
    if (!verdict->rejected.empty()) {
      const std::string &diagnostic = verdict->rejected.front().diagnostic;
      asked.shows = llvm::StringRef(diagnostic).contains(target.blame);
      asked.verdict =
          asked.shows ? "rejects it too" : "rejects it: " + diagnostic;
      return asked;
    }
    if (verdict->findings.empty()) {
      asked.verdict = "takes it";
      return asked;
    }
  }
  for (const Finding &finding : verdict->findings) {
    if (finding.kind != target.kind)
      continue;
    asked.shows = true;
    // What is seen, since builds are not asked which copy is missing. The first
    // line repeats the signature.
    llvm::StringRef seen = llvm::StringRef(finding.explanation)
                               .split('\n')
                               .second.split('\n')
                               .first.trim();
    asked.verdict = "shows " + oracle::findingName(finding.kind).str() + " too";
    if (!seen.empty())
      asked.verdict += (": `" + seen + "`").str();
    return asked;
  }
  switch (verdict->worst()) {
  case VerdictClass::Agree:
    asked.verdict = "is right";
    break;
  case VerdictClass::Rejected:
    asked.verdict = "rejects it: " + verdict->rejected.front().diagnostic;
    break;
  case VerdictClass::Discarded:
    asked.verdict =
        "cannot be judged: " + (verdict->discarded.empty()
                                    ? std::string("nothing to compare")
                                    : verdict->discarded.front().why);
    break;
  case VerdictClass::Finding:
    asked.verdict =
        "shows another fault: `" + verdict->worstFinding()->signature + "`";
    break;
  }
  return asked;
}

std::vector<VersionVerdict> askVersions(llvm::StringRef text,
                                        const Target &target,
                                        const CheckFlags &flags,
                                        const WorkerOptions &workers) {
  std::vector<VersionVerdict> verdicts;
  if (mlirOptFlags(target.path).empty() || !flags.builds.empty())
    return verdicts;
  for (unsigned major = kOldestMajor; major <= kNewestMajor; ++major) {
    VersionVerdict asked;
    asked.program = "mlir-opt-" + std::to_string(major);
    if (major == LLVM_VERSION_MAJOR ||
        !llvm::sys::findProgramByName(asked.program))
      continue;
    verdicts.push_back(ask(std::move(asked), text, target, flags, workers));
  }
  return verdicts;
}

} // namespace bufdiff
