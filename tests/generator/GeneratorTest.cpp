//===- GeneratorTest.cpp - Generated modules are what they promise --------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Generator.h"
#include "harness/generator/Rule.h"
#include "harness/generator/rules/Builders.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Parser/Parser.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Registry.h"
#include "tests/generator/TestContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"
#include <cstdlib>
#include <set>

using namespace mlir;
using namespace bufdiff;
using bufdiff::testing::analyze;
using bufdiff::testing::bufferize;
using bufdiff::testing::makeContext;
using bufdiff::testing::OneShotAnswer;
using bufdiff::testing::printed;

namespace {

/// What the default paths cannot take.
GeneratorOptions defaultOptions(llvm::StringRef profile = "mixed") {
  GeneratorOptions options;
  options.profile = lookupProfile(profile);
  options.limits.noAllocationsYieldedFromLoops = true;
  options.limits.noRecursion = true;
  options.limits.noSeveralReturns = true;
  options.limits.noExternalTensorResults = true;
  options.limits.noUnrankedTensors = true;
  options.limits.noElementwiseOnTensors = true;
  options.limits.noOpsWithoutModels = true;
  return options;
}

/// Fewer modules of the profiles whose modules are many times larger.
unsigned scaled(llvm::StringRef profile, unsigned count) {
  if (profile == "deep")
    return count / 20;
  return profile == "wide" ? count / 10 : count;
}

OwningOpRef<ModuleOp> generate(MLIRContext *context, uint64_t seed,
                               const GeneratorOptions &options) {
  ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
  return generateModule(context, choices, options);
}

unsigned countOps(ModuleOp module) {
  unsigned count = 0;
  module->walk(
      [&](Operation *op) { count += !isa<ModuleOp, func::FuncOp>(op); });
  return count;
}

/// A deterministic stream of bytes that no seed gives.
struct Bytes {
  uint64_t state;
  uint8_t next() {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return state >> 56;
  }
};

TEST(Generator, SameSeedSameTextInEveryContext) {
  std::unique_ptr<MLIRContext> one = makeContext(), other = makeContext();
  // The other context has seen other modules.
  for (uint64_t seed = 900; seed < 950; ++seed)
    generate(other.get(), seed, defaultOptions());
  std::set<std::string> texts;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    std::string text = printed(*generate(one.get(), seed, defaultOptions()));
    EXPECT_EQ(text, printed(*generate(one.get(), seed, defaultOptions())));
    EXPECT_EQ(text, printed(*generate(other.get(), seed, defaultOptions())));
    texts.insert(text);
  }
  EXPECT_EQ(texts.size(), 200u) << "different seeds, different modules";
}

TEST(Generator, BytesReplayTheSeed) {
  std::unique_ptr<MLIRContext> context = makeContext();
  for (uint64_t seed = 0; seed < 300; ++seed) {
    ChoiceSequence seeded = ChoiceSequence::fromSeed(seed);
    OwningOpRef<ModuleOp> module =
        generateModule(context.get(), seeded, defaultOptions());
    std::vector<uint8_t> bytes(seeded.bytes());
    ChoiceSequence replayed = ChoiceSequence::fromBytes(bytes);
    OwningOpRef<ModuleOp> again =
        generateModule(context.get(), replayed, defaultOptions());
    EXPECT_EQ(printed(*module), printed(*again)) << "seed " << seed;
    EXPECT_FALSE(replayed.exhausted());
    EXPECT_EQ(replayed.bytes().size(), bytes.size());
  }
}

TEST(Generator, NoBytesGiveOneSmallFunction) {
  std::unique_ptr<MLIRContext> context = makeContext();
  for (const Profile &profile : allProfiles()) {
    if (profile.name == "single") // see SingleTest.cpp
      continue;
    ChoiceSequence choices = ChoiceSequence::fromBytes({});
    OwningOpRef<ModuleOp> module =
        generateModule(context.get(), choices, defaultOptions(profile.name));
    ASSERT_TRUE(succeeded(verify(*module)));
    EXPECT_EQ(printed(*module), "module {\n"
                                "  func.func @main(%arg0: tensor<2xf32>) -> "
                                "tensor<2xf32> {\n"
                                "    return %arg0 : tensor<2xf32>\n"
                                "  }\n"
                                "}\n");
  }
}

TEST(Generator, EveryPrefixIsAValidModule) {
  std::unique_ptr<MLIRContext> context = makeContext();
  for (uint64_t seed : {3u, 17u, 40u}) {
    ChoiceSequence seeded = ChoiceSequence::fromSeed(seed);
    OwningOpRef<ModuleOp> whole =
        generateModule(context.get(), seeded, defaultOptions());
    std::vector<uint8_t> bytes(seeded.bytes());
    for (size_t length = 0; length <= bytes.size(); ++length) {
      ChoiceSequence choices = ChoiceSequence::fromBytes(
          llvm::ArrayRef<uint8_t>(bytes).take_front(length));
      OwningOpRef<ModuleOp> module =
          generateModule(context.get(), choices, defaultOptions());
      ASSERT_TRUE(succeeded(verify(*module)))
          << "seed " << seed << ", " << length << " bytes";
      EXPECT_EQ(choices.exhausted(), length < bytes.size());
    }
  }
}

TEST(Generator, ShortInputsAreSmallModules) {
  std::unique_ptr<MLIRContext> context = makeContext();
  Bytes random{42};
  auto meanOps = [&](size_t length) {
    unsigned total = 0;
    for (unsigned i = 0; i < 200; ++i) {
      std::vector<uint8_t> bytes;
      for (size_t at = 0; at < length; ++at)
        bytes.push_back(random.next());
      ChoiceSequence choices = ChoiceSequence::fromBytes(bytes);
      total +=
          countOps(*generateModule(context.get(), choices, defaultOptions()));
    }
    return total / 200.0;
  };
  double none = meanOps(0), few = meanOps(40), many = meanOps(400);
  EXPECT_LT(none, 3);
  EXPECT_LT(few, many / 2);
}

