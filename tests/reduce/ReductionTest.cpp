//===- ReductionTest.cpp - The loop that runs reducers
//----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestJudge.h"
#include "harness/reduce/Output.h"
#include "harness/reduce/reducers/Reducers.h"
#include <cstdlib>
#include <unistd.h>

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::test;
using oracle::FindingKind;

namespace {

constexpr llvm::StringLiteral kModule = R"(// A comment.
    func.func private @callee(%a: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
      %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func @main(%a: tensor<4xf32>, %c: i1) -> (tensor<4xf32>, tensor<4xf32>) {
      %f = arith.constant 2.0 : f32
      %0 = call @callee(%a, %f) : (tensor<4xf32>, f32) -> tensor<4xf32>
      %1 = scf.if %c -> tensor<4xf32> {
        %2 = linalg.copy ins(%0 : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
        scf.yield %2 : tensor<4xf32>
      } else {
        scf.yield %a : tensor<4xf32>
      }
      return %0, %1 : tensor<4xf32>, tensor<4xf32>
    }
)";

ReductionInput inputOf(llvm::StringRef text) {
  ReductionInput input;
  input.text = text.str();
  return input;
}

TEST(Reduction, ReducesToWhatIsWanted) {
  ReductionResult result =
      reduceInput(inputOf(kModule), contains({"linalg.copy"}));
  EXPECT_EQ(result.state.text, R"(module {
  func.func @main() {
    %cst = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %0 = linalg.copy ins(%cst : tensor<1xf32>) outs(%cst : tensor<1xf32>) -> tensor<1xf32>
    return
  }
}
)");
  EXPECT_TRUE(result.converged);
  EXPECT_FALSE(result.stopped);
  // With the yields of linalg bodies.
  EXPECT_EQ(result.ops, 11u);
  EXPECT_EQ(result.functions, 2u);
  EXPECT_EQ(result.state.ops, 4u);
  EXPECT_EQ(result.state.functions, 1u);
  EXPECT_GE(result.state.tries, result.state.accepted);
}

TEST(Reduction, IsTheSameEveryTime) {
  std::vector<std::string> first, second;
  for (std::vector<std::string> *texts : {&first, &second}) {
    ReductionOptions options;
    options.progress = [&](const ReductionState &state, llvm::StringRef name) {
      texts->push_back((name + " " + state.text).str());
    };
    reduceInput(inputOf(kModule), contains({"linalg.copy", "call"}), options);
  }
  EXPECT_GT(first.size(), 10u);
  EXPECT_EQ(first, second);
}

TEST(Reduction, NoCandidateIsJudgedTwice) {
  // A judge in another process cannot count; the progress can.
  std::set<uint64_t> sizes;
  ReductionOptions options;
  options.progress = [&](const ReductionState &state, llvm::StringRef) {
    // The input itself is among them.
    EXPECT_EQ(state.tried.size(), state.tries + 1);
  };
  ReductionResult result =
      reduceInput(inputOf(kModule), contains({"linalg.copy"}), options);
  EXPECT_GT(result.state.tries, 5u);
}

TEST(Reduction, GoesOnWhereACandidateKillsTheWorker) {
  // Whatever has no call is fatal, and no good.
  ReductionResult result =
      reduceInput(inputOf(kModule), [](llvm::StringRef text, llvm::StringRef) {
        if (!text.contains("call @"))
          std::abort();
        return text.contains("linalg.copy");
      });
  llvm::StringRef text = result.state.text;
  EXPECT_TRUE(text.contains("call @")) << text.str();
  EXPECT_TRUE(text.contains("linalg.copy")) << text.str();
  EXPECT_FALSE(text.contains("scf.if")) << text.str();
  EXPECT_TRUE(result.converged);
}

TEST(Reduction, KeepsWhatKillsTheWorker) {
  // Here the death is the finding.
  unsigned deaths = 0;
  ReductionResult result = reduceInput(
      inputOf(kModule),
      [](llvm::StringRef text, llvm::StringRef) {
        if (text.contains("linalg.copy"))
          std::abort();
        if (text.contains("linalg.fill"))
          std::_Exit(3);
        return false;
      },
      {},
      [&](const WorkerDeath &death, llvm::StringRef) {
        ++deaths;
        return death.kind == WorkerDeath::Kind::Signal && death.code == SIGABRT;
      });
  EXPECT_GT(deaths, 3u);
  llvm::StringRef text = result.state.text;
  EXPECT_TRUE(text.contains("linalg.copy")) << text.str();
  EXPECT_FALSE(text.contains("linalg.fill")) << text.str();
  EXPECT_EQ(result.state.functions, 1u);
  EXPECT_EQ(result.state.ops, 4u) << text.str();
}

TEST(Reduction, ALoopingCandidateIsGivenUp) {
  ReductionOptions options;
  options.workers.stallSeconds = 0.2;
  ReductionResult result = reduceInput(
      inputOf("func.func @main(%a: f32) -> f64 {\n"
              "  %0 = arith.negf %a : f32\n  %1 = arith.negf %0 : f32\n"
              "  %2 = arith.extf %1 : f32 to f64\n  return %2 : f64\n}"),
      [](llvm::StringRef text, llvm::StringRef) {
        for (volatile bool forever = true;
             forever && !text.contains("arith.extf");)
          ;
        return true;
      },
      options);
  llvm::StringRef text = result.state.text;
  EXPECT_TRUE(text.contains("arith.extf"));
  EXPECT_FALSE(text.contains("arith.negf"));
}

TEST(Reduction, StopsWhenAskedWithTheBestSoFar) {
  bool stop = false;
  std::string best;
  ReductionOptions options;
  options.progress = [&](const ReductionState &state, llvm::StringRef) {
    if (state.accepted >= 2 && !stop) {
      stop = true;
      best = state.text;
    }
  };
  options.shouldStop = [&] { return stop; };
  // Slow enough that the end does not come first.
  ReductionResult result = reduceInput(
      inputOf(kModule),
      [](llvm::StringRef text, llvm::StringRef) {
        usleep(20000);
        return text.contains("linalg.copy");
      },
      options);
  EXPECT_TRUE(result.stopped);
  EXPECT_FALSE(result.converged);
  EXPECT_GE(result.state.accepted, 2u);
  EXPECT_TRUE(llvm::StringRef(result.state.text).contains("linalg.copy"));
  EXPECT_LE(result.state.text.size(), best.size());
}

TEST(Reduction, RoundsAreCapped) {
  ReductionOptions options;
  options.maxRounds = 1;
  ReductionResult result =
      reduceInput(inputOf(kModule), contains({"linalg.copy"}), options);
  EXPECT_FALSE(result.converged);
  EXPECT_FALSE(result.stopped);
  EXPECT_EQ(result.state.round, 1u);
}

/// Dies whenever it is asked.
class DyingReducer final : public Reducer {
public:
  llvm::StringRef name() const override { return "dying"; }
  llvm::StringRef description() const override { return "dies"; }
  unsigned numSites(const Subject &) override { std::abort(); }
  LogicalResult apply(const Subject &, Candidate &, unsigned,
                      unsigned) override {
    return failure();
  }
};

TEST(Reduction, AReducerThatDiesDoesNotEndIt) {
  std::string error;
  FailureOr<ReductionResult> result = reduce(
      inputOf(kModule),
      [] {
        ReducerRegistry registry;
        registry.add(std::make_unique<DyingReducer>());
        registry.add(createDropOps());
        return registry;
      },
      [] { return std::make_unique<TextJudge>(contains({"linalg.copy"})); },
      [](const WorkerDeath &, llvm::StringRef) { return true; }, {}, error);
  ASSERT_TRUE(succeeded(result)) << error;
  EXPECT_TRUE(result->converged);
  EXPECT_EQ(result->state.acceptedBy[0], 0u);
  EXPECT_GT(result->state.acceptedBy[1], 0u);
  EXPECT_LT(result->state.ops, result->ops);
}

TEST(Reduction, TheInputMustShowTheFinding) {
  std::string error;
  EXPECT_TRUE(failed(reduce(
      inputOf(kModule), ReducerRegistry::builtin,
      [] { return std::make_unique<TextJudge>(contains({"linalg.matmul"})); },
      [](const WorkerDeath &, llvm::StringRef) { return false; }, {}, error)));
  EXPECT_EQ(error,
            "the module does not show the finding when it is checked alone");
  EXPECT_TRUE(failed(reduce(
      inputOf("func.func @"), ReducerRegistry::builtin,
      [] { return std::make_unique<TextJudge>(contains({})); },
      [](const WorkerDeath &, llvm::StringRef) { return false; }, {}, error)));
  EXPECT_EQ(error, "the module does not parse");
}

/// Copies are tried to name the finding, and MLIR 22 dies of one of these
/// (corpus/known-bugs/hoisting-unreachable-block.mlir). The finding is none the
/// less for that.
TEST(Reduction, WhoeverDiesNamingTheFindingIsNotAsked) {
  constexpr llvm::StringLiteral module = R"(
    func.func @main(%t: tensor<1xindex>) -> (tensor<1xindex>, tensor<1xindex>) {
      %s = tensor.extract_slice %t[0] [1] [1] : tensor<1xindex> to tensor<1xindex>
      cf.br ^end(%t : tensor<1xindex>)
    ^dead:
      %c1 = arith.constant 1 : index
      %0 = linalg.fill ins(%c1 : index) outs(%t : tensor<1xindex>) -> tensor<1xindex>
      cf.br ^end(%0 : tensor<1xindex>)
    ^end(%1: tensor<1xindex>):
      %c0 = arith.constant 0 : index
      %2 = tensor.insert %c0 into %t[%c0] : tensor<1xindex>
      return %s, %2 : tensor<1xindex>, tensor<1xindex>
    }
  )";
  CheckFlags flags;
  flags.paths = {"pipeline:hoisting"};
  std::string error;
  FailureOr<ModuleVerdict> verdict =
      checkAlone(module, "input", flags, WorkerOptions(), error);
  ASSERT_TRUE(succeeded(verdict)) << error;
  ASSERT_EQ(verdict->findings.size(), 1u);
  EXPECT_EQ(verdict->findings[0].signature,
            "wrong-result:pipeline:hoisting:tensor.insert:func.func");
  Target target = Target::of(verdict->findings[0], *verdict, Keep::Signature);
  FailureOr<ReductionResult> result = reduce(
      inputOf(module), ReducerRegistry::builtin,
      [&] { return createCheckerJudge(flags, target); },
      createDeathJudge(flags, target), {}, error);
  ASSERT_TRUE(succeeded(result)) << error;
  EXPECT_EQ(result->state.excluded.size(), 1u);
  EXPECT_LT(result->state.ops, result->ops);
}

