// bufdiff-profile: single
// bufdiff-choices: d8ab4bdcda6f07713e9f65afe467b8a9d0f6a0392012cd7fbac5e1
// bufdiff-features: 4165 13233 13673 15751 19419 22095 22280 25911 26568 26643 34167 40070 46203
// bufdiff-features: 48598 52900 63042 63071 63929 64235 64435 68355 71306 72629 73289 74507 82135
// bufdiff-features: 88350 89964 92680 93255 95814 99383 100330 102215 112929 115407 116792 124839
// bufdiff-features: 125702 125991 133631 138699 141891 155898 156460 158120 160543 165719 166579
// bufdiff-features: 168858 172308 173211 178067 183972 184030 186959 187159 188790 189635 190874
// bufdiff-features: 192422 194682 196031 197837 201059 205434 205689 210461 212628 216581 216712
// bufdiff-features: 220722 227345 227536 228390 230640 235477 238696 245380 245784 246543 249245
// bufdiff-features: 250737 252466 256112 258906 259840 261465
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<3x2x1xi8>, tensor<3x2x1xi8>) {
    %cst = arith.constant dense<11> : tensor<3x2x1xi8>
    %cst_0 = arith.constant dense<[[[9, 8], [7, 6]], [[5, 4], [3, 2]], [[1, 0], [-1, -2]]]> : tensor<3x2x2xi8>
    %0 = tensor.empty() : tensor<1x2x1xi8>
    %1 = linalg.fill ins(%arg4 : i8) outs(%0 : tensor<1x2x1xi8>) -> tensor<1x2x1xi8>
    %2 = linalg.conv_1d_nwc_wcf ins(%cst_0, %1 : tensor<3x2x2xi8>, tensor<1x2x1xi8>) outs(%cst : tensor<3x2x1xi8>) -> tensor<3x2x1xi8>
    %c100_i8 = arith.constant 100 : i8
    %3 = call @f2(%2, %c100_i8) : (tensor<3x2x1xi8>, i8) -> tensor<3x2x1xi8>
    return %3, %2 : tensor<3x2x1xi8>, tensor<3x2x1xi8>
  }
  func.func private @f2(%arg0: tensor<3x2x1xi8>, %arg1: i8) -> tensor<3x2x1xi8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<3x2x1xi8>) -> tensor<3x2x1xi8>
    return %0 : tensor<3x2x1xi8>
  }
}

