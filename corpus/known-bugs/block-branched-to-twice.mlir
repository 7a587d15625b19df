// A branch goes to one block by two edges: only the first one is bufferized.
// Cause, as far as the output shows: the operands of the second edge stay tensors, where the block's argument is a buffer. No pass
// has to make such branches on purpose: simplification of regions merges equal blocks.
// bufdiff-check: --paths one-shot
// bufdiff-expect: verifier-failure one-shot
// bufdiff-signature: verifier-failure:*:type mismatch for bb argument #_ of successor #_
// bufdiff-link: llvm/llvm-project pull request 214368
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: i1) -> tensor<1xf32> {
    cf.cond_br %arg2, ^bb1(%arg0 : tensor<1xf32>), ^bb1(%arg1 : tensor<1xf32>)
  ^bb1(%0: tensor<1xf32>):
    return %0 : tensor<1xf32>
  }
}
