//===- Observed.cpp - Values as a run saw them
//------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What leads to a value rarely matters for what is done wrong with it. The
// module is run once with a call of an external function behind every
// operation; the trace then holds what each of them computed, and a constant
// can take its place.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/ModuleReducer.h"
#include "harness/reduce/Values.h"
#include "harness/reduce/reducers/Reducers.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "oracle/compare/BoundaryMap.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Program.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace bufdiff {
namespace {

class ReplaceByObserved final : public Reducer {
public:
  llvm::StringRef name() const override { return "replace-by-observed"; }
  llvm::StringRef description() const override {
    return "replace operations by the constant that a run computed there";
  }
  // A constant of dynamic shape needs a cast.
  bool mayGrow() const override { return true; }

  unsigned numSites(const Subject &subject) override {
    observe(subject);
    return sites.size();
  }

  LogicalResult apply(const Subject &, Candidate &candidate, unsigned begin,
                      unsigned end) override {
    std::vector<Operation *> ops = opsInReverse(*candidate.module);
    bool changed = false;
    for (unsigned i = begin; i < std::min<size_t>(end, sites.size()); ++i) {
      Operation *op = ops[sites[i].op];
      Value value = makeObserved(op, op->getResult(0).getType(), sites[i].seen);
      if (!value)
        continue;
      op->getResult(0).replaceAllUsesWith(value);
      op->erase();
      changed = true;
    }
    return success(changed);
  }

private:
  struct Observed {
    /// In the order of opsInReverse.
    unsigned op = 0;
    oracle::ObservedValue seen;
  };

  /// Whether a call can stand behind the op, and its value be seen.
  static bool isObservable(Operation *op) {
    return isBodyOp(op) && op->getNumResults() == 1 && !op->use_empty() &&
           !op->hasTrait<OpTrait::ConstantLike>() &&
           isa<IntegerType, IndexType, FloatType, RankedTensorType>(
               op->getResult(0).getType()) &&
           (isa<func::FuncOp>(op->getParentOp()) ||
            isa<scf::SCFDialect>(op->getParentOp()->getDialect()));
  }

  void observe(const Subject &subject) {
    sites.clear();
    constexpr llvm::StringLiteral kPrefix = "__bufdiff_see_";
    ModuleOp given = subject.module;
    OwningOpRef<ModuleOp> module(given.clone());
    std::vector<Operation *> ops = opsInReverse(*module);
    for (auto [number, op] : llvm::enumerate(ops)) {
      if (!isObservable(op))
        continue;
      std::string name = (kPrefix + llvm::Twine(number)).str();
      OpBuilder builder(op->getContext());
      builder.setInsertionPointToEnd(module->getBody());
      auto type = builder.getFunctionType(op->getResultTypes(), {});
      func::FuncOp::create(builder, op->getLoc(), name, type).setPrivate();
      builder.setInsertionPointAfter(op);
      func::CallOp::create(builder, op->getLoc(), name, TypeRange(),
                           op->getResults());
    }

    std::unique_ptr<oracle::Program> program =
        oracle::Program::decode(*module, *subject.ops);
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    llvm::StringMap<oracle::ObservedValue> seen;
    auto run = [&](func::FuncOp entry) {
      std::string why;
      FailureOr<oracle::InputSet> inputs = oracle::makeInputs(entry, 0, why);
      if (failed(inputs))
        return;
      oracle::Observation observation =
          oracle::observe(*program, entry.getSymName(),
                          *boundary.lookup(entry.getSymName()), *inputs, {});
      // The first time counts; a run that fails shows what came before.
      for (oracle::TraceEvent &event : observation.trace)
        if (event.kind == oracle::TraceEvent::Kind::Call &&
            llvm::StringRef(event.text).starts_with(kPrefix) &&
            event.values.size() == 1)
          seen.try_emplace(event.text, std::move(event.values.front()));
    };
    llvm::StringRef wanted =
        subject.entry.empty() ? llvm::StringRef(kEntryName) : subject.entry;
    auto entry = module->lookupSymbol<func::FuncOp>(wanted);
    if (entry && !entry.isExternal()) {
      run(entry);
    } else {
      for (auto function : module->getOps<func::FuncOp>())
        if (!function.isExternal())
          run(function);
    }
    for (unsigned number = 0; number < ops.size(); ++number) {
      auto it = seen.find((kPrefix + llvm::Twine(number)).str());
      if (it != seen.end())
        sites.push_back({number, it->second});
    }
  }

  std::vector<Observed> sites;
};

} // namespace

std::unique_ptr<Reducer> createReplaceByObserved() {
  return std::make_unique<ReplaceByObserved>();
}

} // namespace bufdiff
