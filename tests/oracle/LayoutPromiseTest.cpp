//===- LayoutPromiseTest.cpp - What a memref type promises ----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Casts are checked against what a type promises of its strides. The type
// itself says so, too, but slower: both must say the same.
//
//===----------------------------------------------------------------------===//

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"
#include "oracle/dialects/Shapes.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff::oracle;

TEST(LayoutPromise, SaysWhatTheTypeSays) {
  MLIRContext context;
  for (llvm::StringRef text :
       {"memref<f32>", "memref<4xf32>", "memref<?xf32>", "memref<2x3x5xi8>",
        "memref<2x?x5xi8>", "memref<?x3x5xi8>", "memref<2x3x?xi8>",
        "memref<0xf32>", "memref<2x0x5xf32>", "memref<?x0xf32>",
        "memref<0x?x3xf32>", "memref<1x1x1xf32>",
        "memref<4611686018427387904x4x2xi8>",
        "memref<2x4611686018427387904x4xi8>",
        "memref<2x3xf32, strided<[7, 2], offset: 5>>",
        "memref<2x3xf32, strided<[?, 1], offset: ?>>",
        "memref<2x3xf32, affine_map<(d0, d1) -> (d1 * 2 + d0)>>"}) {
    auto type = cast<MemRefType>(parseType(text, &context));
    llvm::SmallVector<int64_t> strides;
    int64_t offset;
    ASSERT_TRUE(succeeded(type.getStridesAndOffset(strides, offset)));
    std::optional<LayoutPromise> promise = LayoutPromise::get(type);
    ASSERT_TRUE(promise.has_value());
    EXPECT_EQ(llvm::ArrayRef<int64_t>(promise->strides),
              llvm::ArrayRef<int64_t>(strides))
        << text.str();
    EXPECT_EQ(promise->offset, offset) << text.str();
    EXPECT_EQ(llvm::ArrayRef<int64_t>(promise->sizes), type.getShape());
  }
  EXPECT_FALSE(LayoutPromise::get(cast<MemRefType>(
      parseType("memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 2)>>",
                &context))));
}
