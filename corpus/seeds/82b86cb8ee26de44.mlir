// bufdiff-profile: single
// bufdiff-choices: 76013c5765b12ddaca693e76b8bf
// bufdiff-features: 2614 2898 5143 15440 15751 18486 20402 21140 22095 22498 25898 26568 27048
// bufdiff-features: 28133 29431 30305 33129 34564 34647 35507 36797 39386 42221 42728 43098 48185
// bufdiff-features: 48667 52042 52900 53252 55887 57450 57923 63071 63184 65496 68355 69987 72438
// bufdiff-features: 73499 73802 74362 74507 74617 74833 77887 78038 82135 84090 87563 88732 89901
// bufdiff-features: 92037 93718 98430 99009 100073 103159 109732 110552 111024 111101 111275 112929
// bufdiff-features: 119701 122764 125702 127813 127834 128768
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = scf.if %arg5 -> (tensor<4x4xf32>) {
      %1 = linalg.max ins(%arg3, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %1 : tensor<4x4xf32>
    } else {
      %c4 = arith.constant 4 : index
      %1 = tensor.empty(%c4) : tensor<?x4xf32>
      %2 = linalg.max ins(%arg3, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<?x4xf32>) -> tensor<?x4xf32>
      %cast = tensor.cast %2 : tensor<?x4xf32> to tensor<4x4xf32>
      scf.yield %cast : tensor<4x4xf32>
    }
    return %0, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>
  }
}

