//===- MutatorTest.cpp - Changed modules are modules ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Mutator.h"
#include "harness/bufferize/Path.h"
#include "harness/generator/Generator.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Registry.h"
#include "tests/generator/TestContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"
#include <map>
#include <set>

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::testing;

namespace {

OwningOpRef<ModuleOp> generated(MLIRContext *context, uint64_t seed,
                                llvm::StringRef profile = "calls") {
  GeneratorOptions options;
  options.profile = lookupProfile(profile);
  options.limits.noRecursion = true;
  ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
  return generateModule(context, choices, options);
}

OwningOpRef<ModuleOp> parse(MLIRContext *context, llvm::StringRef text) {
  return parseSourceString<ModuleOp>(text, ParserConfig(context));
}

const Mutation &named(llvm::StringRef name) {
  for (const Mutation &mutation : allMutations())
    if (mutation.name == name)
      return mutation;
  llvm_unreachable("no such mutation");
}

/// Applies the mutation with the first choices that let it; false where none
/// does.
bool applySome(ModuleOp module, llvm::StringRef name) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    if (succeeded(mutate(module, named(name), choices)))
      return true;
  }
  return false;
}

template <typename OpTy>
unsigned count(ModuleOp module) {
  unsigned found = 0;
  module->walk([&](OpTy) { ++found; });
  return found;
}

constexpr llvm::StringLiteral kTwoCalls = R"(
func.func private @f(%a: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %x into %a[%c0] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%a: tensor<4xf32>, %x: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = call @f(%a, %x) : (tensor<4xf32>, f32) -> tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.extract_slice %a[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %2 = tensor.insert_slice %s into %1[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
)";

/// Every kind can be applied, always leaves a module that verifies, and leaves
/// the module alone where it refuses.
TEST(Mutator, EveryKindAppliesAndVerifies) {
  std::unique_ptr<MLIRContext> context = makeContext();
  std::map<std::string, unsigned> applied;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    for (const Mutation &mutation : allMutations()) {
      OwningOpRef<ModuleOp> module = generated(context.get(), seed);
      std::string before = printed(*module);
      ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
      if (failed(mutate(*module, mutation, choices))) {
        EXPECT_EQ(printed(*module), before) << mutation.name.str();
        continue;
      }
      ++applied[mutation.name.str()];
      EXPECT_TRUE(succeeded(verify(*module))) << mutation.name.str();
    }
  }
  for (const Mutation &mutation : allMutations())
    EXPECT_GE(applied[mutation.name.str()], 5u) << mutation.name.str();
}

TEST(Mutator, SameChoicesSameTextInEveryContext) {
  std::unique_ptr<MLIRContext> one = makeContext(), other = makeContext();
  std::set<std::string> texts;
  for (uint64_t seed = 0; seed < 150; ++seed) {
    std::string text[2], names[2];
    MLIRContext *contexts[] = {one.get(), other.get()};
    for (unsigned i = 0; i < 2; ++i) {
      OwningOpRef<ModuleOp> module = generated(contexts[i], 3, "mixed");
      ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
      FailureOr<llvm::StringRef> name = mutate(*module, choices);
      names[i] = succeeded(name) ? name->str() : "none";
      text[i] = printed(*module);
    }
    EXPECT_EQ(names[0], names[1]);
    EXPECT_EQ(text[0], text[1]);
    texts.insert(text[0]);
  }
  EXPECT_GT(texts.size(), 80u);
}

/// Mutations of mutations stay valid and can be run: what happens then is the
/// interpreter's to say.
TEST(Mutator, ChainsStayValid) {
  std::unique_ptr<MLIRContext> context = makeContext();
  oracle::OpRegistry registry = oracle::OpRegistry::builtin();
  unsigned changed = 0, completed = 0, runs = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    OwningOpRef<ModuleOp> module =
        generated(context.get(), seed, seed % 2 ? "mixed" : "cfg");
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    for (unsigned i = 0; i < 15; ++i) {
      changed += succeeded(mutate(*module, choices));
      ASSERT_TRUE(succeeded(verify(*module))) << "seed " << seed;
    }
    auto program = oracle::Program::decode(*module, registry);
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    std::string why;
    FailureOr<oracle::InputSet> inputs = oracle::makeInputs(
        module->lookupSymbol<func::FuncOp>(kEntryName), 0, why);
    ASSERT_TRUE(succeeded(inputs)) << why;
    oracle::Observation run = oracle::observe(
        *program, kEntryName, *boundary.lookup(kEntryName), *inputs, {});
    ++runs;
    completed += run.outcome.completed();
  }
  EXPECT_GT(changed, 600u);
  // Most mutated modules can still be judged.
  EXPECT_GT(completed, runs / 2);
}

