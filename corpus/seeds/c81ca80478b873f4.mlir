// bufdiff-profile: single
// bufdiff-choices: d08a96d855fcecab8402bcd49e4b2d6cc762c1827c64b689da9e4a
// bufdiff-features: 1678 4825 10819 11606 14317 15751 15903 18356 19419 22095 22280 25165 25388
// bufdiff-features: 26568 27825 29590 31551 34167 34647 35507 37786 38203 39082 40070 46203 46832
// bufdiff-features: 46995 52062 55887 56087 57718 61350 61556 61944 63610 63769 63929 64235 64959
// bufdiff-features: 66765 67627 68355 69987 71556 71680 72629 73289 74362 74507 74617 76953 78690
// bufdiff-features: 79389 81467 81541 81556 84213 85640 88732 89780 90578 94290 96464 97318 98501
// bufdiff-features: 99383 99568 107624 112929 114712 115471 117235 119340 119845 120406 121188
// bufdiff-features: 121394 121467 122233 123529 124729 124839 125040 125702 127834 128768 129404
module {
  func.func @main(%arg0: tensor<4xindex>, %arg1: tensor<?xindex>, %arg2: tensor<4x4xindex>, %arg3: tensor<4x4xindex>, %arg4: index, %arg5: i1) -> tensor<3x3x2xi32> {
    %0 = tensor.empty() : tensor<3x3x2xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %1[2, %c2, 0] [1, 1, 2] [1, 1, 1] : tensor<3x3x2xi32> to tensor<1x2xi32>
    %2 = linalg.depthwise_conv_1d_nwc_wc ins(%1, %extracted_slice : tensor<3x3x2xi32>, tensor<1x2xi32>) outs(%1 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %3 = call @f2(%2, %c11_i32) : (tensor<3x3x2xi32>, i32) -> tensor<3x3x2xi32>
    return %3 : tensor<3x3x2xi32>
  }
  func.func private @f2(%arg0: tensor<3x3x2xi32>, %arg1: i32) -> tensor<3x3x2xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    return %0 : tensor<3x3x2xi32>
  }
}

