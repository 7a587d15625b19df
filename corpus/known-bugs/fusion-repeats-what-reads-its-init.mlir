// A generic op that reads its init is fused into a reduction, where its body runs more than once for each element.
// Cause, as far as the output shows: the init of the producer stays an init of the fused op, whose loop over a dimension
// that the init does not have writes what the next iteration reads.
// Public reports: none found, searched for "linalg-fuse-elementwise-ops producer reads init outs fused into reduction wrong result".
// Related: iree-org/iree pull request 21930 keeps IREE from fusing such producers with reductions.
// bufdiff-check: --paths pipeline:fuse-linalg
// bufdiff-expect: wrong-result pipeline:fuse-linalg
// bufdiff-signature: wrong-*:pipeline:fuse-linalg:linalg.*:*
// bufdiff-versions: 22
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main() -> tensor<2x2x2xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x2x2xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<1x2x2xf32>
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%cst_0 : tensor<1x2x2xf32>) {
    ^bb0(%out: f32):
      %2 = arith.addf %out, %out : f32
      linalg.yield %2 : f32
    } -> tensor<1x2x2xf32>
    %1 = linalg.batch_matmul ins(%0, %cst_0 : tensor<1x2x2xf32>, tensor<1x2x2xf32>) outs(%cst_0 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %inserted_slice = tensor.insert_slice %1 into %cst[0, 0, 0] [1, 2, 2] [1, 1, 1] : tensor<1x2x2xf32> into tensor<2x2x2xf32>
    return %inserted_slice : tensor<2x2x2xf32>
  }
}
