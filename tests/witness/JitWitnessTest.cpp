//===- JitWitnessTest.cpp - Tests of the compiled witness -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What compiled code shows, by hand, and that it agrees with the interpreter.
// The witness must also be seen to disagree.
//
//===----------------------------------------------------------------------===//

#include "harness/witness/JitWitness.h"
#include "harness/bufferize/Path.h"
#include "oracle/compare/Compare.h"
#include "tests/oracle/InterpreterTest.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace bufdiff;
using oracle::FunctionBoundary;
using oracle::InputSet;
using oracle::Observation;
using oracle::ResultPlace;

namespace {

MLIRContext &upstreamContext() {
  static MLIRContext *context = createContext().release();
  return *context;
}

/// Values separated by commas, in the notation of InterpreterTest.h, for the
/// arguments that `positions` names.
InputSet readInputs(func::FuncOp entry, llvm::ArrayRef<unsigned> positions,
                    llvm::StringRef text) {
  InputSet inputs;
  oracle::test::ValueReader reader(text);
  for (unsigned position : positions) {
    Type type = entry.getArgumentTypes()[position];
    if (!inputs.arguments.empty())
      reader.comma();
    InputSet::Argument argument;
    argument.isMemRef = isa<BaseMemRefType>(type);
    auto writable =
        entry.getArgAttrOfType<BoolAttr>(position, "bufferization.writable");
    argument.writable = !writable || writable.getValue();
    oracle::ObservedValue &value = argument.value;
    auto shaped = dyn_cast<ShapedType>(type);
    value.isShaped = static_cast<bool>(shaped);
    value.type =
        *oracle::ElementType::get(shaped ? shaped.getElementType() : type);
    std::vector<oracle::Scalar> lanes;
    // Unranked arguments are given with two dimensions.
    unsigned rank = !shaped ? 0 : shaped.hasRank() ? shaped.getRank() : 2;
    reader.shaped(value.type, rank, 0, value.shape, lanes);
    value.contents =
        oracle::Array::create(value.shape, value.type.lanes,
                              oracle::Definedness::Defined, /*tracked=*/false);
    EXPECT_EQ(value.contents->numWords(), static_cast<int64_t>(lanes.size()));
    for (auto [i, lane] : llvm::enumerate(lanes))
      value.contents->set(i, lane, 0);
    inputs.arguments.push_back(std::move(argument));
  }
  EXPECT_TRUE(reader.atEnd()) << "too many arguments";
  return inputs;
}

std::string show(const oracle::ObservedValue &value) {
  if (!value.contents)
    return "?";
  return oracle::test::Interpreted::showArray(*value.contents, value.type);
}

std::string showAll(llvm::ArrayRef<oracle::ObservedValue> values) {
  std::string text;
  for (const oracle::ObservedValue &value : values)
    text += (text.empty() ? "" : ", ") + show(value);
  return text;
}

/// A module, run both ways.
class Witnessed {
public:
  explicit Witnessed(llvm::StringRef text, llvm::StringRef entry = "main")
      : entry(entry), ops(oracle::OpRegistry::builtin()) {
    module = parseSourceString<ModuleOp>(text, &upstreamContext());
    EXPECT_TRUE(module) << text.str();
    program = oracle::Program::decode(*module, ops);
    boundary = *oracle::BoundaryMap::identity(*module).lookup(entry);
  }

  /// Compiles and runs; the reason if that is not possible.
  std::string run(llvm::StringRef arguments = "") {
    auto function = module->lookupSymbol<func::FuncOp>(entry);
    inputs = readInputs(function, boundary.arguments, arguments);
    std::string why;
    FailureOr<Observation> ran = runJit(*module, entry, boundary, inputs, why);
    if (failed(ran))
      return why;
    this->ran = true;
    seen = std::move(*ran);
    if (!seen.outcome.completed())
      return seen.outcome.why;
    return showAll(seen.results);
  }

