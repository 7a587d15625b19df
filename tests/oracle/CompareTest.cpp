//===- CompareTest.cpp - Observations and their comparison ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every oracle here is shown a module that it must catch and a correct twin
// that it must let pass.
//
//===----------------------------------------------------------------------===//

#include "oracle/compare/Compare.h"
#include "InterpreterTest.h"
#include "oracle/compare/Observation.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;
using namespace mlir;

namespace {

const OpRegistry &registry() {
  static const OpRegistry rows = OpRegistry::builtin();
  return rows;
}

/// A reference and a bufferized version of it.
struct Pair {
  OwningOpRef<ModuleOp> reference, path;
  std::unique_ptr<Program> referenceProgram, pathProgram;
  FunctionBoundary boundary;

  Pair(llvm::StringRef given, llvm::StringRef bufferized) {
    reference = parseSourceString<ModuleOp>(given, &context());
    path = parseSourceString<ModuleOp>(bufferized, &context());
    EXPECT_TRUE(reference && path);
    referenceProgram = Program::decode(*reference, registry());
    pathProgram = Program::decode(*path, registry());
    boundary = *BoundaryMap::identity(*reference).lookup("main");
  }

  InputSet inputs(unsigned number) {
    std::string why;
    FailureOr<InputSet> made =
        makeInputs(reference->lookupSymbol<func::FuncOp>("main"), number, why);
    EXPECT_TRUE(succeeded(made)) << why;
    return *made;
  }

  /// `kind: summary`, or "agree", or how the reference ended.
  std::string judge(unsigned input = 0, bool ownsDeallocation = false) {
    InputSet set = inputs(input);
    FunctionBoundary given = *BoundaryMap::identity(*reference).lookup("main");
    ObserveOptions options;
    options.run.trackWriters = true;
    Observation expected =
        observe(*referenceProgram, "main", given, set, options);
    if (!expected.outcome.completed())
      return "reference: " + expected.outcome.why;
    options.ownsDeallocation = ownsDeallocation;
    Observation actual = observe(*pathProgram, "main", boundary, set, options);
    if (actual.outcome.kind == Outcome::Kind::Unsupported)
      return "unsupported: " + actual.outcome.why;
    std::optional<Disagreement> found =
        compare(expected, *referenceProgram, actual, *pathProgram);
    if (!found)
      return "agree";
    last = *found;
    return (findingName(found->kind) + ": " + found->summary).str();
  }

  Disagreement last;
};

const char *kInsert = R"(
  func.func @main(%t: tensor<4xi32>, %v: i32) -> (i32, tensor<4xi32>) {
    %c1 = arith.constant 1 : index
    %u = tensor.insert %v into %t[%c1] : tensor<4xi32>
    %x = tensor.extract %t[%c1] : tensor<4xi32>
    return %x, %u : i32, tensor<4xi32>
  })";

TEST(Compare, ReadAfterInPlaceWriteIsAWrongResult) {
  Pair wrong(kInsert, R"(
    func.func @main(%t: memref<4xi32, strided<[?], offset: ?>>, %v: i32) -> (i32, memref<4xi32, strided<[?], offset: ?>>) {
      %c1 = arith.constant 1 : index
      memref.store %v, %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      %x = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %x, %t : i32, memref<4xi32, strided<[?], offset: ?>>
    })");
  EXPECT_EQ(wrong.judge(), "wrong-result: result #0 is -5, expected -2");
  Pair right(kInsert, R"(
    func.func @main(%t: memref<4xi32, strided<[?], offset: ?>>, %v: i32) -> (i32, memref<4xi32>) {
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      %x = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %x, %m : i32, memref<4xi32>
    })");
  EXPECT_EQ(right.judge(0), "agree");
  EXPECT_EQ(right.judge(1), "agree");
}

TEST(Compare, NamesTheOpsThatWrote) {
  Pair wrong(R"(
    func.func @main(%t: tensor<2xi32>, %v: i32, %w: i32) -> tensor<2xi32> {
      %c1 = arith.constant 1 : index
      %a = tensor.insert %v into %t[%c1] : tensor<2xi32>
      return %a : tensor<2xi32>
    })",
             R"(
    func.func @main(%t: memref<2xi32>, %v: i32, %w: i32) -> memref<2xi32> {
      %c1 = arith.constant 1 : index
      memref.store %v, %t[%c1] : memref<2xi32>
      memref.store %w, %t[%c1] {late} : memref<2xi32>
      return %t : memref<2xi32>
    })");
  EXPECT_EQ(wrong.judge(), "wrong-result: result #0 [1] is 4, expected 3");
  ASSERT_TRUE(wrong.last.pathOp && wrong.last.referenceOp);
  EXPECT_TRUE(wrong.last.pathOp->hasAttr("late"));
  EXPECT_EQ(wrong.last.referenceOp->getName().getStringRef(), "tensor.insert");
}

