// bufdiff-profile: single
// bufdiff-choices: dcd137ef89f0
// bufdiff-features: 4291 4752 6163 10819 13233 15751 19419 22095 25388 26568 26602 27048 34167
// bufdiff-features: 34647 35507 37786 40070 40712 41236 42497 42728 46203 46995 47215 48598 48667
// bufdiff-features: 52558 52900 52958 53694 55887 56087 57718 63071 63610 63929 64235 66097 66320
// bufdiff-features: 66422 66765 68355 69987 71306 73289 74362 74507 74617 79389 82135 88732 89964
// bufdiff-features: 90082 90164 93255 96273 96464 96468 97318 98201 99383 99568 99757 102215 112929
// bufdiff-features: 113657 114712 115471 115990 117235 118769 121394 123319 124839 125040 125702
// bufdiff-features: 127834 128768 129946 130310
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<16xi8>, tensor<16xi8>) {
    %collapsed = tensor.collapse_shape %arg3 [[0, 1]] : tensor<4x4xi8> into tensor<16xi8>
    %c9_i8 = arith.constant 9 : i8
    %0 = call @f2(%collapsed, %c9_i8) : (tensor<16xi8>, i8) -> tensor<16xi8>
    return %0, %collapsed : tensor<16xi8>, tensor<16xi8>
  }
  func.func private @f2(%arg0: tensor<16xi8>, %arg1: i8) -> tensor<16xi8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<16xi8>) -> tensor<16xi8>
    return %0 : tensor<16xi8>
  }
}

