// bufdiff-profile: idioms
// bufdiff-choices: e4092e5955313876c3fbc3f3e63c8eb70d55e97f90b01ec63b7dfc1a1214e94c85ae53fef0d36f65
// bufdiff-choices: e8925529b927ccdce37c1d750172ffe2f220a9e77c4be9efe4a07af6f8d3361dfad4cff14b76f806
// bufdiff-choices: 4fe8bfe4fad8b27ae623e9d33fd458c294a8a0f65446d5f2b1558f22caa7d84c6bb5d6023d845bd7
// bufdiff-choices: 227a03c35654babd9cbf2ad5e318487f51d98df5558fe7bc5991137ad778dce8487018c02c332f05
// bufdiff-choices: e8d180a3b7093878ff633169cd513d256f9e724aa5f61a049b286e309bb5cb059a1ded920093063e
// bufdiff-choices: 67d5a88dc1ea889505679fd4fdeea35f04d3ba5ed3927d33f52ea72affd46fad54fa7c0da8188be2
// bufdiff-choices: 11c13de8be11e72ce258e8f4d2ca2f9df70470d93e3737418627ff229b2a9e758aafc82e5c8c95fb
// bufdiff-choices: bd8765f93582051910f33414310726e333a3e242c9fcf2213f151b2fd732a356880af8a0dc84a74e
// bufdiff-choices: d553c895cb75efdd25aa21ab91f00adb47a69351177993315a40dd9453d1e3523c3f4a0faf421b39
// bufdiff-choices: a5516b732f32e55ba78271dbb1f18bf52b6854d8dc6facc0ffb742269749e4426b7eb0d67d215579
// bufdiff-choices: 9f282e46297b61302d716ce14218cb2d0527acfce3dc2dae73e5c8517989742f40903111eea1acfd
// bufdiff-choices: 4f118a9ba2fd1ddb04ae8cadb0
// bufdiff-features: 11 683 706 2320 4165 4752 4790 5178 5712 5809 6363 6611 6812 6873 8325 9479
// bufdiff-features: 10035 10112 10372 10476 11162 11546 12276 12501 13233 15399 15482 15751 15903
// bufdiff-features: 16417 16682 19419 19426 21522 22095 22280 22448 23035 23787 24682 26023 26216
// bufdiff-features: 26552 26568 27725 29261 29590 30666 33242 33769 33853 34167 36784 37155 37849
// bufdiff-features: 37968 38783 40070 40669 40712 41090 41896 42858 42984 43092 43231 43442 43612
// bufdiff-features: 44621 46203 47196 47392 47762 48598 48974 49657 51415 51794 52062 52553 52558
// bufdiff-features: 52678 52900 52996 53252 54658 54998 55113 56024 57383 58529 60686 61628 61969
// bufdiff-features: 63071 63800 64120 64232 64235 64435 64716 65770 66422 66995 67427 68355 70036
// bufdiff-features: 70202 70324 71306 73289 73330 73802 73846 74057 74255 76953 77617 78283 78430
// bufdiff-features: 79099 81200 81502 81736 82135 83194 84585 85673 86125 88337 88732 89368 89780
// bufdiff-features: 89812 90070 90097 90116 91562 92194 93255 94589 95407 96969 98501 99228 99383
// bufdiff-features: 100342 100481 101264 101999 104315 104931 105700 106352 107425 108810 108977
// bufdiff-features: 109163 110780 111067 111378 112929 112983 113940 114793 115459 115608 115801
// bufdiff-features: 116270 116549 117506 117724 118163 119340 119588 119597 120049 120595 124839
// bufdiff-features: 125648 126398 128809 128916 129630 130294 130310 131973 132619 133514 134680
// bufdiff-features: 135868 136543 137045 138476 140211 141238 141263 141891 142040 142660 144093
// bufdiff-features: 146512 148304 148591 150330 150818 151611 152265 153293 153488 154946 155675
// bufdiff-features: 156057 156109 156191 156325 156460 158120 158897 160756 162538 162971 163044
// bufdiff-features: 163153 163188 163687 164220 165057 165292 165719 167164 167793 167973 168562
// bufdiff-features: 168858 171369 172666 173175 174170 176066 176252 177904 178067 178560 178854
// bufdiff-features: 179246 181541 184030 185275 186042 186959 187159 187745 188217 188790 190166
// bufdiff-features: 192422 192628 192771 193747 194134 194682 195182 195820 195957 196031 197169
// bufdiff-features: 197267 197837 198460 199818 199827 200104 201059 201601 202241 202616 202710
// bufdiff-features: 205434 206393 207731 210022 210406 210461 211884 212111 212365 212375 213275
// bufdiff-features: 214621 214744 215959 216810 216890 218738 219734 220013 221162 222547 222612
// bufdiff-features: 222809 223437 223970 224222 224916 225827 225998 226357 226579 227453 227536
// bufdiff-features: 228519 228581 229266 230081 230640 231257 231761 233483 234399 235256 236930
// bufdiff-features: 236986 237595 238232 239039 239241 240100 240158 242033 242306 243546 243781
// bufdiff-features: 244281 245380 245619 245784 245889 246543 247062 247427 247913 248384 249272
// bufdiff-features: 249841 250917 251973 252466 252515 252539 253120 253836 254791 254810 256112
// bufdiff-features: 258994 259528 259531 259840 261401
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<2xf32>, tensor<?x?x1x?xi32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<f32>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %1 : tensor<?xf32> to tensor<2xf32>
    %2:3 = call @f3(%cast, %cast, %arg0) : (tensor<2xf32>, tensor<2xf32>, tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %3 = call @f2(%2#1) : (tensor<2xf32>) -> tensor<?x?x1x?xi32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %extracted = tensor.extract %2#0[%arg1] : tensor<2xf32>
      %9 = arith.index_cast %arg1 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.cmpf ogt, %extracted, %10 : f32
      %12 = arith.select %11, %extracted, %10 : f32
      tensor.yield %12 : f32
    } : tensor<2xf32>
    %cst_0 = arith.constant dense<[1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00]> : tensor<4xf32>
    %4 = call @f4(%generated, %cst, %cst_0) : (tensor<2xf32>, f32, tensor<4xf32>) -> tensor<4xf32>
    %5:3 = call @f5(%4) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>, f32)
    %cst_1 = arith.constant dense<[7.500000e+00, 8.500000e+00]> : tensor<2xf32>
    %6 = tensor.empty() : tensor<1xf32>
    %7 = linalg.fill ins(%5#2 : f32) outs(%6 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %7 into %cst_1[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %cst_2 = arith.constant dense<[1.050000e+01, 1.350000e+01]> : tensor<2xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_1 : tensor<2xf32>) outs(%cst_2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.maximumf %in, %out : f32
      linalg.yield %9 : f32
    } -> tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %generated[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
    return %2#2, %3, %5#0, %5#1, %inserted_slice, %8, %1, %extracted_slice : tensor<2xf32>, tensor<?x?x1x?xi32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<f32>
  }
  func.func @f4(%arg0: tensor<2xf32>, %arg1: f32, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = linalg.negf ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf ogt, %arg1, %cst : f32
    %3 = arith.index_castui %2 : i1 to index
    %extracted = tensor.extract %arg2[%3] : tensor<4xf32>
    vector.print %extracted : f32
    %c1 = arith.constant 1 : index
    %extracted_0 = tensor.extract %1[%c1] : tensor<4xf32>
    vector.print %extracted_0 : f32
    return %arg2 : tensor<4xf32>
  }
  func.func private @f3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant -1.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c0] : tensor<2xf32>
    %0 = linalg.tanh ins(%arg0 : tensor<2xf32>) outs(%arg1 : tensor<2xf32>) -> tensor<2xf32>
    %1:2 = call @both3(%inserted, %inserted) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %cst_0 = arith.constant -0.000000e+00 : f32
    %2 = call @f1(%arg2, %cst_0) : (tensor<4xf32>, f32) -> tensor<4xf32>
    return %1#0, %0, %1#1 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<4xf32> {
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %1 = arith.index_cast %arg2 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.minimumf %2, %arg1 : f32
      tensor.yield %3 : f32
    } : tensor<4xf32>
    %0 = linalg.log ins(%generated : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f2(%arg0: tensor<2xf32>) -> tensor<?x?x1x?xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xf32>
    %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<2xf32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %c1, %c1) : tensor<?x?x1x?xi32>
    %c100_i32 = arith.constant 100 : i32
    %1 = linalg.fill ins(%c100_i32 : i32) outs(%0 : tensor<?x?x1x?xi32>) -> tensor<?x?x1x?xi32>
    %cst = arith.constant dense<[[[[10], [11]]], [[[12], [13]]]]> : tensor<2x1x2x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c100_i32, %c1_i32 : tensor<1x1x2x1xi32>
    %c-3_i32 = arith.constant -3 : i32
    %2 = linalg.conv_2d_nchw_fchw_q ins(%cst, %from_elements, %c-3_i32, %c1_i32 : tensor<2x1x2x1xi32>, tensor<1x1x2x1xi32>, i32, i32) outs(%1 : tensor<?x?x1x?xi32>) -> tensor<?x?x1x?xi32>
    return %2 : tensor<?x?x1x?xi32>
  }
  func.func private @both3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = linalg.sqrt ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xf32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -2.500000e+00 : f32
      %3 = arith.subf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<2xf32>
    return %0, %2 : tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f5(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>, f32) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<4xf32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %1 = bufferization.alloc_tensor() : tensor<2xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.negf %in : f32
      %6 = arith.addf %5, %extracted : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    bufferization.dealloc_tensor %2 : tensor<2xf32>
    return %0, %4, %extracted : tensor<4xf32>, tensor<2xf32>, f32
  }
}

