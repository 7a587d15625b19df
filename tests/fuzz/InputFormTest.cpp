//===- InputFormTest.cpp --------------------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/corpus/InputForm.h"
#include "harness/bufferize/Path.h"
#include "harness/check/Checker.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>
#include <set>

using namespace bufdiff;
using namespace mlir;

namespace {

using Bytes = std::vector<uint8_t>;

std::unique_ptr<InputForm> make(llvm::StringRef name,
                                const CheckFlags &flags = {}) {
  std::string error;
  std::unique_ptr<InputForm> form = lookupInputForm(name)->make({flags}, error);
  EXPECT_TRUE(form) << error;
  return form;
}

Bytes drawBytes(uint64_t seed, size_t size) {
  Random random(seed);
  Bytes bytes(size);
  for (uint8_t &byte : bytes)
    byte = random.next() >> 56;
  return bytes;
}

Bytes bytesOf(llvm::StringRef text) {
  return Bytes(text.bytes_begin(), text.bytes_end());
}

constexpr llvm::StringLiteral kTwoWrites = R"mlir(
func.func @main(%t: tensor<4xi32>, %x: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.insert %x into %t[%c0] : tensor<4xi32>
  %b = tensor.insert %x into %t[%c1] : tensor<4xi32>
  return %a, %b : tensor<4xi32>, tensor<4xi32>
}
)mlir";

constexpr llvm::StringLiteral kLoop = R"mlir(
func.func @main(%t: tensor<4xi32>, %x: i32) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %t) -> tensor<4xi32> {
    %b = tensor.insert %x into %a[%i] : tensor<4xi32>
    scf.yield %b : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
)mlir";

bool parses(llvm::ArrayRef<uint8_t> text) {
  std::unique_ptr<MLIRContext> context = createContext();
  return bool(parseSourceString<ModuleOp>(llvm::toStringRef(text),
                                          ParserConfig(context.get())));
}

TEST(InputForm, HasTheFourForms) {
  std::vector<std::string> names;
  for (const InputFormInfo &form : allInputForms())
    names.push_back(form.name.str());
  EXPECT_EQ(names,
            (std::vector<std::string>{"choices", "mlir", "text", "options"}));
  EXPECT_EQ(lookupInputForm("bitcode"), nullptr);
}

TEST(InputForm, MutationsDependOnTheSeedAlone) {
  for (const InputFormInfo &info : allInputForms()) {
    bool isText = info.name == "mlir" || info.name == "text";
    Bytes parent = isText ? bytesOf(kTwoWrites) : drawBytes(1, 300);
    Bytes other = isText ? bytesOf(kLoop) : drawBytes(2, 200);
    std::unique_ptr<InputForm> first = make(info.name),
                               second = make(info.name);
    std::set<Bytes> mutants;
    for (uint64_t seed = 0; seed < 20; ++seed) {
      Random one(seed), two(seed);
      Bytes mutant = first->mutate(parent, info.maxSize, one);
      EXPECT_EQ(mutant, second->mutate(parent, info.maxSize, two));
      mutants.insert(mutant);
      Random three(seed), four(seed);
      EXPECT_EQ(first->crossOver(parent, other, info.maxSize, three),
                second->crossOver(parent, other, info.maxSize, four));
    }
    EXPECT_GT(mutants.size(), 5u) << info.name.str();
  }
}

/// What is remembered of a run is how much of the input was read, which may be
/// less than there is, and nothing that changes a mutation.
TEST(InputForm, MutationsDoNotDependOnWhatWasRun) {
  Bytes parent = drawBytes(7, 4000), other = drawBytes(8, 4000);
  std::unique_ptr<InputForm> fresh = make("choices"), used = make("choices");
  EXPECT_LT(used->check(parent).verdict.choices.size(), parent.size());
  used->check(other);
  used->check(drawBytes(9, 100));
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Random one(seed), two(seed);
    EXPECT_EQ(fresh->mutate(parent, kMaxChoices, one),
              used->mutate(parent, kMaxChoices, two));
    Random three(seed), four(seed);
    EXPECT_EQ(fresh->crossOver(parent, other, kMaxChoices, three),
              used->crossOver(parent, other, kMaxChoices, four));
  }
}

