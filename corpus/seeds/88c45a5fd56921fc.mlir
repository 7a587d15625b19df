// bufdiff-profile: single
// bufdiff-choices: f1a0488b821ecc6d397d00bc739c
// bufdiff-features: 2898 5093 5197 5973 7847 9809 10020 12753 13233 13915 15751 15855 19746 22095
// bufdiff-features: 22221 22824 26568 27048 27556 27825 30666 30846 31492 32804 33848 34167 34647
// bufdiff-features: 35507 36180 36542 40712 42795 42984 43209 46095 46203 46995 47345 47918 48360
// bufdiff-features: 49715 51584 52900 52958 53243 55113 55777 55887 57252 57718 58024 60686 62641
// bufdiff-features: 63800 64959 68355 69987 70762 71050 71168 73289 74362 74507 74617 75361 76373
// bufdiff-features: 78283 79279 79389 82203 84585 85843 86125 88732 89315 89780 93140 93255 94253
// bufdiff-features: 94746 95230 95705 99383 99578 101866 102461 103079 103315 104931 105837 109086
// bufdiff-features: 112929 113940 113959 115231 115801 118841 120920 121394 121467 122839 125040
// bufdiff-features: 125702 127306 127834 128694 128768 129058
module {
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<?x4xi32>, tensor<?x4xi32>) {
    %c1_i32 = arith.constant 1 : i32
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?x4xi32>
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<?x4xi32>) -> tensor<?x4xi32>
    %2 = linalg.div_unsigned ins(%arg3, %1 : tensor<4x4xi32>, tensor<?x4xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %3 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<?x4xi32>) -> tensor<?x4xi32>
    return %2, %1, %3 : tensor<4x4xi32>, tensor<?x4xi32>, tensor<?x4xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<?x4xi32>, tensor<?x4xi32>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi32>, tensor<?xi32>, tensor<4x4xi32>, tensor<4x4xi32>, i32, i1) -> (tensor<4x4xi32>, tensor<?x4xi32>, tensor<?x4xi32>)
    return %0#0, %0#1, %0#2 : tensor<4x4xi32>, tensor<?x4xi32>, tensor<?x4xi32>
  }
}

