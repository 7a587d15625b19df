// bufdiff-profile: calls
// bufdiff-choices: afe8432c2251fb4e7f8db935b0f75d8211d21988c28871d9fc3247f075d5004ef098342aaa30e061
// bufdiff-choices: 481181d1668dfbd91ebb69cb789e04af37b09c4d0d4afa7ba6c79c2dfb7b821e11716aa6e784886a
// bufdiff-choices: a7893122896f337d34d0ab551b124b23ca75b1f822c4fb2e9b6abc23f068821164909692f8ed2238
// bufdiff-choices: 7c4896dbcbd961d815a8c7a96f8b0f668968b20ad0d359ea9d45d0f594eaa8a6cf62cf7841d68acb
// bufdiff-choices: 8a18f626201e28eafb7ca208de1a1f57e37669210f12cfcf88609b6fbef3ea5f6c3b7fdf8a1eb3fd
// bufdiff-choices: 7713734e167914dca90b800e6631257c0deba1b844c723817e8bf68b31b3cc5f56066705ae8cbde7
// bufdiff-choices: d17737a0f205876b7b1762926527d0f64431844c0520391b707b2427e3dc685f267a1273d9c9a37d
// bufdiff-choices: 4f7160ab9e48f30903ac43567028b65c1ae49994064779ea4e9cf131d233778f5270dd18f42a36fb
// bufdiff-choices: de51a93aff3cf69bcc85a188f872ece577917086b783a7a3cb862ae0265c1488764dc0bf01ae001f
// bufdiff-choices: f8fc5ddf39c8bf2d2344ebdc0307022133104831234cd73fc394c76ddadbdb0426d100b7f0b6cf30
// bufdiff-choices: c5
// bufdiff-features: 294 1209 1854 1993 2292 2805 2943 3207 3579 3972 4462 5187 5915 5973 6323 6565
// bufdiff-features: 6595 6611 6812 7404 7541 8134 9479 9972 10384 10762 10819 11012 11162 11297
// bufdiff-features: 11321 11441 12170 12305 12770 13074 13233 13267 14192 14454 14925 15037 15440
// bufdiff-features: 15494 15593 15750 15751 15903 16388 16405 17470 17628 18480 18600 18774 19100
// bufdiff-features: 19113 19164 19241 19419 19496 19545 19579 19606 19713 19717 20023 20220 20686
// bufdiff-features: 20864 21115 21154 21652 21991 22095 22221 22431 22801 22810 22860 23143 23787
// bufdiff-features: 23999 24184 24208 24330 24393 24682 24747 24826 25388 25735 25962 26462 26568
// bufdiff-features: 26808 26922 26940 27048 27825 28652 28866 29066 29968 30625 30666 30811 30896
// bufdiff-features: 31543 31668 31864 31899 32012 32358 32615 32903 33769 34167 34299 34564 34647
// bufdiff-features: 35053 35097 35554 35957 36125 36409 36448 36784 36901 36941 37058 37305 37331
// bufdiff-features: 37786 38702 38783 39457 39674 40132 40479 40540 40580 40712 42080 42094 42282
// bufdiff-features: 42344 42467 42629 42728 42984 43098 43258 43442 43839 44615 44816 44994 45031
// bufdiff-features: 45617 46110 46203 46208 46720 46832 46947 46995 47311 47392 47477 47554 47762
// bufdiff-features: 47782 48136 48333 48577 48598 48974 49106 49800 49956 50283 50469 50894 51341
// bufdiff-features: 52322 52558 52695 52807 52823 52900 52928 52958 53160 53252 53441 53469 53553
// bufdiff-features: 53779 53890 54126 54385 54651 55024 55130 55185 55276 55561 55870 55887 56524
// bufdiff-features: 56592 56599 56814 56882 57103 57718 57773 58024 58308 58316 59070 59860 60283
// bufdiff-features: 60384 60618 61360 61375 61556 61628 61699 61853 61944 61952 61969 62091 62218
// bufdiff-features: 62675 62701 63062 63071 63168 63610 63642 64119 64120 64235 64959 64976 65377
// bufdiff-features: 66097 66202 66320 66422 66765 67388 67538 68355 68457 69081 69623 69728 69987
// bufdiff-features: 70146 70452 70529 71306 71434 71544 72142 72280 72413 73140 73289 73455 73802
// bufdiff-features: 73833 74057 74362 74507 74617 76245 76257 76339 77307 77617 78030 78235 78283
// bufdiff-features: 78430 79099 79389 79972 80007 80290 80533 81039 81229 81380 81411 81443 81511
// bufdiff-features: 81736 82135 82565 82587 83549 83733 84347 84585 84635 85843 86065 86125 86144
// bufdiff-features: 86622 87495 88008 88337 88635 89151 89178 89227 89250 89732 89771 89780 89812
// bufdiff-features: 91058 91289 91524 91737 91767 91973 92144 92194 92647 93083 93255 93318 93944
// bufdiff-features: 94187 94446 94687 94709 94961 95285 96273 96431 97669 97864 97924 98501 98995
// bufdiff-features: 99009 99221 99383 99568 99719 99969 100059 100258 100406 100455 100481 102847
// bufdiff-features: 102897 103132 103315 103383 103415 103851 104069 104253 104303 104580 104931
// bufdiff-features: 105700 105857 105858 107272 107412 107425 107728 108012 108869 108935 109086
// bufdiff-features: 110153 110162 110322 110561 110780 110816 110863 111029 111721 112327 112442
// bufdiff-features: 112712 112800 112917 112929 113374 113920 114028 114712 115471 115711 115990
// bufdiff-features: 116091 116549 116732 116841 117151 117235 117336 117509 117618 117767 118081
// bufdiff-features: 118522 119273 119340 119822 119876 120197 120671 120699 121000 121394 121467
// bufdiff-features: 121626 122135 122163 122225 122764 123764 124448 124484 124657 125040 125113
// bufdiff-features: 125175 125265 125331 126138 126179 127096 127238 127405 127813 127822 127833
// bufdiff-features: 127922 128456 128713 128768 128916 129117 129462 130191 130824 130933 131063
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32> {bufferization.writable = false}) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %mapped = linalg.map ins(%arg1 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>)
      (%in: f32, %init: f32) {
        %extracted = tensor.extract %arg1[%c0, %c0] : tensor<4x4xf32>
        %5 = arith.addf %in, %extracted : f32
        linalg.yield %5 : f32
      }
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %0 = call @f5(%cast, %mapped) : (tensor<?xf32>, tensor<4x4xf32>) -> tensor<?xf32>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg1) -> (tensor<4x4xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[0, %c0] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4x1xf32>
      %cst_4 = arith.constant 1.000000e+10 : f32
      %5 = linalg.fill ins(%cst_4 : f32) outs(%extracted_slice : tensor<4x1xf32>) -> tensor<4x1xf32>
      %inserted_slice = tensor.insert_slice %5 into %arg4[0, %c0] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x4xf32>
      scf.yield %inserted_slice : tensor<4x4xf32>
    }
    %cast_0 = tensor.cast %1 : tensor<4x4xf32> to tensor<?x?xf32>
    %2:2 = call @f2(%cast_0) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %cast_1 = tensor.cast %0 : tensor<?xf32> to tensor<3xf32>
    %3:2 = call @f3(%0, %cast_1) : (tensor<?xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<?xf32>)
    %cast_2 = tensor.cast %0 : tensor<?xf32> to tensor<3xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %4 = call @f4(%cast_2, %cst) : (tensor<3xf32>, f32) -> tensor<3xf32>
    %cast_3 = tensor.cast %3#0 : tensor<3xf32> to tensor<?xf32>
    return %2#0, %2#1, %cast_3, %3#1, %4, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<4x4xf32>
  }
  func.func @f2(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %0 = linalg.round ins(%arg0 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %0, %arg3 = %0) : (index, tensor<?x?xf32>, tensor<?x?xf32>) -> (index, tensor<?x?xf32>, tensor<?x?xf32>) {
      %4 = func.call @part2(%arg2) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      %5 = linalg.negf ins(%arg2 : tensor<?x?xf32>) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %6 = tensor.empty(%dim_1, %dim_2) : tensor<?x?xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?x?xf32>) outs(%6 : tensor<?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        %9 = arith.addf %in, %cst : f32
        linalg.yield %9 : f32
      } -> tensor<?x?xf32>
      %8 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%8) %arg1, %arg2, %arg3 : index, tensor<?x?xf32>, tensor<?x?xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?xf32>):
      %4 = tensor.empty() : tensor<3xf32>
      %cast = tensor.cast %4 : tensor<3xf32> to tensor<?xf32>
      %5:2 = func.call @f1(%cast) : (tensor<?xf32>) -> (tensor<?xf32>, f32)
      %6 = arith.addi %arg1, %c1 : index
      %7 = linalg.min ins(%arg2, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %8 = linalg.round ins(%arg2 : tensor<?x?xf32>) outs(%7 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %9 = linalg.copy ins(%0 : tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %6, %9, %8 : index, tensor<?x?xf32>, tensor<?x?xf32>
    }
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %3 = linalg.copy ins(%1#1 : tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1#2, %3 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func private @f1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, f32) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %0 = arith.index_cast %arg1 : index to i64
      %1 = arith.sitofp %0 : i64 to f32
      tensor.yield %1 : f32
    } : tensor<3xf32>
    %cast = tensor.cast %generated : tensor<3xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %generated : tensor<3xf32> to tensor<?xf32>
    %mapped = linalg.map { arith.minimumf } ins(%cast, %cast_0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>)
    %cst = arith.constant 5.000000e-01 : f32
    return %mapped, %cst : tensor<?xf32>, f32
  }
  func.func private @part2(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    return %extracted_slice : tensor<?x?xf32>
  }
  func.func private @f3(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<?xf32>) {
    %0 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg1) -> (tensor<3xf32>) {
      %extracted = tensor.extract %arg3[%c1] : tensor<3xf32>
      %2 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg3) -> (tensor<3xf32>) {
        %extracted_0 = tensor.extract %arg5[%c0] : tensor<3xf32>
        %cst = arith.constant -0.000000e+00 : f32
        %inserted = tensor.insert %cst into %arg5[%arg2] : tensor<3xf32>
        scf.yield %inserted : tensor<3xf32>
      }
      scf.yield %2 : tensor<3xf32>
    }
    return %1, %0 : tensor<3xf32>, tensor<?xf32>
  }
  func.func private @f4(%arg0: tensor<3xf32>, %arg1: f32) -> tensor<3xf32> {
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %arg1 into %arg0[%c0] : tensor<3xf32>
    %c3 = arith.constant 3 : index
    %from_elements = tensor.from_elements %c3 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<3xf32>, tensor<1xindex>) -> tensor<3xf32>
    return %reshape : tensor<3xf32>
  }
  func.func private @f5(%arg0: tensor<?xf32>, %arg1: tensor<4x4xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.powf ins(%1, %1 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %2 : tensor<?xf32>
  }
}

