// MLIR 16 passes one buffer to a function without a body in every iteration, which may have overwritten it.
//
// bufdiff-check: --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-16): wrong-trace
// bufdiff-expect(mlir-opt-19): agree
module {
  func.func private @f1(tensor<1x1xi32>, tensor<1x1xi32>, tensor<?x?xi32>)
  func.func @main() {
    %cst = arith.constant dense<0> : tensor<1x1xi32>
    %cast = tensor.cast %cst : tensor<1x1xi32> to tensor<?x1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %arg0 = %c0 to %c2 step %c1 {
      %cast_0 = tensor.cast %cast : tensor<?x1xi32> to tensor<?x?xi32>
      func.call @f1(%cst, %cst, %cast_0) : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<?x?xi32>) -> ()
    }
    return
  }
}
