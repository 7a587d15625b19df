// bufdiff-profile: slices
// bufdiff-choices: 1bba24072916b3e9096bf6440cc9bd56118b7baf6c759d4b1cbb7993e5a19f5947cddeb9b461fb93
// bufdiff-choices: 4bf3066acf1efca8cefc66813ba80cd6650a6ec06aca57a86b2c41d9a254bad2b25a41d87731806f
// bufdiff-choices: 1d7b51ee1a6b03c1f7c9c73f4a294b26e3d5deed1e6667998933d3fbcc27242ba545760705905ae5
// bufdiff-choices: 7ad7edf5c9f5f7627d59301e012dea1ff66e9cea709cbf6de0bf596adbe6c8328e8fe2de2548f71b
// bufdiff-choices: 40d0b628f82a72c22036db5b137af1d3f8807eea897a0c07a5ff944140544c4cd802b121012bd74d
// bufdiff-choices: 0211c36781f4b5943db0
// bufdiff-features: 1760 1890 3233 4929 5458 5986 7541 8918 9309 9479 9748 13233 13784 13936 14962
// bufdiff-features: 15424 15751 16357 18822 19545 19606 20261 22095 22155 23787 24747 25098 25119
// bufdiff-features: 25388 26568 27048 27825 28807 28814 29684 29966 30666 30996 32012 32615 33834
// bufdiff-features: 34034 34167 34647 36681 38326 38449 38702 40133 40479 40712 42344 44816 45292
// bufdiff-features: 46203 46832 46995 48565 49635 52558 52701 52900 53469 54258 54998 55113 55887
// bufdiff-features: 56010 57718 60234 60452 61350 61556 61693 61699 62701 63062 63384 63610 63642
// bufdiff-features: 63933 64235 64959 64976 66320 66344 66422 66765 67748 68312 68355 68408 68618
// bufdiff-features: 69403 69987 71434 71928 72508 73150 73802 74057 74617 74663 76692 78430 79024
// bufdiff-features: 79184 79389 80429 80894 81410 81467 83194 83310 84853 85738 85843 86125 87315
// bufdiff-features: 87495 88008 89780 90184 92161 93286 94768 95285 95407 96989 99228 99383 100258
// bufdiff-features: 100842 101676 101823 104072 104771 104931 106823 107728 111800 112474 112736
// bufdiff-features: 112920 112929 113162 113940 114547 115471 116312 117206 117235 118217 119191
// bufdiff-features: 119876 120049 120406 121394 121467 121658 121790 122764 125175 127243 128456
// bufdiff-features: 128768
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x3x2xf32> {bufferization.writable = false}) -> (tensor<4x?xf32>, tensor<1x1x2x1x1xf32>, tensor<?x?x2xf32>, tensor<2x3x2xf32>) {
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.pooling_ncw_max ins(%arg0, %0 : tensor<2x3x2xf32>, tensor<1xf32>) outs(%arg0 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %from_elements = tensor.from_elements %c4_i32, %c3_i32 : tensor<2xi32>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<2x3x2xf32>, tensor<2xi32>) -> tensor<4x?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %from_elements_1 = tensor.from_elements %cst, %cst_0 : tensor<1x1x2x1x1xf32>
    %2 = tensor.empty() : tensor<1x1x2x2x1xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c1, %c1] : tensor<2x3x2xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<1x1x2x2x1xf32>) -> tensor<1x1x2x2x1xf32>
    %4 = tensor.empty() : tensor<1x1x2x1xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<1x1x2x1xf32>) -> tensor<1x1x2x1xf32>
    %6 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%3, %5 : tensor<1x1x2x2x1xf32>, tensor<1x1x2x1xf32>) outs(%from_elements_1 : tensor<1x1x2x1x1xf32>) -> tensor<1x1x2x1x1xf32>
    %cast = tensor.cast %1 : tensor<2x3x2xf32> to tensor<?x?x2xf32>
    %7 = call @f1(%1, %1, %cast) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    return %reshape, %6, %7, %arg0 : tensor<4x?xf32>, tensor<1x1x2x1x1xf32>, tensor<?x?x2xf32>, tensor<2x3x2xf32>
  }
  func.func private @f1(%arg0: tensor<2x3x2xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0, 0] [1, 2, 2] [1, 2, 1] : tensor<2x3x2xf32> to tensor<2x2xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x2xf32>) outs(%arg2 : tensor<?x?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -2.500000e+00 : f32
      %1 = arith.cmpf ogt, %in, %cst : f32
      %2 = arith.select %1, %in, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<?x?x2xf32>
    return %0 : tensor<?x?x2xf32>
  }
}

