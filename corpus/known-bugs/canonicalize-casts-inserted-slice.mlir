// Canonicalization of a rank-reducing tensor.insert_slice casts the inserted tensor to a shape with its dimensions in other places.
// Cause, as far as the output shows: where a size becomes static, the type of the source is guessed from the sizes with their
// first unit dimensions dropped: for [1, 2, 1] that is 2x1, and the source is 1x2.
// bufdiff-check: --paths pipeline:canonicalize
// bufdiff-expect: layout-mismatch pipeline:canonicalize
// bufdiff-signature: layout-mismatch:*canonicalize*:tensor.insert_slice:*
// bufdiff-link: llvm/llvm-project pull request 217361
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<2x?x2xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x2x2xf32>
    %cast = tensor.cast %cst : tensor<2x2x2xf32> to tensor<2x?x2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<1x?xf32>
    %inserted_slice = tensor.insert_slice %0 into %cast[%c0, 0, %c0] [1, %c2, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<2x?x2xf32>
    return %inserted_slice : tensor<2x?x2xf32>
  }
}
