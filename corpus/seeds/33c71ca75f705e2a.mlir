// bufdiff-profile: single
// bufdiff-choices: 5df1383a00e5800821
// bufdiff-features: 2898 3579 5915 7645 10647 10872 15751 17329 22095 22221 22678 26568 34564 34647
// bufdiff-features: 34745 35507 36395 46203 46874 49186 50551 51344 52322 53244 55046 55561 55887
// bufdiff-features: 56477 57103 61435 64235 66765 68355 69987 71168 74362 74507 74617 76052 76222
// bufdiff-features: 79972 84635 87199 88958 90543 92032 94687 98291 99383 99568 100720 110162
// bufdiff-features: 110322 112929 119764 119822 121973 122980 125702 127813 127834 129771
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<4x4xf32>) {
      %1 = tensor.empty() : tensor<4x4xf32>
      %2 = linalg.add ins(%arg7, %arg7 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %3 = linalg.copy ins(%2 : tensor<4x4xf32>) outs(%arg7 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %3 : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
}

