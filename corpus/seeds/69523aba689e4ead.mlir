// bufdiff-profile: idioms
// bufdiff-choices: 6d100db791b0bc891a5bf9dd0645b34007b1910828ad1db5da4bf043212fd3ee266bc2147f91a781
// bufdiff-choices: 4d9ec121133d9ba32c3563a989d3cf0019356677ca9b319181cc6aa8c59823b3f2a7aededabdfe64
// bufdiff-choices: 7b47ec43d4e3135e297663df17626d630d3fe4713569c9ddae0a660f5cc3f1a3a8d8c0de877dd24d
// bufdiff-choices: 10012fa7cb35165170d6256ea8cac707537e8ec767611f5b42e5bed874c5e9b9187ce763386febdb
// bufdiff-choices: 63963d674c77153b19b60a72ba33098ce219ef6a1cd267b120b22bfdc8ede574ed876b0ccff4ca9c
// bufdiff-choices: 4141584693c606e4788169118a3a8ef2ae20e24d505c4a951c0b192ed2bbaebbe77eabf36489855e
// bufdiff-choices: 77901c393ae2479410496846bbf332badc8bffb03e72d9e0a27f5a3d04ee65b5661d2eea523a4429
// bufdiff-choices: c4564ce70d28c3918b0e1140d4ddcd0f8c65350d1d9eff9bc7909d66a26126735a
// bufdiff-features: 103 294 1777 2898 3207 3398 4958 5973 6360 6611 7014 7160 8416 8960 9034 9479
// bufdiff-features: 10166 11162 11589 12981 13231 13233 13689 14015 15440 15751 15929 16675 17987
// bufdiff-features: 18147 18408 18486 19441 20023 20516 20838 22062 22095 22824 23874 24081 24135
// bufdiff-features: 24194 24225 24259 24826 25388 26568 26663 27048 27725 27825 28079 28138 28349
// bufdiff-features: 29229 29590 29684 29966 29968 30209 30305 30666 30725 31668 31876 31899 31972
// bufdiff-features: 32123 32819 32918 33170 34159 34167 34268 34564 34647 34858 34902 36394 36784
// bufdiff-features: 37568 37694 37786 38490 40065 40123 40390 40712 42282 42467 43098 45779 45855
// bufdiff-features: 46203 46995 47392 47486 47736 48974 51415 52042 52150 52322 52558 52807 52900
// bufdiff-features: 52946 52950 52958 53243 53252 53781 54180 54651 54970 54998 55113 55130 55185
// bufdiff-features: 55887 57064 57718 57890 58024 59070 60302 60686 61169 61350 61375 61699 62701
// bufdiff-features: 63062 63071 63681 63800 63915 64120 64235 64959 65076 65496 66195 66422 66765
// bufdiff-features: 66995 68355 68400 68993 69987 70023 70529 71050 71928 72157 72629 72674 73016
// bufdiff-features: 73140 73249 73330 73417 73619 73802 74000 74362 74382 74507 74617 74833 74942
// bufdiff-features: 76227 76339 77253 77307 78283 78430 78950 79024 79389 79931 80089 80211 80894
// bufdiff-features: 81047 81556 81623 81736 82135 82186 82203 82459 83322 83634 83760 84887 85843
// bufdiff-features: 86031 86125 87563 87585 87923 88212 88380 89109 89110 89780 89812 89859 90070
// bufdiff-features: 90198 90726 91737 91770 92194 92647 93360 93875 93917 94178 94913 95273 95285
// bufdiff-features: 95407 95705 97318 97864 97924 98501 99009 99056 99221 99568 100059 100906
// bufdiff-features: 100980 101264 101280 103315 104253 104303 104315 104405 104931 105858 106314
// bufdiff-features: 106382 106608 107425 109328 109467 109732 109836 111101 111584 112176 112474
// bufdiff-features: 112929 113209 113295 113327 113374 113940 114541 114547 115471 115801 116312
// bufdiff-features: 117206 117235 117336 118876 119206 119455 119640 120049 120686 121250 121394
// bufdiff-features: 121467 122764 123719 124657 125308 125397 125908 126770 128456 128768 128916
// bufdiff-features: 129743 130042 130951
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<3x2xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<3x3xf32>) -> (tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) {
    %0 = linalg.abs ins(%arg1 : tensor<2x3x2xf32>) outs(%arg1 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %padded = tensor.pad %arg2 low[0, 2] high[1, 2] {
    ^bb0(%arg3: index, %arg4: index):
      %cst = arith.constant 7.250000e+00 : f32
      tensor.yield %cst : f32
    } : tensor<3x3xf32> to tensor<4x7xf32>
    %1 = tensor.empty() : tensor<2x3x2xf32>
    %2 = linalg.copy ins(%arg1 : tensor<2x3x2xf32>) outs(%1 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %3 = tensor.empty() : tensor<2x3x2xf32>
    %4 = linalg.copy ins(%arg1 : tensor<2x3x2xf32>) outs(%3 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    return %0, %2, %4 : tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>
  }
  func.func @f1(%arg0: tensor<?x?x2xf32>, %arg1: f32, %arg2: tensor<3x3xf32>) -> tensor<?x?x2xf32> {
    %0 = linalg.rsqrt ins(%arg0 : tensor<?x?x2xf32>) outs(%arg0 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x2xf32>
    %c1 = arith.constant 1 : index
    %1 = arith.cmpi uge, %dim, %c1 : index
    %2 = scf.if %1 -> (tensor<?x?x2xf32>) {
      %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x2xf32>
      %c2 = arith.constant 2 : index
      %3 = tensor.empty(%dim, %dim_0, %c2) : tensor<?x?x?xf32>
      %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %5 = tensor.empty(%dim) : tensor<?x2xf32>
      %6 = linalg.fill ins(%arg1 : f32) outs(%5 : tensor<?x2xf32>) -> tensor<?x2xf32>
      %7 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map, #map1, #map] ins(%4, %6 : tensor<?x?x?xf32>, tensor<?x2xf32>) outs(%0 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
      scf.yield %7 : tensor<?x?x2xf32>
    } else {
      %mapped = linalg.map { arith.minimumf } ins(%arg0, %0 : tensor<?x?x2xf32>, tensor<?x?x2xf32>) outs(%0 : tensor<?x?x2xf32>)
      scf.yield %mapped : tensor<?x?x2xf32>
    }
    return %2 : tensor<?x?x2xf32>
  }
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<3x3xf32>) -> (tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<?x?x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %0:2 = call @twice3(%arg0) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %1 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%0#0 : tensor<?x?xf32>) outs(%0#0 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.maximumf %in, %out : f32
      linalg.yield %13 : f32
    } -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c1, %c2, %c0] : tensor<2x3x2xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %4 = arith.cmpf une, %extracted, %cst : f32
    %5 = scf.if %4 -> (tensor<?x?xf32>) {
      scf.yield %3 : tensor<?x?xf32>
    } else {
      scf.yield %0#0 : tensor<?x?xf32>
    }
    %6 = linalg.reciprocal ins(%1 : tensor<?x?xf32>) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %7 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%0#0 : tensor<?x?xf32>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %9 = tensor.empty() : tensor<2x1x2xf32>
    %cst_1 = arith.constant 5.000000e-01 : f32
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %cast = tensor.cast %10 : tensor<2x1x2xf32> to tensor<?x?x2xf32>
    %11 = call @f1(%cast, %extracted, %arg2) : (tensor<?x?x2xf32>, f32, tensor<3x3xf32>) -> tensor<?x?x2xf32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<3x2xf32>
    %12:3 = call @f2(%cst_2, %arg1, %arg2) : (tensor<3x2xf32>, tensor<2x3x2xf32>, tensor<3x3xf32>) -> (tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>)
    return %12#2, %12#1, %12#0, %11, %8, %6, %5 : tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<?x?x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func private @twice3(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    return %arg0, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>
  }
}

