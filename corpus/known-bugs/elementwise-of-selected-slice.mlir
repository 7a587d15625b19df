// An element-wise operation overwrites what arith.select took of two slices that overlap, and reads one of the slices: no copy is made.
// Cause, as far as the decisions show: the selected tensor counts as the very slice that is read, although it may be the other one, and
// element-wise operations may write what they read. With an iterator that is no parallel one there is a copy, and without arith.select.
// Public reports: none found, searched for "One-Shot Bufferize arith.select elementwise linalg.generic missing copy in-place wrong result".
// Related: llvm/llvm-project pull request 97209 forbids the same where the operation is in a loop.
// Second witness: compiled code of the output shows what the interpreter shows (`--witness jit`).
// bufdiff-check: --paths one-shot
// bufdiff-expect: wrong-result one-shot
// bufdiff-signature: wrong-result:one-shot:old value of linalg.generic:func.func
// bufdiff-versions: 22
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xi32>) -> tensor<2x4xi32> {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[%c2, 0] [2, 4] [1, 1] : tensor<4x4xi32> to tensor<2x4xi32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [2, 4] [2, 1] : tensor<4x4xi32> to tensor<2x4xi32>
    %true = arith.constant true
    %0 = arith.select %true, %extracted_slice, %extracted_slice_0 : tensor<2x4xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x4xi32>) outs(%0 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x4xi32>
    return %1 : tensor<2x4xi32>
  }
}
