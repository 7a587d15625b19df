// bufdiff-profile: single
// bufdiff-choices: f074b9e876318d1a61f618ac21ae81872f49c3636b8ae295a7676c9e51783a55fd380f1d15d9a3
// bufdiff-features: 2898 2945 4165 5973 7014 8813 10020 10819 11202 11304 11703 13233 13652 15639
// bufdiff-features: 15751 16640 16822 19419 19746 20686 22095 22280 25119 25148 26369 26568 27048
// bufdiff-features: 28814 30666 31492 32140 32615 34159 34167 34623 34647 35424 35507 36092 37007
// bufdiff-features: 37786 38783 39311 39981 40070 40712 42467 42728 42858 42984 46203 46995 47486
// bufdiff-features: 49397 49635 52807 52900 52958 53243 54203 54970 54998 55113 55777 55887 56087
// bufdiff-features: 57718 58024 60686 61452 63610 63642 63800 63929 64235 65581 66765 68355 69403
// bufdiff-features: 69987 71050 71490 72011 73289 74362 74507 74617 76953 77129 79229 79279 79389
// bufdiff-features: 84585 85713 85820 85843 86125 86937 88732 89780 90202 91074 93150 93255 94746
// bufdiff-features: 95705 96431 96464 97131 97318 97447 99228 99383 101264 102809 103315 104245
// bufdiff-features: 104931 107614 109086 109327 109445 110552 111976 112474 112800 112929 113414
// bufdiff-features: 113940 113959 114248 114547 114712 115231 115801 117293 118841 120145 120772
// bufdiff-features: 120920 121394 121467 122764 123148 123754 124839 125040 125702 125908 126398
// bufdiff-features: 127252 127834 128768 129058 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1) {
    %cst = arith.constant dense<7.250000e+00> : tensor<4x4xf32>
    %true = arith.constant true
    %0 = call @either2(%arg3, %cst, %true) : (tensor<4x4xf32>, tensor<4x4xf32>, i1) -> tensor<4x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%cst : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.mulf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<4x4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.cmpf one, %in, %out : f32
      %4 = arith.select %3, %in, %out : f32
      linalg.yield %4 : f32
    } -> tensor<4x4xf32>
    return %2, %1, %0, %true : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1
  }
  func.func private @either2(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: i1) -> tensor<4x4xf32> {
    %0 = arith.select %arg2, %arg0, %arg1 : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1) {
    %0:4 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1)
    return %0#0, %0#1, %0#2, %0#3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, i1
  }
}

