// bufdiff-profile: slices
// bufdiff-choices: 1291a10c0bae9e361ba73500ea8aeff8bcdf32585243afa7244305436caa1a092accd39e65b6339a
// bufdiff-choices: 5f28334ab6e08168aac4d1d08ce71e751203a3e4e38ea0a9dc22fabe1ccfbcb5386108d7d7b9ca92
// bufdiff-choices: c1b2a12faf41a2a25e97b9eb8546465f16863ff30a48a204e97caf2b9f9a9b38cf4ed34a9177e6ba
// bufdiff-choices: 624a47be5949ad3312dd721825bdb5765ebf0cb3b3
// bufdiff-features: 6289 6611 8764 11162 12932 13915 14704 14884 15356 15751 16682 18486 20023
// bufdiff-features: 22095 22280 23749 26464 26568 29590 29968 33853 34167 38225 40070 40712 43631
// bufdiff-features: 43679 44522 46203 47392 48598 51415 52558 52900 53252 53435 53556 53898 54998
// bufdiff-features: 55270 59145 60469 63071 64120 66422 67880 68355 71306 73387 74057 78283 78430
// bufdiff-features: 82135 83382 84322 85824 86125 89964 91633 92194 93255 95273 97924 102215 103147
// bufdiff-features: 104315 104493 104931 106135 106155 107805 107987 109327 112929 113346 113374
// bufdiff-features: 114874 115778 117235 118576 119588 122159 123012 124909 129849 132590 136056
// bufdiff-features: 138476 142040 144761 146078 146226 156460 156683 158120 159895 159928 161377
// bufdiff-features: 162971 163876 164602 165295 165636 165719 166037 167164 167614 168323 171020
// bufdiff-features: 172145 172926 173354 174854 176031 176782 177758 178067 178560 183114 184030
// bufdiff-features: 186202 188790 192323 192422 192771 193986 194134 194551 196031 196571 197339
// bufdiff-features: 198252 199773 199827 201059 201095 203746 204212 204314 211534 213339 219655
// bufdiff-features: 221648 221904 225325 225827 226357 227345 229598 230081 231722 232775 235375
// bufdiff-features: 235730 236024 236136 236986 239237 240824 243477 243546 245855 246543 246642
// bufdiff-features: 252318 252466 255514 255729 257210 258353 259840 260450
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: i64, %arg2: tensor<4x3xf32>) -> (tensor<?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x9xf32>) {
    %concat = tensor.concat dim(1) %arg2, %arg2, %arg2 : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x9xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %c-128_i64 = arith.constant -128 : i64
    %2 = arith.cmpi ult, %arg1, %c-128_i64 : i64
    %3 = scf.if %2 -> (tensor<?x?xf32>) {
      scf.yield %1 : tensor<?x?xf32>
    } else {
      scf.yield %arg0 : tensor<?x?xf32>
    }
    %4 = tensor.empty(%dim_0, %dim) : tensor<?x?xf32>
    %cst_1 = arith.constant -1.000000e+00 : f32
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %transposed = linalg.transpose ins(%5 : tensor<?x?xf32>) outs(%3 : tensor<?x?xf32>) permutation = [1, 0] 
    %6 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf32>) outs(%6 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.negf %in : f32
      %10 = arith.addf %9, %cst_1 : f32
      linalg.yield %10 : f32
    } -> tensor<?x?xf32>
    %c-1_i64 = arith.constant -1 : i64
    %8:2 = call @f1(%7, %c-1_i64) : (tensor<?x?xf32>, i64) -> (tensor<?x?x?xf32>, tensor<?x?xf32>)
    return %8#1, %8#0, %transposed, %inserted_slice, %concat : tensor<?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x9xf32>
  }
  func.func @f1(%arg0: tensor<?x?xf32>, %arg1: i64) -> (tensor<?x?x?xf32>, tensor<?x?xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c1, %dim, %dim_0] : tensor<?x?xf32> into tensor<?x?x?xf32>
    return %expanded, %0 : tensor<?x?x?xf32>, tensor<?x?xf32>
  }
}

