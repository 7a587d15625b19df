// What a loop of blocks carries goes through arith.select or two casts back to its own block argument; the analysis never ends.
// Cause, as far as the stack shows: findValueInReverseUseDefChain asks whether the result is written, which walks the same
// chain again, over and over until the stack is full. mlir-opt dies of this module, too.
// Public reports: none found, searched for "stack overflow findValueInReverseUseDefChain cf.br loop block argument".
// bufdiff-check: --paths one-shot
// bufdiff-expect: crash one-shot
// bufdiff-signature: crash:*:stack overflow*findValueInReverseUseDefChain*
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<1xi32>, %arg1: i1) -> tensor<1xi32> {
    cf.br ^bb1(%arg0 : tensor<1xi32>)
  ^bb1(%0: tensor<1xi32>):
    cf.cond_br %arg1, ^bb3, ^bb2
  ^bb2:
    %1 = arith.select %arg1, %arg0, %0 : tensor<1xi32>
    cf.br ^bb1(%1 : tensor<1xi32>)
  ^bb3:
    return %0 : tensor<1xi32>
  }
}
