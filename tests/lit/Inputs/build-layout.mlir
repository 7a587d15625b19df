// The callee says that its argument has identity layout, and the caller's
// buffer has another one: MLIR 19 casts it, and MLIR 22 makes a copy.
func.func private @f1(%t: tensor<4xi32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> i32 {
  %c1 = arith.constant 1 : index
  %x = tensor.extract %t[%c1] : tensor<4xi32>
  return %x : i32
}
func.func @main(%t: tensor<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%x : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %c2 = arith.constant 2 : index
  %y = tensor.extract %f[%c2] : tensor<4xi32>
  %z = call @f1(%t) : (tensor<4xi32>) -> i32
  %s = arith.addi %y, %z : i32
  return %s : i32
}
