//===- MemoryFaultsTest.cpp - Wrong memory use and its correct twins ------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For every kind of finding about memory: bufferizations of a tensor function
// that are wrong in just that way, as a broken bufferization might make them,
// and beside each a twin that does the same thing rightly. The wrong one must
// be found, as that kind; the twin must agree. All run on several inputs, as
// `check` does, so that the twins also show that the entry contract (guarded,
// strided buffers) asks nothing that correct code does not do.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"
#include "oracle/compare/Compare.h"
#include "oracle/compare/Observation.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;
using namespace mlir;

static const OpRegistry &registry() {
  static const OpRegistry rows = OpRegistry::builtin();
  return rows;
}

static constexpr unsigned numInputSets = 4;

namespace {
struct Judgement {
  /// The finding's kind, "agree", or why there is no verdict.
  std::string verdict;
  /// Of the first finding: the operation to blame, and who allocated and freed
  /// the memory.
  std::string op, allocatedBy, freedBy;
};
} // namespace

static std::string nameOf(Operation *op) {
  return op ? op->getName().getStringRef().str() : "";
}

/// Runs the entry @main of both modules on every input set. `owns`: the path
/// owns deallocation.
static Judgement judge(llvm::StringRef given, llvm::StringRef bufferized,
                       bool owns) {
  std::string diagnostics;
  ScopedDiagnosticHandler handler(&context(), [&](Diagnostic &diagnostic) {
    diagnostics += diagnostic.str() + "\n";
    return success();
  });
  auto reference = parseSourceString<ModuleOp>(given, &context());
  auto path = parseSourceString<ModuleOp>(bufferized, &context());
  if (!reference || !path)
    return {diagnostics, "", "", ""};
  auto referenceProgram = Program::decode(*reference, registry());
  auto pathProgram = Program::decode(*path, registry());
  FunctionBoundary boundary = *BoundaryMap::identity(*reference).lookup("main");
  for (unsigned number = 0; number < numInputSets; ++number) {
    std::string why;
    FailureOr<InputSet> inputs =
        makeInputs(reference->lookupSymbol<func::FuncOp>("main"), number, why);
    if (failed(inputs))
      return {why, "", "", ""};
    ObserveOptions options;
    options.run.trackWriters = true;
    Observation expected =
        observe(*referenceProgram, "main", boundary, *inputs, options);
    if (!expected.outcome.completed())
      return {"reference: " + expected.outcome.why, "", "", ""};
    options.ownsDeallocation = owns;
    Observation actual =
        observe(*pathProgram, "main", boundary, *inputs, options);
    if (actual.outcome.kind == Outcome::Kind::Unsupported)
      return {"unsupported: " + actual.outcome.why, "", "", ""};
    if (std::optional<Disagreement> found =
            compare(expected, *referenceProgram, actual, *pathProgram))
      return {findingName(found->kind).str(), nameOf(found->pathOp),
              nameOf(found->allocatedBy), nameOf(found->freedBy)};
  }
  return {"agree", "", "", ""};
}

namespace {
/// The module as given and the signature of its bufferized versions.
struct Given {
  const char *module;
  const char *signature;
};
} // namespace

// One element changed, the changed tensor returned.
static const Given insert = {
    R"(
    func.func @main(%t: tensor<4xi32>, %v: i32) -> tensor<4xi32> {
      %c1 = arith.constant 1 : index
      %r = tensor.insert %v into %t[%c1] : tensor<4xi32>
      return %r : tensor<4xi32>
    })",
    "(%t: memref<4xi32, strided<[?], offset: ?>>, %v: i32) "
    "-> memref<4xi32> {"};

// The same where the argument must not be written.
static const Given insertReadOnly = {
    R"(
    func.func @main(%t: tensor<4xi32> {bufferization.writable = false},
                    %v: i32) -> tensor<4xi32> {
      %c1 = arith.constant 1 : index
      %r = tensor.insert %v into %t[%c1] : tensor<4xi32>
      return %r : tensor<4xi32>
    })",
    "(%t: memref<4xi32, strided<[?], offset: ?>>, %v: i32) -> "
    "memref<4xi32, strided<[?], offset: ?>> {"};

