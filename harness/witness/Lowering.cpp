//===- Lowering.cpp - From memrefs to LLVM --------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of the passes is that in which each one's output is the next one's
// input. Those whose dialect is not in the module are left out: running a pass
// over nothing costs as much as a tenth of the whole lowering.
//
//===----------------------------------------------------------------------===//

#include "harness/witness/Lowering.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Affine/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Passes.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Transforms/DialectConversion.h"
#include "oracle/dialects/Shapes.h"
#include "llvm/ADT/StringSet.h"
#include <cmath>

using namespace mlir;

namespace bufdiff {
namespace {

/// What a module has, as far as the choice of passes depends on it.
struct Contents {
  llvm::StringSet<> dialects;
  bool hasForall = false;
  bool hasRealloc = false;

  bool has(llvm::StringRef dialect) const { return dialects.contains(dialect); }
};

/// Keeps the first error, on one line, and swallows the rest.
class FirstError {
public:
  explicit FirstError(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == DiagnosticSeverity::Error &&
              text.empty())
            text = diagnostic.str();
          return success();
        }) {}
  std::string line(llvm::StringRef otherwise) const {
    if (text.empty())
      return otherwise.str();
    return llvm::StringRef(text)
        .take_until([](char c) { return c == '\n'; })
        .str();
  }

private:
  std::string text;
  ScopedDiagnosticHandler handler;
};

} // namespace

/// What an op takes for a number that its type may know.
static OpFoldResult orStatic(int64_t number, Value value) {
  if (ShapedType::isDynamic(number))
    return value;
  return IntegerAttr::get(IndexType::get(value.getContext()), number);
}

/// Spells out rank-reducing subviews that keep one of several dimensions of one
/// element: a subview of full rank, then a cast to the view without the dropped
/// dimensions. MLIR 22 looks for the strides of such a view among those of its
/// type to find out which dimensions are dropped (SubViewOp::getDroppedDims);
/// where they are dynamic it drops the wrong ones, so that the lowered view has
/// other sizes than its type says, or reads past its data.
static void spellOutSubviews(ModuleOp module) {
  llvm::SmallVector<memref::SubViewOp> affected;
  module->walk([&](memref::SubViewOp op) {
    int64_t dropped = op.getSourceType().getRank() - op.getType().getRank();
    if (dropped > 0 && llvm::count(op.getStaticSizes(), 1) > dropped)
      affected.push_back(op);
  });
  for (memref::SubViewOp op : affected) {
    MemRefType reduced = op.getType();
    MemRefType full = memref::SubViewOp::inferResultType(
        op.getSourceType(), op.getStaticOffsets(), op.getStaticSizes(),
        op.getStaticStrides());
    auto [fullStrides, fullOffset] = full.getStridesAndOffset();
    auto [strides, offset] = reduced.getStridesAndOffset();
    std::optional<llvm::SmallBitVector> dropped = oracle::findDroppedDims(
        op.getStaticSizes(), reduced.getShape(), fullStrides, strides);
    if (!dropped)
      continue; // then the interpreter could not run it either
    OpBuilder builder(op);
    Value view = memref::SubViewOp::create(
        builder, op.getLoc(), full, op.getSource(), op.getMixedOffsets(),
        op.getMixedSizes(), op.getMixedStrides());
    auto metadata =
        memref::ExtractStridedMetadataOp::create(builder, op.getLoc(), view);
    llvm::SmallVector<OpFoldResult> newSizes, newStrides;
    for (unsigned i = 0, k = 0, e = full.getRank(); i < e; ++i) {
      if (dropped->test(i))
        continue;
      newSizes.push_back(
          orStatic(reduced.getDimSize(k), metadata.getSizes()[i]));
      newStrides.push_back(orStatic(strides[k], metadata.getStrides()[i]));
      ++k;
    }
    Value cast = memref::ReinterpretCastOp::create(
        builder, op.getLoc(), reduced, view,
        orStatic(offset, metadata.getOffset()), newSizes, newStrides);
    op.replaceAllUsesWith(cast);
    op.erase();
  }
}

