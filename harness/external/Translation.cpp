//===- Translation.cpp - What releases changed about ops ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Found by asking: modules of every profile were given to releases 16, 19 and
// 22, and what they did not take was looked up in the dialects' definitions.
//
//===----------------------------------------------------------------------===//

#include "harness/external/Translation.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace bufdiff::external {

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// The bounds of affine.for, in the order of their operands; the first is ours.
static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral>
    kAffineBounds[] = {
        {"lowerBoundMap", "lower_bound"},
        {"upperBoundMap", "upper_bound"},
};

/// The body of linalg.map got an argument for the old value of the output.
static LogicalResult lowerMap(SpelledOp &spelled, std::string &why) {
  Block &body = cast<linalg::MapOp>(spelled.op).getMapper().front();
  if (body.getNumArguments() == 0)
    return success();
  if (!body.getArguments().back().use_empty()) {
    why = "linalg.map that reads its output";
    return failure();
  }
  spelled.hiddenArguments = 1;
  return success();
}

static void raiseMap(Operation *op) {
  auto mapOp = cast<linalg::MapOp>(op);
  Block &body = mapOp.getMapper().front();
  if (op->getNumOperands() > 0 &&
      body.getNumArguments() + 1 == op->getNumOperands())
    body.addArgument(getElementTypeOrSelf(op->getOperands().back().getType()),
                     op->getLoc());
}

/// expand_shape was told the sizes of its result only by its type.
static LogicalResult lowerExpandShape(SpelledOp &spelled, std::string &) {
  spelled.operands.truncate(1);
  spelled.attributes.erase("static_output_shape");
  return success();
}

template <typename OpT>
static void raiseExpandShape(Operation *op) {
  auto expandOp = cast<OpT>(op);
  if (op->getNumOperands() != 1)
    return;
  OpBuilder builder(op);
  auto type = cast<ShapedType>(op->getResult(0).getType());
  Value source = op->getOperand(0);
  // What expands a scalar has no groups, and all sizes are 1.
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(builder.getIndexAttr(size));
  for (auto [dim, group] :
       llvm::enumerate(expandOp.getReassociationIndices())) {
    int64_t known = 1;
    for (int64_t index : group)
      if (!type.isDynamicDim(index))
        known *= type.getDimSize(index);
    for (int64_t index : group) {
      if (!type.isDynamicDim(index))
        continue;
      // One at most is unknown: the source's, divided by what is known.
      Value number = arith::ConstantIndexOp::create(builder, op->getLoc(), dim);
      Value size;
      if (isa<MemRefType>(type))
        size = memref::DimOp::create(builder, op->getLoc(), source, number);
      else
        size = tensor::DimOp::create(builder, op->getLoc(), source, number);
      if (known != 1)
        size = arith::DivUIOp::create(
            builder, op->getLoc(), size,
            arith::ConstantIndexOp::create(builder, op->getLoc(), known));
      sizes[index] = size;
    }
  }
  SmallVector<Value> dynamicSizes;
  SmallVector<int64_t> staticSizes;
  dispatchIndexOpFoldResults(sizes, dynamicSizes, staticSizes);
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(source);
  state.addOperands(dynamicSizes);
  state.addTypes(op->getResultTypes());
  state.attributes = NamedAttrList(op->getAttrs());
  state.attributes.set("static_output_shape",
                       builder.getDenseI64ArrayAttr(staticSizes));
  op->replaceAllUsesWith(builder.create(state));
  op->erase();
}

/// Before it could reduce several values, scf.parallel ended with a yield.
static LogicalResult lowerReduce(SpelledOp &spelled, std::string &why) {
  if (!spelled.operands.empty()) {
    why = "scf.parallel that reduces";
    return failure();
  }
  spelled.name = "scf.yield";
  return success();
}

static void raiseYield(Operation *op) {
  if (!isa_and_nonnull<scf::ParallelOp>(op->getParentOp()))
    return;
  OpBuilder builder(op);
  scf::ReduceOp::create(builder, op->getLoc());
  op->erase();
}

/// Whether an access is in bounds was an optional attribute.
static void raiseTransfer(Operation *op) {
  auto transferOp = cast<VectorTransferOpInterface>(op);
  if (op->hasAttr("in_bounds") || !op->hasAttr("permutation_map"))
    return;
  AffineMap map = transferOp.getPermutationMap();
  Builder builder(op->getContext());
  op->setAttr("in_bounds", builder.getBoolArrayAttr(
                               SmallVector<bool>(map.getNumResults(), false)));
}

/// These grew maps of their own, to be told to broadcast or transpose.
static LogicalResult lowerContraction(SpelledOp &spelled, std::string &why) {
  Attribute given = spelled.attributes.get("indexing_maps");
  if (!given)
    return success();
  bool isUsual = TypeSwitch<Operation *, bool>(spelled.op)
                     .Case<linalg::MatmulOp, linalg::BatchMatmulOp,
                           linalg::BatchReduceMatmulOp>(
                         [](auto op) { return !op.hasUserDefinedMaps(); })
                     .Default(false);
  if (!isUsual) {
    why = spelled.name + " with maps of its own";
    return failure();
  }
  spelled.attributes.erase("indexing_maps");
  return success();
}

