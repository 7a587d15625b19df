//===- BufferizationState.h - State of the seed's system --------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The seed's patch is possible because one object owns everything that a call
// needs to bufferize: what aliases what, which buffer a tensor has, which ops
// are obsolete, and what the functions bufferized so far look like. This is
// that object on today's MLIR. Tensors and buffers meet at
// bufferization.to_tensor and bufferization.to_buffer, where the seed had
// TensorLoad and BufferCast.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_BUFFERIZATIONSTATE_H
#define BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_BUFFERIZATIONSTATE_H

#include "harness/bufferize/comprehensive/FuncModels.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include <functional>
#include <memory>
#include <vector>

namespace bufdiff::comprehensive {

/// Alignment, in bytes, of every allocation that bufferization makes. The
/// seed's value; upstream's differs, which tells the two apart in a dump.
inline constexpr unsigned kBufferAlignments = 128;

/// How bufferization allocates, frees and copies. Each may be replaced by a
/// user's own; bufferization then makes no allocation, deallocation or copy any
/// other way.
struct AllocationCallbacks {
  /// Allocates a buffer of `type`, with one value of `dynamicSizes` for every
  /// dynamic extent. `alignment` is in bytes.
  using AllocateFn = std::function<mlir::FailureOr<mlir::Value>(
      mlir::OpBuilder &, mlir::Location, mlir::MemRefType type,
      mlir::ValueRange dynamicSizes, unsigned alignment)>;
  using DeallocateFn =
      std::function<void(mlir::OpBuilder &, mlir::Location, mlir::Value)>;
  using CopyFn = std::function<mlir::LogicalResult(
      mlir::OpBuilder &, mlir::Location, mlir::Value from, mlir::Value to)>;

  AllocateFn allocate;
  /// Used for what the program itself frees (bufferization.dealloc_tensor).
  /// Bufferization does not decide lifetimes.
  DeallocateFn deallocate;
  CopyFn copy;
};

/// memref.alloc, memref.dealloc and memref.copy.
std::unique_ptr<AllocationCallbacks> defaultAllocationCallbacks();

struct BufferizationState;

/// A transformation that runs on a function after it was analyzed and before it
/// is bufferized. It may query and change the analysis, and may rewrite the
/// function at the tensor level.
struct PostAnalysisStep {
  virtual ~PostAnalysisStep();

  /// Ops with tensors that the step created must be added to `newOps`; they are
  /// analyzed afterwards.
  virtual mlir::LogicalResult
  run(mlir::func::FuncOp funcOp, BufferizationState &state,
      llvm::SmallVectorImpl<mlir::Operation *> &newOps) = 0;
};

/// Who bufferizes a call.
enum class CallBufferization {
  /// The BufferizableOpInterface model of func.call: the seed after its patch.
  Interface,
  /// The driver, before it asks any interface: the seed before its patch.
  Legacy,
};

struct BufferizationOptions {
  BufferizationOptions() : allocationFns(defaultAllocationCallbacks()) {}

  template <typename Step, typename... Args>
  void addPostAnalysisStep(Args &&...args) {
    postAnalysisSteps.push_back(
        std::make_unique<Step>(std::forward<Args>(args)...));
  }

  CallBufferization calls = CallBufferization::Interface;

  /// Never null.
  std::unique_ptr<AllocationCallbacks> allocationFns;

  /// Whether a function may return a buffer. If not, a function whose tensor
  /// result is neither an argument nor an allocation is rejected.
  bool allowReturnMemref = false;

  /// Do not bufferize: annotate ops with the in-place decisions.
  bool testAnalysisOnly = false;

  /// Run in this order on every function.
  std::vector<std::unique_ptr<PostAnalysisStep>> postAnalysisSteps;
};

/// What happens to one result of a bufferized function.
struct ResultPlan {
  enum class Kind {
    /// Not a tensor.
    Forwarded,
    /// Always the buffer of argument `index`: not returned.
    FoldsOntoArgument,
    /// Always the buffer of one allocation in the callee, which becomes the
    /// `index`-th additional argument.
    HoistedAllocation,
    /// Returned as a memref.
    Returned,
  };
  Kind kind = Kind::Forwarded;
  unsigned index = 0;
  /// HoistedAllocation: the allocation.
  mlir::Operation *allocation = nullptr;
  /// Type of the buffer (Returned, HoistedAllocation) or of the value
  /// (Forwarded).
  mlir::Type type;
};

/// The state of one bufferization: the analysis' results, and how far the IR
/// has been rewritten. Models of BufferizableOpInterface receive it as its base
/// class, which is how the model of func.call finds it without global state.
struct BufferizationState : public mlir::bufferization::BufferizationState {
  BufferizationState(mlir::ModuleOp module,
                     const BufferizationOptions &options);