class EveryProfile : public ::testing::TestWithParam<const char *> {};

TEST_P(EveryProfile, SeedsVerify) {
  std::unique_ptr<MLIRContext> context = makeContext();
  GeneratorOptions options = defaultOptions(GetParam());
  for (uint64_t seed = 0; seed < scaled(GetParam(), 4000); ++seed) {
    if (seed % 1000 == 999)
      context = makeContext();
    OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
    ASSERT_TRUE(succeeded(verify(*module))) << "seed " << seed;
    ASSERT_TRUE(module->lookupSymbol<func::FuncOp>(kEntryName));
  }
}

TEST_P(EveryProfile, RandomBytesVerify) {
  std::unique_ptr<MLIRContext> context = makeContext();
  GeneratorOptions options = defaultOptions(GetParam());
  Bytes random{7};
  for (unsigned i = 0; i < scaled(GetParam(), 2000); ++i) {
    if (i % 1000 == 999)
      context = makeContext();
    std::vector<uint8_t> bytes;
    // Long runs of equal bytes reach corners that uniform ones do not.
    for (unsigned length = 2 * random.next(); bytes.size() < length;) {
      uint8_t byte = random.next();
      bytes.insert(bytes.end(), random.next() % 4 ? 1 : 5, byte);
    }
    ChoiceSequence choices = ChoiceSequence::fromBytes(bytes);
    OwningOpRef<ModuleOp> module =
        generateModule(context.get(), choices, options);
    ASSERT_TRUE(succeeded(verify(*module))) << "string " << i;
  }
}

TEST_P(EveryProfile, MutatedBytesVerify) {
  std::unique_ptr<MLIRContext> context = makeContext();
  GeneratorOptions options = defaultOptions(GetParam());
  Bytes random{11};
  for (unsigned i = 0; i < scaled(GetParam(), 2000); ++i) {
    if (i % 1000 == 999)
      context = makeContext();
    ChoiceSequence seeded = ChoiceSequence::fromSeed(i / 10);
    generateModule(context.get(), seeded, options);
    std::vector<uint8_t> bytes(seeded.bytes());
    for (unsigned edits = 1 + i % 3; edits-- > 0;) {
      size_t at = (random.next() * 256u + random.next()) % bytes.size();
      switch (random.next() % 3) {
      case 0:
        bytes[at] = random.next();
        break;
      case 1:
        bytes.erase(bytes.begin() + at);
        break;
      default:
        bytes.insert(bytes.begin() + at, random.next());
        break;
      }
    }
    ChoiceSequence choices = ChoiceSequence::fromBytes(bytes);
    OwningOpRef<ModuleOp> module =
        generateModule(context.get(), choices, options);
    ASSERT_TRUE(succeeded(verify(*module))) << "mutant " << i;
  }
}

TEST_P(EveryProfile, OneShotTakesEveryModule) {
  std::unique_ptr<MLIRContext> context = makeContext();
  // MLIR 22's analysis recurs without end on some scf.if after a loop of
  // blocks, which nothing in this process could survive.
  RuleTable table;
  for (Rule rule : RuleTable::builtin().rules()) {
    if (rule.name == "cf.br.loop")
      rule.weight = 0;
    table.add(std::move(rule));
  }
  for (bool free : {false, true}) {
    GeneratorOptions options = defaultOptions(GetParam());
    options.limits.noAllocationsYieldedFromLoops = !free;
    options.rules = &table;
    for (uint64_t seed = 0; seed < scaled(GetParam(), 800); ++seed) {
      if (seed % 500 == 499)
        context = makeContext();
      OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
      OneShotAnswer answer = bufferize(*module, free);
      EXPECT_TRUE(answer.accepted) << "seed " << seed << ": " << answer.error;
    }
  }
}

/// The interpreter stops at any undefined behaviour, for every input it makes:
/// dynamic extents of 0, 1 and more, contents of all kinds.
TEST_P(EveryProfile, NothingIsUndefined) {
  std::unique_ptr<MLIRContext> context = makeContext();
  oracle::OpRegistry registry = oracle::OpRegistry::builtin();
  GeneratorOptions options = defaultOptions(GetParam());
  unsigned runs = 0;
  for (uint64_t seed = 0; seed < scaled(GetParam(), 700); ++seed) {
    if (seed % 500 == 499)
      context = makeContext();
    OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
    std::unique_ptr<oracle::Program> program =
        oracle::Program::decode(*module, registry);
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    auto entry = module->lookupSymbol<func::FuncOp>(kEntryName);
    for (unsigned number = 0; number < 5; ++number) {
      std::string why;
      FailureOr<oracle::InputSet> inputs =
          oracle::makeInputs(entry, number, why);
      ASSERT_TRUE(succeeded(inputs)) << why;
      oracle::Observation run = oracle::observe(
          *program, kEntryName, *boundary.lookup(kEntryName), *inputs, {});
      EXPECT_TRUE(run.outcome.completed()) << "seed " << seed << ", inputs "
                                           << number << ": " << run.outcome.why;
      ++runs;
    }
  }
  EXPECT_EQ(runs, 5 * scaled(GetParam(), 700));
}

/// Whatever the limits allow.
TEST_P(EveryProfile, WithoutLimitsModulesAreValidToo) {
  std::unique_ptr<MLIRContext> context = makeContext();
  oracle::OpRegistry registry = oracle::OpRegistry::builtin();
  GeneratorOptions options;
  options.profile = lookupProfile(GetParam());
  for (uint64_t seed = 0; seed < scaled(GetParam(), 300); ++seed) {
    OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
    ASSERT_TRUE(succeeded(verify(*module))) << "seed " << seed;
    auto program = oracle::Program::decode(*module, registry);
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    std::string why;
    FailureOr<oracle::InputSet> inputs = oracle::makeInputs(
        module->lookupSymbol<func::FuncOp>(kEntryName), 1, why);
    ASSERT_TRUE(succeeded(inputs)) << why;
    oracle::Observation run = oracle::observe(
        *program, kEntryName, *boundary.lookup(kEntryName), *inputs, {});
    EXPECT_TRUE(run.outcome.completed())
        << "seed " << seed << ": " << run.outcome.why;
  }
}