/// Whether a group of expanded dimensions has two dynamic sizes, or a dynamic
/// one beside a zero.
static bool hasUnresolvableGroup(memref::ExpandShapeOp op) {
  llvm::ArrayRef<int64_t> shape = op.getStaticOutputShape();
  return llvm::any_of(op.getReassociationIndices(),
                      [&](const ReassociationIndices &group) {
                        unsigned dynamic = 0, zeros = 0;
                        for (int64_t dim : group) {
                          dynamic += ShapedType::isDynamic(shape[dim]);
                          zeros += shape[dim] == 0;
                        }
                        return dynamic > 1 || (dynamic && zeros);
                      });
}

/// Spells out expansions of one dimension to several dynamic sizes. MLIR 22
/// computes the dynamic size of a group from its static ones instead of taking
/// it from the op; with two of them the expansion of strided metadata crashes.
static void spellOutExpansions(ModuleOp module) {
  llvm::SmallVector<memref::ExpandShapeOp> affected;
  module->walk([&](memref::ExpandShapeOp op) {
    if (hasUnresolvableGroup(op))
      affected.push_back(op);
  });
  for (memref::ExpandShapeOp op : affected) {
    OpBuilder builder(op);
    Location loc = op.getLoc();
    MemRefType type = op.getResultType();
    auto [strides, offset] = type.getStridesAndOffset();
    llvm::SmallVector<OpFoldResult> sizes =
        getMixedValues(op.getStaticOutputShape(), op.getOutputShape(), builder);
    auto metadata =
        memref::ExtractStridedMetadataOp::create(builder, loc, op.getSrc());
    llvm::SmallVector<OpFoldResult> newStrides(sizes.size());
    for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
      Value stride = metadata.getStrides()[dim];
      for (int64_t member : llvm::reverse(group)) {
        newStrides[member] = orStatic(strides[member], stride);
        Value size =
            getValueOrCreateConstantIndexOp(builder, loc, sizes[member]);
        stride = arith::MulIOp::create(builder, loc, stride, size);
      }
    }
    Value cast = memref::ReinterpretCastOp::create(
        builder, loc, type, op.getSrc(), orStatic(offset, metadata.getOffset()),
        sizes, newStrides);
    op.replaceAllUsesWith(cast);
    op.erase();
  }
}

/// Takes linalg.softmax apart as its documentation says: the maximum of each
/// row, the sum of the exponentials of the distances to it, the quotients.
/// (MLIR can only decompose it on tensors.) In f64, as the interpreter computes
/// it: how often the op rounds is left open.
static void spellOutSoftmax(ModuleOp module) {
  llvm::SmallVector<linalg::SoftmaxOp> affected;
  module->walk([&](linalg::SoftmaxOp op) {
    if (isa<MemRefType>(op.getInput().getType()))
      affected.push_back(op);
  });
  for (linalg::SoftmaxOp op : affected) {
    OpBuilder builder(op);
    Location loc = op.getLoc();
    Value input = op.getInput(), output = op.getOutput();
    auto type = cast<MemRefType>(input.getType());
    int64_t reduced = op.getDimension();
    llvm::SmallVector<int64_t> shape;
    llvm::SmallVector<Value> sizes;
    llvm::SmallVector<AffineExpr> rowDims;
    llvm::SmallVector<utils::IteratorType> parallel(
        type.getRank(), utils::IteratorType::parallel);
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (dim == reduced)
        continue;
      shape.push_back(type.getDimSize(dim));
      rowDims.push_back(builder.getAffineDimExpr(dim));
      if (type.isDynamicDim(dim))
        sizes.push_back(memref::DimOp::create(builder, loc, input, dim));
    }
    llvm::SmallVector<utils::IteratorType> reduction = parallel;
    reduction[reduced] = utils::IteratorType::reduction;
    AffineMap whole = builder.getMultiDimIdentityMap(type.getRank());
    AffineMap row =
        AffineMap::get(type.getRank(), 0, rowDims, builder.getContext());
    auto element = cast<FloatType>(type.getElementType());
    FloatType f64 = builder.getF64Type();
    auto perRow = [&](double initial) {
      Value buffer = memref::AllocOp::create(
          builder, loc, MemRefType::get(shape, f64), sizes);
      Value constant = arith::ConstantFloatOp::create(builder, loc, f64,
                                                      llvm::APFloat(initial));
      linalg::FillOp::create(builder, loc, constant, buffer);
      return buffer;
    };
    auto widen = [&](OpBuilder &inner, Value number) -> Value {
      if (element == f64)
        return number;
      return arith::ExtFOp::create(inner, loc, f64, number);
    };
    auto expOfDistance = [&](OpBuilder &inner, ValueRange in) -> Value {
      Value less =
          arith::SubFOp::create(inner, loc, widen(inner, in[0]), in[1]);
      return math::ExpOp::create(inner, loc, less);
    };
    using Body = llvm::function_ref<Value(OpBuilder &, ValueRange)>;
    auto generic =
        [&](ValueRange inputs, Value into, llvm::ArrayRef<AffineMap> maps,
            llvm::ArrayRef<utils::IteratorType> iterators, Body body) {
          linalg::GenericOp::create(
              builder, loc, inputs, into, maps, iterators,
              [&](OpBuilder &inner, Location, ValueRange arguments) {
                linalg::YieldOp::create(inner, loc, body(inner, arguments));
              });
        };
    Value maxima = perRow(-HUGE_VAL);
    generic(input, maxima, {whole, row}, reduction,
            [&](OpBuilder &inner, ValueRange in) -> Value {
              return arith::MaximumFOp::create(inner, loc, widen(inner, in[0]),
                                               in[1]);
            });
    Value sums = perRow(0);
    generic({input, maxima}, sums, {whole, row, row}, reduction,
            [&](OpBuilder &inner, ValueRange in) -> Value {
              return arith::AddFOp::create(inner, loc, in[2],
                                           expOfDistance(inner, in));
            });
    generic({input, maxima, sums}, output, {whole, row, row, whole}, parallel,
            [&](OpBuilder &inner, ValueRange in) -> Value {
              Value quotient = arith::DivFOp::create(
                  inner, loc, expOfDistance(inner, in), in[2]);
              if (element == f64)
                return quotient;
              return arith::TruncFOp::create(inner, loc, element, quotient);
            });
    op.erase();
  }
}

