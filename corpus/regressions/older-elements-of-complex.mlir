// MLIR 16 folds tensor.from_elements of a complex number to a constant without elements, which it cannot read again.
//
// bufdiff-check: --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-16): unparseable-output
// bufdiff-expect(mlir-opt-19): agree
func.func @main() -> tensor<complex<f64>> {
  %c = complex.constant [1.0 : f64, -1.0 : f64] : complex<f64>
  %t = tensor.from_elements %c : tensor<complex<f64>>
  return %t : tensor<complex<f64>>
}
