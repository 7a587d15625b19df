// Tensor.concat of empty tensors becomes an out-of-bounds memref.subview.
// Cause, as far as the output shows: the verifier of memref.subview rejects an empty slice that starts at the end.
// Public reports: none found, searched for "memref.subview verifier offset out-of-bounds zero size slice empty tensor.concat".
// Related: llvm/llvm-project pull request 166581 mends the same check where it is made at run time.
// bufdiff-check: --paths one-shot
// bufdiff-expect: verifier-failure one-shot
// bufdiff-signature: verifier-failure:*:offset N is out-of-bounds: N >= N
// bufdiff-versions: 22
module {
  func.func @main() {
    %cst = arith.constant dense<0.000000e+00> : tensor<0x0xf32>
    %concat = tensor.concat dim(0) %cst, %cst : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    return
  }
}