TEST(Reduction, SeedInputIsTheSeedsModule) {
  std::string error;
  FailureOr<ReductionInput> input =
      makeReductionInput({5, {}}, GeneratorOptions(), error);
  ASSERT_TRUE(succeeded(input)) << error;
  std::unique_ptr<MLIRContext> context = createContext();
  ChoiceSequence again = ChoiceSequence::fromBytes(input->choices);
  OwningOpRef<ModuleOp> module =
      generateModule(context.get(), again, GeneratorOptions());
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os);
  EXPECT_EQ(input->text, text);
}

/// The body of linalg.map reads its init, and is taken for one that does not:
/// what the constant's copy would hold is never written.
constexpr llvm::StringLiteral kMapReadsInit = R"(
    func.func private @both(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %0 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>)
          outs(%a : tensor<4xf32>) -> tensor<4xf32>
      return %a, %0 : tensor<4xf32>, tensor<4xf32>
    }
    func.func @main(%n: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %c = arith.constant dense<3.0> : tensor<4xf32>
      %0:2 = call @both(%n) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
      %1 = linalg.map outs(%c : tensor<4xf32>)
        (%o: f32) { linalg.yield %o : f32 }
      return %1, %0#1 : tensor<4xf32>, tensor<4xf32>
    }
)";