INSTANTIATE_TEST_SUITE_P(Generator, EveryProfile,
                         ::testing::Values("mixed", "calls", "loops", "slices",
                                           "idioms", "single", "cfg", "types",
                                           "deep", "wide"),
                         [](const auto &info) { return info.param; });

TEST(Generator, ModulesAreInteresting) {
  std::unique_ptr<MLIRContext> context = makeContext();
  constexpr unsigned kModules = 1000;
  unsigned functions = 0, ops = 0, outOfPlace = 0, writesThroughCall = 0,
           observed = 0;
  for (uint64_t seed = 0; seed < kModules; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions());
    auto range = module->getOps<func::FuncOp>();
    functions += std::distance(range.begin(), range.end());
    ops += countOps(*module);
    auto entry = module->lookupSymbol<func::FuncOp>(kEntryName);
    observed += llvm::any_of(entry.getResultTypes(), [](Type type) {
      return isa<RankedTensorType>(type);
    });
    OneShotAnswer answer = analyze(*module);
    outOfPlace += answer.outOfPlace;
    writesThroughCall += answer.writesThroughCall;
  }
  EXPECT_GE(functions / double(kModules), 3.1);
  EXPECT_GE(ops / double(kModules), 28);
  EXPECT_LE(ops / double(kModules), 42);
  EXPECT_GE(outOfPlace / double(kModules), 0.65);
  EXPECT_GE(writesThroughCall / double(kModules), 0.62);
  EXPECT_GE(observed / double(kModules), 0.95);
}

/// What reading modules by eye showed to be always the same; docs/generator.md
/// has the rates.
TEST(Generator, ModulesAreNotMonotonous) {
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned calls = 0, writesAfterCall = 0, severalCalls = 0, inOrder = 0;
  unsigned inserts = 0, insertsOfItself = 0, slices = 0, wholeSlices = 0;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions());
    auto entry = module->lookupSymbol<func::FuncOp>(kEntryName);
    std::vector<std::string> callees;
    unsigned callsBefore = 0;
    entry.walk([&](Operation *op) {
      if (op->getParentOp() != entry)
        return;
      if (auto call = dyn_cast<func::CallOp>(op)) {
        ++callsBefore;
        callees.push_back(call.getCallee().str());
      }
      // (What makes an operand of the next call is no such write.)
      if (isa<DestinationStyleOpInterface>(op) && !isa<linalg::FillOp>(op)) {
        writesAfterCall += callsBefore;
        callsBefore = 0;
      }
    });
    calls += callees.size();
    if (callees.size() > 1) {
      ++severalCalls;
      inOrder += std::is_sorted(callees.begin(), callees.end());
    }
    module->walk([&](tensor::InsertSliceOp op) {
      ++inserts;
      insertsOfItself += op.getSource() == op.getDest();
    });
    module->walk([&](tensor::ExtractSliceOp op) {
      ++slices;
      wholeSlices += op.getSource().getType() == op.getType();
    });
  }
  EXPECT_GT(writesAfterCall, calls / 10);
  EXPECT_LT(inOrder, severalCalls / 2);
  EXPECT_LT(insertsOfItself, inserts / 10);
  EXPECT_LT(wholeSlices, slices / 6);

  unsigned buffers = 0, unusedBuffers = 0, switches = 0, constantSwitches = 0;
  for (uint64_t seed = 0; seed < 500; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions("types"));
    auto entry = module->lookupSymbol<func::FuncOp>(kEntryName);
    for (BlockArgument argument : entry.getArguments())
      if (isa<MemRefType>(argument.getType())) {
        ++buffers;
        unusedBuffers += argument.use_empty();
      }
    module->walk([&](scf::IndexSwitchOp op) {
      ++switches;
      constantSwitches += matchPattern(op.getArg(), m_Constant());
    });
  }
  EXPECT_GT(buffers, 300u);
  EXPECT_LT(unusedBuffers, buffers / 2);
  EXPECT_GT(switches, 5u);
  EXPECT_EQ(constantSwitches, 0u);
}

/// So many of so many.
struct Share {
  unsigned count = 0, of = 0;
  void add(bool is) {
    ++of;
    count += is;
  }
  double percent() const { return of == 0 ? 0 : 100.0 * count / of; }
};

/// What loops yield comes out of inner loops, branches and calls, too.
TEST(Generator, LoopsYieldWhatIsNested) {
  std::unique_ptr<MLIRContext> context = makeContext();
  Share loops, branches, calls, conditions;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions("loops"));
    module->walk([&](scf::ForOp loop) {
      for (Value value : loop.getYieldedValues()) {
        if (!isa<TensorType>(value.getType()))
          continue;
        Operation *op = value.getDefiningOp();
        loops.add(isa_and_nonnull<scf::ForOp>(op));
        branches.add(isa_and_nonnull<scf::IfOp>(op));
        calls.add(isa_and_nonnull<func::CallOp>(op));
      }
    });
    module->walk([&](scf::WhileOp loop) {
      bool looks = false;
      loop.getBefore().walk([&](tensor::ExtractOp op) {
        looks |= is_contained(loop.getBeforeArguments(), op.getTensor());
      });
      conditions.add(looks);
    });
  }
  EXPECT_GE(loops.percent(), 4);
  EXPECT_GE(branches.percent(), 4);
  EXPECT_GE(calls.percent(), 4);
  EXPECT_GE(conditions.percent(), 20);
}

