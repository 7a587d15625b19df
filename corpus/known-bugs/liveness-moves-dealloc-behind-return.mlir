// optimize-allocation-liveness moves a memref.dealloc behind the terminator of its block.
// Cause, as far as the output shows: where two buffers are last used by one operation, each deallocation is moved behind the other.
// Public reports: none found, searched for "optimize-allocation-liveness memref.dealloc moved after terminator must be the last operation in the parent block".
// bufdiff-check: --paths pipeline:deallocation-dynamic
// bufdiff-expect: verifier-failure pipeline:deallocation-dynamic
// bufdiff-signature: verifier-failure:pipeline:deallocation-dynamic:'*' op must be the last operation in the parent block
// bufdiff-versions: 22
module {
  func.func private @f1(tensor<1xf32>, f32, tensor<1x1xi32>) -> f32
  func.func @main() -> f32 {
    %cst = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0> : tensor<1x1xi32>
    %0 = call @f1(%cst, %cst_0, %cst_1) : (tensor<1xf32>, f32, tensor<1x1xi32>) -> f32
    return %0 : f32
  }
}
