// bufdiff-profile: mixed
// bufdiff-choices: db130d53d5d148c3b0ef1745b4e3609131ed956b7f79b404132f5e0714532fcd89e80ae52cae2e64
// bufdiff-choices: 3e16301270e883afc9bee1c1b6efe5e8f259c811f3fefd44f8b30c44589ac070a7e076e37958988c
// bufdiff-choices: 0e8e99792072b84a1f08c5d96d93213d9d1ec135d311c951d2d5cb94ecace51e7c9bd9a323ef7ed2
// bufdiff-choices: f479ac82e76afafd3cfb2f72bd4c1eea26508cb845dc7c2338d45dc335b28abe681c6b1665bfe63d
// bufdiff-choices: c234b4a96597179edb10b3c5442ae87b6694e8699c65b67932b80b36abf4563ad5f681c9adc2c8e0
// bufdiff-choices: 089f50b690926692d2c50aee8eeddd84361bb900dddb53d17930e94498b23b35555a652a650084a9
// bufdiff-choices: 89a4a2bf95c0dac06c107d
// bufdiff-features: 429 2820 6611 9479 10020 11162 11556 11751 13233 13424 14709 15671 15751 15929
// bufdiff-features: 16269 16455 18166 18480 19419 19985 20838 22280 22448 23787 24184 24259 24968
// bufdiff-features: 26125 27556 29966 30666 34167 35163 37038 37183 37944 38202 38783 39816 40670
// bufdiff-features: 40712 41605 41984 43774 46203 47196 47392 48598 51851 52322 52558 52807 52900
// bufdiff-features: 54827 54964 55003 55113 55463 56404 58024 60686 63800 63929 64120 64235 64435
// bufdiff-features: 66995 68355 69007 69875 69965 71050 71306 74057 76339 76373 78283 78430 84585
// bufdiff-features: 84922 85557 85843 86125 86562 86643 88732 89780 89812 90585 90777 91074 92022
// bufdiff-features: 93255 93318 93653 95407 96562 96669 97131 99383 99874 101122 102788 102809
// bufdiff-features: 104931 104958 105902 107702 108350 109055 109144 109187 112756 112929 113940
// bufdiff-features: 115801 116568 117183 117206 117336 119334 119597 120933 121632 126932 129955
// bufdiff-features: 131528 134449 137045 139810 141219 141238 148647 150818 151404 151728 152233
// bufdiff-features: 153293 154946 156460 158120 158897 160756 162764 162948 163044 165695 165719
// bufdiff-features: 167086 169562 170873 171053 174170 178165 182966 184030 185723 186257 188743
// bufdiff-features: 188790 190142 190986 192771 193290 193505 195182 197267 197392 197401 197837
// bufdiff-features: 200358 202241 204527 205434 210022 210461 213275 214248 214769 215959 216969
// bufdiff-features: 217103 218064 218738 219734 222809 223719 225456 225985 227345 227395 228390
// bufdiff-features: 228936 229385 230081 230640 231257 234387 235433 235868 236094 237281 238863
// bufdiff-features: 240158 240539 241256 241521 242872 245380 245673 246037 246158 246543 251560
// bufdiff-features: 252539 255520 256112 256688 257794 258375 261572
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
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0:3 = call @f3(%arg1, %arg1, %arg1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+10 : f32
    %1:3 = call @f2(%cst, %cst_0, %cst_1) : (tensor<f32>, f32, f32) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %extracted = tensor.extract %1#1[] : tensor<f32>
    %cst_2 = arith.constant 1.000000e+00 : f32
    %2 = arith.cmpf une, %extracted, %cst_2 : f32
    %3 = arith.select %2, %cst, %1#1 : tensor<f32>
    %4 = call @f1(%cst) : (tensor<f32>) -> tensor<f32>
    return %0#0, %0#1, %0#2, %1#0, %1#2, %3, %4, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

