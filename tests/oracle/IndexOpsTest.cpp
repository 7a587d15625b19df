//===- IndexOpsTest.cpp - Semantics of the Index and UB dialects ----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

TEST(IndexOps, Arithmetic) {
  const char *binary = "(index, index) -> index";
  const char *least = "-9223372036854775808";
  std::string overflow = std::string(least) + ", -1";
  expectAll({
      {binary, "index.add %a, %b", "-1, 3", "2"},
      {binary, "index.sub %a, %b", "1, 3", "-2"},
      {binary, "index.mul %a, %b", "-2, 3", "-6"},
      {binary, "index.divs %a, %b", "-7, 2", "-3"},
      {binary, "index.divs %a, %b", "7, 0", "undefined-behaviour"},
      {binary, "index.divs %a, %b", overflow.c_str(), "undefined-behaviour"},
      {binary, "index.divu %a, %b", "6, -2", "0"},
      {binary, "index.divu %a, %b", "6, 0", "undefined-behaviour"},
      {binary, "index.divu %a, %b", "6, undefined", "uninitialized-read"},
      {binary, "index.ceildivs %a, %b", "7, -2", "-3"},
      {binary, "index.ceildivs %a, %b", "7, 0", "undefined-behaviour"},
      {binary, "index.ceildivs %a, %b", overflow.c_str(),
       "undefined-behaviour"},
      {binary, "index.ceildivu %a, %b", "6, -2", "1"},
      {binary, "index.ceildivu %a, %b", "6, 0", "undefined-behaviour"},
      {binary, "index.floordivs %a, %b", "5, -2", "-3"},
      {binary, "index.floordivs %a, %b", "5, 0", "undefined-behaviour"},
      {binary, "index.floordivs %a, %b", overflow.c_str(),
       "undefined-behaviour"},
      {binary, "index.rems %a, %b", "6, -2", "0"},
      {binary, "index.rems %a, %b", "-7, 2", "-1"},
      {binary, "index.rems %a, %b", "-7, 0", "undefined-behaviour"},
      {binary, "index.remu %a, %b", "6, -2", "6"},
      {binary, "index.remu %a, %b", "6, 0", "undefined-behaviour"},
      {binary, "index.maxs %a, %b", "-2, 6", "6"},
      {binary, "index.maxu %a, %b", "-2, 6", "-2"},
      {binary, "index.mins %a, %b", "-2, 6", "-2"},
      {binary, "index.minu %a, %b", "-2, 6", "6"},
      {binary, "index.shl %a, %b", "1, 63", least},
      {binary, "index.shl %a, %b", "1, 64", "poison"},
      {binary, "index.shrs %a, %b", "-8, 1", "-4"},
      {binary, "index.shrs %a, %b", "-8, 64", "poison"},
      {binary, "index.shru %a, %b", "-8, 1", "9223372036854775804"},
      {binary, "index.shru %a, %b", "-8, -1", "poison"},
      {binary, "index.and %a, %b", "12, 10", "8"},
      {binary, "index.or %a, %b", "12, 10", "14"},
      {binary, "index.xor %a, %b", "12, 10", "6"},
      {binary, "index.add %a, %b", "undefined, 1", "undefined"},
      {"(i8) -> index", "index.casts %a : i8 to index", "-1", "-1"},
      {"(i8) -> index", "index.castu %a : i8 to index", "-1", "255"},
      {"(index) -> i8", "index.casts %a : index to i8", "257", "1"},
      {"(index) -> i8", "index.castu %a : index to i8", "256", "0"},
      {"() -> index", "index.sizeof", "", "64"},
      {"() -> index", "index.constant -3", "", "-3"},
      {"() -> i1", "index.bool.constant true", "", "true"},
  });
}

TEST(IndexOps, CompareAllPredicates) {
  // Columns: -1 ? 1, 1 ? 1, 1 ? -1.
  const struct {
    const char *predicate;
    const char *results;
  } rows[] = {{"eq", "010"},  {"ne", "101"},  {"slt", "100"}, {"sle", "110"},
              {"sgt", "001"}, {"sge", "011"}, {"ult", "001"}, {"ule", "011"},
              {"ugt", "100"}, {"uge", "110"}};
  const char *values[] = {"-1, 1", "1, 1", "1, -1"};
  for (const auto &row : rows)
    for (unsigned i = 0; i < 3; ++i)
      EXPECT_EQ(evaluate("(index, index) -> i1",
                         std::string("index.cmp ") + row.predicate + "(%a, %b)",
                         values[i]),
                row.results[i] == '1' ? "true" : "false")
          << row.predicate << " of " << values[i];
}

TEST(UbOps, PoisonOfAnyType) {
  expectAll({
      {"() -> i8", "ub.poison : i8", "", "poison"},
      {"() -> f32", "ub.poison : f32", "", "poison"},
      {"() -> index", "ub.poison : index", "", "poison"},
      {"() -> vector<2xi8>", "ub.poison : vector<2xi8>", "",
       "[poison, poison]"},
      {"() -> tensor<1x2xf32>", "ub.poison : tensor<1x2xf32>", "",
       "[[poison, poison]]"},
      {"() -> complex<f32>", "ub.poison : complex<f32>", "",
       "(poison, poison)"},
      {"() -> memref<2xf32>", "ub.poison : memref<2xf32>", "",
       "unsupported: ub.poison (in this form)"},
      {"() -> tensor<?xf32>", "ub.poison : tensor<?xf32>", "",
       "unsupported: ub.poison (in this form)"},
  });
}

TEST(UbOps, UnreachableIsUndefined) {
  Interpreted module(R"(
    func.func @f(%c: i1) {
      cf.cond_br %c, ^bad, ^good
    ^bad:
      ub.unreachable
    ^good:
      return
    })");
  EXPECT_EQ(module.results(module.run("f", "false")), "");
  EXPECT_EQ(module.results(module.run("f", "true")), "undefined-behaviour");
}
