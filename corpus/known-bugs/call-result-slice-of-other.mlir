// One result of a call is a slice of the other; writing the whole changes the slice.
// Cause, as far as the output shows: results of a call are related only through operands that are in-place.
// Public reports: none found, searched for "function call results alias same buffer in-place write func.call result aliasing".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-*:func.return of view:func.func
// bufdiff-signature: wrong-*:func.return of value and view:func.func
// bufdiff-signature: race:*:func.return of *view:func.func
// bufdiff-signature: argument-clobbered:*:func.return of *view:func.func
// bufdiff-signature: overlapping-copy:*:func.return of *view:func.func
// bufdiff-versions: 22
module {
  func.func @f1(%arg0: tensor<1xf32>) -> (tensor<1xf32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
    return %arg0, %extracted_slice : tensor<1xf32>, tensor<f32>
  }
  func.func @main() -> tensor<f32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %0:2 = call @f1(%cst) : (tensor<1xf32>) -> (tensor<1xf32>, tensor<f32>)
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0 to %c1 step %c1 {
      %1 = linalg.copy ins(%cst_0 : tensor<1xf32>) outs(%0#0 : tensor<1xf32>) -> tensor<1xf32>
    }
    return %0#1 : tensor<f32>
  }
}
