//===- GenContext.h - What a rule sees while it builds ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated modules are free of undefined behaviour by construction, so a rule
// has to know more than types tell: the extent behind a `?`, the range of an
// index, whether contents are defined. This context keeps that knowledge for
// every live value and offers the steps that rules are made of.
//
// Extents are either known numbers or symbols. A symbol stands for one unknown
// number and has a source that yields it at run time; equal symbols are equal
// numbers. Two shapes may meet in one op only when their extents are equal in
// this sense, whatever their types say.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_GENCONTEXT_H
#define BUFDIFF_HARNESS_GENERATOR_GENCONTEXT_H

#include "harness/bufferize/PathLimits.h"
#include "harness/generator/ChoiceSequence.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace bufdiff {

class RuleTable;
struct Rule;
struct ModuleState;

/// Rows make no tensors of a higher rank, but for a few ops that have to.
inline constexpr unsigned kMaxRank = 4;
/// No shape has more dims; a bound keeps shapes trivially copyable.
inline constexpr unsigned kMaxDims = 6;

/// The size of one dimension: a number, or a symbol of the current function.
struct Extent {
  bool known = true;
  int32_t n = 0; // the number, or the symbol's id

  static Extent number(int64_t n) { return {true, static_cast<int32_t>(n)}; }
  static Extent symbol(int32_t id) { return {false, id}; }
  bool operator==(const Extent &other) const {
    return known == other.known && n == other.n;
  }
  bool operator!=(const Extent &other) const { return !(*this == other); }
};

struct Shape {
  std::array<Extent, kMaxDims> dims;
  uint8_t rank = 0;

  void push_back(Extent extent) { dims[rank++] = extent; }
  Extent operator[](unsigned i) const { return dims[i]; }
  llvm::ArrayRef<Extent> extents() const { return {dims.data(), rank}; }
  bool operator==(const Shape &other) const {
    return extents() == other.extents();
  }
  bool operator!=(const Shape &other) const { return !(*this == other); }
  bool allKnown() const;
  /// The number of elements; only for shapes whose extents are all known.
  int64_t numElements() const;
};

/// A live tensor and what is known of it.
struct TensorValue {
  mlir::Value value;
  mlir::Type elem;
  Shape shape;
  /// Every element has a defined value. Scalars are read from, and results are
  /// made of, defined tensors only.
  bool defined = true;
  /// No longer offered: the program is done with it. Leaving values unread
  /// after a write is what makes in-place writes possible.
  bool hidden = false;
  /// Made by a constant op: writing it in place would be a bug.
  bool constant = false;
  /// How often an op took it as destination.
  uint8_t writes = 0;
  /// See GenContext::aliasClass.
  uint32_t aliasId = 0;

  mlir::RankedTensorType type() const {
    return llvm::cast<mlir::RankedTensorType>(value.getType());
  }
};

/// A buffer that the entry was given. One op may take it as a tensor or write a
/// tensor into it, which keeps the promise of `restrict`; or ops on buffers use
/// it.
struct MemRefValue {
  mlir::Value value;
  mlir::Type elem;
  Shape shape;
  /// Taken as a tensor, or written by one.
  bool used = false;
  /// Read and written by ops on buffers, as often as they like.
  bool bufferOnly = false;
};

/// An element type that ops compute on; of the others, complex numbers and
/// vectors, values are made, moved and combined, but few ops take them.
inline bool isNumeric(mlir::Type type) { return type.isIntOrIndexOrFloat(); }

/// A live scalar (always defined).
struct ScalarValue {
  mlir::Value value;
  /// For index values: known to lie in [0, bound) or in [0, the symbol's
  /// number); 0 and -1 when nothing is known.
  int64_t bound = 0;
  int32_t boundSymbol = -1;
};

/// What a function needs of an argument and promises of a result, so that every
/// call site knows its shapes. Symbols here are the callee's own.
struct FunctionSummary {
  struct Arg {
    mlir::Type type;
    Shape shape; // tensors only
    bool isTensor = false;
    bool mayBeUndefined = false;
    /// Whether an op of the body took it, or an alias of it, as destination;
    /// of an external function whether it may.
    bool written = false;
  };
  struct Result {
    mlir::Type type;
    Shape shape;
    bool isTensor = false;
    bool defined = true;
    /// Arguments that share an alias class with the result.
    llvm::SmallVector<unsigned, 4> mayAlias;
  };
  mlir::func::FuncOp op;
  llvm::SmallVector<Arg, 4> args;
  llvm::SmallVector<Result, 4> results;
  unsigned numCalls = 0;
  /// Shows something outside: prints, or is or calls an external function.
  bool traces = false;
};

/// How a slice picks elements, in terms that both extract_slice and
/// insert_slice take.
struct SliceSpec {
  llvm::SmallVector<mlir::OpFoldResult, 4> offsets, sizes, strides;
  /// The slice's extents before and after dropping unit dims, and which source
  /// dims were dropped.
  Shape full, reduced;
  llvm::SmallVector<bool, 4> dropped;
  /// The slice is the whole tensor.
  bool whole = false;
};

