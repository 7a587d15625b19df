//===- ControlOpsTest.cpp - func, cf and scf by hand ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

namespace {

std::string runMain(llvm::StringRef text, llvm::StringRef arguments = "",
                    RunOptions options = {}) {
  Interpreted interpreted(text, options);
  return interpreted.results(interpreted.run("main", arguments));
}

TEST(FuncOps, CallReturnsSeveralResultsInOrder) {
  EXPECT_EQ(runMain(R"(
    func.func @swap(%a: i32, %b: i32) -> (i32, i32) { return %b, %a : i32, i32 }
    func.func @main(%a: i32, %b: i32) -> (i32, i32) {
      %r:2 = call @swap(%a, %b) : (i32, i32) -> (i32, i32)
      return %r#0, %r#1 : i32, i32
    })",
                    "1, 2"),
            "2, 1");
}

TEST(FuncOps, SeveralReturns) {
  const char *text = R"(
    func.func @main(%p: i1, %a: i32, %b: i32) -> i32 {
      cf.cond_br %p, ^l, ^r
    ^l:
      return %a : i32
    ^r:
      return %b : i32
    })";
  EXPECT_EQ(runMain(text, "true, 1, 2"), "1");
  EXPECT_EQ(runMain(text, "false, 1, 2"), "2");
}

const char *kFactorial = R"(
  func.func @fact(%n: i64) -> i64 {
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %stop = arith.cmpi eq, %n, %zero : i64
    %r = scf.if %stop -> (i64) {
      scf.yield %one : i64
    } else {
      %m = arith.subi %n, %one : i64
      %f = func.call @fact(%m) : (i64) -> i64
      %p = arith.muli %n, %f : i64
      scf.yield %p : i64
    }
    return %r : i64
  }
  func.func @main(%n: i64) -> i64 {
    %r = call @fact(%n) : (i64) -> i64
    return %r : i64
  })";

TEST(FuncOps, RecursionKeepsItsFrames) {
  EXPECT_EQ(runMain(kFactorial, "10"), "3628800");
}

TEST(FuncOps, DeepRecursionIsABudgetNotACrash) {
  RunOptions options;
  options.depthBudget = 100'000;
  EXPECT_EQ(runMain(kFactorial, "99998", options), "0"); // 2^64 divides it
  EXPECT_EQ(runMain(kFactorial, "-1", options), "budget");
}

TEST(FuncOps, ExternalFunctionSeesThenScribbles) {
  Interpreted interpreted(R"(
    func.func private @look(%m: memref<2xi32>, %s: i8)
    func.func @main(%m: memref<2xi32>, %s: i8) {
      call @look(%m, %s) : (memref<2xi32>, i8) -> ()
      call @look(%m, %s) : (memref<2xi32>, i8) -> ()
      return
    })");
  EXPECT_EQ(interpreted.results(interpreted.run("main", "[7, 8], 5")), "");
  auto &trace = interpreted.getMachine().trace();
  ASSERT_EQ(trace.size(), 2u);
  EXPECT_EQ(trace[0].kind, TraceEvent::Kind::Call);
  EXPECT_EQ(trace[0].text, "look");
  EXPECT_EQ(Interpreted::showArray(*trace[0].values[0].contents,
                                   trace[0].values[0].type),
            "[7, 8]");
  // What it sees the second time is what it wrote the first time.
  EXPECT_NE(Interpreted::showArray(*trace[1].values[0].contents,
                                   trace[1].values[0].type),
            "[7, 8]");
}

TEST(FuncOps, ExternalFunctionHonoursAccess) {
  const char *text = R"(
    func.func private @look(memref<2xi32> {bufferization.access = "read"})
    func.func @main(%m: memref<2xi32>) {
      call @look(%m) : (memref<2xi32>) -> ()
      return
    })";
  Interpreted interpreted(text);
  EXPECT_EQ(interpreted.results(interpreted.run("main", "[7, 8]")), "");
  EXPECT_EQ(interpreted.argument(0), "[7, 8]");
}

