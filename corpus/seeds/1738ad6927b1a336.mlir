// bufdiff-profile: single
// bufdiff-choices: 6eda4048d38469bb1a003a
// bufdiff-features: 2898 4958 6060 10252 15751 18486 19540 22095 24795 25181 26568 26600 30305
// bufdiff-features: 31621 34564 34647 35163 35507 36197 46128 46763 52042 55887 64235 65496 66765
// bufdiff-features: 68355 69154 69987 72674 74362 74507 74617 74833 75908 78796 88732 91816 92970
// bufdiff-features: 93255 97187 99009 111101 112929 122788 125702 127813 127834 127894 128768
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