/// Most are modules of their own, which do not depend on the parent, and some
/// are made of it.
TEST(InputForm, SomeMutationsOfChoicesAreOfTheParent) {
  Bytes parent = drawBytes(1, 300), another = drawBytes(2, 300);
  std::unique_ptr<InputForm> form = make("choices");
  unsigned made = 0, crossed = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Random one(seed), two(seed), three(seed), four(seed);
    made += form->mutate(parent, kMaxChoices, one) !=
            form->mutate(another, kMaxChoices, two);
    crossed += form->crossOver(parent, parent, kMaxChoices, three) !=
               form->crossOver(another, another, kMaxChoices, four);
  }
  EXPECT_GT(made, 20u);
  EXPECT_LT(made, 60u);
  EXPECT_GT(crossed, 20u);
  EXPECT_LT(crossed, 60u);
}

TEST(InputForm, MutationsKeepToTheSize) {
  for (const InputFormInfo &info : allInputForms()) {
    bool isText = info.name == "mlir" || info.name == "text";
    Bytes parent = isText ? bytesOf(kTwoWrites) : drawBytes(1, 300);
    std::unique_ptr<InputForm> form = make(info.name);
    for (uint64_t seed = 0; seed < 20; ++seed)
      for (size_t size : {0, 1, 7, 100, 500}) {
        Random random(seed);
        EXPECT_LE(form->mutate(parent, size, random).size(), size);
        EXPECT_LE(form->crossOver(parent, parent, size, random).size(), size);
      }
  }
}

TEST(InputForm, MutantsOfModulesParse) {
  std::unique_ptr<InputForm> form = make("mlir");
  unsigned made = 0, crossed = 0;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    Random random(seed);
    Bytes mutant = form->mutate(bytesOf(kLoop), 1 << 16, random);
    made += !mutant.empty() && mutant != bytesOf(kLoop);
    EXPECT_TRUE(mutant.empty() || parses(mutant));
    Bytes child =
        form->crossOver(bytesOf(kLoop), bytesOf(kTwoWrites), 1 << 16, random);
    crossed += !child.empty();
    EXPECT_TRUE(child.empty() || parses(child));
  }
  EXPECT_GT(made, 30u);
  EXPECT_GT(crossed, 20u);
}

/// Crossing with crossings would double a module each time.
TEST(InputForm, ModulesStopGrowing) {
  std::unique_ptr<InputForm> form = make("mlir");
  Bytes module = bytesOf(kLoop);
  size_t largest = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Random random(seed);
    Bytes crossed = form->crossOver(module, module, 1 << 16, random);
    if (!crossed.empty())
      module = crossed;
    largest = std::max(largest, module.size());
  }
  EXPECT_GT(largest, 6u << 10);
  EXPECT_LE(largest, 12u << 10);
}

TEST(InputForm, WhatDoesNotParseIsNoInput) {
  std::unique_ptr<InputForm> form = make("mlir");
  EXPECT_FALSE(form->check(bytesOf("func.func @f(")).isInput);
  EXPECT_FALSE(form->check(Bytes()).isInput);
  Random random(1);
  EXPECT_TRUE(form->mutate(bytesOf("func.func @f("), 100, random).empty());
}

