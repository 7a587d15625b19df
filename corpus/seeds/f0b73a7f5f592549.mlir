// bufdiff-profile: single
// bufdiff-choices: d8ab4bdcda6f07713e9f65afe467b8a9
// bufdiff-features: 4165 7627 10819 13233 15751 16652 19419 20666 21623 22095 22280 24826 25388
// bufdiff-features: 26568 26647 27048 34167 34647 35507 36000 37786 40070 41236 46203 46995 48598
// bufdiff-features: 49528 52900 52958 55887 56087 57718 59146 61350 63071 63610 63929 64235 64959
// bufdiff-features: 66765 68355 69500 69987 70941 71306 72629 73289 74362 74507 74617 76953 79389
// bufdiff-features: 81057 81556 82135 85509 85640 88732 88835 89964 92105 92193 93255 93492 96273
// bufdiff-features: 96464 96724 97318 99383 102215 104405 105969 107624 109365 110616 111185 112929
// bufdiff-features: 114712 115471 116035 118112 119845 121394 124839 125040 125702 127177 127834
// bufdiff-features: 128768
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<3x2x2xi8>, tensor<3x2x2xi8>) {
    %0 = tensor.empty() : tensor<3x2x2xi8>
    %1 = linalg.fill ins(%arg4 : i8) outs(%0 : tensor<3x2x2xi8>) -> tensor<3x2x2xi8>
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1) : tensor<?xi8>
    %3 = linalg.pooling_nwc_sum ins(%1, %2 : tensor<3x2x2xi8>, tensor<?xi8>) outs(%1 : tensor<3x2x2xi8>) -> tensor<3x2x2xi8>
    %c100_i8 = arith.constant 100 : i8
    %4 = call @f2(%3, %c100_i8) : (tensor<3x2x2xi8>, i8) -> tensor<3x2x2xi8>
    return %4, %3 : tensor<3x2x2xi8>, tensor<3x2x2xi8>
  }
  func.func private @f2(%arg0: tensor<3x2x2xi8>, %arg1: i8) -> tensor<3x2x2xi8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<3x2x2xi8>) -> tensor<3x2x2xi8>
    return %0 : tensor<3x2x2xi8>
  }
}

