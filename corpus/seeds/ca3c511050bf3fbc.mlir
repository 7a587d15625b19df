// bufdiff-profile: single
// bufdiff-choices: 6749999a3ae5947544788808d1
// bufdiff-features: 1112 2898 12082 15751 18486 22095 26568 27048 30573 32829 34167 34564 34647
// bufdiff-features: 35163 35507 36617 37786 40712 42221 42728 43098 46203 48667 49132 52042 52900
// bufdiff-features: 53252 55887 63071 63133 63628 65445 65496 68355 70050 74362 74507 74617 74833
// bufdiff-features: 76405 82135 85481 87563 88732 92939 99009 109732 110552 111101 112929 124851
// bufdiff-features: 125675 125702 127083 127813 127834 128768
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<4x4xi8>, tensor<4x4xi8>) {
    %0 = scf.if %arg5 -> (tensor<4x4xi8>) {
      %1 = linalg.mul ins(%arg3, %arg3 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg3 : tensor<4x4xi8>) -> tensor<4x4xi8>
      scf.yield %1 : tensor<4x4xi8>
    } else {
      %1 = linalg.mul ins(%arg3, %arg3 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg3 : tensor<4x4xi8>) -> tensor<4x4xi8>
      scf.yield %1 : tensor<4x4xi8>
    }
    return %0, %arg3 : tensor<4x4xi8>, tensor<4x4xi8>
  }
}