/// What people wrote, all of it, and every so many-th of the seeds: these are
/// large, and generated modules are mutated above.
std::vector<std::string> corpusFiles() {
  constexpr size_t kSeedStride = 8;
  std::error_code error;
  std::vector<std::string> paths, seeds;
  for (llvm::sys::fs::recursive_directory_iterator
           it(BUFDIFF_CORPUS_DIR, error),
       end;
       it != end && !error; it.increment(error)) {
    llvm::StringRef path = it->path();
    if (path.ends_with(".mlir"))
      (path.contains("/seeds/") ? seeds : paths).push_back(path.str());
  }
  std::sort(paths.begin(), paths.end());
  std::sort(seeds.begin(), seeds.end());
  for (size_t i = 0; i < seeds.size(); i += kSeedStride)
    paths.push_back(seeds[i]);
  return paths;
}

/// Every kind on files of the corpus: it changes the module to one that
/// verifies, the same in every context, or leaves it as it was.
TEST(Mutator, EveryKindOnCorpusFiles) {
  std::unique_ptr<MLIRContext> one = createContext();
  std::unique_ptr<MLIRContext> other = createContext();
  unsigned files = 0;
  std::map<std::string, unsigned> changed;
  for (const std::string &path : corpusFiles()) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    ASSERT_TRUE(buffer);
    OwningOpRef<ModuleOp> module = parse(one.get(), (*buffer)->getBuffer());
    OwningOpRef<ModuleOp> twin = parse(other.get(), (*buffer)->getBuffer());
    ASSERT_TRUE(module && twin) << path;
    std::string before = printed(*module);
    ++files;
    for (const Mutation &mutation : allMutations())
      for (uint64_t seed = 0; seed < 4; ++seed) {
        SCOPED_TRACE(path + ": " + mutation.name.str() + ", seed " +
                     std::to_string(seed));
        OwningOpRef<ModuleOp> copy = module->clone();
        OwningOpRef<ModuleOp> copyOfTwin = twin->clone();
        ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
        ChoiceSequence same = ChoiceSequence::fromSeed(seed);
        bool applied = succeeded(mutate(*copy, mutation, choices));
        EXPECT_EQ(applied, succeeded(mutate(*copyOfTwin, mutation, same)));
        std::string after = printed(*copy);
        EXPECT_EQ(after, printed(*copyOfTwin));
        EXPECT_TRUE(succeeded(verify(*copy)));
        if (!applied) {
          EXPECT_EQ(after, before);
          continue;
        }
        ++changed[mutation.name.str()];
        // What is printed is a module, too.
        EXPECT_TRUE(parse(one.get(), after));
      }
  }
  EXPECT_GE(files, 30u);
  for (const Mutation &mutation : allMutations())
    EXPECT_GE(changed[mutation.name.str()], 2u) << mutation.name.str();
}

TEST(Mutator, ChangeExtentIsConsistent) {
  std::unique_ptr<MLIRContext> context = makeContext();
  std::set<std::string> types;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    OwningOpRef<ModuleOp> module = parse(context.get(), kTwoCalls);
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    if (failed(mutate(*module, named("change-extent"), choices)))
      continue;
    auto main = module->lookupSymbol<func::FuncOp>("main");
    auto callee = module->lookupSymbol<func::FuncOp>("f");
    EXPECT_EQ(main.getArgumentTypes()[0], callee.getArgumentTypes()[0]);
    std::string text;
    llvm::raw_string_ostream(text) << main.getArgumentTypes()[0];
    types.insert(text);
    module->walk([&](tensor::ExtractSliceOp op) {
      EXPECT_EQ(op.getStaticSizes()[0], op.getType().getDimSize(0));
    });
  }
  EXPECT_TRUE(types.count("tensor<5xf32>"));
  EXPECT_TRUE(types.count("tensor<4xf32>")) << "the slices' extent changed";
  EXPECT_GE(types.size(), 4u);
}

