//===- BlameTest.cpp - Where a copy would have helped ---------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Blame.h"
#include "harness/bufferize/Path.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/InterleavedRange.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;
using oracle::FindingKind;

namespace {

class Blame : public ::testing::Test {
protected:
  ModuleOp parse(llvm::StringRef text) {
    module = nullptr;
    context = createContext();
    module = parseSourceString<ModuleOp>(text, context.get());
    EXPECT_TRUE(module);
    return *module;
  }
  std::vector<std::string> siteNames() {
    std::vector<std::string> names;
    for (const CopySite &site : findCopySites(*module))
      if (!llvm::StringRef(site.name).starts_with("old value of "))
        names.push_back(site.name + " #" + std::to_string(site.operand) + " " +
                        site.source + " " + site.context);
    return names;
  }

  std::unique_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> module;
};

} // namespace

constexpr llvm::StringLiteral kModule = R"mlir(
func.func @f(%t: tensor<4xf32>, %x: f32, %c: i1) -> tensor<4xf32> {
  %0 = arith.constant dense<0.0> : tensor<2xf32>
  %1 = tensor.insert_slice %0 into %t[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %2 = scf.forall (%i) in (4) shared_outs(%o = %1) -> (tensor<4xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %w = linalg.fill ins(%x : f32) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  %3 = scf.if %c -> tensor<4xf32> {
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  %i0 = arith.constant 0 : index
  %e = tensor.extract %3[%i0] : tensor<4xf32>
  return %3 : tensor<4xf32>
})mlir";

TEST_F(Blame, Sites) {
  parse(kModule);
  EXPECT_EQ(
      siteNames(),
      (std::vector<std::string>{
          "tensor.insert_slice #0 constant func.func",
          "tensor.insert_slice #1 value func.func",
          "tensor.extract_slice #0 value scf.forall",
          "linalg.fill #1 view scf.forall",
          "tensor.parallel_insert_slice #0 value scf.forall.in_parallel",
          "scf.forall #0 value func.func",
          "init of scf.forall #0 value func.func", "scf.yield #0 value scf.if",
          "scf.yield #0 value scf.if", "func.return #0 value func.func"}));
}

TEST_F(Blame, CopiesAtAllSitesVerify) {
  ModuleOp module = parse(kModule);
  std::vector<CopySite> sites = findCopySites(module);
  std::vector<const CopySite *> all;
  for (const CopySite &site : sites)
    all.push_back(&site);
  insertCopies(module, all);
  EXPECT_TRUE(succeeded(verify(module)));
  unsigned copies = 0, writes = 0;
  module->walk([&](Operation *op) {
    copies += op->getName().getStringRef() == "bufferization.alloc_tensor";
    writes += op->getName().getStringRef() == "linalg.generic";
  });
  auto count = [&](CopySite::Group group) {
    return llvm::count_if(
        sites, [&](const CopySite &site) { return site.group == group; });
  };
  // Three operations overwrite one tensor each. One more copy of what an
  // isolated one makes.
  EXPECT_EQ(count(CopySite::Group::Isolated), 3);
  EXPECT_EQ(count(CopySite::Group::Rewritten), 3);
  EXPECT_EQ(writes, 3u);
  EXPECT_EQ(copies, sites.size());
}

static Healing goneIf(bool gone) {
  return gone ? Healing::Gone : Healing::Remains;
}

/// Blames what heals by itself, by name.
static std::optional<std::string> blame(llvm::ArrayRef<CopySite> sites,
                                        FindingKind kind,
                                        std::vector<std::string> healers) {
  return blameCopies(kind, sites, [&](llvm::ArrayRef<const CopySite *> copied) {
    return goneIf(llvm::any_of(copied, [&](const CopySite *site) {
      return llvm::is_contained(healers, site->name);
    }));
  });
}

TEST_F(Blame, TerminatorsFirstWritesLast) {
  parse(kModule);
  std::vector<CopySite> sites = findCopySites(*module);
  FindingKind wrong = FindingKind::WrongResult;
  EXPECT_EQ(blame(sites, wrong, {"linalg.fill", "scf.yield", "scf.forall"}),
            "scf.yield of value:scf.if");
  EXPECT_EQ(blame(sites, wrong, {"linalg.fill", "tensor.extract_slice"}),
            "tensor.extract_slice:scf.forall");
  EXPECT_EQ(blame(sites, wrong, {"linalg.fill"}), "linalg.fill:scf.forall");
  EXPECT_EQ(blame(sites, wrong, {}), std::nullopt);
  // What was never written is the writer's business.
  EXPECT_EQ(blame(sites, FindingKind::UninitializedRead,
                  {"old value of linalg.fill", "scf.yield"}),
            "old value of linalg.fill:scf.forall");
}

TEST_F(Blame, WhatLoopsCarryIsAskedByItself) {
  parse(R"mlir(
func.func @f(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c1 to %n step %c1 iter_args(%a = %t) -> (tensor<4xf32>) {
    scf.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  EXPECT_EQ(blame(sites, FindingKind::WrongResult, {"scf.yield"}),
            "scf.yield of value:scf.for");
}

TEST_F(Blame, WhatIsRefusedHidesNothing) {
  parse(kModule);
  std::vector<CopySite> sites = findCopySites(*module);
  auto ask = [](llvm::ArrayRef<const CopySite *> copied) {
    auto has = [&](llvm::StringRef name) {
      return llvm::any_of(
          copied, [&](const CopySite *site) { return site->name == name; });
    };
    if (has("tensor.parallel_insert_slice"))
      return Healing::Refused;
    return goneIf(has("scf.yield") || has("linalg.fill"));
  };
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites, ask),
            "scf.yield of value:scf.if");
  // Nor is it an answer.
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites,
                        [](llvm::ArrayRef<const CopySite *>) {
                          return Healing::Refused;
                        }),
            std::nullopt);
}

TEST_F(Blame, ArgumentsOfBlocksAreWritten) {
  ModuleOp module = parse(R"mlir(
func.func @f(%t: tensor<?x2xcomplex<f32>>, %x: index) -> tensor<?x2xcomplex<f32>> {
  cf.br ^bb1(%t, %x : tensor<?x2xcomplex<f32>>, index)
^bb1(%a: tensor<?x2xcomplex<f32>>, %y: index):
  return %a : tensor<?x2xcomplex<f32>>
}
func.func @one_block(%t: tensor<1xf32>) {
  return
})mlir");
  std::vector<CopySite> sites = findCopySites(module);
  std::vector<const CopySite *> arguments;
  for (const CopySite &site : sites)
    if (site.group == CopySite::Group::BlockArgument)
      arguments.push_back(&site);
  ASSERT_EQ(arguments.size(), 2u);
  EXPECT_EQ(blame(sites, FindingKind::WrongResult,
                  {"block argument", "func.return", "cf.br"}),
            "block argument:func.func");
  insertCopies(module, arguments);
  ASSERT_TRUE(succeeded(verify(module)));
  // What is passed on and returned is what the writes make.
  unsigned writes = 0;
  module->walk([&](Operation *op) {
    writes += op->getName().getStringRef() == "linalg.generic";
    if (!op->hasTrait<OpTrait::IsTerminator>() ||
        op->getParentOp()->getName().getStringRef() != "func.func")
      return;
    for (Value operand : op->getOperands())
      if (isa<TensorType>(operand.getType()))
        EXPECT_EQ(operand.getDefiningOp()->getName().getStringRef(),
                  "linalg.generic");
  });
  EXPECT_EQ(writes, 2u);
}

TEST_F(Blame, WritesStayWhenPassesClean) {
  // An answer would be lost: canonicalization drops what writes a tensor to
  // itself where it can tell.
  ModuleOp module = parse(R"mlir(
func.func @f(%t: tensor<?x2xcomplex<f32>>) -> tensor<?x2xcomplex<f32>> {
  cf.br ^bb1
^bb1:
  return %t : tensor<?x2xcomplex<f32>>
})mlir");
  std::vector<CopySite> sites = findCopySites(module);
  ASSERT_EQ(sites.front().group, CopySite::Group::BlockArgument);
  insertCopies(module, {&sites.front()});
  PassManager passes(context.get());
  passes.addPass(createCanonicalizerPass());
  ASSERT_TRUE(succeeded(passes.run(module)));
  unsigned writes = 0;
  module->walk([&](linalg::GenericOp) { ++writes; });
  EXPECT_EQ(writes, 1u);
}

TEST_F(Blame, WhatIsReturnedMayBeInTheWay) {
  parse(R"mlir(
func.func private @cast(%t: tensor<2xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<2xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @f(%t: tensor<2xf32>) -> tensor<?xf32> {
  cf.br ^bb1(%t : tensor<2xf32>)
^bb1(%a: tensor<2xf32>):
  %0 = func.call @cast(%a) : (tensor<2xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  using Sites = llvm::ArrayRef<const CopySite *>;
  auto has = [](Sites some, llvm::StringRef name) {
    return llvm::any_of(
        some, [&](const CopySite *site) { return site->name == name; });
  };
  // The arguments heal, but not without copies of what is returned.
  bool returnsHeal = false;
  auto ask = [&](Sites some) {
    if (has(some, "block argument"))
      return has(some, "func.return") ? Healing::Gone : Healing::Refused;
    return returnsHeal && has(some, "func.return") ? Healing::Gone
                                                   : Healing::Remains;
  };
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites, ask),
            "block argument:func.func");
  returnsHeal = true;
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites, ask),
            "func.return of value and view:func.func");
}

TEST_F(Blame, OneTensorTwice) {
  parse(R"mlir(
func.func private @g(tensor<2xf32>, tensor<1xf32>, tensor<2xf32>)
func.func @f(%t: tensor<2xf32>, %u: tensor<2xf32>) -> tensor<2xf32> {
  %s = tensor.extract_slice %t[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
  func.call @g(%t, %s, %u) : (tensor<2xf32>, tensor<1xf32>, tensor<2xf32>) -> ()
  %0 = linalg.abs ins(%u : tensor<2xf32>) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  %1 = linalg.map outs(%0 : tensor<2xf32>) (%init: f32) {
    linalg.yield %init : f32
  }
  return %1 : tensor<2xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  unsigned twice = 0;
  for (const CopySite &site : sites)
    if (site.group == CopySite::Group::PassedAgain) {
      ++twice;
      EXPECT_EQ(site.operand, 1u);
    }
  EXPECT_EQ(twice, 1u);
  auto heals = [&](std::vector<std::string> names) {
    return blame(sites, FindingKind::WrongResult, std::move(names));
  };
  EXPECT_EQ(heals({"func.call of one tensor twice", "old value of linalg.abs",
                   "func.call"}),
            "func.call of one tensor twice:func.func");
  // One of the two may be written what nobody wrote.
  EXPECT_EQ(blame(sites, FindingKind::UninitializedRead,
                  {"func.call of one tensor twice", "old value of linalg.abs"}),
            "func.call of one tensor twice:func.func");
  EXPECT_EQ(blame(sites, FindingKind::UninitializedRead,
                  {"func.call of one tensor twice", "old value of linalg.map"}),
            "old value of linalg.map:func.func");
  // Who denies that it reads the old value is more to blame.
  EXPECT_EQ(heals({"func.call of one tensor twice", "old value of linalg.map"}),
            "old value of linalg.map:func.func");
  EXPECT_EQ(heals({"func.call of one tensor twice", "func.return"}),
            "func.return of value:func.func");
}

TEST_F(Blame, WhatIsMadeInABufferFromTheStart) {
  parse(R"mlir(
func.func @f(%m: memref<2xf32>, %x: f32) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2xf32>
  %0 = linalg.fill ins(%x : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<2xf32>, memref<2xf32>) -> ()
  %d = bufferization.alloc_tensor() : tensor<2xf32>
  %1 = bufferization.materialize_in_destination %0 in %d : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  EXPECT_EQ(llvm::count_if(sites,
                           [](const CopySite &site) {
                             return site.group == CopySite::Group::Materialized;
                           }),
            1);
  EXPECT_EQ(blame(sites, FindingKind::WrongResult,
                  {"bufferization.materialize_in_destination", "linalg.fill",
                   "old value of linalg.fill"}),
            "bufferization.materialize_in_destination:func.func");
}

TEST_F(Blame, SlicesOfLowerRankAreCollapsed) {
  ModuleOp module = parse(R"mlir(
func.func @f(%t: tensor<2x3x2xf32>, %i: index) -> (tensor<3xf32>, tensor<?xf32>, tensor<f32>, tensor<2x3xf32>) {
  %0 = tensor.extract_slice %t[%i, 0, %i] [1, 3, 1] [1, 1, 1] : tensor<2x3x2xf32> to tensor<3xf32>
  %1 = tensor.extract_slice %t[0, 0, 0] [%i, 1, 1] [1, 1, 1] : tensor<2x3x2xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %t[0, %i, 0] [1, 1, 1] [1, 1, 1] : tensor<2x3x2xf32> to tensor<f32>
  %3 = tensor.extract_slice %t[0, 0, %i] [2, 3, 1] [1, 1, 1] : tensor<2x3x2xf32> to tensor<2x3xf32>
  return %0, %1, %2, %3 : tensor<3xf32>, tensor<?xf32>, tensor<f32>, tensor<2x3xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(module);
  std::vector<const CopySite *> slices;
  for (const CopySite &site : sites)
    if (site.group == CopySite::Group::ReducedSlice)
      slices.push_back(&site);
  ASSERT_EQ(slices.size(), 4u);
  EXPECT_EQ(blame(sites, FindingKind::WrongResult,
                  {"rank-reduced tensor.extract_slice"}),
            "rank-reduced tensor.extract_slice:func.func");
  EXPECT_EQ(blame(sites, FindingKind::WrongResult,
                  {"rank-reduced tensor.extract_slice", "func.return"}),
            "func.return of view:func.func");
  insertCopies(module, slices);
  ASSERT_TRUE(succeeded(verify(module)));
  std::string groups;
  llvm::raw_string_ostream os(groups);
  module->walk([&](tensor::CollapseShapeOp op) {
    for (const ReassociationIndices &group : op.getReassociationIndices())
      os << llvm::interleaved_array(group);
    os << "; ";
  });
  EXPECT_EQ(groups, "[0, 1, 2]; [0, 1, 2]; ; [0][1, 2]; ");
}

/// Where the block argument becomes an operation's result, the analysis sees
/// the conflict and gives up; it is the one that it did not see before.
TEST_F(Blame, ABlockArgumentThatIsNoticedThen) {
  parse(R"mlir(
func.func @f(%a: tensor<1xi32>, %b: tensor<1xi32>) -> tensor<1xi32> {
  cf.br ^bb1(%a, %b : tensor<1xi32>, tensor<1xi32>)
^bb1(%0: tensor<1xi32>, %1: tensor<1xi32>):
  %2 = linalg.copy ins(%a : tensor<1xi32>) outs(%1 : tensor<1xi32>) -> tensor<1xi32>
  %3 = linalg.sub ins(%b, %2 : tensor<1xi32>, tensor<1xi32>) outs(%0 : tensor<1xi32>) -> tensor<1xi32>
  return %3 : tensor<1xi32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  auto blamed = [&](Healing ofArguments, llvm::StringRef healing) {
    return blameCopies(FindingKind::WrongResult, sites,
                       [&](llvm::ArrayRef<const CopySite *> copied) {
                         for (const CopySite *site : copied)
                           if (site->group == CopySite::Group::BlockArgument)
                             return ofArguments;
                         return llvm::any_of(copied,
                                             [&](const CopySite *site) {
                                               return site->name == healing;
                                             })
                                    ? Healing::Gone
                                    : Healing::Remains;
                       });
  };
  EXPECT_EQ(blamed(Healing::Noticed, "cf.br"), "block argument:func.func");
  EXPECT_EQ(blamed(Healing::Refused, "cf.br"), "cf.br of value:func.func");
  // Another conflict may be noticed than the one that shows.
  EXPECT_EQ(blamed(Healing::Noticed, "linalg.copy"), "linalg.copy:func.func");
}

/// Two functions return a constant; a third one must return its argument, since
/// a loop carries what it gives.
TEST_F(Blame, SeveralFunctionsBesideOneThatIsRefused) {
  parse(R"mlir(
func.func @a() -> tensor<1xi32> {
  %0 = arith.constant dense<1> : tensor<1xi32>
  return %0 : tensor<1xi32>
}
func.func @b(%t: tensor<1xi32>) -> tensor<1xi32> {
  return %t : tensor<1xi32>
}
func.func @c() -> tensor<1xi32> {
  %0 = arith.constant dense<2> : tensor<1xi32>
  return %0 : tensor<1xi32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  auto ask = [&](llvm::ArrayRef<const CopySite *> copied) {
    unsigned constants = 0;
    for (const CopySite *site : copied) {
      if (site->source == "value")
        return Healing::Refused;
      constants += site->source == "constant";
    }
    return constants == 2 ? Healing::Gone : Healing::Remains;
  };
  EXPECT_EQ(blameCopies(FindingKind::WriteToConstant, sites, ask),
            "func.return of constant:func.func");
}

/// What a region yields is nothing to be misled about where nobody uses it.
TEST_F(Blame, YieldsThatNobodyUses) {
  parse(R"mlir(
func.func @f(%t: tensor<1xi32>, %i: index) -> tensor<1xi32> {
  %0 = scf.index_switch %i -> tensor<1xi32>
  default {
    scf.yield %t : tensor<1xi32>
  }
  %1 = scf.index_switch %i -> tensor<1xi32>
  default {
    scf.yield %t : tensor<1xi32>
  }
  return %1 : tensor<1xi32>
})mlir");
  std::vector<CopySite::Suspicion> yields;
  for (const CopySite &site : findCopySites(*module))
    if (site.name == "scf.yield")
      yields.push_back(site.suspicion);
  EXPECT_EQ(yields, (std::vector{CopySite::Suspicion::Hardly,
                                 CopySite::Suspicion::Much}));
}

TEST_F(Blame, WhoStoresBeforeWhoWrites) {
  parse(R"mlir(
ml_program.global private mutable @g(dense<1.0> : tensor<1xf32>) : tensor<1xf32>
func.func @f(%t: tensor<1xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %x into %t[%c0] : tensor<1xf32>
  %1 = linalg.abs ins(%0 : tensor<1xf32>) outs(%t : tensor<1xf32>) -> tensor<1xf32>
  ml_program.global_store @g = %t : tensor<1xf32>
  return
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  EXPECT_EQ(blame(sites, FindingKind::WrongResult,
                  {"tensor.insert", "old value of linalg.abs",
                   "ml_program.global_store"}),
            "ml_program.global_store:func.func");
}

TEST_F(Blame, OldValuesThatAreReadUnknown) {
  parse(R"mlir(
func.func @f(%t: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.ceil ins(%t : tensor<2xf32>) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  %1 = linalg.copy ins(%0 : tensor<2xf32>) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  %m = linalg.map ins(%1 : tensor<2xf32>) outs(%1 : tensor<2xf32>) (%in: f32, %init: f32) {
    linalg.yield %in : f32
  }
  %2 = linalg.map outs(%m : tensor<2xf32>) (%init: f32) {
    linalg.yield %init : f32
  }
  %3 = linalg.softmax dimension(0) ins(%2 : tensor<2xf32>) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  %4 = bufferization.materialize_in_destination %3 in %t : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %4 : tensor<2xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  std::vector<std::string> suspicious;
  for (const CopySite &site : sites)
    if (site.group == CopySite::Group::Rewritten &&
        site.suspicion == CopySite::Suspicion::Much)
      suspicious.push_back(site.name);
  EXPECT_EQ(suspicious, std::vector<std::string>({"old value of linalg.map"}));
  auto all = [](llvm::ArrayRef<const CopySite *>) { return Healing::Gone; };
  // The others read no old value. MLIR 22 takes linalg.map for one that reads
  // none either.
  EXPECT_EQ(blameCopies(FindingKind::UninitializedRead, sites, all),
            "old value of linalg.map:func.func");
}

TEST_F(Blame, GlobalsAndWhatRunsOnce) {
  ModuleOp module = parse(R"mlir(
ml_program.global private mutable @g(dense<1> : tensor<2xi32>) : tensor<2xi32>
func.func @f(%t: tensor<2xi32>, %c: i1) -> tensor<2xi32> {
  %0 = ml_program.global_load @g : tensor<2xi32>
  ml_program.global_store @g = %t : tensor<2xi32>
  %1 = scf.execute_region -> tensor<2xi32> {
    scf.yield %0 : tensor<2xi32>
  }
  %2 = scf.if %c -> tensor<2xi32> {
    scf.yield %1 : tensor<2xi32>
  } else {
    scf.yield %0 : tensor<2xi32>
  }
  return %2 : tensor<2xi32>
})mlir");
  std::vector<CopySite> sites = findCopySites(module);
  FindingKind wrong = FindingKind::WrongResult;
  EXPECT_EQ(blame(sites, wrong, {"ml_program.global_load"}),
            "ml_program.global_load:func.func");
  EXPECT_EQ(blame(sites, wrong, {"ml_program.global_store"}),
            "ml_program.global_store:func.func");
  EXPECT_EQ(blame(sites, FindingKind::UninitializedRead,
                  {"ml_program.global_store", "scf.yield"}),
            "ml_program.global_store:func.func");
  EXPECT_EQ(blame(sites, wrong, {"scf.yield"}), "scf.yield of value:scf.if");
  std::vector<const CopySite *> all;
  for (const CopySite &site : sites)
    all.push_back(&site);
  insertCopies(module, all);
  EXPECT_TRUE(succeeded(verify(module)));
  module->walk([&](Operation *op) {
    llvm::StringRef name = op->getName().getStringRef();
    if (name == "ml_program.global_load")
      EXPECT_TRUE(op->getResult(0).hasOneUse());
    if (name == "ml_program.global_store")
      EXPECT_EQ(op->getOperand(0).getDefiningOp()->getName().getStringRef(),
                "bufferization.alloc_tensor");
  });
}

TEST_F(Blame, LoopsWithoutAModelTakeCopies) {
  ModuleOp module = parse(R"mlir(
func.func @f(%t: tensor<2xi32>, %x: i32, %n: index) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 2 {
    %0 = tensor.insert %x into %t[%c0] : tensor<2xi32>
    %1 = tensor.extract %t[%c0] : tensor<2xi32>
    %2 = tensor.extract %0[%c0] : tensor<2xi32>
  }
  scf.for %i = %c0 to %n step %n {
    %0 = tensor.insert %x into %t[%c0] : tensor<2xi32>
  }
  return %t : tensor<2xi32>
})mlir");
  std::vector<CopySite> sites = findCopySites(module);
  std::vector<const CopySite *> captured;
  for (const CopySite &site : sites)
    if (site.group == CopySite::Group::Captured)
      captured.push_back(&site);
  ASSERT_EQ(captured.size(), 1u);
  EXPECT_EQ(blame(sites, FindingKind::WrongTrace,
                  {"captured value", "tensor.insert"}),
            "captured value:affine.for");
  EXPECT_EQ(blame(sites, FindingKind::WriteToConstant,
                  {"captured value", "func.return", "tensor.insert"}),
            "func.return of value:func.func");
  // What a function returned may be in the way here, too.
  auto inTheWay = [&](llvm::ArrayRef<const CopySite *> copied) {
    bool loop = false, returned = false;
    for (const CopySite *site : copied) {
      loop |= site->group == CopySite::Group::Captured;
      returned |= site->name == "func.return";
    }
    if (!loop)
      return Healing::Remains;
    return returned ? Healing::Gone : Healing::Refused;
  };
  EXPECT_EQ(blameCopies(FindingKind::WrongTrace, sites, inTheWay),
            "captured value:affine.for");
  insertCopies(module, captured);
  ASSERT_TRUE(succeeded(verify(module)));
  module->walk([&](Operation *op) {
    llvm::StringRef name = op->getName().getStringRef();
    bool isInside = op->getParentOp() &&
                    op->getParentOp()->getName().getStringRef() == "affine.for";
    if (name == "bufferization.alloc_tensor")
      EXPECT_TRUE(isInside);
    if (name == "tensor.insert")
      EXPECT_EQ(isa<BlockArgument>(op->getOperand(1)), !isInside);
  });
}

TEST_F(Blame, ResultsThatShareNothingFirst) {
  parse(R"mlir(
func.func @f(%t: tensor<2xi32>, %c: i1, %i: index) -> tensor<2xi32> {
  %0 = scf.if %c -> tensor<2xi32> {
    scf.yield %t : tensor<2xi32>
  } else {
    scf.yield %t : tensor<2xi32>
  }
  %1 = scf.index_switch %i -> tensor<2xi32>
  default {
    scf.yield %0 : tensor<2xi32>
  }
  return %1 : tensor<2xi32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  // By name scf.if would be first.
  EXPECT_EQ(blame(sites, FindingKind::WrongResult, {"scf.yield"}),
            "scf.yield of value:scf.index_switch");
}

TEST_F(Blame, OneFunctionIsNotInTheWayOfAnother) {
  parse(R"mlir(
func.func @f(%t: tensor<2xi32>) -> tensor<2xi32> {
  return %t : tensor<2xi32>
}
func.func @g(%t: tensor<2xi32>) -> tensor<2xi32> {
  return %t : tensor<2xi32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  auto ask = [](llvm::ArrayRef<const CopySite *> copied) {
    if (llvm::any_of(copied, [](const CopySite *x) { return !x->function; }))
      return Healing::Refused;
    return Healing::Gone;
  };
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites, ask),
            "func.return of value:func.func");
  // Nor is one operand of the same function.
  parse(R"mlir(
func.func @f(%t: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  return %t, %t : tensor<2xi32>, tensor<2xi32>
})mlir");
  sites = findCopySites(*module);
  auto askAlone = [](llvm::ArrayRef<const CopySite *> copied) {
    if (llvm::any_of(copied, [](const CopySite *x) { return !x->operand; }))
      return Healing::Refused;
    return Healing::Gone;
  };
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites, askAlone),
            "func.return of value:func.func");
}

TEST_F(Blame, LoopsOfBlocks) {
  ModuleOp module = parse(R"mlir(
func.func @f(%t: tensor<2xi32>, %x: i32, %c: i1) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %before = tensor.insert %x into %t[%c0] : tensor<2xi32>
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  scf.if %c {
    %inside = tensor.insert %x into %t[%c0] : tensor<2xi32>
  }
  cf.br ^bb1
^bb3:
  %after = tensor.insert %x into %t[%c0] : tensor<2xi32>
  return %t : tensor<2xi32>
})mlir");
  std::vector<std::string> contexts;
  module->walk(
      [&](tensor::InsertOp op) { contexts.push_back(contextOf(op).str()); });
  EXPECT_EQ(contexts, (std::vector<std::string>{"func.func", "loop of blocks",
                                                "func.func"}));
}

TEST_F(Blame, TheWriterFirst) {
  parse(kModule);
  std::vector<CopySite> sites = findCopySites(*module);
  auto all = [](llvm::ArrayRef<const CopySite *>) { return Healing::Gone; };
  EXPECT_EQ(blameCopies(FindingKind::UninitializedRead, sites, all),
            "old value of linalg.fill:scf.forall");
  EXPECT_EQ(blameCopies(FindingKind::UninitializedRead, sites, all,
                        "tensor.insert_slice"),
            "old value of tensor.insert_slice:func.func");
}

TEST_F(Blame, WhatHealsOnlyTogetherIsNotBlamed) {
  parse(kModule);
  std::vector<CopySite> sites = findCopySites(*module);
  // Copies at two ops: neither is at fault alone.
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites,
                        [](llvm::ArrayRef<const CopySite *> copied) {
                          return goneIf(
                              llvm::any_of(copied, [&](const CopySite *x) {
                                return x->name != copied.front()->name;
                              }));
                        }),
            std::nullopt);
  // At both yields of one op they are one fault.
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites,
                        [](llvm::ArrayRef<const CopySite *> copied) {
                          return goneIf(
                              llvm::count_if(copied, [](const CopySite *x) {
                                return x->name == "scf.yield";
                              }) == 2);
                        }),
            "scf.yield of value:scf.if");
}

TEST_F(Blame, TwoFaultsThatEachNeedACopy) {
  parse(kModule);
  std::vector<CopySite> sites = findCopySites(*module);
  using Sites = llvm::ArrayRef<const CopySite *>;
  auto has = [](Sites some, llvm::StringRef name) {
    return llvm::any_of(
        some, [&](const CopySite *site) { return site->name == name; });
  };
  // Both of what a loop inserts and of what a function returns.
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites,
                        [&](Sites some) {
                          return goneIf(
                              has(some, "tensor.parallel_insert_slice") &&
                              has(some, "func.return"));
                        }),
            "func.return of value:func.func");
  parse(R"mlir(
func.func @f(%t: tensor<2xf32>) -> tensor<2xf32> {
  cf.br ^bb1
^bb1:
  return %t : tensor<2xf32>
})mlir");
  sites = findCopySites(*module);
  // Of an argument of a block and of what is returned.
  auto both = [&](Sites some) {
    return goneIf(has(some, "block argument") && has(some, "func.return"));
  };
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites, both),
            "block argument:func.func");
  EXPECT_EQ(blameCopies(FindingKind::UninitializedRead, sites, both),
            std::nullopt);
}

TEST_F(Blame, OneEmptyTensorWrittenTwice) {
  parse(R"mlir(
func.func private @g(tensor<2xf32>, tensor<2xf32>)
func.func @f(%x: f32, %t: tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %0 = linalg.fill ins(%x : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  func.call @g(%0, %e) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %1 = linalg.fill ins(%x : f32) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  func.call @g(%1, %t) : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
})mlir");
  unsigned twice = 0;
  for (const CopySite &site : findCopySites(*module))
    twice += site.group == CopySite::Group::PassedAgain;
  // What is written over an argument that is passed on is copied by rights.
  EXPECT_EQ(twice, 1u);
}

TEST_F(Blame, LoadedBeforeOldValues) {
  parse(R"mlir(
ml_program.global private mutable @g(dense<0.0> : tensor<2xf32>) : tensor<2xf32>
func.func @f(%t: tensor<2xf32>, %u: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = ml_program.global_load @g : tensor<2xf32>
  affine.for %i = 0 to 2 {
    %1 = linalg.abs ins(%u : tensor<2xf32>) outs(%t : tensor<2xf32>) -> tensor<2xf32>
  }
  %2 = tensor.insert_slice %u into %t[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
  %3 = linalg.map outs(%2 : tensor<2xf32>) (%init: f32) {
    linalg.yield %init : f32
  }
  return %0, %3 : tensor<2xf32>, tensor<2xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  auto heals = [&](std::vector<std::string> names) {
    return blame(sites, FindingKind::WrongResult, std::move(names));
  };
  EXPECT_EQ(heals({"ml_program.global_load", "old value of linalg.abs"}),
            "ml_program.global_load:func.func");
  // Who denies that it reads the old value is more to blame than a loop, and a
  // slice that is the whole is none that denies it.
  EXPECT_EQ(heals({"captured value", "old value of linalg.map"}),
            "old value of linalg.map:func.func");
  EXPECT_EQ(heals({"captured value", "old value of tensor.insert_slice"}),
            "captured value:affine.for");
}

TEST_F(Blame, WhatALoopStartsWithBeforeThoseWhoWrite) {
  parse(R"mlir(
func.func @f(%t: tensor<2xf32>, %u: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<2xf32>) {
    %1 = linalg.abs ins(%u : tensor<2xf32>) outs(%x : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.map outs(%t : tensor<2xf32>) (%init: f32) {
      linalg.yield %init : f32
    }
    scf.yield %1 : tensor<2xf32>
  }
  %3 = scf.forall (%i) in (2) shared_outs(%o = %0) -> (tensor<2xf32>) {
  }
  return %3 : tensor<2xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  auto heals = [&](std::vector<std::string> names) {
    return blame(sites, FindingKind::WrongResult, std::move(names));
  };
  EXPECT_EQ(heals({"init of scf.for", "old value of linalg.abs", "scf.for"}),
            "init of scf.for:func.func");
  EXPECT_EQ(heals({"init of scf.forall", "scf.forall"}),
            "init of scf.forall:func.func");
  // Only where somebody reads what he denies to read is that more.
  EXPECT_EQ(heals({"init of scf.for", "old value of linalg.map"}),
            "old value of linalg.map:scf.for");
}

TEST_F(Blame, WhatSeveralArmsTakeInALoopOfBlocks) {
  parse(R"mlir(
func.func @f(%t: tensor<2xf32>, %u: tensor<2xf32>, %x: f32, %c: i1) -> tensor<2xf32> {
  %e = scf.if %c -> (tensor<2xf32>) {
    scf.yield %t : tensor<2xf32>
  } else {
    scf.yield %t : tensor<2xf32>
  }
  cf.br ^loop
^loop:
  %0 = scf.if %c -> (tensor<2xf32>) {
    %1 = linalg.fill ins(%x : f32) outs(%t : tensor<2xf32>) -> tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  } else {
    %1 = linalg.add ins(%t, %u : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  }
  cf.cond_br %c, ^loop, ^end
^end:
  return %0 : tensor<2xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  std::vector<const CopySite *> captured;
  for (const CopySite &site : sites)
    if (site.group == CopySite::Group::Captured)
      captured.push_back(&site);
  // Neither what one arm takes, nor a choice that is made once.
  ASSERT_EQ(captured.size(), 1u);
  EXPECT_EQ(captured.front()->name, "value of several arms in loop of blocks");
  EXPECT_EQ(captured.front()->context, "scf.if");
  EXPECT_EQ(blame(sites, FindingKind::WrongResult,
                  {captured.front()->name, "linalg.fill"}),
            "value of several arms in loop of blocks:scf.if");
  // A copy in each arm.
  insertCopies(*module, captured);
  EXPECT_TRUE(succeeded(verify(*module)));
  unsigned copies = 0;
  module->walk([&](bufferization::AllocTensorOp copy) {
    copies += isa<scf::IfOp>(copy->getParentOp());
  });
  EXPECT_EQ(copies, 2u);
}

TEST_F(Blame, WhatRunsOnceIsAskedAfterWhatALoopStartsWith) {
  parse(R"mlir(
func.func @f(%t: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%x = %t) -> (tensor<2xf32>) {
  }
  %1 = scf.execute_region -> tensor<2xf32> {
    scf.yield %0 : tensor<2xf32>
  }
  return %1 : tensor<2xf32>
})mlir");
  std::vector<CopySite> sites = findCopySites(*module);
  auto heals = [&](std::vector<std::string> names) {
    return blame(sites, FindingKind::WrongResult, std::move(names));
  };
  EXPECT_EQ(heals({"init of scf.forall", "scf.yield"}),
            "init of scf.forall:func.func");
  EXPECT_EQ(heals({"func.return", "init of scf.forall"}),
            "func.return of value:func.func");
  EXPECT_EQ(heals({"scf.yield", "scf.forall"}),
            "scf.yield of value:scf.execute_region");
}

TEST_F(Blame, AsksForClasses) {
  parse(kModule);
  std::vector<CopySite> sites = findCopySites(*module);
  unsigned questions = 0;
  EXPECT_EQ(blameCopies(FindingKind::WrongResult, sites,
                        [&](llvm::ArrayRef<const CopySite *> copied) {
                          ++questions;
                          return goneIf(
                              llvm::any_of(copied, [](const CopySite *x) {
                                return x->name == "linalg.fill";
                              }));
                        }),
            "linalg.fill:scf.forall");
  // Four groups, and the classes of writes up to the fill.
  EXPECT_LE(questions, 4u + 2);
}
