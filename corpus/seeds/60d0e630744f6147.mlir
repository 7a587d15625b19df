// bufdiff-profile: single
// bufdiff-choices: d2e8c311a1ee464805bc929737baaf77589d28c60f0968
// bufdiff-features: 4165 13233 15751 19419 21623 22095 22280 26568 34167 36461 38296 40070 43929
// bufdiff-features: 46203 48598 52900 63071 63929 64235 64435 68355 71306 72629 73289 74507 82135
// bufdiff-features: 89964 93255 93492 99383 102215 112334 112929 124839 125702 127177 138699 141891
// bufdiff-features: 147724 151738 155898 156460 157719 158120 165719 166579 167072 168858 172308
// bufdiff-features: 178067 180600 184030 186959 187159 188790 190218 194682 197837 200572 201059
// bufdiff-features: 202013 205434 205689 210461 212628 216581 216712 227345 227536 228390 230640
// bufdiff-features: 235477 237041 238696 240437 241688 245380 245784 246543 247107 249184 252466
// bufdiff-features: 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>) {
    %cst = arith.constant dense<1.000000e+02> : tensor<2x3x3xf32>
    %cst_0 = arith.constant dense<-0.000000e+00> : tensor<2x4x3xf32>
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.pooling_nwc_sum ins(%cst_0, %0 : tensor<2x4x3xf32>, tensor<2xf32>) outs(%cst : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %2 = call @f2(%1, %cst_1) : (tensor<2x3x3xf32>, f32) -> tensor<2x3x3xf32>
    return %2, %1 : tensor<2x3x3xf32>, tensor<2x3x3xf32>
  }
  func.func private @f2(%arg0: tensor<2x3x3xf32>, %arg1: f32) -> tensor<2x3x3xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %0 : tensor<2x3x3xf32>
  }
}

