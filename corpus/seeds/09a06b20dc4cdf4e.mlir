// bufdiff-profile: single
// bufdiff-choices: da4d550fe8f4b7c36b20e560d46e197478fa755969977648a87848a9a801
// bufdiff-features: 4825 15751 15903 18356 19419 22095 22280 26568 29590 34167 39082 40070 46203
// bufdiff-features: 52062 61944 63769 63929 64235 67627 68355 71556 71680 72629 73289 74507 76953
// bufdiff-features: 81467 81541 88732 89780 90578 94290 98501 99383 112929 117235 119340 124729
// bufdiff-features: 124839 125702 129404 132750 141891 142678 145389 156237 156460 158897 162623
// bufdiff-features: 165719 166579 168858 169275 177904 178067 186959 187159 188790 192422 192628
// bufdiff-features: 194682 196031 197837 201059 205434 205689 209762 210461 212628 215285 216712
// bufdiff-features: 227536 228390 230640 238696 245784 246543 250917 251478 252260 252466 252539
// bufdiff-features: 253305 254601 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<3x3x3xf32> {
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[1, 0, %c1] [1, 3, 1] [1, 1, 1] : tensor<3x3x3xf32> to tensor<1x3xf32>
    %2 = linalg.depthwise_conv_1d_nwc_wc ins(%1, %extracted_slice : tensor<3x3x3xf32>, tensor<1x3xf32>) outs(%1 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %3 = call @f2(%2, %cst) : (tensor<3x3x3xf32>, f32) -> tensor<3x3x3xf32>
    return %3 : tensor<3x3x3xf32>
  }
  func.func private @f2(%arg0: tensor<3x3x3xf32>, %arg1: f32) -> tensor<3x3x3xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    return %0 : tensor<3x3x3xf32>
  }
}