// One element read.
static const Given extract = {
    R"(
    func.func @main(%t: tensor<4xi32>, %v: i32) -> i32 {
      %c1 = arith.constant 1 : index
      %r = tensor.extract %t[%c1] : tensor<4xi32>
      return %r : i32
    })",
    "(%t: memref<4xi32, strided<[?], offset: ?>>, %v: i32) "
    "-> i32 {"};

// A constant with one element changed.
static const Given constant = {R"(
    func.func @main(%v: i32) -> tensor<3xi32> {
      %c1 = arith.constant 1 : index
      %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
      %r = tensor.insert %v into %t[%c1] : tensor<3xi32>
      return %r : tensor<3xi32>
    })",
                               "(%v: i32) -> memref<3xi32> {"};

// Elements 0 and 1 moved to 1 and 2.
static const Given shift = {R"(
    func.func @main(%t: tensor<4xi32>) -> tensor<4xi32> {
      %s = tensor.extract_slice %t[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
      %r = tensor.insert_slice %s into %t[1] [2] [1]
        : tensor<2xi32> into tensor<4xi32>
      return %r : tensor<4xi32>
    })",
                            "(%t: memref<4xi32>) -> memref<4xi32> {"};

static const Given transpose = {R"(
    func.func @main(%t: tensor<2x2xi32>) -> tensor<2x2xi32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %a = tensor.extract %t[%c0, %c0] : tensor<2x2xi32>
      %b = tensor.extract %t[%c1, %c0] : tensor<2x2xi32>
      %c = tensor.extract %t[%c0, %c1] : tensor<2x2xi32>
      %d = tensor.extract %t[%c1, %c1] : tensor<2x2xi32>
      %r = tensor.from_elements %a, %b, %c, %d : tensor<2x2xi32>
      return %r : tensor<2x2xi32>
    })",
                                "(%t: memref<2x2xi32>) -> memref<2x2xi32> {"};

// A tensor as it is, of any size.
static const Given dynamic = {
    R"(
    func.func @main(%t: tensor<?x2xi32>) -> tensor<?x2xi32> {
      return %t : tensor<?x2xi32>
    })",
    "(%t: memref<?x2xi32, strided<[?, ?], offset: ?>>) -> "
    "memref<?x2xi32, strided<[?, ?], offset: ?>> {"};

// All elements of a matrix in one row.
static const Given collapse = {
    R"(
    func.func @main(%t: tensor<2x3xi32>) -> tensor<6xi32> {
      %r = tensor.collapse_shape %t [[0, 1]]
        : tensor<2x3xi32> into tensor<6xi32>
      return %r : tensor<6xi32>
    })",
    "(%t: memref<2x3xi32, strided<[?, ?], offset: ?>>) -> "
    "memref<6xi32, strided<[?], offset: ?>> {"};

// One of two tensors.
static const Given eitherOf = {R"(
    func.func @main(%t: tensor<4xi32>, %c: i1) -> i32 {
      %c1 = arith.constant 1 : index
      %x = tensor.extract %t[%c1] : tensor<4xi32>
      %y = arith.addi %x, %x : i32
      %r = arith.select %c, %x, %y : i32
      return %r : i32
    })",
                               "(%t: memref<4xi32>, %c: i1) -> i32 {"};

namespace {
struct FaultCase {
  const char *name;
  const Given *given;
  /// What follows the signature.
  const char *wrong;
  const char *right;
  /// The operation that is to blame in the wrong one.
  const char *op;
  bool owns = false;
  /// Declarations beside the entry.
  const char *declarations = "";
};
} // namespace

static void expectFaults(llvm::StringRef kind,
                         llvm::ArrayRef<FaultCase> cases) {
  for (const FaultCase &row : cases) {
    SCOPED_TRACE(row.name);
    auto module = [&](const char *body) {
      return std::string(row.declarations) + "func.func @main" +
             row.given->signature + body + "}";
    };
    Judgement wrong = judge(row.given->module, module(row.wrong), row.owns);
    EXPECT_EQ(wrong.verdict, kind.str());
    EXPECT_EQ(wrong.op, row.op);
    EXPECT_EQ(judge(row.given->module, module(row.right), row.owns).verdict,
              "agree");
  }
}

