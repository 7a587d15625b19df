// bufdiff-profile: single
// bufdiff-choices: f8a24ada3c104d1483f9
// bufdiff-features: 234 2898 9706 15751 17329 22095 22221 26568 27556 28556 30666 33637 34647 35507
// bufdiff-features: 38910 42984 45869 46203 46993 47230 53243 55113 55777 55887 57718 60686 64235
// bufdiff-features: 66765 67360 69987 71050 71168 74362 74507 74617 75361 76370 76639 79279 79389
// bufdiff-features: 84268 85843 87585 89780 94746 95705 99383 100720 110952 112929 113940 113959
// bufdiff-features: 115231 115801 117766 118022 120920 121467 125040 125702 126927 127306 127834
// bufdiff-features: 129058
module {
  func.func private @f3(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg3, %arg3 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg3 : tensor<4x4xi8>) -> tensor<4x4xi8>
    return %0 : tensor<4x4xi8>
  }
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %0 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi8>, tensor<?xi8>, tensor<4x4xi8>, tensor<4x4xi8>, i8, i1) -> tensor<4x4xi8>
    return %0 : tensor<4x4xi8>
  }
}

