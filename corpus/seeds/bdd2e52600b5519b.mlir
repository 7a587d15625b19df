// bufdiff-profile: single
// bufdiff-choices: c58f4d72eb0e6bbdd620ba9dcbfa
// bufdiff-features: 2898 4165 4958 7627 10819 11476 11538 13233 13652 15751 19419 19979 22095 22109
// bufdiff-features: 26568 27048 27825 28564 28724 29001 32301 34167 34647 35507 36935 37786 39540
// bufdiff-features: 40070 41236 41707 46203 46995 48598 50022 51719 52900 52958 53614 55887 56087
// bufdiff-features: 57718 63071 63610 63929 64235 66765 68355 69987 71306 72674 73289 74362 74507
// bufdiff-features: 74617 76565 78697 79389 82135 82453 86407 88732 89623 89964 93255 96021 96273
// bufdiff-features: 96464 96716 99009 99383 102215 104973 107035 110552 110772 112929 114712 115471
// bufdiff-features: 121394 124839 125040 125702 127834 128768 130933
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
    %0 = tensor.empty() : tensor<4x4xi32>
    %cst = arith.constant dense<[[false, false, true, false], [false, true, false, false], [true, false, false, true], [false, false, true, false]]> : tensor<4x4xi1>
    %1 = linalg.select ins(%cst, %arg3, %arg3 : tensor<4x4xi1>, tensor<4x4xi32>, tensor<4x4xi32>) outs(%0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %c-3_i32 = arith.constant -3 : i32
    %2 = call @f2(%1, %c-3_i32) : (tensor<4x4xi32>, i32) -> tensor<4x4xi32>
    return %2, %1 : tensor<4x4xi32>, tensor<4x4xi32>
  }
  func.func private @f2(%arg0: tensor<4x4xi32>, %arg1: i32) -> tensor<4x4xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
}

