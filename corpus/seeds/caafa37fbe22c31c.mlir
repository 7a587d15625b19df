// bufdiff-profile: mixed
// bufdiff-choices: 121a2d3b682d866744e9384ca5f3c94ba19582c9875b27ea596ea683f33aa60224e373957f88bc87
// bufdiff-choices: 41bbd7d25b7902d0fde35b3af8e84ea730cf60d56a66d161f9ee87d79e5b5454377d7519d1156072
// bufdiff-choices: 486642d783629093d6e0ae5fa06d8bfee19d2dfdb4732b8e46186ffafef9f5757d216a64aa0978
// bufdiff-features: 1073 1993 3579 7384 9085 11441 11862 12796 13233 14454 15751 16207 19164 20023
// bufdiff-features: 22095 24042 24268 26568 28464 29968 31864 34167 36784 37054 40712 43942 44589
// bufdiff-features: 46404 47554 52558 52900 54657 55014 57745 60807 61360 63800 65708 66422 68355
// bufdiff-features: 73802 77261 77283 77564 81736 82587 82649 86125 86837 90543 92691 93255 93677
// bufdiff-features: 94360 94626 97924 103851 104931 105750 107009 110140 111024 115954 120104
// bufdiff-features: 120197 123098 127813 133297 136056 136269 142084 142369 143219 146512 148015
// bufdiff-features: 149094 150313 153896 154556 155898 156460 157953 158120 158897 159776 160967
// bufdiff-features: 163188 163687 165719 166361 168756 172014 173166 174170 174930 175662 175837
// bufdiff-features: 176774 177966 182285 184030 186017 186959 191076 196031 197667 197738 198729
// bufdiff-features: 199475 202162 202444 203746 205434 205689 208379 208797 212452 213275 215959
// bufdiff-features: 218141 222950 223783 225759 226357 228222 228390 230081 230104 231722 233969
// bufdiff-features: 234455 235375 236513 240709 246543 252379 252466 253836 255556 257251 258906
// bufdiff-features: 259620 259840 261131 261556
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<2x4xf32>) -> (tensor<?x?xf32>, tensor<2x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg4 = %c0 to %c2 step %c2 iter_args(%arg5 = %arg0, %arg6 = %arg2) -> (tensor<2x4xf32>, tensor<?x?xf32>) {
      %dim = tensor.dim %arg2, %c0 : tensor<?x?xf32>
      %1 = tensor.empty(%c2, %dim) : tensor<?x?xf32>
      %cst = arith.constant -2.500000e+00 : f32
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %c1 = arith.constant 1 : index
      %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xf32>
      %3 = tensor.empty(%dim_0) : tensor<2x?xf32>
      %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x?xf32>) -> tensor<2x?xf32>
      %5 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%2, %4 : tensor<?x?xf32>, tensor<2x?xf32>) outs(%arg6 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %6 = linalg.negf ins(%arg2 : tensor<?x?xf32>) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %7 = linalg.sub ins(%arg3, %arg0 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%arg5 : tensor<2x4xf32>) -> tensor<2x4xf32>
      %c4 = arith.constant 4 : index
      %generated = tensor.generate %c4 {
      ^bb0(%arg7: index, %arg8: index):
        %8 = arith.index_cast %arg7 : index to i64
        %9 = arith.sitofp %8 : i64 to f32
        %10 = arith.index_cast %arg8 : index to i64
        %11 = arith.sitofp %10 : i64 to f32
        %12 = arith.maximumf %9, %11 : f32
        tensor.yield %12 : f32
      } : tensor<?x2xf32>
      %cast_1 = tensor.cast %generated : tensor<?x2xf32> to tensor<4x2xf32>
      %transposed = linalg.transpose ins(%cast_1 : tensor<4x2xf32>) outs(%7 : tensor<2x4xf32>) permutation = [1, 0] 
      scf.yield %transposed, %6 : tensor<2x4xf32>, tensor<?x?xf32>
    }
    %cast = tensor.cast %0#0 : tensor<2x4xf32> to tensor<2x?xf32>
    return %0#1, %cast, %arg2 : tensor<?x?xf32>, tensor<2x?xf32>, tensor<?x?xf32>
  }
}

