// A slice that drops one of two unit dimensions, the other one with a dynamic stride: whoever asks the memref.subview what it drops dies.
// Cause, as far as the stack shows: memref::SubViewOp::getDroppedDims, called by memref::DimOp::fold and by expand-strided-metadata,
// has no answer for these strides and is taken at its word. memref::DimOp::fold may also ask for memory without end, with what it finds there.
// Public reports: none found, searched for "memref.subview getDroppedDims crash segfault dynamic stride unit dimension". Related:
// llvm/llvm-project pull requests 183995 and 184334 change how dropped dimensions are found, and what memref.dim makes of it.
// bufdiff-check: --paths pipeline:strided-metadata
// bufdiff-expect: crash pipeline:strided-metadata
// bufdiff-signature: crash:pipeline:*:SIGSEGV in mlir::memref::SubViewOp::getDroppedDims*
// bufdiff-signature: out-of-memory:pipeline:*:out of memory in LowerToLoops > mlir::memref::DimOp::fold:bufferize
// bufdiff-signature: crash:pipeline:*:SIGSEGV in LowerToLoops::runOnOperation:bufferize
// bufdiff-signature: out-of-memory:pipeline:*:out of memory in LowerToLoops > LinalgRewritePattern::matchAndRewrite:bufferize
// bufdiff-signature: out-of-memory:pipeline:*:out of memory in *SubviewFolder::matchAndRewrite:bufferize
// bufdiff-signature: crash:pipeline:*:SIGSEGV in mlir::memref::ExtractStridedMetadataOp::fold < mlir::RegisteredOperationName::Model::foldHook:bufferize
// bufdiff-signature: out-of-memory:pipeline:*:out of memory in ExpandStridedMetadataPass > mlir::memref::DimOp::fold:bufferize
// bufdiff-signature: out-of-memory:pipeline:*:out of memory in Canonicalizer > mlir::memref::DimOp::fold:bufferize
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<1x1xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<0.000000e+00> : tensor<1x1x1xf32>
    %extracted_slice = tensor.extract_slice %cst[0, 0, 0] [%c1, 1, 1] [1, %c1, 1] : tensor<1x1x1xf32> to tensor<?x1xf32>
    %0 = tensor.empty() : tensor<1x1xf32>
    %1 = linalg.copy ins(%extracted_slice : tensor<?x1xf32>) outs(%0 : tensor<1x1xf32>) -> tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
}
