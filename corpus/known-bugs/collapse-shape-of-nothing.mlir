// Tensor.collapse_shape with an extent of 0 beside a dynamic one becomes an invalid memref.collapse_shape.
// Cause, as far as the output shows: the result type is inferred as static (0), the op says dynamic.
// Public reports: none found, searched for "collapse_shape collapsed dim must be dynamic if and only if reassociation group is dynamic zero extent".
// bufdiff-check: --paths one-shot
// bufdiff-expect: verifier-failure one-shot
// bufdiff-signature: verifier-failure:*:'memref.collapse_shape' op collapsed dim (N) must be dynamic if and only if reassociation group is dynamic
// bufdiff-versions: 22
module {
  func.func @main() {
    %cst = arith.constant dense<0.000000e+00> : tensor<0x1x0xf32>
    %cast = tensor.cast %cst : tensor<0x1x0xf32> to tensor<0x?x0xf32>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<0x?x0xf32> into tensor<0x?xf32>
    return
  }
}
