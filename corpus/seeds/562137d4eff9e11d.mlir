// bufdiff-profile: single
// bufdiff-choices: c2e738636e5fc5180484
// bufdiff-features: 2898 10819 11044 13652 15751 18480 19207 19419 22095 22221 26568 27048 28564
// bufdiff-features: 34167 34647 35507 37786 38434 40070 41236 43666 46203 46995 47933 48598 51283
// bufdiff-features: 51498 52900 52958 53252 53659 53964 55463 55887 56087 57718 62641 63071 63610
// bufdiff-features: 63929 64235 66765 68355 69987 71168 71306 73289 74362 74507 74617 79389 79493
// bufdiff-features: 82135 86562 89964 93318 96273 96464 99383 99568 102215 102788 106319 109144
// bufdiff-features: 110552 112929 114712 114826 115471 121394 122730 124839 125040 125702 127834
// bufdiff-features: 128768 128774 130933
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = linalg.min ins(%arg3, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = call @f2(%0, %cst) : (tensor<4x4xf32>, f32) -> tensor<4x4xf32>
    return %1, %0 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @f2(%arg0: tensor<4x4xf32>, %arg1: f32) -> tensor<4x4xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}

