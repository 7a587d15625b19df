//===- PipelineTest.cpp - Tests of pipelines as paths ---------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Command lines as they are found in bug reports, and what the boundary map
// says after passes that move results.
//
//===----------------------------------------------------------------------===//

#include "TestUtils.h"

using namespace mlir;
using namespace bufdiff;
using bufdiff::test::contains;
using bufdiff::test::TestModule;

static std::string nameOf(StringRef text) {
  std::string error;
  std::unique_ptr<Path> path = createPipelinePath(text, error);
  return path ? path->name().str() : "error: " + error;
}

namespace {

TEST(PipelinePath, TakesTextualPipelines) {
  EXPECT_EQ(nameOf("canonicalize,cse"), "canonicalize,cse");
  EXPECT_EQ(nameOf("  func.func(buffer-hoisting) , cse "),
            "func.func(buffer-hoisting) , cse");
  EXPECT_EQ(
      nameOf("builtin.module(one-shot-bufferize{"
             "bufferize-function-boundaries},func.func(buffer-hoisting))"),
      "builtin.module(one-shot-bufferize{bufferize-function-boundaries},"
      "func.func(buffer-hoisting))");
  EXPECT_EQ(nameOf("any(canonicalize)"), "any(canonicalize)");
}

TEST(PipelinePath, TakesFlags) {
  EXPECT_EQ(nameOf("--canonicalize"), "canonicalize");
  EXPECT_EQ(nameOf("-canonicalize  --cse"), "canonicalize,cse");
  EXPECT_EQ(nameOf("--one-shot-bufferize=\"bufferize-function-boundaries "
                   "function-boundary-type-conversion=identity-layout-map\" "
                   "--buffer-hoisting"),
            "one-shot-bufferize{bufferize-function-boundaries "
            "function-boundary-type-conversion=identity-layout-map},"
            "buffer-hoisting");
  EXPECT_EQ(nameOf("-one-shot-bufferize='bufferize-function-boundaries=true'"),
            "one-shot-bufferize{bufferize-function-boundaries=true}");
  EXPECT_EQ(nameOf("--one-shot-bufferize=bufferize-function-boundaries"),
            "one-shot-bufferize{bufferize-function-boundaries}");
  // Quotes around the whole flag, and escapes.
  EXPECT_EQ(nameOf("'--one-shot-bufferize=bufferize-function-boundaries "
                   "buffer-alignment=8'"),
            "one-shot-bufferize{bufferize-function-boundaries "
            "buffer-alignment=8}");
  EXPECT_EQ(nameOf("--one-shot-bufferize=bufferize-function-boundaries\\ "
                   "buffer-alignment=8"),
            "one-shot-bufferize{bufferize-function-boundaries "
            "buffer-alignment=8}");
  // An empty value is no value.
  EXPECT_EQ(nameOf("--one-shot-bufferize=\"\""), "one-shot-bufferize");
}

TEST(PipelinePath, TakesThePassPipelineFlag) {
  EXPECT_EQ(nameOf("--pass-pipeline=\"builtin.module(canonicalize)\""),
            "builtin.module(canonicalize)");
  EXPECT_EQ(nameOf("-pass-pipeline 'builtin.module(cse)'"),
            "builtin.module(cse)");
  EXPECT_EQ(nameOf("--cse --pass-pipeline=builtin.module(cse)"),
            "error: --pass-pipeline cannot be used with other pass flags");
}

TEST(PipelinePath, SaysWhatIsWrong) {
  EXPECT_EQ(nameOf(""), "error: the pipeline is empty");
  EXPECT_EQ(nameOf("   "), "error: the pipeline is empty");
  EXPECT_EQ(nameOf("no-such-pass"), "error: 'no-such-pass' does not refer to a "
                                    "registered pass or pass pipeline");
  EXPECT_EQ(nameOf("--no-such-pass --cse"),
            "error: 'no-such-pass' does not refer to a registered pass or pass "
            "pipeline");
  EXPECT_EQ(nameOf("--one-shot-bufferize=\"no-such-option\""),
            "error: no such option no-such-option");
  EXPECT_EQ(nameOf("--cse=\"unterminated"),
            "error: unterminated \" in pipeline");
  EXPECT_EQ(nameOf("--cse input.mlir"),
            "error: expected a pass flag instead of 'input.mlir'");
  EXPECT_EQ(nameOf("--cse --"),
            "error: expected the name of a pass after '--'");
  EXPECT_EQ(nameOf("--one-shot-bufferize=\"a}\""),
            "error: unbalanced braces in the options of 'one-shot-bufferize'");
  for (const char *text :
       {"builtin.module(canonicalize", "canonicalize)", "func.func(", "a,,b",
        "builtin.module(buffer-hoisting)", "\x01\xff(", "{}"}) {
    std::string name = nameOf(text);
    EXPECT_TRUE(StringRef(name).starts_with("error: ")) << text << ": " << name;
    EXPECT_FALSE(StringRef(name).contains('\n')) << name;
    EXPECT_GT(name.size(), strlen("error: ")) << text;
  }
}

TEST(PipelinePath, KnowsWhoDeallocates) {
  auto deallocates = [](StringRef text) {
    std::string error;
    std::unique_ptr<Path> path = createPipelinePath(text, error);
    EXPECT_TRUE(path) << error;
    return path && path->ownsDeallocation();
  };
  EXPECT_FALSE(deallocates("--one-shot-bufferize --buffer-hoisting"));
  EXPECT_FALSE(deallocates("bufferization-lower-deallocations"));
  EXPECT_TRUE(deallocates("--one-shot-bufferize "
                          "--ownership-based-buffer-deallocation"));
  EXPECT_TRUE(deallocates("func.func(ownership-based-buffer-deallocation)"));
  EXPECT_TRUE(deallocates("--buffer-deallocation-pipeline"));
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

constexpr const char *kModule = R"mlir(
func.func private @f(%t: tensor<4xf32>, %v: f32, %i: index) -> (f32, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %v, %r, %f : f32, tensor<4xf32>, tensor<4xf32>
}
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, f32, tensor<4xf32>) {
  %r:3 = call @f(%t, %v, %i) : (tensor<4xf32>, f32, index) -> (f32, tensor<4xf32>, tensor<4xf32>)
  return %r#2, %r#0, %r#1 : tensor<4xf32>, f32, tensor<4xf32>
}
)mlir";

} // namespace

