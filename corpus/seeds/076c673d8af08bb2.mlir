// bufdiff-profile: single
// bufdiff-choices: d21f44f2bc934eb9a5c1567e71624950bccb
// bufdiff-features: 4165 4752 13233 15751 19419 22095 22280 26568 27204 34167 38745 40070 41517
// bufdiff-features: 41592 41799 46203 48598 52551 52900 54205 63071 63929 64235 64435 68355 71306
// bufdiff-features: 73289 74507 82135 89964 93255 99383 102215 110677 112929 114594 116388 124839
// bufdiff-features: 125702 127205 130310 130933 131107 137427 138699 141891 155898 156460 158120
// bufdiff-features: 165719 166047 166579 168858 172308 177019 178067 179471 184030 186959 187159
// bufdiff-features: 188790 192422 194682 196031 197169 197837 201059 205434 205689 210461 216712
// bufdiff-features: 217621 224466 227345 227536 228390 230640 231444 245380 245784 246543 247062
// bufdiff-features: 249841 250797 252466 254874 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<3xi8>, tensor<3xi8>) {
    %cst = arith.constant dense<[8, 11, 14]> : tensor<3xi8>
    %0 = tensor.empty() : tensor<3x3xi8>
    %1 = linalg.fill ins(%arg4 : i8) outs(%0 : tensor<3x3xi8>) -> tensor<3x3xi8>
    %2 = linalg.matvec ins(%1, %cst : tensor<3x3xi8>, tensor<3xi8>) outs(%cst : tensor<3xi8>) -> tensor<3xi8>
    %c100_i8 = arith.constant 100 : i8
    %3 = call @f2(%2, %c100_i8) : (tensor<3xi8>, i8) -> tensor<3xi8>
    return %3, %2 : tensor<3xi8>, tensor<3xi8>
  }
  func.func private @f2(%arg0: tensor<3xi8>, %arg1: i8) -> tensor<3xi8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<3xi8>) -> tensor<3xi8>
    return %0 : tensor<3xi8>
  }
}

