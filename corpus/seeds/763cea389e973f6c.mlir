// bufdiff-profile: single
// bufdiff-choices: ef3d6ebb1a1a9b308c86b9d35e
// bufdiff-features: 728 2898 5527 5973 7658 7662 10020 13233 13444 15751 17260 19746 22095 22221
// bufdiff-features: 26053 26568 27048 27556 30666 31492 34167 34601 34647 35507 40712 42984 46203
// bufdiff-features: 47345 51555 52900 52958 53243 55113 55777 55887 57718 58024 60686 62641 63800
// bufdiff-features: 69987 71050 71168 73437 74362 74507 74617 75361 76373 77267 78283 79229 79279
// bufdiff-features: 79389 82203 84585 85843 86125 88602 89780 93255 94746 95705 96156 96297 99383
// bufdiff-features: 103315 104405 104931 106463 107400 108943 110503 112929 113940 113959 115231
// bufdiff-features: 115801 117942 118841 120920 121467 124917 125040 125702 127306 127834 128694
// bufdiff-features: 128768 129058
module {
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x1x4xi32>, tensor<4x1xi32>) {
    %cst = arith.constant dense<9> : tensor<4x1xi32>
    %cst_0 = arith.constant dense<[[[4, 5, 6, 7]], [[8, 9, 10, 11]], [[12, 13, 14, 15]], [[16, 17, 18, 19]]]> : tensor<4x1x4xi32>
    %0 = linalg.batch_vecmat ins(%cst, %cst_0 : tensor<4x1xi32>, tensor<4x1x4xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0, %cst_0, %cst : tensor<4x4xi32>, tensor<4x1x4xi32>, tensor<4x1xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x1x4xi32>, tensor<4x1xi32>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi32>, tensor<?xi32>, tensor<4x4xi32>, tensor<4x4xi32>, i32, i1) -> (tensor<4x4xi32>, tensor<4x1x4xi32>, tensor<4x1xi32>)
    return %0#0, %0#1, %0#2 : tensor<4x4xi32>, tensor<4x1x4xi32>, tensor<4x1xi32>
  }
}

