// to_buffer counts as pure, so hoisting it out of the loop makes later
// iterations read what earlier ones wrote.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 77 : i32
  %t = arith.constant dense<6> : tensor<5xi32>
  scf.for %k = %c0 to %c4 step %c1 {
    %m = bufferization.to_buffer %t : tensor<5xi32> to memref<5xi32>
    %a = memref.load %m[%k] : memref<5xi32>
    %k1 = arith.addi %k, %c1 : index
    memref.store %v, %m[%k1] : memref<5xi32>
    vector.print %a : i32
  }
  return
}