  /// How the interpreter's run differs from the compiled one.
  std::string difference(const Witnessed &compiled) {
    if (!compiled.ran)
      return "did not run";
    Observation wanted =
        oracle::observe(*program, entry, boundary, compiled.inputs, {});
    if (!wanted.outcome.completed())
      return "interpreted: " + wanted.outcome.why;
    auto found =
        oracle::compare(wanted, *program, compiled.seen, *compiled.program);
    return found ? found->summary : "none";
  }
  std::string difference() { return difference(*this); }

  std::string trace() const {
    std::string text;
    for (const oracle::TraceEvent &event : seen.trace) {
      if (event.kind == oracle::TraceEvent::Kind::Call)
        text += event.text + "(" + showAll(event.values) + ")\n";
      else
        text += showAll(event.values) + event.text;
    }
    return text;
  }
  std::string arguments() const { return showAll(seen.arguments); }

  std::string entry;
  oracle::OpRegistry ops;
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<oracle::Program> program;
  FunctionBoundary boundary;
  InputSet inputs;
  Observation seen;
  bool ran = false;
};

/// What a function returns when compiled; it must also be what the interpreter
/// says.
std::string runBoth(llvm::StringRef text, llvm::StringRef arguments = "") {
  Witnessed module(text);
  std::string results = module.run(arguments);
  EXPECT_EQ(module.difference(), "none") << text.str();
  return results;
}

//===----------------------------------------------------------------------===//
// Values in and out
//===----------------------------------------------------------------------===//

TEST(JitWitness, scalars) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: i32, %b: i32) -> (i32, i1, index, f64) {
      %0 = arith.subi %a, %b : i32
      %1 = arith.cmpi slt, %a, %b : i32
      %2 = arith.index_cast %b : i32 to index
      %3 = arith.sitofp %a : i32 to f64
      return %0, %1, %2, %3 : i32, i1, index, f64
    })mlir",
                    "3, 10"),
            "-7, true, 10, 3");
}

TEST(JitWitness, smallTypes) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: i1, %b: i8, %c: i7, %d: f16, %e: bf16)
        -> (i1, i8, i7, f16, bf16) {
      %one8 = arith.constant 1 : i8
      %one7 = arith.constant 1 : i7
      %true = arith.constant true
      %0 = arith.xori %a, %true : i1
      %1 = arith.addi %b, %one8 : i8
      %2 = arith.addi %c, %one7 : i7
      %3 = arith.addf %d, %d : f16
      %4 = arith.mulf %e, %e : bf16
      return %0, %1, %2, %3, %4 : i1, i8, i7, f16, bf16
    })mlir",
                    "true, 127, 63, 1.5, 3.0"),
            "false, -128, -64, 3, 9");
}

TEST(JitWitness, smallFloatsRoundOnce) {
  // 2048 + 1 is not an f16; 256 + 1 is not a bf16. 65520 becomes infinity.
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: f16, %b: bf16, %c: f64) -> (f16, bf16, f16, bf16) {
      %one16 = arith.constant 1.0 : f16
      %oneb = arith.constant 1.0 : bf16
      %0 = arith.addf %a, %one16 : f16
      %1 = arith.addf %b, %oneb : bf16
      %2 = arith.truncf %c : f64 to f16
      %3 = arith.truncf %c : f64 to bf16
      return %0, %1, %2, %3 : f16, bf16, f16, bf16
    })mlir",
                    "2048.0, 256.0, 65520.0"),
            "2048, 256, +Inf, 6.554E+4");
}

TEST(JitWitness, ofTwoZeros) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%p: f32, %n: f32, %nan: f32)
        -> (f32, f32, f32, f32, f32, f32) {
      %0 = arith.maximumf %n, %p : f32
      %1 = arith.minimumf %p, %n : f32
      %2 = arith.maxnumf %n, %p : f32
      %3 = arith.minnumf %p, %n : f32
      %4 = arith.maxnumf %nan, %n : f32
      %5 = arith.minnumf %p, %nan : f32
      return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
    })mlir",
                    "0.0, -0.0, NaN"),
            "0, -0, 0, -0, -0, 0");
}

