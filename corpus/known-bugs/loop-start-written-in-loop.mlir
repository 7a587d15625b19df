// The tensor that a loop starts with is overwritten in its body, and with it what the iteration has made of it.
// Cause, as far as the decisions show: the loop may take the tensor's own buffer where no iteration reads what is in it,
// and what the iteration writes into that buffer is not looked at again: the write of the tensor itself, between that
// write and its read, is in-place. Where an iteration may read the old value, and where the loop may not run at all and
// its result is read, the copy is there. So it is in scf.for, scf.forall and scf.while.
// Public reports: none found, searched for "one-shot bufferize scf.for iter_arg init tensor written inside loop body missing copy read after write".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-*:init of scf.*
// bufdiff-versions: 22
module {
  func.func @main(%arg0: f32, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty() : tensor<1xf32>
    %1:2 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %0, %arg4 = %arg0) -> (tensor<1xf32>, f32) {
      %2 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<1xf32>) -> tensor<1xf32>
      %3 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
      %extracted = tensor.extract %2[%c0] : tensor<1xf32>
      scf.yield %2, %extracted : tensor<1xf32>, f32
    }
    return %1#1 : f32
  }
}
