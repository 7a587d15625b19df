// bufdiff-profile: types
// bufdiff-choices: 1291a10c0bae9e361ba73500ea8aeff8bcdf32585243afa7244305436caa1a092accd39e65b6339a
// bufdiff-choices: 5f28334ab6e08168aac4d1d08ce71e751203a3e4e38ea0a9dc22fabe1ccfbcb5386108d7d7b9ca92
// bufdiff-choices: c1b2a12faf41a2a25e97b9eb85
// bufdiff-features: 2898 3579 8124 12796 13233 15751 16242 16960 17554 22095 26568 27725 29968
// bufdiff-features: 31864 34167 38427 40712 52900 63071 68355 69226 70544 73802 74454 74507 90070
// bufdiff-features: 93255 96882 100569 102921 107432 110548 112929 115155 116721 126439 129811
// bufdiff-features: 129955 136056 136269 140591 140628 141238 142369 146512 150313 152226 154946
// bufdiff-features: 155898 158120 161742 162948 165554 165636 165719 168858 170247 173166 173800
// bufdiff-features: 174170 178227 184030 187560 196031 196571 198729 201059 204114 205434 205689
// bufdiff-features: 206074 208556 208797 213275 213425 214910 218559 225759 227372 230081 235375
// bufdiff-features: 240498 246543 250808 252466 255046 256453 258906 259840 261556
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<4x3xf32>, %arg1: f32, %arg2: tensor<4x3xf32>, %arg3: tensor<?x3xf32>) -> (tensor<4x3xf32>, tensor<?x3xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg4 = %c0 to %c3 step %c2 iter_args(%arg5 = %arg3) -> (tensor<?x3xf32>) {
      %dim = tensor.dim %arg3, %c0 : tensor<?x3xf32>
      affine.if #set(%dim) {
        %dim_0 = tensor.dim %arg3, %c0 : tensor<?x3xf32>
        %2 = tensor.empty(%c3, %dim_0) : tensor<?x?xf32>
        %cst = arith.constant 1.000000e+02 : f32
        %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %cast = tensor.cast %3 : tensor<?x?xf32> to tensor<3x?xf32>
        %transposed = linalg.transpose ins(%cast : tensor<3x?xf32>) outs(%arg3 : tensor<?x3xf32>) permutation = [1, 0] 
      }
      %1 = linalg.rsqrt ins(%arg3 : tensor<?x3xf32>) outs(%arg5 : tensor<?x3xf32>) -> tensor<?x3xf32>
      scf.yield %1 : tensor<?x3xf32>
    }
    return %arg0, %0, %arg1 : tensor<4x3xf32>, tensor<?x3xf32>, f32
  }
}