TEST(JitWitness, divisionsThatRound) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: i8, %b: i8) -> (i8, i8, i8) {
      %0 = arith.ceildivsi %a, %b : i8
      %1 = arith.floordivsi %a, %b : i8
      %2 = arith.ceildivui %a, %b : i8
      return %0, %1, %2 : i8, i8, i8
    })mlir",
                    "-7, 2"),
            "-3, -4, 125");
}

TEST(JitWitness, complexNumbers) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%m: memref<2xcomplex<f32>>) -> memref<2xcomplex<f32>> {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %a = memref.load %m[%0] : memref<2xcomplex<f32>>
      memref.store %a, %m[%1] : memref<2xcomplex<f32>>
      return %m : memref<2xcomplex<f32>>
    })mlir",
                    "[(1.0, 2.0), (3.0, 4.0)]"),
            "[(1, 2), (1, 2)]");
}

TEST(JitWitness, vectors) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%v: vector<2x2xi8>, %w: vector<3xi1>)
        -> (vector<2x2xi8>, vector<3xi1>) {
      %0 = arith.addi %v, %v : vector<2x2xi8>
      %true = arith.constant dense<true> : vector<3xi1>
      %1 = arith.xori %w, %true : vector<3xi1>
      return %0, %1 : vector<2x2xi8>, vector<3xi1>
    })mlir",
                    "[[1, 2], [3, 4]], [true, false, true]"),
            "[[2, 4], [6, 8]], [false, true, false]");
}

TEST(JitWitness, buffers) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: memref<2x2xi32>, %s: memref<f32>)
        -> (memref<2x2xi32>, memref<f32>, memref<2x2xi32>) {
      %new = memref.alloc() : memref<2x2xi32>
      linalg.transpose ins(%a : memref<2x2xi32>) outs(%new : memref<2x2xi32>)
        permutation = [1, 0]
      return %new, %s, %a : memref<2x2xi32>, memref<f32>, memref<2x2xi32>
    })mlir",
                    "[[1, 2], [3, 4]], 7.5"),
            "[[1, 3], [2, 4]], 7.5, [[1, 2], [3, 4]]");
}

TEST(JitWitness, stridedBuffers) {
  Witnessed module(R"mlir(
    func.func @main(%a: memref<?x2xi8, strided<[?, ?], offset: ?>>)
        -> (memref<2xi8, strided<[?], offset: ?>>, index, index, index) {
      %c1 = arith.constant 1 : index
      %c9 = arith.constant 9 : i8
      memref.store %c9, %a[%c1, %c1]
        : memref<?x2xi8, strided<[?, ?], offset: ?>>
      %row = memref.subview %a[1, 0] [1, 2] [1, 1]
        : memref<?x2xi8, strided<[?, ?], offset: ?>>
          to memref<2xi8, strided<[?], offset: ?>>
      %base, %offset, %sizes:2, %strides:2 =
        memref.extract_strided_metadata %a
        : memref<?x2xi8, strided<[?, ?], offset: ?>>
          -> memref<i8>, index, index, index, index, index
      return %row, %offset, %strides#0, %strides#1
        : memref<2xi8, strided<[?], offset: ?>>, index, index, index
    })mlir");
  // The layout is the one of ArgumentLayout.h: guards, gaps.
  EXPECT_EQ(module.run("[[1, 2], [3, 4], [5, 6]]"), "[3, 9], 3, 5, 2");
  EXPECT_EQ(module.arguments(), "[[1, 2], [3, 9], [5, 6]]");
  EXPECT_EQ(module.difference(), "none");
}

