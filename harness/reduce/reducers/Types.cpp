//===- Types.cpp - Smaller shapes and simpler types
//-------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A type that occurs in one place occurs in others that must agree with it, so
// types are rewritten over the whole module at once; what then does not fit
// together does not verify, or is undefined, and is not taken.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/reducers/Reducers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include <set>

using namespace mlir;

namespace bufdiff {
namespace {

using ExtentFn = llvm::function_ref<int64_t(int64_t)>;

/// The shape with every static extent rewritten.
llvm::SmallVector<int64_t> rewriteShape(ArrayRef<int64_t> shape,
                                        ExtentFn extent) {
  llvm::SmallVector<int64_t> result(shape);
  for (int64_t &each : result)
    if (!ShapedType::isDynamic(each))
      each = extent(each);
  return result;
}

/// The elements of `old` that are inside of `type` too.
DenseElementsAttr cropElements(DenseElementsAttr old, ShapedType type) {
  if (old.isSplat())
    return old.resizeSplat(type);
  auto values = old.getValues<Attribute>();
  ArrayRef<int64_t> from = old.getType().getShape(), to = type.getShape();
  llvm::SmallVector<Attribute> kept;
  for (int64_t i = 0, e = type.getNumElements(); i < e; ++i) {
    int64_t rest = i, at = 0, stride = 1;
    for (unsigned dim = to.size(); dim-- > 0;) {
      int64_t index = rest % to[dim];
      rest /= to[dim];
      if (index >= from[dim])
        return {};
      at += index * stride;
      stride *= from[dim];
    }
    kept.push_back(values[at]);
  }
  return DenseElementsAttr::get(type, kept);
}

/// Rewrites the types of values, functions and constants, but not of what else
/// happens to be an attribute.
class TypeRewriter {
public:
  std::function<std::optional<Type>(RankedTensorType)> tensor;
  std::function<std::optional<Type>(MemRefType)> memref;
  std::function<std::optional<Type>(VectorType)> vector;
  std::function<std::optional<Type>(Type)> scalar;

  /// False when a constant has no value of the new type.
  bool rewrite(ModuleOp module) {
    AttrTypeReplacer replacer;
    if (tensor)
      replacer.addReplacement(tensor);
    if (memref)
      replacer.addReplacement(memref);
    if (vector)
      replacer.addReplacement(vector);
    if (scalar) {
      replacer.addReplacement(
          [this](IntegerType type) { return scalar(type); });
      replacer.addReplacement([this](FloatType type) { return scalar(type); });
    }
    bool good = true;
    module->walk([&](Operation *op) {
      for (Value result : op->getResults())
        result.setType(replacer.replace(result.getType()));
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            argument.setType(replacer.replace(argument.getType()));
      if (auto function = dyn_cast<FunctionOpInterface>(op))
        function.setType(replacer.replace(function.getFunctionType()));
      for (NamedAttribute attr : op->getAttrs()) {
        if (auto type = dyn_cast<TypeAttr>(attr.getValue()))
          if (attr.getName() != "function_type")
            op->setAttr(attr.getName(),
                        TypeAttr::get(replacer.replace(type.getValue())));
        auto elements = dyn_cast<DenseElementsAttr>(attr.getValue());
        bool isConstant = isa<arith::ConstantOp>(op) || elements;
        if (!isConstant)
          continue;
        auto typed = dyn_cast<TypedAttr>(attr.getValue());
        if (!typed)
          continue;
        Attribute converted = convert(typed, replacer.replace(typed.getType()));
        if (!converted) {
          good = false;
          return;
        }
        if (converted != typed)
          op->setAttr(attr.getName(), converted);
      }
    });
    return good;
  }

private:
  static Attribute convertScalar(Attribute value, Type type) {
    if (auto integer = dyn_cast<IntegerAttr>(value)) {
      auto to = dyn_cast<IntegerType>(type);
      if (!to)
        return {};
      return IntegerAttr::get(type,
                              integer.getValue().sextOrTrunc(to.getWidth()));
    }
    if (auto floating = dyn_cast<FloatAttr>(value)) {
      auto to = dyn_cast<FloatType>(type);
      if (!to)
        return {};
      llvm::APFloat number = floating.getValue();
      bool isLossy = false;
      number.convert(to.getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven,
                     &isLossy);
      return FloatAttr::get(type, number);
    }
    return {};
  }

