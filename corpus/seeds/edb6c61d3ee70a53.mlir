// bufdiff-profile: single
// bufdiff-choices: c85037b137c91853c7df095aa3c90180ad28
// bufdiff-features: 2898 5018 14523 15751 19419 20337 22095 26568 27556 30573 40070 46203 55021
// bufdiff-features: 61944 64235 65445 68355 71168 73289 74507 82011 89646 89780 97270 98501 99383
// bufdiff-features: 112929 117532 119340 124839 125702 125908 130933 133909 144724 148401 165719
// bufdiff-features: 166579 168323 172814 174371 178067 186959 187159 188790 192422 194205 194682
// bufdiff-features: 195809 196031 197837 201059 205434 205689 210461 217669 226584 227536 230640
// bufdiff-features: 231792 241554 245784 246543 252466 252539 256112 258906
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %0 = tensor.empty() : tensor<4x4xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %2 = linalg.mul ins(%arg3, %1 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %c42_i32 = arith.constant 42 : i32
    %3 = call @f2(%2, %c42_i32) : (tensor<4x4xi32>, i32) -> tensor<4x4xi32>
    return %3 : tensor<4x4xi32>
  }
  func.func private @f2(%arg0: tensor<4x4xi32>, %arg1: i32) -> tensor<4x4xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
}

