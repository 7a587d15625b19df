// Storing a tensor into a global must change what the next load of the global sees.
// https://github.com/llvm/llvm-project/pull/177387
//
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries' --paths one-shot
// bufdiff-expect: uninitialized-read
// bufdiff-expect(mlir-opt-19): uninitialized-read
module {
  ml_program.global private mutable @cell(dense<4> : tensor<3xi32>) : tensor<3xi32>
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %i = arith.constant 1 : index
    %five = arith.constant 5 : i32
    %t = ml_program.global_load @cell : tensor<3xi32>
    %a = tensor.extract %t[%i] : tensor<3xi32>
    %b = arith.addi %a, %five : i32
    %u = tensor.insert %b into %t[%i] : tensor<3xi32>
    ml_program.global_store @cell = %u : tensor<3xi32>
    %w = ml_program.global_load @cell : tensor<3xi32>
    %c = tensor.extract %w[%i] : tensor<3xi32>
    %d = tensor.extract %u[%i] : tensor<3xi32>
    vector.print %c : i32
    vector.print %d : i32
    return %z : i32
  }
}
