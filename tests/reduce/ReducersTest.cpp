//===- ReducersTest.cpp - Each reducer alone
//--------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/reducers/Reducers.h"
#include "TestJudge.h"

using namespace bufdiff;
using namespace bufdiff::test;

namespace {

TEST(Reducers, NamesAreUniqueAndDescribed) {
  ReducerRegistry registry = ReducerRegistry::builtin();
  std::set<std::string> names;
  for (const std::unique_ptr<Reducer> &reducer : registry.all()) {
    EXPECT_TRUE(names.insert(reducer->name().str()).second);
    EXPECT_FALSE(reducer->description().empty());
    EXPECT_EQ(registry.lookup(reducer->name()), reducer.get());
  }
  EXPECT_EQ(names.size(), 27u);
  EXPECT_EQ(registry.lookup("nope"), nullptr);
  // Choices before anything that ends being the generator's module.
  EXPECT_EQ(registry.all().front()->name(), "delete-choices");
  EXPECT_EQ(registry.all().back()->name(), "rename-functions");
}

/// Of a seed; checked by the number of functions that stay.
ReductionInput seedInput(uint64_t seed) {
  std::string error;
  mlir::FailureOr<ReductionInput> input =
      makeReductionInput({seed, {}}, GeneratorOptions(), error);
  EXPECT_TRUE(succeeded(input)) << error;
  return *input;
}

TEST(Reducers, DeleteChoices) {
  ReductionInput input = seedInput(3);
  ReductionOptions options;
  options.onlyReducer = "delete-choices";
  ReductionResult result =
      reduceInput(input, contains({"linalg.fill"}), options);
  EXPECT_LT(result.state.ops, result.ops);
  EXPECT_LT(result.state.choices.size(), input.choices.size());
  EXPECT_TRUE(llvm::StringRef(result.state.text).contains("linalg.fill"));
}

TEST(Reducers, ZeroChoices) {
  ReductionInput input = seedInput(3);
  ReductionOptions options;
  options.onlyReducer = "zero-choices";
  ReductionResult result =
      reduceInput(input, contains({"linalg.fill"}), options);
  EXPECT_LT(result.state.ops, result.ops);
  EXPECT_GT(llvm::count(result.state.choices, 0),
            llvm::count(input.choices, 0));
}

TEST(Reducers, LowerChoices) {
  ReductionInput input = seedInput(3);
  ReductionOptions options;
  options.onlyReducer = "lower-choices";
  ReductionResult result =
      reduceInput(input, contains({"linalg.fill"}), options);
  auto sum = [](const std::vector<uint8_t> &choices) {
    unsigned sum = 0;
    for (uint8_t choice : choices)
      sum += choice;
    return sum;
  };
  EXPECT_LT(sum(result.state.choices), sum(input.choices));
  EXPECT_LE(result.state.ops, result.ops);
}

/// Trying each of thousands of choices took longer than all that follows.
TEST(Reducers, ChoicesOfLargeModulesStay) {
  GeneratorOptions options;
  options.profile = lookupProfile("wide");
  std::string error;
  mlir::FailureOr<ReductionInput> input =
      makeReductionInput({3, {}}, options, error);
  ASSERT_TRUE(succeeded(input)) << error;
  EXPECT_GT(input->choices.size(), 1000u);
  for (llvm::StringRef name :
       {"delete-choices", "zero-choices", "lower-choices"}) {
    ReductionOptions only;
    only.onlyReducer = name.str();
    ReductionResult result = reduceInput(*input, contains({}), only);
    EXPECT_EQ(result.state.tries, 0u) << name.str();
    EXPECT_EQ(result.state.ops, result.ops) << name.str();
  }
}

TEST(Reducers, DropFunctions) {
  EXPECT_EQ(runReducer("drop-functions", R"(
    func.func private @callee(%a: tensor<4xf32>) -> tensor<4xf32> {
      return %a : tensor<4xf32>
    }
    func.func @unused() { return }
    func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, f32) {
      %0 = call @callee(%a) : (tensor<4xf32>) -> tensor<4xf32>
      %1 = call @scalar() : () -> f32
      return %0, %1 : tensor<4xf32>, f32
    }
    func.func private @scalar() -> f32
  )",
                       contains({"@main"})),
            R"(module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    return %arg0, %cst : tensor<4xf32>, f32
  }
}
)");
}

