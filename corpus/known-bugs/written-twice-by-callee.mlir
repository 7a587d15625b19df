// A tensor is passed twice to a function that overwrites both arguments: both are one buffer.
// Cause, as far as the output shows: arguments that are written and not read (bufferization.access = "write") are no conflict
// with one another, although the callee goes on reading what it wrote.
// Public reports: none found, searched for "same tensor passed twice to function call both arguments written".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-*:func.call of one tensor twice:*
// bufdiff-signature: race:*:func.call of one tensor twice:*
// bufdiff-signature: argument-clobbered:*:func.call of one tensor twice:*
// bufdiff-versions: 22
module {
  func.func private @f1(%arg0: tensor<1xi32>, %arg1: tensor<1xi32>, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %0 = linalg.fill ins(%c1_i32 : i32) outs(%arg0 : tensor<1xi32>) -> tensor<1xi32>
    %1 = linalg.fill ins(%arg2 : i32) outs(%arg1 : tensor<1xi32>) -> tensor<1xi32>
    %extracted = tensor.extract %0[%c0] : tensor<1xi32>
    return %extracted : i32
  }
  func.func @main(%arg0: tensor<1xi32>, %arg1: i32) -> i32 {
    %0 = call @f1(%arg0, %arg0, %arg1) : (tensor<1xi32>, tensor<1xi32>, i32) -> i32
    return %0 : i32
  }
}