TEST(FuncOps, ExternalResultsDependOnTheCallOnly) {
  const char *text = R"(
    func.func private @make() -> tensor<3xi32>
    func.func @main() -> (tensor<3xi32>, tensor<3xi32>) {
      %a = call @make() : () -> tensor<3xi32>
      %b = call @make() : () -> tensor<3xi32>
      return %a, %b : tensor<3xi32>, tensor<3xi32>
    })";
  std::string once = runMain(text);
  EXPECT_EQ(once, runMain(text));
  auto [a, b] = llvm::StringRef(once).split("], ");
  EXPECT_NE(a.str() + "]", b.str());
}

TEST(CfOps, BranchArgumentsAreMovedInParallel) {
  EXPECT_EQ(runMain(R"(
    func.func @main(%a: i32, %b: i32, %n: i32) -> (i32, i32) {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      cf.br ^head(%a, %b, %n : i32, i32, i32)
    ^head(%x: i32, %y: i32, %k: i32):
      %done = arith.cmpi eq, %k, %zero : i32
      %m = arith.subi %k, %one : i32
      cf.cond_br %done, ^exit, ^head(%y, %x, %m : i32, i32, i32)
    ^exit:
      return %x, %y : i32, i32
    })",
                    "1, 2, 3"),
            "2, 1");
}

TEST(CfOps, Switch) {
  const char *text = R"(
    func.func @main(%f: i32) -> i32 {
      %a = arith.constant 10 : i32
      %b = arith.constant 20 : i32
      %c = arith.constant 30 : i32
      cf.switch %f : i32, [
        default: ^exit(%a : i32),
        5: ^exit(%b : i32),
        -1: ^exit(%c : i32)
      ]
    ^exit(%r: i32):
      return %r : i32
    })";
  EXPECT_EQ(runMain(text, "0"), "10");
  EXPECT_EQ(runMain(text, "5"), "20");
  EXPECT_EQ(runMain(text, "-1"), "30");
  EXPECT_EQ(runMain(text, "undefined"), "uninitialized-read");
}

TEST(CfOps, AssertAndUndefinedConditions) {
  EXPECT_EQ(evaluate("(i1) -> ()", "cf.assert %a, \"no\"", "true"), "");
  EXPECT_EQ(evaluate("(i1) -> ()", "cf.assert %a, \"no\"", "false"),
            "undefined-behaviour");
  EXPECT_EQ(evaluate("(i1) -> ()", "cf.assert %a, \"no\"", "poison"),
            "uninitialized-read");
}

TEST(ScfOps, IfWithAndWithoutElse) {
  const char *text = R"(
    func.func @main(%p: i1, %m: memref<i32>) -> i32 {
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      %r = scf.if %p -> i32 { scf.yield %one : i32 } else { scf.yield %two : i32 }
      scf.if %p { memref.store %one, %m[] : memref<i32> }
      return %r : i32
    })";
  EXPECT_EQ(runMain(text, "true, 0"), "1");
  EXPECT_EQ(runMain(text, "false, 0"), "2");
  EXPECT_EQ(runMain(text, "undefined, 0"), "uninitialized-read");
}

