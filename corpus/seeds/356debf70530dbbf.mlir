// bufdiff-profile: mixed
// bufdiff-choices: db130d53d5d148c3b0ef1745b4e3609131ed956b7f79b404132f5e0714532fcd89e80ae52cae2e64
// bufdiff-choices: 3e16301270e883afc9bee1c1b6efe5e8f259c811f3fefd44f8b30c44589ac070a7e076e37958988c
// bufdiff-choices: 0e8e99792072b84a1f08c5d96d93213d9d1ec135d311c951d2d5cb94ecace51e7c9bd9a323ef7ed2
// bufdiff-choices: f479ac82e76afafd3cfb2f72bd4c1eea26508cb845dc7c2338d45dc335b28abe681c6b1665bfe63d
// bufdiff-choices: c234b4a96597179edb10b3c5442ae87b6694e8699c65b67932b80b36abf4563ad5f681c9adc2c8e0
// bufdiff-choices: 089f50b690926692d2c50aee8eeddd84361bb900dddb53d17930e94498b23b35555a652a650084a9
// bufdiff-choices: 89a4a2bf95c0dac06c107de18417e05d749242b431799d7f01abaa
// bufdiff-features: 429 2820 6611 9479 10020 11162 11556 11751 13233 13424 14709 15671 15751 15929
// bufdiff-features: 16269 16455 16822 18166 18480 18667 19419 19985 20838 22280 23787 24184 24259
// bufdiff-features: 24968 26125 30666 34167 37038 37183 38202 38783 39026 40670 41591 41605 41984
// bufdiff-features: 42858 43092 43774 46203 47392 48598 51415 52322 52558 52807 52900 52946 54827
// bufdiff-features: 54964 54998 55003 55113 55463 56404 56667 60686 61944 63800 63929 64120 64235
// bufdiff-features: 66995 68355 69875 69965 71050 71306 74057 74257 76339 76373 76953 78283 78430
// bufdiff-features: 82552 84585 84922 85557 85843 86125 86562 86624 86643 88222 88732 89110 89780
// bufdiff-features: 89812 90585 90777 92022 93255 93318 93653 95273 95407 96562 96669 97131 97181
// bufdiff-features: 97715 98101 98501 99383 102788 104931 104958 105902 108012 109055 109144 109187
// bufdiff-features: 112929 113940 115801 116568 117183 117206 117336 117340 119334 120933 121632
// bufdiff-features: 126398 126932 129955 131528 133756 134449 137045 139810 141219 141238 142456
// bufdiff-features: 145605 148304 148647 150818 151404 151728 152233 153293 154946 155898 156460
// bufdiff-features: 158120 158897 160756 162948 162971 163044 165695 165719 167086 171053 174170
// bufdiff-features: 178165 179792 184030 185252 185275 185723 186257 188743 188790 190142 192595
// bufdiff-features: 192771 193116 193290 193505 193747 194134 197267 197392 197401 197837 200358
// bufdiff-features: 201601 202085 202241 204527 205434 208251 208637 210022 210461 211118 213275
// bufdiff-features: 214248 214769 215959 216969 217103 218064 219734 220035 220638 222809 223719
// bufdiff-features: 225985 227345 227395 228390 228936 229385 229699 230081 235433 235868 236094
// bufdiff-features: 236923 237281 240158 241256 243546 245673 246037 246543 249184 251560 252539
// bufdiff-features: 253512 253772 255520 256112 256688 257794 258375 261572
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<f32>, %arg1: f32, %arg2: f32) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<1.150000e+01> : tensor<f32>
    %0 = linalg.min ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%0 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = bufferization.alloc_tensor() copy(%0) : tensor<f32>
    return %0, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = linalg.rsqrt ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.copy ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<f32>
    return %arg2, %1, %0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0:3 = call @f3(%arg0, %arg0, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %cst = arith.constant -2.500000e+00 : f32
    %1:3 = call @f2(%arg1, %cst, %cst) : (tensor<f32>, f32, f32) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %extracted = tensor.extract %1#1[] : tensor<f32>
    %cst_0 = arith.constant 3.000000e+00 : f32
    %2 = arith.cmpf olt, %extracted, %cst_0 : f32
    %3 = arith.select %2, %arg1, %1#1 : tensor<f32>
    %cst_1 = arith.constant dense<[8.500000e+00, 9.500000e+00, 1.050000e+01]> : tensor<3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%cst_1 : tensor<3xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.cmpf ogt, %in, %out : f32
      %9 = arith.select %8, %in, %out : f32
      linalg.yield %9 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%1#1 : tensor<f32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.maximumf %in, %extracted : f32
      linalg.yield %8 : f32
    } -> tensor<f32>
    %7 = call @f1(%4) : (tensor<f32>) -> tensor<f32>
    return %7, %6, %1#2, %1#0, %0#2, %0#1, %0#0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

