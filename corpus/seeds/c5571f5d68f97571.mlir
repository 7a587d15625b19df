// bufdiff-profile: single
// bufdiff-choices: ca8a33e272e3736e
// bufdiff-features: 1189 2898 4165 6289 12932 13233 15356 15751 19419 22095 26568 28564 29590 34167
// bufdiff-features: 40070 46203 48598 52900 60469 61769 63071 63929 64235 66422 67880 68355 71306
// bufdiff-features: 73289 74507 82135 88732 89964 93255 99383 102215 103147 104315 107987 110552
// bufdiff-features: 112929 122159 124839 125702 130933 136030 138699 141891 144724 144761 156460
// bufdiff-features: 156683 158120 165719 166579 168858 171020 172145 172308 173902 178067 184030
// bufdiff-features: 186959 187159 188790 194682 197339 197837 197853 198460 201059 203746 205434
// bufdiff-features: 205689 210461 211167 221648 227345 227536 230081 236136 245784 246543 248408
// bufdiff-features: 252466 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<12x4xi8>, tensor<12x4xi8>) {
    %concat = tensor.concat dim(0) %arg3, %arg3, %arg3 : (tensor<4x4xi8>, tensor<4x4xi8>, tensor<4x4xi8>) -> tensor<12x4xi8>
    %c-1_i8 = arith.constant -1 : i8
    %0 = call @f2(%concat, %c-1_i8) : (tensor<12x4xi8>, i8) -> tensor<12x4xi8>
    return %0, %concat : tensor<12x4xi8>, tensor<12x4xi8>
  }
  func.func private @f2(%arg0: tensor<12x4xi8>, %arg1: i8) -> tensor<12x4xi8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<12x4xi8>) -> tensor<12x4xi8>
    return %0 : tensor<12x4xi8>
  }
}

