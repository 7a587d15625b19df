//===- CheckerTest.cpp - One module over all paths ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Checker.h"
#include "TestPaths.h"
#include "harness/check/Driver.h"
#include "harness/generator/GenContext.h"
#include "harness/generator/Rule.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::test;
using oracle::FindingKind;

/// A tensor is written and returned unwritten: needs a copy.
constexpr llvm::StringLiteral kNeedsCopy = R"(
func.func @main(%x: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %t = tensor.from_elements %x, %x, %x, %x : tensor<4xi32>
  %c1 = arith.constant 1 : index
  %v = arith.constant 77 : i32
  %u = tensor.insert %v into %t[%c1] : tensor<4xi32>
  return %t, %u : tensor<4xi32>, tensor<4xi32>
})";

namespace {
class CheckerTest : public ::testing::Test {
protected:
  const Path *add(std::unique_ptr<Path> path) {
    options.paths.push_back(path.get());
    owned.push_back(std::move(path));
    return options.paths.back();
  }
  void add(llvm::StringRef name, ChangedPath::Change change) {
    add(std::make_unique<ChangedPath>(name, std::move(change)));
  }
  ModuleVerdict check(llvm::StringRef text) {
    Checker checker(ops, options);
    std::string error;
    FailureOr<ModuleVerdict> verdict =
        checker.checkText(text, "test.mlir", error);
    EXPECT_TRUE(succeeded(verdict)) << error;
    return succeeded(verdict) ? std::move(*verdict) : ModuleVerdict();
  }
  std::string checkError(llvm::StringRef text) {
    Checker checker(ops, options);
    std::string error;
    EXPECT_TRUE(failed(checker.checkText(text, "test.mlir", error)));
    return error;
  }
  /// The signatures of all findings, in order.
  static std::vector<std::string> signatures(const ModuleVerdict &verdict) {
    std::vector<std::string> all;
    for (const Finding &finding : verdict.findings)
      all.push_back(finding.signature);
    return all;
  }

  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  CheckOptions options;
  std::vector<std::unique_ptr<Path>> owned;
};
} // namespace

using Signatures = std::vector<std::string>;

TEST_F(CheckerTest, RightPathsAgree) {
  add(createOneShotPath());
  add(createInterfacePath());
  add(createLegacyPath());
  ModuleVerdict verdict = check(kNeedsCopy);
  EXPECT_EQ(verdict.worst(), VerdictClass::Agree);
  // Three paths, two input sets.
  EXPECT_EQ(verdict.agreements, 6u);
  EXPECT_EQ(verdict.shape.functions, 1u);
  EXPECT_TRUE(verdict.shape.outOfPlace);
}

TEST_F(CheckerTest, DroppedCopy) {
  add("drops-copy", dropCopy);
  ModuleVerdict verdict = check(kNeedsCopy);
  EXPECT_EQ(signatures(verdict),
            Signatures{"wrong-result:drops-copy:memref.store:func.func"});
  const std::string &text = verdict.findings.front().explanation;
  EXPECT_NE(text.find("result #0 [1] is 77, expected 1\n"), std::string::npos)
      << text;
  // The op to blame is marked in the output.
  EXPECT_NE(text.find("\n  >   memref.store "), std::string::npos) << text;
}

TEST_F(CheckerTest, WrongBufferReturned) {
  add("swaps", [](ModuleOp module) {
    module.walk([](func::ReturnOp op) { op.setOperand(0, op.getOperand(1)); });
    for (auto function : module.getOps<func::FuncOp>()) {
      auto returnOp =
          cast<func::ReturnOp>(function.getBody().front().getTerminator());
      function.setType(FunctionType::get(module.getContext(),
                                         function.getArgumentTypes(),
                                         returnOp.getOperandTypes()));
    }
    return success();
  });
  ModuleVerdict verdict = check(kNeedsCopy);
  EXPECT_EQ(signatures(verdict),
            Signatures{"wrong-result:swaps:memref.store:func.func"});
}

TEST_F(CheckerTest, OnePathsFaultIsNotTheOthers) {
  add("drops-copy", dropCopy);
  add(createOneShotPath());
  ModuleVerdict verdict = check(kNeedsCopy);
  EXPECT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.agreements, 2u);
}

