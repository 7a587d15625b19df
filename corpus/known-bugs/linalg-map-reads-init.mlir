// The body of linalg.map reads its init, and the copy of the init is dropped.
// Cause, as far as the output shows: linalg.map counts its init as not read, although the body has an argument for it since MLIR 22.
// bufdiff-check: --paths one-shot
// bufdiff-expect: uninitialized-read one-shot
// bufdiff-signature: *:old value of linalg.map:*
// bufdiff-signature: uninitialized-read:one-shot:*copy-before-write*:linalg.map:*
// bufdiff-link: llvm/llvm-project issue 213241
// bufdiff-versions: 22
module {
  func.func @main() -> tensor<1x1xi32> {
    %cst = arith.constant dense<0> : tensor<1x1xi32>
    %mapped = linalg.map outs(%cst : tensor<1x1xi32>)
      (%init: i32) {
        linalg.yield %init : i32
      }
    return %mapped : tensor<1x1xi32>
  }
}
