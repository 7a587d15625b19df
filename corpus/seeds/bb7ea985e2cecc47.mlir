// bufdiff-profile: loops
// bufdiff-choices: 06bd34957b69e9374438f8bc7caae1a183a2ef47ac51062b277a36eeb56d5c32e39538a31ef2221a
// bufdiff-choices: 368f1e789a54ef1a37ae654f09b66938b2fb9a4043f5f196ec004fdce35ee362ca44041b60828cfa
// bufdiff-choices: a7f11ee12f8f0a9d089d9427e9257c33f7d23b20e1316bab19b4d5073b9f75822795f3ebf60d3d03
// bufdiff-choices: 7f1999fcbd05ec3e06e024a9e1412d59948b40b64debe9c322a5c6
// bufdiff-features: 27 1084 3579 6476 8235 9479 11321 11441 11583 12058 13233 15751 17836 18984
// bufdiff-features: 19241 20254 21044 21579 21825 21883 21991 22280 22323 22952 24268 25388 26181
// bufdiff-features: 26568 26600 27048 29590 30389 30549 31193 31328 31864 32809 33005 34167 34268
// bufdiff-features: 34623 34647 35096 35289 35906 36101 36721 36887 36909 38754 40297 40643 40712
// bufdiff-features: 42094 42344 43387 43520 43552 43942 44904 45031 46203 46832 47230 47392 47583
// bufdiff-features: 49635 49638 51534 51647 52062 52558 52900 52958 53504 53716 55887 56524 59270
// bufdiff-features: 59620 61340 61556 61699 61880 62701 63642 64601 64959 65817 66422 67375 67388
// bufdiff-features: 68355 69147 69236 69987 71953 72629 74538 75975 78283 78430 78950 79024 79099
// bufdiff-features: 79288 79782 80894 81556 81819 82317 83105 83127 83657 84887 86125 86645 87585
// bufdiff-features: 88337 88732 89250 90543 90777 92970 94687 95285 96570 96989 97768 98975 99009
// bufdiff-features: 99738 100167 103118 103646 103851 104123 104253 104580 104931 106314 106323
// bufdiff-features: 106691 107323 110780 112065 112068 112800 114165 115471 115728 116549 117235
// bufdiff-features: 118769 119345 119835 119844 119876 121307 121394 121585 122367 122764 122788
// bufdiff-features: 124637 125638 125921 126179 126321 127551 128335 128768 129262 129288 130287
// bufdiff-features: 130574
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<3x3x3xf32>, %arg2: i32) -> (tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>, tensor<4xi32>) {
    %0 = arith.index_cast %arg2 : i32 to index
    %c4 = arith.constant 4 : index
    %1 = arith.remui %0, %c4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg0, %arg6 = %arg1) -> (tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>) {
      %3 = bufferization.alloc_tensor() copy(%arg6) : tensor<3x3x3xf32>
      %4 = linalg.powf ins(%arg1, %3 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg6 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %5 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg4, %arg1 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%4 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %inserted = tensor.insert %arg2 into %arg5[%arg3] : tensor<4xi32>
      %extracted = tensor.extract %inserted[%c1] : tensor<4xi32>
      %mapped = linalg.map ins(%arg0 : tensor<4xi32>) outs(%inserted : tensor<4xi32>)
        (%in: i32, %init: i32) {
          %c-3_i32 = arith.constant -3 : i32
          %12 = arith.addi %in, %c-3_i32 : i32
          linalg.yield %12 : i32
        }
      %cst = arith.constant 1.000000e+01 : f32
      %6 = linalg.fill ins(%cst : f32) outs(%arg4 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %7 = arith.index_cast %arg2 : i32 to index
      %c3 = arith.constant 3 : index
      %8 = arith.remui %7, %c3 : index
      %extracted_0 = tensor.extract %6[%8, %c0, %c1] : tensor<3x3x3xf32>
      %9 = tensor.empty(%c3) : tensor<3x3x?xf32>
      %10 = linalg.fill ins(%extracted_0 : f32) outs(%9 : tensor<3x3x?xf32>) -> tensor<3x3x?xf32>
      %11 = linalg.erf ins(%10 : tensor<3x3x?xf32>) outs(%6 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      scf.yield %11, %mapped, %5 : tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>
    }
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xi32> to tensor<4xi32>
    return %2#2, %2#1, %2#0, %extracted_slice : tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>, tensor<4xi32>
  }
}