TEST(JitWitness, emptyBuffers) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: memref<?x3xf32>) -> (memref<?x3xf32>, index) {
      %c0 = arith.constant 0 : index
      %n = memref.dim %a, %c0 : memref<?x3xf32>
      %new = memref.alloc(%n) : memref<?x3xf32>
      linalg.copy ins(%a : memref<?x3xf32>) outs(%new : memref<?x3xf32>)
      return %new, %n : memref<?x3xf32>, index
    })mlir",
                    "[]"),
            "[], 0");
}

TEST(JitWitness, unrankedBuffers) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: memref<*xi16>) -> (memref<*xi16>, index) {
      %rank = memref.rank %a : memref<*xi16>
      %r = memref.cast %a : memref<*xi16> to memref<?x?xi16>
      %c0 = arith.constant 0 : index
      %c5 = arith.constant 5 : i16
      memref.store %c5, %r[%c0, %c0] : memref<?x?xi16>
      return %a, %rank : memref<*xi16>, index
    })mlir",
                    "[[1, 2], [3, 4]]"),
            "[[5, 2], [3, 4]], 2");
}

TEST(JitWitness, vectorElements) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: memref<2xvector<3xf32>>) -> memref<2xvector<3xf32>> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %v = memref.load %a[%c1] : memref<2xvector<3xf32>>
      %w = arith.addf %v, %v : vector<3xf32>
      memref.store %w, %a[%c0] : memref<2xvector<3xf32>>
      return %a : memref<2xvector<3xf32>>
    })mlir",
                    "[<1.0, 2.0, 3.0>, <4.0, 5.0, 6.0>]"),
            "[<8, 10, 12>, <4, 5, 6>]");
}

//===----------------------------------------------------------------------===//
// Boundaries
//===----------------------------------------------------------------------===//

TEST(JitWitness, hoistedAndFoldedResults) {
  Witnessed module(R"mlir(
    func.func @main(%a: memref<2xi32>, %out: memref<2xi32>) -> i32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %v = memref.load %a[%c0] : memref<2xi32>
      memref.store %v, %out[%c0] : memref<2xi32>
      memref.store %v, %out[%c1] : memref<2xi32>
      memref.store %v, %a[%c1] : memref<2xi32>
      return %v : i32
    })mlir");
  // As if given as (tensor) -> (tensor, tensor, i32).
  module.boundary.arguments = {0};
  module.boundary.results = {{ResultPlace::Kind::HoistedArgument, 1},
                             {ResultPlace::Kind::Argument, 0},
                             {ResultPlace::Kind::Returned, 0}};
  EXPECT_EQ(module.run("[7, 8]"), "[7, 7], [7, 7], 7");
  EXPECT_EQ(module.difference(), "none");
}

TEST(JitWitness, oneProgramRunsManyInputs) {
  Witnessed module(R"mlir(
    func.func @main(%a: memref<?xi32>) -> index {
      %c0 = arith.constant 0 : index
      %n = memref.dim %a, %c0 : memref<?xi32>
      return %n : index
    })mlir");
  std::string why;
  auto program =
      JitProgram::compile(*module.module, "main", module.boundary, why);
  ASSERT_TRUE(succeeded(program)) << why;
  auto main = module.module->lookupSymbol<func::FuncOp>("main");
  for (auto [text, extent] : {std::pair("[1, 2, 3]", 3u), {"[]", 0u}}) {
    auto seen = (*program)->run(readInputs(main, {0}, text), why);
    ASSERT_TRUE(succeeded(seen)) << why;
    EXPECT_EQ(seen->results[0].contents->words()[0], extent);
  }
}

//===----------------------------------------------------------------------===//
// What modules do
//===----------------------------------------------------------------------===//

