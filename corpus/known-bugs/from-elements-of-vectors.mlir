// A tensor of constant vectors is folded to a constant of which the elements were never written.
// Cause, as far as the stack shows: tensor.from_elements folds to a DenseElementsAttr, which takes elements that are vectors for
// strings. mlir-opt --canonicalize dies of this module, too; where a pass only folds, valgrind reports the reads. Fixed after 22.
// Paths that fold before they bufferize are not given such tensors (docs/paths.md). Whether that shows depends on what was in that memory.
// bufdiff-check: --paths pipeline:canonicalize
// bufdiff-expect: crash pipeline:canonicalize
// bufdiff-signature: crash:*:SIGSEGV in mlir::FloatType::getWidth < mlir::DenseElementsAttr::isValidRawBuffer:bufferize
// bufdiff-signature: crash:*:SIGSEGV in mlir::DenseElementsAttr::get < mlir::tensor::FromElementsOp::fold:bufferize
// bufdiff-link: llvm/llvm-project issue 180459
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<vector<2xf32>> {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %from_elements = tensor.from_elements %cst : tensor<1xvector<2xf32>>
    %extracted_slice = tensor.extract_slice %from_elements[0] [1] [1] : tensor<1xvector<2xf32>> to tensor<vector<2xf32>>
    return %extracted_slice : tensor<vector<2xf32>>
  }
}
