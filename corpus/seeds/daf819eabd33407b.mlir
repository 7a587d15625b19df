// bufdiff-profile: slices
// bufdiff-choices: 644c3518fe65c26b1e9949684b3b6a88025cb919d433c9d5855c109bf5c8b1245b66a097ccb200e0
// bufdiff-choices: 973aa07cad96e93b3f16bc8e253ca36a05e660e379c0e7e244f567306c683144ed6dd0ed71356a9b
// bufdiff-choices: 910f6accc8335fe2a697fbb0bc403394d60b49b07a2e4ec1b877bb577abd2ca75334c1e4443b7154
// bufdiff-choices: 8421c6428c5f49f9448b1ef67ca7560551b08af26512168572664dfa75bc5988fe58df7f3f2a6394
// bufdiff-choices: 7f313e6ad6e6d5d7df30e07cc06527af2d47fe8bffeeb77f761166cf8d54e9ec47d5e69d34f5a613
// bufdiff-choices: 8442cf91e4ff20237fec0930ad0729e8fb1fe54c0eccf122d741b59b01a5cbc726d4d0f5976b1a28
// bufdiff-choices: cec4dd7c6dd0ed022a0ac452d49dae3e32add2161dbffdc4b478e0489e28b73295947ff3883101df
// bufdiff-choices: fd812b06c152a6889b
// bufdiff-features: 2898 3110 3866 4752 5075 5458 6360 6363 7541 7770 8751 9479 10252 10255 10384
// bufdiff-features: 11938 12170 13074 13233 13518 15751 15903 16371 16417 16682 19419 19442 19545
// bufdiff-features: 19606 19769 19979 20874 22280 26568 26960 27644 28389 29001 29590 30293 30666
// bufdiff-features: 30996 31953 32421 32598 34159 34167 34794 35163 36784 36943 37752 38702 40663
// bufdiff-features: 40712 41090 42097 42467 42571 44505 44522 45202 45869 46203 46720 47392 47786
// bufdiff-features: 48301 48598 48974 48991 49635 52062 52236 52558 52900 53180 53252 53716 55472
// bufdiff-features: 59367 62616 62641 63071 63384 63769 64119 64235 64778 66422 66821 68355 71050
// bufdiff-features: 71306 71556 71680 73041 73802 74057 76639 77389 78131 78283 78430 78644 79107
// bufdiff-features: 80894 81467 81541 81736 82135 83419 83905 85843 86125 86346 86834 86965 87495
// bufdiff-features: 88008 89780 90097 90977 92970 93171 95407 96808 99383 99757 100318 103995
// bufdiff-features: 104140 104315 104931 104973 107425 107728 108641 108920 109040 109624 110165
// bufdiff-features: 110491 112050 112929 114541 115592 117235 117569 117904 118093 121132 123967
// bufdiff-features: 124235 124560 124626 124729 125647 128916 129946 132156 132953 134468 137235
// bufdiff-features: 139944 141034 141891 142040 142610 146512 151588 153081 153488 154256 154802
// bufdiff-features: 155898 156253 156460 158120 158340 158614 158945 159421 159895 160756 160983
// bufdiff-features: 162623 163084 163373 164709 165695 165719 166456 167164 167269 167753 168007
// bufdiff-features: 168323 168858 172991 174897 175888 176613 177052 177211 177429 177488 177904
// bufdiff-features: 178067 178560 181522 184030 186959 188056 188790 189360 192418 192422 192628
// bufdiff-features: 192771 193225 193290 194682 196031 197093 197392 197837 198432 199722 199823
// bufdiff-features: 199827 200521 201059 201601 202241 202506 203821 204922 205296 205434 205689
// bufdiff-features: 207442 210096 210363 210461 212365 212628 212774 214980 215959 216581 218657
// bufdiff-features: 221154 221452 221903 223613 225827 226357 228061 228390 229273 230081 230640
// bufdiff-features: 230662 231330 231770 235144 235477 236324 237022 238696 240158 240824 241844
// bufdiff-features: 243989 244107 245272 245594 246543 246783 247384 248049 251125 251478 251550
// bufdiff-features: 252466 252539 252814 253172 253305 256112 257992 258331 259528 259840 261359
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x?x2xf32>, %arg1: f32, %arg2: tensor<3x3x2xf32> {bufferization.buffer_layout = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}) -> (tensor<18x1xf32>, tensor<3x3x2xf32>, tensor<3x?x2xf32>, tensor<1x2xf32>) {
    %collapsed = tensor.collapse_shape %arg2 [[0], [1, 2]] : tensor<3x3x2xf32> into tensor<3x6xf32>
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %c3) : tensor<?x?x2xf32>
    %cast = tensor.cast %0 : tensor<?x?x2xf32> to tensor<3x3x2xf32>
    %1 = call @f2(%cast, %arg2) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %2 = linalg.softmax dimension(2) ins(%1 : tensor<3x3x2xf32>) outs(%arg2 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %3:2 = call @f1(%2, %2) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> (tensor<18x1xf32>, tensor<3x3x2xf32>)
    %collapsed_0 = tensor.collapse_shape %3#1 [[0], [1, 2]] : tensor<3x3x2xf32> into tensor<3x6xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %2[%c2, %c2, 0] [1, 1, 2] [1, 1, 1] : tensor<3x3x2xf32> to tensor<1x2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = arith.cmpf ogt, %arg1, %cst : f32
    %5 = arith.index_castui %4 : i1 to index
    %c1 = arith.constant 1 : index
    %extracted_slice_1 = tensor.extract_slice %2[%5, 0, 0] [1, 1, 2] [1, %c1, 1] : tensor<3x3x2xf32> to tensor<1x2xf32>
    %6 = linalg.erf ins(%extracted_slice : tensor<1x2xf32>) outs(%extracted_slice : tensor<1x2xf32>) -> tensor<1x2xf32>
    %extracted_slice_2 = tensor.extract_slice %collapsed_0[0, 3] [1, 2] [1, 1] : tensor<3x6xf32> to tensor<1x2xf32>
    %7 = tensor.empty() : tensor<2xf32>
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %collapsed[%c1, %c4] : tensor<3x6xf32>
    %8 = linalg.fill ins(%extracted : f32) outs(%7 : tensor<2xf32>) -> tensor<2xf32>
    %9 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map, #map1, #map] ins(%extracted_slice_2, %8 : tensor<1x2xf32>, tensor<2xf32>) outs(%extracted_slice_1 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %inserted_slice = tensor.insert_slice %6 into %2[%c2, %c2, 0] [1, 1, 2] [1, 1, 1] : tensor<1x2xf32> into tensor<3x3x2xf32>
    %inserted_slice_3 = tensor.insert_slice %9 into %inserted_slice[%5, 0, 0] [1, 1, 2] [1, %c1, 1] : tensor<1x2xf32> into tensor<3x3x2xf32>
    %cast_4 = tensor.cast %inserted_slice : tensor<3x3x2xf32> to tensor<3x?x2xf32>
    return %3#0, %inserted_slice_3, %cast_4, %extracted_slice_2 : tensor<18x1xf32>, tensor<3x3x2xf32>, tensor<3x?x2xf32>, tensor<1x2xf32>
  }
  func.func @f1(%arg0: tensor<3x3x2xf32>, %arg1: tensor<3x3x2xf32>) -> (tensor<18x1xf32>, tensor<3x3x2xf32>) {
    %0 = linalg.erf ins(%arg1 : tensor<3x3x2xf32>) outs(%arg0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %c18_i64 = arith.constant 18 : i64
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c18_i64, %c1_i64 : tensor<2xi64>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<3x3x2xf32>, tensor<2xi64>) -> tensor<18x1xf32>
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c3, %c4, %c2) : tensor<?x?x?xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %cst_0 = arith.constant dense<[[2.500000e+00, 5.500000e+00], [8.500000e+00, 1.150000e+01]]> : tensor<2x2xf32>
    %3 = linalg.depthwise_conv_1d_nwc_wc ins(%2, %cst_0 : tensor<?x?x?xf32>, tensor<2x2xf32>) outs(%0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    return %reshape, %3 : tensor<18x1xf32>, tensor<3x3x2xf32>
  }
  func.func private @f2(%arg0: tensor<3x3x2xf32>, %arg1: tensor<3x3x2xf32>) -> tensor<3x3x2xf32> {
    %cst = arith.constant dense<true> : tensor<3x3x2xi1>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %extracted = tensor.extract %arg1[%arg2, %arg3, %arg4] : tensor<3x3x2xf32>
      %1 = arith.index_cast %arg2 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.index_cast %arg3 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.index_cast %arg4 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.mulf %extracted, %2 : f32
      %8 = arith.cmpf uge, %7, %4 : f32
      %9 = arith.select %8, %7, %4 : f32
      %10 = arith.subf %9, %6 : f32
      tensor.yield %10 : f32
    } : tensor<3x3x2xf32>
    %0 = linalg.select ins(%cst, %arg1, %generated : tensor<3x3x2xi1>, tensor<3x3x2xf32>, tensor<3x3x2xf32>) outs(%arg0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    return %0 : tensor<3x3x2xf32>
  }
}

