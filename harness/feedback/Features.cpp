//===- Features.cpp - The features of one bufferization -----------------------
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This runs for every module that is checked: it allocates little, hashes
// words instead of texts where it can, and looks at no more than a few of the
// uses and aliases of a value.
//
// Nothing here may depend on the order of a set of the analysis: where several
// values or uses qualify, the one with the smallest hash is taken, or all are
// added up.
//
//===----------------------------------------------------------------------===//

#include "harness/feedback/Features.h"
#include "harness/feedback/FeatureMap.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "oracle/value/ElementType.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/xxhash.h"
#include <array>

using namespace mlir;
using bufferization::BufferizableOpInterface;
using bufferization::OneShotAnalysisState;
using bufferization::func_ext::FuncAnalysisState;

namespace bufdiff {
namespace {

/// What a feature is about. A number stays what it is, or stored maps mean
/// something else; new ones come last.
enum class Kind : uint32_t {
  OperandInParent,
  OperandOfSource,
  OutOfPlaceReason,
  OperandDepth,
  DecisionPair,
  OpDecisions,
  OperandShape,
  AliasSet,
  FunctionArgument,
  FunctionResult,
  FunctionShape,
  CallOperand,
  CallShape,
  MadeInParent,
  MadeOfTypes,
  CopyEnds,
  BufferBoundary,
  MadeCounts,
  ResultPlaces,
};

/// Loops, regions and counts beyond this are all alike.
constexpr uint32_t kMaxDepth = 3;
constexpr unsigned kMaxOperand = 15;
/// Uses and aliases of a value that are looked at.
constexpr unsigned kMaxUses = 4, kMaxAliases = 8;

/// 0, 1, 2, 3-4, 5-8, 9-16, more.
uint32_t bucket(uint64_t count) {
  if (count <= 2)
    return count;
  return std::min<uint32_t>(2 + llvm::Log2_64_Ceil(count) - 1, 6);
}

/// Hashes, deduplicated no further.
class Sink {
public:
  explicit Sink(std::vector<uint32_t> &features) : features(features) {}

  template <typename... Parts>
  static uint64_t hash(Parts... parts) {
    const std::array<uint32_t, sizeof...(Parts)> words = {
        static_cast<uint32_t>(parts)...};
    return llvm::xxh3_64bits(
        llvm::ArrayRef(reinterpret_cast<const uint8_t *>(words.data()),
                       words.size() * sizeof(uint32_t)));
  }
  template <typename... Parts>
  void add(Kind kind, Parts... parts) {
    features.push_back(hash(kind, parts...) % kFeatureSlots);
  }

  /// Of the name of an op; the names of a context are asked for many times.
  uint32_t name(Operation *op) {
    auto [it, isNew] = names.try_emplace(op->getName().getAsOpaquePointer(), 0);
    if (isNew)
      it->second = llvm::xxh3_64bits(op->getName().getStringRef());
    return it->second;
  }

private:
  std::vector<uint32_t> &features;
  llvm::SmallDenseMap<const void *, uint32_t, 64> names;
};

/// Where an op stands.
struct Place {
  /// Name of the op around it.
  uint32_t parent = 0;
  uint32_t loops = 0, regions = 0;
  /// 0: in the entry or another public function; 1: in a private one.
  uint32_t function = 0;

  uint32_t packed() const {
    return std::min(loops, kMaxDepth) | std::min(regions, kMaxDepth) << 2 |
           function << 4;
  }
  Place inside(Operation *op, Sink &sink) const {
    Place inner = *this;
    inner.parent = sink.name(op);
    if (auto func = dyn_cast<func::FuncOp>(op))
      inner.function = func.isPrivate();
    else
      ++inner.regions;
    inner.loops += isa<LoopLikeOpInterface>(op);
    return inner;
  }
};

/// Rank, and whether all, some or none of the sizes are known.
uint32_t shapeClass(Type type) {
  auto shaped = cast<ShapedType>(type);
  if (!shaped.hasRank())
    return 1;
  uint32_t dynamic = shaped.getNumDynamicDims();
  return 2 + 4 * std::min<uint32_t>(shaped.getRank(), 5) +
         (dynamic == 0                 ? 0
          : dynamic < shaped.getRank() ? 1
                                       : 2);
}

/// Of a memref: what is known of its layout and where it is.
uint32_t layoutClass(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return isa<UnrankedMemRefType>(type) ? 1 : 0;
  uint32_t space = memref.getMemorySpace() ? 16 : 0;
  if (oracle::hasNoLayout(memref))
    return 2 | space;
  llvm::SmallVector<int64_t, 4> strides;
  int64_t offset = 0;
  if (failed(memref.getStridesAndOffset(strides, offset)))
    return 3 | space;
  bool isDynamic = llvm::any_of(strides, ShapedType::isDynamic);
  return (4 + isDynamic + 2 * ShapedType::isDynamic(offset)) | space;
}

//===----------------------------------------------------------------------===//
// What the analysis decided
//===----------------------------------------------------------------------===//

class AnalysisCollector {
public:
  AnalysisCollector(ModuleOp module, const OneShotAnalysisState &analysis,
                    std::vector<uint32_t> &features)
      : module(module), analysis(analysis),
        functions(analysis.getExtension<FuncAnalysisState>()), sink(features) {}

