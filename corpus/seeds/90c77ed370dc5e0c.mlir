// bufdiff-profile: single
// bufdiff-choices: 663669d71c33868ff94399de5a
// bufdiff-features: 2898 13518 15751 18486 18740 22095 26568 35163 35364 35411 38853 42733 44007
// bufdiff-features: 53030 64235 65496 68355 74507 74833 82294 85128 88732 90383 93255 112929 122841
// bufdiff-features: 125702 127813 136030 137576 156147 161377 165636 165719 166579 183114 186959
// bufdiff-features: 197837 201059 203746 205434 205689 211468 225193 230081 242173 243441 258439
// bufdiff-features: 258906 259840
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<4x4xf64>, %arg4: f64, %arg5: i1) -> tensor<4x4xf64> {
    %0 = scf.if %arg5 -> (tensor<4x4xf64>) {
      %1 = linalg.softmax dimension(1) ins(%arg3 : tensor<4x4xf64>) outs(%arg3 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %1 : tensor<4x4xf64>
    } else {
      %1 = tensor.empty() : tensor<4x4xf64>
      %2 = linalg.softmax dimension(1) ins(%arg3 : tensor<4x4xf64>) outs(%1 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %2 : tensor<4x4xf64>
    }
    return %0 : tensor<4x4xf64>
  }
}

