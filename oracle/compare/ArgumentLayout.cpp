//===- ArgumentLayout.cpp - Where an argument's elements lie --------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/compare/ArgumentLayout.h"
#include "oracle/value/ElementType.h"
#include <limits>

using namespace mlir;

namespace bufdiff::oracle {

/// Guard elements before and after an argument's elements where its type leaves
/// the offset open.
static constexpr int64_t kGuards = 3;
/// The innermost stride where the type leaves it open.
static constexpr int64_t kInnermostStride = 2;

std::optional<ArgumentLayout> layoutArgument(BaseMemRefType type,
                                             llvm::ArrayRef<int64_t> shape,
                                             std::string &why) {
  llvm::SmallVector<int64_t> strides(shape.size(), ShapedType::kDynamic);
  int64_t offset = 0;
  bool identity = true;
  if (auto ranked = dyn_cast<MemRefType>(type)) {
    identity = hasNoLayout(ranked);
    if (!identity && failed(ranked.getStridesAndOffset(strides, offset))) {
      why = "an argument's layout map is not strided";
      return std::nullopt;
    }
  }
  ArgumentLayout layout;
  layout.strides.resize(shape.size());
  layout.offset = ShapedType::isDynamic(offset) ? kGuards : offset;
  // From the innermost dimension out: each stride steps over all of the inner
  // dimensions, and over a gap where the type leaves it open.
  // An extent or a stride of a type may be as large as it likes.
  bool overflow = false;
  int64_t span = 1;
  for (unsigned dim = shape.size(); dim-- > 0;) {
    int64_t stride = strides[dim];
    if (identity)
      stride = span;
    else if (ShapedType::isDynamic(stride))
      stride = dim + 1 == shape.size() ? kInnermostStride : span + 1;
    layout.strides[dim] = stride;
    int64_t reach;
    overflow |= __builtin_mul_overflow(stride, std::max<int64_t>(shape[dim], 1),
                                       &reach);
    // Room for the strides of outer dimensions and for guards.
    overflow |= reach > std::numeric_limits<int64_t>::max() / 2;
    if (overflow) {
      why = "an argument's layout is too large";
      return std::nullopt;
    }
    span = std::max(span, reach);
  }
  int64_t last = layout.offset;
  for (auto [size, stride] : llvm::zip_equal(shape, layout.strides)) {
    if (size > 0)
      overflow |= __builtin_add_overflow(last, (size - 1) * stride, &last);
    if (stride < 0) {
      why = "an argument's stride is negative";
      return std::nullopt;
    }
  }
  if (overflow || layout.offset < 0 ||
      __builtin_add_overflow(last, 1 + kGuards, &layout.numElements)) {
    why = "an argument's layout is too large";
    return std::nullopt;
  }
  return layout;
}

} // namespace bufdiff::oracle
