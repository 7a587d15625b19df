//===- HostMemoryTest.cpp - Tests of elements in memory -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/witness/HostMemory.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace bufdiff;

namespace {

class HostMemoryTest : public ::testing::Test {
protected:
  /// Bytes of an element of `type`.
  int64_t bytes(Type type) {
    std::optional<HostElement> element = HostElement::get(type);
    return element ? element->bytes : -1;
  }
  /// `bits` written to `lane` over zeros, as hexadecimal bytes.
  std::string written(Type type, unsigned lane, uint64_t bits) {
    std::optional<HostElement> element = HostElement::get(type);
    std::string memory(element->bytes, '\0');
    element->writeLane(memory.data(), lane, bits);
    EXPECT_EQ(element->readLane(memory.data(), lane), bits);
    return llvm::toHex(memory);
  }

  MLIRContext context;
  Builder b{&context};
};

TEST_F(HostMemoryTest, numbersFillPowersOfTwo) {
  EXPECT_EQ(bytes(b.getI1Type()), 1);
  EXPECT_EQ(bytes(b.getIntegerType(7)), 1);
  EXPECT_EQ(bytes(b.getIntegerType(17)), 4);
  EXPECT_EQ(bytes(b.getIntegerType(48)), 8);
  EXPECT_EQ(bytes(b.getIndexType()), 8);
  EXPECT_EQ(bytes(b.getBF16Type()), 2);
  EXPECT_EQ(bytes(b.getF64Type()), 8);
  EXPECT_EQ(bytes(Float8E4M3FNType::get(&context)), 1);
  EXPECT_EQ(bytes(ComplexType::get(b.getF32Type())), 8);
  EXPECT_EQ(bytes(b.getIntegerType(65)), -1);
  EXPECT_EQ(bytes(MemRefType::get({2}, b.getF32Type())), -1);
}

TEST_F(HostMemoryTest, vectorsAreSideBySideInBits) {
  auto vector = [&](llvm::ArrayRef<int64_t> shape, Type type) {
    return VectorType::get(shape, type);
  };
  EXPECT_EQ(bytes(vector({4}, b.getF32Type())), 16);
  EXPECT_EQ(bytes(vector({3}, b.getF32Type())), 16);
  EXPECT_EQ(bytes(vector({2, 3}, b.getF32Type())), 32);
  EXPECT_EQ(bytes(vector({9}, b.getI1Type())), 2);
  EXPECT_EQ(bytes(vector({}, b.getI32Type())), 4);
  EXPECT_EQ(written(vector({9}, b.getI1Type()), 8, 1), "0001");
  EXPECT_EQ(written(vector({3}, b.getIntegerType(7)), 1, 0x55), "802A0000");
  EXPECT_EQ(written(vector({2, 3}, b.getI8Type()), 4, 0xab),
            "0000000000AB0000");
}

TEST_F(HostMemoryTest, writesNumbers) {
  EXPECT_EQ(written(b.getI1Type(), 0, 1), "01");
  EXPECT_EQ(written(b.getIntegerType(17), 0, 0x1ffff), "FFFF0100");
  EXPECT_EQ(written(ComplexType::get(b.getF32Type()), 1, 0x3f800000),
            "000000000000803F");
}

TEST_F(HostMemoryTest, readsOnlyTheBitsOfANumber) {
  std::optional<HostElement> i7 = HostElement::get(b.getIntegerType(7));
  EXPECT_EQ(i7->readLane("\xff", 0), 0x7fu);
}

TEST_F(HostMemoryTest, buffersAreStridedAndGuarded) {
  auto layout =
      StridedLayoutAttr::get(&context, ShapedType::kDynamic,
                             {ShapedType::kDynamic, ShapedType::kDynamic});
  auto type = MemRefType::get({2, 2}, b.getI8Type(), layout);
  oracle::Ref<oracle::Array> contents = oracle::Array::create(
      {2, 2}, 1, oracle::Definedness::Defined, /*tracked=*/false);
  for (int i = 0; i < 4; ++i)
    contents->words()[i] = 10 + i;
  std::string why;
  std::unique_ptr<HostBuffer> buffer =
      HostBuffer::create(type, {2, 2}, contents.get(), why);
  ASSERT_TRUE(buffer) << why;
  HostView view = buffer->view();
  EXPECT_EQ(view.offset, 3);
  EXPECT_EQ(view.strides, (llvm::SmallVector<int64_t, 4>{5, 2}));
  EXPECT_EQ(view.aligned[3], 10);
  EXPECT_EQ(view.aligned[5], 11);
  EXPECT_EQ(view.aligned[8], 12);
  EXPECT_EQ(view.aligned[10], 13);
  EXPECT_TRUE(buffer->guardsIntact());

  view.aligned[5] = 99;
  EXPECT_TRUE(buffer->guardsIntact());
  EXPECT_FALSE(buffer->unchanged());
  EXPECT_EQ(view.read(buffer->element())->words()[1], 99u);
  view.aligned[4] = 0;
  EXPECT_FALSE(buffer->guardsIntact());
}

TEST_F(HostMemoryTest, emptyBuffersHaveNoElements) {
  auto type = MemRefType::get({0, 3}, b.getF64Type());
  std::string why;
  std::unique_ptr<HostBuffer> buffer =
      HostBuffer::create(type, {0, 3}, nullptr, why);
  ASSERT_TRUE(buffer) << why;
  EXPECT_EQ(buffer->view().numElements(), 0);
  EXPECT_EQ(buffer->view().read(buffer->element())->numWords(), 0);
}

} // namespace
