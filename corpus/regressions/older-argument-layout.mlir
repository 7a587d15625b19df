// MLIR 16 and 19 cast what a call passes to the layout that the callee's argument has, whatever the layout of the buffer.
// https://github.com/llvm/llvm-project/issues/105916
//
// bufdiff-check: --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-16): layout-mismatch
// bufdiff-expect(mlir-opt-19): layout-mismatch
module {
  func.func private @f1(%arg0: tensor<1x1xi32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) {
    return
  }
  func.func @main(%arg0: tensor<1x1xi32>) {
    call @f1(%arg0) : (tensor<1x1xi32>) -> ()
    return
  }
}
