// bufdiff-profile: slices
// bufdiff-choices: 0c868dd84888b7a6505dd20f67617099e75d15b394e439e92a9d5a1d7b93787da95822d46bae4c3a
// bufdiff-choices: 8d701b2d1b372e6f8c5c2564fb838aa11f2c2cea676418c02c9e8888f5b2e6798d156516a27cf778
// bufdiff-choices: 57b5aec7f79db47e66342273221b1ed26f9a96a180790db90ac0d261cb28
// bufdiff-features: 2049 3531 4752 12789 15751 18486 19540 22630 24795 26568 26600 29968 34564
// bufdiff-features: 34647 34650 34746 36000 37251 42282 42787 43631 44889 45617 46128 46203 51783
// bufdiff-features: 52042 53890 61456 64959 65496 66422 66765 68355 69081 69154 69987 73140 73167
// bufdiff-features: 74362 74833 77551 80212 82011 82135 86013 87923 88732 89109 90776 91958 92716
// bufdiff-features: 92970 97318 97493 104303 110153 113377 115343 121394 121742 121977 122788
// bufdiff-features: 125290 130278
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: i64) -> (tensor<?xf64>, i64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi uge, %dim, %c2 : index
    %1 = scf.if %0 -> (tensor<?xf64>) {
      %2 = tensor.empty() : tensor<1xf64>
      %cst = arith.constant 3.000000e+00 : f64
      %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<1xf64>) -> tensor<1xf64>
      %4 = linalg.conv_1d ins(%arg0, %3 : tensor<?xf64>, tensor<1xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
      %c-1_i64 = arith.constant -1 : i64
      %5 = arith.minsi %arg1, %c-1_i64 : i64
      %6 = linalg.erf ins(%4 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %6 : tensor<?xf64>
    } else {
      scf.yield %arg0 : tensor<?xf64>
    }
    return %1, %arg1 : tensor<?xf64>, i64
  }
}

