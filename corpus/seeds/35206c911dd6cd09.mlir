// bufdiff-profile: single
// bufdiff-choices: 7b91faf245819ebd750fbad4
// bufdiff-features: 1333 2898 3867 15751 17107 18486 20441 22095 26568 27048 28464 34167 34564
// bufdiff-features: 34647 35163 35507 37786 40712 42221 42728 43098 43858 44590 45760 46203 46414
// bufdiff-features: 48667 52042 52395 52900 53252 53777 55887 63071 65496 65499 68355 74362 74507
// bufdiff-features: 74617 74833 82135 87563 88732 89150 90304 99009 99032 109732 110140 110552
// bufdiff-features: 111101 112929 114406 125702 127813 127834 128768 129811
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
    %0 = scf.if %arg5 -> (tensor<4x4xi32>) {
      %1 = tensor.empty() : tensor<4x4xi32>
      %transposed = linalg.transpose ins(%arg3 : tensor<4x4xi32>) outs(%1 : tensor<4x4xi32>) permutation = [1, 0] 
      scf.yield %transposed : tensor<4x4xi32>
    } else {
      %transposed = linalg.transpose ins(%arg3 : tensor<4x4xi32>) outs(%arg3 : tensor<4x4xi32>) permutation = [1, 0] 
      scf.yield %transposed : tensor<4x4xi32>
    }
    return %0, %arg3 : tensor<4x4xi32>, tensor<4x4xi32>
  }
}