TEST(Compare, AForgottenLayoutMeetsAGuard) {
  const char *given = R"(
    func.func @main(%t: tensor<4xi32>) -> i32 {
      %c1 = arith.constant 1 : index
      %x = tensor.extract %t[%c1] : tensor<4xi32>
      return %x : i32
    })";
  Pair wrong(given, R"(
    func.func @main(%t: memref<4xi32, strided<[?], offset: ?>>) -> i32 {
      %c1 = arith.constant 1 : index
      %m = memref.reinterpret_cast %t to offset: [0], sizes: [4], strides: [1] : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %x = memref.load %m[%c1] : memref<4xi32>
      return %x : i32
    })");
  EXPECT_EQ(wrong.judge().substr(0, 14), "out-of-bounds:");
  Pair right(given, R"(
    func.func @main(%t: memref<4xi32, strided<[?], offset: ?>>) -> i32 {
      %c1 = arith.constant 1 : index
      %x = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %x : i32
    })");
  EXPECT_EQ(right.judge(), "agree");
}

TEST(Compare, ACastThatLiesIsALayoutMismatch) {
  const char *given = R"(
    func.func @main(%t: tensor<4xi32>) -> i32 {
      %c1 = arith.constant 1 : index
      %x = tensor.extract %t[%c1] : tensor<4xi32>
      return %x : i32
    })";
  Pair wrong(given, R"(
    func.func @main(%t: memref<4xi32, strided<[?], offset: ?>>) -> i32 {
      %c1 = arith.constant 1 : index
      %m = memref.cast %t : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %x = memref.load %m[%c1] : memref<4xi32>
      return %x : i32
    })");
  EXPECT_EQ(wrong.judge().substr(0, 16), "layout-mismatch:");
}

TEST(Compare, NonWritableArguments) {
  const char *given = R"(
    func.func @main(%t: tensor<2xi32> {bufferization.writable = ATTR}, %v: i32) -> tensor<2xi32> {
      %c1 = arith.constant 1 : index
      %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
      return %u : tensor<2xi32>
    })";
  const char *inPlace = R"(
    func.func @main(%t: memref<2xi32>, %v: i32) -> memref<2xi32> {
      %c1 = arith.constant 1 : index
      memref.store %v, %t[%c1] : memref<2xi32>
      return %t : memref<2xi32>
    })";
  auto with = [&](llvm::StringRef value) {
    std::string copy = given;
    copy.replace(copy.find("ATTR"), 4, value.str());
    return copy;
  };
  EXPECT_EQ(Pair(with("false"), inPlace).judge(),
            "argument-clobbered: write to an argument that is not writable");
  EXPECT_EQ(Pair(with("true"), inPlace).judge(), "agree");
}

TEST(Compare, UndefinedContents) {
  const char *given = R"(
    func.func @main(%v: i32) -> tensor<2xi32> {
      %c1 = arith.constant 1 : index
      %e = tensor.empty() : tensor<2xi32>
      %u = tensor.insert %v into %e[%c1] : tensor<2xi32>
      return %u : tensor<2xi32>
    })";
  // Where the reference is undefined any value agrees.
  EXPECT_EQ(Pair(given, R"(
    func.func @main(%v: i32) -> memref<2xi32> {
      %m = memref.alloc() : memref<2xi32>
      linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
      return %m : memref<2xi32>
    })")
                .judge(),
            "agree");
  EXPECT_EQ(Pair(given, R"(
    func.func @main(%v: i32) -> memref<2xi32> {
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<2xi32>
      memref.store %v, %m[%c0] : memref<2xi32>
      return %m : memref<2xi32>
    })")
                .judge(),
            "uninitialized-read: result #0 [1] is undefined, expected 1");
}

