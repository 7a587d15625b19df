// bufdiff-profile: single
// bufdiff-choices: d7304a9bda7d500ae09b1b498c9375e65a6ee7
// bufdiff-features: 1048 2049 4165 4752 5258 7627 8285 10819 13233 15595 15750 15751 19419 22095
// bufdiff-features: 22280 24826 25388 26568 27048 34167 34647 34650 35507 37786 40070 41236 41911
// bufdiff-features: 46203 46621 46995 48598 51800 52111 52900 52958 53650 53772 55887 56087 57718
// bufdiff-features: 61350 61456 63071 63610 63929 64235 64435 64959 66097 66765 68309 68355 69987
// bufdiff-features: 71306 73289 74362 74507 74617 79389 79596 82135 85640 86013 88040 89964 93255
// bufdiff-features: 96273 96464 97318 99224 99383 99568 102082 102215 112929 114308 114712 115471
// bufdiff-features: 115990 118769 121394 123743 124839 125040 125702 127834 128768 130310
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<3xi32>, tensor<3xi32>) {
    %cst = arith.constant dense<1> : tensor<3xi32>
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
    %cst_0 = arith.constant dense<[4, 5, 6, 7]> : tensor<4xi32>
    %2 = linalg.conv_1d ins(%cst_0, %1 : tensor<4xi32>, tensor<2xi32>) outs(%cst : tensor<3xi32>) -> tensor<3xi32>
    %c-1_i32 = arith.constant -1 : i32
    %3 = call @f2(%2, %c-1_i32) : (tensor<3xi32>, i32) -> tensor<3xi32>
    return %3, %2 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @f2(%arg0: tensor<3xi32>, %arg1: i32) -> tensor<3xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}

