// A rank-reducing tensor.insert_slice with two unit dimensions becomes a memref.subview that does not verify.
// Cause, as far as the output shows: which unit dimension is dropped is guessed from strides.
// Public reports: none found, searched for "rank-reducing insert_slice unit dims memref.subview mismatch of result layout".
// Related: llvm/llvm-project pull request 184334 changes which unit dimension is taken as dropped.
// bufdiff-check: --paths one-shot
// bufdiff-expect: verifier-failure one-shot
// bufdiff-signature: verifier-failure:*:expected result type to be 'memref<>' or a rank-reduced version. (mismatch of result layout), but got 'memref<>'
// bufdiff-versions: 22
module {
  func.func @main() {
    %cst = arith.constant dense<0.000000e+00> : tensor<1x1x1xf32>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<1x1xf32>
    %inserted_slice = tensor.insert_slice %cst_0 into %cst[0, %c0, 0] [1, 1, 1] [%c0, 1, %c0] : tensor<1x1xf32> into tensor<1x1x1xf32>
    return
  }
}
