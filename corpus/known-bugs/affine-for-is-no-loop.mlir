// A tensor from outside an affine.for is overwritten in place in it; the next iteration reads what the first one wrote.
// Cause, as far as the output shows: only regions of ops with a bufferization model count as repeated, so a read at the top of the body is taken to come before every write.
// What loop-invariant-code-motion moves out of the loop is such a tensor, too.
// Public reports: none found, searched for "affine.for tensor written in loop repetitive region in-place copy missing".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-trace one-shot
// bufdiff-signature: *:captured value:affine.for
// bufdiff-signature: wrong-*:pipeline:eliminate-empty-tensors:captured value:affine.parallel
// bufdiff-signature: wrong-*:pipeline:*:affine.for
// bufdiff-signature: wrong-trace:pipeline:licm:old value of linalg.*:func.func
// bufdiff-versions: 22
module {
  func.func @main(%arg0: i32) {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.fill ins(%arg0 : i32) outs(%0 : tensor<1xi32>) -> tensor<1xi32>
    affine.for %arg1 = 0 to 2 {
      %extracted = tensor.extract %1[%c0] : tensor<1xi32>
      vector.print %extracted : i32
      %2 = arith.addi %extracted, %extracted : i32
      %inserted = tensor.insert %2 into %1[%c0] : tensor<1xi32>
      %extracted_0 = tensor.extract %inserted[%c0] : tensor<1xi32>
      vector.print %extracted_0 : i32
    }
    return
  }
}