TEST(Reducers, InlineCalls) {
  EXPECT_EQ(runReducer("inline-calls", R"(
    func.func private @inner(%a: f32) -> f32 {
      %0 = arith.negf %a : f32
      return %0 : f32
    }
    func.func private @outer(%a: f32) -> (f32, f32) {
      %0 = call @inner(%a) : (f32) -> f32
      return %0, %a : f32, f32
    }
    func.func @main(%a: f32) -> (f32, f32) {
      %0:2 = call @outer(%a) : (f32) -> (f32, f32)
      return %0#0, %0#1 : f32, f32
    }
  )"),
            R"(module {
  func.func @main(%arg0: f32) -> (f32, f32) {
    %0 = arith.negf %arg0 : f32
    return %0, %arg0 : f32, f32
  }
}
)");
}

TEST(Reducers, InlineCallsLeavesRecursionAlone) {
  std::string text = runReducer("inline-calls", R"(
    func.func @main(%a: f32) -> f32 {
      %0 = call @main(%a) : (f32) -> f32
      return %0 : f32
    }
  )");
  EXPECT_TRUE(llvm::StringRef(text).contains("call @main"));
}

TEST(Reducers, DropFunctionResults) {
  EXPECT_EQ(runReducer("drop-function-results", R"(
    func.func private @callee(%a: f32, %b: f32) -> (f32, f32, f32) {
      return %a, %b, %a : f32, f32, f32
    }
    func.func @main(%a: f32, %b: f32) -> f32 {
      %0:3 = call @callee(%a, %b) : (f32, f32) -> (f32, f32, f32)
      return %0#1 : f32
    }
  )",
                       contains({"return %arg0, %arg1"})),
            R"(module {
  func.func private @callee(%arg0: f32, %arg1: f32) -> (f32, f32) {
    return %arg0, %arg1 : f32, f32
  }
  func.func @main(%arg0: f32, %arg1: f32) {
    %0:2 = call @callee(%arg0, %arg1) : (f32, f32) -> (f32, f32)
    return
  }
}
)");
}

TEST(Reducers, DropFunctionArguments) {
  EXPECT_EQ(runReducer("drop-function-arguments", R"(
    func.func private @callee(%a: f32, %b: i32, %c: tensor<2xf32>) -> (f32, i32) {
      return %a, %b : f32, i32
    }
    func.func @main(%a: f32, %b: i32, %c: tensor<2xf32>) -> (f32, i32) {
      %0:2 = call @callee(%a, %b, %c) : (f32, i32, tensor<2xf32>) -> (f32, i32)
      return %0#0, %0#1 : f32, i32
    }
  )",
                       contains({"@callee(%arg0: f32"})),
            R"(module {
  func.func private @callee(%arg0: f32) -> (f32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %arg0, %c0_i32 : f32, i32
  }
  func.func @main() -> (f32, i32) {
    %cst = arith.constant 0.000000e+00 : f32
    %0:2 = call @callee(%cst) : (f32) -> (f32, i32)
    return %0#0, %0#1 : f32, i32
  }
}
)");
}

TEST(Reducers, RenameFunctions) {
  EXPECT_EQ(runReducer("rename-functions", R"(
    func.func private @zebra() { return }
    func.func private @f1() { call @zebra() : () -> () return }
    func.func @main() { call @f1() : () -> () return }
  )"),
            R"(module {
  func.func private @f1() {
    return
  }
  func.func private @f2() {
    call @f1() : () -> ()
    return
  }
  func.func @main() {
    call @f2() : () -> ()
    return
  }
}
)");
}

TEST(Reducers, TheOnlyFunctionBecomesMain) {
  EXPECT_EQ(runReducer("rename-functions", R"(
    func.func private @f7() { return }
  )"),
            R"(module {
  func.func @main() {
    return
  }
}
)");
}