TEST(MemoryFaults, OutOfBounds) {
  expectFaults("out-of-bounds",
               {{"an index one too far", &extract, R"(
      %c4 = arith.constant 4 : index
      %r = memref.load %t[%c4] : memref<4xi32, strided<[?], offset: ?>>
      return %r : i32)",
                 R"(
      %c1 = arith.constant 1 : index
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %r : i32)",
                 "memref.load"},
                {"a view that does not fit", &extract, R"(
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      %s = memref.subview %t[%c1] [%c4] [1]
        : memref<4xi32, strided<[?], offset: ?>>
        to memref<?xi32, strided<[?], offset: ?>>
      %r = memref.load %s[%c0] : memref<?xi32, strided<[?], offset: ?>>
      return %r : i32)",
                 R"(
      %c0 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %s = memref.subview %t[%c1] [%c3] [1]
        : memref<4xi32, strided<[?], offset: ?>>
        to memref<?xi32, strided<[?], offset: ?>>
      %r = memref.load %s[%c0] : memref<?xi32, strided<[?], offset: ?>>
      return %r : i32)",
                 "memref.subview"},
                {"the layout is forgotten: an element between the elements",
                 &extract, R"(
      %c1 = arith.constant 1 : index
      %s = memref.reinterpret_cast %t to offset: [0], sizes: [4], strides: [1]
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %s[%c1] : memref<4xi32>
      return %r : i32)",
                 R"(
      %c1 = arith.constant 1 : index
      %b, %o, %n, %st = memref.extract_strided_metadata %t
        : memref<4xi32, strided<[?], offset: ?>>
        -> memref<i32>, index, index, index
      %s = memref.reinterpret_cast %b to
        offset: [%o], sizes: [4], strides: [%st]
        : memref<i32> to memref<4xi32, strided<[?], offset: ?>>
      %r = memref.load %s[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %r : i32)",
                 "memref.load"},
                {"a buffer one too small", &insert, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<3xi32>
      %w = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1]
        : memref<3xi32> to memref<4xi32>
      memref.copy %t, %w
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %w[%c1] : memref<4xi32>
      return %w : memref<4xi32>)",
                 R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      return %m : memref<4xi32>)",
                 "memref.reinterpret_cast"}});
}

TEST(MemoryFaults, UseAfterFree) {
  expectFaults("use-after-free",
               {{"a read after the free", &extract, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.dealloc %m : memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      return %r : i32)",
                 R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      memref.dealloc %m : memref<4xi32>
      return %r : i32)",
                 "memref.load"},
                {"the result was freed", &insert, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      memref.dealloc %m : memref<4xi32>
      return %m : memref<4xi32>)",
                 R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      return %m : memref<4xi32>)",
                 "memref.dealloc"},
                {"stack memory leaves its scope", &extract, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloca_scope -> (memref<4xi32>) {
        %a = memref.alloca() : memref<4xi32>
        memref.copy %t, %a
          : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
        memref.alloca_scope.return %a : memref<4xi32>
      }
      %r = memref.load %m[%c1] : memref<4xi32>
      return %r : i32)",
                 R"(
      %c1 = arith.constant 1 : index
      %r = memref.alloca_scope -> (i32) {
        %a = memref.alloca() : memref<4xi32>
        memref.copy %t, %a
          : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
        %x = memref.load %a[%c1] : memref<4xi32>
        memref.alloca_scope.return %x : i32
      }
      return %r : i32)",
                 "memref.load"},
                {"an alias outlives the memory", &extract, R"(
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %s = memref.subview %m[1] [1] [1]
        : memref<4xi32> to memref<1xi32, strided<[1], offset: 1>>
      %true = arith.constant true
      bufferization.dealloc (%m : memref<4xi32>) if (%true)
      %r = memref.load %s[%c0] : memref<1xi32, strided<[1], offset: 1>>
      return %r : i32)",
                 R"(
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %s = memref.subview %m[1] [1] [1]
        : memref<4xi32> to memref<1xi32, strided<[1], offset: 1>>
      %true = arith.constant true
      %own = bufferization.dealloc (%m : memref<4xi32>) if (%true)
        retain (%s : memref<1xi32, strided<[1], offset: 1>>)
      %r = memref.load %s[%c0] : memref<1xi32, strided<[1], offset: 1>>
      bufferization.dealloc (%m : memref<4xi32>) if (%own)
      return %r : i32)",
                 "memref.load", /*owns=*/true}});
}

