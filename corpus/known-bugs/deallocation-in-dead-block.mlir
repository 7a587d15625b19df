// A block that nothing branches to passes a buffer on: ownership-based deallocation leaves a branch with an operand too few.
// Cause, as far as the output shows: the block that is reached gets an argument that says who owns the buffer, and the branch of the
// other block is not changed.
// Public reports: none found, searched for "ownership-based-buffer-deallocation unreachable block branch has operands for successor".
// bufdiff-check: --paths pipeline:deallocation-dynamic
// bufdiff-expect: verifier-failure pipeline:deallocation-dynamic
// bufdiff-signature: verifier-failure:pipeline:*:branch has N operands for successor #_, but target block has N
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    cf.br ^bb2(%arg0 : tensor<3xf32>)
  ^bb1:  // no predecessors
    %0 = tensor.empty() : tensor<3xf32>
    cf.br ^bb2(%0 : tensor<3xf32>)
  ^bb2(%1: tensor<3xf32>):  // 2 preds: ^bb0, ^bb1
    return %1 : tensor<3xf32>
  }
}
