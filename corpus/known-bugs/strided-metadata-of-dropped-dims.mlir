// expand-strided-metadata gives a rank-reduced subview the sizes of other dimensions.
// Cause, as far as the output shows: which unit dimension was dropped is guessed.
// bufdiff-check: --paths pipeline:strided-metadata
// bufdiff-expect: verifier-failure pipeline:strided-metadata
// bufdiff-signature: verifier-failure:pipeline:strided-metadata:expected result type with size = N instead of N in dim = N
// bufdiff-signature: verifier-failure:pipeline:strided-metadata:expected result type with size = dynamic instead of N in dim = N
// bufdiff-signature: out-of-bounds:pipeline:strided-metadata:unknown:unknown
// bufdiff-link: llvm/llvm-project pull request 184334
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<2x2x2xf32>, %arg1: tensor<2x2x2xf32>) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xf32> into tensor<2x2x2xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %inserted_slice[%c0, 0, %c0] [1, 2, 1] [1, 1, 1] : tensor<2x2x2xf32> to tensor<1x2xf32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xf32> into tensor<2x2x2xf32>
    %extracted = tensor.extract %extracted_slice[%c0, %c0] : tensor<1x2xf32>
    return
  }
}
