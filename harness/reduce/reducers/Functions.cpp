//===- Functions.cpp - Fewer functions, arguments and results
//---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ModuleReducer.h"
#include "harness/reduce/Values.h"
#include "harness/reduce/reducers/Reducers.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace bufdiff {

/// The calls of a function by func.call, in order of the text.
static llvm::SmallVector<func::CallOp> callsOf(func::FuncOp function) {
  llvm::SmallVector<func::CallOp> calls;
  function->getParentOfType<ModuleOp>()->walk([&](func::CallOp call) {
    if (call.getCallee() == function.getSymName())
      calls.push_back(call);
  });
  return calls;
}

static func::FuncOp calleeOf(func::CallOp call) {
  return call->getParentOfType<ModuleOp>().lookupSymbol<func::FuncOp>(
      call.getCallee());
}

/// The same call with other types and operands; results are not replaced.
static func::CallOp rebuildCall(func::CallOp call, TypeRange types,
                                ValueRange operands) {
  OpBuilder builder(call);
  auto rebuilt = func::CallOp::create(builder, call.getLoc(), call.getCallee(),
                                      types, operands);
  rebuilt->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  return rebuilt;
}

namespace {

//===----------------------------------------------------------------------===//
// drop-functions
//===----------------------------------------------------------------------===//

class DropFunctions final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "drop-functions"; }
  llvm::StringRef description() const override {
    return "drop functions and globals, with the calls of them";
  }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation &op : llvm::reverse(*module.getBody()))
      sites.push_back({&op, 0});
  }

  LogicalResult reduce(const Site &site) override {
    if (auto function = dyn_cast<func::FuncOp>(site.op))
      for (func::CallOp call : callsOf(function))
        if (!function->isAncestor(call) && failed(eraseReplacing(call)))
          return failure();
    site.op->erase();
    return success();
  }
};

//===----------------------------------------------------------------------===//
// inline-calls
//===----------------------------------------------------------------------===//

class InlineCalls final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "inline-calls"; }
  llvm::StringRef description() const override {
    return "put the body of a function in the place of a call";
  }
  bool mayGrow() const override { return true; }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (Operation *op : opsInReverse(module))
      if (auto call = dyn_cast<func::CallOp>(op)) {
        func::FuncOp callee = calleeOf(call);
        if (callee && callee.getBody().hasOneBlock() &&
            !callee->isAncestor(call))
          sites.push_back({call, 0});
      }
  }

  LogicalResult reduce(const Site &site) override {
    auto call = cast<func::CallOp>(site.op);
    func::FuncOp callee = calleeOf(call);
    Block &body = callee.getBody().front();
    auto returnOp = dyn_cast<func::ReturnOp>(body.getTerminator());
    if (!returnOp || callee->isAncestor(call))
      return failure();
    IRMapping mapping;
    mapping.map(body.getArguments(), call.getOperands());
    OpBuilder builder(call);
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    for (auto [result, value] :
         llvm::zip_equal(call.getResults(), returnOp.getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(value));
    call.erase();
    // Nobody calls a private function from outside.
    if (callee.isPrivate() &&
        SymbolTable::symbolKnownUseEmpty(callee, callee->getParentOp()))
      callee.erase();
    return success();
  }
};

//===----------------------------------------------------------------------===//
// drop-function-results, drop-function-arguments
//===----------------------------------------------------------------------===//

class DropFunctionResults final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "drop-function-results"; }
  llvm::StringRef description() const override {
    return "drop results of functions";
  }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (auto function : module.getOps<func::FuncOp>())
      for (unsigned i = function.getNumResults(); i-- > 0;)
        sites.push_back({function, i});
  }

  LogicalResult reduce(const Site &site) override {
    auto function = cast<func::FuncOp>(site.op);
    unsigned number = site.number;
    llvm::SmallVector<func::CallOp> calls = callsOf(function);
    for (func::CallOp call : calls) {
      Value result = call.getResult(number);
      if (result.use_empty())
        continue;
      Value replacement = findReplacement(call, result.getType());
      if (!replacement)
        return failure();
      result.replaceAllUsesWith(replacement);
    }
    for (func::CallOp call : calls) {
      llvm::SmallVector<Type> types(call.getResultTypes());
      types.erase(types.begin() + number);
      func::CallOp rebuilt = rebuildCall(call, types, call.getOperands());
      unsigned next = 0;
      for (Value result : call.getResults())
        if (cast<OpResult>(result).getResultNumber() != number)
          result.replaceAllUsesWith(rebuilt.getResult(next++));
      call.erase();
    }
    function.walk(
        [&](func::ReturnOp returnOp) { returnOp->eraseOperand(number); });
    return function.eraseResult(number);
  }
};

