// The caller comes before its callee. (With copy-before-write, which the report is about,
// the analysis reads memory it never wrote, so that nothing can be expected of it.)
// https://github.com/llvm/llvm-project/issues/150441
//
// bufdiff-expect: agree
module {
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %t = arith.constant dense<[5, 12]> : tensor<2xi32>
    %x = call @second(%t) : (tensor<2xi32>) -> i32
    vector.print %x : i32
    return %z : i32
  }
  func.func @second(%t: tensor<2xi32>) -> i32 {
    %i = arith.constant 1 : index
    %x = tensor.extract %t[%i] : tensor<2xi32>
    return %x : i32
  }
}
