// An allocation that is returned twice is used after it was erased, with hoist-static-allocs.
// Cause, as the public report says: buffer-results-to-out-params erases it when it moves the first of the results. How it dies depends on what that memory holds.
// bufdiff-check: --paths pipeline:out-params-hoisted
// bufdiff-expect: crash pipeline:out-params-hoisted
// bufdiff-signature: crash:pipeline:out-params-hoisted:*
// bufdiff-signature: timeout:pipeline:out-params-hoisted:*
// bufdiff-signature: out-of-memory:pipeline:out-params-hoisted:*
// bufdiff-link: llvm/llvm-project issue 219492
// bufdiff-versions: 22
module {
  func.func @main() -> (tensor<1xi32>, tensor<1xi32>) {
    %cst = arith.constant dense<0> : tensor<1xi32>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %cst into %cst[%c0] [1] [1] : tensor<1xi32> into tensor<1xi32>
    return %inserted_slice, %inserted_slice : tensor<1xi32>, tensor<1xi32>
  }
}
