// The loop's result, made from a cast that a callee returned, is concatenated: One-Shot Bufferize dies.
// Cause, as far as the stack shows: the copy for the loop is an allocation without the size that its type needs, as in
// returned-cast-loses-type; memref.dim of it folds to an operand that is not there. valgrind reports the read in
// memref::DimOp::fold, called by memref::getMixedSize. Whether that shows depends on what lies behind the operands.
// Public reports: none found, searched for "tensor.concat bufferize crash memref.dim fold returned cast dynamic dimension".
// Related: llvm/llvm-project issue 176739 is the same for casts from unranked tensors.
// bufdiff-check: --paths one-shot
// bufdiff-expect: crash one-shot
// bufdiff-signature: crash:*:SIGSEGV in mlir::bufferization::detail::defaultHasTensorSemantics < BufferizationRewriter::notifyOperationInserted:bufferize
// bufdiff-signature: crash:*:SIGSEGV in mlir::memref::SubViewOp::create < mlir::bufferization::bufferizeOp:bufferize
// bufdiff-signature: crash:*:SIGSEGV in mlir::affine::makeComposedAffineApply < mlir::affine::makeComposedFoldedAffineApply:bufferize
// bufdiff-signature: crash:*:SIGSEGV in mlir::affine::canonicalizeMapAndOperands < mlir::affine::makeComposedAffineApply:bufferize
// bufdiff-versions: 22
module {
  func.func private @f1(%arg0: tensor<3xf64>) -> tensor<?xf64> {
    %cast = tensor.cast %arg0 : tensor<3xf64> to tensor<?xf64>
    return %cast : tensor<?xf64>
  }
  func.func @main(%arg0: tensor<3xf64>) -> tensor<?xf64> {
    %cst = arith.constant dense<0.000000e+00> : tensor<1xf64>
    %0 = call @f1(%arg0) : (tensor<3xf64>) -> tensor<?xf64>
    %1 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %0) -> (tensor<?xf64>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst into %arg2[%arg1] [1] [1] : tensor<1xf64> into tensor<?xf64>
      }
    }
    %concat = tensor.concat dim(0) %1, %0 : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
    return %concat : tensor<?xf64>
  }
}