TEST(MemoryFaults, DoubleFree) {
  expectFaults("double-free", {{"twice the same", &extract, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      memref.dealloc %m : memref<4xi32>
      memref.dealloc %m : memref<4xi32>
      return %r : i32)",
                                R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      memref.dealloc %m : memref<4xi32>
      return %r : i32)",
                                "memref.dealloc", /*owns=*/true},
                               {"by two names", &extract, R"(
      %c1 = arith.constant 1 : index
      %true = arith.constant true
      %m = memref.alloc() : memref<4xi32>
      %u = memref.cast %m : memref<4xi32> to memref<?xi32>
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      bufferization.dealloc (%m : memref<4xi32>) if (%true)
      bufferization.dealloc (%u : memref<?xi32>) if (%true)
      return %r : i32)",
                                R"(
      %c1 = arith.constant 1 : index
      %true = arith.constant true
      %m = memref.alloc() : memref<4xi32>
      %u = memref.cast %m : memref<4xi32> to memref<?xi32>
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      bufferization.dealloc (%m, %u : memref<4xi32>, memref<?xi32>)
        if (%true, %true)
      return %r : i32)",
                                "bufferization.dealloc", /*owns=*/true},
                               {"in both of two regions", &eitherOf, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m : memref<4xi32> to memref<4xi32>
      %x = memref.load %m[%c1] : memref<4xi32>
      %y = arith.addi %x, %x : i32
      scf.if %c {
        memref.dealloc %m : memref<4xi32>
      }
      memref.dealloc %m : memref<4xi32>
      %r = arith.select %c, %x, %y : i32
      return %r : i32)",
                                R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m : memref<4xi32> to memref<4xi32>
      %x = memref.load %m[%c1] : memref<4xi32>
      %y = arith.addi %x, %x : i32
      scf.if %c {
        memref.dealloc %m : memref<4xi32>
      } else {
        memref.dealloc %m : memref<4xi32>
      }
      %r = arith.select %c, %x, %y : i32
      return %r : i32)",
                                "memref.dealloc", /*owns=*/true}});
}

TEST(MemoryFaults, InvalidFree) {
  expectFaults("invalid-free", {{"the caller's memory", &extract, R"(
      %c1 = arith.constant 1 : index
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      memref.dealloc %t : memref<4xi32, strided<[?], offset: ?>>
      return %r : i32)",
                                 R"(
      %c1 = arith.constant 1 : index
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %r : i32)",
                                 "memref.dealloc"},
                                {"a part of what was allocated", &extract, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      %s = memref.subview %m[1] [3] [1]
        : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
      memref.dealloc %s : memref<3xi32, strided<[1], offset: 1>>
      return %r : i32)",
                                 R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      %s = memref.subview %m[1] [3] [1]
        : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
      %b, %o, %n, %st = memref.extract_strided_metadata %s
        : memref<3xi32, strided<[1], offset: 1>>
        -> memref<i32>, index, index, index
      memref.dealloc %b : memref<i32>
      return %r : i32)",
                                 "memref.dealloc", /*owns=*/true},
                                {"a part from the start on", &extract, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      %s = memref.subview %m[0] [3] [1] : memref<4xi32> to memref<3xi32>
      memref.dealloc %s : memref<3xi32>
      return %r : i32)",
                                 R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      %s = memref.subview %m[0] [4] [1] : memref<4xi32> to memref<4xi32>
      memref.dealloc %s : memref<4xi32>
      return %r : i32)",
                                 "memref.dealloc", /*owns=*/true},
                                {"the stack", &extract, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloca() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      memref.dealloc %m : memref<4xi32>
      return %r : i32)",
                                 R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloca() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      return %r : i32)",
                                 "memref.dealloc", /*owns=*/true}});
}

