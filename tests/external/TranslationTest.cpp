//===- TranslationTest.cpp - Tests of other versions' words -------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/external/Translation.h"
#include "harness/bufferize/Path.h"
#include "harness/external/Printer.h"
#include "harness/generator/Generator.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::external;

namespace {

std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os);
  return text;
}

class TranslationTest : public ::testing::Test {
protected:
  std::unique_ptr<MLIRContext> context = createContext();

  OwningOpRef<ModuleOp> parse(llvm::StringRef text) {
    return parseSourceString<ModuleOp>(text, ParserConfig(context.get()));
  }
  /// The module in that version's words, or why there are none.
  std::string say(ModuleOp module, unsigned major) {
    std::string why;
    FailureOr<std::string> text = printGeneric(module, {major, false}, why);
    return succeeded(text) ? *text : "none: " + why;
  }
};

TEST_F(TranslationTest, GeneratedModulesComeBackFromEveryVersion) {
  GeneratorOptions options;
  for (uint64_t seed = 0; seed < 150; ++seed) {
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    OwningOpRef<ModuleOp> module =
        generateModule(context.get(), choices, options);
    std::string text = print(*module);
    for (unsigned major : {16u, 19u, 22u}) {
      std::string why, error;
      FailureOr<std::string> said = printGeneric(*module, {major, false}, why);
      if (failed(said)) {
        EXPECT_LT(major, 22u) << why;
        continue;
      }
      OwningOpRef<ModuleOp> back =
          readGeneric(*said, major, context.get(), error);
      ASSERT_TRUE(back) << "seed " << seed << ", MLIR " << major << ": "
                        << error;
      // What became linalg.generic, and sizes that are computed again, mean
      // the same and look different.
      if (major == 22)
        EXPECT_EQ(print(*back), text) << "seed " << seed;
    }
  }
}

TEST_F(TranslationTest, OldNamesAndAttributes) {
  OwningOpRef<ModuleOp> module = parse(R"mlir(
    func.func @f(%t: tensor<4xf32>, %a: f32) -> memref<4xf32> {
      %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
      %n = memref.alloc() : memref<4xf32>
      %x = arith.maximumf %a, %a : f32
      return %m : memref<4xf32>
    })mlir");
  ASSERT_TRUE(module);
  std::string old = say(*module, 16), newer = say(*module, 19),
              ours = say(*module, 22);
  EXPECT_NE(old.find("\"bufferization.to_memref\""), std::string::npos);
  EXPECT_NE(old.find("\"arith.maxf\""), std::string::npos);
  EXPECT_NE(old.find("{operand_segment_sizes = array<i32: 0, 0>}"),
            std::string::npos);
  EXPECT_NE(newer.find("\"bufferization.to_memref\""), std::string::npos);
  EXPECT_NE(newer.find("\"arith.maximumf\""), std::string::npos);
  EXPECT_NE(newer.find("{operandSegmentSizes = array<i32: 0, 0>}"),
            std::string::npos);
  EXPECT_NE(ours.find("\"bufferization.to_buffer\""), std::string::npos);
  // No release before 17 knows a place of their own for properties.
  EXPECT_EQ(ours.find("<{"), std::string::npos);
  for (auto [text, major] : {std::pair(old, 16u), std::pair(newer, 19u)}) {
    std::string error;
    OwningOpRef<ModuleOp> back = readGeneric(text, major, context.get(), error);
    ASSERT_TRUE(back) << error;
    EXPECT_EQ(print(*back), print(*module));
  }
}

TEST_F(TranslationTest, BoundsOfAffineLoops) {
  // Releases that look for the old names die of an operation without them.
  OwningOpRef<ModuleOp> module = parse(R"mlir(
    func.func @f(%a: index, %b: index, %c: index, %x: f32) -> f32 {
      %r = affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%a)[%b] to %c
          step 2 iter_args(%s = %x) -> (f32) {
        affine.yield %s : f32
      }
      affine.for %i = 0 to 4 {
      }
      return %r : f32
    })mlir");
  ASSERT_TRUE(module);
  std::string old = say(*module, 16), newer = say(*module, 19);
  EXPECT_NE(old.find("lower_bound = affine_map<(d0)[s0] -> (d0, s0)>"),
            std::string::npos)
      << old;
  EXPECT_NE(old.find("upper_bound = affine_map<() -> (4)>"), std::string::npos);
  EXPECT_EQ(old.find("lowerBoundMap"), std::string::npos);
  EXPECT_EQ(old.find("operand_segment_sizes"), std::string::npos);
  EXPECT_NE(newer.find("lowerBoundMap"), std::string::npos);
  EXPECT_NE(newer.find("operandSegmentSizes = array<i32: 2, 1, 1>"),
            std::string::npos)
      << newer;
  for (auto [text, major] : {std::pair(old, 16u), std::pair(newer, 19u)}) {
    std::string error;
    OwningOpRef<ModuleOp> back = readGeneric(text, major, context.get(), error);
    ASSERT_TRUE(back) << error;
    EXPECT_EQ(print(*back), print(*module));
  }
}