/// What regions make is for something.
TEST(Generator, RegionsMakeWhatIsUsed) {
  std::unique_ptr<MLIRContext> context = makeContext();
  for (llvm::StringRef profile : {"deep", "loops"}) {
    Share unused;
    for (uint64_t seed = 0; seed < scaled(profile, 1000); ++seed) {
      OwningOpRef<ModuleOp> module =
          generate(context.get(), seed, defaultOptions(profile));
      module->walk([&](Operation *op) {
        if (isa<func::FuncOp, ModuleOp>(op->getParentOp() ? op->getParentOp()
                                                          : op))
          return;
        for (Value result : op->getResults())
          if (isa<TensorType>(result.getType()))
            unused.add(result.use_empty());
      });
    }
    EXPECT_LE(unused.percent(), 34) << profile.str();
  }
}

/// A call is not the last thing that a callee does, and not the first thing
/// that is done to its operands.
TEST(Generator, CallsHaveWorkAroundThem) {
  std::unique_ptr<MLIRContext> context = makeContext();
  Share after, written;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions("calls"));
    for (func::FuncOp function : module->getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      func::CallOp last;
      for (Operation &op : function.front()) {
        auto call = dyn_cast<func::CallOp>(op);
        if (!call)
          continue;
        last = call;
        if (function.getName() == kEntryName)
          for (Value operand : call.getOperands())
            if (isa<TensorType>(operand.getType())) {
              Operation *maker = operand.getDefiningOp();
              auto writer =
                  dyn_cast_or_null<DestinationStyleOpInterface>(maker);
              written.add(
                  writer && !writer.getDpsInits().empty() &&
                  !writer.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>());
            }
      }
      if (!last || function.getName() == kEntryName)
        continue;
      bool hasTensorOp = false;
      for (Operation *op = last->getNextNode();
           op && !op->hasTrait<OpTrait::IsTerminator>(); op = op->getNextNode())
        hasTensorOp |= isa<DestinationStyleOpInterface, tensor::ExtractOp,
                           tensor::InsertOp, tensor::ExtractSliceOp>(op);
      after.add(hasTensorOp);
    }
  }
  EXPECT_GE(after.percent(), 55);
  EXPECT_GE(written.percent(), 7);
}

/// Several slices of one tensor, slices of slices and strides that only a run
/// knows.
TEST(Generator, SlicesMeet) {
  std::unique_ptr<MLIRContext> context = makeContext();
  Share pairs, nested, strides, affineConstants;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions("slices"));
    bool pair = false;
    for (func::FuncOp function : module->getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      llvm::DenseSet<Value> sliced;
      for (auto op : function.front().getOps<tensor::ExtractSliceOp>())
        pair |= !sliced.insert(op.getSource()).second;
    }
    pairs.add(pair);
    module->walk([&](tensor::ExtractSliceOp op) {
      nested.add(isa_and_nonnull<tensor::ExtractSliceOp>(
          op.getSource().getDefiningOp()));
      strides.add(llvm::any_of(op.getStrides(), [](Value value) {
        return !matchPattern(value, m_Constant());
      }));
    });
    module = generate(context.get(), seed, defaultOptions("types"));
    module->walk([&](affine::AffineIfOp op) {
      affineConstants.add(matchPattern(op.getOperand(0), m_Constant()));
    });
  }
  EXPECT_GE(pairs.percent(), 22);
  EXPECT_GE(nested.percent(), 7);
  EXPECT_GE(strides.percent(), 0.7);
  EXPECT_GE(affineConstants.of, 20u);
  EXPECT_LE(affineConstants.percent(), 67);
}

/// A view of another element type, of which MLIR knows one.
TEST(Generator, IndexCastsShareMemory) {
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned casts = 0, written = 0;
  for (uint64_t seed = 0; seed < 2000; ++seed)
    generate(context.get(), seed, defaultOptions())
        ->walk([&](arith::IndexCastOp op) {
          auto type = dyn_cast<RankedTensorType>(op.getType());
          if (!type)
            return;
          ++casts;
          // One side is an index, so the other must be as wide as that.
          Type other = getElementTypeOrSelf(op.getIn());
          EXPECT_TRUE(other.isInteger(64) ||
                      type.getElementType().isInteger(64));
          for (OpOperand &use : op->getUses())
            if (auto writer =
                    dyn_cast<DestinationStyleOpInterface>(use.getOwner()))
              written += writer.isDpsInit(&use);
        });
  EXPECT_GT(casts, 5u);
  EXPECT_GT(written, 0u);
}

TEST(Generator, EveryRowIsApplied) {
  std::unique_ptr<MLIRContext> context = makeContext();
  GenerationStats stats;
  for (llvm::StringRef profile : {"mixed", "cfg", "types"}) {
    GeneratorOptions options = defaultOptions(profile);
    options.stats = &stats;
    for (uint64_t seed = 0; seed < 2500; ++seed)
      generate(context.get(), seed, options);
  }
  llvm::ArrayRef<Rule> rules = RuleTable::builtin().rules();
  ASSERT_EQ(stats.rowsApplied.size(), rules.size());
  for (auto [number, rule] : llvm::enumerate(rules))
    // The rarest of the rarest category are left to `single`.
    if (!rule.isExcluded(defaultOptions().limits) && rule.weight > 1)
      EXPECT_GE(stats.rowsApplied[number], 2u) << rule.name;
  // Plain rows stand everywhere.
  for (llvm::StringRef name : {"tensor.insert", "linalg.fill"}) {
    const Rule *rule = RuleTable::builtin().lookup(name);
    for (uint32_t times : stats.rowPlaces[rule - rules.data()])
      EXPECT_GE(times, 3u) << name.str();
  }
  const Rule *jump = RuleTable::builtin().lookup("cf.cond_br");
  auto &places = stats.rowPlaces[jump - rules.data()];
  EXPECT_EQ(places[static_cast<unsigned>(RowPlace::Body)],
            stats.rowsApplied[jump - rules.data()]);
  EXPECT_EQ(places[static_cast<unsigned>(RowPlace::Loop)], 0u);
}

