// bufdiff-profile: slices
// bufdiff-choices: ae0a0198aee7cec964a932f1a2d6b6fd2db54fd3d526dfdee13c69a4fcad2dceb63c9dce7b9d9906
// bufdiff-choices: 76ad486c2cb0854197c62c1d2df981bf720686e8d977ecf4e4b5d3ca67338d19a3ff7838e83c85df
// bufdiff-choices: dbf42b043fe67cb29318dc4da17283612efc7cefe269ec1f606ff18e9c9d4b83fa3369447304df9a
// bufdiff-choices: c1c5dba25cf0751349a19b7a1b611bcdc3f9303e4c5b8cb7b06b0432a20260d82c4a3d20175496aa
// bufdiff-choices: 41333cc1ae449860cd2ecbd5f08ff797300e30ae68759374cfe1737769a05a3d2e800d4bf8eb16a7
// bufdiff-choices: 698fe068ff413b8a8de59174b62cbc74716af84f000e2fb6097409b78180112004517d0b3ae96dcb
// bufdiff-choices: ea67515bdb114b7aa1239c61c9b2bd77
// bufdiff-features: 706 901 2684 2898 4984 5809 5973 6163 6405 6412 6611 9407 9479 11162 11202
// bufdiff-features: 13233 13390 13552 14454 15440 15751 15791 16269 16582 18166 18588 19104 19137
// bufdiff-features: 19332 19508 20023 21382 22448 24184 24259 24572 25119 25269 25388 26568 27048
// bufdiff-features: 27556 27766 27825 28724 28856 29277 29667 29684 29809 29968 30666 31208 31692
// bufdiff-features: 31972 33242 33530 34167 34623 34647 34678 35744 36014 36784 37251 37490 37743
// bufdiff-features: 37786 38783 40712 41679 41854 42282 42350 42467 43148 45263 45617 46110 46203
// bufdiff-features: 46686 46995 47093 47392 47713 48598 48865 48974 49657 49675 52218 52322 52558
// bufdiff-features: 52573 52807 52900 52958 53041 53243 53244 53944 54651 54998 55007 55185 56404
// bufdiff-features: 56599 56626 56711 57054 57383 57718 58024 58206 59070 59291 59448 59770 60113
// bufdiff-features: 60698 60897 61251 61350 61523 61699 61944 62218 62675 62701 62912 63071 63127
// bufdiff-features: 63610 64110 64120 64235 64959 66195 66422 66664 66765 66777 68355 69032 69094
// bufdiff-features: 69449 69817 69987 70036 70074 70119 70437 71013 71050 71169 71259 71306 72363
// bufdiff-features: 72403 72674 73140 73289 73292 73455 73582 73802 74057 74083 74362 74399 74617
// bufdiff-features: 74942 77693 78041 78182 78430 78839 79229 79334 79389 81611 81736 82011 82135
// bufdiff-features: 82552 82762 83194 84322 84347 84585 84853 84922 85843 86125 86992 87014 87199
// bufdiff-features: 88662 88732 89315 89780 89812 90082 90495 90585 91529 91566 91737 92022 92647
// bufdiff-features: 93255 94178 94253 94322 94912 94913 95407 96273 96375 97081 97318 97447 97715
// bufdiff-features: 97864 97924 98194 98501 98704 99009 99221 99228 99383 99568 99757 100050 100258
// bufdiff-features: 100843 101823 101987 102204 103315 103327 104303 104658 104931 105700 105858
// bufdiff-features: 106352 107425 107805 108165 108173 108686 109086 109187 109624 110552 110780
// bufdiff-features: 111054 111252 111800 112474 112929 113657 113901 114547 114783 115337 115471
// bufdiff-features: 115711 117235 117336 119334 119597 120049 120687 121394 121467 123012 123160
// bufdiff-features: 124448 124657 125040 125163 125397 125603 125908 126932 128456 128768 128916
// bufdiff-features: 129398 129946 130010
#map = affine_map<() -> ()>
module {
  func.func private @f4(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<?x?xf32>) {
    %c6 = arith.constant 6 : index
    %0 = tensor.empty(%c6, %c6) : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c1] : tensor<6x6xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<6x6xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    return %2, %1 : tensor<6x6xf32>, tensor<?x?xf32>
  }
  func.func @f2(%arg0: tensor<?x?xf32>, %arg1: tensor<f32>) -> (tensor<?x?xf32>, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.log ins(%1 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %2, %cst : tensor<?x?xf32>, f32
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<1x1xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.divf %in, %in_0 : f32
      linalg.yield %1 : f32
    } -> tensor<f32>
    %expanded = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    return %expanded : tensor<1x1xf32>
  }
  func.func private @f3(%arg0: tensor<f32>) -> (tensor<1x1xf32>, tensor<1x1xf32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
    %expanded = tensor.expand_shape %inserted [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %0 = call @f1(%inserted) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = tensor.empty() : tensor<1x1xf32>
    %2 = linalg.copy ins(%expanded : tensor<1x1xf32>) outs(%1 : tensor<1x1xf32>) -> tensor<1x1xf32>
    return %0, %2 : tensor<1x1xf32>, tensor<1x1xf32>
  }
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}) -> (tensor<?x6xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<?x?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<?x?xf32>, f32, f32) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0 = math.absf %extracted : f32
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_0 = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %expanded_1 = tensor.expand_shape %expanded [[0, 1], [2]] output_shape [1, 1, 1] : tensor<1x1xf32> into tensor<1x1x1xf32>
    %collapsed_2 = tensor.collapse_shape %expanded_1 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
    %cast = tensor.cast %expanded_0 : tensor<1x1xf32> to tensor<?x?xf32>
    %1:2 = call @f2(%cast, %arg0) : (tensor<?x?xf32>, tensor<f32>) -> (tensor<?x?xf32>, f32)
    %2:2 = call @f3(%arg0) : (tensor<f32>) -> (tensor<1x1xf32>, tensor<1x1xf32>)
    %cst = arith.constant dense<2.000000e+00> : tensor<6x6xf32>
    %3:2 = call @f4(%cst) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<?x?xf32>)
    %cast_3 = tensor.cast %3#0 : tensor<6x6xf32> to tensor<?x6xf32>
    return %cast_3, %2#1, %2#0, %1#0, %collapsed_2, %collapsed, %expanded, %3#1, %1#1, %extracted : tensor<?x6xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<?x?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<?x?xf32>, f32, f32
  }
}