TEST(JitWitness, globals) {
  EXPECT_EQ(runBoth(R"mlir(
    memref.global "private" constant @c : memref<2x2xi8> =
      dense<[[1, 2], [3, 4]]>
    memref.global "private" @v : memref<2xi1> = dense<[true, false]>
    func.func @main() -> (memref<2x2xi8>, memref<2xi1>) {
      %0 = memref.get_global @c : memref<2x2xi8>
      %1 = memref.get_global @v : memref<2xi1>
      return %0, %1 : memref<2x2xi8>, memref<2xi1>
    })mlir"),
            "[[1, 2], [3, 4]], [true, false]");
}

TEST(JitWitness, prints) {
  Witnessed module(R"mlir(
    func.func @main(%n: index, %v: vector<2x2xf32>, %u: ui8) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      vector.print str "begin\n"
      scf.for %i = %c0 to %n step %c1 {
        vector.print %i : index punctuation <comma>
      }
      vector.print punctuation <newline>
      vector.print %v : vector<2x2xf32>
      vector.print %u : ui8
      return
    })mlir");
  EXPECT_EQ(module.run("3, [[1.0, 2.0], [3.0, 4.0]], 200"), "");
  EXPECT_EQ(module.trace(), "begin\n0, 1, 2, \n"
                            "[[1, 2], [3, 4]]\n200\n");
  EXPECT_EQ(module.difference(), "none");
}

TEST(JitWitness, printsInLoopsDoNotGrowTheStack) {
  Witnessed module(R"mlir(
    func.func @main(%n: index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %v = arith.constant dense<1> : vector<64xi64>
      scf.for %i = %c0 to %n step %c1 {
        vector.print %v : vector<64xi64>
      }
      return
    })mlir");
  // 512 bytes each would be more than the usual 8 MB.
  EXPECT_EQ(module.run("20000"), "");
  EXPECT_EQ(module.seen.trace.size(), 20000u);
}

TEST(JitWitness, externalFunctions) {
  Witnessed module(R"mlir(
    func.func private @look(memref<2xi8, strided<[?], offset: ?>>
        {bufferization.access = "read"}, i32)
    func.func private @scribble(memref<2xi8>) -> i16
    func.func private @make() -> memref<3xf32>
    func.func @main(%a: memref<2xi8>) -> (i16, memref<3xf32>, i16) {
      %c5 = arith.constant 5 : i32
      %s = memref.cast %a : memref<2xi8> to memref<2xi8, strided<[?], offset: ?>>
      call @look(%s, %c5) : (memref<2xi8, strided<[?], offset: ?>>, i32) -> ()
      %0 = call @scribble(%a) : (memref<2xi8>) -> i16
      call @look(%s, %c5) : (memref<2xi8, strided<[?], offset: ?>>, i32) -> ()
      %1 = call @make() : () -> memref<3xf32>
      %2 = call @scribble(%a) : (memref<2xi8>) -> i16
      return %0, %1, %2 : i16, memref<3xf32>, i16
    })mlir");
  module.run("[1, 2]");
  EXPECT_EQ(module.difference(), "none");
  llvm::SmallVector<llvm::StringRef> lines;
  std::string trace = module.trace();
  llvm::StringRef(trace).split(lines, '\n', -1, false);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[0], "look([1, 2], 5)");
  EXPECT_EQ(lines[1], "scribble([1, 2])");
  // What it wrote is seen by the next two.
  EXPECT_NE(lines[2], lines[0]);
  EXPECT_EQ(lines[3], "make()");
  EXPECT_EQ(lines[4].str(),
            "scribble(" + lines[2].substr(5).drop_back(4).str() + ")");
  // Two calls of one function return different values.
  EXPECT_NE(show(module.seen.results[0]), show(module.seen.results[2]));
}

