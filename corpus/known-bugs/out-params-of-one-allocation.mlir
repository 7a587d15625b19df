// buffer-results-to-out-params with hoist-static-allocs uses an allocation after it erased it, where one is returned twice.
// Memory of MLIR itself is damaged, so how it dies depends on what was there.
// bufdiff-check: --paths pipeline:out-params-hoisted
// bufdiff-expect: crash pipeline:out-params-hoisted
// bufdiff-signature: crash:pipeline:out-params-hoisted:*
// bufdiff-signature: timeout:pipeline:out-params-hoisted:*
// bufdiff-signature: out-of-memory:pipeline:out-params-hoisted:*
// bufdiff-versions: 22
module {
  func.func @main() -> (tensor<1xi32>, tensor<1xi32>) {
    %cst = arith.constant dense<0> : tensor<1xi32>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %cst into %cst[%c0] [1] [1] : tensor<1xi32> into tensor<1xi32>
    return %inserted_slice, %inserted_slice : tensor<1xi32>, tensor<1xi32>
  }
}