TEST(ScfOps, ForCountsAndSwapsItsArguments) {
  const char *text = R"(
    func.func @main(%l: index, %u: index, %s: index, %a: i32, %b: i32) -> (i32, i32, index) {
      %zero = arith.constant 0 : index
      %r:3 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %b, %sum = %zero) -> (i32, i32, index) {
        %t = arith.addi %sum, %i : index
        scf.yield %y, %x, %t : i32, i32, index
      }
      return %r#0, %r#1, %r#2 : i32, i32, index
    })";
  EXPECT_EQ(runMain(text, "0, 3, 1, 7, 8"), "8, 7, 3");
  EXPECT_EQ(runMain(text, "1, 8, 3, 7, 8"), "8, 7, 12"); // 1 4 7
  EXPECT_EQ(runMain(text, "5, 5, 1, 7, 8"), "7, 8, 0");
  EXPECT_EQ(runMain(text, "5, 2, 1, 7, 8"), "7, 8, 0");
  EXPECT_EQ(runMain(text, "-2, 1, 1, 7, 8"), "8, 7, -3");
  EXPECT_EQ(runMain(text, "0, 3, 0, 7, 8"), "undefined-behaviour");
  EXPECT_EQ(runMain(text, "0, 3, -1, 7, 8"), "undefined-behaviour");
  EXPECT_EQ(runMain(text, "0, undefined, 1, 7, 8"), "uninitialized-read");
  // The last step would pass the largest index.
  EXPECT_EQ(runMain(text, "9223372036854775805, 9223372036854775807, 5, 7, 8"),
            "8, 7, 9223372036854775805");
}

TEST(ScfOps, ForWithNarrowAndUnsignedBounds) {
  const char *text = R"(
    func.func @main(%l: i8, %u: i8, %s: i8) -> i32 {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %r = scf.for SIGN %i = %l to %u step %s iter_args(%n = %zero) -> (i32) : i8 {
        %m = arith.addi %n, %one : i32
        scf.yield %m : i32
      }
      return %r : i32
    })";
  auto with = [&](llvm::StringRef sign) {
    std::string copy = text;
    copy.replace(copy.find("SIGN"), 4, sign.str());
    return copy;
  };
  EXPECT_EQ(runMain(with(""), "-100, 100, 50"), "4");
  EXPECT_EQ(runMain(with(""), "100, -100, 50"), "0");
  EXPECT_EQ(runMain(with("unsigned"), "100, -100, 50"), "2"); // 100 150 < 156
}

TEST(ScfOps, While) {
  EXPECT_EQ(runMain(R"(
    func.func @main(%n: i32) -> (i32, i32) {
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      %r:2 = scf.while (%x = %n, %y = %one) : (i32, i32) -> (i32, i32) {
        %go = arith.cmpi sgt, %x, %one : i32
        scf.condition(%go) %y, %x : i32, i32
      } do {
      ^bb0(%a: i32, %b: i32):
        %half = arith.divsi %b, %two : i32
        %twice = arith.muli %a, %two : i32
        scf.yield %half, %twice : i32, i32
      }
      return %r#0, %r#1 : i32, i32
    })",
                    "9"),
            "8, 1");
}

TEST(ScfOps, EndlessLoopIsABudget) {
  RunOptions options;
  options.stepBudget = 10'000;
  EXPECT_EQ(runMain(R"(
    func.func @main() {
      %true = arith.constant true
      scf.while : () -> () { scf.condition(%true) } do { scf.yield }
      return
    })",
                    "", options),
            "budget");
}

TEST(ScfOps, IndexSwitchAndExecuteRegion) {
  const char *text = R"(
    func.func @main(%i: index, %p: i1) -> (i32, i32) {
      %a = arith.constant 10 : i32
      %b = arith.constant 20 : i32
      %c = arith.constant 30 : i32
      %r = scf.index_switch %i -> i32
      case 2 { scf.yield %a : i32 }
      case 5 { scf.yield %b : i32 }
      default { scf.yield %c : i32 }
      %e = scf.execute_region -> i32 {
        cf.cond_br %p, ^l, ^r
      ^l:
        scf.yield %a : i32
      ^r:
        scf.yield %b : i32
      }
      return %r, %e : i32, i32
    })";
  EXPECT_EQ(runMain(text, "2, true"), "10, 10");
  EXPECT_EQ(runMain(text, "5, false"), "20, 20");
  EXPECT_EQ(runMain(text, "0, false"), "30, 20");
}