class GenContext {
public:
  GenContext(mlir::OpBuilder &builder, ChoiceSequence &choices,
             ModuleState &module)
      : b(builder), choices(choices), module(module) {}

  mlir::OpBuilder &b;
  ChoiceSequence &choices;
  ModuleState &module;

  /// The location of the next op: function name and op number, in creation
  /// order, which is the textual order.
  mlir::Location loc();

  /// Starts a new function: nothing is in scope.
  void reset(mlir::StringAttr functionName);

  //===--------------------------------------------------------------------===//
  // Scope
  //===--------------------------------------------------------------------===//

  /// Values put in scope during its life leave scope with it. One for each
  /// region.
  class Scope {
  public:
    explicit Scope(GenContext &ctx);
    ~Scope();
    /// Symbols below this are known outside the scope.
    int32_t firstInnerSymbol() const { return symbols; }

  private:
    GenContext &ctx;
    size_t tensors, scalars, constants, extents, facts;
    int32_t symbols;
  };

  const std::vector<TensorValue> &tensors() const { return liveTensors; }
  const std::vector<ScalarValue> &scalars() const { return liveScalars; }
  unsigned depth() const { return regionDepth; }
  /// Inside another function than the entry.
  bool inCallee() const;
  /// Inside an scf.for or a repeated body.
  unsigned loopDepth = 0;
  /// Inside an scf.forall or scf.parallel, whose iterations have no order:
  /// nothing there may show outside.
  unsigned parallelDepth = 0;
  bool mayTrace() const { return parallelDepth == 0; }
  /// Whether the current function shows something outside.
  bool traces = false;
  /// The buffers among the current function's arguments.
  llvm::SmallVector<MemRefValue, 2> memrefs;
  /// Ops that the current function should still get; falls below 0 by what the
  /// last step needed.
  int opsLeft = 0;

  /// Puts a tensor in scope with a new alias class of its own.
  TensorValue push(mlir::Value value, const Shape &shape, bool defined = true);
  /// The same, in the alias class of `source`.
  TensorValue pushAlias(mlir::Value value, const Shape &shape, bool defined,
                        const TensorValue &source);
  void pushScalar(mlir::Value value, int64_t bound = 0,
                  int32_t boundSymbol = -1);

  /// The representative of the tensor's alias class. Tensors of different
  /// classes share no memory under any in-place decision.
  uint32_t aliasClass(const TensorValue &tensor) const;
  /// Makes one class of two. `forced` says that no analysis can keep the two
  /// apart by copying (yields of branches are always in place); the class is
  /// entangled then.
  void mergeAliases(const TensorValue &one, const TensorValue &other,
                    bool forced = false);
  bool isEntangled(const TensorValue &tensor) const;
  /// Tensors of this class are not offered while it is set (0: none).
  uint32_t avoidedClass = 0;

  /// Remembers that an op took the value as destination.
  void noteWrite(const TensorValue &dest);
  /// Whether some tensor of its alias class was a destination.
  bool wasWritten(const TensorValue &tensor) const;
  void hide(mlir::Value value);
  void unhide(mlir::Value value);
  void markConstant(mlir::Value value);
  /// Hides every tensor of the class except `kept`.
  void hideClass(uint32_t aliasClass, mlir::Value kept);

  //===--------------------------------------------------------------------===//
  // Choosing
  //===--------------------------------------------------------------------===//

  using TensorPredicate = llvm::function_ref<bool(const TensorValue &)>;

  /// A live tensor for which the predicate holds; recent ones and ones that
  /// were already written are likelier. Nothing when there is none.
  std::optional<TensorValue> pickTensor(TensorPredicate predicate);
  bool anyTensor(TensorPredicate predicate) const;
  /// The same, of those that were made in the current block and that nothing
  /// uses yet.
  std::optional<TensorValue> pickMadeHere(TensorPredicate predicate);

  /// A live scalar of the type, or a new constant.
  mlir::Value pickScalar(mlir::Type type);
  /// A live scalar of the type, mostly one that is no constant; null when there
  /// is none.
  mlir::Value pickLiveScalar(mlir::Type type);
  /// The same, or an element read here where only constants are live and no
  /// loop is around. Not for bodies that run once an element.
  mlir::Value pickOrReadScalar(mlir::Type type);
  /// The same, preferably not `other`: x - x says nothing about x.
  mlir::Value pickOtherScalar(mlir::Value other);
  mlir::Value constant(mlir::Type type);
  mlir::TypedAttr constantAttr(mlir::Type type);
  mlir::Value indexConstant(int64_t n);

  /// A scalar made of `operands` (converted as necessary) by up to `maxOps`
  /// ops that have no undefined behaviour.
  mlir::Value combine(llvm::ArrayRef<mlir::Value> operands, mlir::Type type,
                      unsigned maxOps);
  /// Two complex numbers or vectors.
  mlir::Value combineParts(mlir::Value left, mlir::Value right);
  /// Never from float to integer by a cast: that is undefined out of range.
  mlir::Value convert(mlir::Value value, mlir::Type type);

