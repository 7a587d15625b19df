//===- SingleTest.cpp - Every row in every context ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Single.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Registry.h"
#include "tests/generator/TestContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <cstdlib>
#include <set>

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::testing;

namespace {

GeneratorOptions defaultOptions() {
  GeneratorOptions options;
  options.profile = lookupProfile("single");
  options.limits.noAllocationsYieldedFromLoops = true;
  options.limits.noRecursion = true;
  options.limits.noSeveralReturns = true;
  options.limits.noExternalTensorResults = true;
  options.limits.noUnrankedTensors = true;
  options.limits.noElementwiseOnTensors = true;
  options.limits.noOpsWithoutModels = true;
  return options;
}

SingleContext contextOf(unsigned number) {
  return static_cast<SingleContext>(number);
}

/// Whether the module has the op that the row is named after. (Of a variant
/// `dialect.op.variant` that is a prefix; idioms have no op.)
bool hasOpOf(ModuleOp module, const Rule &rule) {
  llvm::StringRef name = rule.name;
  if (name.starts_with("idiom."))
    return true;
  // Rows of two ops, and one that is named after the direction.
  if (name == "arith.float_cast")
    name = "arith.";
  if (name == "vector.from_elements")
    return true;
  bool found = false;
  module->walk([&](Operation *op) {
    llvm::StringRef opName = op->getName().getStringRef();
    found |= name.starts_with(opName) &&
             (name.size() == opName.size() || name[opName.size()] == '.');
    found |= name == "arith." && opName.starts_with(name);
  });
  return found;
}

class EveryContext : public ::testing::TestWithParam<unsigned> {};

/// The module runs to its end on the first `numSets` input sets.
static void expectRuns(ModuleOp module, const oracle::OpRegistry &registry,
                       unsigned numSets) {
  std::unique_ptr<oracle::Program> program =
      oracle::Program::decode(module, registry);
  oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(module);
  auto entry = module.lookupSymbol<func::FuncOp>(kEntryName);
  for (unsigned number = 0; number < numSets; ++number) {
    std::string why;
    FailureOr<oracle::InputSet> inputs = oracle::makeInputs(entry, number, why);
    ASSERT_TRUE(succeeded(inputs)) << why;
    oracle::Observation run = oracle::observe(
        *program, kEntryName, *boundary.lookup(kEntryName), *inputs, {});
    EXPECT_TRUE(run.outcome.completed()) << run.outcome.why;
  }
}

/// Each row is built, verifies, has no undefined behaviour on any input, and is
/// taken by One-Shot; its op is there.
TEST_P(EveryContext, EveryRowIsValidAndJudged) {
  SingleContext where = contextOf(GetParam());
  std::unique_ptr<MLIRContext> context = makeContext();
  oracle::OpRegistry registry = oracle::OpRegistry::builtin();
  GeneratorOptions options = defaultOptions();
  unsigned judged = 0;
  for (const Rule &rule : RuleTable::builtin().rules()) {
    if (!singleExclusion(rule, where, options.limits).empty())
      continue;
    for (uint64_t variant = 0; variant < 3; ++variant) {
      SCOPED_TRACE(rule.name + ", variant " + std::to_string(variant));
      OwningOpRef<ModuleOp> module =
          singleModule(context.get(), rule, where, options, variant);
      ASSERT_TRUE(module);
      ASSERT_TRUE(succeeded(verify(*module)));
      EXPECT_TRUE(hasOpOf(*module, rule));
      expectRuns(*module, registry, 4);
      OneShotAnswer answer = bufferize(*module, false);
      EXPECT_TRUE(answer.accepted) << answer.error;
      ++judged;
    }
    context = makeContext();
  }
  EXPECT_GT(judged, 300u);
}

/// Rows that the default paths exclude are built, verify and run as well.
TEST_P(EveryContext, RowsForOtherPathsAreValidAndRun) {
  SingleContext where = contextOf(GetParam());
  std::unique_ptr<MLIRContext> context = makeContext();
  oracle::OpRegistry registry = oracle::OpRegistry::builtin();
  GeneratorOptions options;
  options.profile = lookupProfile("single");
  unsigned run = 0;
  for (const Rule &rule : RuleTable::builtin().rules()) {
    if (!rule.excludedBy || !singleExclusion(rule, where, {}).empty())
      continue;
    SCOPED_TRACE(rule.name);
    OwningOpRef<ModuleOp> module =
        singleModule(context.get(), rule, where, options);
    ASSERT_TRUE(module);
    ASSERT_TRUE(succeeded(verify(*module)));
    EXPECT_TRUE(hasOpOf(*module, rule));
    expectRuns(*module, registry, 3);
    ++run;
  }
  EXPECT_GE(run, 80u);
}

INSTANTIATE_TEST_SUITE_P(
    Single, EveryContext, ::testing::Range(0u, kNumSingleContexts),
    [](const auto &info) {
      std::string name = stringifySingleContext(contextOf(info.param)).str();
      for (char &c : name)
        c = c == '-' ? '_' : c;
      return name;
    });

/// The list of what cannot be, in full.
TEST(Single, Exclusions) {
  std::set<std::string> excluded;
  for (const Rule &rule : RuleTable::builtin().rules())
    for (unsigned i = 0; i < kNumSingleContexts; ++i)
      if (!rule.isExcluded(defaultOptions().limits) &&
          !singleExclusion(rule, contextOf(i), defaultOptions().limits).empty())
        excluded.insert(rule.name + " " +
                        stringifySingleContext(contextOf(i)).str());
  std::set<std::string> expected = {
      "bufferization.materialize_in_destination.buffer behind-call",
      "bufferization.materialize_in_destination.buffer forall",
      "bufferization.materialize_in_destination.buffer returned-value",
      "bufferization.to_tensor behind-call",
      "bufferization.to_tensor forall",
      "bufferization.to_tensor returned-value",
      "cf.assert forall",
      "cf.br.loop for-iter-arg",
      "cf.br.loop forall",
      "cf.br.loop if-arms",
      "cf.cond_br for-iter-arg",
      "cf.cond_br forall",
      "cf.cond_br if-arms",
      "func.call.external forall",
      "idiom.print_around forall",
      "idiom.unreachable_block for-iter-arg",
      "idiom.unreachable_block forall",
      "idiom.unreachable_block if-arms",
      "memref.copy behind-call",
      "memref.copy forall",
      "memref.copy returned-value",
      "memref.load behind-call",
      "memref.load forall",
      "memref.load returned-value",
      "memref.store behind-call",
      "memref.store forall",
      "memref.store returned-value",
      "memref.subview behind-call",
      "memref.subview forall",
      "memref.subview returned-value",
      "ml_program.global_load forall",
      "ml_program.global_store forall",
      "vector.print forall",
  };
  EXPECT_EQ(excluded, expected);
  PathLimits limits;
  limits.noUnstructuredControlFlow = true;
  EXPECT_FALSE(singleExclusion(*RuleTable::builtin().lookup("cf.cond_br"),
                               SingleContext::FirstUse, limits)
                   .empty());
}

/// docs/rows.md is this table. Run with BUFDIFF_UPDATE_GOLDEN=1 to write it.
TEST(Single, TheDocsHaveTheTable) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "# Rows and contexts\n\n"
     << "What the generator can build, and where the `single` profile puts "
        "it. Every pair with\na mark is proved valid, free of undefined "
        "behaviour and accepted by One-Shot by\n"
        "`tests/generator/SingleTest.cpp`, which writes this file.\n\n"
     << "An `o` is a pair that is valid and runs, but that MLIR 22 has no "
        "bufferization of: it is\ngenerated for paths whose limits allow it "
        "(a `--pipeline` with\n`convert-elementwise-to-linalg` takes the rows "
        "on whole tensors of numbers).\n\n"
     << "| row | what it is |";
  for (unsigned i = 0; i < kNumSingleContexts; ++i)
    os << " " << stringifySingleContext(contextOf(i)) << " |";
  os << "\n|---|---|";
  for (unsigned i = 0; i < kNumSingleContexts; ++i)
    os << ":-:|";
  os << "\n";
  std::set<std::string> reasons;
  for (const Rule &rule : RuleTable::builtin().rules()) {
    os << "| `" << rule.name << "` | " << rule.description << " |";
    for (unsigned i = 0; i < kNumSingleContexts; ++i) {
      llvm::StringRef why =
          singleExclusion(rule, contextOf(i), defaultOptions().limits);
      bool other = rule.isExcluded(defaultOptions().limits) &&
                   singleExclusion(rule, contextOf(i), {}).empty();
      os << (why.empty() ? " x |" : other ? " o |" : " |");
      if (!why.empty() && !other)
        reasons.insert(why.str());
    }
    os << "\n";
  }
  os << "\nPairs without a mark cannot be:\n";
  for (const std::string &why : reasons)
    os << "- " << why << "\n";
  std::string path = BUFDIFF_DOCS_DIR "/rows.md";
  if (std::getenv("BUFDIFF_UPDATE_GOLDEN")) {
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
    ASSERT_FALSE(error);
  }
  auto file = llvm::MemoryBuffer::getFile(path);
  ASSERT_TRUE(file);
  EXPECT_EQ(text, (*file)->getBuffer());
}