TEST(MemoryFaults, Leak) {
  expectFaults("leak", {{"never freed", &extract, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      return %r : i32)",
                         R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %m[%c1] : memref<4xi32>
      memref.dealloc %m : memref<4xi32>
      return %r : i32)",
                         "memref.alloc", /*owns=*/true},
                        {"not freed on one way", &eitherOf, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m : memref<4xi32> to memref<4xi32>
      %x = memref.load %m[%c1] : memref<4xi32>
      %y = arith.addi %x, %x : i32
      bufferization.dealloc (%m : memref<4xi32>) if (%c)
      %r = arith.select %c, %x, %y : i32
      return %r : i32)",
                         R"(
      %c1 = arith.constant 1 : index
      %true = arith.constant true
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m : memref<4xi32> to memref<4xi32>
      %x = memref.load %m[%c1] : memref<4xi32>
      %y = arith.addi %x, %x : i32
      %not = arith.xori %c, %true : i1
      bufferization.dealloc (%m : memref<4xi32>) if (%c)
      bufferization.dealloc (%m : memref<4xi32>) if (%not)
      %r = arith.select %c, %x, %y : i32
      return %r : i32)",
                         "memref.alloc", /*owns=*/true},
                        {"what is returned is not leaked, what was copied is",
                         &insert, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      %r = bufferization.clone %m : memref<4xi32> to memref<4xi32>
      return %r : memref<4xi32>)",
                         R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      %r = bufferization.clone %m : memref<4xi32> to memref<4xi32>
      memref.dealloc %m : memref<4xi32>
      return %r : memref<4xi32>)",
                         "memref.alloc", /*owns=*/true}});
  // Only paths that own deallocation can leak.
  EXPECT_EQ(judge(extract.module,
                  std::string("func.func @main") + extract.signature + R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %r : i32})",
                  /*owns=*/false)
                .verdict,
            "agree");
}

TEST(MemoryFaults, UninitializedRead) {
  expectFaults("uninitialized-read", {{"the copy is missing", &insert, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      return %m : memref<4xi32>)",
                                       R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      return %m : memref<4xi32>)",
                                       ""},
                                      {"the copy is too short", &insert, R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      %from = memref.subview %t[0] [3] [1]
        : memref<4xi32, strided<[?], offset: ?>>
        to memref<3xi32, strided<[?], offset: ?>>
      %to = memref.subview %m[0] [3] [1] : memref<4xi32> to memref<3xi32>
      memref.copy %from, %to
        : memref<3xi32, strided<[?], offset: ?>> to memref<3xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      return %m : memref<4xi32>)",
                                       R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      %from = memref.subview %t[0] [4] [1]
        : memref<4xi32, strided<[?], offset: ?>>
        to memref<4xi32, strided<[?], offset: ?>>
      %to = memref.subview %m[0] [4] [1] : memref<4xi32> to memref<4xi32>
      memref.copy %from, %to
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      return %m : memref<4xi32>)",
                                       ""},
                                      {"an index out of nothing", &extract, R"(
      %i = memref.alloc() : memref<index>
      %c1 = memref.load %i[] : memref<index>
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %r : i32)",
                                       R"(
      %one = arith.constant 1 : index
      %i = memref.alloc() : memref<index>
      memref.store %one, %i[] : memref<index>
      %c1 = memref.load %i[] : memref<index>
      %r = memref.load %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %r : i32)",
                                       "memref.load"},
                                      {"a branch on nothing", &eitherOf, R"(
      %c1 = arith.constant 1 : index
      %f = memref.alloc() : memref<i1>
      %g = memref.load %f[] : memref<i1>
      %x = memref.load %t[%c1] : memref<4xi32>
      %r = scf.if %g -> (i32) {
        scf.yield %x : i32
      } else {
        %y = arith.addi %x, %x : i32
        scf.yield %y : i32
      }
      return %r : i32)",
                                       R"(
      %c1 = arith.constant 1 : index
      %f = memref.alloc() : memref<i1>
      memref.store %c, %f[] : memref<i1>
      %g = memref.load %f[] : memref<i1>
      %x = memref.load %t[%c1] : memref<4xi32>
      %r = scf.if %g -> (i32) {
        scf.yield %x : i32
      } else {
        %y = arith.addi %x, %x : i32
        scf.yield %y : i32
      }
      return %r : i32)",
                                       "scf.if"}});
}

