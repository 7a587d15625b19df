// bufdiff-profile: calls
// bufdiff-choices: 14313072ff97d41e8ed44c084a20f1cce8ef711b685ec8a11fa6160e42c8f3cc62f3e43cd826e6a3
// bufdiff-choices: 4a0a801cba66e8194e6880d9f5b3be42b81a53bd31fb22c9942d1d3a410547db751576ceaa5672c8
// bufdiff-choices: 8b8c9091eb6e7d547e9cbf59224a547e032e694308a3ba67540e5e237de67967a4b00bf35c063583
// bufdiff-choices: ccd125631fa01af192653e5bbbfdf5fb7532a96e09bbc1fae216ffe43315a8a7b13f30e33de9c9a5
// bufdiff-choices: ca737eb7a33c8e7622f370
// bufdiff-features: 9479 11162 11556 11759 12125 12638 13233 13424 14704 15671 15751 16005 16269
// bufdiff-features: 18166 21522 22280 24747 26568 27766 30666 31143 34159 34167 36784 37183 38202
// bufdiff-features: 40311 40712 41605 41984 44132 45664 46203 47392 47779 49657 50894 51851 52558
// bufdiff-features: 52807 52856 52900 54658 54827 54964 56404 60686 63800 64120 64235 64435 66422
// bufdiff-features: 68355 68408 69965 71050 72450 74057 74336 76339 76953 77261 78283 78430 81736
// bufdiff-features: 84922 85843 86125 86357 88635 88732 89780 90777 94557 95407 96194 98501 99383
// bufdiff-features: 100059 104931 107412 107425 109187 110780 112929 114139 115778 117183 117506
// bufdiff-features: 119588 121632 125850 125971 128916 129630 131528 133297 134279 139524 142509
// bufdiff-features: 146512 146814 147477 148647 151728 152233 153293 155898 156460 158120 159421
// bufdiff-features: 159796 160756 163687 165695 165719 166037 167086 168323 168766 168833 168858
// bufdiff-features: 170469 172683 174170 175451 176066 176851 178067 182283 183645 184030 186959
// bufdiff-features: 188358 188790 192422 192771 192852 193290 193760 193773 195619 196031 196048
// bufdiff-features: 196349 198460 202241 205434 205953 208017 208947 210022 210363 210406 212375
// bufdiff-features: 212779 213275 214744 215959 216969 217455 218064 218480 219393 224075 228390
// bufdiff-features: 228936 229194 230081 230640 233667 235141 235144 236024 236216 236238 236986
// bufdiff-features: 239241 242955 245380 246543 246966 250415 250917 252466 252539 256247 259720
// bufdiff-features: 259840 260161 260550 261572
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
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<3x3x3xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x?x?xf32>, tensor<f32>) {
    %cast = tensor.cast %arg1 : tensor<3x3x3xf32> to tensor<3x?x?xf32>
    %0:3 = call @f2(%cast, %arg0, %arg0) : (tensor<3x?x?xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3x?x?xf32>)
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 3.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_read %arg1[%c1, %c1, %c2], %cst : tensor<3x3x3xf32>, vector<2xf32>
    %2 = vector.transfer_write %1, %0#2[%c1, %c2, %c2] : vector<2xf32>, tensor<3x?x?xf32>
    %cast_0 = tensor.cast %arg1 : tensor<3x3x3xf32> to tensor<3x?x?xf32>
    %3 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %2[%c1, %c0, %c2] : tensor<3x?x?xf32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %cst_1 = arith.constant dense<5.500000e+00> : tensor<f32>
    %5:3 = call @f2(%cast_0, %4, %cst_1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3x?x?xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3x?x?xf32>)
    return %0#1, %5#0, %5#1, %5#2, %0#0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x?x?xf32>, tensor<f32>
  }
}

