// bufdiff-profile: single
// bufdiff-choices: ef6346a3cd1284968c6df24e836e859098
// bufdiff-features: 4165 4752 5973 8285 10020 10819 13233 15751 19746 21466 22095 22280 24598 26568
// bufdiff-features: 27048 27825 29170 30666 31492 34167 34623 34647 35507 38783 40712 42984 43209
// bufdiff-features: 46095 46203 46544 46995 50101 51555 52900 52958 53243 53650 55113 55777 55887
// bufdiff-features: 57718 58024 60686 61456 63800 63929 64716 64959 68355 71050 72565 73289 73790
// bufdiff-features: 74362 74507 74617 76373 76953 78283 79279 79389 79596 82203 84585 85640 85843
// bufdiff-features: 86013 86125 88081 88732 88947 89780 94280 94746 95705 97318 99224 99231 101258
// bufdiff-features: 102082 102196 102461 103315 104931 109086 110503 111206 112929 113940 113959
// bufdiff-features: 115231 115801 115990 118769 118841 120920 121394 121467 122764 124152 125040
// bufdiff-features: 125702 127834 128768 129058
module {
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<3xi32>, tensor<1xi32>, tensor<3xi32>) {
    %0 = tensor.empty() : tensor<3xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
    %cst = arith.constant dense<6> : tensor<1xi32>
    %2 = linalg.conv_1d ins(%1, %cst : tensor<3xi32>, tensor<1xi32>) outs(%1 : tensor<3xi32>) -> tensor<3xi32>
    return %2, %cst, %1 : tensor<3xi32>, tensor<1xi32>, tensor<3xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<3xi32>, tensor<1xi32>, tensor<3xi32>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi32>, tensor<?xi32>, tensor<4x4xi32>, tensor<4x4xi32>, i32, i1) -> (tensor<3xi32>, tensor<1xi32>, tensor<3xi32>)
    return %0#0, %0#1, %0#2 : tensor<3xi32>, tensor<1xi32>, tensor<3xi32>
  }
}

