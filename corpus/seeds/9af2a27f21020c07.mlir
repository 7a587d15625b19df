// bufdiff-profile: wide
// bufdiff-choices: 0164304461c6a296851f8acb862eeea07ac20ea868c9e3e48da3de3afd3e9a314c4699a3e10699bf
// bufdiff-choices: 086942baa2eb2ce48880912de02ab3f3e140e66f2a82947a38be2cd423b0bd27b5c1696bd4d5f856
// bufdiff-choices: 30c045a5032f475fc18d0e131f1d753205e3e235e4e3393caf9a58781c63f7a133db6f06a9900c19
// bufdiff-choices: 8df3a755d016fd95eac4acd5b0f316dbf33a0664cb8a483a04cbdeeb8f12052ab7bef26bd3b9c674
// bufdiff-choices: 8752f00652fe173c1a0642c4a26fcd7363da682cc1cd6b90adb4a7ae277db03cf75cd81f6bc887c5
// bufdiff-choices: 18e5d30b393103a65a26b316a1f259fb12935ae4336b9868118b6adbcb8341051ea8ae2795a72295
// bufdiff-choices: 9fb9801fd8350d06ac24b95252cd57aea7f5eee20e4d66f17347e6b5d195fc66ff2050b73f
// bufdiff-features: 2887 3041 6475 6812 7534 9381 9479 9748 10384 11408 12170 13233 14454 15751
// bufdiff-features: 15903 16682 16960 18486 21140 22280 26087 26546 26568 29590 29968 31691 34167
// bufdiff-features: 36535 36784 39927 40712 43258 44505 46203 46404 48062 49635 49657 50002 50894
// bufdiff-features: 51033 51415 52558 52900 53180 53252 54658 54998 58778 63825 64119 64814 65058
// bufdiff-features: 66422 66654 66869 67578 68355 68409 71168 73802 74034 74057 74450 76677 76728
// bufdiff-features: 76953 77283 78229 78283 78430 80567 81200 81502 81736 82011 83871 86125 89203
// bufdiff-features: 92194 93994 95407 96753 97924 98170 101264 104140 104315 104931 107412 110552
// bufdiff-features: 110780 111024 112929 113901 114828 116721 117618 119993 123951 124852 125051
// bufdiff-features: 128907 130779 136346 138844 138919 138947 139890 140880 142040 142349 142916
// bufdiff-features: 143475 146118 146512 149884 152226 155577 156460 158120 158856 159776 160191
// bufdiff-features: 160756 161304 164112 164385 165636 165719 167749 167973 168323 168815 171798
// bufdiff-features: 173354 175375 176782 177211 178560 178854 179647 180207 181522 184026 185342
// bufdiff-features: 186042 186959 187560 188645 188790 191476 191863 192628 192771 197849 198584
// bufdiff-features: 198798 199773 200104 200521 203599 204212 205434 208289 210406 211114 213878
// bufdiff-features: 220247 222325 222767 225827 226357 226480 228061 230081 232327 233174 233293
// bufdiff-features: 234455 235375 236930 237682 237963 238660 239693 241602 242621 244107 244281
// bufdiff-features: 246543 246783 248209 248599 251259 251444 252923 253836 257530 258331 258906
// bufdiff-features: 259434 259468 259840 261091 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
module {
  func.func @main(%arg0: tensor<?x2xf32>, %arg1: tensor<3x2xf32>, %arg2: f32, %arg3: memref<?x2xf32, strided<[?, ?], offset: ?>>) -> (tensor<?x?xf32>, tensor<3x2xf32>, tensor<?x2xf32>, tensor<?x1xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg2) -> (f32) {
      %cst_2 = arith.constant 3.000000e+00 : f32
      %7 = arith.mulf %arg2, %cst_2 : f32
      %cast_3 = tensor.cast %arg1 : tensor<3x2xf32> to tensor<?x?xf32>
      %cst_4 = arith.constant 7.250000e+00 : f32
      scf.yield %cst_4 : f32
    }
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x2xf32>) outs(%arg0 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.cmpf ogt, %in, %out : f32
      %8 = arith.select %7, %in, %out : f32
      linalg.yield %8 : f32
    } -> tensor<?x2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf ogt, %arg2, %cst : f32
    %3 = arith.index_castui %2 : i1 to index
    %inserted = tensor.insert %arg2 into %arg1[%3, %c0] : tensor<3x2xf32>
    %inserted_0 = tensor.insert %arg2 into %arg1[%c2, %3] : tensor<3x2xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x2xf32>
    %extracted_slice = tensor.extract_slice %1[0, 0] [%dim, 1] [1, 1] : tensor<?x2xf32> to tensor<?x1xf32>
    %cst_1 = arith.constant dense<[[8.500000e+00, 1.150000e+01]]> : tensor<1x2xf32>
    %4 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%arg0, %cst_1 : tensor<?x2xf32>, tensor<1x2xf32>) outs(%extracted_slice : tensor<?x1xf32>) -> tensor<?x1xf32>
    %inserted_slice = tensor.insert_slice %4 into %1[0, 0] [%dim, 1] [1, 1] : tensor<?x1xf32> into tensor<?x2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<?x1xf32>) outs(%extracted_slice : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.cmpf olt, %in, %out : f32
      %8 = arith.select %7, %in, %out : f32
      linalg.yield %8 : f32
    } -> tensor<?x1xf32>
    %extracted = tensor.extract %cst_1[%c0, %3] : tensor<1x2xf32>
    vector.print %extracted : f32
    %6 = scf.execute_region -> tensor<?x1xf32> {
      %extracted_slice_2 = tensor.extract_slice %cst_1[0, 0] [1, 2] [1, %c1] : tensor<1x2xf32> to tensor<1x2xf32>
      %extracted_slice_3 = tensor.extract_slice %inserted[1, 0] [2, 2] [1, 1] : tensor<3x2xf32> to tensor<2x2xf32>
      %7 = linalg.contract indexing_maps = [#map1, #map4, #map3] ins(%cst_1, %extracted_slice_3 : tensor<1x2xf32>, tensor<2x2xf32>) outs(%extracted_slice_2 : tensor<1x2xf32>) -> tensor<1x2xf32>
      %inserted_slice_4 = tensor.insert_slice %7 into %cst_1[0, 0] [1, 2] [1, %c1] : tensor<1x2xf32> into tensor<1x2xf32>
      %cast_5 = tensor.cast %extracted_slice : tensor<?x1xf32> to tensor<?x?xf32>
      %inserted_slice_6 = tensor.insert_slice %cast_5 into %5[0, %c0] [%dim, %c1] [1, 1] : tensor<?x?xf32> into tensor<?x1xf32>
      scf.yield %inserted_slice_6 : tensor<?x1xf32>
    }
    %cast = tensor.cast %inserted_slice : tensor<?x2xf32> to tensor<?x?xf32>
    return %cast, %inserted_0, %inserted_slice, %6 : tensor<?x?xf32>, tensor<3x2xf32>, tensor<?x2xf32>, tensor<?x1xf32>
  }
}

