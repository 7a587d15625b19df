// A tensor is written in one arm of scf.if and read in the other, in a loop of blocks: a later iteration reads what was written.
// Cause, as far as the decisions show: the arms count as excluding each other, which they do not from one iteration to the
// next; in scf.for there is a copy, in a loop made of cf.br there is none.
// Public reports: none found, searched for "unstructured control flow cf.br different blocks missing copy read after write dominance".
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-*:value of several arms in loop of blocks:*
// bufdiff-versions: 22
module {
  func.func @main(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %from_elements = tensor.from_elements %arg0 : tensor<1xf32>
    cf.br ^bb1(%c0, %cst : index, f32)
  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi ult, %0, %c2 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.cmpi ult, %0, %c1 : index
    %4 = scf.if %3 -> (f32) {
      %inserted = tensor.insert %cst into %from_elements[%c0] : tensor<1xf32>
      %extracted = tensor.extract %inserted[%c0] : tensor<1xf32>
      scf.yield %extracted : f32
    } else {
      %extracted = tensor.extract %from_elements[%c0] : tensor<1xf32>
      scf.yield %extracted : f32
    }
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5, %4 : index, f32)
  ^bb3:  // pred: ^bb1
    return %1 : f32
  }
}