TEST(Reducers, TheLastFunctionThatIsNotCalledBecomesMain) {
  llvm::StringRef text = R"(
    func.func private @a() { return }
    func.func private @b() { call @a() : () -> () return }
  )";
  EXPECT_EQ(runReducer("rename-functions", text), R"(module {
  func.func private @f1() {
    return
  }
  func.func @main() {
    call @f1() : () -> ()
    return
  }
}
)");
  // Where that is not the same any more, at least the names are short.
  EXPECT_EQ(runReducer("rename-functions", text,
                       [](llvm::StringRef text, llvm::StringRef) {
                         return !text.contains("@main");
                       }),
            R"(module {
  func.func private @f1() {
    return
  }
  func.func private @f2() {
    call @f1() : () -> ()
    return
  }
}
)");
}

constexpr llvm::StringLiteral kRegions = R"(
    func.func @main(%c: i1, %a: f32, %b: f32, %n: index) -> (f32, f32, f32) {
      %0 = scf.if %c -> f32 {
        %1 = arith.negf %a : f32
        scf.yield %1 : f32
      } else {
        %1 = arith.addf %a, %b : f32
        scf.yield %1 : f32
      }
      %z = arith.constant 0 : index
      %2 = scf.for %i = %z to %n step %n iter_args(%x = %a) -> f32 {
        %3 = arith.mulf %x, %b : f32
        scf.yield %3 : f32
      }
      %4 = scf.while (%x = %a) : (f32) -> f32 {
        %5 = arith.divf %x, %b : f32
        scf.condition(%c) %5 : f32
      } do {
      ^bb0(%x: f32):
        scf.yield %x : f32
      }
      return %0, %2, %4 : f32, f32, f32
    }
)";

TEST(Reducers, UnwrapRegionsTakesTheFirstThatIsGood) {
  // The then arm, no iteration, the condition once.
  EXPECT_EQ(runReducer("unwrap-regions", kRegions),
            R"(module {
  func.func @main(%arg0: i1, %arg1: f32, %arg2: f32, %arg3: index) -> (f32, f32, f32) {
    %0 = arith.negf %arg1 : f32
    %c0 = arith.constant 0 : index
    %1 = arith.divf %arg1, %arg2 : f32
    return %0, %arg1, %1 : f32, f32, f32
  }
}
)");
}

TEST(Reducers, UnwrapRegionsTakesTheOtherArmAndOneIteration) {
  EXPECT_EQ(runReducer("unwrap-regions", kRegions,
                       contains({"arith.addf", "arith.mulf"})),
            R"(module {
  func.func @main(%arg0: i1, %arg1: f32, %arg2: f32, %arg3: index) -> (f32, f32, f32) {
    %0 = arith.addf %arg1, %arg2 : f32
    %c0 = arith.constant 0 : index
    %1 = arith.mulf %arg1, %arg2 : f32
    %2 = arith.divf %arg1, %arg2 : f32
    return %0, %1, %2 : f32, f32, f32
  }
}
)");
}

TEST(Reducers, UnwrapRegionsOfForall) {
  EXPECT_EQ(runReducer("unwrap-regions", R"(
    func.func @main(%a: tensor<4xf32>, %b: tensor<1xf32>) -> tensor<4xf32> {
      %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> tensor<4xf32> {
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %b into %o[%i] [1] [1]
            : tensor<1xf32> into tensor<4xf32>
        }
      }
      return %0 : tensor<4xf32>
    }
  )",
                       contains({"insert_slice"})),
            R"(module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[%c0] [1] [1] : tensor<1xf32> into tensor<4xf32>
    return %inserted_slice : tensor<4xf32>
  }
}
)");
}

