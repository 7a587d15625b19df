// bufdiff-profile: idioms
// bufdiff-choices: 22f07da7f9dc86baa2a1a64725e1d5d5e4115ba35d178aa1f67f876e8a41deea4213ff7bba2beb8a
// bufdiff-choices: ac0c23e03809556434ac1cb7811035d65c72185cee114e5569b263e307181a521bc103322175afc4
// bufdiff-choices: 8790d53a5694534aa4fe62307807881b58d70e50c8c1b6ea4d1008d41cbe8442210fd7176a87e585
// bufdiff-choices: c8b1d82bc05784b8968f8e5f14e7647e15faef130bd47d6e2c47a6a106e48e6bd22c8e45c70bb31d
// bufdiff-choices: 57d0d0269e4d97230b1087926a80c8acf7805ff1a257f0b90d91af7c0d74ae0d7325dc6e673a338b
// bufdiff-choices: c541e2a141fec5c0f8105bff593dcdf60cb113f8a7e1b0
// bufdiff-features: 1403 2898 3207 3579 4462 4752 5619 5915 5973 6118 6363 6787 7404 7847 8452 9479
// bufdiff-features: 10819 11044 11162 11441 11751 12170 12276 12824 12932 13074 13387 14454 15440
// bufdiff-features: 15751 16405 16640 16675 17899 18355 18480 19628 20220 22221 22280 22448 22801
// bufdiff-features: 22824 23143 23222 23289 24393 24747 24795 24826 25119 25388 26023 26568 27048
// bufdiff-features: 27056 27132 27825 28524 28814 29590 29684 30293 30539 30902 31899 31972 32358
// bufdiff-features: 34167 34564 34623 34647 34960 36784 37251 37509 37786 38434 39397 40712 42344
// bufdiff-features: 43258 43460 43839 44240 44505 46139 46154 46203 46995 47156 47392 47933 48333
// bufdiff-features: 48974 49135 49186 49332 49627 50894 51341 51415 51498 52322 52410 52558 52706
// bufdiff-features: 52900 52958 53180 53244 53252 53553 53659 53964 54998 55463 55887 56208 56524
// bufdiff-features: 57718 59070 60417 60686 61375 61452 61556 61628 61699 61944 62675 63062 63071
// bufdiff-features: 63929 64110 64119 64120 64335 64959 64976 65726 65878 66195 66422 66995 67388
// bufdiff-features: 68355 68484 69032 69081 69094 69184 69403 70544 70644 71168 71169 72011 72413
// bufdiff-features: 72674 72975 73289 73802 74057 74362 74450 74616 74672 75748 76677 77317 77910
// bufdiff-features: 78180 78283 78430 78533 78950 79389 79972 80533 81612 81736 82011 82135 83194
// bufdiff-features: 84127 84585 84853 84887 85820 86125 86562 87199 87666 88662 88732 89780 89812
// bufdiff-features: 90097 91737 92194 92976 93318 93832 94156 94656 94687 94696 95273 95407 95930
// bufdiff-features: 96351 96464 96986 97096 97131 97219 97669 97864 98194 98291 98501 99009 99228
// bufdiff-features: 99383 99568 101041 102788 102897 104790 104931 105857 105858 106209 108169
// bufdiff-features: 109086 109144 109932 110162 110552 110561 111721 111883 111976 112474 112917
// bufdiff-features: 112929 113041 113084 115471 115711 115990 117618 118884 119597 120933 121394
// bufdiff-features: 121467 122730 123160 124839 125040 125175 125908 125943 126179 127813 128456
// bufdiff-features: 128768 128916 129107 129398 129462 130191 130595 130602 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<?xi32>) -> (tensor<2xi32>, tensor<?xi32>) {
    %0 = tensor.empty() : tensor<2x1xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<?xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<2x1xi32>) -> tensor<2x1xi32>
    %2 = tensor.empty() : tensor<2xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<2xi32>) -> tensor<2xi32>
    %4 = linalg.vecmat ins(%3, %1 : tensor<2xi32>, tensor<2x1xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    return %3, %4 : tensor<2xi32>, tensor<?xi32>
  }
  func.func @main(%arg0: tensor<3x3xi64>, %arg1: i32) -> (tensor<2xi32>, tensor<3x3xi64>, tensor<?x3xi64>, tensor<1x2xi64>, tensor<?x3xi64>, tensor<3x3xi64>, tensor<3x?xi64>, tensor<?xi32>) {
    %0:2 = call @both2(%arg0, %arg0) : (tensor<3x3xi64>, tensor<3x3xi64>) -> (tensor<3x3xi64>, tensor<3x3xi64>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c0, %c1] : tensor<3x3xi64>
    %extracted_slice = tensor.extract_slice %arg0[1, 1] [1, 2] [1, 1] : tensor<3x3xi64> to tensor<1x2xi64>
    %1 = linalg.copy ins(%extracted_slice : tensor<1x2xi64>) outs(%extracted_slice : tensor<1x2xi64>) -> tensor<1x2xi64>
    %2 = tensor.empty() : tensor<3x3xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x3xi64>) outs(%2 : tensor<3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %6 = arith.cmpi ule, %in, %extracted : i64
      %7 = arith.select %6, %in, %extracted : i64
      linalg.yield %7 : i64
    } -> tensor<3x3xi64>
    %c3 = arith.constant 3 : index
    %4 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg0) -> (tensor<3x3xi64>) {
      %extracted_slice_3 = tensor.extract_slice %arg3[0, 0] [3, %c3] [1, 1] : tensor<3x3xi64> to tensor<3x?xi64>
      %6 = linalg.fill ins(%extracted : i64) outs(%extracted_slice_3 : tensor<3x?xi64>) -> tensor<3x?xi64>
      %inserted_slice = tensor.insert_slice %6 into %arg3[0, 0] [3, %c3] [1, 1] : tensor<3x?xi64> into tensor<3x3xi64>
      scf.yield %inserted_slice : tensor<3x3xi64>
    }
    %cst = arith.constant dense<3> : tensor<1xi32>
    %cast = tensor.cast %cst : tensor<1xi32> to tensor<?xi32>
    %5:2 = call @f1(%cast) : (tensor<?xi32>) -> (tensor<2xi32>, tensor<?xi32>)
    %cast_0 = tensor.cast %3 : tensor<3x3xi64> to tensor<?x3xi64>
    %cast_1 = tensor.cast %0#1 : tensor<3x3xi64> to tensor<?x3xi64>
    %cast_2 = tensor.cast %4 : tensor<3x3xi64> to tensor<3x?xi64>
    return %5#0, %4, %cast_0, %1, %cast_1, %0#0, %cast_2, %5#1 : tensor<2xi32>, tensor<3x3xi64>, tensor<?x3xi64>, tensor<1x2xi64>, tensor<?x3xi64>, tensor<3x3xi64>, tensor<3x?xi64>, tensor<?xi32>
  }
  func.func private @both2(%arg0: tensor<3x3xi64>, %arg1: tensor<3x3xi64>) -> (tensor<3x3xi64>, tensor<3x3xi64>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x3xi64>, tensor<3x3xi64>) outs(%arg0 : tensor<3x3xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.maxui %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<3x3xi64>
    %1 = linalg.min ins(%arg0, %arg1 : tensor<3x3xi64>, tensor<3x3xi64>) outs(%arg1 : tensor<3x3xi64>) -> tensor<3x3xi64>
    return %0, %1 : tensor<3x3xi64>, tensor<3x3xi64>
  }
}

