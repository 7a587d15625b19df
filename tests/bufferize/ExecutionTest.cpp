//===- ExecutionTest.cpp - Bufferized modules, executed -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A calling convention is right when programs that use it compute the right
// thing. These are lowered and run by MLIR's own runner, which knows nothing of
// bufdiff; the expected output was worked out by hand from the tensor program.
//
//===----------------------------------------------------------------------===//

#include "TestUtils.h"
#include "Tools.h"

using namespace mlir;
using namespace bufdiff;
using bufdiff::test::TestModule;

namespace {

struct Program {
  const char *name;
  /// Functions beside `main`, `@show` and `@put`.
  const char *functions;
  /// The body of `main`.
  const char *body;
  /// What it prints, one value a line.
  const char *output;
  /// Whether upstream gets it right, too. (It does not know that two results
  /// of a call may be one buffer, nor that one may be a constant's; and where
  /// the result of a function is a cast of its argument it makes invalid IR.)
  bool oneShotAgrees = true;
};

/// Every program can print an integer, print the elements of a tensor, and set
/// an element.
constexpr const char *kLibrary = R"mlir(
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show1(%v: i32) {
  %w = arith.extsi %v : i32 to i64
  call @printI64(%w) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @show(%t: tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %v = tensor.extract %t[%i] : tensor<3xi32>
    func.call @show1(%v) : (i32) -> ()
  }
  return
}
func.func private @put(%t: tensor<3xi32>, %i: index, %v: i32) -> tensor<3xi32> {
  %r = tensor.insert %v into %t[%i] : tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func private @filled(%v: i32) -> tensor<3xi32> {
  %e = tensor.empty() : tensor<3xi32>
  %r = linalg.fill ins(%v : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
)mlir";

const Program programs[] = {
    // The argument's strides are those of its shape, the slice's are not.
    {"SliceForAnArgumentOfIdentityLayout", R"mlir(
func.func private @pick(%t: tensor<2x2xi32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = tensor.extract %t[%c1, %c0] : tensor<2x2xi32>
  return %v : i32
}
func.func private @narrow(%t: tensor<?x?xi32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> i32 {
  %c = tensor.cast %t : tensor<?x?xi32> to tensor<2x2xi32>
  %v = call @pick(%c) : (tensor<2x2xi32>) -> i32
  return %v : i32
}
)mlir",
     R"mlir(
  %m = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %d = tensor.cast %m : tensor<2x3xi32> to tensor<2x?xi32>
  %s = tensor.extract_slice %d[0, 0] [2, 2] [1, 1] : tensor<2x?xi32> to tensor<2x2xi32>
  %x = tensor.cast %s : tensor<2x2xi32> to tensor<?x?xi32>
  %v = call @narrow(%x) : (tensor<?x?xi32>) -> i32
  call @show1(%v) : (i32) -> ()
)mlir",
     "4", /*oneShotAgrees=*/false},
    {"FoldedResult", "", R"mlir(
  %t = call @filled(%one) : (i32) -> tensor<3xi32>
  %u = call @put(%t, %c1, %two) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  call @show(%u) : (tensor<3xi32>) -> ()
)mlir",
     "1 2 1"},
    {"FoldedResultOfACopiedOperand", "", R"mlir(
  %t = call @filled(%one) : (i32) -> tensor<3xi32>
  %u = call @put(%t, %c1, %two) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  %w = call @put(%t, %c0, %three) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  call @show(%t) : (tensor<3xi32>) -> ()
  call @show(%u) : (tensor<3xi32>) -> ()
  call @show(%w) : (tensor<3xi32>) -> ()
)mlir",
     "1 1 1 1 2 1 3 1 1"},
    {"EachCallHasItsOwnHoistedBuffer", "", R"mlir(
  %t = call @filled(%one) : (i32) -> tensor<3xi32>
  %u = call @filled(%two) : (i32) -> tensor<3xi32>
  %w = call @put(%u, %c1, %three) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  call @show(%t) : (tensor<3xi32>) -> ()
  call @show(%w) : (tensor<3xi32>) -> ()
)mlir",
     "1 1 1 2 3 2"},
    {"EachIterationHasItsOwnHoistedBuffer", "", R"mlir(
  %init = call @filled(%zero) : (i32) -> tensor<3xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %init) -> tensor<3xi32> {
    %k = arith.index_cast %i : index to i32
    %t = func.call @filled(%k) : (i32) -> tensor<3xi32>
    %u = func.call @put(%t, %c0, %two) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
    %x = tensor.extract %u[%c1] : tensor<3xi32>
    %y = tensor.extract %u[%c0] : tensor<3xi32>
    %z = arith.muli %x, %y : i32
    %n = func.call @put(%acc, %i, %z) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
    scf.yield %n : tensor<3xi32>
  }
  call @show(%r) : (tensor<3xi32>) -> ()
)mlir",
     "0 2 4"},
    {"HoistedThroughFourLevels", R"mlir(
func.func private @d(%v: i32) -> tensor<3xi32> {
  %t = call @filled(%v) : (i32) -> tensor<3xi32>
  return %t : tensor<3xi32>
}
func.func private @c(%v: i32) -> (tensor<3xi32>, tensor<3xi32>) {
  %w = arith.addi %v, %v : i32
  %t = call @d(%v) : (i32) -> tensor<3xi32>
  %u = call @d(%w) : (i32) -> tensor<3xi32>
  return %u, %t : tensor<3xi32>, tensor<3xi32>
}
func.func private @b(%v: i32, %i: index) -> (tensor<3xi32>, tensor<3xi32>) {
  %t:2 = call @c(%v) : (i32) -> (tensor<3xi32>, tensor<3xi32>)
  %u = call @put(%t#1, %i, %v) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  %w = call @put(%t#0, %i, %v) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  return %u, %w : tensor<3xi32>, tensor<3xi32>
}
)mlir",
     R"mlir(
  %t:2 = call @b(%two, %c2) : (i32, index) -> (tensor<3xi32>, tensor<3xi32>)
  call @show(%t#0) : (tensor<3xi32>) -> ()
  call @show(%t#1) : (tensor<3xi32>) -> ()
)mlir",
     "2 2 2 4 4 2"},
    {"SwappedResults", R"mlir(
func.func private @swap(%a: tensor<3xi32>, %b: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  return %b, %a : tensor<3xi32>, tensor<3xi32>
}
)mlir",
     R"mlir(
  %t = call @filled(%one) : (i32) -> tensor<3xi32>
  %u = call @filled(%two) : (i32) -> tensor<3xi32>
  %s:2 = call @swap(%t, %u) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  %w = call @put(%s#0, %c0, %three) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  call @show(%w) : (tensor<3xi32>) -> ()
  call @show(%s#1) : (tensor<3xi32>) -> ()
)mlir",
     "3 2 2 1 1 1"},
    {"SameTensorForBothArguments", R"mlir(
func.func private @mix(%a: tensor<3xi32>, %b: tensor<3xi32>, %i: index, %j: index) -> tensor<3xi32> {
  %seven = arith.constant 7 : i32
  %r = tensor.insert %seven into %a[%i] : tensor<3xi32>
  %x = tensor.extract %b[%i] : tensor<3xi32>
  %s = tensor.insert %x into %r[%j] : tensor<3xi32>
  return %s : tensor<3xi32>
}
)mlir",
     R"mlir(
  %t = call @filled(%one) : (i32) -> tensor<3xi32>
  %u = call @mix(%t, %t, %c0, %c2) : (tensor<3xi32>, tensor<3xi32>, index, index) -> tensor<3xi32>
  call @show(%u) : (tensor<3xi32>) -> ()
)mlir",
     "7 1 1"},
    {"AllocationReturnedTwice", R"mlir(
func.func private @two(%v: i32) -> (tensor<3xi32>, tensor<3xi32>) {
  %e = tensor.empty() : tensor<3xi32>
  %r = linalg.fill ins(%v : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  return %r, %r : tensor<3xi32>, tensor<3xi32>
}
)mlir",
     R"mlir(
  %t:2 = call @two(%one) : (i32) -> (tensor<3xi32>, tensor<3xi32>)
  %u = call @put(%t#0, %c0, %two) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  call @show(%t#1) : (tensor<3xi32>) -> ()
  call @show(%u) : (tensor<3xi32>) -> ()
)mlir",
     "1 1 1 2 1 1", /*oneShotAgrees=*/false},
    {"ArgumentReturnedTwice", R"mlir(
func.func private @two(%t: tensor<3xi32>, %v: i32, %i: index) -> (tensor<3xi32>, tensor<3xi32>) {
  %r = tensor.insert %v into %t[%i] : tensor<3xi32>
  return %r, %r : tensor<3xi32>, tensor<3xi32>
}
)mlir",
     R"mlir(
  %s = call @filled(%one) : (i32) -> tensor<3xi32>
  %t:2 = call @two(%s, %two, %c1) : (tensor<3xi32>, i32, index) -> (tensor<3xi32>, tensor<3xi32>)
  %u = call @put(%t#0, %c0, %three) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  call @show(%t#1) : (tensor<3xi32>) -> ()
  call @show(%u) : (tensor<3xi32>) -> ()
  call @show(%s) : (tensor<3xi32>) -> ()
)mlir",
     "1 2 1 3 2 1 1 1 1", /*oneShotAgrees=*/false},
    {"ReturnedConstant", R"mlir(
func.func private @k() -> tensor<3xi32> {
  %c = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
  return %c : tensor<3xi32>
}
)mlir",
     R"mlir(
  %s = call @k() : () -> tensor<3xi32>
  %t = call @put(%s, %c0, %one) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  call @show(%t) : (tensor<3xi32>) -> ()
  %u = call @k() : () -> tensor<3xi32>
  call @show(%u) : (tensor<3xi32>) -> ()
)mlir",
     "1 5 6 4 5 6", /*oneShotAgrees=*/false},
    {"ConstantPassedToAWriter", "", R"mlir(
  %k = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
  %t = call @put(%k, %c0, %one) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  %u = call @put(%k, %c1, %one) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  call @show(%t) : (tensor<3xi32>) -> ()
  call @show(%u) : (tensor<3xi32>) -> ()
)mlir",
     "1 5 6 4 1 6"},
    {"ConditionalBuffers", R"mlir(
func.func private @pick(%b: i1, %t: tensor<3xi32>, %v: i32) -> tensor<3xi32> {
  %r = scf.if %b -> tensor<3xi32> {
    %f = func.call @filled(%v) : (i32) -> tensor<3xi32>
    scf.yield %f : tensor<3xi32>
  } else {
    scf.yield %t : tensor<3xi32>
  }
  return %r : tensor<3xi32>
}
)mlir",
     R"mlir(
  %true = arith.constant true
  %false = arith.constant false
  %t = call @filled(%one) : (i32) -> tensor<3xi32>
  %p = call @pick(%true, %t, %two) : (i1, tensor<3xi32>, i32) -> tensor<3xi32>
  %q = call @pick(%false, %t, %two) : (i1, tensor<3xi32>, i32) -> tensor<3xi32>
  %u = call @put(%q, %c0, %three) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  %w = call @put(%p, %c0, %three) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  call @show(%t) : (tensor<3xi32>) -> ()
  call @show(%u) : (tensor<3xi32>) -> ()
  call @show(%w) : (tensor<3xi32>) -> ()
)mlir",
     "1 1 1 3 1 1 3 2 2"},
    {"SlicesInAndOut", R"mlir(
func.func private @part(%t: tensor<6xi32>) -> tensor<3xi32> {
  %s = tensor.extract_slice %t[1] [3] [2] : tensor<6xi32> to tensor<3xi32>
  return %s : tensor<3xi32>
}
)mlir",
     R"mlir(
  %k = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %t = bufferization.alloc_tensor() copy(%k) : tensor<6xi32>
  %s = tensor.extract_slice %t[0] [3] [2] : tensor<6xi32> to tensor<3xi32>
  %u = call @put(%s, %c1, %three) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  %w = tensor.insert_slice %u into %t[0] [3] [2] : tensor<3xi32> into tensor<6xi32>
  %p = call @part(%w) : (tensor<6xi32>) -> tensor<3xi32>
  %q = call @put(%p, %c0, %zero) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  %r = call @part(%w) : (tensor<6xi32>) -> tensor<3xi32>
  call @show(%u) : (tensor<3xi32>) -> ()
  call @show(%q) : (tensor<3xi32>) -> ()
  call @show(%r) : (tensor<3xi32>) -> ()
)mlir",
     "0 3 4 0 3 5 1 3 5"},
    {"LoopCarriedThroughCalls", R"mlir(
func.func private @step(%a: tensor<3xi32>, %b: tensor<3xi32>, %i: index) -> (tensor<3xi32>, tensor<3xi32>) {
  %x = tensor.extract %a[%i] : tensor<3xi32>
  %y = tensor.extract %b[%i] : tensor<3xi32>
  %z = arith.addi %x, %y : i32
  %r = tensor.insert %z into %a[%i] : tensor<3xi32>
  return %r, %b : tensor<3xi32>, tensor<3xi32>
}
)mlir",
     R"mlir(
  %s = call @filled(%one) : (i32) -> tensor<3xi32>
  %t = call @filled(%two) : (i32) -> tensor<3xi32>
  %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %s, %b = %t) -> (tensor<3xi32>, tensor<3xi32>) {
    %n:2 = func.call @step(%a, %b, %i) : (tensor<3xi32>, tensor<3xi32>, index) -> (tensor<3xi32>, tensor<3xi32>)
    %m:2 = func.call @step(%n#0, %n#1, %c2) : (tensor<3xi32>, tensor<3xi32>, index) -> (tensor<3xi32>, tensor<3xi32>)
    scf.yield %m#0, %m#1 : tensor<3xi32>, tensor<3xi32>
  }
  call @show(%r#0) : (tensor<3xi32>) -> ()
  call @show(%r#1) : (tensor<3xi32>) -> ()
)mlir",
     "3 3 5 2 2 2"},
    {"DynamicShapes", R"mlir(
func.func private @make(%n: index, %v: i32) -> tensor<?xi32> {
  %e = tensor.empty(%n) : tensor<?xi32>
  %r = linalg.fill ins(%v : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
func.func private @fix(%t: tensor<?xi32>) -> tensor<3xi32> {
  %r = tensor.cast %t : tensor<?xi32> to tensor<3xi32>
  return %r : tensor<3xi32>
}
)mlir",
     R"mlir(
  %t = call @make(%c3, %two) : (index, i32) -> tensor<?xi32>
  %u = call @fix(%t) : (tensor<?xi32>) -> tensor<3xi32>
  %w = call @put(%u, %c1, %one) : (tensor<3xi32>, index, i32) -> tensor<3xi32>
  %x = call @fix(%t) : (tensor<?xi32>) -> tensor<3xi32>
  call @show(%w) : (tensor<3xi32>) -> ()
  call @show(%x) : (tensor<3xi32>) -> ()
)mlir",
     "2 1 2 2 2 2", /*oneShotAgrees=*/false},
    {"LayoutRequiredByTheCallee", R"mlir(
func.func private @dense(%t: tensor<3xi32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %v: i32) -> tensor<3xi32> {
  %c1 = arith.constant 1 : index
  %r = tensor.insert %v into %t[%c1] : tensor<3xi32>
  return %r : tensor<3xi32>
}
)mlir",
     R"mlir(
  %k = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %t = bufferization.alloc_tensor() copy(%k) : tensor<6xi32>
  %s = tensor.extract_slice %t[0] [3] [2] : tensor<6xi32> to tensor<3xi32>
  %u = call @dense(%s, %one) : (tensor<3xi32>, i32) -> tensor<3xi32>
  call @show(%u) : (tensor<3xi32>) -> ()
)mlir",
     "0 1 4"},
};