  static Attribute convert(TypedAttr value, Type type) {
    if (value.getType() == type)
      return value;
    auto elements = dyn_cast<DenseElementsAttr>(value);
    if (!elements)
      return convertScalar(value, type);
    auto shaped = cast<ShapedType>(type);
    Type from = elements.getElementType(), to = shaped.getElementType();
    if (from != to) {
      if (!from.isIntOrFloat() || !to.isIntOrFloat())
        return {};
      llvm::SmallVector<Attribute> converted;
      auto sameShape = shaped.clone(elements.getType().getShape(), to);
      if (elements.isSplat()) {
        converted.push_back(
            convertScalar(elements.getSplatValue<Attribute>(), to));
      } else {
        for (Attribute each : elements.getValues<Attribute>())
          converted.push_back(convertScalar(each, to));
      }
      if (llvm::any_of(converted, [](Attribute each) { return !each; }))
        return {};
      elements = DenseElementsAttr::get(sameShape, converted);
    }
    return cropElements(elements, shaped);
  }
};

//===----------------------------------------------------------------------===//
// shrink-shapes
//===----------------------------------------------------------------------===//

class ShrinkShapes final : public Reducer {
public:
  llvm::StringRef name() const override { return "shrink-shapes"; }
  llvm::StringRef description() const override {
    return "make an extent smaller wherever it occurs";
  }
  unsigned maxChunk() const override { return 1; }

  unsigned numSites(const Subject &subject) override {
    std::set<int64_t> extents;
    subject.module->walk([&](Operation *op) {
      auto note = [&](Type type) {
        if (auto shaped = dyn_cast<ShapedType>(type);
            shaped && shaped.hasRank())
          for (int64_t extent : shaped.getShape())
            if (!ShapedType::isDynamic(extent) && extent > 1)
              extents.insert(extent);
      };
      llvm::for_each(op->getResultTypes(), note);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          llvm::for_each(block.getArgumentTypes(), note);
    });
    // Largest first, and of each the smallest first.
    sites.clear();
    auto add = [&](int64_t from, int64_t to) {
      if (to >= 1 && (from == kAll || to < from))
        for (bool withIndices : {false, true})
          if (sites.empty() || !(sites.back() == Shrink{from, to, withIndices}))
            sites.push_back({from, to, withIndices});
    };
    if (!extents.empty()) {
      add(kAll, 1);
      add(kAll, 2);
    }
    for (int64_t extent : llvm::reverse(extents)) {
      add(extent, 1);
      if (extent > 2)
        add(extent, 2);
      if (extent / 2 > 2)
        add(extent, extent / 2);
      if (extent - 1 > 2)
        add(extent, extent - 1);
    }
    return sites.size();
  }

  LogicalResult apply(const Subject &, Candidate &candidate, unsigned begin,
                      unsigned) override {
    Shrink shrink = sites[begin];
    auto extent = [&](int64_t value) {
      if (shrink.from == kAll)
        return std::min(value, shrink.to);
      return value == shrink.from ? shrink.to : value;
    };
    ModuleOp module = *candidate.module;
    TypeRewriter rewriter;
    rewriter.tensor = [&](RankedTensorType type) -> std::optional<Type> {
      return RankedTensorType::get(rewriteShape(type.getShape(), extent),
                                   type.getElementType(), type.getEncoding());
    };
    rewriter.vector = [&](VectorType type) -> std::optional<Type> {
      return VectorType::get(rewriteShape(type.getShape(), extent),
                             type.getElementType(), type.getScalableDims());
    };
    rewriter.memref = [&](MemRefType type) -> std::optional<Type> {
      return MemRefType::get(rewriteShape(type.getShape(), extent),
                             type.getElementType(), type.getLayout(),
                             type.getMemorySpace());
    };
    if (!rewriter.rewrite(module))
      return failure();
    module->walk([&](Operation *op) {
      if (isa<OffsetSizeAndStrideOpInterface>(op))
        if (auto sizes = op->getAttrOfType<DenseI64ArrayAttr>("static_sizes"))
          op->setAttr(
              "static_sizes",
              DenseI64ArrayAttr::get(op->getContext(),
                                     rewriteShape(sizes.asArrayRef(), extent)));
      auto constant = dyn_cast<arith::ConstantOp>(op);
      if (!constant || !shrink.withIndices || !constant.getType().isIndex())
        return;
      auto value = cast<IntegerAttr>(constant.getValue());
      // Indices that count up to an extent, too.
      constant.setValueAttr(
          IntegerAttr::get(value.getType(), extent(value.getInt())));
    });
    return success();
  }

private:
  static constexpr int64_t kAll = 0;
  struct Shrink {
    /// kAll: every extent that is larger than `to`.
    int64_t from = 0, to = 0;
    /// Whether index constants of that value change with it.
    bool withIndices = false;
    bool operator==(const Shrink &other) const {
      return from == other.from && to == other.to &&
             withIndices == other.withIndices;
    }
  };
  std::vector<Shrink> sites;
};

//===----------------------------------------------------------------------===//
// make-shapes-static
//===----------------------------------------------------------------------===//

class MakeShapesStatic final : public Reducer {
public:
  llvm::StringRef name() const override { return "make-shapes-static"; }
  llvm::StringRef description() const override {
    return "give every dynamic extent the same small number";
  }
  unsigned maxChunk() const override { return 1; }

