// bufdiff-profile: single
// bufdiff-choices: d4464cdf753a2681d8f18187ee6387c327147b16685475f13056fc
// bufdiff-features: 4165 4694 6808 7627 10819 11255 13233 15751 19419 22095 22280 24826 25388 26568
// bufdiff-features: 27048 30141 34167 34647 35507 37435 37445 37786 40070 41236 46203 46995 48598
// bufdiff-features: 48940 49948 52900 52958 53887 55887 56087 57718 59695 61350 61885 62423 63071
// bufdiff-features: 63512 63610 63929 64235 64435 64959 66765 68355 69987 70144 71306 72629 73085
// bufdiff-features: 73289 74362 74507 74617 75745 79389 80485 81556 82135 85509 85640 86893 88732
// bufdiff-features: 89964 90450 93255 96273 96464 97318 99383 102215 104405 107197 107624 112929
// bufdiff-features: 114308 114712 115471 121394 122049 124839 125040 125702 127492 127834 128768
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<2x1x1xi8>, tensor<2x1x1xi8>) {
    %cst = arith.constant dense<[[[11]], [[12]]]> : tensor<2x1x1xi8>
    %0 = tensor.empty() : tensor<2x2x2xi8>
    %1 = linalg.fill ins(%arg4 : i8) outs(%0 : tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
    %2 = tensor.empty() : tensor<1x2x2xi8>
    %3 = linalg.fill ins(%arg4 : i8) outs(%2 : tensor<1x2x2xi8>) -> tensor<1x2x2xi8>
    %4 = linalg.conv_1d_ncw_fcw ins(%1, %3 : tensor<2x2x2xi8>, tensor<1x2x2xi8>) outs(%cst : tensor<2x1x1xi8>) -> tensor<2x1x1xi8>
    %c5_i8 = arith.constant 5 : i8
    %5 = call @f2(%4, %c5_i8) : (tensor<2x1x1xi8>, i8) -> tensor<2x1x1xi8>
    return %5, %4 : tensor<2x1x1xi8>, tensor<2x1x1xi8>
  }
  func.func private @f2(%arg0: tensor<2x1x1xi8>, %arg1: i8) -> tensor<2x1x1xi8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<2x1x1xi8>) -> tensor<2x1x1xi8>
    return %0 : tensor<2x1x1xi8>
  }
}

