//===- Blame.h - Where a copy would have helped -----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operation that wrote the wrong value says little about a fault: when the
// results of a call are not known to share a buffer, any write to one of them
// shows it. What names a fault is the tensor operand at which buffers came to
// be shared that may not be. It is found by experiment: of all operands at
// which buffers can come to be shared, a copy is made of one (in the module as
// given, where a copy never changes what the module means), and the path is
// asked again. Where the fault is gone, that copy is missing, or the analysis
// lost track of aliases there. This works for every path, whether it analyzes
// or not, and needs nothing of it.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_BLAME_H
#define BUFDIFF_HARNESS_CHECK_BLAME_H

#include "mlir/IR/BuiltinOps.h"
#include "oracle/compare/FindingKind.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace bufdiff {

/// The name of sites that are the arguments of blocks.
inline constexpr llvm::StringLiteral kBlockArgumentSite = "block argument";
/// The name of sites that are slices of fewer dimensions than the source.
inline constexpr llvm::StringLiteral kReducedSliceSite =
    "rank-reduced tensor.extract_slice";

/// A tensor operand of a module as given.
struct CopySite {
  /// In this order they name a fault best.
  enum class Group {
    /// The argument of a block that is one of several in its region. Not a
    /// copy: it is overwritten by itself, so that from then on the value in the
    /// buffer is that of an operation. Blocks are what analyses that think in
    /// nested regions overlook.
    BlockArgument,
    /// What a region or a function hands out.
    Terminator,
    /// What an iteration of a loop hands to the next. Apart, since many loops
    /// may not carry a new buffer.
    Carried,
    /// What the body of a loop takes from outside of it, where bufferization
    /// has no model of the loop, and what several arms of a choice take in a
    /// loop of blocks: copied at the start of the body, for each iteration
    /// anew.
    Captured,
    /// Goes to a buffer that was there before, and may be made in it from the
    /// start; then it is not the tensor's alone.
    Materialized,
    /// The operand is overwritten, and is written to itself before that. What
    /// heals is no copy but that somebody reads the old value: the operation
    /// itself does, and is not known to.
    Rewritten,
    /// The operand is overwritten; what becomes of it is copied as well as the
    /// operand, so that the operation is certain to write the copy, which has
    /// the old value. That of memory that nobody wrote.
    Isolated,
    /// What a call takes that an earlier operand of it is as well, or a view of
    /// the same tensor. The callee may write both, and takes them for two.
    PassedAgain,
    /// A result that comes from no operand: what is read of a global.
    Loaded,
    /// What the first iteration of a loop takes for what iterations hand on.
    /// The body may write it under its other name, too.
    Init,
    /// Results may share the operand's buffer.
    Alias,
    /// The operand is overwritten.
    Write,
    /// The operand goes to somewhere that is no result.
    Stored,
    /// A slice that drops dimensions. Not a copy: it is taken with all of them
    /// and collapsed, which means the same. Passes that fold a constant into a
    /// slice may mistake which dimensions it drops.
    ReducedSlice,
  };
  /// The number of the operation in a walk; the same in every copy. Of the
  /// argument of a block it is the block's first one.
  unsigned op = 0;
  /// Or the number of the argument, of the result, or of the captured value in
  /// the order of its first use.
  unsigned operand = 0;
  Group group = Group::Write;
  /// The operation's name, in words where it is not a copy of what it takes
  /// that is made, and what it takes: `value`, `view` or `constant`.
  std::string name, source;
  /// Of several that heal, the most suspicious is blamed. There is hardly
  /// anything to get wrong in a branch and where a region ends that runs once
  /// and is one of one; little in what parallel iterations insert, and in an
  /// old value that is known to be read or is not read; much where models do
  /// not relate what is yielded to a result of the operation around, and where
  /// they deny that an old value is read.
  enum class Suspicion { Much, Some, Little, Hardly };
  Suspicion suspicion = Suspicion::Some;
  /// The number of the function that it is in.
  unsigned function = 0;
  /// Of a terminator the operation that it ends; else as contextOf says it.
  std::string context;
};

/// In the order of the walk.
std::vector<CopySite> findCopySites(mlir::ModuleOp module);

/// Copies the operands of all sites, and writes block arguments. `module` is
/// the one that they were found in, or a copy.
void insertCopies(mlir::ModuleOp module,
                  llvm::ArrayRef<const CopySite *> sites);

/// The name of the loop around an operation (`loop of blocks` where branches
/// make one), else of its function: of what is around it that, where it
/// matters, decides what happens.
llvm::StringRef contextOf(mlir::Operation *op);

/// Whether findings of a kind can be for want of a copy.
bool isForWantOfACopy(oracle::FindingKind kind);

/// What became of a fault when sites were copied.
enum class Healing {
  Remains,
  Gone,
  /// The path does not take the module with these copies: a loop that may not
  /// carry a new buffer, a region that holds no other operation.
  Refused,
  /// It does not, because its analysis sees a conflict that it cannot avoid.
  Noticed,
};

/// The sites to blame for a finding of `kind`, or none where no copy helps:
/// `op of sources:context` of terminators, else `op:context`. Where it is the
/// old value of what an operation overwrites, `op` is `old value of` it. `ask`
/// says what becomes of the fault once the given sites are copied. It is asked
/// of groups and of classes (all sites of one op and context), not of every
/// site: each question costs about as much as a check. Of several operations
/// that heal, the one that is called `writer` comes first: it wrote the value.
std::optional<std::string>
blameCopies(oracle::FindingKind kind, llvm::ArrayRef<CopySite> sites,
            llvm::function_ref<Healing(llvm::ArrayRef<const CopySite *>)> ask,
            llvm::StringRef writer = {});

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_BLAME_H
