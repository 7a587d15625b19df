// A tensor that was loaded from a global changes when the global is stored to.
// Cause, as far as the output shows: what ml_program.global_load gives is the global's own memory, and
// ml_program.global_store is not known to write to it.
// Public reports: none found, searched for "ml_program.global_store global_load alias bufferization".
// Related: a review remark in llvm/llvm-project pull request 75103 doubts a test of a load and a store.
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-*:ml_program.global_load:*
// bufdiff-versions: 22
module {
  ml_program.global private mutable @g(dense<1> : tensor<1xi32>) : tensor<1xi32>
  func.func @main(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %0 = ml_program.global_load @g : tensor<1xi32>
    ml_program.global_store @g = %arg0 : tensor<1xi32>
    return %0 : tensor<1xi32>
  }
}
