// A strided slice passed to a callee that takes an identity layout needs a copy, not a
// memref.cast (19 and older do not verify).
// https://github.com/llvm/llvm-project/issues/105916
//
// bufdiff-check: --pipeline '--one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"' --paths one-shot,interface,legacy
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): verifier-failure
// bufdiff-expect(mlir-opt-16): verifier-failure
module {
  func.func private @get(%a: tensor<2xi32>) -> i32 {
    %i = arith.constant 1 : index
    %x = tensor.extract %a[%i] : tensor<2xi32>
    return %x : i32
  }
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %t = arith.constant dense<[11, 13, 17, 19]> : tensor<4xi32>
    %s = tensor.extract_slice %t[1] [2] [2] : tensor<4xi32> to tensor<2xi32>
    %x = call @get(%s) : (tensor<2xi32>) -> i32
    vector.print %x : i32
    return %z : i32
  }
}
