//===- OneShotVariantsTest.cpp - Tests of One-Shot's options as paths -----===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestUtils.h"
#include "harness/bufferize/PathDraw.h"
#include <map>
#include <set>

using namespace mlir;
using namespace bufdiff;
using bufdiff::test::contains;
using bufdiff::test::TestModule;

static std::string describe(StringRef name) {
  std::string error;
  std::unique_ptr<Path> path = createOneShotVariant(name, error);
  return path ? path->family().str() + ": " + path->description().str()
              : "error: " + error;
}

/// Bufferizes a module along a path that must take it, and prints the output.
static std::string outputOf(StringRef name, StringRef text) {
  std::string error;
  std::unique_ptr<Path> path = createOneShotVariant(name, error);
  EXPECT_TRUE(path) << error;
  TestModule m(text);
  EXPECT_TRUE(path && m.run(*path)) << llvm::join(m.diagnostics, "|");
  return m.print();
}

namespace {

constexpr const char *kModule = R"mlir(
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r, %t : tensor<4xf32>, tensor<4xf32>
}
)mlir";

TEST(OneShotVariants, AreNamedByTheirOptions) {
  EXPECT_EQ(describe("one-shot:identity"),
            "one-shot:identity: One-Shot with identity layouts at function "
            "boundaries");
  EXPECT_EQ(describe("one-shot:fuzz-0"),
            "one-shot:fuzz-N: One-Shot with an analysis in random order: 0");
  EXPECT_EQ(describe("one-shot:fuzz-4294967295"),
            "one-shot:fuzz-N: One-Shot with an analysis in random order: "
            "4294967295");
  EXPECT_EQ(describe("one-shot:top-down+align-8"),
            "one-shot:top-down+align-N: One-Shot with an analysis from the top "
            "down, buffers aligned to so many bytes: 8");
  EXPECT_EQ(describe("one-shot:no-analysis-f_1.x+no-analysis-main"),
            "one-shot:no-analysis-F+no-analysis-F: One-Shot with a copy before "
            "every write in this function (no-analysis-func-filter): f_1.x, a "
            "copy before every write in this function "
            "(no-analysis-func-filter): main");
}

/// Every variant of a module has an order of its own there.
TEST(OneShotVariants, OfARandomOrderVariantsAreAskedInTheUsualOne) {
  auto asked = [](llvm::StringRef name) {
    std::string error;
    std::unique_ptr<Path> path = createOneShotVariant(name, error);
    return path ? path->inThisProcess()->name().str() : error;
  };
  EXPECT_EQ(asked("one-shot:fuzz-7"), "one-shot");
  EXPECT_EQ(asked("one-shot:fuzz-7+identity"), "one-shot:identity");
  EXPECT_EQ(asked("one-shot:identity+fuzz-7"), "one-shot:identity");
  EXPECT_EQ(asked("one-shot:top-down"), "one-shot:top-down");
}

TEST(OneShotVariants, SayWhatIsWrongWithAName) {
  for (const char *name :
       {"one-shot:", "one-shot:nothing", "one-shot:identity+",
        "one-shot:identity-3", "one-shot:fuzz", "one-shot:top-down+fuzzy-1"})
    EXPECT_TRUE(StringRef(describe(name))
                    .starts_with("error: One-Shot has no option '"))
        << name << ": " << describe(name);
  EXPECT_TRUE(contains(describe("one-shot:x"), "fuzz-N, return-allocs"));
  EXPECT_EQ(describe("one-shot:fuzz-x"),
            "error: 'fuzz-' needs a number below 2^32, not 'x'");
  EXPECT_EQ(describe("one-shot:fuzz-4294967296"),
            "error: 'fuzz-' needs a number below 2^32, not '4294967296'");
  EXPECT_EQ(describe("one-shot:no-analysis-"),
            "error: 'no-analysis-' needs the name of a function");
}

TEST(OneShotVariants, TakeEffect) {
  EXPECT_TRUE(
      contains(outputOf("one-shot:align-16", kModule), "alignment = 16 : i64"));
  EXPECT_TRUE(contains(outputOf("one-shot:identity", kModule),
                       "@main(%arg0: memref<4xf32>,"));
  EXPECT_TRUE(contains(outputOf("one-shot:space-3", kModule),
                       "memref<4xf32, strided<[?], offset: ?>, 3>"));
  std::string annotated = outputOf("one-shot:analysis-only", kModule);
  EXPECT_TRUE(contains(annotated, "tensor.insert"));
  EXPECT_TRUE(contains(annotated, "__inplace_operands_attr__"));
  EXPECT_FALSE(contains(annotated, "memref"));
  EXPECT_TRUE(contains(
      outputOf("one-shot:analysis-only+dump-alias-sets", kModule), "alias"));
  EXPECT_TRUE(contains(
      outputOf("one-shot:analysis-only+print-conflicts", kModule), "C_0"));
  // Encodings that are memory spaces.
  EXPECT_TRUE(contains(outputOf("one-shot:encoding-space", R"mlir(
func.func @f(%t: tensor<4xf32, 2 : i64>) -> tensor<4xf32, 2 : i64> {
  return %t : tensor<4xf32, 2 : i64>
}
)mlir"),
                       "memref<4xf32, strided<[?], offset: ?>, 2>"));
  // Without an analysis the argument is copied, though nobody reads it later.
  constexpr const char *kLastUse = R"mlir(
func.func @f(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %r = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
)mlir";
  EXPECT_FALSE(contains(outputOf("one-shot:align-64", kLastUse), "copy"));
  EXPECT_TRUE(
      contains(outputOf("one-shot:copy-before-write", kLastUse), "copy"));
  EXPECT_TRUE(contains(outputOf("one-shot:no-analysis-f", kLastUse), "copy"));
}

