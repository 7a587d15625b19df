// The callee returns another type of its argument. The caller, where it copies
// that to write to it, takes the size from the wrong type.
func.func @cast(%x: tensor<1xi32>) -> tensor<?xi32> {
  %y = tensor.cast %x : tensor<1xi32> to tensor<?xi32>
  return %y : tensor<?xi32>
}
func.func @main(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<3> : tensor<1xi32>
  %y = call @cast(%x) : (tensor<1xi32>) -> tensor<?xi32>
  %z = tensor.insert %v into %y[%c0] : tensor<?xi32>
  %e = tensor.extract %z[%c0] : tensor<?xi32>
  return %e : i32
}
