// Tensor.concat of empty tensors becomes an out-of-bounds memref.subview.
// Cause, as far as the output shows: the verifier of memref.subview rejects an empty slice that starts at the end.
// Seen with: MLIR 22.1.8.
// bufdiff-check: --paths one-shot
// bufdiff-expect: verifier-failure one-shot
module {
  func.func @main() {
    %cst = arith.constant dense<0.000000e+00> : tensor<0x0xf32>
    %concat = tensor.concat dim(0) %cst, %cst : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    return
  }
}