  unsigned numSites(const Subject &subject) override {
    bool isDynamic = false;
    subject.module->walk([&](Operation *op) {
      auto has = [](Type type) {
        auto tensorType = dyn_cast<RankedTensorType>(type);
        return tensorType && !tensorType.hasStaticShape();
      };
      isDynamic |= llvm::any_of(op->getResultTypes(), has);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          isDynamic |= llvm::any_of(block.getArgumentTypes(), has);
    });
    return isDynamic ? std::size(kExtents) : 0;
  }

  LogicalResult apply(const Subject &, Candidate &candidate, unsigned begin,
                      unsigned) override {
    int64_t extent = kExtents[begin];
    TypeRewriter rewriter;
    rewriter.tensor = [&](RankedTensorType type) -> std::optional<Type> {
      llvm::SmallVector<int64_t> shape(type.getShape());
      for (int64_t &each : shape)
        if (ShapedType::isDynamic(each))
          each = extent;
      return RankedTensorType::get(shape, type.getElementType(),
                                   type.getEncoding());
    };
    ModuleOp module = *candidate.module;
    if (!rewriter.rewrite(module))
      return failure();
    // What said how large a tensor is has nothing to say any more.
    module->walk([&](Operation *op) {
      if (isa<tensor::EmptyOp, tensor::GenerateOp>(op))
        op->setOperands({});
      else if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op))
        alloc.getDynamicSizesMutable().clear();
      else if (isa<tensor::ExtractSliceOp, tensor::InsertSliceOp>(op))
        makeSizesStatic(op);
      else if (auto castOp = dyn_cast<tensor::CastOp>(op))
        if (castOp.getType() == castOp.getSource().getType()) {
          castOp.replaceAllUsesWith(castOp.getSource());
          castOp.erase();
        }
    });
    return success();
  }

private:
  static constexpr int64_t kExtents[] = {2, 3, 1, 4};

  static void makeSizesStatic(Operation *op) {
    auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
    auto type = cast<RankedTensorType>(
        isa<tensor::ExtractSliceOp>(op)
            ? op->getResult(0).getType()
            : cast<tensor::InsertSliceOp>(op).getSource().getType());
    llvm::SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
    if (static_cast<int64_t>(sizes.size()) != type.getRank())
      return;
    Builder builder(op->getContext());
    for (auto [size, extent] : llvm::zip_equal(sizes, type.getShape()))
      size = builder.getIndexAttr(extent);
    OpBuilder at(op);
    Operation *rebuilt = nullptr;
    if (auto extract = dyn_cast<tensor::ExtractSliceOp>(op))
      rebuilt = tensor::ExtractSliceOp::create(
          at, op->getLoc(), type, extract.getSource(), slice.getMixedOffsets(),
          sizes, slice.getMixedStrides());
    else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
      rebuilt = tensor::InsertSliceOp::create(
          at, op->getLoc(), insert.getSource(), insert.getDest(),
          slice.getMixedOffsets(), sizes, slice.getMixedStrides());
    op->replaceAllUsesWith(rebuilt->getResults());
    op->erase();
  }
};

//===----------------------------------------------------------------------===//
// simplify-types
//===----------------------------------------------------------------------===//

class SimplifyTypes final : public Reducer {
public:
  llvm::StringRef name() const override { return "simplify-types"; }
  llvm::StringRef description() const override {
    return "use one float and one integer type";
  }
  unsigned maxChunk() const override { return 1; }
  unsigned numSites(const Subject &) override { return 3; }

  LogicalResult apply(const Subject &, Candidate &candidate, unsigned begin,
                      unsigned) override {
    bool floats = begin != 1, integers = begin != 0;
    MLIRContext *context = candidate.module->getContext();
    TypeRewriter rewriter;
    rewriter.scalar = [&](Type type) -> std::optional<Type> {
      if (floats && isa<FloatType>(type))
        return Float32Type::get(context);
      // i1 decides; the others count.
      if (integers && type.isSignlessInteger() && !type.isInteger(1))
        return IntegerType::get(context, 32);
      return type;
    };
    return success(rewriter.rewrite(*candidate.module));
  }
};

} // namespace

std::unique_ptr<Reducer> createShrinkShapes() {
  return std::make_unique<ShrinkShapes>();
}
std::unique_ptr<Reducer> createMakeShapesStatic() {
  return std::make_unique<MakeShapesStatic>();
}
std::unique_ptr<Reducer> createSimplifyTypes() {
  return std::make_unique<SimplifyTypes>();
}

} // namespace bufdiff
