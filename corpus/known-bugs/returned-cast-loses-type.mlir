// A callee returns a cast to a dynamic shape; operations on the result in the caller do not verify.
// Cause, as far as the output shows: the bufferized callee returns the static shape again, and what was made for the dynamic one does
// not fit: an allocation with a size too many, an invalid expand_shape, operands of linalg operations of other sizes.
// Public reports: none found, searched for "tensor.cast returned from function memref.alloc dynamic sizes bufferize-function-boundaries".
// Related: llvm/llvm-project issue 176739 is the same for casts from unranked tensors.
// bufdiff-check: --paths one-shot
// bufdiff-expect: verifier-failure one-shot
// bufdiff-signature: verifier-failure:*:func.return of *:func.func
// bufdiff-signature: verifier-failure:pipeline:fuse-linalg:'memref.alloc' op incorrect number of dynamic sizes, has N, expected N
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
