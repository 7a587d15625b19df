// bufdiff-profile: calls
// bufdiff-choices: bb1cc91ed2fb0759a016930774902b27adcb56aac6aa9681fcde3964781c6941765d09c9506b25d0
// bufdiff-choices: f814d3a41619bc1333447434a8f7dcb6f924d5ff3f1010fd615e87d0f00865571a95e823bee4e212
// bufdiff-choices: 975292dc24b3c96b4da1c688b684c9491f496c49e5e4026cd43ed8b5bf20d0f647a6b56166a7b1b7
// bufdiff-choices: d8a4e8e039eaad1914991fc7af838d29d2beb2f10c0e9f8ea828f37744423a33a63bbcbffec6f56d
// bufdiff-choices: 6b9d204ceace4120566254adfa19f403893719d8e59f19fafb04e71234c47bbcbaa539893bc0a6bb
// bufdiff-choices: 2ffc710ea44f0f0969c3242a4da06dc1b6e6f4d4b5f553f2c0d889f2c8a02fc5219ecee0601f97f3
// bufdiff-choices: 887bc25e51004c78a83f9b7cbd78718603b39e42cd7f23f602c16d4c860753bdd39908268505954e
// bufdiff-choices: f0e749bec01d83d1e40acb06eadf1cb765839f5ef63c0a4c7563d3d5e0e77606922782231f0dc655
// bufdiff-choices: 99c8abd558094af3764670396ec324e74c92c5136f13d308deffb4da5fdf219842b38ed95794becc
// bufdiff-choices: ea4272bc965472dd35ec6ad9f6db9a2e2dd69ad0edc78680cf0a836241
// bufdiff-features: 17 562 706 792 989 1858 3579 4020 4958 5187 5201 5337 5973 6611 6713 6787 8270
// bufdiff-features: 9034 9255 9479 9981 10819 10872 11037 11047 11162 11304 11408 11759 12276 13021
// bufdiff-features: 13233 13317 13424 13673 14041 14430 14709 15440 15536 15751 15929 16269 16800
// bufdiff-features: 16903 17406 18166 18486 18941 19100 19241 19419 19727 19730 19746 19985 20261
// bufdiff-features: 20838 21140 21154 21522 22095 22221 22416 22709 23393 24184 24402 24812 24826
// bufdiff-features: 25119 26568 26600 26796 27048 27715 27766 27825 28277 28349 29187 29277 29860
// bufdiff-features: 29966 29968 30016 30305 30666 31318 31747 31864 33511 34159 34167 34210 34322
// bufdiff-features: 34564 34623 34647 34745 35003 35163 35312 36784 37183 37655 37694 37786 38783
// bufdiff-features: 39150 40712 40721 41200 41299 41984 41992 41996 42282 42344 42858 43098 43774
// bufdiff-features: 43805 43994 44240 44505 45292 46110 46179 46203 46995 47093 47392 47486 47596
// bufdiff-features: 47762 48038 48678 48974 48991 49135 49300 49393 50717 50894 52042 52148 52322
// bufdiff-features: 52361 52558 52807 52900 52958 53180 53203 53469 54385 54468 54651 54827 54868
// bufdiff-features: 54964 54970 54998 55113 55185 55561 55887 56404 56547 57499 57718 57773 58308
// bufdiff-features: 58319 59070 59082 59445 59802 60187 60686 61699 61944 61969 62218 62453 62675
// bufdiff-features: 63071 63800 63915 64120 64174 64235 64959 64991 65625 66017 66320 66327 66422
// bufdiff-features: 66765 66821 67526 67748 68355 68867 68993 69032 69329 69638 69875 69987 70734
// bufdiff-features: 71169 72450 72629 73141 73289 73455 73802 74000 74257 74362 74617 74833 75133
// bufdiff-features: 76052 76328 76339 76700 77617 77725 78283 78430 78434 78703 78950 79389 80351
// bufdiff-features: 81443 81556 81736 82135 82203 83071 83194 83549 84585 84834 84887 84922 84962
// bufdiff-features: 84990 85176 85843 86125 86357 86844 86992 87017 87563 87895 88321 88350 88732
// bufdiff-features: 88958 89026 89780 89812 90198 91737 92144 92194 92647 92680 93255 93908 95285
// bufdiff-features: 96989 97318 97447 97864 98306 98388 98501 99009 99103 99383 99568 100059 100073
// bufdiff-features: 100808 101264 102204 103339 104054 104303 104931 105346 105462 105642 105858
// bufdiff-features: 105914 106608 107425 107958 108012 108038 108055 108430 108977 109086 109105
// bufdiff-features: 109187 109732 109923 110043 110184 111800 112027 112895 112929 113084 113453
// bufdiff-features: 113823 113940 114139 114143 114354 114547 114601 115471 115778 116109 116939
// bufdiff-features: 117206 117235 117336 117527 117605 117767 118365 118576 119588 119764 120049
// bufdiff-features: 120406 121132 121394 121467 121632 122764 123719 123974 123989 124407 124448
// bufdiff-features: 125040 125616 126398 128182 128438 128554 128768 128916 130500 131025
#map = affine_map<(d0, d1, d2) -> (1, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<?x3x3xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<?x3x3xf64>) {
    %0:6 = call @f4(%arg0) : (tensor<f64>) -> (tensor<2x3x3xf64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
    %c1 = arith.constant 1 : index
    %cst = arith.constant -1.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_read %0#0[%c1, %c1, %c1], %cst : tensor<2x3x3xf64>, vector<3xf64>
    %2 = vector.extract %1[0] : f64 from vector<3xf64>
    %cst_0 = arith.constant 1.000000e+10 : f64
    %3 = arith.cmpf ule, %0#4, %cst_0 : f64
    %4 = scf.if %3 -> (tensor<f64>) {
      %6 = tensor.empty() : tensor<f64>
      scf.yield %0#3 : tensor<f64>
    } else {
      %cast_1 = tensor.cast %0#0 : tensor<2x3x3xf64> to tensor<2x?x?xf64>
      %cst_2 = arith.constant dense<[[[5.000000e-01, 1.500000e+00, 2.500000e+00], [3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00]], [[9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01, 1.750000e+01]]]> : tensor<2x3x3xf64>
      %cast_3 = tensor.cast %cst_2 : tensor<2x3x3xf64> to tensor<2x?x?xf64>
      %6:2 = func.call @f2(%0#0, %cast_1, %cast_3) : (tensor<2x3x3xf64>, tensor<2x?x?xf64>, tensor<2x?x?xf64>) -> (tensor<?x?x?xf64>, tensor<2x?x?xf64>)
      %cst_4 = arith.constant 5.000000e-01 : f64
      %from_elements = tensor.from_elements %cst_4 : tensor<f64>
      %7:5 = func.call @f1(%from_elements) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
      %8 = linalg.rsqrt ins(%0#1 : tensor<f64>) outs(%0#3 : tensor<f64>) -> tensor<f64>
      scf.yield %8 : tensor<f64>
    }
    %cast = tensor.cast %0#0 : tensor<2x3x3xf64> to tensor<2x?x3xf64>
    %generated = tensor.generate  {
      %extracted = tensor.extract %0#3[] : tensor<f64>
      %6 = arith.minimumf %extracted, %0#4 : f64
      tensor.yield %6 : f64
    } : tensor<f64>
    %5:3 = call @f5(%cast, %0#3, %generated) : (tensor<2x?x3xf64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    return %0#2, %4, %5#0, %5#1, %5#2, %arg1 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<?x3x3xf64>
  }
  func.func private @f5(%arg0: tensor<2x?x3xf64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant dense<-0.000000e+00> : tensor<f64>
    %0 = linalg.floor ins(%cst : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2) -> (tensor<f64>) {
      %6 = linalg.copy ins(%cst : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      scf.yield %6 : tensor<f64>
    }
    %2 = tensor.empty() : tensor<f64>
    %3 = linalg.copy ins(%0 : tensor<f64>) outs(%2 : tensor<f64>) -> tensor<f64>
    %4 = tensor.empty() : tensor<f64>
    %5 = linalg.copy ins(%arg2 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
    return %1, %3, %5 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f3(%arg0: tensor<2x3x3xf64>) -> tensor<2x3x3xf64> {
    %0 = tensor.empty() : tensor<2x4x2xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x4x2xf64>) -> tensor<2x4x2xf64>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 2, 3] [1, 2, 1] : tensor<2x3x3xf64> to tensor<2x2x3xf64>
    %2 = linalg.conv_1d_nwc_wcf ins(%1, %extracted_slice : tensor<2x4x2xf64>, tensor<2x2x3xf64>) outs(%arg0 : tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    return %2 : tensor<2x3x3xf64>
  }
  func.func private @f1(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64) {
    %cst = arith.constant dense<[1.150000e+01, 1.050000e+01]> : tensor<2xf64>
    %reduced = linalg.reduce ins(%cst : tensor<2xf64>) outs(%arg0 : tensor<f64>) dimensions = [0] 
      (%in: f64, %init: f64) {
        %3 = arith.maximumf %in, %init : f64
        linalg.yield %3 : f64
      }
    %cst_0 = arith.constant dense<[0, 0, 1, 1]> : vector<4xi32>
    %cst_1 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
    %cst_2 = arith.constant 1.000000e+02 : f64
    %0 = vector.broadcast %cst_2 : f64 to vector<4xf64>
    %c0 = arith.constant 0 : index
    %1 = vector.gather %cst[%c0] [%cst_0], %cst_1, %0 : tensor<2xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
    %2 = vector.extract %1[1] : f64 from vector<4xf64>
    return %reduced, %arg0, %reduced, %2, %cst_2 : tensor<f64>, tensor<f64>, tensor<f64>, f64, f64
  }
  func.func private @f2(%arg0: tensor<2x3x3xf64>, %arg1: tensor<2x?x?xf64>, %arg2: tensor<2x?x?xf64>) -> (tensor<?x?x?xf64>, tensor<2x?x?xf64>) {
    %0 = linalg.ceil ins(%arg1 : tensor<2x?x?xf64>) outs(%arg1 : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x?x?xf64>) outs(%arg1 : tensor<2x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.negf %in : f64
      %5 = arith.addf %4, %out : f64
      linalg.yield %5 : f64
    } -> tensor<2x?x?xf64>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %dim = tensor.dim %arg1, %c2 : tensor<2x?x?xf64>
    %2 = tensor.empty(%c2, %c3, %dim) : tensor<?x?x?xf64>
    %3 = linalg.copy ins(%0 : tensor<2x?x?xf64>) outs(%2 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    return %3, %1 : tensor<?x?x?xf64>, tensor<2x?x?xf64>
  }
  func.func private @f4(%arg0: tensor<f64>) -> (tensor<2x3x3xf64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64) {
    %0 = tensor.empty() : tensor<2x3x3xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %2 = call @f3(%1) : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %3:5 = call @f1(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
    %4 = tensor.empty() : tensor<f64>
    %5 = linalg.copy ins(%3#2 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
    return %2, %3#0, %3#1, %5, %3#4, %cst : tensor<2x3x3xf64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64
  }
}

