//===- Printer.cpp - A module as another version reads it -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's own generic printer puts properties in a place of their own (`<{}>`),
// which no release before 17 reads, and has no place for other names.
//
//===----------------------------------------------------------------------===//

#include "harness/external/Printer.h"
#include "harness/external/Translation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace bufdiff::external {
namespace {

class GenericPrinter {
public:
  GenericPrinter(const PrintOptions &options, std::string &text,
                 std::string &why)
      : options(options), os(text), why(why) {}

  LogicalResult print(Operation *op) {
    SpelledOp spelled{op, op->getName().getStringRef().str(),
                      llvm::to_vector(op->getOperands()), getAttributes(op)};
    if (failed(lower(spelled, options.major, why)))
      return failure();
    if (op->getNumResults()) {
      unsigned number = nextValue++;
      os << '%' << number;
      if (op->getNumResults() > 1)
        os << ':' << op->getNumResults();
      for (OpResult result : op->getResults())
        values[result] = {number, op->getNumResults() > 1
                                      ? int(result.getResultNumber())
                                      : -1};
      os << " = ";
    }
    os << '"' << spelled.name << "\"(";
    llvm::interleaveComma(spelled.operands, os,
                          [&](Value value) { printValue(value); });
    os << ')';
    if (op->getNumSuccessors()) {
      os << '[';
      llvm::interleaveComma(op->getSuccessors(), os,
                            [&](Block *block) { os << "^bb" << label(block); });
      os << ']';
    }
    if (op->getNumRegions()) {
      os << " (";
      for (Region &region : op->getRegions()) {
        unsigned hidden = 0;
        if (region.getRegionNumber() == 0)
          hidden = spelled.hiddenArguments;
        else
          os << ", ";
        if (failed(print(region, hidden)))
          return failure();
      }
      os << ')';
    }
    if (!spelled.attributes.empty()) {
      os << " {";
      llvm::interleaveComma(spelled.attributes, os, [&](NamedAttribute named) {
        printName(named.getName());
        if (isa<UnitAttr>(named.getValue()))
          return;
        os << " = ";
        os << spell(attributes, named.getValue());
      });
      os << '}';
    }
    os << " : (";
    llvm::interleaveComma(spelled.operands, os, [&](Value value) {
      os << spell(types, value.getType());
    });
    os << ") -> (";
    llvm::interleaveComma(op->getResultTypes(), os,
                          [&](Type type) { os << spell(types, type); });
    os << ')';
    if (options.locations)
      printLocation(op->getLoc());
    os << '\n';
    return success();
  }

private:
  LogicalResult print(Region &region, unsigned hidden) {
    os << "{\n";
    for (Block &block : region) {
      if (!block.isEntryBlock() || block.getNumArguments() > hidden) {
        os << "^bb" << label(&block) << '(';
        llvm::interleaveComma(block.getArguments().drop_back(hidden), os,
                              [&](BlockArgument argument) {
                                values[argument] = {nextValue++, -1};
                                printValue(argument);
                                os << ": " << spell(types, argument.getType());
                                if (options.locations)
                                  printLocation(argument.getLoc());
                              });
        os << "):\n";
      }
      hidden = 0;
      for (Operation &op : block)
        if (failed(print(&op)))
          return failure();
    }
    os << '}';
    return success();
  }

  /// What the operation was given, without what it would have anyway: an older
  /// version may not know the attribute, and means the same without it.
  NamedAttrList getAttributes(Operation *op) {
    NamedAttrList attributes(op->getDiscardableAttrDictionary());
    auto inherent =
        dyn_cast_if_present<DictionaryAttr>(op->getPropertiesAsAttribute());
    if (!inherent)
      return attributes;
    DictionaryAttr usual = getDefaults(op);
    // How operands are grouped has no default, though all groups may be empty.
    for (NamedAttribute named : inherent)
      if (!usual || usual.get(named.getName()) != named.getValue() ||
          named.getName().getValue().ends_with("SegmentSizes"))
        attributes.append(named);
    return attributes;
  }

  /// The attributes of an operation of this kind that was given none.
  DictionaryAttr getDefaults(Operation *op) {
    auto [it, isNew] = defaults.try_emplace(op->getName());
    if (!isNew)
      return it->second;
    Operation *fresh = Operation::create(
        op->getLoc(), op->getName(), /*resultTypes=*/{}, /*operands=*/{},
        NamedAttrList(), /*properties=*/OpaqueProperties(nullptr));
    if (fresh->getPropertiesStorageSize())
      op->getName().populateDefaultProperties(fresh->getPropertiesStorage());
    it->second =
        dyn_cast_if_present<DictionaryAttr>(fresh->getPropertiesAsAttribute());
    fresh->destroy();
    return it->second;
  }

  void printName(StringAttr name) {
    llvm::StringRef text = name.getValue();
    bool isBare = !text.empty() && (llvm::isAlpha(text[0]) || text[0] == '_') &&
                  llvm::all_of(text, [](char c) {
                    return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
                  });
    if (isBare)
      os << text;
    else
      name.print(os);
  }

  void printValue(Value value) {
    auto [number, result] = values.lookup(value);
    os << '%' << number;
    if (result >= 0)
      os << '#' << result;
  }

  void printLocation(Location location) {
    if (auto file = dyn_cast<FileLineColLoc>(location)) {
      os << " loc(\"";
      llvm::printEscapedString(file.getFilename().getValue(), os);
      os << "\":" << file.getLine() << ':' << file.getColumn() << ')';
    }
  }

  unsigned label(Block *block) {
    return labels.try_emplace(block, labels.size()).first->second;
  }

  /// Modules repeat their types and attributes, and printing one is not cheap.
  template <typename T>
  static llvm::StringRef spell(llvm::DenseMap<T, std::string> &known, T what) {
    std::string &text = known[what];
    if (text.empty()) {
      llvm::raw_string_ostream stream(text);
      what.print(stream);
    }
    return text;
  }

  struct Name {
    unsigned number = 0;
    /// -1: the only one.
    int result = -1;
  };

  const PrintOptions &options;
  llvm::raw_string_ostream os;
  std::string &why;
  llvm::DenseMap<Value, Name> values;
  unsigned nextValue = 0;
  llvm::DenseMap<Block *, unsigned> labels;
  llvm::DenseMap<OperationName, DictionaryAttr> defaults;
  llvm::DenseMap<Type, std::string> types;
  llvm::DenseMap<Attribute, std::string> attributes;
};

} // namespace

FailureOr<std::string>
printGeneric(ModuleOp module, const PrintOptions &options, std::string &why) {
  std::string text;
  if (failed(GenericPrinter(options, text, why).print(module)))
    return failure();
  return text;
}

} // namespace bufdiff::external
