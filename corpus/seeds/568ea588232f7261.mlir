// bufdiff-profile: single
// bufdiff-choices: 66c621d9145f14b5
// bufdiff-features: 2898 6002 9407 12113 15751 18486 21382 22095 23787 26568 26705 27048 34167
// bufdiff-features: 34564 34647 35142 35163 35507 37786 40712 42200 42221 42728 43098 46203 48667
// bufdiff-features: 52042 52900 53252 55887 63071 65496 66422 66664 68355 74362 74507 74617 74833
// bufdiff-features: 76930 77551 82135 82599 87563 88732 89251 91958 99009 101577 108686 109732
// bufdiff-features: 110552 111101 125163 125702 127813 127834 128768 130010 130371
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<4x4xf64>, %arg4: f64, %arg5: i1) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %0 = scf.if %arg5 -> (tensor<4x4xf64>) {
      %1 = linalg.matmul ins(%arg3, %arg3 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%arg3 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %1 : tensor<4x4xf64>
    } else {
      %1 = linalg.matmul ins(%arg3, %arg3 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%arg3 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %1 : tensor<4x4xf64>
    }
    return %0, %arg3 : tensor<4x4xf64>, tensor<4x4xf64>
  }
}