class DropFunctionArguments final : public ModuleReducer {
public:
  llvm::StringRef name() const override { return "drop-function-arguments"; }
  llvm::StringRef description() const override {
    return "drop arguments of functions";
  }
  // A used argument becomes a constant.
  bool mayGrow() const override { return true; }

protected:
  void listSites(ModuleOp module, std::vector<Site> &sites) override {
    for (auto function : module.getOps<func::FuncOp>())
      if (!function.isExternal())
        for (unsigned i = function.getNumArguments(); i-- > 0;)
          sites.push_back({function, i});
  }

  LogicalResult reduce(const Site &site) override {
    auto function = cast<func::FuncOp>(site.op);
    unsigned number = site.number;
    Block &entry = function.getBody().front();
    BlockArgument argument = entry.getArgument(number);
    if (!argument.use_empty()) {
      Value other;
      for (BlockArgument each : entry.getArguments())
        if (each != argument && each.getType() == argument.getType()) {
          other = each;
          break;
        }
      if (!other)
        other = makeZero(&entry.front(), argument.getType());
      if (!other || other == argument)
        return failure();
      argument.replaceAllUsesWith(other);
    }
    for (func::CallOp call : callsOf(function)) {
      llvm::SmallVector<Value> operands(call.getOperands());
      operands.erase(operands.begin() + number);
      func::CallOp rebuilt = rebuildCall(call, call.getResultTypes(), operands);
      call.replaceAllUsesWith(rebuilt.getResults());
      call.erase();
    }
    return function.eraseArgument(number);
  }
};

//===----------------------------------------------------------------------===//
// rename-functions
//===----------------------------------------------------------------------===//

class RenameFunctions final : public Reducer {
public:
  llvm::StringRef name() const override { return "rename-functions"; }
  llvm::StringRef description() const override {
    return "name functions in order; the entry, or the last one that is not "
           "called, is `main`";
  }
  // With a `main` and, where that shows something else, without.
  unsigned numSites(const Subject &subject) override {
    return subject.entry.empty() ? 2 : 0;
  }
  unsigned maxChunk() const override { return 1; }

  LogicalResult apply(const Subject &, Candidate &candidate, unsigned begin,
                      unsigned) override {
    ModuleOp module = *candidate.module;
    func::FuncOp entry = module.lookupSymbol<func::FuncOp>(kEntryName);
    if (!entry && begin == 0) {
      for (auto function : module.getOps<func::FuncOp>())
        if (!function.isExternal() &&
            SymbolTable::symbolKnownUseEmpty(function, module))
          entry = function;
      if (!entry)
        return failure();
    }
    std::vector<std::pair<func::FuncOp, std::string>> names;
    unsigned number = 0;
    for (auto function : module.getOps<func::FuncOp>())
      names.emplace_back(function, function == entry
                                       ? kEntryName.str()
                                       : "f" + std::to_string(++number));
    if (begin == 0)
      entry.setPublic();
    // Through names that nobody has, so that none clashes on the way.
    for (llvm::StringRef prefix : {"__bufdiff_", ""})
      for (auto &[function, name] : names) {
        std::string to = (prefix + name).str();
        if (function.getSymName() == to)
          continue;
        auto attr = StringAttr::get(module.getContext(), to);
        if (module.lookupSymbol(attr) ||
            failed(SymbolTable::replaceAllSymbolUses(function, attr, module)))
          return failure();
        SymbolTable::setSymbolName(function, attr);
      }
    return success();
  }
};

} // namespace

std::unique_ptr<Reducer> createDropFunctions() {
  return std::make_unique<DropFunctions>();
}
std::unique_ptr<Reducer> createInlineCalls() {
  return std::make_unique<InlineCalls>();
}
std::unique_ptr<Reducer> createDropFunctionResults() {
  return std::make_unique<DropFunctionResults>();
}
std::unique_ptr<Reducer> createDropFunctionArguments() {
  return std::make_unique<DropFunctionArguments>();
}
std::unique_ptr<Reducer> createRenameFunctions() {
  return std::make_unique<RenameFunctions>();
}

} // namespace bufdiff
