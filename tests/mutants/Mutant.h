//===- Mutant.h - One bufferization that is wrong on purpose ----*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fuzzer that reports nothing is either lucky or blind. Mutants tell which: a
// mutant is a path with one small fault of a kind that really happens, and the
// harness has to find it.
//
// A fault is a set of hooks, never a line in the product: hooks see what the
// bufferization models answer, what the analysis has decided, and the IR that
// comes out. The library is linked by tests and by `bufdiff-mutants` only.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_MUTANTS_MUTANT_H
#define BUFDIFF_TESTS_MUTANTS_MUTANT_H

#include "harness/bufferize/Path.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "oracle/compare/FindingKind.h"
#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

namespace bufdiff::mutants {

enum class Family {
  /// How the seed's system rewrites a call.
  CallRewrite,
  /// What a model or the analysis answers.
  Analysis,
  /// The IR that bufferization leaves.
  BufferizedIr,
  /// Whether modules are taken, what they print as, whether a run ends.
  Diagnostics,
};

llvm::StringRef familyName(Family family);

/// The bufferization that the fault is put into.
enum class Base {
  OneShot,
  /// One-Shot that analyzes from the top down: what an op relates is known when
  /// its users are decided about.
  TopDown,
  /// One-Shot with allow-return-allocs-from-loops: buffers made in a loop can
  /// outlive the iteration.
  ReturnAllocs,
  Interface,
  /// One-Shot followed by upstream's ownership-based deallocation.
  Deallocation,
};

/// The hooks of a fault; those that are not set change nothing. Whatever a hook
/// changes it reports to `noteFault` (MutantPath.h).
struct Hooks {
  using Analysis = mlir::bufferization::AnalysisState;
  using Answer = std::function<bool(mlir::Operation *, mlir::OpOperand &,
                                    const Analysis &, bool answer)>;

  /// The answers of every model of BufferizableOpInterface.
  Answer reads, writes;
  std::function<mlir::bufferization::AliasingValueList(
      mlir::Operation *, mlir::OpOperand &, const Analysis &,
      mlir::bufferization::AliasingValueList)>
      aliasingValues;
  std::function<mlir::bufferization::AliasingOpOperandList(
      mlir::Operation *, mlir::Value, const Analysis &,
      mlir::bufferization::AliasingOpOperandList)>
      aliasingOperands;
  std::function<bool(mlir::Operation *, mlir::Value, const Analysis &,
                     bool answer)>
      writable;
  std::function<bool(mlir::Operation *, mlir::OpOperand *read,
                     mlir::OpOperand *conflicting, const Analysis &,
                     bool answer)>
      notConflicting;
  std::function<bool(mlir::Operation *, bool answer)> elementwise;
  std::function<bool(mlir::Operation *, bool answer)> repetitive, parallel;
  std::function<mlir::LogicalResult(mlir::Operation *, mlir::LogicalResult)>
      verifyAnalysis;
  /// Around a model's `bufferize`.
  std::function<mlir::LogicalResult(
      mlir::Operation *, mlir::RewriterBase &,
      mlir::bufferization::BufferizationState &,
      llvm::function_ref<mlir::LogicalResult()> original)>
      bufferize;

  /// The decisions of the whole module, before copies are made of them. Only
  /// with Base::OneShot.
  std::function<void(mlir::ModuleOp,
                     mlir::bufferization::OneShotAnalysisState &)>
      decisions;
  /// The module with its copies explicit. Only with Base::OneShot.
  std::function<void(mlir::ModuleOp)> copies;

  /// The module before and after the path.
  std::function<mlir::LogicalResult(mlir::ModuleOp)> input;
  std::function<mlir::LogicalResult(mlir::ModuleOp)> output;
};

struct Mutant {
  std::string name;
  Family family = Family::BufferizedIr;
  /// What is wrong, in a line.
  std::string fault;
  /// For which inputs it makes no difference, and why; for all of them where
  /// `equivalent` is set.
  std::string equivalentFor;
  bool equivalent = false;
  Base base = Base::OneShot;
  /// Whether `legacy` judges it too.
  bool withLegacy = false;
  /// What the generator makes modules of; null: `mixed`.
  std::string profile;
  /// The limits that its modules keep, where not those of the base; the base
  /// may then reject them.
  std::optional<PathLimits> limits;
  /// What it may be killed by. A finding of another kind says that the fault is
  /// not the one that the name says.
  std::vector<oracle::FindingKind> kinds;
  Hooks hooks;
};

/// The paths that a mutant's modules are checked with, the mutant's own first.
/// It bears the name of its base.
std::vector<std::unique_ptr<Path>> makePaths(const Mutant &mutant);
/// The same paths without the fault.
std::vector<std::unique_ptr<Path>> makeBasePaths(const Mutant &mutant);

/// All mutants, by family. Names are unique.
const std::vector<Mutant> &allMutants();

/// The table of docs/mutants.md.
std::string mutantTable();

using MutantList = std::vector<Mutant>;
void addCallMutants(MutantList &list);
void addAnalysisMutants(MutantList &list);
void addIrMutants(MutantList &list);
void addDiagnosticMutants(MutantList &list);

} // namespace bufdiff::mutants

#endif // BUFDIFF_TESTS_MUTANTS_MUTANT_H
