// A tensor is overwritten in place in a block other than the one that it comes from, and read after that in the same
// block. MLIR 22.1.8 makes no copy as soon as there is a branch in between, even one that is always taken.
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
func.func @main(%arg0: tensor<1xi32>) -> tensor<1xi32> {
  %c0_i32 = arith.constant 0 : i32
  cf.br ^bb1
^bb1:
  %0 = linalg.fill ins(%c0_i32 : i32) outs(%arg0 : tensor<1xi32>) -> tensor<1xi32>
  return %arg0 : tensor<1xi32>
}
