// bufdiff-profile: slices
// bufdiff-choices: c26914562e96c4f405263305e82605dfd36507ebc3c53844f783f1dfc27a8dce6ad6b51db85d1730
// bufdiff-choices: 944ada03b9dbd23b282cbdd49e9ebf66bfdb40db033a620fd06623196c661c509ea625dcf039b095
// bufdiff-choices: 8bc549f93a5f31b23003718734d35fcf923fa2c9515518237f4c59a016762dd321de9e9771a90c6a
// bufdiff-choices: b5ade82d955986ab06d23878d8465a70108038a2a2a87af0c68de933784c23956575386509bd21f6
// bufdiff-choices: fa122ed5a6147898087425ee30269e8d6ee62b1416c7d6125393c58231cb4ed275dd527c15c7bfcd
// bufdiff-choices: d120bce8d682f95f2344120766f566aae9511aaf1ced57f34b4fc9be340af48f17968a0901de0d4c
// bufdiff-choices: 79e349982650772e155ec65e56c7c20b6ce9d21d2baf3057a5154b7287056748dfef732f9f46866a
// bufdiff-choices: ae6bcbcc5e176d0ed8029d47b86c5fb153da3da61f389a781f088262b9d0b90839bd6431a1b43f55
// bufdiff-choices: 607f0a85874984ae85263c62d15786
// bufdiff-features: 27 472 2461 2898 3207 3579 4752 4790 4958 5187 5697 5973 6052 6510 6611 7404
// bufdiff-features: 9479 10819 10872 10968 11162 11304 11408 13169 13233 13406 13424 13949 14458
// bufdiff-features: 14884 15440 15751 15798 16269 16682 17232 18166 18602 18820 18952 19241 19570
// bufdiff-features: 19746 19979 21044 21883 21953 22109 22154 22221 22280 22355 22416 22824 23098
// bufdiff-features: 23787 24184 24259 24826 25119 25388 25429 25729 25735 26125 26464 26546 26568
// bufdiff-features: 27048 27766 27825 28047 28130 28856 29590 30232 30666 31143 31193 31328 31972
// bufdiff-features: 32085 32301 32509 32615 33005 33400 33530 34167 34479 34623 34647 35268 35610
// bufdiff-features: 35933 36014 36092 36101 36784 36887 36935 37183 37251 37786 38202 38783 39150
// bufdiff-features: 39927 40712 41055 41164 41984 42398 42984 43153 43171 43387 43499 43774 43942
// bufdiff-features: 44522 45710 46203 46686 46995 47093 47230 47392 47488 47762 47779 48451 48577
// bufdiff-features: 48598 48974 49638 49657 50312 50633 50972 51469 52322 52558 52762 52807 52900
// bufdiff-features: 52958 53614 54180 54418 54651 54964 54970 54998 55185 56348 56404 57718 58024
// bufdiff-features: 58308 58319 58773 59070 60686 60836 61251 61340 61350 61375 61628 61699 61880
// bufdiff-features: 62218 62306 62500 62675 63046 63071 63800 63929 64120 64716 64748 64959 66195
// bufdiff-features: 66422 66546 66765 66929 68355 68457 68755 69032 69875 69987 70437 70873 71050
// bufdiff-features: 71169 71306 71361 71851 72363 73455 73802 74255 74362 74617 74833 75134 75361
// bufdiff-features: 75975 76052 76258 76328 76339 76953 77428 78283 78430 78950 79229 79334 79389
// bufdiff-features: 79538 79682 80533 81039 81303 81443 81707 81736 82011 82135 82203 82453 83194
// bufdiff-features: 83339 83466 83525 83584 84585 84887 85047 85576 85668 85681 85843 86125 86770
// bufdiff-features: 86992 87576 87585 87601 87923 88662 88732 88958 88999 89026 89109 89110 89445
// bufdiff-features: 89732 89780 89812 89928 90090 90585 90777 91737 92194 92647 92858 92919 93255
// bufdiff-features: 93844 94755 94913 94988 95182 95285 95289 95507 96021 96716 97318 97447 97715
// bufdiff-features: 97864 98501 99009 99383 99568 101264 101867 102024 102204 102580 103315 103339
// bufdiff-features: 104123 104315 104931 105700 105950 108038 108055 108148 108165 108169 108800
// bufdiff-features: 108977 109086 109187 109923 110128 110136 110613 110772 110780 110859 112929
// bufdiff-features: 114547 114604 114783 114990 115471 116549 117235 117336 117423 117513 117724
// bufdiff-features: 117858 118769 119065 119345 119845 120295 121394 121467 121626 121632 122169
// bufdiff-features: 122519 122668 122764 124448 125040 125854 127167 127922 128438 128456 128768
// bufdiff-features: 128907 129106 129630 130933
#map = affine_map<(d0) -> (1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f4(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, f32) {
    %0 = linalg.copy ins(%arg2 : tensor<i32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.for %arg3 = %c0 to %c0 step %c1 iter_args(%arg4 = %0, %arg5 = %arg0, %arg6 = %0) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
      %2 = bufferization.alloc_tensor() copy(%arg4) : tensor<i32>
      %3:2 = func.call @f1(%arg5) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
      %c-1_i32 = arith.constant -1 : i32
      %from_elements = tensor.from_elements %c-1_i32 : tensor<i32>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%from_elements, %arg1 : tensor<i32>, tensor<i32>) outs(%arg6 : tensor<i32>) -> tensor<i32>
      %5 = linalg.copy ins(%3#0 : tensor<i32>) outs(%arg5 : tensor<i32>) -> tensor<i32>
      scf.yield %arg4, %5, %4 : tensor<i32>, tensor<i32>, tensor<i32>
    }
    %cst = arith.constant 1.000000e+10 : f32
    return %1#2, %1#1, %cst : tensor<i32>, tensor<i32>, f32
  }
  func.func private @f2(%arg0: tensor<2xi32>, %arg1: f32) -> (tensor<1x2xi32>, i32) {
    %c0 = arith.constant 0 : index
    %c7_i32 = arith.constant 7 : i32
    %inserted = tensor.insert %c7_i32 into %arg0[%c0] : tensor<2xi32>
    %expanded = tensor.expand_shape %inserted [[0, 1]] output_shape [1, 2] : tensor<2xi32> into tensor<1x2xi32>
    return %expanded, %c7_i32 : tensor<1x2xi32>, i32
  }
  func.func @f1(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %generated = tensor.generate  {
      %extracted = tensor.extract %arg0[] : tensor<i32>
      %5 = arith.trunci %extracted : i32 to i1
      %false = arith.constant false
      %6 = arith.xori %5, %false : i1
      %true = arith.constant true
      %7 = arith.remui %6, %true : i1
      tensor.yield %7 : i1
    } : tensor<i1>
    %0 = tensor.empty() : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.select ins(%generated, %arg0, %1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %3 = tensor.empty() : tensor<i32>
    %4 = linalg.copy ins(%arg0 : tensor<i32>) outs(%3 : tensor<i32>) -> tensor<i32>
    return %4, %2 : tensor<i32>, tensor<i32>
  }
  func.func private @f3(%arg0: tensor<2xi32>) -> (tensor<i32>, tensor<2xi32>, tensor<1x2xi32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%arg0 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.minsi %in, %out : i32
      linalg.yield %6 : i32
    } -> tensor<2xi32>
    %cst = arith.constant dense<1> : tensor<i32>
    %cst_0 = arith.constant 1.000000e+01 : f32
    %1:2 = call @f2(%arg0, %cst_0) : (tensor<2xi32>, f32) -> (tensor<1x2xi32>, i32)
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.copy ins(%cst : tensor<i32>) outs(%2 : tensor<i32>) -> tensor<i32>
    %4 = tensor.empty() : tensor<2xi32>
    %5 = linalg.copy ins(%0 : tensor<2xi32>) outs(%4 : tensor<2xi32>) -> tensor<2xi32>
    return %3, %5, %1#0 : tensor<i32>, tensor<2xi32>, tensor<1x2xi32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<1x2xi32>, tensor<1xi32>) {
    %0 = tensor.empty() : tensor<2xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = linalg.fill ins(%c-128_i32 : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
    %inserted_slice = tensor.insert_slice %1 into %1[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    %2:3 = call @f4(%arg1, %arg1, %arg1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, f32)
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<6> : tensor<1xi32>
    %cast = tensor.cast %cst : tensor<1xi32> to tensor<?xi32>
    %inserted_slice_0 = tensor.insert_slice %cast into %inserted_slice[0] [%c1] [%c1] : tensor<?xi32> into tensor<2xi32>
    %cst_1 = arith.constant 3.000000e+00 : f32
    %3 = arith.cmpf ule, %2#2, %cst_1 : f32
    scf.if %3 {
      %c3 = arith.constant 3 : index
      %5 = tensor.empty(%c3) : tensor<2x?xf32>
      %6 = linalg.fill ins(%2#2 : f32) outs(%5 : tensor<2x?xf32>) -> tensor<2x?xf32>
      %cst_2 = arith.constant dense<[[8.500000e+00], [7.500000e+00]]> : tensor<2x1xf32>
      %7 = tensor.empty() : tensor<3x3xf32>
      %8 = linalg.fill ins(%2#2 : f32) outs(%7 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %9 = linalg.conv_2d ins(%8, %cst_2 : tensor<3x3xf32>, tensor<2x1xf32>) outs(%6 : tensor<2x?xf32>) -> tensor<2x?xf32>
    } else {
    }
    %4:3 = call @f3(%inserted_slice) : (tensor<2xi32>) -> (tensor<i32>, tensor<2xi32>, tensor<1x2xi32>)
    return %2#0, %2#1, %inserted_slice_0, %4#0, %4#1, %4#2, %cst : tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<1x2xi32>, tensor<1xi32>
  }
}