  /// An i1 that is not a constant where that can be avoided.
  mlir::Value condition();
  /// The same, of this value.
  mlir::Value conditionOn(mlir::Value left);

  //===--------------------------------------------------------------------===//
  // Extents and indices
  //===--------------------------------------------------------------------===//

  /// A symbol whose number is `value` (an index), or dim `dim` of the tensor
  /// or buffer `value`.
  Extent newSymbol(mlir::Value value, unsigned dim = 0);
  /// The extent as an index value.
  mlir::Value extentValue(Extent extent);
  /// The extent is at least this, here.
  int64_t minExtent(Extent extent) const;
  int64_t minElements(const Shape &shape) const;
  /// Holds until the innermost scope ends.
  void assumeAtLeast(Extent extent, int64_t least);
  /// The extent as an attribute where known, else as a value.
  mlir::OpFoldResult mixedExtent(Extent extent);

  /// An index in [0, extent); the extent must be at least 1 here.
  mlir::Value index(Extent extent);
  /// An index in [0, bound) that only a run knows, made of a live integer; null
  /// when there is none.
  mlir::Value runtimeIndex(int64_t bound);
  /// One index for each dim. Nothing when some extent may be 0.
  std::optional<llvm::SmallVector<mlir::Value, 4>> indices(const Shape &shape);

  /// A random slice of a tensor of this shape. With `wanted`, one whose reduced
  /// shape is that (nothing when it might not fit).
  std::optional<SliceSpec> slice(const Shape &source,
                                 const Shape *wanted = nullptr);

  //===--------------------------------------------------------------------===//
  // Types and tensors
  //===--------------------------------------------------------------------===//

  /// A type for the shape; some of its known dims are `?` too.
  mlir::RankedTensorType typeFor(const Shape &shape, mlir::Type elem);
  /// A shape to make a new tensor of: a live one's or one of the module's.
  std::pair<Shape, mlir::Type> pickShape();
  mlir::Type pickElem();
  /// The values of the `?` dims of the type.
  llvm::SmallVector<mlir::Value, 4> dynamicSizes(mlir::RankedTensorType type,
                                                 const Shape &shape);

  /// tensor.cast where the types differ.
  mlir::Value castTo(mlir::Value value, mlir::RankedTensorType type);
  /// The tensor with all that is known of its size in its type.
  mlir::Value castToStatic(const TensorValue &tensor);
  /// Undefined contents.
  TensorValue makeEmpty(const Shape &shape, mlir::Type elem);
  /// A new tensor with defined contents.
  TensorValue makeTensor(const Shape &shape, mlir::Type elem);
  /// A live tensor of that shape, mostly not `other`; else a slice of a larger
  /// one or a new one.
  TensorValue findOrMake(const Shape &shape, mlir::Type elem,
                         bool needDefined = true, mlir::Value other = {});
  /// A slice of a live tensor that is larger; nothing when there is none.
  std::optional<TensorValue> findView(const Shape &shape, mlir::Type elem);
  /// Something to write into: live or new, defined or not.
  TensorValue pickDest(const Shape &shape, mlir::Type elem);

  //===--------------------------------------------------------------------===//
  // Rules
  //===--------------------------------------------------------------------===//

  /// Applies one rule drawn at random.
  void step();
  /// Applies this one, if it can be here, and counts it.
  bool tryRule(const Rule &rule);
  /// The same, of those that take a buffer of the entry's.
  void stepOnBuffer();
  /// Applies up to `count` of them, fewer when choices or ops run out.
  void steps(unsigned count);
  /// Writes into `dest` by a random row.
  std::optional<TensorValue> mutate(const TensorValue &dest);
  /// Whether more ops should be built here.
  bool wantsMore() const;
  bool mayNest() const;

private:
  friend class Scope;
  struct Symbol {
    mlir::Value source; // an index, a tensor or a memref
    unsigned dim = 0;
  };
  struct KnownExtent {
    int32_t symbol;
    mlir::Value value;
  };
  struct KnownConstant {
    int64_t n;
    mlir::Value value;
  };
  struct Fact {
    int32_t symbol;
    int64_t least;
  };

  std::vector<TensorValue> liveTensors;
  std::vector<ScalarValue> liveScalars;
  std::vector<KnownConstant> constants;
  std::vector<KnownExtent> knownExtents;
  std::vector<Fact> facts;
  std::vector<Symbol> symbols;
  std::vector<uint32_t> aliasParent;
  std::vector<bool> aliasWritten;
  std::vector<bool> aliasEntangled;
  std::vector<bool> aliasConstant;
  unsigned regionDepth = 0;
  unsigned line = 0;
  mlir::StringAttr function;

  uint32_t newAliasId();
  TensorValue pushImpl(mlir::Value value, const Shape &shape, bool defined,
                       uint32_t aliasId);
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_GENCONTEXT_H
