// MLIR 16 drops a linalg.generic that yields a constant and has one buffer for input and output: One-Shot Bufferize
// ends with canonicalization there.
// https://github.com/llvm/llvm-project/pull/130000
//
// bufdiff-check: --paths one-shot
// bufdiff-expect: agree
// bufdiff-expect(mlir-opt-16): wrong-result
// bufdiff-expect(mlir-opt-19): agree
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1x1xi1>) -> tensor<1x1xi1> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x1xi1>) outs(%arg0 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %false = arith.constant false
      linalg.yield %false : i1
    } -> tensor<1x1xi1>
    return %0 : tensor<1x1xi1>
  }
}