TEST(Reducers, DropRegionResults) {
  EXPECT_EQ(runReducer("drop-region-results", R"(
    func.func @main(%c: i1, %a: f32, %b: f32, %n: index) -> (f32, f32) {
      %0:2 = scf.if %c -> (f32, f32) {
        scf.yield %a, %b : f32, f32
      } else {
        scf.yield %b, %a : f32, f32
      }
      %z = arith.constant 0 : index
      %2:2 = scf.for %i = %z to %n step %n iter_args(%x = %a, %y = %b) -> (f32, f32) {
        %3 = arith.mulf %x, %y : f32
        scf.yield %x, %3 : f32, f32
      }
      return %0#0, %2#1 : f32, f32
    }
  )",
                       [](llvm::StringRef text, llvm::StringRef) {
                         // One result of each is used, by whatever name.
                         return text.contains("return %0") &&
                                (text.contains(", %1#1 :") ||
                                 text.contains(", %1 :"));
                       }),
            R"(module {
  func.func @main(%arg0: i1, %arg1: f32, %arg2: f32, %arg3: index) -> (f32, f32) {
    %0 = scf.if %arg0 -> (f32) {
      scf.yield %arg1 : f32
    } else {
      scf.yield %arg2 : f32
    }
    %c0 = arith.constant 0 : index
    %1 = scf.for %arg4 = %c0 to %arg3 step %arg3 iter_args(%arg5 = %arg2) -> (f32) {
      %2 = arith.mulf %arg1, %arg5 : f32
      scf.yield %2 : f32
    }
    return %0, %1 : f32, f32
  }
}
)");
}

TEST(Reducers, DropRegionResultsOfWhileSwitchAndGeneric) {
  EXPECT_EQ(runReducer("drop-region-results", R"(
    #map = affine_map<(d0) -> (d0)>
    func.func @main(%c: i1, %n: index, %a: f32, %t: tensor<4xf32>) -> (f32, f32, tensor<4xf32>) {
      %0:2 = scf.while (%x = %a, %y = %n) : (f32, index) -> (f32, index) {
        scf.condition(%c) %x, %y : f32, index
      } do {
      ^bb0(%x: f32, %y: index):
        %1 = arith.negf %x : f32
        scf.yield %1, %y : f32, index
      }
      %2:2 = scf.index_switch %n -> f32, index
      case 1 {
        scf.yield %a, %n : f32, index
      }
      default {
        scf.yield %0#0, %0#1 : f32, index
      }
      %3:2 = linalg.generic {indexing_maps = [#map, #map, #map],
                             iterator_types = ["parallel"]}
          ins(%t : tensor<4xf32>) outs(%t, %t : tensor<4xf32>, tensor<4xf32>) {
      ^bb0(%i: f32, %o: f32, %p: f32):
        linalg.yield %o, %i : f32, f32
      } -> (tensor<4xf32>, tensor<4xf32>)
      return %0#0, %2#0, %3#1 : f32, f32, tensor<4xf32>
    }
  )",
                       [](llvm::StringRef text, llvm::StringRef) {
                         llvm::StringRef used = text.split("return ").second;
                         return text.contains("arith.negf") &&
                                text.contains("(%arg4 = %arg2") &&
                                used.contains("%0") && used.contains("%1") &&
                                used.contains("%2");
                       }),
            R"(#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: i1, %arg1: index, %arg2: f32, %arg3: tensor<4xf32>) -> (f32, f32, tensor<4xf32>) {
    %0 = scf.while (%arg4 = %arg2) : (f32) -> f32 {
      scf.condition(%arg0) %arg4 : f32
    } do {
    ^bb0(%arg4: f32):
      %3 = arith.negf %arg4 : f32
      scf.yield %3 : f32
    }
    %1 = scf.index_switch %arg1 -> f32 
    case 1 {
      scf.yield %arg2 : f32
    }
    default {
      scf.yield %0 : f32
    }
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    return %0, %1, %2 : f32, f32, tensor<4xf32>
  }
}
)");
}

