// bufdiff-profile: single
// bufdiff-choices: 445d9856fe1f64954496ef3602a851782d16893bf5cb
// bufdiff-features: 2898 3579 5915 9479 11321 11441 12100 14962 15751 17329 22095 22221 22280 24826
// bufdiff-features: 26568 30808 34564 34647 35507 45031 46143 46203 46826 48025 49186 55561 55887
// bufdiff-features: 56524 60234 63933 64235 64959 66765 67375 68355 69987 71168 72629 74362 74507
// bufdiff-features: 74617 75144 79024 79972 88657 89250 89546 90543 94183 94687 97318 97836 98291
// bufdiff-features: 99383 99738 100720 102092 110162 110322 110780 113162 115623 117151 118217
// bufdiff-features: 119397 119822 121394 125702 126179 127096 127813 127834 127963 130019
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<4x4xi32>) {
      %1 = tensor.empty() : tensor<2x3x1xi32>
      %2 = linalg.fill ins(%arg4 : i32) outs(%1 : tensor<2x3x1xi32>) -> tensor<2x3x1xi32>
      %3 = tensor.empty() : tensor<1xi32>
      %4 = linalg.pooling_ncw_max ins(%2, %3 : tensor<2x3x1xi32>, tensor<1xi32>) outs(%2 : tensor<2x3x1xi32>) -> tensor<2x3x1xi32>
      %extracted = tensor.extract %4[%arg6, %c2, %c0] : tensor<2x3x1xi32>
      %inserted = tensor.insert %extracted into %arg7[%c1, %c1] : tensor<4x4xi32>
      scf.yield %inserted : tensor<4x4xi32>
    }
    return %0 : tensor<4x4xi32>
  }
}

