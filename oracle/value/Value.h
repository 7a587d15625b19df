//===- Value.h - What a slot of the interpreter holds -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values are scalars, arrays and memrefs. A scalar is up to 64 bits and knows
// whether its contents are defined. An array is the value of a tensor, a
// vector or a complex number: it is immutable once another slot can see it. A
// memref is a view of tracked memory (see oracle/memory/Memory.h).
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_VALUE_VALUE_H
#define BUFDIFF_ORACLE_VALUE_VALUE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/SmallVector.h"
#include <cassert>
#include <cstdint>
#include <cstring>

namespace bufdiff::oracle {

/// What is known of one element. The order matters: the worse of two states is
/// the larger one, and an operation's result is as bad as its worst operand.
enum class Definedness : uint8_t {
  Defined = 0,
  /// Never written (tensor.empty, memref.alloc), or computed from that. Any
  /// value may be observed.
  Undefined = 1,
  /// The result of an operation whose documentation says poison, or ub.poison.
  Poison = 2,
  /// Memory only: an element between or around the elements of an argument's
  /// buffer, which no correct code touches.
  Guard = 3,
};

inline Definedness worse(Definedness a, Definedness b) { return a > b ? a : b; }

/// For extents and strides that may be anything: of a tensor without elements,
/// of a cast that lies. Where the shape has elements that fit into memory the
/// product is exact.
inline int64_t wrappingProduct(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) *
                              static_cast<uint64_t>(b));
}

/// One lane. Integers are zero-extended from their width, floats are their bit
/// pattern, index is 64 bits, a memref stored in a memref is a handle.
struct Scalar {
  uint64_t bits = 0;
  Definedness state = Definedness::Defined;

  bool isDefined() const { return state == Definedness::Defined; }
  static Scalar of(uint64_t bits) { return {bits, Definedness::Defined}; }
  static Scalar undefined() { return {0, Definedness::Undefined}; }
  static Scalar poison() { return {0, Definedness::Poison}; }
};

/// Names the operation that wrote an element: the operation's number in its
/// Program plus one. 0: no operation did (an input, or nothing).
using WriterId = uint32_t;

/// Reference-counted, not thread-safe: a run belongs to one thread.
class Object {
public:
  enum class Kind : uint8_t { Array, MemRef, State };

  explicit Object(Kind kind) : kind(kind) {}
  Object(const Object &) = delete;
  Object &operator=(const Object &) = delete;
  virtual ~Object();

  Kind getKind() const { return kind; }
  void retain() { ++references; }
  void release() {
    if (--references == 0)
      delete this;
  }
  bool isShared() const { return references > 1; }

private:
  uint32_t references = 0;
  Kind kind;
};

template <typename T>
class Ref {
public:
  Ref() = default;
  explicit Ref(T *object) : object(object) {
    if (object)
      object->retain();
  }
  Ref(const Ref &other) : Ref(other.object) {}
  Ref(Ref &&other) noexcept : object(other.object) { other.object = nullptr; }
  Ref &operator=(Ref other) {
    std::swap(object, other.object);
    return *this;
  }
  ~Ref() {
    if (object)
      object->release();
  }
  T *get() const { return object; }
  T *operator->() const { return object; }
  T &operator*() const { return *object; }
  explicit operator bool() const { return object; }

private:
  T *object = nullptr;
};

/// The contents of a tensor, a vector or a complex number, row-major. An
/// element has `lanes` words (1 for scalars, 2 for complex numbers, the number
/// of elements for vectors inside a tensor).
class Array final : public Object {
public:
  /// All words 0, all states `fill`. Writers are kept only where `tracked`.
  static Ref<Array> create(llvm::ArrayRef<int64_t> shape, unsigned lanes,
                           Definedness fill, bool tracked);
  /// The same contents, to be changed.
  static Ref<Array> copy(const Array &other);
  /// The same contents in another shape of as many elements.
  static Ref<Array> reshape(const Array &other, llvm::ArrayRef<int64_t> shape);
  ~Array() override;

  /// No array is larger. Only for what no run's budget bounds: inputs,
  /// constants, and types that are too large for a value.
  static constexpr int64_t kMaxWords = int64_t(1) << 24;
  /// Whether an array of that shape has a size at all (extents neither negative
  /// nor, with extents of 0 taken for 1, overflowing), and one below kMaxWords.
  static bool isAffordable(llvm::ArrayRef<int64_t> shape, unsigned lanes);

