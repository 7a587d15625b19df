// MLIR 19 dies where a copy of a call's result is needed.
//
// bufdiff-check: --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): crash
  func.func private @f2(%a: tensor<2xi32>) -> tensor<2xi32> {
    return %a : tensor<2xi32>
  }
  func.func @main(%a: tensor<2xi32>, %x: i32) -> (tensor<2xi32>, tensor<2xi32>) {
    %0 = call @f2(%a) : (tensor<2xi32>) -> tensor<2xi32>
    %1 = linalg.fill ins(%x : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
    return %0, %1 : tensor<2xi32>, tensor<2xi32>
  }
