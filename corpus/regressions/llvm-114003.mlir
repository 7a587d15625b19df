// A recursive function that updates its argument in place on the way down.
// https://github.com/llvm/llvm-project/pull/114003 (performance follow-up: pull/170419)
//
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries' --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): rejected
// bufdiff-expect(mlir-opt-16): rejected
module {
  func.func private @rec(%t: tensor<2xi32>, %n: i32) -> tensor<2xi32> {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %stop = arith.cmpi eq, %n, %zero : i32
    %r = scf.if %stop -> (tensor<2xi32>) {
      scf.yield %t : tensor<2xi32>
    } else {
      %m = arith.subi %n, %one : i32
      %x = tensor.extract %t[%c0] : tensor<2xi32>
      %y = arith.addi %x, %one : i32
      %u = tensor.insert %y into %t[%c0] : tensor<2xi32>
      %s = func.call @rec(%u, %m) : (tensor<2xi32>, i32) -> tensor<2xi32>
      scf.yield %s : tensor<2xi32>
    }
    return %r : tensor<2xi32>
  }
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %four = arith.constant 4 : i32
    %c0 = arith.constant 0 : index
    %t = tensor.from_elements %one, %z : tensor<2xi32>
    %r = call @rec(%t, %four) : (tensor<2xi32>, i32) -> tensor<2xi32>
    %x = tensor.extract %r[%c0] : tensor<2xi32>
    vector.print %x : i32
    return %z : i32
  }
}
