//===- ModuleState.h - What holds for a whole module ------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decisions made once per module: which rows the swarm left enabled, and a few
// element types and shapes that all functions share. Without common shapes,
// values of different functions would rarely fit into one op, and aliasing
// needs them to meet.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_MODULESTATE_H
#define BUFDIFF_HARNESS_GENERATOR_MODULESTATE_H

#include "harness/generator/GenContext.h"
#include "harness/generator/Generator.h"
#include "harness/generator/Profiles.h"
#include "harness/generator/Rule.h"
#include <array>
#include <deque>

namespace bufdiff {

struct ModuleState {
  struct PaletteShape {
    Shape shape; // all extents known
    mlir::Type elem;
  };
  /// A variable of the module.
  struct Global {
    std::string name;
    mlir::Type type; // a tensor of known shape
    Shape shape;
    bool isConstant = false;
  };
  struct Enabled {
    llvm::SmallVector<const Rule *, 16> rules;
    uint32_t weight = 0; // of all of them
  };

  ModuleState(const RuleTable &table, const ProfileSettings &profile,
              const PathLimits &limits)
      : table(table), profile(profile), limits(limits) {}

  const RuleTable &table;
  const ProfileSettings &profile;
  PathLimits limits;
  GenerationStats *stats = nullptr;

  llvm::SmallVector<PaletteShape, 4> palette;
  llvm::SmallVector<mlir::Type, 4> elems;
  llvm::SmallVector<Global, 2> globals;

  std::array<Enabled, kNumRuleCategories> enabled;
  std::array<uint32_t, kNumRuleCategories> categoryWeights = {};
  Enabled writers;

  /// Callees before callers. A deque, since rules hold references.
  std::deque<FunctionSummary> functions;
  void countRule(const Rule &rule, const GenContext &where);
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_MODULESTATE_H