static void raiseContraction(Operation *op) {
  if (op->hasAttr("indexing_maps"))
    return;
  auto maps =
      TypeSwitch<Operation *, SmallVector<AffineMap>>(op)
          .Case<linalg::MatmulOp>([&](linalg::MatmulOp) {
            return linalg::MatmulOp::getDefaultIndexingMaps(op->getContext());
          })
          .Case<linalg::BatchMatmulOp>([&](linalg::BatchMatmulOp) {
            return linalg::BatchMatmulOp::getDefaultIndexingMaps(
                op->getContext());
          })
          .Case<linalg::BatchReduceMatmulOp>([&](linalg::BatchReduceMatmulOp) {
            return linalg::BatchReduceMatmulOp::getDefaultIndexingMaps(
                op->getContext());
          })
          .Default(SmallVector<AffineMap>());
  op->setAttr("indexing_maps",
              Builder(op->getContext()).getAffineMapArrayAttr(maps));
}

/// Constant positions were an array of integers of their own, and there were no
/// others.
static LogicalResult lowerPosition(SpelledOp &spelled, std::string &why) {
  auto positions = dyn_cast_if_present<DenseI64ArrayAttr>(
      spelled.attributes.erase("static_position"));
  unsigned fixed = isa<vector::InsertOp>(spelled.op) ? 2 : 1;
  if (!positions || spelled.operands.size() != fixed) {
    why = spelled.name + " at a position that is computed";
    return failure();
  }
  spelled.attributes.set("position",
                         Builder(spelled.op->getContext())
                             .getI64ArrayAttr(positions.asArrayRef()));
  return success();
}

static void raisePosition(Operation *op) {
  auto positions = op->getAttrOfType<ArrayAttr>("position");
  if (!positions)
    return;
  SmallVector<int64_t> numbers;
  for (Attribute position : positions)
    numbers.push_back(cast<IntegerAttr>(position).getInt());
  op->removeAttr("position");
  op->setAttr("static_position",
              Builder(op->getContext()).getDenseI64ArrayAttr(numbers));
}

/// These had no names of their own: linalg.generic says what they do.
static LogicalResult lowerToGeneric(SpelledOp &spelled, std::string &) {
  auto linalgOp = cast<linalg::LinalgOp>(spelled.op);
  Builder builder(spelled.op->getContext());
  spelled.attributes.set("indexing_maps", linalgOp.getIndexingMaps());
  SmallVector<Attribute> iterators;
  for (utils::IteratorType type : linalgOp.getIteratorTypesArray())
    iterators.push_back(
        linalg::IteratorTypeAttr::get(spelled.op->getContext(), type));
  spelled.attributes.set("iterator_types", builder.getArrayAttr(iterators));
  // What the region is made of.
  spelled.attributes.erase("kind");
  spelled.attributes.erase("cast");
  return success();
}

/// The bounds of affine.for had other names, and told by themselves how many
/// operands are theirs. The operation crashes there without them.
static LogicalResult lowerAffineFor(SpelledOp &spelled, std::string &) {
  spelled.attributes.erase("operand_segment_sizes");
  spelled.attributes.erase("operandSegmentSizes");
  for (auto [ours, theirs] : kAffineBounds)
    if (Attribute bound = spelled.attributes.erase(ours))
      spelled.attributes.set(theirs, bound);
  return success();
}

static void raiseAffineFor(Operation *op) {
  SmallVector<int32_t> sizes;
  int32_t others = op->getNumOperands();
  for (auto [ours, theirs] : kAffineBounds) {
    auto bound = dyn_cast_if_present<AffineMapAttr>(op->removeAttr(theirs));
    if (!bound)
      return;
    op->setAttr(ours, bound);
    sizes.push_back(bound.getValue().getNumInputs());
    others -= sizes.back();
  }
  sizes.push_back(others);
  op->setAttr("operandSegmentSizes",
              Builder(op->getContext()).getDenseI32ArrayAttr(sizes));
}

/// There is nothing that does it.
static LogicalResult lowerNothing(SpelledOp &spelled, std::string &why) {
  why = spelled.name;
  return failure();
}

