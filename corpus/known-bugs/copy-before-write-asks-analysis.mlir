// With copy-before-write or no-analysis-func-filter, a call asks an analysis that was never made.
// Cause, as far as the stack shows: copies are decided with an AnalysisState that the model of func.call takes for a
// OneShotAnalysisState, so memory is read that nobody wrote. mlir-opt under valgrind reports the same reads.
// Whether that shows depends on what was in that memory; in this module it does. Elsewhere a copy may be missing
// by it, once in some hundred thousand modules, and not when the module is bufferized again.
// bufdiff-check: --paths one-shot:no-analysis-main
// bufdiff-expect: crash one-shot:no-analysis-main
// bufdiff-signature: crash:one-shot:*copy-before-write*
// bufdiff-signature: crash:one-shot:*no-analysis-F*
// bufdiff-signature: verifier-failure:one-shot:*copy-before-write*
// bufdiff-signature: uninitialized-read:one-shot:*copy-before-write*
// bufdiff-signature: wrong-result:one-shot:*copy-before-write*
// bufdiff-signature: timeout:one-shot:*copy-before-write*
// bufdiff-signature: timeout:one-shot:*no-analysis-F*
// bufdiff-signature: out-of-memory:one-shot:*copy-before-write*
// bufdiff-signature: out-of-memory:one-shot:*no-analysis-F*
// bufdiff-link: llvm/llvm-project issue 150441
// bufdiff-versions: 22
module {
  func.func private @f1(%arg0: tensor<4xi32>, %arg1: i32) -> tensor<4xi32> {
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %arg1 into %arg0[%c0] : tensor<4xi32>
    return %inserted : tensor<4xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: i32) -> (tensor<4xi32>, tensor<4xi32>) {
    %0 = call @f1(%arg0, %arg1) : (tensor<4xi32>, i32) -> tensor<4xi32>
    %1 = call @f1(%0, %arg1) : (tensor<4xi32>, i32) -> tensor<4xi32>
    return %0, %1 : tensor<4xi32>, tensor<4xi32>
  }
}
