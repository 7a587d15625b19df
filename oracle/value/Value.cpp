//===- Value.cpp - What a slot of the interpreter holds -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/value/Value.h"
#include "oracle/memory/Memory.h"
#include <algorithm>
#include <cstdlib>

namespace bufdiff::oracle {

Object::~Object() = default;

static thread_local int64_t wordsInArrays = 0;

int64_t Array::liveWords() { return wordsInArrays; }

bool Array::isAffordable(llvm::ArrayRef<int64_t> shape, unsigned lanes) {
  int64_t words = lanes;
  for (int64_t extent : shape)
    if (extent < 0 ||
        __builtin_mul_overflow(words, std::max<int64_t>(extent, 1), &words))
      return false;
  return words <= kMaxWords;
}

// Words, states and writers live in one block: a small tensor costs one
// allocation beside the object itself.
Array::Array(llvm::ArrayRef<int64_t> shape, unsigned lanes, bool tracked)
    : Object(Kind::Array), extents(shape), elements(1), numLanes(lanes) {
  for (int64_t extent : shape)
    elements *= extent;
  size_t count = static_cast<size_t>(elements) * lanes;
  wordsInArrays += count;
  size_t bytes = count * (sizeof(uint64_t) + sizeof(Definedness) +
                          (tracked ? sizeof(WriterId) : 0));
  char *block = static_cast<char *>(llvm::safe_malloc(bytes ? bytes : 1));
  wordData = reinterpret_cast<uint64_t *>(block);
  block += count * sizeof(uint64_t);
  writerData = tracked ? reinterpret_cast<WriterId *>(block) : nullptr;
  if (tracked)
    block += count * sizeof(WriterId);
  stateData = reinterpret_cast<Definedness *>(block);
}

Array::~Array() {
  wordsInArrays -= numWords();
  std::free(wordData);
}

Ref<Array> Array::create(llvm::ArrayRef<int64_t> shape, unsigned lanes,
                         Definedness fill, bool tracked) {
  Ref<Array> array(new Array(shape, lanes, tracked));
  size_t count = array->numWords();
  std::memset(array->wordData, 0, count * sizeof(uint64_t));
  std::memset(array->stateData, static_cast<int>(fill), count);
  if (tracked)
    std::memset(array->writerData, 0, count * sizeof(WriterId));
  return array;
}

Ref<Array> Array::copy(const Array &other) {
  return reshape(other, other.shape());
}

Ref<Array> Array::reshape(const Array &other, llvm::ArrayRef<int64_t> shape) {
  Ref<Array> array(new Array(shape, other.numLanes, other.isTracked()));
  assert(array->numWords() == other.numWords() && "reshape keeps the elements");
  size_t count = array->numWords();
  std::memcpy(array->wordData, other.wordData, count * sizeof(uint64_t));
  std::memcpy(array->stateData, other.stateData, count);
  if (other.isTracked())
    std::memcpy(array->writerData, other.writerData, count * sizeof(WriterId));
  return array;
}

Value::Value(Ref<MemRef> memref) : object(memref.get()), kind(Kind::MemRef) {
  object->retain();
}

Value Value::state(Object *object) {
  Value value;
  object->retain();
  value.object = object;
  value.kind = Kind::State;
  return value;
}

MemRef &Value::memref() const {
  assert(isMemRef());
  return *static_cast<MemRef *>(object);
}

} // namespace bufdiff::oracle
