// bufdiff-profile: single
// bufdiff-choices: d8ab4bdcda6f07713e9f65afe467b8a9d0f6a0392012cd7fbac5e1
// bufdiff-features: 4165 4694 11255 13233 15751 19419 22095 22280 26568 30141 34167 37445 40070
// bufdiff-features: 46203 48598 48940 52900 59695 61885 63071 63512 63929 64235 64435 68355 71306
// bufdiff-features: 72629 73085 73289 74507 80485 82135 89964 90450 93255 99383 102215 103693
// bufdiff-features: 107197 112929 122049 124839 125702 127492 137880 138699 141891 155898 156460
// bufdiff-features: 158120 165719 166579 168507 168858 172308 178067 184030 184959 186959 187159
// bufdiff-features: 188790 192422 193495 194682 196031 197837 201059 205434 205689 206817 210461
// bufdiff-features: 212628 216581 216712 217965 227345 227536 228390 230640 235477 238696 245380
// bufdiff-features: 245784 246543 252466 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<3x2x1xi8>, tensor<3x2x1xi8>) {
    %cst = arith.constant dense<11> : tensor<3x2x1xi8>
    %cst_0 = arith.constant dense<[[[9, 8]], [[7, 6]], [[5, 4]]]> : tensor<3x1x2xi8>
    %0 = tensor.empty() : tensor<2x1x2xi8>
    %1 = linalg.fill ins(%arg4 : i8) outs(%0 : tensor<2x1x2xi8>) -> tensor<2x1x2xi8>
    %2 = linalg.conv_1d_ncw_fcw ins(%cst_0, %1 : tensor<3x1x2xi8>, tensor<2x1x2xi8>) outs(%cst : tensor<3x2x1xi8>) -> tensor<3x2x1xi8>
    %c100_i8 = arith.constant 100 : i8
    %3 = call @f2(%2, %c100_i8) : (tensor<3x2x1xi8>, i8) -> tensor<3x2x1xi8>
    return %3, %2 : tensor<3x2x1xi8>, tensor<3x2x1xi8>
  }
  func.func private @f2(%arg0: tensor<3x2x1xi8>, %arg1: i8) -> tensor<3x2x1xi8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<3x2x1xi8>) -> tensor<3x2x1xi8>
    return %0 : tensor<3x2x1xi8>
  }
}

