//===- DeathTest.cpp - Tests of what dying programs say -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/external/Death.h"
#include "gtest/gtest.h"

using namespace bufdiff::external;

namespace {

TEST(DeathTest, FramesWithoutAddressesArgumentsAndPassManager) {
  llvm::StringRef err =
      "Stack dump:\n"
      "0.\tProgram arguments: mlir-opt --x\n"
      "0  libLLVM.so.22.1 0x00007ff3 llvm::sys::PrintStackTrace(int) + 54\n"
      "3  libc.so.6       0x00007ff3\n"
      "4  libMLIR.so.22.1 0x00007ff3 mlir::a::f(mlir::Operation*) + 949\n"
      "5  libMLIR.so.22.1 0x00007ff3 mlir::detail::OpToOpPassAdaptor::run("
      "mlir::Pass*) + 983\n"
      "6  libMLIR.so.22.1 0x00007ff3 mlir::T<mlir::U>::g(int) const + 1\n";
  EXPECT_EQ(findFrames(err),
            (std::vector<std::string>{"mlir::a::f", "mlir::T::g"}));
  EXPECT_EQ(summarizeDeath(err), "mlir::a::f < mlir::T::g");
}

TEST(DeathTest, AnAssertionSaysMoreThanFrames) {
  llvm::StringRef err = "mlir-opt: /x/File.cpp:12: void mlir::f(): Assertion "
                        "`a && \"b\"' failed.\n"
                        " #4 0x00007ff3 mlir::f() + 1\n";
  EXPECT_EQ(summarizeDeath(err), "Assertion `a && \"b\"'");
  EXPECT_EQ(summarizeDeath("LLVM ERROR: no such thing\n"), "no such thing");
  EXPECT_EQ(summarizeDeath("Killed\n"), "");
}

} // namespace
