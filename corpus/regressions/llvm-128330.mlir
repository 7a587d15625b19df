// A memref of quantized elements prints, but does not parse.
// https://github.com/llvm/llvm-project/issues/128330
//
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries' --paths one-shot
// bufdiff-expect: unparseable-output
// bufdiff-expect(mlir-opt-19): unparseable-output
// bufdiff-expect(mlir-opt-16): unparseable-output
module {
  func.func @q(%a: tensor<3x2x!quant.uniform<i8:f32, 0.25>>) {
    return
  }
}
