//===- LibFuzzerEngine.cpp - Features for libFuzzer -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR is rarely instrumented, and then its edges say nothing; what the engine
// follows instead are the decisions that bufferization took. Engines that do
// not know libFuzzer's section pass over it.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"
#include "harness/feedback/FeatureMap.h"
#include "llvm/ADT/STLExtras.h"
#include <string>
#include <vector>

extern "C" {
// Read by libFuzzer after each input and cleared before the next. Without these
// attributes nobody seems to read it and it is optimized away.
__attribute__((used, retain, section("__libfuzzer_extra_counters"))) uint8_t
    bufdiffFeatureCounters[bufdiff::kFeatureSlots];

// Where libFuzzer is what is linked. Others that speak its interface have flags
// of their own.
__attribute__((weak)) void __libfuzzer_is_present();
}

namespace {
struct Default {
  llvm::StringRef flag, value;
};
} // namespace

/// A module takes milliseconds and some megabytes: these are only reached by a
/// fault. Looking up the name of a new function costs as much as many modules,
/// and looking for leaks another run of most of them (see
/// SanitizerOptions.cpp). Every reload asks for the time of every file of the
/// corpus; once a second, that takes a tenth of the time where there are tens
/// of thousands.
static constexpr Default kDefaults[] = {{"-timeout=", "25"},
                                        {"-rss_limit_mb=", "4096"},
                                        {"-print_funcs=", "0"},
                                        {"-detect_leaks=", "0"},
                                        {"-reload=", "30"}};

namespace bufdiff::fuzz {

void reportFeatures(llvm::ArrayRef<uint32_t> slots) {
  for (uint32_t slot : slots)
    bufdiffFeatureCounters[slot] = 1;
}

/// Programs are run by hand and by fleets, without the flags that are wise.
void beforeFlags(const InputFormInfo &form, int &argc, char **&argv) {
  if (!__libfuzzer_is_present || argc < 1)
    return;
  // As long as the process.
  static std::vector<std::string> added;
  static std::vector<char *> arguments;
  added.clear();
  arguments.clear();
  auto add = [&](llvm::StringRef flag, llvm::StringRef value) {
    auto isGiven = [&](const char *argument) {
      return llvm::StringRef(argument).starts_with(flag);
    };
    if (llvm::none_of(llvm::ArrayRef(argv, argc), isGiven))
      added.push_back((flag + value).str());
  };
  for (const Default &each : kDefaults)
    add(each.flag, each.value);
  // The schedule that weighs inputs by their rare features takes most of the
  // time where an input has hundreds of them.
  if (reportsFeatures())
    add("-entropic=", "0");
  // Else it is that of the largest input there is, or 4096.
  add("-max_len=", std::to_string(form.maxSize));

  arguments.push_back(argv[0]);
  for (std::string &argument : added)
    arguments.push_back(argument.data());
  arguments.insert(arguments.end(), argv + 1, argv + argc);
  argc = arguments.size();
  arguments.push_back(nullptr);
  argv = arguments.data();
}

void beginInput() {}

void endInput(llvm::ArrayRef<const Finding *>) {}

} // namespace bufdiff::fuzz
