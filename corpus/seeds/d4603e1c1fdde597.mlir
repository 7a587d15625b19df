// bufdiff-profile: single
// bufdiff-choices: d06d0e56085a09bb649134c561bd289bdf1dd90b7156869f0a4c660ad2
// bufdiff-features: 3326 4165 7627 10819 12464 13233 15318 15751 17667 19419 22095 24826 26568
// bufdiff-features: 27048 32256 32926 33841 34034 34167 34647 35507 37786 40070 41236 41996 43191
// bufdiff-features: 46203 46995 48598 52900 52958 54566 55887 56087 57668 57718 61350 63071 63610
// bufdiff-features: 63929 64235 64959 66765 68355 69987 71035 71306 72928 73150 73289 74362 74507
// bufdiff-features: 74617 76606 79389 80802 82034 82135 84848 85289 85640 88732 89964 93255 96273
// bufdiff-features: 96464 98475 99383 99449 102215 104845 105858 112929 114712 115471 121394 123349
// bufdiff-features: 124839 125040 125108 125702 125798 127778 127834 128768
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<2x1x2x1x2xf32>, tensor<2x1x2x1x2xf32>) {
    %0 = tensor.empty() : tensor<2x1x2x1x2xf32>
    %1 = linalg.fill ins(%arg4 : f32) outs(%0 : tensor<2x1x2x1x2xf32>) -> tensor<2x1x2x1x2xf32>
    %2 = tensor.empty() : tensor<2x2x3x1x3xf32>
    %3 = linalg.fill ins(%arg4 : f32) outs(%2 : tensor<2x2x3x1x3xf32>) -> tensor<2x2x3x1x3xf32>
    %4 = tensor.empty() : tensor<1x2x2x1x2xf32>
    %5 = linalg.fill ins(%arg4 : f32) outs(%4 : tensor<1x2x2x1x2xf32>) -> tensor<1x2x2x1x2xf32>
    %6 = linalg.conv_3d_ncdhw_fcdhw ins(%3, %5 : tensor<2x2x3x1x3xf32>, tensor<1x2x2x1x2xf32>) outs(%1 : tensor<2x1x2x1x2xf32>) -> tensor<2x1x2x1x2xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %7 = call @f2(%6, %cst) : (tensor<2x1x2x1x2xf32>, f32) -> tensor<2x1x2x1x2xf32>
    return %7, %6 : tensor<2x1x2x1x2xf32>, tensor<2x1x2x1x2xf32>
  }
  func.func private @f2(%arg0: tensor<2x1x2x1x2xf32>, %arg1: f32) -> tensor<2x1x2x1x2xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<2x1x2x1x2xf32>) -> tensor<2x1x2x1x2xf32>
    return %0 : tensor<2x1x2x1x2xf32>
  }
}

