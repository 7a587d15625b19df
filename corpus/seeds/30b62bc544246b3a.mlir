// bufdiff-profile: single
// bufdiff-choices: d6d9218897e953c5
// bufdiff-features: 2898 4165 6002 13233 13390 15751 16048 19419 21382 22095 26568 28564 34167
// bufdiff-features: 40070 46203 48598 52558 52900 63071 63929 64235 66422 68355 68614 71306 73289
// bufdiff-features: 73803 74507 81281 82135 88732 89964 93255 99383 102215 103201 110552 112929
// bufdiff-features: 124839 125702 126581 130933 136030 138699 140479 141891 144724 150580 154764
// bufdiff-features: 156460 156854 158120 165695 165719 166214 166579 168858 172308 178067 184030
// bufdiff-features: 186959 187159 188790 194682 197736 197837 201059 203746 205434 205689 210461
// bufdiff-features: 222601 227345 227536 228390 230081 239758 245784 246543 252466 256112 256235
// bufdiff-features: 257682 258906 259840 261082
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
    %0 = linalg.matmul ins(%arg3, %arg3 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = call @f2(%0, %c5_i32) : (tensor<4x4xi32>, i32) -> tensor<4x4xi32>
    return %1, %0 : tensor<4x4xi32>, tensor<4x4xi32>
  }
  func.func private @f2(%arg0: tensor<4x4xi32>, %arg1: i32) -> tensor<4x4xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
}

