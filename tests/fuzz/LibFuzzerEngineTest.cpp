//===- LibFuzzerEngineTest.cpp --------------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz/Target.h"
#include "harness/feedback/FeatureMap.h"
#include "llvm/ADT/ArrayRef.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace bufdiff;
using namespace bufdiff::fuzz;

const char *const bufdiff::fuzz::kFormName = "mlir";

extern "C" {
/// By this, programs see that they are linked with libFuzzer.
void __libfuzzer_is_present();
void __libfuzzer_is_present() {}
extern uint8_t bufdiffFeatureCounters[kFeatureSlots];
}

namespace {

/// The flags that libFuzzer gets to see, but for the program's name.
std::vector<std::string> flagsFor(std::vector<std::string> given,
                                  llvm::StringRef form = "mlir") {
  given.insert(given.begin(), "program");
  std::vector<char *> arguments;
  for (std::string &argument : given)
    arguments.push_back(argument.data());
  int argc = arguments.size();
  arguments.push_back(nullptr);
  char **argv = arguments.data();
  beforeFlags(*lookupInputForm(form), argc, argv);
  // libFuzzer insists on the very pointer.
  EXPECT_EQ(argv[0], arguments[0]);
  EXPECT_EQ(argv[argc], nullptr);
  return std::vector<std::string>(argv + 1, argv + argc);
}

using Flags = std::vector<std::string>;

TEST(LibFuzzerEngine, FlagsThatAreWiseAreThereByDefault) {
  EXPECT_EQ(flagsFor({"corpus"}),
            (Flags{"-timeout=25", "-rss_limit_mb=4096", "-print_funcs=0",
                   "-detect_leaks=0", "-reload=30", "-entropic=0",
                   "-max_len=65536", "corpus"}));
  EXPECT_EQ(flagsFor({}, "choices").back(), "-max_len=4096");
}

TEST(LibFuzzerEngine, FlagsThatAreGivenWin) {
  EXPECT_EQ(flagsFor({"-timeout=3", "-max_len=100", "corpus", "-entropic=1"}),
            (Flags{"-rss_limit_mb=4096", "-print_funcs=0", "-detect_leaks=0",
                   "-reload=30", "-timeout=3", "-max_len=100", "corpus",
                   "-entropic=1"}));
}

TEST(LibFuzzerEngine, WithoutFeaturesItsOwnScheduleStays) {
  setenv("BUFDIFF_FUZZ_COUNTERS", "off", 1);
  EXPECT_EQ(flagsFor({}),
            (Flags{"-timeout=25", "-rss_limit_mb=4096", "-print_funcs=0",
                   "-detect_leaks=0", "-reload=30", "-max_len=65536"}));
  unsetenv("BUFDIFF_FUZZ_COUNTERS");
}

TEST(LibFuzzerEngine, FeaturesAreExtraCounters) {
  reportFeatures({7, kFeatureSlots - 1});
  unsigned set = 0;
  for (uint8_t counter : bufdiffFeatureCounters)
    set += counter;
  EXPECT_EQ(set, 2u);
  EXPECT_EQ(bufdiffFeatureCounters[7], 1u);
  EXPECT_EQ(bufdiffFeatureCounters[kFeatureSlots - 1], 1u);
}

} // namespace