/// The patterns whose analysis is known to be hard, each with the rows that
/// build it. All occur in `idioms`, far more than once, and in `mixed`.
TEST(Generator, EveryHardPatternOccurs) {
  const std::vector<std::pair<const char *, std::vector<const char *>>>
      patterns = {
          {"read after an in-place write through an alias",
           {"idiom.read_through_alias"}},
          {"matching and other pairs of slices", {"idiom.slice_pair"}},
          {"disjoint and overlapping subsets",
           {"idiom.parts.disjoint", "idiom.parts.overlapping",
            "idiom.two_slices"}},
          {"full-size slices", {"idiom.whole_slice"}},
          {"self-insertion", {"idiom.self_insert", "idiom.whole_slice"}},
          {"the same tensor passed twice", {"idiom.same_tensor_twice"}},
          {"one init of several ops", {"idiom.shared_init"}},
          {"swapped or rotated iteration arguments", {"idiom.rotate_carried"}},
          {"a yield of a value from outside", {"idiom.yield_outside"}},
          {"an outer tensor read in a loop that writes it",
           {"idiom.loop_reads_init"}},
          {"nested loops with conflicting writes", {"idiom.nested_loops"}},
          {"branches that give different aliases",
           {"idiom.write_one_of_two.if", "idiom.write_one_of_two.select",
            "idiom.branch_slices"}},
          {"a callee that returns its argument",
           {"idiom.callee_returns.argument"}},
          {"a callee that returns a slice", {"idiom.callee_returns.slice"}},
          {"a callee that returns one of two",
           {"idiom.callee_returns.one_of_two"}},
          {"a callee that returns either", {"idiom.callee_returns.either"}},
          {"a result used after its source is clobbered",
           {"idiom.call_then_clobber"}},
          {"constants written to",
           {"idiom.write_constant", "idiom.constant_to_callee"}},
          {"a value captured by a body",
           {"idiom.captured_by_body", "idiom.captured_by_map"}},
          {"empty tensors reused", {"idiom.empty_reuse"}},
          {"reads of a destination",
           {"idiom.destination_read", "idiom.transpose_in_place"}},
          {"loop-carried slices",
           {"idiom.loop_carried_slice", "idiom.tiled_loop"}},
          {"layouts lost at boundaries",
           {"idiom.call_with_slice", "idiom.passes.strided",
            "idiom.passes.rank_reduced", "idiom.passes.cast"}},
          {"reshapes with several unknown dims", {"idiom.dynamic_reshape"}},
          {"results returned twice", {"idiom.callee_returns.twice"}},
          {"dead code", {"idiom.dead_write"}},
          {"unreachable blocks", {"idiom.unreachable_block"}},
          {"print in between", {"idiom.print_around"}},
      };
  llvm::ArrayRef<Rule> rules = RuleTable::builtin().rules();
  std::set<std::string> listed;
  for (llvm::StringRef profile : {"idioms", "mixed"}) {
    std::unique_ptr<MLIRContext> context = makeContext();
    GenerationStats stats;
    GeneratorOptions options = defaultOptions(profile);
    options.stats = &stats;
    // Modules of `mixed` are small and have everything.
    for (uint64_t seed = 0; seed < (profile == "mixed" ? 3000 : 1000); ++seed)
      generate(context.get(), seed, options);
    for (const auto &[pattern, names] : patterns)
      for (const char *name : names) {
        const Rule *rule = RuleTable::builtin().lookup(name);
        ASSERT_TRUE(rule) << pattern << ": " << name;
        EXPECT_GE(stats.rowsApplied[rule - rules.data()],
                  profile == "idioms" ? 10u : 1u)
            << pattern << ": " << name << " in " << profile.str();
        listed.insert(name);
      }
  }
  for (const Rule &rule : rules)
    if (rule.category == RuleCategory::Idiom)
      EXPECT_TRUE(listed.count(rule.name) || rule.name == "idiom.call_chain")
          << rule.name << " is a pattern that the list lacks";
}

TEST(Generator, RowsAreDescribed) {
  std::set<std::string> names;
  for (const Rule &rule : RuleTable::builtin().rules()) {
    EXPECT_TRUE(names.insert(rule.name).second) << rule.name;
    EXPECT_FALSE(rule.description.empty()) << rule.name;
    EXPECT_GT(rule.weight, 0u) << rule.name;
    EXPECT_TRUE(rule.apply != nullptr) << rule.name;
    EXPECT_EQ(RuleTable::builtin().lookup(rule.name), &rule);
  }
  EXPECT_EQ(RuleTable::builtin().lookup("no.such.row"), nullptr);
}

TEST(Generator, ADownstreamRowIsDrawn) {
  std::unique_ptr<MLIRContext> context = makeContext();
  RuleTable table = RuleTable::builtin();
  Rule rule;
  rule.name = "downstream.marker";
  rule.description = "a constant nobody else builds";
  rule.category = RuleCategory::Scalar;
  rule.weight = 100;
  rule.apply = [](GenContext &ctx) {
    Value value = arith::ConstantOp::create(
        ctx.b, ctx.loc(), ctx.b.getIntegerAttr(ctx.b.getIntegerType(17), 5));
    value.getDefiningOp()->setAttr("downstream.marker", ctx.b.getUnitAttr());
    return success();
  };
  table.add(rule);
  GenerationStats stats;
  GeneratorOptions options = defaultOptions();
  options.rules = &table;
  options.stats = &stats;
  unsigned seen = 0;
  context->allowUnregisteredDialects();
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
    ASSERT_TRUE(succeeded(verify(*module)));
    module->walk([&](arith::ConstantOp op) {
      seen += op->hasAttr("downstream.marker");
    });
  }
  EXPECT_GT(seen, 10u);
  EXPECT_EQ(stats.rowsApplied.back(), seen);
}

