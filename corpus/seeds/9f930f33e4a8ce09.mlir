// bufdiff-profile: single
// bufdiff-choices: deccfbfb460f2fb3ae144a20ddec79de37c2ac4b0362429d
// bufdiff-features: 2684 2898 5027 7613 10819 12064 13652 14925 15751 19419 22095 22221 24826 26568
// bufdiff-features: 27048 28564 30205 32085 34167 34542 34647 35507 37786 38991 40070 41236 43666
// bufdiff-features: 46203 46995 48598 50312 52900 52958 53252 55887 56087 57718 61350 62641 63071
// bufdiff-features: 63610 63929 64235 64959 66765 68355 69987 70873 71168 71306 73289 74362 74507
// bufdiff-features: 74617 75304 79389 82135 83507 83584 88732 89928 89964 90218 91063 94221 96273
// bufdiff-features: 96464 96861 99383 100717 102073 102215 110552 112929 114712 115471 121394
// bufdiff-features: 124839 125040 125702 127834 128768 130933
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = tensor.empty() : tensor<1x2xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %2 = tensor.empty() : tensor<4x5xf32>
    %3 = linalg.fill ins(%arg4 : f32) outs(%2 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %4 = linalg.conv_2d ins(%3, %1 : tensor<4x5xf32>, tensor<1x2xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %5 = call @f2(%4, %cst) : (tensor<4x4xf32>, f32) -> tensor<4x4xf32>
    return %5, %4 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @f2(%arg0: tensor<4x4xf32>, %arg1: f32) -> tensor<4x4xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}

