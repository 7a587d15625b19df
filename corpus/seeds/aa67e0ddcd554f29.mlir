// bufdiff-profile: idioms
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac6
// bufdiff-features: 17 2820 4020 4530 5712 6611 7062 9479 9809 10372 11162 13233 13424 13915 15424
// bufdiff-features: 15671 15751 16269 18166 19067 19545 19606 21522 22280 23621 23787 24259 28044
// bufdiff-features: 28508 28807 33242 33853 34082 34167 35745 37183 38202 38702 38783 40712 41591
// bufdiff-features: 41984 43774 45147 45485 46203 46874 47392 47646 51415 52558 52807 52900 54820
// bufdiff-features: 54827 54998 55089 56404 56592 57383 59038 60897 61944 63071 63168 64120 66995
// bufdiff-features: 68355 68457 69445 69660 70036 70119 72960 73150 74057 74255 75042 76953 77617
// bufdiff-features: 78005 78283 78430 81441 82011 82135 82552 82808 83194 84585 84922 86125 86159
// bufdiff-features: 87495 88008 88732 89110 89780 89812 90495 90777 92194 93255 95273 95407 95792
// bufdiff-features: 98101 98170 98325 98501 101619 104790 104931 105579 105700 105902 106352 107367
// bufdiff-features: 107783 108977 110136 112929 114874 115778 117235 118884 119334 126932 128361
// bufdiff-features: 129849 133756 137045 140412 148739 149495 149660 150995 155898 156460 158120
// bufdiff-features: 158897 159211 160327 160756 162799 162971 163044 163581 164472 165106 165695
// bufdiff-features: 165719 167086 167614 168323 169507 172692 174170 175012 175888 176480 176534
// bufdiff-features: 178067 178165 179792 181077 181355 184030 188790 192014 192422 192771 193290
// bufdiff-features: 193747 194134 196031 197267 200104 202241 202500 202814 204598 205434 208557
// bufdiff-features: 210022 210461 212048 214744 215925 215959 216969 218064 218738 219734 220387
// bufdiff-features: 222809 225325 225985 226087 228061 228390 230081 230640 231912 232252 234661
// bufdiff-features: 235212 236930 237042 240158 240967 242872 243546 245673 246543 249841 250917
// bufdiff-features: 252466 252539 253836 258207 259528 259840
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<1xf32>, tensor<f32>, tensor<f32>, i8) {
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
    %5:2 = call @f2(%3) : (tensor<f32>) -> (tensor<f32>, tensor<1xf32>)
    %from_elements = tensor.from_elements %extracted : tensor<f32>
    %6:5 = call @f1(%from_elements) : (tensor<f32>) -> (tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, i8)
    return %6#3, %6#2, %6#1, %6#0, %5#1, %5#0, %4, %6#4 : tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<1xf32>, tensor<f32>, tensor<f32>, i8
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