llvm::ArrayRef<Translation> allTranslations() {
  static const Translation rows[] = {
      {"affine.for", 17, "", lowerAffineFor, raiseAffineFor},
      {"arith.maximumf", 17, "arith.maxf", nullptr, nullptr},
      {"arith.minimumf", 17, "arith.minf", nullptr, nullptr},
      {"bufferization.to_buffer", 20, "bufferization.to_memref", nullptr,
       nullptr},
      {"linalg.batch_matmul", 19, "", lowerContraction, raiseContraction},
      {"linalg.batch_reduce_matmul", 19, "", lowerContraction,
       raiseContraction},
      {"linalg.abs", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.add", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.ceil", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.contract", 19, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.div", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.div_unsigned", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.elementwise", 20, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.erf", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.exp", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.floor", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.log", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.max", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.min", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.mul", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.negf", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.powf", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.reciprocal", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.round", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.rsqrt", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.select", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.sqrt", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.square", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.sub", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.tanh", 17, "linalg.generic", lowerToGeneric, nullptr},
      {"linalg.map", 21, "", lowerMap, raiseMap},
      {"linalg.matmul", 19, "", lowerContraction, raiseContraction},
      {"linalg.pack", 20, "tensor.pack", nullptr, nullptr},
      {"linalg.unpack", 20, "tensor.unpack", nullptr, nullptr},
      {"memref.expand_shape", 18, "", lowerExpandShape,
       raiseExpandShape<memref::ExpandShapeOp>},
      {"scf.forall", 16, "", lowerNothing, nullptr},
      {"scf.reduce", 17, "", lowerReduce, nullptr},
      {"scf.yield", 17, "", nullptr, raiseYield},
      {"tensor.expand_shape", 18, "", lowerExpandShape,
       raiseExpandShape<tensor::ExpandShapeOp>},
      {"vector.extract", 17, "", lowerPosition, raisePosition},
      {"vector.insert", 17, "", lowerPosition, raisePosition},
      {"vector.transfer_read", 19, "", nullptr, raiseTransfer},
      {"vector.transfer_write", 19, "", nullptr, raiseTransfer},
  };
  return rows;
}

//===----------------------------------------------------------------------===//
// There
//===----------------------------------------------------------------------===//

/// The last release in which attributes were named with underscores.
static constexpr unsigned kLastSnakeCase = 16;

/// Attributes of any operation that were renamed; the first is ours.
static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral>
    kSegmentNames[] = {
        {"operandSegmentSizes", "operand_segment_sizes"},
        {"resultSegmentSizes", "result_segment_sizes"},
};

LogicalResult lower(SpelledOp &spelled, unsigned major, std::string &why) {
  if (major <= kLastSnakeCase)
    for (auto [ours, theirs] : kSegmentNames)
      if (Attribute sizes = spelled.attributes.erase(ours))
        spelled.attributes.set(theirs, sizes);
  llvm::StringRef name = spelled.op->getName().getStringRef();
  for (const Translation &row : allTranslations()) {
    if (row.name != name || major > row.lastMajor)
      continue;
    if (!row.oldName.empty())
      spelled.name = row.oldName.str();
    if (row.lower && failed(row.lower(spelled, why)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// And back
//===----------------------------------------------------------------------===//

/// Renames operations and attributes in a text in generic form, where an
/// operation is a string before a parenthesis.
static std::string rename(llvm::StringRef text, unsigned major) {
  llvm::StringMap<llvm::StringRef> names;
  for (const Translation &row : allTranslations())
    // What became an operation of a general kind comes back as one.
    if (!row.oldName.empty() && !row.lower && major <= row.lastMajor)
      names[row.oldName] = row.name;
  std::string result;
  result.reserve(text.size() + text.size() / 16);
  size_t pos = 0, end = text.size();
  auto isWord = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  while (pos < end) {
    char c = text[pos];
    if (c == '"') {
      size_t close = pos + 1;
      while (close < end && text[close] != '"')
        close += text[close] == '\\' ? 2 : 1;
      close = std::min(close, end);
      llvm::StringRef inside = text.slice(pos + 1, close);
      if (close + 1 < end && text[close + 1] == '(')
        if (auto it = names.find(inside); it != names.end())
          inside = it->second;
      result += '"';
      result += inside;
      result += '"';
      pos = close + 1;
      continue;
    }
    if (isWord(c)) {
      llvm::StringRef word = text.drop_front(pos).take_while(isWord);
      pos += word.size();
      if (major <= kLastSnakeCase)
        for (auto [ours, theirs] : kSegmentNames)
          if (word == theirs)
            word = ours;
      result += word;
      continue;
    }
    result += c;
    ++pos;
  }
  return result;
}

OwningOpRef<ModuleOp> readGeneric(llvm::StringRef text, unsigned major,
                                  MLIRContext *context, std::string &error) {
  error.clear();
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    if (error.empty() && diagnostic.getSeverity() == DiagnosticSeverity::Error)
      error = llvm::StringRef(diagnostic.str()).split('\n').first.str();
    return success();
  });
  // Verified after it was mended.
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      rename(text, major), ParserConfig(context, /*verifyAfterParse=*/false),
      "output");
  if (!module) {
    if (error.empty())
      error = "it does not parse";
    return {};
  }
  llvm::StringMap<void (*)(Operation *)> mends;
  for (const Translation &row : allTranslations())
    if (row.raise && major <= row.lastMajor)
      mends[row.name] = row.raise;
  if (!mends.empty())
    module->walk([&](Operation *op) {
      if (auto it = mends.find(op->getName().getStringRef()); it != mends.end())
        it->second(op);
    });
  if (failed(verify(*module)))
    return {};
  return module;
}

} // namespace bufdiff::external
