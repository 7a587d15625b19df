// Vector.transfer_write at zero indices overwrites a row, and the other rows are not copied.
// Cause, as far as the output shows: a write at zero indices with as many elements in its own dimensions counts as overwriting everything.
// Public reports: none found, searched for "vector.transfer_write bufferizesToMemoryRead isWholeTensor overwrites uninitialized".
// bufdiff-check: --paths one-shot
// bufdiff-expect: uninitialized-read one-shot
// bufdiff-signature: *:old value of vector.transfer_write:*
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %0 = vector.transfer_write %cst, %arg0[%c0, %c0] {in_bounds = [true]} : vector<2xf32>, tensor<2x2xf32>
    %extracted = tensor.extract %arg0[%c0, %c0] : tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
