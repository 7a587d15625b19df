//===- ChoicesTarget.cpp - The libFuzzer target ---------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine's bytes are the choices that make a module, so every input is a
// valid one. MLIR is not instrumented, so its edges say nothing; what the
// engine follows instead are the decisions that bufferization took.
//
//===----------------------------------------------------------------------===//

#include "harness/check/Checker.h"
#include "harness/check/KnownFindings.h"
#include "harness/check/PathSet.h"
#include "harness/feedback/FeatureMap.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

using namespace bufdiff;

extern "C" {
// Read by libFuzzer after each input and cleared before the next. Without these
// attributes nobody seems to read it and it is optimized away.
__attribute__((used, retain, section("__libfuzzer_extra_counters"))) uint8_t
    featureCounters[kFeatureSlots];

// LLVM poisons memory of its bump allocators by hand, which goes wrong between
// code that is instrumented and code that is not.
const char *__asan_default_options() {
  return "allow_user_poisoning=0:detect_leaks=0";
}
}

namespace {

struct Target {
  Target() {
    std::string error;
    mlir::FailureOr<PathSet> made = PathSet::make(CheckFlags(), error);
    if (failed(made))
      llvm::report_fatal_error(llvm::Twine(error));
    paths = std::move(*made);
    CheckOptions options;
    options.paths = paths.paths();
    options.features = true;
    checker = std::make_unique<Checker>(ops, options);
  }

  PathSet paths;
  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  std::unique_ptr<Checker> checker;
  KnownFindings known = KnownFindings::fromEnvironment();
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // Lives as long as the process: contexts must not outlive what MLIR itself
  // destroys at exit.
  static Target &target = *new Target();
  ModuleVerdict verdict =
      target.checker->checkChoices(ChoiceSequence::fromBytes({data, size}));
  for (uint32_t slot : verdict.features)
    featureCounters[slot] = 1;
  for (const Finding &finding : verdict.findings) {
    if (target.known.contains(finding.signature))
      continue;
    llvm::errs() << finding.signature << "\n" << finding.explanation;
    abort();
  }
  return 0;
}
