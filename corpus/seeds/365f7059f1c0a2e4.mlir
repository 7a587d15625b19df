// bufdiff-profile: idioms
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e
// bufdiff-features: 4530 5712 6611 7062 9479 9809 10372 11162 11408 13233 13424 13915 15424 15671
// bufdiff-features: 15751 16269 18166 19067 19545 19606 22280 22448 22975 23621 23787 24690 28044
// bufdiff-features: 28508 28807 33242 33853 34159 34167 35745 37183 38202 38702 38783 40712 41591
// bufdiff-features: 41984 42858 43774 45147 45485 46203 46797 47196 47392 47646 50633 51415 52558
// bufdiff-features: 52807 52900 54529 54820 54827 54998 55089 56404 56592 57383 57798 58303 60686
// bufdiff-features: 61969 63071 63168 63929 64120 66995 68355 68457 69403 69445 69660 70036 72960
// bufdiff-features: 73150 74057 74255 75042 76124 76953 78005 78283 78430 81441 81801 82011 82135
// bufdiff-features: 82467 82552 82808 83194 83900 84585 86125 86159 87495 88008 88732 89780 89812
// bufdiff-features: 90495 90777 92194 93255 93286 95273 95407 95792 97131 98501 99383 101264 104931
// bufdiff-features: 105902 106352 107367 108012 108977 110136 112929 114874 115778 117235 119597
// bufdiff-features: 120049 121765 124345 126398 126932 128361 129849 133756 137045 137439 140412
// bufdiff-features: 146814 147712 148739 149495 155898 156460 158120 158292 158607 158897 159211
// bufdiff-features: 160327 160756 162799 162971 163044 163048 165695 165719 167086 167164 167614
// bufdiff-features: 167793 168323 168858 172692 174170 175012 175888 176480 178067 178165 179792
// bufdiff-features: 181077 181355 184030 186042 187683 188790 192422 192771 193290 193747 194134
// bufdiff-features: 195182 196031 197267 197392 200104 202241 202500 202814 204598 205434 208557
// bufdiff-features: 208947 210022 210461 211118 212048 214621 215959 216892 216969 218064 219734
// bufdiff-features: 220387 222809 225325 226579 228061 228390 230081 230640 231257 231912 232252
// bufdiff-features: 235141 235212 237042 240158 240967 242872 243546 244281 245619 245673 246543
// bufdiff-features: 249841 250917 252466 252539 253836 258207 259528 259840 260470
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, i8) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -6.000000e+00 : f32
      %7 = arith.addf %in, %cst : f32
      linalg.yield %7 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %extracted : f32
      linalg.yield %7 : f32
    } -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0, %1 : tensor<f32>, tensor<f32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %7 = arith.cmpf olt, %in, %in_0 : f32
      %8 = arith.select %7, %in, %in_0 : f32
      linalg.yield %8 : f32
    } -> tensor<f32>
    %5:2 = call @f2(%1) : (tensor<f32>) -> (tensor<f32>, tensor<1xf32>)
    %6:5 = call @f1(%arg1) : (tensor<f32>) -> (tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, i8)
    return %3, %4, %5#0, %5#1, %6#0, %6#1, %6#2, %6#3, %6#4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, i8
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, i8) {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<1x2x1x2x2xi8>
    %c0_i8 = arith.constant 0 : i8
    %2 = linalg.fill ins(%c0_i8 : i8) outs(%1 : tensor<1x2x1x2x2xi8>) -> tensor<1x2x1x2x2xi8>
    %cst_0 = arith.constant dense<[[[[[2, 3]]], [[[4, 5]]]], [[[[6, 7]]], [[[8, 9]]]]]> : tensor<2x2x1x1x2xi8>
    %3 = linalg.conv_2d_nhwgc_gfhwc ins(%2, %cst_0 : tensor<1x2x1x2x2xi8>, tensor<2x2x1x1x2xi8>) outs(%2 : tensor<1x2x1x2x2xi8>) -> tensor<1x2x1x2x2xi8>
    return %3, %0, %3, %arg0, %c0_i8 : tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, i8
  }
  func.func private @f2(%arg0: tensor<f32>) -> (tensor<f32>, tensor<1xf32>) {
    %0 = linalg.log ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<f32>
    return %1, %reshape : tensor<f32>, tensor<1xf32>
  }
}

