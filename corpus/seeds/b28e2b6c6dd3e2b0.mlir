// bufdiff-profile: single
// bufdiff-choices: c4c51a8e8fa46a23532bbe49852cac445716199c
// bufdiff-features: 2898 3364 13915 15751 16822 19419 22095 26568 28564 33824 34167 40070 46203
// bufdiff-features: 48598 52900 53252 63071 63929 64235 65555 68355 71306 72442 73289 74507 82135
// bufdiff-features: 82594 88732 89964 90202 91074 93255 99383 102215 102809 104245 109327 110552
// bufdiff-features: 112929 124839 125702 129849 130933 134449 141891 142775 144724 153957 157674
// bufdiff-features: 158120 163876 165719 166579 167614 171053 172308 173237 173800 178067 182966
// bufdiff-features: 184030 186959 187159 188790 194682 197837 201059 202562 205434 205689 210461
// bufdiff-features: 226535 227345 227536 230640 231770 245784 246543 252318 252466 256112 258906
// bufdiff-features: 259840
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
    %0 = tensor.empty() : tensor<4x4xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi ult, %arg4, %c0_i32 : i32
    %3 = arith.select %2, %arg3, %1 : tensor<4x4xi32>
    %4 = arith.extui %2 : i1 to i32
    %5 = call @f2(%3, %4) : (tensor<4x4xi32>, i32) -> tensor<4x4xi32>
    return %5, %3 : tensor<4x4xi32>, tensor<4x4xi32>
  }
  func.func private @f2(%arg0: tensor<4x4xi32>, %arg1: i32) -> tensor<4x4xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
}

