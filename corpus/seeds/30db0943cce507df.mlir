// bufdiff-profile: single
// bufdiff-choices: f8a24ada3c104d1483f94db82878
// bufdiff-features: 2027 2684 2898 4165 4958 5093 5973 9809 10020 10819 13221 13233 13915 15751
// bufdiff-features: 16385 19746 22095 23358 24826 26568 27048 27825 30666 31492 32085 32804 33443
// bufdiff-features: 34159 34167 34623 34647 35507 36542 38783 40712 41226 41900 42984 43209 46095
// bufdiff-features: 46203 46995 47486 49635 49949 51980 52558 52900 52958 53243 53447 55113 55777
// bufdiff-features: 55887 57718 58024 60686 63800 63929 64959 66422 68355 68867 70873 71050 72674
// bufdiff-features: 73289 74362 74375 74507 74617 76373 78283 79229 79279 79389 79756 82594 83507
// bufdiff-features: 84585 85843 86125 89315 89780 90218 90589 94253 94746 95705 97318 99009 102461
// bufdiff-features: 103315 104931 105837 109086 110552 112929 113940 113959 115231 115459 115801
// bufdiff-features: 118841 120920 121394 121467 122764 125040 125702 127834 128768 129058 130933
module {
  func.func private @f3(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<4x4xi8>, tensor<1x1xi8>, tensor<1x1xi8>, i8) {
    %0 = tensor.empty() : tensor<1x1xi8>
    %c5_i8 = arith.constant 5 : i8
    %1 = linalg.fill ins(%c5_i8 : i8) outs(%0 : tensor<1x1xi8>) -> tensor<1x1xi8>
    %2 = linalg.conv_2d ins(%arg3, %1 : tensor<4x4xi8>, tensor<1x1xi8>) outs(%arg3 : tensor<4x4xi8>) -> tensor<4x4xi8>
    %3 = linalg.fill ins(%c5_i8 : i8) outs(%0 : tensor<1x1xi8>) -> tensor<1x1xi8>
    return %2, %1, %3, %c5_i8 : tensor<4x4xi8>, tensor<1x1xi8>, tensor<1x1xi8>, i8
  }
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<4x4xi8>, tensor<1x1xi8>, tensor<1x1xi8>, i8) {
    %0:4 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi8>, tensor<?xi8>, tensor<4x4xi8>, tensor<4x4xi8>, i8, i1) -> (tensor<4x4xi8>, tensor<1x1xi8>, tensor<1x1xi8>, i8)
    return %0#0, %0#1, %0#2, %0#3 : tensor<4x4xi8>, tensor<1x1xi8>, tensor<1x1xi8>, i8
  }
}

