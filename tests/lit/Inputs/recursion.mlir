func.func private @rec(%t: tensor<2xi32>) -> tensor<2xi32> {
  %r = call @rec(%t) : (tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @main() {
  return
}
