//===- FeaturesTest.cpp - Tests of the features of bufferizations -------------
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Features are hashes: what can be tested is which modules have the same ones,
// which differ, and that nothing but the program decides them.
//
//===----------------------------------------------------------------------===//

#include "harness/feedback/Features.h"
#include "harness/bufferize/Path.h"
#include "harness/feedback/FeatureMap.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"
#include <set>

using namespace mlir;
using namespace bufdiff;

namespace {

struct Features {
  std::set<uint32_t> analysis, output;
};

} // namespace

static Features featuresOf(const std::string &text,
                           const Path &path = *createOneShotPath()) {
  std::unique_ptr<MLIRContext> context = createContext();
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, context.get());
  EXPECT_TRUE(module) << text;
  oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
  Decisions decisions;
  decisions.wantsFeatures = true;
  EXPECT_TRUE(succeeded(path.bufferize(*module, boundary, &decisions)));
  std::vector<uint32_t> output;
  collectOutputFeatures(*module, boundary, output);
  for (uint32_t slot : decisions.features)
    EXPECT_LT(slot, kFeatureSlots);
  return {{decisions.features.begin(), decisions.features.end()},
          {output.begin(), output.end()}};
}

static unsigned numNew(const std::set<uint32_t> &old,
                       const std::set<uint32_t> &fresh) {
  unsigned count = 0;
  for (uint32_t slot : fresh)
    count += !old.count(slot);
  return count;
}

/// `body` writes %t; the old contents are returned where `keep` says so.
static std::string module(const std::string &returned,
                          const std::string &names = "t") {
  std::string text = R"(
    func.func @main(%t: tensor<4xi32>, %x: i32) -> (tensor<4xi32>, tensor<4xi32>) {
      %c0 = arith.constant 0 : index
      %r = tensor.insert %x into %t[%c0] : tensor<4xi32>
      %s = tensor.insert %x into %r[%c0] : tensor<4xi32>
      return )" + returned +
                     R"(, %s : tensor<4xi32>, tensor<4xi32>
    })";
  for (size_t at = text.find("%t"); at != std::string::npos;
       at = text.find("%t", at + 1))
    text.replace(at, 2, "%" + names);
  return text;
}

TEST(Features, NamesAndConstantsDoNotMatter) {
  Features one = featuresOf(module("%s"));
  Features other = featuresOf(module("%s", "other"));
  EXPECT_FALSE(one.analysis.empty());
  EXPECT_FALSE(one.output.empty());
  EXPECT_EQ(one.analysis, other.analysis);
  EXPECT_EQ(one.output, other.output);
}

TEST(Features, TellDecisionsApart) {
  // All in place, against an insert that has to copy.
  Features inPlace = featuresOf(module("%s"));
  Features copied = featuresOf(module("%t"));
  EXPECT_GT(numNew(inPlace.analysis, copied.analysis), 3u);
  EXPECT_GT(numNew(inPlace.output, copied.output), 1u);
}

TEST(Features, TellReasonsApart) {
  // Copied because the old tensor is read, or because nobody may write it.
  std::string text = module("%t");
  std::string constant = text;
  constant.replace(constant.find("%t: tensor<4xi32>"),
                   std::string("%t: tensor<4xi32>").size(),
                   "%t: tensor<4xi32> {bufferization.writable = false}");
  Features read = featuresOf(text), notWritable = featuresOf(constant);
  EXPECT_GE(numNew(read.analysis, notWritable.analysis), 1u);
}

TEST(Features, TellPlacesApart) {
  auto loop = [](const std::string &kind) {
    return "func.func " + kind +
           R"( @f(%t: tensor<4xi32>, %x: i32) -> tensor<4xi32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %t) -> tensor<4xi32> {
        %s = tensor.insert %x into %a[%i] : tensor<4xi32>
        scf.yield %s : tensor<4xi32>
      }
      return %r : tensor<4xi32>
    })";
  };
  Features inPublic = featuresOf(loop("")),
           inPrivate = featuresOf(loop("private"));
  EXPECT_GT(numNew(featuresOf(module("%s")).analysis, inPublic.analysis), 3u);
  EXPECT_GE(numNew(inPublic.analysis, inPrivate.analysis), 1u);
}

TEST(Features, TellBoundariesApart) {
  // The result is the argument; a slice of it; a new buffer.
  auto callee = [](const std::string &body, const std::string &returned) {
    return R"(
    func.func private @f(%t: tensor<4xi32>, %x: i32) -> tensor<4xi32> {
      %c0 = arith.constant 0 : index
)" + body + "      return " +
           returned + R"( : tensor<4xi32>
    }
    func.func @main(%t: tensor<4xi32>, %x: i32) -> tensor<4xi32> {
      %r = call @f(%t, %x) : (tensor<4xi32>, i32) -> tensor<4xi32>
      return %r : tensor<4xi32>
    })";
  };
  std::string same = callee("", "%t");
  std::string written =
      callee("%r = tensor.insert %x into %t[%c0] : tensor<4xi32>\n", "%r");
  std::string fresh = callee("%r = tensor.splat %x : tensor<4xi32>\n", "%r");
  Features first = featuresOf(same), second = featuresOf(written),
           third = featuresOf(fresh);
  EXPECT_GE(numNew(first.analysis, second.analysis), 2u);
  EXPECT_GE(numNew(second.analysis, third.analysis), 2u);
  // Where the results went is of interest where the path moves them.
  std::unique_ptr<Path> interface = createInterfacePath();
  EXPECT_GE(numNew(featuresOf(same, *interface).output,
                   featuresOf(fresh, *interface).output),
            1u);
}

TEST(Features, AreTheSameForBothPathsThatAnalyze) {
  std::string text = module("%t");
  EXPECT_EQ(featuresOf(text).analysis,
            featuresOf(text, *createInterfacePath()).analysis);
}
