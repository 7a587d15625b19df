//===- Attributes.cpp - Simpler constants, fewer attributes
//-----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ModuleReducer.h"
#include "harness/reduce/Values.h"
#include "harness/reduce/reducers/Reducers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace bufdiff {
namespace {

//===----------------------------------------------------------------------===//
// simplify-constants
//===----------------------------------------------------------------------===//

class SimplifyConstants final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "simplify-constants"; }
  llvm::StringRef description() const override {
    return "make constants 0 or 1, tensors of them splats, offsets 0";
  }

protected:
  /// 0: zero; 1: one.
  static constexpr unsigned kAlternatives = 2;

  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (unsigned alternative = 0; alternative < kAlternatives; ++alternative)
      for (Operation *op : opsInReverse(module)) {
        bool hasOffsets =
            alternative == 0 && isa<OffsetSizeAndStrideOpInterface>(op);
        if (isa<arith::ConstantOp>(op) || hasOffsets)
          sites.push_back({op, alternative});
      }
  }

  LogicalResult reduce(const Site &site) override {
    if (auto constant = dyn_cast<arith::ConstantOp>(site.op)) {
      TypedAttr zero = zeroOf(constant.getType());
      if (!zero)
        return failure();
      TypedAttr wanted = site.number == 0 ? zero : oneOf(constant.getType());
      // From anything to 1, from that to 0, never back.
      if (!wanted || constant.getValue() == wanted ||
          constant.getValue() == zero)
        return failure();
      constant.setValueAttr(wanted);
      return success();
    }
    auto offsets = site.op->getAttrOfType<DenseI64ArrayAttr>("static_offsets");
    if (!offsets)
      return failure();
    llvm::SmallVector<int64_t> values(offsets.asArrayRef());
    for (int64_t &value : values)
      if (!ShapedType::isDynamic(value))
        value = 0;
    if (ArrayRef<int64_t>(values) == offsets.asArrayRef())
      return failure();
    site.op->setAttr("static_offsets",
                     DenseI64ArrayAttr::get(site.op->getContext(), values));
    return success();
  }

private:
  static TypedAttr oneOf(Type type) {
    if (auto shaped = dyn_cast<ShapedType>(type)) {
      TypedAttr element = oneOf(shaped.getElementType());
      return element
                 ? TypedAttr(DenseElementsAttr::get(shaped, Attribute(element)))
                 : TypedAttr();
    }
    if (isa<FloatType>(type))
      return FloatAttr::get(type, 1.0);
    if (isa<IntegerType>(type))
      return IntegerAttr::get(type,
                              llvm::APInt(type.getIntOrFloatBitWidth(), 1));
    return isa<IndexType>(type) ? IntegerAttr::get(type, 1) : IntegerAttr();
  }
};

//===----------------------------------------------------------------------===//
// drop-attributes
//===----------------------------------------------------------------------===//

class DropAttributes final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "drop-attributes"; }
  llvm::StringRef description() const override {
    return "drop attributes that an operation, an argument or a result need "
           "not have";
  }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module)) {
      for (unsigned i = numDiscardable(op); i-- > 0;)
        sites.push_back({op, i});
      // Numbered after those: the arguments, then the results.
      if (auto function = dyn_cast<func::FuncOp>(op))
        for (unsigned i = function.getNumArguments() + function.getNumResults();
             i-- > 0;)
          sites.push_back({op, kBoundary + i});
    }
    for (unsigned i = numDiscardable(module); i-- > 0;)
      sites.push_back({module, i});
  }

  LogicalResult reduce(const Site &site) override {
    if (site.number < kBoundary) {
      auto attrs = site.op->getDiscardableAttrDictionary();
      if (site.number >= attrs.size())
        return failure();
      site.op->removeDiscardableAttr(attrs.getValue()[site.number].getName());
      return success();
    }
    auto function = cast<func::FuncOp>(site.op);
    unsigned number = site.number - kBoundary;
    DictionaryAttr none = DictionaryAttr::get(function.getContext());
    if (number < function.getNumArguments()) {
      if (auto attrs = function.getArgAttrDict(number); !attrs || attrs.empty())
        return failure();
      function.setArgAttrs(number, none);
      return success();
    }
    number -= function.getNumArguments();
    if (auto attrs = function.getResultAttrDict(number);
        !attrs || attrs.empty())
      return failure();
    function.setResultAttrs(number, none);
    return success();
  }

private:
  static constexpr unsigned kBoundary = 1 << 16;

  static unsigned numDiscardable(Operation *op) {
    return op->getDiscardableAttrDictionary().size();
  }
};

} // namespace

std::unique_ptr<Reducer> createSimplifyConstants() {
  return std::make_unique<SimplifyConstants>();
}
std::unique_ptr<Reducer> createDropAttributes() {
  return std::make_unique<DropAttributes>();
}

} // namespace bufdiff
