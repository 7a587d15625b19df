// MLIR 16 makes a memref.reshape of a buffer that has a layout.
// https://github.com/llvm/llvm-project/pull/65654
//
// bufdiff-check: --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-16): verifier-failure
// bufdiff-expect(mlir-opt-19): agree
module {
  func.func @main(%arg0: tensor<i32>) -> tensor<1xi32> {
    %cst = arith.constant dense<1> : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%cst) : (tensor<i32>, tensor<1xindex>) -> tensor<1xi32>
    return %reshape : tensor<1xi32>
  }
}
