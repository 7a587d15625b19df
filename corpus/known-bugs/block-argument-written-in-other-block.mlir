// A tensor that is a block's argument is overwritten in place in another block of the region, and read after that.
// Cause, as far as the decisions show: a write in another block than that of the block argument counts as none that could
// come between the argument and the read. With a tensor that an operation made in the first block the copy is there.
// Public reports: none found, searched for "unstructured control flow cf.br different blocks missing copy read after write dominance".
// Related: llvm/llvm-project pull requests 223006 and 223777 relax the same part of the analysis.
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: *:block argument:*
// bufdiff-versions: 22
func.func @main(%arg0: tensor<1xi32>) -> tensor<1xi32> {
  %c0_i32 = arith.constant 0 : i32
  cf.br ^bb1
^bb1:
  %0 = linalg.fill ins(%c0_i32 : i32) outs(%arg0 : tensor<1xi32>) -> tensor<1xi32>
  return %arg0 : tensor<1xi32>
}