TEST_F(TranslationTest, OperationsThatWereGenericOnes) {
  OwningOpRef<ModuleOp> module = parse(R"mlir(
    func.func @f(%t: tensor<2x3xf32>, %u: tensor<3x2xf32>,
                 %v: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %a = linalg.contract
          indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                           affine_map<(i, j, k) -> (k, j)>,
                           affine_map<(i, j, k) -> (i, j)>]
          ins(%t, %u : tensor<2x3xf32>, tensor<3x2xf32>)
          outs(%v : tensor<2x2xf32>) -> tensor<2x2xf32>
      %b = linalg.elementwise kind=#linalg.elementwise_kind<exp>
          ins(%a : tensor<2x2xf32>) outs(%v : tensor<2x2xf32>)
          -> tensor<2x2xf32>
      return %b : tensor<2x2xf32>
    })mlir");
  ASSERT_TRUE(module);
  for (unsigned major : {16u, 19u}) {
    std::string old = say(*module, major), error;
    OwningOpRef<ModuleOp> back = readGeneric(old, major, context.get(), error);
    ASSERT_TRUE(back) << error << "\n" << old;
    std::string text = print(*back);
    EXPECT_EQ(text.find("linalg.contract"), std::string::npos);
    EXPECT_EQ(text.find("elementwise"), std::string::npos);
    // What is reduced is said by the iterators.
    EXPECT_NE(text.find("[\"parallel\", \"parallel\", \"reduction\"]"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("math.exp"), std::string::npos);
  }
  std::string ours = say(*module, 22);
  EXPECT_NE(ours.find("\"linalg.contract\""), std::string::npos);
  EXPECT_NE(ours.find("\"linalg.elementwise\""), std::string::npos);
}

TEST_F(TranslationTest, WhatHasNoWords) {
  OwningOpRef<ModuleOp> module = parse(R"mlir(
    func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
      %m = linalg.map ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>)
        (%in: f32, %out: f32) {
          %s = arith.addf %in, %out : f32
          linalg.yield %s : f32
        }
      return %m : tensor<4xf32>
    })mlir");
  ASSERT_TRUE(module);
  EXPECT_EQ(say(*module, 19), "none: linalg.map that reads its output");
  EXPECT_EQ(say(*module, 22).find("none: "), std::string::npos);
}

TEST_F(TranslationTest, SizesOfAnExpandedShapeAreComputed) {
  std::string error;
  OwningOpRef<ModuleOp> module = readGeneric(
      "\"builtin.module\"() ({\n"
      "\"func.func\"() ({\n"
      "^bb0(%0: memref<?xf32>):\n"
      "%1 = \"memref.expand_shape\"(%0) {reassociation = [[0, 1]]} : "
      "(memref<?xf32>) -> (memref<?x4xf32>)\n"
      "\"func.return\"(%1) : (memref<?x4xf32>) -> ()\n"
      "}) {function_type = (memref<?xf32>) -> memref<?x4xf32>, sym_name = "
      "\"f\"} : () -> ()\n"
      "}) : () -> ()\n",
      16, context.get(), error);
  ASSERT_TRUE(module) << error;
  std::string text = print(*module);
  EXPECT_NE(text.find("memref.dim"), std::string::npos) << text;
  EXPECT_NE(text.find("arith.divui"), std::string::npos) << text;
}

TEST_F(TranslationTest, GarbageIsAnError) {
  std::string error;
  EXPECT_FALSE(
      readGeneric("\"builtin.module\"() ({", 22, context.get(), error));
  EXPECT_FALSE(error.empty());
  EXPECT_FALSE(readGeneric("\"unterminated", 16, context.get(), error));
  EXPECT_FALSE(error.empty());
}

} // namespace
