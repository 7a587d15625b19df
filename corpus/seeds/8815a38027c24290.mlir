// bufdiff-profile: types
// bufdiff-choices: d681011b00dad7e8f7e5723be11038992efb485d104e460403ba922004f776ec7819a4a8e48676c2
// bufdiff-choices: f63ca35db5d5028874ed3071f8f00ce37dc0033c8bd10a316d9e1bcb5c11b28555eb5cc94fa5864f
// bufdiff-choices: 3e513ccbf184a28f0bbb294887dd90a91ed5ebc99175ade989b3a459e16454cda693950d2d4f1570
// bufdiff-choices: 5a68978407a847f525316800213e208c27c00243ae3fdb84b450a0edda088f1809fd0953103ec718
// bufdiff-choices: bc28283fc87ff5efadc9bcb0ab38fab32364d227df94f0083b187ad5afdf2982cd03fa3570472794
// bufdiff-choices: 97142504ef65cad29efb2eaaf8442b20437c6f0d4c046627b652148ab77847387bade482129959e2
// bufdiff-choices: 79c3d20dd69284849960f58d93abd3926cd9d7e3704b5f3f77171830ef1cb51295cc9573e0e65f74
// bufdiff-choices: e9e9ced44c526d3821a1eb539d691f1edea3e0119464eaa8986022391187842c8cd63b5f8ee58c93
// bufdiff-choices: 034a8b553b59e945659cd8a6785d66f4c1594c49b414539b689cb9073c6cc65066
// bufdiff-features: 706 1854 2225 2339 3543 3579 4165 4220 4967 5005 5201 5712 5973 6136 6163 6314
// bufdiff-features: 6363 6611 6808 6854 7416 7786 8829 9479 9852 10018 10372 10872 11162 11255
// bufdiff-features: 11831 12560 13233 13424 13623 13915 14015 14109 14196 14704 15383 15440 15610
// bufdiff-features: 15751 16269 17915 18166 18822 18952 19332 19746 20276 20827 21154 22072 22154
// bufdiff-features: 22221 22280 22344 22448 23225 23632 24184 24259 24393 24826 25388 26414 26568
// bufdiff-features: 27048 27766 27825 28349 28774 29066 29104 29255 29684 30666 31492 31727 31972
// bufdiff-features: 32509 32809 33234 33242 33400 33931 33940 34167 34370 34564 34647 34745 34785
// bufdiff-features: 35768 36542 36784 36936 37183 37251 37435 37694 37761 37786 38152 38783 39612
// bufdiff-features: 40202 40621 40712 41984 43098 43209 43485 43774 43905 44132 44839 45617 46095
// bufdiff-features: 46203 46995 47200 47392 47486 48174 48856 48974 49635 49657 49968 50005 50894
// bufdiff-features: 51475 52148 52170 52203 52322 52558 52900 52958 53243 53797 53887 54408 54651
// bufdiff-features: 54827 54964 55113 55185 55837 55870 56404 57319 57353 57383 57718 58025 59070
// bufdiff-features: 59098 59620 59990 60092 60686 61430 61699 61885 62423 62641 62675 62876 63511
// bufdiff-features: 63512 63530 63610 63800 63929 64110 64120 64959 65133 65625 66195 66422 66623
// bufdiff-features: 66765 66995 68355 68457 68746 68867 69875 69987 70036 70437 70529 70988 71169
// bufdiff-features: 71290 71904 71944 72243 72508 72629 73141 73289 73330 73455 74057 74255 74362
// bufdiff-features: 74617 75134 75745 75952 76052 76339 76818 76953 77129 77261 77477 77749 78283
// bufdiff-features: 78430 78457 78950 79279 79334 79389 79652 79852 80400 80976 81047 81556 81707
// bufdiff-features: 81736 81801 82011 82135 82203 82317 83194 83552 84585 84887 84922 85605 85843
// bufdiff-features: 86125 86992 86994 87017 87248 88480 88662 88732 88958 89151 89178 89780 89812
// bufdiff-features: 90272 90570 91368 91737 92194 92647 92719 92789 93875 94656 94746 94792 94913
// bufdiff-features: 95285 95507 95603 96439 96989 97318 97447 97864 98194 98201 98501 99009 99294
// bufdiff-features: 99383 99568 99757 100025 100641 101342 101803 102204 103123 103646 103851
// bufdiff-features: 104026 104658 104808 104931 104952 105579 105837 105858 106314 106352 107197
// bufdiff-features: 107412 107425 107783 108869 109028 109086 109187 109895 110136 110780 110816
// bufdiff-features: 111765 112057 112275 112787 112929 112952 113940 113959 114221 114547 114601
// bufdiff-features: 115414 115471 116393 116627 116827 117222 117235 117319 117336 119343 119564
// bufdiff-features: 119597 119764 119845 120049 120406 120920 121132 121394 121467 121471 121632
// bufdiff-features: 122732 122764 123225 123719 124448 125202 125616 125880 125956 126043 126825
// bufdiff-features: 126932 127254 127834 128768 128916 129262 129398 129409 129878 130353 130500
module {
  func.func private @f4(%arg0: tensor<bf16>, %arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<bf16>) -> (tensor<3x1x2xbf16>, tensor<bf16>, tensor<bf16>) {
    %cst = arith.constant 1.000000e+01 : bf16
    %0 = linalg.fill ins(%cst : bf16) outs(%arg1 : tensor<bf16>) -> tensor<bf16>
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %6 = arith.index_cast %arg4 : index to i64
      %7 = arith.sitofp %6 : i64 to bf16
      %8 = arith.index_cast %arg5 : index to i64
      %9 = arith.sitofp %8 : i64 to bf16
      %10 = arith.index_cast %arg6 : index to i64
      %11 = arith.sitofp %10 : i64 to bf16
      %12 = arith.mulf %7, %9 : bf16
      %13 = arith.maximumf %12, %11 : bf16
      tensor.yield %13 : bf16
    } : tensor<3x1x2xbf16>
    %1 = tensor.empty() : tensor<1x1x1xbf16>
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %3 = linalg.conv_1d_ncw_fcw ins(%generated, %2 : tensor<3x1x2xbf16>, tensor<1x1x1xbf16>) outs(%generated : tensor<3x1x2xbf16>) -> tensor<3x1x2xbf16>
    %4 = tensor.empty() : tensor<bf16>
    %5 = linalg.copy ins(%arg1 : tensor<bf16>) outs(%4 : tensor<bf16>) -> tensor<bf16>
    return %3, %5, %0 : tensor<3x1x2xbf16>, tensor<bf16>, tensor<bf16>
  }
  func.func private @f2(%arg0: tensor<?x3x?xbf16>) -> (tensor<bf16>, tensor<bf16>, tensor<1x2x1x2xi32>, tensor<?x?xbf16>) {
    %0 = linalg.floor ins(%arg0 : tensor<?x3x?xbf16>) outs(%arg0 : tensor<?x3x?xbf16>) -> tensor<?x3x?xbf16>
    %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x3x?xbf16> into tensor<?x?xbf16>
    %1 = tensor.empty() : tensor<bf16>
    %cst = arith.constant 3.000000e+00 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<bf16>) -> tensor<bf16>
    %cst_0 = arith.constant 7.250000e+00 : f32
    %3:3 = call @f1(%2, %2, %2, %cst_0) : (tensor<bf16>, tensor<bf16>, tensor<bf16>, f32) -> (tensor<1x2x1x2xi32>, tensor<bf16>, tensor<bf16>)
    %4 = tensor.empty() : tensor<bf16>
    %5 = linalg.copy ins(%3#1 : tensor<bf16>) outs(%4 : tensor<bf16>) -> tensor<bf16>
    return %3#2, %5, %3#0, %collapsed : tensor<bf16>, tensor<bf16>, tensor<1x2x1x2xi32>, tensor<?x?xbf16>
  }
  func.func private @f1(%arg0: tensor<bf16>, %arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: f32) -> (tensor<1x2x1x2xi32>, tensor<bf16>, tensor<bf16>) {
    %0 = linalg.log ins(%arg0 : tensor<bf16>) outs(%arg1 : tensor<bf16>) -> tensor<bf16>
    %1 = tensor.empty() : tensor<1x2x1x2xi32>
    %c127_i32 = arith.constant 127 : i32
    %2 = linalg.fill ins(%c127_i32 : i32) outs(%1 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %3 = tensor.empty() : tensor<1x2x2x1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %2[%c0, %c0, %c0, %c1] : tensor<1x2x1x2xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    %cst = arith.constant dense<[[[[3], [2]]], [[[1], [0]]]]> : tensor<2x1x2x1xi32>
    %5 = linalg.conv_2d_nhwc_fhwc_q ins(%4, %cst, %extracted, %extracted : tensor<1x2x2x1xi32>, tensor<2x1x2x1xi32>, i32, i32) outs(%2 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    return %5, %0, %arg2 : tensor<1x2x1x2xi32>, tensor<bf16>, tensor<bf16>
  }
  func.func private @f3(%arg0: tensor<1x3x1xbf16>) -> (tensor<1x3x1xbf16>, index) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : bf16
    %inserted = tensor.insert %cst into %arg0[%c0, %c0, %c0] : tensor<1x3x1xbf16>
    %rank = tensor.rank %inserted : tensor<1x3x1xbf16>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %splat = tensor.splat %cst[%c1, %c3, %c1] : tensor<?x?x?xbf16>
    return %inserted, %rank : tensor<1x3x1xbf16>, index
  }
  func.func @main(%arg0: tensor<1x3x1xbf16>, %arg1: bf16, %arg2: tensor<bf16> {bufferization.writable = false}, %arg3: memref<?x3x1xbf16, strided<[?, ?, ?], offset: ?>>, %arg4: memref<1x3x1xbf16>) -> (tensor<bf16>, tensor<bf16>, tensor<3x1x2xbf16>, tensor<bf16>, tensor<bf16>, tensor<1x2x1x2xi32>, tensor<?x?xbf16>, tensor<1x3x1xbf16>, index, index) {
    %cst = arith.constant dense<1.050000e+01> : tensor<bf16>
    %0:3 = call @f4(%arg2, %cst, %cst, %cst) : (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>) -> (tensor<3x1x2xbf16>, tensor<bf16>, tensor<bf16>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.while (%arg5 = %c0, %arg6 = %0#0) : (index, tensor<3x1x2xbf16>) -> (index, tensor<3x1x2xbf16>) {
      %4 = arith.cmpi ult, %arg5, %c1 : index
      %cst_0 = arith.constant 9.999220e+09 : bf16
      %5 = arith.cmpf ogt, %arg1, %cst_0 : bf16
      %6 = arith.andi %4, %5 : i1
      scf.condition(%6) %arg5, %arg6 : index, tensor<3x1x2xbf16>
    } do {
    ^bb0(%arg5: index, %arg6: tensor<3x1x2xbf16>):
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %4 = scf.for %arg7 = %c0 to %c4 step %c2 iter_args(%arg8 = %arg6) -> (tensor<3x1x2xbf16>) {
        %8 = linalg.copy ins(%0#0 : tensor<3x1x2xbf16>) outs(%arg8 : tensor<3x1x2xbf16>) -> tensor<3x1x2xbf16>
        scf.yield %8 : tensor<3x1x2xbf16>
      }
      %5 = arith.addi %arg5, %c1 : index
      %6 = tensor.empty() : tensor<1xbf16>
      %7 = linalg.pooling_ncw_sum ins(%0#0, %6 : tensor<3x1x2xbf16>, tensor<1xbf16>) outs(%arg6 : tensor<3x1x2xbf16>) -> tensor<3x1x2xbf16>
      scf.yield %5, %7 : index, tensor<3x1x2xbf16>
    }
    %cast = tensor.cast %arg0 : tensor<1x3x1xbf16> to tensor<?x3x?xbf16>
    %2:4 = call @f2(%cast) : (tensor<?x3x?xbf16>) -> (tensor<bf16>, tensor<bf16>, tensor<1x2x1x2xi32>, tensor<?x?xbf16>)
    %generated = tensor.generate  {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      %4 = arith.index_cast %arg5 : index to i64
      %5 = arith.sitofp %4 : i64 to bf16
      %6 = arith.index_cast %arg6 : index to i64
      %7 = arith.sitofp %6 : i64 to bf16
      %8 = arith.index_cast %arg7 : index to i64
      %9 = arith.sitofp %8 : i64 to bf16
      %10 = arith.mulf %5, %7 : bf16
      %11 = arith.minimumf %10, %9 : bf16
      tensor.yield %11 : bf16
    } : tensor<1x3x1xbf16>
    %3:2 = call @f3(%generated) : (tensor<1x3x1xbf16>) -> (tensor<1x3x1xbf16>, index)
    return %0#1, %0#2, %1#1, %2#0, %2#1, %2#2, %2#3, %3#0, %3#1, %1#0 : tensor<bf16>, tensor<bf16>, tensor<3x1x2xbf16>, tensor<bf16>, tensor<bf16>, tensor<1x2x1x2xi32>, tensor<?x?xbf16>, tensor<1x3x1xbf16>, index, index
  }
}

