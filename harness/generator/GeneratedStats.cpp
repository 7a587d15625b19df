//===- GeneratedStats.cpp - What generated modules are like ---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generator/GeneratedStats.h"
#include "harness/generator/Rule.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"

using namespace mlir;

namespace bufdiff {

/// The longest chain of calls that starts in the function; a function that
/// calls itself counts once.
static unsigned callDepth(ModuleOp module, func::FuncOp function,
                          llvm::StringMap<unsigned> &known) {
  auto [entry, isNew] = known.try_emplace(function.getName(), 0);
  if (!isNew)
    return entry->second;
  unsigned depth = 0;
  function.walk([&](func::CallOp call) {
    if (auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee()))
      depth = std::max(depth, 1 + callDepth(module, callee, known));
  });
  return known[function.getName()] = depth;
}

bool GeneratedStats::add(ModuleOp module) {
  ++modules;
  {
    ScopedDiagnosticHandler quiet(module.getContext(),
                                  [](Diagnostic &) { return success(); });
    if (failed(verify(module))) {
      ++invalid;
      return false;
    }
  }
  unsigned deepest = 0;
  module->walk([&](Operation *op) {
    if (isa<ModuleOp>(op))
      return;
    if (isa<func::FuncOp>(op)) {
      ++functions;
      return;
    }
    ++ops;
    calls += isa<func::CallOp>(op);
    ++opCounts[op->getName().getStringRef().str()];
    unsigned depth = 0;
    for (Operation *at = op->getParentOp(); at && !isa<func::FuncOp>(at);
         at = at->getParentOp())
      ++depth;
    deepest = std::max(deepest, depth);
  });
  depths += deepest;
  maxDepth = std::max(maxDepth, deepest);
  llvm::StringMap<unsigned> known;
  if (auto main = module.lookupSymbol<func::FuncOp>(kEntryName)) {
    unsigned depth = callDepth(module, main, known);
    callDepths += depth;
    maxCallDepth = std::max(maxCallDepth, depth);
  }
  return true;
}

void GeneratedStats::print(llvm::raw_ostream &os, const GenerationStats &drawn,
                           const RuleTable &table) const {
  double each = std::max<uint64_t>(modules - invalid, 1);
  os << "modules " << modules << ", invalid " << invalid << ", undefined "
     << undefined << "\n";
  os << llvm::format("functions %.2f, calls %.2f, ops %.1f a module\n",
                     functions / each, calls / each, ops / each);
  os << llvm::format("regions nest %.2f deep (at most %u), calls %.2f (%u)\n",
                     depths / each, maxDepth, callDepths / each, maxCallDepth);
  os << llvm::format("generation %.1f us a module\n",
                     1e6 * generationSeconds / std::max<uint64_t>(modules, 1));
  os << "operands in place " << inPlace << ", out of place " << outOfPlace
     << llvm::format(", modules with an out-of-place decision %.1f%%\n",
                     100 * withOutOfPlace / each);
  os << "distinct decision features " << features << "\n";
  if (triedCopies > 0)
    os << llvm::format("a copy is necessary in %.1f%% of the modules (%llu of "
                       "%llu)\n",
                       100.0 * withNecessaryCopy / triedCopies,
                       (unsigned long long)withNecessaryCopy,
                       (unsigned long long)triedCopies);
  for (auto &[why, times] : undefinedWhy)
    os << "undefined " << times << " x " << why << "\n";
  for (auto &[why, times] : rejected)
    os << "rejected " << times << " x " << why << "\n";

  os << "\n"
     << llvm::left_justify("row", 50)
     << "applied    body  branch    loop parallel  callee\n";
  for (auto [number, rule] : llvm::enumerate(table.rules())) {
    uint32_t applied =
        number < drawn.rowsApplied.size() ? drawn.rowsApplied[number] : 0;
    os << llvm::left_justify(rule.name, 50) << llvm::format("%7u", applied);
    for (unsigned place = 0; place < kNumRowPlaces; ++place)
      os << llvm::format(" %7u", number < drawn.rowPlaces.size()
                                     ? drawn.rowPlaces[number][place]
                                     : 0);
    os << "\n";
  }
  os << "\n" << llvm::left_justify("op", 50) << "times\n";
  for (auto &[name, times] : opCounts)
    os << llvm::left_justify(name, 50) << llvm::format("%7u", unsigned(times))
       << "\n";
}

} // namespace bufdiff