TEST(Generator, SwarmLeavesRowsOut) {
  // Some modules use many kinds of ops, some few, though both are large.
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned withMap = 0, withGeneric = 0, withNeither = 0, large = 0;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions());
    if (countOps(*module) < 36)
      continue;
    ++large;
    bool map = false, generic = false;
    module->walk([&](Operation *op) {
      map |= isa<linalg::MapOp>(op);
      generic |= isa<linalg::GenericOp>(op);
    });
    withMap += map;
    withGeneric += generic;
    withNeither += !map && !generic;
  }
  ASSERT_GT(large, 250u);
  EXPECT_GT(withMap, large / 6);
  EXPECT_LT(withMap, large * 9 / 10);
  EXPECT_GT(withGeneric, large / 2);
  EXPECT_GT(withNeither, 0u);
}

TEST(Generator, ProfilesDiffer) {
  struct Shares {
    double calls = 0, loops = 0, slices = 0;
  };
  std::unique_ptr<MLIRContext> context = makeContext();
  auto measure = [&](llvm::StringRef profile) {
    unsigned ops = 0, calls = 0, loops = 0, slices = 0;
    for (uint64_t seed = 0; seed < 400; ++seed) {
      OwningOpRef<ModuleOp> module =
          generate(context.get(), seed, defaultOptions(profile));
      module->walk([&](Operation *op) {
        ++ops;
        calls += isa<func::CallOp>(op);
        loops += isa<scf::ForOp>(op);
        slices += isa<tensor::ExtractSliceOp, tensor::InsertSliceOp>(op);
      });
    }
    return Shares{calls / double(ops), loops / double(ops),
                  slices / double(ops)};
  };
  Shares mixed = measure("mixed");
  EXPECT_GT(measure("calls").calls, 1.1 * mixed.calls);
  EXPECT_GT(measure("loops").loops, 2 * mixed.loops);
  EXPECT_GT(measure("slices").slices, 1.5 * mixed.slices);
  EXPECT_EQ(lookupProfile("no-such-profile"), nullptr);
  EXPECT_EQ(allProfiles().front().name, "mixed");
}

/// The call graph has what makes calls interesting.
TEST(Generator, CallGraphsVary) {
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned severalSites = 0, sameTwice = 0, unusedResult = 0, inLoop = 0,
           inBranch = 0, severalResults = 0, privates = 0, publics = 0,
           deep = 0, returnsArgument = 0, mixedScalars = 0;
  for (uint64_t seed = 0; seed < 2000; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions());
    llvm::StringMap<unsigned> sites;
    module->walk([&](func::CallOp call) {
      severalSites += ++sites[call.getCallee()] == 2;
      SmallVector<Value> operands(call.getOperands());
      bool twice = false;
      for (unsigned i = 0; i < operands.size(); ++i)
        for (unsigned j = 0; j < i; ++j)
          twice |= isa<TensorType>(operands[i].getType()) &&
                   operands[i] == operands[j];
      sameTwice += twice;
      unusedResult += llvm::any_of(
          call.getResults(), [](Value value) { return value.use_empty(); });
      severalResults += call.getNumResults() > 1;
      inLoop += call->getParentOfType<LoopLikeOpInterface>() != nullptr;
      inBranch += call->getParentOfType<scf::IfOp>() ||
                  call->getParentOfType<scf::IndexSwitchOp>();
      bool scalar = false, tensor = false;
      for (Value operand : operands) {
        scalar |= !isa<TensorType>(operand.getType());
        tensor |= isa<TensorType>(operand.getType());
      }
      mixedScalars += scalar && tensor;
      deep += call->getParentOfType<func::FuncOp>().getName() != kEntryName;
    });
    for (func::FuncOp function : module->getOps<func::FuncOp>()) {
      if (function.getName() == kEntryName) {
        EXPECT_TRUE(function.isPublic());
        continue;
      }
      EXPECT_GE(sites.lookup(function.getName()), 1u)
          << "a function without a call, seed " << seed;
      if (function.isExternal())
        continue;
      (function.isPrivate() ? privates : publics) += 1;
      Operation *terminator = function.front().getTerminator();
      returnsArgument +=
          llvm::any_of(terminator->getOperands(), [](Value value) {
            return isa<TensorType>(value.getType()) &&
                   isa<BlockArgument>(value);
          });
    }
  }
  for (auto [what, count] :
       std::initializer_list<std::pair<StringRef, unsigned>>{
           {"several sites", severalSites},
           {"the same twice", sameTwice},
           {"an unused result", unusedResult},
           {"in a loop", inLoop},
           {"in a branch", inBranch},
           {"several results", severalResults},
           {"private", privates},
           {"public", publics},
           {"from a callee", deep},
           {"returns an argument", returnsArgument},
           {"scalars and tensors", mixedScalars}})
    EXPECT_GT(count, 30u) << what.str();
}

TEST(Generator, TypesVary) {
  std::unique_ptr<MLIRContext> context = makeContext();
  std::set<unsigned> ranks;
  std::set<std::string> elements;
  unsigned dynamicDims = 0, emptyDims = 0;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions());
    auto entry = module->lookupSymbol<func::FuncOp>(kEntryName);
    for (Type type : entry.getArgumentTypes()) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (!tensor)
        continue;
      ranks.insert(tensor.getRank());
      std::string element;
      llvm::raw_string_ostream(element) << tensor.getElementType();
      elements.insert(element);
      dynamicDims += tensor.getNumDynamicDims();
      emptyDims += llvm::is_contained(tensor.getShape(), 0);
    }
  }
  EXPECT_EQ(ranks, (std::set<unsigned>{0, 1, 2, 3}));
  EXPECT_EQ(elements, (std::set<std::string>{"f32", "f64", "i1", "i32", "i64",
                                             "i8", "index"}));
  EXPECT_GT(dynamicDims, 100u);
  EXPECT_GT(emptyDims, 10u);
}

