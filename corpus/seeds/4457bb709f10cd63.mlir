// bufdiff-profile: calls
// bufdiff-choices: 47d8846bca4007425c662cef6134e953c2fd411c6db8667a2a7200f08f5fc0e664d88d1a00d811c4
// bufdiff-choices: f8cd866a4b2601497e009182f3452df493d62345fcf58b09b344e969c4ace357f50eb3f170357529
// bufdiff-choices: 03f89b52ed36d4edd7a25684a30f961e79257d6178fa199a97cc4e8ab80af5b6b4cdf7143bbb9322
// bufdiff-choices: 1512221678d05bbba2b8cefc208f8b9c49fbaa74497e9e38b4663b16c58808dbd323eaffba8151b3
// bufdiff-choices: 6f6112a31d0dc59607987fff64a01c484813dd1dc2983edfc9cf3d49498e992e9cf4a26e0c0359ce
// bufdiff-choices: 41e6dc9b3b6a011ff8e32f27a8c43845ca33bc825c7fce78b8e979b360469e151c17e59e2100cada
// bufdiff-choices: d12d8dd3b3a7246e1edb28794e926978015d886a6cb6dc1497ed0b1ada3cddd4c084c076193e62c1
// bufdiff-choices: 30efd61fe80d0c020c17baae039352a74474f9ce503c147dfd8411e97062b47f1abfb34e5946f44a
// bufdiff-choices: 85a1f188b77886184bcd9987af303dde4812fb2c468eea4911c952099f10e0b102e6df718e434362
// bufdiff-choices: 62983a01a23276fc9197f32c1f759298ca2a4101a051c26d84db7a9fbd626530dd6136e98aec403b
// bufdiff-choices: 0481a6e0bfecd20f56e9e36b63535871c3488cfbc3e11df25d5b1cb13817924d70ef0817b6303142
// bufdiff-choices: c3f985ce
// bufdiff-features: 1914 3579 4014 4165 4752 5187 5258 6289 6363 6611 7122 8130 9132 9479 9694
// bufdiff-features: 10872 11162 12170 12276 12932 13233 14159 14454 14884 15595 15671 15750 15751
// bufdiff-features: 15903 17470 18355 18428 18952 19371 20092 21185 21425 21953 22095 22280 22483
// bufdiff-features: 23600 23787 24259 24268 26125 26546 26568 27412 27672 27725 27911 28047 28608
// bufdiff-features: 29590 30539 30666 31143 31692 33769 34167 34650 36535 36784 37054 37183 38783
// bufdiff-features: 39150 39915 39927 40712 41337 42344 42398 42984 43104 43942 44505 44522 45017
// bufdiff-features: 46203 46835 47392 47616 48269 48598 48974 50146 50894 52322 52359 52558 52900
// bufdiff-features: 53180 53243 53252 53435 53469 53504 55561 56024 56208 56404 58024 58308 60686
// bufdiff-features: 61586 61590 62641 63071 63800 63929 64119 64120 64235 64435 64716 65152 65225
// bufdiff-features: 65708 66422 66797 66995 67526 67880 68355 68409 69965 70036 71050 71306 72565
// bufdiff-features: 73289 73545 73802 74450 76728 76953 77261 78180 78430 79099 79687 81736 81763
// bufdiff-features: 82135 83194 84585 84727 85474 85843 86125 87862 88337 88732 88947 88958 89110
// bufdiff-features: 89780 89812 90070 90097 90777 92022 92084 92194 92740 93255 94360 94696 95407
// bufdiff-features: 96351 97715 98108 99383 101823 103339 104315 104730 104790 104931 105750 106376
// bufdiff-features: 107987 109408 109923 110561 112929 113805 113901 116586 117183 117235 117724
// bufdiff-features: 117988 118884 121626 121904 122159 123204 125921 125943 127373 127533 128907
// bufdiff-features: 129290 129630 130310 130602 130933 131851 133121 133297 134205 136346 137045
// bufdiff-features: 138503 138689 139357 139870 140441 140929 141171 142040 142393 144221 144761
// bufdiff-features: 146512 147747 148647 150313 150355 150818 151292 151978 151980 152538 152616
// bufdiff-features: 152620 153001 153272 153293 154294 155898 156325 156460 156577 157034 158120
// bufdiff-features: 158897 158996 159430 159776 160604 160756 161304 161681 162764 163044 163687
// bufdiff-features: 165373 165695 165719 166169 166579 167904 168689 168815 168858 169318 171369
// bufdiff-features: 171551 172127 172236 172683 174170 174951 175185 176252 177182 177211 177355
// bufdiff-features: 177904 178067 178560 178851 179647 180207 180898 181522 181541 182283 182719
// bufdiff-features: 184030 184722 184844 185155 185252 186959 188200 188790 189224 189391 189674
// bufdiff-features: 189707 190166 191076 191905 191908 192422 192528 192628 192771 194063 195183
// bufdiff-features: 196031 196260 196349 196734 197267 197837 197849 198460 198564 200521 201059
// bufdiff-features: 201601 202085 202241 202472 203800 204195 204862 205434 205688 205689 206820
// bufdiff-features: 207124 207268 207330 208947 209902 210022 210351 210461 212111 212375 213275
// bufdiff-features: 214325 215959 217513 217695 217899 218917 219192 220517 220780 222809 222982
// bufdiff-features: 223437 223783 225250 225756 225827 225985 226357 226575 226767 227002 227345
// bufdiff-features: 228222 228229 228390 228741 230081 230315 230601 230640 231241 231972 232170
// bufdiff-features: 232327 233154 233156 233259 233268 234387 235141 235584 236930 237169 237963
// bufdiff-features: 238660 240158 240438 241521 242145 242370 242894 243781 243967 245380 245458
// bufdiff-features: 246303 246543 247062 247913 248974 249841 250611 250917 251943 251992 252466
// bufdiff-features: 252539 255556 258331 258820 258906 259620 259771 259840 260178 260179 261263
// bufdiff-features: 261572 261833 262074
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>, %arg3: tensor<4xi32>) -> (tensor<?x3xf64>, tensor<4xi32>, tensor<4xi32>) {
    %0 = tensor.empty() : tensor<3x3xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %cst_0 = arith.constant dense<[[1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01]]> : tensor<3x2xf64>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %1[0, 0] [2, %c3] [2, 1] : tensor<3x3xf64> to tensor<2x?xf64>
    %2 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cst_0, %extracted_slice : tensor<3x2xf64>, tensor<2x?xf64>) outs(%1 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %3 = tensor.empty() : tensor<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<2xi32>) -> tensor<2xi32>
    %5 = tensor.empty() : tensor<5xi32>
    %c5_i32 = arith.constant 5 : i32
    %6 = linalg.fill ins(%c5_i32 : i32) outs(%5 : tensor<5xi32>) -> tensor<5xi32>
    %7 = linalg.conv_1d ins(%6, %4 : tensor<5xi32>, tensor<2xi32>) outs(%arg2 : tensor<4xi32>) -> tensor<4xi32>
    %cast = tensor.cast %2 : tensor<3x3xf64> to tensor<?x3xf64>
    return %cast, %7, %arg1 : tensor<?x3xf64>, tensor<4xi32>, tensor<4xi32>
  }
  func.func @f2(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> (tensor<4xi32>, tensor<2xi32>) {
    %extracted_slice = tensor.extract_slice %arg1[0] [2] [3] : tensor<4xi32> to tensor<2xi32>
    %cst = arith.constant dense<[11, 12, 13, 14, 15]> : tensor<5xi32>
    %0 = linalg.conv_1d ins(%cst, %extracted_slice : tensor<5xi32>, tensor<2xi32>) outs(%arg1 : tensor<4xi32>) -> tensor<4xi32>
    %1 = bufferization.alloc_tensor() : tensor<4xi32>
    %2 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<2xi32>
    return %0, %2 : tensor<4xi32>, tensor<2xi32>
  }
  func.func private @f3(%arg0: tensor<4xi32>) -> tensor<i32> {
    %c0 = arith.constant 0 : index
    %c100_i32 = arith.constant 100 : i32
    %from_elements = tensor.from_elements %c100_i32 : tensor<i32>
    %inserted_slice = tensor.insert_slice %from_elements into %arg0[%c0] [1] [1] : tensor<i32> into tensor<4xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %from_elements, %arg3 = %inserted_slice) -> (tensor<i32>, tensor<4xi32>) {
      %2:2 = func.call @f2(%inserted_slice, %inserted_slice) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<2xi32>)
      %extracted = tensor.extract %arg3[%arg1] : tensor<4xi32>
      %3 = linalg.copy ins(%2#0 : tensor<4xi32>) outs(%arg3 : tensor<4xi32>) -> tensor<4xi32>
      %extracted_0 = tensor.extract %3[%c1] : tensor<4xi32>
      %4 = arith.index_cast %extracted_0 : i32 to index
      %c4 = arith.constant 4 : index
      %5 = arith.remui %4, %c4 : index
      %extracted_slice_1 = tensor.extract_slice %2#0[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %3[%5] [1] [%c1] : tensor<1xi32> into tensor<4xi32>
      %extracted_slice_3 = tensor.extract_slice %2#1[%c0] [1] [1] : tensor<2xi32> to tensor<i32>
      %6 = linalg.sub ins(%from_elements, %extracted_slice_3 : tensor<i32>, tensor<i32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
      scf.yield %6, %inserted_slice_2 : tensor<i32>, tensor<4xi32>
    }
    %cst = arith.constant dense<[[7, 8, 9, 10], [11, 12, 13, 14]]> : tensor<2x4xi32>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %cst[0, %c3] [2, 1] [1, 1] : tensor<2x4xi32> to tensor<2xi32>
    %1 = linalg.vecmat ins(%extracted_slice, %cst : tensor<2xi32>, tensor<2x4xi32>) outs(%0#1 : tensor<4xi32>) -> tensor<4xi32>
    return %0#0 : tensor<i32>
  }
  func.func @main(%arg0: tensor<4xi32> {bufferization.writable = false}, %arg1: tensor<4xi32>) -> (tensor<8xi32>, tensor<2xi32>, tensor<4xi32>, tensor<?x3xf64>, tensor<i32>, tensor<?x3xf64>, tensor<?xi32>) {
    %0:3 = call @f1(%arg0, %arg1, %arg1, %arg1) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?x3xf64>, tensor<4xi32>, tensor<4xi32>)
    %1 = call @f3(%arg0) : (tensor<4xi32>) -> tensor<i32>
    %2:3 = call @f1(%0#1, %0#2, %0#2, %0#2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<?x3xf64>, tensor<4xi32>, tensor<4xi32>)
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c1) : tensor<?xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %2#2[%c2] : tensor<4xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<?xi32>) -> tensor<?xi32>
    %cast = tensor.cast %4 : tensor<?xi32> to tensor<1xi32>
    %inserted_slice = tensor.insert_slice %cast into %2#1[2] [1] [1] : tensor<1xi32> into tensor<4xi32>
    %cst = arith.constant dense<[4, 5, 6, 7]> : tensor<4xi32>
    %5:2 = call @f2(%cst, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<2xi32>)
    %concat = tensor.concat dim(0) %5#0, %5#0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
    %cast_0 = tensor.cast %5#0 : tensor<4xi32> to tensor<?xi32>
    return %concat, %5#1, %inserted_slice, %2#0, %1, %0#0, %cast_0 : tensor<8xi32>, tensor<2xi32>, tensor<4xi32>, tensor<?x3xf64>, tensor<i32>, tensor<?x3xf64>, tensor<?xi32>
  }
}

