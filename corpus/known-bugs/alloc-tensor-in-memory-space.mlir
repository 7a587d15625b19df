// An allocation in another memory space that is returned gets the inferred layout of the function, which it cannot have.
// bufdiff-check: --paths one-shot
// bufdiff-expect: verifier-failure one-shot
// bufdiff-signature: verifier-failure:*:'memref.alloc' op symbol operand count does not equal memref symbol count: expected N, got N
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<1xf32> {
    %0 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
