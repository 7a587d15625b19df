// bufdiff-profile: single
// bufdiff-choices: 62b1669bd2d300f28343c37cd3a1f482a44d4036941cef43449cb1b00b94c8079e4127d13997342b
// bufdiff-choices: d74341e21b48f37b11b55ebb1b51fb0bb185393088baf9d04428f5a88fddb2a14e2c1bba
// bufdiff-features: 1710 2230 2786 2898 4602 6986 7323 9479 11614 12366 12403 13645 15751 18486
// bufdiff-features: 18822 22095 22280 22374 24044 24278 26568 27048 27672 29839 31530 32853 34167
// bufdiff-features: 34564 34647 35163 35507 36901 37786 38570 39379 40669 40712 40924 42221 42378
// bufdiff-features: 42728 43098 45111 45618 45710 46203 47762 47782 48667 49575 51045 52042 52900
// bufdiff-features: 53042 53180 53252 55887 60404 60791 61359 63071 64959 65496 66422 67388 68355
// bufdiff-features: 71400 73354 74507 74617 74833 75061 76983 77551 78180 79726 82135 82936 83714
// bufdiff-features: 83797 86496 86710 87215 87563 87923 88480 89109 91958 95013 95285 99009 99606
// bufdiff-features: 108672 108825 108936 109732 110552 111101 114795 117235 121394 124234 125702
// bufdiff-features: 127096 127813 127834 128768
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
    %0 = scf.if %arg5 -> (tensor<4x4xi32>) {
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %1 = tensor.empty(%c2, %c1, %c2, %c2) : tensor<?x?x?x?xi32>
      %2 = linalg.fill ins(%arg4 : i32) outs(%1 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
      %3 = tensor.empty(%c2, %c1) : tensor<2x1x?x?xi32>
      %4 = linalg.fill ins(%arg4 : i32) outs(%3 : tensor<2x1x?x?xi32>) -> tensor<2x1x?x?xi32>
      %extracted_slice = tensor.extract_slice %2[0, 0, 0, 0] [1, 1, 2, 1] [1, 1, 1, 1] : tensor<?x?x?x?xi32> to tensor<1x1x2x1xi32>
      %5 = linalg.mmt4d ins(%4, %extracted_slice : tensor<2x1x?x?xi32>, tensor<1x1x2x1xi32>) outs(%2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
      %6 = arith.index_castui %arg5 : i1 to index
      %7 = arith.remui %6, %c2 : index
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %5[%7, %c0, %c1, %7] : tensor<?x?x?x?xi32>
      %inserted = tensor.insert %extracted into %arg3[%c1, %c1] : tensor<4x4xi32>
      scf.yield %inserted : tensor<4x4xi32>
    } else {
      %1 = tensor.empty() : tensor<1x2x1x2xi32>
      %2 = linalg.fill ins(%arg4 : i32) outs(%1 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
      %c2 = arith.constant 2 : index
      %3 = tensor.empty(%c2, %c2) : tensor<?x2x2x?xi32>
      %4 = linalg.fill ins(%arg4 : i32) outs(%3 : tensor<?x2x2x?xi32>) -> tensor<?x2x2x?xi32>
      %5 = linalg.mmt4d ins(%2, %4 : tensor<1x2x1x2xi32>, tensor<?x2x2x?xi32>) outs(%2 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %5[%c0, %c1, %c0, %c0] : tensor<1x2x1x2xi32>
      %inserted = tensor.insert %extracted into %arg3[%c1, %c1] : tensor<4x4xi32>
      scf.yield %inserted : tensor<4x4xi32>
    }
    return %0, %arg3 : tensor<4x4xi32>, tensor<4x4xi32>
  }
}

