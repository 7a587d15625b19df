// bufdiff-profile: single
// bufdiff-choices: d7585c0b16f01f7cf381d74632218995
// bufdiff-features: 4165 13233 15751 19419 19562 21675 22095 22280 26568 29401 34167 40070 46024
// bufdiff-features: 46203 48598 52900 63071 63929 64235 64435 68355 71306 72629 73289 74507 82135
// bufdiff-features: 89964 93255 99383 102215 103096 112929 114312 124839 125702 132209 138699
// bufdiff-features: 141891 151537 155898 156460 158120 163516 165719 166579 168858 172308 173029
// bufdiff-features: 174040 175398 178067 184030 186959 187159 188790 189786 194682 195902 197837
// bufdiff-features: 198223 201059 205434 205689 206624 208266 210461 212628 216581 216712 218393
// bufdiff-features: 227345 227536 228390 230640 235477 238696 245380 245428 245784 246543 252466
// bufdiff-features: 256112 258906 259840 260642
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<1x3x1xi32>, tensor<1x3x1xi32>) {
    %cst = arith.constant dense<[[[6], [5], [4]]]> : tensor<1x3x1xi32>
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.pooling_nwc_max_unsigned ins(%cst, %0 : tensor<1x3x1xi32>, tensor<1xi32>) outs(%cst : tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
    %c9_i32 = arith.constant 9 : i32
    %2 = call @f2(%1, %c9_i32) : (tensor<1x3x1xi32>, i32) -> tensor<1x3x1xi32>
    return %2, %1 : tensor<1x3x1xi32>, tensor<1x3x1xi32>
  }
  func.func private @f2(%arg0: tensor<1x3x1xi32>, %arg1: i32) -> tensor<1x3x1xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
    return %0 : tensor<1x3x1xi32>
  }
}