TEST(ScfOps, ForallThreadsShareTheirOuts) {
  // Every thread reads the slot of the thread opposite: as it was before the
  // loop, or what that one inserted, which is nobody's promise.
  const char *text = R"(
    func.func @main(%t: tensor<4xi32>) -> tensor<4xi32> {
      %c3 = arith.constant 3 : index
      %r = scf.forall (%k) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
        %j = arith.subi %c3, %k : index
        %x = tensor.extract %o[%j] : tensor<4xi32>
        %s = tensor.from_elements %x : tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %s into %o[%k] [1] [1] : tensor<1xi32> into tensor<4xi32>
        }
      }
      return %r : tensor<4xi32>
    })";
  auto run = [&](ParallelOrder order) {
    RunOptions options;
    options.parallelOrder = order;
    return runMain(text, "[1, 2, 3, 4]", options);
  };
  EXPECT_EQ(run(ParallelOrder::Forward), "[4, 3, 2, 1]");
  EXPECT_EQ(run(ParallelOrder::Reverse), "[1, 2, 2, 1]");
  EXPECT_EQ(run(ParallelOrder::Interleaved), "[4, 3, 3, 4]");
}

/// A loop whose iterations write one buffer before they read it: whoever is
/// alone with it does not notice.
static std::string sharedBuffer(llvm::StringRef loop, llvm::StringRef body) {
  return (R"(
    func.func private @put(%k: index, %b: memref<1xindex>, %n: index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %again = arith.cmpi ugt, %n, %c0 : index
      scf.if %again {
        %less = arith.subi %n, %c1 : index
        func.call @put(%k, %b, %less) : (index, memref<1xindex>, index) -> ()
      }
      memref.store %k, %b[%c0] : memref<1xindex>
      return
    }
    func.func @main(%b: memref<1xindex>, %o: memref<4xindex>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      )" + loop +
          " {\n" + body + R"(
      }
      return
    })")
      .str();
}

/// What argument `number` holds after the run; or how the run ended otherwise.
static std::string argumentAfter(llvm::StringRef text,
                                 llvm::StringRef arguments, unsigned number,
                                 ParallelOrder order) {
  RunOptions options;
  options.parallelOrder = order;
  options.stepBudget = 10'000;
  Interpreted interpreted(text, options);
  Outcome outcome = interpreted.run("main", arguments);
  return outcome.completed() ? interpreted.argument(number)
                             : interpreted.results(outcome);
}

static constexpr const char *kParallelLoops[] = {
    "scf.forall (%k) in (4)",
    "scf.parallel (%k) = (%c0) to (%c4) step (%c1)",
    "affine.parallel (%k) = (0) to (4)",
};

TEST(ParallelLoops, OneBufferForAllIterations) {
  for (const char *loop : kParallelLoops)
    for (const char *put :
         {"memref.store %k, %b[%c0] : memref<1xindex>\n",
          // A call is not interrupted, but others come after it.
          "func.call @put(%k, %b, %c2) : (index, memref<1xindex>, index) -> "
          "()\n"}) {
      SCOPED_TRACE(std::string(loop) + ": " + put);
      std::string text = sharedBuffer(loop, std::string(put) + R"(
            %s = arith.addi %k, %c1 : index
            %u = arith.muli %s, %c1 : index
            %v = arith.addi %u, %c0 : index
            %x = memref.load %b[%c0] : memref<1xindex>
            memref.store %x, %o[%k] : memref<4xindex>)");
      const char *arguments = "[9], [9, 9, 9, 9]";
      EXPECT_EQ(argumentAfter(text, arguments, 1, ParallelOrder::Forward),
                "[0, 1, 2, 3]");
      EXPECT_EQ(argumentAfter(text, arguments, 1, ParallelOrder::Reverse),
                "[0, 1, 2, 3]");
      EXPECT_NE(argumentAfter(text, arguments, 1, ParallelOrder::Interleaved),
                "[0, 1, 2, 3]");
    }
}

