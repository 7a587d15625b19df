//===- SameIRTest.cpp - The same to the letter, or not --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/SameIR.h"
#include "harness/bufferize/LineDiff.h"
#include "harness/bufferize/Path.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;

namespace {
class SameIRTest : public ::testing::Test {
protected:
  OwningOpRef<ModuleOp> parse(llvm::StringRef text) {
    auto module =
        parseSourceString<ModuleOp>(text, ParserConfig(context.get()));
    EXPECT_TRUE(module) << text.str();
    return module;
  }
  /// The name of the first op that differs, on the right or else on the left;
  /// empty when none does.
  std::string difference(llvm::StringRef left, llvm::StringRef right) {
    OwningOpRef<ModuleOp> a = parse(left), b = parse(right);
    auto found = findDifference(*a, *b);
    if (!found)
      return "";
    Operation *op = found->right ? found->right : found->left;
    return op->getName().getStringRef().str();
  }

  std::unique_ptr<MLIRContext> context = createContext();
};
} // namespace

constexpr llvm::StringLiteral kFunction = R"(
func.func @f(%a: index, %b: index) -> index {
  %c = arith.addi %a, %b : index
  %d = arith.muli %c, %a : index
  return %d : index
})";

static std::string with(llvm::StringRef text, llvm::StringRef from,
                        llvm::StringRef to) {
  auto [head, tail] = text.split(from);
  EXPECT_FALSE(tail.empty());
  return (head + to + tail).str();
}

TEST_F(SameIRTest, EqualTextsAreEqual) {
  EXPECT_EQ(difference(kFunction, kFunction), "");
  // Names of values and places in a file are not the program's.
  EXPECT_EQ(difference(kFunction, with(with(kFunction, "%d =", "%e ="),
                                       "return %d", "\n return %e")),
            "");
}

TEST_F(SameIRTest, EveryPartCounts) {
  EXPECT_EQ(
      difference(kFunction, with(kFunction, "muli %c, %a", "muli %a, %c")),
      "arith.muli");
  EXPECT_EQ(difference(kFunction, with(kFunction, "arith.muli", "arith.subi")),
            "arith.subi");
  EXPECT_EQ(difference(kFunction, with(kFunction, "@f", "@g")), "func.func");
  EXPECT_EQ(difference(kFunction, with(kFunction, "muli %c, %a : index",
                                       "muli %c, %a overflow<nsw> : index")),
            "arith.muli");
  EXPECT_EQ(difference(kFunction, with(kFunction, "%c, %a : index",
                                       "%c, %a {x = 1 : i32} : index")),
            "arith.muli");
  EXPECT_EQ(difference(kFunction, with(kFunction, "return %d", "return %c")),
            "func.return");
  EXPECT_EQ(
      difference(kFunction, with(kFunction, "  return",
                                 "  %e = arith.constant 1 : index\n  return")),
      "arith.constant");
}

TEST_F(SameIRTest, WhatLinalgRemembersIsNotPrinted) {
  constexpr llvm::StringLiteral text = R"(
func.func @f(%a: memref<2x3xf32>, %b: memref<3xf32>, %c: memref<2xf32>) {
  linalg.matvec ins(%a, %b : memref<2x3xf32>, memref<3xf32>)
                outs(%c : memref<2xf32>)
  return
})";
  OwningOpRef<ModuleOp> asked = parse(text), other = parse(text);
  linalg::MatvecOp op;
  asked->walk([&](linalg::MatvecOp found) { op = found; });
  (void)op.getIndexingMaps();
  ASSERT_TRUE(
      op->hasAttr(linalg::LinalgDialect::kMemoizedIndexingMapsAttrName));
  EXPECT_FALSE(findDifference(*asked, *other));
  EXPECT_FALSE(findDifference(*other, *asked));
  // Any other attribute counts, also behind that one.
  op->setAttr("marked", UnitAttr::get(context.get()));
  EXPECT_TRUE(findDifference(*asked, *other));
  EXPECT_TRUE(findDifference(*other, *asked));
}