TEST(Reducers, DropRegionResultsOfForall) {
  EXPECT_EQ(runReducer("drop-region-results", R"(
    func.func @main(%a: tensor<4xf32>, %b: tensor<1xf32>) -> tensor<4xf32> {
      %0:2 = scf.forall (%i) in (4) shared_outs(%o = %a, %p = %a) -> (tensor<4xf32>, tensor<4xf32>) {
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %b into %o[%i] [1] [1]
            : tensor<1xf32> into tensor<4xf32>
          tensor.parallel_insert_slice %b into %p[0] [1] [1]
            : tensor<1xf32> into tensor<4xf32>
        }
      }
      return %0#1 : tensor<4xf32>
    }
  )",
                       contains({"[0] [1] [1]", "return %0"})),
            R"(module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>) -> tensor<4xf32> {
    %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<4xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg3[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
      }
    }
    return %0 : tensor<4xf32>
  }
}
)");
}

TEST(Reducers, DropSwitchCases) {
  EXPECT_EQ(runReducer("drop-switch-cases", R"(
    func.func @main(%n: index, %a: f32, %b: f32) -> f32 {
      %0 = scf.index_switch %n -> f32
      case 1 {
        scf.yield %a : f32
      }
      case 3 {
        scf.yield %b : f32
      }
      case 5 {
        scf.yield %a : f32
      }
      default {
        scf.yield %a : f32
      }
      return %0 : f32
    }
  )",
                       contains({"case 3"})),
            R"(module {
  func.func @main(%arg0: index, %arg1: f32, %arg2: f32) -> f32 {
    %0 = scf.index_switch %arg0 -> f32 
    case 3 {
      scf.yield %arg2 : f32
    }
    default {
      scf.yield %arg1 : f32
    }
    return %0 : f32
  }
}
)");
}

TEST(Reducers, SimplifyBranches) {
  EXPECT_EQ(runReducer("simplify-branches", R"(
    func.func @main(%c: i1, %a: f32, %b: f32) -> f32 {
      cf.cond_br %c, ^one(%a : f32), ^two
    ^one(%x: f32):
      %0 = arith.negf %x : f32
      cf.br ^end(%0 : f32)
    ^two:
      %1 = arith.addf %a, %b : f32
      cf.br ^end(%1 : f32)
    ^end(%y: f32):
      return %y : f32
    ^dead:
      cf.br ^end(%a : f32)
    }
  )",
                       [](llvm::StringRef text, llvm::StringRef) {
                         // Not in a block that nobody jumps to.
                         llvm::SmallVector<llvm::StringRef> blocks;
                         text.split(blocks, "\n  ^bb");
                         return llvm::any_of(blocks, [](llvm::StringRef block) {
                           return block.contains("arith.addf") &&
                                  !block.contains("no predecessors");
                         });
                       }),
            R"(module {
  func.func @main(%arg0: i1, %arg1: f32, %arg2: f32) -> f32 {
    %0 = arith.addf %arg1, %arg2 : f32
    return %0 : f32
  }
}
)");
}

TEST(Reducers, ShrinkTripCounts) {
  auto loop = [](const Predicate &predicate) {
    return runReducer("shrink-trip-counts", R"(
    func.func @main(%n: index) {
      %c = arith.constant 3 : index
      scf.for %i = %c to %n step %c { }
      return
    }
  )",
                      predicate);
  };
  std::string once = loop(contains({"scf.for"}));
  EXPECT_TRUE(
      llvm::StringRef(once).contains("scf.for %arg1 = %c0 to %c1 step %c1 "))
      << once;
  std::string twice = loop([](llvm::StringRef text, llvm::StringRef) {
    return !text.contains("to %c1 ");
  });
  EXPECT_TRUE(
      llvm::StringRef(twice).contains("scf.for %arg1 = %c0 to %c2 step %c1 "))
      << twice;
}

/// In code that never runs others make a step 0. Were that undone, they would
/// do it again, and each of these rounds adds constants.
TEST(Reducers, ShrinkTripCountsLeavesStepsOfZero) {
  EXPECT_EQ(runReducer("shrink-trip-counts", R"(
    func.func private @f() {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      scf.for %i = %c0 to %c1 step %c0 { }
      return
    }
  )",
                       contains({"scf.for"})),
            R"(module {
  func.func private @f() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0 to %c1 step %c0 {
    }
    return
  }
}
)");
}

