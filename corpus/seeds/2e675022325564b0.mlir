// bufdiff-profile: single
// bufdiff-choices: f5d189573c98312568
// bufdiff-features: 2898 11044 11751 15751 17329 18480 22095 22221 24968 26568 27556 30666 34647
// bufdiff-features: 35507 42984 46203 47933 53243 53659 55113 55463 55777 55887 57718 60686 64235
// bufdiff-features: 66329 66765 69987 71050 71168 74362 74507 74617 75361 79279 79389 84268 85843
// bufdiff-features: 86562 89780 93318 94746 95705 98313 99383 100720 102788 106209 109144 112929
// bufdiff-features: 113940 113959 115231 115801 120920 120933 121467 122730 125040 125702 127306
// bufdiff-features: 127834 129058
module {
  func.func private @f3(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %0 = linalg.min ins(%arg3, %arg3 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %0 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi32>, tensor<?xi32>, tensor<4x4xi32>, tensor<4x4xi32>, i32, i1) -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
}