class Executed : public testing::TestWithParam<Program> {
protected:
  std::string getText() const {
    const Program &program = GetParam();
    return std::string(kLibrary) + program.functions + R"mlir(
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
)mlir" + program.body +
           "  return\n}\n";
  }

  /// What the program prints along a path, with blanks between values.
  std::string run(const Path &path) {
    TestModule m(getText());
    if (failed(path.bufferize(*m.module, m.boundary, nullptr)) ||
        failed(verify(*m.module)))
      return "invalid";
    std::string output = test::execute(m.print());
    llvm::replace(output, '\n', ' ');
    return StringRef(output).trim().str();
  }
};

TEST_P(Executed, AlongInterface) {
  EXPECT_EQ(run(*createInterfacePath()), GetParam().output);
}

TEST_P(Executed, AlongLegacy) {
  EXPECT_EQ(run(*createLegacyPath()), GetParam().output);
}

// Where upstream is known to be wrong, this fails once that is repaired, and
// the row must say so.
TEST_P(Executed, AlongOneShot) {
  if (GetParam().oneShotAgrees)
    EXPECT_EQ(run(*createOneShotPath()), GetParam().output);
  else
    EXPECT_NE(run(*createOneShotPath()), GetParam().output);
}

INSTANTIATE_TEST_SUITE_P(All, Executed, testing::ValuesIn(programs),
                         [](const testing::TestParamInfo<Program> &parameter) {
                           return std::string(parameter.param.name);
                         });

} // namespace