  void run() {
    for (Operation &op : *module.getBody()) {
      if (auto func = dyn_cast<func::FuncOp>(op))
        visitFunction(func);
      visitRegions(&op, Place());
    }
  }

private:
  void visitRegions(Operation *op, const Place &place);
  void visitOp(Operation *op, const Place &place);
  void visitFunction(func::FuncOp func);
  void visitCall(func::CallOp call);
  uint32_t source(Value value);
  uint32_t reason(OpOperand &operand);
  uint32_t firstReader(Value value, OpOperand &except);
  void addAliasSet(Value value, uint32_t about);
  uint32_t argumentFlags(func::FuncOp func, int64_t index) const;

  ModuleOp module;
  const OneShotAnalysisState &analysis;
  const FuncAnalysisState *functions;
  Sink sink;
};

} // namespace

/// What a value comes from: the name of an op, or whose block's argument it is.
uint32_t AnalysisCollector::source(Value value) {
  if (Operation *op = value.getDefiningOp())
    return sink.name(op) + cast<OpResult>(value).getResultNumber();
  Operation *owner = cast<BlockArgument>(value).getOwner()->getParentOp();
  uint32_t entry = cast<BlockArgument>(value).getOwner()->isEntryBlock();
  return ~(sink.name(owner) + entry);
}

/// Who else uses the value: the name with the smallest hash. 0: nobody.
uint32_t AnalysisCollector::firstReader(Value value, OpOperand &except) {
  uint32_t first = 0;
  unsigned seen = 0;
  for (OpOperand &use : value.getUses()) {
    if (&use == &except || ++seen > kMaxAliases)
      continue;
    uint32_t user = sink.name(use.getOwner()) + use.getOperandNumber();
    first = first ? std::min(first, user) : user;
  }
  return first;
}

/// Why an operand had to be copied, as far as that can be told afterwards: its
/// value (or an alias) must not be written, or somebody else reads it.
uint32_t AnalysisCollector::reason(OpOperand &operand) {
  constexpr uint32_t kNotWritable = 1, kAliasNotWritable = 2, kAliasRead = 3;
  Value value = operand.get();
  if (!analysis.isWritable(value))
    return kNotWritable;
  if (uint32_t reader = firstReader(value, operand))
    return reader;
  uint32_t reader = 0;
  bool isWritable = true;
  unsigned seen = 0;
  analysis.applyOnAliases(value, [&](Value alias) {
    if (alias == value || ++seen > kMaxAliases)
      return;
    isWritable &= analysis.isWritable(alias);
    if (uint32_t other = firstReader(alias, operand))
      reader = reader ? std::min(reader, other) : other;
  });
  if (!isWritable)
    return kAliasNotWritable;
  return reader ? reader : kAliasRead;
}

/// How many values may share the buffer of `value`, how many surely do, and
/// what kinds they are.
void AnalysisCollector::addAliasSet(Value value, uint32_t about) {
  unsigned aliases = 0, equivalent = 0, arguments = 0;
  analysis.applyOnAliases(value, [&](Value alias) {
    ++aliases;
    arguments += isa<BlockArgument>(alias);
  });
  analysis.applyOnEquivalenceClass(value, [&](Value) { ++equivalent; });
  sink.add(Kind::AliasSet, about, bucket(aliases), bucket(equivalent),
           bucket(arguments));
}

void AnalysisCollector::visitOp(Operation *op, const Place &place) {
  bool isBufferizable = false;
  uint32_t name = sink.name(op);
  uint32_t decisions = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<TensorType>(operand.get().getType()))
      continue;
    if (!isBufferizable && !analysis.getOptions().dynCastBufferizableOp(op))
      return;
    isBufferizable = true;
    Value value = operand.get();
    uint32_t number = std::min(operand.getOperandNumber(), kMaxOperand);
    bool isInPlace = analysis.isInPlace(operand);
    uint32_t decision = number << 1 | uint32_t(isInPlace);
    decisions = decisions * 3 + 1 + uint32_t(isInPlace);
    sink.add(Kind::OperandInParent, name, decision, place.parent);
    sink.add(Kind::OperandOfSource, name, decision, source(value));
    sink.add(Kind::OperandDepth, name, decision, place.packed());
    sink.add(Kind::OperandShape, name, decision, shapeClass(value.getType()));
    if (!isInPlace)
      sink.add(Kind::OutOfPlaceReason, name, number, reason(operand));
  }
  if (!isBufferizable)
    return;
  sink.add(Kind::OpDecisions, name, decisions);
  for (OpResult result : op->getResults()) {
    if (!isa<TensorType>(result.getType()))
      continue;
    unsigned seen = 0;
    for (OpOperand &use : result.getUses()) {
      if (++seen > kMaxUses)
        break;
      sink.add(Kind::DecisionPair, name, decisions, sink.name(use.getOwner()),
               std::min(use.getOperandNumber(), kMaxOperand),
               analysis.isInPlace(use));
    }
  }
  if (auto call = dyn_cast<func::CallOp>(op))
    visitCall(call);
}

