// A constant that a callee returns is written in place by the caller.
// Cause, as far as the output shows: the result of a call counts as writable whatever the callee returns.
// Public reports: none found, searched for "function returns constant tensor caller writes in place memref.global constant".
// bufdiff-check: --paths one-shot
// bufdiff-expect: write-to-constant one-shot
// bufdiff-signature: write-to-constant:*:func.return of *:func.func
// bufdiff-signature: write-to-constant:*:func.call:func.func
// bufdiff-signature: wrong-*:func.return of constant*:func.func
// bufdiff-versions: 22
module {
  func.func private @f1() -> tensor<1xi32> {
    %cst = arith.constant dense<0> : tensor<1xi32>
    return %cst : tensor<1xi32>
  }
  func.func @main() {
    %0 = call @f1() : () -> tensor<1xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1xi32>) -> tensor<1xi32>
    return
  }
}
