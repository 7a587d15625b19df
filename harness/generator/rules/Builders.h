//===- Builders.h - Steps that several rules share --------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_RULES_BUILDERS_H
#define BUFDIFF_HARNESS_GENERATOR_RULES_BUILDERS_H

#include "harness/generator/GenContext.h"
#include "harness/generator/ModuleState.h"
#include "harness/generator/Rule.h"

namespace bufdiff {

//===----------------------------------------------------------------------===//
// One function a dialect: adds its rows
//===----------------------------------------------------------------------===//

void registerArithRules(RuleTable &table);
void registerTensorRules(RuleTable &table);
void registerLinalgRules(RuleTable &table);
void registerScfRules(RuleTable &table);
void registerFuncRules(RuleTable &table);
void registerBufferizationRules(RuleTable &table);
void registerVectorRules(RuleTable &table);
void registerIdiomRules(RuleTable &table);
void registerReshapeRules(RuleTable &table);
void registerNamedLinalgRules(RuleTable &table);
void registerScfRegionRules(RuleTable &table);
void registerBorderRules(RuleTable &table);
void registerGlobalRules(RuleTable &table);
void registerJumpRules(RuleTable &table);
void registerTransferRules(RuleTable &table);
void registerElementwiseRules(RuleTable &table);
void registerUnmodelledRules(RuleTable &table);
void registerMemRefRules(RuleTable &table);
void registerAffineRules(RuleTable &table);
void registerCalleeIdiomRules(RuleTable &table);
void registerReuseIdiomRules(RuleTable &table);

//===----------------------------------------------------------------------===//
// arith
//===----------------------------------------------------------------------===//

/// How many ops on two values of a type there are without undefined behaviour;
/// `which` counts them, the plainest first.
inline constexpr unsigned kNumIntegerOps = 16;
inline constexpr unsigned kNumFloatOps = 8;
mlir::Value buildIntegerOp(GenContext &ctx, unsigned which, mlir::Value left,
                           mlir::Value right);
mlir::Value buildFloatOp(GenContext &ctx, unsigned which, mlir::Value left,
                         mlir::Value right);

/// Random contents for a constant of static shape.
mlir::DenseElementsAttr constantElements(GenContext &ctx,
                                         mlir::RankedTensorType type);
/// A dense or splat constant; the extents must be known.
TensorValue buildConstantTensor(GenContext &ctx, const Shape &shape,
                                mlir::Type elem);

//===----------------------------------------------------------------------===//
// tensor
//===----------------------------------------------------------------------===//

/// More elements than this make from_elements unreadable.
inline constexpr int64_t kMaxFromElements = 6;

/// Reads one element; the tensor must be defined and not empty here. The scalar
/// is put in scope.
mlir::Value buildExtract(GenContext &ctx, const TensorValue &tensor);
/// Nothing when the tensor may be empty.
std::optional<TensorValue> buildInsert(GenContext &ctx,
                                       const TensorValue &dest);
TensorValue buildFromElements(GenContext &ctx, const Shape &shape,
                              mlir::Type elem);
TensorValue buildGenerate(GenContext &ctx, const Shape &shape, mlir::Type elem);
/// What extract_slice gives and insert_slice takes, by the sizes' staticness.
mlir::RankedTensorType sliceType(const SliceSpec &spec, mlir::Type elem);
TensorValue buildExtractSlice(GenContext &ctx, const TensorValue &source,
                              const SliceSpec &spec);
/// `source` has the slice's reduced shape.
TensorValue buildInsertSlice(GenContext &ctx, const TensorValue &source,
                             const TensorValue &dest, const SliceSpec &spec);

//===----------------------------------------------------------------------===//
// linalg
//===----------------------------------------------------------------------===//

TensorValue buildFill(GenContext &ctx, const TensorValue &dest);
/// `source` has the shape and element type of `dest`.
TensorValue buildCopy(GenContext &ctx, const TensorValue &source,
                      const TensorValue &dest);
/// An elementwise linalg.generic over `inputs` into `dest`, all of its shape.
TensorValue buildElementwise(GenContext &ctx,
                             llvm::ArrayRef<TensorValue> inputs,
                             const TensorValue &dest, bool readsDest);

//===----------------------------------------------------------------------===//
// scf
//===----------------------------------------------------------------------===//

/// The type that values of both types can be cast to.
mlir::RankedTensorType joinTypes(mlir::RankedTensorType a,
                                 mlir::RankedTensorType b);
/// What a branch yields for `base`: it, another tensor of its kind, or it
/// written to.
TensorValue branchValue(GenContext &ctx, const TensorValue &base);
/// A chain of writes into `carried`, as ScfRules.cpp says that loops may yield.
/// The chain's end.
TensorValue buildChain(GenContext &ctx, const TensorValue &carried);
/// What a loop yields for `carried`, inside what every path takes.
TensorValue loopValue(GenContext &ctx, const TensorValue &carried);
/// An argument of the function. (Of its other blocks, arguments are what jumps
/// pass.)
bool isFunctionArgument(mlir::Value value);
/// Perhaps a call, inside a region.
void maybeCall(GenContext &ctx);
/// What a loop yields that started with `init`: it may be init's memory. Now
/// and then something writes into it while `init` is still in scope.
void pushLoopResult(GenContext &ctx, mlir::Value result,
                    const TensorValue &init);
/// A few tensors to carry through a loop, of which undefined ones share no
/// memory with others.
llvm::SmallVector<TensorValue, 3> pickCarried(GenContext &ctx, unsigned atMost);
/// Yields for the tensors carried, the first last, in their order.
llvm::SmallVector<mlir::Value, 4>
carriedYields(GenContext &ctx, llvm::ArrayRef<TensorValue> carried);

//===----------------------------------------------------------------------===//
// func
//===----------------------------------------------------------------------===//

/// The functions that may be called here.
llvm::SmallVector<FunctionSummary *, 8> callableHere(GenContext &ctx);
/// Calls the function with operands in scope, or new ones where none fits.
/// `prefer`, where it fits an argument, is passed there.
mlir::func::CallOp buildCall(GenContext &ctx, FunctionSummary &callee,
                             const TensorValue *prefer = nullptr);
/// Calls the function with these tensors, which must fit its tensor arguments.
mlir::func::CallOp buildCallOn(GenContext &ctx, FunctionSummary &callee,
                               llvm::ArrayRef<TensorValue> tensors);
/// Arguments of a function that the tensors can be passed to, with other types
/// of the same sizes where `hideSizes` is set: every dim is `?` then.
llvm::SmallVector<FunctionSummary::Arg, 4>
formalsFor(llvm::ArrayRef<TensorValue> actuals, bool hideSizes = false);
/// Adds a private function with these arguments and has `build` fill its body;
/// what that gives is returned. The function can be called from everywhere
/// afterwards. Its name starts with `base`.
FunctionSummary &
buildCallee(GenContext &ctx, llvm::StringRef base,
            llvm::ArrayRef<FunctionSummary::Arg> formals,
            llvm::function_ref<llvm::SmallVector<TensorValue, 2>(
                GenContext &inner, llvm::ArrayRef<TensorValue> arguments)>
                build);
/// A tensor among the call's results, the first first; nothing when there are
/// fewer.
std::optional<TensorValue> callResult(GenContext &ctx, mlir::func::CallOp call,
                                      unsigned which = 0);

//===----------------------------------------------------------------------===//
// Idioms
//===----------------------------------------------------------------------===//

/// Defined, and not empty.
bool isReadable(const GenContext &ctx, const TensorValue &tensor);
/// A defined tensor; nothing where there is none.
std::optional<TensorValue> pickDefined(GenContext &ctx, unsigned minRank);
/// Makes what the tensor holds now visible later: in a scalar, in a tensor of
/// its own, in another tensor or in the trace.
void observe(GenContext &ctx, const TensorValue &tensor);
/// A loop of so many trips with the tensors `inits` carried; `build` fills the
/// body from the arguments and gives what is yielded.
void buildLoop(GenContext &ctx, llvm::ArrayRef<TensorValue> inits,
               int64_t trips,
               llvm::function_ref<llvm::SmallVector<TensorValue, 2>(
                   mlir::Value iv, llvm::ArrayRef<TensorValue> carried)>
                   build);
/// Whether blocks of the current function may be split here.
bool mayJump(const GenContext &ctx);

//===----------------------------------------------------------------------===//
// The module around functions
//===----------------------------------------------------------------------===//

/// Declares a function without a body, of random access attributes.
void addExternal(GenContext &ctx, mlir::ModuleOp parent);
/// Adds a variable.
void addGlobal(GenContext &ctx, mlir::ModuleOp parent,
               const ModuleState::PaletteShape &entry, bool isConstant);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_RULES_BUILDERS_H
