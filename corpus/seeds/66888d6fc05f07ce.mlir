// bufdiff-profile: single
// bufdiff-choices: d654bcbcb40c45da9cb1e6a9b88f9cd38613ae0a82
// bufdiff-features: 4165 4752 7627 9797 10320 10819 11789 13233 15435 15751 19419 19766 22095 22280
// bufdiff-features: 22350 25388 26568 27048 30539 34167 34647 35507 37786 40070 41236 42228 43479
// bufdiff-features: 46203 46995 48598 52900 52958 55887 56087 57718 63071 63610 63929 64235 64435
// bufdiff-features: 66097 66765 68355 69987 71306 73289 74362 74507 74616 74617 75748 79389 80294
// bufdiff-features: 82135 85640 85866 87845 88732 89964 93255 93567 93832 96082 96273 96464 97318
// bufdiff-features: 98551 99383 102215 112929 114308 114712 115471 115990 118769 121394 124839
// bufdiff-features: 125040 125702 125720 127834 128768 129107 130310
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<3xi8>, tensor<3xi8>) {
    %cst = arith.constant dense<[7, 10, 13]> : tensor<3xi8>
    %cst_0 = arith.constant dense<[[6, 7, 8], [9, 10, 11], [12, 13, 14]]> : tensor<3x3xi8>
    %0 = linalg.vecmat ins(%cst, %cst_0 : tensor<3xi8>, tensor<3x3xi8>) outs(%cst : tensor<3xi8>) -> tensor<3xi8>
    %c1_i8 = arith.constant 1 : i8
    %1 = call @f2(%0, %c1_i8) : (tensor<3xi8>, i8) -> tensor<3xi8>
    return %1, %0 : tensor<3xi8>, tensor<3xi8>
  }
  func.func private @f2(%arg0: tensor<3xi8>, %arg1: i8) -> tensor<3xi8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<3xi8>) -> tensor<3xi8>
    return %0 : tensor<3xi8>
  }
}

