// bufdiff-profile: single
// bufdiff-choices: ca8a33e272e3736e
// bufdiff-features: 1189 2898 4165 4958 6289 7627 10819 12932 13233 13652 13689 15356 15751 19419
// bufdiff-features: 22095 25388 25611 26568 27048 28564 29590 34167 34647 35507 37786 39948 40070
// bufdiff-features: 41073 41236 42830 46203 46995 48598 52900 52958 55887 56087 57718 60469 61769
// bufdiff-features: 63071 63610 63929 64235 66267 66422 66765 66781 67388 67880 68355 69987 71306
// bufdiff-features: 72674 73289 74362 74507 74617 79389 80095 82135 88732 89964 90576 93255 96273
// bufdiff-features: 96464 99009 99383 102215 103147 104315 105064 107987 110552 112929 114712
// bufdiff-features: 115471 117336 121394 122159 124839 125040 125702 127834 128768 130933
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

