// Buffer-deallocation-pipeline puts a constant inside of a vector.mask, which may hold one operation only.
// Cause, as far as the output shows: conditions of ownership are made at the start of every region, whatever the region is.
// mlir-opt ends with the same error.
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries --buffer-deallocation-pipeline'
// bufdiff-expect: verifier-failure
// bufdiff-signature: unexpected-rejection:*buffer-deallocation*:'vector.mask' op expects only one operation to mask
// bufdiff-signature: verifier-failure:*buffer-deallocation*:'vector.mask' op expects only one operation to mask
// bufdiff-link: llvm/llvm-project issue 99662
// bufdiff-versions: 22
module {
  func.func @main(%arg0: f32, %arg1: vector<1xf32>, %arg2: vector<1xi1>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = vector.mask %arg2 { vector.transfer_write %arg1, %1[%c0] {in_bounds = [true]} : vector<1xf32>, tensor<2xf32> } : vector<1xi1> -> tensor<2xf32>
    %extracted = tensor.extract %2[%c0] : tensor<2xf32>
    return %extracted : f32
  }
}