TEST_F(CheckerTest, ExcludedPathsDoNotRun) {
  add("drops-copy", dropCopy);
  add(createOneShotPath());
  Checker checker(ops, options);
  std::string error;
  FailureOr<ModuleVerdict> verdict =
      checker.checkText(kNeedsCopy, "test.mlir", error, {1});
  ASSERT_TRUE(succeeded(verdict));
  EXPECT_EQ(verdict->worst(), VerdictClass::Agree);
}

TEST_F(CheckerTest, RejectionKeepsTheDiagnostic) {
  add("declines", [](ModuleOp module) {
    return LogicalResult(module->emitError("no. 17 of @f"));
  });
  add(createOneShotPath());
  ModuleVerdict verdict = check(kNeedsCopy);
  EXPECT_EQ(verdict.worst(), VerdictClass::Rejected);
  ASSERT_EQ(verdict.rejected.size(), 1u);
  EXPECT_EQ(verdict.rejected[0].path, "declines");
  EXPECT_EQ(verdict.rejected[0].diagnostic, "no. N of @_");
  EXPECT_EQ(verdict.agreements, 2u);
}

TEST_F(CheckerTest, RejectedGeneratedModulesAreFindings) {
  add("declines", [](ModuleOp module) {
    return LogicalResult(module->emitError("no. 17"));
  });
  Checker checker(ops, options);
  ModuleVerdict verdict = checker.checkChoices(ChoiceSequence::fromSeed(1));
  EXPECT_EQ(signatures(verdict),
            Signatures{"unexpected-rejection:declines:no. N"});
}

TEST_F(CheckerTest, OneFaultOfAGeneratedModuleIsShownOnce) {
  auto refuse = [](llvm::StringRef why) {
    return [why](ModuleOp module) -> LogicalResult {
      return module.emitError(why);
    };
  };
  add("first", refuse("no room"));
  add("second", refuse("no room"));
  add("third", refuse("no time"));
  Checker checker(ops, options);
  EXPECT_EQ(signatures(checker.checkChoices(ChoiceSequence::fromSeed(1))),
            (Signatures{"unexpected-rejection:first:no room",
                        "unexpected-rejection:third:no time"}));
  // The next module is another one.
  EXPECT_EQ(checker.checkChoices(ChoiceSequence::fromSeed(2)).findings.size(),
            2u);

  // In a file everybody is judged.
  options.paths.clear();
  add("drops", dropCopy);
  add("also", [](ModuleOp module) {
    OpBuilder builder(module.getContext());
    module.walk([&](func::ReturnOp op) {
      builder.setInsertionPoint(op);
      memref::AllocOp::create(builder, op.getLoc(),
                              MemRefType::get({1}, builder.getI32Type()));
    });
    return dropCopy(module);
  });
  EXPECT_EQ(signatures(check(kNeedsCopy)).size(), 2u);
}

TEST_F(CheckerTest, DocumentedRejectionsOfGeneratedModules) {
  class Documented final : public ChangedPath {
  public:
    using ChangedPath::ChangedPath;
    llvm::ArrayRef<llvm::StringRef> documentedRejections() const override {
      static const llvm::StringRef known[] = {"no."};
      return known;
    }
  };
  add(std::make_unique<Documented>("declines", [](ModuleOp module) {
    return LogicalResult(module->emitError("no. 17"));
  }));
  Checker checker(ops, options);
  ModuleVerdict verdict = checker.checkChoices(ChoiceSequence::fromSeed(1));
  EXPECT_TRUE(verdict.findings.empty());
  ASSERT_EQ(verdict.rejected.size(), 1u);
  EXPECT_EQ(verdict.rejected[0].diagnostic, "no. N");
}

TEST_F(CheckerTest, BrokenOutput) {
  add("breaks", [](ModuleOp module) {
    module.walk([](func::FuncOp function) {
      function->removeAttr(function.getSymNameAttrName());
    });
    module.walk([](func::ReturnOp op) { op->eraseOperand(0); });
    return success();
  });
  ModuleVerdict verdict = check(kNeedsCopy);
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].kind, FindingKind::VerifierFailure);
  EXPECT_EQ(verdict.agreements, 0u);
}

namespace {
class LazyPath final : public Path {
public:
  llvm::StringRef name() const override { return "lazy"; }
  llvm::StringRef description() const override { return "does nothing"; }
  LogicalResult bufferize(ModuleOp, oracle::BoundaryMap &,
                          Decisions *) const override {
    return success();
  }
};
} // namespace