TEST(Mutator, RetypeChangesEveryElement) {
  std::unique_ptr<MLIRContext> context = makeContext();
  std::set<std::string> elements;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    OwningOpRef<ModuleOp> module = parse(context.get(), kTwoCalls);
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    ASSERT_TRUE(succeeded(mutate(*module, named("retype-elements"), choices)));
    std::string text = printed(*module);
    EXPECT_EQ(text.find("f32"), std::string::npos);
    auto main = module->lookupSymbol<func::FuncOp>("main");
    std::string element;
    llvm::raw_string_ostream(element) << main.getArgumentTypes()[1];
    elements.insert(element);
  }
  EXPECT_EQ(elements, (std::set<std::string>{"bf16", "f16", "f64"}));
}

/// Named ops rebuild their bodies when they are read: with f32 bounds, the
/// body of fill_rng_2d multiplies an f32 by an f64.
TEST(Mutator, RetypeRefusesWhatWouldNotBeReadAgain) {
  std::unique_ptr<MLIRContext> context = makeContext();
  constexpr llvm::StringLiteral kDraws = R"(
func.func @main(%a: tensor<2x2xf64>, %low: f64, %high: f64, %seed: i32) -> tensor<2x2xf64> {
  %0 = linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%a : tensor<2x2xf64>) -> tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}
)";
  for (uint64_t seed = 0; seed < 20; ++seed) {
    OwningOpRef<ModuleOp> module = parse(context.get(), kDraws);
    ASSERT_TRUE(module);
    std::string before = printed(*module);
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    EXPECT_TRUE(failed(mutate(*module, named("retype-elements"), choices)));
    EXPECT_EQ(printed(*module), before);
  }
}

TEST(Mutator, InlineCallRemovesTheCall) {
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = parse(context.get(), kTwoCalls);
  ASSERT_TRUE(applySome(*module, "inline-call"));
  EXPECT_EQ(count<func::CallOp>(*module), 0u);
  EXPECT_EQ(count<tensor::InsertOp>(*module), 2u);
}

TEST(Mutator, OutlineAddsAFunctionAndACall) {
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = parse(context.get(), kTwoCalls);
  ASSERT_TRUE(applySome(*module, "outline"));
  EXPECT_EQ(count<func::FuncOp>(*module), 3u);
  EXPECT_EQ(count<func::CallOp>(*module), 2u);
  EXPECT_TRUE(module->lookupSymbol("outlined1"));
  // What it computes stays: once more is the second of its name.
  ASSERT_TRUE(applySome(*module, "outline"));
  EXPECT_TRUE(module->lookupSymbol("outlined2"));
}

TEST(Mutator, WrapsKeepTheOps) {
  std::unique_ptr<MLIRContext> context = makeContext();
  for (auto [name, check] :
       {std::pair{"wrap-in-if", &count<scf::IfOp>},
        std::pair{"wrap-in-for", &count<scf::ForOp>},
        std::pair{"wrap-in-region", &count<scf::ExecuteRegionOp>}}) {
    OwningOpRef<ModuleOp> module = parse(context.get(), kTwoCalls);
    ASSERT_TRUE(applySome(*module, name)) << name;
    EXPECT_EQ(check(*module), 1u) << name;
    EXPECT_EQ(count<func::CallOp>(*module), 1u) << name;
    EXPECT_EQ(count<tensor::InsertSliceOp>(*module), 1u) << name;
  }
}

TEST(Mutator, ChangeSliceStaysInBounds) {
  std::unique_ptr<MLIRContext> context = makeContext();
  std::set<int64_t> offsets;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    OwningOpRef<ModuleOp> module = parse(context.get(), kTwoCalls);
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    ASSERT_TRUE(succeeded(mutate(*module, named("change-slice"), choices)));
    module->walk([&](tensor::ExtractSliceOp op) {
      offsets.insert(op.getStaticOffsets()[0]);
    });
  }
  EXPECT_EQ(offsets, (std::set<int64_t>{0, 1, 2}));
}

