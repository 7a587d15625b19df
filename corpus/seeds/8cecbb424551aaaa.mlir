// bufdiff-profile: single
// bufdiff-choices: 733a37e4f60c2eb3c67df44c834a651d57ba7373
// bufdiff-features: 1112 2898 5018 12082 15751 17329 18486 22095 26568 30227 30573 34564 34647
// bufdiff-features: 35507 37251 41742 43299 46203 50031 52042 55887 63133 63628 64235 64959 65445
// bufdiff-features: 65496 66765 68355 69987 71168 74362 74507 74617 74833 80212 82011 85481 87923
// bufdiff-features: 89109 92939 99568 100720 110482 112929 117532 121394 124106 124851 125702
// bufdiff-features: 127813 127834 130933
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %0 = scf.if %arg5 -> (tensor<4x4xi8>) {
      %1 = tensor.empty() : tensor<4x4xi8>
      %2 = linalg.fill ins(%arg4 : i8) outs(%1 : tensor<4x4xi8>) -> tensor<4x4xi8>
      %3 = linalg.mul ins(%arg3, %2 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg3 : tensor<4x4xi8>) -> tensor<4x4xi8>
      scf.yield %3 : tensor<4x4xi8>
    } else {
      %1 = linalg.mul ins(%arg3, %arg3 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg3 : tensor<4x4xi8>) -> tensor<4x4xi8>
      scf.yield %1 : tensor<4x4xi8>
    }
    return %0 : tensor<4x4xi8>
  }
}

