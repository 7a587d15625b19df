// A slice of a shared tensor that is overwritten in an scf.forall and not inserted changes the result all the same.
// Cause, as far as the output shows: that the result of scf.forall is read after the body is no conflict with a write to a
// slice in the body.
// Public reports: none found, searched for "scf.forall shared_outs extract_slice written in-place without parallel_insert_slice".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-*:tensor.extract_slice:scf.forall
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %0:2 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<2xi32>, tensor<2xi32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %1 = linalg.fill ins(%c0_i32 : i32) outs(%extracted_slice : tensor<1xi32>) -> tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg4[%arg2] [1] [1] : tensor<1xi32> into tensor<2xi32>
      }
    }
    return %0#0, %0#1 : tensor<2xi32>, tensor<2xi32>
  }
}
