// bufdiff-profile: single
// bufdiff-choices: d7585c0b16f01f7cf381d74632218995
// bufdiff-features: 4165 4712 7627 10602 10819 11066 12366 13233 15751 17603 18330 19419 22095
// bufdiff-features: 22280 23117 24826 25388 26115 26568 27048 34167 34647 35507 37786 40070 41236
// bufdiff-features: 42009 44881 46203 46995 48598 52900 52958 55887 56087 57718 58065 63071 63610
// bufdiff-features: 63929 64235 64435 65059 66765 68355 69987 71306 72629 73289 74362 74507 74617
// bufdiff-features: 77882 79389 81556 82135 83794 85509 85640 86860 89964 93255 95766 96273 96464
// bufdiff-features: 97318 99383 99568 102215 104405 107624 111226 112929 114308 114712 115471
// bufdiff-features: 118116 121394 123852 124839 125040 125702 127834 127850 128768
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<1x3x1xf32>, tensor<1x3x1xf32>) {
    %cst = arith.constant dense<[[[6.500000e+00], [5.500000e+00], [4.500000e+00]]]> : tensor<1x3x1xf32>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.pooling_nwc_min ins(%cst, %0 : tensor<1x3x1xf32>, tensor<1xf32>) outs(%cst : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %2 = call @f2(%1, %cst_0) : (tensor<1x3x1xf32>, f32) -> tensor<1x3x1xf32>
    return %2, %1 : tensor<1x3x1xf32>, tensor<1x3x1xf32>
  }
  func.func private @f2(%arg0: tensor<1x3x1xf32>, %arg1: f32) -> tensor<1x3x1xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    return %0 : tensor<1x3x1xf32>
  }
}

