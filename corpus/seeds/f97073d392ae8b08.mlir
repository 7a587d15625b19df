// bufdiff-profile: single
// bufdiff-choices: da4d550fe8f4b7c36b20e560d46e197478fa755969977648a87848a9a801655306c3b4ac3e84aff4
// bufdiff-choices: 1436f8
// bufdiff-features: 3326 10819 12464 13233 15318 15751 19419 22095 24826 26568 27048 29067 32256
// bufdiff-features: 33841 34167 34647 35507 37786 40070 40712 41236 43191 46203 46995 48598 52900
// bufdiff-features: 52958 54566 55887 56087 57668 57718 61350 63071 63610 64235 64959 66765 66788
// bufdiff-features: 68355 69987 71306 72928 73150 73289 74362 74507 74617 76606 79389 80802 82034
// bufdiff-features: 82135 84848 85289 85640 89964 93255 96273 96464 98475 99383 99449 102215 104845
// bufdiff-features: 104852 105858 112500 112929 114712 115471 116620 119429 121394 124220 124839
// bufdiff-features: 125040 125108 125702 125798 127778 127834 128768
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<2x?x?x2x?xf32>, tensor<2x?x?x2x?xf32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c2, %c2, %c1) : tensor<2x?x?x2x?xf32>
    %1 = linalg.fill ins(%arg4 : f32) outs(%0 : tensor<2x?x?x2x?xf32>) -> tensor<2x?x?x2x?xf32>
    %2 = tensor.empty() : tensor<2x1x3x2x1xf32>
    %3 = linalg.fill ins(%arg4 : f32) outs(%2 : tensor<2x1x3x2x1xf32>) -> tensor<2x1x3x2x1xf32>
    %4 = tensor.empty(%c2, %c1, %c1, %c1) : tensor<?x?x2x?x?xf32>
    %5 = linalg.fill ins(%arg4 : f32) outs(%4 : tensor<?x?x2x?x?xf32>) -> tensor<?x?x2x?x?xf32>
    %6 = linalg.conv_3d_ncdhw_fcdhw ins(%3, %5 : tensor<2x1x3x2x1xf32>, tensor<?x?x2x?x?xf32>) outs(%1 : tensor<2x?x?x2x?xf32>) -> tensor<2x?x?x2x?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %7 = call @f2(%6, %cst) : (tensor<2x?x?x2x?xf32>, f32) -> tensor<2x?x?x2x?xf32>
    return %7, %6 : tensor<2x?x?x2x?xf32>, tensor<2x?x?x2x?xf32>
  }
  func.func private @f2(%arg0: tensor<2x?x?x2x?xf32>, %arg1: f32) -> tensor<2x?x?x2x?xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<2x?x?x2x?xf32>) -> tensor<2x?x?x2x?xf32>
    return %0 : tensor<2x?x?x2x?xf32>
  }
}

