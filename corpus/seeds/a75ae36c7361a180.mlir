// bufdiff-profile: idioms
// bufdiff-choices: 2822106c992d76c830b35009fa847da93520c507e5190a48f5357a11a607356bf8a4d05e0af691a7
// bufdiff-choices: 233b432f81d338dfa5a7289b82a30637cde365cbd5c03e4b228160cf3d3e0de21173c6283af1fa91
// bufdiff-choices: cecedfacef6bfadd1a475f21cd647c276a91db2ca0d70d2e657c6e756ee2b855555bd4d409fd4795
// bufdiff-choices: 759a0f595c99ac348cec015e9b0a38c3cf6cfcad0c08f6cb984590fa9c2b76d6d4b0afeb4080200b
// bufdiff-choices: aea4e13dd4fc6a4467a454057ffb0f9e6f430f98e5642d7b9c14f94f04035d928faf9571edf1d550
// bufdiff-choices: ce12b08764972d27ba7a60cd6d34c3e3949be885bdc89624fda7497bad
// bufdiff-features: 2898 3144 3579 5187 6002 6360 8918 9479 9968 10872 12170 12679 12932 13233
// bufdiff-features: 13387 13390 14454 15751 15903 17096 17712 18308 18330 20023 22095 22280 24747
// bufdiff-features: 26023 26568 28564 28814 29590 29601 29968 31864 33853 34167 36784 39915 40712
// bufdiff-features: 41478 42679 43442 43942 44621 46203 47392 47554 48598 51851 52062 52322 52900
// bufdiff-features: 53244 53252 54998 55113 58308 61480 63071 63800 64435 67563 68355 68614 69403
// bufdiff-features: 70544 71168 71306 72450 72451 73289 73802 74057 76235 76564 78283 81736 81896
// bufdiff-features: 82135 83194 84322 84585 86125 87199 88732 88958 89732 89765 90543 93286 95407
// bufdiff-features: 97924 98291 99228 99383 99757 100866 102591 103339 103851 104931 105573 107702
// bufdiff-features: 108038 109408 110552 111619 111976 112929 113822 113901 113940 114646 115356
// bufdiff-features: 115778 116148 118715 119764 120559 122950 125702 127813 129946 130933 134194
// bufdiff-features: 135868 136341 137045 137235 137477 138742 140479 141726 143172 146512 150313
// bufdiff-features: 150580 152226 152355 152983 153293 154764 155898 156191 156460 156519 156807
// bufdiff-features: 158120 158204 158897 159672 160756 162318 162764 164602 165636 165719 165817
// bufdiff-features: 165995 168815 168858 169249 172236 172809 172926 173354 175186 175248 177904
// bufdiff-features: 178067 180258 184863 185723 187869 188175 188358 188790 188952 189391 191455
// bufdiff-features: 191584 192422 192628 194134 196031 196048 197736 197849 200685 204212 204514
// bufdiff-features: 205434 205689 207124 207731 208017 210461 210927 211044 211534 213395 215707
// bufdiff-features: 216712 216892 219393 219413 220541 221154 221444 223767 225421 225759 227372
// bufdiff-features: 228390 229273 230081 231722 231855 236180 236238 239237 239241 239758 240158
// bufdiff-features: 243546 243781 244110 244391 245380 246543 246783 246953 247353 251444 252466
// bufdiff-features: 253836 255556 256235 256247 256972 258239 259840 260628
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<2x5xf32>, %arg1: f32, %arg2: tensor<3xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>) {
    %0 = tensor.empty() : tensor<2x5xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<2x5xf32>) {
      %cst = arith.constant dense<[[5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01, 1.750000e+01, 1.850000e+01, 1.950000e+01], [2.050000e+01, 2.150000e+01, 2.250000e+01, 2.350000e+01, 2.450000e+01], [2.550000e+01, 2.650000e+01, 2.750000e+01, 2.850000e+01, 2.950000e+01]]> : tensor<5x5xf32>
      %6 = linalg.matmul ins(%arg0, %cst : tensor<2x5xf32>, tensor<5x5xf32>) outs(%1 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %7 = linalg.copy ins(%1 : tensor<2x5xf32>) outs(%arg4 : tensor<2x5xf32>) -> tensor<2x5xf32>
      scf.yield %7 : tensor<2x5xf32>
    }
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x5xf32>) outs(%2 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.cmpf ogt, %in, %out : f32
      %7 = arith.select %6, %in, %out : f32
      linalg.yield %7 : f32
    } -> tensor<2x5xf32>
    %4 = vector.transfer_read %arg2[%c1], %arg1 : tensor<3xf32>, vector<2xf32>
    %c4 = arith.constant 4 : index
    %5 = vector.transfer_write %4, %arg0[%c0, %c4] : vector<2xf32>, tensor<2x5xf32>
    return %3, %5 : tensor<2x5xf32>, tensor<2x5xf32>
  }
  func.func @main(%arg0: tensor<?xf32> {bufferization.writable = false}) -> (tensor<?x?xf32>, tensor<2x5xf32>, tensor<?x?xf32>, f32, f32) {
    %cst = arith.constant dense<[[1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01, 1.850000e+01, 1.950000e+01, 2.050000e+01]]> : tensor<2x5xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[%c1, 1] [1, 3] [1, 1] : tensor<2x5xf32> to tensor<3xf32>
    %0:2 = call @f1(%cst, %cst_0, %extracted_slice) : (tensor<2x5xf32>, f32, tensor<3xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>)
    %cast = tensor.cast %cst : tensor<2x5xf32> to tensor<?x?xf32>
    %1 = tensor.empty() : tensor<2x5xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0#0[%c0, %c1] : tensor<2x5xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %c2 = arith.constant 2 : index
    %3:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %0#1, %arg3 = %2) -> (tensor<2x5xf32>, tensor<2x5xf32>) {
      %6 = tensor.empty() : tensor<2x5xf32>
      %7 = linalg.copy ins(%arg2 : tensor<2x5xf32>) outs(%6 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %8 = linalg.copy ins(%arg3 : tensor<2x5xf32>) outs(%arg2 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %9 = linalg.copy ins(%7 : tensor<2x5xf32>) outs(%arg3 : tensor<2x5xf32>) -> tensor<2x5xf32>
      scf.yield %8, %9 : tensor<2x5xf32>, tensor<2x5xf32>
    }
    %cast_1 = tensor.cast %cst : tensor<2x5xf32> to tensor<?x?xf32>
    %dim = tensor.dim %cast_1, %c1 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %cast_1 [[0, 1], [2]] output_shape [%c2, %c1, %dim] : tensor<?x?xf32> into tensor<?x?x?xf32>
    %4 = linalg.fill ins(%extracted : f32) outs(%expanded : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %collapsed = tensor.collapse_shape %4 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
    %cst_2 = arith.constant dense<1.000000e+02> : tensor<5x5xf32>
    %5 = linalg.matmul ins(%3#1, %cst_2 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%collapsed : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c3 = arith.constant 3 : index
    %extracted_3 = tensor.extract %cst[%c1, %c3] : tensor<2x5xf32>
    return %cast, %3#0, %5, %extracted_3, %cst_0 : tensor<?x?xf32>, tensor<2x5xf32>, tensor<?x?xf32>, f32, f32
  }
}

