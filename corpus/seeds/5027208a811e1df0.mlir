// bufdiff-profile: slices
// bufdiff-choices: 5bb0aadf25b85c4d3292937159508c9a2f77087f57a95fcd15a947b680483a5d445782b0161feec1
// bufdiff-choices: 67dbb6c1900e453d5395ab113f211279b563040551cf72073a505a8b433595d513c6852b8476a69d
// bufdiff-choices: 85f771ea258ae164eb2aabdbaa9653e5967cb89a1fe5c8d38caaa4882597dfa4b5364a03f2d01b82
// bufdiff-choices: b2616baef3302debd36a0cdb50b6008141b692e973859e581c8dfc5e5b6067964036e6e66b0bfa6a
// bufdiff-choices: eb41d9115e6e961ead1a773b6b455fe94f2532538550a2ae95700da8268d148fb4f2ff6cec05332a
// bufdiff-choices: 4af4b290ccb24d003f0d758f9e912500647e4d99719395f76e9fc7839495a686a26639e41d01fe2e
// bufdiff-choices: d4e4e4e52c6c6c2e4f270e9087e2264c6cb3238052a64509554ac484ac93d101747e0190
// bufdiff-features: 2602 2898 3579 3866 5333 6169 6611 7122 9479 9768 10752 10872 11162 11862 13233
// bufdiff-features: 14292 14454 15751 20023 20402 20729 22280 23218 25863 25952 26568 27725 28464
// bufdiff-features: 29968 30666 32809 34167 36784 38783 40712 41907 42467 46203 46720 46763 47392
// bufdiff-features: 47554 47658 47980 48974 49355 49657 52322 52486 52900 53244 53252 54385 55561
// bufdiff-features: 59145 59620 63071 64120 64235 66135 66788 67666 68355 69817 72996 73289 73319
// bufdiff-features: 73802 74057 76700 76953 77463 78283 78430 80294 80518 81736 82135 83194 84090
// bufdiff-features: 84585 85472 85843 86125 86243 87199 88306 88732 88958 89038 89449 89780 90070
// bufdiff-features: 91633 91816 92084 92691 95407 95435 97924 98501 98863 99383 104931 105573
// bufdiff-features: 105626 107425 108012 108977 110780 111482 112929 116346 116620 119764 120049
// bufdiff-features: 120863 125908 127813 128163 128916 130933 134766 134816 135791 136346 137045
// bufdiff-features: 142916 143040 143093 143269 146512 150313 150555 152226 153293 153896 154889
// bufdiff-features: 155465 155898 156253 158120 158897 159776 160756 162693 162819 163102 165636
// bufdiff-features: 165719 165817 166037 166579 168858 169734 170211 170463 172070 173166 173354
// bufdiff-features: 175248 175375 177905 178067 181789 184030 184863 185252 185916 186959 187282
// bufdiff-features: 188175 188790 191490 192087 192422 192771 193747 193773 196031 197837 198729
// bufdiff-features: 198889 200149 201509 202241 204314 205434 205689 207124 207710 207982 208797
// bufdiff-features: 208944 210406 210461 211114 215707 215938 216712 219593 223421 223486 225759
// bufdiff-features: 226028 226357 227340 228390 228835 230293 232327 235375 235730 236930 240158
// bufdiff-features: 241128 242842 243967 245619 246260 246543 246642 246783 249537 252466 252539
// bufdiff-features: 254612 255729 256550 257530 258378 259057 259766 259840 260202 261091
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>) {
    %0 = linalg.erf ins(%arg1 : tensor<?x?xf64>) outs(%arg1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %1 = tensor.empty(%dim) : tensor<4x?xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<4x?xf64>) -> tensor<4x?xf64>
    %3 = linalg.max ins(%2, %arg1 : tensor<4x?xf64>, tensor<?x?xf64>) outs(%arg1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %0, %3 : tensor<?x?xf64>, tensor<?x?xf64>
  }
  func.func private @f2(%arg0: tensor<2x2xf64>, %arg1: f64) -> tensor<?x?x1x?x?xf64> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.cmpf ogt, %arg1, %cst : f64
    %1 = arith.index_castui %0 : i1 to index
    %inserted = tensor.insert %arg1 into %arg0[%c0, %1] : tensor<2x2xf64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c1, %c1, %c2, %c1) : tensor<?x?x1x?x?xf64>
    %3 = linalg.fill ins(%arg1 : f64) outs(%2 : tensor<?x?x1x?x?xf64>) -> tensor<?x?x1x?x?xf64>
    %cst_0 = arith.constant dense<-2.500000e+00> : tensor<1x1x1x1x1xf64>
    %4 = linalg.batch_mmt4d ins(%3, %cst_0 : tensor<?x?x1x?x?xf64>, tensor<1x1x1x1x1xf64>) outs(%3 : tensor<?x?x1x?x?xf64>) -> tensor<?x?x1x?x?xf64>
    return %4 : tensor<?x?x1x?x?xf64>
  }
  func.func @main(%arg0: tensor<2xf64>) -> (tensor<1x4xf64>, tensor<?x?xf64>, tensor<?x?x1x?x?xf64>, tensor<?x?xf64>, tensor<1x4xf64>, f64, f64) {
    %0 = tensor.empty() : tensor<4x1xf64>
    %cast = tensor.cast %0 : tensor<4x1xf64> to tensor<?x?xf64>
    %1 = tensor.empty() : tensor<4x1xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<4x1xf64>) -> tensor<4x1xf64>
    %cast_0 = tensor.cast %2 : tensor<4x1xf64> to tensor<?x?xf64>
    %3:2 = call @f1(%cast, %cast_0) : (tensor<?x?xf64>, tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>)
    %cst_1 = arith.constant dense<3.500000e+00> : tensor<1x1xf64>
    %4 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%3#0, %cst_1 : tensor<?x?xf64>, tensor<1x1xf64>) outs(%3#1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %5 = tensor.empty() : tensor<2x2xf64>
    %cst_2 = arith.constant -2.500000e+00 : f64
    %6 = call @f2(%5, %cst_2) : (tensor<2x2xf64>, f64) -> tensor<?x?x1x?x?xf64>
    %7 = tensor.empty() : tensor<1x4xf64>
    %cst_3 = arith.constant 1.000000e+10 : f64
    %8 = linalg.fill ins(%cst_3 : f64) outs(%7 : tensor<1x4xf64>) -> tensor<1x4xf64>
    %cast_4 = tensor.cast %8 : tensor<1x4xf64> to tensor<?x?xf64>
    %transposed = linalg.transpose ins(%cast_4 : tensor<?x?xf64>) outs(%3#0 : tensor<?x?xf64>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<1x4xf64>
    %cst_5 = arith.constant 0.000000e+00 : f64
    %10 = linalg.fill ins(%cst_5 : f64) outs(%9 : tensor<1x4xf64>) -> tensor<1x4xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %11 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %8) -> (tensor<1x4xf64>) {
      %12 = linalg.copy ins(%10 : tensor<1x4xf64>) outs(%arg2 : tensor<1x4xf64>) -> tensor<1x4xf64>
      scf.yield %12 : tensor<1x4xf64>
    }
    %extracted = tensor.extract %10[%c0, %c1] : tensor<1x4xf64>
    return %11, %transposed, %6, %4, %8, %extracted, %cst : tensor<1x4xf64>, tensor<?x?xf64>, tensor<?x?x1x?x?xf64>, tensor<?x?xf64>, tensor<1x4xf64>, f64, f64
  }
}

