// bufdiff-profile: single
// bufdiff-choices: d6e3a869b2518a2e5076cd498b82bb76297779cd9f1bf3121e0f2a74a37fd90c67b174
// bufdiff-features: 4165 4946 6727 7627 10819 12767 13233 15751 17667 19419 22095 22280 24826 25388
// bufdiff-features: 26568 27048 32926 34034 34167 34647 35507 35520 37590 37786 40070 40454 40593
// bufdiff-features: 41236 46203 46995 48598 50831 51489 52900 52958 55887 55974 56087 57718 60161
// bufdiff-features: 60294 61350 63071 63610 63929 64235 64435 64959 65308 66125 66765 68355 69987
// bufdiff-features: 71306 72196 73150 73289 74362 74507 74617 77090 77239 79389 82135 85640 89964
// bufdiff-features: 92069 93255 94928 96273 96464 97318 99383 99568 102215 107180 112929 114308
// bufdiff-features: 114712 115471 120218 121394 123349 124839 125040 125702 127834 128768
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<2x1x2x2x2xi32>, tensor<2x1x2x2x2xi32>) {
    %cst = arith.constant dense<-1> : tensor<2x1x2x2x2xi32>
    %0 = tensor.empty() : tensor<2x1x1x3x3xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<2x1x1x3x3xi32>) -> tensor<2x1x1x3x3xi32>
    %cst_0 = arith.constant dense<[[[[[0, 1], [2, 3]]]], [[[[4, 5], [6, 7]]]]]> : tensor<2x1x1x2x2xi32>
    %2 = linalg.conv_2d_ngchw_fgchw ins(%1, %cst_0 : tensor<2x1x1x3x3xi32>, tensor<2x1x1x2x2xi32>) outs(%cst : tensor<2x1x2x2x2xi32>) -> tensor<2x1x2x2x2xi32>
    %c42_i32 = arith.constant 42 : i32
    %3 = call @f2(%2, %c42_i32) : (tensor<2x1x2x2x2xi32>, i32) -> tensor<2x1x2x2x2xi32>
    return %3, %2 : tensor<2x1x2x2x2xi32>, tensor<2x1x2x2x2xi32>
  }
  func.func private @f2(%arg0: tensor<2x1x2x2x2xi32>, %arg1: i32) -> tensor<2x1x2x2x2xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<2x1x2x2x2xi32>) -> tensor<2x1x2x2x2xi32>
    return %0 : tensor<2x1x2x2x2xi32>
  }
}

