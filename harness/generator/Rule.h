//===- Rule.h - The table of what can be generated --------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What can be generated is a table: one row an op, or a way of using an op that
// bufferization treats differently. There is no central switch, so a downstream
// compiler adds rows for its dialect by starting from `RuleTable::builtin()`,
// adding to the copy and passing that in GeneratorOptions.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_RULE_H
#define BUFDIFF_HARNESS_GENERATOR_RULE_H

#include "harness/generator/GenContext.h"
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bufdiff {

/// What profiles bend. Rows are drawn in two steps, category first, so that a
/// new row competes only with rows of its own kind. Simplest first.
enum class RuleCategory : uint8_t {
  Access,  // single elements, dims, casts
  Scalar,  // arithmetic on scalars
  Create,  // new tensors
  Slice,   // extract_slice, insert_slice and relatives
  Compute, // whole-tensor destination-style ops
  Branch,  // scf.if and relatives, select
  Loop,    // scf.for, scf.while, scf.forall
  Call,    // func.call
  Trace,   // what shows outside: prints
  Idiom,   // patterns of several ops whose aliasing is hard to analyze
  Border,  // where tensors meet buffers
  Global,  // variables of the module
  Jump,    // branches between blocks
};
inline constexpr unsigned kNumRuleCategories = 13;

llvm::StringRef stringifyRuleCategory(RuleCategory category);

struct Rule {
  /// The op's name, or op name and variant: `linalg.generic.transposed`.
  /// Unique in a table.
  std::string name;
  /// One line, for `bufdiff list ops`.
  std::string description;
  RuleCategory category = RuleCategory::Access;
  /// Relative to the other rows of the category; 0 is never drawn by chance.
  uint32_t weight = 10;

  /// Takes one of the buffers that the entry was given.
  bool takesBuffer = false;

  /// A limit that excludes the row wherever it is set; null: none does.
  bool PathLimits::*excludedBy = nullptr;

  bool isExcluded(const PathLimits &limits) const {
    return excludedBy && limits.*excludedBy;
  }

  /// Whether `apply` can succeed here. A cheap necessary condition; null means
  /// always.
  std::function<bool(const GenContext &)> canApply;

  /// Builds the row's ops at the context's insertion point and puts the results
  /// in scope. Failure means nothing suitable was in scope and nothing was
  /// built that has an effect; the caller draws another row.
  std::function<mlir::LogicalResult(GenContext &)> apply;

  /// For rows that write a destination: writes into `dest` as given, puts the
  /// result (same shape and element type, same static dims) in scope and
  /// returns it; nothing when this row cannot write such a tensor. Null for
  /// other rows. Loops, branches and idioms build themselves of these.
  std::function<std::optional<TensorValue>(GenContext &, TensorValue dest)>
      write;
};

class RuleTable {
public:
  /// bufdiff's own rows.
  static const RuleTable &builtin();

  /// Adds a row; asserts that its name is new.
  void add(Rule rule);
  /// Null when there is no such row.
  const Rule *lookup(llvm::StringRef name) const;
  llvm::ArrayRef<Rule> rules() const { return rows; }

private:
  std::vector<Rule> rows;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_RULE_H