/// What the default paths do not take is generated where the limits allow it,
/// and free of undefined behaviour.
TEST(Generator, WithoutLimitsFunctionsRecurAndReturnTwice) {
  std::unique_ptr<MLIRContext> context = makeContext();
  oracle::OpRegistry registry = oracle::OpRegistry::builtin();
  GeneratorOptions options;
  options.profile = lookupProfile("cfg");
  unsigned recursive = 0, severalReturns = 0, externalTensors = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
    ASSERT_TRUE(succeeded(verify(*module))) << "seed " << seed;
    module->walk([&](func::FuncOp function) {
      unsigned returns = 0;
      function.walk([&](func::ReturnOp) { ++returns; });
      severalReturns += returns > 1;
      function.walk([&](func::CallOp call) {
        recursive += call.getCallee() == function.getName();
      });
      if (function.isExternal())
        externalTensors += llvm::any_of(function.getResultTypes(),
                                        llvm::IsaPred<RankedTensorType>);
    });
    auto program = oracle::Program::decode(*module, registry);
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    for (unsigned number = 0; number < 3; ++number) {
      std::string why;
      FailureOr<oracle::InputSet> inputs = oracle::makeInputs(
          module->lookupSymbol<func::FuncOp>(kEntryName), number, why);
      ASSERT_TRUE(succeeded(inputs)) << why;
      oracle::Observation run = oracle::observe(
          *program, kEntryName, *boundary.lookup(kEntryName), *inputs, {});
      EXPECT_TRUE(run.outcome.completed())
          << "seed " << seed << ": " << run.outcome.why;
    }
  }
  EXPECT_GT(recursive, 20u);
  EXPECT_GT(severalReturns, 100u);
  EXPECT_GE(externalTensors, 3u);
}

/// The limits are kept by every profile.
TEST(Generator, LimitsAreKept) {
  std::unique_ptr<MLIRContext> context = makeContext();
  for (const Profile &profile : allProfiles()) {
    GeneratorOptions options = defaultOptions(profile.name);
    options.limits.noUnstructuredControlFlow = true;
    for (uint64_t seed = 0; seed < scaled(profile.name, 200); ++seed) {
      OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
      for (func::FuncOp function : module->getOps<func::FuncOp>()) {
        if (function.isExternal()) {
          EXPECT_FALSE(llvm::any_of(function.getResultTypes(),
                                    llvm::IsaPred<TensorType>));
          continue;
        }
        EXPECT_TRUE(function.getBody().hasOneBlock());
        function.walk([&](func::CallOp call) {
          EXPECT_NE(call.getCallee(), function.getName());
        });
      }
    }
  }
}

TEST(Generator, TypesProfileHasOddTypesAndBuffers) {
  std::unique_ptr<MLIRContext> context = makeContext();
  std::set<std::string> elements;
  unsigned buffers = 0, readOnly = 0, globals = 0;
  for (uint64_t seed = 0; seed < 500; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions("types"));
    auto entry = module->lookupSymbol<func::FuncOp>(kEntryName);
    for (auto [number, type] : llvm::enumerate(entry.getArgumentTypes())) {
      buffers += isa<MemRefType>(type);
      readOnly += entry.getArgAttr(number, "bufferization.writable") != nullptr;
      if (auto tensor = dyn_cast<RankedTensorType>(type)) {
        std::string element;
        llvm::raw_string_ostream(element) << tensor.getElementType();
        elements.insert(element);
      }
    }
    globals += !module->getOps<ml_program::GlobalOp>().empty();
  }
  for (const char *element : {"bf16", "f16", "i5", "i7", "i16", "i24"})
    EXPECT_TRUE(elements.count(element)) << element;
  EXPECT_GT(buffers, 200u);
  EXPECT_GT(readOnly, 100u);
  EXPECT_GT(globals, 10u);
}

/// Nothing that shows outside stands where iterations have no order.
TEST(Generator, ParallelBodiesShowNothing) {
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned loops = 0;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions("loops"));
    module->walk([&](Operation *op) {
      if (!isa<scf::ForallOp, scf::ParallelOp>(op))
        return;
      ++loops;
      op->walk([&](Operation *inner) {
        EXPECT_FALSE(isa<vector::PrintOp>(inner)) << "seed " << seed;
        if (auto call = dyn_cast<func::CallOp>(inner))
          EXPECT_FALSE(module->lookupSymbol<func::FuncOp>(call.getCallee())
                           .isExternal());
      });
    });
  }
  EXPECT_GT(loops, 200u);
}

TEST(Generator, DeepAndWideAreLarge) {
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned ops = 0, functions = 0;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    ops += countOps(*generate(context.get(), seed, defaultOptions("deep")));
    OwningOpRef<ModuleOp> wide =
        generate(context.get(), seed, defaultOptions("wide"));
    auto range = wide->getOps<func::FuncOp>();
    functions += std::distance(range.begin(), range.end());
  }
  EXPECT_GE(ops / 50, 300u);
  EXPECT_GE(functions / 50, 20u);
}

TEST(Generator, NoReturnedViewsReturnsArgumentsAndAllocationsOnly) {
  std::unique_ptr<MLIRContext> context = makeContext();
  GeneratorOptions options = defaultOptions();
  options.limits.noReturnedViews = true;
  unsigned tensors = 0;
  for (uint64_t seed = 0; seed < 500; ++seed) {
    OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
    ASSERT_TRUE(succeeded(verify(*module)));
    module->walk([&](func::ReturnOp op) {
      for (Value value : op.getOperands()) {
        if (!isa<TensorType>(value.getType()))
          continue;
        ++tensors;
        if (isa<BlockArgument>(value) ||
            value.getDefiningOp<bufferization::AllocTensorOp>())
          continue;
        auto copy = value.getDefiningOp<linalg::CopyOp>();
        ASSERT_TRUE(copy) << "seed " << seed;
        EXPECT_TRUE(copy.getOutputs()
                        .front()
                        .getDefiningOp<bufferization::AllocTensorOp>());
      }
    });
  }
  EXPECT_GT(tensors, 500u);
}

