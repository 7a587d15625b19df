// bufdiff-profile: single
// bufdiff-choices: da4d550fe8f4b7c36b20e560d46e197478fa755969977648a87848
// bufdiff-features: 3160 4946 6727 10819 13985 15751 18575 19419 22095 22280 25388 26568 27825
// bufdiff-features: 30750 34167 34647 35507 37590 37786 40070 40593 40712 46203 46995 50831 55887
// bufdiff-features: 56087 57718 60620 61350 61944 62138 63610 64235 64959 65308 66125 66765 66788
// bufdiff-features: 68355 69987 70638 72196 73289 74362 74507 74617 76953 77090 77239 79389 83785
// bufdiff-features: 85640 88732 89780 92069 96464 97318 98501 99383 104852 109120 112929 114712
// bufdiff-features: 115471 116620 119340 121394 121467 124839 125040 125702 127834 128768
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<2x?x?x2x?xf32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c2, %c2, %c1) : tensor<2x?x?x2x?xf32>
    %1 = linalg.fill ins(%arg4 : f32) outs(%0 : tensor<2x?x?x2x?xf32>) -> tensor<2x?x?x2x?xf32>
    %cst = arith.constant dense<7.250000e+00> : tensor<2x2x2x1x1xf32>
    %2 = linalg.conv_2d_ngchw_fgchw ins(%1, %cst : tensor<2x?x?x2x?xf32>, tensor<2x2x2x1x1xf32>) outs(%1 : tensor<2x?x?x2x?xf32>) -> tensor<2x?x?x2x?xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %3 = call @f2(%2, %cst_0) : (tensor<2x?x?x2x?xf32>, f32) -> tensor<2x?x?x2x?xf32>
    return %3 : tensor<2x?x?x2x?xf32>
  }
  func.func private @f2(%arg0: tensor<2x?x?x2x?xf32>, %arg1: f32) -> tensor<2x?x?x2x?xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<2x?x?x2x?xf32>) -> tensor<2x?x?x2x?xf32>
    return %0 : tensor<2x?x?x2x?xf32>
  }
}

