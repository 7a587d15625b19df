// expand-strided-metadata dies of an expand_shape with two dynamic sizes in one group.
// Cause, as the public report says: one of the sizes is never computed.
// bufdiff-check: --paths pipeline:strided-metadata
// bufdiff-expect: crash pipeline:strided-metadata
// bufdiff-signature: crash:pipeline:strided-metadata:SIGSEGV in mlir::IntegerAttr::getValue < *:bufferize
// bufdiff-link: llvm/llvm-project issue 186830
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<?x?x2xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x2xf32>
    %cast = tensor.cast %cst : tensor<2x2xf32> to tensor<?x2xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c2, %c1, 2] : tensor<?x2xf32> into tensor<?x?x2xf32>
    return %expanded : tensor<?x?x2xf32>
  }
}
