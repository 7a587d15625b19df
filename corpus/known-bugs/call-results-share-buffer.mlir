// Two results of a call are one buffer; writing one changes the other.
// Cause, as far as the output shows: results of a call are related only through operands that are in-place.
// Public reports: none found, searched for "function call results alias same buffer returned twice in-place write".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-*:func.return of value:func.func
// bufdiff-signature: argument-clobbered:*:func.return of value:func.func
// bufdiff-signature: overlapping-copy:*:func.return of value:func.func
// bufdiff-signature: race:*:func.return of value:func.func
// bufdiff-versions: 22
module {
  func.func private @f1(%arg0: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
    return %arg0, %arg0 : tensor<1xf32>, tensor<1xf32>
  }
  func.func @main(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %0:2 = call @f1(%arg0) : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>)
    %1 = linalg.square ins(%arg0 : tensor<1xf32>) outs(%0#1 : tensor<1xf32>) -> tensor<1xf32>
    return %0#0 : tensor<1xf32>
  }
}
