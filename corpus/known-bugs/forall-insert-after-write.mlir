// A slice of a shared tensor is inserted elsewhere after it was overwritten in place.
// Cause, as far as the output shows: reads by tensor.parallel_insert_slice are not seen as later than writes in the body.
// Public reports: none found, searched for "scf.forall shared_outs extract_slice parallel_insert_slice wrong result".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: *:tensor.parallel_insert_slice of *:scf.forall.in_parallel
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<4xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %0:2 = scf.forall (%arg0) in (4) shared_outs(%arg1 = %cst, %arg2 = %cst) -> (tensor<4xf32>, tensor<4xf32>) {
      %extracted_slice = tensor.extract_slice %arg1[%arg0] [1] [1] : tensor<4xf32> to tensor<f32>
      %cst_0 = arith.constant 1.000000e+00 : f32
      %1 = linalg.fill ins(%cst_0 : f32) outs(%extracted_slice : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg1[%arg0] [1] [1] : tensor<f32> into tensor<4xf32>
        tensor.parallel_insert_slice %extracted_slice into %arg2[%arg0] [1] [1] : tensor<f32> into tensor<4xf32>
      }
    }
    return %0#1 : tensor<4xf32>
  }
}
