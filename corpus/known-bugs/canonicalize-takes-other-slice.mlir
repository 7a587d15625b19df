// Canonicalization of a rank-reducing tensor.extract_slice takes its sizes from the result and puts them into other dimensions.
// Cause, as far as the output shows: where an offset becomes static, the slice is rebuilt with sizes guessed from the type of
// the result: [1, 2, 1] with the last dimension dropped becomes [1, 1, 2]. Where that is out of bounds and can be seen to be,
// mlir-opt declines the module with an error. In between the slice has the type that its sizes suggest with their first unit
// dimensions dropped; operations that take it over (linalg.elementwise in scf.forall) do not verify, and a tensor.cast of it
// ends canonicalization (ChainedTensorCast), since two casts in a row that cannot be have no common type.
// bufdiff-check: --pipeline '--canonicalize'
// bufdiff-expect: wrong-result
// bufdiff-signature: wrong-*:*canonicalize*:rank-reduced tensor.extract_slice:*
// bufdiff-signature: crash:*canonicalize*:SIGSEGV in mlir::TensorType::hasRank < ChainedTensorCast::matchAndRewrite:bufferize
// bufdiff-signature: layout-mismatch:*canonicalize*:tensor.extract_slice:*
// bufdiff-signature: out-of-bounds:*canonicalize*:memref.subview:*
// bufdiff-signature: out-of-bounds:*canonicalize*:tensor.extract_slice:*
// bufdiff-signature: unexpected-rejection:*canonicalize*:slice along dimension N runs out-of-bounds: N >= N
// bufdiff-signature: verifier-failure:*canonicalize*:'tensor.cast' op operand type 'tensor<>' and result type 'tensor<>' are cast incompatible
// bufdiff-signature: verifier-failure:*canonicalize*:slice along dimension N runs out-of-bounds: N >= N
// bufdiff-signature: verifier-failure:*canonicalize*:'linalg.*' op inferred input/output operand #_ has shape's dimension #_ to be N, but found N
// bufdiff-signature: verifier-failure:*canonicalize*:'linalg.*' op inferred input/output operand #_ has shape's dimension #_ to be greater than or equal to N, but found N
// bufdiff-link: llvm/llvm-project pull request 178118
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<2x2x2xf32>) -> tensor<1x2xf32> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, %c0] [1, 2, 1] [1, 1, 1] : tensor<2x2x2xf32> to tensor<1x2xf32>
    return %extracted_slice : tensor<1x2xf32>
  }
}
