func.func private @f(%t: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  return %t, %t : tensor<2xi32>, tensor<2xi32>
}
func.func @main(%t: tensor<2xi32>, %x: i32) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %r:2 = call @f(%t) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  %u = tensor.insert %x into %r#1[%c0] : tensor<2xi32>
  return %r#0, %u, %t : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}
