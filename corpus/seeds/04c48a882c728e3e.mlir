// bufdiff-profile: single
// bufdiff-choices: 48c1c46a7eb459b16e0948057afc9bd9e0d89ade427a32066008b06b100688
// bufdiff-features: 2898 3579 9479 11441 15751 22095 22280 26568 29567 30961 44395 45031 45366
// bufdiff-features: 46203 54078 55561 63470 64235 68355 71168 74507 75126 89250 90543 94952 98291
// bufdiff-features: 99383 102284 110162 110322 110780 117151 119822 125048 125702 127096 127813
// bufdiff-features: 130675 136987 137475 142393 142559 143172 148401 153293 154035 155898 165636
// bufdiff-features: 165719 166303 166579 180258 180542 186959 187596 196031 197000 197837 198447
// bufdiff-features: 201059 205434 205689 211044 225759 228390 230739 230810 231792 243137 252466
// bufdiff-features: 257251 258906 260550 261091
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<4x4xf32>) {
      %c3 = arith.constant 3 : index
      %1 = tensor.empty(%c3, %c3) : tensor<?x?x3xf32>
      %2 = linalg.fill ins(%arg4 : f32) outs(%1 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
      %3 = tensor.empty() : tensor<1xf32>
      %4 = linalg.pooling_nwc_max ins(%2, %3 : tensor<?x?x3xf32>, tensor<1xf32>) outs(%2 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
      %extracted = tensor.extract %4[%arg6, %c0, %arg6] : tensor<?x?x3xf32>
      %inserted = tensor.insert %extracted into %arg7[%c1, %c1] : tensor<4x4xf32>
      scf.yield %inserted : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
}

