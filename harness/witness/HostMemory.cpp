//===- HostMemory.cpp - Elements as compiled code stores them -------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/witness/HostMemory.h"
#include "oracle/compare/ArgumentLayout.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include <cstdlib>

using namespace mlir;

namespace bufdiff {

/// More than any type's natural alignment that a module for bufferization uses
/// (a vector of 64 bytes), and what assume_alignment ops ask for by default.
static constexpr size_t kAlignment = 128;
/// What no element holds by accident, around and between the elements.
static constexpr char kGuardByte = '\xb5';

static int64_t storageBytes(int64_t bits) {
  return llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8));
}

std::optional<HostElement> HostElement::get(Type type) {
  std::optional<oracle::ElementType> element = oracle::ElementType::get(type);
  if (!element || element->kind == oracle::ElementType::Kind::MemRef)
    return std::nullopt;
  HostElement host;
  host.type = *element;
  if (auto vector = dyn_cast<VectorType>(type)) {
    llvm::ArrayRef<int64_t> shape = vector.getShape();
    // A vector of rank 0 is one lane to LLVM.
    host.packedLanes = shape.empty() ? 1 : shape.back();
    host.rowBytes = storageBytes(host.packedLanes * element->width);
    host.bytes = host.rowBytes * (vector.getNumElements() / host.packedLanes);
    return host;
  }
  host.bytes = storageBytes(element->width) * element->lanes;
  return host;
}

uint64_t HostElement::readLane(const char *element, unsigned lane) const {
  uint64_t bits = 0;
  if (!packedLanes) {
    int64_t laneBytes = bytes / type.lanes;
    std::memcpy(&bits, element + lane * laneBytes, laneBytes);
    return oracle::truncateTo(
        llvm::support::endian::byte_swap(bits, llvm::endianness::little),
        type.width);
  }
  const char *row = element + lane / packedLanes * rowBytes;
  int64_t first = lane % packedLanes * type.width;
  for (unsigned bit = 0; bit < type.width; ++bit) {
    int64_t at = first + bit;
    bits |= uint64_t((row[at / 8] >> (at % 8)) & 1) << bit;
  }
  return bits;
}

void HostElement::writeLane(char *element, unsigned lane, uint64_t bits) const {
  if (!packedLanes) {
    // Zero-extended, as LLVM stores a number that does not fill its bytes.
    bits = llvm::support::endian::byte_swap(bits, llvm::endianness::little);
    int64_t laneBytes = bytes / type.lanes;
    std::memcpy(element + lane * laneBytes, &bits, laneBytes);
    return;
  }
  char *row = element + lane / packedLanes * rowBytes;
  int64_t first = lane % packedLanes * type.width;
  for (unsigned bit = 0; bit < type.width; ++bit) {
    int64_t at = first + bit;
    char mask = static_cast<char>(1 << (at % 8));
    row[at / 8] = (bits >> bit & 1) ? row[at / 8] | mask : row[at / 8] & ~mask;
  }
}

HostView HostView::fromDescriptor(int64_t rank, const void *descriptor) {
  const char *field = static_cast<const char *>(descriptor);
  auto next = [&](auto &value) {
    std::memcpy(static_cast<void *>(&value), field, sizeof(value));
    field += sizeof(value);
  };
  HostView view;
  char *allocated;
  next(allocated);
  next(view.aligned);
  next(view.offset);
  view.sizes.resize(rank);
  view.strides.resize(rank);
  for (int64_t &size : view.sizes)
    next(size);
  for (int64_t &stride : view.strides)
    next(stride);
  return view;
}

int64_t HostView::numElements() const {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

oracle::Ref<oracle::Array> HostView::read(const HostElement &element) const {
  unsigned lanes = element.type.lanes;
  oracle::Ref<oracle::Array> array = oracle::Array::create(
      sizes, lanes, oracle::Definedness::Defined, /*tracked=*/false);
  uint64_t *word = array->words();
  forEach(element.bytes, [&](char *at) {
    for (unsigned lane = 0; lane < lanes; ++lane)
      *word++ = element.readLane(at, lane);
  });
  return array;
}

void HostBuffer::Free::operator()(char *bytes) const { std::free(bytes); }

std::unique_ptr<HostBuffer> HostBuffer::create(Type type,
                                               llvm::ArrayRef<int64_t> shape,
                                               const oracle::Array *contents,
                                               std::string &why) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  Type elementType = type;
  if (memref)
    elementType = memref.getElementType();
  else if (auto vector = dyn_cast<VectorType>(type))
    elementType = vector.getElementType();
  std::optional<HostElement> element = HostElement::get(elementType);
  if (!element) {
    llvm::raw_string_ostream(why) << "witness: an argument of type " << type;
    return nullptr;
  }
  if (!memref)
    memref = MemRefType::get(shape, elementType);
  std::string layoutWhy;
  std::optional<oracle::ArgumentLayout> layout =
      oracle::layoutArgument(memref, shape, layoutWhy);
  if (!layout) {
    why = "witness: " + layoutWhy;
    return nullptr;
  }

  auto buffer = std::make_unique<HostBuffer>();
  buffer->elementType = *element;
  buffer->isUnranked = isa<UnrankedMemRefType>(memref);
  buffer->rank = shape.size();
  buffer->numBytes =
      llvm::alignTo(layout->numElements * element->bytes, kAlignment);
  buffer->bytes.reset(
      static_cast<char *>(std::aligned_alloc(kAlignment, buffer->numBytes)));
  if (!buffer->bytes) {
    why = "witness: out of memory";
    return nullptr;
  }
  std::memset(buffer->bytes.get(), kGuardByte, buffer->numBytes);

  buffer->ranked = {reinterpret_cast<intptr_t>(buffer->bytes.get()),
                    reinterpret_cast<intptr_t>(buffer->bytes.get()),
                    layout->offset};
  buffer->ranked.insert(buffer->ranked.end(), shape.begin(), shape.end());
  buffer->ranked.insert(buffer->ranked.end(), layout->strides.begin(),
                        layout->strides.end());
  buffer->unranked = {buffer->rank, buffer->ranked.data()};

  buffer->isElement.resize(buffer->numBytes);
  int64_t word = 0;
  buffer->view().forEach(element->bytes, [&](char *at) {
    size_t first = at - buffer->bytes.get();
    std::fill_n(buffer->isElement.begin() + first, element->bytes, true);
    if (!contents)
      return;
    for (unsigned lane = 0; lane < element->type.lanes; ++lane)
      element->writeLane(at, lane, contents->words()[word++]);
  });
  buffer->original.assign(buffer->bytes.get(),
                          buffer->bytes.get() + buffer->numBytes);
  return buffer;
}

HostView HostBuffer::view() const {
  return HostView::fromDescriptor(rank, ranked.data());
}

bool HostBuffer::guardsIntact() const {
  for (size_t i = 0; i < numBytes; ++i)
    if (!isElement[i] && bytes.get()[i] != original[i])
      return false;
  return true;
}

bool HostBuffer::unchanged() const {
  return std::memcmp(bytes.get(), original.data(), numBytes) == 0;
}

} // namespace bufdiff
