//===- VectorOpsTest.cpp - Semantics of the Vector dialect ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

TEST(VectorOps, PrintGoesIntoTheTrace) {
  Interpreted module(R"(
    func.func @f(%i: i8, %v: vector<2xf32>, %u: ui8, %p: i32) {
      vector.print %i : i8
      vector.print %v : vector<2xf32> punctuation <comma>
      vector.print %u : ui8 punctuation <no_punctuation>
      vector.print punctuation <open>
      vector.print %p : i32 punctuation <close>
      vector.print str "done"
      return
    })");
  EXPECT_EQ(
      module.results(module.run("f", "-1, [1.5, undefined], 255, poison")), "");
  EXPECT_EQ(module.trace(), "-1\n[1.5, undefined], 255( poison )done");
  const auto &trace = module.getMachine().trace();
  ASSERT_EQ(trace.size(), 6u);
  EXPECT_EQ(trace[1].kind, TraceEvent::Kind::Print);
  EXPECT_TRUE(trace[1].values[0].isShaped);
  EXPECT_EQ(trace[1].op->getName().getStringRef(), "vector.print");
}