TEST(Reducers, DropOps) {
  EXPECT_EQ(runReducer("drop-ops", R"(
    func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, f32) {
      %c1 = arith.constant 1 : index
      %f = arith.constant 2.0 : f32
      %0 = tensor.insert %f into %a[%c1] : tensor<4xf32>
      %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
      %2 = tensor.extract %1[%c1] : tensor<4xf32>
      return %1, %2 : tensor<4xf32>, f32
    }
  )",
                       contains({"linalg.fill"})),
            R"(module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %0, %cst : tensor<4xf32>, f32
  }
}
)");
}

TEST(Reducers, ReplaceByEarlierTakesTheNearest) {
  EXPECT_EQ(runReducer("replace-by-earlier", R"(
    func.func @main(%a: f32, %b: f32) -> f32 {
      %0 = arith.negf %a : f32
      return %0 : f32
    }
  )"),
            R"(module {
  func.func @main(%arg0: f32, %arg1: f32) -> f32 {
    return %arg1 : f32
  }
}
)");
}

TEST(Reducers, ReplaceByZero) {
  EXPECT_EQ(runReducer("replace-by-zero", R"(
    func.func @main(%a: tensor<?xf32>, %b: i1) -> (tensor<?xf32>, i1) {
      %0 = arith.negf %a : tensor<?xf32>
      %1 = arith.xori %b, %b : i1
      return %0, %1 : tensor<?xf32>, i1
    }
  )",
                       contains({"arith.negf"})),
            R"(module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: i1) -> (tensor<?xf32>, i1) {
    %0 = arith.negf %arg0 : tensor<?xf32>
    %false = arith.constant false
    return %0, %false : tensor<?xf32>, i1
  }
}
)");
}

TEST(Reducers, ReplaceByObserved) {
  // An extent and an element become what the run says. What the run does not
  // reach is not known.
  EXPECT_EQ(runReducer("replace-by-observed", R"(
    func.func @main() -> (index, f32, f32) {
      %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %f = arith.constant false
      %cast = tensor.cast %c : tensor<3xf32> to tensor<?xf32>
      %0 = tensor.dim %cast, %c0 : tensor<?xf32>
      %1 = tensor.extract %c[%c1] : tensor<3xf32>
      %2 = scf.if %f -> f32 {
        %3 = arith.addf %1, %1 : f32
        scf.yield %3 : f32
      } else {
        scf.yield %1 : f32
      }
      return %0, %1, %2 : index, f32, f32
    }
  )",
                       contains({"scf.if"})),
            R"(module {
  func.func @main() -> (index, f32, f32) {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %cast = tensor.cast %cst : tensor<3xf32> to tensor<?xf32>
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 2.000000e+00 : f32
    %0 = scf.if %false -> (f32) {
      %1 = arith.addf %cst_0, %cst_0 : f32
      scf.yield %1 : f32
    } else {
      scf.yield %cst_0 : f32
    }
    return %c3, %cst_0, %0 : index, f32, f32
  }
}
)");
}

TEST(Reducers, ReplaceOperands) {
  EXPECT_EQ(runReducer("replace-operands", R"(
    func.func @main(%a: f32, %b: f32) -> f32 {
      %0 = arith.negf %b : f32
      %1 = arith.addf %0, %0 : f32
      return %1 : f32
    }
  )",
                       contains({"return %1"})),
            R"(module {
  func.func @main(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.negf %arg1 : f32
    %1 = arith.addf %arg0, %arg0 : f32
    return %1 : f32
  }
}
)");
}

TEST(Reducers, DropDeadCode) {
  EXPECT_EQ(runReducer("drop-dead-code", R"(
    func.func private @unused() { return }
    func.func private @used() { return }
    func.func @main(%a: f32) -> f32 {
      %0 = arith.negf %a : f32
      %1 = arith.negf %0 : f32
      call @used() : () -> ()
      return %a : f32
    }
  )"),
            R"(module {
  func.func private @used() {
    return
  }
  func.func @main(%arg0: f32) -> f32 {
    call @used() : () -> ()
    return %arg0 : f32
  }
}
)");
}

