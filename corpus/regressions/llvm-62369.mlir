// A cast between equal unranked types.
// https://github.com/llvm/llvm-project/issues/62369
//
// bufdiff-check: --pipeline '--one-shot-bufferize=bufferize-function-boundaries' --paths one-shot,interface,legacy
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-19): agree
// bufdiff-expect(mlir-opt-16): agree
module {
  func.func @id(%a: tensor<*xi64>) -> tensor<*xi64> {
    %b = tensor.cast %a : tensor<*xi64> to tensor<*xi64>
    return %b : tensor<*xi64>
  }
}
