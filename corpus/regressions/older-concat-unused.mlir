// MLIR 19 has no bufferization of tensor.concat, and says so only where the result is used.
// https://github.com/llvm/llvm-project/pull/140171
//
// bufdiff-check: --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): leftover-tensor
module {
  func.func @main() {
    %cst = arith.constant dense<0.000000e+00> : tensor<3x3xf32>
    %concat = tensor.concat dim(1) %cst, %cst, %cst : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x9xf32>
    return
  }
}
