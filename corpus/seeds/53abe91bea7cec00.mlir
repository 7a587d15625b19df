// bufdiff-profile: calls
// bufdiff-choices: 14313072ff97d41e8ed44c084a20f1cce8ef711b685ec8a11fa6160e42c8f3cc62f3e43cd826e6a3
// bufdiff-choices: 4a0a801cba66e8194e6880d9f5b3be42b81a53bd31fb22c9942d1d3a410547db751576ceaa5672c8
// bufdiff-choices: 8b8c9091eb6e7d547e9cbf59224a547e032e694308a3ba67540e5e237de67967a4b00bf35c063583
// bufdiff-choices: ccd125631fa01af192653e5bbbfdf5fb7532a96e09bbc1fae216ffe43315a8a7b13f30e33de9c9a5
// bufdiff-choices: ca737eb7a33c8e7622f370
// bufdiff-features: 706 1150 9238 11556 12638 12932 13233 13424 15671 15751 15989 16005 16269 16371
// bufdiff-features: 18166 22280 24747 26087 26546 26568 29590 30293 30666 31143 34159 34167 36784
// bufdiff-features: 36797 37183 38202 39927 41605 41984 42344 44132 44491 46203 46522 47392 47779
// bufdiff-features: 49635 49657 50894 52062 52558 52807 52900 53716 54658 54827 54964 56404 58024
// bufdiff-features: 60686 62362 63800 64119 64235 66422 68355 68408 69965 71050 74057 74864 76331
// bufdiff-features: 76339 76953 77261 77389 78430 81736 84922 85843 86125 86357 88732 89780 90777
// bufdiff-features: 94557 98170 98501 99383 100059 104931 108641 109187 110780 112929 117183 120049
// bufdiff-features: 121132 121632 123204 125850 128916 129630 131528 132156 133297 134279 139524
// bufdiff-features: 142040 146512 146792 147477 148647 151728 152233 153293 156460 158120 159796
// bufdiff-features: 163687 165695 165719 167086 168766 168833 168858 170469 172683 174170 175451
// bufdiff-features: 176782 177355 177904 181522 184030 186959 188790 191476 192418 192628 192771
// bufdiff-features: 192852 193290 193773 195619 196048 196349 198460 201059 202241 205434 210406
// bufdiff-features: 212375 212628 213275 216969 217455 218064 220517 223640 225827 228061 228390
// bufdiff-features: 228936 230081 230640 233667 234387 235144 236216 239241 242955 245619 246543
// bufdiff-features: 250415 250917 252539 253836 256247 258331 259840 260161
module {
  func.func private @f1(%arg0: tensor<f32>) -> f32 {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    return %cst : f32
  }
  func.func @f2(%arg0: tensor<3x?x?xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3x?x?xf32>) {
    %0 = call @f1(%arg2) : (tensor<f32>) -> f32
    %1 = linalg.copy ins(%arg1 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %0 into %arg2[] : tensor<f32>
    %2 = bufferization.alloc_tensor() copy(%1) : tensor<f32>
    return %inserted, %2, %arg0 : tensor<f32>, tensor<f32>, tensor<3x?x?xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<f32>, tensor<f32>, tensor<3x2xf32>) {
    %cast = tensor.cast %arg1 : tensor<3x3x3xf32> to tensor<3x?x?xf32>
    %0:3 = call @f2(%cast, %arg0, %arg0) : (tensor<3x?x?xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3x?x?xf32>)
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %0#2[0, 0, 1] [3, 3, %c2] [1, 1, %c1] : tensor<3x?x?xf32> to tensor<3x3x?xf32>
    %cast_0 = tensor.cast %extracted_slice : tensor<3x3x?xf32> to tensor<3x?x?xf32>
    %inserted_slice = tensor.insert_slice %cast_0 into %arg1[0, 0, %c1] [3, %c3, %c2] [1, 1, %c1] : tensor<3x?x?xf32> into tensor<3x3x3xf32>
    %extracted_slice_1 = tensor.extract_slice %0#2[0, %c2, 0] [3, 1, 2] [1, 1, 2] : tensor<3x?x?xf32> to tensor<3x2xf32>
    return %inserted_slice, %0#1, %0#0, %extracted_slice_1 : tensor<3x3x3xf32>, tensor<f32>, tensor<f32>, tensor<3x2xf32>
  }
}