TEST(Reducers, DropLinalgInputs) {
  EXPECT_EQ(runReducer("drop-linalg-inputs", R"(
    #map = affine_map<(d0) -> (d0)>
    func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %0 = linalg.generic {indexing_maps = [#map, #map, #map],
                           iterator_types = ["parallel"]}
          ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) {
      ^bb0(%x: f32, %y: f32, %o: f32):
        %1 = arith.addf %x, %y : f32
        linalg.yield %1 : f32
      } -> tensor<4xf32>
      %2 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)
        (%x: f32, %o: f32) { linalg.yield %x : f32 }
      return %0, %2 : tensor<4xf32>, tensor<4xf32>
    }
  )",
                       contains({"arith.addf %in, "})),
            R"(#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %in : f32
      linalg.yield %1 : f32
    } -> tensor<4xf32>
    %mapped = linalg.map outs(%arg1 : tensor<4xf32>)
      (%init: f32) {
        linalg.yield %init : f32
      }
    return %0, %mapped : tensor<4xf32>, tensor<4xf32>
  }
}
)");
}

TEST(Reducers, MakeShapesStatic) {
  EXPECT_EQ(runReducer("make-shapes-static", R"(
    func.func @main(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
      %0 = tensor.empty(%n) : tensor<?xf32>
      %1 = tensor.insert_slice %a into %0[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
      %2 = tensor.extract_slice %1[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
      return %2 : tensor<?xf32>
    }
  )",
                       [](llvm::StringRef text, llvm::StringRef) {
                         // Two is not enough.
                         return !text.contains("tensor<2x");
                       }),
            R"(module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: index) -> tensor<3xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0] [3] [1] : tensor<3xf32> to tensor<3xf32>
    return %extracted_slice : tensor<3xf32>
  }
}
)");
}

TEST(Reducers, ShrinkShapes) {
  EXPECT_EQ(runReducer("shrink-shapes", R"(
    func.func @main(%a: tensor<4x3xf32>) -> (tensor<4x3xf32>, index, tensor<2x3xf32>) {
      %c = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0],
                                 [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32>
      %n = arith.constant 4 : index
      %0 = arith.addf %a, %c : tensor<4x3xf32>
      %1 = tensor.extract_slice %0[0, 0] [2, 3] [1, 1] : tensor<4x3xf32> to tensor<2x3xf32>
      return %0, %n, %1 : tensor<4x3xf32>, index, tensor<2x3xf32>
    }
  )",
                       [](llvm::StringRef text, llvm::StringRef) {
                         return !text.contains("tensor<1x");
                       }),
            R"(module {
  func.func @main(%arg0: tensor<2x2xf32>) -> (tensor<2x2xf32>, index, tensor<2x2xf32>) {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00], [4.000000e+00, 5.000000e+00]]> : tensor<2x2xf32>
    %c2 = arith.constant 2 : index
    %0 = arith.addf %arg0, %cst : tensor<2x2xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> to tensor<2x2xf32>
    return %0, %c2, %extracted_slice : tensor<2x2xf32>, index, tensor<2x2xf32>
  }
}
)");
}

TEST(Reducers, ShrinkShapesOneExtent) {
  // Only the five can go down, by one.
  std::string text =
      runReducer("shrink-shapes", R"(
    func.func @main(%a: tensor<5x3xf32>) -> tensor<5x3xf32> {
      return %a : tensor<5x3xf32>
    }
  )",
                 [](llvm::StringRef text, llvm::StringRef) {
                   return text.contains("x3xf32") && !text.contains("<1x") &&
                          !text.contains("<2x") && !text.contains("<3x");
                 });
  EXPECT_TRUE(llvm::StringRef(text).contains("%arg0: tensor<4x3xf32>")) << text;
}

