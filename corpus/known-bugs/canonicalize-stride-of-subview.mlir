// A rank-reduced subview of which a stride is a constant operand becomes a cast that cannot be.
// Cause, as far as the output shows: the type of the new subview has the rank of the source. Operations that
// take the subview over instead of the cast do not verify either: they expect the rank that it had, or the dimensions,
// where others are dropped than before.
// Public reports: none found, searched for "memref.subview canonicalize rank-reduced constant stride memref.cast operand type result type are cast incompatible".
// bufdiff-check: --paths pipeline:deallocation
// bufdiff-expect: verifier-failure pipeline:deallocation
// bufdiff-signature: verifier-failure:pipeline:*:'memref.cast' op operand type 'memref<>' and result type 'memref<>' are cast incompatible
// bufdiff-signature: verifier-failure:pipeline:deallocation*:'linalg.*' op expected operand #_ rank (N) to match the result rank of indexing_map (N)
// bufdiff-signature: verifier-failure:pipeline:all:'memref.load' op incorrect number of indices for load, expected N but got N
// bufdiff-signature: verifier-failure:pipeline:deallocation*:'memref.load' op incorrect number of indices for load, expected N but got N
// bufdiff-signature: verifier-failure:pipeline:deallocation*:'memref.store' op store index operand count not equal to memref rank
// bufdiff-signature: verifier-failure:pipeline:deallocation*:expected result type to be 'memref<>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<>'
// bufdiff-signature: verifier-failure:pipeline:deallocation*:'linalg.*' op inferred input/output operand #_ has shape's dimension #_ to be greater than or equal to N, but found N
// bufdiff-signature: verifier-failure:pipeline:deallocation*:'linalg.*' op inferred input/output operand #_ has shape's dimension #_ to be N, but found N
// bufdiff-signature: verifier-failure:pipeline:deallocation*:ranks of shaped operand and results of corresponding affine_map differ
// bufdiff-signature: verifier-failure:pipeline:deallocation*:'memref.copy' op requires the same shape for all operands
// bufdiff-signature: verifier-failure:pipeline:all:'linalg.*' op expected operand #_ rank (N) to match the result rank of indexing_map (N)
// bufdiff-signature: verifier-failure:pipeline:deallocation*:'linalg.softmax' op incompatible output shape
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<1x1xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<1x1x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[0, %c0, 0] [1, 1, 1] [1, 1, %c1] : tensor<1x1x1xf32> to tensor<1x1xf32>
    return %extracted_slice : tensor<1x1xf32>
  }
}
