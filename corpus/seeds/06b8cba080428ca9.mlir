// bufdiff-profile: mixed
// bufdiff-choices: b315d453dbe5854c87b88b9f0ee689c567cdbf09e0a4669b075eb26cbcaa163a0b710ec435844e64
// bufdiff-choices: dc795497d0a8921ab3e1ec3bf2cadd1aaeb7139c5faba457b4ba6c08a13498b6e6a25f1b14f1ce23
// bufdiff-choices: e0ea1693f4da2e998557e4c000d4cf8765c12009610d9460a465bdad971b9cf800aaee39508bd4a3
// bufdiff-choices: 47234b9b36a2d5cca47ceb8494ec4832dc1a59d22a1e40cfe3703315fa90123ef30717c2a4b6028b
// bufdiff-choices: 3af0815d7458c38f655d8e768c1e7e7694874b5e8f7e6949cdb29893dfcc6830ab1707391ca18df8
// bufdiff-choices: fad62a9ea833cadc32988b09cd0c0a2a574b15d0c3d12909728b85fcbe29b4c75a4a165369c3bf9d
// bufdiff-choices: 677bfcfdc51a103d3c000f88f5bd3ccbacfea1a1fa92563695bb88930e0c093269ff9d32266f882d
// bufdiff-choices: fde91604070864997a694f6a74186bdfb2b0e7165b676092dbaec7df7e4a2f5cff3415903aefc6e1
// bufdiff-choices: 059893eaa9cbbb6e1a9cf12aeded9725f1d1c88f4f4c08edb58d36bda5ee23dedc65477ebc74c5fd
// bufdiff-choices: f6bb
// bufdiff-features: 103 729 2374 3057 3579 3999 4280 5187 5201 5834 5973 6360 6565 6611 7122 8160
// bufdiff-features: 8790 9479 9715 10819 11162 11321 11758 12561 12638 13233 13387 13424 13936
// bufdiff-features: 14345 14884 15440 15662 15751 15929 16086 16161 16264 16269 16383 16617 18166
// bufdiff-features: 18887 18952 18984 19241 19419 19441 19746 20261 20838 21154 21744 22095 22221
// bufdiff-features: 22280 22355 22750 23787 24184 24268 24393 24826 25302 25388 25962 26050 26568
// bufdiff-features: 27048 27132 27825 28010 28349 28724 29277 29502 29684 29968 30247 30666 30718
// bufdiff-features: 31193 31864 31876 32116 32615 33155 33409 33985 34167 34564 34623 34647 35097
// bufdiff-features: 35098 35610 36014 36674 36784 36887 37183 37251 37761 37786 37979 38285 38799
// bufdiff-features: 39150 39316 39355 39856 40070 40133 40405 40712 41055 41164 41685 41984 42282
// bufdiff-features: 42398 42653 43171 43942 44132 45292 45779 46095 46203 46404 46995 47093 47230
// bufdiff-features: 47236 47244 47392 48451 48598 48974 49657 49745 50717 50894 52148 52322 52759
// bufdiff-features: 52900 52958 54385 54651 55185 55246 55270 55561 55593 55887 56087 56404 57718
// bufdiff-features: 57773 58024 58319 58973 59070 60243 60342 61079 61350 61699 61944 61969 62035
// bufdiff-features: 62218 62633 62675 63071 63435 63610 63800 63915 64120 64235 64309 64959 64976
// bufdiff-features: 65100 66046 66053 66202 66489 66765 67748 68355 68408 68797 69817 69987 70437
// bufdiff-features: 70568 71169 71306 71851 71891 71928 72697 73086 73289 73330 73455 73725 73802
// bufdiff-features: 74057 74255 74336 74362 74617 74833 76695 76700 76748 76953 77551 77598 77617
// bufdiff-features: 78283 78385 78430 78526 79389 79410 79850 81047 81265 81542 81707 81736 82011
// bufdiff-features: 82135 82182 82203 83194 83261 83549 83697 83963 84480 84585 84897 84922 84962
// bufdiff-features: 84979 85047 85633 86031 86125 86348 86441 86774 87585 87666 88081 88220 88732
// bufdiff-features: 89326 89557 89780 89812 90585 91049 91319 91558 91737 91958 92022 92194 92647
// bufdiff-features: 93150 93255 94178 94360 94995 95053 95289 95407 96273 96323 96421 96464 96562
// bufdiff-features: 96882 97447 97613 97864 98501 99009 99383 99568 100022 100258 101258 101324
// bufdiff-features: 102461 102602 103315 104072 104123 104303 104790 104796 104931 105346 105750
// bufdiff-features: 105902 106314 107214 107302 107412 107425 107614 107779 108012 108038 108116
// bufdiff-features: 108800 108935 108977 109086 109440 109579 109657 109923 110780 110952 110997
// bufdiff-features: 111135 112065 112327 112895 112929 114547 115155 115471 115894 116892 116903
// bufdiff-features: 117206 117336 117858 118576 118884 119301 119343 119572 119678 120049 120197
// bufdiff-features: 120406 121109 121394 121467 122286 122728 122764 123697 123719 124448 124484
// bufdiff-features: 124614 124824 124839 125040 125453 125850 126179 126441 128456 128768 128916
// bufdiff-features: 129292 129630 129955 130484 130500
module {
  func.func @main(%arg0: tensor<f64>) -> (tensor<3x?x?xf64>, tensor<f64>, tensor<?x?x?xf64>, tensor<3x3x?xf64>, tensor<f64>, tensor<f64>, f64, f64) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %cst = arith.constant 1.000000e+00 : f64
    %0 = arith.cmpf uno, %extracted, %cst : f64
    scf.if %0 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %4 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %arg0) -> (tensor<f64>) {
        %cst_2 = arith.constant dense<2.000000e+00> : tensor<3x4x4xf64>
        %cast_3 = tensor.cast %cst_2 : tensor<3x4x4xf64> to tensor<?x?x?xf64>
        %cst_4 = arith.constant dense<-6.000000e+00> : tensor<3x1x1xf64>
        %cast_5 = tensor.cast %cst_4 : tensor<3x1x1xf64> to tensor<3x?x?xf64>
        %5:3 = func.call @f1(%arg2, %cast_3, %cast_5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<?x?x?xf64>, tensor<3x?x?xf64>) -> (tensor<3x?x?xf64>, tensor<f64>, tensor<3x?x?xf64>)
        %extracted_6 = tensor.extract %arg2[] : tensor<f64>
        %6 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg0, %arg0 : tensor<f64>, tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
        %extracted_7 = tensor.extract %6[] : tensor<f64>
        %cst_8 = arith.constant -6.000000e+00 : f64
        %7 = linalg.fill ins(%cst_8 : f64) outs(%6 : tensor<f64>) -> tensor<f64>
        scf.yield %7 : tensor<f64>
      }
    }
    %cst_0 = arith.constant 1.000000e+01 : f64
    %from_elements = tensor.from_elements %cst_0 : tensor<f64>
    %1 = call @f2(%from_elements, %cst_0) : (tensor<f64>, f64) -> tensor<f64>
    %cst_1 = arith.constant dense<[[[2.500000e+00, 3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01]], [[1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01]], [[2.050000e+01, 2.150000e+01, 2.250000e+01], [2.350000e+01, 2.450000e+01, 2.550000e+01], [2.650000e+01, 2.750000e+01, 2.850000e+01]]]> : tensor<3x3x3xf64>
    %2:3 = call @f3(%cst_1) : (tensor<3x3x3xf64>) -> (tensor<3x?x?xf64>, tensor<f64>, tensor<3x3x3xf64>)
    %cast = tensor.cast %2#2 : tensor<3x3x3xf64> to tensor<?x?x?xf64>
    %3:2 = call @f4(%cast) : (tensor<?x?x?xf64>) -> (tensor<?x?x?xf64>, tensor<3x3x?xf64>)
    return %2#0, %2#1, %3#0, %3#1, %from_elements, %1, %cst_0, %extracted : tensor<3x?x?xf64>, tensor<f64>, tensor<?x?x?xf64>, tensor<3x3x?xf64>, tensor<f64>, tensor<f64>, f64, f64
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: f64) -> tensor<f64> {
    %0 = linalg.negf ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %inserted = tensor.insert %arg1 into %0[] : tensor<f64>
    return %inserted : tensor<f64>
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<?x?x?xf64>, %arg2: tensor<3x?x?xf64>) -> (tensor<3x?x?xf64>, tensor<f64>, tensor<3x?x?xf64>) {
    %0 = linalg.round ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    vector.print %extracted : f64
    %cst = arith.constant 7.250000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%arg2 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    return %1, %0, %1 : tensor<3x?x?xf64>, tensor<f64>, tensor<3x?x?xf64>
  }
  func.func private @f3(%arg0: tensor<3x3x3xf64>) -> (tensor<3x?x?xf64>, tensor<f64>, tensor<3x3x3xf64>) {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %cast = tensor.cast %arg0 : tensor<3x3x3xf64> to tensor<?x?x?xf64>
    %cast_0 = tensor.cast %arg0 : tensor<3x3x3xf64> to tensor<3x?x?xf64>
    %2:3 = call @f1(%1, %cast, %cast_0) : (tensor<f64>, tensor<?x?x?xf64>, tensor<3x?x?xf64>) -> (tensor<3x?x?xf64>, tensor<f64>, tensor<3x?x?xf64>)
    %3 = tensor.empty() : tensor<3x3x3xf64>
    %4 = linalg.copy ins(%2#0 : tensor<3x?x?xf64>) outs(%3 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    return %2#2, %2#1, %4 : tensor<3x?x?xf64>, tensor<f64>, tensor<3x3x3xf64>
  }
  func.func private @f4(%arg0: tensor<?x?x?xf64>) -> (tensor<?x?x?xf64>, tensor<3x3x?xf64>) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<?x?x?xf64>) outs(%arg0 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.for %arg1 = %c0 to %c4 step %c2 iter_args(%arg2 = %0, %arg3 = %0, %arg4 = %cst) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>, f64) {
      %4 = linalg.fill ins(%arg4 : f64) outs(%arg3 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %5 = linalg.exp ins(%0 : tensor<?x?x?xf64>) outs(%4 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %6 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%5, %0 : tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%arg2 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %dim_0 = tensor.dim %arg0, %c2 : tensor<?x?x?xf64>
      %generated = tensor.generate %dim_0 {
      ^bb0(%arg5: index, %arg6: index, %arg7: index):
        %8 = arith.index_cast %arg5 : index to i64
        %9 = arith.sitofp %8 : i64 to f64
        %10 = arith.index_cast %arg6 : index to i64
        %11 = arith.sitofp %10 : i64 to f64
        %12 = arith.index_cast %arg7 : index to i64
        %13 = arith.sitofp %12 : i64 to f64
        %14 = arith.addf %9, %11 : f64
        %15 = arith.addf %14, %13 : f64
        tensor.yield %15 : f64
      } : tensor<3x3x?xf64>
      %7 = linalg.div ins(%generated, %0 : tensor<3x3x?xf64>, tensor<?x?x?xf64>) outs(%6 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      scf.yield %7, %5, %arg4 : tensor<?x?x?xf64>, tensor<?x?x?xf64>, f64
    }
    %dim = tensor.dim %arg0, %c2 : tensor<?x?x?xf64>
    %2 = tensor.empty(%dim) : tensor<3x3x?xf64>
    %3 = linalg.copy ins(%1#1 : tensor<?x?x?xf64>) outs(%2 : tensor<3x3x?xf64>) -> tensor<3x3x?xf64>
    return %1#0, %3 : tensor<?x?x?xf64>, tensor<3x3x?xf64>
  }
}