/// Whether the function reads and writes an argument.
uint32_t AnalysisCollector::argumentFlags(func::FuncOp func,
                                          int64_t index) const {
  auto has = [&](const auto &sets) {
    auto it = sets.find(func);
    return it != sets.end() && it->second.contains(index);
  };
  return uint32_t(has(functions->readBbArgs)) |
         uint32_t(has(functions->writtenBbArgs)) << 1;
}

void AnalysisCollector::visitCall(func::CallOp call) {
  auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
  if (!callee || !functions)
    return;
  uint64_t shape = 0;
  for (OpOperand &operand : call->getOpOperands()) {
    if (!isa<TensorType>(operand.get().getType()))
      continue;
    // The same tensor passed twice.
    uint32_t others = 0;
    for (OpOperand &use : operand.get().getUses())
      others += use.getOwner() == call.getOperation();
    uint32_t flags = argumentFlags(callee, operand.getOperandNumber()) |
                     uint32_t(analysis.isInPlace(operand)) << 2 |
                     bucket(others - 1) << 3 |
                     uint32_t(callee.isExternal()) << 6;
    sink.add(Kind::CallOperand, flags, source(operand.get()));
    // What matters of a call as a whole is which kinds of operands meet.
    shape |= uint64_t(1) << (flags & 7);
  }
  sink.add(Kind::CallShape, shape);
}

void AnalysisCollector::visitFunction(func::FuncOp func) {
  if (func.isExternal() || !functions)
    return;
  // Of a function as a whole: which kinds of arguments and results meet.
  uint64_t shape = func.isPrivate();
  llvm::SmallDenseMap<int64_t, bool> aliasing;
  auto returnedOf = functions->aliasingReturnVals.find(func);
  for (BlockArgument argument : func.getArguments()) {
    if (!isa<TensorType>(argument.getType()))
      continue;
    uint32_t flags = argumentFlags(func, argument.getArgNumber());
    uint32_t returned = 0;
    if (returnedOf != functions->aliasingReturnVals.end()) {
      auto values = returnedOf->second.find(argument.getArgNumber());
      if (values != returnedOf->second.end()) {
        returned = values->second.size();
        for (int64_t index : values->second)
          aliasing[index] = true;
      }
    }
    sink.add(Kind::FunctionArgument, flags, bucket(returned),
             shapeClass(argument.getType()));
    addAliasSet(argument, flags);
    shape |= uint64_t(1) << (1 + (flags | uint32_t(returned > 0) << 2));
  }
  auto equivalent = functions->equivalentFuncArgs.find(func);
  for (Block &block : func.getBody()) {
    auto returnOp = dyn_cast<func::ReturnOp>(block.getTerminator());
    if (!returnOp)
      continue;
    for (OpOperand &operand : returnOp->getOpOperands()) {
      if (!isa<TensorType>(operand.get().getType()))
        continue;
      uint32_t number = operand.getOperandNumber();
      uint32_t flags =
          uint32_t(equivalent != functions->equivalentFuncArgs.end() &&
                   equivalent->second.contains(number)) |
          uint32_t(aliasing.contains(number)) << 1 |
          uint32_t(analysis.isInPlace(operand)) << 2;
      sink.add(Kind::FunctionResult, flags, source(operand.get()),
               std::min(number, kMaxOperand));
      addAliasSet(operand.get(), ~flags);
      shape |= uint64_t(1) << (16 + flags);
    }
  }
  sink.add(Kind::FunctionShape, shape);
}