TEST(Single, TheSameInEveryContextOfMLIR) {
  std::unique_ptr<MLIRContext> one = makeContext(), other = makeContext();
  const Rule &rule = *RuleTable::builtin().lookup("tensor.insert_slice");
  std::set<std::string> texts;
  for (unsigned i = 0; i < kNumSingleContexts; ++i)
    for (uint64_t variant = 0; variant < 4; ++variant) {
      std::string text = printed(*singleModule(one.get(), rule, contextOf(i),
                                               defaultOptions(), variant));
      EXPECT_EQ(text, printed(*singleModule(other.get(), rule, contextOf(i),
                                            defaultOptions(), variant)));
      texts.insert(text);
    }
  EXPECT_GT(texts.size(), 25u);
}

/// The contexts are what they are called.
TEST(Single, ContextsHaveTheirOps) {
  std::unique_ptr<MLIRContext> context = makeContext();
  const Rule &rule = *RuleTable::builtin().lookup("linalg.fill");
  auto count = [&](SingleContext where, llvm::StringRef name,
                   llvm::StringRef parent) {
    OwningOpRef<ModuleOp> module =
        singleModule(context.get(), rule, where, defaultOptions());
    unsigned found = 0;
    module->walk([&](Operation *op) {
      if (op->getName().getStringRef() != name)
        return;
      for (Operation *at = op->getParentOp(); at; at = at->getParentOp())
        if (at->getName().getStringRef() == parent) {
          ++found;
          return;
        }
    });
    return found;
  };
  EXPECT_GE(count(SingleContext::ForIterArg, "linalg.fill", "scf.for"), 1u);
  EXPECT_GE(count(SingleContext::IfArms, "linalg.fill", "scf.if"), 2u);
  EXPECT_GE(count(SingleContext::Forall, "linalg.fill", "scf.forall"), 1u);
  EXPECT_EQ(count(SingleContext::FirstUse, "func.call", "func.func"), 0u);
  EXPECT_EQ(count(SingleContext::BehindCall, "func.call", "func.func"), 1u);
  EXPECT_EQ(count(SingleContext::CallOperand, "func.call", "func.func"), 1u);
  EXPECT_EQ(count(SingleContext::ReturnedValue, "func.call", "func.func"), 1u);
}