TEST(Compare, HoistedAndFoldedResults) {
  Pair pair(R"(
    func.func @main(%t: tensor<2xi32>, %v: i32) -> (tensor<2xi32>, i32, tensor<2xi32>) {
      %c1 = arith.constant 1 : index
      %e = tensor.empty() : tensor<2xi32>
      %f = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
      %u = tensor.insert %v into %t[%c1] : tensor<2xi32>
      return %f, %v, %u : tensor<2xi32>, i32, tensor<2xi32>
    })",
            R"(
    func.func @main(%t: memref<2xi32>, %v: i32, %out: memref<2xi32>) -> i32 {
      %c1 = arith.constant 1 : index
      linalg.fill ins(%v : i32) outs(%out : memref<2xi32>)
      memref.store %v, %t[%c1] : memref<2xi32>
      return %v : i32
    })");
  pair.boundary.results = {{ResultPlace::Kind::HoistedArgument, 2},
                           {ResultPlace::Kind::Returned, 0},
                           {ResultPlace::Kind::Argument, 0}};
  EXPECT_EQ(pair.judge(), "agree");
  // The wrong argument.
  pair.boundary.results[2] = {ResultPlace::Kind::HoistedArgument, 2};
  EXPECT_EQ(pair.judge().substr(0, 13), "wrong-result:");
}

TEST(Compare, Leaks) {
  const char *given = R"(
    func.func @main(%v: i32) -> tensor<2xi32> {
      %e = tensor.empty() : tensor<2xi32>
      %f = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
      return %f : tensor<2xi32>
    })";
  Pair leaking(given, R"(
    func.func @main(%v: i32) -> memref<2xi32> {
      %n = memref.alloc() : memref<2xi32>
      %m = memref.alloc() : memref<2xi32>
      linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
      return %m : memref<2xi32>
    })");
  EXPECT_EQ(leaking.judge(0, /*ownsDeallocation=*/true),
            "leak: memory is never freed");
  EXPECT_EQ(leaking.judge(0, /*ownsDeallocation=*/false), "agree");
  Pair clean(given, R"(
    func.func @main(%v: i32) -> memref<2xi32> {
      %n = memref.alloc() : memref<2xi32>
      memref.dealloc %n : memref<2xi32>
      %m = memref.alloc() : memref<2xi32>
      linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
      return %m : memref<2xi32>
    })");
  EXPECT_EQ(clean.judge(0, /*ownsDeallocation=*/true), "agree");
}

TEST(Compare, ReturnedMemoryMustBeAlive) {
  const char *given = R"(
    func.func @main(%v: i32) -> tensor<2xi32> {
      %e = tensor.empty() : tensor<2xi32>
      %f = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
      return %f : tensor<2xi32>
    })";
  EXPECT_EQ(Pair(given, R"(
    func.func @main(%v: i32) -> memref<2xi32> {
      %m = memref.alloca() : memref<2xi32>
      linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
      return %m : memref<2xi32>
    })")
                .judge(),
            "use-after-free: result #0: read of stack memory after its scope "
            "ended");
  EXPECT_EQ(Pair(given, R"(
    func.func @main(%v: i32) -> memref<2xi32> {
      %m = memref.alloc() : memref<2xi32>
      linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
      memref.dealloc %m : memref<2xi32>
      return %m : memref<2xi32>
    })")
                .judge(),
            "use-after-free: result #0: read of memory that was freed");
}

TEST(Compare, TracesAreOrdered) {
  const char *given = R"(
    func.func private @see(tensor<2xi32> {bufferization.access = "read"})
    func.func private @other()
    func.func @main(%t: tensor<2xi32>, %u: tensor<2xi32>) {
      call @see(%t) : (tensor<2xi32>) -> ()
      call @see(%u) : (tensor<2xi32>) -> ()
      return
    })";
  auto path = [](llvm::StringRef body) {
    return ("func.func private @see(memref<2xi32> {bufferization.access = "
            "\"read\"})\nfunc.func private @other()\nfunc.func @main(%t: "
            "memref<2xi32>, %u: memref<2xi32>) {\n" +
            body + "return\n}")
        .str();
  };
  std::string t = "call @see(%t) : (memref<2xi32>) -> ()\n";
  std::string u = "call @see(%u) : (memref<2xi32>) -> ()\n";
  EXPECT_EQ(Pair(given, path(t + u)).judge(), "agree");
  EXPECT_EQ(Pair(given, path(u + t)).judge(),
            "wrong-trace: trace event #0 (call of @see) [0] is 3, expected 1");
  EXPECT_EQ(Pair(given, path(t)).judge(),
            "wrong-trace: 1 trace events, expected 2");
  EXPECT_EQ(Pair(given, path(t + "call @other() : () -> ()\n")).judge(),
            "wrong-trace: trace event #1 is a call of @other, expected a call "
            "of @see");
}

