// A tensor that is materialized in a buffer is made there from the start, and later writes to the tensor reach the buffer.
// Cause, as far as the output shows: eliminate-empty-tensors puts the buffer in the place of the tensor.empty that the value comes
// from; nothing reads the buffer behind bufferization.materialize_in_destination, so a later write to the value is in-place.
// Public reports: none found, searched for "eliminate-empty-tensors materialize_in_destination memref destination later in-place write".
// bufdiff-check: --paths pipeline:eliminate-empty-tensors
// bufdiff-expect: wrong-result pipeline:eliminate-empty-tensors
// bufdiff-signature: wrong-*:pipeline:*:bufferization.materialize_in_destination:*
// bufdiff-versions: 22
module {
  func.func @main(%arg0: memref<1xi32, strided<[?], offset: ?>>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<1xi32>) -> tensor<1xi32>
    bufferization.materialize_in_destination %1 in restrict writable %arg0 : (tensor<1xi32>, memref<1xi32, strided<[?], offset: ?>>) -> ()
    %inserted = tensor.insert %c2_i32 into %1[%c0] : tensor<1xi32>
    %extracted = tensor.extract %inserted[%c0] : tensor<1xi32>
    return %extracted : i32
  }
}
