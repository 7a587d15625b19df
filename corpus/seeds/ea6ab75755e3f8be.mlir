// bufdiff-profile: single
// bufdiff-choices: ed19d8d191bd49524c999b203a301c99
// bufdiff-features: 992 4165 5093 5276 5973 7097 9443 9809 10020 10819 13233 13915 15751 19746
// bufdiff-features: 22095 22280 24826 26568 27048 27825 30499 30666 31492 32804 33352 34167 34623
// bufdiff-features: 34647 35507 36542 38641 38783 40712 42984 43209 46095 46203 46995 52900 52958
// bufdiff-features: 53243 55113 55777 55887 57186 57718 58024 60686 61848 63800 63929 64959 65320
// bufdiff-features: 68355 68992 71050 72629 73289 74362 74507 74617 75796 76373 76953 78283 79279
// bufdiff-features: 79389 81556 82203 82690 83854 84585 85640 85843 86125 88081 89315 89780 92229
// bufdiff-features: 94253 94746 95705 97318 101258 102461 103315 103747 103811 104405 104931 104981
// bufdiff-features: 105453 105837 106314 106731 109086 112929 113940 113959 115231 115801 116471
// bufdiff-features: 118841 119337 120920 121394 121467 122764 125040 125702 127834 128768 129058
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) {
    %0 = tensor.empty() : tensor<2x3x3xf32>
    %1 = linalg.fill ins(%arg4 : f32) outs(%0 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %2 = linalg.batch_matmul ins(%1, %1 : tensor<2x3x3xf32>, tensor<2x3x3xf32>) outs(%1 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %3 = linalg.fill ins(%arg4 : f32) outs(%0 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %2, %1, %3 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>)
    return %0#0, %0#1, %0#2 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>
  }
}