TEST(OneShotVariants, CountParallelRegionsAsSequentialOnlyWhenAsked) {
  constexpr const char *kShared = R"mlir(
func.func @f(%t: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<1xf32>
  %r = scf.forall (%k) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    %f = tensor.insert %v into %e[%c0] : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%k] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}
)mlir";
  auto allocationsInLoop = [&](StringRef name) {
    std::string output = outputOf(name, kShared);
    return StringRef(output).split("scf.forall").second.count("memref.alloc");
  };
  EXPECT_EQ(allocationsInLoop("one-shot:align-64"), 1u);
  EXPECT_EQ(allocationsInLoop("one-shot:no-parallel-check"), 0u);
  std::string error;
  EXPECT_TRUE(createOneShotVariant("one-shot:no-parallel-check", error)
                  ->limits()
                  .noParallelRegions);
  EXPECT_FALSE(createOneShotPath()->limits().noParallelRegions);
}

TEST(OneShotVariants, DocumentWhatTheyReject) {
  std::string error;
  std::unique_ptr<Path> path =
      createOneShotVariant("one-shot:must-infer-space", error);
  TestModule m(R"mlir(
func.func @f() -> f32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<1xf32>
  %x = tensor.extract %e[%c0] : tensor<1xf32>
  return %x : f32
}
)mlir");
  EXPECT_FALSE(m.run(*path));
  ASSERT_EQ(path->documentedRejections().size(), 1u);
  EXPECT_TRUE(
      contains(m.diagnostics.front(), path->documentedRejections().front()));
}

TEST(PathRegistry, FindsPathsOfFamilies) {
  PathRegistry registry = PathRegistry::builtin();
  std::string error;
  EXPECT_EQ(registry.find("one-shot", error).get(),
            registry.lookup("one-shot"));
  EXPECT_EQ(registry.lookup("one-shot:fuzz-12"), nullptr);
  std::shared_ptr<const Path> path = registry.find("one-shot:fuzz-12", error);
  ASSERT_TRUE(path);
  EXPECT_EQ(path->name(), "one-shot:fuzz-12");
  EXPECT_FALSE(registry.find("two-shot", error));
  EXPECT_TRUE(contains(error, "unknown path 'two-shot' (known: one-shot, "
                              "interface, legacy, "));
}

TEST(PathDraw, DependsOnTheKeyAlone) {
  PathDraw one(3), other(3);
  std::map<std::string, unsigned> families;
  for (uint64_t key = 0; key < 3000; ++key) {
    std::vector<const Path *> drawn = one.extend({}, key);
    ASSERT_LE(drawn.size(), 3u);
    ASSERT_GE(drawn.size(), 1u);
    std::set<std::string> names;
    for (const Path *path : drawn) {
      EXPECT_TRUE(names.insert(path->name().str()).second);
      ++families[path->family().str()];
      // What the repeat command names must be a path.
      std::string error;
      EXPECT_TRUE(PathRegistry::builtin().find(path->name(), error)) << error;
    }
    if (key % 10 != 0)
      continue;
    std::vector<const Path *> again = other.extend({}, key);
    ASSERT_EQ(drawn.size(), again.size());
    for (size_t i = 0; i < drawn.size(); ++i)
      EXPECT_EQ(drawn[i]->name(), again[i]->name());
  }
  // Every path that has a weight comes, the light ones seldom.
  PathRegistry registry = PathRegistry::builtin();
  for (const std::unique_ptr<Path> &path : registry.all()) {
    if (path->drawWeight() >= 10)
      EXPECT_GT(families[path->family().str()], 20u) << path->name().str();
    if (path->drawWeight() == 0)
      EXPECT_EQ(families[path->family().str()], 0u) << path->name().str();
  }
  EXPECT_GT(families["one-shot:fuzz-N"], families["one-shot:align-N"]);
  EXPECT_GT(families["one-shot:fuzz-N+identity"], 20u);
  EXPECT_LT(families["one-shot:copy-before-write"], 60u);
}

TEST(PathDraw, KeepsWhatIsThere) {
  PathRegistry registry = PathRegistry::builtin();
  std::vector<const Path *> base = {registry.lookup("one-shot:identity")};
  PathDraw draw(2), none(0);
  for (uint64_t key = 0; key < 200; ++key) {
    std::vector<const Path *> all = draw.extend(base, key);
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(all.front(), base.front());
    for (const Path *path : llvm::drop_begin(all))
      EXPECT_NE(path->name(), "one-shot:identity");
    EXPECT_EQ(none.extend(base, key), base);
  }
}

} // namespace
