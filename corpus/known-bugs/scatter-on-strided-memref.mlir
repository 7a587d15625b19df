// A vector.scatter to consecutive elements is canonicalized to vector.store, whatever the stride of the buffer is.
// Cause, as far as the output shows: the pattern looks at the indices ([0, 1, ...]) and the mask, and not at the layout. Where the
// stride is known not to be 1, or not known, vector.store does not verify; where the mask is not constant it becomes
// vector.maskedstore, which does, and stores consecutive elements.
// mlir-opt ends with the verifier's error: "'vector.store' op most minor memref dim must have unit stride".
// Public reports: none found of this, searched for "vector.scatter contiguous canonicalize vector.store unit stride". Related:
// llvm/llvm-project pull requests 117939 (the pattern) and 210952 (what vector.maskedstore accepts).
// bufdiff-check: --paths pipeline:deallocation
// bufdiff-expect: verifier-failure pipeline:deallocation
// bufdiff-signature: verifier-failure:pipeline:*:'vector.store' op most minor memref dim must have unit stride
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<2x2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %slice = tensor.extract_slice %arg0[0, 1] [2, 1] [1, 1] : tensor<2x2xi32> to tensor<2xi32>
    %indices = arith.constant dense<[0, 1]> : vector<2xi32>
    %mask = arith.constant dense<true> : vector<2xi1>
    %values = vector.transfer_read %arg1[%c0], %c0_i32 : tensor<2xi32>, vector<2xi32>
    %0 = vector.scatter %slice[%c0] [%indices], %mask, %values : tensor<2xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32> -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