TEST_F(CheckerTest, DifferentAtTheSecondRun) {
  unsigned runs = 0;
  add("changed", [&](ModuleOp module) {
    if (++runs % 2 == 0)
      module.walk([](memref::AllocOp op) { op.setAlignment(32); });
    return success();
  });
  const llvm::StringRef text = R"(
    func.func @main(%x: i32) -> tensor<2xi32> {
      %e = tensor.empty() : tensor<2xi32>
      %f = linalg.fill ins(%x : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
      return %f : tensor<2xi32>
    })";
  ModuleVerdict verdict = check(text);
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].kind, FindingKind::Nondeterminism);
  EXPECT_EQ(verdict.findings[0].signature,
            "nondeterminism:changed:differs between runs");
  EXPECT_NE(verdict.findings[0].explanation.find("{alignment = 32 : i64}"),
            std::string::npos)
      << verdict.findings[0].explanation;
}

TEST_F(CheckerTest, RejectedAtTheSecondRun) {
  unsigned runs = 0;
  add("changed", [&](ModuleOp module) -> LogicalResult {
    if (++runs % 2 == 0)
      return module.emitError("not today");
    return success();
  });
  ModuleVerdict verdict =
      check("func.func @main(%x: i32) -> i32 { return %x : i32 }");
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].kind, FindingKind::Nondeterminism);
  EXPECT_NE(verdict.findings[0].explanation.find("+ rejects: not today"),
            std::string::npos)
      << verdict.findings[0].explanation;
}

TEST_F(CheckerTest, OrderAndNamesOfConstantsMayDiffer) {
  // As MLIR 22 makes them, depending on addresses.
  unsigned runs = 0;
  add("changed", [&](ModuleOp module) {
    if (++runs % 2 != 0)
      return success();
    auto globals = llvm::to_vector(module.getOps<memref::GlobalOp>());
    EXPECT_EQ(globals.size(), 2u);
    globals[0]->moveAfter(globals[1]);
    std::string names[] = {globals[0].getSymName().str(),
                           globals[1].getSymName().str()};
    globals[0].setSymName(names[1]);
    globals[1].setSymName(names[0]);
    module.walk([&](memref::GetGlobalOp op) {
      op.setName(op.getName() == names[0] ? names[1] : names[0]);
    });
    return success();
  });
  ModuleVerdict verdict = check(R"(
    func.func @main() -> (tensor<2xi32>, tensor<2xi32>) {
      %a = arith.constant dense<[1, 2]> : tensor<2xi32>
      %b = arith.constant dense<[3, 4]> : tensor<2xi32>
      return %a, %b : tensor<2xi32>, tensor<2xi32>
    })");
  EXPECT_EQ(runs, 2u);
  EXPECT_TRUE(verdict.findings.empty()) << verdict.findings[0].explanation;
}

TEST_F(CheckerTest, GeneratedModulesAreLookedAtTwiceWhenAsked) {
  unsigned runs = 0;
  add("changed", [&](ModuleOp) {
    ++runs;
    return success();
  });
  Checker checker(ops, options);
  checker.checkChoices(ChoiceSequence::fromSeed(1));
  EXPECT_EQ(runs, 1u);
  checker.setSecondLook(true);
  checker.checkChoices(ChoiceSequence::fromSeed(1));
  EXPECT_EQ(runs, 3u);
}

