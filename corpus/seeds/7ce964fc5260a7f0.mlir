// bufdiff-profile: single
// bufdiff-choices: c1f36168708bb96f88031b9dbc5df2
// bufdiff-features: 4165 4712 7627 10819 11066 12366 13233 15751 17603 18330 19419 22095 22280
// bufdiff-features: 24625 24826 25388 26115 26568 27048 34167 34647 35507 37115 37786 40070 41236
// bufdiff-features: 42009 44328 44881 46203 46995 48598 52900 52958 55887 56087 57718 58065 61350
// bufdiff-features: 63071 63610 63929 64235 64959 66765 68355 69987 71306 72629 73289 74362 74507
// bufdiff-features: 74617 76953 77882 79389 81556 82135 83794 85509 85640 86860 88732 89964 93255
// bufdiff-features: 95766 96273 96464 97318 99383 102215 103775 104405 106625 107624 111226 112929
// bufdiff-features: 114712 115471 118116 119845 121394 123852 124839 125040 125702 127834 127850
// bufdiff-features: 128768
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<2x2x3xi32>, tensor<2x2x3xi32>) {
    %0 = tensor.empty() : tensor<2x2x3xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<2x2x3xi32>) -> tensor<2x2x3xi32>
    %2 = tensor.empty() : tensor<1xi32>
    %3 = linalg.pooling_nwc_min ins(%1, %2 : tensor<2x2x3xi32>, tensor<1xi32>) outs(%1 : tensor<2x2x3xi32>) -> tensor<2x2x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %4 = call @f2(%3, %c7_i32) : (tensor<2x2x3xi32>, i32) -> tensor<2x2x3xi32>
    return %4, %3 : tensor<2x2x3xi32>, tensor<2x2x3xi32>
  }
  func.func private @f2(%arg0: tensor<2x2x3xi32>, %arg1: i32) -> tensor<2x2x3xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<2x2x3xi32>) -> tensor<2x2x3xi32>
    return %0 : tensor<2x2x3xi32>
  }
}

