// bufdiff-profile: single
// bufdiff-choices: d5039d5c52578f7f88ed465c905ab77c40777812deacccf5514644a7
// bufdiff-features: 4165 9564 13233 15751 19419 22095 22280 23256 26568 32926 34167 40070 46203
// bufdiff-features: 48162 48598 51216 52900 58118 63071 63929 64235 64784 68355 71306 73150 73289
// bufdiff-features: 74507 75325 76953 81187 82135 87082 89964 92472 93255 99383 102215 112929
// bufdiff-features: 124731 124839 125702 138699 141891 142892 148739 153876 154221 155898 156165
// bufdiff-features: 156460 158120 165106 165719 166579 168858 172308 175847 178067 178081 178689
// bufdiff-features: 184030 186959 187159 188790 192422 194412 194682 196031 197837 201059 205434
// bufdiff-features: 205689 210461 216712 217583 225929 227345 227536 228390 230640 245784 246543
// bufdiff-features: 248187 250917 252466 254421 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<2x1x2x2x1xi32>, tensor<2x1x2x2x1xi32>) {
    %0 = tensor.empty() : tensor<2x1x2x2x1xi32>
    %c100_i32 = arith.constant 100 : i32
    %1 = linalg.fill ins(%c100_i32 : i32) outs(%0 : tensor<2x1x2x2x1xi32>) -> tensor<2x1x2x2x1xi32>
    %cst = arith.constant dense<[[[[[11]]]], [[[[12]]]]]> : tensor<2x1x1x1x1xi32>
    %2 = linalg.conv_2d_nhwgc_gfhwc_q ins(%1, %cst, %c100_i32, %c100_i32 : tensor<2x1x2x2x1xi32>, tensor<2x1x1x1x1xi32>, i32, i32) outs(%1 : tensor<2x1x2x2x1xi32>) -> tensor<2x1x2x2x1xi32>
    %3 = call @f2(%2, %c100_i32) : (tensor<2x1x2x2x1xi32>, i32) -> tensor<2x1x2x2x1xi32>
    return %3, %2 : tensor<2x1x2x2x1xi32>, tensor<2x1x2x2x1xi32>
  }
  func.func private @f2(%arg0: tensor<2x1x2x2x1xi32>, %arg1: i32) -> tensor<2x1x2x2x1xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<2x1x2x2x1xi32>) -> tensor<2x1x2x2x1xi32>
    return %0 : tensor<2x1x2x2x1xi32>
  }
}

