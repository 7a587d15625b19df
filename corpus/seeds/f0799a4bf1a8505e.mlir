// bufdiff-profile: slices
// bufdiff-choices: efdcc51d261eafb33fd38784681b7d9f4872a2a3de9df9586cdc0df8d55e2f2690f314a417b9f044
// bufdiff-choices: 0e67cf881f075f2c673e59e73cdecd3dd05cb56d320517ccfe04c31171a6db223c3c491c257b9cee
// bufdiff-choices: bd7c042f8f10e90d9667e0c2ade11520f2a5859d7cf671dd3ea7c457e01527e56de4184cfd813db1
// bufdiff-choices: 252278e728be40f68464a60ca0033f4a282b66bd345e8633554eb5a6a6d0b9188816559e8c5e9393
// bufdiff-choices: f25e7cd2b5c6cfea21310619e3aec2932032c8f775fdbfa4b7e55b28f9e3c714a6ec4535cfb90165
// bufdiff-choices: 5b8d4a9bce9b623ce36605a79fc5125a4f77a1fa7d4679d5e9b6c2cacfeafcaf41ed8a3a722e953d
// bufdiff-choices: 8cc6604629c5d493777ad32520042f21417c3a168582901bcaedfce19249966ad6c8a211e34a1e1f
// bufdiff-choices: 95aa07c62e769be6ba21406f7f04ec025206b3986fb5b7caad720df8610bd4226542614328123d5d
// bufdiff-choices: 08a20b606ac3baa3457b7c95c6b469dc37ad1f80ac450e8638cd0259422cd76b7eebd948870acad4
// bufdiff-choices: 4a6e9fb0665af0612aac86bff03e397c4f32803ed306025a3a909a94bbfdfc310b10cd66cf4ce1c2
// bufdiff-choices: 647ba500dff3befa05b52124d1bdbf86c1d9058304de3c232054cefabd83325238f06b8c640281d3
// bufdiff-choices: d7f17f2cfc0138c1fadb9cce173f8849708fd233c4a4f5f5827d16285af527bb2030e05b1c930023
// bufdiff-choices: 220a0db4b3d40252cb125a19
// bufdiff-features: 2332 2898 4165 6363 6611 7384 8918 9479 9748 9768 9968 10035 11162 11182 11751
// bufdiff-features: 11759 12221 12276 12932 13233 13387 14454 14674 14704 15570 15751 15941 16903
// bufdiff-features: 16960 17049 17893 17989 18480 18683 18952 19419 20023 21390 22095 22280 22448
// bufdiff-features: 22630 22860 23787 24135 24184 24259 24968 25481 25704 26023 26464 26568 26808
// bufdiff-features: 27254 27483 27725 28814 29104 29590 29667 29726 29968 30666 31425 31492 33853
// bufdiff-features: 34167 34779 35554 36784 37231 38783 39130 39540 40084 40712 42344 42858 43178
// bufdiff-features: 44505 44550 44621 45617 45765 46203 47242 47244 47392 48488 48974 48991 49605
// bufdiff-features: 51415 51475 51688 52322 52558 52774 52900 53075 53171 53180 53252 53469 54309
// bufdiff-features: 54385 54998 55463 55837 56046 57124 57170 60422 61944 63071 63929 64120 64235
// bufdiff-features: 66422 67526 68355 69403 69955 70119 71168 71259 72450 73289 73319 73388 73802
// bufdiff-features: 73926 74057 74450 74507 76328 76587 76611 76700 76734 76953 77129 77617 78182
// bufdiff-features: 78238 78430 78651 79562 80794 81443 81736 81956 82011 82135 83194 83466 84090
// bufdiff-features: 84127 84322 84585 86125 86562 87173 87199 88732 89780 89812 90070 90097 90198
// bufdiff-features: 92159 92194 93286 93318 93994 94405 95273 97813 97924 98501 99228 99383 99757
// bufdiff-features: 99969 101277 101759 102788 104315 104580 104790 104931 105861 107425 108055
// bufdiff-features: 108349 108977 109144 110136 110379 110552 111584 111976 112275 112929 113295
// bufdiff-features: 113821 113940 115804 117235 118884 119588 119597 120049 120863 120933 121132
// bufdiff-features: 121979 122947 123014 124090 124614 125875 125908 127249 127482 127757 127833
// bufdiff-features: 128916 129792 130602 130632 130933 132624 135363 135955 137045 137235 137599
// bufdiff-features: 138844 139163 139206 139901 142378 143842 143896 144093 144597 144752 145872
// bufdiff-features: 145916 146512 146665 146863 147182 147477 147654 147714 148304 149149 149237
// bufdiff-features: 149660 150185 150555 151758 152565 153293 153896 154812 155465 155644 155884
// bufdiff-features: 155942 156017 156191 156325 156416 156460 157534 158120 158204 158787 158897
// bufdiff-features: 159846 160515 160756 162971 163044 163449 163687 164119 164602 165636 165695
// bufdiff-features: 165719 167005 167793 168323 168858 169224 172926 173354 173800 173960 174275
// bufdiff-features: 174734 174977 177211 178067 178558 179268 179484 179647 179977 180207 180916
// bufdiff-features: 183572 183985 184030 184321 185572 185723 186704 186959 187855 188582 188790
// bufdiff-features: 190142 190508 192138 192422 192541 192771 193747 194134 195182 195407 196031
// bufdiff-features: 196048 196369 197267 197362 197392 197401 197837 198460 200104 200307 201059
// bufdiff-features: 201095 201601 201752 202241 202336 203746 204212 204527 204637 205434 205689
// bufdiff-features: 206122 206380 207216 208500 208683 208765 210022 210301 210351 210461 211534
// bufdiff-features: 212628 213275 213932 214199 215925 215938 215959 216712 216892 217694 218738
// bufdiff-features: 219153 219393 219413 220098 220793 220999 221176 221661 222638 222809 223970
// bufdiff-features: 224222 225250 225818 225985 226132 226357 226579 226659 226777 226817 228255
// bufdiff-features: 228354 228390 228519 228835 228936 229094 229246 229266 229273 229385 230081
// bufdiff-features: 230293 230517 230594 230640 231552 232330 234208 235375 236024 236930 236986
// bufdiff-features: 237064 237281 237295 237633 239237 239241 239513 240158 241308 241602 242955
// bufdiff-features: 243099 243137 243546 244729 245619 245769 246263 246543 246783 247062 249276
// bufdiff-features: 249653 249841 250917 251444 251455 251478 252466 252539 254842 255520 256247
// bufdiff-features: 257267 257570 258906 259057 259510 259840 260130 261337
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f5(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c2] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<4x4xf32>) outs(%extracted_slice : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.divf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4x4xf32>
  }
  func.func private @f4(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = scf.execute_region -> tensor<?x?xf32> {
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%c4, %c1, %dim] : tensor<?x?xf32> into tensor<?x?x?xf32>
      %2 = tensor.empty(%dim) : tensor<4x?xf32>
      %cst = arith.constant 1.000000e+01 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x?xf32>) -> tensor<4x?xf32>
      %false = arith.constant false
      %cast = tensor.cast %3 : tensor<4x?xf32> to tensor<?x?xf32>
      %4 = arith.select %false, %arg0, %cast : tensor<?x?xf32>
      %5 = linalg.max ins(%3, %4 : tensor<4x?xf32>, tensor<?x?xf32>) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %6 = tensor.empty(%dim) : tensor<4x?xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x?xf32>) outs(%6 : tensor<4x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.mulf %in, %cst : f32
        linalg.yield %9 : f32
      } -> tensor<4x?xf32>
      %generated = tensor.generate %c4, %dim {
      ^bb0(%arg1: index, %arg2: index):
        %9 = arith.index_cast %arg1 : index to i1
        %10 = arith.index_cast %arg2 : index to i1
        %11 = arith.maxui %9, %10 : i1
        tensor.yield %11 : i1
      } : tensor<?x?xi1>
      %8 = linalg.select ins(%generated, %7, %arg0 : tensor<?x?xi1>, tensor<4x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %8 : tensor<?x?xf32>
    }
    %1 = linalg.div ins(%arg0, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
  func.func @f1(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, f32) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
    %0 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<4xf32>) outs(%arg0 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant 1.000000e+01 : f32
      %1 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x4xf32>
    %cst = arith.constant 1.000000e+01 : f32
    return %0, %cst : tensor<4x4xf32>, f32
  }
  func.func private @f2(%arg0: tensor<4x4xf32> {bufferization.buffer_layout = #map}, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>) -> tensor<16xf32> {
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    return %collapsed : tensor<16xf32>
  }
  func.func private @f3(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant dense<[[8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01, 1.850000e+01, 1.950000e+01], [2.050000e+01, 2.150000e+01, 2.250000e+01, 2.350000e+01]]> : tensor<4x4xf32>
    %0 = linalg.powf ins(%arg0, %cst : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %cst[%c2, %c3] : tensor<4x4xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %1 = arith.subf %extracted, %cst_0 : f32
    return %0 : tensor<4x4xf32>
  }
  func.func private @f6(%arg0: tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<16xf32>, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %cst = arith.constant dense<[[8.500000e+00, 1.150000e+01, 1.450000e+01, 1.750000e+01], [2.050000e+01, 2.350000e+01, 2.650000e+01, 2.950000e+01], [3.250000e+01, 3.550000e+01, 3.850000e+01, 4.150000e+01], [4.450000e+01, 4.750000e+01, 5.050000e+01, 5.350000e+01]]> : tensor<4x4xf32>
    %0 = call @f2(%cst, %cst, %cst, %cst) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<16xf32>
    %cast = tensor.cast %cst : tensor<4x4xf32> to tensor<?x?xf32>
    %1 = call @f4(%cast) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = tensor.empty() : tensor<4x4xf32>
    %3 = linalg.copy ins(%1 : tensor<?x?xf32>) outs(%2 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %3, %0, %dim : tensor<4x4xf32>, tensor<16xf32>, index
  }
  func.func @main(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>) -> (tensor<16xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x1x4xf32>, tensor<2x1x4xf32>, tensor<4x1x4xf32>, tensor<3x2xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x4xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, %dim, 4] : tensor<?x4xf32> into tensor<1x?x4xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %expanded, %c1 : tensor<1x?x4xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %11 = arith.index_cast %arg2 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.index_cast %arg3 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.maximumf %12, %14 : f32
      tensor.yield %15 : f32
    } : tensor<4x4xf32>
    %0 = call @f3(%generated) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %expanded_1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [4, 1, 4] : tensor<4x4xf32> into tensor<4x1x4xf32>
    %c4 = arith.constant 4 : index
    %1 = arith.remui %dim_0, %c4 : index
    %cst = arith.constant 1.000000e+00 : f32
    %2 = vector.transfer_read %0[%1, %1], %cst : tensor<4x4xf32>, vector<3xf32>
    %3 = vector.transfer_write %2, %expanded_1[%1, %c0, %c1] : vector<3xf32>, tensor<4x1x4xf32>
    %extracted_slice = tensor.extract_slice %expanded_1[0, 0, 0] [2, 1, 4] [2, 1, 1] : tensor<4x1x4xf32> to tensor<2x1x4xf32>
    %4 = call @write7(%extracted_slice) : (tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %5 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<4x1x4xf32>) outs(%expanded_1 : tensor<4x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.subf %in, %out : f32
      linalg.yield %11 : f32
    } -> tensor<4x1x4xf32>
    %6:2 = call @f5(%0, %0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
    %7:2 = call @f1(%6#1) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, f32)
    %8 = tensor.empty() : tensor<3x2xf32>
    %9 = linalg.fill ins(%7#1 : f32) outs(%8 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %cast = tensor.cast %9 : tensor<3x2xf32> to tensor<?x?xf32>
    %10:3 = call @f6(%cast) : (tensor<?x?xf32>) -> (tensor<4x4xf32>, tensor<16xf32>, index)
    return %10#1, %10#0, %7#0, %6#0, %5, %4, %3, %9 : tensor<16xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x1x4xf32>, tensor<2x1x4xf32>, tensor<4x1x4xf32>, tensor<3x2xf32>
  }
  func.func private @write7(%arg0: tensor<2x1x4xf32>) -> tensor<2x1x4xf32> {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c2, %c4) : tensor<?x1x?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %2 = linalg.min ins(%arg0, %1 : tensor<2x1x4xf32>, tensor<?x1x?xf32>) outs(%arg0 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    return %2 : tensor<2x1x4xf32>
  }
}