/// An op that moves a vector between a register and elements that LLVM would
/// lay out otherwise: side by side in bits, where single elements have bytes of
/// their own. Its lowering reads and writes the wrong memory.
static Operation *findPackedAccess(ModuleOp module) {
  Operation *found = nullptr;
  module->walk([&](Operation *op) {
    bool movesVectors =
        isa<vector::TransferReadOp, vector::TransferWriteOp, vector::LoadOp,
            vector::StoreOp, vector::MaskedLoadOp, vector::MaskedStoreOp,
            vector::GatherOp, vector::ScatterOp, vector::ExpandLoadOp,
            vector::CompressStoreOp>(op);
    if (!movesVectors)
      return WalkResult::advance();
    for (Value operand : op->getOperands()) {
      auto memref = dyn_cast<MemRefType>(operand.getType());
      if (!memref || !memref.getElementType().isIntOrFloat())
        continue;
      unsigned width = memref.getElementTypeBitWidth();
      if (width < 8 || !llvm::isPowerOf2_32(width)) {
        found = op;
        return WalkResult::interrupt();
      }
    }
    return WalkResult::advance();
  });
  return found;
}

/// Puts everything into the default memory space. The interpreter knows one
/// kind of memory, and so has the processor; but MLIR's lowering frees memory
/// of other spaces by an ill-typed call, and knows spaces only as numbers.
static void mergeMemorySpaces(ModuleOp module) {
  auto hasSpace = [](Type type) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    return memref && memref.getMemorySpace();
  };
  bool found =
      module
          ->walk([&](Operation *op) {
            bool has = llvm::any_of(op->getResultTypes(), hasSpace);
            for (Region &region : op->getRegions())
              for (Block &block : region)
                has |= llvm::any_of(block.getArgumentTypes(), hasSpace);
            return has ? WalkResult::interrupt() : WalkResult::advance();
          })
          .wasInterrupted();
  if (!found)
    return;
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](BaseMemRefType type) -> Type {
    if (auto ranked = dyn_cast<MemRefType>(type))
      return MemRefType::get(ranked.getShape(), ranked.getElementType(),
                             ranked.getLayout());
    return UnrankedMemRefType::get(type.getElementType(), Attribute());
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

/// A complex op that is not computed by one known formula, or null. How
/// accurate it is is left open, and MLIR's formulas are not those of the
/// interpreter.
static Operation *findInexactComplex(ModuleOp module) {
  Operation *found = nullptr;
  module->walk([&](Operation *op) {
    if (!isa_and_nonnull<complex::ComplexDialect>(op->getDialect()) ||
        isa<complex::ConstantOp, complex::CreateOp, complex::ReOp,
            complex::ImOp, complex::BitcastOp, complex::AddOp, complex::SubOp,
            complex::NegOp, complex::ConjOp, complex::MulOp, complex::EqualOp,
            complex::NotEqualOp, complex::AngleOp>(op))
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

/// Of a +0 and a -0, maxnumf and minnumf may return either; the interpreter
/// chooses as maximumf and minimumf must. What is left open is no difference,
/// so compiled code is made to choose alike.
static void decideZeros(ModuleOp module) {
  llvm::SmallVector<Operation *> affected;
  module->walk([&](Operation *op) {
    if (isa<arith::MaxNumFOp, arith::MinNumFOp>(op))
      affected.push_back(op);
  });
  for (Operation *op : affected) {
    OpBuilder builder(op);
    Location loc = op->getLoc();
    Value a = op->getOperand(0), b = op->getOperand(1);
    Value chosen =
        isa<arith::MaxNumFOp>(op)
            ? arith::MaximumFOp::create(builder, loc, a, b).getResult()
            : arith::MinimumFOp::create(builder, loc, a, b).getResult();
    auto orIfNaN = [&](Value number, Value other, Value otherwise) -> Value {
      Value isNaN = arith::CmpFOp::create(
          builder, loc, arith::CmpFPredicate::UNO, number, number);
      return arith::SelectOp::create(builder, loc, isNaN, other, otherwise);
    };
    op->getResult(0).replaceAllUsesWith(orIfNaN(a, b, orIfNaN(b, a, chosen)));
    op->erase();
  }
}

static Contents contentsOf(ModuleOp module) {
  Contents contents;
  module->walk([&](Operation *op) {
    contents.dialects.insert(op->getName().getDialectNamespace());
    contents.hasForall |= isa<scf::ForallOp>(op);
    contents.hasRealloc |= isa<memref::ReallocOp>(op);
  });
  return contents;
}

namespace {
/// Calls the C library's functions where there are any: MLIR's own conversion
/// approximates some of them (log1p as log(1 + x)). MLIR's pass for this fails
/// on the ops that no function of the library stands for.
class CallLibraryPass final
    : public PassWrapper<CallLibraryPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CallLibraryPass)

  void runOnOperation() override {
    widenSmallFloats(getOperation());
    // There is no rsqrt in the library.
    llvm::SmallVector<math::RsqrtOp> reciprocals;
    getOperation()->walk([&](math::RsqrtOp op) { reciprocals.push_back(op); });
    for (math::RsqrtOp op : reciprocals) {
      OpBuilder builder(op);
      Value root = math::SqrtOp::create(builder, op.getLoc(), op.getOperand());
      Value one = arith::ConstantOp::create(
          builder, op.getLoc(),
          cast<TypedAttr>(builder.getOneAttr(op.getType())));
      op.replaceAllUsesWith(
          arith::DivFOp::create(builder, op.getLoc(), one, root).getResult());
      op.erase();
    }
    RewritePatternSet patterns(&getContext());
    populateMathToLibmConversionPatterns(patterns);
    ConversionTarget target(getContext());
    target.addLegalDialect<arith::ArithDialect, func::FuncDialect,
                           vector::VectorDialect>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }

private:
  /// How accurate these are in a small format is left open; the interpreter
  /// computes them in f64 and rounds once.
  static void widenSmallFloats(ModuleOp module) {
    llvm::SmallVector<Operation *> affected;
    module->walk([&](Operation *op) {
      bool isInexact =
          isa<math::AcosOp, math::AcoshOp, math::AsinOp, math::AsinhOp,
              math::AtanOp, math::Atan2Op, math::AtanhOp, math::CbrtOp,
              math::CosOp, math::CoshOp, math::ErfOp, math::ErfcOp, math::ExpOp,
              math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log10Op,
              math::Log1pOp, math::Log2Op, math::PowFOp, math::RsqrtOp,
              math::SinOp, math::SinhOp, math::TanOp, math::TanhOp>(op);
      if (isInexact &&
          getElementTypeOrSelf(op->getResult(0)).getIntOrFloatBitWidth() < 32)
        affected.push_back(op);
    });
    for (Operation *op : affected) {
      OpBuilder builder(op);
      Type narrow = op->getResult(0).getType();
      Type wide = builder.getF64Type();
      if (auto vector = dyn_cast<VectorType>(narrow))
        wide = vector.clone(wide);
      for (OpOperand &operand : op->getOpOperands())
        operand.set(
            arith::ExtFOp::create(builder, op->getLoc(), wide, operand.get()));
      op->getResult(0).setType(wide);
      builder.setInsertionPointAfter(op);
      auto rounded = arith::TruncFOp::create(builder, op->getLoc(), narrow,
                                             op->getResult(0));
      op->getResult(0).replaceAllUsesExcept(rounded, rounded);
    }
  }
};
} // namespace

static void buildPipeline(PassManager &pm, const Contents &contents) {
  if (contents.has("bufferization")) {
    pm.addPass(bufferization::createLowerDeallocationsPass());
    pm.addPass(createConvertBufferizationToMemRefPass());
  }
  if (contents.has("linalg"))
    pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  if (contents.hasForall)
    pm.addNestedPass<func::FuncOp>(createForallToForLoopPass());
  if (contents.has("vector"))
    pm.addPass(createConvertVectorToSCFPass());
  if (contents.hasRealloc)
    pm.addPass(memref::createExpandReallocPass());
  // Both may make affine.apply ops.
  pm.addPass(memref::createExpandOpsPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createSCFToControlFlowPass());

  if (contents.has("complex")) {
    pm.addPass(createConvertComplexToStandardPass());
    pm.addPass(createConvertComplexToLLVMPass());
  }
  if (contents.has("math") || contents.has("complex")) {
    pm.addPass(std::make_unique<CallLibraryPass>());
    pm.addPass(createConvertMathToFuncs());
    pm.addPass(createConvertMathToLLVMPass());
  }

  // Not arith-expand: its maximumf and minimumf take -0 for equal to +0.
  if (contents.has("vector"))
    pm.addPass(createConvertVectorToLLVMPass());
  FinalizeMemRefToLLVMConversionPassOptions memref;
  // Names that no user's function has.
  memref.useGenericFunctions = true;
  pm.addPass(createFinalizeMemRefToLLVMConversionPass(memref));
  if (contents.has("index"))
    pm.addPass(createConvertIndexToLLVMPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  // Lowering a vector op may make a ub.poison to start from.
  if (contents.has("ub") || contents.has("vector"))
    pm.addPass(createUBToLLVMConversionPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

LogicalResult lowerToLLVM(ModuleOp module, std::string &why) {
  MLIRContext *context = module.getContext();
  FirstError errors(context);
  mergeMemorySpaces(module);
  spellOutSubviews(module);
  spellOutExpansions(module);
  spellOutSoftmax(module);
  decideZeros(module);
  if (Operation *op = findPackedAccess(module)) {
    why = ("lowering: " + op->getName().getStringRef() +
           " of elements that LLVM packs into bits")
              .str();
    return failure();
  }
  if (Operation *op = findInexactComplex(module)) {
    why = ("lowering: " + op->getName().getStringRef() +
           " by another formula than the interpreter's")
              .str();
    return failure();
  }
  PassManager pm(context);
  // Every pass would verify the whole module; once at the end is enough.
  pm.enableVerifier(false);
  buildPipeline(pm, contentsOf(module));
  if (failed(pm.run(module))) {
    why = "lowering: " + errors.line("a pass fails");
    return failure();
  }
  // Partial conversions leave what they do not know.
  Operation *left = nullptr;
  module->walk([&](Operation *op) {
    if (isa<ModuleOp>(op) || isa<LLVM::LLVMDialect>(op->getDialect()))
      return WalkResult::advance();
    left = op;
    // A cast is what an unconverted op leaves around itself.
    return isa<UnrealizedConversionCastOp>(op) ? WalkResult::advance()
                                               : WalkResult::interrupt();
  });
  if (left) {
    why =
        ("lowering: no conversion of " + left->getName().getStringRef()).str();
    return failure();
  }
  return success();
}

std::unique_ptr<llvm::Module>
translate(ModuleOp module, llvm::LLVMContext &context, std::string &why) {
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  FirstError errors(module.getContext());
  std::unique_ptr<llvm::Module> translated =
      translateModuleToLLVMIR(module, context);
  if (!translated)
    why = "lowering: " + errors.line("translation to LLVM IR fails");
  return translated;
}

} // namespace bufdiff