TEST(InputForm, TextAndBytecodeAreTheSameModule) {
  std::unique_ptr<MLIRContext> context = createContext();
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(kTwoWrites, ParserConfig(context.get()));
  std::string bytecode;
  llvm::raw_string_ostream os(bytecode);
  ASSERT_TRUE(succeeded(writeBytecodeToFile(*module, os)));
  EXPECT_TRUE(looksLikeModule(bytesOf(bytecode)));
  EXPECT_TRUE(looksLikeModule(bytesOf(kTwoWrites)));
  EXPECT_FALSE(looksLikeModule(drawBytes(3, 100)));

  std::unique_ptr<InputForm> form = make("mlir");
  InputOutcome text = form->check(bytesOf(kTwoWrites));
  InputOutcome bytes = form->check(bytesOf(bytecode));
  EXPECT_EQ(text.verdict.worst(), VerdictClass::Agree);
  EXPECT_EQ(text.verdict.features, bytes.verdict.features);
  EXPECT_FALSE(text.verdict.features.empty());
  std::string error;
  FailureOr<InputModule> printed = form->module(bytesOf(bytecode), error);
  ASSERT_TRUE(succeeded(printed)) << error;
  EXPECT_NE(printed->text.find("tensor.insert"), std::string::npos);
}

TEST(InputForm, TheFirstByteDrawsThePath) {
  CheckFlags flags;
  flags.paths = {"one-shot", "one-shot:identity"};
  std::unique_ptr<InputForm> form = make("options", flags);
  Bytes input = drawBytes(5, 300);
  std::string error;
  input.front() = 0;
  FailureOr<InputModule> first = form->module(input, error);
  ASSERT_TRUE(succeeded(first));
  EXPECT_EQ(first->flags.paths, std::vector<std::string>{"one-shot"});
  input.front() = 255;
  FailureOr<InputModule> last = form->module(input, error);
  ASSERT_TRUE(succeeded(last));
  EXPECT_EQ(last->flags.paths, std::vector<std::string>{"one-shot:identity"});
  // The paths decide differently about the same module.
  input.front() = 0;
  std::vector<uint32_t> features = form->check(input).verdict.features;
  input.front() = 255;
  EXPECT_NE(form->check(input).verdict.features, features);
}

TEST(InputForm, TheModuleOfChoicesIsTheOneThatIsChecked) {
  std::unique_ptr<InputForm> form = make("choices");
  Bytes input = drawBytes(6, 400);
  std::string error;
  FailureOr<InputModule> module = form->module(input, error);
  ASSERT_TRUE(succeeded(module));
  EXPECT_EQ(module->choices, form->check(input).verdict.choices);
  EXPECT_LE(module->choices.size(), input.size());
  EXPECT_TRUE(parses(bytesOf(module->text)));
}

TEST(InputForm, TextRunsNoPath) {
  std::unique_ptr<InputForm> form = make("text");
  InputOutcome outcome = form->check(bytesOf(kTwoWrites));
  EXPECT_TRUE(outcome.isInput);
  EXPECT_EQ(outcome.verdict.agreements, 0u);
  EXPECT_TRUE(outcome.verdict.findings.empty());
  EXPECT_FALSE(form->check(bytesOf("]")).isInput);
}

TEST(InputForm, TextSaysWhatItIsMadeOf) {
  std::unique_ptr<InputForm> form = make("text");
  auto featuresOf = [&](llvm::StringRef text) {
    std::vector<uint32_t> features =
        form->check(bytesOf(text)).verdict.features;
    return std::set<uint32_t>(features.begin(), features.end());
  };
  std::set<uint32_t> writes = featuresOf(kTwoWrites), loop = featuresOf(kLoop);
  EXPECT_FALSE(writes.empty());
  EXPECT_FALSE(loop.empty());
  EXPECT_NE(writes, loop);
  EXPECT_EQ(writes, featuresOf(kTwoWrites));
  // func.func in the module, its name and type, func.return in it.
  EXPECT_EQ(featuresOf("func.func @f() { return }").size(), 4u);
  // What the interpreter says is one more; values are none.
  auto divideBy = [&](llvm::StringRef divisor) {
    return featuresOf(("func.func @f() -> i32 {\n"
                       "  %0 = arith.constant " +
                       divisor +
                       " : i32\n"
                       "  %1 = arith.divsi %0, %0 : i32\n"
                       "  return %1 : i32\n"
                       "}\n")
                          .str());
  };
  EXPECT_EQ(divideBy("1"), divideBy("2"));
  EXPECT_EQ(divideBy("0").size(), divideBy("1").size() + 1);
}

} // namespace