void AnalysisCollector::visitRegions(Operation *op, const Place &place) {
  if (op->getNumRegions() == 0)
    return;
  Place inner = place.inside(op, sink);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &nested : block) {
        visitOp(&nested, inner);
        visitRegions(&nested, inner);
      }
}

void collectAnalysisFeatures(ModuleOp module,
                             const OneShotAnalysisState &analysis,
                             std::vector<uint32_t> &features) {
  AnalysisCollector(module, analysis, features).run();
}

//===----------------------------------------------------------------------===//
// What came out
//===----------------------------------------------------------------------===//

namespace {

class OutputCollector {
public:
  OutputCollector(const oracle::BoundaryMap &boundary,
                  std::vector<uint32_t> &features)
      : boundary(boundary), sink(features) {}

  void run(ModuleOp module) {
    for (Operation &op : *module.getBody()) {
      made = {};
      if (auto func = dyn_cast<func::FuncOp>(op))
        visitFunction(func);
      visitRegions(&op, Place());
      for (auto [number, count] : llvm::enumerate(made))
        sink.add(Kind::MadeCounts, number, bucket(count));
    }
  }

private:
  void visitFunction(func::FuncOp func) {
    if (const oracle::FunctionBoundary *map =
            boundary.lookup(func.getSymName())) {
      uint64_t shape = 0;
      for (const oracle::ResultPlace &place : map->results)
        shape = Sink::hash(shape, shape >> 32, place.kind,
                           std::min<uint32_t>(place.index, 7));
      sink.add(Kind::ResultPlaces, shape, shape >> 32);
    }
    for (auto [number, type] : llvm::enumerate(func.getArgumentTypes()))
      if (uint32_t layout = layoutClass(type))
        sink.add(Kind::BufferBoundary, 0, std::min<uint32_t>(number, 7),
                 layout);
    for (auto [number, type] : llvm::enumerate(func.getResultTypes()))
      if (uint32_t layout = layoutClass(type))
        sink.add(Kind::BufferBoundary, 1, std::min<uint32_t>(number, 7),
                 layout);
  }

  uint32_t source(Value value) {
    if (Operation *op = value.getDefiningOp())
      return sink.name(op);
    return ~sink.name(cast<BlockArgument>(value).getOwner()->getParentOp());
  }

  /// Allocations, copies, casts and views are what bufferization makes.
  void visitOp(Operation *op, const Place &place) {
    // Asking for interfaces costs more than all the rest.
    if (!isa_and_nonnull<memref::MemRefDialect>(op->getDialect()))
      return;
    unsigned which;
    if (isa<memref::AllocOp>(op))
      which = 0;
    else if (isa<memref::CopyOp>(op))
      which = 1;
    else if (isa<memref::CastOp>(op))
      which = 2;
    else if (isa<ViewLikeOpInterface>(op))
      which = 3;
    else
      return;
    ++made[which];
    uint32_t name = sink.name(op);
    sink.add(Kind::MadeInParent, name, place.parent, place.packed());
    uint32_t from = 0, to = 0;
    if (op->getNumOperands() > 0)
      from = layoutClass(op->getOperand(0).getType());
    if (op->getNumResults() > 0)
      to = layoutClass(op->getResult(0).getType());
    sink.add(Kind::MadeOfTypes, name, from, to);
    if (auto copy = dyn_cast<memref::CopyOp>(op))
      sink.add(Kind::CopyEnds, source(copy.getSource()),
               source(copy.getTarget()), place.parent);
  }

  void visitRegions(Operation *op, const Place &place) {
    if (op->getNumRegions() == 0)
      return;
    Place inner = place.inside(op, sink);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &nested : block) {
          visitOp(&nested, inner);
          visitRegions(&nested, inner);
        }
  }

  const oracle::BoundaryMap &boundary;
  Sink sink;
  std::array<uint32_t, 4> made = {};
};

} // namespace

void collectOutputFeatures(ModuleOp module, const oracle::BoundaryMap &boundary,
                           std::vector<uint32_t> &features) {
  OutputCollector(boundary, features).run(module);
}

} // namespace bufdiff
