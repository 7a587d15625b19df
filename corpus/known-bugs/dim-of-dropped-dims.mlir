// The size of a slice that drops a unit dimension before its dynamic one is folded to memory that is not its own.
// Cause, as far as the output shows: memref.dim of a memref.subview folds to the size of another dimension, of which a list
// of dynamic sizes has none. Whether that shows depends on what lies behind the list; valgrind reports the read in
// memref::DimOp::fold, called by LinalgOp::createLoopRanges.
// bufdiff-check: --paths pipeline:loops
// bufdiff-expect: crash pipeline:loops
// bufdiff-signature: crash:pipeline:*:SIGSEGV in *buildLoopNest*
// bufdiff-signature: crash:pipeline:*:SIGSEGV in LowerToLoops::runOnOperation:bufferize
// bufdiff-signature: crash:pipeline:*:SIGSEGV in ExpandStridedMetadataPass::runOnOperation:bufferize
// bufdiff-link: llvm/llvm-project issue 111244, llvm/llvm-project pull request 183995
// bufdiff-versions: 22
module {
  func.func @main() {
    %cst = arith.constant dense<0> : tensor<1x1x1x1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[0, 0, 0, %c0] [1, 1, %c1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xi32> to tensor<1x1x?xi32>
    %cst_0 = arith.constant dense<0> : tensor<1x1x1xi32>
    %0 = linalg.copy ins(%extracted_slice : tensor<1x1x?xi32>) outs(%cst_0 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    return
  }
}
