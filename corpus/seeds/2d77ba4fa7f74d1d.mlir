// bufdiff-profile: calls
// bufdiff-choices: 0be597227c505c64755cbc27187e2ec2fac749c039f72203a8799eb535b38e6f8005f18feddc6a3b
// bufdiff-choices: 1d5d08e33c7234910f04de93bb83b331e38a9a409fbee8328cb96323e470f1ffdca5f690c56c64ae
// bufdiff-choices: a1b7fa6405c3b69b6afa666a72524ce904fcc593baacea454fa1b50fbcf76e51ad5d0d0466dfa3a1
// bufdiff-choices: 666d834d6cae29435cf69156a1c72f1ba329d912fdc68a9fc71dacac4f13e56980af2ba83b4756e9
// bufdiff-choices: 096d703aca7163d722faca8e8d3258ffe70df782acbb83076c47c9c1f14c9301126f
// bufdiff-features: 1150 3207 3470 3751 4796 4984 6611 7384 7877 10819 10968 11162 11408 12638
// bufdiff-features: 13233 13390 14454 14884 15440 15751 15903 15957 16048 16289 16405 16640 16675
// bufdiff-features: 18330 19508 20023 21283 21382 22095 22154 22221 22280 23692 23787 24259 24747
// bufdiff-features: 24826 25082 25388 26253 26568 26940 27048 27825 27924 28814 29590 29774 29968
// bufdiff-features: 30666 31039 31143 31851 31972 32509 32918 33400 33769 34167 34268 34623 34647
// bufdiff-features: 35507 35744 36784 37786 39397 39927 40297 40712 41904 42282 42344 42858 44491
// bufdiff-features: 45017 45819 46203 46283 46832 46995 47392 47488 48974 49450 50450 50887 50894
// bufdiff-features: 51211 51415 51603 52062 52150 52322 52558 52807 52900 52958 53243 54180 54651
// bufdiff-features: 54970 54998 55113 55185 55887 57718 58303 59070 60698 61280 61350 61375 61556
// bufdiff-features: 61699 62362 62701 63642 63800 64119 64120 64235 64959 64976 65778 66195 66422
// bufdiff-features: 66664 66765 66995 67388 68355 68457 68614 69032 69987 71050 71169 72011 72674
// bufdiff-features: 72975 73140 74034 74057 74255 74354 74362 74617 74864 75134 76339 76700 78138
// bufdiff-features: 78283 78430 79099 79229 81039 81303 81612 81736 82203 82267 83253 84887 85681
// bufdiff-features: 85738 85843 86125 88999 89110 89780 89812 91529 91737 92194 92365 92568 92647
// bufdiff-features: 94755 94913 96464 97219 97318 97864 97924 98501 99009 99221 99383 99568 99969
// bufdiff-features: 100059 100650 100720 104303 104658 104931 105857 107412 107425 107614 108173
// bufdiff-features: 109467 110136 110552 111073 111234 111815 112800 113209 113940 115471 115990
// bufdiff-features: 117206 117235 117336 119876 121394 121467 122764 124657 124839 125040 125163
// bufdiff-features: 125175 126398 127259 127306 127562 127922 128768 128916 129089 129556 129630
// bufdiff-features: 130010
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<4x5xf32>) -> (tensor<3xi64>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<3xi64>) {
    %cast = tensor.cast %arg1 : tensor<4x5xf32> to tensor<4x?xf32>
    %0 = call @f1(%cast, %arg0, %arg0) : (tensor<4x?xf32>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    affine.parallel (%arg2) = (0) to (2) {
      %c2 = arith.constant 2 : index
      %extracted_slice_2 = tensor.extract_slice %0[%c2] [1] [1] : tensor<3xi64> to tensor<i64>
    }
    %cast_0 = tensor.cast %arg1 : tensor<4x5xf32> to tensor<4x?xf32>
    %1 = call @f1(%cast_0, %arg0, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4x?xf32>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x5xf32>) outs(%arg1, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32, %out_2: f32):
      %4 = arith.cmpf olt, %out, %in : f32
      %5 = arith.select %4, %out, %in : f32
      %cst = arith.constant 1.000000e+01 : f32
      %6 = arith.minimumf %out_2, %cst : f32
      linalg.yield %5, %6 : f32, f32
    } -> (tensor<4x5xf32>, tensor<4x5xf32>)
    %cast_1 = tensor.cast %arg1 : tensor<4x5xf32> to tensor<?x?xf32>
    %c1_i32 = arith.constant 1 : i32
    %3:3 = call @f2(%cast_1, %c1_i32) : (tensor<?x?xf32>, i32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
    %extracted_slice = tensor.extract_slice %arg0[0] [3] [1] : tensor<3xi64> to tensor<3xi64>
    return %1, %2#0, %2#1, %3#0, %3#1, %3#2, %extracted_slice : tensor<3xi64>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<3xi64>
  }
  func.func @f2(%arg0: tensor<?x?xf32>, %arg1: i32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %3 = tensor.empty(%dim_0, %dim) : tensor<?x?xf32>
    %4 = linalg.copy ins(%arg0 : tensor<?x?xf32>) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1, %4, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @f1(%arg0: tensor<4x?xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3xi64>) -> tensor<3xi64> {
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg2 : tensor<3xi64> to tensor<?xi64>
    %inserted_slice = tensor.insert_slice %cast into %arg2[0] [%c3] [1] : tensor<?xi64> into tensor<3xi64>
    return %inserted_slice : tensor<3xi64>
  }
}

