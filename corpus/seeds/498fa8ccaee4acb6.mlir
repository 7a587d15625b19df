// bufdiff-profile: single
// bufdiff-choices: 7e9d1ee3f5659bc91f5105da435650f77110a243d3478b690b897a5b7a24415b
// bufdiff-features: 2898 9479 14929 15751 17329 18486 20254 22095 22161 24081 26568 27767 28779
// bufdiff-features: 29839 30725 34564 34647 35507 36125 37251 39241 40132 44333 46203 47762 52042
// bufdiff-features: 55887 60025 63249 64235 64959 65496 65715 66765 68355 69987 71168 72629 74362
// bufdiff-features: 74507 74617 74833 76009 79024 79334 80212 82011 83758 87923 88679 89109 91289
// bufdiff-features: 93360 95508 98627 99568 100720 103614 104253 110780 112929 116039 117151 118876
// bufdiff-features: 119640 121089 121394 125702 126770 127096 127329 127813 127834 130019
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %0 = scf.if %arg5 -> (tensor<4x4xi8>) {
      %mapped = linalg.map ins(%arg3, %arg3, %arg3 : tensor<4x4xi8>, tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg3 : tensor<4x4xi8>)
        (%in: i8, %in_0: i8, %in_1: i8, %init: i8) {
          %1 = arith.muli %in, %in_0 : i8
          %2 = arith.maxsi %1, %in_1 : i8
          linalg.yield %2 : i8
        }
      scf.yield %mapped : tensor<4x4xi8>
    } else {
      %1 = tensor.empty() : tensor<2x3x2xi8>
      %2 = linalg.fill ins(%arg4 : i8) outs(%1 : tensor<2x3x2xi8>) -> tensor<2x3x2xi8>
      %mapped = linalg.map ins(%2 : tensor<2x3x2xi8>) outs(%2 : tensor<2x3x2xi8>)
        (%in: i8, %init: i8) {
          %3 = arith.addi %in, %init : i8
          linalg.yield %3 : i8
        }
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %mapped[%c0, %c1, %c0] : tensor<2x3x2xi8>
      %inserted = tensor.insert %extracted into %arg3[%c1, %c1] : tensor<4x4xi8>
      scf.yield %inserted : tensor<4x4xi8>
    }
    return %0 : tensor<4x4xi8>
  }
}

