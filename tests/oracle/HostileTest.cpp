//===- HostileTest.cpp - Modules that nobody would write ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What mutated module texts (see InterpretMutants.cpp) made the interpreter
// stumble over: types of astronomic size, layouts whose offsets overflow, and
// operations that upstream's verifier lets through though they mean nothing.
// Each must end a run, and say why.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"
#include "oracle/compare/Observation.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;
using namespace mlir;

/// How @main ends on input set 0, in small budgets.
static std::string observeMain(llvm::StringRef text) {
  static const OpRegistry registry = OpRegistry::builtin();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context());
  if (!module)
    return "does not parse";
  std::unique_ptr<Program> program = Program::decode(*module, registry);
  std::string why;
  FailureOr<InputSet> inputs =
      makeInputs(module->lookupSymbol<func::FuncOp>("main"), 0, why);
  if (failed(inputs))
    return "no inputs: " + why;
  ObserveOptions options;
  options.run.stepBudget = 100'000;
  options.run.byteBudget = 16 << 20;
  Observation seen =
      observe(*program, "main", *BoundaryMap::identity(*module).lookup("main"),
              *inputs, options);
  switch (seen.outcome.kind) {
  case Outcome::Kind::Completed:
    return "completed";
  case Outcome::Kind::Fault:
    return (faultName(seen.outcome.fault) + ": " + seen.outcome.why).str();
  case Outcome::Kind::Unsupported:
    return "unsupported: " + seen.outcome.why;
  case Outcome::Kind::Budget:
    return "budget: " + seen.outcome.why;
  }
  return "";
}

TEST(Hostile, ConstantsTooLargeForMemory) {
  EXPECT_EQ(observeMain(R"(
    func.func @main() {
      %0 = arith.constant dense<1> : tensor<4294967296xi64>
      return
    })"),
            "unsupported: arith.constant (in this form)");
  EXPECT_EQ(observeMain(R"(
    func.func @main() {
      %0 = arith.constant dense<1> : tensor<9223372036854775807xi64>
      return
    })"),
            "unsupported: arith.constant (in this form)");
}

TEST(Hostile, ArgumentsTooLargeForMemory) {
  EXPECT_EQ(observeMain("func.func @main(%a: tensor<4x4611686018427387904xi8>) "
                        "{ return }"),
            "no inputs: tensor of i8, which is too large");
  // An extent of 0 does not hide what the others make.
  EXPECT_EQ(observeMain("func.func @main(%a: tensor<0x99999999999xi8>) "
                        "{ return }"),
            "no inputs: tensor of i8, which is too large");
  EXPECT_EQ(observeMain("func.func @main(%a: vector<99999999999xi8>) "
                        "{ return }"),
            "no inputs: vector<99999999999xi8>");
}

TEST(Hostile, LayoutsThatOverflow) {
  const char *tooLarge = "unsupported: an argument's layout is too large";
  EXPECT_EQ(observeMain("func.func @main(%a: memref<2x2xi8, strided<[2, 1], "
                        "offset: 9223372036854775806>>) { return }"),
            tooLarge);
}

TEST(Hostile, ResultsOfExternalFunctionsTooLargeForMemory) {
  EXPECT_EQ(observeMain(R"(
    func.func private @make() -> tensor<9223372036854775807xi8>
    func.func @main() {
      %0 = call @make() : () -> tensor<9223372036854775807xi8>
      return
    })"),
            "budget: out of bytes");
}

TEST(Hostile, VectorsTooLargeForMemory) {
  EXPECT_EQ(observeMain(R"(
    func.func @main(%a: f32) {
      %0 = vector.broadcast %a : f32 to vector<100000x100000xf32>
      return
    })"),
            "unsupported: a vector of that size");
}

TEST(Hostile, ViewsThatOverlapThemselves) {
  EXPECT_EQ(observeMain(R"(
    func.func @main(%a: memref<4xi8>)
        -> memref<100000x100000xi8, strided<[0, 0]>> {
      %0 = memref.reinterpret_cast %a to offset: [0],
        sizes: [100000, 100000], strides: [0, 0]
        : memref<4xi8> to memref<100000x100000xi8, strided<[0, 0]>>
      return %0 : memref<100000x100000xi8, strided<[0, 0]>>
    })"),
            "budget: out of bytes");
  EXPECT_EQ(observeMain(R"(
    func.func @main(%a: memref<4xi8>)
        -> memref<4294967296xi8, strided<[0]>> {
      %0 = memref.subview %a[0] [4294967296] [0]
        : memref<4xi8> to memref<4294967296xi8, strided<[0]>>
      return %0 : memref<4294967296xi8, strided<[0]>>
    })"),
            "layout-mismatch: result #0: the view has too many elements to be "
            "read");
}

// The verifier of tensor.expand_shape accepts these.
TEST(Hostile, ReassociationsOfNoDimensions) {
  EXPECT_EQ(observeMain(R"(
    func.func @main(%a: tensor<3x5xi32>) {
      %0 = tensor.expand_shape %a [[4611686018427387904, 1], [2]]
        output_shape [1, 3, 5] : tensor<3x5xi32> into tensor<1x3x5xi32>
      return
    })"),
            "unsupported: tensor.expand_shape (in this form)");
}

