// bufdiff-profile: mixed
// bufdiff-choices: 121a2d3b682d866744e9384ca5f3c94ba19582c9875b27ea596ea683f33aa60224e373957f88bc87
// bufdiff-choices: 41bbd7d25b7902d0fde35b3af8e84ea730cf60d56a66d161f9ee87d79e5b5454377d7519d1156072
// bufdiff-choices: 486642d783629093d6e0ae5fa06d8bfee19d2dfdb4732b8e46186ffafef9f5757d216a64aa09785e
// bufdiff-choices: 9a1a0baaf7fb406fc8b3719fb4
// bufdiff-features: 1073 1993 3579 7384 9085 11441 11862 12170 13233 15424 15751 16207 19014 19164
// bufdiff-features: 20023 22095 24268 26568 28464 28807 29590 29968 30293 31864 34167 37054 40712
// bufdiff-features: 42344 43942 44589 46404 47554 49635 52062 52558 52900 53252 54657 55014 57745
// bufdiff-features: 58661 60807 61360 65708 66422 68206 68355 70544 73802 74010 77283 77564 78230
// bufdiff-features: 78430 82587 82649 86125 86837 90543 92691 93677 94360 94626 97924 103851 104931
// bufdiff-features: 105750 107009 110140 110552 111024 115954 117235 120197 123098 127813 136056
// bufdiff-features: 138919 142084 142369 143219 146512 148015 149094 150313 153896 153928 155898
// bufdiff-features: 156460 157953 158120 159776 163188 163687 165719 166361 168756 168858 172014
// bufdiff-features: 173166 174930 175662 175837 177904 177966 182285 184030 186017 186959 191076
// bufdiff-features: 192628 192771 193773 194714 196031 197667 198729 199475 202162 202444 203746
// bufdiff-features: 205689 208797 209006 212452 213339 215959 218141 222950 223783 225759 226357
// bufdiff-features: 227372 228061 228222 228390 230081 230104 234455 235375 236513 239798 240709
// bufdiff-features: 243872 246543 250948 251506 252379 252466 253836 255556 257251 258906 259620
// bufdiff-features: 259840 261131 261556
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<2x4xf32>) -> (tensor<?x?xf32>, tensor<2x4xf32>, tensor<2x?xf32>, tensor<2x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg4 = %c0 to %c2 step %c2 iter_args(%arg5 = %arg0, %arg6 = %arg2) -> (tensor<2x4xf32>, tensor<?x?xf32>) {
      %dim = tensor.dim %arg2, %c0 : tensor<?x?xf32>
      %1 = tensor.empty(%c2, %dim) : tensor<?x?xf32>
      %cst = arith.constant -2.500000e+00 : f32
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %c1_0 = arith.constant 1 : index
      %dim_1 = tensor.dim %arg2, %c1_0 : tensor<?x?xf32>
      %3 = tensor.empty(%dim_1) : tensor<2x?xf32>
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
      %cast = tensor.cast %generated : tensor<?x2xf32> to tensor<4x2xf32>
      %transposed = linalg.transpose ins(%cast : tensor<4x2xf32>) outs(%7 : tensor<2x4xf32>) permutation = [1, 0] 
      scf.yield %transposed, %6 : tensor<2x4xf32>, tensor<?x?xf32>
    }
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, %c2] [1, %c1] : tensor<2x4xf32> to tensor<2x?xf32>
    return %0#1, %0#0, %extracted_slice, %arg0 : tensor<?x?xf32>, tensor<2x4xf32>, tensor<2x?xf32>, tensor<2x4xf32>
  }
}

