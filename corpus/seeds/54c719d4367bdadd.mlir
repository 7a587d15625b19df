// bufdiff-profile: single
// bufdiff-choices: 51791ce205670c884e686c2ed8424868d653e541
// bufdiff-features: 294 2898 3579 5915 10872 11441 15751 17329 22095 22221 24336 26568 27767 34564
// bufdiff-features: 34647 34745 35507 38754 40132 40643 44176 46203 49186 52322 53244 53791 55561
// bufdiff-features: 55887 57103 64235 64959 65715 66312 66765 68355 69987 71168 74362 74507 74617
// bufdiff-features: 76052 79972 83758 84635 87199 88958 90543 94687 95508 98291 99383 99568 100720
// bufdiff-features: 110162 110322 112068 112706 112929 119764 119822 121394 122367 125702 126179
// bufdiff-features: 127813 127834 129989 130933
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<4x4xi8>) {
      %1 = tensor.empty() : tensor<4x4xi8>
      %2 = linalg.fill ins(%arg4 : i8) outs(%1 : tensor<4x4xi8>) -> tensor<4x4xi8>
      %mapped = linalg.map { arith.maxsi } ins(%arg7, %2 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg7 : tensor<4x4xi8>)
      %3 = linalg.copy ins(%2 : tensor<4x4xi8>) outs(%arg7 : tensor<4x4xi8>) -> tensor<4x4xi8>
      scf.yield %3 : tensor<4x4xi8>
    }
    return %0 : tensor<4x4xi8>
  }
}

