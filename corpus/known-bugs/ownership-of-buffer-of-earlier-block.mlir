// Ownership-based deallocation rejects a buffer that is used in a later block.
// Its documentation takes branches between blocks; 'MemRef value does not have valid ownership' is said of a constant that dominates its use.
// bufdiff-check: --paths pipeline:deallocation-dynamic
// bufdiff-expect: rejected pipeline:deallocation-dynamic
// bufdiff-signature: unexpected-rejection:pipeline:*:MemRef value does not have valid ownership
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<1x1xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<1x1xf32>
    cf.br ^bb1(%cst : tensor<1x1xf32>)
  ^bb1(%0: tensor<1x1xf32>):  // pred: ^bb0
    return %cst : tensor<1x1xf32>
  }
}