TEST(Reduction, KeepsKindPathAndSignatureOfARealFinding) {
  CheckFlags flags;
  flags.paths = {"one-shot"};
  std::string error;
  FailureOr<ModuleVerdict> verdict =
      checkAlone(kMapReadsInit, "input", flags, WorkerOptions(), error);
  ASSERT_TRUE(succeeded(verdict)) << error;
  ASSERT_EQ(verdict->findings.size(), 1u);
  EXPECT_EQ(verdict->findings[0].kind, FindingKind::UninitializedRead);
  Target target = Target::of(verdict->findings[0], *verdict, Keep::Signature);
  FailureOr<ReductionResult> result = reduce(
      inputOf(kMapReadsInit), ReducerRegistry::builtin,
      [&] { return createCheckerJudge(flags, target); },
      createDeathJudge(flags, target), {}, error);
  ASSERT_TRUE(succeeded(result)) << error;
  EXPECT_EQ(result->state.text, R"(module {
  func.func @main() -> tensor<1xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %mapped = linalg.map outs(%cst : tensor<1xf32>)
      (%init: f32) {
        linalg.yield %init : f32
      }
    return %mapped : tensor<1xf32>
  }
}
)");
  std::string file = withDirectives(result->state.text, flags, target);
  FailureOr<ModuleVerdict> again =
      checkAlone(file, "output", flags, WorkerOptions(), error);
  ASSERT_TRUE(succeeded(again)) << error;
  ASSERT_EQ(again->findings.size(), 1u);
  EXPECT_EQ(again->findings[0].signature, target.signature());
  EXPECT_TRUE(again->discarded.empty());
}

