// bufdiff-profile: slices
// bufdiff-choices: 121a2d3b682d866744e9384ca5f3c94ba19582c9875b27ea596ea683f33aa60224e373957f88bc87
// bufdiff-choices: 41bbd7d25b7902d0fde35b3af8e84ea730cf60d56a66d161f9ee87d79e5b5454377d7519d1156072
// bufdiff-choices: 486642d783629093d6e0ae5fa06d8bfee19d2dfdb4732b8e46186ffafef9f5757d216a64aa09785e
// bufdiff-choices: 9a1a0baaf7fb406fc8b3719fb478629449f8dcec0eef7711ffd8d90412a9d073
// bufdiff-features: 2898 3579 4728 4795 4958 5075 6002 7689 8952 10384 10872 11162 12170 12476
// bufdiff-features: 13233 13390 13457 13623 14454 14458 14884 15751 15850 15903 16682 18822 21382
// bufdiff-features: 21876 22280 26008 26546 26568 29590 31543 34167 34838 35163 36784 37646 38783
// bufdiff-features: 38924 39534 39927 40712 46203 47392 50894 51415 52062 52322 52558 52807 52900
// bufdiff-features: 53469 53716 54998 59291 61037 62912 64120 64235 64435 66422 67806 68355 70544
// bufdiff-features: 73289 73802 74057 76953 78283 78430 81736 83194 84585 84922 86125 88958 89394
// bufdiff-features: 89780 93255 95273 96439 98501 99757 100059 102921 104315 104931 105700 107412
// bufdiff-features: 107425 108173 109157 111024 112929 115778 116671 119764 126932 128916 129404
// bufdiff-features: 129946 130933 132156 136342 137235 137343 137477 139786 139890 142040 146512
// bufdiff-features: 149846 150313 150580 152226 155898 156154 156460 157034 158120 158897 162280
// bufdiff-features: 162971 164396 165263 165636 165719 165817 166037 166559 167164 168858 171551
// bufdiff-features: 171800 173166 177274 177904 178067 180575 180971 181055 183834 184030 185275
// bufdiff-features: 187560 188175 188790 189360 190152 190520 191770 192418 192422 192628 192771
// bufdiff-features: 194134 194199 196031 197392 197736 197837 198460 201178 202241 203746 203867
// bufdiff-features: 205434 206056 207124 207675 208396 210461 211183 213721 213834 215707 216555
// bufdiff-features: 217899 220517 221154 222601 225759 227372 228174 228390 230081 230640 240158
// bufdiff-features: 242988 243546 244196 244729 245380 245941 246543 252260 252466 252539 252919
// bufdiff-features: 254743 256235 258994 259840 261082 261781
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func private @f1(%arg0: tensor<?x4xf32>) -> tensor<1x2xf32> {
    %0 = tensor.empty() : tensor<4x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<?x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %cast = tensor.cast %2 : tensor<?x4xf32> to tensor<2x4xf32>
    %inserted_slice = tensor.insert_slice %cast into %1[0, 0] [2, 4] [3, 1] : tensor<2x4xf32> into tensor<4x4xf32>
    %extracted_slice = tensor.extract_slice %1[3, 0] [1, 2] [1, 3] : tensor<4x4xf32> to tensor<1x2xf32>
    return %extracted_slice : tensor<1x2xf32>
  }
  func.func @main(%arg0: tensor<2x4xf32>) -> (tensor<2x2x1x2xf32>, tensor<2x2x1x2xf32>, tensor<2x2x1x2xf32>, tensor<2x2x?x1xf32>, tensor<2xf32>) {
    %cast = tensor.cast %arg0 : tensor<2x4xf32> to tensor<?x4xf32>
    %0 = call @f1(%cast) : (tensor<?x4xf32>) -> tensor<1x2xf32>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %cst = arith.constant dense<[[[[1.150000e+01, 1.050000e+01]], [[9.500000e+00, 8.500000e+00]]], [[[7.500000e+00, 6.500000e+00]], [[5.500000e+00, 4.500000e+00]]]]> : tensor<2x2x1x2xf32>
    %1 = tensor.empty() : tensor<2x2x1x3xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<2x2x1x3xf32>) -> tensor<2x2x1x3xf32>
    %3 = linalg.conv_2d_nchw_fchw ins(%2, %cst : tensor<2x2x1x3xf32>, tensor<2x2x1x2xf32>) outs(%cst : tensor<2x2x1x2xf32>) -> tensor<2x2x1x2xf32>
    %cst_1 = arith.constant dense<[[[[7.500000e+00, 8.500000e+00]], [[9.500000e+00, 1.050000e+01]]], [[[1.150000e+01, 1.250000e+01]], [[1.350000e+01, 1.450000e+01]]]]> : tensor<2x2x1x2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %4 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %cst) -> (tensor<2x2x1x2xf32>) {
      %7 = linalg.copy ins(%cst_1 : tensor<2x2x1x2xf32>) outs(%arg2 : tensor<2x2x1x2xf32>) -> tensor<2x2x1x2xf32>
      scf.yield %7 : tensor<2x2x1x2xf32>
    }
    %5 = tensor.empty() : tensor<2x2x1x2xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<2x2x1x2xf32>) outs(%5 : tensor<2x2x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %7 : f32
    } -> tensor<2x2x1x2xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0, %c0] [2, 2, %c1, 1] [1, 1, 1, 1] : tensor<2x2x1x3xf32> to tensor<2x2x?x1xf32>
    return %3, %4, %6, %extracted_slice, %collapsed : tensor<2x2x1x2xf32>, tensor<2x2x1x2xf32>, tensor<2x2x1x2xf32>, tensor<2x2x?x1xf32>, tensor<2xf32>
  }
}