namespace {
/// A generator with a fault: what it makes does not verify.
struct BrokenRules {
  BrokenRules() {
    for (Rule rule : RuleTable::builtin().rules()) {
      if (rule.apply)
        rule.apply = [apply = rule.apply](GenContext &ctx) {
          if (failed(apply(ctx)))
            return failure();
          // An attribute that only allocations may carry.
          Operation *op = arith::ConstantOp::create(
              ctx.b, ctx.loc(), ctx.b.getI32Type(), ctx.b.getI32IntegerAttr(7));
          op->setAttr("bufferization.manual_deallocation", ctx.b.getUnitAttr());
          return success();
        };
      table.add(std::move(rule));
    }
  }
  RuleTable table;
};
constexpr llvm::StringLiteral kDoesNotVerify =
    "generator: does not verify ('arith.constant' op attribute "
    "'bufferization.manual_deallocation' can be used only on ops that have an "
    "allocation and/or free side effect)";
TEST_F(CheckerTest, OfTwoInvalidOpsTheFirstIsBlamed) {
  add(createOneShotPath());
  // The copy does not verify since a cast is returned, the slice whatever is.
  const std::string copy = R"mlir(
    %a = arith.constant dense<0.0> : tensor<1x1xf32>
    %0 = call @f(%a) : (tensor<1x1xf32>) -> tensor<?x1xf32>
    %1 = linalg.copy ins(%0 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) -> tensor<?x1xf32>
)mlir";
  const std::string slice = R"mlir(
    %u = arith.constant dense<0.0> : tensor<1x1x1xf32>
    %2 = tensor.insert_slice %t into %u[0, %c0, 0] [1, 1, 1] [%c0, 1, %c0] : tensor<1x1xf32> into tensor<1x1x1xf32>
)mlir";
  auto sign = [&](const std::string &body) {
    std::vector<std::string> all = signatures(check(R"mlir(
  func.func private @f(%t: tensor<1x1xf32>) -> tensor<?x1xf32> {
    %cast = tensor.cast %t : tensor<1x1xf32> to tensor<?x1xf32>
    return %cast : tensor<?x1xf32>
  }
  func.func @main(%t: tensor<1x1xf32>) {
    %c0 = arith.constant 0 : index)mlir" + body +
                                                    R"mlir(
    return
  })mlir"));
    return all.empty() ? "none" : all.front();
  };
  const char *returned = "verifier-failure:one-shot:func.return of view:"
                         "func.func";
  EXPECT_EQ(sign(copy), returned);
  EXPECT_EQ(sign(copy + slice), returned);
  EXPECT_EQ(sign(slice + copy), sign(slice));
  EXPECT_NE(sign(slice), returned);
}

} // namespace

TEST_F(CheckerTest, AnInvalidModuleSpeaksAgainstNoPath) {
  BrokenRules broken;
  options.rules = &broken.table;
  add("rejects",
      [](ModuleOp module) { return LogicalResult(module->emitError("no")); });
  add("swaps", swapResults);
  Checker checker(ops, options);
  for (uint64_t seed = 0; seed < 5; ++seed) {
    testing::internal::CaptureStderr();
    ModuleVerdict verdict =
        checker.checkChoices(ChoiceSequence::fromSeed(seed));
    std::string said = testing::internal::GetCapturedStderr();
    EXPECT_EQ(said.rfind("bufdiff: a generated module does not verify: ", 0),
              0u)
        << said;
    EXPECT_EQ(signatures(verdict), Signatures{});
    EXPECT_TRUE(verdict.isInvalid);
    EXPECT_EQ(verdict.worst(), VerdictClass::Discarded);
    ASSERT_EQ(verdict.discarded.size(), 1u);
    EXPECT_EQ(verdict.discarded[0].why, kDoesNotVerify);
  }
}

TEST_F(CheckerTest, NoDeathOnAnInvalidModuleIsAFinding) {
  BrokenRules broken;
  options.rules = &broken.table;
  add("dies", [](ModuleOp) -> LogicalResult { std::abort(); });
  add("dies-too", [](ModuleOp) -> LogicalResult { std::abort(); });
  unsigned modules = 0;
  std::string error;
  ASSERT_TRUE(succeeded(checkSeeds(
      0, 3, options, WorkerOptions(),
      [&](uint64_t, const ModuleVerdict &verdict) {
        ++modules;
        EXPECT_EQ(signatures(verdict), Signatures{});
        ASSERT_EQ(verdict.discarded.size(), 1u);
        EXPECT_EQ(verdict.discarded[0].why, kDoesNotVerify);
      },
      nullptr, error)))
      << error;
  EXPECT_EQ(modules, 3u);
}

TEST_F(CheckerTest, NothingIsBlamedForWhatShowsAtTimes) {
  // Wrong in the first run on a module, right when asked again.
  unsigned runs = 0;
  add("at-times", [&](ModuleOp module) {
    return runs++ == 0 ? dropCopy(module) : success();
  });
  Checker checker(ops, options);
  checker.setSecondLook(false);
  std::string error;
  FailureOr<ModuleVerdict> verdict =
      checker.checkText(kNeedsCopy, "test.mlir", error);
  ASSERT_TRUE(succeeded(verdict)) << error;
  EXPECT_EQ(signatures(*verdict),
            Signatures{"wrong-result:at-times:not every time"});
  EXPECT_EQ(runs, 2u);
}