TEST(Compare, ABufferArgumentOfTheGivenModuleIsObserved) {
  const char *given = R"(
    func.func @main(%m: memref<2xi32>, %v: i32) {
      %c0 = arith.constant 0 : index
      memref.store %v, %m[%c0] : memref<2xi32>
      return
    })";
  EXPECT_EQ(Pair(given, given).judge(), "agree");
  EXPECT_EQ(Pair(given, R"(
    func.func @main(%m: memref<2xi32>, %v: i32) {
      return
    })")
                .judge(),
            "wrong-result: argument #0 after the call [0] is 1, expected 3");
}

TEST(Compare, ParallelIterationsInAnotherOrder) {
  const char *given = R"(
    func.func @main(%t: tensor<3xi32>) -> tensor<3xi32> { return %t : tensor<3xi32> })";
  auto loop = [](llvm::StringRef index) {
    return ("func.func @main(%m: memref<3xi32>) -> memref<3xi32> {\n"
            "  %c0 = arith.constant 0 : index\n"
            "  scf.forall (%k) in (3) {\n"
            "    %x = memref.load %m[%k] : memref<3xi32>\n"
            "    memref.store %x, %m[" +
            index +
            "] : memref<3xi32>\n"
            "  }\n"
            "  return %m : memref<3xi32>\n}")
        .str();
  };
  EXPECT_EQ(Pair(given, loop("%k")).judge(), "agree");
  Pair racy(given, loop("%c0"));
  EXPECT_EQ(racy.judge().substr(0, 5), "race:");
  // In the reference the same is undefined behaviour.
  std::string text = loop("%c0");
  EXPECT_EQ(Pair(text, text).judge(),
            "reference: the outcome depends on the order of parallel "
            "iterations");
}

TEST(Compare, SharedOutsAreShared) {
  // Each thread adds up the element at `read` of what it shares and its own,
  // which it replaces.
  auto loop = [](llvm::StringRef read) {
    return ("func.func @main(%t: tensor<4xi32>) -> tensor<4xi32> {\n"
            "  %c0 = arith.constant 0 : index\n"
            "  %r = scf.forall (%k) in (4) shared_outs(%o = %t)\n"
            "      -> (tensor<4xi32>) {\n"
            "    %x = tensor.extract %o[" +
            read +
            "] : tensor<4xi32>\n"
            "    %y = tensor.extract %o[%k] : tensor<4xi32>\n"
            "    %z = arith.addi %x, %y : i32\n"
            "    %e = tensor.from_elements %z : tensor<1xi32>\n"
            "    scf.forall.in_parallel {\n"
            "      tensor.parallel_insert_slice %e into %o[%k] [1] [1]\n"
            "        : tensor<1xi32> into tensor<4xi32>\n"
            "    }\n"
            "  }\n"
            "  return %r : tensor<4xi32>\n}")
        .str();
  };
  std::string own = loop("%k"), others = loop("%c0");
  EXPECT_EQ(Pair(own, own).judge(), "agree");
  EXPECT_EQ(Pair(others, others).judge(),
            "reference: the outcome depends on the order of parallel "
            "iterations");
}

TEST(Inputs, VaryExtentsAndConditions) {
  Pair pair(R"(func.func @main(%t: tensor<?x2xi32>, %u: tensor<?xf32>, %p: i1) {
      return })",
            "func.func @main() { return }");
  InputSet first = pair.inputs(0);
  EXPECT_EQ(first.arguments[0].value.shape[0], 3);
  EXPECT_EQ(first.arguments[1].value.shape[0], 3);
  EXPECT_EQ(first.arguments[0].value.shape[1], 2);
  std::set<int64_t> extents;
  std::set<uint64_t> conditions;
  for (unsigned i = 0; i < 8; ++i) {
    InputSet set = pair.inputs(i);
    extents.insert(set.arguments[0].value.shape[0]);
    conditions.insert(set.arguments[2].value.contents->words()[0]);
  }
  EXPECT_TRUE(extents.count(0) && extents.count(1));
  EXPECT_EQ(conditions.size(), 2u);
  // All distinct.
  std::set<uint64_t> contents(first.arguments[0].value.contents->words(),
                              first.arguments[0].value.contents->words() + 6);
  EXPECT_EQ(contents.size(), 6u);
}

TEST(FindingKinds, NamesAreUniqueAndParse) {
  for (const FindingKindInfo &info : allFindingKinds()) {
    EXPECT_EQ(parseFindingKind(info.name), info.kind);
    EXPECT_EQ(findingName(info.kind), info.name);
  }
  EXPECT_EQ(parseFindingKind("nonsense"), std::nullopt);
}

} // namespace
