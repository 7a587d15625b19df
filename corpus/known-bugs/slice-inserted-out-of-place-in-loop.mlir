// A slice is overwritten in place in a loop, and inserted into a copy: the copies of later iterations have the slices of earlier ones.
// Cause, as far as the decisions show: the write to the slice is no conflict with tensor.insert_slice's read of the same tensor,
// as it overwrites just what was changed. In a loop, and where the insertion is out-of-place, it does not: each iteration
// has another slice, and all share the tensor.
// Compiled code shows it: called with [3, 4] the result is [3, 9], and mlir-runner prints 9 and 9. MLIR 19 and 16 do the same.
// Public reports: none found, searched for "one-shot bufferize extract_slice insert_slice matching subset in scf.for loop in-place write
// out-of-place insert". Related: llvm/llvm-project issue 133964, where the same matching misses a pair.
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-*:old value of linalg.fill:scf.for
// bufdiff-signature: wrong-*:old value of linalg.generic:scf.for
// bufdiff-versions: 22
module {
  func.func @main(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c9 = arith.constant 9 : i32
    %e = tensor.empty() : tensor<2xi32>
    %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %e) -> (tensor<2xi32>) {
      %s = tensor.extract_slice %arg0[%i] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %f = linalg.fill ins(%c9 : i32) outs(%s : tensor<1xi32>) -> tensor<1xi32>
      %n = tensor.insert_slice %f into %arg0[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %c = linalg.copy ins(%n : tensor<2xi32>) outs(%t : tensor<2xi32>) -> tensor<2xi32>
      scf.yield %c : tensor<2xi32>
    }
    return %0 : tensor<2xi32>
  }
}
