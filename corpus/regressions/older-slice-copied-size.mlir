// MLIR 16 gives the copy of a slice the size of another dimension where a size is a constant 1 that is an operand.
//
// bufdiff-check: --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-16): verifier-failure
// bufdiff-expect(mlir-opt-19): agree
module {
  func.func @main() -> tensor<1x2x1xi32> {
    %cst = arith.constant dense<0> : tensor<1x2x1xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[0, 0, 0] [%c1, 2, 1] [1, 1, 1] : tensor<1x2x1xi32> to tensor<?x2x1xi32>
    %0 = linalg.copy ins(%extracted_slice : tensor<?x2x1xi32>) outs(%extracted_slice : tensor<?x2x1xi32>) -> tensor<?x2x1xi32>
    %inserted_slice = tensor.insert_slice %0 into %cst[0, 0, 0] [%c1, 2, 1] [1, 1, 1] : tensor<?x2x1xi32> into tensor<1x2x1xi32>
    return %inserted_slice : tensor<1x2x1xi32>
  }
}