TEST_F(SameIRTest, BlocksAndRegions) {
  constexpr llvm::StringLiteral text = R"(
    func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
      cf.cond_br %p, ^l(%a : i32), ^r(%b : i32)
    ^l(%x: i32):
      return %x : i32
    ^r(%y: i32):
      %z = scf.if %p -> i32 {
        scf.yield %y : i32
      } else {
        scf.yield %a : i32
      }
      return %z : i32
    })";
  EXPECT_EQ(difference(text, text), "");
  EXPECT_EQ(difference(text, with(text, "^l(%a : i32), ^r(%b : i32)",
                                  "^r(%a : i32), ^l(%b : i32)")),
            "func.func");
  EXPECT_EQ(difference(text, with(text, "scf.yield %a", "scf.yield %b")),
            "scf.yield");
}

TEST(LineDiff, ShowsWhatDiffersWithContext) {
  EXPECT_EQ(lineDiff("a\nb\nc\nd\ne\nf", "a\nb\nc\nX\nY\ne\nf"),
            "  b\n  c\n- d\n+ X\n+ Y\n  e\n  f\n");
  EXPECT_EQ(lineDiff("a", "b"), "- a\n+ b\n");
  EXPECT_EQ(lineDiff("a\na", "a\na\na"), "  a\n  a\n+ a\n");
}

TEST(LineDiff, LongOnesAreCut) {
  std::string left, right;
  for (int i = 0; i < 100; ++i)
    left += "l\n", right += "r\n";
  std::string diff = lineDiff(left, right);
  EXPECT_NE(diff.find("- ... 60 more lines\n"), std::string::npos) << diff;
  EXPECT_NE(diff.find("+ ... 60 more lines\n"), std::string::npos) << diff;
}

TEST_F(SameIRTest, ConstantsByContents) {
  auto same = [&](llvm::StringRef left, llvm::StringRef right) {
    OwningOpRef<ModuleOp> a = parse(left), b = parse(right);
    return !findDifferenceButConstants(*a, *b);
  };
  constexpr llvm::StringLiteral kConstants = R"(
memref.global "private" constant @c : memref<1xi8> = dense<1>
memref.global "private" constant @d : memref<1xi8> = dense<2>
func.func @f() -> (memref<1xi8>, memref<1xi8>) {
  %a = memref.get_global @c : memref<1xi8>
  %b = memref.get_global @d : memref<1xi8>
  return %a, %b : memref<1xi8>, memref<1xi8>
})";
  constexpr llvm::StringLiteral kOtherNames = R"(
memref.global "private" constant @d : memref<1xi8> = dense<1>
func.func @f() -> (memref<1xi8>, memref<1xi8>) {
  %a = memref.get_global @d : memref<1xi8>
  %b = memref.get_global @c : memref<1xi8>
  return %a, %b : memref<1xi8>, memref<1xi8>
}
memref.global "private" constant @c : memref<1xi8> = dense<2>
)";
  EXPECT_NE(difference(kConstants, kOtherNames), "");
  EXPECT_TRUE(same(kConstants, kOtherNames));
  EXPECT_TRUE(same(kConstants, kConstants));
  // Contents, writable and public ones, and everything else count.
  EXPECT_FALSE(same(kConstants, with(kOtherNames, "dense<2>", "dense<3>")));
  EXPECT_FALSE(same(kConstants, with(kOtherNames, "dense<2>", "dense<2> {a}")));
  EXPECT_FALSE(same(kConstants, with(kOtherNames, "func.func",
                                     "memref.global \"private\" constant @e : "
                                     "memref<1xi8> = dense<3>\nfunc.func")));
  // How often each is there does not.
  EXPECT_TRUE(same(kConstants, with(kOtherNames, "func.func",
                                    "memref.global \"private\" constant @e : "
                                    "memref<1xi8> = dense<2>\nfunc.func")));
  EXPECT_FALSE(same(kConstants, with(kOtherNames, "constant @c", "@c")));
  EXPECT_FALSE(same(kConstants, with(kOtherNames, "\"private\" ", "")));
  EXPECT_FALSE(
      same(kConstants, with(kOtherNames, "return %a, %b", "return %b, %a")));
  EXPECT_FALSE(
      same(kConstants, with(kOtherNames, "get_global @d", "get_global @c")));
}
