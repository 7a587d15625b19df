// bufdiff-profile: single
// bufdiff-choices: daf7cf653790ee9a2c74567a5da93d2d89ea
// bufdiff-features: 2507 2898 3821 4165 5018 13233 14523 15751 16372 19419 20337 22095 26568 28564
// bufdiff-features: 30573 34167 40070 46203 48598 52900 55021 63071 63929 64235 65445 68355 71306
// bufdiff-features: 73289 74507 82135 88732 89646 89964 93255 97270 99383 102215 105494 110003
// bufdiff-features: 110552 112929 124839 125702 130933 136030 138699 141891 144724 158120 158897
// bufdiff-features: 165719 166579 167143 168858 172308 172814 178067 184030 186959 187159 188790
// bufdiff-features: 194205 194682 195809 197837 201059 203746 205434 205689 210461 227345 227536
// bufdiff-features: 230081 245169 245784 246543 252466 253068 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
    %0 = tensor.empty() : tensor<4x4xi32>
    %cst = arith.constant dense<2> : tensor<4x4xi32>
    %1 = linalg.mul ins(%arg3, %cst : tensor<4x4xi32>, tensor<4x4xi32>) outs(%0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %c9_i32 = arith.constant 9 : i32
    %2 = call @f2(%1, %c9_i32) : (tensor<4x4xi32>, i32) -> tensor<4x4xi32>
    return %2, %1 : tensor<4x4xi32>, tensor<4x4xi32>
  }
  func.func private @f2(%arg0: tensor<4x4xi32>, %arg1: i32) -> tensor<4x4xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
}

