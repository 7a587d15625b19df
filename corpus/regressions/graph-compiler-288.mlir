// An init that two ops share: filled for one, overwritten by the next. The values are
// right; the temporary it costs is another matter.
// https://github.com/intel/graph-compiler/issues/288
//
// bufdiff-check: --pipeline '--eliminate-empty-tensors --one-shot-bufferize=bufferize-function-boundaries' --paths one-shot,interface,legacy
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): agree
// bufdiff-expect(mlir-opt-16): rejected
module {
  func.func private @relu(%x: memref<3xi32>, %out: memref<3xi32>) {
    %z = arith.constant 0 : i32
    %t = bufferization.to_tensor %x restrict : memref<3xi32> to tensor<3xi32>
    %e = tensor.empty() : tensor<3xi32>
    %f = linalg.fill ins(%z : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
    %m = linalg.max ins(%t, %f : tensor<3xi32>, tensor<3xi32>) outs(%e : tensor<3xi32>) -> tensor<3xi32>
    bufferization.materialize_in_destination %m in restrict writable %out : (tensor<3xi32>, memref<3xi32>) -> ()
    return
  }
  func.func @main() -> i32 {
    %z = arith.constant 0 : i32
    %v = arith.constant 10 : i32
    %c0 = arith.constant 0 : index
    %x = memref.alloca() : memref<3xi32>
    %o = memref.alloca() : memref<3xi32>
    linalg.fill ins(%v : i32) outs(%x : memref<3xi32>)
    call @relu(%x, %o) : (memref<3xi32>, memref<3xi32>) -> ()
    %y = memref.load %o[%c0] : memref<3xi32>
    vector.print %y : i32
    return %z : i32
  }
}
