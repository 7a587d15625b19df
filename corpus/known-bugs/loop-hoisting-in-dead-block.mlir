// An allocation in a block that nothing branches to ends buffer-loop-hoisting.
// Cause, as far as the output shows: it asks for the dominator of a block that has none. Whether that shows depends
// on what memory held.
// bufdiff-check: --paths pipeline:hoisting
// bufdiff-expect: crash pipeline:hoisting
// bufdiff-signature: crash:pipeline:*hoistBuffersFromLoops*
// bufdiff-signature: timeout:pipeline:*hoistBuffersFromLoops*
// bufdiff-link: llvm/llvm-project issue 108364
// bufdiff-versions: 22
module {
  func.func @main() {
    cf.br ^bb2
  ^bb1:  // no predecessors
    %generated = tensor.generate  {
    ^bb0(%arg0: index):
      %false = arith.constant false
      tensor.yield %false : i1
    } : tensor<1xi1>
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