TEST(Single, NoBytesGiveTheFirstRow) {
  std::unique_ptr<MLIRContext> context = makeContext();
  ChoiceSequence choices = ChoiceSequence::fromBytes({});
  OwningOpRef<ModuleOp> module =
      generateModule(context.get(), choices, defaultOptions());
  ASSERT_TRUE(module);
  EXPECT_TRUE(succeeded(verify(*module)));
  unsigned extracts = 0;
  module->walk([&](Operation *op) {
    extracts += op->getName().getStringRef() == "tensor.extract";
  });
  EXPECT_EQ(extracts, 1u);
}

/// The profile reaches every row.
TEST(Single, TheProfileDrawsEveryRow) {
  std::unique_ptr<MLIRContext> context = makeContext();
  GenerationStats stats;
  GeneratorOptions options = defaultOptions();
  options.stats = &stats;
  for (uint64_t seed = 0; seed < 8000; ++seed) {
    if (seed % 1000 == 999)
      context = makeContext();
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    ASSERT_TRUE(generateModule(context.get(), choices, options));
  }
  for (auto [number, rule] : llvm::enumerate(RuleTable::builtin().rules()))
    if (!rule.isExcluded(options.limits))
      EXPECT_GE(stats.rowsApplied[number], 3u) << rule.name;
    else
      EXPECT_EQ(stats.rowsApplied[number], 0u) << rule.name;
}

} // namespace
