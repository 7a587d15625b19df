// bufdiff-profile: single
// bufdiff-choices: d21f44f2bc934eb9a5c1567e716249
// bufdiff-features: 1235 10819 15751 16269 17193 18166 19419 20344 22095 26568 34167 34647 35507
// bufdiff-features: 35589 37183 37786 40070 42749 46203 46995 47200 55887 56087 56404 57665 57718
// bufdiff-features: 61944 63610 63929 64235 66765 68355 73289 74362 74507 74617 75085 79389 81160
// bufdiff-features: 81316 81707 84922 85640 89780 90578 91312 93719 96464 98501 98939 99383 99568
// bufdiff-features: 101582 105858 112929 114712 115471 116050 119200 119340 121394 121467 124839
// bufdiff-features: 125040 125702 126734 127834
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<i8> {
    %from_elements = tensor.from_elements %arg4 : tensor<i8>
    %cst = arith.constant dense<[4, 5, 6]> : tensor<3xi8>
    %0 = linalg.dot ins(%cst, %cst : tensor<3xi8>, tensor<3xi8>) outs(%from_elements : tensor<i8>) -> tensor<i8>
    %c7_i8 = arith.constant 7 : i8
    %1 = call @f2(%0, %c7_i8) : (tensor<i8>, i8) -> tensor<i8>
    return %1 : tensor<i8>
  }
  func.func private @f2(%arg0: tensor<i8>, %arg1: i8) -> tensor<i8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<i8>) -> tensor<i8>
    return %0 : tensor<i8>
  }
}

