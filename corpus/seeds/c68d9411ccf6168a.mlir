// bufdiff-profile: mixed
// bufdiff-choices: dc06cb8582f95e1fb1cee7e28936ff15c5fc562132e48a296cecfc0146e54f898b3531dff8a06683
// bufdiff-choices: 39ccf13025751518503d456a9ff19d3a16a80757258f7e479282ac2e5456a511cdd615c5bb369785
// bufdiff-choices: f8f9ef0f30c44e2eb39da2b3629a33304721e7ba867d68d291e1639cbd5f9d844b39ac5caf23f1c6
// bufdiff-choices: 012fadb4c93dff59afc1a178b440dce937066e3c3b92882005e40e8db3f78a2d73e79ac2354ab8b9
// bufdiff-choices: 3ca853279f2a463bed2926492b3509bd742778241d18c3316528afec0636de784c57d2c17568f5da
// bufdiff-choices: c7f8618064459e9b3bd1835c079f248ebee27d3bd02e350d542bd5c6a745ff14c7fd9680ffa91434
// bufdiff-choices: 9436904db149db9f4f9778e8b9df7008a44eea7599b068d2e2048e12d3147eb39c0b672ac80e1287
// bufdiff-choices: f145390ae1bc9048a18fb65a157c5347a0045cf20cc8f49f1adffe11806eb56ef91d619faeef165e
// bufdiff-choices: 5352c5107a02d1427b9b9d3d3419f5e629424058129d53023426f66bc7a5ddaeec0aca0f549133fb
// bufdiff-choices: 3bcda35a2b185eb4685ca7cce676e0b3b502b05f83acde4185e109c73e6688dcd0e13497dee67366
// bufdiff-choices: 84e3a5c6219dc0bfde7459538149
// bufdiff-features: 276 1162 1904 2248 2898 3207 3377 3579 3999 4374 5201 5834 5973 6360 6702 6809
// bufdiff-features: 8813 9004 9479 9529 9541 9889 10174 10762 10819 11019 11297 11408 11441 11608
// bufdiff-features: 11703 11707 12170 13233 13576 14015 14838 14925 15440 15542 15751 15791 15919
// bufdiff-features: 15929 16086 16383 16822 18330 19241 19746 20686 20749 20838 20864 21115 22018
// bufdiff-features: 22221 22801 22988 23749 23787 24268 24320 24393 24826 25148 25302 25388 26023
// bufdiff-features: 26117 26369 26507 26508 26568 26663 26922 27048 27056 27825 28564 28652 28814
// bufdiff-features: 29684 29968 30348 30462 30666 30718 31876 32615 33251 33853 33994 34159 34167
// bufdiff-features: 34647 36188 36784 37199 37786 38285 39981 40348 40479 40712 41090 41742 42094
// bufdiff-features: 42282 42344 42467 42728 43942 44621 45897 46203 46427 46739 46788 46832 46836
// bufdiff-features: 46995 47236 47341 47392 48577 49800 50476 50894 51894 52148 52322 52558 52807
// bufdiff-features: 52900 52958 53244 53252 53469 54005 54126 54651 55185 55318 55561 55887 56524
// bufdiff-features: 57571 57718 57932 58024 58065 58485 59070 60342 60384 60678 60686 61079 61375
// bufdiff-features: 61556 62925 62927 63062 63071 63249 63435 63642 63800 63915 64235 64959 66422
// bufdiff-features: 66765 68355 69955 69987 70174 71050 71107 71168 71169 71490 72280 72629 72674
// bufdiff-features: 73140 73289 73455 73548 74362 75604 76009 76141 76328 76339 77283 77389 78030
// bufdiff-features: 78283 78385 79229 79389 79462 79778 79850 80256 80436 80554 80710 80894 81047
// bufdiff-features: 81467 81556 81736 82135 82186 82203 83697 84090 84268 84585 84897 85843 85985
// bufdiff-features: 86031 86125 86852 86866 86937 87055 87199 87894 87895 88220 88662 88679 88732
// bufdiff-features: 89780 90198 90202 90543 91074 91289 91319 91767 92022 92647 93150 93255 94360
// bufdiff-features: 94687 94736 94981 95035 95123 95285 95385 95407 95678 96273 96362 96562 96824
// bufdiff-features: 97447 97864 98497 98501 98859 99009 99383 99568 101264 102786 102809 103315
// bufdiff-features: 103851 104253 104303 104405 104931 104987 105346 105750 105857 105858 105914
// bufdiff-features: 106314 107412 107425 107614 108221 108977 109086 109103 109327 110561 112266
// bufdiff-features: 112355 112712 112800 112895 112929 113453 113564 114547 115471 115711 116039
// bufdiff-features: 116312 116543 117235 117336 117509 117512 118576 119120 119439 119514 119588
// bufdiff-features: 119876 120379 120406 121089 121109 121132 121250 121307 121394 121467 121846
// bufdiff-features: 122764 123204 123446 123459 123497 124448 124484 125040 125623 125908 126056
// bufdiff-features: 126179 126928 127553 127736 127850 128364 128438 128456 128768 128916 128968
// bufdiff-features: 129955 130220 130294 130484
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<?x0x?xf64>, %arg1: tensor<5x5xf64>, %arg2: memref<3x0x3xf64>) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<5x5xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x0x?xf64>
    affine.if #set(%dim) {
      %2 = linalg.reciprocal ins(%arg1 : tensor<5x5xf64>) outs(%arg1 : tensor<5x5xf64>) -> tensor<5x5xf64>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<5x5xf64>) outs(%arg1 : tensor<5x5xf64>) {
      ^bb0(%in: f64, %out: f64):
        %4 = arith.cmpf olt, %in, %out : f64
        %5 = arith.select %4, %in, %out : f64
        linalg.yield %5 : f64
      } -> tensor<5x5xf64>
    } else {
      %c1 = arith.constant 1 : index
      %2 = tensor.empty(%c1) : tensor<?xf64>
      %3 = linalg.pooling_nwc_min ins(%arg0, %2 : tensor<?x0x?xf64>, tensor<?xf64>) outs(%arg0 : tensor<?x0x?xf64>) -> tensor<?x0x?xf64>
    }
    %cast = tensor.cast %arg0 : tensor<?x0x?xf64> to tensor<?x?x?xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %0:2 = call @f3(%cast, %arg1, %cst) : (tensor<?x?x?xf64>, tensor<5x5xf64>, f64) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>)
    %1 = call @f4(%arg1) : (tensor<5x5xf64>) -> tensor<5x5xf64>
    return %0#0, %0#1, %1 : tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<5x5xf64>
  }
  func.func @f3(%arg0: tensor<?x?x?xf64>, %arg1: tensor<5x5xf64>, %arg2: f64) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<?x?x?xf64>) outs(%arg0 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %1:2 = scf.for %arg3 = %c1 to %c5 step %c1 iter_args(%arg4 = %0, %arg5 = %0) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>) {
      %c3 = arith.constant 3 : index
      %extracted_slice = tensor.extract_slice %arg1[3, 0] [0, 2] [1, %c3] : tensor<5x5xf64> to tensor<0x2xf64>
      %4:2 = func.call @f2(%extracted_slice, %arg2) : (tensor<0x2xf64>, f64) -> (tensor<0x2xf64>, tensor<3x0x3xf64>)
      %5 = linalg.max ins(%arg4, %0 : tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%arg5 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %c0_2 = arith.constant 0 : index
      %dim_3 = tensor.dim %arg0, %c0_2 : tensor<?x?x?xf64>
      %dim_4 = tensor.dim %arg0, %c1 : tensor<?x?x?xf64>
      %c2_5 = arith.constant 2 : index
      %dim_6 = tensor.dim %arg0, %c2_5 : tensor<?x?x?xf64>
      %6 = tensor.empty(%dim_3, %dim_4, %dim_6) : tensor<?x?x?xf64>
      %7 = linalg.fill ins(%arg2 : f64) outs(%6 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %8 = linalg.mul ins(%7, %arg4 : tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%5 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %9 = tensor.empty(%dim_3, %dim_4, %dim_6) : tensor<?x?x?xf64>
      %10 = linalg.fill ins(%arg2 : f64) outs(%9 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %11 = linalg.round ins(%10 : tensor<?x?x?xf64>) outs(%arg4 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %12 = tensor.empty(%dim_3, %dim_6, %dim_4) : tensor<?x?x?xf64>
      %13 = linalg.fill ins(%arg2 : f64) outs(%12 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %14 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<?x?x?xf64>) outs(%11 : tensor<?x?x?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %15 = arith.cmpf ogt, %in, %out : f64
        %16 = arith.select %15, %in, %out : f64
        linalg.yield %16 : f64
      } -> tensor<?x?x?xf64>
      scf.yield %14, %8 : tensor<?x?x?xf64>, tensor<?x?x?xf64>
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf64>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf64>
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?xf64>
    %2 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xf64>
    %3 = linalg.copy ins(%1#1 : tensor<?x?x?xf64>) outs(%2 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    return %1#0, %3 : tensor<?x?x?xf64>, tensor<?x?x?xf64>
  }
  func.func private @f1(%arg0: tensor<3x0x3xf64>, %arg1: tensor<3x0x3xf64>) -> (tensor<3x0x3xf64>, tensor<3x0x3xf64>, tensor<3x0x2xf64>) {
    %mapped = linalg.map ins(%arg1, %arg0, %arg1 : tensor<3x0x3xf64>, tensor<3x0x3xf64>, tensor<3x0x3xf64>) outs(%arg0 : tensor<3x0x3xf64>)
      (%in: f64, %in_0: f64, %in_1: f64, %init: f64) {
        %4 = arith.mulf %in, %in_0 : f64
        %5 = arith.negf %4 : f64
        %6 = arith.addf %5, %in_1 : f64
        linalg.yield %6 : f64
      }
    %0 = tensor.empty() : tensor<3x0x3xf64>
    %1 = linalg.copy ins(%mapped : tensor<3x0x3xf64>) outs(%0 : tensor<3x0x3xf64>) -> tensor<3x0x3xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %0[0, %c0, 1] [3, %c0, 2] [1, 1, 1] : tensor<3x0x3xf64> to tensor<3x?x2xf64>
    %2 = tensor.empty() : tensor<3x0x2xf64>
    %3 = linalg.copy ins(%extracted_slice : tensor<3x?x2xf64>) outs(%2 : tensor<3x0x2xf64>) -> tensor<3x0x2xf64>
    return %mapped, %1, %3 : tensor<3x0x3xf64>, tensor<3x0x3xf64>, tensor<3x0x2xf64>
  }
  func.func private @f2(%arg0: tensor<0x2xf64>, %arg1: f64) -> (tensor<0x2xf64>, tensor<3x0x3xf64>) {
    %0 = linalg.copy ins(%arg0 : tensor<0x2xf64>) outs(%arg0 : tensor<0x2xf64>) -> tensor<0x2xf64>
    %1 = tensor.empty() : tensor<3x0x3xf64>
    %2 = linalg.fill ins(%arg1 : f64) outs(%1 : tensor<3x0x3xf64>) -> tensor<3x0x3xf64>
    %3:3 = call @f1(%2, %1) : (tensor<3x0x3xf64>, tensor<3x0x3xf64>) -> (tensor<3x0x3xf64>, tensor<3x0x3xf64>, tensor<3x0x2xf64>)
    return %0, %3#0 : tensor<0x2xf64>, tensor<3x0x3xf64>
  }
  func.func @f4(%arg0: tensor<5x5xf64>) -> tensor<5x5xf64> {
    %cst = arith.constant dense<[[7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01, 2.050000e+01, 2.150000e+01], [2.250000e+01, 2.350000e+01, 2.450000e+01, 2.550000e+01, 2.650000e+01], [2.750000e+01, 2.850000e+01, 2.950000e+01, 3.050000e+01, 3.150000e+01]]> : tensor<5x5xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c0, %c1] : tensor<5x5xf64>
    %cst_0 = arith.constant 5.000000e-01 : f64
    %0 = arith.cmpf une, %extracted, %cst_0 : f64
    %1 = arith.select %0, %arg0, %cst : tensor<5x5xf64>
    return %1 : tensor<5x5xf64>
  }
}