TEST(ParallelLoops, FillsAndCopiesAreNotAtomic) {
  // Others come while an iteration is at it; the load and the store after it
  // would fit into one turn with it.
  for (const char *loop : kParallelLoops)
    for (const char *put :
         {"linalg.fill ins(%k : index) outs(%b : memref<8xindex>)",
          "%r = memref.subview %s[%k, 0] [1, 8] [1, 1] : memref<4x8xindex> to "
          "memref<8xindex, strided<[1], offset: ?>>\n"
          "linalg.copy ins(%r : memref<8xindex, strided<[1], offset: ?>>) "
          "outs(%b : memref<8xindex>)"}) {
      SCOPED_TRACE(std::string(loop) + ": " + put);
      std::string text = (llvm::Twine(R"(
        func.func @main(%b: memref<8xindex>, %s: memref<4x8xindex>, %o: memref<4xindex>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c4 = arith.constant 4 : index
          )") + loop + " {\n" +
                          put + R"(
            %x = memref.load %b[%c0] : memref<8xindex>
            memref.store %x, %o[%k] : memref<4xindex>
          }
          return
        })")
                             .str();
      const char *arguments =
          "[9, 9, 9, 9, 9, 9, 9, 9], [[0, 0, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, "
          "1, 1, 1, 1], [2, 2, 2, 2, 2, 2, 2, 2], [3, 3, 3, 3, 3, 3, 3, 3]], "
          "[9, 9, 9, 9]";
      EXPECT_EQ(argumentAfter(text, arguments, 2, ParallelOrder::Forward),
                "[0, 1, 2, 3]");
      EXPECT_NE(argumentAfter(text, arguments, 2, ParallelOrder::Interleaved),
                "[0, 1, 2, 3]");
      // No element is forgotten.
      std::string last =
          argumentAfter(text, arguments, 0, ParallelOrder::Interleaved);
      EXPECT_EQ(last.find('9'), std::string::npos) << last;
    }
}

TEST(ParallelLoops, ABufferForEachIteration) {
  // An iteration's own memory, on the heap and on the stack, its values, inner
  // loops and calls are its own also when other iterations come between.
  for (const char *loop : kParallelLoops)
    for (const char *alloc : {"memref.alloc", "memref.alloca"}) {
      SCOPED_TRACE(std::string(loop) + ": " + alloc);
      std::string text = sharedBuffer(loop, std::string("%a = ") + alloc +
                                                R"(() : memref<1xindex>
        func.call @put(%k, %a, %c2) : (index, memref<1xindex>, index) -> ()
        %sum = scf.for %i = %c0 to %k step %c1 iter_args(%s = %c1) -> (index) {
          %e = )" + alloc + R"(() : memref<2xindex>
          scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
            memref.store %k, %e[%j] : memref<2xindex>
          }
          %y = memref.load %e[%c1] : memref<2xindex>
          %t = arith.addi %s, %y : index
          scf.yield %t : index
        }
        %x = memref.load %a[%c0] : memref<1xindex>
        %z = arith.addi %x, %sum : index
        memref.store %z, %o[%k] : memref<4xindex>)");
      // k + 1 + k * k
      for (ParallelOrder order :
           {ParallelOrder::Forward, ParallelOrder::Interleaved})
        EXPECT_EQ(argumentAfter(text, "[9], [9, 9, 9, 9]", 1, order),
                  "[1, 3, 7, 13]");
    }
}

TEST(ParallelLoops, AtomicBodiesStayWhole) {
  for (const char *loop : kParallelLoops) {
    SCOPED_TRACE(loop);
    std::string text = (llvm::Twine(R"(
      func.func @main(%b: memref<1xi32>) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c4 = arith.constant 4 : index
        %one = arith.constant 1 : i32
        )") + loop + R"( {
          memref.generic_atomic_rmw %b[%c0] : memref<1xi32> {
          ^bb0(%old: i32):
            %double = arith.addi %old, %old : i32
            %odd = arith.addi %double, %one : i32
            memref.atomic_yield %odd : i32
          }
        }
        return
      })")
                           .str();
    EXPECT_EQ(argumentAfter(text, "[0]", 0, ParallelOrder::Interleaved),
              "[15]");
  }
}