TEST(JitWitness, recursion) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%n: i64) -> i64 {
      %c0 = arith.constant 0 : i64
      %c1 = arith.constant 1 : i64
      %stop = arith.cmpi eq, %n, %c0 : i64
      %r = scf.if %stop -> i64 {
        scf.yield %c1 : i64
      } else {
        %m = arith.subi %n, %c1 : i64
        %f = func.call @main(%m) : (i64) -> i64
        %p = arith.muli %f, %n : i64
        scf.yield %p : i64
      }
      return %r : i64
    })mlir",
                    "10"),
            "3628800");
}

TEST(JitWitness, controlFlow) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%m: memref<4xi32>, %n: index) -> (i32, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %zero = arith.constant 0 : i32
      scf.forall (%i) in (4) {
        %v = arith.index_cast %i : index to i32
        memref.store %v, %m[%i] : memref<4xi32>
      }
      %sum = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%zero) -> i32 {
        %v = memref.load %m[%i] : memref<4xi32>
        scf.reduce(%v : i32) {
        ^bb0(%l: i32, %r: i32):
          %s = arith.addi %l, %r : i32
          scf.reduce.return %s : i32
        }
      }
      %last = scf.while (%i = %n) : (index) -> index {
        %more = arith.cmpi ult, %i, %c4 : index
        scf.condition(%more) %i : index
      } do {
      ^bb0(%i: index):
        %next = arith.addi %i, %c1 : index
        scf.yield %next : index
      }
      %k = affine.apply affine_map<(d0) -> (d0 * 3 mod 5)>(%last)
      return %sum, %k : i32, index
    })mlir",
                    "[9, 9, 9, 9], 1"),
            "6, 2");
}

TEST(JitWitness, deallocationOps) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%c: i1) -> memref<2xi32> {
      %c7 = arith.constant 7 : i32
      %a = memref.alloc() : memref<2xi32>
      linalg.fill ins(%c7 : i32) outs(%a : memref<2xi32>)
      %b = bufferization.clone %a : memref<2xi32> to memref<2xi32>
      %0 = bufferization.dealloc (%a : memref<2xi32>) if (%c)
        retain (%b : memref<2xi32>)
      return %b : memref<2xi32>
    })mlir",
                    "true"),
            "[7, 7]");
}

TEST(JitWitness, subviewsOfOneElementWithADynamicStride) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: memref<2x3x2xi32>, %i: index, %s: index)
        -> memref<3x1xi32, strided<[2, ?], offset: ?>> {
      %0 = memref.subview %a[%i, 0, 1] [1, 3, 1] [1, 1, %s]
        : memref<2x3x2xi32> to memref<3x1xi32, strided<[2, ?], offset: ?>>
      return %0 : memref<3x1xi32, strided<[2, ?], offset: ?>>
    })mlir",
                    "[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]], "
                    "1, 1"),
            "[[8], [10], [12]]");
}

TEST(JitWitness, subviewsThatKeepOneOfTwoUnitDimensions) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: memref<2x3x2xi32, strided<[?, ?, ?], offset: ?>>,
                    %i: index, %n: index)
        -> (memref<1x?xi32, strided<[?, ?], offset: ?>>, index, index) {
      %0 = memref.subview %a[%i, 0, 1] [1, %n, 1] [1, 1, 1]
        : memref<2x3x2xi32, strided<[?, ?, ?], offset: ?>>
          to memref<1x?xi32, strided<[?, ?], offset: ?>>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %d0 = memref.dim %0, %c0 : memref<1x?xi32, strided<[?, ?], offset: ?>>
      %d1 = memref.dim %0, %c1 : memref<1x?xi32, strided<[?, ?], offset: ?>>
      return %0, %d0, %d1
        : memref<1x?xi32, strided<[?, ?], offset: ?>>, index, index
    })mlir",
                    "[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]], "
                    "1, 2"),
            "[[8, 10]], 1, 2");
}

