func.func @main(%t: tensor<4xi32>, %v: i32) -> (tensor<4xi32>, tensor<4xi32>) {
  %c1 = arith.constant 1 : index
  %u = tensor.insert %v into %t[%c1] : tensor<4xi32>
  return %t, %u : tensor<4xi32>, tensor<4xi32>
}