TEST(Mutator, InsertReadPrints) {
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = parse(context.get(), kTwoCalls);
  ASSERT_TRUE(applySome(*module, "insert-read"));
  EXPECT_EQ(count<vector::PrintOp>(*module), 1u);
}

TEST(Mutator, AttributesAreContractsWithTheOutside) {
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = parse(context.get(), kTwoCalls);
  ASSERT_TRUE(applySome(*module, "change-attribute"));
  auto writable = [&] {
    return module->lookupSymbol<func::FuncOp>("main").getArgAttr(
        0, "bufferization.writable");
  };
  EXPECT_EQ(writable(), BoolAttr::get(context.get(), false));
  EXPECT_FALSE(module->lookupSymbol<func::FuncOp>("f").getArgAttrsAttr());
  ASSERT_TRUE(applySome(*module, "change-attribute"));
  EXPECT_FALSE(writable());
}

/// A tensor read through a buffer must not be written in between; nothing here
/// could tell.
TEST(Mutator, RefusesBuffersOfTensors) {
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = parse(context.get(), R"(
func.func @main(%a: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %a read_only : tensor<4xf32> to memref<4xf32>
  %x = memref.load %m[%c0] : memref<4xf32>
  return %x : f32
}
)");
  ASSERT_TRUE(module);
  std::string before = printed(*module);
  ChoiceSequence choices = ChoiceSequence::fromSeed(1);
  EXPECT_TRUE(failed(mutate(*module, choices)));
  EXPECT_EQ(printed(*module), before);
}

/// Ops with buffers stay as they are.
TEST(Mutator, LeavesBufferOpsAlone) {
  std::unique_ptr<MLIRContext> context = makeContext();
  for (uint64_t seed = 0; seed < 100; ++seed) {
    OwningOpRef<ModuleOp> module = parse(context.get(), R"(
func.func @main(%m: memref<4xf32>, %n: memref<4xf32>, %x: f32) -> tensor<4xf32> {
  %a = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %b = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %b in restrict writable %n : (tensor<4xf32>, memref<4xf32>) -> ()
  return %a : tensor<4xf32>
}
)");
    ASSERT_TRUE(module);
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    for (unsigned i = 0; i < 5; ++i)
      (void)mutate(*module, choices);
    auto main = module->lookupSymbol<func::FuncOp>("main");
    unsigned tensors = 0, materialized = 0;
    module->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "bufferization.to_tensor") {
        ++tensors;
        EXPECT_EQ(op->getOperand(0), main.getArgument(0));
        EXPECT_EQ(op->getParentOp(), main);
      }
      if (op->getName().getStringRef() ==
          "bufferization.materialize_in_destination") {
        ++materialized;
        EXPECT_EQ(op->getOperand(1), main.getArgument(1));
        EXPECT_EQ(op->getParentOp(), main);
      }
    });
    EXPECT_EQ(tensors, 1u);
    EXPECT_EQ(materialized, 1u);
  }
}

TEST(Mutator, CrossOverBringsFunctionsOver) {
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned called = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    OwningOpRef<ModuleOp> module = generated(context.get(), seed);
    OwningOpRef<ModuleOp> other = generated(context.get(), seed + 1000);
    unsigned functions =
        count<func::FuncOp>(*module) + count<func::FuncOp>(*other);
    unsigned calls = count<func::CallOp>(*module) + count<func::CallOp>(*other);
    std::string donor = printed(*other), before = printed(*module);
    ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
    LogicalResult crossed = crossOver(*module, *other, choices);
    EXPECT_EQ(printed(*other), donor);
    if (failed(crossed)) {
      EXPECT_EQ(printed(*module), before);
      continue;
    }
    EXPECT_TRUE(succeeded(verify(*module)));
    EXPECT_EQ(count<func::FuncOp>(*module), functions);
    EXPECT_TRUE(module->lookupSymbol("main"));
    EXPECT_TRUE(module->lookupSymbol("main_1"));
    called += count<func::CallOp>(*module) > calls;
  }
  EXPECT_GT(called, 20u);
}

} // namespace
