// bufdiff-profile: single
// bufdiff-choices: d7585c0b16f01f7cf381d74632218995
// bufdiff-features: 4165 13233 15751 17603 19419 22095 22280 26115 26568 34167 40070 42009 44881
// bufdiff-features: 46203 48598 52900 63071 63929 64235 64435 68355 71306 72629 73289 74507 82135
// bufdiff-features: 83794 89964 93255 99383 102215 112929 123852 124839 125702 135784 138699 141674
// bufdiff-features: 141891 142138 143438 149402 154189 155898 156460 158120 165719 166579 168858
// bufdiff-features: 172308 178067 184030 186959 187159 188790 189137 194682 196131 197837 201059
// bufdiff-features: 205434 205689 208954 210461 212628 216581 216712 217932 226838 227345 227536
// bufdiff-features: 228390 230640 235477 238696 242298 245380 245784 246543 249188 252466 256112
// bufdiff-features: 258906 258922 259840
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<1x3x1xf32>, tensor<1x3x1xf32>) {
    %cst = arith.constant dense<[[[6.500000e+00], [5.500000e+00], [4.500000e+00]]]> : tensor<1x3x1xf32>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.pooling_nwc_min ins(%cst, %0 : tensor<1x3x1xf32>, tensor<1xf32>) outs(%cst : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %2 = call @f2(%1, %cst_0) : (tensor<1x3x1xf32>, f32) -> tensor<1x3x1xf32>
    return %2, %1 : tensor<1x3x1xf32>, tensor<1x3x1xf32>
  }
  func.func private @f2(%arg0: tensor<1x3x1xf32>, %arg1: f32) -> tensor<1x3x1xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    return %0 : tensor<1x3x1xf32>
  }
}

