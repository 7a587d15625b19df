// to_buffer counts as pure, so hoisting it out of a loop that writes the buffer changes
// what later iterations read.
// https://github.com/llvm/llvm-project/pull/188997 (related: https://github.com/llvm/llvm-project/issues/218091)
//
// bufdiff-check: --pipeline '--loop-invariant-code-motion --one-shot-bufferize=bufferize-function-boundaries'
// bufdiff-expect: wrong-trace
// bufdiff-expect(mlir-opt-19): wrong-trace
module {
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
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
    return %z : i32
  }
}