  /// Words of all arrays of this thread: what budgets are compared with.
  static int64_t liveWords();

  llvm::ArrayRef<int64_t> shape() const { return extents; }
  unsigned rank() const { return extents.size(); }
  unsigned lanes() const { return numLanes; }
  int64_t numElements() const { return elements; }
  int64_t numWords() const { return elements * numLanes; }
  bool isTracked() const { return writerData; }

  /// Indexed by word: element * lanes + lane.
  uint64_t *words() { return wordData; }
  const uint64_t *words() const { return wordData; }
  Definedness *states() { return stateData; }
  const Definedness *states() const { return stateData; }
  /// Null when not tracked.
  WriterId *writers() { return writerData; }
  const WriterId *writers() const { return writerData; }

  Scalar get(int64_t word) const { return {wordData[word], stateData[word]}; }
  void set(int64_t word, Scalar value, WriterId writer) {
    wordData[word] = value.bits;
    stateData[word] = value.state;
    if (writerData)
      writerData[word] = writer;
  }
  WriterId writer(int64_t word) const {
    return writerData ? writerData[word] : 0;
  }

  /// The linear element number of `indices`, which must be in bounds.
  int64_t linearize(llvm::ArrayRef<int64_t> indices) const {
    int64_t linear = 0;
    for (unsigned i = 0, e = extents.size(); i < e; ++i)
      linear = linear * extents[i] + indices[i];
    return linear;
  }

private:
  Array(llvm::ArrayRef<int64_t> shape, unsigned lanes, bool tracked);

  llvm::SmallVector<int64_t, 4> extents;
  int64_t elements;
  unsigned numLanes;
  uint64_t *wordData;
  Definedness *stateData;
  WriterId *writerData;
};

class MemRef;

/// A slot. 16 bytes; copying one that holds an object counts a reference.
class Value {
public:
  enum class Kind : uint8_t { None, Scalar, Array, MemRef, State };

  Value() = default;
  Value(Scalar scalar)
      : bits(scalar.bits), kind(Kind::Scalar), definedness(scalar.state) {}
  Value(Ref<Array> array) : object(array.get()), kind(Kind::Array) {
    object->retain();
  }
  Value(Ref<MemRef> memref);
  /// A handler's own state, kept in a hidden slot.
  static Value state(Object *object);

  Value(const Value &other)
      : bits(other.bits), kind(other.kind), definedness(other.definedness) {
    if (isObject())
      object->retain();
  }
  Value(Value &&other) noexcept
      : bits(other.bits), kind(other.kind), definedness(other.definedness) {
    other.kind = Kind::None;
  }
  Value &operator=(const Value &other) {
    if (other.isObject())
      other.object->retain();
    if (isObject())
      object->release();
    bits = other.bits;
    kind = other.kind;
    definedness = other.definedness;
    return *this;
  }
  Value &operator=(Value &&other) noexcept {
    std::swap(bits, other.bits);
    std::swap(kind, other.kind);
    std::swap(definedness, other.definedness);
    return *this;
  }
  ~Value() {
    if (isObject())
      object->release();
  }

  void setScalar(Scalar scalar) {
    if (isObject())
      object->release();
    bits = scalar.bits;
    kind = Kind::Scalar;
    definedness = scalar.state;
  }

  Kind getKind() const { return kind; }
  bool isScalar() const { return kind == Kind::Scalar; }
  bool isArray() const { return kind == Kind::Array; }
  bool isMemRef() const { return kind == Kind::MemRef; }
  bool isNone() const { return kind == Kind::None; }

  Scalar scalar() const {
    assert(isScalar());
    return {bits, definedness};
  }
  Array &array() const {
    assert(isArray());
    return *static_cast<Array *>(object);
  }
  MemRef &memref() const;
  Object *getObject() const {
    assert(isObject());
    return object;
  }

private:
  bool isObject() const { return kind >= Kind::Array; }

  union {
    uint64_t bits = 0;
    Object *object;
  };
  Kind kind = Kind::None;
  Definedness definedness = Definedness::Defined;
};

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_VALUE_VALUE_H
