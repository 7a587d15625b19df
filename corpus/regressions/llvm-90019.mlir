// A value that all iterations read must not be overwritten by the loop that shares its init.
// https://github.com/llvm/llvm-project/issues/90019 (fix: https://github.com/llvm/llvm-project/pull/97209)
//
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries' --paths one-shot,interface,legacy
// bufdiff-expect: agree
// bufdiff-check(mlir-opt-16): --pipeline '--empty-tensor-to-alloc-tensor --one-shot-bufferize=bufferize-function-boundaries'
// bufdiff-expect(mlir-opt-19): agree
// bufdiff-expect(mlir-opt-16): agree
module {
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %v7 = arith.constant 7 : i32
    %b = arith.constant dense<11> : tensor<6xi32>
    %e = tensor.empty() : tensor<6xi32>
    %base = linalg.fill ins(%v7 : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
    scf.for %k = %c0 to %c3 step %c1 {
      %d = linalg.map { arith.subi } ins(%base, %b : tensor<6xi32>, tensor<6xi32>) outs(%e : tensor<6xi32>)
      %x = tensor.extract %d[%k] : tensor<6xi32>
      vector.print %x : i32
    }
    return %z : i32
  }
}
