// bufdiff-profile: single
// bufdiff-choices: 68d738e03f42dc027ec500182bdedbe08588e15611a38d9a1eba7106a75aa07746
// bufdiff-features: 2898 2917 4184 11044 14998 15751 18480 18486 22095 26568 35163 38528 46203
// bufdiff-features: 51347 53659 64235 65496 68355 74507 74833 84452 85557 87923 93255 93318 100502
// bufdiff-features: 104339 112929 113490 119068 123884 125702 127813 130933 133509 136030 154332
// bufdiff-features: 155898 161377 165636 165719 166579 166835 183114 183224 186959 188582 188790
// bufdiff-features: 196031 197837 201059 203746 205434 205689 219592 220181 230081 242173 242790
// bufdiff-features: 252466 253802 254842 258906 259840
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %0 = scf.if %arg5 -> (tensor<4x4xi8>) {
      %cst = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi8>
      %1 = tensor.empty() : tensor<4x4xi8>
      %2 = linalg.fill ins(%arg4 : i8) outs(%1 : tensor<4x4xi8>) -> tensor<4x4xi8>
      %3 = linalg.min ins(%cst, %2 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg3 : tensor<4x4xi8>) -> tensor<4x4xi8>
      scf.yield %3 : tensor<4x4xi8>
    } else {
      %1 = tensor.empty() : tensor<4x4xi8>
      %cst = arith.constant dense<[[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18], [19, 20, 21, 22]]> : tensor<4x4xi8>
      %2 = linalg.min ins(%arg3, %cst : tensor<4x4xi8>, tensor<4x4xi8>) outs(%1 : tensor<4x4xi8>) -> tensor<4x4xi8>
      scf.yield %2 : tensor<4x4xi8>
    }
    return %0 : tensor<4x4xi8>
  }
}

