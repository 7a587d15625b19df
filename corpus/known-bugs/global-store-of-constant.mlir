// What ml_program.global_store puts into a global was never written, where the tensor may not be overwritten.
// Cause, as far as the output shows: ml_program.global_store counts as writing its operand and not as reading it, so that a
// buffer is allocated for it and nothing copied there. Nor does a write to the operand's buffer before the store count as a conflict: the new value is stored.
// bufdiff-check: --paths one-shot
// bufdiff-expect: uninitialized-read one-shot
// bufdiff-signature: wrong-*:ml_program.global_store:*
// bufdiff-signature: uninitialized-read:*:ml_program.global_store:*
// bufdiff-link: llvm/llvm-project pull request 177387
// bufdiff-versions: 22
module {
  ml_program.global private mutable @g(dense<1> : tensor<1xi32>) : tensor<1xi32>
  func.func @main() -> tensor<1xi32> {
    %cst = arith.constant dense<0> : tensor<1xi32>
    ml_program.global_store @g = %cst : tensor<1xi32>
    %0 = ml_program.global_load @g : tensor<1xi32>
    return %0 : tensor<1xi32>
  }
}