  // The models hold references to it.
  BufferizationState(const BufferizationState &) = delete;

  /// The state that `state` is the base of. Only this directory's models may
  /// call it, which are asked only while there is such a state.
  static const BufferizationState &
  get(const mlir::bufferization::BufferizationState &state) {
    return static_cast<const BufferizationState &>(state);
  }
  static BufferizationState &
  get(mlir::bufferization::BufferizationState &state) {
    return static_cast<BufferizationState &>(state);
  }

  /// Maps tensors to their buffers.
  void mapBuffer(mlir::ValueRange tensors, mlir::ValueRange buffers);
  void mapBuffer(mlir::Value tensor, mlir::Value buffer);

  /// Maps a value that is not a tensor to another value.
  void mapValue(mlir::Value from, mlir::Value to);

  /// The buffer of a tensor: what it was made from by to_tensor, else what it
  /// is mapped to, else null.
  mlir::Value lookupBuffer(mlir::Value tensor) const;

  /// The value that a (non-tensor) value is mapped to, else null.
  mlir::Value lookupValue(mlir::Value value) const;

  /// Whether the value, tensor or not, is mapped.
  bool isMapped(mlir::Value value) const;

  /// As `lookupBuffer`, but a tensor without a buffer gets one: a to_buffer op
  /// at the insertion point, of the type that its owner predicts.
  mlir::FailureOr<mlir::Value> getBuffer(mlir::RewriterBase &rewriter,
                                         mlir::Value tensor);

  /// Marks `op` as obsolete, so that it is deleted after bufferization.
  void markOpObsolete(mlir::Operation *op);

  /// Erases all ops that were marked obsolete.
  void eraseObsoleteOps();

  /// The function that a call calls. Null when there is none.
  mlir::func::FuncOp getCalledFunction(mlir::func::CallOp callOp) const;

  /// Analyzes anew from scratch; everything decided so far is forgotten.
  void resetAnalysis();

  /// Made when it is first asked for: the bufferization of a module whose
  /// copies are explicit needs none.
  mlir::bufferization::OneShotAnalysisState &getAnalysis() {
    if (!analysis)
      resetAnalysis();
    return *analysis;
  }

  /// The options that op models see. They allocate and copy through
  /// `allocationFns`.
  const mlir::bufferization::OneShotBufferizationOptions &
  getModelOptions() const {
    return modelOptions;
  }

  ScopedFuncModels models;

  mlir::ModuleOp module;

  /// Helpers for creating allocations, deallocations and copies.
  AllocationCallbacks &allocationFns;

  bool allowReturnMemref;

  /// The rewriter of this bufferization. Every change of the IR goes through
  /// it, so that the driver hears of it.
  mlir::IRRewriter rewriter;

  /// The mapping of tensors to buffers. May also contain mappings of non-tensor
  /// values. Only of the function being bufferized.
  mlir::IRMapping mapping;

  /// Obsolete ops that are deleted after bufferization.
  llvm::SmallVector<mlir::Operation *> obsoleteOps;

  /// The types of the functions whose calls (or boundaries) were bufferized.
  llvm::DenseMap<mlir::func::FuncOp, mlir::FunctionType>
      bufferizedFunctionTypes;

  /// What becomes of every result of the functions whose body was bufferized.
  llvm::DenseMap<mlir::func::FuncOp, llvm::SmallVector<ResultPlan>> resultPlans;

  /// The allocations that this bufferization made and that still exist. Only
  /// asked, never iterated over.
  llvm::DenseSet<mlir::Operation *> allocations;

private:
  mlir::bufferization::OneShotBufferizationOptions modelOptions;
  /// Owns the alias and equivalence sets and the in-place decisions. May be
  /// null.
  std::unique_ptr<mlir::bufferization::OneShotAnalysisState> analysis;
  mutable mlir::SymbolTableCollection symbolTables;
};

} // namespace bufdiff::comprehensive

#endif // BUFDIFF_HARNESS_BUFFERIZE_COMPREHENSIVE_BUFFERIZATIONSTATE_H