TEST_F(CheckerTest, LeftoverTensor) {
  add(std::make_unique<LazyPath>());
  EXPECT_EQ(signatures(check(kNeedsCopy)),
            Signatures{"leftover-tensor:lazy:func.func:builtin.module"});
}

TEST_F(CheckerTest, ADroppedEntryIsWrong) {
  add("drops-entry", [](ModuleOp module) {
    module.lookupSymbol("main")->erase();
    return success();
  });
  EXPECT_EQ(signatures(check(kNeedsCopy)),
            Signatures{"wrong-result:drops-entry:entry is gone"});
}

TEST_F(CheckerTest, APipelineMayDropTheEntry) {
  std::string error;
  add(createPipelinePath("symbol-privatize,symbol-dce", error));
  ModuleVerdict verdict = check(kNeedsCopy);
  EXPECT_TRUE(verdict.findings.empty());
  ASSERT_FALSE(verdict.discarded.empty()) << error;
  EXPECT_EQ(verdict.discarded[0].why,
            "unsupported (the entry is gone) in the output of "
            "symbol-privatize,symbol-dce");
}

TEST_F(CheckerTest, PathsThatMustBeEqual) {
  add("first", unchanged);
  add(std::make_unique<EqualPath>("second", "first", unchanged));
  ModuleVerdict verdict = check(kNeedsCopy);
  EXPECT_EQ(verdict.worst(), VerdictClass::Agree);
  EXPECT_EQ(verdict.agreements, 4u);
}

