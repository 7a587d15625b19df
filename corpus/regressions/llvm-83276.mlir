// A slice with an offset passed to a callee that takes an identity layout (19 and older
// drop the offset and print 30).
// https://github.com/llvm/llvm-project/issues/83276
//
// bufdiff-check: --pipeline '--one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"' --paths one-shot,interface,legacy
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): layout-mismatch
// bufdiff-expect(mlir-opt-16): layout-mismatch
module {
  func.func private @pick(%t: tensor<?xi32>, %i: index) -> i32 {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    return %x : i32
  }
  func.func @drive(%t: tensor<6xi32>, %off: index, %n: index, %i: index) -> i32 {
    %s = tensor.extract_slice %t[%off] [%n] [1] : tensor<6xi32> to tensor<?xi32>
    %x = call @pick(%s, %i) : (tensor<?xi32>, index) -> i32
    return %x : i32
  }
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %t = arith.constant dense<[10, 20, 30, 40, 50, 60]> : tensor<6xi32>
    %x = call @drive(%t, %c1, %c4, %c2) : (tensor<6xi32>, index, index, index) -> i32
    vector.print %x : i32
    return %z : i32
  }
}
