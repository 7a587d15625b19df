// An allocation in another memory space that is returned gets a layout that an allocation cannot have.
// Cause, as far as the output shows: the type of the allocation is that of the function result, whose layout is not known.
// Public reports: none found, searched for "one-shot-bufferize alloc_tensor memory_space memref.alloc symbol operand count does not equal memref symbol count". Related: llvm/llvm-project issue 91518 is about defaultMemorySpaceFn.
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