/// Runs a pipeline that must be accepted.
static void runPipeline(TestModule &m, StringRef pipeline) {
  std::string error;
  std::unique_ptr<Path> path = createPipelinePath(pipeline, error);
  ASSERT_TRUE(path) << error;
  ASSERT_TRUE(m.run(*path)) << llvm::join(m.diagnostics, "|");
}

namespace {

TEST(PipelinePath, RunsMoreThanOnceAndInSeveralContexts) {
  std::string error;
  std::unique_ptr<Path> path = createPipelinePath(
      "--one-shot-bufferize=bufferize-function-boundaries --buffer-hoisting",
      error);
  ASSERT_TRUE(path) << error;
  TestModule first(kModule);
  TestModule second(kModule);
  ASSERT_TRUE(first.run(*path));
  ASSERT_TRUE(second.run(*path));
  EXPECT_EQ(first.print(), second.print());
  EXPECT_FALSE(first.hasTensors());
  EXPECT_EQ(first.boundaryOf("main"), "args 0 1 2 results R0 R1 R2");
}

TEST(PipelinePath, IsTheOneShotPathWithItsFlag) {
  TestModule asPipeline(kModule);
  TestModule asPath(kModule);
  runPipeline(asPipeline, "--one-shot-bufferize=bufferize-function-boundaries");
  ASSERT_TRUE(asPath.run(*createOneShotPath()));
  EXPECT_EQ(asPipeline.print(), asPath.print());
}

TEST(PipelinePath, FollowsDroppedResults) {
  TestModule m(kModule);
  runPipeline(m, "--one-shot-bufferize=bufferize-function-boundaries "
                 "--drop-equivalent-buffer-results");
  // The insert of @f is returned as its argument, and so is a scalar. main is
  // public, which the pass leaves alone.
  EXPECT_EQ(m.boundaryOf("f"), "args 0 1 2 results A1 A0 R0");
  EXPECT_EQ(m.function("f").getNumResults(), 1u);
  EXPECT_EQ(m.boundaryOf("main"), "args 0 1 2 results R0 R1 R2");
  EXPECT_EQ(m.function("main").getNumResults(), 3u);
}

TEST(PipelinePath, FollowsResultsDroppedBecauseOthersWere) {
  // When @a has lost its result, @b returns its own argument, and loses it
  // too. @c comes before them, so that it sees neither.
  TestModule m(R"mlir(
func.func private @c(%x: i32, %m: memref<4xi32>) -> (memref<4xi32>, i32) {
  %r = call @b(%x, %m) : (i32, memref<4xi32>) -> memref<4xi32>
  return %r, %x : memref<4xi32>, i32
}
func.func private @a(%m: memref<4xi32>) -> memref<4xi32> {
  return %m : memref<4xi32>
}
func.func private @b(%x: i32, %m: memref<4xi32>) -> memref<4xi32> {
  %r = call @a(%m) : (memref<4xi32>) -> memref<4xi32>
  return %r : memref<4xi32>
}
func.func @main(%x: i32, %m: memref<4xi32>) -> memref<4xi32> {
  %r:2 = call @c(%x, %m) : (i32, memref<4xi32>) -> (memref<4xi32>, i32)
  return %r#0 : memref<4xi32>
}
)mlir");
  runPipeline(m, "drop-equivalent-buffer-results");
  EXPECT_EQ(m.boundaryOf("a"), "args 0 results A0");
  EXPECT_EQ(m.boundaryOf("b"), "args 0 1 results A1");
  EXPECT_EQ(m.function("b").getNumResults(), 0u);
  // A scalar argument is dropped like a buffer.
  EXPECT_EQ(m.boundaryOf("c"), "args 0 1 results R0 A0");
  EXPECT_EQ(m.function("c").getNumResults(), 1u);
}

TEST(PipelinePath, FollowsDroppedResultsOfSeveralBlocks) {
  TestModule m(R"mlir(
func.func private @a(%m: memref<4xi32>, %x: i32) -> memref<4xi32> {
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  return %m : memref<4xi32>
}
func.func private @b(%m: memref<4xi32>, %n: memref<4xi32>, %c: i1) -> (memref<4xi32>, memref<4xi32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m, %n : memref<4xi32>, memref<4xi32>
^bb2:
  return %m, %m : memref<4xi32>, memref<4xi32>
}
func.func private @c(%m: memref<4xi32>) -> memref<4xi32> {
  cf.br ^bb1(%m : memref<4xi32>)
^bb1(%n: memref<4xi32>):
  return %n : memref<4xi32>
}
)mlir");
  runPipeline(m, "drop-equivalent-buffer-results");
  EXPECT_EQ(m.boundaryOf("a"), "args 0 1 results A0");
  // Only what every return agrees on.
  EXPECT_EQ(m.boundaryOf("b"), "args 0 1 2 results A0 R0");
  EXPECT_EQ(m.function("b").getNumResults(), 1u);
  // The argument of another block is none of the function's.
  EXPECT_EQ(m.boundaryOf("c"), "args 0 results R0");
}

TEST(PipelinePath, FollowsOutParams) {
  TestModule m(kModule);
  runPipeline(m, "--one-shot-bufferize=\"bufferize-function-boundaries "
                 "function-boundary-type-conversion=identity-layout-map\" "
                 "--buffer-results-to-out-params=modify-public-functions");
  EXPECT_EQ(m.boundaryOf("f"), "args 0 1 2 results R0 H3 H4");
  EXPECT_EQ(m.boundaryOf("main"), "args 0 1 2 results H3 R0 H4");
  EXPECT_EQ(m.function("main").getNumArguments(), 5u);
}

TEST(PipelinePath, FollowsBothInARow) {
  TestModule m(kModule);
  runPipeline(m, "--one-shot-bufferize=\"bufferize-function-boundaries "
                 "function-boundary-type-conversion=identity-layout-map\" "
                 "--drop-equivalent-buffer-results "
                 "--buffer-results-to-out-params");
  EXPECT_EQ(m.boundaryOf("f"), "args 0 1 2 results A1 A0 H3");
  EXPECT_EQ(m.boundaryOf("main"), "args 0 1 2 results R0 R1 R2");
}

TEST(PipelinePath, RefusesToGuessABoundary) {
  TestModule m(R"mlir(
func.func private @g(%x: i32, %y: i32) -> (i32, i32) {
  return %y, %x : i32, i32
}
func.func @main(%x: i32) -> i32 {
  %r:2 = call @g(%x, %x) : (i32, i32) -> (i32, i32)
  return %r#0 : i32
}
)mlir");
  std::string error;
  // Removes the unused result and the unused argument of @g.
  std::unique_ptr<Path> path = createPipelinePath("remove-dead-values", error);
  ASSERT_TRUE(path) << error;
  EXPECT_FALSE(m.run(*path)) << m.print();
  ASSERT_EQ(m.diagnostics.size(), 1u);
  EXPECT_EQ(m.diagnostics[0], "the pipeline changes the signature of this "
                              "function in a way that cannot be followed");
}

TEST(PipelinePath, DoesNotFollowOnFromWhatItLost) {
  // The first pass removes a result of @g, so what the second one drops cannot
  // be told to be which of the original results.
  TestModule m(R"mlir(
func.func private @g(%m: memref<4xi32>, %n: memref<4xi32>) -> (memref<4xi32>, memref<4xi32>) {
  return %m, %n : memref<4xi32>, memref<4xi32>
}
func.func @main(%m: memref<4xi32>, %n: memref<4xi32>) -> memref<4xi32> {
  %r:2 = call @g(%m, %n) : (memref<4xi32>, memref<4xi32>) -> (memref<4xi32>, memref<4xi32>)
  return %r#1 : memref<4xi32>
}
)mlir");
  std::string error;
  std::unique_ptr<Path> path = createPipelinePath(
      "remove-dead-values,drop-equivalent-buffer-results", error);
  ASSERT_TRUE(path) << error;
  EXPECT_FALSE(m.run(*path)) << m.print();
}

/// The passes of a pipeline that runs on kModule, with their boundary of @f.
static std::vector<std::string> passesOf(StringRef pipeline) {
  std::string error;
  std::unique_ptr<Path> path = createPipelinePath(pipeline, error);
  EXPECT_TRUE(path) << error;
  TestModule m(kModule);
  std::vector<std::string> passes;
  auto visit = [&](const PassState &state) {
    EXPECT_EQ(state.number, passes.size() + 1);
    EXPECT_TRUE(state.isValid);
    EXPECT_TRUE(state.boundary);
    passes.push_back(state.pass.str() + ": " + m.boundaryOf("f"));
    return true;
  };
  EXPECT_TRUE(path->isSequence());
  EXPECT_TRUE(succeeded(path->bufferizeByPass(*m.module, m.boundary, visit)));
  return passes;
}

TEST(PipelinePath, IsTakenApart) {
  using Passes = std::vector<std::string>;
  const std::string before = "args 0 1 2 results R0 R1 R2";
  EXPECT_EQ(passesOf("--one-shot-bufferize=\"bufferize-function-boundaries "
                     "function-boundary-type-conversion=identity-layout-map\" "
                     "--drop-equivalent-buffer-results --buffer-hoisting "
                     "--buffer-results-to-out-params"),
            (Passes{"one-shot-bufferize: " + before,
                    "drop-equivalent-buffer-results: args 0 1 2 results A1 A0 "
                    "R0",
                    "buffer-hoisting: args 0 1 2 results A1 A0 R0",
                    "buffer-results-to-out-params: args 0 1 2 results A1 A0 "
                    "H3"}));
  EXPECT_EQ(passesOf("builtin.module(cse,func.func(canonicalize,cse),"
                     "any(cse))"),
            (Passes{"cse: " + before, "canonicalize: " + before,
                    "cse: " + before, "cse: " + before}));
}

TEST(PipelinePath, NamedPipelinesAreTheirPasses) {
  std::vector<std::string> passes =
      passesOf("--one-shot-bufferize=bufferize-function-boundaries "
               "--buffer-deallocation-pipeline");
  ASSERT_GT(passes.size(), 5u);
  auto has = [&](StringRef name) {
    return llvm::any_of(passes, [&](StringRef pass) {
      return pass.starts_with((name + ": ").str());
    });
  };
  EXPECT_TRUE(has("ownership-based-buffer-deallocation"));
  EXPECT_TRUE(has("expand-realloc"));
  EXPECT_FALSE(has("buffer-deallocation-pipeline"));
}

TEST(PipelinePath, EndsEarlyWhereItIsTold) {
  std::string error;
  std::unique_ptr<Path> path = createPipelinePath(
      "cse,one-shot-bufferize{bufferize-function-boundaries},cse", error);
  ASSERT_TRUE(path) << error;
  TestModule m(kModule);
  unsigned visits = 0;
  ASSERT_TRUE(succeeded(
      path->bufferizeByPass(*m.module, m.boundary, [&](const PassState &state) {
        ++visits;
        EXPECT_EQ(state.numPasses, 3u);
        return state.number < 1;
      })));
  EXPECT_EQ(visits, 1u);
  EXPECT_TRUE(m.hasTensors());
}

TEST(PipelinePath, RejectsWithTheDiagnosticsOfThePass) {
  TestModule m(R"mlir(
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = "test.unknown"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
)mlir");
  std::string error;
  std::unique_ptr<Path> path = createPipelinePath(
      "one-shot-bufferize{bufferize-function-boundaries}", error);
  ASSERT_TRUE(path) << error;
  EXPECT_FALSE(m.run(*path));
  ASSERT_FALSE(m.diagnostics.empty());
  EXPECT_TRUE(contains(m.diagnostics[0], "op was not bufferized"))
      << m.diagnostics[0];
}

} // namespace