TEST(MemoryFaults, WriteToConstant) {
  const char *global = "memref.global \"private\" constant @g : memref<3xi32> "
                       "= dense<[1, 2, 3]>\n";
  expectFaults("write-to-constant",
               {{"a store", &constant, R"(
      %c1 = arith.constant 1 : index
      %g = memref.get_global @g : memref<3xi32>
      memref.store %v, %g[%c1] : memref<3xi32>
      return %g : memref<3xi32>)",
                 R"(
      %c1 = arith.constant 1 : index
      %g = memref.get_global @g : memref<3xi32>
      %m = memref.alloc() : memref<3xi32>
      memref.copy %g, %m : memref<3xi32> to memref<3xi32>
      memref.store %v, %m[%c1] : memref<3xi32>
      return %m : memref<3xi32>)",
                 "memref.store", /*owns=*/false, global},
                {"a copy, through a view and a cast", &constant, R"(
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<1xi32>
      memref.store %v, %m[%c0] : memref<1xi32>
      %g = memref.get_global @g : memref<3xi32>
      %d = memref.cast %g : memref<3xi32> to memref<?xi32>
      %s = memref.subview %d[1] [1] [1]
        : memref<?xi32> to memref<1xi32, strided<[1], offset: 1>>
      memref.copy %m, %s
        : memref<1xi32> to memref<1xi32, strided<[1], offset: 1>>
      return %g : memref<3xi32>)",
                 R"(
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<1xi32>
      memref.store %v, %m[%c0] : memref<1xi32>
      %c = memref.get_global @g : memref<3xi32>
      %g = bufferization.clone %c : memref<3xi32> to memref<3xi32>
      %d = memref.cast %g : memref<3xi32> to memref<?xi32>
      %s = memref.subview %d[1] [1] [1]
        : memref<?xi32> to memref<1xi32, strided<[1], offset: 1>>
      memref.copy %m, %s
        : memref<1xi32> to memref<1xi32, strided<[1], offset: 1>>
      return %g : memref<3xi32>)",
                 "memref.copy", /*owns=*/false, global}});
}

TEST(MemoryFaults, ArgumentClobbered) {
  expectFaults("argument-clobbered", {{"a store in place", &insertReadOnly, R"(
      %c1 = arith.constant 1 : index
      memref.store %v, %t[%c1] : memref<4xi32, strided<[?], offset: ?>>
      return %t : memref<4xi32, strided<[?], offset: ?>>)",
                                       R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      memref.store %v, %m[%c1] : memref<4xi32>
      %r = memref.cast %m
        : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
      return %r : memref<4xi32, strided<[?], offset: ?>>)",
                                       "memref.store"},
                                      {"a copy into a part", &insertReadOnly,
                                       R"(
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<1xi32>
      memref.store %v, %m[%c0] : memref<1xi32>
      %s = memref.subview %t[1] [1] [1]
        : memref<4xi32, strided<[?], offset: ?>>
        to memref<1xi32, strided<[?], offset: ?>>
      memref.copy %m, %s
        : memref<1xi32> to memref<1xi32, strided<[?], offset: ?>>
      return %t : memref<4xi32, strided<[?], offset: ?>>)",
                                       R"(
      %c0 = arith.constant 0 : index
      %c = bufferization.clone %t : memref<4xi32, strided<[?], offset: ?>>
        to memref<4xi32, strided<[?], offset: ?>>
      %m = memref.alloc() : memref<1xi32>
      memref.store %v, %m[%c0] : memref<1xi32>
      %s = memref.subview %c[1] [1] [1]
        : memref<4xi32, strided<[?], offset: ?>>
        to memref<1xi32, strided<[?], offset: ?>>
      memref.copy %m, %s
        : memref<1xi32> to memref<1xi32, strided<[?], offset: ?>>
      return %c : memref<4xi32, strided<[?], offset: ?>>)",
                                       "memref.copy"}});
}