TEST(Generator, NoDynamicResultsReturnsStaticTensors) {
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned tensors = 0;
  for (const Profile &profile : allProfiles()) {
    GeneratorOptions options = defaultOptions(profile.name);
    options.limits.noDynamicResults = true;
    for (uint64_t seed = 0; seed < scaled(profile.name, 100); ++seed) {
      OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
      ASSERT_TRUE(succeeded(verify(*module)));
      for (func::FuncOp function : module->getOps<func::FuncOp>())
        for (Type type : function.getResultTypes())
          if (auto tensor = dyn_cast<RankedTensorType>(type)) {
            ++tensors;
            EXPECT_TRUE(tensor.hasStaticShape())
                << profile.name.str() << ", seed " << seed;
          }
    }
  }
  EXPECT_GT(tensors, 500u);
}

TEST(Generator, NoDynamicResultsOfCalleesThatGiveWhatTheyWereGiven) {
  // Of one op alone, whose entry has a size that nobody knows.
  RuleTable table;
  for (const Rule &rule : RuleTable::builtin().rules())
    if (llvm::StringRef(rule.name).starts_with("idiom.callee_"))
      table.add(rule);
  std::unique_ptr<MLIRContext> context = makeContext();
  GeneratorOptions options = defaultOptions("single");
  options.rules = &table;
  options.limits.noDynamicResults = true;
  unsigned tensors = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    OwningOpRef<ModuleOp> module = generate(context.get(), seed, options);
    for (func::FuncOp function : module->getOps<func::FuncOp>())
      for (Type type : function.getResultTypes())
        if (auto tensor = dyn_cast<RankedTensorType>(type)) {
          ++tensors;
          EXPECT_TRUE(tensor.hasStaticShape()) << "seed " << seed;
        }
  }
  EXPECT_GT(tensors, 200u);
}

TEST(Generator, NoExplicitDeallocationFreesNothing) {
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned frees[2] = {0, 0};
  for (bool isLimited : {false, true}) {
    GeneratorOptions options = defaultOptions("types");
    options.limits.noExplicitDeallocation = isLimited;
    for (uint64_t seed = 0; seed < 300; ++seed)
      generate(context.get(), seed, options)
          ->walk([&](bufferization::DeallocTensorOp) { ++frees[isLimited]; });
  }
  EXPECT_GT(frees[0], 5u);
  EXPECT_EQ(frees[1], 0u);
}

TEST(Generator, NoVectorsAsElementsOfTensors) {
  std::unique_ptr<MLIRContext> context = makeContext();
  unsigned ofVectors[2] = {0, 0}, others[2] = {0, 0};
  for (bool isLimited : {false, true}) {
    GeneratorOptions options = defaultOptions("types");
    options.limits.noVectorsAsElements = isLimited;
    for (uint64_t seed = 0; seed < 300; ++seed)
      generate(context.get(), seed, options)
          ->walk([&](tensor::FromElementsOp op) {
            bool isVector = isa<VectorType>(op.getType().getElementType());
            ++(isVector ? ofVectors : others)[isLimited];
          });
  }
  EXPECT_GT(ofVectors[0], 5u);
  EXPECT_EQ(ofVectors[1], 0u);
  EXPECT_GT(others[1], 5u);
}

TEST(Generator, LocationsNameFunctionAndOp) {
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = generate(context.get(), 5, defaultOptions());
  for (func::FuncOp function : module->getOps<func::FuncOp>()) {
    std::set<unsigned> lines;
    function.getBody().walk([&](Operation *op) {
      // The named ops build their bodies themselves, and scf.forall its end.
      Operation *parent = op->getParentOp();
      if (isa<linalg::LinalgOp>(parent) &&
          !isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(parent))
        return;
      if (isa<scf::InParallelOp>(op) ||
          (op->hasTrait<OpTrait::IsTerminator>() &&
           isa<affine::AffineForOp, affine::AffineIfOp,
               affine::AffineParallelOp, vector::MaskOp>(parent)))
        return;
      auto location = dyn_cast<FileLineColLoc>(op->getLoc());
      ASSERT_TRUE(location);
      EXPECT_EQ(location.getFilename(), function.getName());
      EXPECT_GT(location.getLine(), 0u);
      EXPECT_TRUE(lines.insert(location.getLine()).second)
          << "two ops of one number";
    });
  }
}

/// One module to the letter: a change of this text changes what every stored
/// case stands for. Run with BUFDIFF_UPDATE_GOLDEN=1 to accept it.
TEST(Generator, GoldenText) {
  std::unique_ptr<MLIRContext> context = makeContext();
  std::string text = printed(*generate(context.get(), 2, defaultOptions()));
  std::string path = std::string(BUFDIFF_GENERATOR_TEST_DIR) + "/seed2.mlir";
  if (std::getenv("BUFDIFF_UPDATE_GOLDEN")) {
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
    ASSERT_FALSE(error);
  }
  auto golden = llvm::MemoryBuffer::getFile(path);
  ASSERT_TRUE(golden);
  EXPECT_EQ(text, (*golden)->getBuffer());
}

TEST(Generator, TextParsesBack) {
  std::unique_ptr<MLIRContext> context = makeContext();
  for (uint64_t seed = 0; seed < 200; ++seed) {
    OwningOpRef<ModuleOp> module =
        generate(context.get(), seed, defaultOptions());
    std::string text = printed(*module);
    OwningOpRef<ModuleOp> parsed =
        parseSourceString<ModuleOp>(text, ParserConfig(context.get()));
    ASSERT_TRUE(parsed) << "seed " << seed;
    EXPECT_EQ(printed(*parsed), text) << "seed " << seed;
  }
}

} // namespace
