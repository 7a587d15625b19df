//===- Generator.h - Random modules of tensor functions ---------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_GENERATOR_H
#define BUFDIFF_HARNESS_GENERATOR_GENERATOR_H

#include "harness/bufferize/PathLimits.h"
#include "harness/generator/ChoiceSequence.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <array>
#include <string>
#include <vector>

namespace bufdiff {

/// How a profile bends the weights and sizes of the random call graphs.
struct Profile {
  llvm::StringRef name;
  llvm::StringRef description;
};

/// Every profile, `mixed` (the default) first.
llvm::ArrayRef<Profile> allProfiles();
/// Null when there is no such profile.
const Profile *lookupProfile(llvm::StringRef name);

class RuleTable;

/// Where a row was applied. A row in a loop in a callee counts under both.
enum class RowPlace : uint8_t {
  Body,     // of a function, outside of regions
  Branch,   // in a region that is no loop
  Loop,     // in an scf.for or scf.while
  Parallel, // in an scf.forall or scf.parallel
  Callee,   // in another function than the entry
};
inline constexpr unsigned kNumRowPlaces = 5;

/// What was drawn, added up over the modules generated with it.
struct GenerationStats {
  /// How often each row was applied, in the order of the table.
  std::vector<uint32_t> rowsApplied;
  /// The same by place.
  std::vector<std::array<uint32_t, kNumRowPlaces>> rowPlaces;
};

struct GeneratorOptions {
  const Profile *profile = nullptr; // null: mixed
  /// What the module must avoid, for the paths that will see it.
  PathLimits limits;
  /// What can be generated; null: RuleTable::builtin(). A table with more rows
  /// is how another dialect is fuzzed. Must outlive the call.
  const RuleTable *rules = nullptr;
  /// Counted into where not null.
  GenerationStats *stats = nullptr;
};

/// The entry function of every generated module.
inline constexpr llvm::StringLiteral kEntryName = "main";

/// The module that `choices` stands for: a call graph of tensor functions that
/// verifies and is free of undefined behaviour for every input that the
/// entry's signature allows (dynamic extents of 0 and more included). The same
/// choices give the same text in every context.
mlir::OwningOpRef<mlir::ModuleOp>
generateModule(mlir::MLIRContext *context, ChoiceSequence &choices,
               const GeneratorOptions &options);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_GENERATOR_H
