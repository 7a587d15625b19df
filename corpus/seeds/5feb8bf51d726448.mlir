// bufdiff-profile: types
// bufdiff-choices: d360d4171647c5876a336b666da8451383f6b8ee31a2358002c3f4981eb766df8859bd6bfb74443d
// bufdiff-choices: d2ae358eef597d285748e05238dcd502c79b75cbac2e24592e61702aa24624e4c30e127be1b3d0d2
// bufdiff-choices: 16afa71d47d1a097304143aa58bf07eed011b8ae7e30528a17d364ecf95f0065e3aa6f88c91d6438
// bufdiff-choices: 62afcd4038590b4b303dbe0c02d7588e7fd952afe865c3488dccb71d62ab21976853494593c1a519
// bufdiff-choices: 6e62178e4a427fe61491a45e78776341e79508221d0809dd1b6326446bdc31907e6fbefec21b7fa0
// bufdiff-choices: e81af705673a7a4bf5428caf0530d017cd3615a9064969321ae97caa82fa4dec42b27f480efd4ec7
// bufdiff-choices: 90ecb8507f35c45100a3a7940cedce5861ccd449a2887ba5579bec22c466414f6f438812f096093a
// bufdiff-choices: d8acb8463e9322f17e1dd3a87fdc1602c8617fa9ec5d83ccb42c94101e40a16b3806439920f8fa30
// bufdiff-choices: 4392d5383366dd99ab916a6e7dd09d4555b66f2666f20bc476b986bf0fd03ee3161fca2b0afc4806
// bufdiff-choices: 063827e784043404ae4eb296a5ff8e398564914395d00238a044008eda03981e31a0facb7a05b3a2
// bufdiff-choices: 401e42b8d03fde3d3ecb589924d6594c7666238d15c184a9517b84d97ec16c3b755a
// bufdiff-features: 600 927 1209 1552 1796 1854 2898 4795 4883 5197 5201 5206 5466 5973 6237 6611
// bufdiff-features: 6831 7097 7122 7987 8091 9088 9443 9479 10027 10166 10203 10384 10968 11162
// bufdiff-features: 11538 11873 12970 13021 13047 13233 13424 13915 14454 15037 15440 15570 15751
// bufdiff-features: 15903 15989 16058 16269 16371 16405 16960 17667 18166 18602 18774 19332 19363
// bufdiff-features: 19833 19979 20003 20556 21318 21493 21623 21991 22070 22221 22280 22448 22554
// bufdiff-features: 23090 23643 23787 23797 23874 24025 24330 24812 24826 25082 25388 25518 25729
// bufdiff-features: 25962 26546 26568 27048 27254 27585 27825 28276 28413 28564 28853 29001 29066
// bufdiff-features: 29684 29968 30020 30293 30625 31543 31727 31972 32085 32232 32477 32509 32615
// bufdiff-features: 32633 33068 33400 33530 34167 34301 34564 34623 34647 34818 35163 36448 36542
// bufdiff-features: 36784 36927 37136 37183 37251 37314 37786 38227 38228 38682 38783 39457 39927
// bufdiff-features: 40479 40712 40737 40953 41679 41707 41984 42282 42344 42728 42891 43229 43929
// bufdiff-features: 44163 44522 44615 44775 45002 45617 46203 46283 46832 46995 47392 47735 48033
// bufdiff-features: 48162 48360 48463 48598 48667 48974 49468 49956 50450 50894 51211 51266 51341
// bufdiff-features: 51383 51752 51821 52148 52218 52322 52558 52807 52829 52900 52925 52958 53244
// bufdiff-features: 53451 53469 54385 54499 54651 54936 55185 55573 55870 56404 56633 57718 58118
// bufdiff-features: 58769 59070 59448 61350 61523 61556 61699 61848 61969 62166 63071 63340 63929
// bufdiff-features: 64110 64119 64120 64370 64784 64959 64991 65189 65320 66195 66320 66422 66630
// bufdiff-features: 66788 67160 68233 68355 68457 68992 69235 69500 69875 69987 70644 70896 71013
// bufdiff-features: 71169 71259 71306 71701 71928 72413 72629 73289 73455 73802 74057 74362 74507
// bufdiff-features: 74617 76127 76339 76953 77148 77252 77389 77872 78283 78430 78651 78828 78950
// bufdiff-features: 78975 79174 79229 79389 79850 80256 80404 80794 81238 81443 81707 81736 81801
// bufdiff-features: 82135 82186 82203 82565 82940 83194 83497 83549 84585 84783 84887 85054 86125
// bufdiff-features: 86427 86463 86511 86645 86827 87156 87173 87199 87774 88081 88732 89026 89151
// bufdiff-features: 89178 89357 89780 89812 89919 90819 91566 91737 92022 92194 92229 92344 92647
// bufdiff-features: 93027 93255 93944 93994 94384 94456 95507 96273 97715 97864 98194 98275 98501
// bufdiff-features: 99294 99374 99383 100059 100269 101258 101823 102204 102847 103383 103851
// bufdiff-features: 104118 104303 104315 104405 104439 104790 104931 104968 104981 105704 105837
// bufdiff-features: 106731 107412 107425 108349 108441 108869 109055 109086 109923 110136 110552
// bufdiff-features: 110695 110816 111024 111721 112065 112500 112797 112929 113868 113943 114547
// bufdiff-features: 114801 115471 115550 115890 115894 116109 116125 116471 116491 117235 117336
// bufdiff-features: 118884 119597 119845 120049 120349 120706 120885 121188 121394 121467 121538
// bufdiff-features: 121632 122163 122197 122374 122668 122670 122724 122764 122865 123204 123567
// bufdiff-features: 124448 124484 125265 125854 126549 126864 127324 127383 127426 128074 128597
// bufdiff-features: 128768 128915 128916 129398 129404 130124 130204 130500
module {
  func.func private @f2(%arg0: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>, bf16) {
    %0 = scf.execute_region -> tensor<f8E5M2> {
      %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f8E5M2> into tensor<1x1xf8E5M2>
      %3 = tensor.empty() : tensor<f8E5M2>
      %cst_0 = arith.constant dense<false> : tensor<i1>
      %cst_1 = arith.constant dense<8.000000e+00> : tensor<f8E5M2>
      %4 = linalg.select ins(%cst_0, %arg0, %cst_1 : tensor<i1>, tensor<f8E5M2>, tensor<f8E5M2>) outs(%3 : tensor<f8E5M2>) -> tensor<f8E5M2>
      %5 = linalg.reciprocal ins(%cst_1 : tensor<f8E5M2>) outs(%arg0 : tensor<f8E5M2>) -> tensor<f8E5M2>
      scf.yield %5 : tensor<f8E5M2>
    }
    %1 = tensor.empty() : tensor<f8E5M2>
    %2 = linalg.copy ins(%arg0 : tensor<f8E5M2>) outs(%1 : tensor<f8E5M2>) -> tensor<f8E5M2>
    %cst = arith.constant 0.000000e+00 : bf16
    return %0, %2, %cst : tensor<f8E5M2>, tensor<f8E5M2>, bf16
  }
  func.func private @f1(%arg0: tensor<2x4xbf16>) -> (tensor<2x4xbf16>, tensor<2x4xbf16>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant dense<[[8.500000e+00], [9.500000e+00]]> : tensor<2x1xbf16>
    %inserted_slice = tensor.insert_slice %cst into %arg0[0, %c2] [2, 1] [1, 1] : tensor<2x1xbf16> into tensor<2x4xbf16>
    %cst_0 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %cst_1 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
    %cst_2 = arith.constant 9.999220e+09 : bf16
    %0 = vector.broadcast %cst_2 : bf16 to vector<4xbf16>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = vector.scatter %inserted_slice[%c1, %c0] [%cst_0], %cst_1, %0 : tensor<2x4xbf16>, vector<4xi32>, vector<4xi1>, vector<4xbf16> -> tensor<2x4xbf16>
    %2 = tensor.empty() : tensor<2x4xbf16>
    %3 = linalg.copy ins(%inserted_slice : tensor<2x4xbf16>) outs(%2 : tensor<2x4xbf16>) -> tensor<2x4xbf16>
    return %1, %3 : tensor<2x4xbf16>, tensor<2x4xbf16>
  }
  func.func private @f3(%arg0: tensor<f8E5M2>) -> (tensor<1x1x1x1x2xi32>, tensor<1x?x?x?x2xi32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %generated = tensor.generate %c2, %c1, %c1 {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index):
      %7 = arith.index_cast %arg1 : index to i32
      %8 = arith.index_cast %arg2 : index to i32
      %9 = arith.index_cast %arg3 : index to i32
      %10 = arith.index_cast %arg4 : index to i32
      %11 = arith.index_cast %arg5 : index to i32
      %12 = arith.andi %7, %8 : i32
      %13 = arith.muli %12, %9 : i32
      %14 = arith.ori %13, %10 : i32
      %15 = arith.maxsi %14, %11 : i32
      tensor.yield %15 : i32
    } : tensor<1x?x?x?x2xi32>
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %c2) : tensor<1x?x1x1x?xi32>
    %c3_i32 = arith.constant 3 : i32
    %1 = linalg.fill ins(%c3_i32 : i32) outs(%0 : tensor<1x?x1x1x?xi32>) -> tensor<1x?x1x1x?xi32>
    %2 = tensor.empty(%c1, %c2, %c2, %c1) : tensor<?x?x?x?x2xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %generated[%c0, %c0, %c0, %c0, %c1] : tensor<1x?x?x?x2xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<?x?x?x?x2xi32>) -> tensor<?x?x?x?x2xi32>
    %c100_i32 = arith.constant 100 : i32
    %4 = linalg.conv_2d_nhwgc_gfhwc_q ins(%1, %3, %c100_i32, %extracted : tensor<1x?x1x1x?xi32>, tensor<?x?x?x?x2xi32>, i32, i32) outs(%generated : tensor<1x?x?x?x2xi32>) -> tensor<1x?x?x?x2xi32>
    %5 = arith.index_cast %extracted : i32 to index
    %6 = arith.remui %5, %c2 : index
    %extracted_slice = tensor.extract_slice %3[%c0, %6, 1, 0, 0] [1, 1, 1, 1, 2] [1, 1, %c1, 1, 1] : tensor<?x?x?x?x2xi32> to tensor<1x1x1x1x2xi32>
    return %extracted_slice, %4 : tensor<1x1x1x1x2xi32>, tensor<1x?x?x?x2xi32>
  }
  func.func private @f4(%arg0: tensor<?x4xbf16> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> (tensor<?x4xbf16>, tensor<?x4xbf16>) {
    %cst = arith.constant 7.250000e+00 : bf16
    %0 = linalg.fill ins(%cst : bf16) outs(%arg0 : tensor<?x4xbf16>) -> tensor<?x4xbf16>
    %cast = tensor.cast %arg0 : tensor<?x4xbf16> to tensor<?x?xbf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xbf16>
    %extracted_slice = tensor.extract_slice %0[0, %c0] [%dim, 1] [1, 1] : tensor<?x4xbf16> to tensor<?xbf16>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<?xbf16>) outs(%arg0 : tensor<?x4xbf16>) dimensions = [1] 
    %1 = tensor.empty(%dim) : tensor<?x4xbf16>
    %2 = linalg.copy ins(%broadcasted : tensor<?x4xbf16>) outs(%1 : tensor<?x4xbf16>) -> tensor<?x4xbf16>
    return %arg0, %2 : tensor<?x4xbf16>, tensor<?x4xbf16>
  }
  func.func @main(%arg0: tensor<2x4xbf16>, %arg1: tensor<2x4xbf16> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg2: memref<f8E5M2>, %arg3: memref<2x4xbf16>) -> (tensor<3x2x?xbf16>, tensor<3x3x3xbf16>, tensor<2x4xbf16>, tensor<2x4xbf16>, tensor<f8E5M2>, tensor<1x1x1x1x2xi32>, tensor<1x?x?x?x2xi32>, tensor<?x4xbf16>, bf16, bf16) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<3x2x?xbf16>
    %cst = arith.constant 1.000000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<3x2x?xbf16>) -> tensor<3x2x?xbf16>
    %2 = tensor.empty() : tensor<3x3x3xbf16>
    %3 = linalg.fill ins(%cst : bf16) outs(%2 : tensor<3x3x3xbf16>) -> tensor<3x3x3xbf16>
    %4 = linalg.batch_matmul ins(%1, %3 : tensor<3x2x?xbf16>, tensor<3x3x3xbf16>) outs(%1 : tensor<3x2x?xbf16>) -> tensor<3x2x?xbf16>
    %5 = tensor.empty() : tensor<f8E5M2>
    %cst_0 = arith.constant 9.600000e+01 : f8E5M2
    %6 = linalg.fill ins(%cst_0 : f8E5M2) outs(%5 : tensor<f8E5M2>) -> tensor<f8E5M2>
    bufferization.materialize_in_destination %6 in restrict writable %arg2 : (tensor<f8E5M2>, memref<f8E5M2>) -> ()
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %7:3 = scf.while (%arg4 = %c0, %arg5 = %4, %arg6 = %3) : (index, tensor<3x2x?xbf16>, tensor<3x3x3xbf16>) -> (index, tensor<3x2x?xbf16>, tensor<3x3x3xbf16>) {
      %12 = arith.cmpi ult, %arg4, %c2 : index
      scf.condition(%12) %arg4, %arg5, %arg6 : index, tensor<3x2x?xbf16>, tensor<3x3x3xbf16>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<3x2x?xbf16>, %arg6: tensor<3x3x3xbf16>):
      %12 = arith.addi %arg4, %c1 : index
      %cast_1 = tensor.cast %4 : tensor<3x2x?xbf16> to tensor<3x?x3xbf16>
      %inserted_slice = tensor.insert_slice %cast_1 into %arg6[0, 0, 0] [3, %c2, 3] [1, 2, 1] : tensor<3x?x3xbf16> into tensor<3x3x3xbf16>
      %13 = linalg.batch_matmul ins(%3, %3 : tensor<3x3x3xbf16>, tensor<3x3x3xbf16>) outs(%inserted_slice : tensor<3x3x3xbf16>) -> tensor<3x3x3xbf16>
      %14 = tensor.empty() : tensor<2xbf16>
      %15 = linalg.pooling_nwc_sum ins(%13, %14 : tensor<3x3x3xbf16>, tensor<2xbf16>) outs(%arg5 : tensor<3x2x?xbf16>) -> tensor<3x2x?xbf16>
      scf.yield %12, %15, %13 : index, tensor<3x2x?xbf16>, tensor<3x3x3xbf16>
    }
    %8:2 = call @f1(%arg0) : (tensor<2x4xbf16>) -> (tensor<2x4xbf16>, tensor<2x4xbf16>)
    %9:3 = call @f2(%6) : (tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>, bf16)
    %10:2 = call @f3(%9#0) : (tensor<f8E5M2>) -> (tensor<1x1x1x1x2xi32>, tensor<1x?x?x?x2xi32>)
    %cast = tensor.cast %arg0 : tensor<2x4xbf16> to tensor<?x4xbf16>
    %11:2 = call @f4(%cast) : (tensor<?x4xbf16>) -> (tensor<?x4xbf16>, tensor<?x4xbf16>)
    return %7#1, %7#2, %8#0, %8#1, %9#1, %10#0, %10#1, %11#0, %9#2, %cst : tensor<3x2x?xbf16>, tensor<3x3x3xbf16>, tensor<2x4xbf16>, tensor<2x4xbf16>, tensor<f8E5M2>, tensor<1x1x1x1x2xi32>, tensor<1x?x?x?x2xi32>, tensor<?x4xbf16>, bf16, bf16
  }
}

