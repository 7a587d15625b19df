//===- PathLimits.h - What a path cannot take -------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A path states its limits here, and the generator keeps inside the union of
// the limits of the paths that will see its module. Limits narrow what is
// generated; they never loosen what is compared.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_PATHLIMITS_H
#define BUFDIFF_HARNESS_BUFFERIZE_PATHLIMITS_H

namespace bufdiff {

/// Each flag names something the path documents as unsupported.
struct PathLimits {
  bool noRecursion = false;
  /// More than one func.return in a function.
  bool noSeveralReturns = false;
  /// cf branches with tensor block arguments.
  bool noUnstructuredControlFlow = false;
  /// Calls of functions without a body that return a tensor.
  bool noExternalTensorResults = false;
  bool noUnrankedTensors = false;
  /// Tensors returned that are neither an argument nor an allocation.
  bool noReturnedViews = false;
  /// Elementwise arithmetic on whole tensors, which has no bufferization of its
  /// own: a pass turns it into linalg first.
  bool noElementwiseOnTensors = false;
  /// Other ops that MLIR 22 has no bufferization of: tensor.gather,
  /// tensor.scatter, tensor.bitcast, linalg.pack, linalg.unpack, cf.switch,
  /// ml_program.global_load_const, ub.poison of a tensor.
  bool noOpsWithoutModels = false;
  /// Ops that hand a fresh allocation out of a loop body.
  bool noAllocationsYieldedFromLoops = false;
  /// Regions that run in parallel (scf.forall, scf.parallel) and write tensors.
  bool noParallelRegions = false;
  /// Tensors of dynamic size that a function returns.
  bool noDynamicResults = false;
  /// bufferization.dealloc_tensor.
  bool noExplicitDeallocation = false;
  /// tensor.from_elements of vectors. MLIR 22 folds it to a constant of which
  /// the elements were never written, so that anything may come of it.
  bool noVectorsAsElements = false;

  /// The limits of two paths together.
  PathLimits unite(const PathLimits &other) const {
    PathLimits both;
    both.noRecursion = noRecursion || other.noRecursion;
    both.noSeveralReturns = noSeveralReturns || other.noSeveralReturns;
    both.noUnstructuredControlFlow =
        noUnstructuredControlFlow || other.noUnstructuredControlFlow;
    both.noExternalTensorResults =
        noExternalTensorResults || other.noExternalTensorResults;
    both.noUnrankedTensors = noUnrankedTensors || other.noUnrankedTensors;
    both.noReturnedViews = noReturnedViews || other.noReturnedViews;
    both.noElementwiseOnTensors =
        noElementwiseOnTensors || other.noElementwiseOnTensors;
    both.noOpsWithoutModels = noOpsWithoutModels || other.noOpsWithoutModels;
    both.noAllocationsYieldedFromLoops =
        noAllocationsYieldedFromLoops || other.noAllocationsYieldedFromLoops;
    both.noParallelRegions = noParallelRegions || other.noParallelRegions;
    both.noDynamicResults = noDynamicResults || other.noDynamicResults;
    both.noExplicitDeallocation =
        noExplicitDeallocation || other.noExplicitDeallocation;
    both.noVectorsAsElements = noVectorsAsElements || other.noVectorsAsElements;
    return both;
  }
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_BUFFERIZE_PATHLIMITS_H
