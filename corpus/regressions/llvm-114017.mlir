// Two returns of different arguments; the caller writes one of them afterwards.
// https://github.com/llvm/llvm-project/pull/114017
//
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries' --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): rejected
// bufdiff-expect(mlir-opt-16): rejected
module {
  func.func private @sel(%p: i1, %a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
    cf.cond_br %p, ^l, ^r
  ^l:
    return %a : tensor<2xi32>
  ^r:
    return %b : tensor<2xi32>
  }
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %p = arith.constant true
    %v = arith.constant 40 : i32
    %w = arith.constant 50 : i32
    %c0 = arith.constant 0 : index
    %a = tensor.from_elements %v, %v : tensor<2xi32>
    %b = tensor.from_elements %w, %w : tensor<2xi32>
    %r = call @sel(%p, %a, %b) : (i1, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %u = tensor.insert %z into %a[%c0] : tensor<2xi32>
    %x = tensor.extract %r[%c0] : tensor<2xi32>
    %y = tensor.extract %u[%c0] : tensor<2xi32>
    vector.print %x : i32
    vector.print %y : i32
    return %z : i32
  }
}
