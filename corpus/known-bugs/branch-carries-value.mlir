// A block that leads back passes a tensor on; what is carried is changed by an in-place write to the tensor that came in first.
// Cause, as far as the output shows: the argument of a block and what a branch from inside of the loop passes for it are not related.
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: *:cf.br of value:func.func
// bufdiff-signature: *:cf.cond_br of value:func.func
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0, %arg0 : index, tensor<1x1xf32>)
  ^bb1(%0: index, %1: tensor<1x1xf32>):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi ult, %0, %c1 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %inserted = tensor.insert %cst into %arg0[%c0, %c0] : tensor<1x1xf32>
    cf.br ^bb1(%c1, %1 : index, tensor<1x1xf32>)
  ^bb3:  // pred: ^bb1
    return %1 : tensor<1x1xf32>
  }
}
