func.func @main(%t: tensor<4xi32>, %n: index, %x: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %m = arith.remui %n, %c4 : index
  %r = affine.for %i = 0 to min affine_map<(d0) -> (d0, 4)>(%m) step 2 iter_args(%s = %x) -> (i32) {
    %y = tensor.extract %t[%i] : tensor<4xi32>
    %z = arith.addi %s, %y : i32
    affine.yield %z : i32
  }
  return %r : i32
}
