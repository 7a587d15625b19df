// bufdiff-profile: single
// bufdiff-choices: 6eda4048d38469bb1a003a
// bufdiff-features: 2898 6060 10252 15751 18486 19540 22095 26568 26600 35163 46128 46763 64235
// bufdiff-features: 65496 68355 74507 74833 75908 88732 91816 92970 93255 97187 112929 122788
// bufdiff-features: 125702 127813 136030 155867 156253 161377 162693 165636 165719 166579 167269
// bufdiff-features: 183114 186959 197837 200226 201059 203746 205434 205689 209868 230081 242173
// bufdiff-features: 258906 258966 259840
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = scf.if %arg5 -> (tensor<4x4xf32>) {
      %1 = linalg.erf ins(%arg3 : tensor<4x4xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %1 : tensor<4x4xf32>
    } else {
      %1 = tensor.empty() : tensor<4x4xf32>
      %2 = linalg.erf ins(%arg3 : tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %2 : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
}

