//===- ReproCommand.cpp - bufdiff repro -----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether a finding is still there: of a bundle, or of a module whose file says
// what is expected. Made for scripts, bisection above all: the exit status says
// it all.
//
//===----------------------------------------------------------------------===//

#include "harness/check/Parse.h"
#include "harness/reduce/Bundle.h"
#include "harness/reduce/Output.h"
#include "harness/tool/Command.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("repro", "Say whether a finding is still there");
static cl::list<std::string> files(cl::Positional, cl::desc("BUNDLE or FILE"),
                                   cl::cat(category()), cl::sub(sub));
static WorkOptions workOptions(sub);

/// Something else came out than expected.
static constexpr int kChanged = 3;

static int run() {
  if (files.size() != 1)
    return fail("repro takes one BUNDLE or FILE");
  std::string error;
  FailureOr<WorkerOptions> workers = workOptions.get(error);
  if (failed(workers))
    return fail(error);
  catchInterrupts();

  std::string file = files.front();
  std::optional<std::string> wanted;
  if (llvm::sys::fs::is_directory(file)) {
    FailureOr<BundleRecord> record = readBundle(file, error);
    if (failed(record))
      return fail(error);
    wanted = record->signature;
    llvm::SmallString<128> path(file);
    llvm::sys::path::append(path, kBundleReduced);
    file = path.str().str();
  }
  FailureOr<std::string> text = readInput(file, error);
  if (failed(text))
    return fail(error);
  FailureOr<Directives> directives = parseDirectives(*text, error);
  if (failed(directives))
    return fail(file + ": " + error);
  llvm::erase_if(directives->expectations, [](const Expectation &expectation) {
    return expectation.verdict != VerdictClass::Finding &&
           expectation.verdict != VerdictClass::Rejected;
  });
  if (directives->expectations.empty())
    return fail(file + ": no bufdiff-expect line names a finding");
  FailureOr<ModuleVerdict> verdict =
      checkAlone(*text, file, directives->flags, *workers, error);
  if (failed(verdict))
    return fail(llvm::StringRef(error).starts_with(file) ? error
                                                         : file + ": " + error);

  std::string unmet = explainUnmet(*verdict, directives->expectations);
  if (unmet.empty()) {
    // Of a bundle more is known than its kind and its path.
    if (wanted &&
        llvm::none_of(verdict->findings,
                      [&](const Finding &finding) {
                        return finding.signature == *wanted;
                      }) &&
        verdict->rejected.empty()) {
      llvm::outs() << "changed: expected " << *wanted << ", got";
      for (const Finding &finding : verdict->findings)
        llvm::outs() << " " << finding.signature;
      llvm::outs() << "\n";
      return kChanged;
    }
    llvm::outs() << "reproduced: " << summarize(*verdict) << "\n";
    return kFound;
  }
  if (verdict->findings.empty() && verdict->rejected.empty() &&
      verdict->discarded.empty()) {
    llvm::outs() << "not reproduced: " << unmet << "\n";
    return kNothingFound;
  }
  llvm::outs() << "changed: " << unmet << "\n";
  return kChanged;
}

Command reproCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
