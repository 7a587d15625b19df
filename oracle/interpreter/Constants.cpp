//===- Constants.cpp - Attributes as values -------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/interpreter/Constants.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace bufdiff::oracle {

static uint64_t bitsOf(const llvm::APInt &value) {
  return value.getZExtValue();
}
static uint64_t bitsOf(const llvm::APFloat &value) {
  return value.bitcastToAPInt().getZExtValue();
}

/// One element of `bytes` (little-endian, as resource blobs are), `width` bits.
static uint64_t readBlobElement(llvm::ArrayRef<char> bytes, int64_t index,
                                unsigned width) {
  unsigned size = llvm::divideCeil(width, 8);
  uint64_t bits = 0;
  std::memcpy(&bits, bytes.data() + index * size, size);
  return truncateTo(bits, width);
}

FailureOr<Ref<Array>> arrayFromAttribute(Attribute attribute,
                                         llvm::ArrayRef<int64_t> shape,
                                         const ElementType &element,
                                         bool tracked) {
  if (!Array::isAffordable(shape, element.lanes))
    return failure();
  Ref<Array> array =
      Array::create(shape, element.lanes, Definedness::Defined, tracked);
  uint64_t *words = array->words();
  int64_t count = array->numWords();

  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    unsigned size = llvm::divideCeil(element.width, 8);
    if (!blob || blob->getData().size() < static_cast<size_t>(count) * size)
      return failure();
    for (int64_t i = 0; i < count; ++i)
      words[i] = readBlobElement(blob->getData(), i, element.width);
    return array;
  }

  auto dense = dyn_cast<DenseElementsAttr>(attribute);
  if (!dense)
    return failure();
  bool splat = dense.isSplat();
  auto fill = [&](auto values) {
    if (splat) {
      uint64_t bits = bitsOf(*values.begin());
      std::fill_n(words, count, bits);
      return;
    }
    for (auto [i, value] : llvm::enumerate(values))
      words[i] = bitsOf(value);
  };
  if (element.isComplex) {
    auto store = [&](auto values) {
      int64_t i = 0;
      for (auto value : values) {
        words[i++] = bitsOf(value.real());
        words[i++] = bitsOf(value.imag());
      }
      for (; splat && i < count; ++i)
        words[i] = words[i - 2];
    };
    if (element.isFloat()) {
      auto values = dense.tryGetValues<std::complex<llvm::APFloat>>();
      if (failed(values))
        return failure();
      store(*values);
    } else {
      auto values = dense.tryGetValues<std::complex<llvm::APInt>>();
      if (failed(values))
        return failure();
      store(*values);
    }
    return array;
  }
  // A dense attribute over vectors iterates lanes, not vectors.
  if (element.isFloat()) {
    auto values = dense.tryGetValues<llvm::APFloat>();
    if (failed(values))
      return failure();
    fill(*values);
  } else {
    auto values = dense.tryGetValues<llvm::APInt>();
    if (failed(values))
      return failure();
    fill(*values);
  }
  return array;
}

FailureOr<Value> valueFromAttribute(Attribute attribute, Type type,
                                    bool tracked) {
  if (auto integer = dyn_cast<IntegerAttr>(attribute)) {
    if (integer.getValue().getBitWidth() > 64)
      return failure();
    return Value(Scalar::of(bitsOf(integer.getValue())));
  }
  if (auto real = dyn_cast<FloatAttr>(attribute)) {
    if (real.getValue().bitcastToAPInt().getBitWidth() > 64)
      return failure();
    return Value(Scalar::of(bitsOf(real.getValue())));
  }
  if (auto pair = dyn_cast<ArrayAttr>(attribute)) {
    // complex.constant [re, im]
    if (!isa<ComplexType>(type) || pair.size() != 2)
      return failure();
    Ref<Array> array = Array::create({}, 2, Definedness::Defined, tracked);
    for (auto [i, part] : llvm::enumerate(pair)) {
      FailureOr<Value> value = valueFromAttribute(
          part, cast<ComplexType>(type).getElementType(), tracked);
      if (failed(value))
        return failure();
      array->words()[i] = value->scalar().bits;
    }
    return Value(array);
  }
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape())
    return failure();
  std::optional<ElementType> element =
      ElementType::get(shaped.getElementType());
  if (!element)
    return failure();
  FailureOr<Ref<Array>> array =
      arrayFromAttribute(attribute, shaped.getShape(), *element, tracked);
  if (failed(array))
    return failure();
  return Value(*array);
}

} // namespace bufdiff::oracle
