// bufdiff-profile: types
// bufdiff-choices: 1291a10c0bae9e361ba73500ea8aeff8bcdf32585243afa7244305436caa1a092accd39e65b6339a
// bufdiff-choices: 5f28334ab6e08168aac4d1d08ce71e751203a3e4e38ea0a9dc22fabe1ccfbcb5386108d7d7b9ca92
// bufdiff-choices: c1b2a12faf41a2a25e97b9eb8546465f16863ff30a48a204e97caf2b9f9a9b38cf4ed34a9177e6ba
// bufdiff-choices: 624a47be5949ad3312dd721825bdb5765ebf0cb3b35c358260fe2be74ddccdde5a07e27a741a9668
// bufdiff-choices: 853a9322041f249624bfc00907fd89af03110726f4a16f0a630703795d23b133
// bufdiff-features: 3396 5521 7731 8994 9479 10166 11407 11441 13286 15547 15612 15751 15903 18822
// bufdiff-features: 21019 21115 22129 22280 23874 23957 25388 26568 27672 28467 28652 28907 29684
// bufdiff-features: 31899 32263 32809 33479 34623 34647 41099 43098 45223 46203 47141 47162 47699
// bufdiff-features: 52222 53180 53890 55245 55887 57381 58806 59005 59620 61556 62218 63062 63109
// bufdiff-features: 64235 64370 64959 66422 66765 67388 68233 68343 68355 68474 69987 70025 71400
// bufdiff-features: 71733 73977 74890 76915 77324 79174 79714 84887 85703 86527 87265 88337 88480
// bufdiff-features: 88511 88701 92247 93371 95285 95407 97819 99009 99738 100061 102155 105857
// bufdiff-features: 107707 112010 112709 113124 116671 120382 121188 121394 121785 122782 125936
// bufdiff-features: 126343 127834 127922 128456 128512 129035 129404 130138
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<6xindex>, %arg1: tensor<?xindex>, %arg2: f32, %arg3: memref<6xindex, strided<[?], offset: ?>>, %arg4: memref<6xindex>, %arg5: memref<?xindex, strided<[?], offset: ?>>) -> tensor<?xindex> {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<6xindex>
    bufferization.materialize_in_destination %arg0 in restrict writable %arg3 : (tensor<6xindex>, memref<6xindex, strided<[?], offset: ?>>) -> ()
    affine.for %arg6 = 0 to 1 {
      %0 = tensor.empty() : tensor<1x1x1x2xf32>
      %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32>
      %2 = tensor.empty() : tensor<1x1x2x2xf32>
      %3 = linalg.fill ins(%arg2 : f32) outs(%2 : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
      %4 = tensor.empty() : tensor<1x2xf32>
      %5 = linalg.pooling_nhwc_min ins(%3, %4 : tensor<1x1x2x2xf32>, tensor<1x2xf32>) outs(%1 : tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32>
      %c1 = arith.constant 1 : index
      %extracted_0 = tensor.extract %3[%c0, %arg6, %c1, %c1] : tensor<1x1x2x2xf32>
      vector.print %extracted_0 : f32
      %extracted_slice = tensor.extract_slice %3[0, 0, 1, %c1] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x2x2xf32> to tensor<1x1x1xf32>
      %extracted_slice_1 = tensor.extract_slice %1[0, %arg6, 0, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<1x1x1x2xf32> to tensor<1x1x2xf32>
      %6 = linalg.depthwise_conv_1d_nwc_wcm ins(%extracted_slice, %extracted_slice_1 : tensor<1x1x1xf32>, tensor<1x1x2xf32>) outs(%1 : tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32>
      %7 = tensor.empty() : tensor<1x1x1x2xf32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<1x1x1x2xf32>) outs(%7 : tensor<1x1x1x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.maximumf %in, %extracted_0 : f32
        linalg.yield %9 : f32
      } -> tensor<1x1x1x2xf32>
    }
    return %arg1 : tensor<?xindex>
  }
}