TEST(Hostile, OneElementExpandedToMany) {
  EXPECT_EQ(observeMain(R"(
    func.func @main(%a: tensor<f32>) {
      %0 = tensor.expand_shape %a [] output_shape [127, 127]
        : tensor<f32> into tensor<127x127xf32>
      return
    })"),
            "undefined-behaviour: one element is expanded to the shape "
            "[127, 127]");
}

TEST(Hostile, StridesOfSingleElements) {
  EXPECT_EQ(observeMain(R"(
    func.func @main(%a: tensor<1x4xi8>, %b: tensor<3x4xi8>) {
      %0 = tensor.insert_slice %a into %b[0, 0] [1, 4]
        [4611686018427387904, 1] : tensor<1x4xi8> into tensor<3x4xi8>
      %1 = tensor.extract_slice %b[1, 0] [1, 4]
        [4611686018427387904, 1] : tensor<3x4xi8> to tensor<1x4xi8>
      return
    })"),
            "completed");
}

TEST(Hostile, ParallelStepsOfZero) {
  EXPECT_EQ(observeMain(R"(
    func.func @main() {
      affine.parallel (%i) = (0) to (4) step (0) {
      }
      return
    })"),
            "undefined-behaviour: step 0 is not positive");
}

TEST(Hostile, ParallelLoopsLongerThanASignedDistance) {
  EXPECT_EQ(observeMain(R"(
    func.func @main() {
      %low = arith.constant -9223372036854775808 : index
      %high = arith.constant 9223372036854775807 : index
      %one = arith.constant 1 : index
      scf.parallel (%i) = (%low) to (%high) step (%one) {
        scf.reduce
      }
      return
    })"),
            "budget: out of steps");
}

TEST(Hostile, ParallelStepsLongerThanASignedNumber) {
  // The second step of the inner loop overshoots what a signed number holds.
  for (ParallelOrder order : {ParallelOrder::Forward, ParallelOrder::Reverse,
                              ParallelOrder::Interleaved}) {
    RunOptions options;
    options.parallelOrder = order;
    Interpreted interpreted(R"(
      func.func @main(%m: memref<3xindex>) {
        %low = arith.constant -9223372036854775808 : index
        %high = arith.constant 9223372036854775807 : index
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        scf.parallel (%i) = (%low) to (%high) step (%high) {
          %0 = arith.cmpi sge, %i, %c0 : index
          %1 = arith.select %0, %c1, %c0 : index
          %2 = arith.cmpi eq, %i, %low : index
          %at = arith.addi %1, %1 : index
          %3 = arith.select %2, %c0, %c1 : index
          %4 = arith.select %0, %at, %3 : index
          memref.store %i, %m[%4] : memref<3xindex>
          scf.reduce
        }
        return
      })",
                            options);
    EXPECT_TRUE(interpreted.run("main", "[7, 7, 7]").completed());
    EXPECT_EQ(interpreted.argument(0),
              "[-9223372036854775808, -1, 9223372036854775806]");
  }
}

TEST(Hostile, OffsetsWithNothingBehindThem) {
  EXPECT_EQ(observeMain(R"(
    func.func @main(%t: tensor<2xi8>) -> i8 {
      %c1 = arith.constant 1 : index
      %m = bufferization.to_buffer %t
        : tensor<2xi8> to memref<2xi8, strided<[1], offset: 9223372036854775807>>
      %0 = memref.load %m[%c1]
        : memref<2xi8, strided<[1], offset: 9223372036854775807>>
      return %0 : i8
    })"),
            "budget: out of bytes");
}

TEST(Hostile, HugeExtentsOfNothing) {
  // 2^40 * 2^40 * 0 elements: nobody multiplies that to an end.
  EXPECT_EQ(observeMain(R"(
    func.func @main(%x: i8) -> (index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %e = tensor.empty() : tensor<1099511627776x1099511627776x0xi8>
      %c = tensor.collapse_shape %e [[0, 1, 2]]
        : tensor<1099511627776x1099511627776x0xi8> into tensor<0xi8>
      %f = linalg.fill ins(%x : i8)
        outs(%e : tensor<1099511627776x1099511627776x0xi8>)
        -> tensor<1099511627776x1099511627776x0xi8>
      %m = memref.alloc() : memref<1099511627776x1099511627776x0xi8>
      %n = memref.collapse_shape %m [[0, 1], [2]]
        : memref<1099511627776x1099511627776x0xi8> into memref<0x0xi8>
      %d = tensor.dim %c, %c0 : tensor<0xi8>
      %g = memref.dim %n, %c1 : memref<0x0xi8>
      return %d, %g : index, index
    })"),
            "budget: out of bytes");
}

TEST(Hostile, LayoutsWithNothingBehindTheirOffset) {
  EXPECT_EQ(observeMain(R"(
    func.func @main(%o: index) {
      %low = arith.constant 9223372036854775807 : index
      %m = memref.alloc()[%low]
        : memref<2xi8, affine_map<(d0)[s0] -> (d0 + s0)>>
      return
    })"),
            "undefined-behaviour: the layout's symbols give a negative or too "
            "large offset or stride");
}