TEST_F(CheckerTest, PathsThatMustBeEqualAndAreNot) {
  add("first", unchanged);
  // Equal in meaning, not in letters.
  add(std::make_unique<EqualPath>("second", "first", [](ModuleOp module) {
    module.walk([](memref::AllocOp alloc) { alloc.setAlignment(32); });
    return success();
  }));
  ModuleVerdict verdict = check(kNeedsCopy);
  EXPECT_EQ(signatures(verdict),
            Signatures{"ir-divergence:second:memref.alloc:func.func"});
  EXPECT_EQ(verdict.agreements, 4u);
  const std::string &text = verdict.findings.front().explanation;
  EXPECT_NE(text.find("\n-     %alloc = memref.alloc() {alignment = 64"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("\n+     %alloc = memref.alloc() {alignment = 32"),
            std::string::npos)
      << text;
}

TEST_F(CheckerTest, OnlyOneOfTwoEqualPathsRejects) {
  add("first", unchanged);
  add(std::make_unique<EqualPath>("second", "first", [](ModuleOp module) {
    return LogicalResult(module->emitError("no"));
  }));
  EXPECT_EQ(signatures(check(kNeedsCopy)),
            Signatures{"ir-divergence:second:accepts and rejects"});
}

/// Each iteration writes its own element.
constexpr llvm::StringLiteral kParallel = R"(
func.func @main(%m: memref<4xindex>) {
  scf.forall (%i) in (4) {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
})";

TEST_F(CheckerTest, RaceOfAPath) {
  add("races", [](ModuleOp module) {
    module.walk([](memref::StoreOp store) {
      OpBuilder builder(store);
      Value zero = arith::ConstantIndexOp::create(builder, store.getLoc(), 0);
      store.getIndicesMutable().assign(zero);
    });
    return success();
  });
  add(createOneShotPath());
  ModuleVerdict verdict = check(kParallel);
  ASSERT_EQ(verdict.findings.size(), 1u);
  EXPECT_EQ(verdict.findings[0].kind, FindingKind::Race);
  EXPECT_EQ(verdict.findings[0].path, "races");
  EXPECT_GT(verdict.agreements, 0u);
}

TEST_F(CheckerTest, ARaceInTheReferenceIsUndefined) {
  add(createOneShotPath());
  ModuleVerdict verdict = check(R"(
    func.func @main(%m: memref<4xindex>) {
      %c0 = arith.constant 0 : index
      scf.forall (%i) in (4) {
        memref.store %i, %m[%c0] : memref<4xindex>
      }
      return
    })");
  EXPECT_EQ(verdict.worst(), VerdictClass::Discarded);
  ASSERT_FALSE(verdict.discarded.empty());
  EXPECT_NE(verdict.discarded[0].why.find("order of parallel iterations"),
            std::string::npos)
      << verdict.discarded[0].why;
}

TEST_F(CheckerTest, UndefinedBehaviourIsDiscarded) {
  add(createOneShotPath());
  ModuleVerdict verdict = check(R"(
    func.func @main() -> i32 {
      %a = arith.constant 1 : i32
      %z = arith.constant 0 : i32
      %q = arith.divsi %a, %z : i32
      return %q : i32
    })");
  EXPECT_EQ(verdict.worst(), VerdictClass::Discarded);
  ASSERT_EQ(verdict.discarded.size(), 1u);
  EXPECT_EQ(verdict.discarded[0].why.find("undefined behaviour (arith.divsi"),
            0u)
      << verdict.discarded[0].why;
}

TEST_F(CheckerTest, EndlessReferenceIsDiscarded) {
  add(createOneShotPath());
  ModuleVerdict verdict = check(R"(
    func.func @main() {
      %true = arith.constant true
      scf.while : () -> () {
        scf.condition(%true)
      } do {
        scf.yield
      }
      return
    })");
  EXPECT_EQ(verdict.worst(), VerdictClass::Discarded);
  ASSERT_EQ(verdict.discarded.size(), 1u);
  EXPECT_EQ(verdict.discarded[0].why.find("budget ("), 0u)
      << verdict.discarded[0].why;
}

TEST_F(CheckerTest, EntriesWithoutMain) {
  add(createOneShotPath());
  constexpr llvm::StringLiteral text = R"(
    func.func @f(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @g() -> i32 {
      %z = arith.constant 0 : i32
      return %z : i32
    })";
  // @f with two input sets, @g, which has no arguments, once.
  EXPECT_EQ(check(text).agreements, 3u);
  options.entry = "g";
  EXPECT_EQ(check(text).agreements, 1u);
  options.entry = "h";
  EXPECT_EQ(checkError(text), "no function @h with a body");
}

TEST_F(CheckerTest, NothingToCheck) {
  add(createOneShotPath());
  EXPECT_EQ(checkError(""), "no function with a body to start at");
  EXPECT_EQ(checkError("func.func private @f()"),
            "no function with a body to start at");
  EXPECT_EQ(checkError("\x01\x02 garbage").find("test.mlir:1:1: "), 0u);
}

TEST_F(CheckerTest, GeneratedModulesAreReproducible) {
  add(createOneShotPath());
  Checker checker(ops, options), other(ops, options);
  for (uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_EQ(
        encodeVerdict(checker.checkChoices(ChoiceSequence::fromSeed(seed))),
        encodeVerdict(other.checkChoices(ChoiceSequence::fromSeed(seed))));
}

TEST_F(CheckerTest, RenewedContextsChangeNothing) {
  add(createOneShotPath());
  add(createInterfacePath());
  Checker checker(ops, options);
  CheckOptions shortLived = options;
  shortLived.modulesPerContext = 3;
  Checker other(ops, shortLived);
  for (uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_EQ(
        encodeVerdict(checker.checkChoices(ChoiceSequence::fromSeed(seed))),
        encodeVerdict(other.checkChoices(ChoiceSequence::fromSeed(seed))));
}

/// MLIR 22.1.8 gets this wrong: the results of the call share a buffer.
constexpr llvm::StringLiteral kSharedResults =
    R"(func.func private @f(%t: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  return %t, %t : tensor<2xi32>, tensor<2xi32>
}
func.func @main(%t: tensor<2xi32>, %x: i32) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %r:2 = call @f(%t) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  %u = tensor.insert %x into %r#1[%c0] : tensor<2xi32>
  return %r#0, %u, %t : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
})";

TEST_F(CheckerTest, DecisionOfTheOpToBlame) {
  add(createOneShotPath());
  ModuleVerdict verdict = check(kSharedResults);
  ASSERT_EQ(signatures(verdict),
            Signatures{"wrong-result:one-shot:func.return of value:func.func"});
  const std::string &text = verdict.findings.front().explanation;
  EXPECT_TRUE(llvm::StringRef(text).starts_with(
      "wrong-result on path one-shot, entry @main, input set 0\n"
      "  result #0 [0] is 3, expected 1\n"
      "  in the output, by: test.mlir:7: memref.store %arg1, %0#1[%c0] : "
      "memref<2xi32, strided<[?], offset: ?>>\n"
      "  decision: operand #1 (%0#1) of tensor.insert is in-place: no copy is "
      "made before the write\n"
      "  decision: with a copy at func.return of value in func.func the fault "
      "is gone\n"
      "  inputs:\n"))
      << text;
}

