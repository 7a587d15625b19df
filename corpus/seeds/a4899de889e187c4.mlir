// bufdiff-profile: single
// bufdiff-choices: d08a96d855fcecab8402bcd49e4b2d6cc762c1827c64b689da9e4a
// bufdiff-features: 4825 15751 15903 18356 19419 22095 22280 26568 29590 34167 39082 40070 46203
// bufdiff-features: 52062 61944 63769 63929 64235 67627 68355 71556 71680 72629 73289 74507 76953
// bufdiff-features: 81467 81541 88732 89780 90578 94290 98501 99383 112929 117235 119340 124729
// bufdiff-features: 124839 125702 129404 132750 141891 142678 145389 156237 156460 158897 162623
// bufdiff-features: 165719 166579 168858 169275 177904 178067 186959 187159 188790 192422 192628
// bufdiff-features: 194682 196031 197837 201059 205434 205689 209762 210461 212628 215285 216712
// bufdiff-features: 227536 228390 230640 238696 245784 246543 250917 251478 252260 252466 252539
// bufdiff-features: 253305 254601 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xindex>, %arg1: tensor<?xindex>, %arg2: tensor<4x4xindex>, %arg3: tensor<4x4xindex>, %arg4: index, %arg5: i1) -> tensor<3x3x2xi32> {
    %0 = tensor.empty() : tensor<3x3x2xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %1[2, %c2, 0] [1, 1, 2] [1, 1, 1] : tensor<3x3x2xi32> to tensor<1x2xi32>
    %2 = linalg.depthwise_conv_1d_nwc_wc ins(%1, %extracted_slice : tensor<3x3x2xi32>, tensor<1x2xi32>) outs(%1 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %3 = call @f2(%2, %c11_i32) : (tensor<3x3x2xi32>, i32) -> tensor<3x3x2xi32>
    return %3 : tensor<3x3x2xi32>
  }
  func.func private @f2(%arg0: tensor<3x3x2xi32>, %arg1: i32) -> tensor<3x3x2xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    return %0 : tensor<3x3x2xi32>
  }
}

