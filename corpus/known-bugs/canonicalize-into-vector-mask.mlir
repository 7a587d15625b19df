// A cast of what a masked write is to give goes into the vector.mask, which may hold one operation.
// Cause, as far as the output shows: canonicalize makes a new operation where the transfer_write is, inside of the mask. A mask that masks nothing out is folded for ever by expand-realloc, with which buffer-deallocation-pipeline begins; mlir-opt --expand-realloc does not end, either.
// Public reports: none found, searched for "canonicalize vector.mask expects only one operation to mask transfer_write tensor.cast fold". Related: llvm/llvm-project pull request 90835 is about other patterns that do the same.
// bufdiff-check: --paths pipeline:canonicalize
// bufdiff-expect: verifier-failure pipeline:canonicalize
// bufdiff-signature: verifier-failure:pipeline:*:'vector.mask' op expects only one operation to mask
// bufdiff-signature: timeout:pipeline:*:timeout in ExpandReallocPass*
// bufdiff-versions: 22
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main() -> tensor<1x1xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<1x1xf32>
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%c0) : tensor<1x?xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<1xf32>
    %cst_1 = arith.constant dense<false> : vector<1xi1>
    %1 = vector.mask %cst_1 { vector.transfer_write %cst_0, %0[%c0, %c0] {in_bounds = [true]} : vector<1xf32>, tensor<1x?xf32> } : vector<1xi1> -> tensor<1x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<1x?xf32>) outs(%cst : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1xf32>
    return %2 : tensor<1x1xf32>
  }
}
