// A tensor.empty that scf.if yields becomes the result of the scf.if: eliminate-empty-tensors leaves a value that is used inside of
// the operation that makes it.
// Cause, as far as the output shows: an operation that reads and overwrites one tensor (linalg.copy) gives its destination in the
// place of the tensor.empty that its source may be; that destination comes later. mlir-opt rejects what its own pass made.
// Public reports: none found, searched for "eliminate-empty-tensors operand does not dominate this use scf.if yield tensor.empty".
// Related: llvm/llvm-project pull request 95978 is about the same error where tensor.insert_slice takes one tensor.empty twice.
// bufdiff-check: --paths pipeline:eliminate-empty-tensors
// bufdiff-expect: verifier-failure pipeline:eliminate-empty-tensors
// bufdiff-signature: verifier-failure:pipeline:eliminate-empty-tensors:operand #_ does not dominate this use
// bufdiff-signature: verifier-failure:pipeline:all:operand #_ does not dominate this use
// bufdiff-versions: 22
module {
  func.func @main(%arg0: i1, %arg1: tensor<1xf32>) {
    %0 = scf.if %arg0 -> (tensor<1xf32>) {
      %2 = tensor.empty() : tensor<1xf32>
      scf.yield %2 : tensor<1xf32>
    } else {
      scf.yield %arg1 : tensor<1xf32>
    }
    %1 = linalg.copy ins(%0 : tensor<1xf32>) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    return
  }
}
