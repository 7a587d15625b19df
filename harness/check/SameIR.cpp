//===- SameIR.cpp - Whether two modules are the same to the letter --------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/SameIR.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include <array>
#include <set>

using namespace mlir;

namespace bufdiff {
namespace {

/// The private constants of a module, by name.
using Constants = llvm::StringMap<memref::GlobalOp>;

/// What a private constant is but for its name. Types and attributes are unique
/// in their context.
using Contents = std::array<const void *, 4>;

Contents contentsOf(memref::GlobalOp global) {
  return {global.getType().getAsOpaquePointer(),
          global.getInitialValueAttr().getAsOpaquePointer(),
          global.getAlignmentAttr().getAsOpaquePointer(),
          global->getDiscardableAttrDictionary().getAsOpaquePointer()};
}

class Comparison {
public:
  Comparison() = default;
  /// Constants are the same when their contents are.
  Comparison(const Constants *left, const Constants *right)
      : leftConstants(left), rightConstants(right) {}

  std::optional<IRDifference> compare(Operation *left, Operation *right) {
    if (!sameOp(left, right))
      return IRDifference{left, right};
    for (auto [leftRegion, rightRegion] :
         llvm::zip_equal(left->getRegions(), right->getRegions()))
      if (auto difference = compare(leftRegion, rightRegion, left, right))
        return difference;
    return std::nullopt;
  }

private:
  std::optional<IRDifference> compare(Region &left, Region &right,
                                      Operation *leftParent,
                                      Operation *rightParent) {
    Region::iterator leftBlock = left.begin(), rightBlock = right.begin();
    for (; leftBlock != left.end() && rightBlock != right.end();
         ++leftBlock, ++rightBlock) {
      if (!match(blocks, &*leftBlock, &*rightBlock) ||
          leftBlock->getNumArguments() != rightBlock->getNumArguments())
        return IRDifference{leftParent, rightParent};
      for (auto [leftArgument, rightArgument] : llvm::zip_equal(
               leftBlock->getArguments(), rightBlock->getArguments()))
        if (leftArgument.getType() != rightArgument.getType() ||
            !match(values, Value(leftArgument), Value(rightArgument)))
          return IRDifference{leftParent, rightParent};
      Block::iterator leftOp = leftBlock->begin(),
                      rightOp = rightBlock->begin();
      while (true) {
        while (leftOp != leftBlock->end() && isConstant(*leftOp, leftConstants))
          ++leftOp;
        while (rightOp != rightBlock->end() &&
               isConstant(*rightOp, rightConstants))
          ++rightOp;
        if (leftOp == leftBlock->end() || rightOp == rightBlock->end())
          break;
        if (auto difference = compare(&*leftOp++, &*rightOp++))
          return difference;
      }
      if (leftOp != leftBlock->end())
        return IRDifference{&*leftOp, nullptr};
      if (rightOp != rightBlock->end())
        return IRDifference{nullptr, &*rightOp};
    }
    if (leftBlock != left.end() || rightBlock != right.end())
      return IRDifference{leftParent, rightParent};
    return std::nullopt;
  }

  /// Everything but the regions' contents. Types and attributes are unique in
  /// their context, so comparing them is comparing pointers.
  bool sameOp(Operation *left, Operation *right) {
    if (left->getName() != right->getName() ||
        left->getNumOperands() != right->getNumOperands() ||
        left->getNumResults() != right->getNumResults() ||
        left->getNumRegions() != right->getNumRegions() ||
        left->getNumSuccessors() != right->getNumSuccessors() ||
        !sameAttributes(left, right) || !sameProperties(left, right))
      return false;
    for (auto [leftOperand, rightOperand] :
         llvm::zip_equal(left->getOperands(), right->getOperands()))
      if (!match(values, leftOperand, rightOperand))
        return false;
    for (auto [leftResult, rightResult] :
         llvm::zip_equal(left->getResults(), right->getResults()))
      if (leftResult.getType() != rightResult.getType() ||
          !match(values, Value(leftResult), Value(rightResult)))
        return false;
    for (auto [leftBlock, rightBlock] :
         llvm::zip_equal(left->getSuccessors(), right->getSuccessors()))
      if (!match(blocks, leftBlock, rightBlock))
        return false;
    return true;
  }

  /// What a name on the left stands for on the right: whichever of use and
  /// definition comes first says so, the other must say the same.
  template <typename T>
  static bool match(llvm::DenseMap<T, T> &names, T left, T right) {
    return names.try_emplace(left, right).first->second == right;
  }

  static bool isConstant(Operation &op, const Constants *constants) {
    auto global = constants ? dyn_cast<memref::GlobalOp>(op) : nullptr;
    return global && constants->contains(global.getSymName());
  }

  /// Whoever asks a linalg op for its indexing maps first leaves them in an
  /// attribute that is not printed, and paths differ in whom they ask.
  static bool sameAttributes(Operation *left, Operation *right) {
    DictionaryAttr leftAttributes = left->getDiscardableAttrDictionary();
    DictionaryAttr rightAttributes = right->getDiscardableAttrDictionary();
    if (leftAttributes == rightAttributes)
      return true;
    auto isPrinted = [](NamedAttribute attribute) {
      return attribute.getName() !=
             linalg::LinalgDialect::kMemoizedIndexingMapsAttrName;
    };
    return llvm::equal(llvm::make_filter_range(leftAttributes, isPrinted),
                       llvm::make_filter_range(rightAttributes, isPrinted));
  }

  bool sameProperties(Operation *left, Operation *right) const {
    auto leftGet = dyn_cast<memref::GetGlobalOp>(left);
    auto rightGet = dyn_cast<memref::GetGlobalOp>(right);
    if (leftConstants && leftGet && rightGet) {
      memref::GlobalOp leftGlobal = leftConstants->lookup(leftGet.getName());
      memref::GlobalOp rightGlobal = rightConstants->lookup(rightGet.getName());
      if (leftGlobal && rightGlobal)
        return contentsOf(leftGlobal) == contentsOf(rightGlobal);
      if (leftGlobal || rightGlobal)
        return false;
    }
    return left->getName().compareOpProperties(left->getPropertiesStorage(),
                                               right->getPropertiesStorage());
  }

  const Constants *leftConstants = nullptr, *rightConstants = nullptr;
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Block *, Block *> blocks;
};

Constants findConstants(ModuleOp module) {
  Constants constants;
  for (auto global : module.getOps<memref::GlobalOp>())
    if (global.isPrivate() && global.getConstant())
      constants[global.getSymName()] = global;
  return constants;
}

std::set<Contents> allContents(const Constants &constants) {
  std::set<Contents> all;
  for (const auto &entry : constants)
    all.insert(contentsOf(entry.second));
  return all;
}

} // namespace

std::optional<IRDifference> findDifferenceButConstants(ModuleOp left,
                                                       ModuleOp right) {
  Constants leftConstants = findConstants(left);
  Constants rightConstants = findConstants(right);
  if (allContents(leftConstants) != allContents(rightConstants))
    return IRDifference{left, right};
  return Comparison(&leftConstants, &rightConstants).compare(left, right);
}

std::optional<IRDifference> findDifference(Operation *left, Operation *right) {
  return Comparison().compare(left, right);
}

} // namespace bufdiff