TEST(MemoryFaults, LayoutMismatch) {
  expectFaults("layout-mismatch",
               {{"a cast that lies about the stride", &extract, R"(
      %c1 = arith.constant 1 : index
      %s = memref.cast %t
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %s[%c1] : memref<4xi32>
      return %r : i32)",
                 R"(
      %c1 = arith.constant 1 : index
      %m = memref.alloc() : memref<4xi32>
      memref.copy %t, %m
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %d = memref.cast %m
        : memref<4xi32> to memref<4xi32, strided<[?], offset: ?>>
      %s = memref.cast %d
        : memref<4xi32, strided<[?], offset: ?>> to memref<4xi32>
      %r = memref.load %s[%c1] : memref<4xi32>
      return %r : i32)",
                 "memref.cast"},
                {"a cast that lies about the size", &dynamic, R"(
      %s = memref.cast %t : memref<?x2xi32, strided<[?, ?], offset: ?>>
        to memref<7x2xi32, strided<[?, ?], offset: ?>>
      %r = memref.cast %s : memref<7x2xi32, strided<[?, ?], offset: ?>>
        to memref<?x2xi32, strided<[?, ?], offset: ?>>
      return %r : memref<?x2xi32, strided<[?, ?], offset: ?>>)",
                 R"(
      %s = memref.cast %t : memref<?x2xi32, strided<[?, ?], offset: ?>>
        to memref<?x?xi32, strided<[?, ?], offset: ?>>
      %r = memref.cast %s : memref<?x?xi32, strided<[?, ?], offset: ?>>
        to memref<?x2xi32, strided<[?, ?], offset: ?>>
      return %r : memref<?x2xi32, strided<[?, ?], offset: ?>>)",
                 "memref.cast"},
                {"rows that do not follow each other", &collapse, R"(
      %r = memref.collapse_shape %t [[0, 1]]
        : memref<2x3xi32, strided<[?, ?], offset: ?>>
        into memref<6xi32, strided<[?], offset: ?>>
      return %r : memref<6xi32, strided<[?], offset: ?>>)",
                 R"(
      %m = memref.alloc() : memref<2x3xi32>
      memref.copy %t, %m
        : memref<2x3xi32, strided<[?, ?], offset: ?>> to memref<2x3xi32>
      %d = memref.cast %m
        : memref<2x3xi32> to memref<2x3xi32, strided<[?, ?], offset: ?>>
      %r = memref.collapse_shape %d [[0, 1]]
        : memref<2x3xi32, strided<[?, ?], offset: ?>>
        into memref<6xi32, strided<[?], offset: ?>>
      return %r : memref<6xi32, strided<[?], offset: ?>>)",
                 "memref.collapse_shape"}});
}

TEST(MemoryFaults, OverlappingCopy) {
  expectFaults("overlapping-copy", {{"a shift in place", &shift, R"(
      %from = memref.subview %t[0] [2] [1] : memref<4xi32> to memref<2xi32>
      %to = memref.subview %t[1] [2] [1]
        : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
      memref.copy %from, %to
        : memref<2xi32> to memref<2xi32, strided<[1], offset: 1>>
      return %t : memref<4xi32>)",
                                     R"(
      %from = memref.subview %t[0] [2] [1] : memref<4xi32> to memref<2xi32>
      %to = memref.subview %t[1] [2] [1]
        : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
      %m = memref.alloc() : memref<2xi32>
      memref.copy %from, %m : memref<2xi32> to memref<2xi32>
      memref.copy %m, %to
        : memref<2xi32> to memref<2xi32, strided<[1], offset: 1>>
      return %t : memref<4xi32>)",
                                     "memref.copy"},
                                    {"a transposition in place", &transpose,
                                     R"(
      %v = memref.transpose %t (i, j) -> (j, i)
        : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
      memref.copy %v, %t
        : memref<2x2xi32, strided<[1, 2]>> to memref<2x2xi32>
      return %t : memref<2x2xi32>)",
                                     R"(
      %v = memref.transpose %t (i, j) -> (j, i)
        : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
      %m = memref.alloc() : memref<2x2xi32>
      memref.copy %v, %m
        : memref<2x2xi32, strided<[1, 2]>> to memref<2x2xi32>
      memref.copy %m, %t : memref<2x2xi32> to memref<2x2xi32>
      // The same view on both sides is no overlap.
      memref.copy %t, %t : memref<2x2xi32> to memref<2x2xi32>
      return %t : memref<2x2xi32>)",
                                     "memref.copy"}});
}

/// The operations that allocated and freed are part of a finding.
TEST(MemoryFaults, NamesWhoAllocatedAndFreed) {
  Judgement found = judge(
      extract.module, std::string("func.func @main") + extract.signature + R"(
      %c1 = arith.constant 1 : index
      %true = arith.constant true
      %m = memref.alloc() : memref<4xi32>
      bufferization.dealloc (%m : memref<4xi32>) if (%true)
      %r = memref.load %m[%c1] : memref<4xi32>
      return %r : i32})",
      /*owns=*/false);
  EXPECT_EQ(found.verdict, "use-after-free");
  EXPECT_EQ(found.op, "memref.load");
  EXPECT_EQ(found.allocatedBy, "memref.alloc");
  EXPECT_EQ(found.freedBy, "bufferization.dealloc");
}