TEST_F(CheckerTest, OutOfPlaceDecision) {
  std::unique_ptr<Path> path = createOneShotPath();
  Checker checker(ops, {});
  std::unique_ptr<MLIRContext> context = createContext();
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(kNeedsCopy, context.get());
  ASSERT_TRUE(module);
  Operation *insert = nullptr, *constant = nullptr;
  module->walk([&](Operation *op) {
    if (op->getName().getStringRef() == "tensor.insert")
      insert = op;
    else if (op->getName().getStringRef() == "arith.constant")
      constant = op;
  });
  ASSERT_TRUE(insert && constant);
  EXPECT_EQ(
      path->describeDecisions(*module, insert->getLoc()),
      std::vector<std::string>{"operand #1 (%from_elements) of tensor.insert "
                               "is out-of-place: a copy is made before the "
                               "write"});
  // Without tensor operands there is nothing to decide.
  EXPECT_EQ(path->describeDecisions(*module, constant->getLoc()),
            std::vector<std::string>());
  EXPECT_EQ(path->describeDecisions(*module, UnknownLoc::get(context.get())),
            std::vector<std::string>());
  // The seed's systems decide for themselves.
  EXPECT_EQ(createLegacyPath()->describeDecisions(*module, insert->getLoc()),
            std::vector<std::string>());
}

TEST_F(CheckerTest, EveryResultThatDiffers) {
  add("writes-all", [](ModuleOp module) {
    module.walk([](func::ReturnOp op) {
      OpBuilder builder(op);
      Location loc = op.getLoc();
      Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
      Value wrong = arith::ConstantIntOp::create(builder, loc, 99, 32);
      for (Value buffer : op.getOperands())
        memref::StoreOp::create(builder, loc, wrong, buffer, zero);
    });
    return success();
  });
  ModuleVerdict verdict = check(kNeedsCopy);
  ASSERT_EQ(verdict.findings.size(), 1u);
  llvm::StringRef text = verdict.findings.front().explanation;
  EXPECT_TRUE(text.contains("\n  result #0 [0] is 99, expected 1\n"))
      << text.str();
  EXPECT_TRUE(text.contains("\n  also: result #1 [0] is 99, expected 1\n"))
      << text.str();
  EXPECT_FALSE(text.contains("also: result #0")) << text.str();
}

TEST_F(CheckerTest, ShortExplanation) {
  add(createOneShotPath());
  options.explain = ExplainStyle::Short;
  ModuleVerdict verdict = check(kSharedResults);
  ASSERT_EQ(signatures(verdict),
            Signatures{"wrong-result:one-shot:func.return of value:func.func"});
  EXPECT_EQ(verdict.findings.front().explanation,
            "  result #0 [0] is 3, expected 1\n"
            "  in the output, by: test.mlir:7: memref.store %arg1, %0#1[%c0] : "
            "memref<2xi32, strided<[?], offset: ?>>\n");
}
TEST_F(CheckerTest, AFaultIsWhatItWasOnAnEarlierPath) {
  // One-Shot's own fault, on a path that goes down where a copy is tried.
  const llvm::StringRef text = R"mlir(
  func.func @main(%t: tensor<1xi32>) -> tensor<1xi32> {
    %c0 = arith.constant 0 : i32
    cf.br ^bb1
  ^bb1:
    %0 = linalg.fill ins(%c0 : i32) outs(%t : tensor<1xi32>) -> tensor<1xi32>
    return %t : tensor<1xi32>
  })mlir";
  auto refuseCopies = [](ModuleOp module) {
    WalkResult result =
        module.walk([](memref::AllocOp) { return WalkResult::interrupt(); });
    return failure(result.wasInterrupted());
  };
  add("refuses", refuseCopies);
  EXPECT_EQ(signatures(check(text)),
            Signatures{"wrong-result:refuses:linalg.fill:func.func"});
  options.paths.clear();
  add(createOneShotPath());
  add("refuses", refuseCopies);
  EXPECT_EQ(signatures(check(text)),
            (Signatures{"wrong-result:one-shot:block argument:func.func",
                        "wrong-result:refuses:block argument:func.func"}));
}
