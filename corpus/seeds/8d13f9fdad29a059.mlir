// bufdiff-profile: idioms
// bufdiff-choices: 15d0db8b913e409633b026269e44c4a3ec5c502b25a054373a9eb1d8c4ed614f869e1c18b5c862e6
// bufdiff-choices: 92d8f957349c29cb41c38c381a8e50cef5e5ba6d953750e98f8a0bbb1639fe56dd8daef8dc4ea5cd
// bufdiff-choices: ee0c59a60c756ac2ad4f993b47130a0802e66f4fc7c7e7e4bb50816594ad1d0cd4f7515abdf1d966
// bufdiff-choices: df06a58e1330fe97f9636350046eabeabdd35f095fe682d8c8f004379a3a0f6296e29e9232cd668c
// bufdiff-choices: 10ecc5369681
// bufdiff-features: 1547 2898 4738 4958 5201 5296 5973 6002 6611 6787 7658 9293 11162 11500 12170
// bufdiff-features: 12648 13233 13444 13915 14454 15440 15640 15751 16067 18588 19014 19746 19923
// bufdiff-features: 20686 21522 21760 22095 22280 22856 24135 24466 24826 25037 25078 25388 26253
// bufdiff-features: 26568 27048 27725 27825 28179 29590 29968 30293 30666 31231 31492 31899 31972
// bufdiff-features: 32615 32804 33853 34167 34601 34647 35163 35364 35391 36542 36784 38435 38783
// bufdiff-features: 40479 40712 41885 42282 42344 42728 43207 43758 44007 44240 44621 44758 45180
// bufdiff-features: 46110 46203 46832 46874 46995 47392 47486 48974 49956 50469 51415 52062 52148
// bufdiff-features: 52322 52900 52958 53244 53252 53469 54180 54559 54651 54970 54998 55113 55202
// bufdiff-features: 55887 57499 57718 59038 59070 61271 61350 61556 61699 63062 63642 64120 64435
// bufdiff-features: 64959 65778 66195 66414 66995 67132 67748 68355 69660 69987 70119 71169 72674
// bufdiff-features: 73140 73141 73289 73455 73802 74057 74362 74507 74617 74881 75337 76149 76308
// bufdiff-features: 76953 76973 78283 78430 78950 79229 79279 79389 81736 81976 82267 83412 83672
// bufdiff-features: 84399 84585 84887 85051 85640 85843 86125 87199 87408 88732 89110 89780 89812
// bufdiff-features: 90070 90383 91737 92194 92863 94746 95096 95273 95285 95507 96297 96329 96989
// bufdiff-features: 97318 97864 98550 99009 100059 100650 100689 101264 104303 104931 105252 105579
// bufdiff-features: 106761 107400 107783 108726 108992 109086 110153 110552 111559 111765 112065
// bufdiff-features: 112279 112369 112474 112800 112929 113084 113209 113295 113940 113959 114308
// bufdiff-features: 114874 115471 115778 117235 117293 117839 118841 118984 119876 120404 120920
// bufdiff-features: 121370 121394 121467 122764 124232 124448 124604 124657 124917 125702 125777
// bufdiff-features: 125908 127834 128768 129058 129415 129849 130541 130761 130933
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<2x2xf64>, %arg1: tensor<2x2xf64>, %arg2: tensor<?x?xf64>, %arg3: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<?x?xf64>, tensor<2x2xf64>, tensor<2x2xf64>, f64) {
    %0 = linalg.softmax dimension(0) ins(%arg2 : tensor<?x?xf64>) outs(%arg2 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %cst = arith.constant dense<[[3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00]]> : tensor<2x2xf64>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2, %c2) : tensor<?x?x2xf64>
    %cst_0 = arith.constant 0.000000e+00 : f64
    %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<?x?x2xf64>) -> tensor<?x?x2xf64>
    %3 = linalg.batch_vecmat ins(%arg3, %2 : tensor<2x2xf64>, tensor<?x?x2xf64>) outs(%cst : tensor<2x2xf64>) -> tensor<2x2xf64>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 2] [1, 1] : tensor<2x2xf64> to tensor<2x2xf64>
    %4 = tensor.empty() : tensor<2x2xf64>
    %5 = linalg.copy ins(%cst : tensor<2x2xf64>) outs(%4 : tensor<2x2xf64>) -> tensor<2x2xf64>
    return %3, %0, %extracted_slice, %5, %cst_0 : tensor<2x2xf64>, tensor<?x?xf64>, tensor<2x2xf64>, tensor<2x2xf64>, f64
  }
  func.func @main(%arg0: tensor<?xf64>, %arg1: i64) -> (tensor<2x2xf64>, tensor<2x2xf64>, tensor<?x?xf64>, tensor<2x?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %0 = tensor.empty(%dim) : tensor<?xf64>
    %cst = arith.constant 1.000000e+02 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %2 = tensor.empty(%dim) : tensor<?xf64>
    %cst_0 = arith.constant 1.000000e+00 : f64
    %3 = linalg.fill ins(%cst_0 : f64) outs(%2 : tensor<?xf64>) -> tensor<?xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<?xf64>) outs(%0 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.divf %in, %cst_0 : f64
      linalg.yield %10 : f64
    } -> tensor<?xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<?xf64>) outs(%4 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.maximumf %in, %out : f64
      linalg.yield %10 : f64
    } -> tensor<?xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %4 : tensor<?xf64>, tensor<?xf64>) outs(%1 : tensor<?xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %10 = arith.negf %in : f64
      %11 = arith.addf %10, %in_2 : f64
      linalg.yield %11 : f64
    } -> tensor<?xf64>
    %7 = tensor.empty() : tensor<2x2xf64>
    %8 = linalg.fill ins(%cst : f64) outs(%7 : tensor<2x2xf64>) -> tensor<2x2xf64>
    %cast = tensor.cast %8 : tensor<2x2xf64> to tensor<?x?xf64>
    %9:5 = call @f1(%8, %8, %cast, %8) : (tensor<2x2xf64>, tensor<2x2xf64>, tensor<?x?xf64>, tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<?x?xf64>, tensor<2x2xf64>, tensor<2x2xf64>, f64)
    %cast_1 = tensor.cast %9#0 : tensor<2x2xf64> to tensor<2x?xf64>
    %extracted_slice = tensor.extract_slice %4[0] [%dim] [1] : tensor<?xf64> to tensor<?xf64>
    return %9#3, %9#2, %9#1, %cast_1, %6, %5, %extracted_slice : tensor<2x2xf64>, tensor<2x2xf64>, tensor<?x?xf64>, tensor<2x?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>
  }
}