TEST(JitWitness, expansionsToSeveralDynamicSizes) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: memref<?x2xi8, strided<[?, ?], offset: ?>>,
                    %n: index, %m: index)
        -> (memref<?x?x2xi8, strided<[?, ?, ?], offset: ?>>) {
      %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, %m, 2]
        : memref<?x2xi8, strided<[?, ?], offset: ?>>
          into memref<?x?x2xi8, strided<[?, ?, ?], offset: ?>>
      return %0 : memref<?x?x2xi8, strided<[?, ?, ?], offset: ?>>
    })mlir",
                    "[[1, 2], [3, 4], [5, 6], [7, 8]], 2, 2"),
            "[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]");
}

TEST(JitWitness, memorySpaces) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: memref<2xi8>) -> (memref<2xi8, 3>, memref<*xi8, 1>) {
      %s = memref.memory_space_cast %a : memref<2xi8> to memref<2xi8, 3>
      %n = memref.alloc() : memref<2xi8, 3>
      memref.copy %s, %n : memref<2xi8, 3> to memref<2xi8, 3>
      %d = memref.alloca() : memref<2xi8, #gpu.address_space<workgroup>>
      %f = memref.alloc() : memref<2xi8, 1>
      memref.dealloc %f : memref<2xi8, 1>
      %l = memref.memory_space_cast %n : memref<2xi8, 3> to memref<2xi8, 1>
      %u = memref.cast %l : memref<2xi8, 1> to memref<*xi8, 1>
      return %n, %u : memref<2xi8, 3>, memref<*xi8, 1>
    })mlir",
                    "[1, 2]"),
            "[1, 2], [1, 2]");
}

TEST(JitWitness, softmax) {
  // In place, along the outer of two dimensions.
  EXPECT_EQ(runBoth(R"mlir(
    func.func @main(%a: memref<?x2xf32>) -> memref<?x2xf32> {
      linalg.softmax dimension(0) ins(%a : memref<?x2xf32>)
        outs(%a : memref<?x2xf32>)
      return %a : memref<?x2xf32>
    })mlir",
                    "[[5.0, -Inf], [5.0, 200.0]]"),
            "[[0.5, 0], [0.5, 1]]");
}

TEST(JitWitness, userFunctionsMayHaveAnyName) {
  EXPECT_EQ(runBoth(R"mlir(
    func.func private @malloc(%a: i32) -> i32 {
      return %a : i32
    }
    func.func private @bufdiff_witness_entry(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @main(%a: i32) -> (i32, memref<i32>) {
      %0 = call @malloc(%a) : (i32) -> i32
      %1 = call @bufdiff_witness_entry(%0) : (i32) -> i32
      %m = memref.alloc() : memref<i32>
      memref.store %1, %m[] : memref<i32>
      return %1, %m : i32, memref<i32>
    })mlir",
                    "3"),
            "3, 3");
}

//===----------------------------------------------------------------------===//
// It must be seen to disagree
//===----------------------------------------------------------------------===//

constexpr llvm::StringLiteral kAdds = R"mlir(
  func.func @main(%m: memref<2xi32>, %a: i32, %b: i32) -> i32 {
    %c0 = arith.constant 0 : index
    memref.store %b, %m[%c0] : memref<2xi32>
    vector.print %a : i32
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  })mlir";

TEST(JitWitnessFires, onResults) {
  Witnessed adds(kAdds);
  EXPECT_EQ(adds.run("[0, 0], 1, 2"), "3");
  std::string text = kAdds.str();
  size_t at = text.find("addi");
  text.replace(at, 4, "subi");
  Witnessed subtracts(text);
  EXPECT_EQ(subtracts.difference(adds), "result #0 is 3, expected -1");
}

TEST(JitWitnessFires, onTraces) {
  Witnessed adds(kAdds);
  adds.run("[0, 0], 1, 2");
  std::string text = kAdds.str();
  size_t at = text.find("print %a");
  text.replace(at, 8, "print %b");
  Witnessed other(text);
  EXPECT_EQ(other.difference(adds), "trace event #0 (print) is 1, expected 2");
}

