// A callee returns a cast of its argument; writing the result in the caller makes an invalid memref.alloc.
// Cause, as far as the output shows: the result type of the bufferized callee is static again, the copy in the caller is made for the dynamic type.
// bufdiff-check: --paths one-shot
// bufdiff-expect: verifier-failure one-shot
// bufdiff-signature: verifier-failure:*:'memref.alloc' op incorrect number of dynamic sizes, has N, expected N
// bufdiff-versions: 22
module {
  func.func private @f1(%arg0: tensor<1x1xindex>) -> tensor<?x1xindex> {
    %cast = tensor.cast %arg0 : tensor<1x1xindex> to tensor<?x1xindex>
    return %cast : tensor<?x1xindex>
  }
  func.func @main() {
    %cst = arith.constant dense<0> : tensor<1x1xindex>
    %0 = call @f1(%cst) : (tensor<1x1xindex>) -> tensor<?x1xindex>
    %1 = linalg.copy ins(%0 : tensor<?x1xindex>) outs(%0 : tensor<?x1xindex>) -> tensor<?x1xindex>
    return
  }
}
