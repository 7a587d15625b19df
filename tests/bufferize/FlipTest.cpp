//===- FlipTest.cpp - Tests of decisions turned around --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Flip.h"
#include "TestUtils.h"
#include "harness/bufferize/OneShotOptions.h"

using namespace mlir;
using namespace bufdiff;
using bufdiff::test::TestModule;

// The old tensor is returned beside the new one, so the insert needs a copy;
// the second insert may write the first one's buffer.
static constexpr llvm::StringLiteral kModule = R"(
  func.func @main(%t: tensor<4xi32>, %x: i32) -> (tensor<4xi32>, tensor<4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.insert %x into %t[%c0] : tensor<4xi32>
    %1 = tensor.insert %x into %0[%c1] : tensor<4xi32>
    return %t, %1 : tensor<4xi32>, tensor<4xi32>
  })";

TEST(Flip, FindsTheCopies) {
  TestModule test(kModule);
  auto found = findOutOfPlaceOperands(*test.module, oneShotPassDefaults());
  ASSERT_TRUE(succeeded(found));
  ASSERT_EQ(found->size(), 1u);
  EXPECT_EQ(found->front().number, 0u);
  EXPECT_EQ(found->front().op, "tensor.insert");
  EXPECT_EQ(found->front().operand, 1u);
  EXPECT_TRUE(found->front().isWritten);
  EXPECT_TRUE(test.hasTensors()) << "the module was changed";
}

TEST(Flip, WithoutFlipsItIsOneShot) {
  TestModule flipped(kModule);
  ASSERT_TRUE(
      succeeded(bufferizeFlipped(*flipped.module, oneShotPassDefaults(), {})));
  TestModule oneShot(kModule);
  ASSERT_TRUE(oneShot.run(*createOneShotPath()));
  EXPECT_EQ(flipped.print(), oneShot.print());
  EXPECT_EQ(flipped.count("memref.copy"), 1u);
}

TEST(Flip, AFlippedDecisionMakesNoCopy) {
  TestModule test(kModule);
  ASSERT_TRUE(
      succeeded(bufferizeFlipped(*test.module, oneShotPassDefaults(), {0})));
  EXPECT_EQ(test.count("memref.copy"), 0u) << test.print();
  EXPECT_EQ(test.count("memref.alloc"), 0u);
  EXPECT_EQ(test.count("memref.store"), 2u);
  EXPECT_TRUE(succeeded(verify(*test.module)));
  // What is in-place already stays so.
  TestModule other(kModule);
  ASSERT_TRUE(
      succeeded(bufferizeFlipped(*other.module, oneShotPassDefaults(), {1})));
  EXPECT_EQ(other.count("memref.copy"), 1u);
}
