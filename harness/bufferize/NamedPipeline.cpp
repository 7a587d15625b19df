//===- NamedPipeline.cpp - Pipelines that people use ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of passes, and what goes with what, is that of MLIR's own pages on
// bufferization and on ownership-based deallocation, and of the passes'
// descriptions.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/NamedPipeline.h"

namespace bufdiff {
namespace {

#define ONE_SHOT "one-shot-bufferize{bufferize-function-boundaries}"
#define ONE_SHOT_IDENTITY                                                      \
  "one-shot-bufferize{bufferize-function-boundaries "                          \
  "function-boundary-type-conversion=identity-layout-map}"

/// Passes that change the tensor program before it is analyzed change what the
/// generator had seen to. Which values of a loop are equivalent: One-Shot's
/// documentation says that it takes a loop only if they are. What is written
/// within a vector.mask, which has no place for a copy. Which memory spaces
/// meet in a branch or a select. Who else has the destination of a
/// bufferization.materialize_in_destination: where a full overwrite of it is
/// folded to the value written, the destination becomes a tensor that is read
/// later or a constant, and "because the destination tensor is read-only or
/// because its original contents are still read later", the operation's
/// documentation says, "the input IR fails to bufferize".
constexpr llvm::StringRef kChangedBefore[] = {
    "is not equivalent to the corresponding iter bbArg",
    "'vector.mask' op body must bufferize in-place",
    "inconsistent memory space on then/else branches",
    "inconsistent memory space on true/false operands",
    "cannot avoid RaW conflict",
    "'bufferization.materialize_in_destination' op not bufferizable under the "
    "given constraints: would write to read-only buffer"};

/// "Only structured control-flow loops are supported", ownership-based
/// deallocation says of blocks that branch back.
constexpr llvm::StringRef kLoopsOfBlocks[] = {
    "Only structured control-flow loops are supported"};
constexpr llvm::StringRef kOfAll[] = {
    kChangedBefore[0], kChangedBefore[1], kChangedBefore[2], kChangedBefore[3],
    kChangedBefore[4], kChangedBefore[5], kLoopsOfBlocks[0]};
static_assert(std::size(kOfAll) ==
              std::size(kChangedBefore) + std::size(kLoopsOfBlocks));

PathLimits elementwiseLimits() {
  PathLimits limits = oneShotLimits();
  limits.noElementwiseOnTensors = false;
  return limits;
}

/// "This currently only works for static shaped memrefs", the pass says.
PathLimits outParamLimits() {
  PathLimits limits = oneShotLimits();
  limits.noDynamicResults = true;
  return limits;
}

/// Deallocation passes reject what frees memory by hand, and say so. Passes on
/// tensors may put one tensor in the place of an equal one, as behind a copy,
/// or of an empty one the place where it is inserted, and so use one that was
/// freed: to them a tensor is a value.
PathLimits deallocationLimits() {
  PathLimits limits = oneShotLimits();
  limits.noExplicitDeallocation = true;
  return limits;
}

/// Calls of private functions are replaced by others that return ownership too,
/// and MLIR 22.1.8 still asks liveness about the old ones where a block uses a
/// result of another block: memory that was freed is read, and anything may
/// come of it (corpus/known-bugs/ownership-of-result-in-later-block.mlir).
PathLimits dynamicOwnershipLimits() {
  PathLimits limits = deallocationLimits();
  limits.noUnstructuredControlFlow = true;
  return limits;
}

/// Passes that fold, too: a constant of vectors is one of memory that nobody
/// wrote (corpus/known-bugs/from-elements-of-vectors.mlir).
PathLimits foldingLimits() {
  PathLimits limits = deallocationLimits();
  limits.noVectorsAsElements = true;
  return limits;
}

constexpr NamedPipeline kPipelines[] = {
    // Before.
    {"pipeline:canonicalize", "canonicalize and cse, then One-Shot",
     "canonicalize,cse," ONE_SHOT, 15, foldingLimits, kChangedBefore},
    {"pipeline:licm", "loop-invariant-code-motion, then One-Shot",
     "loop-invariant-code-motion," ONE_SHOT, 15, oneShotLimits, kChangedBefore},
    {"pipeline:eliminate-empty-tensors",
     "eliminate-empty-tensors, then One-Shot",
     "eliminate-empty-tensors," ONE_SHOT, 30, deallocationLimits,
     kChangedBefore},
    {"pipeline:empty-to-alloc", "empty-tensor-to-alloc-tensor, then One-Shot",
     "empty-tensor-to-alloc-tensor," ONE_SHOT, 10, foldingLimits,
     kChangedBefore},
    {"pipeline:elementwise", "convert-elementwise-to-linalg, then One-Shot",
     "convert-elementwise-to-linalg," ONE_SHOT, 15, elementwiseLimits,
     kChangedBefore},
    // A fifth of all modules is rejected then: not drawn.
    {"pipeline:fuse-linalg", "linalg ops generalized and fused, then One-Shot",
     "linalg-generalize-named-ops,linalg-fuse-elementwise-ops," ONE_SHOT, 0,
     foldingLimits, kChangedBefore},
    // Results of functions.
    {"pipeline:drop-results",
     "One-Shot, then results that are arguments are dropped",
     ONE_SHOT ",drop-equivalent-buffer-results",
     15,
     oneShotLimits,
     {}},
    {"pipeline:out-params",
     "One-Shot with identity layouts, then results of private functions "
     "become arguments",
     ONE_SHOT_IDENTITY
     ",drop-equivalent-buffer-results,buffer-results-to-out-params",
     15,
     outParamLimits,
     {}},
    {"pipeline:out-params-public",
     "One-Shot with identity layouts, then results of all functions become "
     "arguments",
     ONE_SHOT_IDENTITY
     ",buffer-results-to-out-params{modify-public-functions add-result-attr}",
     15,
     outParamLimits,
     {}},
    // Seldom, because MLIR 22.1.8 damages its own memory in some modules.
    {"pipeline:out-params-hoisted",
     "the same, and allocations of results move to callers",
     ONE_SHOT_IDENTITY ",buffer-results-to-out-params{modify-public-functions "
                       "hoist-static-allocs}",
     1,
     outParamLimits,
     {}},
    // Allocations.
    {"pipeline:hoisting",
     "One-Shot, then buffer-hoisting and buffer-loop-hoisting",
     ONE_SHOT ",buffer-hoisting,buffer-loop-hoisting",
     15,
     oneShotLimits,
     {}},
    {"pipeline:stack",
     "One-Shot, then promote-buffers-to-stack",
     ONE_SHOT ",promote-buffers-to-stack",
     15,
     oneShotLimits,
     {}},
    {"pipeline:deallocation",
     "One-Shot with identity layouts, then buffer-deallocation-pipeline",
     ONE_SHOT_IDENTITY ",buffer-deallocation-pipeline", 10, deallocationLimits,
     kLoopsOfBlocks},
    {"pipeline:deallocation-dynamic",
     "the same, where private functions return who owns what, then "
     "optimize-allocation-liveness",
     ONE_SHOT_IDENTITY
     ",ownership-based-buffer-deallocation{private-function-dynamic-ownership},"
     "canonicalize,buffer-deallocation-simplification,"
     "bufferization-lower-deallocations,cse,canonicalize,"
     "optimize-allocation-liveness",
     5, dynamicOwnershipLimits, kLoopsOfBlocks},
    // Lowering.
    {"pipeline:loops",
     "One-Shot, then linalg ops become loops",
     ONE_SHOT ",convert-linalg-to-loops",
     10,
     oneShotLimits,
     {}},
    {"pipeline:cf",
     "One-Shot, then linalg ops become loops, and loops branches",
     ONE_SHOT ",convert-linalg-to-loops,lower-affine,convert-scf-to-cf",
     10,
     oneShotLimits,
     {}},
    {"pipeline:strided-metadata",
     "One-Shot, then expand-strided-metadata and lower-affine",
     ONE_SHOT ",expand-strided-metadata,lower-affine",
     5,
     oneShotLimits,
     {}},
    {"pipeline:all",
     "what the documentation puts in a row, from eliminate-empty-tensors to "
     "branches",
     "eliminate-empty-tensors,cse," ONE_SHOT_IDENTITY
     ",drop-equivalent-buffer-results,buffer-hoisting,buffer-loop-hoisting,"
     "promote-buffers-to-stack,buffer-deallocation-pipeline,"
     "convert-bufferization-to-memref,convert-linalg-to-loops,lower-affine,"
     "convert-scf-to-cf,canonicalize",
     2, deallocationLimits, kOfAll},
};

#undef ONE_SHOT
#undef ONE_SHOT_IDENTITY

} // namespace

llvm::ArrayRef<NamedPipeline> namedPipelines() { return kPipelines; }

void registerNamedPipelines(PathRegistry &registry) {
  for (const NamedPipeline &pipeline : kPipelines)
    registry.add(createNamedPipelinePath(pipeline));
}

} // namespace bufdiff