TEST(Reducers, SimplifyTypes) {
  EXPECT_EQ(runReducer("simplify-types", R"(
    func.func @main(%a: tensor<2xf64>, %b: i8) -> (tensor<2xf64>, i8) {
      %c = arith.constant dense<[1.5, -2.5]> : tensor<2xf64>
      %d = arith.constant -3 : i8
      %0 = arith.addf %a, %c : tensor<2xf64>
      %1 = arith.addi %b, %d : i8
      return %0, %1 : tensor<2xf64>, i8
    }
  )"),
            R"(module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: i32) -> (tensor<2xf32>, i32) {
    %cst = arith.constant dense<[1.500000e+00, -2.500000e+00]> : tensor<2xf32>
    %c-3_i32 = arith.constant -3 : i32
    %0 = arith.addf %arg0, %cst : tensor<2xf32>
    %1 = arith.addi %arg1, %c-3_i32 : i32
    return %0, %1 : tensor<2xf32>, i32
  }
}
)");
}

TEST(Reducers, SimplifyConstants) {
  EXPECT_EQ(runReducer("simplify-constants", R"(
    func.func @main(%a: tensor<4xf32>) -> (tensor<2xf32>, f32, i64, i1, tensor<2xf32>) {
      %0 = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
      %1 = arith.constant 7.0 : f32
      %2 = arith.constant 9 : i64
      %3 = arith.constant true
      %4 = tensor.extract_slice %a[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
      return %0, %1, %2, %3, %4 : tensor<2xf32>, f32, i64, i1, tensor<2xf32>
    }
  )",
                       [](llvm::StringRef text, llvm::StringRef) {
                         // Not zero, whatever else.
                         return !text.contains("constant 0 : i64");
                       }),
            R"(module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<2xf32>, f32, i64, i1, tensor<2xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<2xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %false = arith.constant false
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
    return %cst, %cst_0, %c1_i64, %false, %extracted_slice : tensor<2xf32>, f32, i64, i1, tensor<2xf32>
  }
}
)");
}

TEST(Reducers, DropAttributes) {
  EXPECT_EQ(runReducer("drop-attributes", R"(
    module attributes {test.m} {
      func.func @main(%a: tensor<4xf32> {bufferization.writable = false},
                      %b: tensor<4xf32> {bufferization.writable = true})
          -> (tensor<4xf32> {test.r}) attributes {test.f, llvm.emit_c_interface} {
        %0 = arith.negf %a {test.o, fastmath = #arith.fastmath<fast>} : tensor<4xf32>
        return %0 : tensor<4xf32>
      }
    }
  )",
                       contains({"writable = false", "test.f"})),
            R"(module {
  func.func @main(%arg0: tensor<4xf32> {bufferization.writable = false}, %arg1: tensor<4xf32>) -> tensor<4xf32> attributes {test.f} {
    %0 = arith.negf %arg0 fastmath<fast> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
)");
}

ReductionState runPipelineReducer(llvm::StringRef name,
                                  llvm::StringRef pipeline,
                                  std::vector<std::string> words) {
  ReductionInput input;
  input.text = "func.func @main() { return }";
  input.pipeline = pipeline.str();
  ReductionOptions options;
  options.onlyReducer = name.str();
  return reduceInput(
             input,
             [&](llvm::StringRef, llvm::StringRef now) {
               return llvm::all_of(words, [&](const std::string &word) {
                 return now.contains(word);
               });
             },
             options)
      .state;
}

TEST(Reducers, DropPasses) {
  EXPECT_EQ(runPipelineReducer("drop-passes",
                               "cse,one-shot-bufferize{a=1 b=2},"
                               "func.func(canonicalize,buffer-hoisting)",
                               {"one-shot", "hoisting"})
                .pipeline,
            "one-shot-bufferize{a=1 b=2},func.func(buffer-hoisting)");
  EXPECT_EQ(runPipelineReducer("drop-passes",
                               "builtin.module(cse,canonicalize,cse)",
                               {"canonicalize"})
                .pipeline,
            "builtin.module(canonicalize)");
}

TEST(Reducers, DropPassOptions) {
  EXPECT_EQ(runPipelineReducer(
                "drop-pass-options",
                "cse{a=1},one-shot-bufferize{a=1 b={c=1 d=2} e=3}", {"b="})
                .pipeline,
            "cse{},one-shot-bufferize{b={c=1 d=2}}");
}

} // namespace
