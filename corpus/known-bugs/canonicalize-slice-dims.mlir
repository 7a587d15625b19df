// Constant offsets of a rank-reducing slice become attributes, and its sizes move to other dimensions.
// Cause, as the public report says: the type of the new slice is inferred as if the first unit dimensions were dropped; mlir-opt --canonicalize alone does it.
// bufdiff-check: --paths pipeline:canonicalize
// bufdiff-expect: verifier-failure pipeline:canonicalize
// bufdiff-signature: verifier-failure:pipeline:*:slice along dimension N runs out-of-bounds: N >= N
// bufdiff-link: llvm/llvm-project pull request 178118
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<2x2x2xf32>) -> tensor<1x2xf32> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1, 0, %c1] [1, 2, 1] [1, 1, 1] : tensor<2x2x2xf32> to tensor<1x2xf32>
    return %extracted_slice : tensor<1x2xf32>
  }
}
