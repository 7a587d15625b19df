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

//===----------------------------------------------------------------------===//
// arith
//===----------------------------------------------------------------------===//

/// How many ops on two values of a type there are without undefined behaviour;
/// `which` counts them, the plainest first.
inline constexpr unsigned kNumIntegerOps = 12;
inline constexpr unsigned kNumFloatOps = 8;
mlir::Value buildIntegerOp(GenContext &ctx, unsigned which, mlir::Value left,
                           mlir::Value right);
mlir::Value buildFloatOp(GenContext &ctx, unsigned which, mlir::Value left,
                         mlir::Value right);

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

//===----------------------------------------------------------------------===//
// func
//===----------------------------------------------------------------------===//

/// Calls the function with operands in scope, or new ones where none fits.
/// `prefer`, where it fits an argument, is passed there.
mlir::func::CallOp buildCall(GenContext &ctx, FunctionSummary &callee,
                             const TensorValue *prefer = nullptr);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_RULES_BUILDERS_H