TEST(Reduction, AReducedModuleStaysDefined) {
  // What reads tensor.empty would be smaller, and no evidence.
  CheckFlags flags;
  flags.paths = {"one-shot"};
  Target target;
  target.kind = FindingKind::UninitializedRead;
  target.path = "one-shot";
  target.blame = "linalg.map:func.func";
  std::unique_ptr<Judge> judge = createCheckerJudge(flags, target);
  Progress progress;
  auto text = [](llvm::StringRef init) {
    return ("func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, f32) {\n"
            "  %e = tensor.empty() : tensor<4xf32>\n"
            "  %m = linalg.map outs(" +
            init +
            " : tensor<4xf32>) (%o: f32) { linalg.yield %o : f32 }\n"
            "  %i = arith.constant 0 : index\n"
            "  %x = tensor.extract %m[%i] : tensor<4xf32>\n"
            "  %y = arith.fptosi %x : f32 to i64\n"
            "  %z = arith.index_cast %y : i64 to index\n"
            "  %j = arith.minui %z, %i : index\n"
            "  %w = tensor.extract %a[%j] : tensor<4xf32>\n"
            "  return %m, %w : tensor<4xf32>, f32\n}")
        .str();
  };
  EXPECT_FALSE(judge->shows(text("%e"), "", {}, progress));
}

TEST(Reduction, NoCandidateTakesMuchLonger) {
  CheckFlags flags;
  flags.paths = {"one-shot"};
  Progress progress;
  auto text = [](llvm::StringRef iterations) {
    return ("func.func @main() -> tensor<1xf32> {\n"
            "  %l = arith.constant 0 : index\n"
            "  %u = arith.constant " +
            iterations +
            " : index\n"
            "  %s = arith.constant 1 : index\n"
            "  scf.for %i = %l to %u step %s {\n"
            "    %0 = arith.addi %i, %i : index\n"
            "    %1 = arith.addi %0, %i : index\n"
            "  }\n"
            "  %c = arith.constant dense<0.0> : tensor<1xf32>\n"
            "  %m = linalg.map outs(%c : tensor<1xf32>) (%o: f32) {\n"
            "    linalg.yield %o : f32\n  }\n"
            "  return %m : tensor<1xf32>\n}")
        .str();
  };
  std::string error;
  FailureOr<ModuleVerdict> verdict =
      checkAlone(text("3"), "text", flags, WorkerOptions(), error);
  ASSERT_TRUE(succeeded(verdict)) << error;
  ASSERT_EQ(verdict->findings.size(), 1u);
  Target target = Target::of(verdict->findings[0], *verdict, Keep::Signature);
  std::unique_ptr<Judge> judge = createCheckerJudge(flags, target);
  // Whatever is given first is what there is to be reduced.
  EXPECT_TRUE(judge->shows(text("100000"), "", {}, progress));
  EXPECT_TRUE(judge->shows(text("200000"), "", {}, progress));
  EXPECT_TRUE(judge->shows(text("10"), "", {}, progress));
  EXPECT_TRUE(judge->shows(text("1000"), "", {}, progress));
  EXPECT_FALSE(judge->shows(text("100000"), "", {}, progress));
}

} // namespace
