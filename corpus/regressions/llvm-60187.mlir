// A tensor cast to unranked for an external callee, and read again afterwards: upstream
// finds no way to avoid the conflict and says so.
// https://github.com/llvm/llvm-project/issues/60187
//
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries' --paths one-shot
// bufdiff-expect: rejected
// bufdiff-expect(mlir-opt-19): rejected
// bufdiff-expect(mlir-opt-16): verifier-failure
module {
  func.func private @sink(tensor<*xi32>)
  func.func @f(%v: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %t = tensor.from_elements %v, %v : tensor<2xi32>
    %u = tensor.cast %t : tensor<2xi32> to tensor<*xi32>
    call @sink(%u) : (tensor<*xi32>) -> ()
    %x = tensor.extract %t[%c0] : tensor<2xi32>
    return %x : i32
  }
}