TEST(JitWitnessFires, onArguments) {
  Witnessed adds(kAdds);
  adds.run("[0, 0], 1, 2");
  std::string text = kAdds.str();
  size_t at = text.find("store %b");
  text.replace(at, 8, "store %a");
  Witnessed other(text);
  EXPECT_EQ(other.difference(adds),
            "argument #0 after the call [0] is 2, expected 1");
}

TEST(JitWitnessFires, onWritesBesideAnArgument) {
  Witnessed module(R"mlir(
    func.func @main(%m: memref<2xi32, strided<[?], offset: ?>>) {
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : i32
      %w = memref.reinterpret_cast %m to offset: [4], sizes: [2], strides: [2]
        : memref<2xi32, strided<[?], offset: ?>>
          to memref<2xi32, strided<[2], offset: 4>>
      memref.store %c0, %w[%c1] : memref<2xi32, strided<[2], offset: 4>>
      return
    })mlir");
  EXPECT_EQ(module.run("[1, 2]"),
            "argument #0: compiled code writes beside its elements");
}

TEST(JitWitnessFires, onWritesBesideAnAllocation) {
  Witnessed module(R"mlir(
    func.func @main(%i: index) {
      %v = arith.constant 0 : i32
      %m = memref.alloc() : memref<2xi32>
      memref.store %v, %m[%i] : memref<2xi32>
      return
    })mlir");
  EXPECT_EQ(module.run("2"), "compiled code writes beside an allocation");
  EXPECT_EQ(module.run("1"), "");
}

TEST(JitWitnessFires, onNonWritableArguments) {
  Witnessed module(R"mlir(
    func.func @main(%m: memref<2xi32> {bufferization.writable = false}) {
      %c1 = arith.constant 1 : index
      %v = arith.constant 0 : i32
      memref.store %v, %m[%c1] : memref<2xi32>
      return
    })mlir");
  EXPECT_EQ(module.run("[1, 2]"), "argument #0: compiled code writes to it");
}

TEST(JitWitnessFires, onWrongFrees) {
  Witnessed module(R"mlir(
    func.func @main(%m: memref<2xi32>) {
      %a = memref.alloc() : memref<2xi32>
      memref.dealloc %a : memref<2xi32>
      memref.dealloc %a : memref<2xi32>
      memref.dealloc %m : memref<2xi32>
      return
    })mlir");
  EXPECT_EQ(module.run("[1, 2]"), "compiled code frees memory twice");
}

//===----------------------------------------------------------------------===//
// What it cannot take
//===----------------------------------------------------------------------===//

TEST(JitWitness, saysWhatItCannotTake) {
  EXPECT_EQ(Witnessed(R"mlir(
    func.func @main(%m: memref<2xmemref<2xi32>>) {
      return
    })mlir")
                .run("[0, 0]"),
            "witness: an argument of type memref<2xmemref<2xi32>>");
  EXPECT_EQ(Witnessed(R"mlir(
    func.func @main(%a: f8E4M3FN) -> f8E4M3FN {
      %0 = arith.addf %a, %a : f8E4M3FN
      return %0 : f8E4M3FN
    })mlir")
                .run("1.0"),
            "lowering: no conversion of arith.addf");
  EXPECT_EQ(Witnessed(R"mlir(
    func.func @main(%a: tensor<2xi32>) {
      return
    })mlir")
                .run("[0, 0]"),
            "witness: an argument of type tensor<2xi32>");
  EXPECT_EQ(Witnessed(R"mlir(
    func.func @main(%m: memref<4xi1>) -> vector<3xi1> {
      %c0 = arith.constant 0 : index
      %0 = vector.load %m[%c0] : memref<4xi1>, vector<3xi1>
      return %0 : vector<3xi1>
    })mlir")
                .run("[true, false, true, false]"),
            "lowering: vector.load of elements that LLVM packs into bits");
}

} // namespace
