//===- FramesTest.cpp - Where a process died ------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Frames.h"
#include "gtest/gtest.h"

using namespace bufdiff;

TEST(Frames, SimplifyFunctionName) {
  const std::pair<const char *, const char *> kCases[] = {
      {"mlir::f(mlir::Operation*, int)", "mlir::f"},
      {"mlir::a::B<int, C<x> >::f() const", "mlir::a::B::f"},
      {"void mlir::f<mlir::Op>(mlir::Op)", "mlir::f"},
      {"(anonymous namespace)::Pass::run(mlir::Operation*)", "Pass::run"},
      {"mlir::f(int)::$_0::operator()(int) const", "mlir::f"},
      {"mlir::f(int)::'lambda'(mlir::Value)::operator()(mlir::Value) const",
       "mlir::f"},
      {"mlir::f(int) (.cold)", "mlir::f"},
      {"mlir::X::operator<(mlir::X const&) const", "mlir::X::operator<"},
      {"mlir::f(std::function<void (int)>)", "mlir::f"},
      {"main", "main"},
      {"", ""},
  };
  for (const auto &[name, expected] : kCases)
    EXPECT_EQ(simplifyFunctionName(name), expected) << name;
}

TEST(Frames, UpstreamFrames) {
  EXPECT_EQ(upstreamFrames({"bufdiff::onFatal", "raise", "abort",
                            "llvm::SmallVectorBase::grow", "mlir::a::f",
                            "mlir::detail::walk", "mlir::b::g",
                            "bufdiff::Checker::run", "mlir::c::h", "main"}),
            (std::vector<std::string>{"mlir::a::f", "mlir::b::g"}));
}

TEST(Frames, Crash) {
  EXPECT_EQ(describeCrash({"mlir::f", "mlir::g", "mlir::h"}, false),
            "mlir::f < mlir::g");
  EXPECT_EQ(describeCrash({"mlir::f", "mlir::f", "mlir::g"}, false),
            "mlir::f < mlir::g");
  EXPECT_EQ(describeCrash({"raise", "main"}, false), "");
  // A driver says nothing of what it drives.
  EXPECT_EQ(describeCrash({"mlir::RewriterBase::replaceAllUsesWith",
                           "mlir::A::matchAndRewrite",
                           "GreedyPatternRewriteDriver::processWorklist",
                           "mlir::applyPatternsGreedily",
                           "mlir::Pass::runOnOperation"},
                          false),
            "mlir::A::matchAndRewrite < mlir::Pass::runOnOperation");
  EXPECT_EQ(describeCrash({"mlir::OpBuilder::create"}, false),
            "mlir::OpBuilder::create");
}

TEST(Frames, AnOverflowIsTheRecursionWhereverItEnds) {
  std::vector<std::string> one = {"mlir::leaf", "mlir::b", "mlir::a", "mlir::b",
                                  "mlir::a"};
  std::vector<std::string> other = {"mlir::a", "mlir::b", "mlir::a", "mlir::b"};
  EXPECT_EQ(describeCrash(one, true), "mlir::a < mlir::b");
  EXPECT_EQ(describeCrash(other, true), "mlir::a < mlir::b");
  // Where nothing recurs in what is seen of the stack, it is like any crash.
  EXPECT_EQ(describeCrash({"mlir::c", "mlir::b", "mlir::a"}, true),
            "mlir::c < mlir::b");
}

TEST(Frames, Hang) {
  std::vector<std::string> one = {"mlir::x", "mlir::loop",
                                  "mlir::Pass::runOnOperation", "bufdiff::f"};
  std::vector<std::string> two = {"llvm::y", "mlir::z", "mlir::loop",
                                  "mlir::Pass::runOnOperation", "bufdiff::f"};
  EXPECT_EQ(describeHang({one, two}), "mlir::Pass > mlir::loop");
  EXPECT_EQ(describeHang({one, {}}), "mlir::Pass > mlir::x");
  EXPECT_EQ(describeHang({{"mlir::x", "mlir::y"}}), "mlir::x");
  EXPECT_EQ(describeHang({}), "");
  // All samples may be in one helper: what an operation does is named before.
  std::vector<std::string> helper = {"mlir::helper", "mlir::ForOp::bufferize",
                                     "mlir::bufferizeOp",
                                     "mlir::Pass::runOnOperation"};
  EXPECT_EQ(describeHang({helper, helper}),
            "mlir::Pass > mlir::ForOp::bufferize");
}

TEST(Frames, AHangOfADriverIsWhatItAppliesAgainAndAgain) {
  auto running = [](std::vector<std::string> inner) {
    for (const char *outer :
         {"mlir::PatternApplicator::matchAndRewrite", "mlir::applyGreedily",
          "mlir::Pass::runOnOperation", "bufdiff::f"})
      inner.push_back(outer);
    return inner;
  };
  std::vector<std::string> there = running({"mlir::There::matchAndRewrite"});
  std::vector<std::string> back =
      running({"mlir::replaceOp", "mlir::Back::matchAndRewrite"});
  std::vector<std::string> looks = running({"mlir::AOp::fold"});
  std::vector<std::string> driver = running({});
  std::string expected = "mlir::Pass > mlir::Back::matchAndRewrite";
  EXPECT_EQ(describeHang({there, back, there, back, there, driver, looks}),
            expected);
  // Whichever is seen more often.
  EXPECT_EQ(describeHang({there, back, there, there, there, driver, back}),
            expected);
  EXPECT_EQ(describeHang({there, there, driver}),
            "mlir::Pass > mlir::There::matchAndRewrite");
  // What is seen once is chance.
  EXPECT_EQ(describeHang({driver, looks, driver}),
            "mlir::Pass > mlir::PatternApplicator::matchAndRewrite");
}

TEST(Frames, HeapCorruption) {
  EXPECT_TRUE(isHeapCorruption(
      {"bufdiff::onFatal", "", "raise", "abort", "", "", "cfree", "mlir::f"}));
  EXPECT_FALSE(isHeapCorruption({"raise", "abort", "mlir::f", "free"}));
}

TEST(Frames, OwnFramesHaveNames) {
  CallStack stack;
  prepareCapture();
  stack.capture();
  std::vector<std::string> names = nameFrames(stack.frames());
  ASSERT_GT(names.size(), 2u);
  EXPECT_EQ(names[0], "bufdiff::CallStack::capture");
  EXPECT_EQ(names[1], "Frames_OwnFramesHaveNames_Test::TestBody");
}
