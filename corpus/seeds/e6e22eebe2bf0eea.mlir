// bufdiff-profile: idioms
// bufdiff-choices: b08dfd9b2f80f618728f8ba7ddb131234ced8be12ca3a944bf82b7a200684abc2dd058f19cea3b55
// bufdiff-choices: bfb9c2ed508771872124a2a491930386533d858bdcd9a666c6bc01de5acb7797f8dfc82d22f7ceed
// bufdiff-choices: 5d2d2be961133eb5fbba6084fae87eead239767344959fa0bba0a73161925a42b99ac1116a1022ba
// bufdiff-choices: 1584d2fb1109c2822f3c9c9584722116f2cf3cff95e5765a83a7bfff3a1cfc631e7148af3fec950e
// bufdiff-choices: d04a698c86da1703c0e1062ef8d100d40d0b7028f60e10598678c918a410078505158293bc8c4af7
// bufdiff-choices: 95a8282ffa11254e5229ea28300bbc4143cea51dae43a0a2c6fc4c43a5eaefc77cffaf3e96e996d2
// bufdiff-choices: 94171c6e2df665a594d66a9872a425d3e9714b4bbc038f15bca9f8f5d01fa3cfb5f7469c6ed58cfc
// bufdiff-choices: b4627d389a8e4adab21ac89f93dc2bc1d545ebbcbce885603bb96d98e769afc32ee9b2dea1e556e8
// bufdiff-choices: fb5230bf8ef53bbe5d46f1a6dea56e02dfdc3cd55f072497f8acb16d464d196b62a2d3f7408ea37a
// bufdiff-choices: 469aa7eed7fc224299f95328f86038efa43762971ee31c6e9b5dc901d6b66085482dbc6d9f98a765
// bufdiff-choices: b43b51c8da88c0123bb5637f0e51eff5714eee7ee98b50a717a7a8b2575e81e2921dabb4da81e7d7
// bufdiff-choices: 3cf45bd1f477aac09113ca8879aa78b95623580a8e9833cc690231182d6dc404f74be0ba5e942f2e
// bufdiff-choices: 504d948f47a00d1e5d7d0d75491274ed473c8154ea107a8dd5d932328ed76ae416df60dbc122b69a
// bufdiff-choices: 42ad4cff6550b8f7baabe353182cc2f6eb3d9d0f3fc93f9ee7d0532f5b6363166f9e4596dc0f0373
// bufdiff-choices: 9186264874ddca
// bufdiff-features: 294 641 1150 1333 1502 2374 2898 2945 3233 3257 3562 3751 4165 5127 5197 5201
// bufdiff-features: 5973 5981 6002 6926 7323 7847 8021 8241 8938 9230 9479 10533 10819 10936 10968
// bufdiff-features: 11162 11304 11408 11441 12133 12276 12638 13233 13390 13849 14015 14241 14454
// bufdiff-features: 14925 15440 15720 15751 15791 15903 15929 16371 16428 16675 16834 16975 17107
// bufdiff-features: 17342 18004 18077 18330 18588 19164 19419 19508 19746 19902 20261 20686 20749
// bufdiff-features: 20838 20864 21161 21382 21658 21752 21911 22095 22221 22280 22448 24289 24826
// bufdiff-features: 25119 25297 25388 25675 25818 25962 26023 26087 26253 26464 26483 26546 26568
// bufdiff-features: 26922 27048 27056 27825 28276 28349 28564 28814 28914 28986 29123 29590 29667
// bufdiff-features: 29684 29968 30293 30659 30666 30670 30688 31208 31246 31425 31430 31899 31936
// bufdiff-features: 31972 32615 33023 33234 33514 33530 34069 34167 34233 34301 34564 34623 34647
// bufdiff-features: 36561 36578 36784 36901 37231 37289 37743 37786 38227 38401 38783 39338 39747
// bufdiff-features: 39927 40044 40311 40392 40479 40712 40841 42344 42467 42469 42728 43022 43098
// bufdiff-features: 43442 44132 44505 44522 44587 44835 44839 44994 45159 45453 45541 45552 45710
// bufdiff-features: 45765 45910 46203 46283 46832 46995 47392 47782 48974 48991 49635 49657 49956
// bufdiff-features: 50450 50894 52042 52062 52148 52322 52558 52741 52807 52900 52958 53180 53244
// bufdiff-features: 53249 53252 53469 53777 54651 54936 54970 54998 55593 55887 56668 57050 57103
// bufdiff-features: 57498 57548 57718 57751 58024 58190 58725 59070 59291 59448 59791 59925 60693
// bufdiff-features: 60698 61350 61556 61699 61944 61969 62433 62688 62701 62912 63062 63071 63249
// bufdiff-features: 63326 63610 63642 63800 63915 63929 63949 64110 64119 64120 64235 64435 64959
// bufdiff-features: 65272 65499 65778 66195 66320 66422 66623 66664 66765 66777 66995 66996 67526
// bufdiff-features: 68355 68782 69032 69449 69987 70119 70437 70471 71162 71168 71259 71928 72243
// bufdiff-features: 72280 72629 72674 73117 73141 73289 73455 73802 74354 74362 74507 74617 74864
// bufdiff-features: 74881 74919 75205 75921 76009 76334 76339 76378 76677 77047 77129 77389 77617
// bufdiff-features: 77872 77875 78030 78138 78283 78430 78828 78838 78950 79024 79291 79389 79850
// bufdiff-features: 80553 80894 81047 81303 81467 81556 81736 81956 82135 82182 82267 82317 82467
// bufdiff-features: 83194 83488 83549 83565 84585 84808 84853 84887 85843 86078 86125 86173 86710
// bufdiff-features: 86827 86989 87215 87408 87563 87666 87895 87923 88679 88732 89315 89422 89445
// bufdiff-features: 89780 89812 90141 91289 91529 91633 91737 91958 92194 92568 92615 94178 94253
// bufdiff-features: 94405 94961 94981 95407 95596 95603 95705 96103 96244 96296 96882 96989 97318
// bufdiff-features: 97447 97864 97924 98201 98386 98501 98754 98879 99009 99221 99228 99383 99525
// bufdiff-features: 99568 99723 99738 99757 100059 100073 100404 101264 101832 103056 103315 103490
// bufdiff-features: 103644 103790 104069 104253 104312 104405 104446 104931 105579 105857 105858
// bufdiff-features: 106314 106610 107206 107412 107425 107624 107783 108038 108122 108169 108173
// bufdiff-features: 108210 109086 109426 109732 110140 110552 110780 111024 111976 112474 112800
// bufdiff-features: 112929 113020 113041 113327 113605 113901 114308 114386 114547 114712 115026
// bufdiff-features: 115155 115471 115823 115894 116312 116431 117112 117235 117411 117506 117509
// bufdiff-features: 117857 117914 119120 119340 119343 119405 119597 119736 119876 120049 120406
// bufdiff-features: 121132 121394 121467 121682 122227 122398 122764 123012 123014 124448 125040
// bufdiff-features: 125136 125163 125908 126330 127096 127553 128362 128456 128713 128768 128916
// bufdiff-features: 129435 129630 129811 129894 130010 130530 130535 130571 130642 130933 130942
// bufdiff-features: 131025 131056
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x3x3xi64>, %arg1: tensor<2x3x3xi64>, %arg2: tensor<2x3x3xi64>) -> (tensor<?x3x3xi64>, tensor<2x3x3xi64>, tensor<2x1x3xi64>, tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x3x3xi64>, tensor<2x2x1xi64>, tensor<2x3x3xi64>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c0, 2] [2, 2, 1] [%c1, 1, 1] : tensor<2x3x3xi64> to tensor<2x2x1xi64>
    %0 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg2) -> (tensor<2x3x3xi64>) {
      %7 = arith.cmpi uge, %arg3, %c1 : index
      %8 = scf.if %7 -> (tensor<2x3x3xi64>) {
        %cast_2 = tensor.cast %arg2 : tensor<2x3x3xi64> to tensor<?x?x?xi64>
        %dim = tensor.dim %cast_2, %c0 : tensor<?x?x?xi64>
        %dim_3 = tensor.dim %cast_2, %c1 : tensor<?x?x?xi64>
        %c3_4 = arith.constant 3 : index
        %expanded = tensor.expand_shape %cast_2 [[0], [1], [2, 3]] output_shape [%dim, %dim_3, %c3_4, %c1] : tensor<?x?x?xi64> into tensor<?x?x?x?xi64>
        %extracted_slice_5 = tensor.extract_slice %expanded[%c0, 0, 0, 0] [1, 3, 3, %c1] [1, 1, 1, 1] : tensor<?x?x?x?xi64> to tensor<3x3x?xi64>
        %cast_6 = tensor.cast %extracted_slice_5 : tensor<3x3x?xi64> to tensor<?x?x?xi64>
        %broadcasted = linalg.broadcast ins(%cast_6 : tensor<?x?x?xi64>) outs(%expanded : tensor<?x?x?x?xi64>) dimensions = [0] 
        %collapsed = tensor.collapse_shape %broadcasted [[0], [1], [2, 3]] : tensor<?x?x?x?xi64> into tensor<?x?x?xi64>
        %generated = tensor.generate %c3_4 {
        ^bb0(%arg5: index, %arg6: index):
          %22 = arith.index_cast %arg5 : index to i64
          %23 = arith.index_cast %arg6 : index to i64
          %24 = arith.addi %22, %23 : i64
          %c3_i64 = arith.constant 3 : i64
          %25 = arith.shli %24, %c3_i64 : i64
          tensor.yield %25 : i64
        } : tensor<2x?xi64>
        %cast_7 = tensor.cast %generated : tensor<2x?xi64> to tensor<?x?xi64>
        %broadcasted_8 = linalg.broadcast ins(%cast_7 : tensor<?x?xi64>) outs(%collapsed : tensor<?x?x?xi64>) dimensions = [2] 
        %15 = tensor.empty() : tensor<2x3x3xi64>
        %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x3xi64>) outs(%15 : tensor<2x3x3xi64>) {
        ^bb0(%in: i64, %out: i64):
          %c-1_i64 = arith.constant -1 : i64
          %22 = arith.cmpi uge, %in, %c-1_i64 : i64
          %23 = arith.select %22, %in, %c-1_i64 : i64
          linalg.yield %23 : i64
        } -> tensor<2x3x3xi64>
        %17 = tensor.empty() : tensor<2x4xi64>
        %c2_i64 = arith.constant 2 : i64
        %18 = linalg.fill ins(%c2_i64 : i64) outs(%17 : tensor<2x4xi64>) -> tensor<2x4xi64>
        %c7_i64 = arith.constant 7 : i64
        %19:2 = func.call @f2(%18, %c7_i64, %18) : (tensor<2x4xi64>, i64, tensor<2x4xi64>) -> (tensor<?x?xi64>, tensor<2x?xi64>)
        %c2_9 = arith.constant 2 : index
        %20 = arith.index_castui %7 : i1 to index
        %21 = arith.remui %20, %c3_4 : index
        %inserted = tensor.insert %c7_i64 into %arg2[%c1, %c2_9, %21] : tensor<2x3x3xi64>
        scf.yield %inserted : tensor<2x3x3xi64>
      } else {
        %cst_2 = arith.constant dense<-1> : tensor<3x2x3xi64>
        %transposed = linalg.transpose ins(%cst_2 : tensor<3x2x3xi64>) outs(%arg2 : tensor<2x3x3xi64>) permutation = [1, 2, 0] 
        scf.yield %transposed : tensor<2x3x3xi64>
      }
      %extracted_slice_0 = tensor.extract_slice %arg4[0, %arg3, 0] [2, 1, 3] [1, 1, 1] : tensor<2x3x3xi64> to tensor<2x1x3xi64>
      %9 = linalg.copy ins(%extracted_slice_0 : tensor<2x1x3xi64>) outs(%extracted_slice_0 : tensor<2x1x3xi64>) -> tensor<2x1x3xi64>
      %10 = tensor.empty() : tensor<1x1xi64>
      %c2 = arith.constant 2 : index
      %11 = arith.index_castui %7 : i1 to index
      %c3 = arith.constant 3 : index
      %12 = arith.remui %11, %c3 : index
      %extracted_1 = tensor.extract %arg0[%c1, %c2, %12] : tensor<2x3x3xi64>
      %13 = linalg.fill ins(%extracted_1 : i64) outs(%10 : tensor<1x1xi64>) -> tensor<1x1xi64>
      %14 = linalg.depthwise_conv_1d_ncw_cw ins(%extracted_slice_0, %13 : tensor<2x1x3xi64>, tensor<1x1xi64>) outs(%9 : tensor<2x1x3xi64>) -> tensor<2x1x3xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %14 into %arg4[0, %arg3, 0] [2, 1, 3] [1, 1, 1] : tensor<2x1x3xi64> into tensor<2x3x3xi64>
      }
    }
    %cst = arith.constant dense<[[11, 12, 13, 14], [15, 16, 17, 18]]> : tensor<2x4xi64>
    %1:2 = call @f3(%cst, %cst, %cst) : (tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>)
    %2 = tensor.empty() : tensor<2x3x3xi64>
    %extracted = tensor.extract %arg0[%c1, %c0, %c0] : tensor<2x3x3xi64>
    %3 = linalg.fill ins(%extracted : i64) outs(%2 : tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    %4 = tensor.empty() : tensor<2x3x3xi64>
    %5 = linalg.fill ins(%extracted : i64) outs(%4 : tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    %6:4 = call @f4(%3, %5, %extracted) : (tensor<2x3x3xi64>, tensor<2x3x3xi64>, i64) -> (tensor<2x1x3xi64>, tensor<2x3x3xi64>, tensor<2x3x3xi64>, tensor<2x3x3xi64>)
    %cast = tensor.cast %6#2 : tensor<2x3x3xi64> to tensor<?x3x3xi64>
    return %cast, %6#1, %6#0, %1#1, %1#0, %0, %extracted_slice, %6#3 : tensor<?x3x3xi64>, tensor<2x3x3xi64>, tensor<2x1x3xi64>, tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x3x3xi64>, tensor<2x2x1xi64>, tensor<2x3x3xi64>
  }
  func.func private @f4(%arg0: tensor<2x3x3xi64>, %arg1: tensor<2x3x3xi64>, %arg2: i64) -> (tensor<2x1x3xi64>, tensor<2x3x3xi64>, tensor<2x3x3xi64>, tensor<2x3x3xi64>) {
    %mapped = linalg.map { arith.minui } ins(%arg0, %arg1 : tensor<2x3x3xi64>, tensor<2x3x3xi64>) outs(%arg1 : tensor<2x3x3xi64>)
    %extracted_slice = tensor.extract_slice %arg0[0, 1, 0] [2, 1, 3] [1, 2, 1] : tensor<2x3x3xi64> to tensor<2x1x3xi64>
    %0 = call @write4(%extracted_slice) : (tensor<2x1x3xi64>) -> tensor<2x1x3xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x3xi64>) outs(%arg0 : tensor<2x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %4 = arith.addi %in, %out : i64
      %c1_i64 = arith.constant 1 : i64
      %5 = arith.shli %4, %c1_i64 : i64
      linalg.yield %5 : i64
    } -> tensor<2x3x3xi64>
    %2 = tensor.empty() : tensor<2x3x3xi64>
    %3 = linalg.copy ins(%arg0 : tensor<2x3x3xi64>) outs(%2 : tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    return %0, %mapped, %3, %1 : tensor<2x1x3xi64>, tensor<2x3x3xi64>, tensor<2x3x3xi64>, tensor<2x3x3xi64>
  }
  func.func private @f1(%arg0: tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<4x4xi64>, tensor<2x?xi64>, i64) {
    %0 = tensor.empty() : tensor<4x4xi64>
    %c-3_i64 = arith.constant -3 : i64
    %1 = linalg.fill ins(%c-3_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<?x?xi64>, tensor<4x4xi64>) outs(%arg0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %c-3_i64 into %2[%c1, %c2] : tensor<?x?xi64>
    %extracted_slice = tensor.extract_slice %inserted[0, 0] [2, 4] [1, 1] : tensor<?x?xi64> to tensor<2x4xi64>
    %c4 = arith.constant 4 : index
    %3 = tensor.empty(%c4) : tensor<2x?xi64>
    %4 = linalg.copy ins(%extracted_slice : tensor<2x4xi64>) outs(%3 : tensor<2x?xi64>) -> tensor<2x?xi64>
    return %inserted, %1, %4, %c-3_i64 : tensor<?x?xi64>, tensor<4x4xi64>, tensor<2x?xi64>, i64
  }
  func.func private @f2(%arg0: tensor<2x4xi64>, %arg1: i64, %arg2: tensor<2x4xi64>) -> (tensor<?x?xi64>, tensor<2x?xi64>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg0 : tensor<2x4xi64>, tensor<2x4xi64>) outs(%arg0 : tensor<2x4xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.addi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<2x4xi64>
    %cst = arith.constant dense<[[11, 12, 13, 14], [15, 16, 17, 18]]> : tensor<2x4xi64>
    %cast = tensor.cast %arg2 : tensor<2x4xi64> to tensor<?x?xi64>
    %1:4 = call @f1(%cast) : (tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<4x4xi64>, tensor<2x?xi64>, i64)
    return %1#0, %1#2 : tensor<?x?xi64>, tensor<2x?xi64>
  }
  func.func private @f3(%arg0: tensor<2x4xi64>, %arg1: tensor<2x4xi64>, %arg2: tensor<2x4xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>) {
    %cst = arith.constant dense<[2, 3, 0, 1]> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %c11_i64 = arith.constant 11 : i64
    %0 = vector.broadcast %c11_i64 : i64 to vector<4xi64>
    %c0 = arith.constant 0 : index
    %1 = vector.scatter %arg2[%c0, %c0] [%cst], %cst_0, %0 : tensor<2x4xi64>, vector<4xi32>, vector<4xi1>, vector<4xi64> -> tensor<2x4xi64>
    return %1, %arg1 : tensor<2x4xi64>, tensor<2x4xi64>
  }
  func.func private @write4(%arg0: tensor<2x1x3xi64>) -> tensor<2x1x3xi64> {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<[[7, 6, 5], [4, 3, 2]]> : tensor<2x3xi64>
    %cast = tensor.cast %cst : tensor<2x3xi64> to tensor<?x3xi64>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, %c0, 0] [%c2, 1, 3] [1, 1, %c1] : tensor<?x3xi64> into tensor<2x1x3xi64>
    return %inserted_slice : tensor<2x1x3xi64>
  }
}