TEST(ParallelLoops, TheTraceHasOneIterationAfterTheOther) {
  // Each prints the same: no order can be told from another.
  for (const char *loop : kParallelLoops)
    for (ParallelOrder order : {ParallelOrder::Forward, ParallelOrder::Reverse,
                                ParallelOrder::Interleaved}) {
      SCOPED_TRACE(loop);
      RunOptions options;
      options.parallelOrder = order;
      Interpreted interpreted((llvm::Twine(R"(
        func.func @main(%b: memref<1xi32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c4 = arith.constant 4 : index
          vector.print str "first"
          )") + loop + R"( {
            %one = arith.constant 1 : i32
            vector.print %one : i32
            %x = memref.load %b[%c0] : memref<1xi32>
            %y = arith.addi %x, %x : i32
            vector.print %y : i32
          }
          vector.print str "last"
          return
        })")
                                  .str(),
                              options);
      EXPECT_TRUE(interpreted.run("main", "[4]").completed());
      EXPECT_EQ(interpreted.trace(), "first1\n8\n1\n8\n1\n8\n1\n8\nlast");
    }
}

TEST(ParallelLoops, AnEndlessIterationIsOutOfBudget) {
  std::string text = sharedBuffer(kParallelLoops[0], R"(
        scf.while : () -> () {
          %true = arith.constant true
          scf.condition(%true)
        } do {
          scf.yield
        })");
  EXPECT_EQ(
      argumentAfter(text, "[0], [9, 9, 9, 9]", 0, ParallelOrder::Interleaved),
      "budget");
}

TEST(ScfOps, ForallInTwoDimensionsWithBounds) {
  EXPECT_EQ(runMain(R"(
    func.func @main(%u: index, %m: memref<6xindex>) {
      %c3 = arith.constant 3 : index
      %c0 = arith.constant 0 : index
      scf.forall (%i, %j) = (0, 1) to (2, %u) step (1, 1) {
        %r = arith.muli %i, %c3 : index
        %k = arith.addi %r, %j : index
        memref.store %k, %m[%k] : memref<6xindex>
      }
      return
    })",
                    "3, [9, 9, 9, 9, 9, 9]"),
            "");
}

TEST(ScfOps, ParallelReduces) {
  EXPECT_EQ(runMain(R"(
    func.func @main(%u: index, %a: i32) -> (i32, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %one = arith.constant 1 : i32
      %r:2 = scf.parallel (%i) = (%c0) to (%u) step (%c1) init (%a, %c0) -> (i32, index) {
        scf.reduce(%one, %i : i32, index) {
        ^bb0(%x: i32, %y: i32):
          %s = arith.addi %x, %y : i32
          scf.reduce.return %s : i32
        }, {
        ^bb0(%x: index, %y: index):
          %s = arith.maxsi %x, %y : index
          scf.reduce.return %s : index
        }
      }
      return %r#0, %r#1 : i32, index
    })",
                    "5, 100"),
            "105, 4");
}

TEST(Decoder, UnsupportedOpsEndTheRunOnlyWhenReached) {
  const char *text = R"(
    func.func @main(%p: i1) -> i32 {
      %c = arith.constant 3 : i32
      scf.if %p { "test.nothing"() : () -> () }
      return %c : i32
    })";
  context().allowUnregisteredDialects(true);
  EXPECT_EQ(runMain(text, "false"), "3");
  EXPECT_EQ(runMain(text, "true"), "unsupported: test.nothing");
  context().allowUnregisteredDialects(false);
}

} // namespace
