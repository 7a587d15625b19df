// bufdiff-profile: slices
// bufdiff-choices: 082145e44ba2ff21b423317dbc8365c1af20fe2c75476f6ca0ec9a93160577edb31aed9565e6f21c
// bufdiff-choices: 561cbc08fd84bd0fe30c3f315792b724986064b3004983ae9ebb40e87f86a0f7afbd065f6879bb94
// bufdiff-choices: a1a6c31c78ac7314de6fd0687f132caf0a6205ed775d7889cb34610617986ba6a99f05b9c8304d91
// bufdiff-choices: 502faf
// bufdiff-features: 6405 6611 6831 7384 9748 10968 11162 12932 13915 15440 15751 15903 16346 16682
// bufdiff-features: 18523 19100 22280 24135 24697 24826 25388 26400 26464 26546 26568 27048 27146
// bufdiff-features: 27231 27825 29590 30232 31353 31899 32232 32287 32804 32840 33530 34167 34223
// bufdiff-features: 34647 35751 36092 36542 36565 36784 37786 39915 39927 40022 40712 41854 45710
// bufdiff-features: 45891 46203 46253 46832 47392 48667 50379 50450 50771 51415 52062 52900 52958
// bufdiff-features: 53252 54998 55887 56477 57073 57718 57773 61430 61556 61699 63062 64119 64120
// bufdiff-features: 66320 67388 68355 68743 68755 68764 69003 69817 71169 72131 73802 74057 74362
// bufdiff-features: 74617 74843 76953 76988 77324 78283 78430 79291 80812 81200 81502 81662 81736
// bufdiff-features: 84322 85195 86125 88521 89286 89445 89812 90070 91566 91737 92194 93604 94755
// bufdiff-features: 95273 95285 95287 97871 98459 99038 99383 102559 104931 106155 106891 107959
// bufdiff-features: 108165 109157 111584 112474 112929 113124 113295 114783 115471 116620 116671
// bufdiff-features: 126554 126932 127208 127243 127259 128768 128907 129849 130110
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x2x2xf32> {bufferization.writable = false}, %arg1: tensor<?x0xf32>) -> (tensor<?x?x1x?x2xi32>, tensor<2x2x1x2xf32>, tensor<?x?x1x?x2xi32>, tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c2, %c1, %c1) : tensor<?x?x1x?x2xi32>
    %c2_i32 = arith.constant 2 : i32
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%0 : tensor<?x?x1x?x2xi32>) -> tensor<?x?x1x?x2xi32>
    %cst = arith.constant dense<[[[[4], [7]]], [[[10], [13]]]]> : tensor<2x1x2x1xi32>
    %cst_0 = arith.constant dense<[[[[7, 10]], [[13, 16]]]]> : tensor<1x2x1x2xi32>
    %c-1_i32 = arith.constant -1 : i32
    %2 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%cst, %cst_0, %c2_i32, %c-1_i32 : tensor<2x1x2x1xi32>, tensor<1x2x1x2xi32>, i32, i32) outs(%1 : tensor<?x?x1x?x2xi32>) -> tensor<?x?x1x?x2xi32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 2, 1, 2] : tensor<2x2x2xf32> into tensor<2x2x1x2xf32>
    %cast = tensor.cast %1 : tensor<?x?x1x?x2xi32> to tensor<2x1x1x1x2xi32>
    %inserted_slice = tensor.insert_slice %cast into %0[0, 0, 0, 0, 0] [2, 1, 1, 1, 2] [1, 1, 1, 1, 1] : tensor<2x1x1x1x2xi32> into tensor<?x?x1x?x2xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst_0[0, 0, 0, %c0] [1, 2, 1, 2] [1, 1, 1, 1] : tensor<1x2x1x2xi32> to tensor<1x2x1x2xi32>
    %inserted_slice_1 = tensor.insert_slice %cst_0 into %cst_0[0, 0, 0, %c0] [1, 2, 1, 2] [1, 1, 1, 1] : tensor<1x2x1x2xi32> into tensor<1x2x1x2xi32>
    %3 = tensor.empty() : tensor<1x2x1x2xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x1x2xi32>) outs(%3 : tensor<1x2x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x2x1x2xi32>
    return %2, %expanded, %inserted_slice, %inserted_slice_1, %4, %extracted_slice : tensor<?x?x1x?x2xi32>, tensor<2x2x1x2xf32>, tensor<?x?x1x?x2xi32>, tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>
  }
}

