// Canonicalization of a masked vector.transfer_write to a cast or dynamic tensor leaves a tensor.cast inside of the vector.mask.
// Cause, as far as the output shows: a pattern for operations that write to a tensor puts its cast right behind the operation,
// where vector.mask takes only one. mlir-opt ends with the same error.
// Public reports: none found, searched for "vector.mask expects only one operation to mask canonicalize tensor.cast transfer_write".
// bufdiff-check: --pipeline '--canonicalize'
// bufdiff-expect: verifier-failure
// bufdiff-signature: verifier-failure:pipeline:*:'vector.mask' op expects only one operation to mask
// bufdiff-signature: timeout:pipeline:*:timeout in ExpandReallocPass*
// bufdiff-signature: unexpected-rejection:*canonicalize*:'vector.mask' op expects only one operation to mask
// bufdiff-signature: verifier-failure:*canonicalize*:'vector.mask' op expects only one operation to mask
// bufdiff-versions: 22
module {
  func.func @main(%arg0: vector<1xf32>, %arg1: vector<1xi1>) -> tensor<1xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?xf32>
    %1 = vector.mask %arg1 { vector.transfer_write %arg0, %0[%c0] {in_bounds = [true]} : vector<1xf32>, tensor<?xf32> } : vector<1xi1> -> tensor<?xf32>
    %cast = tensor.cast %1 : tensor<?xf32> to tensor<1xf32>
    return %cast : tensor<1xf32>
  }
}
